package game

import (
	"errors"
	"fmt"
)

// ErrOver says that the game has ended already.
var ErrOver = errors.New("the game is over")

// EndLine ends the game outside the rules: a player concedes, for his partners, too, or
// all agree on a draw. An undo line with End takes it back.
type EndLine struct {
	By Seat `json:"by"` // who concedes; NoSeat: the players agree on a draw
}

// Outcome is how the line ends a game of these sides. Of several that are left nobody
// has won.
func (l EndLine) Outcome(sides []Side) Outcome {
	if l.By < 0 || int(l.By) >= len(sides) {
		return Outcome{Winner: NoSide, Why: Say("outcome.agreed")}
	}
	return Outcome{Winner: against(sides, l.By), Why: Say("outcome.conceded")}
}

// End ends the game outside the rules: the seat concedes, or for NoSeat all
// players agree on a draw. It is journaled first, like a Choice. Nothing is open
// then, until Undo takes it back.
func (s *Session) End(by Seat) error {
	s.wake()
	if s.closed {
		return ErrClosed
	}
	if _, over := s.Over(); over {
		return ErrOver
	}
	line := EndLine{By: by}
	if err := s.append(Line{End: &line}); err != nil {
		return fmt.Errorf("the end was not written down and does not count: %w", err)
	}
	s.ended = &line
	return nil
}

// Ended returns the line that ended the game outside the rules, if one did.
func (s *Session) Ended() (EndLine, bool) {
	if s.ended == nil {
		return EndLine{}, false
	}
	return *s.ended, true
}

// InEffect returns the choices that the journal's lines leave in effect, the
// oldest first, and the line that ended the game outside the rules, if one did.
// Nothing is played.
func (j Journal) InEffect() ([]Choice, *EndLine) {
	var played []Choice
	var undone []int // how many choices there were before each undo
	var end *EndLine
	for _, line := range j.Lines {
		switch {
		case line.Choice != nil:
			played, undone = append(played, *line.Choice), nil
		case line.Undo != nil && line.Undo.End:
			end = nil
		case line.Undo != nil:
			// What is taken back stays where it stands until another choice takes its place.
			undone = append(undone, len(played))
			played = played[:max(len(played)-line.Undo.Choices, 0)]
		case line.Redo != nil && len(undone) > 0:
			played = played[:undone[len(undone)-1]]
			undone = undone[:len(undone)-1]
		case line.End != nil:
			end = line.End
		}
	}
	return played, end
}
