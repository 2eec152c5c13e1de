package sim

import (
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/squad"
)

// bandStream is the stream of random numbers that the squads of teams are drawn from.
const bandStream = 306

// Bands draws squads of teams, each of a part of its team's points and around a huge ship, if that leaves room for one. It
// never changes.
type Bands struct {
	teams [2]int
	parts [2]*Epics
}

// NewBands collects what squads of teams of so many players are drawn from, by the points list of the rules.
func NewBands(rules *xwing.Rules, teams [2]int) (*Bands, error) {
	b := &Bands{teams: teams}
	for side, players := range teams {
		var err error
		if b.parts[side], err = newEpics(rules, squad.TeamOf{Players: players, Most: max(teams[0], teams[1])}); err != nil {
			return nil, err
		}
	}
	return b, nil
}

// Draw draws the squads of each side's players, as XWS; they follow from the seed, and every seed has its huge ships in turn.
// Of their cards it names those that stand in for others (Pair).
func (b *Bands) Draw(seed uint64) (bring [2][][]byte, standIns []string, err error) {
	chance := game.NewSource(seed, bandStream)
	turn := seed
	for side, players := range b.teams {
		e := b.parts[side]
		for range players {
			of := e.huge[turn%uint64(len(e.huge))]
			turn++
			p, err := e.pair(of.draw(&chance), squad.Squad{})
			if err != nil {
				return bring, nil, err
			}
			bring[side], standIns = append(bring[side], p.Squads[0]), append(standIns, p.StandIns...)
		}
	}
	return bring, standIns, nil
}
