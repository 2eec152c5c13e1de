package squad_test

import (
	"fmt"
	"strings"
	"testing"

	"xwing/game/xwing/squad"
)

func TestResolve(t *testing.T) {
	cat := load(t)
	for _, test := range []struct{ faction, pilot, want string }{
		// The first edition's ids of ship types, slots and factions.
		{"rebel", `{"name": "lukeskywalker", "ship": "xwing", "upgrades": {"amd": ["r2d2"], "ept": ["predator"], "mod": ["engineupgrade"]}}`,
			"lukeskywalker t65xwing astromech:r2d2 modification:engineupgrade talent:predator"},
		{"rebel", `{"name": "hansolo", "ship": "yt1300"}`, "hansolo-modifiedyt1300lightfreighter modifiedyt1300lightfreighter"},
		{"rebel", `{"name": "hansolo-swx57", "ship": "yt1300"}`, "hansolo-modifiedyt1300lightfreighter modifiedyt1300lightfreighter"},
		{"scum", `{"name": "bobafett", "ship": "firespray31", "upgrades": {"title": ["slavei"]}}`, "bobafett firesprayclasspatrolcraft title:slavei"},
		{"imperial", `{"name": "darthvader", "ship": "tieadvanced"}`, "darthvader tieadvancedx1"},
		{"imperial", `{"name": "onyxsquadronpilot", "ship": "tiedefender"}`, "onyxsquadronpilot tieddefender"}, // no such card today
		// Printed names, and ids with other hyphens.
		{"resistance", `{"name": "Poe Dameron", "ship": "T-70 X-wing"}`, "poedameron t70xwing"},
		{"rebel", `{"id": "Han Solo", "ship": "modifiedyt1300lightfreighter"}`, "hansolo modifiedyt1300lightfreighter"},
		{"rebel", `{"id": "wedge-antilles", "upgrades": {"astromech": ["R2-D2"]}}`, "wedgeantilles astromech:r2d2"},
		{"rebel", `{"id": "wedgeantilles", "upgrades": {"torpedo": ["advancedprotontorpedoes"]}}`, "wedgeantilles torpedo:advprotontorpedoes"},
		{"separatists", `{"id": "dfs311-vultureclassdroidfighter"}`, "dfs311"}, // as in the format's own sample
		// Ids of today are not touched, whatever stands beside them.
		{"rebel", `{"id": "hansolo", "ship": "modifiedyt1300lightfreighter"}`, "hansolo modifiedyt1300lightfreighter"},
		{"rebel", `{"id": "lukeskywalker", "ship": "asf01bwing", "upgrades": {"crew": ["elusive"], "talent": ["nothing"]}}`,
			"lukeskywalker asf01bwing crew:elusive talent:nothing"},
		// The only card of that name that is no standard loadout; and one that has no name of its own.
		{"imperial", `{"id": "darkcurse"}`, "darkcurse-battleofyavin-lsl"},
		{"imperial", `{"id": "nobody"}`, "nobody"},
	} {
		t.Run(test.faction+" "+test.want, func(t *testing.T) {
			s, err := squad.ParseXWS("a.xws", []byte(`{"faction": "`+test.faction+`", "pilots": [`+test.pilot+`]}`))
			if err != nil {
				t.Fatal(err)
			}
			p := s.Resolve(cat).Pilots[0]
			words := []string{p.Pilot, p.Ship}
			for _, e := range p.Upgrades {
				words = append(words, e.Slot+":"+e.XWS)
			}
			got := strings.Join(strings.Fields(fmt.Sprint(strings.Join(words, " "))), " ")
			if got != test.want {
				t.Errorf("%s is %q, want %q", test.pilot, got, test.want)
			}
		})
	}
}
