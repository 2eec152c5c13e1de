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
		{"rebel", `{"id": "Han Solo", "ship": "modifiedyt1300lightfreighter"}`, "hansolo-modifiedyt1300lightfreighter modifiedyt1300lightfreighter"},
		{"rebel", `{"id": "wedge-antilles", "upgrades": {"astromech": ["R2-D2"]}}`, "wedgeantilles astromech:r2d2"},
		{"rebel", `{"id": "wedgeantilles", "upgrades": {"torpedo": ["advancedprotontorpedoes"]}}`, "wedgeantilles torpedo:advprotontorpedoes"},
		{"separatists", `{"id": "dfs311-vultureclassdroidfighter"}`, "dfs311"}, // as in the format's own sample
		// Another ship's or faction's card is none of this ship's; its name is.
		{"rebel", `{"id": "hansolo", "ship": "modifiedyt1300lightfreighter"}`, "hansolo-modifiedyt1300lightfreighter modifiedyt1300lightfreighter"},
		{"rebel", `{"id": "hansolo"}`, "hansolo-modifiedyt1300lightfreighter"},
		{"rebel", `{"id": "herasyndulla"}`, "herasyndulla"},
		{"resistance", `{"id": "blacksquadronace", "ship": "t70xwing"}`, "blacksquadronace-t70xwing t70xwing"},
		{"firstorder", `{"id": "commandermalarus", "ship": "xiclasslightshuttle"}`, "commandermalarus-xiclasslightshuttle xiclasslightshuttle"},
		{"firstorder", `{"id": "gideonhask", "ship": "xiclasslightshuttle"}`, "gideonhask-xiclasslightshuttle xiclasslightshuttle"},
		{"galacticempire", `{"id": "gideonhask", "ship": "tieininterceptor"}`, "gideonhask-tieininterceptor tieininterceptor"},
		{"galacticempire", `{"id": "darthvader", "ship": "tieddefender"}`, "darthvader-tieddefender tieddefender"},
		{"rebel", `{"id": "herasyndulla", "ship": "vcx100lightfreighter"}`, "herasyndulla-vcx100lightfreighter vcx100lightfreighter"},
		{"separatists", `{"id": "bobafett"}`, "bobafett-separatistalliance"},
		// What is behind a name: ship types of today and before, without a hyphen too, slots, factions, sets.
		{"rebel", `{"id": "herasyndullabwing", "ship": "asf01bwing"}`, "herasyndulla-asf01bwing asf01bwing"},
		{"rebel", `{"id": "herasyndulla-bwing"}`, "herasyndulla-asf01bwing"},
		{"resistance", `{"id": "aftabackbar-btanr2wywing", "ship": "btanr2wywing"}`, "aftabackbar-wartime btanr2ywing"},
		{"resistance", `{"id": "aftabackbar", "ship": "btanr2wywing"}`, "aftabackbar-wartime btanr2ywing"},
		{"resistance", `{"id": "aftabackbar-btanr2ywing", "ship": "btanr2ywing"}`, "aftabackbar btanr2ywing"},
		{"rebel", `{"id": "dashrendar-swz103", "ship": "yt2400lightfreighter"}`, "dashrendar-swz103-rebelalliance yt2400lightfreighter"},
		{"scum", `{"id": "dashrendar-swz103", "ship": "yt2400lightfreighter"}`, "dashrendar-swz103-sl-scumandvillainy yt2400lightfreighter"},
		{"rebel", `{"id": "lukeskywalker-boy", "ship": "t65xwing"}`, "lukeskywalker-battleofyavin t65xwing"},
		{"scum", `{"id": "rookkast", "ship": "gauntletfighter", "upgrades": {"crew": ["rookkast-crew", "garsaxon-crew"], "gunner": ["garsaxon"]}}`,
			"rookkast gauntletfighter crew:rookkast crew:garsaxon gunner:garsaxon-gunner"},
		{"republic", `{"id": "anakinskywalker", "upgrades": {"astromech": ["r2d2"]}}`, "anakinskywalker astromech:r2d2-republic"},
		{"rebel", `{"id": "lukeskywalker-battleofyavin", "upgrades": {"astromech": ["r2d2"], "torpedo": ["protontorpedoes"], "talent": ["attackspeed"]}}`,
			"lukeskywalker-battleofyavin astromech:r2d2-battleofyavin talent:attackspeed-battleofyavin torpedo:protontorpedoes"},
		// What fits nothing of its name stays.
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
