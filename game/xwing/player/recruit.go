package player

import (
	"xwing/game"
	"xwing/game/xwing/ask"
)

// Recruit plays as Sensible does, and errs: it mistakes a maneuver for a better one, and lets chance modify its dice now and
// then.
type Recruit struct{ Sensible }

// How a recruit errs: by how many points it may mistake a maneuver, and of how many questions about dice it thinks of one.
const (
	mistakes = 34
	forgets  = 3
)

// NewRecruit returns a player whose answers follow from the seed.
func NewRecruit(seed uint64) *Recruit {
	r := &Recruit{*NewSensible(seed)}
	r.whims = mistakes
	return r
}

// Answer picks a legal answer, for better or worse.
func (r *Recruit) Answer(t Table, d game.Decision) (game.Choice, error) {
	switch d.Kind {
	case ask.ModifyAttackDice, ask.ModifyDefenseDice:
		if r.src.Below(forgets) == 0 {
			return game.Sample(&r.src, d)
		}
	}
	return r.Sensible.Answer(t, d)
}
