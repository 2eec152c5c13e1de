package cards

import (
	"testing"

	"xwing/assets"
	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/physics"
)

// begun is a game in its first Ship Phase whose ships stand side by side, at so many mm from the left each, once change has
// made of it what a test wants.
func begun(t *testing.T, library *armada.Library, fleets [2]armada.Muster, speed int, x []float64,
	change func(s *armada.State)) *game.Session {
	t.Helper()
	cat, err := catalog.Load(assets.ArmadaFacts())
	if err != nil {
		t.Fatal(err)
	}
	rules, err := armada.NewRules("test", cat, library, nil, gauge.StandardField())
	if err != nil {
		t.Fatal(err)
	}
	s, err := armada.New(rules, fleets, 1)
	if err != nil {
		t.Fatal(err)
	}
	s.View.First, s.View.Round, s.View.Phase, s.Memory.At = game.Red, 1, board.CommandPhase, armada.ShipPhase
	for i, x := range x {
		s.View.Ships[i].Where, s.View.Ships[i].Pose, s.View.Ships[i].Speed = board.OnTable, physics.PoseAt(x, 300, 0), speed
	}
	change(s)
	session, err := game.NewSession(game.Header{Game: "armada", Seed: 1}, s, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(session.Close)
	return session
}
