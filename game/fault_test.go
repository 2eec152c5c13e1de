package game

import (
	"errors"
	"slices"
	"strings"
	"testing"
)

func TestAFaultOffersTheStepAgain(t *testing.T) {
	log := &memory{}
	s := newSession(t, startBombs, log)
	toDice(t, s)
	before, open := s.Hash(), len(s.Open())
	s.Drain()
	choose(t, s, Red, "dice", "boom")
	if s.Hash() != before || len(s.Open()) != open || s.Choices() != 2 || s.Broken() {
		t.Errorf("the step is not offered again: step %s, %d choices, broken %v", s.Step(), s.Choices(), s.Broken())
	}
	if got := s.Drain(); !slices.Equal(got, []Event{Rewound{Choices: 1, Fault: true}}) {
		t.Errorf("events of the fault: %v", got)
	}
	f := s.Fault()
	if f == nil || f.Step != "0/roll" || f.Value != "boom" || f.Choices != 3 || !strings.Contains(f.Stack, "(*toy).roll") {
		t.Errorf("fault %+v", f)
	}
	if len(log.reports) != 1 || !strings.Contains(string(log.reports[0]), "toy_test.go") || !strings.Contains(string(log.reports[0]), "seed 7") {
		t.Errorf("reports: %s", log.reports)
	}
	if !strings.Contains(string(log.data), `"fault":true`) {
		t.Error("the journal does not say that the choice was taken back")
	}
	if s.CanRedo() != 0 {
		t.Error("the choice that failed can be redone")
	}
	choose(t, s, Red, "dice", "1")

	resumed, notice, err := Resume(log.data, startBombs, nil)
	if err != nil || !notice.Empty() || resumed.Hash() != s.Hash() {
		t.Errorf("Resume: %v, %s", err, notice)
	}
	resumed.Close()
}

func TestAFaultInAStepThatAsksNothing(t *testing.T) {
	log := &memory{}
	s := newSession(t, startBombs, log)
	toDice(t, s)
	choose(t, s, Red, "dice", "fuse") // "auto" of the next round will fail
	before := s.Choices()
	src := NewSource(2, 2)
	for !s.Broken() {
		open := s.Open()
		c, err := Sample(&src, open[0])
		if err != nil {
			t.Fatal(err)
		}
		if c.Kind == "dice" {
			c.Pick = []string{"1"}
		}
		if err := s.Choose(c); err != nil {
			t.Fatal(err)
		}
	}
	if len(s.Open()) != 0 || s.Fault().Value != "fuse" || s.Step() != "1/auto" {
		t.Errorf("broken with %d open, %v, in step %s", len(s.Open()), s.Fault(), s.Step())
	}
	if _, over := s.Over(); over {
		t.Error("a broken game is over")
	}
	var refused *Refused
	if err := s.Choose(Choice{}); !errors.As(err, &refused) {
		t.Errorf("Choose in a broken game = %v", err)
	}
	if len(log.reports) != 1 {
		t.Errorf("%d reports, want 1: that it failed again says nothing new", len(log.reports))
	}
	resumed, _, err := Resume(log.data, startBombs, nil)
	if err != nil || !resumed.Broken() {
		t.Fatalf("Resume of a broken game: %v", err)
	}
	for _, s := range []*Session{s, resumed} {
		if err := s.Undo(NoSeat, true, 3); err != nil || s.Broken() || len(s.Open()) == 0 {
			t.Errorf("Undo out of a broken game: %v, broken %v", err, s.Broken())
		}
		if s.Choices() <= before {
			t.Errorf("%d choices left", s.Choices())
		}
		s.Close()
	}
}

func TestRulesThatGoRoundInCircles(t *testing.T) {
	g := newToy(toyHeader)
	g.Loop = true
	s, err := NewSession(toyHeader, g, nil)
	if err != nil {
		t.Fatal(err)
	}
	plan(t, s, Blue)
	plan(t, s, Red)
	if !s.Broken() || !strings.Contains(s.Fault().Value, "without a question") {
		t.Errorf("broken %v, %v", s.Broken(), s.Fault())
	}
}

func TestAFaultAtOnceIsAnErrorOfNewSession(t *testing.T) {
	g := newToy(toyHeader)
	g.At, g.Fuse = 1, true
	var f *Fault
	if _, err := NewSession(toyHeader, g, nil); !errors.As(err, &f) || f.Value != "fuse" {
		t.Errorf("NewSession = %v", err)
	}
}

// asker is a State whose one step runs a function.
type asker struct {
	toy
	run func(*Table)
}

func (a *asker) Run(t *Table) { a.run(t) }
func (a *asker) Clone() State { return a }

func TestQuestionsThatNobodyCanAnswer(t *testing.T) {
	ok := Decision{Kind: "k", Seat: Red, Shape: OneOf, Options: options("a")}
	change := func(f func(*Decision)) Decision { d := ok; f(&d); return d }
	for _, ds := range [][]Decision{
		{},
		{ok, ok},
		{change(func(d *Decision) { d.Kind = "" })},
		{change(func(d *Decision) { d.Seat = NoSeat })},
		{change(func(d *Decision) { d.Seat = 2 })},
		{change(func(d *Decision) { d.Shape = 0 })},
		{change(func(d *Decision) { d.Shape = Place })},
		{change(func(d *Decision) { d.Options = nil })},
		{change(func(d *Decision) { d.Options = options("x-1", "x-2") })},
		{change(func(d *Decision) { d.Options = options("a", "a") })},
		{change(func(d *Decision) { d.Shape, d.Options = Order, options("a", "a") })},
		{change(func(d *Decision) { d.Shape, d.Min, d.Max = SomeOf, 2, 2 })},
		{change(func(d *Decision) { d.Shape, d.Min, d.Max = SomeOf, 1, 0 })},
		{change(func(d *Decision) { d.Shape, d.Slots = OneForEach, []Slot{{ID: "s"}} })},
		{change(func(d *Decision) {
			d.Shape, d.Slots = OneForEach, []Slot{{ID: "s", Options: ok.Options}, {ID: "s", Options: ok.Options}}
		})},
	} {
		a := &asker{toy: *newToy(toyHeader), run: func(t *Table) { t.Ask(ds...) }}
		var f *Fault
		if _, err := NewSession(toyHeader, a, nil); !errors.As(err, &f) || !strings.Contains(f.Value, "game: ") {
			t.Errorf("Ask(%+v) gives %v, want a fault", ds, err)
		}
	}
}
