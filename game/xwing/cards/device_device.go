package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// deviceDevices lists the devices of the type device.
func deviceDevices() []*xwing.Card {
	return []*xwing.Card{electroChaffCloud()}
}

// electroChaffCloud breaks locks and jams.
func electroChaffCloud() *xwing.Card {
	c := device("electrochaffcloud", nil)
	c.Cloud = &xwing.Cloud{Opaque: true, Met: func(t *xwing.Table, m xwing.Moment, _ []board.Face) {
		t.BreakOwnLocks(m.Ship)
		t.BreakLocksOn(m.Ship)
		t.GainTokensFrom(t.View.Obstacle(m.Met.Obstacles[0]).Seat, m.Ship, board.Jam, 1) // X20-JAM-005: whose cloud it is
		if t.RollAttackDie(m.Ship, because(m)).Hurts() {
			t.GainTokens(m.Ship, board.Stress, 1)
		}
	}}
	return c
}
