package armada_test

import (
	"reflect"
	"testing"

	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/physics"
)

// damaged is a game in its first Ship Phase whose ships have two facedown cards each, all of one kind, and dials to repair.
func damaged(t *testing.T, card string) *game.Session {
	t.Helper()
	s := begun(t, gauge.StandardField())
	s.View.First, s.View.Round, s.View.Phase, s.Memory.At = game.Red, 1, board.CommandPhase, armada.ShipPhase
	for i := range s.View.Ships {
		ship := &s.View.Ships[i]
		ship.Where, ship.Speed, ship.Facedown, ship.Dials = board.OnTable, 1, 2, 1
		ship.Pose = physics.PoseAt(800+float64(100*float64(i)), 300, 0)
		s.Hidden.Stacks[i] = []catalog.Command{catalog.Repair}
		for range 2 {
			s.Hidden.Facedown[i] = append(s.Hidden.Facedown[i], armada.DamageCard{Card: card})
		}
	}
	s.View.Ships[2].Pose = physics.PoseAt(850, 480, 180)
	session, err := game.NewSession(game.Header{Game: "armada", Seed: 1}, s, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(session.Close)
	return session
}

// TestFacedownDamage plays a round of two games that differ in the facedown damage cards alone.
func TestFacedownDamage(t *testing.T) {
	t.Run("ARM-FAQ-017 neither player sees what they are", func(t *testing.T) {
		one, other := damaged(t, "crew-panic"), damaged(t, "structural-damage")
		src, discarded := game.NewSource(7, 7), 0
		for open := one.Open(); len(open) > 0 && view(one).Round == 1; open = one.Open() {
			if !reflect.DeepEqual(open, other.Open()) {
				t.Fatalf("asked %+v, and %+v where other cards lie facedown", open, other.Open())
			}
			if !reflect.DeepEqual(view(one), view(other)) {
				t.Fatalf("at %s the tables look otherwise", open[0].Kind)
			}
			c, err := game.Sample(&src, open[0])
			if err != nil {
				t.Fatal(err)
			}
			for _, o := range open[0].Options {
				switch o.ID { // repair, and discard what lies facedown
				case "dial", "repair/dial", "discard", "facedown":
					c.Pick = []string{o.ID}
				}
				if o.ID == "facedown" {
					discarded++
				}
			}
			for _, s := range []*game.Session{one, other} {
				if err := s.Choose(c); err != nil {
					t.Fatal(err)
				}
			}
		}
		if discarded == 0 {
			t.Error("nobody has discarded a card")
		}
	})
}
