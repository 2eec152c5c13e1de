package terms_test

import (
	"strings"
	"testing"

	"xwing/assets"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
	"xwing/game/xwing/terms"
)

// TestBreachInWords puts every upgrade on a ship of every faction, in every points list, and reads what is
// wrong with that: sentences, no ids.
func TestBreachInWords(t *testing.T) {
	cat, err := catalog.Open(assets.Facts())
	if err != nil {
		t.Fatal(err)
	}
	en, err := terms.Load(assets.Words, "en")
	if err != nil {
		t.Fatal(err)
	}
	w := en.With(terms.NewNames(&board.View{}, cat))
	ids := []string{"⟦", "barrelroll", "X20-", "X25-", "X10-"}
	for _, f := range catalog.Factions() {
		if f != catalog.Resistance {
			ids = append(ids, f.String())
		}
	}
	for _, s := range cat.Ships() {
		if s.XWS != "fireball" {
			ids = append(ids, s.XWS)
		}
	}
	told := map[squad.Kind]bool{}
	for _, pilot := range []string{"lukeskywalker", "darthvader", "bobafett", "rey", "kyloren", "obiwankenobi", "generalgrievous", "republicjudiciary"} {
		card, err := cat.Pilot(pilot)
		if err != nil {
			t.Fatal(err)
		}
		for _, u := range cat.Upgrades() {
			s := squad.Squad{Faction: card.Faction, Pilots: []squad.SquadPilot{{Pilot: pilot, Upgrades: []squad.Equipped{{Slot: "talent", XWS: u.XWS}}}}}
			for _, l := range cat.Lists() {
				for _, b := range s.Check(cat, l.ID) {
					told[b.Kind] = true
					text := w.Breach(s, b)
					for _, id := range ids {
						if strings.Contains(text, id) {
							t.Fatalf("%s: %q, with %s", l.ID, text, id)
						}
					}
				}
			}
		}
	}
	if len(told) < 8 {
		t.Errorf("told of %v, want eight kinds of breaches", told)
	}
}
