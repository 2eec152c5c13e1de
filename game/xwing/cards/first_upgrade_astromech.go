package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/catalog"
)

// firstAstromechs lists the astromechs of first edition.
func firstAstromechs() []*xwing.Card {
	return []*xwing.Card{
		firstUpgrade("r2astromech", number(xwing.ManeuverDifficulty, -2, func(_ *xwing.Table, m xwing.Moment) bool {
			return you(m) && (m.Maneuver.Speed == 1 || m.Maneuver.Speed == 2)
		})),
		firstUpgrade("r2d2", xwing.Ability{When: xwing.AfterManeuver, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				s := t.Ship(m.Owner).Shields
				return you(m) && m.Difficulty == catalog.Blue && s.Active < s.Limit
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverShield(m.Owner) }}),
		firstUpgrade("r2f2", xwing.Ability{When: xwing.AsAction, Do: func(t *xwing.Table, m xwing.Moment) { t.Note(m, noteUsed) }},
			number(xwing.AgilityValue, 1, func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Noted(m, noteUsed) })),
		firstUpgrade("r5astromech", repairShipDamage(xwing.DuringEndPhase)),
		firstUpgrade("targetingastromech", xwing.Ability{When: xwing.AfterManeuver, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Difficulty == catalog.Red && len(t.Lockable(m.Owner)) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.Lock(m.Owner) }}),
	}
}

// noteUsed is what an action of the card notes for the round.
const noteUsed = "used"
