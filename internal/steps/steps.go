// Package steps is what something that is edited has been: changes are undone and done again without end.
package steps

// Steps are the states of something that is edited. No state is ever written to.
type Steps[T any] struct {
	all   []T // all that there were and, behind the present one, those that were undone
	at    int
	saved *T // as it is in the player's file; nil: not at all
	same  func(a, b T) bool
}

// From begins with a state, which is in no file; same reports whether two states are the same.
func From[T any](first T, same func(a, b T) bool) Steps[T] {
	return Steps[T]{all: []T{first}, same: same}
}

// Now is the present state.
func (s *Steps[T]) Now() T { return s.all[s.at] }

// Take makes a state the present one, unless it is the same; those that were undone are gone then.
func (s *Steps[T]) Take(next T) {
	if s.same(s.Now(), next) {
		return
	}
	s.all = append(s.all[:s.at+1:s.at+1], next)
	s.at++
}

// Undo goes back one change; ok is false if there is none.
func (s *Steps[T]) Undo() (ok bool) { return s.by(-1) }

// Redo goes forward again by one change that was undone; ok is false if there is none.
func (s *Steps[T]) Redo() (ok bool) { return s.by(1) }

func (s *Steps[T]) by(n int) bool {
	if s.at+n < 0 || s.at+n >= len(s.all) {
		return false
	}
	s.at += n
	return true
}

// CanUndo reports whether there is a change to undo.
func (s *Steps[T]) CanUndo() bool { return s.at > 0 }

// CanRedo reports whether there is a change to do again.
func (s *Steps[T]) CanRedo() bool { return s.at+1 < len(s.all) }

// Saved notes that the player's file has it as it is now.
func (s *Steps[T]) Saved() {
	now := s.Now()
	s.saved = &now
}

// Unsaved notes that no file of the player's has it.
func (s *Steps[T]) Unsaved() { s.saved = nil }

// Changed reports whether it differs from what the player's file has.
func (s *Steps[T]) Changed() bool { return s.saved == nil || !s.same(*s.saved, s.Now()) }
