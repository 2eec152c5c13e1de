package game

import (
	"encoding/json"
	"fmt"
	"slices"
	"testing"
)

// quartet is a game of four seats on two sides, those across the table being partners: in
// every round all hide a number at once, each is asked something while they lie there, a
// die is rolled, all is shown, and the sides score.
type quartet struct {
	Open   bool // partners may look at each other's numbers
	At     int
	Hidden [4]int // 0: none
	Score  [2]int
	Dice   Source
	Told   []string
}

var quartetHeader = Header{Game: "quartet", Rules: "1", Edition: "1", Catalogue: "1", Seed: 7,
	Squads: []json.RawMessage{[]byte(`"a"`), []byte(`"b"`), []byte(`"c"`), []byte(`"d"`)}}

func startQuartet(h Header) (State, error) {
	if len(h.Squads) != 4 {
		return nil, fmt.Errorf("%d squads", len(h.Squads))
	}
	return &quartet{Dice: NewSource(h.Seed, 0)}, nil
}

func startOpenQuartet(h Header) (State, error) {
	return &quartet{Open: true, Dice: NewSource(h.Seed, 0)}, nil
}

func (q *quartet) Sides() []Side { return []Side{0, 1, 0, 1} }

func (q *quartet) Clone() State {
	c := *q
	c.Told = slices.Clone(q.Told)
	return &c
}

func (q *quartet) Step() string       { return fmt.Sprint("quartet/", q.At) }
func (q *quartet) Reseed(seed uint64) { q.Dice = NewSource(seed, 0) }

func (q *quartet) Outcome() (Outcome, bool) {
	winner := NoSide
	switch {
	case q.Score[0] > q.Score[1]:
		winner = 0
	case q.Score[0] < q.Score[1]:
		winner = 1
	}
	return Outcome{Winner: winner}, q.At >= 12
}

func (q *quartet) Imagine(seat Seat, seed uint64, b Belief) {
	q.Reseed(seed)
	for s, n := range q.Hidden {
		if n == 0 || q.sees(seat, Seat(s)) {
			continue
		}
		q.Hidden[s] = 1
		if believed, ok := b.(int); ok {
			q.Hidden[s] = believed
		}
	}
}

// sees reports whether a seat may know what another hides.
func (q *quartet) sees(seat, of Seat) bool {
	return seat == of || q.Open && seat != NoSeat && q.Sides()[seat] == q.Sides()[of]
}

func (q *quartet) Encode() []byte {
	b, err := json.Marshal(q)
	if err != nil {
		panic(err)
	}
	return b
}

func (q *quartet) Run(t *Table) {
	switch q.At % 3 {
	case 0:
		hide := func(s Seat) Decision {
			return Decision{Kind: "hide", Seat: s, Private: true, Shape: OneOf, Options: options("1", "2", "3")}
		}
		for s, c := range t.Ask(hide(0), hide(1), hide(2), hide(3)) {
			q.Hidden[s] = int(c.One()[0] - '0')
		}
	case 1:
		for s := range q.Hidden {
			c := t.Ask(Decision{Kind: "ask", Seat: Seat(s), Shape: OneOf, Options: options("yes", "no")})[0]
			q.tell(t, Seat(s).ID()+" says "+c.One())
		}
	case 2:
		die := q.Dice.Below(6)
		t.Chance(fmt.Sprint(die))
		t.Reveal()
		for s, n := range q.Hidden {
			q.Score[q.Sides()[s]] += n * (s + die)
		}
		q.tell(t, fmt.Sprint("shown ", q.Hidden, " die ", die, " score ", q.Score))
		q.Hidden = [4]int{}
	}
	q.At++
}

func (q *quartet) tell(t *Table, what string) {
	q.Told = append(q.Told, what)
	t.Announce(toyEvent{what})
}

func newQuartet(t *testing.T, start func(Header) (State, error), log Log) *Session {
	t.Helper()
	state, err := start(quartetHeader)
	if err != nil {
		t.Fatal(err)
	}
	s, err := NewSession(quartetHeader, state, log)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	return s
}
