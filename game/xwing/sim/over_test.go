package sim

import (
	"testing"

	"xwing/game"
	"xwing/game/trial"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/physics"
)

// TestLyingOnOthers: two bases overlap while a huge ship or one that leaves its carrier maneuvers, and at no other time.
func TestLyingOnOthers(t *testing.T) {
	for name, c := range map[string]struct {
		size   gauge.Size
		events []game.Event
		fails  bool
	}{
		"nobody moves":       {gauge.Huge, nil, true},
		"a huge ship moves":  {gauge.Huge, []game.Event{board.ShipMoved{Ship: 1, To: physics.PoseAt(300, 300, 0)}}, false},
		"a small ship moves": {gauge.Small, []game.Event{board.ShipMoved{Ship: 1, To: physics.PoseAt(300, 300, 0)}}, true},
		"and is done": {gauge.Huge, []game.Event{board.ShipMoved{Ship: 1, To: physics.PoseAt(300, 300, 0)},
			board.ManeuverExecuted{Ship: 1}}, true},
		"another huge ship moves":  {gauge.Small, []game.Event{board.ShipMoved{Ship: 3, To: physics.PoseAt(300, 300, 0)}}, false},
		"another small one leaves": {gauge.Small, []game.Event{board.ShipDeployed{Ship: 2}, board.ManeuverExecuted{Ship: 2}}, true},
		"another leaves meanwhile": {gauge.Huge, []game.Event{board.ShipMoved{Ship: 1, To: physics.PoseAt(300, 300, 0)},
			board.ShipDeployed{Ship: 3, Pose: physics.PoseAt(300, 300, 0)}, board.ManeuverExecuted{Ship: 3}}, false},
		"another is removed meanwhile": {gauge.Huge, []game.Event{board.ShipMoved{Ship: 1, To: physics.PoseAt(300, 300, 0)},
			board.ShipRemoved{Ship: 1}}, true},
		"a small ship leaves": {gauge.Small, []game.Event{board.ShipDeployed{Ship: 1, Pose: physics.PoseAt(300, 300, 0)}}, false},
	} {
		w := &watch{Faults: new(trial.Faults), game: Game{Checks: true}}
		w.board.Area = gauge.PlayArea
		for i := range 2 {
			w.board.Ships = append(w.board.Ships, board.Ship{ID: board.ShipID(i + 1), Size: c.size, Where: board.InPlay,
				Pose: physics.PoseAt(300, 300, 0)})
			c.size = gauge.Small
		}
		w.board.Ships = append(w.board.Ships, board.Ship{ID: 3, Size: gauge.Huge, Where: board.InPlay, Pose: physics.PoseAt(300, 300, 0)})
		for _, e := range c.events {
			w.moves(e)
		}
		w.standing("here", &w.board, nil)
		if got := len(*w.Faults) > 0; got != c.fails {
			t.Errorf("%s: %v", name, *w.Faults)
		}
	}
}
