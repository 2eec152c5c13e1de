package xwing

import (
	"math"
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/physics"
	"xwing/scene"
	"xwing/scene/draw"
)

// judged is what a player looks at to decide, on screen: words, plates, trays and tooltips
// keep off it.
type judged struct {
	still   []draw.Rect // whatever the mouse is on: an attack under way, the places that answers lead to
	pointed []draw.Rect // what the answer under the mouse is about
}

// all is everything that is judged in the frame.
func (j *judged) all() []draw.Rect { return append(j.still[:len(j.still):len(j.still)], j.pointed...) }

// manySpots is from how many places of a question on plates keep off none of them: they
// would find no room.
const manySpots = 16

// judge finds what is judged now, and what of the table is free.
func (t *tableScreen) judge(a *desk) {
	t.sight.judged = judged{}
	t.judgeAll(a)
	f := &t.sight.free
	f.View = t.sight.areas.table.Inset(a.UI.Px(2))
	f.Over, f.Pieces, f.Words = f.Over[:0], t.pieces.lying(a, f.Pieces[:0]), f.Words[:0]
	f.Badges = f.Badges[:0]
	for _, r := range slices.Concat(a.UI.Solids(), t.sight.trays) {
		if over := r.Intersect(t.sight.areas.table); !over.Empty() && over != t.sight.areas.table {
			f.Over = append(f.Over, over)
		}
	}
	f.Judged = append(f.Judged[:0], t.sight.judged.all()...)
}

// judgeAll finds what is judged.
func (t *tableScreen) judgeAll(a *desk) {
	j := &t.sight.judged
	if at := t.play.board.underFire(); at != nil {
		j.still = t.shotOnScreen(a, j.still, at.Attacker, at.Defender, at.Obstructed, at.Line)
	}
	d, asked := t.question.Asked()
	if !asked {
		d, _, asked = t.question.Chosen()
	}
	if !asked {
		return
	}
	for _, b := range t.question.linesToChoose(d) {
		j.still = append(j.still, t.sight.along(b.line.Line, a.UI.Px(5))...)
	}
	spots := scene.SpotsOf(d)
	for i := range spots {
		switch s := &spots[i]; {
		case t.ghosts.Pointed(s):
			j.pointed = append(j.pointed, t.sight.shapeRect(s.Shape()))
		case s.Refusal == nil && len(spots) < manySpots:
			j.still = append(j.still, t.sight.shapeRect(s.Shape()))
		}
	}
	j.pointed = t.pointedAt(a, j.pointed, t.question.Hint)
	if attacker, w, target, ok := t.question.hintedShot(); ok {
		p := t.play.state().PreviewAttack(attacker, w.ID, target)
		var lines []physics.Segment
		for _, l := range p.Lines {
			lines = append(lines, l.Line)
		}
		j.pointed = t.shotOnScreen(a, j.pointed, attacker, target, p.Obstructed, lines...)
	}
	if h := t.question.hint; h.ship != 0 && !h.maneuver.IsZero() {
		if s := t.play.state().View.Ship(h.ship); s != nil && s.Where == board.InPlay {
			p := t.play.state().PreviewDial(h.ship, h.maneuver)
			j.pointed = append(j.pointed, t.sight.screenRect(gauge.Base{Pose: p.Final, Size: s.Size}))
			j.pointed = t.obstaclesOnScreen(a, j.pointed, p.Obstacles)
		}
	}
}

// lying adds the ships, obstacles and features in the play area, as they stand on screen.
func (t *onTable) lying(a *desk, list []draw.Rect) []draw.Rect {
	v := &t.play.board.view
	for i := range v.Ships {
		if s := &v.Ships[i]; s.Where == board.InPlay {
			list = append(list, t.sight.screenRect(s.Base()))
		}
	}
	return t.scenery(a, list)
}

// scenery adds the obstacles and features in the play area.
func (t *onTable) scenery(a *desk, list []draw.Rect) []draw.Rect {
	v := &t.play.board.view
	for i := range v.Obstacles {
		if o := &v.Obstacles[i]; !o.Gone {
			shape, _ := t.outline(a, o.XWS)
			list = append(list, t.sight.shapeRect(shape.At(o.Pose)))
		}
	}
	for i := range v.Features {
		if f := &v.Features[i]; f.InPlay() {
			list = append(list, t.sight.shapeRect(f.Shape()))
		}
	}
	return list
}

// underFire is the attack under way, or the one that is being declared; nil for none.
func (b *display) underFire() *board.Attack {
	if e, ok := b.Now.(board.AttackDeclared); ok {
		return &e.Attack
	}
	return b.view.Attack
}

// pointedAt adds the piece that an answer points at.
func (t *tableScreen) pointedAt(a *desk, list []draw.Rect, o *game.Option) []draw.Rect {
	if o == nil {
		return list
	}
	if s := t.play.board.view.Ship(board.ShipOf(o.Target)); s != nil && s.Where == board.InPlay {
		list = append(list, t.sight.screenRect(s.Base()))
	}
	if shape, ok := t.pieces.targetShape(a, o.Target); ok {
		list = append(list, t.sight.shapeRect(shape))
	}
	return list
}

// shotOnScreen adds what is to be seen of an attack: both ships, the lines between them,
// and what obstructs those.
func (t *tableScreen) shotOnScreen(a *desk, list []draw.Rect, attacker, target board.ShipID, obstructed []board.ObstacleID, lines ...physics.Segment) []draw.Rect {
	for _, id := range []board.ShipID{attacker, target} {
		if s := t.play.board.view.Ship(id); s != nil && s.Where == board.InPlay {
			list = append(list, t.sight.screenRect(s.Base()))
		}
	}
	list = t.obstaclesOnScreen(a, list, obstructed)
	for _, line := range lines {
		list = append(list, t.sight.along(line, a.UI.Px(5))...)
	}
	return list
}

// obstaclesOnScreen adds obstacles.
func (t *tableScreen) obstaclesOnScreen(a *desk, list []draw.Rect, ids []board.ObstacleID) []draw.Rect {
	for _, id := range ids {
		if shape, ok := t.pieces.targetShape(a, id.Piece()); ok {
			list = append(list, t.sight.shapeRect(shape))
		}
	}
	return list
}

// along is a line of the table as squares on screen that reach so far about it.
func (t *sight) along(line physics.Segment, reach float64) []draw.Rect {
	x0, y0 := t.cam.At(line.A)
	x1, y1 := t.cam.At(line.B)
	n := max(1, math.Ceil(math.Hypot(x1-x0, y1-y0)/reach))
	var out []draw.Rect
	for i := range int(n) + 1 {
		f := float64(i) / n
		out = append(out, draw.Rect{X: x0 + (x1-x0)*f - reach, Y: y0 + (y1-y0)*f - reach, W: 2 * reach, H: 2 * reach})
	}
	return out
}
