package e2e

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// built is a squad that is built from nothing.
type built struct {
	list, faction, name string
	ships               []string
	slot, card          string // of the first ship
}

// factionSquads are one legal squad of each faction, over four lists; the Empire's is built by keys.
var factionSquads = []built{
	{"ffg20", "rebelalliance", "Reds", []string{"lukeskywalker", "wedgeantilles", "thanekyrell"}, "Torpedo", "protontorpedoes"},
	{"amg25", "galacticrepublic", "Clones",
		[]string{"r2d2", "obiwankenobi-siegeofcoruscant", "kitfisto", "boost", "niteowlliberator"}, "Torpedo", "homingtorpedoes"},
	{"amg25", "separatistalliance", "Hunters", []string{"zamwesell", "jangofett", "phlacarphoccprototype-siegeofcoruscant"},
		"Cannon", "heavylasercannon"},
	{"xwa", "resistance", "Blues", []string{"zayversio", "jaycristubbs", "wrobietyce"}, "Cannon", "advprotontorpedoes"},
	{"xwa", "firstorder", "Order", []string{"709thlegionace", "null", "captainphasma"}, "Talent", "elusive"},
	{"ffg10", "scumandvillainy", "Rogues", []string{"lokrevenant", "zealousrecruit", "viktorhel"}, "Missile", "concussionmissiles"},
}

// TestEveryFactionIsBuilt builds a squad of each of the seven factions from the title, six by mouse and one by keys, keeps
// them, has xwing squad read the files without a breach, and begins a game with two of them.
func TestEveryFactionIsBuilt(t *testing.T) {
	needDisplay(t)
	p := open(t, t.TempDir(), 0)
	must(t, p.Rest())
	for _, b := range factionSquads {
		p.click("title.build:X-Wing")
		p.want("builder", "")
		p.click("build-list:" + b.list)
		p.click("build-faction:" + b.faction)
		for _, ship := range b.ships {
			p.seek(ship)
			p.click("fit:" + ship)
		}
		p.click("ship:1")
		p.slot(b.slot)
		p.seek(b.card)
		p.click("fit:" + b.card)
		p.called(b.name)
		if w, there := p.Find("builder.breach"); there {
			t.Errorf("%s: %s", b.name, w.Words)
		}
		p.click("builder.save")
		p.legal(b.list, b.name, len(b.ships))
		p.click("builder.back")
		p.want("title", "")
	}
	if n := p.builtByKeys(); n > 90 {
		t.Errorf("by keys it takes %d presses", n)
	}
	p.legal("ffg20", "Darth Vader's squad", 3)
	p.click("builder.play")
	p.want("squads", "")
	p.click("squad:" + strings.TrimSuffix(p.savedAs("Reds"), ".json") + ":blue")
	p.click("squads.begin")
	must(t, p.Rest())
	if s := p.Screen(); s.Screen == "squads" {
		t.Error("the game does not begin")
	}
}

// called names the squad.
func (p *client) called(name string) {
	p.t.Helper()
	p.click("builder.name")
	must(p.t, p.Type(name))
	must(p.t, p.Key(ebiten.KeyEnter))
}

// savedAs is the file of a squad, by its name.
func (p *client) savedAs(name string) string {
	p.t.Helper()
	files, err := filepath.Glob(filepath.Join(p.home, "data", "xwing", "squads", "*"))
	must(p.t, err)
	for _, file := range files {
		if text, _ := os.ReadFile(file); strings.Contains(string(text), `"`+name+`"`) {
			return filepath.Base(file)
		}
	}
	p.t.Fatalf("none of %v is %s", files, name)
	return ""
}

// legal has the program read the file of a squad at the command line, by a list.
func (p *client) legal(list, name string, ships int) {
	p.t.Helper()
	file := filepath.Join(p.home, "data", "xwing", "squads", p.savedAs(name))
	if text, _ := os.ReadFile(file); strings.Count(string(text), `"ship":`) != ships {
		p.t.Errorf("%s has not %d ships:\n%s", name, ships, text)
	}
	cmd := exec.Command(stage.guest, "squad", "--points", list, file)
	if list == "ffg10" {
		cmd.Args = append(cmd.Args, "--edition", "1")
	}
	if out, err := cmd.CombinedOutput(); err != nil {
		p.t.Errorf("%s, read by %s: %v\n%s", name, list, err, out)
	}
}

// builtByKeys builds a squad of the Empire from the screen of lists by keys alone, keeps it, and returns how many presses it took.
func (p *client) builtByKeys() (presses int) {
	p.t.Helper()
	p.click("title.build:X-Wing")
	p.click("build-list:ffg20")
	must(p.t, p.Move(1, 1))
	key := func(keys ...ebiten.Key) {
		must(p.t, p.Key(keys...))
		presses++
	}
	write := func(text string) {
		must(p.t, p.Type(text))
		presses += len(text)
	}
	for range 30 {
		if p.Screen().Focus == "build-faction:galacticempire" {
			break
		}
		key(ebiten.KeyTab)
	}
	key(ebiten.KeyEnter)
	must(p.t, p.Rest())
	slots := []ebiten.Key{ebiten.KeyDigit1, ebiten.KeyDigit2, ebiten.KeyDigit3, ebiten.KeyDigit4}
	for _, s := range []string{"vader", "soontir", "grand", "1predict", "<", "4predator", "2after", "<", "1hate", "4fire", "3after"} {
		if s == "<" {
			key(ebiten.KeyArrowLeft)
			continue
		}
		if i := slices.Index([]byte("1234"), s[0]); i >= 0 {
			key(slots[i])
			s = s[1:]
		}
		write(s)
		key(ebiten.KeyEnter)
		must(p.t, p.Rest())
	}
	key(ebiten.KeyControlLeft, ebiten.KeyS)
	must(p.t, p.Rest())
	p.t.Logf("by keys: %d presses", presses)
	return presses
}
