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
	"xwing/game/xwing/edition"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
)

// engaged lists the ships in the order in which they engaged.
func engaged(g *xwingtest.Game) string {
	var ids []string
	for _, e := range xwingtest.All[board.ShipEngaged](g) {
		ids = append(ids, fmt.Sprint(int(e.Ship)))
	}
	return strings.Join(ids, " ")
}

// Engagement Phase chapter.
func TestEngagementPhase(t *testing.T) {
	// Ships: 1 red 3, 2 blue 1, 3 blue 3, 4 red 5, 5 red 3.
	fleet := func(t *testing.T, firstPlayer game.Seat) *xwingtest.Game {
		t.Helper()
		d := duel{more: []xwing.ScenarioShip{
			xwingtest.Ship(game.Blue, "blacksquadronace", 600, 700, 180),
			xwingtest.Ship(game.Red, "lukeskywalker", 700, 300, 0),
			xwingtest.Ship(game.Red, xwingPilot, 200, 300, 0),
		}, change: func(s *xwing.State) { s.View.First = firstPlayer }}
		return d.start(t)
	}
	t.Run("X20-ENG-001", func(t *testing.T) {
		names := []string{}
		for _, s := range edition.Second().Steps {
			names = append(names, string(s))
		}
		if !strings.Contains(strings.Join(names, " "), "planning system activation engagement end") {
			t.Errorf("phases = %v", names)
		}
		g := duel{}.start(t)
		g.Pick(ask.ChooseAttack, "none")
		g.Pick(ask.ChooseAttack, "none")
		if !xwingtest.Has(g, func(e board.PhaseBegan) bool { return e.Phase == board.End }) {
			t.Error("the End Phase does not follow")
		}
	})
	t.Run("X20-ENG-002 X20-INI-002", func(t *testing.T) {
		g := fleet(t, game.Red)
		g.Until(ask.SetDials, map[game.Kind][]string{ask.ChooseShipToEngage: {"ship:1"}})
		eq(t, "order", engaged(g), "4 1 5 3 2")
		g = duel{change: func(s *xwing.State) { s.View.Ship(defender).Initiative = 0 }}.start(t)
		g.Until(ask.SetDials, nil)
		eq(t, "down to initiative 0", engaged(g), "1 2")
	})
	t.Run("X20-ENG-003", func(t *testing.T) {
		g := fleet(t, game.Red)
		g.Pick(ask.ChooseAttack, "none") // Luke
		d := g.Decision(ask.ChooseShipToEngage)
		eq(t, "seat", d.Seat, game.Red)
		eq(t, "options", strings.Join(g.Legal(ask.ChooseShipToEngage), " "), "ship:1 ship:5")
		g.Pick(ask.ChooseShipToEngage, "ship:5")
		eq(t, "engages", g.Decision(ask.ChooseAttack).About[0], "ship:5")
		g.Pick(ask.ChooseAttack, "none")
		eq(t, "then", g.Decision(ask.ChooseAttack).About[0], "ship:1")
		g = duel{more: []xwing.ScenarioShip{xwingtest.Ship(game.Blue, tiePilot, 600, 400, 180)}}.start(t)
		g.Pick(ask.ChooseAttack, "none")
		eq(t, "Blue's", strings.Join(g.Legal(ask.ChooseShipToEngage), " "), "ship:2 ship:3")
		eq(t, "seat", g.Decision(ask.ChooseShipToEngage).Seat, game.Blue)
	})
	t.Run("X20-ENG-004 X20-PLO-005:engagement X20-PLO-001", func(t *testing.T) {
		for first, want := range map[game.Seat]string{game.Blue: "4 3 1 5 2", game.Red: "4 1 5 3 2"} {
			g := fleet(t, first)
			g.Until(ask.SetDials, map[game.Kind][]string{ask.ChooseShipToEngage: {"ship:1"}})
			eq(t, "the second player's after the first's", engaged(g), want)
		}
	})
	t.Run("X20-TIM-002:engagement X20-CRD-009", func(t *testing.T) {
		starts := 0
		g := duel{cards: []*xwing.Card{card("pilot/"+xwingPilot, xwing.Ability{When: xwing.StartOfEngagement,
			If: func(*xwing.Table, xwing.Moment) bool { return true },
			Do: func(*xwing.Table, xwing.Moment) { starts++ }})}}.start(t)
		eq(t, "before the first ship", len(xwingtest.All[board.ShipActive](g)), 1)
		eq(t, "first event is the ability", order(g, "AbilityUsed", "ShipActive")[0], "AbilityUsed")
		g.Until(ask.SetDials, nil)
		eq(t, "in round 1", starts, 1)
		g.Dials(nil)
		g.Until(ask.ChooseAttack, nil)
		eq(t, "in round 2", starts, 2)
	})
	t.Run("X20-DIS-004", func(t *testing.T) {
		before := 0
		g := duel{cards: []*xwing.Card{card("pilot/"+xwingPilot, xwing.Ability{When: xwing.BeforeEngaging,
			Do: func(*xwing.Table, xwing.Moment) { before++ }})}, change: give(attacker, board.Disarm, 1)}.start(t)
		g.Until(ask.SetDials, nil)
		eq(t, "order", engaged(g), "1 2")
		eq(t, "before engaging", before, 1)
	})
}

// Disarm chapter, and what else forbids attacks.
func TestDisarmed(t *testing.T) {
	only := func(t *testing.T, d duel, rule string) {
		t.Helper()
		g := d.start(t)
		eq(t, "refusal", refusal(g, ask.ChooseAttack, shoot), rule)
		eq(t, "legal", strings.Join(g.Legal(ask.ChooseAttack), " "), "none")
		g.Refused(ask.ChooseAttack, shoot)
	}
	t.Run("X20-DIS-001 X20-DIS-002", func(t *testing.T) {
		for n := 1; n <= 2; n++ {
			only(t, duel{change: give(attacker, board.Disarm, n)}, "X20-DIS-002")
			eq(t, "disarmed", duel{change: give(attacker, board.Disarm, n)}.state(t).View.Ship(attacker).Disarmed(), true)
		}
		armed := duel{upgrades: []string{"ioncannon"}, cards: []*xwing.Card{card("upgrade/ioncannon")}, change: give(attacker, board.Disarm, 1)}.start(t)
		eq(t, "special weapon", refusal(armed, ask.ChooseAttack, "upgrade:ioncannon>ship:2"), "X20-DIS-002")
		s := duel{change: give(attacker, board.Disarm, 1)}.state(t)
		eq(t, "armed", s.View.Ship(defender).Disarmed(), false)
		eq(t, "preview", s.PreviewAttack(attacker, "primary:0", defender).Refusal.Rule, "X20-DIS-002")
		// Nor may it make a bonus attack.
		g := duel{attack: "bbbb", cards: []*xwing.Card{card("pilot/"+xwingPilot,
			xwing.Ability{When: xwing.AfterDefending, Bonus: true,
				Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, xwing.AttackTerms{}) }})},
			change: all(give(attacker, board.Disarm, 1))}.start(t)
		g.Pick(ask.ChooseAttack, "none")
		g.Pick(ask.ChooseAttack, "primary:0>ship:1")
		eq(t, "bonus attack", refusal(g, ask.ChooseBonusAttack, shoot), "X20-DIS-002")
	})
	t.Run("X20-CLK-004:disarmed X20-CLK-002", func(t *testing.T) {
		only(t, duel{change: give(attacker, board.Cloak, 1)}, "X20-CLK-004")
		eq(t, "disarmed", duel{change: give(attacker, board.Cloak, 1)}.state(t).View.Ship(attacker).Disarmed(), true)
		// Nor may it make a bonus attack.
		g := duel{attack: "bbbb", cards: []*xwing.Card{card("pilot/"+xwingPilot, xwing.Ability{When: xwing.AfterDefending, Bonus: true,
			Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, xwing.AttackTerms{}) }})}, change: give(attacker, board.Cloak, 1)}.start(t)
		g.Pick(ask.ChooseAttack, "none")
		g.Pick(ask.ChooseAttack, "primary:0>ship:1")
		eq(t, "bonus attack", refusal(g, ask.ChooseBonusAttack, shoot), "X20-CLK-004")
	})
	t.Run("X20-CLK-004:no-token", func(t *testing.T) {
		g := fly(t, rulesWith(t), ships(red(phantom, 400, 300, 0), blue(jedi, 800, 800, 180)), codes{1: "2FB"}, nil)
		g.Until(ask.ChooseAction, nil)
		for g.Decision(ask.ChooseAction).About[0] != "ship:1" {
			g.Pick(ask.ChooseAction, "none")
		}
		g.Pick(ask.ChooseAction, "cloak")
		holds(g, 1, board.Cloak, 1)
		holds(g, 1, board.Disarm, 0)
	})
	t.Run("X20-OBS-013 X20-OBS-001:near", func(t *testing.T) {
		only(t, duel{obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid0", Pose: at(450, 290)}}}, "X20-OBS-013")
		only(t, duel{obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid0", Pose: at(450, 290)}},
			change: func(s *xwing.State) { s.Memory.Ships[0].Moved = true }}, "X20-OBS-013")
		armed := duel{obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid0", Pose: at(450, 290)}},
			upgrades: []string{"ioncannon"}, cards: []*xwing.Card{card("upgrade/ioncannon")}}.start(t)
		eq(t, "special weapon", refusal(armed, ask.ChooseAttack, "upgrade:ioncannon>ship:2"), "X20-OBS-013")
		turret := duel{obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid0", Pose: at(450, 290)}}, red: "graysquadronbomber",
			upgrades: []string{"dorsalturret"}, cards: []*xwing.Card{card("upgrade/dorsalturret")},
			change: func(s *xwing.State) { s.View.Ship(attacker).Turret = []gauge.Arc{gauge.Front} }}.start(t)
		eq(t, "turret", refusal(turret, ask.ChooseAttack, "upgrade:dorsalturret>ship:2"), "X20-OBS-013")
		only(t, duel{obstacles: []xwing.ScenarioObstacle{{XWS: "gascloud1", Pose: at(450, 290)}, {XWS: "coreasteroid0", Pose: at(450, 290)}}}, "X20-OBS-013")
		bonus := duel{attack: "bbbb", obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid0", Pose: at(450, 290)}},
			cards: []*xwing.Card{card("pilot/"+xwingPilot, xwing.Ability{When: xwing.AfterDefending, Bonus: true,
				Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, xwing.AttackTerms{}) }})}}.start(t)
		bonus.Pick(ask.ChooseAttack, "none")
		bonus.Pick(ask.ChooseAttack, "primary:0>ship:1")
		eq(t, "bonus attack", refusal(bonus, ask.ChooseBonusAttack, shoot), "X20-OBS-013")
		g := duel{obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid0", Pose: at(600, 290)}}}.start(t)
		eq(t, "beside it", refusal(g, ask.ChooseAttack, shoot), "")
	})
	t.Run("X20-OBS-014", func(t *testing.T) {
		for _, o := range []string{"yt2400debris0", "gascloud1"} {
			g := duel{obstacles: []xwing.ScenarioObstacle{{XWS: o, Pose: at(450, 290)}}}.start(t)
			eq(t, o, refusal(g, ask.ChooseAttack, shoot), "")
		}
	})
	t.Run("X20-DIS-003", func(t *testing.T) {
		g := duel{change: give(attacker, board.Disarm, 2)}.start(t)
		g.Until(ask.SetDials, nil)
		eq(t, "tokens after the End Phase", g.Ship(attacker).Has(board.Disarm), 0)
		eq(t, "color", board.Disarm.Color(), board.Orange)
	})
	t.Run("X20-STN-003", func(t *testing.T) {
		g := duel{change: give(attacker, board.Strain, 2)}.start(t)
		g.Until(ask.SetDials, nil)
		eq(t, "tokens after the End Phase", g.Ship(attacker).Has(board.Strain), 2)
		eq(t, "color", board.Strain.Color(), board.RedColor)
	})
}

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
		kills := card("pilot/"+tiePilot, xwing.Ability{When: xwing.AfterDefending, Do: func(t *xwing.Table, m xwing.Moment) { t.Destroy(m.Other) }})
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
		g = duel{attack: "hhcb", defense: "bbb", change: func(s *xwing.State) { top(s, game.Blue, "weaponsfailure", "weaponsfailure", "weaponsfailure") }}.start(t)
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
