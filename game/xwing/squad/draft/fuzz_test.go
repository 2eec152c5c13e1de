package draft_test

import (
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing/squad"
	"xwing/game/xwing/squad/draft"
)

// FuzzDraft opens whatever is a squad file, changes it by chance and holds what is written: unedited the file, edited a file that
// is read again with as many ships and cards.
func FuzzDraft(f *testing.F) {
	f.Add([]byte(strings.Join(odd, "")), uint64(1))
	f.Add([]byte(`{"faction":"rebels","points":"12","obstacles":["obstacle-obstacle-gascloud1",null],"pilots":[{"name":"Han Solo",`+
		`"ship":"yt1300","points":1.50,"upgrades":{"Wingmates":{"a":1},"mod":"r2-d2","modification":[null,"","R2-D2"],`+
		`"hardpoint":["hardpointcannon"]}}]}`), uint64(2))
	f.Add([]byte(`{"vendor":{"xwing":{"wings":[[0,1]]}},"pilots":[{"id":"a"},{"id":"b","upgrades":null}],"faction":"scum","name":null}`),
		uint64(3))
	f.Fuzz(func(t *testing.T, text []byte, seed uint64) {
		s, err := squad.ParseXWS("", text)
		if err != nil {
			return
		}
		cat := catalogOf(s.Family())
		d, err := draft.Open(cat, squad.ModeOf(cat, cat.BuiltIn()[0]), "", text)
		if err != nil {
			t.Fatal(err)
		}
		if got := xws(t, d); got != string(text) {
			t.Fatalf("%q is written as %q", text, got)
		}
		chance := game.NewSource(seed, 40)
		for range 4 {
			step(d, &chance)
			got := xws(t, d)
			again, err := squad.ParseDraft("", []byte(got))
			if err != nil {
				t.Fatalf("%q is written as %q: %v", text, got, err)
			}
			want := d.Squad()
			if len(again.Pilots) != len(want.Pilots) {
				t.Fatalf("%q is written as %q, with %d ships", text, got, len(want.Pilots))
			}
			for i, p := range want.Pilots {
				if len(p.Upgrades) != len(again.Pilots[i].Upgrades) {
					t.Fatalf("%q is written as %q, of ship %d with %v", text, got, i, p.Upgrades)
				}
			}
		}
		kept, err := d.Keep(draft.Home{})
		if err != nil {
			t.Fatal(err)
		}
		if same, _, err := draft.Reopen(kept, cat); err != nil || !same.Squad().Equal(d.Squad()) {
			t.Fatalf("%q is made again as %v, %v", text, same, err)
		}
	})
}
