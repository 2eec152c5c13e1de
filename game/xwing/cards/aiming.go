package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/physics"
)

// aiming lists cards about range bonuses, the number of dice, locks and coordination.
func aiming() []*xwing.Card {
	return []*xwing.Card{klick(), predictiveShot(), ferrospherePaint(), genesisRed(), c3poCrew(), darthMaul(),
		weapon("syncedlasercannons", "", 0, number(xwing.WithoutRangeBonus, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return m.Side == board.DefenseDice && with("syncedlasercannons")(t, m) && t.Ship(m.Owner).Has(board.Calculate) > 0
		})),
		upgrade("zeborrelios", xwing.Ability{Query: xwing.AttackingTouched, By: one,
			If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) || m.Other == m.Owner }}),
		k2soCrew(),
	}
}

// k2soCrew lends its brain, at a price.
func k2soCrew() *xwing.Card {
	lends := chooses(xwing.DuringSystemPhase,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			if !you(m) {
				return nil
			}
			return friendsAt(t, m, physics.Range3, nil)
		},
		func(t *xwing.Table, _ xwing.Moment, id board.ShipID) {
			t.GainTokens(id, board.Calculate, 1)
			t.GainTokens(id, board.Stress, 1)
		})
	lends.May = true
	return upgrade("k2so", lends)
}

// klick takes the range bonuses out of a fight with a ship that is locked.
func klick() *xwing.Card {
	locked := func(t *xwing.Table, m xwing.Moment) bool {
		return slices.ContainsFunc([]board.ShipID{m.Ship, m.Other}, func(id board.ShipID) bool {
			return t.Ship(m.Owner).HasLocked(id.Piece()) && t.AtRange(m.Owner, id, physics.Range1, physics.Range3)
		})
	}
	return pilot("klick",
		xwing.Ability{When: xwing.AfterBecomingDefender, May: true, Cost: xwing.Cost{Charges: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				a := t.View.Attack
				return locked(t, m) && !a.Weapon.Ordnance && a.Range != physics.Range2
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.NoteInAttack(m, "without") }},
		number(xwing.WithoutRangeBonus, 1, func(t *xwing.Table, m xwing.Moment) bool { return t.NotedInAttack(m, "without") }))
}

// predictiveShot knows where the defender will be.
func predictiveShot() *xwing.Card {
	return upgrade("predictiveshot",
		xwing.Ability{When: xwing.AfterBecomingDefender, May: true, Cost: xwing.Cost{Force: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool { return m.Other == m.Owner && t.InBullseye(m.Owner, m.Ship) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.NoteInAttack(m, "predicted") }},
		xwing.Ability{Query: xwing.MostDice,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return m.Other == m.Owner && t.NotedInAttack(m, "predicted")
			},
			By: func(t *xwing.Table, _ xwing.Moment) int {
				return t.CountResults(board.AttackDice, board.Hit, board.Crit)
			}})
}

// ferrospherePaint is hard to look at.
func ferrospherePaint() *xwing.Card {
	return upgrade("ferrospherepaint", xwing.Ability{When: xwing.AfterLocking, Upon: theShip,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Other == m.Owner && t.Enemy(m.Owner, m.Ship) && !t.InBullseye(m.Ship, m.Owner)
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.GainTokensFrom(t.Ship(m.Owner).Seat, m.Ship, board.Stress, 1)
		}})
}

// genesisRed does as the ship does that he has locked.
func genesisRed() *xwing.Card {
	kinds := [...]board.Token{board.Focus, board.Evade}
	return pilot("genesisred", xwing.Ability{When: xwing.AfterLocking,
		Do: func(t *xwing.Table, m xwing.Moment) {
			for _, k := range kinds {
				t.RemoveTokens(m.Owner, k, t.Ship(m.Owner).Has(k))
			}
			if m.Other == 0 {
				return
			}
			for _, k := range kinds {
				t.GainTokens(m.Owner, k, t.Ship(m.Other).Has(k))
			}
		}})
}

// c3poCrew talks to whoever calculates, however far away.
func c3poCrew() *xwing.Card {
	return upgrade("c3po-crew",
		xwing.Ability{Query: xwing.CoordinatingFar, By: one, If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.AtRange(m.Owner, m.Other, physics.Range3, physics.BeyondRange3) &&
				slices.ContainsFunc(t.ActionBar(m.Other), func(a catalog.BarAction) bool { return a.Type == catalog.Calculate })
		}},
		xwing.Ability{When: xwing.AfterAction,
			If: func(_ *xwing.Table, m xwing.Moment) bool {
				return you(m) && (m.Action == "calculate" || m.Action == "coordinate")
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Calculate, 1) }})
}

// darthMaul strikes twice.
func darthMaul() *xwing.Card {
	again := func(t *xwing.Table, m xwing.Moment) xwing.AttackTerms {
		missed := !t.View.Attack.Hit
		return xwing.AttackTerms{Must: true, Weapon: func(w board.Weapon) bool { return !w.Special },
			Whom: func(id board.ShipID) bool { return missed || id != m.Other }}
	}
	return pilot("darthmaul", xwing.Ability{When: xwing.AfterAttacking, May: true, Bonus: true, Cost: xwing.Cost{Force: 2},
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.CanBonusAttack(m.Owner, again(t, m)) },
		Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, again(t, m)) }})
}
