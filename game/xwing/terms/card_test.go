package terms_test

import (
	"strings"
	"testing"

	"xwing/game/xwing/board"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/terms"
)

// TestCardName names cards by references that say more than the card.
func TestCardName(t *testing.T) {
	kit := matchtest.Kit(t)
	w := load(t).With(terms.NewNames(&board.View{}, kit.Facts))
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

// TestCardTextsSayWhatComesWithThem has the text of a card that assigns conditions
// name them, and that of a turret say that it is turned.
func TestCardTextsSayWhatComesWithThem(t *testing.T) {
	facts := matchtest.Kit(t).Facts
	w := load(t).With(terms.NewNames(&board.View{}, facts))
	says := func(ref string, what ...string) {
		text, enforced := w.CardText(ref)
		for _, part := range what {
			if enforced && !strings.Contains(text, part) {
				t.Errorf("the text of %s does not say %q: %q", ref, part, text)
			}
		}
	}
	conditions := func(ref string, xws []string) {
		for _, c := range xws {
			says(ref, w.CardName("condition/"+c))
		}
	}
	for _, p := range facts.Pilots() {
		conditions("pilot/"+p.XWS, p.Conditions)
	}
	for _, u := range facts.Upgrades() {
		for _, side := range u.Sides {
			conditions("upgrade/"+u.XWS, side.Conditions)
			if side.Attack != nil && side.Attack.Arc.IsTurret() {
				says("upgrade/"+u.XWS, "turret arc", "rotat")
			}
		}
	}
}
