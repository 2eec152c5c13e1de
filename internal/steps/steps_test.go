package steps_test

import (
	"testing"

	"xwing/internal/steps"
)

// TestSteps goes there and back, and another way after that.
func TestSteps(t *testing.T) {
	s := steps.From(0, func(a, b int) bool { return a == b })
	if s.CanUndo() || s.Undo() || s.Redo() || !s.Changed() {
		t.Error("what was only begun has steps")
	}
	s.Saved()
	for i := range 150 {
		s.Take(i + 1)
		s.Take(i + 1)
	}
	if s.Now() != 150 || !s.Changed() {
		t.Errorf("it is %d", s.Now())
	}
	for s.Undo() {
	}
	if s.Now() != 0 || s.Changed() || !s.CanRedo() {
		t.Errorf("undone it is %d", s.Now())
	}
	for range 3 {
		s.Redo()
	}
	if s.Take(77); s.Now() != 77 || s.CanRedo() {
		t.Errorf("another way it is %d", s.Now())
	}
	if s.Undo(); s.Now() != 3 {
		t.Errorf("back it is %d", s.Now())
	}
	if s.Redo(); s.Now() != 77 {
		t.Errorf("and forth %d", s.Now())
	}
	if s.Saved(); s.Changed() {
		t.Error("what is saved has changed")
	}
	if s.Unsaved(); !s.Changed() {
		t.Error("what is in no file has not changed")
	}
}
