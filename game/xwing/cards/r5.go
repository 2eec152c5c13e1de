package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

func r5Astromech() *xwing.Card { return upgrade("r5astromech", repairFacedown(), repairShipDamage()) }

func r5d8() *xwing.Card { return upgrade("r5d8", repairFacedown(), repairShipDamage()) }

// repairFacedown is the first action of both astromechs.
func repairFacedown() xwing.Ability {
	return xwing.Ability{
		When: xwing.AsAction, Cost: xwing.Cost{Charges: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Owner).Facedown > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) { t.RepairFacedown(m.Owner) },
	}
}

// repairShipDamage is the second: faceup cards with the Ship trait only.
func repairShipDamage() xwing.Ability {
	shipTrait := func(t *xwing.Table) func(string) bool {
		return func(card string) bool { return t.DamageTrait(card) == catalog.ShipTrait }
	}
	return xwing.Ability{
		When: xwing.AsAction,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return slices.ContainsFunc(t.Ship(m.Owner).Faceup,
				func(d board.FaceupDamage) bool { return shipTrait(t)(d.Card) })
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			if d, ok := t.ChooseFaceup(m, shipTrait(t)); ok {
				t.RepairFaceup(m.Owner, d)
			}
		},
	}
}
