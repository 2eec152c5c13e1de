package xwing

import (
	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/physics"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/table"
)

// manySpots is from how many places of a question on plates keep off none of them: they
// would find no room.
const manySpots = 16

// judge finds what is judged now, and what of the table is free.
func (t *tableScreen) judge(a *desk) {
	t.sight.Judged = table.Judged{}
	t.judgeAll(a)
	t.sight.Clear(a.Desk)
	t.sight.Free.Pieces = t.pieces.lying(a, t.sight.Free.Pieces)
}

// judgeAll finds what is judged.
func (t *tableScreen) judgeAll(a *desk) {
	j := &t.sight.Judged
	if at := t.play.board.underFire(); at != nil {
		j.Still = t.shotOnScreen(a, j.Still, at.Attacker, at.Defender, at.Obstructed, at.Line)
	}
	d, asked := t.question.Asked()
	if !asked {
		d, _, asked = t.question.Chosen()
	}
	if !asked {
		return
	}
	for _, b := range t.question.linesToChoose(d) {
		j.Still = append(j.Still, t.sight.Along(b.line.Line, a.UI.Px(5))...)
	}
	spots := scene.SpotsOf(d)
	for i := range spots {
		switch s := &spots[i]; {
		case t.ghosts.Pointed(s):
			j.Pointed = append(j.Pointed, t.sight.Rect(s.Shape()))
		case s.Refusal == nil && len(spots) < manySpots:
			j.Still = append(j.Still, t.sight.Rect(s.Shape()))
		}
	}
	j.Pointed = t.pointedAt(a, j.Pointed, t.question.Hint)
	if attacker, w, target, ok := t.question.hintedShot(); ok {
		p := t.play.state().PreviewAttack(attacker, w.ID, target)
		var lines []physics.Segment
		for _, l := range p.Lines {
			lines = append(lines, l.Line)
		}
		j.Pointed = t.shotOnScreen(a, j.Pointed, attacker, target, p.Obstructed, lines...)
	}
	if h := t.question.hint; h.ship != 0 && !h.maneuver.IsZero() {
		if s := t.play.state().View.Ship(h.ship); s != nil && s.Where == board.InPlay {
			p := t.play.state().PreviewDial(h.ship, h.maneuver)
			j.Pointed = append(j.Pointed, t.sight.Rect(gauge.Base{Pose: p.Final, Size: s.Size}.Shape()))
			j.Pointed = t.obstaclesOnScreen(a, j.Pointed, p.Obstacles)
		}
	}
}

// lying adds the ships, obstacles and features in the play area, as they stand on screen.
func (t *onTable) lying(a *desk, list []draw.Rect) []draw.Rect {
	return t.scenery(a, append(list, t.ships()...))
}

// ships are those in the play area, as they stand on screen.
func (t *onTable) ships() (list []draw.Rect) {
	for i := range t.play.board.view.Ships {
		if s := &t.play.board.view.Ships[i]; s.Where == board.InPlay {
			list = append(list, t.sight.Rect(s.Base().Shape()))
		}
	}
	return list
}

// scenery adds the obstacles and features in the play area.
func (t *onTable) scenery(a *desk, list []draw.Rect) []draw.Rect {
	v := &t.play.board.view
	for i := range v.Obstacles {
		if o := &v.Obstacles[i]; !o.Gone {
			shape, _ := a.obstacleOutline(o.XWS)
			list = append(list, t.sight.Rect(shape.At(o.Pose)))
		}
	}
	for i := range v.Features {
		if f := &v.Features[i]; f.InPlay() {
			list = append(list, t.sight.Rect(f.Shape()))
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
		list = append(list, t.sight.Rect(s.Base().Shape()))
	}
	if shape, ok := t.play.targetShape(a, o.Target); ok {
		list = append(list, t.sight.Rect(shape))
	}
	return list
}

// shotOnScreen adds what is to be seen of an attack: both ships, the lines between them,
// and what obstructs those.
func (t *tableScreen) shotOnScreen(a *desk, list []draw.Rect, attacker, target board.ShipID, obstructed []board.ObstacleID, lines ...physics.Segment) []draw.Rect {
	for _, id := range []board.ShipID{attacker, target} {
		if s := t.play.board.view.Ship(id); s != nil && s.Where == board.InPlay {
			list = append(list, t.sight.Rect(s.Base().Shape()))
		}
	}
	list = t.obstaclesOnScreen(a, list, obstructed)
	for _, line := range lines {
		list = append(list, t.sight.Along(line, a.UI.Px(5))...)
	}
	return list
}

// obstaclesOnScreen adds obstacles.
func (t *tableScreen) obstaclesOnScreen(a *desk, list []draw.Rect, ids []board.ObstacleID) []draw.Rect {
	for _, id := range ids {
		if shape, ok := t.play.targetShape(a, id.Piece()); ok {
			list = append(list, t.sight.Rect(shape))
		}
	}
	return list
}
