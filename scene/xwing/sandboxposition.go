package xwing

import (
	"xwing/game"
	"xwing/game/xwing/position"
	"xwing/internal/steps"
	"xwing/physics"
)

// sandbox is a position that is edited, and what of it is in hand.
type sandbox struct {
	steps steps.Steps[*position.Position]
	name  string       // of its file
	piece string       // in hand: "ship:2", "obstacle:1"; "": none
	page  string       // of the panel; "": that of the piece, or of the table
	seat  game.Seat    // whose piece is added
	drag  bool         // the mouse holds the piece
	grab  physics.Vec  // by which place of it, from its middle
	at    physics.Pose // where it is held

	trying bool // a game is played from it
}
