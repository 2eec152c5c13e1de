package game

import (
	"errors"
	"reflect"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

func TestUndoIsFreeUntilChance(t *testing.T) {
	s := newSession(t, startToy, nil)
	start := s.Hash()
	if u := s.CanUndo(NoSeat); u != (Undoable{}) {
		t.Errorf("CanUndo at the start = %+v", u)
	}
	if err := s.Undo(NoSeat, true, 0); !errors.Is(err, ErrNothingToUndo) {
		t.Errorf("Undo at the start = %v", err)
	}
	toDice(t, s)
	if u := s.CanUndo(NoSeat); u != (Undoable{Choices: 1}) {
		t.Errorf("CanUndo = %+v, want one choice, free", u)
	}
	if u := s.CanUndo(Blue); u != (Undoable{Choices: 2}) {
		t.Errorf("CanUndo(Blue) = %+v, want two choices, free", u)
	}
	choose(t, s, Red, "dice", "2")
	rolled := s.Hash()
	want := Undoable{Choices: 1, Agreement: true, Chance: true}
	if u := s.CanUndo(NoSeat); u != want {
		t.Errorf("CanUndo = %+v, want %+v", u, want)
	}
	if err := s.Undo(NoSeat, false, 99); !errors.Is(err, ErrNeedsAgreement) || s.Hash() != rolled {
		t.Errorf("Undo past a roll = %v", err)
	}
	if err := s.Undo(Blue, true, 99); err != nil || s.Choices() != 0 {
		t.Errorf("agreed Undo = %v, %d choices left", err, s.Choices())
	}
	if s.Hash() == start {
		t.Error("the undo past a roll kept the old seed")
	}
	if err := s.Redo(); !errors.Is(err, ErrNothingToRedo) {
		t.Errorf("Redo after a fresh seed = %v", err)
	}
}

func TestUndoPastARevealNeedsAgreementAndKeepsTheSeed(t *testing.T) {
	s := newSession(t, startToy, nil)
	src := NewSource(1, 1)
	for s.Step() != "0/show" {
		playOne(t, s, &src)
	}
	before := s.Hash()
	choose(t, s, Red, "show", "yes")
	shown := s.Hash()
	if u := s.CanUndo(NoSeat); u != (Undoable{Choices: 1, Agreement: true}) {
		t.Errorf("CanUndo = %+v", u)
	}
	if err := s.Undo(NoSeat, false, 5); !errors.Is(err, ErrNeedsAgreement) {
		t.Errorf("Undo = %v", err)
	}
	if err := s.Undo(NoSeat, true, 5); err != nil || s.Hash() != before {
		t.Errorf("Undo = %v, hash as before: %v", err, s.Hash() == before)
	}
	if err := s.Redo(); err != nil || s.Hash() != shown {
		t.Errorf("Redo = %v, hash as before: %v", err, s.Hash() == shown)
	}
}

func TestUndoOfTheFirstAnswerWhileTheSecondIsOpen(t *testing.T) {
	log := &memory{}
	s := newSession(t, startToy, log)
	start, open := s.Hash(), s.Open()
	plan(t, s, Blue)
	if err := s.Undo(NoSeat, false, 0); err != nil {
		t.Fatal(err)
	}
	if s.Hash() != start || !reflect.DeepEqual(s.Open(), open) {
		t.Error("both plans should be open again")
	}
	if err := s.Redo(); err != nil || len(s.Open()) != 1 {
		t.Errorf("Redo = %v, %d open", err, len(s.Open()))
	}
	plan(t, s, Red)
	if s.Step() != "0/roll" {
		t.Errorf("step %s", s.Step())
	}
}

// What was rolled under one seed must not come back by undoing further.
func TestAFreshSeedOutlivesFurtherUndo(t *testing.T) {
	s := newSession(t, startToy, nil)
	toDice(t, s)
	choose(t, s, Red, "dice", "3")
	if err := s.Undo(NoSeat, true, 99); err != nil {
		t.Fatal(err)
	}
	fresh := s.State().(*toy).Dice
	if fresh != NewSource(99, 0) {
		t.Fatalf("the dice are %v, want the fresh seed's", fresh)
	}
	if err := s.Undo(NoSeat, false, 0); err != nil { // red's plan: free
		t.Fatal(err)
	}
	if got := s.State().(*toy).Dice; got != fresh || s.Choices() != 1 {
		t.Errorf("after one more undo the dice are %v, want %v", got, fresh)
	}
	if err := s.Redo(); err != nil || s.State().(*toy).Dice != fresh {
		t.Errorf("Redo = %v, dice %v", err, s.State().(*toy).Dice)
	}
}

func TestUndoAndRedoAnnounceARewound(t *testing.T) {
	s := newSession(t, startToy, nil)
	toDice(t, s)
	s.Drain()
	if err := s.Undo(Blue, false, 0); err != nil {
		t.Fatal(err)
	}
	if got := s.Drain(); !slices.Equal(got, []Event{Rewound{Choices: 2}}) {
		t.Errorf("events of the undo: %v", got)
	}
	if err := s.Redo(); err != nil {
		t.Fatal(err)
	}
	if got := s.Drain(); !slices.Equal(got, []Event{Rewound{Choices: -2}}) {
		t.Errorf("events of the redo: %v", got)
	}
}

func TestADeafSessionTellsOfThePastAlone(t *testing.T) {
	s := newSession(t, startToy, nil)
	s.Deafen()
	toDice(t, s)
	if got := s.Drain(); len(got) > 0 {
		t.Errorf("events: %v", got)
	}
	if err := s.Undo(Blue, false, 0); err != nil {
		t.Fatal(err)
	}
	if got := s.Drain(); !slices.Equal(got, []Event{Rewound{Choices: 2}}) {
		t.Errorf("events of the undo: %v", got)
	}
}

func TestUndoTheWholeGame(t *testing.T) {
	s := newSession(t, func(h Header) (State, error) { g := newToy(h); g.Rounds = 60; return g, nil }, nil)
	src := NewSource(6, 6)
	playOut(t, s, &src)
	if n := len(s.snapshots); n > maxSnapshots {
		t.Errorf("%d snapshots kept", n)
	}
	for s.Choices() > 0 {
		if err := s.Undo(NoSeat, true, 1); err != nil {
			t.Fatal(err)
		}
	}
	if s.Step() != "0/plan" || len(s.Open()) != 2 {
		t.Errorf("after undoing everything: step %s, %d open", s.Step(), len(s.Open()))
	}
	playOut(t, s, &src)
}

// Whatever is chosen, undone and redone: the game is the one that the choices in
// effect make of a fresh session, and so is the one that the journal makes.
func TestUndoRedoProperty(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		log := &memory{}
		start := startToy
		if rapid.Bool().Draw(rt, "bombs") {
			start = startBombs
		}
		state, _ := start(toyHeader)
		s, err := NewSession(toyHeader, state, log)
		if err != nil {
			rt.Fatal(err)
		}
		defer s.Close()
		for range rapid.IntRange(1, 40).Draw(rt, "calls") {
			switch rapid.IntRange(0, 5).Draw(rt, "call") {
			case 0:
				err = s.Undo(Seat(rapid.IntRange(-1, 1).Draw(rt, "by")), rapid.Bool().Draw(rt, "agreed"), rapid.Uint64().Draw(rt, "fresh"))
				if err != nil && !errors.Is(err, ErrNothingToUndo) && !errors.Is(err, ErrNeedsAgreement) {
					rt.Fatal(err)
				}
			case 1:
				if err := s.Redo(); err != nil && !errors.Is(err, ErrNothingToRedo) {
					rt.Fatal(err)
				}
			default:
				src := NewSource(rapid.Uint64().Draw(rt, "choice"), 0)
				if open := s.Open(); len(open) > 0 {
					c, err := Sample(&src, open[src.Below(len(open))])
					if err != nil {
						rt.Fatal(err)
					}
					if err := s.Choose(c); err != nil {
						rt.Fatal(err)
					}
				}
			}
		}
		fed := feed(rt, start, s.history)
		defer fed.Close()
		same(rt, "the choices in effect", s, fed)

		resumed, notice, err := Resume(log.data, start, nil)
		if err != nil || !notice.Empty() {
			rt.Fatalf("Resume: %v, notice %s", err, notice)
		}
		defer resumed.Close()
		same(rt, "the journal", s, resumed)
		if !reflect.DeepEqual(s.undone, resumed.undone) {
			rt.Fatalf("redo after the journal: %v, want %v", resumed.undone, s.undone)
		}
		j, err := ReadJournal(log.data)
		if err != nil {
			rt.Fatal(err)
		}
		if written, _ := j.InEffect(); len(written)+s.Choices() > 0 && !reflect.DeepEqual(written, s.Played()) {
			rt.Fatalf("in effect: %v, want %v", written, s.Played())
		}
		if s.broken != resumed.broken {
			rt.Fatalf("broken %v, after the journal %v", s.broken, resumed.broken)
		}
	})
}

// feed plays entries in a session that never undid anything.
func feed(t *rapid.T, start func(Header) (State, error), history []entry) *Session {
	state, _ := start(toyHeader)
	s, err := NewSession(toyHeader, state, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range history {
		s.enter(e)
	}
	return s
}

// same compares two sessions by what they hold and ask.
func same(t *rapid.T, what string, a, b *Session) {
	if a.Hash() != b.Hash() || a.Step() != b.Step() || !reflect.DeepEqual(a.Open(), b.Open()) {
		t.Fatalf("%s make another game: step %s, want %s\n%s\nwant\n%s", what, b.Step(), a.Step(), b.State().Encode(), a.State().Encode())
	}
	if a.CanUndo(NoSeat) != b.CanUndo(NoSeat) {
		t.Fatalf("%s can undo %+v, want %+v", what, b.CanUndo(NoSeat), a.CanUndo(NoSeat))
	}
}
