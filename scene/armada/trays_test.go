package armada

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/player"
	"xwing/physics"
	"xwing/scene"
	"xwing/scene/ui"
)

// noted reports whether a note or a widget of that id was built.
func noted(a *Client, id string) bool {
	return slices.ContainsFunc(a.UI.Widgets, func(w ui.Widget) bool { return w.ID == id })
}

// clickZone clicks the middle of a hull zone on the table.
func clickZone(a *Client, table *tableScreen, id board.ShipID, zone string) {
	g := table.play.state().Gauged(id)
	sum, n := physics.Vec{}, 0.0
	for _, z := range table.play.facts.Ships()[0].Zones() {
		if z.String() == zone {
			hull := g.Hull(z)
			for _, c := range hull.Corners() {
				sum, n = sum.Add(c), n+1
			}
		}
	}
	x, y := table.sight.Cam.At(sum.Scale(1 / n))
	in := ui.Input{X: x, Y: y}
	a.Build(in)
	in.Down[ui.LeftButton], in.Pressed[ui.LeftButton] = true, true
	a.Build(in)
	in.Down[ui.LeftButton], in.Pressed[ui.LeftButton], in.Released[ui.LeftButton] = false, false, true
	a.Build(in)
}

// onPieces answers a question on the pieces, if it is one that this is tried with; it says what was clicked.
func onPieces(t *testing.T, a *Client, table *tableScreen, d game.Decision) (what, want string) {
	last := d.Options[len(d.Options)-1]
	for _, o := range d.Options {
		_, token, of := strings.Cut(o.Target, "/token:")
		if of && o.Legal() && (d.Kind == ask.SpendTokens || strings.HasPrefix(o.ID, "lock:")) {
			press(t, a, "tray:token:"+token)
			return string(d.Kind), o.ID
		}
		if zone := o.Text.Arg("zone"); d.Kind == ask.ChooseZone && d.Prompt.Key == "prompt.redirect-zone" && o.Legal() {
			clickZone(a, table, board.ShipOf(d.About[0]), zone)
			return string(d.Kind), o.ID
		}
	}
	if z := redirectZone(d); z != 0 {
		if !noted(a, "then."+z.String()) || !noted(a, "then.hull") {
			t.Errorf("it is not told what the redirect leaves")
		}
		press(t, a, "redirect:"+z.String()+"="+last.ID)
		return string(d.Kind), last.ID
	}
	return "", ""
}

// TestAttackIsAnsweredOnThePieces plays games in which accuracy icons, defense tokens and redirects are answered by clicks on
// the tray, on hull zones and on diamonds.
func TestAttackIsAnsweredOnThePieces(t *testing.T) {
	a, table := newGameOf(t, "rebel-core", "imperial-core", 6, scene.Seats{})
	a.Opt.Settings.Table.Open = true
	p, mind, done := table.play, player.NewSensible(3), map[string]int{}
	for range 3000 {
		open := p.Session.Open()
		if len(open) == 0 || len(done) == 4 {
			break
		}
		d := open[0]
		tried := done[string(d.Kind)] < 2 && len(d.Options) > 0
		if tried && slices.Contains([]game.Kind{ask.SpendTokens, ask.AttackEffects, ask.ChooseZone, ask.RedirectDamage}, d.Kind) {
			for range 4 {
				p.board.Finish()
				a.Build(ui.Input{X: -1, Y: -1})
			}
			n := p.Session.Choices()
			if what, want := onPieces(t, a, table, d); what != "" {
				if p.Session.Choices() == n || !slices.Equal(p.Session.Played()[n].Pick, []string{want}) {
					t.Fatalf("%s: a click did not answer %s", what, want)
				}
				done[what]++
				p.board.Finish()
				a.Build(ui.Input{X: -1, Y: -1})
				if at := p.board.view.Attack; at != nil && strings.HasPrefix(want, "lock:") && (len(at.Locked) == 0 ||
					!noted(a, "tray.lock:"+strconv.Itoa(at.Locked[0]))) {
					t.Errorf("the locked token is not joined with what locks it")
				}
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
	t.Logf("%v", done)
	if len(done) < 4 {
		t.Errorf("not all of these were asked: %v", done)
	}
}
