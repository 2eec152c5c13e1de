package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// firstAstromechs lists the astromechs of first edition. What R2-D6 adds is a fact.
func firstAstromechs() []*xwing.Card {
	return []*xwing.Card{
		firstUpgrade("bb8", xwing.Ability{When: xwing.AfterRevealingDial, Act: may(white(catalog.BarrelRoll)),
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && revealed(t, m.Owner, catalog.Blue) }}),
		firstUpgrade("chopper-swx72", salvages()),
		firstUpgrade("flightassistastromech", flightAssist()...),
		firstUpgrade("m9g8", jinxesLocked(), lacksJudgment()),
		firstUpgrade("r2astromech", eased(1, 2)),
		firstUpgrade("r2d2", xwing.Ability{When: xwing.AfterManeuver, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				s := t.Ship(m.Owner).Shields
				return you(m) && m.Difficulty == catalog.Blue && s.Active < s.Limit
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverShield(m.Owner) }}),
		firstUpgrade("r2d6"),
		firstUpgrade("r2f2", lastingAction(nil),
			number(xwing.AgilityValue, 1, func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Lasting(m) })),
		firstUpgrade("r3a2", xwing.Ability{When: xwing.AfterBecomingDefender, May: true, Upon: theShip, Cost: xwing.Cost{Gain: board.Stress, GainN: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return m.Other == m.Owner && t.InFiringArc(m.Owner, m.Ship)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Ship, board.Stress, 1) }}),
		firstUpgrade("r3astromech", trickles()),
		firstUpgrade("r4d6", bearsHits()),
		firstUpgrade("r5astromech", wish(repairShipDamage(xwing.DuringEndPhase), xwing.Cost{})),
		firstUpgrade("r5d8", xwing.Ability{When: xwing.AsAction,
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.Ship(m.Owner).Facedown > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) {
				if t.RollDefenseDice(m.Owner, 1, because(m))[0] != board.Blank {
					t.RepairFacedown(m.Owner)
				}
			}}),
		firstUpgrade("r5k6", relocks()...),
		firstUpgrade("r5p9", xwing.Ability{When: xwing.EndOfEngagement, May: true, Cost: xwing.Cost{Spend: board.Focus, SpendN: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				s := t.Ship(m.Owner).Shields
				return s.Active < s.Limit
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverShield(m.Owner) }}),
		firstUpgrade("r5x3", fliesFree()...),
		firstUpgrade("r7astromech", unnerves(board.AttackDice, unused)),
		firstUpgrade("r7t1", dashesIn()),
		firstUpgrade("targetingastromech", xwing.Ability{When: xwing.AfterManeuver, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Difficulty == catalog.Red && len(t.Lockable(m.Owner)) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.Lock(m.Owner) }}),
	}
}

// eased makes maneuvers of a speed from lo to hi green.
func eased(lo, hi int) xwing.Ability {
	return number(xwing.ManeuverDifficulty, -2, func(_ *xwing.Table, m xwing.Moment) bool {
		return you(m) && lo <= m.Move.Maneuver.Speed && m.Move.Maneuver.Speed <= hi
	})
}

// noteUsed is what an action of the card notes for the round.
const noteUsed = "used"
