package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// obstacleDevices lists the devices of the type obstacle.
func obstacleDevices() []*xwing.Card {
	return []*xwing.Card{blaze(), cargoDrift(), looseCargo(), spareParts()}
}

// What the blaze does stands in the later rules alone (X25-OBS-009).
func blaze() *xwing.Card {
	c := device("blaze", nil)
	c.Cloud = &xwing.Cloud{Halts: true, Met: func(t *xwing.Table, m xwing.Moment, _ []board.Face) {
		switch t.RollAttackDie(m.Ship, because(m)) {
		case board.Hit, board.Crit:
			t.SufferDamage(m.Ship, xwing.Damage{Hits: 1})
		case board.FocusResult:
			t.GainTokens(m.Ship, board.Stress, 1)
		}
	}, Remote: suffers(1, 0)}
	return c
}

// Cargo drift is an asteroid and no more.
func cargoDrift() *xwing.Card { return device("cargodrift", nil) }

// Loose cargo and spare parts are debris clouds and no more.
func looseCargo() *xwing.Card { return device("loosecargo", nil) }

func spareParts() *xwing.Card { return device("spareparts", nil) }
