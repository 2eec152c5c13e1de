package xwing

import (
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/tally"
)

// count has a game told once more and counts what happened, some choices a tick, so that
// no frame waits for it.
type count struct {
	tale  *game.Retelling
	tally *tally.Tally
	done  bool
}

// perTick is how many choices are told in a tick: two or three milliseconds.
const perTick = 12

func newCount(p *play) *count {
	tale := p.Session.Retell()
	first := tale.State().(*xwing.State)
	return &count{tale: tale, tally: tally.New(first.View, p.state().Standing)}
}

// on tells what a tick has time for.
func (c *count) on() {
	for range perTick {
		if c.done {
			return
		}
		events, more := c.tale.Next()
		for _, e := range events {
			c.tally.Add(e)
		}
		if !more {
			c.stop()
		}
	}
}

// stop ends it where it stands.
func (c *count) stop() {
	c.done = true
	c.tale.Close()
}
