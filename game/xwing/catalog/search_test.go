package catalog_test

import (
	"strings"
	"testing"

	"xwing/game/xwing/catalog"
)

func TestSearch(t *testing.T) {
	c := load(t)
	found := func(query string, r catalog.Ruleset) string {
		var out []string
		for _, f := range c.Search(query, r) {
			out = append(out, string(f.Kind)+"/"+f.ID)
		}
		return strings.Join(out, " ")
	}
	for _, test := range []struct {
		query string
		list  catalog.Ruleset
		want  string
	}{
		{"t65xwing", "", "ship/t65xwing"},
		{"T-65 X-Wing", catalog.FFG20, "ship/t65xwing"},
		{"upsilonclasscommandshuttle", "", "ship/upsilonclassshuttle"},
		{"hullbreach", "", "damage/hullbreach"},
		{"IDEN  versio", catalog.FFG20, "pilot/idenversio"},
		{"versio iden", catalog.FFG20, "pilot/idenversio"},
		{"padmé", catalog.FFG20, "pilot/padmeamidala"},
		{"padme", catalog.FFG20, "pilot/padmeamidala"},
		{"comet", catalog.X2PO, "environment/comettail"},
		{"satellite", catalog.FFG20, ""},
		{"satellite", catalog.XWA, "scenario/assaultatthesatellitearray"},
		{"droid hyena bombardment", catalog.FFG20, "pilot/bombardmentdrone"},
		{"HLC", "", "upgrade/heavylasercannon"},
		{"fcs", catalog.FFG20, "upgrade/firecontrolsystem"},
		{"h.l.c.", "", "upgrade/heavylasercannon"},
		{"   ", "", ""},
		{"-", "", ""},
	} {
		got := found(test.query, test.list)
		if test.want == "" && got != "" || !strings.HasPrefix(got+" ", test.want+" ") && test.want != "" {
			t.Errorf("Search(%q, %q) = %.200s, want %q first", test.query, test.list, got, test.want)
		}
	}
	t.Run("everything is found by its id", func(t *testing.T) {
		for _, id := range []string{"lukeskywalker", "r2d2", "hunted", "protonbomb", "buzzdroidswarm", "coreasteroid0",
			"directhit", "countdown", "chanceengagement", "hansolo-crew"} {
			if hits := c.Search(id, ""); len(hits) == 0 || !hits[0].ByID || !hits[0].Exact {
				t.Errorf("Search(%q) = %+v", id, hits)
			}
		}
		if hits := c.Search("Luke Skywalker", ""); len(hits) < 5 || hits[0].ByID || !hits[4].Exact {
			t.Errorf("Search of a name: %+v", hits)
		}
	})
	for query, want := range map[string]string{
		"lukeskywalkr": "Luke Skywalker", "ezra brigder": "Ezra Bridger", "Porton Torpedos": "Proton Torpedoes",
		"wegde": "Wedge Antilles", "xyzzyqq": "", strings.Repeat("x", 1000): "",
	} {
		if near := c.Near(query); len(near) == 0 != (want == "") || want != "" && near[0] != want || len(near) > 3 {
			t.Errorf("Near(%.20q) = %q, want %q first", query, near, want)
		}
	}
}
