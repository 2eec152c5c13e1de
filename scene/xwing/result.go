package xwing

import (
	"strconv"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/scene"
	"xwing/scene/draw"
)

// resultScreen is the sheet of score at the end of a game, over the table as it stands.
type resultScreen struct {
	scene.Result
	desk    *desk
	play    *play
	behind  behind
	count   *count
	judging *judging // nil: nobody has asked yet what was given away
	shown   *moment  // on the table instead; nil: the sheet is there
}

// moment is the table as it stood once.
type moment struct {
	view  board.View
	about [2]board.ShipID
	text  string
}

// behind is the table behind the sheet.
type behind struct {
	layout func()
	paint  func()
	show   func(attacker, defender board.ShipID, foot float64) // frames an attack, above what stands at the foot of the window
}

func newResult(a *desk, p *play, over scene.Result, on behind) *resultScreen {
	s := &resultScreen{Result: over, desk: a, play: p, behind: on, count: newCount(p)}
	s.Page, s.Left = shipsPage, s.leave
	return s
}

// leave ends what counts.
func (s *resultScreen) leave() {
	s.count.Stop()
	s.judging.end()
}

func (s *resultScreen) Busy() bool { return !s.count.Done }

// fate is what has become of a ship, in a few words, and the color that they have.
func (s *resultScreen) fate(a *desk, ship *board.Ship) (string, draw.Color) {
	round := strconv.Itoa(s.count.tally.Ships[ship.ID-1].Lost)
	left, whole := ship.Health()
	of := []string{"n", strconv.Itoa(left), "of", strconv.Itoa(whole)}
	switch {
	case ship.Fled:
		return a.Say("fate-fled", "round", round), draw.Bad
	case ship.Where == board.Removed || ship.Destroyed:
		return a.Say("fate-lost", "round", round), draw.Bad
	case ship.AtHalf():
		return a.Say("fate-half", of...), draw.Warn
	case left < whole:
		return a.Say("fate-hurt", of...), draw.Text
	}
	return a.Say("fate-intact"), draw.Good
}

// rounds is the score after every round, and where the game was ended within one.
func (s *resultScreen) rounds() [][2]int {
	rounds := s.count.tally.Rounds
	if n := s.count.tally.Score(); s.count.Done && (len(rounds) == 0 || rounds[len(rounds)-1] != n) {
		return append(rounds[:len(rounds):len(rounds)], n)
	}
	return rounds
}

// ownShips are the ships that a seat has had.
func (s *resultScreen) ownShips(seat game.Seat) (own []*board.Ship) {
	v := &s.play.board.view
	for i := range v.Ships {
		if ship := &v.Ships[i]; v.Head(ship.Seat) == seat && ship.Remote == "" {
			own = append(own, ship)
		}
	}
	return own
}

// The pages that the upper part of the sheet shows in turn.
const (
	shipsPage  = "ships"  // what each ship was worth, did and suffered
	roundsPage = "rounds" // what each side scored and lost in every round
	pointsPage = "points" // what mission points were given for
	luckPage   = "luck"   // what dice did in each attack
	playPage   = "play"   // which answers cost most
)

// partHigh is how high the score, the dice and the best moment stand, in units of the design.
const partHigh = 168
