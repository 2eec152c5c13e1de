package shelf_test

import (
	"slices"
	"strings"
	"testing"

	"xwing/assets"
	"xwing/game/armada/catalog"
	"xwing/game/armada/shelf"
)

func open(t *testing.T) *shelf.Shelf {
	t.Helper()
	cat, err := catalog.Open(assets.ArmadaFacts())
	if err != nil {
		t.Fatal(err)
	}
	return shelf.New(cat, func(ref string) bool { return ref == "upgrade/gunnery-team" || ref == "squadron/howlrunner" },
		func(_ shelf.Kind, id string) string { return "does what " + strings.ToUpper(id) + " says" })
}

// ids are those of what is found, at most n.
func ids(rows []shelf.Row, n int) string {
	var all []string
	for _, r := range rows[:min(n, len(rows))] {
		all = append(all, r.ID)
	}
	return strings.Join(all, " ")
}

// TestFind asks for cards by words, icons, keywords and figures, and sorts them.
func TestFind(t *testing.T) {
	s := open(t)
	for _, c := range []struct {
		asked  string
		only   shelf.Filter
		column string
		down   bool
		want   string
	}{
		{"gunnery team", shelf.Filter{}, "", false, "gunnery-team"},
		{"says gunnery-team", shelf.Filter{}, "", false, "gunnery-team"},
		{"gunnery", shelf.Filter{}, "", false, "gunnery-chief-varnillian gunnery-team advanced-gunnery reactive-gunnery"},
		{"gunnery", shelf.Filter{Kind: shelf.Upgrade}, "cost", false, "reactive-gunnery gunnery-chief-varnillian gunnery-team"},
		{"gunnery", shelf.Filter{}, "cost", true, "gunnery-team gunnery-chief-varnillian reactive-gunnery advanced-gunnery"},
		{"weapons-team cost<=3", shelf.Filter{Faction: catalog.Rebel}, "cost", true, "boarding-troopers boarding-engineers"},
		{"bwing squadron bomber", shelf.Filter{}, "", false, "b-wing-squadron"},
		{"enforced", shelf.Filter{}, "", false, "howlrunner gunnery-team"},
		{"swarm unique speed=4 cost = 16", shelf.Filter{Faction: catalog.Imperial, Enforced: true}, "", false, "howlrunner"},
		{"hull>10 huge", shelf.Filter{Kind: shelf.Ship, Faction: catalog.Rebel}, "", false, ""},
		{"removed", shelf.Filter{}, "", false, "bail-organa-officer strategic-adviser"},
		{"assault", shelf.Filter{Kind: shelf.Objective, Faction: catalog.Rebel}, "hull", false, "hyperspace-assault"},
	} {
		rows := s.Find(c.asked, c.only, c.column, c.down)
		if got := ids(rows, max(1, len(strings.Fields(c.want)))); got != c.want {
			t.Errorf("%q, %+v by %q: %s, want %s (of %d)", c.asked, c.only, c.column, got, c.want, len(rows))
		}
	}
	if all := s.Find("", shelf.Filter{}, "", false); len(all) < 500 {
		t.Errorf("%d cards are on the shelf", len(all))
	}
	if n := len(s.Find("", shelf.Filter{Kind: shelf.Damage, Faction: catalog.Rebel}, "", false)); n > 0 {
		t.Errorf("%d damage cards are of a faction", n)
	}
}

// TestTakers tells which ships can equip a card.
func TestTakers(t *testing.T) {
	s := open(t)
	names := func(upgrade string) (all []string) {
		for _, c := range s.Takers(upgrade) {
			all = append(all, c.ID)
		}
		return all
	}
	if got := names("demolisher"); !slices.Equal(got, []string{"gladiator-i-class-star-destroyer", "gladiator-ii-class-star-destroyer"}) {
		t.Errorf("Demolisher is taken by %v", got)
	}
	if got := names("mon-mothma"); !slices.Contains(got, "cr90-corvette-a") || slices.Contains(got, "gr-75-medium-transports") ||
		slices.Contains(got, "gozanti-class-cruisers") {
		t.Errorf("Mon Mothma is taken by %v", got)
	}
	if got := names("strategic-adviser"); len(got) > 0 {
		t.Errorf("what is in the game no more is taken by %v", got)
	}
	if r, ok := s.Row("upgrade/gunnery-team"); !ok || r.Figures["cost"] != 7 || !r.Enforced || !slices.Equal(r.About,
		[]string{"weapons-team"}) {
		t.Errorf("%+v", r)
	}
	if _, ok := s.Row("upgrade/nothing"); ok {
		t.Error("a card that is not there is found")
	}
}
