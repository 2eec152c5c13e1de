package search

import (
	"xwing/game"
	"xwing/game/xwing/player"
)

// Ace is a player that searches for every answer (player.Player).
type Ace struct {
	seed   uint64
	budget Budget
	asked  uint64 // how often
}

// NewAce returns a player whose answers follow from the seed.
func NewAce(seed uint64, b Budget) *Ace { return &Ace{seed: seed, budget: b} }

// Answer searches to the end of its budget.
func (a *Ace) Answer(t player.Table, _ game.Decision) (game.Choice, error) {
	a.asked++
	s := Think(t, mix(a.seed, a.asked), a.budget)
	defer s.Close()
	for !s.Step(1 << 20) {
	}
	c, _, err := s.Best()
	return c, err
}
