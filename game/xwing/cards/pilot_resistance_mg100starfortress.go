package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// resistanceMG100StarFortress lists the pilots of the MG-100 StarFortress that fly for the Resistance.
func resistanceMG100StarFortress() []*xwing.Card {
	return []*xwing.Card{
		benTeene(),
		cat(),
		edonKappehl(),
		pilot("finchdallow", number(xwing.PlacingTouching, 1, func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.IsBomb(m.Action) })),
		pilot("finchdallow-evacuationofdqar", xwing.Ability{Query: xwing.PlacingInstead, Instead: banked, May: true,
			Cost: xwing.Cost{Gain: board.Stress, GainN: 1},
			If:   func(t *xwing.Table, m xwing.Moment) bool { return you(m) && !t.Ship(m.Owner).Stressed() }}),
		paigeTico(),
		pilot("vennie", byTurrets(func(t *xwing.Table) bool { return true },
			func(t *xwing.Table, _ xwing.Moment) { t.Fight().AddDie(board.DefenseDice, board.FocusResult) })),
		pilot("vennie-evacuationofdqar", byTurrets(func(t *xwing.Table) bool {
			return t.Fight().CountResults(board.DefenseDice, board.FocusResult) > 0
		}, changes(board.DefenseDice, board.FocusResult, board.EvadeResult, 1))),
	}
}

func benTeene() *xwing.Card {
	return pilot("benteene", xwing.Ability{When: xwing.AfterAttacking,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			for _, arc := range t.Ship(m.Owner).Turret {
				if you(m) && t.InArc(m.Owner, m.Other, arc) {
					return true
				}
			}
			return false
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.AssignCondition(m, m.Other, "rattled") }})
}

// byTurrets does something to the owner's defense dice while a friendly turret points at its attacker.
func byTurrets(f func(*xwing.Table) bool, do func(*xwing.Table, xwing.Moment)) xwing.Ability {
	return xwing.Ability{When: xwing.ModifyingDefenseDice, May: true, Do: do,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return defending(t, m) && f(t) && slices.ContainsFunc(t.View.ShipsOf(t.Ship(m.Owner).Seat), func(id board.ShipID) bool {
				return t.Friendly(m.Owner, id) && t.InTurretArc(id, m.Other)
			})
		}}
}

// cat shoots better at whom one of her side's devices is next to.
func cat() *xwing.Card {
	return pilot("cat", number(xwing.AttackDiceCount, 1, primary(func(t *xwing.Table, a *board.Attack) bool {
		return t.DevicesNear(a.Defender, a.Attacker, gauge.Range1) > 0
	})))
}

// paigeTico never drops but one.
func paigeTico() *xwing.Card {
	return pilot("paigetico", xwing.Ability{When: xwing.AfterPlacingDevice, May: true, Cost: xwing.Cost{Charges: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return placed(t, m) && !m.Device.Launched && t.CanPlaceMore(m, drops)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.PlaceMore(m, drops) }})
}

// drops reports whether a way is one to drop.
func drops(_ string, w board.Way) bool { return !w.Launch }

func edonKappehl() *xwing.Card {
	return pilot("edonkappehl", xwing.Ability{When: xwing.AfterManeuver, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			calm := m.Difficulty == catalog.Blue || m.Difficulty == catalog.White
			return you(m) && m.Move.Full && calm && !t.HasPlaced(m.Owner) && t.CanPlaceAny(m, drops)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.PlaceAny(m, drops) }})
}
