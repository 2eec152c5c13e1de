package xwing

import (
	"slices"
	"strings"
	"sync/atomic"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/odds"
)

// bookmaker counts what attacks come to that somebody looks at: beside the table where there are threads, else a little in each
// tick. What it has counted is kept as long as the same question is asked.
type bookmaker struct {
	at     place
	counts map[string]*counting // by the attack, or "all>" and the target, and what nobody uses
	turn   chan struct{}        // of those who count beside the table, one at a time
}

// counting is the count of one attack, or of a volley.
type counting struct {
	count  *odds.Count
	volley *odds.VolleyCount // instead
	stop   atomic.Bool
	done   chan struct{} // closed once odds and err are there

	odds  odds.Odds
	shots []odds.Attack // of a volley
	err   error
}

// step goes on with it.
func (c *counting) step(tries int) (done bool) {
	if c.volley != nil {
		return c.volley.Step(tries)
	}
	return c.count.Step(tries)
}

// triesATick is how often an attack is performed in a tick where there are no threads.
const triesATick = 60

// volleyOn stands before the target in what a volley is counted by.
const volleyOn = "all>"

// of is the count of an attack that may be answered, without what nobody uses; nil if there is no such attack.
func (b *bookmaker) of(session *game.Session, d game.Decision, shot string, without []string) *counting {
	b.sit(session, d)
	without = slices.Sorted(slices.Values(without))
	key := shot + "|" + strings.Join(without, ",")
	c, begun := b.counts[key]
	if !begun {
		c = b.begin(session, d, shot, without)
		b.counts[key] = c
	}
	if c != nil && !threads {
		c.tick()
	}
	return c
}

// sit gives up what was counted for another question.
func (b *bookmaker) sit(session *game.Session, d game.Decision) {
	at := place{session.Choices(), d.Seat, session.Hash()}
	if b.counts != nil && b.at == at {
		return
	}
	for _, c := range b.counts {
		if c != nil {
			c.stop.Store(true)
		}
	}
	b.at, b.counts, b.turn = at, map[string]*counting{}, make(chan struct{}, 1)
}

// begin begins to count by what the seat knows that is asked.
func (b *bookmaker) begin(session *game.Session, d game.Decision, shot string, without []string) *counting {
	const seed = 7 // what nobody knows has no part in it
	fork, ok := xwing.Sit(session, d.Seat).Fork(seed, xwing.Belief{})
	if !ok || len(d.About) == 0 {
		return nil
	}
	defer fork.Close()
	state := fork.State().Clone().(*xwing.State)
	if target, ok := strings.CutPrefix(shot, volleyOn); ok {
		ships := odds.Shooters(state, d.Seat, board.ShipOf(target))
		if len(ships) == 0 {
			return nil
		}
		c := &counting{volley: odds.BeginVolley(ships, without...), done: make(chan struct{})}
		if threads {
			go c.run(b.turn)
		}
		return c
	}
	for _, s := range state.Shots(board.ShipOf(d.About[0])) {
		if s.Option.ID != shot || !s.Option.Legal() {
			continue
		}
		c := &counting{count: odds.Begin(state, s, without...), done: make(chan struct{})}
		if threads {
			go c.run(b.turn)
		}
		return c
	}
	return nil
}

// run counts to the end, or until it is stopped, when its turn comes.
func (c *counting) run(turn chan struct{}) {
	turn <- struct{}{}
	defer func() { <-turn }()
	for !c.step(100) && !c.stop.Load() {
	}
	c.end()
}

// tick goes a little further.
func (c *counting) tick() {
	if _, known := c.known(); !known && c.step(triesATick) {
		c.end()
	}
}

// end takes down what was counted.
func (c *counting) end() {
	if c.volley != nil {
		var v odds.Volley
		v, c.err = c.volley.Volley()
		c.odds.Spread, c.shots = v.Spread, v.Attacks
	} else {
		c.odds, c.err = c.count.Odds()
	}
	close(c.done)
}

// known is what the attack comes to, once it is counted.
func (c *counting) known() (odds.Odds, bool) {
	select {
	case <-c.done:
		return c.odds, true
	default:
		return odds.Odds{}, false
	}
}

// oddsPanel tells in the place of a question what an attack would come to.
type oddsPanel struct {
	open bool
	shot string   // the answer that is looked at
	off  []string // what nobody uses, by the ids of its lines
}

// toggle switches a line.
func (p *oddsPanel) toggle(id string) {
	if i := slices.Index(p.off, id); i >= 0 {
		p.off = slices.Delete(slices.Clone(p.off), i, i+1)
		return
	}
	p.off = append(slices.Clone(p.off), id)
}
