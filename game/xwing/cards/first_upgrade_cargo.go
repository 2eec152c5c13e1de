package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// firstCargo lists the cargo of first edition's huge ships.
func firstCargo() []*xwing.Card {
	return []*xwing.Card{
		firstUpgrade("ionizationreactor", xwing.Ability{When: xwing.UsingEnergy, May: true, Cost: xwing.Cost{Charges: 5},
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && len(othersAtOne(t, m)) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) {
				others := t.OneOfEach(othersAtOne(t, m))
				t.DiscardThis(m)
				for _, id := range others {
					t.SufferDamage(id, xwing.Damage{Hits: 1})
					t.GainTokens(id, board.Ion, 1)
				}
			}}),
		firstUpgrade("tibannagassupplies", xwing.Ability{When: xwing.UsingEnergy, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && lacksEnergy(t, m) },
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.DiscardThis(m)
				t.GainEnergy(m.Owner, 3)
			}}),
	}
}

// othersAtOne are the other ships at range 1, whosever they are.
func othersAtOne(t *xwing.Table, m xwing.Moment) (ids []board.ShipID) {
	for _, id := range t.View.ShipsInPlay() {
		if !yours(t, m, id) && t.AtRange(m.Owner, id, gauge.Range0, gauge.Range1) {
			ids = append(ids, id)
		}
	}
	return ids
}
