package armada

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/physics"
)

// bearings is from how many sides an exogorth is laid at another obstacle.
const bearings = 16

// beside are places where an obstacle touches another one that no exogorth touches.
func (t *Table) beside(o *board.Obstacle) (places []physics.Pose) {
	p := t.movePlacement(o)
	p.KeepOut = slices.DeleteFunc(p.KeepOut, func(k game.KeepOut) bool { return board.SquadronOf(k.ID) != 0 })
	p.Pieces[0].Zone = game.Zone{Outline: p.Area}
	t.eachObstacle(func(host *board.Obstacle) {
		if host.ID == o.ID || host.Kind == catalog.Exogorth || t.infested(host) {
			return
		}
		for i := range bearings {
			at := physics.PoseAt(host.Pose.Point().X, host.Pose.Point().Y, float64(i)*360/bearings)
			if at = touching(o.Outline, at, host.Shape()); len(p.Check(o.ID.Piece(), at)) == 0 {
				places = append(places, at)
			}
		}
	})
	return places
}

// infested reports whether an exogorth touches an obstacle.
func (t *Table) infested(host *board.Obstacle) bool {
	return slices.ContainsFunc(t.ofKind(catalog.Exogorth), func(id board.ObstacleID) bool {
		return physics.Nearby(t.View.Obstacle(id).Shape(), host.Shape(), physics.ContactGap)
	})
}

// touching moves an outline ahead from where it lies on another one until it touches it from without.
func touching(outline physics.Shape, from physics.Pose, host physics.Shape) physics.Pose {
	f := from.Frame()
	at := func(mm float64) physics.Pose { return from.MovedTo(f.Out(physics.Vec{Y: mm})) }
	low, high := 0.0, 2*(outline.Reach()+host.Reach())
	for high-low > 0.0005 {
		if middle := (low + high) / 2; physics.ShapesOverlap(outline.At(at(middle)), host) {
			low = middle
		} else {
			high = middle
		}
	}
	return at(high)
}

// placeID names a place among options.
func placeID(p physics.Pose) string {
	return strconv.Itoa(int(p.X)) + "/" + strconv.Itoa(int(p.Y)) + "/" + strconv.Itoa(int(p.Heading))
}

// moveOffToken has a player place the squadrons on which an exogorth was laid around it.
func (t *Table) moveOffToken(by game.Seat, o *board.Obstacle) {
	token := o.Shape()
	t.placeAside(by, o.ID.Piece(), func(pose physics.Pose) bool { return physics.ShapesOverlap(gauge.Squadron(pose), token) },
		func(standing []physics.Pose) *gauge.Heap {
			var ships []physics.Box
			for _, id := range t.onTable(game.NoSeat) {
				ships = append(ships, t.Ship(id).Base().Box())
			}
			return gauge.NewTokenHeap(token, ships, standing, t.View.Field.All())
		})
}
