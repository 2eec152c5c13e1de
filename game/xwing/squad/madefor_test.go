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
