package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/physics"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/table"
	"xwing/scene/ui"
)

// around are the corners of a frame that many pixels around a ship; nil if it is not in play.
func (t *tableScreen) around(s *board.Ship, grow float64) []draw.Pt {
	if s == nil || s.Where != board.InPlay {
		return nil
	}
	box, more := s.Part(t.play.board.pose(s)), grow/t.sight.Cam.K
	box.Half = physics.Vec{X: box.Half.X + more, Y: box.Half.Y + more}
	corners := box.Corners()
	return t.sight.Cam.Points(corners[:])
}

// marked frames the ships that matter now: the active one, those that an answer
// points at, the one under the mouse.
func (t *tableScreen) marked(a *desk) {
	v := &t.play.board.view
	frame := func(id board.ShipID, c draw.Color, grow float64) {
		if pts := t.around(v.Ship(id), grow); pts != nil {
			a.Back.Outline(pts, max(1.5, a.UI.Px(2.2)), c)
		}
	}
	if id := t.play.active(); id != 0 {
		frame(id, draw.White, a.UI.Px(4))
	}
	if t.looked.selected != 0 {
		frame(t.looked.selected, draw.Fade(draw.Accent, 0.8), a.UI.Px(2))
	}
	if d, ok := t.question.Decision(); ok && t.play.board.Resting() && !t.question.BehindCurtain() {
		legal := map[board.ShipID]bool{}
		for _, o := range d.Options {
			if id := board.ShipOf(o.Target); id != 0 {
				legal[id] = legal[id] || o.Legal()
				if s := v.Ship(id); d.Shape == game.SomeOf && slices.Contains(t.question.Draft.Picks, o.ID) && s.Where == board.InPlay {
					part := s.Part(s.Pose)
					corners := part.Corners()
					a.Back.Polygon(t.sight.Cam.Points(corners[:]), draw.Fade(draw.Good, 0.4))
				}
			}
		}
		t.pieces.markTargets(a, d)
		for id := board.ShipID(1); int(id) <= len(v.Ships); id++ {
			if ok, there := legal[id]; there {
				if pts := t.around(v.Ship(id), a.UI.Px(3)); pts != nil {
					table.OutlineJudged(a.Desk, pts, max(1.5, a.UI.Px(2.2)), 1, ok)
				}
			}
		}
		if t.question.Draft.Slot != "" {
			frame(board.ShipOf(t.question.Draft.Slot), draw.Accent, a.UI.Px(4))
		}
	}
	if o := t.question.Hint; o != nil {
		if id := board.ShipOf(o.Target); id != 0 {
			frame(id, draw.White, a.UI.Px(5))
		}
		if shape, ok := t.play.targetShape(a, o.Target); ok {
			a.Back.Outline(t.sight.Cam.Points(shape.Outline(0.4)), max(2, a.UI.Px(3)), draw.White)
		}
	}
	if t.looked.hovered != 0 {
		frame(t.looked.hovered, draw.Fade(draw.White, 0.7), a.UI.Px(1.5))
	}
}

// pick answers a question by a click on the table: a target, a ghost, or a
// ship to be looked at.
func (t *tableScreen) pick(a *desk) {
	in := &a.UI.In
	d, open := t.question.Decision()
	if open && !t.question.BehindCurtain() && (d.Shape == game.OneOf || d.Shape == game.SomeOf) {
		if s := t.ghosts.At(d, in.X, in.Y); s != nil {
			t.ghosts.Point(d, s, in.Pressed[ui.LeftButton])
			return
		}
		if t.looked.hovered != 0 {
			if at := answersOf(d, t.looked.hovered); len(at) > 0 {
				t.prompt.point(a, d, at)
				return
			}
		} else if at := scene.Concerning(d, t.plates.targetAt(a, in.X, in.Y)); len(at) > 0 {
			t.prompt.point(a, d, at)
			return
		}
	}
	if open && d.Shape == game.OneForEach && !t.question.BehindCurtain() && t.looked.hovered != 0 {
		t.dials.hoverDial(t.looked.hovered)
	}
	if in.Pressed[ui.LeftButton] {
		if t.question.takeUp(a, t.looked.hovered) {
			return
		}
		if t.looked.hovered == 0 && !t.looked.card && t.placing.Fetch() {
			return
		}
		t.looked.look(t.looked.hovered)
		a.Touch()
	}
}
