package squad_test

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"xwing/game/catalog"
	"xwing/game/squad"
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

// TestOthersSquads reads the squads of other builders that lie beside the tree.
func TestOthersSquads(t *testing.T) {
	files, _ := filepath.Glob("../../../shared/samples/xws/*-20.xws")
	if len(files) == 0 {
		t.Skip("no samples beside the tree")
	}
	cat := load(t)
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		s, err := squad.ParseXWS(filepath.Base(name), data)
		if err != nil {
			t.Error(err)
			continue
		}
		for _, b := range s.Check(cat, catalog.FFG20) {
			t.Errorf("%s: %v", name, b)
		}
	}
}

// FuzzParseXWS never panics, and what it reads it writes and reads again; nor does Check panic.
func FuzzParseXWS(f *testing.F) {
	cat := load(f)
	f.Add([]byte(`{"faction":"rebel","pilots":[{"id":"lukeskywalker","upgrades":{"amd":["r2d2"]}}]}`))
	f.Add([]byte(`{"faction":"scum","pilots":[{"name":"contractedscout","ship":"jumpmaster5000","upgrades":{"title":["punishingone"],"crew":["maul"]}}],"obstacles":["moon"],"vendor":{"a":[{}]}}`))
	f.Add([]byte(`{"faction":"galacticempire","pilots":[{"id":"academypilot","upgrades":[]}],"vendor":null}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		s, err := squad.ParseXWS("fuzz", data)
		if err != nil {
			if strings.Contains(err.Error(), "\n") {
				t.Errorf("an error of two lines: %q", err)
			}
			return
		}
		for _, b := range s.Check(cat, catalog.FFG20) {
			if b.Rule == "" || b.Text() == "" {
				t.Errorf("an empty breach: %+v", b)
			}
		}
		out, err := s.XWS()
		if err != nil {
			t.Fatal(err)
		}
		again, err := squad.ParseXWS("again", out)
		if err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		if twice, err := again.XWS(); err != nil || string(twice) != string(out) {
			t.Errorf("written twice:\n%s\n%s", out, twice)
		}
	})
}
