package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/physics"
)

// gear lists illicit upgrades, modifications, talents and weapons whose effects are
// short, and titles.
func gear() []*xwing.Card {
	return []*xwing.Card{
		weapon("protonrockets", "focus", 1), magPulse(),
		upgrade("tacticalscrambler", number(xwing.DefenseDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return t.Enemy(m.Owner, m.Other) && slices.Contains(t.View.Attack.Through, m.Owner)
		})),
		// What these titles add to the upgrade bar and to the action bar is a fact.
		upgrade("andrasta"), upgrade("havoc"), upgrade("misthunter"),
		deadMansSwitch(), contrabandCybernetics(), feedbackArray(), stealthDevice(), munitionsFailsafe(), inertialDampeners(),
		shadowCaster(), selfless(), hopeful(),
	}
}

func magPulse() *xwing.Card {
	return weapon("magpulsewarheads", "lock", 1, xwing.Ability{When: xwing.IfAttackHits, If: with("magpulsewarheads"),
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.SufferDamage(m.Other, xwing.Damage{Crits: 1})
			t.GainTokens(m.Other, board.Deplete, 1)
			t.GainTokensFrom(t.Ship(m.Owner).Seat, m.Other, board.Jam, 1)
			t.CancelAll(m, board.AttackDice, board.Hit, board.Crit)
		}})
}

func deadMansSwitch() *xwing.Card {
	return upgrade("deadmansswitch", xwing.Ability{When: xwing.BeforeDestroyedRemoved,
		Do: func(t *xwing.Table, m xwing.Moment) {
			for _, id := range t.ShipsAt(m.Owner, physics.Range1, func(id board.ShipID) bool { return id != m.Owner }) {
				t.SufferDamage(id, xwing.Damage{Hits: 1})
			}
		}})
}

func contrabandCybernetics() *xwing.Card {
	return upgrade("contrabandcybernetics",
		xwing.Ability{When: xwing.BeforeActivating, May: true, Cost: xwing.Cost{Charges: 1},
			Do: func(t *xwing.Table, m xwing.Moment) { t.Note(m, "wired") }},
		xwing.Ability{Query: xwing.IgnoringStress, By: one,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Noted(m, "wired") }})
}

func feedbackArray() *xwing.Card {
	touching := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.ShipsAt(m.Owner, physics.Range0, func(id board.ShipID) bool { return id != m.Owner })
	}
	return upgrade("feedbackarray", xwing.Ability{When: xwing.BeforeEngaging, May: true, Cost: xwing.Cost{Gain: board.Ion, GainN: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && len(touching(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.GainTokens(m.Owner, board.Disarm, 1)
			for _, id := range touching(t, m) {
				t.SufferDamage(id, xwing.Damage{Hits: 1})
			}
		}})
}

func stealthDevice() *xwing.Card {
	return upgrade("stealthdevice",
		number(xwing.DefenseDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.ActiveCharges(m.Owner, "stealthdevice") > 0
		}),
		xwing.Ability{When: xwing.AfterSufferingDamage,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && t.ActiveCharges(m.Owner, "stealthdevice") > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.LoseCharges(m.Owner, "stealthdevice", 1) }})
}

func munitionsFailsafe() *xwing.Card {
	return upgrade("munitionsfailsafe", xwing.Ability{When: xwing.AfterRolling, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Pool && attacksWith(t, m, "torpedo", "missile")
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.CancelAll(m, board.AttackDice)
			t.RecoverCharges(m.Owner, t.View.Attack.Weapon.Upgrade, 1)
		}})
}

// inertialDampeners stop the ship where it is; it is stressed before anything that
// follows a maneuver.
func inertialDampeners() *xwing.Card {
	return upgrade("inertialdampeners", xwing.Ability{When: xwing.BeforeManeuver, May: true, Cost: xwing.Cost{Shields: 1},
		If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Step && !m.Ion }, // another has not been revealed
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.ExecuteInstead(m.Owner, catalog.Maneuver{Bearing: physics.Stationary, Difficulty: catalog.White})
			t.GainTokens(m.Owner, board.Stress, 1)
		}})
}

func shadowCaster() *xwing.Card {
	return upgrade("shadowcaster", xwing.Ability{When: xwing.AfterAttacking,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return hasHit(t, m) && t.InTurretArc(m.Owner, m.Other) && t.InArc(m.Owner, m.Other, physics.Front)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { tractors(t, m, m.Other) }})
}

func selfless() *xwing.Card {
	return upgrade("selfless", xwing.Ability{When: xwing.BeforeNeutralizing, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return inTheWay(t, m) && t.CountResults(board.AttackDice, board.Crit) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.SufferDamage(m.Owner, xwing.Damage{Crits: 1})
			t.CancelResult(m, board.AttackDice, board.Crit)
		}})
}

func hopeful() *xwing.Card {
	return upgrade("hopeful", xwing.Ability{When: xwing.BeforeDestroyedRemoved, Act: may(white(catalog.Focus, catalog.Boost)),
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return !you(m) && friendlyAt(t, m, physics.Range3) && (t.Pilot(m.Ship).Limited > 0 || t.Ship(m.Ship).Equips("hopeful"))
		}})
}
