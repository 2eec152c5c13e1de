package xwing

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/match/matchtest"
	"xwing/physics"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// TestNothingCoversWhatIsJudged draws 500 tables out of games: the window, the zoom, and
// which answer or piece the mouse is on. No tooltip, plate, tag or tray lies on the line of
// a shot, on its ships, on what obstructs it, on the place that an answer leads to or a
// maneuver ends at, or on what an answer points at.
func TestNothingCoversWhatIsJudged(t *testing.T) {
	a, _ := newApp(t, 0)
	tables := askedTables(t)
	looks, judgedLooks := 0, 0
	rapid.Check(t, func(t *rapid.T) {
		for range 5 {
			p := a.play(tables[rapid.IntRange(0, len(tables)-1).Draw(t, "question")].Fork())
			p.board.Finish()
			table := newTable(a, p)
			a.Show(table)
			size := rapid.SampledFrom(framedIn).Draw(t, "window")
			a.Width, a.Height = size[0], size[1]
			if d, _ := table.question.Decision(); d.Private {
				table.question.OpenCurtain(d.Seat)
			}
			settle(a, ui.Input{})
			if zoom := rapid.SampledFrom([]float64{1, 1, 0.6, 1.4}).Draw(t, "zoom"); zoom != 1 {
				x, y := table.sight.Areas.Free.Center()
				table.sight.Cam.Zoom(x, y, zoom)
				settle(a, ui.Input{})
			}
			at := rapid.SampledFrom(pointable(a, table)).Draw(t, "mouse")
			settle(a, ui.Input{X: at[0], Y: at[1]})
			judged := table.whatIsJudged(a)
			for _, l := range table.labels(a) {
				for _, j := range judged {
					if !(l.plate && j.pointed) && j.covered(l.at, &table.sight.Cam) {
						d, _ := table.question.Decision()
						t.Errorf("%s, %v: the %s at %v covers %s", d.Kind, size, l.what, l.at, j.what)
					}
				}
			}
			if looks++; len(judged) > 0 {
				judgedLooks++
			}
		}
	})
	if looks < 500 || judgedLooks < 150 {
		t.Errorf("%d tables were looked at, on %d something is judged; want 500 and 150", looks, judgedLooks)
	}
}

// askedTables are games at every question of theirs that stands on the table.
func askedTables(t *testing.T) []*game.Session {
	var out []*game.Session
	for _, squads := range [][2]string{{"rebel-core", "imperial-core"}, {"scum-hunters", "separatist-swarm"}, {"republic-jedi", "imperial-bombers"}} {
		a, _ := newApp(t, 0)
		p, err := a.start(matchtest.Squads(t, squads[0], squads[1]))
		if err != nil {
			t.Fatal(err)
		}
		playOn(t, p, func(d game.Decision) bool {
			if p.board.Finish(); p.board.view.Round > 0 && (p.board.view.Attack != nil || d.Private || pointsOut(d)) {
				out = append(out, p.Session.Fork())
			}
			return p.board.view.Round > 5
		})
	}
	return out
}

// pointsOut reports whether a question points at something on the table.
func pointsOut(d game.Decision) bool {
	return slices.ContainsFunc(d.Options, func(o game.Option) bool { return o.Target != "" || len(o.Places) > 0 })
}

// pointable are the places for the mouse: answers, pieces and their plates, ghosts.
func pointable(a *Client, table *tableScreen) [][2]float64 {
	out := [][2]float64{{1, a.Height - 1}}
	for _, w := range append(a.UI.Widgets, a.UI.Pieces...) {
		if kind, _, _ := strings.Cut(w.ID, ":"); !slices.Contains([]string{"option", "pose", "ship", "obstacle", "plate", "dial"}, kind) {
			continue
		}
		r := draw.Rect{X: float64(w.Rect[0]), Y: float64(w.Rect[1]), W: float64(w.Rect[2]), H: float64(w.Rect[3])}
		if x, y := r.Center(); !r.Empty() && table.sight.Areas.Table.Contains(x, y) {
			out = append(out, [2]float64{x, y})
		}
	}
	return out
}

// written is something that is written over the table.
type written struct {
	what  string
	at    draw.Rect
	plate bool // it lies below what the mouse shows
}

// labels are the tooltip, the plates, the tags and the trays of the latest frame.
func (t *tableScreen) labels(a *Client) []written {
	var out []written
	if w, ok := tipOf(a); ok {
		out = append(out, w)
	}
	for _, p := range t.plates.plated {
		out = append(out, written{"plate of " + p.ship.Piece(), p.at, true})
	}
	for _, r := range t.sight.Trays {
		out = append(out, written{"tray", r, false})
	}
	for _, g := range t.sight.Written {
		out = append(out, written{"tag " + g.Text, g.At, false})
	}
	return out
}

// tipOf is the tooltip of the latest frame, if one is shown.
func tipOf(a *Client) (written, bool) {
	for _, w := range a.UI.Widgets {
		if w.ID == "tip" {
			r := draw.Rect{X: float64(w.Rect[0]), Y: float64(w.Rect[1]), W: float64(w.Rect[2]), H: float64(w.Rect[3])}
			return written{"tooltip " + w.Words, r, false}, true
		}
	}
	return written{}, false
}

// seen is something that is judged, on the table.
type seen struct {
	what    string
	shape   physics.Shape
	line    physics.Segment
	lined   bool
	pointed bool // because of where the mouse is
}

// covered reports whether a rectangle of the screen lies over it.
func (s *seen) covered(r draw.Rect, cam *scene.Camera) bool {
	r = r.Inset(1)
	p, q := cam.Table(r.X, r.Y), cam.Table(r.Right(), r.Bottom())
	box := physics.Rect(min(p.X, q.X), min(p.Y, q.Y), max(p.X, q.X), max(p.Y, q.Y))
	if s.lined {
		return physics.Crosses(s.line, &box) || box.Contains(s.line.A)
	}
	return physics.ShapesOverlap(s.shape, box)
}

// whatIsJudged lists it by what the rules and the question say, not by what the screen
// keeps off.
func (t *tableScreen) whatIsJudged(a *Client) []seen {
	var out []seen
	v := &t.play.board.view
	obstacle := func(what string, id board.ObstacleID, pointed bool) {
		o := v.Obstacle(id)
		outline, _ := a.desk.obstacleOutline(o.XWS)
		out = append(out, seen{what: what, shape: outline.At(o.Pose), pointed: pointed})
	}
	shot := func(attacker, target board.ShipID, obstructed []board.ObstacleID, line physics.Segment, pointed bool) {
		for _, id := range []board.ShipID{attacker, target} {
			if s := v.Ship(id); s != nil && s.Where == board.InPlay {
				out = append(out, seen{what: "a ship of the shot", shape: s.Base().Shape(), pointed: pointed})
			}
		}
		for _, id := range obstructed {
			obstacle("what obstructs", id, pointed)
		}
		out = append(out, seen{what: "the line of the shot", line: line, lined: true, pointed: pointed})
	}
	if at := v.Attack; at != nil {
		shot(at.Attacker, at.Defender, at.Obstructed, at.Line, false)
	}
	if attacker, w, target, ok := t.question.hintedShot(); ok {
		if p := t.play.state().PreviewAttack(attacker, w.ID, target); p.InArc && len(p.Lines) > 0 {
			shot(attacker, target, p.Obstructed, p.Lines[0].Line, true)
		}
	}
	if s := t.ghosts.Hinted(); s != nil {
		out = append(out, seen{what: "the place of a ghost", shape: s.Shape(), pointed: true})
	}
	if h := t.question.hint; h.ship != 0 && !h.maneuver.IsZero() {
		p := t.play.state().PreviewDial(h.ship, h.maneuver)
		end := gauge.Base{Pose: p.Final, Size: v.Ship(h.ship).Size}
		out = append(out, seen{what: "the end of a maneuver", shape: end.Shape(), pointed: true})
		for _, id := range p.Obstacles {
			obstacle("an obstacle that is met", id, true)
		}
	}
	if d, ok := t.question.Asked(); ok {
		for _, b := range t.question.linesToChoose(d) {
			out = append(out, seen{what: "a line to choose", line: b.line.Line, lined: true})
		}
	}
	if o := t.question.Hint; o != nil {
		if s := v.Ship(board.ShipOf(o.Target)); s != nil && s.Where == board.InPlay {
			out = append(out, seen{what: "the target of an answer", shape: s.Base().Shape(), pointed: true})
		}
		if ob := v.Obstacle(board.ObstacleOf(o.Target)); ob != nil && !ob.Gone {
			obstacle("an obstacle in question", ob.ID, true)
		}
	}
	return out
}
