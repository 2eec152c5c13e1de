package environment

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// ClouzonDeposits are gas clouds that blow up where a crit strikes.
func ClouzonDeposits() *xwing.Environment {
	return &xwing.Environment{
		ID: "clouzon36deposits", Supplies: kinds(3, 0, 3),
		Beds: []xwing.Bed{
			{For: xwing.Asteroids, Edges: 2, Apart: xwing.Asteroids, Beyond: 2},
			{For: xwing.GasClouds, By: xwing.Asteroids, Touching: true, Clear: xwing.GasClouds},
		},
		Defended: func(t *xwing.Table, m xwing.Moment) {
			if t.Ship(m.Ship).Remote != "" || !t.Fight().SufferedCrit(m.Ship) {
				return
			}
			for _, cloud := range t.AtDefender(xwing.GasClouds) {
				t.ActByEnvironment()
				for _, id := range t.ShipsNearObstacle(cloud, gauge.Range1) {
					t.HarmCritically(id, cloud, 1)
				}
				t.RemoveObstacle(cloud)
			}
		},
	}
}

// IonClouds ionize whoever flies through them.
func IonClouds() *xwing.Environment {
	return &xwing.Environment{
		ID: "ionclouds", Supplies: kinds(1, 2, 3), Beds: placed(),
		Met: func(t *xwing.Table, m xwing.Moment) {
			if t.ThingsOf(m.Met.Obstacles[0]).Has(xwing.GasClouds) {
				t.ActByEnvironment()
				t.GainTokens(m.Ship, board.Ion, 4)
			}
		},
	}
}

// MynockInfestation has mynocks on rocks and wrecks.
func MynockInfestation() *xwing.Environment {
	return &xwing.Environment{
		ID: "mynockinfestation", Supplies: kinds(3, 3, 0), Beds: placed(),
		Rolled: func(t *xwing.Table, m xwing.Moment, die board.Face) {
			token := map[board.Face]board.Token{board.Blank: board.Strain, board.FocusResult: board.Disarm}
			if k, bites := token[die]; bites && t.ThingsOf(m.Met.Obstacles[0]).Has(xwing.Asteroids|xwing.DebrisClouds) {
				t.ActByEnvironment()
				t.GainTokens(m.Ship, k, 1)
			}
		},
	}
}
