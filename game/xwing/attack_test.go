package xwing_test

import (
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// Attack chapter: the six steps.
func TestAttackDeclared(t *testing.T) {
	t.Run("X20-ATK-001", func(t *testing.T) {
		g := duel{attack: "hhhh", defense: "bbb"}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		var steps []string
		for _, e := range xwingtest.All[board.AttackStepBegan](g) {
			steps = append(steps, e.Step.String())
		}
		eq(t, "steps", strings.Join(steps, " "), "rollattackdice modifyattackdice rolldefensedice modifydefensedice "+
			"neutralizeresults dealdamage aftermath")
		eq(t, "declared", len(xwingtest.All[board.AttackDeclared](g)), 1)
	})
	t.Run("X20-ATK-002 X20-CST-003", func(t *testing.T) {
		g := duel{gap: 160, upgrades: []string{"protontorpedoes"}, cards: []*xwing.Card{torpedoes(0, 1)},
			attack: "bbbb", defense: "bbb"}.start(t)
		g.Pick(ask.ChooseAttack, fireTorpedoes)
		eq(t, "order", strings.Join(order(g, "AttackDeclared", "ChargesChanged", "DiceRolled"), " "),
			"AttackDeclared ChargesChanged DiceRolled DiceRolled")
		eq(t, "charges", g.Ship(attacker).Upgrades[0].Charges.Active, 1)
		// What follows the declaration follows the costs, too.
		wary := card("pilot/"+tiePilot, xwing.Ability{When: xwing.AfterBecomingDefender, Do: nothing})
		g = duel{gap: 160, upgrades: []string{"protontorpedoes"}, cards: []*xwing.Card{torpedoes(0, 1), wary},
			attack: "bbbb", defense: "bbb"}.start(t)
		g.Pick(ask.ChooseAttack, fireTorpedoes)
		eq(t, "order", strings.Join(order(g, "AttackDeclared", "ChargesChanged", "AbilityUsed", "DiceRolled"), " "),
			"AttackDeclared ChargesChanged AbilityUsed DiceRolled DiceRolled")
		wantUsed(t, g, "pilot/"+tiePilot+" 2")
	})
	t.Run("X20-ATK-004 X20-WPN-002", func(t *testing.T) {
		g := duel{gap: 160, upgrades: []string{"protontorpedoes"}, cards: []*xwing.Card{torpedoes(0, 1)}}.start(t)
		eq(t, "legal", strings.Join(g.Legal(ask.ChooseAttack), " "), shoot+" "+fireTorpedoes+" none")
		g.Pick(ask.ChooseAttack, fireTorpedoes)
		eq(t, "weapon", xwingtest.All[board.AttackDeclared](g)[0].Attack.Weapon.ID, "upgrade:protontorpedoes")
		eq(t, "its dice alone", rolled(t, g, board.AttackDice), 4)
		many := duel{gap: 160, red: "104thbattalionpilot", upgrades: []string{"protontorpedoes", "ioncannon"},
			cards: []*xwing.Card{torpedoes(0, 1), card("upgrade/ioncannon")}}.start(t)
		eq(t, "all that it has", strings.Join(offered(many, ask.ChooseAttack), " "),
			shoot+" primary:1>ship:2 "+fireTorpedoes+" upgrade:ioncannon>ship:2 none")
	})
	t.Run("X20-ATK-005 what a weapon requires", func(t *testing.T) {
		d := duel{gap: 250, upgrades: []string{"protontorpedoes"}, cards: []*xwing.Card{torpedoes(catalog.Lock, 1)}}
		eq(t, "without the lock", refusal(d.start(t), ask.ChooseAttack, fireTorpedoes), "X20-WPN-011")
		eq(t, "at range 3 by the primary weapon", refusal(d.start(t), ask.ChooseAttack, shoot), "")
		d.change = locked("ship:2")
		eq(t, "with the lock", refusal(d.start(t), ask.ChooseAttack, fireTorpedoes), "")
	})
	t.Run("X20-ATK-003 X20-ATK-005 X20-ATK-029", func(t *testing.T) {
		second := xwingtest.Ship(game.Blue, tiePilot, 520, 400, 180)
		behind := xwingtest.Ship(game.Blue, tiePilot, 450, 100, 180)
		wary := card("pilot/"+tiePilot, xwing.Ability{When: xwing.AfterBecomingDefender, Do: nothing})
		g := duel{more: []xwing.ScenarioShip{second, behind}, attack: "bbbb", cards: []*xwing.Card{wary}}.start(t)
		eq(t, "legal", strings.Join(g.Legal(ask.ChooseAttack), " "), "primary:0>ship:2 primary:0>ship:3 none")
		eq(t, "behind", refusal(g, ask.ChooseAttack, "primary:0>ship:4"), "X20-ATK-006")
		g.Pick(ask.ChooseAttack, "primary:0>ship:3")
		eq(t, "defender", xwingtest.All[board.AttackDeclared](g)[0].Attack.Defender, 3)
		wantUsed(t, g, "pilot/"+tiePilot+" 3")
	})
}

func TestAttackRolled(t *testing.T) {
	t.Run("X20-ATK-011", func(t *testing.T) {
		g := duel{gap: 160, upgrades: []string{"protontorpedoes"}, cards: []*xwing.Card{torpedoes(0, 1)},
			change: func(s *xwing.State) { s.View.Ship(1).Upgrades[0].Charges.Active = 0 }}.start(t)
		eq(t, "without charge", refusal(g, ask.ChooseAttack, fireTorpedoes), "X20-ATK-011")
		g.Refused(ask.ChooseAttack, fireTorpedoes)
		eq(t, "other weapon", refusal(g, ask.ChooseAttack, shoot), "")
		g.Pick(ask.ChooseAttack, "none")
		eq(t, "attacks", len(xwingtest.All[board.AttackDeclared](g)), 0)
	})
	t.Run("X20-ATK-012 X20-ENG-005 X20-ENG-001", func(t *testing.T) {
		g := duel{attack: "bbbb"}.start(t)
		g.Pick(ask.ChooseAttack, "none")
		eq(t, "attacks", len(xwingtest.All[board.AttackDeclared](g)), 0)
		eq(t, "engages now", g.Decision(ask.ChooseAttack).Seat, game.Blue)
		g.Pick(ask.ChooseAttack, "primary:0>ship:1")
		g.Until(ask.SetDials, nil)
		eq(t, "engaged", len(xwingtest.All[board.ShipEngaged](g)), 2)
		eq(t, "attacks", len(xwingtest.All[board.AttackDeclared](g)), 1)
		g.Forget()
		g.Dials(nil)
		g.Until(ask.SetDials, nil)
		eq(t, "engaged in the next round", len(xwingtest.All[board.ShipEngaged](g)), 2)
		g = duel{more: []xwing.ScenarioShip{xwingtest.Ship(game.Blue, tiePilot, 400, 400, 180)}}.start(t)
		g.Pick(ask.ChooseAttack, "none") // with two targets
		// A stressed ship may, and one that has performed a bonus attack.
		g = duel{attack: "bbbb", change: all(give(attacker, board.Stress, 1), func(s *xwing.State) { s.Memory.Ships[0].BonusAttack = true })}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
	})
	t.Run("X20-ATK-013 X20-ATK-014", func(t *testing.T) {
		big := card("pilot/"+xwingPilot, xwing.Ability{Query: xwing.AttackDiceCount,
			By: func(*xwing.Table, xwing.Moment) int { return 8 }})
		g := duel{gap: 160, cards: []*xwing.Card{big}, attack: "bbbbbbbbbbb"}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "dice", rolled(t, g, board.AttackDice), 11)
		eq(t, "defense dice, unasked", rolled(t, g, board.DefenseDice), 3)
		nimble := duel{gap: 160, cards: []*xwing.Card{card("pilot/"+tiePilot, asking(xwing.DefenseDiceCount, 8))}, attack: "bbb"}.start(t)
		nimble.Pick(ask.ChooseAttack, shoot)
		eq(t, "many defense dice", rolled(t, nimble, board.DefenseDice), 11)
		for _, d := range xwingtest.All[board.DiceRolled](g)[0].Dice {
			if d.Rerolled {
				t.Error("a die of the roll counts as rerolled")
			}
		}
	})
	t.Run("X20-ATK-015:value,range,plus,minus X20-WPN-003:dice,arc", func(t *testing.T) {
		one := card("pilot/"+xwingPilot, xwing.Ability{Query: xwing.AttackDiceCount,
			By: func(*xwing.Table, xwing.Moment) int { return 1 }})
		g := duel{cards: []*xwing.Card{one}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "3 printed + 1 at range 1 + 1 of a card", rolled(t, g, board.AttackDice), 5)
		fewer := card("pilot/"+xwingPilot, asking(xwing.AttackDiceCount, -2))
		g = duel{cards: []*xwing.Card{fewer}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "3 printed + 1 at range 1 − 2 of a card", rolled(t, g, board.AttackDice), 2)
		may := asking(xwing.AttackDiceCount, 1)
		may.May = true
		g = duel{gap: 160, cards: []*xwing.Card{card("pilot/"+xwingPilot, may)}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		g.Pick(ask.UseAbility, "yes")
		eq(t, "3 printed at range 2 + 1 of a card that may", rolled(t, g, board.AttackDice), 4)
		g = duel{red: tiePilot, blue: xwingPilot, change: func(s *xwing.State) {
			s.View.First = game.Blue
			s.View.Ship(defender).Pose = physics.PoseAt(450, 180, 0)
		}}.start(t)
		if refusal(g, ask.ChooseAttack, "primary:0>ship:1") != "" {
			t.Fatal("the ship behind cannot attack")
		}
		g.Pick(ask.ChooseAttack, "none")
		eq(t, "behind, out of the arc", refusal(g, ask.ChooseAttack, shoot), "X20-ATK-006")
		g = duel{red: tiePilot}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "a TIE's 2 printed + 1 at range 1", rolled(t, g, board.AttackDice), 3)
		g = duel{change: func(s *xwing.State) { s.View.Ship(defender).Pose = physics.PoseAt(600, 340, 180) }}.start(t)
		eq(t, "ahead, but not in the front arc", refusal(g, ask.ChooseAttack, shoot), "X20-ATK-006")
	})
}

func TestAttackAftermath(t *testing.T) {
	t.Run("X20-ATK-022:damage,aftermath", func(t *testing.T) {
		g := duel{attack: "bbbb"}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		if xwingtest.Has(g, func(e board.AttackStepBegan) bool { return e.Step == board.DealDamage }) {
			t.Error("a miss deals damage")
		}
		if !xwingtest.Has(g, func(e board.AttackStepBegan) bool { return e.Step == board.Aftermath }) {
			t.Error("a miss has no aftermath")
		}
		var log []string
		duel{attack: "bbbb", cards: aftermathCards(&log)}.start(t).Pick(ask.ChooseAttack, shoot)
		eq(t, "abilities after a miss", strings.Join(log, " "), "a b c d")
	})
	t.Run("X20-ATK-023 X20-ATK-024 X20-DMG-007", func(t *testing.T) {
		g := duel{blue: xwingPilot, attack: "chch", defense: "bb"}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		var got []string
		for _, e := range g.Events {
			switch e := e.(type) {
			case board.DamageSuffered:
				got = append(got, map[bool]string{true: "crit", false: "hit"}[e.Crit])
			case board.DiceCanceled:
				got = append(got, "left "+pool(e.Dice))
			}
		}
		eq(t, "damage", strings.Join(got, ", "), "hit, hit, left cc, crit, crit, left ")
	})
	t.Run("X20-ATK-031 X20-FRI-001:ships X20-FRI-002:ships", func(t *testing.T) {
		wing := xwingtest.Ship(game.Red, tiePilot, 400, 400, 180)
		g := duel{more: []xwing.ScenarioShip{wing}}.start(t)
		eq(t, "friendly ship", refusal(g, ask.ChooseAttack, "primary:0>ship:3"), "absent")
		eq(t, "enemy ship", refusal(g, ask.ChooseAttack, shoot), "")
		if !strings.Contains(g.Refused(ask.ChooseAttack, "primary:0>ship:3"), "not-offered") {
			t.Error("an attack on a friendly ship was not refused")
		}
		eq(t, "preview", g.Now().PreviewAttack(1, "primary:0", 3).Refusal.Rule, "X20-ATK-031")
		armed := duel{more: []xwing.ScenarioShip{wing}, upgrades: []string{"ioncannon"}, cards: []*xwing.Card{card("upgrade/ioncannon")}}.start(t)
		eq(t, "enemy ship, special weapon", refusal(armed, ask.ChooseAttack, "upgrade:ioncannon>ship:2"), "")
		eq(t, "friendly ship, special weapon", refusal(armed, ask.ChooseAttack, "upgrade:ioncannon>ship:3"), "absent")
		turned := duel{red: "rebelscout", more: []xwing.ScenarioShip{wing}, change: func(s *xwing.State) { s.View.Ship(1).Turret = arcs("front") }}.start(t)
		eq(t, "enemy ship, turret", refusal(turned, ask.ChooseAttack, shoot), "")
		eq(t, "friendly ship, turret", refusal(turned, ask.ChooseAttack, "primary:0>ship:3"), "absent")
		table := &xwing.Table{State: g.Now()}
		eq(t, "friendly to a wingman, not to an enemy", [2]bool{table.Friendly(1, 3), table.Friendly(1, 2)}, [2]bool{true, false})
		eq(t, "an enemy to an enemy, not to a wingman", [2]bool{table.Enemy(1, 2), table.Enemy(1, 3)}, [2]bool{true, false})
	})
}

// Inflict chapter.
func TestInflictTokens(t *testing.T) {
	t.Run("X20-INF-001 X20-DIC-011 X20-FAQ-044", func(t *testing.T) {
		ion := card("upgrade/protontorpedoes", xwing.Ability{When: xwing.IfAttackHits,
			Do: func(t *xwing.Table, m xwing.Moment) { t.Fight().InflictTokens(m, board.Ion) }})
		prevent := card("pilot/"+tiePilot, xwing.Ability{When: xwing.WouldSufferDamage,
			Replace: func(_ *xwing.Table, _ xwing.Moment, d *xwing.Damage) { *d = xwing.Damage{} }})
		g := duel{gap: 160, upgrades: []string{"protontorpedoes"}, cards: []*xwing.Card{ion, prevent},
			attack: "hhcb", defense: "ebb"}.start(t)
		g.Pick(ask.ChooseAttack, fireTorpedoes)
		eq(t, "ion tokens", g.Ship(defender).Has(board.Ion), 2)
		eq(t, "damage cards", g.Ship(defender).DamageCards(), 0)
		eq(t, "damage suffered", len(xwingtest.All[board.DamageSuffered](g)), 0)
		// In place of damage even where nobody prevents it.
		g = duel{gap: 160, upgrades: []string{"protontorpedoes"}, cards: []*xwing.Card{ion}, attack: "hhcb", defense: "ebb"}.start(t)
		g.Pick(ask.ChooseAttack, fireTorpedoes)
		eq(t, "ion tokens", g.Ship(defender).Has(board.Ion), 2)
		eq(t, "damage cards", g.Ship(defender).DamageCards(), 0)
	})
	t.Run("X20-FAQ-045", func(t *testing.T) {
		ion := card("upgrade/protontorpedoes", xwing.Ability{When: xwing.IfAttackHits,
			Do: func(t *xwing.Table, m xwing.Moment) {
				if t.Fight().SpendResult(m.Owner, board.AttackDice, board.Hit) {
					t.SufferDamage(m.Other, xwing.Damage{Hits: 1})
				}
				t.Fight().InflictTokens(m, board.Ion)
			}})
		prevent := card("pilot/"+tiePilot, xwing.Ability{When: xwing.WouldSufferDamage,
			Replace: func(_ *xwing.Table, _ xwing.Moment, d *xwing.Damage) { *d = xwing.Damage{} }})
		g := duel{gap: 160, upgrades: []string{"protontorpedoes"}, cards: []*xwing.Card{ion, prevent},
			attack: "hhcb", defense: "bbb"}.start(t)
		g.Pick(ask.ChooseAttack, fireTorpedoes)
		eq(t, "prevented", len(xwingtest.All[board.DamagePrevented](g)), 1)
		eq(t, "ion tokens", g.Ship(defender).Has(board.Ion), 2)
	})
}
