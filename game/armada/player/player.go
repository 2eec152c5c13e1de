// Package player holds players of Armada that are no people: they answer Decisions from what their seat may see, and always
// alike for the same seed.
package player

import (
	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/game/player"
)

// Table is what a player gets of a game: the table as his seat sees it, and what is printed. *armada.Seen is one; the state
// of the game is none.
type Table interface {
	Look(v *board.View)
	Stack(id board.ShipID) []catalog.Command
	Catalog() *catalog.Catalog
	Rounds() int
	Chassis(id string) *gauge.Chassis
}

// Player answers the Decisions of one seat. It fails only when no answer is legal.
type Player interface {
	Answer(t Table, d game.Decision) (game.Choice, error)
}

// Random answers uniformly among the legal answers, and looks at no table.
type Random struct{ any *player.Random }

// NewRandom returns a player whose answers follow from the seed.
func NewRandom(seed uint64) Random { return Random{player.NewRandom(seed)} }

// Answer draws one of the legal answers.
func (r Random) Answer(_ Table, d game.Decision) (game.Choice, error) { return r.any.Answer(d) }

// sensibleStream is the stream of chance by which Sensible differs from Random of the same seed.
const sensibleStream = 102
