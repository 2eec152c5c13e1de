package armada

import (
	"testing"

	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
)

// TestRevealedIn tells under which round a ship's top dial stands.
func TestRevealedIn(t *testing.T) {
	for _, c := range []struct {
		what  string
		phase board.Phase
		ship  board.Ship
		want  int
	}{
		{"before it is activated", board.ShipPhase, board.Ship{}, 2},
		{"while its dial is shown", board.ShipPhase, board.Ship{Revealed: catalog.Repair}, 3},
		{"once that is spent", board.ShipPhase, board.Ship{Spent: catalog.Repair}, 3},
		{"after its activation", board.StatusPhase, board.Ship{Activated: true, Spent: catalog.Repair}, 3},
		{"while dials are stacked", board.CommandPhase, board.Ship{Spent: catalog.Repair}, 2},
	} {
		if got := revealedIn(&board.View{Round: 2, Phase: c.phase}, &c.ship); got != c.want {
			t.Errorf("%s: round %d, want %d", c.what, got, c.want)
		}
	}
}
