package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// firstSalvagedAstromechs lists the salvaged astromechs of first edition.
func firstSalvagedAstromechs() []*xwing.Card {
	return []*xwing.Card{
		firstUpgrade("genius", xwing.Ability{When: xwing.AfterManeuver, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Act.Step && !m.Move.Ion && m.Move.Full && t.CanPlaceAny(m, dropsBombs(t))
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.PlaceFor(m, dropsBombs(t), (*xwing.Table).DiscardThis) }}),
		firstUpgrade("overclockedr4", focusesAfter(xwing.Cost{Gain: board.Stress, GainN: 1},
			func(t *xwing.Table, _ xwing.Moment) bool { return t.View.Phase == board.Engagement },
			func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Focus, 1) })),
		firstUpgrade("r4agromech", focusesAfter(xwing.Cost{}, func(t *xwing.Table, m xwing.Moment) bool {
			return attacking(t, m) && t.CanLock(m.Owner, t.View.Attack.Defender.Piece())
		}, func(t *xwing.Table, m xwing.Moment) { t.AcquireLock(m.Owner, t.View.Attack.Defender.Piece()) })),
		firstUpgrade("r4b11", unnerves(board.DefenseDice, always)),
		firstUpgrade("r4e1", worksUnderStress()...),
		firstUpgrade("r5p8", lashesOut()),
		firstUpgrade("r5tk", lacksJudgment(), attacksFriends()),
		firstUpgrade("salvagedastromech", xwing.Ability{When: xwing.WouldBeDealtFaceup, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && t.DamageTrait(m.Damage.Dealt.Card) == catalog.ShipTrait
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.DiscardDealt(m)
				t.DiscardThis(m)
			}}),
		firstUpgrade("unhingedastromech", eased(3, 3)),
	}
}
