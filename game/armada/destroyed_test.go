package armada_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
)

// TestDestroyedShip: a ship is destroyed with cards, tokens and dials on it.
func TestDestroyedShip(t *testing.T) {
	t.Run("ARM-DMG-012", func(t *testing.T) {
		s := ahead(t, true)
		s.Hidden.Stacks[0] = []catalog.Command{catalog.Navigate, catalog.Repair}
		ship := &s.View.Ships[0]
		ship.Dials, ship.Commands, ship.Raided = 2, []catalog.Command{catalog.SquadronCommand, catalog.Repair},
			[]catalog.Command{catalog.Repair}
		on := take(s, ship.Hull-1)
		ship.Faceup, ship.Facedown, s.Hidden.Facedown[0] = []board.FaceupDamage{board.FaceupDamage(on[0])}, len(on)-1, on[1:]
		last := s.Hidden.Decks[game.Red][len(s.Hidden.Decks[game.Red])-1]
		picks := map[game.Kind]string{ask.RevealDial: "dial"}
		for kind, pick := range straight {
			picks[kind] = pick
		}
		after := played(t, s, picks, ask.ActivateShip, nil)
		got := after.View.Ships[0]
		if got.Where != board.Destroyed {
			t.Error("the ship is not removed")
		}
		for _, c := range append(on, last) {
			if !slices.Contains(after.Hidden.Discard[game.Red], c) {
				t.Errorf("%v is not discarded", c)
			}
		}
		if len(got.Faceup)+got.Facedown+len(after.Hidden.Facedown[0]) != 0 {
			t.Errorf("damage cards stay on it: %v, %d", got.Faceup, got.Facedown)
		}
		if len(got.Commands)+len(got.Raided) != 0 {
			t.Errorf("tokens stay on it: %v, %v", got.Commands, got.Raided)
		}
		if got.Dials != 0 || got.Revealed != 0 || len(after.Hidden.Stacks[0]) != 0 {
			t.Errorf("dials stay on it: %d, %v revealed, %v hidden", got.Dials, got.Revealed, after.Hidden.Stacks[0])
		}
	})
}
