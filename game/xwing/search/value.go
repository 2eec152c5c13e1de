package search

import (
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// What things are worth, in hundredths of a squad point where a squad has 200 of them.
const (
	point        = 100
	missionPoint = 10 * point
	won          = 50 * point
)

// What tokens take from a ship's worth or add to it, in hundredths of it, and points.
const (
	stressCosts  = 5
	ionCosts     = 6
	strainCosts  = 4
	critCosts    = 3
	lockIsWorth  = 2
	forceIsWorth = 3
)

// value is how far the seat asked is ahead in a game: what its side's ships are worth and have left,
// less what the others' are, the mission points, and the end of the game.
func (s *Search) value(f *game.Session) int {
	state := f.State().(*xwing.State)
	v := &state.View
	mine := v.SideOf(s.asked.Seat)
	sum := 0
	for i := range v.Ships {
		ship := &v.Ships[i]
		worth := s.shipValue(state, ship)
		if v.SideOf(ship.Seat) != mine {
			worth = -worth
		}
		sum += worth
	}
	for side, score := range v.Score {
		if game.Side(side) == mine {
			sum += score * missionPoint
		} else {
			sum -= score * missionPoint
		}
	}
	if out, over := f.Over(); over {
		switch out.Winner {
		case mine:
			sum += won
		case game.NoSide:
		default:
			sum -= won
		}
	}
	return sum
}

// shipValue is what a ship is worth yet.
func (s *Search) shipValue(state *xwing.State, ship *board.Ship) int {
	if ship.Destroyed || ship.Fled || ship.Where == board.Removed || ship.Remote != "" || ship.Crippled {
		return 0
	}
	worth := s.points(state, ship) * point * 200 / max(1, s.limit(state))
	left, whole := ship.Health()
	if whole == 0 {
		return 0
	}
	per := 40 + 60*max(0, left)/whole
	per -= stressCosts*min(2, ship.Has(board.Stress)) + ionCosts*min(1, ship.Has(board.Ion)) + critCosts*len(ship.Faceup)
	per -= strainCosts * (min(1, ship.Has(board.Strain)) + min(1, ship.Has(board.Deplete)))
	return worth*per/100 + point*(lockIsWorth*min(1, len(ship.Locks))+forceIsWorth*ship.Force.Active)
}

// points is what a ship has cost; of one that no squad has brought, what its ship card costs.
func (s *Search) points(state *xwing.State, ship *board.Ship) int {
	if n := state.Worth(ship.ID); n > 0 {
		return n
	}
	rules := state.Seen(s.asked.Seat).Rules()
	p, err := rules.Catalog.Pilot(ship.Pilot)
	if err != nil {
		return 0
	}
	facts, _ := p.Rules(rules.List)
	return facts.Cost
}

// limit is of how many squad points squads are made, in the list that is played.
func (s *Search) limit(state *xwing.State) int {
	rules := state.Seen(s.asked.Seat).Rules()
	list, err := rules.Catalog.List(rules.List)
	if err != nil {
		return 200
	}
	return list.Budget
}
