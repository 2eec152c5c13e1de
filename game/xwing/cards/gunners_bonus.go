package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/physics"
)

// bonusGunners lists gunners who attack once more, and some who make more of an
// attack.
func bonusGunners() []*xwing.Card {
	return []*xwing.Card{specialForcesGunner(), bosskGunner(), greedo(),
		upgrade("bistan", sweeping(xwing.AttackTerms{})), upgrade("ghostcompany", sweeping(xwing.AttackTerms{})),
		upgrade("lukeskywalker", xwing.Ability{When: xwing.StartOfEngagement, May: true, Cost: xwing.Cost{Force: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool { return len(t.Ship(m.Owner).Turret) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) { t.Rotate(m.Owner) }}),
		upgrade("bobafett-gunner", turnsAttack(board.FocusResult, board.Hit, xwing.Cost{}, func(t *xwing.Table, _ xwing.Moment, a *board.Attack) bool {
			for i := range t.View.Ships {
				id := t.View.Ships[i].ID
				if s := t.Ship(id); s.Where == board.InPlay && s.Remote == "" && id != a.Defender &&
					t.InAttackArc(a.Attacker, a.Weapon, a.Defender, id) {
					return false
				}
			}
			return true
		})),
		upgrade("dengar", xwing.Ability{When: xwing.AfterDefending, May: true, Cost: xwing.Cost{Charges: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.InFiringArc(m.Owner, m.Other) },
			Do: func(t *xwing.Table, m xwing.Moment) {
				orGreen(t, m, m.Other, func() {
					if f := t.RollAttackDie(m.Owner, because(m)); f == board.Hit || f == board.Crit {
						t.SufferDamage(m.Other, xwing.Damage{Hits: 1})
					}
				})
			}}),
	}
}

// sweeping lets a focused ship attack whom it has not through its turret once its
// primary attack is over.
func sweeping(terms xwing.AttackTerms) xwing.Ability {
	terms.Weapon = board.Weapon.IsTurret
	at := func(t *xwing.Table, m xwing.Moment) xwing.AttackTerms {
		terms.Whom = func(id board.ShipID) bool { return !t.Attacked(m.Owner, id) }
		return terms
	}
	return xwing.Ability{When: xwing.AfterAttacking, Bonus: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return !a.Weapon.Special && t.Ship(m.Owner).Has(board.Focus) > 0 && t.CanBonusAttack(m.Owner, at(t, m))
		}),
		Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, at(t, m)) }}
}

// specialForcesGunner fires ahead together with the pilot, or behind after him.
func specialForcesGunner() *xwing.Card {
	ahead := func(t *xwing.Table, arc physics.Arc) bool {
		a := t.View.Attack
		return !a.Weapon.Special && a.Weapon.Arc == catalog.FrontArc && slices.Contains(t.Ship(a.Attacker).Turret, arc)
	}
	behind := xwing.AttackTerms{Weapon: func(w board.Weapon) bool { return !w.Special && w.IsTurret() }}
	return upgrade("specialforcesgunner",
		wish(number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool { return you(m) && ahead(t, physics.Front) }), xwing.Cost{}),
		xwing.Ability{When: xwing.AfterAttacking, Bonus: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && ahead(t, physics.Rear) && t.CanBonusAttack(m.Owner, behind)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, behind) }})
}

// bosskGunner never lets go of whom he has missed.
func bosskGunner() *xwing.Card {
	again := func(m xwing.Moment) xwing.AttackTerms {
		return xwing.AttackTerms{Must: true, Weapon: func(w board.Weapon) bool { return !w.Special },
			Whom: func(id board.ShipID) bool { return id == m.Other }}
	}
	return upgrade("bossk", xwing.Ability{When: xwing.AfterAttacking, Upon: theOther, Bonus: true, Cost: xwing.Cost{Gain: board.Stress, GainN: 1},
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return !a.Weapon.Special && !a.Hit && !t.Ship(m.Owner).Stressed() && t.CanBonusAttack(m.Owner, again(m))
		}),
		Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, again(m)) }})
}

// greedo shoots first, or somebody else does.
func greedo() *xwing.Card {
	return upgrade("greedo", turnsAttack(board.Hit, board.Crit, xwing.Cost{Charges: 1}, nil),
		xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Foe: true, Do: changes(board.AttackDice, board.Hit, board.Crit, 1),
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return m.Other == m.Owner && rolls(t, m.Ship, board.AttackDice) && t.ActiveCharges(m.Owner, "greedo") > 0 &&
					t.CountResults(board.AttackDice, board.Hit) > 0
			}})
}
