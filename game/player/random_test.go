package player_test

import (
	"testing"

	"xwing/game"
	"xwing/game/player"
)

// TestRandom draws every legal answer and no other, and the same ones for the same seed.
func TestRandom(t *testing.T) {
	d := game.Decision{Seat: game.Blue, Kind: "take", Shape: game.OneOf, Options: []game.Option{
		{ID: "1"}, {ID: "2"}, {ID: "3", Refusal: &game.Refusal{Rule: "NIM-1"}}}}
	drawn := map[string]int{}
	mind, twin := player.NewRandom(7), player.NewRandom(7)
	for range 100 {
		c, err := mind.Answer(d)
		if err != nil || c.Seat != d.Seat || c.Kind != d.Kind {
			t.Fatalf("it answers %+v, %v", c, err)
		}
		if again, _ := twin.Answer(d); again.One() != c.One() {
			t.Fatalf("the same seed answers %s and %s", c.One(), again.One())
		}
		drawn[c.One()]++
	}
	if drawn["1"] < 25 || drawn["1"]+drawn["2"] != 100 {
		t.Errorf("of two legal answers it drew %v", drawn)
	}
	d.Options = d.Options[2:]
	if c, err := mind.Answer(d); err == nil {
		t.Errorf("where nothing is legal it answers %+v", c)
	}
}
