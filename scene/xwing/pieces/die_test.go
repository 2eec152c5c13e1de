package pieces

import (
	"testing"

	"xwing/game/xwing/board"
	"xwing/scene/art"
)

// TestDiceDifferInShape holds that who sees no color knows attack dice from defense dice:
// laid over each other, a good part of one lies beside the other.
func TestDiceDifferInShape(t *testing.T) {
	studio, err := art.NewStudio()
	if err != nil {
		t.Fatal(err)
	}
	attack, defense := studio.Picture(Die{Side: board.AttackDice}), studio.Picture(Die{Side: board.DefenseDice})
	both, one := 0, 0
	for y := range attack.Bounds().Dy() {
		for x := range attack.Bounds().Dx() {
			_, _, _, a := attack.At(x, y).RGBA()
			_, _, _, d := defense.At(x, y).RGBA()
			switch {
			case a > 0x8000 && d > 0x8000:
				both++
			case a > 0x8000 || d > 0x8000:
				one++
			}
		}
	}
	if share := float64(one) / float64(both+one); share < 0.13 {
		t.Errorf("the shapes of dice differ by %.1f %% of their area, want 13", 100*share)
	}
}
