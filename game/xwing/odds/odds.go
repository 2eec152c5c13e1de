package odds

import (
	"xwing/game"
	"xwing/game/xwing"
)

// mostTries is how often an attack is performed at most to count what it comes to.
const mostTries = 100_000

// Odds are what an attack comes to, and what was offered in it.
type Odds struct {
	Spread
	Lines []Line
	Tries int // how often it was performed
}

// Line is something that a player may use in the attack, and that can be switched off.
type Line struct {
	ID      string // whose it is, and the id of the option or of the card that is used: "attacker:focus"
	Text    game.Phrase
	Attacks bool // the attacker's, or else the defender's
}

// Of counts what an attack comes to without what is switched off, by the ids of Lines; "focus" is that of both players. The
// state is as the player who asks knows it: a fork for his seat. It fails where a question cannot be answered here, or where
// there is too much to be counted.
func Of(s *xwing.State, shot xwing.Shot, without ...string) (Odds, error) {
	c := Begin(s, shot, without...)
	for !c.Step(mostTries) {
	}
	return c.Odds()
}

// Count is a count under way, which goes on step by step and may be left at any time.
type Count struct {
	state *xwing.State
	shot  xwing.Shot
	walk  walk
}

// Begin begins to count, as Of does. The state is the Count's own from then on.
func Begin(s *xwing.State, shot xwing.Shot, without ...string) *Count {
	c := &Count{state: s, shot: shot}
	c.walk.begin(s, shot)
	for _, id := range without {
		c.walk.without[id] = true
	}
	return c
}

// Step performs the attack so many times more at most, and reports whether all is counted.
func (c *Count) Step(tries int) (done bool) {
	for range tries {
		if c.walk.over || c.walk.err != nil {
			return true
		}
		c.walk.try(c.state, c.shot)
	}
	return c.walk.over || c.walk.err != nil
}

// Odds is what the attack comes to, once all is counted.
func (c *Count) Odds() (Odds, error) { return c.walk.odds, c.walk.err }
