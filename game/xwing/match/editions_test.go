package match

import (
	"io/fs"
	"slices"
	"strings"
	"testing"

	"xwing/assets"
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/edition"
)

// TestEditionsAreKnown holds what else names an edition to those that package edition declares: the points lists
// may be for them.
func TestEditionsAreKnown(t *testing.T) {
	for _, f := range []catalog.Family{catalog.XWing1, catalog.XWing2} {
		var ids []string
		for _, e := range edition.Of(f) {
			ids = append(ids, e.ID)
			if !slices.Contains(f.Lists(), e.List) {
				t.Errorf("edition %s: %s is no list of %s", e.ID, e.List, f)
			}
		}
		if !slices.Equal(ids, f.Editions()) {
			t.Errorf("lists of %s may be for %v, declared are %v", f, f.Editions(), ids)
		}
	}
}

// TestEditions gives the kit a second edition beside its own: games are of the edition that their points list is
// for, and a journal that names an edition plays by no list of another.
func TestEditions(t *testing.T) {
	k, err := NewKit(assets.Facts())
	if err != nil {
		t.Fatal(err)
	}
	other := edition.Second()
	other.ID = "2.5"
	other.PlayerOrder.RollOff, other.Dice.FocusFreely = true, true // two rules are changed
	k.add(other, catalog.XWA)
	if lists := k.Lists(); lists[0] != catalog.FFG20 || !slices.Contains(lists, catalog.XWA) || !slices.Contains(lists, catalog.AMG25) {
		t.Errorf("lists %v", lists)
	}
	var squads [2][]byte
	for i := range squads {
		if squads[i], err = fs.ReadFile(assets.Squads(), "rebel-core.xws"); err != nil {
			t.Fatal(err)
		}
	}
	for list, want := range map[catalog.Ruleset]string{catalog.FFG20: "2.0", catalog.X2PO: "2.0", catalog.XWA: "2.5", catalog.AMG25: "2.5"} {
		h, err := k.HeaderBy(list, squads, 1)
		if err != nil || h.Edition != want {
			t.Fatalf("a game by %s is of edition %q (%v), want %s", list, h.Edition, err, want)
		}
		if got, err := k.ListOf(h); got != list || err != nil {
			t.Errorf("the header of a game by %s names %s: %v", list, got, err)
		}
		if got := k.RulesBy(list); got.Edition.ID != want || got.List != list {
			t.Errorf("the rules by %s are of edition %s, by %s", list, got.Edition.ID, got.List)
		}
	}
	h, _ := k.HeaderBy(catalog.FFG20, squads, 1)
	state, err := k.Start(h)
	if err != nil || state.(*xwing.State).Rules().Edition != k.Rules().Edition {
		t.Errorf("a game of 2.0 begins by other rules: %v", err)
	}
	// The other one's rules are played: dice say who is first, and nobody is asked.
	for list, asked := range map[catalog.Ruleset]bool{catalog.FFG20: true, catalog.XWA: false} {
		h, _ := k.HeaderBy(list, squads, 1)
		state, err := k.Start(h)
		if err != nil {
			t.Fatal(err)
		}
		s, err := game.NewSession(h, state, nil)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(s.Close)
		if d := s.Open()[0]; (d.Kind == ask.CallDie || d.Kind == ask.ChooseFirstPlayer) != asked {
			t.Errorf("a game by %s begins with the question %s", list, d.Kind)
		}
	}
	for edition, list := range map[string]catalog.Ruleset{"2.0": catalog.AMG25, "2.5": catalog.X2PO, "3.0": catalog.FFG20} {
		of, _ := k.HeaderBy(list, squads, 1)
		if _, err := k.Start(game.Header{Edition: edition, Squads: h.Squads, Extra: of.Extra}); err == nil || !strings.Contains(err.Error(), "a game ") {
			t.Errorf("a journal of edition %s with the list %s begins: %v", edition, list, err)
		}
	}
}
