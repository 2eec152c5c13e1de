package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

const openStruts = 2 // the second side

// struts hold onto a rock (side 1), on which the droid then turns and rests (side 2). They stay
// open after the maneuver in which they were opened.
func struts(xws string, clamps, ignores func(*xwing.Table, xwing.Moment) bool, more ...xwing.Ability) *xwing.Card {
	return upgrade(xws, append([]xwing.Ability{
		{When: xwing.WouldSufferEffect, Side: 1, May: true, Turns: true, If: clamps,
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.FlipUpgrade(m.Owner, xws)
				t.Note(m, "clamped")
			}},
		{Query: xwing.IgnoringObstacles, Side: openStruts, By: one, If: ignores},
		{When: xwing.AfterRevealingDial, Side: openStruts, Do: turnsOnTheSpot,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && !(m.Move.Maneuver.Speed == 2 && m.Move.Maneuver.Bearing == gauge.StraightAhead) &&
					slices.ContainsFunc(t.ObstaclesUnder(m.Owner), func(o board.ObstacleID) bool { return isRock(t, o) })
			}},
		{When: xwing.AfterManeuver, Side: openStruts,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && !t.Noted(m, "clamped") },
			Do: func(t *xwing.Table, m xwing.Moment) { t.FlipUpgrade(m.Owner, xws) }},
	}, more...)...)
}

// turnsOnTheSpot is what a droid does in place of its maneuver.
func turnsOnTheSpot(t *xwing.Table, m xwing.Moment) {
	t.ChangeManeuver(m.Owner, catalog.Maneuver{})
	t.RemoveTokens(m.Owner, board.Stress, 1)
	switch xwing.Direction(m.Move.Maneuver.Bearing) {
	case gauge.LeftSide:
		t.Pivot(m.Owner, 90)
	case gauge.RightSide:
		t.Pivot(m.Owner, -90)
	}
}

// isRock reports whether an obstacle is an asteroid or a debris cloud.
func isRock(t *xwing.Table, o board.ObstacleID) bool {
	k := t.View.Obstacle(o).Type
	return k == catalog.Asteroid || k == catalog.DebrisCloud
}

// clampsTo reports whether the droid overlaps such an obstacle, and at most one other friendly ship does.
func clampsTo(t *xwing.Table, m xwing.Moment, o board.ObstacleID) bool {
	return isRock(t, o) && slices.Contains(t.ObstaclesUnder(m.Owner), o) &&
		len(othersAt(t, m, gauge.Range2, func(id board.ShipID) bool { return t.RangeToObstacle(id, o) == gauge.Range0 })) <= 1
}

// clampsOnce is since 2.5 for the effects of that obstacle, clampsInFlight before that of all.
func clampsOnce(t *xwing.Table, m xwing.Moment) bool {
	return you(m) && m.Move.By == board.ByManeuver && clampsTo(t, m, m.Met.Obstacles[0])
}

func clampsInFlight(t *xwing.Table, m xwing.Moment) bool {
	return you(m) && m.Move.By == board.ByManeuver &&
		slices.ContainsFunc(t.ObstaclesUnder(m.Owner), func(o board.ObstacleID) bool { return clampsTo(t, m, o) })
}

// ignoresThere ignores obstacles at range 0, ignoresInFlight those in the way of a move, too.
func ignoresThere(t *xwing.Table, m xwing.Moment) bool {
	return you(m) && t.RangeToObstacle(m.Owner, m.Met.Obstacles[0]) == gauge.Range0
}

func ignoresInFlight(t *xwing.Table, m xwing.Moment) bool {
	return you(m) && (m.Action != xwing.WhileAttacking || ignoresThere(t, m))
}
