package cards_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// team lays red's commandos at (400, 400) looking up, as ship 3; Jek and the
// enemy stand where they are told.
func team(t *testing.T, phase board.Phase, change func(*xwing.State), ships ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	rules := xwingtest.Rules(t, declared()...)
	rules.List = "x2po"
	return xwingtest.Start(t, rules, xwing.Scenario{Phase: phase, Ships: ships,
		Devices: []xwing.ScenarioDevice{lies(game.Red, "clanwrencommandos", 400, 400, 0)}}, change)
}

func TestCommandos(t *testing.T) {
	t.Run("attack for a charge", func(t *testing.T) {
		g := team(t, board.Engagement, func(s *xwing.State) { faces(s, "fb", "bbb") }, redShip("jekporkins", 100, 100, 0), blueShip("academypilot", 400, 560, 180))
		for g.Decision(ask.ChooseAttack).About[0] != "ship:3" {
			g.Pick(ask.ChooseAttack, "none")
		}
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		g.Pick(ask.ModifyAttackDice, "device/clanwrencommandos")
		want(t, "damage", hurt(g, 2), 1)
		want(t, "charges", g.Ship(3).Charges.Active, 1)
	})
	t.Run("not with an enemy on it, nor without a charge", func(t *testing.T) {
		near := team(t, board.Engagement, nil, blueShip("jekporkins", 400, 430, 0), blueShip("academypilot", 400, 560, 180))
		empty := team(t, board.Engagement, func(s *xwing.State) { s.View.Ships[2].Charges.Active = 0 }, redShip("jekporkins", 100, 100, 0), blueShip("academypilot", 400, 560, 180))
		for _, g := range []*xwingtest.Game{near, empty} {
			g.Until(ask.SetDials, nil)
			if did(g, "device/clanwrencommandos") {
				t.Error("it attacks")
			}
		}
	})
	t.Run("hop ahead", func(t *testing.T) {
		g := team(t, board.System, nil, redShip("jekporkins", 100, 100, 0), blueShip("academypilot", 800, 800, 180))
		if got := g.Legal(ask.ChooseRelocation); !slices.Equal(got, []string{"1:1T", "1:2F", "1:1Y", "none"}) {
			t.Errorf("places %v", got)
		}
		g.Pick(ask.ChooseRelocation, "1:2F")
		if g.Ship(3).Pose != physics.PoseAt(400, 400+16+80+16, 0) {
			t.Errorf("it lies at %v", g.Ship(3).Pose)
		}
	})
	t.Run("strain", func(t *testing.T) {
		for code, strain := range map[string]int{"1FB": 1, "3FW": 0} {
			g := team(t, board.Activation, func(s *xwing.State) {
				dial(s, 1, code)
				s.View.Ship(2).Activated = true
			}, blueShip("jekporkins", 400, 320, 0), blueShip("academypilot", 800, 800, 180))
			want(t, code, g.Ship(1).Has(board.Strain), strain)
		}
	})
	t.Run("dropped looking either way", func(t *testing.T) {
		rules := xwingtest.Rules(t, declared()...)
		rules.List = "x2po"
		g := xwingtest.Start(t, rules, xwing.Scenario{Phase: board.System, Ships: []xwing.ScenarioShip{
			redShip("chopper", 400, 400, 0, "clanwrencommandos"), blueShip("academypilot", 800, 800, 180)}}, nil)
		g.Pick(ask.SystemAbilities, "upgrade/clanwrencommandos/0")
		if got := g.Legal(ask.ChooseDevicePlace); !slices.Equal(got, []string{"drop:1F", "drop:1F:around", "none"}) {
			t.Errorf("places %v", got)
		}
		g.Pick(ask.ChooseDevicePlace, "drop:1F:around")
		if p := g.Ship(3).Pose; p.Heading != 0 || g.Ship(3).Charges.Active != 2 {
			t.Errorf("it lies at %v with %d charges", p, g.Ship(3).Charges.Active)
		}
	})
}
