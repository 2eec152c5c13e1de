package player_test

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/player"
)

// TestHugeShipsFaceTheOtherSide: a sensible player sets a huge ship up at his edge, on a table of either size.
func TestHugeShipsFaceTheOtherSide(t *testing.T) {
	k := matchtest.Kit(t)
	xws := []byte(`{"faction":"rebelalliance","pilots":[{"id":"alderaanianguard","ship":"cr90corelliancorvette"},` +
		`{"id":"wedgeantilles","ship":"t65xwing"}]}`)
	for _, epic := range []bool{false, true} {
		h, err := k.Header([2][]byte{xws, xws}, 4)
		if err == nil {
			h, err = k.InEpic(h, epic)
		}
		if err != nil {
			t.Fatal(err)
		}
		s := matchtest.Open(t, k, h)
		var placed int
		playOut(t, s, [2]player.Player{player.NewSensible(1), player.NewSensible(2)}, func(now *xwing.State, d game.Decision) bool {
			placed = len(now.View.ShipsInPlay())
			return d.Kind == ask.SetDials
		})
		v := &s.State().(*xwing.State).View
		if placed != 4 {
			t.Fatalf("%d ships stand", placed)
		}
		for i := range v.Ships {
			if v.Ships[i].Pose.Degrees() != 180*float64(v.Ships[i].Seat) {
				t.Errorf("epic %v: ship %d of %v at %v", epic, i+1, v.Ships[i].Seat, v.Ships[i].Pose)
			}
		}
	}
}
