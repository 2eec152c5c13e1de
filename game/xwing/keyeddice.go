package xwing

import (
	"xwing/game"
	"xwing/game/xwing/board"
)

// Keyed is whether each roll comes of what it is for, and how many there were.
type Keyed struct {
	On    bool
	Of    uint64 // round and ships of the latest roll
	Rolls [2]int // of each side, for these
}

// keyedDice is the chance of a roll by what it is for: the round, the ships of the attack under way (or else the ship
// that is active), the side, and which of their rolls it is.
func (t *Table) keyedDice(side board.Side) game.Source {
	k := &t.Hidden.Keyed
	of := uint64(t.View.Round)<<32 | uint64(t.View.Active)<<16
	if a := t.View.Attack; a != nil {
		of = uint64(t.View.Round)<<32 | uint64(a.Attacker)<<16 | uint64(a.Defender)
	}
	if k.Of != of {
		k.Of, k.Rolls = of, [2]int{}
	}
	k.Rolls[side]++
	src := game.Source{Hi: t.Hidden.Dice.Hi, Lo: of<<1 | uint64(side)}
	return game.Source{Hi: src.Uint64(), Lo: uint64(k.Rolls[side])}
}
