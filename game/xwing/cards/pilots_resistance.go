package cards

import (
	"slices"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/physics"
)

// resistancePilots are pilots of the Resistance.
func resistancePilots() []*xwing.Card {
	return []*xwing.Card{
		vennie(), pammichNerroGoode(), elloAsty(), tezaNasz(), finnInThePod(),
		tallissanLintra(), merlCobben(), nimiChireen(), ziziTlo(), nienNunb(), jayCrisTubbs(), seftinVanik(),
		pilot("covanell", bothDice(1, 1, revealedRed)...),
		pilot("lulolampar", bothDice(1, -1, stressed)...),
		pilot("rey", turns(board.Blank, 1, xwing.Cost{Force: 1}, foeIn(physics.Front))...),
		pilot("kazudaxiono", mayBoth(func(t *xwing.Table, m xwing.Moment) bool {
			return t.Initiative(m.Other) > t.Ship(m.Owner).DamageCards()
		})...),
		pilot("rosetico", rerollsBoth(friendsInArc)...),
		pilot("greersonnel", xwing.Ability{When: xwing.AfterManeuver, May: true, If: fully(0, 5),
			Do: func(t *xwing.Table, m xwing.Moment) { t.Rotate(m.Owner) }}),
		pilot("bb8", inSystemPhase(red(catalog.BarrelRoll, catalog.Boost))),
		pilot("temminwexley", xwing.Ability{When: xwing.AfterManeuver, If: fully(2, 4), Act: may(white(catalog.Boost))}),
	}
}

func tallissanLintra() *xwing.Card {
	return pilot("tallissanlintra", wish(number(xwing.DefenseDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return t.Enemy(m.Owner, m.Other) && t.InBullseye(m.Owner, m.Other)
	}), xwing.Cost{Charges: 1}))
}

// merlCobben distracts whom he flies in front of.
func merlCobben() *xwing.Card {
	return pilot("merlcobben", number(xwing.DefenseDiceCount, -1, func(t *xwing.Table, m xwing.Moment) bool {
		return inPrimary(t) && t.Friendly(m.Owner, m.Other) && t.AtRange(m.Owner, m.Other, physics.Range0, physics.Range2) &&
			t.InBullseye(m.Ship, m.Owner)
	}))
}

func nimiChireen() *xwing.Card {
	return pilot("nimichireen", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return attacking(t, m) && t.Initiative(m.Other) > t.Initiative(m.Owner) && t.CountResults(board.AttackDice, board.Blank) > 0
		},
		Do: changes(board.AttackDice, board.Blank, board.FocusResult, 1)})
}

func ziziTlo() *xwing.Card {
	gains := func(when xwing.Timing) xwing.Ability {
		return xwing.Ability{When: when, May: true, Cost: xwing.Cost{Charges: 1},
			Do: func(t *xwing.Table, m xwing.Moment) {
				k := board.Focus
				if t.AskEither(m, m.Owner, "focus", "evade") == "evade" {
					k = board.Evade
				}
				t.GainTokens(m.Owner, k, 1)
			}}
	}
	return pilot("zizitlo", gains(xwing.AfterDefending), gains(xwing.AfterAttacking))
}

func nienNunb() *xwing.Card {
	return pilot("niennunb", xwing.Ability{When: xwing.AfterGainingToken, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Token == board.Stress &&
				len(enemyAt(t, m, physics.Range1, func(id board.ShipID) bool { return t.InArc(m.Owner, id, physics.Front) })) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.RemoveTokens(m.Owner, board.Stress, 1) }})
}

// calms takes a stress token from a friendly ship nearby.
func calms(when xwing.Timing, f func(m xwing.Moment) bool) xwing.Ability {
	nervous := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return friendsAt(t, m, physics.Range1, func(id board.ShipID) bool { return t.Ship(id).Stressed() })
	}
	return xwing.Ability{When: when,
		If: func(t *xwing.Table, m xwing.Moment) bool { return f(m) && len(nervous(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			if id := t.ChooseShip(m, nervous(t, m), true); id != 0 {
				t.RemoveTokens(id, board.Stress, 1)
			}
		}}
}

func jayCrisTubbs() *xwing.Card {
	return pilot("jaycristubbs", calms(xwing.AfterManeuver, func(m xwing.Moment) bool {
		return you(m) && m.Full && m.Difficulty == catalog.Blue
	}))
}

func seftinVanik() *xwing.Card {
	return pilot("seftinvanik", passes(xwing.AfterAction, board.Evade, func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		if !you(m) || m.Action != catalog.Boost.String() {
			return nil
		}
		return othersAt(t, m, physics.Range1, func(id board.ShipID) bool { return t.RangeBetween(m.Owner, id) >= physics.Range1 })
	}))
}

// passes transfers a token of a kind to one of the ships, if its player likes.
func passes(when xwing.Timing, k board.Token, to func(*xwing.Table, xwing.Moment) []board.ShipID) xwing.Ability {
	return xwing.Ability{When: when,
		If: func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Owner).Has(k) > 0 && len(to(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			if id := t.ChooseShip(m, to(t, m), true); id != 0 {
				t.TransferToken(m.Owner, id, k)
			}
		}}
}

// friendsInArc counts the other friendly ships in the attack arc, near or not.
func friendsInArc(t *xwing.Table, m xwing.Moment) int {
	a := t.View.Attack
	return len(slices.DeleteFunc(t.View.ShipsOf(t.Ship(m.Owner).Seat), func(id board.ShipID) bool {
		return id == m.Owner || !t.Friendly(m.Owner, id) || !t.InAttackArc(a.Attacker, a.Weapon, a.Defender, id)
	}))
}

// vennie is covered by turrets that point at her attacker.
func vennie() *xwing.Card {
	return pilot("vennie", xwing.Ability{When: xwing.ModifyingDefenseDice, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return defending(t, m) && slices.ContainsFunc(t.View.ShipsOf(t.Ship(m.Owner).Seat), func(id board.ShipID) bool {
				return t.Friendly(m.Owner, id) && t.InTurretArc(id, m.Other)
			})
		},
		Do: func(t *xwing.Table, _ xwing.Moment) { t.AddDie(board.DefenseDice, board.FocusResult) }})
}

func pammichNerroGoode() *xwing.Card {
	return pilot("pammichnerrogoode", xwing.Ability{Query: xwing.IgnoringStress, By: one,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Action == xwing.ManeuverWhileStressed && t.Ship(m.Owner).Has(board.Stress) <= 2
		}})
}

func elloAsty() *xwing.Card {
	return pilot("elloasty", number(xwing.ColoredManeuver, -1, func(t *xwing.Table, m xwing.Moment) bool {
		tallon := m.Maneuver.Bearing == physics.TallonRollLeft || m.Maneuver.Bearing == physics.TallonRollRight
		return you(m) && tallon && m.Difficulty == catalog.Red && t.Ship(m.Owner).Has(board.Stress) <= 2
	}))
}

// tezaNasz helps whoever shoots at a ship that has friends of his on both sides.
func tezaNasz() *xwing.Card {
	return pilot("tezanasz", rerollFor(func(t *xwing.Table, m xwing.Moment) bool {
		beside := func(arc physics.Arc) bool {
			return slices.ContainsFunc(t.View.ShipsOf(t.Ship(m.Ship).Seat), func(id board.ShipID) bool {
				return t.Friendly(m.Ship, id) && t.InArc(m.Other, id, arc)
			})
		}
		return t.AtRange(m.Owner, m.Ship, physics.Range0, physics.Range2) && beside(physics.Left) && beside(physics.Right)
	}))
}

// finnInThePod adds a die, a better one for a strain token.
func finnInThePod() *xwing.Card {
	adds := func(side board.Side) xwing.Ability {
		return xwing.Ability{When: modifying(side), May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return rolls(t, m.Owner, side) },
			Do: func(t *xwing.Table, m xwing.Moment) {
				if t.AskEither(m, m.Owner, "add-blank", "add-focus") == "add-focus" {
					t.GainTokens(m.Owner, board.Strain, 1)
					t.AddDie(side, board.FocusResult)
					return
				}
				t.AddDie(side, board.Blank)
			}}
	}
	return pilot("finn", adds(board.AttackDice), adds(board.DefenseDice))
}
