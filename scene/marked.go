package scene

import (
	"math"
	"slices"
	"strings"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/physics"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// marked frames the ships that matter now: the active one, those that an answer
// points at, the one under the mouse.
func (t *tableScreen) marked(a *App) {
	v := &t.play.board.view
	frame := func(id board.ShipID, c draw.Color, grow float64) {
		s := v.Ship(id)
		if s == nil || s.Where != board.InPlay {
			return
		}
		pose := t.play.board.pose(s)
		f, h := pose.Frame(), s.Size.Half()+grow/t.cam.K
		pts := t.cam.points([]physics.Vec{f.Out(physics.Vec{X: h, Y: h}), f.Out(physics.Vec{X: -h, Y: h}),
			f.Out(physics.Vec{X: -h, Y: -h}), f.Out(physics.Vec{X: h, Y: -h})})
		a.back.Outline(pts, max(1.5, a.ui.Px(2.2)), c)
	}
	if v.Active != 0 {
		frame(v.Active, draw.White, a.ui.Px(4))
	}
	if t.selected != 0 {
		frame(t.selected, draw.Fade(draw.Accent, 0.8), a.ui.Px(2))
	}
	if d, ok := t.decision(); ok && t.play.board.resting() && !t.behindCurtain() {
		legal := map[board.ShipID]bool{}
		for _, o := range d.Options {
			if id := board.ShipOf(o.Target); id != 0 {
				legal[id] = legal[id] || o.Legal()
				if s := v.Ship(id); d.Shape == game.SomeOf && slices.Contains(t.draft.picks, o.ID) && s.Where == board.InPlay {
					corners := s.Base().Corners()
					a.back.Polygon(t.cam.points(corners[:]), draw.Fade(draw.Good, 0.4))
				}
			}
		}
		t.markTargets(a, d)
		for id := board.ShipID(1); int(id) <= len(v.Ships); id++ {
			if ok, there := legal[id]; there && ok {
				frame(id, draw.Good, a.ui.Px(3))
			} else if there {
				frame(id, draw.Fade(draw.Bad, 0.3), a.ui.Px(3))
			}
		}
		if t.draft.slot != "" {
			frame(board.ShipOf(t.draft.slot), draw.Accent, a.ui.Px(4))
		}
	}
	if o := t.hint.option; o != nil {
		if id := board.ShipOf(o.Target); id != 0 {
			frame(id, draw.White, a.ui.Px(5))
		}
		if shape, ok := t.targetShape(a, o.Target); ok {
			a.back.Outline(t.cam.points(shape.Outline(0.4)), max(2, a.ui.Px(3)), draw.White)
		}
	}
	if t.hovered != 0 {
		frame(t.hovered, draw.Fade(draw.White, 0.7), a.ui.Px(1.5))
	}
}

// posed lists the options that would put the acting ship somewhere.
func posed(d game.Decision) []*game.Option {
	var out []*game.Option
	for i := range d.Options {
		if d.Options[i].Pose != nil {
			out = append(out, &d.Options[i])
		}
	}
	return out
}

// actor is the ship that a Decision is about.
func actor(d game.Decision) board.ShipID {
	for _, piece := range d.About {
		if id := board.ShipOf(piece); id != 0 {
			return id
		}
	}
	return 0
}

// pick answers a question by a click on the table: a target, a ghost, or a
// ship to be looked at.
func (t *tableScreen) pick(a *App) {
	in := &a.ui.In
	d, open := t.decision()
	if open && !t.behindCurtain() && (d.Shape == game.OneOf || d.Shape == game.SomeOf) {
		if s := t.spotAt(a, d, in.X, in.Y); s != nil {
			at := t.outlineOf(a, s, t.play.board.view.Ship(actor(d)))
			t.pointSpot(a, d, s, t.shapeRect(at), in.Pressed[ui.LeftButton])
			return
		}
		if t.hovered != 0 {
			var at []*game.Option
			for i := range d.Options {
				if board.ShipOf(d.Options[i].Target) == t.hovered {
					at = append(at, &d.Options[i])
				}
			}
			if len(at) > 0 {
				t.point(a, d, at)
				return
			}
		} else if at := about(d, t.targetAt(a, in.X, in.Y)); len(at) > 0 {
			t.point(a, d, at)
			return
		}
	}
	if open && d.Shape == game.OneForEach && !t.behindCurtain() && t.hovered != 0 {
		t.hoverDial(t.hovered)
	}
	if in.Pressed[ui.LeftButton] {
		if open && d.Shape == game.OneForEach && !t.behindCurtain() && hasSlot(d, t.hovered.Piece()) {
			t.draft.slot = t.hovered.Piece()
		}
		t.selected = t.hovered
		a.dirty = true
	}
}

func hasSlot(d game.Decision, id string) bool {
	for _, s := range d.Slots {
		if s.ID == id {
			return true
		}
	}
	return false
}

// banner names a phase that begins.
func (t *tableScreen) banner(a *App) {
	e, ok := t.play.board.now.(board.PhaseBegan)
	if !ok {
		return
	}
	p := t.play.board.progress()
	alpha := math.Sin(p * math.Pi)
	u := a.ui
	view := t.areas.table
	cx, cy := view.X+view.W/2, view.Y+u.Px(60)
	r := draw.Rect{X: cx - u.Px(200), Y: cy - u.Px(26), W: u.Px(400), H: u.Px(52)}
	a.back.Round(r, u.Px(8), draw.Fade(draw.Panel, 0.92*alpha))
	a.back.Text(cx, cy, t.play.words.Value("phase", e.Phase.String()),
		draw.Style{Size: u.Px(26), Bold: true, Color: draw.Fade(draw.Text, alpha), Align: draw.Center})
}

// maneuverOf reads an option that names a maneuver, also by which guides a ship
// deploys.
func maneuverOf(id string) (catalog.Maneuver, bool) {
	if _, code, ok := strings.Cut(id, "/"); ok {
		id = code
	}
	m, err := catalog.ParseManeuver(id)
	return m, err == nil
}
