package game

import (
	"encoding/json"
	"fmt"
	"reflect"
	"testing"
)

// veil is a game of secrets alone: both seats hide a number at once, each is asked
// something while they lie there, a die is rolled, and all is shown.
type veil struct {
	At     int
	Hidden [2]int // 0: none
	Dice   Source
	Told   []string
}

func startVeil(h Header) (State, error) { return &veil{Dice: NewSource(h.Seed, 0)}, nil }

func (v *veil) Clone() State {
	c := *v
	c.Told = append([]string(nil), v.Told...)
	return &c
}
func (v *veil) Step() string             { return fmt.Sprint("veil/", v.At) }
func (v *veil) Outcome() (Outcome, bool) { return Outcome{Winner: NoSide}, v.At > 6 }
func (v *veil) Reseed(seed uint64)       { v.Dice = NewSource(seed, 0) }

func (v *veil) Imagine(seat Seat, seed uint64, b Belief) {
	v.Reseed(seed)
	for s, n := range v.Hidden {
		if n == 0 || Seat(s) == seat {
			continue
		}
		v.Hidden[s] = 1
		if believed, ok := b.(int); ok {
			v.Hidden[s] = believed
		}
	}
}

func (v *veil) Encode() []byte {
	b, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return b
}

func (v *veil) Run(t *Table) {
	switch v.At % 4 {
	case 0:
		hide := func(s Seat) Decision {
			return Decision{Kind: "hide", Seat: s, Private: true, Shape: OneOf, Options: options("1", "2", "3")}
		}
		for s, c := range t.Ask(hide(Red), hide(Blue)) {
			v.Hidden[s] = int(c.One()[0] - '0')
		}
	case 1, 2:
		for range 2 { // in the middle of a step, too
			c := t.Ask(Decision{Kind: "ask", Seat: Seat(v.At%4 - 1), Shape: OneOf, Options: options("yes", "no")})[0]
			v.tell(t, c.One())
		}
	case 3:
		die := v.Dice.Below(6)
		t.Chance(fmt.Sprint(die))
		t.Reveal()
		v.tell(t, fmt.Sprint("shown ", v.Hidden, " die ", die))
		v.Hidden = [2]int{}
	}
	v.At++
}

func (v *veil) tell(t *Table, what string) {
	v.Told = append(v.Told, what)
	t.Announce(toyEvent{what})
}

// veils plays games that differ in what blue hides, and in the dice to come: seat is asked
// next, after so many answers.
func veils(t *testing.T, first Seat, answers int) (games [3]*Session) {
	t.Helper()
	for i := range games {
		h := toyHeader
		h.Seed = uint64(i)
		state, _ := startVeil(h)
		s, err := NewSession(h, state, nil)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(s.Close)
		hidden := [2]string{"2", fmt.Sprint(i + 1)}
		choose(t, s, first, "hide", hidden[first])
		for n := range answers {
			if n == 0 {
				choose(t, s, across(first), "hide", hidden[across(first)])
				continue
			}
			choose(t, s, s.Open()[0].Seat, "ask", "yes")
		}
		games[i] = s
	}
	return games
}

// forkOf returns a fork of a seat that is asked.
func forkOf(t *testing.T, s *Session, seat Seat, seed uint64, b Belief) *Session {
	t.Helper()
	turn, ok := s.Turn(seat)
	if !ok {
		t.Fatalf("seat %d is not asked", seat)
	}
	f := turn.Fork(seed, b)
	t.Cleanup(f.Close)
	return f
}

// TestForksOfASeat asks in both orders and at every kind of question: the forks of seats
// that cannot tell games from each other are the same, and go the same way.
func TestForksOfASeat(t *testing.T) {
	for _, test := range []struct {
		first   Seat
		answers int
		asked   Seat
		shown   string // of what was hidden, and the die of seed 9
	}{
		{Blue, 0, Red, "shown [1 1] die 2"}, // blue has answered: is asked again
		{Blue, 1, Red, "shown [2 3] die 2"},
		{Blue, 2, Red, "shown [2 3] die 2"}, // in the middle of a step
		{Red, 1, Red, "shown [2 3] die 2"},
	} {
		ends := map[string]bool{}
		for _, s := range veils(t, test.first, test.answers) {
			before, played := s.Hash(), s.Choices()
			f := forkOf(t, s, test.asked, 9, 3)
			end := fmt.Sprint(f.Header(), f.Hash(), f.Open(), f.Played(), f.CanUndo(NoSeat))
			for n := 0; n < 20; n++ {
				if _, over := f.Over(); over {
					break
				}
				for _, d := range f.Open() {
					choose(t, f, d.Seat, d.Kind, d.Options[0].ID)
				}
			}
			end += fmt.Sprint(f.Drain(), f.State().(*veil).Told)
			ends[end] = true
			if told := f.State().(*veil).Told; len(told) < 5 || told[4] != test.shown {
				t.Errorf("%+v: the fork tells %q", test, told)
			}
			for f.CanUndo(NoSeat).Choices > 0 {
				if err := f.Undo(NoSeat, true, 3); err != nil {
					t.Fatal(err)
				}
			}
			if again := forkOf(t, s, test.asked, 9, 3); f.Step() != again.Step() || !reflect.DeepEqual(f.Open(), again.Open()) || f.Choices() != 0 {
				t.Errorf("%+v: all is taken back, and the fork stands in %s with %d choices", test, f.Step(), f.Choices())
			}
			if s.Hash() != before || s.Choices() != played {
				t.Error("the fork changed its origin")
			}
		}
		if len(ends) != 1 {
			t.Errorf("%+v: forks of games that the seat cannot tell apart go %d ways: %v", test, len(ends), ends)
		}
	}
}

// TestForksOfASeatKnowIt holds that a seat's own secret goes along, and that forks of other
// seeds have other dice.
func TestForksOfASeatKnowIt(t *testing.T) {
	dice := map[string]bool{}
	s := veils(t, Red, 1)[0]
	turn, ok := s.Turn(Red)
	if !ok {
		t.Fatal("red is not asked")
	}
	if _, ok := s.Turn(Blue); ok {
		t.Error("there is a turn of blue, who is not asked")
	}
	choose(t, s, Red, "ask", "yes") // the turn stands where it stood
	for seed := range uint64(8) {
		f := turn.Fork(seed, nil)
		defer f.Close()
		for _, seat := range []Seat{Red, Red, Blue, Blue} {
			choose(t, f, seat, "ask", "no")
		}
		shown := f.State().(*veil).Told[4]
		dice[shown] = true
		if shown[:len("shown [2 1]")] != "shown [2 1]" {
			t.Errorf("seed %d: %s", seed, shown)
		}
	}
	if len(dice) < 3 {
		t.Errorf("8 seeds have %d rolls", len(dice))
	}
}

// TestForksOfASeatRecover holds that a fork whose rules fail goes on with its question.
func TestForksOfASeatRecover(t *testing.T) {
	s := newSession(t, startBombs, nil)
	toDice(t, s)
	f := forkOf(t, s, Red, 1, nil)
	choose(t, f, Red, "dice", "boom")
	if d, ok := f.Decision(Red); f.Fault() == nil || !ok || d.Kind != "dice" || f.Choices() != 0 {
		t.Errorf("after a fault (%v) the fork asks %v, %d choices", f.Fault(), f.Open(), f.Choices())
	}
}
