package xwing_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// activate starts the Activation Phase with ship 1 about to execute a maneuver;
// the others have activated.
func activate(t *testing.T, cards []*xwing.Card, code string, change func(*xwing.State), ships ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	return xwingtest.Start(t, xwingtest.Rules(t, cards...), xwing.Scenario{Phase: board.Activation, Ships: ships}, func(s *xwing.State) {
		ready(s, map[board.ShipID]string{1: code})
		if change != nil {
			change(s)
		}
	})
}

// faceOff has red attack blue from 150 mm; cards may be declared for the test.
func faceOff(t *testing.T, cards []*xwing.Card, change func(*xwing.State), red, blue xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	red.Seat, blue.Seat = game.Red, game.Blue
	red.Pose, blue.Pose = physics.PoseAt(450, 300, 0), physics.PoseAt(450, 490, 180)
	return fight(t, game.Red, cards, change, red, blue)
}

func TestCosts(t *testing.T) {
	t.Run("X20-CST-001", func(t *testing.T) {
		r2 := testCard(catalog.UpgradeCard, "r2d2", xwing.Ability{When: xwing.AfterRevealingDial, May: true, Cost: xwing.Cost{Charges: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.Ship(m.Owner).Shields.Active < t.Ship(m.Owner).Shields.Limit
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverShield(m.Owner) }})
		ships := apart("lukeskywalker", "academypilot")
		ships[0].Upgrades = []string{"r2d2"}
		if g := activate(t, []*xwing.Card{r2}, "2FB", nil, ships...); g.Asks(ask.UseAbility) {
			t.Error("a charge may be spent to recover a shield that is not missing")
		}
		g := activate(t, []*xwing.Card{r2}, "2FB", func(s *xwing.State) { s.View.Ships[0].Shields.Active = 0 }, ships...)
		g.Pick(ask.UseAbility, "yes")
		if s := g.Ship(1); s.Shields.Active != 1 || s.Upgrades[0].Charges.Active != 2 {
			t.Errorf("%d shields, %d charges, want 1 and 2", s.Shields.Active, s.Upgrades[0].Charges.Active)
		}
		// Of three that wait side by side the first may leave the others without their cost, or without effect.
		paid := acts(nothing)
		paid.May, paid.Cost = true, xwing.Cost{Force: 1}
		calm := acts(func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Stress, 1) })
		calm.May, calm.If = true, func(t *xwing.Table, m xwing.Moment) bool { return !t.Ship(1).Stressed() }
		token := acts(nothing)
		token.May, token.Cost = true, xwing.Cost{Spend: board.Focus, SpendN: 1}
		for what, a := range map[string]xwing.Ability{"Force": paid, "effect": calm, "token": token} {
			g := fight(t, game.Red, []*xwing.Card{testCard(catalog.PilotCard, "lukeskywalker", a, a, a)}, func(s *xwing.State) {
				s.View.Ships[0].Force.Active, s.View.Ships[0].Tokens[board.Focus] = 1, 1
			}, apart("lukeskywalker", "academypilot")...)
			g.Pick(ask.ChooseAbility, g.Legal(ask.ChooseAbility)[0])
			if g.Asks(ask.ChooseAbility) || g.Asks(ask.UseAbility) || len(used(g)) != 1 {
				t.Errorf("%s: used %v and asked for more, want one alone", what, used(g))
			}
		}
		g = fight(t, game.Red, []*xwing.Card{testCard(catalog.PilotCard, "lukeskywalker", token)}, nil, apart("lukeskywalker", "academypilot")...)
		if g.Asks(ask.UseAbility) {
			t.Error("an ability is offered whose token the ship does not have")
		}
	})
	t.Run("X20-CST-002", func(t *testing.T) {
		gonk := testCard(catalog.UpgradeCard, "gnkgonkdroid", xwing.Ability{When: xwing.AsAction, Cost: xwing.Cost{Charges: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.Ship(m.Owner).Shields.Active < t.Ship(m.Owner).Shields.Limit
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverShield(m.Owner) }})
		ships := apart("kylekatarn", "academypilot")
		ships[0].Upgrades = []string{"gnkgonkdroid"}
		for _, c := range []struct {
			missing bool
			charges int
			offered bool
		}{{false, 1, false}, {true, 1, true}, {true, 0, false}} {
			g := activate(t, []*xwing.Card{gonk}, "1FB", func(s *xwing.State) {
				if c.missing {
					s.View.Ships[0].Shields.Active--
				}
				s.View.Ships[0].Upgrades[0].Charges.Active = c.charges
			}, ships...)
			if got := slices.Contains(g.Legal(ask.ChooseAction), "card:upgrade/gnkgonkdroid/0"); got != c.offered {
				t.Errorf("shield missing %v, charges %d: offered %v, want %v", c.missing, c.charges, got, c.offered)
			}
		}
	})
	t.Run("X20-CST-003", func(t *testing.T) {
		torpedo := testCard(catalog.UpgradeCard, "protontorpedoes")
		torpedo.Spend = 1
		g := faceOff(t, []*xwing.Card{torpedo}, nil, xwingtest.Ship(0, "lukeskywalker", 0, 0, 0, "protontorpedoes"), xwingtest.Ship(1, "academypilot", 0, 0, 0))
		g.Pick(ask.ChooseAttack, "upgrade:protontorpedoes>ship:2")
		declared := indexOf(g, func(board.AttackDeclared) bool { return true })
		paid := indexOf(g, func(e board.ChargesChanged) bool { return e.Card == "protontorpedoes" && e.Active == 1 && e.Spent > 0 })
		rolled := indexOf(g, func(board.DiceRolled) bool { return true })
		if declared < 0 || paid < declared || rolled < paid {
			t.Errorf("declared %d, paid %d, rolled %d: want that order", declared, paid, rolled)
		}
		// So is what an attack costs of the ship's own card, and what lifts its requirement.
		own := acts(func(t *xwing.Table, m xwing.Moment) { t.MakeAttack(m.Owner, xwing.AttackTerms{Charges: 1}) })
		torpedo.Requires = catalog.Lock
		aim := testCard(catalog.UpgradeCard, "instinctiveaim", xwing.Ability{Query: xwing.WaivingRequirement, May: true, Cost: xwing.Cost{Force: 1}})
		for card, way := range map[string]string{"ship": "primary:0>ship:2", "force": "upgrade:protontorpedoes>ship:2+upgrade/instinctiveaim"} {
			cards := map[string][]*xwing.Card{"ship": {testCard(catalog.PilotCard, "lukeskywalker", own)}, "force": {torpedo, aim}}[card]
			g := faceOff(t, cards, func(s *xwing.State) { s.View.Ships[0].Charges = board.Charges{Active: 1, Limit: 1} },
				xwingtest.Ship(0, "lukeskywalker", 0, 0, 0, "protontorpedoes", "instinctiveaim"), xwingtest.Ship(1, "academypilot", 0, 0, 0))
			g.Pick(ask.ChooseAttack, way)
			declared := indexOf(g, func(board.AttackDeclared) bool { return true })
			paid := indexOf(g, func(e board.ChargesChanged) bool { return e.Card == card && e.Spent > 0 })
			rolled := indexOf(g, func(board.DiceRolled) bool { return true })
			if declared < 0 || paid < declared || rolled < paid {
				t.Errorf("%s: declared %d, paid %d, rolled %d: want that order", card, declared, paid, rolled)
			}
		}
	})
}
