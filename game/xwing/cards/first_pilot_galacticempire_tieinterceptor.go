package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// firstImperialTIEInterceptor lists the pilots of the TIE Interceptor, first edition.
func firstImperialTIEInterceptor() []*xwing.Card {
	near := func(t *xwing.Table, m xwing.Moment) bool {
		return t.Enemy(m.Owner, m.Ship) && t.AtRange(m.Owner, m.Ship, gauge.Range0, gauge.Range1)
	}
	return []*xwing.Card{
		firstPilot("carnorjax",
			xwing.Ability{Query: xwing.PerformingAction, Refuse: cardForbids, If: func(t *xwing.Table, m xwing.Moment) bool {
				return m.Is(catalog.Focus, catalog.Evade) && near(t, m)
			}},
			xwing.Ability{Query: xwing.SpendingToken, Refuse: cardForbids, If: func(t *xwing.Table, m xwing.Moment) bool {
				return (m.Token == board.Focus || m.Token == board.Evade) && near(t, m)
			}}),
		firstPilot("felswrath", xwing.Ability{When: xwing.BeforeDestroyedRemoved,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && t.Ship(m.Owner).Due() && t.View.Phase <= board.Engagement
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.StayInPlay(m.Owner, board.Engagement) }}),
		firstPilot("kirkanos", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Cost: xwing.Cost{Spend: board.Evade, SpendN: 1},
			If: whenAttacking(func(_ *xwing.Table, _ xwing.Moment, a *board.Attack) bool { return a.Range >= gauge.Range2 }),
			Do: func(t *xwing.Table, _ xwing.Moment) { t.Fight().AddDie(board.AttackDice, board.Hit) }}),
		firstPilot("lieutenantlorrir", xwing.Ability{Query: xwing.RollingBanks, By: one, May: true,
			Cost: xwing.Cost{Gain: board.Stress, GainN: 1}}),
		firstPilot("soontirfel", xwing.Ability{When: xwing.AfterGainingToken, May: true, If: gotStress, Do: focuses}),
		firstPilot("tetrancowall", xwing.Ability{When: xwing.AfterRevealingDial, May: true,
			If: func(_ *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Move.Maneuver.Bearing == gauge.KoiogranTurn
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				to, speeds := m.Move.Maneuver, map[string]int{"speed-1": 1, "speed-3": 3, "speed-5": 5}
				to.Speed = speeds[t.AskAmong(m, m.Owner, "speed-1", "speed-3", "speed-5")]
				t.ChangeManeuver(m.Owner, to)
			}}),
		firstPilot("turrphennir", xwing.Ability{When: xwing.AfterAttacking, Act: may(white(catalog.BarrelRoll, catalog.Boost))}),
	}
}
