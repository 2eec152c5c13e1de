package squad_test

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// FuzzParseXWS never panics, errors are one line, and what it reads it writes and reads again, letter by letter,
// with as many keys at the top as there were; nor do Resolve, Check, Priced and Threat panic, in any mode.
func FuzzParseXWS(f *testing.F) {
	cat := load(f)
	f.Add([]byte(`{"faction":"rebel","pilots":[{"id":"lukeskywalker","upgrades":{"amd":["r2d2"]}}]}`))
	f.Add([]byte(`{"faction":"scum","pilots":[{"name":"contractedscout","ship":"jumpmaster5000","upgrades":{"title":["punishingone"],"crew":["maul"]}}],"obstacles":["moon"],"vendor":{"a":[{}]}}`))
	f.Add([]byte(`{"faction":"galacticempire","pilots":[{"id":"academypilot","upgrades":[]}],"vendor":null}`))
	f.Add([]byte(`{"faction":"rebels","points":"12","madeup":{"b":1e400,"a":"\ud800"},"obstacles":["obstacle-obstacle-gascloud1",null],"pilots":[{"name":"Han Solo","ship":"yt1300","points":1.50,"wings":[],"upgrades":{"Wingmates":{"a":1},"mod":"r2-d2","hardpoint":["hardpointcannon"]}}]}`))
	f.Add([]byte(`{"faction":"galacticempire","pilots":[{"id":"soontirfel-battleoverendor"},{"id":"gozanticlasscruiser","ship":"gozanticlasscruiser"},{"id":"maulermithel","upgrades":{"force":["hate"],"command":["admiralozzel"]}}]}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		s, err := squad.ParseXWS("fuzz", data)
		if err != nil {
			if strings.Contains(err.Error(), "\n") {
				t.Errorf("an error of two lines: %q", err)
			}
			return
		}
		for _, s := range []squad.Squad{s, s.Resolve(cat)} {
			for _, mode := range []squad.Mode{squad.ModeOf(cat, catalog.FFG20), squad.ModeOf(cat, catalog.XWA), squad.QuickMode(catalog.X2PO)} {
				for _, b := range s.CheckMode(cat, mode) {
					if b.Rule == "" || b.Kind == "" || b.Pilot >= len(s.Pilots) {
						t.Errorf("an empty breach: %+v", b)
					}
				}
			}
			out := xws(t, s)
			xws(t, s.Priced(cat, catalog.AMG25))
			var before, after map[string]json.RawMessage
			if json.Unmarshal(bytes.TrimPrefix(data, []byte("\ufeff")), &before) != nil || json.Unmarshal([]byte(out), &after) != nil {
				t.Fatalf("not JSON:\n%s", out)
			}
			for key, value := range before {
				if _, ok := after[key]; !ok && string(value) != "null" && !slices.Contains([]string{"name", "description", "obstacles"}, key) {
					t.Errorf("the key %q is lost:\n%s", key, out)
				}
			}
		}
	})
}
