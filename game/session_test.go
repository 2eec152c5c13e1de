package game

import (
	"errors"
	"reflect"
	"runtime"
	"slices"
	"testing"
	"time"
)

func TestSessionPlaysToTheEnd(t *testing.T) {
	log := &memory{}
	s := newSession(t, startToy, log)
	src := NewSource(1, 2)
	playOut(t, s, &src)
	if out, over := s.Over(); !over || out.Winner != NoSide {
		t.Errorf("Over() = %v, %v", out, over)
	}
	if len(s.Open()) != 0 || s.Choices() != 3*7 || len(s.Played()) != 21 {
		t.Errorf("open %d, choices %d, played %d at the end", len(s.Open()), s.Choices(), len(s.Played()))
	}
	var refused *Refused
	if err := s.Choose(Choice{Seat: Red, Kind: "dice"}); !errors.As(err, &refused) || refused.Refusal.Rule != RuleTurn {
		t.Errorf("Choose after the end = %v", err)
	}
	told := s.State().(*toy).Told
	var drained []string
	for _, e := range s.Drain() {
		drained = append(drained, e.(toyEvent).What)
	}
	if !slices.Equal(told, drained) {
		t.Errorf("drained %q, told %q", drained, told)
	}
	if len(s.Drain()) != 0 {
		t.Error("a second Drain has events")
	}
}

func TestSessionCounters(t *testing.T) {
	s := newSession(t, startToy, nil)
	if s.Step() != "0/plan" || s.Asked() != 2 || s.Choices() != 0 {
		t.Errorf("step %s, asked %d, choices %d", s.Step(), s.Asked(), s.Choices())
	}
	toDice(t, s)
	choose(t, s, Red, "dice", "2")
	if s.Step() != "0/roll" || s.Asked() != 2 || s.Choices() != 3 {
		t.Errorf("step %s, asked %d, choices %d", s.Step(), s.Asked(), s.Choices())
	}
}

func TestTwoSeatsAnswerInAnyOrder(t *testing.T) {
	for _, first := range []Seat{Red, Blue} {
		s := newSession(t, startToy, nil)
		if got := len(s.Open()); got != 2 {
			t.Fatalf("%d open, want 2", got)
		}
		each := map[Seat]map[string]string{Red: {"s1": "left", "s2": "left"}, Blue: {"s1": "right", "s2": "right"}}
		if err := s.Choose(Choice{Seat: first, Kind: "plan", Each: each[first]}); err != nil {
			t.Fatal(err)
		}
		if open := s.Open(); len(open) != 1 || open[0].Seat != across(first) {
			t.Fatalf("open after the first answer: %v", open)
		}
		if err := s.Choose(Choice{Seat: first, Kind: "plan", Each: each[first]}); err == nil {
			t.Error("a second answer of the same seat is taken")
		}
		if err := s.Choose(Choice{Seat: across(first), Kind: "plan", Each: each[across(first)]}); err != nil {
			t.Fatal(err)
		}
		want := "red plans map[s1:left s2:left], blue plans map[s1:right s2:right]"
		if got := s.State().(*toy).Told[0]; got != want {
			t.Errorf("%v first: %s, want %s", first, got, want)
		}
	}
}

func TestAnIllegalChoiceChangesNothing(t *testing.T) {
	log := &memory{}
	s := newSession(t, startToy, log)
	toDice(t, s)
	before, lines := s.Hash(), log.lines
	for _, c := range []Choice{
		{Seat: Red, Kind: "dice", Pick: []string{"x-9"}},
		{Seat: Red, Kind: "dice", Pick: []string{"7"}},
		{Seat: Red, Kind: "dice"},
		{Seat: Red, Kind: "plan", Pick: []string{"1"}},
		{Seat: Blue, Kind: "dice", Pick: []string{"1"}},
		{Seat: 5, Kind: "dice", Pick: []string{"1"}},
	} {
		var refused *Refused
		if err := s.Choose(c); !errors.As(err, &refused) {
			t.Errorf("Choose(%+v) = %v, want a refusal", c, err)
		}
		if s.Hash() != before || log.lines != lines || s.Choices() != 2 {
			t.Errorf("Choose(%+v) changed the game", c)
		}
	}
	var refused *Refused
	if errors.As(s.Choose(Choice{Seat: Red, Kind: "dice", Pick: []string{"x-9"}}), &refused); refused.Refusal.Rule != "TOY-1" {
		t.Errorf("refused by %s, want TOY-1", refused.Refusal.Rule)
	}
	choose(t, s, Red, "dice", "1")
}

func TestAFailingLogRefusesTheChoice(t *testing.T) {
	log := &memory{}
	s := newSession(t, startToy, log)
	toDice(t, s)
	log.full = log.lines
	before, open := s.Hash(), s.Open()
	if err := s.Choose(Choice{Seat: Red, Kind: "dice", Pick: []string{"1"}}); !errors.Is(err, errFull) {
		t.Errorf("Choose = %v, want %v", err, errFull)
	}
	if err := s.Undo(NoSeat, false, 0); !errors.Is(err, errFull) {
		t.Errorf("Undo = %v, want %v", err, errFull)
	}
	if s.Hash() != before || !reflect.DeepEqual(s.Open(), open) || s.Choices() != 2 {
		t.Error("the game does not stand as before")
	}
	log.full = 0
	choose(t, s, Red, "dice", "1")

	if _, err := NewSession(toyHeader, newToy(toyHeader), &memory{full: 1, lines: 1}); !errors.Is(err, errFull) {
		t.Errorf("NewSession = %v, want %v", err, errFull)
	}
}

func TestTheCallersChoiceIsNotKept(t *testing.T) {
	s := newSession(t, startToy, nil)
	toDice(t, s)
	pick := []string{"2"}
	if err := s.Choose(Choice{Seat: Red, Kind: "dice", Pick: pick}); err != nil {
		t.Fatal(err)
	}
	pick[0] = "9"
	if got := s.Played()[2].One(); got != "2" {
		t.Errorf("the history holds %q, want 2", got)
	}
}

func TestClosedSession(t *testing.T) {
	s := newSession(t, startToy, nil)
	s.Close()
	s.Close()
	if err := s.Choose(Choice{}); !errors.Is(err, ErrClosed) {
		t.Errorf("Choose = %v", err)
	}
	if err := s.Undo(NoSeat, true, 0); !errors.Is(err, ErrClosed) {
		t.Errorf("Undo = %v", err)
	}
	if err := s.Redo(); !errors.Is(err, ErrClosed) {
		t.Errorf("Redo = %v", err)
	}
	if len(s.Open()) != 0 {
		t.Error("a closed session asks")
	}
}

// A thousand sessions, all closed in the middle of a step, leave no goroutine.
func TestSessionsLeaveNoGoroutines(t *testing.T) {
	before := runtime.NumGoroutine()
	src := NewSource(3, 0)
	for i := range 1000 {
		s, err := NewSession(toyHeader, newToy(toyHeader), nil)
		if err != nil {
			t.Fatal(err)
		}
		for range i % 5 {
			playOne(t, s, &src)
		}
		f := s.Fork()
		if i%2 == 0 {
			f.Open()
		}
		if i%3 == 0 {
			_ = s.Undo(NoSeat, true, 1)
		}
		f.Close()
		s.Close()
	}
	for range 100 {
		if runtime.NumGoroutine() <= before {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Errorf("%d goroutines before, %d after", before, runtime.NumGoroutine())
}

// A game may move between goroutines that are not locked to a thread; from one
// that is, as main under Ebitengine, only a Fork that was not used yet may.
func TestASessionMayMoveBetweenGoroutines(t *testing.T) {
	s := newSession(t, startToy, nil)
	plan(t, s, Red)
	src := NewSource(4, 0)
	for range 5 {
		done := make(chan struct{})
		go func() {
			defer close(done)
			playOne(t, s, &src)
		}()
		<-done
	}
	if s.Choices() != 6 {
		t.Errorf("%d choices, want 6", s.Choices())
	}

	locked := make(chan *Session)
	go func() {
		runtime.LockOSThread()
		defer runtime.UnlockOSThread()
		live, err := NewSession(toyHeader, newToy(toyHeader), nil)
		if err != nil {
			close(locked)
			return
		}
		defer live.Close()
		locked <- live.Fork()
	}()
	f := <-locked
	defer f.Close()
	playOut(t, f, &src)
}
