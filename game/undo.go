package game

import (
	"fmt"
	"slices"
)

// Undoable says what an Undo would take back.
type Undoable struct {
	Choices   int  // how many choices; 0: none is there
	Agreement bool // whether the other players must agree, partners, too: dice were rolled or something was shown since
	Chance    bool // whether chance happened since, so that a fresh seed is written
	End       bool // no choices: the end that was agreed outside the rules
}

// CanUndo says what Undo by the seat would take back: everything from that
// seat's latest choice on, or the latest choice of whoever it is for NoSeat.
func (s *Session) CanUndo(by Seat) Undoable {
	s.wake()
	if s.ended != nil {
		return Undoable{End: true}
	}
	var u Undoable
	for i := len(s.history) - 1; i >= s.floor; i-- {
		e := s.history[i]
		if e.reseed != nil {
			continue
		}
		u.Choices++
		u.Chance = u.Chance || e.chance
		u.Agreement = u.Agreement || e.chance || e.reveal
		if by == NoSeat || e.choice.Seat == by {
			return u
		}
	}
	return Undoable{}
}

// Undo takes back what CanUndo says, in the journal too. Past a roll or
// something shown the other players must have agreed, else ErrNeedsAgreement;
// past a roll the chance still to come is drawn anew from the fresh seed. The
// queue of events gets a Rewound.
func (s *Session) Undo(by Seat, agreed bool, fresh uint64) error {
	s.wake()
	if s.closed {
		return ErrClosed
	}
	u := s.CanUndo(by)
	if u.Choices == 0 && !u.End {
		return ErrNothingToUndo
	}
	if u.Agreement && !agreed {
		return ErrNeedsAgreement
	}
	line := UndoLine{Choices: u.Choices, By: by, Agreed: u.Agreement, End: u.End}
	if u.Chance {
		line.Seed = &fresh
	}
	if err := s.append(Line{Undo: &line}); err != nil {
		return fmt.Errorf("the undo was not written down and does not count: %w", err)
	}
	s.undo(line)
	s.wake()
	return nil
}

// undo puts an undo line into effect on paper, live and on replay: the state follows
// when somebody looks at it.
func (s *Session) undo(line UndoLine) {
	if line.End {
		s.ended = nil
		s.events = append(s.events, Rewound{})
		return
	}
	taken := s.takeBack(line.Choices, line.Seed)
	if line.Seed != nil || line.Fault {
		s.undone = nil
	} else {
		s.undone = append(s.undone, taken)
	}
	s.events = append(s.events, Rewound{Choices: line.Choices, Fault: line.Fault})
}

// takeBack goes back by n choices on paper and returns them. A fresh seed goes into
// the history; without one, an earlier seed that would be taken back along is put
// in again, for what the older seed would have brought is known by now.
func (s *Session) takeBack(n int, fresh *uint64) []Choice {
	keep := len(s.history)
	taken := make([]Choice, n)
	var seeds []entry
	for n > 0 {
		keep--
		if e := &s.history[keep]; e.reseed == nil {
			n--
			taken[n] = e.choice
		} else if fresh == nil && len(seeds) == 0 || e.guess {
			seeds = append(seeds, *e)
		}
	}
	slices.Reverse(seeds)
	if fresh != nil {
		seeds = append(seeds, entry{reseed: fresh})
	}
	s.work.moved += len(taken)
	s.relist(keep, seeds...)
	s.asleep = true
	return taken
}

// CanRedo says how many choices Redo would bring back.
func (s *Session) CanRedo() int {
	if len(s.undone) == 0 {
		return 0
	}
	return len(s.undone[len(s.undone)-1])
}

// Redoable returns the choices that Redo would bring back.
func (s *Session) Redoable() []Choice {
	if len(s.undone) == 0 {
		return nil
	}
	return slices.Clone(s.undone[len(s.undone)-1])
}

// Redo brings back what the latest Undo took. A new choice, a fresh seed or a
// fault in between ends that.
func (s *Session) Redo() error {
	s.wake()
	if s.closed {
		return ErrClosed
	}
	n := s.CanRedo()
	if n == 0 || s.ended != nil {
		return ErrNothingToRedo
	}
	if err := s.append(Line{Redo: &RedoLine{Choices: n}}); err != nil {
		return fmt.Errorf("the redo was not written down and does not count: %w", err)
	}
	s.redo()
	return nil
}

// redo puts a redo line into effect, live and on replay. Its events are dropped
// for the Rewound, after which a board is taken anew anyway; its check lines are
// written, as for new choices.
func (s *Session) redo() {
	group := s.undone[len(s.undone)-1]
	s.undone = s.undone[:len(s.undone)-1]
	before, fault := s.events, s.fault
	for _, c := range group {
		if _, err := s.settle(c); err != nil {
			break // only a fault in the middle can do that; it has been reported
		}
		s.enter(entry{choice: c})
	}
	s.events = append(before, Rewound{Choices: -len(group), Fault: s.fault != fault})
}

// redoOnPaper is redo on replay where nobody looks at what comes of it.
func (s *Session) redoOnPaper() {
	group := s.undone[len(s.undone)-1]
	s.undone = s.undone[:len(s.undone)-1]
	again := make([]entry, len(group))
	for i, c := range group {
		again[i].choice = c
	}
	s.work.moved += len(group)
	s.relist(len(s.history), again...)
	s.asleep = true
	s.events = append(s.events, Rewound{Choices: -len(group)})
}
