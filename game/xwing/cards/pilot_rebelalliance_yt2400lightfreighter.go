package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// rebelYT2400LightFreighter lists the pilots of the YT-2400 Light Freighter that fly for the Rebel Alliance.
func rebelYT2400LightFreighter() []*xwing.Card {
	return []*xwing.Card{
		dashOnRocks(),
		dashRendar(),
		also(leebo(), "leebo-swz103-rebelalliance"),
	}
}

func dashRendar() *xwing.Card {
	return pilot("dashrendar", fliesOverAll())
}

func leebo() *xwing.Card {
	again := func(when xwing.Timing) xwing.Ability {
		return xwing.Ability{When: when,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && t.Fight().SpentInAttack(m.Owner, board.Calculate)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Calculate, 1) }}
	}
	return pilot("leebo", again(xwing.AfterDefending), again(xwing.AfterAttacking))
}

// dashOnRocks fights from wherever he has come to rest.
func dashOnRocks() *xwing.Card {
	return pilot("dashrendar-swz103-rebelalliance", number(xwing.IgnoringObstacles, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return you(m) && t.View.Phase == board.Engagement && t.RangeToObstacle(m.Owner, m.Met.Obstacles[0]) == gauge.Range0
	}))
}
