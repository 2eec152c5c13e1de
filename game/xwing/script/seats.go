package script

import (
	"fmt"

	"xwing/game"
	"xwing/game/script"
	"xwing/game/xwing/match"
	"xwing/physics"
)

// teams has several players play for each side; their seats are those of the ships and devices below.
func (t *table) teams(text string) error {
	teams, ok := match.ParseTeams(text)
	if !ok || len(t.scenario.Ships)+len(t.scenario.Devices) > 0 {
		return fmt.Errorf("want teams as in 2v2, before any ship, not %q", text)
	}
	t.scenario.Sides = teams.Sides()
	return nil
}

// owned reads whose a ship or device is, what it is and where.
func (t *table) owned(f []string) (of game.Seat, what string, pose physics.Pose, err error) {
	if of, err = script.Seat(f[0], max(len(t.scenario.Sides), 2)); err != nil {
		return of, "", pose, err
	}
	pose, err = script.Pose(f[2:5])
	return of, f[1], pose, err
}
