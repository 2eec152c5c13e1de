// Package player holds players that are no people: they answer Decisions from
// what their seat may see, and always alike for the same seed.
package player

import "xwing/game"

// Player answers the Decisions of one seat. It fails only when no answer is
// legal.
type Player interface {
	Answer(t Table, d game.Decision) (game.Choice, error)
}

// Random answers uniformly among the legal answers.
type Random struct{ src game.Source }

// NewRandom returns a player whose answers follow from the seed.
func NewRandom(seed uint64) *Random { return &Random{game.NewSource(seed, randomStream)} }

// The streams of chance by which players that share a seed differ.
const (
	randomStream   = 101
	sensibleStream = 102
)

// Answer draws one of the legal answers.
func (r *Random) Answer(_ Table, d game.Decision) (game.Choice, error) {
	return game.Sample(&r.src, d)
}
