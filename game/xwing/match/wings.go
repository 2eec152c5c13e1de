package match

import (
	"fmt"

	"xwing/game/xwing"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/squad"
)

// wings turns the wings of a squad into what the rules need of them; an error where no wing can be flown like that.
func wings(s squad.Squad) ([]xwing.MusterWing, error) {
	var out []xwing.MusterWing
	taken := map[int]bool{}
	for _, w := range s.Wings() {
		if gauge.Formation(len(w)-1) == nil {
			return nil, fmt.Errorf("squad %q: a wing of %d ships has no formation", s.Name, len(w))
		}
		for _, i := range w {
			if i < 0 || i >= len(s.Pilots) || taken[i] {
				return nil, fmt.Errorf("squad %q: ship %d cannot be in a wing, or in two", s.Name, i+1)
			}
			taken[i] = true
		}
		out = append(out, xwing.MusterWing{Leader: w[0], Mates: w[1:]})
	}
	return out, nil
}
