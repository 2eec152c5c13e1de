package xwing

import (
	"strconv"

	"xwing/game/xwing/threat"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/table"
	"xwing/scene/ui"
)

// threatLegend tells at an edge of the table what the colors mean, and about whom it is.
func (t *tableScreen) threatLegend(a *desk) {
	if _, shown := t.threatShown(a); !shown {
		return
	}
	u, n := a.UI, t.threatNow(a)
	in := table.Floats(a.Desk, t.legendPlace(a))
	title := in.CutTop(u.Px(20), u.Px(2))
	u.Label(title.CutRight(u.Px(20), u.Px(4)), scene.Caps(u, actThreat), draw.Style{Size: 13, Bold: true, Color: draw.Muted})
	u.Label(title, a.Say("threat-title"), draw.Style{Size: 15, Bold: true, Color: draw.Text})
	if n == nil {
		u.Paragraph(in, a.Say("threat-wait"), draw.Style{Size: 13, Color: draw.Muted})
		return
	}
	bar := in.CutTop(u.Px(20), u.Px(4)).Columns(threat.LevelCount, 0)
	for i, r := range bar {
		u.L.Fill(r, draw.Fade(draw.ThreatFill[i], 1.6))
		u.L.Fill(draw.Rect{X: r.X, Y: r.Y, W: max(1, u.Px(1.5)), H: r.H}, draw.ThreatLine[i])
		words := strconv.Itoa(threat.Level(i + 1))
		if i == len(bar)-1 {
			words += "+"
		}
		r.CutLeft(u.Px(6), 0)
		u.Label(r, words, draw.Style{Size: 13, Bold: true, Color: draw.Text})
	}
	row := in.CutTop(u.Px(26), u.Px(4))
	st := ui.ButtonStyle{Size: 13, On: t.threat.ordnance, Tip: a.Say("threat-ordnance-tip")}
	if u.Button("threat.ordnance", row, a.Say("threat-ordnance"), st) {
		t.threat.ordnance = !t.threat.ordnance
		a.Touch()
	}
	u.Paragraph(in, t.threatTold(a, n), draw.Style{Size: 13, Color: draw.Text})
}

// legendSteps is at how many places of each edge of the table the legend may lie.
const legendSteps = 9

// legendPlace is where at an edge of the table the legend covers least, ships before anything else: where it lies already, unless
// that is less elsewhere.
func (t *tableScreen) legendPlace(a *desk) draw.Rect {
	u := a.UI
	seen := t.sight.Areas.Seen.Inset(u.Px(table.Margin))
	w, h := min(seen.W, u.Px(legendWide)), min(seen.H, u.Px(legendHigh))
	place := func(n int) draw.Rect { // up the left edge, up the right one, along the lower one, along the upper one
		x, y := 0.0, 1-float64(n%legendSteps)/(legendSteps-1)
		switch n / legendSteps {
		case 1:
			x = 1
		case 2:
			x, y = 1-y, 1
		case 3:
			x, y = 1-y, 0
		}
		return draw.Rect{X: seen.X + x*(seen.W-w), Y: seen.Y + y*(seen.H-h), W: w, H: h}.Snapped()
	}
	free := scene.Free{View: seen, Over: a.UI.Solids(), Pieces: t.pieces.lying(a, t.pieces.ships())}
	for n := range 4 * legendSteps {
		if free.Cost(place(n)) < free.Cost(place(t.threat.legend)) {
			t.threat.legend = n
		}
	}
	return place(t.threat.legend)
}

// threatTold says of the ship that is pointed at where it could be, or who could shoot at it.
func (t *tableScreen) threatTold(a *desk, n *lookingOut) string {
	id := t.threatOf()
	if id == 0 {
		return a.Say("threat-point")
	}
	name := t.play.words.Value("ship", id.Piece())
	if f := n.foe(id); f != nil {
		red, bumped := 0, 0
		for i := range f.Places {
			if f.Places[i].Red() {
				red++
			}
			if f.Places[i].Bumped {
				bumped++
			}
		}
		return a.Say("threat-foe", "ship", name, "places", strconv.Itoa(len(f.Places)), "red", strconv.Itoa(red),
			"bumped", strconv.Itoa(bumped), "dice", strconv.Itoa(f.Most))
	}
	known := n.ghost(id, t.play.board.view.Ship(id).Pose)
	return a.Say("threat-own", "ship", name, "ships", strconv.Itoa(len(known.shots)), "dice", strconv.Itoa(known.dice))
}
