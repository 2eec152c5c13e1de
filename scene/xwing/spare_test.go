package xwing

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// TestTipsCoverNoShips hovers over the targets of attacks, on the table and among
// the answers: the tooltip and the large plate of the target leave every other
// ship in sight, and the tooltip the question.
func TestTipsCoverNoShips(t *testing.T) {
	a, p := newApp(t, 0)
	table := a.Screen.(*tableScreen)
	rect := func(id string) draw.Rect {
		r := widget(t, a, id).Rect
		return draw.Rect{X: float64(r[0]), Y: float64(r[1]), W: float64(r[2]), H: float64(r[3])}
	}
	// The fitted table leaves ships this many pixels of one another's plates at worst.
	const corner = 40
	looks := 0
	look := func(in ui.Input, own board.ShipID) {
		settle(a, in)
		tip := rect("tip")
		if over := scene.Overlap(tip, table.sight.Areas.Asking.Inset(0.5)); over > 0 {
			t.Errorf("round %d: the tooltip at %v covers the question at %v", p.board.view.Round, tip, table.sight.Areas.Asking)
		}
		for i := range p.board.view.Ships {
			s := &p.board.view.Ships[i]
			if s.Where != board.InPlay {
				continue
			}
			r := table.sight.Rect(s.Base().Shape())
			if over := scene.Overlap(tip, r.Inset(0.5)); over > 0 { // it stands on whole pixels
				t.Errorf("round %d: the tooltip at %v covers %s at %v", p.board.view.Round, tip, p.words.Value("ship", s.ID.Piece()), r)
			}
			if over := scene.Overlap(table.plates.whole.at, r); s.ID != own && table.plates.whole.ship != 0 && over > corner {
				t.Errorf("round %d: the plate at %v covers %.0f of %s at %v", p.board.view.Round, table.plates.whole.at, over,
					p.words.Value("ship", s.ID.Piece()), r)
			}
		}
		looks++
	}
	playOn(t, p, func(d game.Decision) bool {
		if d.Kind != ask.ChooseAttack {
			return false
		}
		p.board.Finish()
		settle(a, ui.Input{})
		for i := range d.Options {
			o := &d.Options[i]
			s := p.board.view.Ship(board.ShipOf(o.Target))
			if s == nil || !o.Legal() {
				continue
			}
			if x, y := table.sight.Cam.At(s.Pose.Point()); table.plates.shipAt(x, y) == s.ID {
				look(ui.Input{X: x, Y: y}, s.ID)
			}
			if b := rect("option:" + o.ID); !b.Empty() {
				look(ui.Input{X: b.X + 5, Y: b.Y + 5}, 0)
			}
		}
		return p.board.view.Round > 4
	})
	if looks < 20 {
		t.Errorf("only %d tooltips were looked at", looks)
	}
}
