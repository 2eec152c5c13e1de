package cards_test

import (
	"slices"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

// market is a table in the End Phase with Vizago's ship, a friend at range 1 and
// one far off, each with an illicit upgrade, and an enemy's beside them.
func market(t *testing.T, friend ...string) *xwingtest.Game {
	t.Helper()
	return play(t, board.End, func(s *xwing.State) { s.View.Ships[1].Upgrades[0].Charges.Active = 1 },
		redShip("bossk", 400, 400, 0, "cikatrovizago", "riggedcargochute"),
		redShip("nashtahpup", 470, 400, 0, friend...), redShip("nashtahpup", 850, 850, 0, "trackingfob"),
		blueShip("academypilot", 400, 320, 0, "collisiondetector"))
}

func TestCikatroVizago(t *testing.T) {
	t.Run("X20-FAQ-039", func(t *testing.T) {
		g := market(t, "cloakingdevice", "hullupgrade")
		wantText(t, "goods", legal(g, "choose-exchange"), "ship:1/riggedcargochute ship:2/cloakingdevice none")
		g.Pick("choose-exchange", "ship:1/riggedcargochute")
		wantText(t, "for", legal(g, "choose-exchange"), "ship:2/cloakingdevice none")
		g.Pick("choose-exchange", "ship:2/cloakingdevice")
		freighter, fighter := g.Ship(1), g.Ship(2)
		if !freighter.Equips("cloakingdevice") || !fighter.Equips("riggedcargochute") || freighter.Equips("riggedcargochute") {
			t.Fatalf("the ships equip %v and %v", freighter.Upgrades, fighter.Upgrades)
		}
		want(t, "charges that came with the device", freighter.Upgrade("cloakingdevice").Charges.Active, 1)
		// What the cards do goes with them: a small ship drops cargo, a large one cloaks.
		g.Until("choose-action", map[string][]string{})
		if got, asked := g.Legal("choose-action"), g.Decision("choose-action").About[0]; asked != "ship:2" || !slices.Contains(got, "card:upgrade/riggedcargochute/0") {
			t.Errorf("%s may %v", asked, got)
		}
		g.Pick("choose-action", "none")
		g.Until("choose-action", map[string][]string{})
		for g.Decision("choose-action").About[0] != "ship:1" {
			g.Pick("choose-action", "none")
			g.Until("choose-action", map[string][]string{})
		}
		if got := g.Legal("choose-action"); !slices.Contains(got, "card:upgrade/cloakingdevice/0") || slices.Contains(got, "card:upgrade/riggedcargochute/0") {
			t.Errorf("the freighter may %v", got)
		}
	})
	t.Run("declined", func(t *testing.T) {
		g := market(t, "cloakingdevice")
		g.Pick("choose-exchange", "ship:2/cloakingdevice")
		g.Pick("choose-exchange", "none")
		if !g.Ship(2).Equips("cloakingdevice") || g.Asks("choose-exchange") {
			t.Error("an exchange that was declined")
		}
	})
	t.Run("same name", func(t *testing.T) {
		if g := market(t, "riggedcargochute"); g.Asks("choose-exchange") {
			t.Errorf("two of a name: %v", g.Legal("choose-exchange"))
		}
	})
}
