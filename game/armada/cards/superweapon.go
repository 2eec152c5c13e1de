package cards

import (
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// superweapons are superweapons and experimental retrofits.
func superweapons() []*armada.Card {
	return []*armada.Card{superheavyCompositeBeamTurbolasers(), targetingScrambler()}
}

func superheavyCompositeBeamTurbolasers() *armada.Card {
	return upgrade("superheavy-composite-beam-turbolasers", armada.Ability{When: armada.CriticalEffect, May: true,
		If: func(t *armada.Table, m armada.Moment) bool {
			return you(t, m) && m.N > 0 && m.Shot.Kind == board.IgnitionAttack && t.Attack().ShowsCrit(catalog.Red)
		},
		Do: func(t *armada.Table, m armada.Moment) {
			id, icons := board.ShipOf(m.Shot.Defender), 0
			for _, d := range t.Attack().Dice() {
				if d.Color != catalog.Black {
					icons += d.Face.Crits()
				}
			}
			for i := 0; i < icons && t.Ship(id).Where == board.OnTable; i++ {
				t.Suffer(id, 1)
			}
		}})
}

func targetingScrambler() *armada.Card {
	return upgrade("targeting-scrambler", armada.Ability{When: armada.SpendingTokens, May: true, Cost: armada.Exhaust,
		If: all(withDice, within(gauge.CloseRange), func(t *armada.Table, m armada.Moment) bool {
			return attackingShip(t, m) && t.Own(m).Friendly(m.Shot.Defender) && t.Apart(m.Owner.Piece(), m.Shot.Defender) <= gauge.Distance3
		}),
		Do: func(t *armada.Table, m armada.Moment) { t.Attack().RerollAgainst(t.Own(m).Player(), 4, by(m)) }})
}
