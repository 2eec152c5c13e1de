package settings

import (
	"strings"
	"testing"

	"xwing"
)

// TestOldKeys: what stood elsewhere before settings were by game is read there; the new place counts.
func TestOldKeys(t *testing.T) {
	load := func(own string) (Settings, error) {
		return Load(Source{"config.toml", xwing.Defaults}, Source{"own", []byte(own)})
	}
	was, err := load("squads = \"here\"\n[table]\nred = \"Ann\"\npoints = \"amg25\"\nscenario = \"none\"\ndeck = \"2012\"\n" +
		"red-squad = \"a\"\nblue-squad = \"b\"\n")
	if err != nil {
		t.Fatal(err)
	}
	want := XWing{Squads: "here", Points: "amg25", Scenario: "none", Deck: "2012", RedSquad: "a", BlueSquad: "b"}
	if was.XWing != want || was.Table.Red != "Ann" {
		t.Errorf("read are %+v, want %+v", was.XWing, want)
	}
	both, err := load("[table]\npoints = \"amg25\"\ndeck = \"2012\"\n[xwing]\npoints = \"xwa\"\n")
	if err != nil || both.XWing.Points != "xwa" || both.XWing.Deck != "2012" {
		t.Errorf("in both places: %+v, %v", both.XWing, err)
	}
	for own, fault := range map[string]string{
		"[table]\n\npoints = 7\n":       `own:3: table.points wants a text in quotes, "so"; mend the line or take it out`,
		"squads = []\n":                 `own:1: squads wants a text in quotes`,
		"[table]\nscenarios = \"roll\"": `own:2: there is no setting "table.scenarios"`,
		"[xwing]\npoint = \"ffg20\"\n":  `own:2: there is no setting "xwing.point"`,
	} {
		if _, err := load(own); err == nil || !strings.HasPrefix(err.Error(), fault) {
			t.Errorf("%q: %v, want %s", own, err, fault)
		}
	}
	var s Settings
	for _, m := range s.moved() {
		*m.now = m.to
	}
	if s.XWing != (XWing{"xwing.squads", "xwing.points", "xwing.scenario", "xwing.deck", "xwing.red-squad", "xwing.blue-squad", ""}) {
		t.Errorf("moved to %+v", s.XWing)
	}
}
