package armada

import (
	"testing"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/player"
	"xwing/physics"
	"xwing/scene"
	"xwing/scene/ui"
)

// hand puts the mouse somewhere with the left button down, pressed or let go, and builds the frame.
func hand(a *Client, x, y float64, down, pressed bool) {
	in := ui.Input{X: x, Y: y}
	in.Down[ui.LeftButton], in.Pressed[ui.LeftButton], in.Released[ui.LeftButton] = down, pressed, !down
	a.Build(in)
}

// TestSquadronTurnsAreShort plays games up to squadrons that may move, or attack: dragged they are held as soon as they are
// asked for their place, in one go from the question whose turn it is; a click on an enemy attacks him.
func TestSquadronTurnsAreShort(t *testing.T) {
	a, table := newGameOf(t, "rebel-core", "imperial-core", 6, scene.Seats{})
	a.Opt.Settings.Table.Open = true
	p, mind, drags, shots := table.play, player.NewSensible(3), 0, 0
	for range 2000 {
		open := p.Session.Open()
		if len(open) == 0 || drags > 1 && shots > 1 {
			break
		}
		d := open[0]
		if d.Kind == ask.SquadronAction && p.board.view.Round > 0 {
			for range 4 {
				p.board.Finish()
				a.Build(ui.Input{X: -1, Y: -1})
			}
			n := p.Session.Choices()
			if o := scene.OptionOf(d, "move"); o != nil && o.Legal() && drags < 2 {
				drag(t, a, table, board.SquadronOf(d.About[0]))
				drags++
			} else if shoots(t, a, table, d) {
				shots++
			}
			if p.Session.Choices() > n {
				continue
			}
		}
		c, err := mind.Answer(p.state().Seen(d.Seat), d)
		if err == nil {
			err = p.Choose(c)
		}
		if err != nil {
			t.Fatal(err)
		}
		p.board.Finish()
	}
	if drags < 2 || shots < 1 {
		t.Errorf("%d squadrons were dragged, and %d shot at", drags, shots)
	}
}

// drag drags a squadron that is asked what it does.
func drag(t *testing.T, a *Client, table *tableScreen, id board.SquadronID) {
	t.Helper()
	at := table.play.board.view.Squadron(id).Pose.Point()
	x, y := table.sight.Cam.At(at)
	hand(a, x, y, true, true)
	for i := range 5 {
		hand(a, x+4*float64(i), y, true, false)
	}
	d, ok := table.question.Asked()
	if !ok || d.Kind != ask.MoveSquadron || !table.placing.Dragging() {
		t.Fatalf("a squadron that is dragged is not held: %s", d.Kind)
	}
	to := at.Add(physics.Vec{X: 25})
	x, y = table.sight.Cam.At(to)
	hand(a, x, y, true, false)
	hand(a, x, y, false, false)
	a.Build(ui.Input{X: -1, Y: -1})
	if far := table.placing.Pose(id.Piece()).Point().Sub(to).Len(); far > 60 {
		t.Errorf("it lies %.0f mm from where it was let go", far)
	}
}

// shoots clicks an enemy that a squadron may attack; false where there is none.
func shoots(t *testing.T, a *Client, table *tableScreen, d game.Decision) bool {
	t.Helper()
	next, ok := table.attacks(d)
	if !ok {
		return false
	}
	for i := range next.Options {
		q := table.play.board.view.Squadron(board.SquadronOf(next.Options[i].Target))
		if q == nil || !next.Options[i].Legal() {
			continue
		}
		n := table.play.Session.Choices()
		x, y := table.sight.Cam.At(q.Pose.Point())
		a.Build(ui.Input{X: x, Y: y})
		if _, aimed := table.aimed(); !aimed {
			t.Errorf("pointing at %s does not show the attack", q.ID.Piece())
		}
		hand(a, x, y, true, true)
		hand(a, x, y, false, false)
		played := table.play.Session.Played()
		if len(played) < n+2 || played[n].One() != "attack" || played[n+1].One() != next.Options[i].ID {
			t.Fatalf("a click on %s did not attack it", q.ID.Piece())
		}
		return true
	}
	return false
}
