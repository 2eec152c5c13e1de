package cards_test

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/xwingtest"
)

func TestGrandInquisitor(t *testing.T) {
	cluster := &xwing.Card{ID: catalog.Card(catalog.UpgradeCard, "clustermissiles"), Editions: []string{"2.0"}}
	attack := func(red, blue xwing.ScenarioShip, weapon string, force int) *xwingtest.Game {
		rules := xwingtest.Rules(t, append(declared(), cluster)...)
		g := xwingtest.Start(t, rules, xwing.Scenario{Phase: board.Engagement, Ships: []xwing.ScenarioShip{red, blue}}, func(s *xwing.State) {
			s.View.Ship(2).Engaged = true
			for i := range s.View.Ships {
				s.View.Ships[i].Locks = []string{s.View.Ships[1-i].ID.Piece()}
				if s.View.Ships[i].Pilot == "grandinquisitor" {
					s.View.Ships[i].Force.Active = force
				}
			}
		})
		fight(g, weapon, map[game.Kind][]string{ask.UseAbility: {"yes"}})
		return g
	}
	enemy, him := "jekporkins", "grandinquisitor"
	for name, c := range map[string]struct {
		y      float64
		force  int
		dice   int
		spends bool
	}{"range 1": {430, 1, 3, false}, "range 2": {490, 1, 3, true}, "range 3": {590, 2, 3, true}, "range 2 without Force": {490, 0, 2, false}} {
		g := attack(blueShip(him, 450, 300, 0), redShip(enemy, 450, c.y, 180), "primary:0", c.force)
		want(t, name+": attack dice", rolled(g, board.AttackDice), c.dice)
		if spent := xwingtest.Has(g, func(e board.ChargesChanged) bool { return e.Spent > 0 }); spent != c.spends {
			t.Errorf("%s: Force spent %v, want %v", name, spent, c.spends)
		}
	}
	g := attack(redShip(enemy, 450, 300, 0), blueShip(him, 450, 430, 180), "primary:0", 1)
	want(t, "attacked at range 1", rolled(g, board.AttackDice), 3)
	g = attack(redShip(enemy, 450, 300, 0), blueShip(him, 450, 490, 180), "primary:0", 1)
	if did(g, "pilot/grandinquisitor") {
		t.Error("attacked at range 2 there is no bonus to deny")
	}
	t.Run("X20-FAQ-040", func(t *testing.T) {
		g := attack(redShip(enemy, 450, 300, 0, "clustermissiles"), blueShip(him, 450, 430, 180), "upgrade:clustermissiles", 2)
		if did(g, "pilot/grandinquisitor") || rolled(g, board.AttackDice) != 3 {
			t.Errorf("missiles at range 1: %d dice, used %v", rolled(g, board.AttackDice), did(g, "pilot/grandinquisitor"))
		}
		g = attack(blueShip(him, 450, 300, 0, "protontorpedoes"), redShip(enemy, 450, 490, 180), "upgrade:protontorpedoes", 2)
		if did(g, "pilot/grandinquisitor") || rolled(g, board.AttackDice) != 4 {
			t.Errorf("his torpedoes: %d dice, used %v", rolled(g, board.AttackDice), did(g, "pilot/grandinquisitor"))
		}
	})
}
