package match

import (
	"bytes"
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"xwing/assets"
	"xwing/game"
	"xwing/game/xwing/catalog"
)

// usedBy is what today's facts of a journal's game come to.
func usedBy(t *testing.T, k *Kit, journal []byte) string {
	t.Helper()
	h, err := game.ReadHeader(journal)
	if err != nil {
		t.Fatal(err)
	}
	state, err := k.Start(h)
	if err != nil {
		t.Fatal(err)
	}
	_, facts := state.(game.Versioned).Versions()
	return facts
}

// corrected is a kit of the facts with one correction: within the file, behind the
// first place that says after, from becomes to.
func corrected(t *testing.T, file, after, from, to string) *Kit {
	t.Helper()
	facts := fstest.MapFS{}
	err := fs.WalkDir(assets.Facts(), ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := fs.ReadFile(assets.Facts(), name)
		facts[name] = &fstest.MapFile{Data: text}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	text := string(facts[file].Data)
	at := strings.Index(text, after)
	if at < 0 || !strings.Contains(text[at:], from) {
		t.Fatalf("%s says no %q behind %q", file, from, after)
	}
	facts[file].Data = []byte(text[:at] + strings.Replace(text[at:], from, to, 1))
	k, err := NewKit(facts)
	if err != nil {
		t.Fatal(err)
	}
	return k
}

// TestOnlyUsedFactsMatter corrects facts. A game between a squad with Luke and one
// with Iden, and a journal of it, is of other versions only if it goes by them.
func TestOnlyUsedFactsMatter(t *testing.T) {
	k := kit(t)
	kept := keptJournal(t, "rebel-core-imperial-core")
	bombs := keptJournal(t, "rebel-bombardiers-imperial-punishers")
	today, bombing := usedBy(t, k, kept), usedBy(t, k, bombs)
	for _, c := range []struct {
		file, after, from, to string
		core, bombs           bool // whether they are of other versions then
	}{
		{"environments.toml", "product", `product = "`, `product = "New `, false, false},
		{"obstacles.toml", "[[obstacle]]", `products = ["`, `products = ["New `, false, false},
		{"ships/t65xwing.toml", `xws = "lukeskywalker"`, `name = "`, `name = "Old `, false, false},
		{"ships/t65xwing.toml", `xws = "lukeskywalker"`, `initiative = 5`, `initiative = 4`, true, false},
		{"ships/t65xwing.toml", `xws = "wedgeantilles"`, `initiative = 6`, `initiative = 5`, false, false},
		{"ships/t65xwing.toml", `dial = [`, `"1BB"`, `"1BW"`, true, false},
		{"ships/t70xwing.toml", `dial = [`, `"1BB"`, `"1BW"`, false, false},
		{"points/ffg20.toml", "lukeskywalker", "cost = 6", "cost = 7", true, false},
		{"points/ffg20.toml", "wedgeantilles", "cost = 5", "cost = 6", false, false},
		{"points/xwa.toml", "lukeskywalker", "cost = 14", "cost = 15", false, false},
		{"upgrades/talent.toml", `xws = "elusive"`, "value = 1", "value = 2", true, false},
		{"tokens.toml", `id = "protonbomb"`, "guides = 14.2", "guides = 15.2", false, true},
		{"damage.toml", `id = "directhit"`, "copies = 5", "copies = 6", true, true},
		{"conditions.toml", `xws = "hunted"`, "limited = 1", "limited = 2", false, false},
	} {
		with := corrected(t, c.file, c.after, c.from, c.to)
		if with.Facts.Version() == k.Facts.Version() {
			t.Errorf("%s: nothing is corrected", c.file)
		}
		if got := usedBy(t, with, kept) != today; got != c.core {
			t.Errorf("%s, %s: the core game is of other versions: %v, want %v", c.file, c.after, got, c.core)
		}
		if got := usedBy(t, with, bombs) != bombing; got != c.bombs {
			t.Errorf("%s, %s: the game with bombs is of other versions: %v, want %v", c.file, c.after, got, c.bombs)
		}
	}
}

// TestScoredBudgetsMatter: a game goes by its list's budget where mission points are counted by it.
func TestScoredBudgetsMatter(t *testing.T) {
	squad := []byte(`{"faction":"scumandvillainy","pilots":[{"id":"fennrau","ship":"fangfighter","upgrades":{}}]}`)
	for _, c := range []struct {
		list     catalog.Ruleset
		from, to string
		matters  bool
	}{
		{catalog.AMG25, "budget = 20", "budget = 21", true},
		{catalog.FFG20, "budget = 200", "budget = 210", false},
	} {
		var sums [2]string
		for i, k := range []*Kit{kit(t), corrected(t, "points/"+string(c.list)+".toml", "version", c.from, c.to)} {
			h, err := k.HeaderBy(c.list, [2][]byte{squad, squad}, 3)
			if err != nil {
				t.Fatal(err)
			}
			sums[i] = h.Catalogue
		}
		if got := sums[0] != sums[1]; got != c.matters {
			t.Errorf("%s: a game with %s is of other versions: %v, want %v", c.list, c.to, got, c.matters)
		}
	}
}

// TestHeadersNameTheFactsUsed: what a new game's header says is what its rules say.
func TestHeadersNameTheFactsUsed(t *testing.T) {
	k := kit(t)
	var squads [2][]byte
	for i, name := range []string{"rebel-core.xws", "imperial-core.xws"} {
		var err error
		if squads[i], err = fs.ReadFile(assets.Squads(), name); err != nil {
			t.Fatal(err)
		}
	}
	for _, list := range k.Lists() {
		h, err := k.HeaderBy(list, squads, 3)
		if err != nil {
			t.Fatal(err)
		}
		state, err := k.Start(h)
		if err != nil {
			t.Fatal(err)
		}
		if _, facts := state.(game.Versioned).Versions(); h.Catalogue != facts {
			t.Errorf("%s: the header says %s, the rules say %s", list, h.Catalogue, facts)
		}
	}
}

// TestJournalsOfAllFacts: a journal from when its header named a digest of all facts
// is gone on with, without a word as long as it plays the same game.
func TestJournalsOfAllFacts(t *testing.T) {
	k := kit(t)
	kept := keptJournal(t, "rebel-core-imperial-core")
	older := bytes.Replace(kept, []byte(usedBy(t, k, kept)), []byte("218578a7f5f5c433"), 1)
	s, notice, err := game.Resume(game.Reseal(older), k.Start, nil)
	if err != nil || !notice.Empty() {
		t.Fatalf("Resume = %v, %v", err, notice)
	}
	s.Close()
}

// goesBy lists what a game goes by in which the card is played.
func goesBy(k *Kit, kind catalog.Kind, xws string) map[string]bool {
	u := usedFacts{kit: k, list: "x2po", seen: map[string]bool{}}
	if kind == catalog.PilotCard {
		u.pilot(xws)
	} else {
		u.upgrade(xws)
	}
	return u.seen
}

// TestWhatCardsBringIsUsed: a game goes by the conditions, devices and obstacles that
// its cards bring, whether the cards' own facts name them, those of the conditions, or
// the declarations alone.
func TestWhatCardsBringIsUsed(t *testing.T) {
	k := kit(t)
	for _, c := range k.Facts.Conditions() {
		for _, xws := range c.Pilots {
			if !goesBy(k, catalog.PilotCard, xws)["condition/"+c.XWS] {
				t.Errorf("a game with %s does not go by %s", xws, c.XWS)
			}
		}
		for _, xws := range c.Upgrades {
			if _, err := k.Facts.Upgrade(xws); err == nil && !goesBy(k, catalog.UpgradeCard, xws)["condition/"+c.XWS] {
				t.Errorf("a game with %s does not go by %s", xws, c.XWS)
			}
		}
	}
	for card, brings := range map[string][]string{"electrochaffmissiles": {"obstacle/electrochaffcloud"},
		"sparepartscanisters": {"obstacle/spareparts"}, "blazerbomb": {"device/blazerbomb", "obstacle/blaze"}} {
		for _, id := range brings {
			if got := goesBy(k, catalog.UpgradeCard, card); !got[id] {
				t.Errorf("a game with %s goes by %v, want %s", card, got, id)
			}
		}
	}
	if goesBy(k, catalog.PilotCard, "lukeskywalker")["condition/guarded"] {
		t.Error("Luke Skywalker brings Guarded")
	}
}

// TestTheCoreGameGoesByTodaysFacts: no card of the core squads says anything else than when their game was kept. A field
// that other cards alone have is no change.
func TestTheCoreGameGoesByTodaysFacts(t *testing.T) {
	kept := keptJournal(t, "rebel-core-imperial-core")
	h, err := game.ReadHeader(kept)
	if err != nil {
		t.Fatal(err)
	}
	if now := usedBy(t, kit(t), kept); now != h.Catalogue {
		t.Errorf("its facts came to %s, now to %s", h.Catalogue, now)
	}
}
