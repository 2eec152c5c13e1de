package cards

import (
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// rebelShipAbilities lists what ship types have that fly for the Rebel Alliance.
func rebelShipAbilities() []*xwing.Card {
	return []*xwing.Card{
		commsShuttle(),
		shipAbility("experimentalscanners", scansFar()...),
		gyroCockpit(),
		highStakes(),
		hope(),
		lockedAndLoaded(),
		lockedSFoils(),
		sensorBlindspot(),
		solo(),
		tailGun(),
		shipAbility("vectoredcannons", inSystemPhase(red(catalog.Boost, catalog.Rotate)), turretOnly("front", "rear")),
		shipAbility("vectoredthrusters", afterAction(red(catalog.Boost))),
	}
}

func commsShuttle() *xwing.Card {
	return shipAbility("commsshuttle",
		xwing.Ability{Query: xwing.AddingActions, Docked: true, If: carrier, Bar: white(catalog.Coordinate)},
		xwing.Ability{When: xwing.BeforeActivating, Docked: true, If: carrier, Act: may(white(catalog.Coordinate))})
}

// carrier reports whether the moment is about the ship with which the owner is
// docked.
func carrier(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Owner).Docked == m.Ship }

// scansFar locks beyond range 3, and not at range 1.
func scansFar() []xwing.Ability {
	return []xwing.Ability{
		{Query: xwing.LockingBeyond, By: one},
		{Query: xwing.AcquiringLock, Refuse: func(_ *xwing.Table, m xwing.Moment) *game.Refusal {
			if m.N != int(gauge.Range1) {
				return nil
			}
			return cannot(m, "refusal.lock-too-near")
		}},
	}
}

// The B-wing turns about its pilot, and so do its bomb racks.
func gyroCockpit() *xwing.Card {
	return shipAbility("gyrocockpit",
		xwing.Ability{When: xwing.AfterGainingToken, May: true, Cost: xwing.Cost{Charges: 2},
			If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Token == board.Stress },
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Evade, 1) }},
		xwing.Ability{Query: xwing.PlacingSides, By: one, Cost: xwing.Cost{Charges: 1}})
}

func highStakes() *xwing.Card {
	return shipAbility("highstakes", xwing.Ability{When: xwing.AfterAction, May: true,
		If: func(_ *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Difficulty == catalog.Red
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			if rollFor(t, m).Hurts() {
				t.RemoveTokens(m.Owner, board.Stress, 1)
			}
		}})
}

func hope() *xwing.Card {
	return shipAbility("hope", xwing.Ability{When: xwing.BeforeDestroyedRemoved,
		If:  func(t *xwing.Table, m xwing.Moment) bool { return !you(m) && friendlyAt(t, m, gauge.Range3) },
		Act: may(white(catalog.Focus, catalog.Boost))})
}

// The docked gunner fires to the rear after the carrier's guns ahead, or those of its turret upgrades.
func lockedAndLoaded() *xwing.Card {
	rear := xwing.AttackTerms{Weapon: func(w board.Weapon) bool { return !w.Special && w.Arc == catalog.RearArc }}
	return shipAbility("lockedandloaded", xwing.Ability{When: xwing.AfterAttacking, Docked: true, May: true, Bonus: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			w := t.View.Attack.Weapon
			ahead := !w.Special && w.Arc == catalog.FrontArc || t.WeaponIn(m.Ship, w, "turret")
			return carrier(t, m) && ahead && t.CanBonusAttack(m.Ship, rear)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Ship, rear) }})
}

func lockedSFoils() *xwing.Card {
	return shipAbility("lockedsfoils", xwing.Ability{When: xwing.AfterAction,
		If: having(catalog.Boost),
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Deplete, 1) }})
}

// The range bonus and one die more are lost.
func sensorBlindspot() *xwing.Card {
	return shipAbility("sensorblindspot", xwing.Ability{Query: xwing.AttackDiceCount, If: closePrimary, By: plus(-1)},
		xwing.Ability{Query: xwing.WithoutRangeBonus, By: one, If: closePrimary})
}

func solo() *xwing.Card {
	alone := func(t *xwing.Table, m xwing.Moment) bool {
		return len(t.ShipsAt(m.Owner, gauge.Range1, func(id board.ShipID) bool { return t.Friendly(m.Owner, id) })) == 1
	}
	rerolls := func(when xwing.Timing, side board.Side, mine func(*xwing.Table, xwing.Moment) bool) xwing.Ability {
		return xwing.Ability{When: when, May: true, Rerolls: true, Cost: xwing.Cost{Charges: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool { return mine(t, m) && alone(t, m) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.Fight().RerollChosen(m.Owner, side, 1, 1) }}
	}
	return shipAbility("solo", rerolls(xwing.ModifyingAttackDice, board.AttackDice, attacking),
		rerolls(xwing.ModifyingDefenseDice, board.DefenseDice, defending))
}

// The guns of the docked ship point to the rear.
func tailGun() *xwing.Card {
	return shipAbility("tailgun", xwing.Ability{Query: xwing.AddingWeapon, Arc: catalog.RearArc,
		By: func(t *xwing.Table, m xwing.Moment) int {
			for _, id := range t.View.DockedWith(m.Owner) {
				for _, w := range t.Profile(id).Stats.Attacks {
					if w.Arc == catalog.FrontArc {
						return w.Value
					}
				}
			}
			return 0
		}})
}
