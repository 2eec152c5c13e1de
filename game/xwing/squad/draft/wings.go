package draft

import (
	"fmt"
	"slices"

	"xwing/game/xwing/squad"
)

// Reform has the ships fly in other wings, with the cards that form these: one change. The squad handed in is that of
// the draft with other upgrades and wings.
func (d *Draft) Reform(q squad.Squad) error {
	s := *d.now()
	if n := len(s.squad.Pilots); len(q.Pilots) != n {
		return fmt.Errorf("wings are formed of %d ships, not of %d", n, len(q.Pilots))
	}
	s.squad = q
	d.take(s)
	return nil
}

// dissolved is a squad without the wings whose leaders have lost the card that forms them now.
func (d *Draft) dissolved(s squad.Squad) squad.Squad {
	if len(s.Wings()) == 0 {
		return s
	}
	led := s.Led(d.cat)
	for _, was := range d.now().squad.Led(d.cat) {
		if !slices.ContainsFunc(led, func(l squad.Led) bool { return l.Leader == was.Leader }) {
			s = s.WithLed(squad.Led{Leader: was.Leader})
		}
	}
	return s
}
