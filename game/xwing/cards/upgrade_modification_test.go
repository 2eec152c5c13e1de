package cards_test

import (
	"slices"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/xwingtest"
)

func TestStaticDischargeVanes(t *testing.T) {
	t.Run("X20-ERR-019 X20-ERR-020", func(t *testing.T) {
		start := func(stress int, more ...xwing.ScenarioShip) *xwingtest.Game {
			target := tokens(blueShip("academypilot", 400, 460, 0, "staticdischargevanes"), board.Stress, stress)
			return engage(t, nil, append([]xwing.ScenarioShip{redShip("chopper", 400, 400, 0), target}, more...)...)
		}
		g := start(0)
		g.Pick(ask.UseAbility, "yes")
		g.Pick(ask.ChooseShip, "ship:1")
		want(t, "jam tokens sent back", gained(g, 1, board.Jam), 1)
		want(t, "jam tokens", gained(g, 2, board.Jam), 1)
		want(t, "stress", gained(g, 2, board.Stress), 1)
		want(t, "damage", hurt(g, 2), 0)
		if g := start(1); gained(g, 2, board.Jam) != 2 {
			t.Error("the vanes work under stress")
		}
		g = start(0, redShip("jekporkins", 500, 460, 0))
		g.Pick(ask.UseAbility, "yes")
		if got := g.Legal(ask.ChooseShip); !slices.Equal(got, []string{"ship:1", "ship:3"}) {
			t.Errorf("they offer %v, want the other ships", got)
		}
	})
}

func TestAfterburners(t *testing.T) {
	after := func(code string, change func(*xwing.State)) *xwingtest.Game {
		return fly(t, code, change, redShip("jekporkins", 450, 200, 0, "afterburners"), blueShip("academypilot", 100, 800, 180))
	}
	g := after("3FW", func(s *xwing.State) { s.View.Ships[0].Tokens[board.Stress] = 1 })
	if got := g.Legal(ask.ChooseAction); !slices.Equal(got, []string{"boost", "none"}) {
		t.Fatalf("actions %v, want a boost, stressed or not, or none", got)
	}
	g.Pick(ask.ChooseAction, "boost")
	g.Pick(ask.ChooseBoost, "straight")
	if y := g.Ship(1).Pose.Point().Y; y != 200+160+80 || g.Ship(1).Upgrades[0].Charges.Active != 1 {
		t.Errorf("at y %v with %d charges, want 440 and 1", y, g.Ship(1).Upgrades[0].Charges.Active)
	}
	for what, g := range map[string]*xwingtest.Game{"speed 2": after("2FB", nil),
		"no charge":          after("3FW", func(s *xwing.State) { s.View.Ships[0].Upgrades[0].Charges.Active = 0 }),
		"a partial maneuver": fly(t, "3FW", nil, redShip("jekporkins", 450, 200, 0, "afterburners"), blueShip("academypilot", 450, 370, 0))} {
		if g.Asks(ask.ChooseAction) && g.Decision(ask.ChooseAction).Prompt.Arg("source") == "upgrade/afterburners" {
			t.Errorf("offered after %s", what)
		}
	}
}

func TestHullAndShieldUpgrade(t *testing.T) {
	s := play(t, board.Engagement, nil, redShip("jekporkins", 450, 300, 0, "hullupgrade", "shieldupgrade"), blueShip("academypilot", 100, 800, 180)).Ship(1)
	if s.Hull != 5 || s.Shields.Active != 3 || s.Shields.Limit != 3 {
		t.Errorf("hull %d, shields %+v, want 5 and 3", s.Hull, s.Shields)
	}
}

// TestOverdriveThrusterSLAMs flies a SLAM with a faster template if it is red; no card of today makes it so.
func TestOverdriveThrusterSLAMs(t *testing.T) {
	for _, c := range []struct {
		color catalog.Difficulty
		ahead float64
	}{{catalog.White, 140}, {catalog.Red, 180}} {
		t.Run(c.color.String(), func(t *testing.T) {
			colors := &xwing.Card{ID: card("wardensquadronpilot"), Editions: []string{"2.0"}, Abilities: []xwing.Ability{
				{Query: xwing.ActionColor, By: func(*xwing.Table, xwing.Moment) int { return int(c.color) }}}}
			g := xwingtest.Start(t, xwingtest.Rules(t, append(declared(), colors)...), xwing.Scenario{Phase: board.Activation,
				Ships: []xwing.ScenarioShip{redShip("wardensquadronpilot", 400, 300, 0, "overdrivethruster"), blueShip("academypilot", 800, 800, 180)}},
				activating("2FB", nil))
			g.Pick(ask.ChooseAction, "slam")
			from := g.Ship(1).Pose.Point()
			g.Pick(ask.ChooseSlamManeuver, "2FB")
			if to := g.Ship(1).Pose.Point(); to.X != from.X || to.Y != from.Y+c.ahead {
				t.Errorf("from %v to %v, want %v mm ahead", from, to, c.ahead)
			}
		})
	}
}
