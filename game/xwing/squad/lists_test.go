package squad_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// TestListSamples reads a squad of each faction for each points list (testdata/LIST-FACTION.xws): legal there,
// with the costs that the file says, and written as it was.
func TestListSamples(t *testing.T) {
	cat := load(t)
	for _, r := range catalog.Rulesets() {
		for _, f := range catalog.Factions() {
			name := string(r) + "-" + f.String() + ".xws"
			t.Run(name, func(t *testing.T) {
				text, err := os.ReadFile(filepath.Join("testdata", name))
				if err != nil {
					t.Fatal(err)
				}
				s, err := squad.ParseXWS(name, text)
				if err != nil {
					t.Fatal(err)
				}
				for _, b := range s.Check(cat, r) {
					t.Error(b)
				}
				if s.Faction != f {
					t.Errorf("of the faction %s", s.Faction)
				}
				if got := xws(t, s); got != string(text) {
					t.Errorf("written\n%s\nwant\n%s", got, text)
				}
				if got := xws(t, s.Priced(cat, r)); got != string(text) {
					t.Errorf("priced\n%s\nwant\n%s", got, text)
				}
				others := 0
				for _, other := range catalog.Rulesets() {
					if other != r && len(s.Check(cat, other)) > 0 {
						others++
					}
				}
				if others == 0 && strings.HasPrefix(name, "xwa") {
					t.Error("legal in every other list, too")
				}
			})
		}
	}
}
