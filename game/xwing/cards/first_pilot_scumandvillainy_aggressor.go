package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// firstScumAggressor lists the pilots of the Aggressor, first edition.
func firstScumAggressor() []*xwing.Card {
	return []*xwing.Card{
		firstPilot("ig88a", xwing.Ability{When: xwing.AfterAttacking, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && t.Ship(m.Other).Destroyed && t.CanRecoverShield(m.Owner)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverShield(m.Owner) }}),
		firstPilot("ig88b", attacksOn(xwing.AfterAttacking, missedAll, func(t *xwing.Table, m xwing.Moment) xwing.AttackTerms {
			return xwing.AttackTerms{Weapon: func(w board.Weapon) bool { return t.WeaponIn(m.Owner, w, "cannon") }}
		})),
		firstPilot("ig88c", xwing.Ability{When: xwing.AfterAction, If: having(catalog.Boost), Act: may(white(catalog.Evade))}),
		firstPilot("ig88d", number(xwing.SubstitutingTemplate, 1, func(_ *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Action == xwing.TurnTemplate && m.Move.Maneuver.Speed == 3 && segnorsLoop(m.Move.Maneuver.Bearing)
		})),
	}
}
