package terms_test

import (
	"slices"
	"strings"
	"testing"

	"xwing/assets"
	"xwing/game/armada/catalog"
	"xwing/game/armada/fleet"
	"xwing/game/armada/gauge"
	"xwing/game/armada/terms"
)

func load(t *testing.T) (*terms.Words, *catalog.Catalog) {
	t.Helper()
	cat, err := catalog.Open(assets.ArmadaFacts())
	if err != nil {
		t.Fatal(err)
	}
	w, err := terms.Load(assets.Words, "en", cat)
	if err != nil {
		t.Fatal(err)
	}
	return w.Watched(func(key string) { t.Errorf("no words for %s", key) }), cat
}

// ship is a ship with its upgrades, as "cr90-corvette-a: jainas-light".
func ship(text string) fleet.Ship {
	id, upgrades, _ := strings.Cut(text, ":")
	return fleet.Ship{ID: id, Upgrades: strings.Fields(upgrades)}
}

// wrong are fleets that break every rule between them.
func wrong() []fleet.Fleet {
	return []fleet.Fleet{
		{Faction: catalog.Rebel, Points: 150, Objectives: []string{"most-wanted", "station-assault", "double-agent", "mostwantd", "zzzzzz"},
			Ships: []fleet.Ship{
				ship("gr-75-medium-transports: mon-mothma chart-officer chart-officer gunnery-team bail-organa-officer"),
				ship("mc75-armored-cruiser: admiral-ackbar admiral-screed gunnery-team boarding-troopers agent-kallus flag-bridge"),
				ship("mc80-battle-cruiser: spinal-armament enhanced-armament liberty mon-karren jainas-light clone-gunners " +
					"thermal-shields flag-bridge"),
				ship("starhawk-class-battleship-mark-ii: amity seventh-fleet-star-destroyer spha-t disposable-capacitors"),
				ship("executor-i-class-star-dreadnought: minister-tua"),
				ship("consular-class-charger-c70: radiant-vii heavy-turbolaser-turrets"),
				ship("imperial-star-destroyer-cymoon-1-refit: chimaera"),
				ship("cr90-corvet-a: jainaslight qqqqqqqq"), ship("yyyyyyyyyyyy"),
			},
			Squadrons: []fleet.Squadron{{ID: "han-solo", Count: 1}, {ID: "lando-calrissian", Count: 1}, {ID: "luke-skywalker", Count: 2},
				{ID: "tie-fighter-squadron", Count: 1}, {ID: "luke-skywaker", Count: 1}, {ID: "xxxxxxxxxxx", Count: 1},
				{ID: "x-wing-squadron", Count: 0}}},
		{},
	}
}

// TestBreachInWords reads what is wrong with fleets: sentences, no ids; every sentence is said.
func TestBreachInWords(t *testing.T) {
	w, cat := load(t)
	said := map[string]bool{}
	var all []string
	for _, f := range wrong() {
		for _, b := range f.Check(cat) {
			text := w.Breach(f, b)
			all = append(all, text)
			key := "breach." + string(b.Kind)
			if b.Args["near"] != "" {
				key += "-near"
			} else if b.Kind == fleet.WrongFaction && b.Upgrade != "" {
				key += "-upgrade"
			}
			said[key] = true
			for _, id := range []string{"⟦", "ARM-", "-class-", "corvette-a", "-team", "galactic-", "{", "-alliance"} {
				if strings.Contains(text, id) {
					t.Errorf("%s: %q has %q in it", b, text, id)
				}
			}
			if !strings.HasSuffix(text, ".") && !strings.HasSuffix(text, "?") {
				t.Errorf("%q is no sentence", text)
			}
		}
	}
	for _, want := range []string{
		"Ship 1, GR-75 Medium Transports: a flotilla cannot carry a commander, as Mon Mothma is.",
		"Ship 2, MC75 Armored Cruiser: Agent Kallus is for the Galactic Empire.",
		"Ship 3, MC80 Battle Cruiser: Clone Gunners is only for ships with the tag clone.",
		"Fleet: 4 unique squadrons with defense tokens; one for each whole hundred points makes 1.",
		"Luke Skywalker: the unique name Luke Skywalker is in the fleet already.",
		`"luke-skywaker": there is no squadron of this name. Did you mean Luke Skywalker?`,
	} {
		if !slices.Contains(all, want) {
			t.Errorf("nobody says %q in\n%s", want, strings.Join(all, "\n"))
		}
	}
	for _, key := range w.Keys() {
		// No card in print bars a tag.
		if strings.HasPrefix(key, "breach.") && !strings.HasPrefix(key, "breach.of.") && !said[key] && key != "breach.wrong-tag" {
			t.Errorf("%s is never said", key)
		}
	}
}

// TestNoteInWords reads what is said of costs.
func TestNoteInWords(t *testing.T) {
	w, cat := load(t)
	r, err := fleet.Read("fleet", []byte("CR90 Corvette A (45)\n- Admonition (8)\nSquadrons:\n• X-wing Squadron (1)\n"), cat)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, n := range r.Notes {
		got = append(got, w.Note(n))
	}
	want := "Line 1: CR90 Corvette A costs 44, not 45.\nLine 2: Admonition cost 8 in former times; it costs 10.\n" +
		"Line 4: X-Wing Squadron costs 13, not 1."
	if text := strings.Join(got, "\n"); text != want {
		t.Errorf("notes\n%s\nwant\n%s", text, want)
	}
}

// TestTerms wants words for every id that a sentence may show.
func TestTerms(t *testing.T) {
	w, _ := load(t)
	show := func(arg string, id interface{ String() string }) {
		if text := w.Value(arg, id.String()); strings.Contains(text, "-") || text == "" || strings.Contains(text, "⟦") {
			t.Errorf("%s %s is %q", arg, id, text)
		}
		if _, ok := w.Sentence("term." + arg + "." + id.String()); !ok {
			t.Errorf("no term.%s.%s", arg, id)
		}
	}
	for _, f := range catalog.Factions() {
		show("faction", f)
	}
	for _, s := range catalog.Slots() {
		show("slot", s)
	}
	for s := gauge.Small; s <= gauge.Huge; s++ {
		show("size", s)
	}
	for s := catalog.AssaultObjective; s <= catalog.ScenarioObjective; s++ {
		show("category", s)
	}
	for s := catalog.Bombard; s <= catalog.Transport; s++ {
		show("tag", s)
	}
}
