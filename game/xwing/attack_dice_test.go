package xwing_test

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

// Range Bonus chapter.
func TestRangeBonus(t *testing.T) {
	for _, c := range []struct {
		ids             string
		gap             float64
		attack, defense int
	}{
		{"X20-RNB-001:one X20-RNB-004:primary", 60, 4, 3},
		{"X20-RNB-003:attack,defense", 160, 3, 3},
		{"X20-RNB-002", 260, 3, 4},
	} {
		t.Run(c.ids, func(t *testing.T) {
			g := duel{gap: c.gap}.start(t)
			g.Pick(ask.ChooseAttack, shoot)
			eq(t, "attack dice", rolled(t, g, board.AttackDice), c.attack)
			eq(t, "defense dice", rolled(t, g, board.DefenseDice), c.defense)
		})
	}
	t.Run("X20-RNB-004:defense", func(t *testing.T) {
		g := duel{gap: 260, upgrades: []string{"ioncannon"}, cards: []*xwing.Card{card("upgrade/ioncannon")}}.start(t)
		g.Pick(ask.ChooseAttack, "upgrade:ioncannon>ship:2")
		eq(t, "defense dice", rolled(t, g, board.DefenseDice), 4)
	})
	t.Run("X20-RNB-004:attack", func(t *testing.T) {
		// A dorsal turret is a special weapon without the ordnance icon.
		g := duel{gap: 60, red: "graysquadronbomber", upgrades: []string{"dorsalturret"},
			cards: []*xwing.Card{card("upgrade/dorsalturret")}, change: turret("front")}.start(t)
		g.Pick(ask.ChooseAttack, "upgrade:dorsalturret>ship:2")
		eq(t, "attack dice", rolled(t, g, board.AttackDice), 3)
	})
	t.Run("X20-RNB-005:attack X20-WPN-009", func(t *testing.T) {
		g := duel{gap: 60, upgrades: []string{"protonrockets"}, cards: []*xwing.Card{card("upgrade/protonrockets")}}.start(t)
		g.Pick(ask.ChooseAttack, "upgrade:protonrockets>ship:2")
		eq(t, "attack dice", rolled(t, g, board.AttackDice), 5)
	})
	t.Run("X20-RNB-005:defense X20-ERR-010 X20-WPN-009", func(t *testing.T) {
		g := duel{gap: 260, upgrades: []string{"protontorpedoes"}, cards: []*xwing.Card{torpedoes(0, 1)}}.start(t)
		g.Pick(ask.ChooseAttack, fireTorpedoes)
		eq(t, "attack dice", rolled(t, g, board.AttackDice), 4)
		eq(t, "defense dice", rolled(t, g, board.DefenseDice), 3)
		// An effect that let them be fired from close by would not give the attacker's.
		s := duel{upgrades: []string{"protontorpedoes"}, cards: []*xwing.Card{torpedoes(0, 1)}}.state(t)
		w, _ := s.Weapon(1, "upgrade:protontorpedoes")
		s.View.Attack = &board.Attack{Attacker: 1, Defender: 2, Weapon: w, Range: 1}
		eq(t, "attack dice at range 1", xwing.AttackDiceOf(s), 4)
	})
	t.Run("X20-RNB-006 X20-RNB-001:zero", func(t *testing.T) {
		a := board.Attack{Attacker: 1, Defender: 2, Range: 0}
		s := duel{}.state(t)
		a.Weapon = s.Weapons(1)[0]
		s.View.Attack = &a
		p := duel{gap: 60}.state(t).PreviewAttack(1, "primary:0", 2)
		eq(t, "range 1", p.AttackDice, 4)
		eq(t, "range 0", xwing.AttackDiceOf(s), 4)
	})
	t.Run("X20-RNB-004:attack,defense bonus and turret", func(t *testing.T) {
		again := card("pilot/"+tiePilot, xwing.Ability{When: xwing.AfterDefending, Bonus: true,
			Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, xwing.AttackTerms{}) }})
		for gap, want := range map[float64][2]int{60: {3, 2}, 260: {2, 3}} {
			g := duel{gap: gap, cards: []*xwing.Card{again}, attack: "bbbb"}.start(t)
			g.Pick(ask.ChooseAttack, shoot)
			g.Forget()
			g.Pick(ask.ChooseBonusAttack, "primary:0>ship:1")
			eq(t, "attack dice of a bonus attack", rolled(t, g, board.AttackDice), want[0])
			eq(t, "defense dice against it", rolled(t, g, board.DefenseDice), want[1])
			g = duel{gap: gap, red: "rebelscout", change: turret("front")}.start(t)
			g.Pick(ask.ChooseAttack, shoot)
			eq(t, "attack dice of a turret", rolled(t, g, board.AttackDice), want[0])
			eq(t, "defense dice against it", rolled(t, g, board.DefenseDice), want[1]+1)
		}
	})
}

// turret points the turret indicator of ship 1.
func turret(arc string) func(*xwing.State) {
	return func(s *xwing.State) { s.View.Ship(1).Turret = arcs(arc) }
}

// Agility chapter and what changes the number of defense dice.
func TestAgility(t *testing.T) {
	t.Run("X20-AGI-001", func(t *testing.T) {
		eq(t, "TIE fighter", defenseDice(t, duel{}), 3)
		eq(t, "X-wing", defenseDice(t, duel{blue: xwingPilot}), 2)
		eq(t, "a Delta-7B, of 1 agility less than the Delta-7", defenseDice(t, duel{blue: jedi, change: func(s *xwing.State) {
			s.View.Ship(defender).Upgrades = []board.Upgrade{{XWS: "delta7b", Kind: "configuration"}}
		}}), 2)
	})
	t.Run("X20-AGI-002:range,obstruction,abilities", func(t *testing.T) {
		eq(t, "Decimator at range 3", defenseDice(t, duel{blue: "patrolleader", gap: 250}), 1)
		eq(t, "Decimator at range 2", defenseDice(t, duel{blue: "patrolleader", gap: 150}), 0)
		eq(t, "obstructed", defenseDice(t, duel{blue: "patrolleader", gap: 150, obstacles: []xwing.ScenarioObstacle{
			{XWS: "coreasteroid0", Pose: at(450, 390)}, {XWS: "core2asteroid0", Pose: at(420, 390)}, {XWS: "core2asteroid1", Pose: at(480, 390)}}}), 1)
		eq(t, "with a card that adds one", defenseDice(t, duel{blue: "patrolleader", gap: 150, cards: []*xwing.Card{moreDefenseDice(1)}}),
			1)
		may := asking(xwing.DefenseDiceCount, 1)
		may.May = true
		g := duel{blue: "patrolleader", gap: 150, cards: []*xwing.Card{card("pilot/patrolleader", may)}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		g.Pick(ask.UseAbility, "yes")
		eq(t, "with one that it may use", rolled(t, g, board.DefenseDice), 1)
	})
	t.Run("X20-AGI-003:abilities", func(t *testing.T) {
		// What takes dice from the ship at all times is not its agility.
		always := card("pilot/"+tiePilot, asking(xwing.DefenseDiceCount, -1))
		s := duel{cards: []*xwing.Card{always}}.state(t)
		eq(t, "agility", xwing.AgilityOf(s, defender), 3)
		eq(t, "dice", s.PreviewAttack(1, "primary:0", 2).DefenseDice, 2)
	})
	t.Run("X20-AGI-003:tokens", func(t *testing.T) {
		s := duel{cards: []*xwing.Card{moreDefenseDice(-2)}, change: give(defender, board.Strain, 1)}.state(t)
		eq(t, "agility", xwing.AgilityOf(s, defender), 3)
		eq(t, "dice", s.PreviewAttack(1, "primary:0", 2).DefenseDice, 0)
	})
	t.Run("X20-AGI-004:sum,floor", func(t *testing.T) {
		// Red's pilot takes a die from 0 agility before another card adds two.
		more := card("upgrade/elusive", moreDefenseDice(2).Abilities...)
		d := duel{blue: "patrolleader", gap: 150, cards: []*xwing.Card{moreDefenseDice(-1), more}, upgrades: []string{"elusive"}}
		eq(t, "0 − 1 + 2", defenseDice(t, d), 1)
		d.upgrades = nil
		eq(t, "0 − 1", defenseDice(t, d), 0)
		// A token takes a die before a card adds one, and 1 agility less 3 is −2 before range adds one.
		d.cards, d.change = []*xwing.Card{moreDefenseDice(1)}, give(defender, board.Strain, 1)
		eq(t, "0 − 1 of strain + 1", defenseDice(t, d), 0)
		fewer := card("pilot/graysquadronbomber", asking(xwing.AgilityValue, -3))
		eq(t, "1 − 3 + 1", defenseDice(t, duel{blue: "graysquadronbomber", gap: 250, cards: []*xwing.Card{fewer}}), 0)
	})
}

func TestDefenseDice(t *testing.T) {
	t.Run("X20-ATK-017:agility,range,obstruction,plus,minus", func(t *testing.T) {
		// 0 agility − 1 strain − 1 card + 1 at range 3 + 1 obstruction
		d := duel{blue: "patrolleader", gap: 250, cards: []*xwing.Card{moreDefenseDice(-1)},
			obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid0", Pose: at(450, 420)}, {XWS: "core2asteroid0", Pose: at(430, 420)},
				{XWS: "core2asteroid1", Pose: at(470, 420)}},
			change: give(defender, board.Strain, 1)}
		eq(t, "sum", defenseDice(t, d), 0)
		d.cards = nil
		eq(t, "without the card", defenseDice(t, d), 1)
		d.cards = []*xwing.Card{moreDefenseDice(2)}
		eq(t, "with a card that adds 2", defenseDice(t, d), 3)
		eq(t, "3 agility at range 3", defenseDice(t, duel{gap: 250}), 4)
		eq(t, "3 agility at range 2", defenseDice(t, duel{gap: 150}), 3)
		wing := xwingtest.Ship(game.Red, tiePilot, 450, 400, 90)
		eq(t, "another ship between them", defenseDice(t, duel{gap: 150, more: []xwing.ScenarioShip{wing}}), 3)
		may := asking(xwing.DefenseDiceCount, 1)
		may.May = true
		g := duel{gap: 150, cards: []*xwing.Card{card("pilot/"+tiePilot, may)}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		g.Pick(ask.UseAbility, "yes")
		eq(t, "with a card that may add one", rolled(t, g, board.DefenseDice), 4)
	})
	t.Run("X20-DIC-008:fewer,more", func(t *testing.T) {
		blind := card("upgrade/predator", xwing.Ability{Query: xwing.ModifyingDice,
			If: func(*xwing.Table, xwing.Moment) bool { return true },
			Refuse: func(*xwing.Table, xwing.Moment) *game.Refusal {
				return &game.Refusal{Rule: "X20-GLD-003", Why: game.Say("refusal.card")}
			}})
		for n, want := range map[int]int{-1: 2, 1: 4} {
			eq(t, "in spite of a ban", defenseDice(t, duel{cards: []*xwing.Card{moreDefenseDice(n), blind},
				upgrades: []string{"predator"}}), want)
			own := card("pilot/"+xwingPilot, asking(xwing.AttackDiceCount, n))
			g := duel{cards: []*xwing.Card{own, blind}, upgrades: []string{"predator"}}.start(t)
			g.Pick(ask.ChooseAttack, shoot)
			eq(t, "attack dice in spite of a ban", rolled(t, g, board.AttackDice), want+1)
		}
	})
}

func TestTokensChangeDice(t *testing.T) {
	t.Run("X20-STN-001 X20-STN-002", func(t *testing.T) {
		eq(t, "strained once", defenseDice(t, duel{change: give(defender, board.Strain, 1)}), 2)
		g := duel{gap: 160, upgrades: []string{"ioncannon"}, cards: []*xwing.Card{card("upgrade/ioncannon")}, change: give(defender, board.Strain, 1)}.start(t)
		g.Pick(ask.ChooseAttack, "upgrade:ioncannon>ship:2")
		eq(t, "strained, against a special weapon", rolled(t, g, board.DefenseDice), 2)
		g = duel{attack: "bbbb" + "bbbb", cards: []*xwing.Card{bonus("pilot/"+xwingPilot, xwing.AfterAttacking, xwing.AttackTerms{})}, change: give(defender, board.Strain, 3)}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		g.Pick(ask.ChooseBonusAttack, shoot)
		rolls := xwingtest.All[board.DiceRolled](g)
		eq(t, "strained, against a bonus attack", len(rolls[len(rolls)-1].Dice), 2)
		eq(t, "strained thrice", defenseDice(t, duel{change: give(defender, board.Strain, 3)}), 2)
		s := duel{change: give(defender, board.Strain, 1)}.state(t)
		eq(t, "strained", s.View.Ship(defender).Strained(), true)
		eq(t, "attack dice of a strained ship", duel{change: give(attacker, board.Strain, 1)}.state(t).PreviewAttack(1, "primary:0", 2).AttackDice, 4)
		eq(t, "unstrained", s.View.Ship(attacker).Strained(), false)
	})
	t.Run("X20-STN-004", func(t *testing.T) {
		g := duel{attack: "bbbb", change: all(give(defender, board.Strain, 2), give(attacker, board.Strain, 1))}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "defender", g.Ship(defender).Has(board.Strain), 1)
		eq(t, "attacker", g.Ship(attacker).Has(board.Strain), 1)
		g = duel{attack: "hhhh", blue: xwingPilot, change: give(defender, board.Strain, 2), cards: []*xwing.Card{card("pilot/"+xwingPilot,
			xwing.Ability{When: xwing.AfterAttacking, Bonus: true, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == m.Owner && m.Owner == attacker },
				Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, xwing.AttackTerms{}) }})}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "hit", g.Ship(defender).Has(board.Strain), 1)
		g.Pick(ask.ChooseBonusAttack, shoot)
		eq(t, "defending again", g.Ship(defender).Has(board.Strain), 0)
	})
	t.Run("X20-STN-005", func(t *testing.T) {
		for code, want := range map[string]int{"2FB": 1, "2TW": 2, "4KR": 2} {
			strained := red(xwingPilot, 400, 300, 0)
			strained.Tokens = map[board.Token]int{board.Strain: 2}
			g := fly(t, rulesWith(t), ships(strained, blue(jedi, 500, 850, 180)), codes{1: dial(t, code)}, nil)
			eq(t, "strain after "+code, g.Ship(1).Has(board.Strain), want)
		}
		both := red(xwingPilot, 400, 300, 0)
		both.Tokens = map[board.Token]int{board.Strain: 2, board.Stress: 2}
		g := fly(t, rulesWith(t), ships(both, blue(jedi, 500, 850, 180)), codes{1: dial(t, "2FB")}, nil)
		eq(t, "strain beside stress", g.Ship(1).Has(board.Strain), 1)
		eq(t, "stress", g.Ship(1).Has(board.Stress), 1)
	})
	t.Run("X20-TRC-007", func(t *testing.T) {
		eq(t, "2 tokens on a medium ship", defenseDice(t, duel{blue: "104thbattalionpilot", change: give(defender, board.Tractor, 1)}), 0)
		eq(t, "2 tokens on a small ship", defenseDice(t, duel{change: give(defender, board.Tractor, 2)}), 2)
		for phase, want := range map[board.Phase]int{board.Engagement: 2, board.Activation: 3} {
			s := duel{change: give(defender, board.Tractor, 1)}.state(t)
			s.View.Phase = phase
			eq(t, "in the "+phase.String()+" phase", s.PreviewAttack(1, "primary:0", 2).DefenseDice, want)
		}
	})
	t.Run("X20-CLK-003", func(t *testing.T) {
		eq(t, "cloaked", defenseDice(t, duel{change: give(defender, board.Cloak, 1)}), 5)
		eq(t, "agility outside an attack", xwing.AgilityOf(duel{change: give(defender, board.Cloak, 1)}.state(t), defender), 5)
	})
}

// defenseDice attacks, by the last line that may be measured, and counts the defense dice rolled.
func defenseDice(t *testing.T, d duel) int {
	t.Helper()
	g := d.start(t)
	g.Pick(ask.ChooseAttack, shoot)
	if g.Asks(ask.ChooseLine) {
		lines := g.Legal(ask.ChooseLine)
		g.Pick(ask.ChooseLine, lines[len(lines)-1])
	}
	return rolled(t, g, board.DefenseDice)
}

// moreDefenseDice is a card of the attacker by which the defender rolls so many more.
func moreDefenseDice(n int) *xwing.Card {
	return card("pilot/"+xwingPilot, xwing.Ability{Query: xwing.DefenseDiceCount,
		If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Other == m.Owner },
		By: func(*xwing.Table, xwing.Moment) int { return n }})
}
