// Package player holds players that are no people and that play any game: they answer from
// the Decision alone, and always alike for the same seed.
package player

import "xwing/game"

// Random answers uniformly among the legal answers.
type Random struct{ src game.Source }

// NewRandom returns a player whose answers follow from the seed.
func NewRandom(seed uint64) *Random { return &Random{game.NewSource(seed, randomStream)} }

// randomStream is the stream of chance by which it differs from players of a game's own.
const randomStream = 101

// Answer draws one of the legal answers; it fails only when there is none.
func (r *Random) Answer(d game.Decision) (game.Choice, error) { return game.Sample(&r.src, d) }
