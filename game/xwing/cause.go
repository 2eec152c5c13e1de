package xwing

import "xwing/game/xwing/board"

// cause is what the rules themselves have ships suffer from: an obstacle that they meet, a
// device that detonates.
type cause struct {
	obstacle board.ObstacleID
	device   board.DeviceID
	blast    bool // a device detonates, or a remote
}

// causing runs what comes of a cause. What an ability then does is of its own.
func (t *Table) causing(c cause, run func()) {
	outer := t.cause
	t.cause = c
	run()
	t.cause = outer
}

// caused puts into a moment what has caused it.
func (t *Table) caused(m Moment) Moment {
	m.Device.ID = t.cause.device
	if t.cause.obstacle != 0 {
		m.Met.Obstacles = []board.ObstacleID{t.cause.obstacle}
	}
	return m
}
