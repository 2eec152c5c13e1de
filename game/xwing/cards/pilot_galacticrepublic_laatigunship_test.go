package cards_test

import (
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

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
