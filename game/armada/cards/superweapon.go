package cards

import (
	"slices"

	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// superweapons are superweapons and experimental retrofits.
func superweapons() []*armada.Card {
	return []*armada.Card{
		g7XGravWellProjector(), gravShiftReroute(), magniteCrystalTractorBeamArray(), superheavyCompositeBeamTurbolasers(),
		targetingScrambler(),
	}
}

func g7XGravWellProjector() *armada.Card {
	return upgrade("g7-x-grav-well-projector",
		armada.Ability{When: armada.BeforeDeploying, If: always,
			Do: func(t *armada.Table, m armada.Moment) { t.Own(m).PlaceToken(board.GravWell) }})
}

func gravShiftReroute() *armada.Card {
	return upgrade("grav-shift-reroute",
		armada.Ability{When: armada.BeforeDeploying, If: always,
			Do: func(t *armada.Table, m armada.Moment) { t.Own(m).PlaceToken(board.GravShift) }},
		armada.Ability{When: armada.AfterDeploying,
			If: func(t *armada.Table, m armada.Moment) bool { return len(t.Own(m).Shiftable()) > 0 },
			Do: func(t *armada.Table, m armada.Moment) {
				left := t.Own(m).Shiftable()
				for len(left) > 0 {
					id := t.ChooseObstacle(t.Own(m).Player(), left)
					t.Own(m).ShiftObstacle(id, gauge.Distance2)
					left = slices.DeleteFunc(left, func(o board.ObstacleID) bool { return o == id })
				}
			}})
}

func magniteCrystalTractorBeamArray() *armada.Card {
	slip := all(enemyShip, apart(gauge.Distance5), func(t *armada.Table, m armada.Moment) bool {
		return t.Ship(m.Owner).Speed != t.Ship(m.Ship).Speed
	})
	return upgrade("magnite-crystal-tractor-beam-array",
		armada.Ability{When: armada.AfterActivation, May: true, Cost: armada.Exhaust,
			If: all(you, func(t *armada.Table, m armada.Moment) bool { return len(pool(t, m, slip)) > 0 }),
			Do: func(t *armada.Table, m armada.Moment) {
				t.ChangeSpeed(t.ChooseShip(m, t.Own(m).Player(), pool(t, m, slip), false), t.Ship(m.Owner).Speed)
			}},
		armada.Ability{Query: armada.Regaining,
			If:     all(you, itsOwn, func(t *armada.Table, m armada.Moment) bool { return t.Ship(m.Owner).Speed == 0 }),
			Refuse: func(t *armada.Table, m armada.Moment) *game.Refusal { return t.Refuse("ARM-RND-006", m) }})
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
