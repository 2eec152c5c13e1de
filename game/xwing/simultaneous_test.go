package xwing_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/xwingtest"
)

// Simultaneous Fire and Destroying Ships chapters.
func TestSimultaneousFire(t *testing.T) {
	// Both ships have initiative 3; the red one shoots first and kills.
	even := func(t *testing.T, cards ...*xwing.Card) *xwingtest.Game {
		t.Helper()
		g := duel{blue: "blacksquadronace", attack: "hhhh" + "hhh", defense: "bbb" + "bb", cards: cards}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		return g
	}
	t.Run("X20-SIM-001 X20-SIM-003", func(t *testing.T) {
		g := even(t)
		eq(t, "destroyed", g.Ship(defender).Destroyed, true)
		eq(t, "still in play", g.Ship(defender).Where, board.InPlay)
		eq(t, "engages", g.Decision(ask.ChooseAttack).Seat, game.Blue)
		g.Pick(ask.ChooseAttack, "primary:0>ship:1")
		eq(t, "shields it took", g.Ship(attacker).Shields.Active, 0)
	})
	t.Run("X20-SIM-001", func(t *testing.T) {
		// So does a ship of another initiative, engaged or not, and whatever destroyed it.
		low := xwingtest.Ship(game.Red, xwingPilot, 200, 300, 0)
		g := duel{attack: "hhhh", defense: "bbb", more: []xwing.ScenarioShip{low}}.start(t)
		g.Pick(ask.ChooseShipToEngage, "ship:1")
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "of a lower initiative", g.Ship(defender).Where, board.InPlay)
		kills := card("pilot/"+tiePilot, xwing.Ability{When: xwing.AfterDefending,
			Do: func(t *xwing.Table, m xwing.Moment) { t.Destroy(m.Other) }})
		g = duel{attack: "bbbb", cards: []*xwing.Card{kills}, more: []xwing.ScenarioShip{low}}.start(t)
		g.Pick(ask.ChooseShipToEngage, "ship:1")
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "destroyed by an ability", g.Ship(attacker).Destroyed, true)
		eq(t, "in the midst of its initiative", g.Ship(attacker).Where, board.InPlay)
	})
	t.Run("X20-PLO-001", func(t *testing.T) {
		// Both destroyed, they are removed in player order.
		g := duel{blue: "blacksquadronace", attack: "hhh" + "hhhh", defense: "bb" + "bbb", change: func(s *xwing.State) {
			s.View.First, s.View.Ship(attacker).Shields.Active = game.Blue, 0
			hurt(s, attacker, 2)
		}}.start(t)
		g.Pick(ask.ChooseAttack, "primary:0>ship:1")
		g.Pick(ask.ChooseAttack, shoot)
		var gone []board.ShipID
		for _, e := range xwingtest.All[board.ShipRemoved](g) {
			gone = append(gone, e.Ship)
		}
		if !slices.Equal(gone, []board.ShipID{defender, attacker}) {
			t.Errorf("removed %v, want the first player's ship ahead", gone)
		}
	})
	t.Run("X20-SIM-002", func(t *testing.T) {
		low := xwingtest.Ship(game.Blue, tiePilot, 700, 700, 180)
		g := duel{blue: "blacksquadronace", attack: "hhhh", defense: "bbb", more: []xwing.ScenarioShip{low}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		g.Pick(ask.ChooseAttack, "none") // the destroyed ship
		eq(t, "removed before the next initiative", g.Ship(defender).Where, board.Removed)
		eq(t, "engages", g.Decision(ask.ChooseAttack).About[0], "ship:3")
	})
}

func TestDestroyedAfterFire(t *testing.T) {
	// Both ships have initiative 3; the red one shoots first and kills.
	even := func(t *testing.T, cards ...*xwing.Card) *xwingtest.Game {
		t.Helper()
		g := duel{blue: "blacksquadronace", attack: "hhhh" + "hhh", defense: "bbb" + "bb", cards: cards}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		return g
	}
	t.Run("X20-DES-001", func(t *testing.T) {
		g := duel{attack: "hhbb", defense: "bbb"}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "2 cards on 3 hull", g.Ship(defender).Destroyed, false)
		g = duel{attack: "hhhb", defense: "bbb"}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		if !xwingtest.Has(g, func(e board.ShipDestroyed) bool { return e.Ship == defender }) {
			t.Error("3 cards on 3 hull do not destroy")
		}
		g = duel{attack: "hhhh", defense: "bbb"}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		if !xwingtest.Has(g, func(e board.ShipDestroyed) bool { return e.Ship == defender }) {
			t.Error("4 cards on 3 hull do not destroy")
		}
		g = duel{attack: "hhcb", defense: "bbb", change: func(s *xwing.State) {
			top(s, game.Blue, "weaponsfailure", "weaponsfailure",
				"weaponsfailure")
		}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		if !xwingtest.Has(g, func(e board.ShipDestroyed) bool { return e.Ship == defender }) {
			t.Error("3 cards on 3 hull, one of them faceup, do not destroy")
		}
	})
	t.Run("X20-DES-002", func(t *testing.T) {
		// A lower ship destroyed by a higher one never engages and leaves the table.
		g := duel{attack: "hhhb", defense: "bbb"}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "removed", g.Ship(defender).Where, board.Removed)
		eq(t, "order", engaged(g), "1")
	})
	t.Run("X20-DES-004 X20-ABL-005", func(t *testing.T) {
		var seen []string
		g := even(t, card("pilot/blacksquadronace", xwing.Ability{When: xwing.BeforeDestroyedRemoved,
			Do: func(t *xwing.Table, m xwing.Moment) {
				seen = append(seen, fmt.Sprint(t.Ship(m.Owner).Where == board.InPlay, t.Ship(m.Owner).Engaged))
			}}))
		eq(t, "not yet", len(seen), 0)
		g.Pick(ask.ChooseAttack, "none")
		eq(t, "immediately before removal", strings.Join(seen, " "), "true true")
		// In another phase, too, where the ship goes at once.
		where := board.Removed
		dies := []xwing.Ability{{When: xwing.AfterRevealingDial, Do: func(t *xwing.Table, m xwing.Moment) { t.Destroy(m.Owner) }},
			{When: xwing.BeforeDestroyedRemoved, Do: func(t *xwing.Table, m xwing.Moment) { where = t.Ship(m.Owner).Where }}}
		fly(t, rulesWith(t, pilotCard(tie, dies...)), ships(red(tie, 400, 300, 0), blue(jedi, 500, 850, 180)), codes{1: "2FB"}, nil)
		eq(t, "where it is when it is destroyed in its activation", where, board.InPlay)
		// Until then its cards work: for itself, for a friend, and on its dice.
		one := func(*xwing.Table, xwing.Moment) int { return 1 }
		aids := card("pilot/blacksquadronace", xwing.Ability{Query: xwing.AttackDiceCount, By: one},
			xwing.Ability{Query: xwing.AgilityValue, By: one}, xwing.Ability{Query: xwing.AgilityValue, By: one,
				If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == 3 }},
			xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Do: nothing,
				If: func(t *xwing.Table, m xwing.Moment) bool {
					return m.Ship == m.Owner && t.View.Attack.Attacker == m.Owner
				}})
		friend, more := xwingtest.Ship(game.Blue, tiePilot, 700, 700, 180), xwing.Ability{Query: xwing.AttackDiceCount, By: one}
		g = duel{blue: "blacksquadronace", attack: "hhhh" + "bbb", defense: "bbbb" + "bb", cards: []*xwing.Card{aids,
			card("damage/consolefire", more), card("upgrade/elusive", more), testCard(catalog.ConditionCard, "hunted", more)},
			change: func(s *xwing.State) {
				s.View.Ship(defender).Faceup = []board.FaceupDamage{{Card: "consolefire", N: 1}}
				s.View.Ship(defender).Upgrades = []board.Upgrade{{XWS: "elusive", Kind: "talent"}}
				s.View.Ship(defender).Conditions = []board.Condition{{Card: "hunted", By: attacker}}
			},
			more: []xwing.ScenarioShip{friend}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "destroyed", g.Ship(defender).Destroyed, true)
		eq(t, "its agility", xwing.AgilityOf(g.Now(), defender), 4)
		eq(t, "its friend's agility", xwing.AgilityOf(g.Now(), 3), 4)
		g.Pick(ask.ChooseAttack, "primary:0>ship:1")
		eq(t, "its dice: 2, 1 for close range, 1 of each of its cards", len(g.Now().View.Attack.Dice[board.AttackDice]), 7)
		eq(t, "it may modify", g.Asks(ask.ModifyAttackDice), true)
	})
}

func TestDestroyedFiresAgain(t *testing.T) {
	t.Run("X20-ABL-005 bonus attacks", func(t *testing.T) { // decision 17: until a destroyed ship is removed
		strikesBack := bonus("pilot/"+tiePilot, xwing.AfterDefending, xwing.AttackTerms{})
		low := xwingtest.Ship(game.Blue, "blacksquadronace", 500, 420, 180)
		again := bonus("pilot/"+xwingPilot, xwing.AfterAttacking, xwing.AttackTerms{})
		g := duel{attack: "hhhb" + "bbb" + "bbbb", defense: "bbb" + "bb" + "bbb", cards: []*xwing.Card{strikesBack, again},
			more: []xwing.ScenarioShip{low}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "destroyed", g.Ship(defender).Destroyed, true)
		g.Pick(ask.ChooseBonusAttack, "primary:0>ship:1")
		eq(t, "as the target of another one", refusal(g, ask.ChooseBonusAttack, shoot), "")
		g.Pick(ask.ChooseBonusAttack, "primary:0>ship:2")
		eq(t, "attacks", len(xwingtest.All[board.AttackDeclared](g)), 3)
	})
	t.Run("X20-SIM-002 bonus attacks at the end of the phase", func(t *testing.T) {
		atTheEnd := bonus("pilot/"+tiePilot, xwing.EndOfEngagement, xwing.AttackTerms{})
		g := duel{attack: "hhhb", defense: "bbb", cards: []*xwing.Card{atTheEnd}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "removed", g.Ship(defender).Where, board.Removed)
		eq(t, "attacks", len(xwingtest.All[board.AttackDeclared](g)), 1)
	})
	t.Run("X20-FAQ-038", func(t *testing.T) {
		g := duel{change: func(s *xwing.State) { hurt(s, defender, 2) }, cards: []*xwing.Card{card("pilot/"+tiePilot,
			xwing.Ability{When: xwing.BeforeEngaging,
				Do: func(t *xwing.Table, m xwing.Moment) {
					t.SufferDamage(m.Owner, xwing.Damage{Hits: 1})
					t.PerformAction(m.Owner, xwing.ActionGrant{Source: m.Card})
				}})}}.start(t)
		g.Pick(ask.ChooseAttack, "none")
		g.Pick(ask.ChooseAction, "focus") // what it would do before it engages, too
		eq(t, "destroyed", g.Ship(defender).Destroyed, true)
		eq(t, "it engages", refusal(g, ask.ChooseAttack, "primary:0>ship:1"), "")
		eq(t, "not removed yet", g.Ship(defender).Where, board.InPlay)
		g.Pick(ask.ChooseAttack, "none")
		eq(t, "then it is removed", g.Ship(defender).Where, board.Removed)
	})
}
