package player

import (
	"slices"

	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/physics"
)

// goals are where a ship wants to be for the objective, beside the enemy: at tokens that are still on the table, by those
// that carry one, and at a station that both sides want.
func (l *look) goals(c *craft) (at []physics.Vec) {
	switch l.view.Objective {
	case "contested-outpost":
		for i := range l.view.Obstacles {
			if o := &l.view.Obstacles[i]; o.Placed && !o.Gone && o.Kind == catalog.Station {
				at = append(at, o.Pose.Point())
			}
		}
	case "intel-sweep", "dangerous-territory", "navigational-hazards":
		if l.view.Objective == "intel-sweep" && !slices.Contains(c.Carried, "objective") {
			return nil
		}
		best, least := physics.Vec{}, 0.0
		for i := range l.view.Markers {
			m := &l.view.Markers[i]
			if m.Gone || m.Kind != board.ObjectiveToken {
				continue
			}
			if d := m.Pose.Point().Sub(c.Pose.Point()).Len(); least == 0 || d < least {
				best, least = m.Pose.Point(), d
			}
		}
		if least > 0 {
			at = append(at, best)
		}
	case "blockade-run":
		if c.Seat != l.view.First { // its ships get across
			far := l.view.Field.Width - c.Pose.Point().X
			at = append(at, physics.Vec{X: c.Pose.Point().X + far, Y: l.view.Field.Depth / 2})
		}
	}
	return at
}
