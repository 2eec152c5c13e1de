package xwing

import (
	"fmt"
	"math"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/physics"
	"xwing/scene/draw"
)

// drawTable paints the table and everything on it, and names the pieces in the log.
func (t *tableScreen) drawTable(a *desk) {
	l := &a.Back
	v := &t.play.board.view
	t.judge(a)
	t.ground(a)
	l.Clip(t.sight.Areas.Table)
	defer l.Unclip()
	a.UI.Piece("table", "", t.sight.Felt())
	t.placing.Zones(&a.Back)
	t.pieces.drawFeatures(a)
	t.pieces.drawCounters(a)
	t.pieces.reaches(a)
	t.pieces.drawDevices(a)
	t.underlay(a)
	for i := range v.Ships {
		if v.Ships[i].Where == board.InPlay {
			t.pieces.drawShip(a, &v.Ships[i])
		}
	}
	t.pieces.drawTowed(a)
	t.overlay(a)
	t.threatened(a)
	t.pieces.effects(a)
	t.plates.drawPlates(a)
	t.maneuvers(a)
	t.drawGhosts(a)
	t.lines(a)
	t.threats(a)
	t.side.drawNoted(a)
	t.measured(a)
	t.pieces.floater(a)
	t.sight.DrawTags(a.Desk)
	t.sight.Spare(a.Desk, t.pieces.ships(), t.plates.whole.at)
	t.pieces.banner(a)
}

// underlay paints what lies on the table below the ships: arcs and range bands.
func (t *tableScreen) underlay(a *desk) {
	if t.question.Curtain != game.NoSeat {
		t.chosenManeuvers(a)
	}
	t.heat(a)
	t.reach(a)
	t.question.facing(a)
	if attacker, weapon, _, ok := t.question.hintedShot(); ok {
		t.pieces.arcs(a, attacker, weapon)
	} else if at := t.play.board.view.Attack; at != nil {
		t.pieces.arcs(a, at.Attacker, at.Weapon)
	}
}

// overlay paints what lies over the ships: frames, and how they came there.
func (t *tableScreen) overlay(a *desk) {
	t.marked(a)
	t.lightTable(a)
	t.pieces.clasps(a)
	t.pieces.trail(a)
}

// maneuvers paints where the maneuver under the mouse would take its ship, over all plates.
func (t *tableScreen) maneuvers(a *desk) {
	if t.question.hint.ship != 0 && !t.question.hint.maneuver.IsZero() {
		t.pieces.maneuverPreview(a, t.question.hint.ship, t.question.hint.maneuver, true)
	}
}

// lines paints the range line of the attack that is hinted at or under way,
// over everything else.
func (t *tableScreen) lines(a *desk) {
	t.question.choiceOfLines(a)
	if attacker, weapon, target, ok := t.question.hintedShot(); ok {
		t.pieces.shot(a, attacker, weapon, target)
	} else if at := t.play.board.view.Attack; at != nil {
		t.pieces.partInArc(a, at.Attacker, at.Weapon, at.Defender)
		t.pieces.rangeLine(a, at.Line, at.IsObstructed(), a.Say("range", "n", fmt.Sprint(int(at.Range))))
	}
}

// threatened frames the ships that a device would affect if it went off now: the
// one under the mouse, or the one whose place is.
func (t *tableScreen) threatened(a *desk) {
	kind, at := "", physics.Pose{}
	if t.bursting(a) {
		return
	}
	if s := t.ghosts.Hinted(); s != nil && s.Piece != "" {
		kind, at = xwing.DeviceKindOf(s.Piece), s.Pose
	} else if d := t.play.deviceAt(a, t.sight.Cam.Table(a.UI.In.X, a.UI.In.Y)); d != nil && t.looked.hovered == 0 {
		kind, at = d.Kind, d.Pose
	}
	if kind == "" {
		return
	}
	t.pieces.frameHurt(a, t.play.state().PreviewBlast(kind, at))
}

// banner names a phase that begins.
func (t *onTable) banner(a *desk) {
	e, ok := t.play.board.Now.(board.PhaseBegan)
	if !ok {
		return
	}
	p := t.play.board.Progress()
	alpha := math.Sin(p * math.Pi)
	u := a.UI
	view := t.sight.Areas.Table
	cx, cy := view.X+view.W/2, view.Y+u.Px(60)
	r := draw.Rect{X: cx - u.Px(200), Y: cy - u.Px(26), W: u.Px(400), H: u.Px(52)}
	a.Back.Round(r, u.Px(8), draw.Fade(draw.Panel, 0.92*alpha))
	a.Back.Text(cx, cy, t.play.words.Value("phase", e.Phase.String()),
		draw.Style{Size: u.Px(26), Bold: true, Color: draw.Fade(draw.Text, alpha), Align: draw.Center})
}
