package armada

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game/armada/catalog"
	"xwing/game/armada/fleet"
	"xwing/scene/ui"
)

// ownFleets is a player with a folder of fleets, and drafts.
type ownFleets struct {
	noFiles
	files, drafts []FleetFile
}

func (o *ownFleets) Fleets() ([]FleetFile, error) { return o.files, nil }
func (o *ownFleets) AddFleet(title string, text []byte) (string, error) {
	o.files = append(o.files, FleetFile{Name: title, Where: "own", Text: text})
	return title, nil
}
func (o *ownFleets) ChangeFleet(name string, old, text []byte) error {
	for i := range o.files {
		if o.files[i].Name == name && string(o.files[i].Text) == string(old) {
			o.files[i].Text = text
			return nil
		}
	}
	return fmt.Errorf("%s is another one now", name)
}
func (o *ownFleets) Drafts() ([]FleetFile, error) { return o.drafts, nil }
func (o *ownFleets) KeepDraft(name string, text []byte) error {
	for i := range o.drafts {
		if o.drafts[i].Name == name {
			o.drafts = append(o.drafts[:i:i], o.drafts[i+1:]...)
			break
		}
	}
	if text != nil {
		o.drafts = append(o.drafts, FleetFile{Name: name, Text: text})
	}
	return nil
}

// builderOf is a client that builds a fleet of a faction, with a folder of its own.
func builderOf(t *testing.T, f catalog.Faction) (*Client, *builderScreen, *ownFleets) {
	t.Helper()
	a, own := newClientFor(t), &ownFleets{}
	a.game.Folder, a.game.Drafts = own, own
	a.build()
	a.Build(ui.Input{X: -1, Y: -1})
	press(t, a, "build-total:400")
	press(t, a, "build-faction:"+f.String())
	return a, a.Screen.(*builderScreen), own
}

// typing presses keys one after the other and counts them: a word is its letters, + and 1 to 9 are themselves, and what stands in
// angles is a key by its name.
func typing(t *testing.T, a *Client, text string) (presses int) {
	t.Helper()
	named := map[string][]ebiten.Key{"enter": {ebiten.KeyEnter}, "del": {ebiten.KeyDelete}, "esc": {ebiten.KeyEscape},
		"down": {ebiten.KeyArrowDown}, "left": {ebiten.KeyArrowLeft}, "right": {ebiten.KeyArrowRight},
		"ctrl+d": {ebiten.KeyControl, ebiten.KeyD}, "ctrl+z": {ebiten.KeyControl, ebiten.KeyZ},
		"ctrl+y": {ebiten.KeyControl, ebiten.KeyY}, "ctrl+s": {ebiten.KeyControl, ebiten.KeyS}, "f8": {ebiten.KeyF8},
		"f9": {ebiten.KeyF9}, "alt+down": {ebiten.KeyAlt, ebiten.KeyArrowDown}, "alt+up": {ebiten.KeyAlt, ebiten.KeyArrowUp}}
	for text != "" {
		in := ui.Input{X: -1, Y: -1}
		switch c := text[0]; {
		case c == '<':
			name, rest, _ := strings.Cut(text[1:], ">")
			keys, ok := named[name]
			if !ok {
				t.Fatalf("no key is called %s", name)
			}
			in.Keys, in.Struck, text = keys, keys[len(keys)-1:], rest
		case c >= '1' && c <= '9':
			k := ebiten.KeyDigit1 + ebiten.Key(c-'1')
			in.Keys, in.Struck, in.Typed, text = []ebiten.Key{k}, []ebiten.Key{k}, []rune{rune(c)}, text[1:]
		default:
			in.Typed, text = []rune{rune(c)}, text[1:]
		}
		presses++
		a.Build(in)
		a.Build(ui.Input{X: -1, Y: -1})
	}
	return presses
}

// wordsOf is what is written on a widget; "" where there is none.
func wordsOf(a *Client, id string) string {
	for _, w := range a.UI.Widgets {
		if w.ID == id {
			return w.Words
		}
	}
	return ""
}

// TestBuildingByKeys builds a legal fleet of 400 points of each faction by keys alone, and keeps it.
func TestBuildingByKeys(t *testing.T) {
	for _, tt := range []struct {
		faction catalog.Faction
		keys    string
	}{
		{catalog.Rebel, "mc80 command<enter>nebulon-b esc<enter>gr-75 medium<enter>cr90 corvette a<enter>" +
			"<left><left><left>1mon moth<enter>2home one<enter>3intel off<enter>++x-wing squad<enter><ctrl+d><ctrl+d>luke<enter>" +
			"<f9>most wan<enter><f9>hyperspace ass<enter><f9>minef<enter>"},
		{catalog.Imperial, "imperial i-class<enter>gladiator i-<enter>gozanti-class cru<enter>" +
			"<left><left>1darth vader<enter>4gunnery<enter><right>2demol<enter>++tie fighter sq<enter><ctrl+d><ctrl+d><ctrl+d>" +
			"<f9>advanced g<enter><f9>fleet amb<enter><f9>superior<enter>"},
	} {
		a, b, own := builderOf(t, tt.faction)
		presses := typing(t, a, tt.keys+"<ctrl+s>")
		f, cost := b.fleet(), b.cost()
		t.Logf("%d presses, %d points: %+v", presses, cost.Total, f)
		if broken := b.draft.Breaches(); len(broken) > 0 || cost.Total < 250 || len(f.Ships) < 3 || cost.Squadrons == 0 {
			t.Errorf("%d points: %+v breaks %v", cost.Total, f, broken)
		}
		if len(own.files) != 1 || len(own.drafts) != 0 || !b.saved() {
			t.Fatalf("%d files, %d drafts are kept", len(own.files), len(own.drafts))
		}
		if r, err := fleet.Read("kept", own.files[0].Text, a.kit.Facts); err != nil || !r.Fleet.Equal(f) {
			t.Errorf("what is kept is %+v, %v", r.Fleet, err)
		}
	}
}

// TestBuilderTakesBack: what is done is undone and done again, a draft that breaks rules is kept and told, and F8 goes to what
// breaks one.
func TestBuilderTakesBack(t *testing.T) {
	a, b, own := builderOf(t, catalog.Rebel)
	ships := func() string {
		var ids []string
		for _, s := range b.fleet().Ships {
			ids = append(ids, strings.Split(s.ID, "-")[0])
		}
		return strings.Join(ids, " ")
	}
	want := func(what, names string) {
		t.Helper()
		if got := ships(); got != names {
			t.Fatalf("%s: the fleet is %q, want %q", what, got, names)
		}
	}
	typing(t, a, "cr90 corvette a<enter>mc75 arm<enter><left>2jaina<enter><left><ctrl+d>")
	want("twice", "cr90 cr90 mc75")
	if !strings.Contains(wordsOf(a, "builder.breach"), "commander") {
		t.Errorf("of a fleet without a commander it says %q", wordsOf(a, "builder.breach"))
	}
	typing(t, a, "<f8>")
	if told := b.draft.Breaches()[b.breach]; told.Kind == fleet.NoFlagship && b.fill != fillSlot || told.Ship >= 0 && b.ship != told.Ship {
		t.Errorf("F8 leads to ship %d, the breach is %v", b.ship, told)
	}
	typing(t, a, "<ctrl+z><ctrl+z><ctrl+y>")
	want("undone twice, done again once", "cr90 mc75")
	b.show(0)
	typing(t, a, "<alt+down>")
	want("moved", "mc75 cr90")
	if b.ship != 1 || len(own.drafts) != 1 {
		t.Errorf("ship %d is shown, %d drafts are kept", b.ship, len(own.drafts))
	}
	press(t, a, "slot:2:out")
	if len(b.fleet().Ships[1].Upgrades) != 0 {
		t.Error("the title is not taken out")
	}
	typing(t, a, "<del>")
	want("taken out", "mc75")
	typing(t, a, "++a-wing squad<enter>")
	press(t, a, "wing:1:more")
	press(t, a, "wing:1:less")
	typing(t, a, "<del>")
	if n := len(b.fleet().Squadrons); n != 0 {
		t.Errorf("%d entries of squadrons are left", n)
	}
	press(t, a, "builder.points:180")
	if b.fleet().Points != 180 {
		t.Errorf("%d points are agreed on", b.fleet().Points)
	}
	typing(t, a, "<esc><esc><esc>")
	if a.Screen.Name() != "title" {
		t.Fatalf("escape leads to %s", a.Screen.Name())
	}
	a.build()
	a.Build(ui.Input{X: -1, Y: -1})
	press(t, a, "build-draft:fleet-1")
	if b = a.Screen.(*builderScreen); ships() != "mc75" || b.fleet().Points != 180 {
		t.Errorf("gone on with it is %+v", b.fleet())
	}
}

// TestWhatDoesNotFit tells why a card is refused, and takes it all the same.
func TestWhatDoesNotFit(t *testing.T) {
	a, b, _ := builderOf(t, catalog.Rebel)
	typing(t, a, "gr-75 medium<enter><esc>")
	b.open(0) // a flotilla has no place for a commander
	if b.what() != "Title" {
		t.Errorf("its first slot is for a %s", b.what())
	}
	typing(t, a, "jaina")
	o := b.offers().nth(0)
	if o == nil || o.id != "jainas-light" || o.breach == nil || o.breach.Kind != fleet.WrongIcon {
		t.Fatalf("offered is %+v", o)
	}
	typing(t, a, "<enter>")
	if got := b.fleet().Ships[0].Upgrades; len(got) != 1 || len(b.draft.Breaches()) == 0 {
		t.Errorf("it has %v, and breaks %v", got, b.draft.Breaches())
	}
	copied := ""
	a.UI.Clipboard.Write = func(text string) error { copied = text; return nil }
	press(t, a, "builder.copy")
	if !strings.Contains(copied, "• Jaina") || !strings.Contains(copied, "Faction: Rebel") {
		t.Errorf("copied is %q", copied)
	}
}

// TestEditing opens a built-in fleet as a copy, its own as itself, and plays it.
func TestEditing(t *testing.T) {
	a, own := newClientFor(t), &ownFleets{}
	samples, _ := noFiles{}.Fleets()
	own.files = samples[:2]
	a.game.Folder, a.game.Drafts = own, own
	s := &fleetsScreen{client: a}
	a.Show(s)
	a.Build(ui.Input{X: -1, Y: -1})
	s.picked[0] = samples[0].Name
	a.Build(ui.Input{X: -1, Y: -1})
	press(t, a, "edit:red")
	b := a.Screen.(*builderScreen)
	if b.file.name != "" || b.draft.Changed() {
		t.Errorf("of a built-in one the file is %q", b.file.name)
	}
	if b.empty() || wordsOf(a, "builder.state") == "" {
		t.Error("nothing is told of it")
	}
	b.title = "Mine"
	press(t, a, "builder.play")
	if got := a.Screen.(*fleetsScreen); got.picked[0] != "Mine" || len(own.files) != 3 {
		t.Errorf("picked is %q of %d files", got.picked[0], len(own.files))
	}
	press(t, a, "edit:red")
	b = a.Screen.(*builderScreen)
	if b.file.name != "Mine" || !b.saved() {
		t.Errorf("its file is %q", b.file.name)
	}
	press(t, a, "builder.back")
	if a.Screen.Name() != "fleets" {
		t.Errorf("back leads to %s", a.Screen.Name())
	}
	press(t, a, "fleets.build")
	if a.Screen.Name() != "builder" {
		t.Errorf("a new one is built at %s", a.Screen.Name())
	}
}
