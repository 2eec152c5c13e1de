package cards

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/rule"
	"xwing/physics"
)

// Conditions that friends lay onto each other, and the cards that do so.
func guardingConditions() []*xwing.Card {
	return []*xwing.Card{decoyed(), ga97(), guarded(), itsTheResistance(), liberated(), linGaava(), magnaGuardProtector(),
		nabooHandmaiden(), primedForSpeed(), sickeningManeuver(), sicko(), tarfful()}
}

// assignsFriend is the "Setup:" ability to assign a condition to a friendly ship for
// which fit holds.
func assignsFriend(card string, fit func(t *xwing.Table, m xwing.Moment, id board.ShipID) bool) xwing.Ability {
	return xwing.Ability{When: xwing.AfterPlacingForces, If: always,
		Do: func(t *xwing.Table, m xwing.Moment) {
			if ship := t.ChooseShip(m, friends(t, m, fit), false); ship != 0 {
				t.AssignCondition(m, ship, card)
			}
		}}
}

// friends returns the ships friendly to the one that has the card for which fit
// holds.
func friends(t *xwing.Table, m xwing.Moment, fit func(t *xwing.Table, m xwing.Moment, id board.ShipID) bool) []board.ShipID {
	return slices.DeleteFunc(t.View.ShipsOf(t.Ship(m.Owner).Seat), func(id board.ShipID) bool {
		return !t.Friendly(m.Owner, id) || t.Ship(id).Destroyed || !fit(t, m, id)
	})
}

// notThe holds for ships of other pilots than this.
func notThe(pilot string) func(*xwing.Table, xwing.Moment, board.ShipID) bool {
	return func(t *xwing.Table, _ xwing.Moment, id board.ShipID) bool { return t.Ship(id).Pilot != pilot }
}

// inAttackArc reports whether the ship is in the attack arc of the attack under way.
func inAttackArc(t *xwing.Table, id board.ShipID) bool {
	a := t.View.Attack
	return t.InAttackArc(a.Attacker, a.Weapon, a.Defender, id)
}

func decoyed() *xwing.Card { return condition("decoyed") }

// nabooHandmaiden draws fire off the ship that she stands in for: off another N-1
// all the better.
func nabooHandmaiden() *xwing.Card {
	helps := func(t *xwing.Table, m xwing.Moment) bool {
		return t.Friendly(m.Owner, m.Ship) && rolls(t, m.Ship, board.DefenseDice) && t.Ship(m.Ship).HasCondition("decoyed") && inAttackArc(t, m.Owner)
	}
	naboo := func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Ship).Chassis == "nabooroyaln1starfighter" }
	no := func(t *xwing.Table) func(board.Die) *game.Refusal {
		return func(d board.Die) *game.Refusal {
			if d.Face == board.EvadeResult {
				return t.Refuse(rule.UnchangedDie, "refusal.shows-that")
			}
			return nil
		}
	}
	evade := xwing.Cost{Spend: board.Evade, SpendN: 1}
	return pilot("naboohandmaiden",
		assignsFriend("decoyed", notThe("naboohandmaiden")),
		xwing.Ability{When: xwing.ModifyingDefenseDice, May: true, Cost: evade,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return helps(t, m) && !naboo(t, m) && t.CountResults(board.DefenseDice, board.Blank, board.FocusResult) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				for _, i := range t.ChooseDice(m.Ship, board.DefenseDice, 1, 1, no(t)) {
					t.ChangeDie(board.DefenseDice, i, board.EvadeResult)
				}
			}},
		xwing.Ability{When: xwing.ModifyingDefenseDice, May: true, Cost: evade,
			If: func(t *xwing.Table, m xwing.Moment) bool { return helps(t, m) && naboo(t, m) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.AddDie(board.DefenseDice, board.EvadeResult) }})
}

func magnaGuardProtector() *xwing.Card {
	return pilot("magnaguardprotector", assignsFriend("guarded", notThe("magnaguardprotector")))
}

func guarded() *xwing.Card {
	return condition("guarded", xwing.Ability{Query: xwing.DefenseDiceCount,
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && !t.InBullseye(m.Other, m.Owner) },
		By: func(t *xwing.Table, m xwing.Moment) int {
			return len(friends(t, m, func(t *xwing.Table, _ xwing.Moment, id board.ShipID) bool {
				s := t.Ship(id)
				return s.Pilot == "magnaguardprotector" && s.Has(board.Calculate)+s.Has(board.Evade) > 0 && inAttackArc(t, id)
			}))
		}})
}

// freed holds for ships that Tarfful can set free.
func freed(t *xwing.Table, _ xwing.Moment, id board.ShipID) bool {
	p := t.Pilot(id)
	return t.Ship(id).Pilot != "tarfful-wat1" && (p.Limited == 0 || p.HasKeyword("Wookiee"))
}

func tarfful() *xwing.Card {
	return pilot("tarfful-wat1", assignsFriend("liberated-wat1", freed),
		xwing.Ability{When: xwing.AfterDefending, Upon: theOther, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.Friendly(m.Owner, m.Ship) && t.Ship(m.Ship).HasCondition("liberated-wat1") && !t.Ship(m.Other).Destroyed
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.AcquireLock(m.Owner, m.Other.Piece()) }})
}

// liberated takes damage upon itself for Tarfful, and is passed on.
func liberated() *xwing.Card {
	return condition("liberated-wat1",
		xwing.Ability{When: xwing.AfterNeutralizing, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.Ship(m.Other).Pilot == "tarfful-wat1" && t.Friendly(m.Owner, m.Other) &&
					t.AtRange(m.Owner, m.Other, physics.Range0, physics.Range2) && t.CountResults(board.AttackDice, board.Hit, board.Crit) > 1
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				switch hits, crits := t.CountResults(board.AttackDice, board.Hit), t.CountResults(board.AttackDice, board.Crit); {
				case crits == 0 || hits > 0 && t.AskEither(m, m.Owner, "hit", "crit") == "hit":
					t.SufferDamage(m.Owner, xwing.Damage{Hits: 1})
					t.CancelResult(m, board.AttackDice, board.Hit)
				default:
					t.SufferDamage(m.Owner, xwing.Damage{Crits: 1})
					t.CancelResult(m, board.AttackDice, board.Crit)
				}
			}},
		passesOn("liberated-wat1", freed))
}

// passesOn is the ability of a condition to pass to another friendly ship when its
// ship is destroyed.
func passesOn(card string, fit func(*xwing.Table, xwing.Moment, board.ShipID) bool) xwing.Ability {
	return xwing.Ability{When: xwing.BeforeDestroyedRemoved, Do: func(t *xwing.Table, m xwing.Moment) {
		if to := t.ChooseShip(m, friends(t, m, fit), false); to != 0 {
			by := m
			by.Owner = t.ConditionBy(m.Owner, card)
			t.AssignCondition(by, to, card)
		}
	}}
}
