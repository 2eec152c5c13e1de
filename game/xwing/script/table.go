package script

import (
	"slices"

	"xwing/game"
	"xwing/game/script"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/match"
	"xwing/game/xwing/position"
	"xwing/game/xwing/terms"
)

// table is what the lines before the answers describe.
type table struct {
	kit    *match.Kit
	words  *terms.Words
	board  board.View // fed with events, so that names are right
	chance chance

	position.Position
	squads [2]string
	laid   [board.Piles]int                // cards of those that are of each damage deck; known once the game begins
	order  [board.Piles][]xwing.DamageCard // of all cards as they are drawn; likewise
	forces bool                            // the ships are to be set up yet
}

// forces is the phase in which the ships of a script are to be set up yet.
const forces = "forces"

// Line takes in a line that is no answer.
func (t *table) Line(what string, f []string) error {
	switch what {
	case "squad":
		of, err := script.Seat(f[0], 2)
		if err == nil {
			t.squads[of] = f[1]
		}
		return err
	case "teams":
		return t.teams(f[0])
	case "phase":
		if t.forces = f[0] == forces; t.forces {
			f = []string{board.Setup.String()}
		}
	}
	return t.Position.Line(what, f)
}

// muster takes all ships back into reserve, just before they are set up.
func muster(s *xwing.State) {
	for i := range s.View.Ships {
		if s.View.Ships[i].Remote == "" {
			s.View.Ships[i].Where = board.InReserve
		}
	}
	s.View.Round = 0
	s.Memory.At = slices.Index(s.Rules().Edition.Steps, xwing.PlaceForces)
}

// prepare loads dice and decks and deals locks and damage.
func (t *table) prepare(s *xwing.State) error {
	if err := t.Deal(s); err != nil {
		return err
	}
	for seat, cards := range t.Decks {
		for _, title := range cards {
			t.laid[position.PileOf(s, game.Seat(seat), title)]++
		}
	}
	for deck := range s.Hidden.Decks {
		t.order[deck] = slices.Clone(s.Hidden.Decks[deck].Cards)
		slices.Reverse(t.order[deck])
	}
	return t.Bring(s)
}
