package game

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"testing"

	"xwing/physics"
)

// toy is a game without sense that asks in every shape: each round both seats
// plan behind the curtain, a step that asks nothing runs, one seat rolls dice
// and keeps some, orders things, sets a piece down and shows its card.
type toy struct {
	Rounds int
	Round  int
	At     int // index into toySteps
	Bombs  bool
	Loop   bool
	Fuse   bool
	Score  [2]int
	Told   []string
	Pose   []physics.Pose
	Dice   Source
	Deck   []int
	rules  string // version; "" plays by the header's
	extra  string // something that a new version keeps in the state
	shift  int    // a new version's dice fall otherwise
}

var toySteps = [...]string{"plan", "auto", "roll", "order", "place", "show"}

type toyEvent struct{ What string }

func newToy(h Header) *toy {
	t := &toy{Rounds: 3, Dice: NewSource(h.Seed, 0), Deck: []int{1, 2, 3, 4, 5, 6, 7, 8}}
	t.Reseed(h.Seed)
	return t
}

func startToy(h Header) (State, error) {
	if err := h.OfTwo(); err != nil {
		return nil, err
	}
	return newToy(h), nil
}

func startBombs(h Header) (State, error) {
	t := newToy(h)
	t.Bombs = true
	return t, nil
}

func (g *toy) Clone() State {
	c := *g
	c.Told, c.Pose, c.Deck = slices.Clone(g.Told), slices.Clone(g.Pose), slices.Clone(g.Deck)
	return &c
}

func (g *toy) Step() string {
	if g.At >= len(toySteps) {
		return "end"
	}
	return fmt.Sprintf("%d/%s", g.Round, toySteps[g.At])
}

func (g *toy) Outcome() (Outcome, bool) {
	return Outcome{Winner: NoSide, Why: Say("done")}, g.Round >= g.Rounds
}

func (g *toy) Reseed(seed uint64) {
	g.Dice = NewSource(seed, 0)
	deck := NewSource(seed, 1)
	slices.Sort(g.Deck)
	deck.Shuffle(len(g.Deck), func(i, j int) { g.Deck[i], g.Deck[j] = g.Deck[j], g.Deck[i] })
}

func (g *toy) Imagine(_ Seat, seed uint64, _ Belief) { g.Reseed(seed) }

func (g *toy) Encode() []byte {
	b, err := json.Marshal(g)
	if err != nil {
		panic(err)
	}
	return append(b, g.extra...)
}

// across is the other of two seats.
func across(s Seat) Seat { return 1 - s }

// versionedToy is a toy that knows its version.
type versionedToy struct{ *toy }

func (g versionedToy) Versions() (string, string) { return g.rules, "facts" }
func (g versionedToy) Clone() State               { return versionedToy{g.toy.Clone().(*toy)} }

func (g *toy) Run(t *Table) {
	seat := Seat(g.Round % 2)
	switch toySteps[g.At] {
	case "plan":
		cs := t.Ask(g.planning(Red), g.planning(Blue))
		g.tell(t, "red plans %v, blue plans %v", cs[0].Each, cs[1].Each)
	case "auto":
		if g.Loop {
			return // the same step again
		}
		g.tell(t, "auto")
		if g.Fuse {
			panic("fuse")
		}
	case "roll":
		g.roll(t, seat)
	case "order":
		c := t.Ask(Decision{Kind: "order", Seat: seat, Shape: Order, Options: options("a", "b", "c")})[0]
		g.tell(t, "order %v", c.Pick)
	case "place":
		c := t.Ask(Decision{Kind: "place", Seat: across(seat), Shape: Place, Placement: toyPlacement(g.Pose)})[0]
		g.Pose = append(g.Pose, *c.Pose)
		g.tell(t, "place %v", *c.Pose)
	case "show":
		c := t.Ask(Decision{Kind: "show", Seat: seat, Shape: OneOf, Options: options("yes", "no")})[0]
		if c.One() == "yes" {
			t.Reveal()
			g.tell(t, "deck top %d", g.Deck[0])
			g.Deck = g.Deck[1:]
		}
	}
	if g.At++; g.At == len(toySteps) {
		g.At = 0
		g.Round++
	}
}

func (g *toy) planning(s Seat) Decision {
	return Decision{Kind: "plan", Seat: s, Private: true, Shape: OneForEach, Slots: []Slot{
		{ID: "s1", Options: options("left", "right")}, {ID: "s2", Options: options("left", "right", "x-never")}}}
}

func (g *toy) roll(t *Table, seat Seat) {
	defer func() { _ = g.Score }() // rules may defer
	offer := options("1", "2", "3", "x-9")
	if g.Bombs {
		offer = append(offer, options("boom", "fuse")...)
	}
	c := t.Ask(Decision{Kind: "dice", Seat: seat, Shape: OneOf, Options: offer})[0]
	g.tell(t, "%d rolls %s", seat, c.One())
	switch c.One() {
	case "boom":
		panic(errors.New("boom"))
	case "fuse":
		g.Fuse = true
		return
	}
	n, _ := strconv.Atoi(c.One())
	var dice []Option
	for i := range n {
		face := (g.Dice.Below(6)+g.shift)%6 + 1
		t.Chance(fmt.Sprintf("die %d", face))
		dice = append(dice, options(fmt.Sprintf("%d:%d", i, face))...)
	}
	g.tell(t, "dice %d", n)
	kept := t.Ask(Decision{Kind: "keep", Seat: seat, Shape: SomeOf, Min: 0, Max: 2, Options: dice})[0]
	g.Score[seat] += len(kept.Pick)
	g.tell(t, "keep %v", kept.Pick)
}

func (g *toy) tell(t *Table, format string, args ...any) {
	g.Told = append(g.Told, fmt.Sprintf(format, args...))
	t.Announce(toyEvent{g.Told[len(g.Told)-1]})
}

// options offers ids; those that begin with x- are refused.
func options(ids ...string) []Option {
	var os []Option
	for _, id := range ids {
		o := Option{ID: id, Text: Say(id)}
		if len(id) > 2 && id[:2] == "x-" {
			o.Refusal = &Refusal{Rule: "TOY-1", Why: Say("never")}
		}
		os = append(os, o)
	}
	return os
}

func toyPlacement(taken []physics.Pose) *Placement {
	outline := physics.Rect(-20, -20, 20, 20)
	p := &Placement{Area: physics.Rect(0, 0, 300, 200), Pieces: []Piece{{
		ID: "tile", Outline: outline, Start: physics.PoseAt(150, 50, 0),
		Zone: Zone{Outline: physics.Rect(0, 0, 300, 100), Refusal: Refusal{Rule: "TOY-2", Why: Say("zone")}}}}}
	for _, at := range taken[max(0, len(taken)-3):] {
		p.KeepOut = append(p.KeepOut, KeepOut{ID: "tile", Shape: outline.At(at), Refusal: Refusal{Rule: "TOY-3", Why: Say("taken")}})
	}
	return p
}

// memory is a Log in memory; from line `full` on it refuses.
type memory struct {
	data    []byte
	lines   int
	full    int
	reports [][]byte
}

var errFull = errors.New("the disk is full")

func (m *memory) Append(line []byte) error {
	if m.full > 0 && m.lines >= m.full {
		return errFull
	}
	m.lines++
	m.data = append(append(m.data, line...), '\n')
	return nil
}

func (m *memory) Fault(report []byte) error {
	m.reports = append(m.reports, report)
	return nil
}

var toyHeader = Header{Rules: "toy 1", Edition: "toy", Catalogue: "facts", Squads: make([]json.RawMessage, 2), Seed: 7}

func newSession(t testing.TB, start func(Header) (State, error), log Log) *Session {
	t.Helper()
	state, err := start(toyHeader)
	if err != nil {
		t.Fatal(err)
	}
	s, err := NewSession(toyHeader, state, log)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	return s
}

// playOne answers one open Decision by chance.
func playOne(t testing.TB, s *Session, src *Source) Choice {
	t.Helper()
	open := s.Open()
	if len(open) == 0 {
		t.Fatalf("nothing is open in step %s", s.Step())
	}
	c, err := Sample(src, open[src.Below(len(open))])
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Choose(c); err != nil {
		t.Fatalf("Choose(%+v) = %v", c, err)
	}
	return c
}

// playOut plays to the end by chance.
func playOut(t testing.TB, s *Session, src *Source) {
	t.Helper()
	for range 1000 {
		if _, over := s.Over(); over {
			return
		}
		playOne(t, s, src)
	}
	t.Fatal("the game does not end")
}

// choose answers, and must not be refused.
func choose(t testing.TB, s *Session, seat Seat, kind Kind, pick ...string) {
	t.Helper()
	if err := s.Choose(Choice{Seat: seat, Kind: kind, Pick: pick}); err != nil {
		t.Fatalf("Choose(%s %v) = %v", kind, pick, err)
	}
}

func plan(t testing.TB, s *Session, seat Seat) {
	t.Helper()
	if err := s.Choose(Choice{Seat: seat, Kind: "plan", Each: map[string]string{"s1": "left", "s2": "right"}}); err != nil {
		t.Fatal(err)
	}
}

// toDice plays both plans, so that Red chooses dice.
func toDice(t testing.TB, s *Session) {
	t.Helper()
	plan(t, s, Blue)
	plan(t, s, Red)
}
