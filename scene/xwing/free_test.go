package xwing

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"xwing/game/xwing/board"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/table"
	"xwing/scene/ui"
)

// situations are how many tables are drawn, each seen at three sizes.
const situations = 200

// TestWordsLieWhereTheTableIsFree draws tables out of games, how they are looked at and what the mouse is on: the view
// dragged and zoomed, a ship's card open, the log, the ruler, the ranges. No tag and no plate lies under what floats
// over the table or over what is judged, no tag over another or out of sight, and a plate that is nearer to another
// ship than to its own has a line to it.
func TestWordsLieWhereTheTableIsFree(t *testing.T) {
	a, _ := newApp(t, 0)
	tables := askedTables(t)
	r := rand.New(rand.NewPCG(2026, 32))
	tags, judgedLooks := 0, 0
	for n := range situations {
		p := a.play(tables[r.IntN(len(tables))].Fork())
		p.board.Finish()
		table := newTable(a, p)
		a.Show(table)
		if d, _ := table.question.Decision(); d.Private {
			table.question.OpenCurtain(d.Seat)
		}
		seed := r.Uint64()
		for _, size := range [][2]float64{{1280, 720}, {1920, 1080}, {2560, 1440}} {
			a.Width, a.Height = size[0], size[1]
			draws := rand.New(rand.NewPCG(seed, 1))
			what := table.situate(a, draws)
			where := func() string {
				d, _ := table.question.Decision()
				return fmt.Sprintf("%d: %s at %v, %s", n, d.Kind, size, what)
			}
			judged := table.whatIsJudged(a)
			if len(judged) > 0 {
				judgedLooks++
			}
			tags += len(table.sight.Written)
			for _, wrong := range table.misplaced(judged) {
				t.Errorf("%s: %s", where(), wrong)
			}
		}
	}
	if tags < situations || judgedLooks < situations {
		t.Errorf("%d tags were seen, and %d times something was judged", tags, judgedLooks)
	}
}

// situate draws how the table is looked at, and says so.
func (t *tableScreen) situate(a *Client, r *rand.Rand) string {
	t.sight.Cam.Fitted, t.sight.Framing = true, table.Framing{}
	t.ruler.On, t.ruler.Ends, t.side.pinned, t.side.open, t.side.ranges = false, nil, 0, false, r.IntN(4) == 0
	ships := t.play.board.view.ShipsInPlay()
	what := ""
	if r.IntN(3) == 0 {
		t.side.pinned, what = ships[r.IntN(len(ships))], what+"a card open, "
	}
	if r.IntN(5) == 0 {
		t.side.open, what = true, what+"the log open, "
	}
	settle(a, ui.Input{X: -9, Y: -9})
	if r.IntN(2) == 0 {
		w := t.sight.Areas.Table
		dx, dy, zoom := (r.Float64()-0.5)*w.W*0.7, (r.Float64()-0.5)*w.H*0.7, 0.7+0.9*r.Float64()
		x, y := w.Center()
		t.sight.Cam.Pan(dx, dy)
		t.sight.Cam.Zoom(x, y, zoom)
		what += fmt.Sprintf("dragged by %.0f, %.0f and %.1f times as near, ", dx, dy, zoom)
		settle(a, ui.Input{X: -9, Y: -9})
	}
	if r.IntN(3) == 0 {
		from, to := ships[r.IntN(len(ships))], ships[r.IntN(len(ships))]
		t.ruler.On, t.ruler.Ends = true, []table.End{{Piece: from.Piece()}, {Piece: to.Piece()}}
		what += fmt.Sprintf("measuring from %d to %d, ", from, to)
	}
	all := pointable(a, t)
	at := all[r.IntN(len(all))]
	settle(a, ui.Input{X: at[0], Y: at[1]})
	return what + fmt.Sprintf("the mouse at %.0f, %.0f", at[0], at[1])
}

// misplaced says of which words of the frame it is wrong where they lie.
func (t *tableScreen) misplaced(judged []seen) (wrong []string) {
	s := &t.sight.Areas
	over := map[string][]draw.Rect{"the question": {s.Asking}, "the order": {s.Turns}, "the foot": {s.Foot},
		"a tray": t.sight.Trays, "a card": nil}
	for _, r := range t.client.UI.Solids() {
		if r.Intersect(s.Table) != s.Table { // a window over all
			over["a panel"] = append(over["a panel"], r)
		}
	}
	if t.side.open {
		over["the log"] = []draw.Rect{s.Log}
	}
	look := func(what string, at draw.Rect, plate bool) {
		for by, rects := range over {
			if slices.ContainsFunc(rects, func(o draw.Rect) bool { return scene.Overlap(at.Inset(0.5), o) > 0 }) {
				wrong = append(wrong, fmt.Sprintf("the %s at %v lies under %s", what, at, by))
			}
		}
		for _, j := range judged {
			if !(plate && j.pointed) && j.covered(at, &t.sight.Cam) {
				wrong = append(wrong, fmt.Sprintf("the %s at %v covers %s", what, at, j.what))
			}
		}
		if !lies(s.Table, at) {
			wrong = append(wrong, fmt.Sprintf("the %s at %v is out of sight", what, at))
		}
	}
	for i, g := range t.sight.Written {
		look("tag "+g.Text, g.At, false)
		for _, other := range t.sight.Written[:i] {
			if scene.Overlap(g.At, other.At) > 0 {
				wrong = append(wrong, fmt.Sprintf("the tags %q and %q cover each other", g.Text, other.Text))
			}
		}
	}
	for i, p := range t.plates.plated {
		look("plate of "+p.ship.Piece(), p.at, true)
		if p.led {
			continue
		}
		own := scene.Gap(p.at, t.pieceRect(p.ship))
		for k, other := range t.plates.plated {
			if k != i && scene.Gap(p.at, t.pieceRect(other.ship)) < own {
				wrong = append(wrong, fmt.Sprintf("the plate of %d is nearer to ship %d, without a line", p.ship, other.ship))
			}
		}
	}
	if w, ok := tipOf(t.client); ok { // a roster or a card it may lie over, rather than over a ship
		delete(over, "a panel")
		for by, rects := range over {
			if slices.ContainsFunc(rects, func(o draw.Rect) bool { return scene.Overlap(w.at.Inset(0.5), o) > 0 }) {
				wrong = append(wrong, fmt.Sprintf("the %s at %v lies over %s", w.what, w.at, by))
			}
		}
	}
	return wrong
}

// pieceRect is where a ship stands on screen.
func (t *tableScreen) pieceRect(id board.ShipID) draw.Rect {
	return t.sight.Rect(t.play.board.view.Ship(id).Base().Shape())
}
