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
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// bonus declares a card that grants its ship a bonus attack.
func bonus(ref string, when xwing.Timing, terms xwing.AttackTerms) *xwing.Card {
	return card(ref, xwing.Ability{When: when, Bonus: true,
		Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, terms) }})
}

// Bonus Attack chapter.
func TestBonusAttack(t *testing.T) {
	t.Run("X20-BON-001:aftermath", func(t *testing.T) {
		// Granted in the middle of an attack, it waits for the end of it.
		granted := bonus("pilot/"+xwingPilot, xwing.AfterAttackStep, xwing.AttackTerms{})
		g := duel{attack: "bbbb" + "bbbb", cards: []*xwing.Card{granted}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "in the Aftermath", g.Now().View.Attack.Step, board.Aftermath)
		g.Pick(ask.ChooseBonusAttack, shoot)
		eq(t, "attacks", len(xwingtest.All[board.AttackDeclared](g)), 2)
	})
	t.Run("X20-BON-001:additional X20-FAQ-041", func(t *testing.T) {
		g := duel{attack: "bbbb" + "bbbb", cards: []*xwing.Card{bonus("pilot/"+xwingPilot, xwing.AfterAttacking, xwing.AttackTerms{})}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "in the Aftermath of the first", g.Now().View.Attack.Step, board.Aftermath)
		g.Pick(ask.ChooseBonusAttack, shoot)
		declared := xwingtest.All[board.AttackDeclared](g)
		eq(t, "attacks", len(declared), 2)
		eq(t, "first is a bonus attack", declared[0].Attack.Bonus, false)
		eq(t, "second is", declared[1].Attack.Bonus, true)
		ended := xwingtest.All[board.AttackEnded](g)
		if ended[0].Resumed == nil || ended[0].Resumed.Bonus || ended[1].Resumed != nil {
			t.Errorf("ended = %+v", ended)
		}
	})
	t.Run("X20-BON-002:cost", func(t *testing.T) {
		again := xwing.AttackTerms{Weapon: func(w board.Weapon) bool { return w.Upgrade == "protontorpedoes" }}
		torps := torpedoes(0, 1)
		torps.Abilities = bonus("", xwing.AfterAttacking, again).Abilities
		g := duel{gap: 160, upgrades: []string{"protontorpedoes"}, cards: []*xwing.Card{torps}, attack: "bbbb" + "bbbb",
			change: func(s *xwing.State) { s.View.Ship(attacker).Upgrades[0].Charges.Active = 1 }}.start(t)
		g.Pick(ask.ChooseAttack, fireTorpedoes)
		eq(t, "with no charge left", refusal(g, ask.ChooseBonusAttack, fireTorpedoes), "X20-ATK-011")
	})
	t.Run("X20-BON-001:additional", func(t *testing.T) { // to the one that it may make when it engages, before it as well
		g := duel{attack: "bbbb" + "bbb" + "bbb", cards: []*xwing.Card{bonus("pilot/"+tiePilot, xwing.AfterDefending,
			xwing.AttackTerms{})}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		g.Pick(ask.ChooseBonusAttack, "primary:0>ship:1")
		g.Pick(ask.ChooseAttack, "primary:0>ship:1")
		eq(t, "attacks", len(xwingtest.All[board.AttackDeclared](g)), 3)
	})
}

func TestBonusAttackTerms(t *testing.T) {
	t.Run("X20-BON-002:arc,range", func(t *testing.T) {
		// The same special weapon again: arc, range and cost are kept.
		again := xwing.AttackTerms{Weapon: func(w board.Weapon) bool { return w.Upgrade == "protontorpedoes" }}
		torps := torpedoes(0, 1)
		torps.Abilities = bonus("", xwing.AfterAttacking, again).Abilities
		near := xwingtest.Ship(game.Blue, tiePilot, 550, 380, 180)
		behind := xwingtest.Ship(game.Blue, tiePilot, 450, 60, 180)
		g := duel{gap: 160, upgrades: []string{"protontorpedoes"}, cards: []*xwing.Card{torps}, attack: "bbbb" + "bbbb",
			more: []xwing.ScenarioShip{near, behind}}.start(t)
		g.Pick(ask.ChooseAttack, fireTorpedoes)
		const bonusShot = "choose-bonus-attack"
		eq(t, "primary weapon", refusal(g, bonusShot, shoot), "absent")
		eq(t, "range", refusal(g, bonusShot, "upgrade:protontorpedoes>ship:3"), "X20-WPN-008")
		eq(t, "arc", refusal(g, bonusShot, "upgrade:protontorpedoes>ship:4"), "X20-WPN-007")
		g.Pick(bonusShot, fireTorpedoes)
		eq(t, "charges", g.Ship(attacker).Upgrades[0].Charges.Active, 0)
	})
	t.Run("X20-BON-003:target,lock,range,arc,charge", func(t *testing.T) {
		missiles := torpedoes(catalog.Lock, 1) // in the part of Cluster Missiles
		missiles.Abilities = []xwing.Ability{{When: xwing.AfterAttacking, Bonus: true, May: true,
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.BonusAttack(m.Owner, xwing.AttackTerms{Waive: true,
					Weapon: func(w board.Weapon) bool { return w.Upgrade == "protontorpedoes" },
					Target: func(_ board.Weapon, id board.ShipID) *game.Refusal {
						if id == m.Other || !t.AtRange(m.Other, id, gauge.Range0, gauge.Range1) {
							return &game.Refusal{Rule: "X20-BON-003", Why: game.Say("refusal.card")}
						}
						return nil
					}})
			}}}
		beside := xwingtest.Ship(game.Blue, tiePilot, 380, 500, 180)
		far := xwingtest.Ship(game.Blue, tiePilot, 250, 500, 180)
		near := xwingtest.Ship(game.Blue, tiePilot, 450, 395, 180)
		aside := xwingtest.Ship(game.Blue, tiePilot, 560, 500, 180)
		// The attacker looks past them to the left: ship 6 is outside its front arc.
		g := duel{gap: 160, upgrades: []string{"protontorpedoes"}, cards: []*xwing.Card{missiles}, attack: "bbbb" + "bbbb",
			more: []xwing.ScenarioShip{beside, far, near, aside}, change: all(locked("ship:2"), func(s *xwing.State) {
				s.View.Ship(attacker).Pose = physics.PoseAt(450, 300, 30)
			})}.start(t)
		eq(t, "first attack without a lock", refusal(g, ask.ChooseAttack, "upgrade:protontorpedoes>ship:3"), "X20-WPN-011")
		g.Pick(ask.ChooseAttack, fireTorpedoes)
		g.Pick(ask.ModifyAttackDice, "done")
		g.Pick(ask.UseAbility, "yes")
		const bonusShot = "choose-bonus-attack"
		eq(t, "the same ship", refusal(g, bonusShot, fireTorpedoes), "X20-BON-003")
		eq(t, "beyond range 1 of it", refusal(g, bonusShot, "upgrade:protontorpedoes>ship:4"), "X20-BON-003")
		eq(t, "at range 1", refusal(g, bonusShot, "upgrade:protontorpedoes>ship:5"), "X20-WPN-008")
		eq(t, "outside the front arc", refusal(g, bonusShot, "upgrade:protontorpedoes>ship:6"), "X20-WPN-007")
		g.Pick(bonusShot, "upgrade:protontorpedoes>ship:3")
		eq(t, "charges", g.Ship(attacker).Upgrades[0].Charges.Active, 0)
	})
	t.Run("X20-BON-002:arc of a turret", func(t *testing.T) {
		again := xwing.AttackTerms{Weapon: func(w board.Weapon) bool { return w.Upgrade == "dorsalturret" }}
		gun := card("upgrade/dorsalturret", bonus("", xwing.AfterAttacking, again).Abilities...)
		behind := xwingtest.Ship(game.Blue, tiePilot, 450, 200, 180)
		g := duel{red: "graysquadronbomber", upgrades: []string{"dorsalturret"}, change: turret("front"), cards: []*xwing.Card{gun},
			more: []xwing.ScenarioShip{behind}, attack: "bbb" + "bbb"}.start(t)
		g.Pick(ask.ChooseAttack, "upgrade:dorsalturret>ship:2")
		eq(t, "behind", refusal(g, ask.ChooseBonusAttack, "upgrade:dorsalturret>ship:3"), "X20-WPN-007")
	})
}

func TestBonusAttackOnce(t *testing.T) {
	t.Run("X20-BON-004 of each ship", func(t *testing.T) {
		g := duel{attack: "bbbb" + "bbb" + "bbbb", cards: []*xwing.Card{
			bonus("pilot/"+xwingPilot, xwing.AfterAttacking, xwing.AttackTerms{}),
			bonus("pilot/"+tiePilot, xwing.AfterDefending, xwing.AttackTerms{})}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		g.Pick(ask.ChooseBonusAttack, "primary:0>ship:1")
		g.Pick(ask.ChooseBonusAttack, shoot)
		eq(t, "attacks", len(xwingtest.All[board.AttackDeclared](g)), 3)
	})
	t.Run("X20-BON-004", func(t *testing.T) {
		g := duel{attack: "bbbb" + "bbbb" + "bbbb", cards: []*xwing.Card{
			bonus("pilot/"+xwingPilot, xwing.AfterAttacking, xwing.AttackTerms{}),
			bonus("upgrade/elusive", xwing.AfterDefending, xwing.AttackTerms{})}, upgrades: []string{"elusive"}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		g.Pick(ask.ChooseBonusAttack, shoot)
		if g.Asks(ask.ChooseBonusAttack) {
			t.Error("a bonus attack after the bonus attack")
		}
		g.Pick(ask.ChooseAttack, "primary:0>ship:1")
		if g.Asks(ask.ChooseBonusAttack) {
			t.Error("a second bonus attack this round")
		}
		eq(t, "attacks", len(xwingtest.All[board.AttackDeclared](g)), 3)
		g.Until(ask.SetDials, nil)
		g.Dials(nil)
		g.Until(ask.ChooseAction, nil)
		eq(t, "it could next round", (&xwing.Table{State: g.Now()}).CanBonusAttack(attacker, xwing.AttackTerms{Waive: true}), true)
	})
	t.Run("X20-BON-004 X20-FAQ-041", func(t *testing.T) {
		// Outside an attack it counts as well, and still in the next phase; one that is declined does not.
		for _, pick := range []string{shoot, "none"} {
			var can []bool
			asks := func(t *xwing.Table, m xwing.Moment) {
				can = append(can, t.CanBonusAttack(attacker, xwing.AttackTerms{Waive: true}))
			}
			early := card("pilot/"+xwingPilot, xwing.Ability{When: xwing.BeforeEngaging, Do: func(t *xwing.Table, m xwing.Moment) {
				t.BonusAttack(m.Owner, xwing.AttackTerms{})
				asks(t, m)
			}}, xwing.Ability{When: xwing.StartOfEnd, If: always, Do: asks})
			g := duel{attack: "bbbb", cards: []*xwing.Card{early}}.start(t)
			g.Pick(ask.ChooseBonusAttack, pick)
			g.Until(ask.SetDials, nil)
			eq(t, pick+": another", fmt.Sprint(can), fmt.Sprint([]bool{pick == "none", pick == "none"}))
		}
	})
}

func TestBonusAttackMade(t *testing.T) {
	t.Run("bonus attack declined", func(t *testing.T) {
		g := duel{attack: "bbbb" + "bbbb", cards: []*xwing.Card{
			bonus("pilot/"+xwingPilot, xwing.AfterAttacking, xwing.AttackTerms{}),
			bonus("upgrade/elusive", xwing.AfterDefending, xwing.AttackTerms{})}, upgrades: []string{"elusive"}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		g.Pick(ask.ChooseBonusAttack, "none")
		g.Pick(ask.ChooseAttack, "primary:0>ship:1")
		eq(t, "is still to be had", g.Asks(ask.ChooseBonusAttack), true)
	})
	t.Run("could it", func(t *testing.T) {
		var could []bool
		g := duel{attack: "bbbb" + "bbbb", cards: []*xwing.Card{card("pilot/"+xwingPilot, xwing.Ability{When: xwing.AfterAttacking,
			Do: func(t *xwing.Table, m xwing.Moment) {
				could = append(could, t.CanBonusAttack(1, xwing.AttackTerms{}), t.CanBonusAttack(2, xwing.AttackTerms{}))
				t.BonusAttack(m.Owner, xwing.AttackTerms{})
				could = append(could, t.CanBonusAttack(1, xwing.AttackTerms{}))
			}})}, change: give(defender, board.Disarm, 1)}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		g.Pick(ask.ChooseBonusAttack, shoot)
		if want := []bool{true, false, false}; !slices.Equal(could[:2], want[:2]) || could[len(could)-1] {
			t.Errorf("could = %v, want %v", could, want)
		}
	})
	t.Run("X20-GLD-003", func(t *testing.T) {
		no := card("upgrade/elusive", xwing.Ability{Query: xwing.MakingAttack, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Action == "primary:0" },
			Refuse: func(*xwing.Table, xwing.Moment) *game.Refusal { return &game.Refusal{Rule: "card"} }})
		again := bonus("pilot/graysquadronbomber", xwing.AfterAttacking, xwing.AttackTerms{})
		g := duel{red: "graysquadronbomber", upgrades: []string{"dorsalturret", "elusive"}, change: turret("front"), attack: "bbb",
			cards: []*xwing.Card{no, again, card("upgrade/dorsalturret")}}.start(t)
		eq(t, "when it engages", refusal(g, ask.ChooseAttack, shoot), "card")
		g.Pick(ask.ChooseAttack, "upgrade:dorsalturret>ship:2")
		eq(t, "as a bonus", refusal(g, ask.ChooseBonusAttack, shoot), "card")
	})
	t.Run("X20-FAQ-005", func(t *testing.T) {
		// Veteran Turret Gunner: after a primary front attack a turret attack, even
		// with the turret turned to the front.
		gunner := bonus("pilot/graysquadronbomber", xwing.AfterAttacking,
			xwing.AttackTerms{Weapon: func(w board.Weapon) bool { return w.IsTurret() }})
		g := duel{red: "graysquadronbomber", upgrades: []string{"dorsalturret"}, change: turret("front"), attack: "bbb" + "bbb",
			cards: []*xwing.Card{gunner, card("upgrade/dorsalturret")}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "legal", strings.Join(g.Legal(ask.ChooseBonusAttack), " "), "upgrade:dorsalturret>ship:2 none")
	})
	t.Run("X20-FAQ-002 X20-FAQ-026", func(t *testing.T) {
		// "In your front arc" asks where the defender is, "not a front arc attack"
		// asks the icon of the weapon.
		var where, front bool
		look := card("pilot/graysquadronbomber", xwing.Ability{When: xwing.AfterAttacking,
			Do: func(t *xwing.Table, m xwing.Moment) {
				where = t.InArc(m.Owner, m.Other, gauge.Front)
				front = t.View.Attack.Weapon.Arc.String() == "front"
			}})
		g := duel{red: "graysquadronbomber", upgrades: []string{"dorsalturret"}, change: turret("front"), attack: "bbb",
			cards: []*xwing.Card{look, card("upgrade/dorsalturret")}}.start(t)
		g.Pick(ask.ChooseAttack, "upgrade:dorsalturret>ship:2")
		eq(t, "defender in the front arc", where, true)
		eq(t, "front arc attack", front, false)
	})
}
