package game

import (
	"errors"
	"reflect"
	"testing"
)

// A concession or an agreed draw is a line of the journal: it ends the game,
// undo takes it back, and a resumed game knows of both.
func TestEndOutsideTheRules(t *testing.T) {
	log := &memory{}
	s := newSession(t, startToy, log)
	toDice(t, s)
	before := s.Choices()
	if err := s.End(Blue); err != nil {
		t.Fatal(err)
	}
	out, over := s.Over()
	if !over || out.Winner != 0 || out.Why.Key != "outcome.conceded" || len(s.Open()) != 0 {
		t.Errorf("after the concession: over %v, %+v, %d open", over, out, len(s.Open()))
	}
	var refused *Refused
	if err := s.Choose(Choice{Seat: Red, Kind: "dice", Pick: []string{"2"}}); !errors.As(err, &refused) {
		t.Errorf("a choice after the end: %v", err)
	}
	if err := s.End(NoSeat); !errors.Is(err, ErrOver) {
		t.Errorf("a second end: %v", err)
	}
	resumed := func() *Session {
		t.Helper()
		r, _, err := Resume(log.data, startToy, nil)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(r.Close)
		return r
	}
	if end, ended := resumed().Ended(); !ended || end.By != Blue {
		t.Errorf("the resumed game: ended %v by %v", ended, end.By)
	}
	if u := s.CanUndo(NoSeat); u != (Undoable{End: true}) {
		t.Errorf("CanUndo = %+v", u)
	}
	if err := s.Undo(NoSeat, false, 0); err != nil {
		t.Fatal(err)
	}
	if _, over := s.Over(); over || s.Choices() != before || len(s.Open()) == 0 {
		t.Errorf("after the undo: over %v, %d choices, %d open", over, s.Choices(), len(s.Open()))
	}
	if err := s.Undo(NoSeat, true, 7); err != nil {
		t.Fatal(err)
	}
	if err := s.End(NoSeat); err != nil {
		t.Fatal(err)
	}
	r := resumed()
	if out, over := r.Over(); !over || out.Winner != NoSide || r.Hash() != s.Hash() {
		t.Errorf("the agreed draw, resumed: over %v, %+v", over, out)
	}
	j, err := ReadJournal(log.data)
	if err != nil {
		t.Fatal(err)
	}
	played, end := j.InEffect()
	if end == nil || end.By != NoSeat || !reflect.DeepEqual(played, s.Played()) {
		t.Errorf("InEffect = %v, %v, want %v", played, end, s.Played())
	}
}
