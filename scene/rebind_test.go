package scene

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing"
	"xwing/internal/settings"
	"xwing/scene/ui"
	"xwing/scene/ui/uitest"
)

// rebinding returns a shell with two games in which the page of keys is open, and what its config is told.
func rebinding(t *testing.T) (*App, map[string]any) {
	t.Helper()
	chess, gos := emptyTenant(), emptyTenant()
	chess.Name, gos.Name = "Chess", "Go"
	chess.Acts = []Act{{Group: "table", Name: "ruler", Strokes: Keys(ebiten.KeyM)},
		{Group: "build", Name: "keep", Strokes: Keys(ebiten.KeyF4)},
		{Group: "table", Name: "reach", Sole: true, Held: true, Strokes: Keys(ebiten.KeyA)}}
	chess.Aside = []string{"build"}
	gos.Acts = []Act{{Group: "table", Name: "odds", Strokes: Keys(ebiten.KeyM)}}
	a := shellOf(t, chess, gos)
	kept := map[string]any{}
	a.Opt.Files = noDisk{kept}
	a.Height = 4000 // all rows are seen
	a.Cover(&RebindOverlay{})
	built(a)
	return a, kept
}

// rebind chooses a key of a command and strikes others.
func rebind(t *testing.T, a *App, command string, keys ...ebiten.Key) {
	t.Helper()
	pressByKeys(a, "key:"+command)
	if b := a.Covers.Over.(*RebindOverlay); !b.listen {
		t.Fatalf("%s does not listen", command)
	}
	strikeKeys(a, keys...)
	built(a)
}

// pressByKeys presses a widget, in sight or not.
func pressByKeys(a *App, id string) {
	built(a)
	a.UI.KeysAt(id)
	strikeKeys(a, ebiten.KeyEnter)
	built(a)
}

func strikeKeys(a *App, keys ...ebiten.Key) {
	a.Build(ui.Input{Keys: keys, Struck: keys[len(keys)-1:]})
}

// strikesNow reports whether a stroke is an act's with the keys that the player has now.
func strikesNow(a *App, x Act, keys ...ebiten.Key) bool {
	return Struck(&ui.Input{Keys: keys, Struck: keys[len(keys)-1:], Bound: a.bound}, x)
}

// TestRebind gives a command another key: it is kept, told and in force; Escape gives up, Backspace takes it away, a
// button sets it back.
func TestRebind(t *testing.T) {
	a, kept := rebinding(t)
	rebind(t, a, "table.fit:0", ebiten.KeyEscape)
	if _, open := a.Covers.Over.(*RebindOverlay); !open || len(a.bound) != 0 {
		t.Fatalf("Escape leaves %v, bound %v", a.Covers.Over, a.bound)
	}
	rebind(t, a, "table.fit:0", ebiten.KeyShiftLeft, ebiten.KeyX)
	if got := kept["keys.table.fit"]; !slices.Equal(got.([]string), []string{"Shift+X", "Home"}) {
		t.Errorf("kept: %v", got)
	}
	if strikesNow(a, ActFit, ebiten.KeyF) || !strikesNow(a, ActFit, ebiten.KeyShift, ebiten.KeyX) ||
		!strikesNow(a, ActFit, ebiten.KeyHome) {
		t.Error("the keys in force are not those that were chosen")
	}
	if got := a.Say("fit-tip"); !strings.Contains(got, "Shift+X") || strings.Contains(got, "[[") {
		t.Errorf("told: %q", got)
	}
	rebind(t, a, "table.fit:1", ebiten.KeyBackspace)
	if got := kept["keys.table.fit"]; !slices.Equal(got.([]string), []string{"Shift+X"}) {
		t.Errorf("without its second key: %v", got)
	}
	pressByKeys(a, "rebind.reset:table.fit")
	if got, is := kept["keys.table.fit"]; !is || got != nil || len(a.bound) != 0 {
		t.Errorf("set back: %v, bound %v", got, a.bound)
	}
	rebind(t, a, "place.turnleft:0", ebiten.KeyW)
	if !strikesNow(a, ActLeft, ebiten.KeyShift, ebiten.KeyW) {
		t.Error("a piece cannot be turned finely by its new key")
	}
	uitest.Press(t, a.UI, a.Build, "rebind.all")
	if len(a.bound) != 0 || kept["keys.place.turnleft"] != nil {
		t.Errorf("all set back: %v", a.bound)
	}
}

// TestRebindConflicts: what is taken is asked about, by both names; other games and what came so is no matter of it.
func TestRebindConflicts(t *testing.T) {
	a, _ := rebinding(t)
	for _, c := range a.known {
		if others := a.clashing(c); len(others) > 0 {
			t.Errorf("out of the box %s clashes with %s", c.Name, others[0].Name)
		}
	}
	dialog := func() string {
		if a.Covers.Dialog == nil {
			return ""
		}
		return a.Covers.Dialog.Text
	}
	rebind(t, a, "table.flip:0", ebiten.KeyF)
	if text := dialog(); !strings.Contains(text, a.Say("keys-fit")) || !strings.Contains(text, a.Say("keys-flip")) || len(a.bound) != 0 {
		t.Fatalf("asked %q, bound %v", text, a.bound)
	}
	uitest.Press(t, a.UI, a.Build, "rebind.0") // swap
	if !strikesNow(a, ActFlip, ebiten.KeyF) || !strikesNow(a, ActFit, ebiten.KeyT) || !strikesNow(a, ActFit, ebiten.KeyHome) {
		t.Errorf("swapped: %v", a.bound)
	}
	rebind(t, a, "table.log:0", ebiten.KeyM)
	uitest.Press(t, a.UI, a.Build, "rebind.0") // take over, from both games
	if got := a.bound[ui.Command{Place: "table", Name: "ruler"}]; got == nil || len(got) != 0 || !strikesNow(a, ActLog, ebiten.KeyM) {
		t.Errorf("taken over: %v", a.bound)
	}
	rebind(t, a, "table.flip:0", ebiten.KeyA) // whose other has no other way: swap or leave
	if n := len(a.Covers.Dialog.buttons); n != 2 {
		t.Errorf("%d ways out", n)
	}
	uitest.Press(t, a.UI, a.Build, "rebind.1") // leave
	if !strikesNow(a, ActFlip, ebiten.KeyF) {
		t.Error("what was left has changed")
	}
	rebind(t, a, "table.flip:0", ebiten.KeyF4) // which is another's in a builder
	if dialog() != "" || !strikesNow(a, ActFlip, ebiten.KeyF4) {
		t.Errorf("a key of another place is asked about: %q", dialog())
	}
}

// TestRebindRefusals: what cannot be is said, and the page goes on listening.
func TestRebindRefusals(t *testing.T) {
	a, _ := rebinding(t)
	for _, c := range []struct {
		command, want string
		keys          []ebiten.Key
	}{
		{"table.flip:0", "is fixed: “", []ebiten.Key{ebiten.KeyDigit1}},
		{"anywhere.undo:0", "Letters and signs", []ebiten.Key{ebiten.KeyU}},
		{"build.keep:0", "Letters and signs", []ebiten.Key{ebiten.KeyU}},
		{"table.reach:0", "so it keeps one: ", []ebiten.Key{ebiten.KeyDelete}},
		{"table.flip:0", "Alt stays", []ebiten.Key{ebiten.KeyAltLeft, ebiten.KeyX}},
		{"table.flip:0", "has no name here", []ebiten.Key{ebiten.KeyMax + 1}},
	} {
		rebind(t, a, c.command, c.keys...)
		b := a.Covers.Over.(*RebindOverlay)
		if !b.listen || !strings.Contains(b.news, c.want) || len(a.bound) != 0 {
			t.Errorf("%s by %v: %q, bound %v", c.command, c.keys, b.news, a.bound)
		}
		strikeKeys(a, ebiten.KeyEscape)
	}
}

// TestOwnKeys reads the player's own from his settings; what is wrong is told with its line.
func TestOwnKeys(t *testing.T) {
	a, _ := rebinding(t)
	for text, want := range map[string]string{
		"[keys.table]\nfit = [\"X\", \"ctrl+shift+f5\"]\n": "",
		"[keys.table]\nfit = \"?\"\n":                      "",
		"[keys.table]\nfitt = [\"X\"]\n":                   "own.toml:2: keys.table.fitt: there is no such command in table: fit, flip",
		"[keys.table]\n\nfit = [\"Foo\"]\n":                "own.toml:3: keys.table.fit: \"Foo\" is no key",
		"[keys.table]\npan = [\"X\"]\n":                    "own.toml:2: keys.table.pan: its keys are fixed",
		"[keys.table]\nreach = []\n":                       "own.toml:2: keys.table.reach: nothing but a key does it",
	} {
		s, err := settings.Load(settings.Source{Name: "config.toml", Text: xwing.Defaults},
			settings.Source{Name: "own.toml", Text: []byte(text)})
		if err != nil {
			t.Fatal(err)
		}
		switch err := a.readKeys(s.Keys); {
		case want == "" && err != nil:
			t.Errorf("%q: %v", text, err)
		case want != "" && (err == nil || !strings.HasPrefix(err.Error(), want)):
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
	s := settings.Keys{List: []string{"X", "ctrl+shift+f5"}}
	if err := a.readKeys(map[string]map[string]settings.Keys{"table": {"fit": s}}); err != nil || !strikesNow(a, ActFit, ebiten.KeyX) ||
		!strikesNow(a, ActFit, ebiten.KeyControl, ebiten.KeyShift, ebiten.KeyF5) || strikesNow(a, ActFit, ebiten.KeyF) {
		t.Errorf("%v: bound %v", err, a.bound)
	}
}
