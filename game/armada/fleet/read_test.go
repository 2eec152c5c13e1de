package fleet_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"xwing/game/armada/catalog"
	"xwing/game/armada/fleet"
)

const samples = "../../../../shared/samples/armada"

// TestSamples reads the lists of others, where they lie beside the tree.
func TestSamples(t *testing.T) {
	raddus := rebels()
	raddus.Name = "Raddus 392"
	unnamed := raddus
	unnamed.Name = ""
	bare := raddus
	bare.Objectives = nil
	for _, test := range []struct {
		file  string
		total int
		same  *fleet.Fleet // but for the order of squadrons
		notes string
	}{
		{"kingston-rebel.txt", 392, &unnamed, ""},
		{"flagship-rebel.txt", 392, &raddus, ""},
		{"afd-rebel.txt", 392, &bare, ""},
		{"kingston-empire.txt", 400, nil, ""},
		{"kingston-republic.txt", 400, nil, ""},
		{"kingston-separatist.txt", 394, nil, ""},
		{"warlords-rebel-raddus.txt", 377, nil,
			"line 13: old-price mc75-ordnance-cruiser 100, now 95; line 18: old-price external-racks 3, now 4; " +
				"line 27: old-price mc80-assault-cruiser 114, now 110; line 28: old-price home-one 7, now 5; " +
				"line 30: old-price leading-shots 4, now 5"},
	} {
		data, err := os.ReadFile(filepath.Join(samples, test.file))
		if os.IsNotExist(err) {
			t.Skip("no lists beside the tree")
		}
		r, err := fleet.Read(test.file, data, facts(t))
		if err != nil {
			t.Error(err)
			continue
		}
		if total := r.Fleet.Cost(facts(t)).Total; total != test.total {
			t.Errorf("%s: costs %d, want %d", test.file, total, test.total)
		}
		var notes []string
		for _, n := range r.Notes {
			notes = append(notes, n.String())
		}
		if line := strings.Join(notes, "; "); line != test.notes {
			t.Errorf("%s: notes %q, want %q", test.file, line, test.notes)
		}
		legal := len(r.Fleet.Check(facts(t))) == 0 || test.same == &bare || test.file == "warlords-rebel-raddus.txt"
		if !legal {
			t.Errorf("%s: %v", test.file, r.Fleet.Check(facts(t)))
		}
		if s := test.same; s != nil && (r.Fleet.Name != s.Name || fmt.Sprint(r.Fleet.Ships) != fmt.Sprint(s.Ships) ||
			fmt.Sprint(r.Fleet.Objectives) != fmt.Sprint(s.Objectives) || len(r.Fleet.Squadrons) != len(s.Squadrons)) {
			t.Errorf("%s: %+v, want %+v", test.file, r.Fleet, *s)
		}
	}
}

// TestReadNames reads names as others spell them.
func TestReadNames(t *testing.T) {
	for _, test := range []struct{ text, ships, squadrons string }{
		{"Faction: Empire\n\nVictory I-class Star Destroyer (73)\n= 73 Points", "victory-i-class-star-destroyer-empire", ""},
		{"Faction: Republic\n\nVictory I-class Star Destroyer {GAR} (73)\n= 73 Points", "victory-i-class-star-destroyer-republic", ""},
		{"Faction: Rebel\n\nProvidence-class Carrier {REB} (95)", "providence-class-carrier-rebel", ""},
		{"Faction: Separatist\n\nProvidence-class Carrier (102)", "providence-class-carrier-separatist", ""},
		{"Faction: Galactic Empire\n\nISD Kuat Refit [Legacy] (112)\n" +
			"• Intensify Firepower (6)\n* Darth Vader (3)\n- DARTH VADER (4)\n- Corruptor (5)",
			"imperial-star-destroyer-kuat-refit intensify-firepower darth-vader-weapons-team darth-vader-officer corrupter", ""},
		{"Squadrons:\n• Darth Vader [TIE/D] (21)\n• 3 x TIE Fighter Squadrons (24)\n" +
			"• Boba Fett - Slave I (24)\n• “Howlrunner” - TIE Fighter Squadron (16)",
			"", "darth-vader-tie-defender tie-fighter-squadron*3 boba-fett howlrunner"},
		{"Squadrons:\n• Darth Vader - TIE Defender Squadron (99)", "", "darth-vader-tie-defender"},
		{"Squadrons:\n• Jango Fett - Modified Firespray-31 (23)\n" +
			"• Phlac-Arphocc Prototype - Droid Tri-Fighter Squadron (18)\n2x vulture droid fighter (16)",
			"", "jango-fett phlac-arphocc-prototypes vulture-class-droid-fighter-squadron*2"},
		{"CR90 Corvette A (44)\n- Leia Organa (3)\n- Nobody We Know (7)", "cr90-corvette-a leia-organa-officer Nobody We Know", ""},
		{"CR90 Corvette A\n- Leia Organa", "cr90-corvette-a leia-organa-commander", ""},
		{"Faction: Rebel\nCR90 Corvet A (44)\n\nXwing Squadrons (13)", "CR90 Corvet A", "x-wing-squadron"},
	} {
		r := read(t, test.text)
		var ships, squads []string
		for _, s := range r.Fleet.Ships {
			ships = append(append(ships, s.ID), s.Upgrades...)
		}
		for _, s := range r.Fleet.Squadrons {
			if s.Count > 1 {
				s.ID = fmt.Sprint(s.ID, "*", s.Count)
			}
			squads = append(squads, s.ID)
		}
		if got := strings.Join(ships, " "); got != test.ships {
			t.Errorf("%q: ships %q, want %q", test.text, got, test.ships)
		}
		if got := strings.Join(squads, " "); got != test.squadrons {
			t.Errorf("%q: squadrons %q, want %q", test.text, got, test.squadrons)
		}
	}
}

// TestReadNear keeps a name that nobody knows, and the check tells the nearest one.
func TestReadNear(t *testing.T) {
	r := read(t, "Faction: Rebel\nPoints: 50/180\n\nCR90 Corvet A (44)\n- Jainas Lihgt (5)\n")
	if r.Fleet.Points != 180 {
		t.Errorf("the total is %d, want 180", r.Fleet.Points)
	}
	var got []string
	for _, b := range r.Fleet.Check(facts(t)) {
		if near := b.Args["near"]; near != "" {
			got = append(got, near)
		}
	}
	if line := strings.Join(got, " "); line != "cr90-corvette-a jainas-light" {
		t.Errorf("near are %q", line)
	}
}

// TestReadPrices notes what costs something else today.
func TestReadPrices(t *testing.T) {
	r := read(t, "Faction: Rebel\n\nMC75 Ordnance Cruiser (100)\n- Admonition (8)\n- External Racks (9)\n\n"+
		"Squadrons:\n• 2 x X-wing Squadron (26)\n• 2 x A-wing Squadron (23)\n")
	var got []string
	for _, n := range r.Notes {
		got = append(got, n.String())
	}
	want := "line 3: old-price mc75-ordnance-cruiser 100, now 95; line 4: old-price admonition 8, now 10; " +
		"line 5: other-price external-racks 9, now 4; " +
		"line 9: other-price a-wing-squadron 23, now 11"
	if line := strings.Join(got, "; "); line != want {
		t.Errorf("notes %q, want %q", line, want)
	}
}

// TestReadHostile refuses what is no fleet, each in one line, with nothing half read.
func TestReadHostile(t *testing.T) {
	for what, test := range hostile() {
		t.Run(what, func(t *testing.T) {
			r, err := fleet.Read("some.file", []byte(test.text), facts(t))
			if err == nil {
				t.Fatalf("read as %.200v", r)
			}
			if text := err.Error(); !strings.HasPrefix(text, "some.file: ") || !strings.Contains(text, test.want) ||
				strings.ContainsAny(text, "\n\r\x00") || len(text) > 300 {
				t.Errorf("error %q does not say %q in one line", text, test.want)
			}
			if len(r.Fleet.Ships)+len(r.Fleet.Squadrons) > 0 || r.Fleet.Faction != 0 {
				t.Errorf("half a fleet: %+v", r)
			}
		})
	}
}

// refused is a file and what its refusal says.
type refused struct{ text, want string }

func hostile() map[string]refused {
	own := func(inside string) string {
		return `{"game": "armada", "faction": "rebel-alliance", "points": 400, ` + inside + `}`
	}
	ships := func(inside string) string { return own(`"ships": [` + inside + `]`) }
	many := func(n int, s string) string { return strings.TrimSuffix(strings.Repeat(s+", ", n), ", ") }
	all := map[string]refused{
		"empty": {"", "empty"}, "blank": {" \n\t\r\n", "empty"}, "a mark alone": {"\ufeff", "no fleet"},
		"large":          {strings.Repeat("x", 10<<20), "over a megabyte"},
		"large JSON":     {"{" + strings.Repeat(`"a": 1, `, 1<<18) + "}", "over a megabyte"},
		"not UTF-8":      {"Name: \xff\xfe\xfa", "UTF-8"},
		"UTF-16":         {"\xff\xfeN\x00a\x00", "UTF-16"},
		"a NUL":          {"Name: x\x00\nCR90 Corvette A (44)", "not text"},
		"ZIP":            {"PK\x03\x04\x14\x00", "ZIP"},
		"gzip":           {"\x1f\x8b\x08", "gzip"},
		"a picture":      {"\x89PNG\r\n\x1a\n", "picture"},
		"a PDF":          {"%PDF-1.4", "PDF"},
		"a roster":       {"<?xml version=\"1.0\"?><roster/>", "XML"},
		"nested":         {strings.Repeat(`{"a":`, 50_000), ""},
		"nested lists":   {`{"game": "armada", "ships": ` + strings.Repeat("[", 100_000), ""},
		"cut short":      {`{"game": "armada", "ships": [{"id": "cr90`, ""},
		"two objects":    {own(`"ships": []`) + own(`"ships": []`), ""},
		"a key twice":    {own(`"ships": [], "ships": []`), "ships"},
		"a list":         {`[{"id": "cr90-corvette-a"}]`, "not one JSON object"},
		"an empty list":  {"[]", "not one JSON object"},
		"nothing in it":  {"{}", "no fleet"},
		"no ships":       {own(`"ships": [], "squadrons": []`), "neither ships nor squadrons"},
		"a squad":        {`{"faction": "rebelalliance", "pilots": [{"id": "lukeskywalker"}], "version": "2.0.0"}`, "a squad of pilots"},
		"another game":   {`{"game": "nim", "ships": []}`, "nim"},
		"another key":    {own(`"ships": [{"id": "cr90-corvette-a"}], "planets": 1`), "planets"},
		"no faction":     {`{"game": "armada", "faction": "hutts", "ships": [{"id": "cr90-corvette-a"}]}`, "hutts"},
		"200 ships":      {ships(many(200, `{"id": "cr90-corvette-a"}`)), "ships: 200"},
		"40 upgrades":    {ships(`{"id": "cr90-corvette-a", "upgrades": [` + many(40, `"nav-team"`) + `]}`), "upgrades: 40"},
		"300 entries":    {own(`"squadrons": [` + many(300, `{"id": "x-wing-squadron"}`) + `]`), "squadrons: 300"},
		"30 objectives":  {own(`"objectives": [` + many(30, `"most-wanted"`) + `], "ships": [{"id": "x"}]`), "objectives: 30"},
		"no id":          {ships(`{"upgrades": []}`), "ships[0]: id: missing"},
		"an id of blank": {ships(`{"id": " \t "}`), "ships[0]: id: missing"},
		"a number as id": {ships(`{"id": 7}`), "ships[0]: id: not a text"},
		"no object":      {ships(`"cr90-corvette-a"`), "ships[0]: not an object"},
		"an upgrade":     {ships(`{"id": "cr90-corvette-a", "upgrades": [{"id": "nav-team"}]}`), "not a list of ids"},
		"one upgrade":    {ships(`{"id": "cr90-corvette-a", "upgrades": "nav-team"}`), "upgrades: not a list"},
		"less than none": {own(`"squadrons": [{"id": "x-wing-squadron", "count": -2}]`), "a count of -2"},
		"half a ship":    {own(`"squadrons": [{"id": "x-wing-squadron", "count": 1.5}]`), "count: not a whole number"},
		"a million":      {own(`"squadrons": [{"id": "x-wing-squadron", "count": 1000000}]`), "a count of 1000000"},
		"a total of 0":   {`{"game": "armada", "points": 0, "ships": [{"id": "cr90-corvette-a"}]}`, "a total of 0"},
		"below 0":        {`{"game": "armada", "points": -400, "ships": [{"id": "cr90-corvette-a"}]}`, "a total of -400"},
		"beyond number":  {`{"game": "armada", "points": 1e400, "ships": [{"id": "cr90-corvette-a"}]}`, "points: not a whole number"},
		"zero ids": {`{"name": "x", "faction": 1, "pointLimit": 400, "ships": [{"uid": "", "id": 0, "upgrades": [0]}], "shipIds": [0]}`,
			"ships[0]: no card has the number 0"},
		"a side of none": {`{"faction": 2, "pointLimit": 400, "ships": [{"id": 1}], "shipIds": []}`, "faction: 2"},
		"prose":          {"Dear all,\nI lost my fleet. Can anybody help?\n", "line 2"},
		"a long line":    {"Name: x\n" + strings.Repeat("CR90 Corvette A ", 100), "line 2: over"},
		"many lines":     {strings.Repeat("\n", 3000) + "x", "over 2000 lines"},
		"many ships":     {strings.Repeat("CR90 Corvette A (44)\n", 150), "line 101: over 100 ships"},
		"many upgrades":  {"CR90 Corvette A (44)\n" + strings.Repeat("- Nav Team (4)\n", 50), "line 32: over 30 upgrades"},
		"minus two":      {"Squadrons:\n• -2 x X-wing Squadron (26)\n", "line 2: -2 squadrons"},
		"minus two bare": {"CR90 Corvette A (44)\n= 44 points\n-2 X-wing Squadron (13)\n", "line 3: -2 squadrons"},
		"many at once":   {"Squadrons:\n• 999999999 x X-wing Squadron (26)\n", "line 2: 999999999 squadrons"},
		"a loose card":   {"- Gunnery Team\n", "line 1"},
		"a great total":  {"Points: 1/999999\nCR90 Corvette A (44)\n", "a total of 999999"},
	}
	return all
}

// TestReadStandard takes the standard total where a list names none.
func TestReadStandard(t *testing.T) {
	r := read(t, "CR90 Corvette A (44)\n")
	if r.Fleet.Points != fleet.StandardPoints || r.Fleet.Faction != catalog.Rebel {
		t.Errorf("%d points, %s", r.Fleet.Points, r.Fleet.Faction)
	}
}
