package armada

import (
	"slices"
	"strings"
	"testing"

	"xwing/game/armada"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/player"
	"xwing/scene"
	"xwing/scene/ui"
)

// TestToolIsLaidInItsStep plays a round: the tool is on the table in the maneuver step of the ship that is activated, for its
// owner, and at no other question, wherever the mouse is.
func TestToolIsLaidInItsStep(t *testing.T) {
	t.Run("ARM-FAQ-025 ARM-MTL-006 no measuring before, nor with another ship", func(t *testing.T) {
		a, table := newGameOf(t, "rebel-core", "imperial-core", 6, scene.Seats{})
		a.Opt.Settings.Table.Open = true
		p, mind, courses, others := table.play, player.NewSensible(3), 0, 0
		for open := p.Session.Open(); len(open) > 0 && p.state().View.Round < 2; open = p.Session.Open() {
			d := open[0]
			p.board.Finish()
			for i := range p.board.view.Ships { // over each ship in turn
				x, y := table.sight.Cam.At(p.board.view.Ships[i].Pose.Point())
				a.Build(ui.Input{X: x, Y: y})
			}
			laid := slices.ContainsFunc(a.UI.Widgets, func(w ui.Widget) bool { return strings.HasPrefix(w.ID, "tool.") })
			if d.Kind != ask.SetCourse {
				if others++; laid || table.tool.asked() || len(table.tool.shown) > 0 {
					t.Errorf("the tool is laid at %s", d.Kind)
				}
			} else if s := p.state(); !laid || s.View.Step != string(armada.ManeuverStep) ||
				board.ShipOf(d.About[0]) != s.Memory.Ship || d.Seat != s.View.Ship(s.Memory.Ship).Seat {
				t.Errorf("laid %v in %s, for %s of %v, while %v is activated", laid, s.View.Step, d.Seat.ID(), d.About, s.Memory.Ship)
			} else {
				courses++
			}
			c, err := mind.Answer(p.state().Seen(d.Seat), d)
			if err == nil {
				err = p.Choose(c)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		if courses < 3 || others < 20 {
			t.Errorf("%d courses were set, %d other questions asked", courses, others)
		}
	})
}
