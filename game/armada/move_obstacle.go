package armada

import (
	"math"
	"slices"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/gauge"
	"xwing/game/armada/rule"
	"xwing/physics"
)

// MoveObstacle lets a player move an obstacle, or leave it: to a place of which no part is beyond a distance from where it
// lies, turned as he likes, off ships, squadrons, obstacles and tokens (ARM-OBM-001 to -005, -009). Where no place is free it
// may be turned where it lies (ARM-CLR-039).
func (t *Table) MoveObstacle(by game.Seat, id board.ObstacleID, far gauge.Distance) {
	moveWithin(t, by, id, far, func(game.KeepOut) bool { return false })
}

// moveWithin is MoveObstacle onto some of what it is kept off otherwise.
func moveWithin(t *Table, by game.Seat, id board.ObstacleID, far gauge.Distance, onto func(game.KeepOut) bool) {
	o := t.View.Obstacle(id)
	p := t.movePlacement(o)
	p.KeepOut = slices.DeleteFunc(p.KeepOut, onto)
	lo, hi := o.Shape().Bounds()
	why := *refuse(rule.MovedNoFarther, "moved-too-far")
	p.Pieces[0].Zone = game.Zone{Outline: physics.Rect(lo.X-far.Limit(), lo.Y-far.Limit(), hi.X+far.Limit(), hi.Y+far.Limit()),
		Refusal: why}
	p.Near = &game.Near{IDs: []string{id.Piece()}, Shapes: []physics.Shape{o.Shape()}, Max: far.Limit(), Whole: true, Refusal: why}
	if _, _, free := p.AnyLegal(); !free {
		p = turnedInPlace(t.movePlacement(o), o)
	}
	pick := t.askOne(by, ask.ChooseEffect, game.Say("prompt.may-move-obstacle", "obstacle", id.Piece()), []string{id.Piece()},
		[]game.Option{{ID: "move", Text: game.Say("option.move")}, {ID: "none", Text: game.Say("option.none")}})
	if pick == "move" {
		t.askMoved(by, p)
	}
}

// movePlacement is an obstacle that is moved, kept off everything but the tokens that lie on it.
func (t *Table) movePlacement(o *board.Obstacle) *game.Placement {
	p := &game.Placement{Area: t.View.Field.All().Shape(), Pieces: []game.Piece{{ID: o.ID.Piece(), Outline: o.Outline, Start: o.Pose}}}
	t.keepOffPieces(p, rule.MovedOnto)
	t.eachObstacle(func(other *board.Obstacle) {
		if other.ID != o.ID {
			p.KeepOut = append(p.KeepOut, game.KeepOut{ID: other.ID.Piece(), Shape: other.Shape(),
				Refusal: *refuse(rule.MovedOnto, "onto", "piece", other.ID.Piece())})
		}
	})
	for i := range t.View.Markers {
		if m := &t.View.Markers[i]; !m.Gone && m.Kind != board.Corona && !o.Shape().Contains(m.Pose.Point()) {
			p.KeepOut = append(p.KeepOut, game.KeepOut{ID: m.ID.Piece(), Shape: gauge.Token(m.Pose),
				Refusal: *refuse(rule.MovedOnto, "onto", "piece", m.ID.Piece())})
		}
	}
	return p
}

// turnedInPlace has an obstacle turn about its middle alone, kept off everything that it does not lie on or under already.
func turnedInPlace(p *game.Placement, o *board.Obstacle) *game.Placement {
	shape := o.Shape()
	p.KeepOut = slices.DeleteFunc(p.KeepOut, func(k game.KeepOut) bool { return physics.ShapesOverlap(k.Shape, shape) })
	p.Pieces[0].Zone = game.Zone{Outline: physics.Disc(o.Pose.Point(), o.Outline.Reach()+slack),
		Refusal: *refuse(rule.MovedNoFarther, "moved-too-far")}
	return p
}

func (t *Table) askMoved(by game.Seat, p *game.Placement) {
	c := t.ask(game.Decision{Kind: ask.MoveObstacle, Seat: by, Prompt: game.Say("prompt.move-obstacle", "obstacle", p.Pieces[0].ID),
		Shape: game.Place, Placement: p})
	t.announce(board.ObstaclePlaced{Obstacle: board.ObstacleOf(c.Piece), Pose: *c.Pose, Moved: true})
}

// MoveToward has a player move an obstacle toward something, along the straight way between their nearest points: at least
// to the end of a band and at most to that of another, or until it touches; where it cannot lie as far as that, as near to
// the end of the first band as it can (ARM-OBM-006 to -008). It reports whether it touches then.
func (t *Table) MoveToward(by game.Seat, id board.ObstacleID, target physics.Shape, least, most gauge.Distance) (touches bool) {
	o := t.View.Obstacle(id)
	gap := physics.Distance(o.Shape(), target)
	if gap.Distance <= physics.ContactGap {
		return true
	}
	p := t.movePlacement(o)
	way := gap.Line().B.Sub(gap.Line().A)
	start := o.Pose.Frame()
	ahead := start.In(start.Origin.Add(way))
	aside := physics.Atan2(-ahead.X, ahead.Y) * 180 / math.Pi
	rail := game.Rail{ID: id.Piece(), Start: o.Pose, Aside: aside}
	ends := [2]int32{um(min(least.Limit(), gap.Distance)), um(min(most.Limit(), gap.Distance))}
	rail.Ends = [2]int32{0, ends[1]}
	clear := func(at int32) bool {
		shape := o.Outline.At(rail.At(at))
		for i := range p.KeepOut {
			if physics.ShapesOverlap(shape, p.KeepOut[i].Shape) && !physics.ShapesOverlap(p.KeepOut[i].Shape, target) {
				return false
			}
		}
		return physics.Inside(p.Area, shape)
	}
	rail.Gaps = railGaps(clear, ends, *refuse(rule.MovedOnto, "moved-onto"))
	rail.Ends = ends
	if !rail.Open() {
		rail.Gaps, rail.Ends = nil, nearestClear(clear, ends[0])
	}
	if p.Pieces[0].Rails = []game.Rail{rail}; rail.Ends == [2]int32{} { // ARM-CLR-029
		p = turnedInPlace(t.movePlacement(o), o)
	}
	t.askMoved(by, p)
	return physics.Nearby(o.Shape(), target, physics.ContactGap)
}

// um is a way in mm as rails count it.
func um(mm float64) int32 { return int32(mm * 1000) }

// railGrain is how finely a rail is looked along, in µm.
const railGrain = 250

// railGaps are the parts of a way that are not clear.
func railGaps(clear func(um int32) bool, ends [2]int32, why game.Refusal) (gaps []game.RailGap) {
	from, blocked := ends[0], !clear(ends[0])
	for at := ends[0]; at < ends[1]; {
		next := min(at+railGrain, ends[1])
		if now := !clear(next); now != blocked {
			edge := border(clear, at, next)
			if blocked {
				gaps = append(gaps, game.RailGap{Ends: [2]int32{from, edge - 1}, Refusal: why})
			}
			from, blocked = edge, now
		}
		at = next
	}
	if blocked {
		gaps = append(gaps, game.RailGap{Ends: [2]int32{from, ends[1]}, Refusal: why})
	}
	return gaps
}

// border is the first place behind at that is otherwise than it, up to next.
func border(clear func(um int32) bool, at, next int32) int32 {
	was := clear(at)
	for next-at > 1 {
		if middle := (at + next) / 2; clear(middle) == was {
			at = middle
		} else {
			next = middle
		}
	}
	return next
}

// nearestClear is the clear place before an end that is nearest to it; the beginning is where the obstacle lies.
func nearestClear(clear func(um int32) bool, end int32) [2]int32 {
	for at := end; at > 0; at -= railGrain {
		if clear(at) {
			return [2]int32{at, at}
		}
	}
	return [2]int32{0, 0}
}
