package squad_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// TestMadeFor reads from files which points list their squad was made for.
func TestMadeFor(t *testing.T) {
	cat := load(t)
	luke := `"faction": "rebelalliance", "pilots": [{"id": "lukeskywalker"}]`
	for _, test := range []struct {
		name, more string
		want       catalog.Ruleset
	}{
		{"nothing", ``, catalog.X2PO},
		{"Launch Bay Next, XWA", `"ruleset": "xwa"`, catalog.XWA},
		{"Launch Bay Next, AMG", `"ruleset": "AMG"`, catalog.AMG25},
		{"Launch Bay Next, Legacy", `"ruleset": "legacy"`, catalog.X2PO},
		{"a list's id", `"ruleset": "ffg20"`, catalog.FFG20},
		{"a list that is not there", `"ruleset": "mine"`, catalog.X2PO},
		{"a number", `"ruleset": 25`, catalog.X2PO},
		{"a format of one list", `"format": "Hyperspace"`, catalog.FFG20},
		{"a format of several lists", `"format": "Extended"`, catalog.X2PO},
		{"YASB, 200 points", `"vendor": {"yasb": {"link": "https://yasb.app/?f=Rebel%20Alliance&d=v8ZsZ200Z4XW"}}`, catalog.FFG20},
		{"YASB, 20 points", `"vendor": {"yasb": {"link": "https://yasb.app/?f=Rebel%20Alliance&d=v9ZsZ20Z4XW"}}`, catalog.AMG25},
		{"YASB, 50 points", `"vendor": {"yasb": {"link": "https://yasb.app/?f=Rebel%20Alliance&d=v9ZsZ50Z4XW"}}`, catalog.XWA},
		{"YASB, 17 points", `"vendor": {"yasb": {"link": "https://yasb.app/?f=Rebel%20Alliance&d=v9ZsZ17Z4XW"}}`, catalog.X2PO},
		{"YASB Legacy", `"vendor": {"yasb": {"builder": "YASB", "builder_url": "https://xwing-legacy.com/"}}`, catalog.X2PO},
		{"the key counts more than the address", `"ruleset": "amg", "vendor": {"yasb": {"link": "https://yasb.app/?d=v9ZsZ50Z4XW"}}`, catalog.AMG25},
		{"a total of FFG 2.0", `"points": 60`, catalog.FFG20},
		{"a total of AMG 2.5", `"points": 6`, catalog.AMG25},
		{"a total of none", `"points": 199`, catalog.X2PO},
		{"a total that is no number", `"points": "60"`, catalog.X2PO},
	} {
		t.Run(test.name, func(t *testing.T) {
			text := "{" + strings.TrimSuffix(luke+", "+test.more, ", ") + "}"
			s, err := squad.ParseXWS("a.xws", []byte(text))
			if err != nil {
				t.Fatal(err)
			}
			if got := s.MadeFor(cat, catalog.X2PO); got != test.want {
				t.Errorf("made for %s, want %s\n%s", got, test.want, text)
			}
		})
	}
}

// TestMadeForByTotal wants the squads of all factions and lists to be known by their totals alone.
func TestMadeForByTotal(t *testing.T) {
	cat := load(t)
	files, err := filepath.Glob("testdata/*.xws")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		s, err := squad.ParseXWS(file, text)
		if err != nil {
			t.Fatal(err)
		}
		want, _, _ := strings.Cut(filepath.Base(file), "-")
		if got := s.MadeFor(cat, catalog.FFG20); string(got) != want {
			t.Errorf("%s was made for %s, want %s", file, got, want)
		}
	}
}

// TestMadeForByCards wants a squad counted by a list in which its cards exist, whatever its file says of the total.
func TestMadeForByCards(t *testing.T) {
	cat := load(t)
	for _, test := range []struct {
		name, text string
		want       catalog.Ruleset
	}{
		{"cards of later lists, a total that none comes to", `{"faction": "scumandvillainy", "points": 20, "pilots": [
			{"id": "maul", "ship": "gauntletfighter", "points": 8, "upgrades": {"title": ["nightbrother"]}},
			{"id": "themandalorian", "ship": "st70assaultship", "points": 7}, {"id": "ndrusuhlak", "points": 2}]}`, catalog.AMG25},
		{"the same, and the total of the other", `{"faction": "scumandvillainy", "points": 49, "pilots": [
			{"id": "maul", "ship": "gauntletfighter"}, {"id": "themandalorian", "ship": "st70assaultship"}]}`, catalog.XWA},
		{"the same, the ships alone with points", `{"faction": "scumandvillainy", "pilots": [
			{"id": "maul", "points": 20}, {"id": "themandalorian", "points": 28}]}`, catalog.XWA},
		{"a card of XWA alone, no total", `{"faction": "resistance", "pilots": [{"id": "aftabackbar-wartime"}]}`, catalog.XWA},
		{"a card of one set more", `{"faction": "resistance", "points": 200, "pilots": [{"id": "aftabackbar-wartime"}]}`, catalog.XWA},
		{"cards of all lists, a total of 2.5", `{"faction": "rebelalliance", "points": 19, "pilots": [{"id": "lukeskywalker"}, {"id": "wedgeantilles"}]}`, catalog.AMG25},
		{"another ship's id", `{"faction": "galacticempire", "pilots": [{"id": "gideonhask", "ship": "tieininterceptor"}]}`, catalog.FFG20},
		{"cards of no list", `{"faction": "rebelalliance", "points": 20, "pilots": [{"id": "nobody"}]}`, catalog.AMG25},
	} {
		t.Run(test.name, func(t *testing.T) {
			s, err := squad.ParseXWS("a.xws", []byte(test.text))
			if err != nil {
				t.Fatal(err)
			}
			if got := s.MadeFor(cat, catalog.FFG20); got != test.want {
				t.Errorf("made for %s, want %s", got, test.want)
			}
		})
	}
}

// TestHintsHeedTheShip wants a card of the ship type and faction, or of the slot, named as the one that may be meant.
func TestHintsHeedTheShip(t *testing.T) {
	cat := load(t)
	for _, test := range []struct{ faction, pilot, want string }{
		{"rebelalliance", `{"id": "herasyndulle", "ship": "asf01bwing"}`, "herasyndulla-asf01bwing"},
		{"rebelalliance", `{"id": "herasyndulle", "ship": "vcx100lightfreighter"}`, "herasyndulla-vcx100lightfreighter"},
		{"galacticempire", `{"id": "darthvadre", "ship": "tieddefender"}`, "darthvader-tieddefender"},
		{"galacticempire", `{"id": "darthvadre", "ship": "nosuchship"}`, "darthvader"},
		{"scumandvillainy", `{"id": "rookkast", "upgrades": {"gunner": ["garsaxom"]}}`, "garsaxon-gunner"},
		{"galacticempire", `{"id": "darthvader", "upgrades": {"crew": ["garsaxom"]}}`, "garsaxon"},
	} {
		s, err := squad.ParseXWS("a.xws", []byte(`{"faction": "`+test.faction+`", "pilots": [`+test.pilot+`]}`))
		if err != nil {
			t.Fatal(err)
		}
		near := ""
		for _, b := range s.Resolve(cat).Check(cat, catalog.XWA) {
			if b.Kind == squad.UnknownPilot || b.Kind == squad.UnknownUpgrade {
				near = b.Args["near"]
			}
		}
		if near != test.want {
			t.Errorf("%s: near %q, want %q", test.pilot, near, test.want)
		}
	}
}
