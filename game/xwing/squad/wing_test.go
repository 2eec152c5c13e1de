package squad_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// winged is a squad of ships, "pilot" or "pilot: upgrade", with its wings.
func winged(ships []string, wings ...squad.Wing) squad.Squad {
	var s squad.Squad
	for _, of := range ships {
		pilot, upgrade, ok := strings.Cut(of, ": ")
		p := squad.SquadPilot{Pilot: pilot}
		if ok {
			p.Upgrades = []squad.Equipped{{Slot: "command", XWS: upgrade}}
		}
		s.Pilots = append(s.Pilots, p)
	}
	return s.WithWings(wings...)
}

// TestWings: who may lead a wing, and who may fly in it.
func TestWings(t *testing.T) {
	cat := load(t)
	ties := func(n int) []string { return slices.Repeat([]string{"academypilot"}, n) }
	led := func(leader string, mates ...string) []string { return append([]string{leader}, mates...) }
	all := func(n int) (w squad.Wing) {
		for i := range n {
			w = append(w, i)
		}
		return w
	}
	wing := func(ships []string) squad.Squad { return winged(ships, all(len(ships))) }
	const agent, veteran, jedi, sky = "darthvader: agentoftheempire", "blacksquadronace: veteranwingleader", "jediknight: jedicommander",
		"blacksquadronace: skystrikeacademyclass"
	for _, test := range []struct {
		ids, name string
		squad     squad.Squad
		want      string
	}{
		{"X25-HUG-076:number X25-HUG-077:formed", "two", wing(led(agent, ties(2)...)), ""},
		{"X25-HUG-076:number", "five", wing(led(agent, ties(5)...)), ""},
		{"X25-HUG-076:number", "one", wing(led(agent, ties(1)...)), "wing-size 0 count=1"},
		{"X25-HUG-076:number", "six", wing(led(agent, ties(6)...)), "wing-size 0 count=6"},
		{"X25-HUG-076:number", "none", winged(led(agent, ties(3)...)), "wing-size 0 count=0"},
		{"X25-HUG-076:number", "four for the First Order", wing(led("midnight: firstorderelite",
			slices.Repeat([]string{"zetasquadronpilot"}, 4)...)),
			"wing-size 0 count=4"},
		{"X25-HUG-076:small", "a large leader", wing(led("omicrongrouppilot: agentoftheempire", ties(2)...)), "wing-small 0"},
		{"X25-HUG-076:small", "large mates", wing(led("omicrongrouppilot: veteranwingleader", "omicrongrouppilot", "omicrongrouppilot")),
			"wing-small 0, wing-small 1, wing-small 2"},
		{"X25-HUG-077:leader", "no card", wing(ties(3)), "wing-leader 0"},
		{"X25-HUG-077:leader", "a carrier", wing(led("lothalrebel: phoenixsquadron", "ap5", "phoenixsquadronpilot")), ""},
		{"X25-HUG-077:wingmates", "another type", wing(led(agent, "academypilot", "soontirfel")), "wing-mate 2"},
		{"X25-HUG-077:wingmates", "your type", wing(led(veteran, ties(2)...)), ""},
		{"X25-HUG-077:wingmates", "not your type", wing(led(veteran, "academypilot", "soontirfel")), "wing-mate 2"},
		{"X25-HUG-077:wingmates", "of two types", wing(led("midnight: firstorderelite", "zetasquadronpilot", "omegasquadronexpert")), ""},
		{"X25-HUG-077:wingmates", "all alike", wing(led(jedi, "goldsquadrontrooper", "goldsquadrontrooper")), ""},
		{"X25-HUG-077:wingmates", "not alike", wing(led(jedi, "goldsquadrontrooper", "shadowsquadronescort")), "wing-mate 2"},
		{"X25-HUG-077:wingmates", "one shuttle", wing(led("lothalrebel: phoenixsquadron", "ap5", "ap5")), "wing-mate 2"},
		{"X25-HUG-077:wingmates", "lower initiative", wing(led(sky, ties(2)...)), ""},
		{"X25-HUG-077:wingmates", "no lower initiative", wing(led(sky, "academypilot", "blacksquadronace")), "wing-mate 2"},
		{"X25-HUG-077:formed", "in two wings", winged(led(agent, "academypilot", "academypilot", veteran, "academypilot"), squad.Wing{0,
			1, 2}, squad.Wing{3, 2, 4}),
			"wing-twice -1"},
		{"X25-HUG-077:formed", "nobody", winged(led(agent, ties(2)...), squad.Wing{0, 1, 7}), "wing-twice -1"},
	} {
		t.Run(test.ids+" "+test.name, func(t *testing.T) {
			for _, list := range []catalog.Ruleset{catalog.FFG20, catalog.AMG25} {
				var got []string
				for _, b := range test.squad.Check(cat, list) {
					if strings.HasPrefix(string(b.Kind), "wing-") {
						tell := fmt.Sprint(b.Kind, " ", b.Pilot)
						if n := b.Args["count"]; n != "" {
							tell += " count=" + n
						}
						got = append(got, tell)
					}
				}
				if got := strings.Join(got, ", "); got != test.want {
					t.Errorf("%s: got %q, want %q", list, got, test.want)
				}
			}
		})
	}
}

// TestWingsAreKept: a file keeps its wings, beside what builders say of their own.
func TestWingsAreKept(t *testing.T) {
	s, err := squad.ParseXWS("x", []byte(`{"name": "x", "faction": "galacticempire", "vendor": {"yasb": {"link": "y"}},
		"pilots": [{"id": "blacksquadronace"}, {"id": "academypilot"}, {"id": "academypilot"}]}`))
	if err != nil {
		t.Fatal(err)
	}
	if got := s.Wings(); got != nil {
		t.Errorf("wings %v, want none", got)
	}
	text, err := s.WithWings(squad.Wing{0, 1, 2}).XWS()
	if err != nil {
		t.Fatal(err)
	}
	again, err := squad.ParseXWS("x", text)
	if err != nil || fmt.Sprint(again.Wings()) != "[[0 1 2]]" || !strings.Contains(string(text), `"link"`) {
		t.Errorf("%v, wings %v in\n%s", err, again.Wings(), text)
	}
	for _, vendor := range []string{`{"xwing": {}}`, `{"xwing": [0]}`, `[]`, `{"xwing": {"wings": []}}`} {
		s, err := squad.ParseXWS("x",
			[]byte(`{"name": "x", "faction": "galacticempire", "pilots": [{"id": "academypilot"}], "vendor": `+vendor+`}`))
		if err != nil || len(s.Wings()) > 0 {
			t.Errorf("%s: %v, wings %v", vendor, err, s.Wings())
		}
	}
}
