package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// resistanceConditionCards lists the conditions that are assigned by the Resistance.
func resistanceConditionCards() []*xwing.Card {
	return []*xwing.Card{compromisingIntel(), itsTheResistance(), rattled()}
}

func compromisingIntel() *xwing.Card {
	vi := func(t *xwing.Table, m xwing.Moment) board.ShipID { return t.ConditionBy(m.Owner, "compromisingintel") }
	return condition("compromisingintel",
		dialOpens(func(t *xwing.Table, m xwing.Moment) bool {
			return t.AtRange(vi(t, m), m.Owner, gauge.Range0, gauge.Range3)
		}),
		spendsNot(func(k board.Token) bool { return k == board.Focus }, func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			by := vi(t, m)
			return a.Attacker == m.Owner && a.Defender == by || a.Attacker == by && a.Defender == m.Owner
		}))
}

// itsTheResistance keeps its ship in reserve until it is called, with the wing that it leads.
func itsTheResistance() *xwing.Card {
	return condition("itstheresistance", number(xwing.StartingInReserve, xwing.WholeWing, nil))
}

// rattled: one crit when a bomb or mine goes off close by; calm where there is none.
func rattled() *xwing.Card {
	near := func(t *xwing.Table, m xwing.Moment, id board.DeviceID) bool {
		return gauge.MeasureRange(t.ShipShape(m.Owner), t.DeviceShape(id)) <= gauge.Range1
	}
	return condition("rattled",
		xwing.Ability{When: xwing.AfterDetonation,
			If: func(t *xwing.Table, m xwing.Moment) bool { return near(t, m, m.Device.ID) },
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.SufferDamage(m.Owner, xwing.Damage{Crits: 1})
				t.RemoveThis(m)
			}},
		xwing.Ability{When: xwing.AsAction,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				for _, id := range t.View.DevicesInPlay() {
					if near(t, m, id) {
						return false
					}
				}
				return you(m)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RemoveThis(m) }})
}
