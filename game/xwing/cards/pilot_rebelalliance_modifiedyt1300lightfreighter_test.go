package cards_test

import (
	"slices"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

func TestHanSoloOfTheRebels(t *testing.T) {
	const falcon = "hansolo-modifiedyt1300lightfreighter"
	start := func(rockY float64, more ...*xwing.Card) *xwingtest.Game {
		var upgrades []string
		for _, c := range more {
			upgrades = append(upgrades, c.ID.XWS)
		}
		cards := append(slices.DeleteFunc(declared(), func(c *xwing.Card) bool { return slices.Contains(upgrades, c.ID.XWS) }), more...)
		g := xwingtest.Start(t, xwingtest.Rules(t, cards...), xwing.Scenario{Phase: board.Engagement,
			Ships:     []xwing.ScenarioShip{turned(redShip(falcon, 450, 250, 0, upgrades...), gauge.Front, gauge.Rear), blueShip("academypilot", 450, 420, 180)},
			Obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid2", Pose: physics.PoseAt(450, rockY, 0)}}},
			func(s *xwing.State) {
				s.View.Ship(2).Engaged = true
				s.View.Ship(1).Locks = []string{"ship:2"}
				faces(s, "bbb"+"bbh"+"hh"+"hcb", "eee")
			})
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		return g
	}
	g := start(120)
	g.Pick(ask.UseAbility, "yes")
	want(t, "hits of the second throw", hits(g), 1)
	if g.Asks(ask.UseAbility) {
		t.Error("his own throw lets him throw again")
	}
	t.Run("RULINGS-42", func(t *testing.T) {
		g.Pick(ask.ModifyAttackDice, "lock")
		g.Pick(ask.ChooseDice, "die:0", "die:1")
		if g.Asks(ask.UseAbility) {
			t.Error("a reroll lets him throw again")
		}
	})
	t.Run("X20-FAQ-022", func(t *testing.T) { // what follows the roll, too, has rerolled them first
		g := start(120, &xwing.Card{ID: catalog.Card(catalog.UpgradeCard, "shieldupgrade"), Editions: []string{"2.0"},
			Abilities: []xwing.Ability{{When: xwing.AfterRolling, May: true,
				Do: func(t *xwing.Table, _ xwing.Moment) { t.Fight().RerollDice(board.AttackDice, []int{0, 1, 2}) }}}})
		g.Pick(ask.ChooseAbility, "upgrade/shieldupgrade")
		g.Pick(ask.UseAbility, "yes")
		if !xwingtest.Has(g, func(e board.DiceModified) bool {
			return e.How == "pilot/"+falcon && e.Dice[0].Rerolled && e.Dice[0].Face == board.Hit
		}) {
			t.Error("he did not throw the rerolled dice")
		}
	})
	t.Run("X20-FAQ-022 before a reroll", func(t *testing.T) {
		g := start(120)
		g.Pick(ask.UseAbility, "yes")
		if o, _ := g.Option(ask.ModifyAttackDice, "lock"); !o.Legal() {
			t.Error("his throw counts as the reroll of the dice")
		}
	})
	if g := start(800); g.Asks(ask.UseAbility) {
		t.Error("he throws again far from any obstacle")
	}
	// Any roll of his ship's: here that of an asteroid.
	g = fly(t, "1FB", func(s *xwing.State) {
		s.View.Obstacles = append(s.View.Obstacles, board.Obstacle{ID: 1, XWS: "coreasteroid2", Type: catalog.Asteroid, Pose: physics.PoseAt(450, 340, 0)})
		faces(s, "hb", "")
	}, turned(redShip(falcon, 450, 250, 0), gauge.Front, gauge.Rear), blueShip("academypilot", 450, 800, 180))
	g.Pick(ask.UseAbility, "yes")
	want(t, "damage of the rock", hurt(g, 1), 0)
}
