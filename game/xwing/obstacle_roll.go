package xwing

import (
	"xwing/game"
	"xwing/game/xwing/board"
)

// rollForObstacle makes a ship suffer what an attack die says of an obstacle that it has met.
func (t *Table) rollForObstacle(id board.ShipID, o board.ObstacleID) {
	r := t.obstacleRule(o)
	if r.Hit == (Harm{}) && r.Crit == (Harm{}) {
		return
	}
	die := t.RollAttackDie(id, game.Say("why.obstacle", "obstacle", o.Piece()))
	switch die {
	case board.Hit:
		t.harm(id, r.Hit)
	case board.Crit:
		t.harm(id, r.Crit)
	}
	t.rolledAmong(id, o, die)
}

// rollForPassed rolls for the obstacles that wait for the Perform Action step to be over.
func (t *Table) rollForPassed(id board.ShipID) {
	passed := t.passed
	t.passed = nil
	for _, o := range passed {
		if !t.gone(id) {
			t.causing(cause{obstacle: o}, func() { t.rollForObstacle(id, o) })
		}
	}
}
