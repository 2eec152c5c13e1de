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

// drawGhosts paints the places that answers lead to, legal or not, and the piece
// that is being placed.
func (t *tableScreen) drawGhosts(a *desk) {
	d, ok := t.question.Asked()
	if !ok {
		t.drawChosen(a)
		return
	}
	if s := t.play.state().View.Ship(actor(d)); s != nil {
		spots := scene.SpotsOf(d)
		for i := range spots {
			t.pieces.ghost(a, s, &spots[i], t.ghosts.Pointed(&spots[i]))
			t.ghosts.Name(&spots[i])
		}
		for _, later := range t.ghosts.spotsLater(d) {
			t.pieces.ghost(a, s, &later, false)
		}
		for i := range spots { // the one in hand lies on top
			if t.ghosts.Pointed(&spots[i]) {
				t.pieces.ghost(a, s, &spots[i], true)
			}
		}
	}
	if d.Shape == game.Place {
		t.placing.drawPlaced(a, d)
	}
}

// drawChosen paints where the computer's answer leads to.
func (t *tableScreen) drawChosen(a *desk) {
	if d, piece, ok := t.placing.Placed(); ok {
		t.placing.drawLaid(a, d, piece, 0.75, a.UI.Px(2.5))
		return
	}
	d, c, ok := t.question.Chosen()
	s := t.play.state().View.Ship(actor(d))
	if !ok || s == nil || d.Shape != game.OneOf {
		return
	}
	spots := scene.SpotsOf(d)
	for i := range spots {
		if spots[i].Pick == c.One() {
			t.pieces.ghost(a, s, &spots[i], true)
		}
	}
}

// stands is where the ship stands that a question is about.
func (p *play) stands(d game.Decision) (physics.Pose, bool) {
	s := p.board.view.Ship(actor(d))
	if s == nil {
		return physics.Pose{}, false
	}
	return s.Pose, true
}

// ghost paints one place.
func (t *onTable) ghost(a *desk, ship *board.Ship, s *scene.Spot, pointed bool) {
	if s.Piece != "" {
		t.deviceGhost(a, s, ship, pointed)
		return
	}
	fine := s.Refusal == nil
	c, alpha := table.JudgedColor(fine), 0.75
	if !fine {
		alpha = 0.7
	}
	base := gauge.Base{Pose: s.Pose, Size: ship.Size}
	corners := base.Corners()
	pts := t.sight.Cam.Points(corners[:])
	if pointed {
		alpha = 1
		t.sight.Template(a.Desk, s.Template, c, 0.8)
		t.drawBase(a, ship, s.Pose, 0.8)
	} else {
		a.Back.Polygon(pts, draw.Fade(c, 0.10))
	}
	width := max(1, a.UI.Px(1.5))
	if pointed {
		width = max(2, a.UI.Px(2.5))
	}
	table.OutlineJudged(a.Desk, pts, width, alpha, fine)
	nose := t.sight.Cam.Points([]physics.Vec{corners[0], corners[1]})
	x, y := t.sight.Cam.At(base.Pose.Point())
	a.Back.Line(x, y, float64(nose[0].X+nose[1].X)/2, float64(nose[0].Y+nose[1].Y)/2, max(1, a.UI.Px(1)), draw.Fade(c, alpha*0.8))
}
