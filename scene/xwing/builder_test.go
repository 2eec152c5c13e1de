package xwing

import (
	"fmt"
	"slices"
	"strings"
	"syscall"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
	"xwing/scene"
	"xwing/scene/ui"
)

// builderOf is a client that builds a squad of a faction by a list, with a folder of its own.
func builderOf(t *testing.T, list catalog.Ruleset, f catalog.Faction) (*Client, *builderScreen, *squadFolder) {
	t.Helper()
	a, _ := newApp(t, 0)
	folder := &squadFolder{}
	a.Opt.Files, a.game.Folder = folder, folder
	a.build()
	b := a.Screen.(*builderScreen)
	settle(a, ui.Input{})
	click(t, a, "build-list:"+string(list))
	click(t, a, "build-faction:"+f.String())
	settle(a, ui.Input{})
	return a, b, folder
}

// typing presses keys one after the other and counts them: a word is its letters, +, 1 to 9 are themselves, and what stands in
// angles is a key by its name, as in <enter> or <ctrl+d>.
func typing(t *testing.T, a *Client, text string) (presses int) {
	t.Helper()
	named := map[string][]ebiten.Key{"enter": {ebiten.KeyEnter}, "del": {ebiten.KeyDelete}, "esc": {ebiten.KeyEscape},
		"down": {ebiten.KeyArrowDown}, "up": {ebiten.KeyArrowUp}, "left": {ebiten.KeyArrowLeft}, "right": {ebiten.KeyArrowRight},
		"back": {ebiten.KeyBackspace}, "ctrl+r": {ebiten.KeyControl, ebiten.KeyR}, "ctrl+l": {ebiten.KeyControl, ebiten.KeyL},
		"ctrl+d": {ebiten.KeyControl, ebiten.KeyD}, "ctrl+z": {ebiten.KeyControl, ebiten.KeyZ},
		"ctrl+y": {ebiten.KeyControl, ebiten.KeyY}, "ctrl+s": {ebiten.KeyControl, ebiten.KeyS}, "ctrl+p": {ebiten.KeyControl, ebiten.KeyP},
		"f2": {ebiten.KeyF2}, "f3": {ebiten.KeyF3}, "f8": {ebiten.KeyF8}, "f9": {ebiten.KeyF9},
		"alt+up": {ebiten.KeyAlt, ebiten.KeyArrowUp}, "alt+down": {ebiten.KeyAlt, ebiten.KeyArrowDown}}
	for text != "" {
		var in ui.Input
		switch c := text[0]; {
		case c == '<':
			name, rest, _ := strings.Cut(text[1:], ">")
			keys, ok := named[name]
			if !ok { // it is the sign
				in, text = ui.Input{Typed: []rune{'<'}}, text[1:]
				break
			}
			in, text = ui.Input{Keys: keys, Struck: keys[len(keys)-1:]}, rest
		case c >= '1' && c <= '9':
			k := ebiten.KeyDigit1 + ebiten.Key(c-'1')
			in, text = ui.Input{Keys: []ebiten.Key{k}, Struck: []ebiten.Key{k}, Typed: []rune{rune(c)}}, text[1:]
		default:
			in, text = ui.Input{Typed: []rune{rune(c)}}, text[1:]
		}
		presses++
		a.Build(in)
		a.Build(ui.Input{})
	}
	return presses
}

// TestBuildingByKeys builds a legal squad of 200 points of each of two factions, in ninety presses of keys at most, and keeps it.
func TestBuildingByKeys(t *testing.T) {
	for _, tt := range []struct {
		name    string
		faction catalog.Faction
		keys    string
		ships   int
	}{
		{"rebels", catalog.Rebel, "luke<enter>wedge<down><enter>thane<enter>" +
			"<left>5proton<enter>4outm<enter><left>1r2-d2<enter>5proton<enter>", 3},
		{"empire", catalog.Imperial, "vader<enter>soontir<enter>grand<enter>" +
			"1predict<enter><left>4predator<enter>2after<enter><left>1hate<enter>4fire<enter>3after<enter>", 3},
	} {
		t.Run(tt.name, func(t *testing.T) {
			a, b, folder := builderOf(t, catalog.FFG20, tt.faction)
			presses := typing(t, a, tt.keys+"<ctrl+s>")
			s := b.squad()
			if broken := s.CheckMode(a.kit.Facts, squad.ModeOf(a.kit.Facts, catalog.FFG20)); len(broken) > 0 || len(s.Pilots) != tt.ships {
				t.Errorf("%d ships, %d points; it breaks %v", len(s.Pilots), b.total(), broken)
			}
			if total := b.total(); total < 190 {
				t.Errorf("it costs %d points only", total)
			}
			if presses > 90 {
				t.Errorf("%d presses", presses)
			}
			t.Logf("%d presses, %d points: %v", presses, b.total(), s.Pilots)
			if len(folder.files) != 1 {
				t.Fatalf("%d files are kept", len(folder.files))
			}
			if q, err := squad.ParseXWS("kept", folder.files[0].XWS); err != nil || len(q.Pilots) != tt.ships {
				t.Errorf("what is kept has %d ships, %v", len(q.Pilots), err)
			}
		})
	}
}

// TestBuilderTakesBack: what is done by keys and mouse is undone and done again, a draft that breaks rules is kept and told, and F8
// goes to what breaks one.
func TestBuilderTakesBack(t *testing.T) {
	a, b, _ := builderOf(t, catalog.FFG20, catalog.Rebel)
	ships := func() string {
		var ids []string
		for _, p := range b.squad().Pilots {
			ids = append(ids, p.Pilot)
		}
		return strings.Join(ids, " ")
	}
	want := func(what, names string) {
		t.Helper()
		if got := ships(); got != names {
			t.Fatalf("%s: the squad is %q, want %q", what, got, names)
		}
	}
	typing(t, a, "luke<enter>thane<enter><left>")
	typing(t, a, "<ctrl+d>")
	want("twice", "lukeskywalker lukeskywalker thanekyrell")
	if len(b.breaches()) == 0 || !strings.Contains(widget(t, a, "builder.breach").Words, "Luke Skywalker") {
		t.Error("two Lukes break no rule")
	}
	typing(t, a, "<right><f8>")
	if broken := b.breaches()[b.breach]; b.ship != broken.Pilot {
		t.Errorf("F8 leads to ship %d, the breach is of %d", b.ship, broken.Pilot)
	}
	typing(t, a, "<ctrl+z><ctrl+z><ctrl+y>")
	want("undone twice, done again once", "lukeskywalker thanekyrell")
	b.show(0)
	typing(t, a, "<alt+down>")
	want("moved", "thanekyrell lukeskywalker")
	if b.ship != 1 {
		t.Errorf("ship %d is shown after it was moved", b.ship)
	}
	typing(t, a, "1r2-d2<enter>")
	if len(b.squad().Pilots[1].Upgrades) != 1 || b.find != "" {
		t.Fatalf("it is equipped with %v", b.squad().Pilots[1].Upgrades)
	}
	typing(t, a, "<del>")
	if len(b.squad().Pilots[1].Upgrades) != 0 {
		t.Error("Del does not take the card out")
	}
	typing(t, a, "<esc><del>")
	want("taken out", "thanekyrell")
	typing(t, a, "+cost<40<enter>")
	if p, err := a.kit.Facts.Pilot(b.squad().Pilots[1].Pilot); err != nil {
		t.Error(err)
	} else if rules, _ := p.Rules(catalog.FFG20); rules.Cost >= 40 {
		t.Errorf("what costs below 40 is %s at %d", p.XWS, rules.Cost)
	}
}

// TestBuilderOffers: what fits stands above what does not, which says by which rule; what breaks one is taken all the same.
func TestBuilderOffers(t *testing.T) {
	a, b, _ := builderOf(t, catalog.AMG25, catalog.Rebel)
	typing(t, a, "wedge<enter>")
	f := b.offers()
	if len(f.fit) == 0 || len(f.not) == 0 {
		t.Fatalf("%d fit, %d do not", len(f.fit), len(f.not))
	}
	for i := range f.not {
		if o := &f.not[i]; o.breach == nil || b.why(o) == "" || b.shortRule(o) == "" {
			t.Errorf("%s does not fit, and nothing says why", o.id)
		}
	}
	typing(t, a, "luke")
	for _, o := range b.offers().fit {
		if o.id == "lukeskywalker" {
			b.take(&o)
		}
	}
	typing(t, a, "<left>")
	b.show(len(b.squad().Pilots) - 1)
	for i, slot := range b.slots() {
		if slot.ID == "torpedo" {
			b.open(i)
		}
	}
	all := b.offers()
	for i := range len(all.fit) + len(all.not) {
		o := all.nth(i)
		n, limit := b.after(o)
		if o.breach == nil && n > limit {
			t.Errorf("%s fits, and would come to %d of %d", o.id, n, limit)
		}
	}
}

// TestBuilderMoves: another list of the family shows what changes there before anything does.
func TestBuilderMoves(t *testing.T) {
	a, b, _ := builderOf(t, catalog.FFG20, catalog.Rebel)
	typing(t, a, "luke<enter><left>")
	click(t, a, "builder.list:"+string(catalog.AMG25))
	if a.Covers.Over == nil || a.Covers.Over.Name() != "build-move" || b.mode().Ruleset != catalog.FFG20 {
		t.Fatalf("the squad counts by %s before it was said", b.mode().Ruleset)
	}
	if w := widget(t, a, "build-move:Luke Skywalker").Words; !strings.Contains(w, "60") {
		t.Errorf("of Luke it is said %q", w)
	}
	wellPlaced(t, a, "the move")
	click(t, a, "build-move.move")
	if b.mode().Ruleset != catalog.AMG25 || b.list != catalog.AMG25 || a.Covers.Over != nil {
		t.Errorf("the squad counts by %s", b.mode().Ruleset)
	}
	typing(t, a, "<ctrl+z>")
	if b.list != catalog.FFG20 {
		t.Error("that is not undone")
	}
}

// TestBuilderObstacles chooses three tokens, of which a fourth drives out the first.
func TestBuilderObstacles(t *testing.T) {
	a, b, _ := builderOf(t, catalog.FFG20, catalog.Rebel)
	typing(t, a, "luke<enter><f9>")
	for _, id := range a.kit.AllObstacles()[:4] {
		click(t, a, "build-obstacle:"+id)
	}
	if got, want := b.squad().Obstacles, a.kit.AllObstacles()[1:4]; !slices.Equal(got, want) {
		t.Errorf("it brings %v, want %v", got, want)
	}
	a.Build(strike(ebiten.KeyEscape))
	if a.Covers.Over != nil || a.Screen != scene.Screen(b) {
		t.Error("Escape does not close the window alone")
	}
}

// TestBuilderPlays keeps a squad and picks it for a game; what is opened from there is the same file.
func TestBuilderPlays(t *testing.T) {
	a, _, folder := builderOf(t, catalog.FFG20, catalog.Rebel)
	typing(t, a, "luke<enter>")
	click(t, a, "builder.play")
	s, ok := a.Screen.(*squadsScreen)
	if !ok || len(folder.files) != 1 || s.picked[game.Red] == "" {
		t.Fatalf("on screen %s, %d files", a.Screen.Name(), len(folder.files))
	}
	settle(a, ui.Input{})
	click(t, a, "edit:red")
	b, ok := a.Screen.(*builderScreen)
	if !ok || b.file.name != folder.files[0].Name || b.draft.Changed() {
		t.Fatalf("on screen %s", a.Screen.Name())
	}
	typing(t, a, "thane<enter><ctrl+s>")
	if len(folder.files) != 1 || !strings.Contains(string(folder.files[0].XWS), "thanekyrell") {
		t.Errorf("%d files, %s", len(folder.files), folder.files[0].XWS)
	}
}

// keptDrafts are drafts in memory.
type keptDrafts map[string][]byte

func (d keptDrafts) Drafts() ([]SquadFile, error) {
	var files []SquadFile
	for name, text := range d {
		files = append(files, SquadFile{Name: name, XWS: text})
	}
	return files, nil
}

func (d keptDrafts) KeepDraft(name string, text []byte) error {
	if d[name] = text; text == nil {
		delete(d, name)
	}
	return nil
}

// TestBuilderKeepsDrafts: every change is kept at once, gone on with after the program has ended, and forgotten once it is saved.
func TestBuilderKeepsDrafts(t *testing.T) {
	a, b, folder := builderOf(t, catalog.FFG20, catalog.Rebel)
	drafts := keptDrafts{}
	a.game.Drafts = drafts
	typing(t, a, "luke<enter>")
	if len(drafts) != 1 {
		t.Fatalf("%d drafts are kept", len(drafts))
	}
	b.leave()
	if a.Covers.Dialog != nil {
		t.Error("what is kept is asked for")
	}
	a.build()
	settle(a, ui.Input{})
	click(t, a, "build-draft:draft-1")
	b = a.Screen.(*builderScreen)
	if len(b.squad().Pilots) != 1 || b.squad().Pilots[0].Pilot != "lukeskywalker" {
		t.Fatalf("gone on with %v", b.squad().Pilots)
	}
	typing(t, a, "<ctrl+s>")
	if len(drafts) != 0 || len(folder.files) != 1 {
		t.Errorf("%d drafts, %d files", len(drafts), len(folder.files))
	}
}

// TestBuilderWindows keeps all that can be pressed inside the window, apart and in words, at every size and in every state.
func TestBuilderWindows(t *testing.T) {
	a, b, _ := builderOf(t, catalog.AMG25, catalog.Rebel)
	typing(t, a, "luke<enter>wedge<enter>thane<enter>")
	empty := newBuilder(a, catalog.FFG20)
	for _, size := range append(everySize[:len(everySize):len(everySize)], [3]float64{915, 412, 100}, [3]float64{2560, 1440, 100}) {
		a.Width, a.Height, a.Opt.Settings.Window.Scale = size[0], size[1], int(size[2])
		for _, page := range []string{squadPage, shipPage, fitsPage} {
			for _, stage := range []struct {
				name string
				set  func()
			}{
				{"start", func() { a.Screen = empty }},
				{"adding", func() { b.add() }},
				{"pointed", func() { b.add(); b.pointed = true }},
				{"ship", func() { b.show(0) }},
				{"slot", func() { b.show(0); b.open(1) }},
				{"broken", func() { b.show(0); b.twice() }},
				{"undone", func() { b.back(false) }},
			} {
				a.Screen = b
				stage.set()
				b.page = page
				a.Build(ui.Input{})
				a.Build(ui.Input{})
				wellPlaced(t, a, fmt.Sprintf("builder, %s, %s at %vx%v, %v %%", stage.name, page, size[0], size[1], size[2]))
			}
		}
	}
}

// TestBuilderOfFirstEdition builds a squad of first edition, and edits every built-in one of it: in all states nothing lacks words.
func TestBuilderOfFirstEdition(t *testing.T) {
	a, s, folder := withFirst(t)
	a.build()
	settle(a, ui.Input{})
	click(t, a, "build-list:"+string(catalog.FFG10))
	click(t, a, "build-faction:"+catalog.Rebel.String())
	b := a.Screen.(*builderScreen)
	typing(t, a, "luke<enter>biggs<enter><left>1prot<enter>")
	if got := len(b.squad().Pilots); got != 2 || b.mode().Ruleset != catalog.FFG10 {
		t.Fatalf("%d ships by %s", got, b.mode().Ruleset)
	}
	files := len(folder.files)
	typing(t, a, "<ctrl+s>")
	if len(folder.files) != files+1 {
		t.Error("it is not kept")
	}
	s.turn(a, catalog.FFG10)
	for i := range s.folder.entries {
		e := &s.folder.entries[i]
		if e.err != nil || e.foreign(a.desk) {
			continue
		}
		edited, err := a.edited(e, catalog.FFG10, "")
		if err != nil {
			t.Errorf("%s: %v", e.id, err)
			continue
		}
		a.Show(edited)
		for ship := range edited.squad().Pilots {
			edited.show(ship)
			edited.open(0)
			a.Build(ui.Input{})
			wellPlaced(t, a, e.id)
		}
	}
}

// TestAnotherEditionKeepsTheDraft: a new squad is begun there, and the old one stays among the drafts.
func TestAnotherEditionKeepsTheDraft(t *testing.T) {
	a, _, _ := withFirst(t)
	drafts := keptDrafts{}
	a.game.Drafts = drafts
	a.build()
	settle(a, ui.Input{})
	click(t, a, "build-list:"+string(catalog.FFG20))
	click(t, a, "build-faction:"+catalog.Rebel.String())
	typing(t, a, "luke<enter>")
	click(t, a, "builder.list:"+string(catalog.FFG10))
	click(t, a, "build-other.0")
	click(t, a, "build-faction:"+catalog.Rebel.String())
	typing(t, a, "biggs<enter>")
	if b := a.Screen.(*builderScreen); b.mode().Ruleset != catalog.FFG10 || len(drafts) != 2 {
		t.Errorf("by %s, %d drafts are kept", b.mode().Ruleset, len(drafts))
	}
	drafts["draft-9"] = []byte(`{"draft":1,"list":"gone","xws":"{}"}`)
	click(t, a, "builder.list:"+string(catalog.FFG20))
	click(t, a, "build-other.0")
	if w := widget(t, a, "build-draft:draft-9"); w.Enabled || !strings.Contains(w.Reason, "gone") {
		t.Errorf("a draft that cannot be read is %+v", w)
	}
	click(t, a, "build-draft:draft-2") // of first edition, from the other's screen
	typing(t, a, "wedge<enter><ctrl+s>")
	files, err := a.game.Folder.Squads()
	if err != nil {
		t.Fatal(err)
	}
	s, err := squad.ParseXWS("kept", files[len(files)-1].XWS)
	if b := a.Screen.(*builderScreen); err != nil || s.Family() != catalog.XWing1 || len(s.Pilots) != 2 ||
		b.mode().Ruleset != catalog.FFG10 || len(drafts) != 2 {
		t.Errorf("kept is a squad of %s, %v, of %d ships; %d drafts", s.Family(), err, len(s.Pilots), len(drafts))
	}
}

// TestAFullDiskLosesNothing builds on where nothing can be written: it is said, once, and asked before the squad is left.
func TestAFullDiskLosesNothing(t *testing.T) {
	a, b, _ := builderOf(t, catalog.FFG20, catalog.Rebel)
	full := crammed{}
	a.game.Folder, a.game.Drafts = full, full
	typing(t, a, "luke<enter>")
	says(t, a, "o space left")
	a.Covers.Dialog = nil
	if typing(t, a, "wedge<enter>"); a.Covers.Dialog != nil {
		t.Error("it is said at each change")
	}
	typing(t, a, "<ctrl+s>")
	says(t, a, "o space left")
	a.Covers.Dialog = nil
	if b.leave(); a.Covers.Dialog == nil || a.Covers.Dialog.ID != "build-leave" || a.Screen != scene.Screen(b) {
		t.Error("it is left unasked")
	}
	click(t, a, "build-leave.0")
	says(t, a, "o space left")
	if a.Screen != scene.Screen(b) || len(b.squad().Pilots) != 2 || b.saved() {
		t.Error("the squad is lost")
	}
}

// crammed is a player's folder and drafts that hold no more.
type crammed struct{ noFiles }

func (crammed) AddSquad(string, []byte) (string, error)  { return "", syscall.ENOSPC }
func (crammed) ChangeSquad(string, []byte, []byte) error { return syscall.ENOSPC }
func (crammed) Drafts() ([]SquadFile, error)             { return nil, nil }
func (crammed) KeepDraft(string, []byte) error           { return syscall.ENOSPC }

// TestBuilderReadyMade: a card with a standard loadout comes with it, and nothing of it is picked or taken out.
func TestBuilderReadyMade(t *testing.T) {
	a, b, _ := builderOf(t, catalog.AMG25, catalog.Rebel)
	f, taken := b.offers(), ""
	for i := range f.fit {
		if rules, _ := f.fit[i].pilot.Rules(catalog.AMG25); taken == "" && len(rules.StandardLoadout) > 0 {
			taken = f.fit[i].id
			b.take(&f.fit[i])
		}
	}
	b.show(0)
	settle(a, ui.Input{})
	if taken == "" || len(b.slots()) == 0 {
		t.Fatalf("of %q no card is shown", taken)
	}
	for i, slot := range b.slots() {
		if !slot.Fixed || slot.Card == "" {
			t.Errorf("%s: slot %d is %+v", taken, i+1, slot)
		}
	}
	typing(t, a, "1")
	if b.slot >= 0 || breaking(b.breaches(), 0) {
		t.Errorf("slot %d is picked; it breaks %v", b.slot, b.breaches())
	}
}
