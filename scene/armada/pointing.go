package armada

import (
	"xwing/game/armada/board"
	"xwing/game/armada/gauge"
	"xwing/scene/draw"
)

// pointing says why, for the pair under the mouse, an attack would be legal or not: from the active ship, or the piece that
// was clicked last, to the hull zone under the mouse.
func (t *tableScreen) pointing(a *desk) {
	v := &t.play.board.view
	if !t.ranges || t.over == "" || v.Attack != nil {
		return
	}
	from := t.chosen
	if board.ShipOf(v.Active) != 0 {
		from = v.Active
	}
	own, s := v.Ship(board.ShipOf(from)), v.Ship(board.ShipOf(t.over))
	if own == nil || own.Where != board.OnTable || t.over == from {
		return
	}
	zone := gauge.Zone(0)
	if s != nil {
		if zone = t.pieces.zoneAt(s, t.sight.Cam.Table(a.UI.In.X, a.UI.In.Y)); zone == 0 {
			return
		}
	}
	best, found := aim{}, false
	for z := gauge.Front; int(z) <= t.play.state().Gauged(own.ID).Chassis.Zones; z++ {
		at, ok := t.play.measure(from, z, t.over, zone)
		if ok && (!found || best.refused != nil && at.refused == nil) {
			best, found = at, true
		}
	}
	if !found {
		return
	}
	t.zoneLight(a, from, best.shot.From, draw.Fade(draw.White, 0.12))
	t.zoneLight(a, t.over, zone, draw.Fade(draw.Gold, 0.26))
	text, color := "", draw.Good
	if best.refused != nil {
		text, color = t.play.words.Refusal(*best.refused), draw.Warn
	} else {
		text = a.Say("shot-of", "zone", best.shot.From.String(), "range", best.shot.Range.String(),
			"dice", best.shot.Dice.String())
		if best.shot.IsObstructed() {
			text += " · " + a.Say("obstructed-price")
		}
	}
	x0, y0 := t.sight.Cam.At(best.shot.Sight.A)
	x1, y1 := t.sight.Cam.At(best.shot.Sight.B)
	if best.shot.Sight.A != best.shot.Sight.B {
		a.Back.Line(x0, y0, x1, y1, max(1.5, a.UI.Px(2)), draw.Fade(color, 0.9))
	}
	t.sight.TagLine(a.Desk, [4]float64{x0, y0, x1, y1}, text, color)
}
