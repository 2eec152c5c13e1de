package cards_test

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

// flies starts the Activation Phase by the later list with a dial on ship 1, the
// others having activated.
func flies(t *testing.T, code string, change func(*xwing.State), ships ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	return later(t, board.Activation, activating(code, change), ships...)
}

func TestLinGaava(t *testing.T) {
	g := musters(t, ask.ChooseShip, []string{"lingaava", "zetasquadronpilot", "omegasquadronace+afterburners", "zetasquadronsurvivor", "starkillerbasepilot"}, []string{"academypilot"})
	targets(t, g, game.Red, "ship:2", "ship:4", "none")
	g.Pick(ask.ChooseShip, "ship:4")
	targets(t, g, game.Red, "ship:2", "none")
	g.Pick(ask.ChooseShip, "none")
	for id, primed := range map[board.ShipID]bool{1: true, 2: false, 3: false, 4: true} {
		if g.Ship(id).HasCondition("primedforspeed") != primed {
			t.Errorf("ship %d is primed: %v", id, !primed)
		}
	}

	g = flies(t, "2FB", assigned(1, "primedforspeed", 1), redShip("zetasquadronpilot", 400, 200, 0), blueShip("jekporkins", 800, 800, 180))
	if o, ok := g.Option(ask.ChooseAction, "slam"); !ok || !o.Legal() || o.Text.Arg("difficulty") != "white" {
		t.Errorf("SLAM: %+v", o)
	}
	g.Pick(ask.ChooseAction, "slam")
	g.Pick(ask.ChooseSlamManeuver, g.Legal(ask.ChooseSlamManeuver)[0])
	want(t, "damage", hurt(g, 1), 1)
	want(t, "disarm tokens", g.Ship(1).Has(board.Disarm), 0)
	g = flies(t, "2FB", nil, redShip("zetasquadronpilot", 400, 200, 0), blueShip("jekporkins", 800, 800, 180))
	if _, ok := g.Option(ask.ChooseAction, "slam"); ok {
		t.Error("SLAM without the condition")
	}
}

func TestSicko(t *testing.T) {
	for code, basic := range map[string]bool{"2FB": true, "2BW": true, "4KR": false} {
		g := flies(t, code, nil, redShip("sicko", 400, 200, 0), blueShip("jekporkins", 800, 800, 180))
		if g.Asks(ask.UseAbility) != basic {
			t.Errorf("%s: asked %v", code, !basic)
			continue
		}
		if basic {
			g.Pick(ask.UseAbility, "yes")
			if !g.Ship(1).HasCondition("sickeningmaneuver") {
				t.Errorf("%s: no condition", code)
			}
		}
	}
	for _, c := range []struct {
		dial, flown    string
		strain, stress int
	}{{"2FB", "2KR", 0, 2}, {"2BW", "2GW", 1, 1}, {"3YR", "3JR", 1, 2}} {
		g := flies(t, c.dial, assigned(1, "sickeningmaneuver", 1), holding(redShip("sicko", 400, 300, 0), board.Stress), blueShip("jekporkins", 800, 800, 180))
		e := xwingtest.All[board.ManeuverExecuted](g)
		if len(e) != 1 || e[0].Maneuver.Code() != c.flown || xwing.Basic(e[0].Maneuver.Bearing) {
			t.Errorf("%s became %+v, want %s", c.dial, e, c.flown)
			continue
		}
		want(t, c.dial+": strain", g.Ship(1).Has(board.Strain), c.strain)
		want(t, c.dial+": stress", g.Ship(1).Has(board.Stress), c.stress)
		if g.Asks(ask.UseAbility) || g.Ship(1).HasCondition("sickeningmaneuver") {
			t.Errorf("%s: the condition stays", c.dial)
		}
	}
}
