package notation

import (
	"strconv"

	"xwing/game"
)

// move is one thing that happened in a game: a choice, or else what an order says.
type move struct {
	choice *game.Choice
	undo   *game.UndoLine
	redo   bool
	end    *game.EndLine
}

// course is a game as it is to be played to come to the same: what was taken back is left out, unless what came
// instead was drawn from another seed.
func course(j game.Journal) []move {
	var moves []move
	if !reseeded(j) {
		choices, end := j.InEffect()
		for i := range choices {
			moves = append(moves, move{choice: &choices[i]})
		}
		if end != nil {
			moves = append(moves, move{end: end})
		}
		return moves
	}
	for i := range j.Lines {
		switch l := &j.Lines[i]; {
		case l.Choice != nil:
			moves = append(moves, move{choice: l.Choice})
		case l.Undo != nil:
			moves = append(moves, move{undo: l.Undo})
		case l.Redo != nil:
			moves = append(moves, move{redo: true})
		case l.End != nil:
			moves = append(moves, move{end: l.End})
		}
	}
	return moves
}

// reseeded reports whether chance was drawn anew in a game.
func reseeded(j game.Journal) bool {
	for i := range j.Lines {
		if u := j.Lines[i].Undo; u != nil && u.Seed != nil {
			return true
		}
	}
	return false
}

// word is how what answers nothing is written.
func (m *move) word() string {
	switch {
	case m.undo != nil && m.undo.Seed != nil:
		return orderUndo + m.undo.By.ID() + "/" + strconv.FormatUint(*m.undo.Seed, 10)
	case m.undo != nil:
		return orderUndo + m.undo.By.ID()
	case m.redo:
		return orderRedo
	case m.end.By == game.NoSeat:
		return orderDraw
	}
	return orderConcede + m.end.By.ID()
}

// do puts it into effect.
func (m *move) do(s *game.Session) error {
	switch {
	case m.choice != nil:
		return s.Choose(*m.choice)
	case m.undo != nil:
		fresh := uint64(0)
		if m.undo.Seed != nil {
			fresh = *m.undo.Seed
		}
		return s.Undo(m.undo.By, true, fresh)
	case m.redo:
		return s.Redo()
	}
	return s.End(m.end.By)
}
