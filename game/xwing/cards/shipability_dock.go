package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/physics"
)

// dockedShips lists the abilities of ships that dock, and of those that carry them.
func dockedShips() []*xwing.Card {
	return []*xwing.Card{
		shipAbility("copilot", xwing.Ability{Query: xwing.LendingPilot, By: one}),
		shipAbility("escapecraft", xwing.Ability{Query: xwing.StartingDocked, By: one}),
		commsShuttle(), l337(), lockedAndLoaded(), pursuitCraft(), riggedEnergyCells(), tailGun(),
	}
}

// carrier reports whether the moment is about the ship with which the owner is
// docked.
func carrier(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Owner).Docked == m.Ship }

func commsShuttle() *xwing.Card {
	return shipAbility("commsshuttle",
		xwing.Ability{Query: xwing.AddingActions, Docked: true, If: carrier, Bar: white(catalog.Coordinate)},
		xwing.Ability{When: xwing.BeforeActivating, Docked: true, If: carrier, Act: may(white(catalog.Coordinate))})
}

// L3-37 navigates best without shields, her carrier by her word, too.
func l337() *xwing.Card {
	return pilot("l337-escapecraft", xwing.Ability{Query: xwing.ManeuverDifficulty,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			b := m.Maneuver.Bearing
			return you(m) && !t.Ship(m.Owner).Shielded() && (b == physics.BankLeft || b == physics.BankRight)
		},
		By: func(*xwing.Table, xwing.Moment) int { return -1 }})
}

// The docked gunner fires to the rear.
func lockedAndLoaded() *xwing.Card {
	rear := xwing.AttackTerms{Weapon: func(w board.Weapon) bool { return !w.Special && w.Arc == catalog.RearArc }}
	return shipAbility("lockedandloaded", xwing.Ability{When: xwing.AfterAttacking, Docked: true, May: true, Bonus: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			w := t.View.Attack.Weapon
			return carrier(t, m) && !w.Special && (w.Arc == catalog.FrontArc || w.IsTurret()) && t.CanBonusAttack(m.Ship, rear)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Ship, rear) }})
}

// The headhunter locks what its mother ship has locked.
func pursuitCraft() *xwing.Card {
	prey := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.ShipsAt(m.Owner, physics.Range3, func(target board.ShipID) bool {
			return target != m.Owner && slices.ContainsFunc(t.View.ShipsOf(t.Ship(m.Owner).Seat), func(id board.ShipID) bool {
				return t.Ship(id).Equips("houndstooth") && t.Ship(id).HasLocked(target.Piece())
			})
		})
	}
	return shipAbility("pursuitcraft", xwing.Ability{When: xwing.AfterDeploying,
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && len(prey(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			if id := t.ChooseShip(m, prey(t, m), true); id != 0 {
				t.AcquireLock(m.Owner, id.Piece())
			}
		}})
}

// An escape craft that has left its carrier burns out, and not quietly; destroyed in
// another way it is just gone (X20-FAQ-047).
func riggedEnergyCells() *xwing.Card {
	return shipAbility("riggedenergycells",
		xwing.Ability{When: xwing.DuringSystemPhase,
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Owner).Charges.Active > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) { t.LoseCharges(m.Owner, "ship", 1) }},
		xwing.Ability{When: xwing.EndOfActivation,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.Ship(m.Owner).Charges.Active == 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.Note(m, "burnt")
				t.Destroy(m.Owner)
			}},
		xwing.Ability{When: xwing.BeforeDestroyedRemoved,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Noted(m, "burnt") },
			Do: func(t *xwing.Table, m xwing.Moment) {
				for _, id := range t.ShipsAt(m.Owner, physics.Range1, func(id board.ShipID) bool { return id != m.Owner }) {
					t.SufferDamage(id, xwing.Damage{Crits: 1})
				}
			}})
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
