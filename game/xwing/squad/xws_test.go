package squad_test

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"unicode/utf8"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

func TestParseXWS(t *testing.T) {
	const text = "\ufeff" + `{
	"name": " Two ways ", "faction": "Rebel", "points": 12, "madeup": [1],
	"obstacles": ["coreasteroid0"], "vendor": {"yasb": {"link": "x"}},
	"pilots": [
		{"name": "lukeskywalker", "ship": "t65xwing", "vendor": {"a": 1}, "upgrades": {
			"forcepower": ["sense"], "amd": ["r2d2"], "config": "servomotorsfoils", "Mod": ["nothing"], "odd": ["x"]}},
		{"id": "bluesquadronescort", "upgrades": []},
		{"id": "bluesquadronescort", "upgrades": null}]}`
	s, err := squad.ParseXWS("two.xws", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	if s.Name != "Two ways" || s.Faction != catalog.Rebel || len(s.Obstacles) != 1 || len(s.Pilots) != 3 {
		t.Errorf("%+v", s)
	}
	want := []squad.Equipped{{"astromech", "r2d2"}, {"configuration", "servomotorsfoils"}, {"force-power", "sense"},
		{"modification", "nothing"}, {"odd", "x"}}
	if got := s.Pilots[0].Upgrades; !reflect.DeepEqual(got, want) {
		t.Errorf("upgrades %v, want %v", got, want)
	}
	out, err := s.XWS()
	if err != nil {
		t.Fatal(err)
	}
	for _, part := range []string{`"force-power"`, `"link": "x"`, `"a": 1`, `"version": "2.0.0"`, `"rebelalliance"`} {
		if !strings.Contains(string(out), part) {
			t.Errorf("%s\nhas no %s", out, part)
		}
	}
	again, err := squad.ParseXWS("again.xws", out)
	if err != nil {
		t.Fatal(err)
	}
	if twice, _ := again.XWS(); string(twice) != string(out) {
		t.Errorf("written twice:\n%s\n%s", out, twice)
	}
}

func TestSlotAliases(t *testing.T) {
	t.Run("X20-ERR-021", func(t *testing.T) {
		for key, want := range map[string]string{"system": "sensor", "bomb": "device", "System": "sensor", "tacticalrelay": "tactical-relay", "ept": "talent"} {
			s, err := squad.ParseXWS("a.xws", []byte(`{"faction": "scum", "pilots": [{"id": "a", "upgrades": {"`+key+`": ["b"]}}]}`))
			if err != nil {
				t.Fatal(err)
			}
			if got := s.Pilots[0].Upgrades[0].Slot; got != want {
				t.Errorf("key %q is the slot %q, want %q", key, got, want)
			}
		}
	})
}

// TestParseXWSRefuses wants one line with the file, the place and the cure.
func TestParseXWSRefuses(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{``, "a.xws: line 1, column 1"},
		{"{\n \"name\": oops}", "line 2, column 10: not JSON"},
		{`[]`, "not one JSON object; export"},
		{`{"pilots": [{"id": "a"}]}`, "faction: unknown faction"},
		{`{"faction": "rebelalliance"}`, "pilots: no list of ships; write"},
		{`{"faction": "rebelalliance", "pilots": []}`, "pilots: no list of ships; write"},
		{`{"faction": "rebelalliance", "pilots": [7]}`, "pilots[0]: not an object; write"},
		{`{"faction": "rebelalliance", "pilots": [{"id": "a"}, {}]}`, "pilots[1]: id: missing; write"},
		{`{"faction": "rebelalliance", "pilots": [{"id": 5}]}`, "pilots[0]: id: not a text"},
		{`{"faction": "rebelalliance", "pilots": [{"id": "a", "upgrades": 3}]}`, "pilots[0]: upgrades: not an object; write"},
		{`{"faction": "rebelalliance", "pilots": [{"id": "a", "upgrades": {"crew": 3}}]}`, "upgrades.crew: not a list of ids; write"},
		{`{"faction": "rebelalliance", "obstacles": 3, "pilots": [{"id": "a"}]}`, "obstacles: not a list of ids; write"},
		{`{"faction": "rebelalliance", "pilots": [{"id": "a"}], "vendor": {"xwing": {"wings": 3}}}`,
			"vendor.xwing.wings: not lists of places of ships; write"},
		{`{"faction": "rebelalliance", "pilots": [{"id": "a"}], "vendor": {"xwing": {"wings": [["a"]]}}}`, "vendor.xwing.wings: not lists"},
		{`{"faction": "rebelalliance", "pilots": [{"id": "a"}], "vendor": {"xwing": {"wings": [[]]}}}`, "vendor.xwing.wings: not lists"},
		{`{"faction": "rebelalliance", "pilots": [` + strings.Repeat(`{"id":"a"},`, 100) + `{"id":"a"}]}`, "101 ships"},
		{strings.Repeat(" ", 1<<20+1), "over a megabyte"},
	} {
		_, err := squad.ParseXWS("a.xws", []byte(test.text))
		switch {
		case err == nil:
			t.Errorf("%.60s was read", test.text)
		case !strings.Contains(err.Error(), test.want) || !strings.HasPrefix(err.Error(), "a.xws: ") || strings.Contains(err.Error(), "\n"):
			t.Errorf("%.60s: error %q, want one line with %q", test.text, err, test.want)
		}
	}
}

// TestOthersSquads reads the squads of other builders that lie beside the tree, each for the rules it is for.
func TestOthersSquads(t *testing.T) {
	files, _ := filepath.Glob("../../../../shared/samples/xws/*.xws")
	if len(files) == 0 {
		t.Skip("no samples beside the tree")
	}
	cat := load(t)
	for _, name := range files {
		list := catalog.FFG20
		if strings.HasSuffix(name, "-25.xws") {
			list = catalog.AMG25
		}
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		s, err := squad.ParseXWS(filepath.Base(name), data)
		if err != nil {
			t.Error(err)
			continue
		}
		xws(t, s)
		for _, b := range s.Check(cat, list) {
			if filepath.Base(name) != "rebel-25.xws" || b.Kind != squad.OverBudget { // it was cheaper once
				t.Errorf("%s: %v", name, b)
			}
		}
	}
}

// TestXWSKeepsAll wants everything that is not ours to understand handed on: at every level, in its order,
// number by number and letter by letter.
func TestXWSKeepsAll(t *testing.T) {
	const text = `{
 "name": "Kept <&> ünd",
 "description": "two\nlines",
 "faction": "scumandvillainy",
 "points": "200",
 "version": "2.5.0",
 "obstacles": [
  "gascloud1",
  "coreasteroid0"
 ],
 "pilots": [
  {
   "id": "bobafett",
   "ship": "firesprayclasspatrolcraft",
   "points": 1.50e2,
   "upgrades": {
    "title": [
     "slavei"
    ],
    "zz": [
     "unknowncard"
    ],
    "Wingmates": {
     "b": 1,
     "a": [
      null
     ]
    }
   },
   "vendor": {
    "x": {}
   },
   "multisection_id": 3,
   "name": "Boba <Fett>",
   "ausgewählt": false
  }
 ],
 "vendor": {
  "z": {
   "y": 100000000000000000000000,
   "x": "\u003c\ud83d\ude00"
  },
  "a": []
 },
 "ruleset": "legacy",
 "format": 1,
 "Name": null
}
`
	s, err := squad.ParseXWS("kept.xws", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	if got := xws(t, s); got != text {
		t.Errorf("wrote\n%s\nwant\n%s", got, text)
	}
	var flat bytes.Buffer
	if err := json.Compact(&flat, []byte(text)); err != nil {
		t.Fatal(err)
	}
	for name, other := range map[string]string{
		"a byte order mark": "\ufeff" + text, "CRLF": strings.ReplaceAll(text, "\n", "\r\n"), "one line": flat.String(),
	} {
		s, err := squad.ParseXWS(name, []byte(other))
		if err != nil {
			t.Fatal(err)
		}
		if got := xws(t, s); got != text {
			t.Errorf("%s: wrote\n%s\nwant\n%s", name, got, text)
		}
	}
}

// xws writes the squad and reads what it wrote; written again it must be the same.
func xws(t *testing.T, s squad.Squad) string {
	t.Helper()
	out, err := s.XWS()
	if err != nil {
		t.Fatal(err)
	}
	again, err := squad.ParseXWS("again", out)
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if twice, err := again.XWS(); err != nil || !bytes.Equal(twice, out) {
		t.Errorf("%v; written twice:\n%s\n%s", err, out, twice)
	}
	return string(out)
}

// TestBuilders reads lists as builders have written them over the years: what differs from our form.
func TestBuilders(t *testing.T) {
	cat := load(t)
	for _, test := range []struct{ name, text, want string }{
		{"YASB, first lists of the second edition", `{"faction": "scum", "name": "Sunny B!", "pilots": [{"name": "sunnybounder", "ship": "m3ainterceptor",
			"upgrades": {"hardpoint": ["hardpointcannon"], "cannon": ["heavylasercannon"]}}],
			"vendor": {"yasb": {"builder": "(Yet Another) X-Wing Miniatures Squad Builder"}}, "version": "2.0.0"}`,
			"sunnybounder m3ainterceptor cannon:heavylasercannon"},
		{"YASB, obstacles not chosen", `{"faction": "rebelalliance", "obstacles": ["", null, "coreasteroid1"], "pilots": [{"id": "rey", "upgrades": {"force-power": ["sense"]}}]}`,
			"rey force-power:sense"},
		{"Launch Bay Next", `{"name": "New Squadron", "description": "", "faction": "galacticrepublic", "ruleset": "xwa", "points": 31, "version": "2.5.0",
			"obstacles": ["obstacle-coreasteroid0"], "pilots": [{"id": "anakinskywalker", "ship": "delta7aethersprite", "points": 31,
			"upgrades": {"forcepower": ["brilliantevasion"], "tacticalrelay": null, "device": []}}], "vendor": {"lbn": {"tags": [], "wins": 0}}}`,
			"anakinskywalker delta7aethersprite force-power:brilliantevasion"},
		{"FFG's builder", `{"faction": "separatistalliance", "pilots": [{"id": "skakoanace", "upgrades": {"tactical-relay": ["ta175"]}, "points": 60}],
			"name": "x", "description": "", "points": 60, "vendor": {}}`, "skakoanace tactical-relay:ta175"},
		{"PHP", `{"faction": "firstorder", "pilots": [{"id": "kyloren", "upgrades": []}]}`, "kyloren"},
		{"null", `{"faction": "firstorder", "name": null, "points": null, "vendor": null, "obstacles": null, "pilots": [{"id": "kyloren", "ship": null, "upgrades": null}]}`, "kyloren"},
		{"points as text", `{"faction": "firstorder", "points": "76", "pilots": [{"id": "kyloren", "points": "76"}]}`, "kyloren"},
		{"the first edition", `{"faction": "imperial", "pilots": [{"name": "darthvader", "ship": "tieadvanced", "points": 32,
			"upgrades": {"ept": ["predator"], "system": ["firecontrolsystem"], "mod": "shieldupgrade"}}], "version": "0.3.0"}`,
			"darthvader tieadvancedx1 modification:shieldupgrade sensor:firecontrolsystem talent:predator"},
	} {
		t.Run(test.name, func(t *testing.T) {
			s, err := squad.ParseXWS("a.xws", []byte(test.text))
			if err != nil {
				t.Fatal(err)
			}
			s = s.Resolve(cat)
			xws(t, s)
			words := []string{s.Pilots[0].Pilot}
			if s.Pilots[0].Ship != "" {
				words = append(words, s.Pilots[0].Ship)
			}
			for _, e := range s.Pilots[0].Upgrades {
				words = append(words, e.Slot+":"+e.XWS)
			}
			if got := strings.Join(words, " "); got != test.want {
				t.Errorf("read %q, want %q", got, test.want)
			}
		})
	}
}

// TestBoundsOfXWS wants squads read up to the bounds of a ship, and one line beyond.
func TestBoundsOfXWS(t *testing.T) {
	id := strings.Repeat("a", 200)
	cards := `"a"` + strings.Repeat(`, "a"`, 29)
	list := func(pilot, ship, upgrades string) string {
		return `{"faction": "rebel", "pilots": [{"id": "` + pilot + `", "ship": "` + ship + `", "upgrades": {"crew": [` + upgrades + `]}}]}`
	}
	for _, test := range []struct{ name, text, want string }{
		{"long ids, many upgrades", list(id, id, `"`+id+`", `+cards[5:]), ""},
		{"a pilot's id", list(id+"a", "b", `"c"`), "pilots[0]: id: over 200 letters"},
		{"a ship's id", list("a", id+"b", `"c"`), "pilots[0]: id: over 200 letters"},
		{"an upgrade's id", list("a", "b", `"`+id+`c"`), "pilots[0]: upgrades.crew: an id of over 200 letters"},
		{"upgrades", list("a", "b", cards+`, "a"`), "pilots[0]: upgrades: 31 cards; a ship has at most 30"},
		{"upgrades of two slots", `{"faction": "rebel", "pilots": [{"id": "a", "upgrades": {"crew": [` + cards + `], "gunner": ["b"]}}]}`, "31 cards"},
	} {
		t.Run(test.name, func(t *testing.T) {
			s, err := squad.ParseXWS("a.xws", []byte(test.text))
			switch {
			case test.want == "" && (err != nil || len(s.Pilots[0].Upgrades) != 30):
				t.Errorf("%v, want 30 upgrades", err)
			case test.want != "" && (err == nil || !strings.Contains(err.Error(), test.want) || len(err.Error()) > 200):
				t.Errorf("error %v, want %q", err, test.want)
			}
		})
	}
}

// TestHostileXWS wants one line, quickly, of files that are made to hurt.
func TestHostileXWS(t *testing.T) {
	list := func(inside string) string {
		return `{"faction": "rebelalliance", "pilots": [{"id": "a"}], "vendor": ` + inside + `}`
	}
	for _, test := range []struct{ name, text, want string }{
		{"lists without end", strings.Repeat("[", 900_000), "line 1, column 65: nested deeper than 64 levels"},
		{"objects without end", list(strings.Repeat(`{"a":`, 100_000)), "nested deeper than 64 levels"},
		{"a list deep inside", list(strings.Repeat("[", 70) + strings.Repeat("]", 70)), "nested deeper than 64 levels"},
		{"a hundred megabytes", strings.Repeat("x", 100<<20), "over a megabyte"},
		{"invalid UTF-8", "{\n\"faction\": \"rebel\xff\"}", "line 2, column 18: not UTF-8"},
		{"UTF-16", "\xff\xfe{\x00", "the text is UTF-16; save it as UTF-8"},
		{"a key twice", `{"faction": "rebelalliance", "faction": "scum", "pilots": [{"id": "a"}]}`, `the key "faction" stands twice`},
		{"a key twice in a builder's data", list(`{"a": [{"b": 1, "b": 1}]}`), `the key "b" stands twice`},
		{"a key twice, one escaped", `{"faction": "rebelalliance", "f\u0061ction": "scum", "pilots": [{"id": "a"}]}`, `the key "faction" stands twice`},
		{"numbers as texts", `{"faction": "rebelalliance", "pilots": "3"}`, "pilots: no list of ships"},
		{"texts as numbers", `{"faction": 7, "pilots": [{"id": "a"}]}`, "faction: not a text"},
		{"two values", `{"faction": "rebel", "pilots": [{"id": "a"}]} {}`, "column 47: not JSON"},
		{"one slot, a list and a number", `{"faction": "rebel", "pilots": [{"id": "a", "upgrades": {"Odd": ["x"], "odd": 3}}]}`, "upgrades.odd: not a list of ids"},
		{"a program", "\x7fELF\x02\x01\x01\x00\x00", "line 1, column 1: not JSON"},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, err := squad.ParseXWS("a.xws", []byte(test.text))
			if err == nil || !strings.Contains(err.Error(), test.want) || strings.ContainsAny(err.Error(), "\n\x00\x7f") || !utf8.ValidString(err.Error()) || len(err.Error()) > 200 {
				t.Errorf("error %q, want one line with %q", err, test.want)
			}
		})
	}
}
