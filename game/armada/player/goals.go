package player

import (
	"slices"

	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/physics"
)

// goals are where a ship wants to be for the objective, beside the enemy: at tokens that are still on the table, by those
// that carry one, at a station that both sides want, or across the table.
func (l *look) goals(c *craft) (at []physics.Vec) {
	carries := slices.Contains(c.Carried, "objective")
	switch l.view.Objective {
	case "contested-outpost", "abandoned-mining-facility", "doomed-station", "holonet-override":
		return l.stations()
	case "steal-supplies":
		if c.Seat == l.view.First && l.view.OnCard > 0 {
			return l.stations()
		}
	case "intel-sweep":
		if carries {
			return l.nearestToken(c)
		}
	case "recruit-allies":
		if l.view.Round <= 3 {
			return l.nearestToken(c)
		}
	case "dangerous-territory", "navigational-hazards", "capture-the-vip", "salvage-run", "sensor-net", "infested-fields",
		"double-agent", "prototype-recovery":
		return l.nearestToken(c)
	case "blockade-run", "hyperlane-raid", "volatile-cargo":
		if c.Seat != l.view.First && (carries || l.view.Objective == "blockade-run") {
			return []physics.Vec{l.across(c)}
		}
	}
	return nil
}

// stations are where the stations lie.
func (l *look) stations() (at []physics.Vec) {
	for i := range l.view.Obstacles {
		if o := &l.view.Obstacles[i]; o.Placed && !o.Gone && o.Kind == catalog.Station {
			at = append(at, o.Pose.Point())
		}
	}
	return at
}

// nearestToken is where the nearest objective token lies; nowhere if none does.
func (l *look) nearestToken(c *craft) (at []physics.Vec) {
	least := 0.0
	for i := range l.view.Markers {
		m := &l.view.Markers[i]
		if m.Gone || m.Kind != board.ObjectiveToken {
			continue
		}
		if d := m.Pose.Point().Sub(c.Pose.Point()).Len(); least == 0 || d < least {
			at, least = []physics.Vec{m.Pose.Point()}, d
		}
	}
	return at
}

// across is the far side of the table: its ships get there.
func (l *look) across(c *craft) physics.Vec {
	f := l.view.Field
	switch {
	case f.ShortEdges && c.Seat == game.Blue:
		return physics.Vec{X: 0, Y: f.Depth / 2}
	case f.ShortEdges:
		return physics.Vec{X: f.Width, Y: f.Depth / 2}
	case c.Seat == game.Blue:
		return physics.Vec{X: c.Pose.Point().X, Y: 0}
	}
	return physics.Vec{X: c.Pose.Point().X, Y: f.Depth}
}
