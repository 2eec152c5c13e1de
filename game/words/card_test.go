package words_test

import (
	"testing"

	"xwing/game/match/matchtest"
	"xwing/game/words"
	"xwing/game/xwing"
)

// TestCardName names cards by references that say more than the card.
func TestCardName(t *testing.T) {
	kit := matchtest.Kit(t)
	w := load(t).With(words.NewNames(&xwing.View{}, kit.Facts))
	for ref, want := range map[string]string{
		"damage/hullbreach/2": "Hull Breach", "upgrade/r2d2": "R2-D2",
		"pilot/captainjonus@ship:1": "Captain Jonus", "pilot/captainrex#1": "Captain Rex",
	} {
		if got := w.CardName(ref); got != want {
			t.Errorf("CardName(%q) = %q, want %q", ref, got, want)
		}
		if got := w.Value("how", ref); got != want {
			t.Errorf("Value(how, %q) = %q, want %q", ref, got, want)
		}
	}
	for _, text := range []string{"/home/me/config.toml:7: wrong", "games/one.jsonl"} {
		if got := w.Value("fault", text); got != text {
			t.Errorf("Value(fault, %q) = %q: a path is no card", text, got)
		}
	}
}
