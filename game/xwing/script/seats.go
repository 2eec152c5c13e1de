package script

import (
	"fmt"

	"xwing/game/xwing/match"
)

// teams has several players play for each side; their seats are those of the ships and devices below.
func (t *table) teams(text string) error {
	teams, ok := match.ParseTeams(text)
	if !ok || len(t.Table.Ships)+len(t.Table.Devices) > 0 {
		return fmt.Errorf("want teams as in 2v2, before any ship, not %q", text)
	}
	t.Table.Sides = teams.Sides()
	return nil
}
