package scene

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game"
	"xwing/scene/ui"
)

// TestKeymapIsAll holds the table of keys to be all there is: no other file of
// the scene names a key, and every act of the table is asked for somewhere.
func TestKeymapIsAll(t *testing.T) {
	asked := map[string]bool{}
	var files []string
	for _, dir := range []string{"*.go", "xwing/*.go"} {
		some, err := filepath.Glob(dir)
		if err != nil || len(some) < 10 {
			t.Fatalf("the files of the scene, %s: %v, %v", dir, some, err)
		}
		files = append(files, some...)
	}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") || name == "keymap.go" || filepath.Base(name) == "benchtable.go" { // the bench holds a key down itself
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.SelectorExpr:
				if x, ok := n.X.(*ast.Ident); ok && x.Name == "ebiten" && strings.HasPrefix(n.Sel.Name, "Key") {
					t.Errorf("%s handles %s by itself: the table of keys does not know", name, n.Sel.Name)
				}
			case *ast.Ident:
				asked[n.Name] = true
			}
			return true
		})
	}
	file, err := parser.ParseFile(token.NewFileSet(), "keymap.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	acts := 0
	ast.Inspect(file, func(n ast.Node) bool {
		v, ok := n.(*ast.ValueSpec)
		if !ok || len(v.Values) != 1 {
			return true
		}
		if value, ok := v.Values[0].(*ast.BasicLit); ok && strings.HasPrefix(v.Names[0].Name, "Act") {
			acts++
			if !asked[v.Names[0].Name] {
				t.Errorf("nobody asks for %s", v.Names[0].Name)
			}
			if len(Bound(act(strings.Trim(value.Value, `"`))).strokes) == 0 {
				t.Errorf("no key is bound to %s", v.Names[0].Name)
			}
		}
		return true
	})
	if acts != len(keymap) {
		t.Errorf("%d acts, but %d bindings", acts, len(keymap))
	}
}

// TestKeymapIsClear lets no key mean two things in the same group.
func TestKeymapIsClear(t *testing.T) {
	seen := map[string]act{}
	for _, b := range keymap {
		for _, s := range b.strokes {
			at := b.group + " " + capOf(s) + " " + s.key.String()
			if other, twice := seen[at]; twice && !b.held {
				t.Errorf("%s means %s and %s", at, other, b.act)
			}
			seen[at] = b.act
		}
	}
}

// TestKeysOverlay tells of every binding in words.
func TestKeysOverlay(t *testing.T) {
	a := newShell(t)
	a.Cover(KeysOverlay{})
	built(a)
	var told []string
	for _, w := range a.UI.Widgets {
		if strings.Contains(w.Words, "⟦") {
			t.Errorf("%s has no words", w.ID)
		}
		told = append(told, w.ID)
	}
	for _, b := range keymap {
		if !slices.Contains(told, "keys-"+string(b.act)) {
			t.Errorf("the overlay does not tell of %s", b.act)
		}
	}
}

// TestCaps names keys as a keyboard does.
func TestCaps(t *testing.T) {
	for x, want := range map[act]string{ActStep: "↑ ↓ ← →", ActPan: "Ctrl+↑ ↓ ← →", ActUndo: "Ctrl+Z", ActHelp: "F1 / ?",
		ActPick: "1 – 0", ActLogUp: "PgUp", ActReach: "A / Alt", ActBack: "Shift+Tab"} {
		if got := Caps(Bound(x)); got != want {
			t.Errorf("the keys of %s are %q, want %q", x, got, want)
		}
	}
}

// TestStrokes tells a key with control or shift from the key alone.
func TestStrokes(t *testing.T) {
	in := func(keys ...ebiten.Key) *ui.Input {
		return &ui.Input{Keys: keys, Struck: keys[len(keys)-1:]}
	}
	for _, tt := range []struct {
		in   *ui.Input
		act  act
		want bool
	}{
		{in(ebiten.KeyControlLeft, ebiten.KeyZ), ActUndo, true},
		{in(ebiten.KeyZ), ActUndo, false},
		{in(ebiten.KeyControlLeft, ebiten.KeyShiftLeft, ebiten.KeyZ), ActUndo, false},
		{in(ebiten.KeyControlLeft, ebiten.KeyShiftLeft, ebiten.KeyZ), ActRedo, true},
		{in(ebiten.KeyShiftLeft, ebiten.KeyTab), ActNext, false},
		{in(ebiten.KeyShiftLeft, ebiten.KeyTab), ActBack, true},
		{in(ebiten.KeyShiftLeft, ebiten.KeyArrowUp), ActPush, true},
		{in(ebiten.KeyControlLeft, ebiten.KeyArrowUp), ActPush, false},
	} {
		if got := Struck(tt.in, tt.act); got != tt.want {
			t.Errorf("%v strikes %s: %v, want %v", tt.in.Keys, tt.act, got, tt.want)
		}
	}
}

// TestPicked takes ten answers by number, as their keys are written, and no more.
func TestPicked(t *testing.T) {
	a := newShell(t)
	o := &game.Option{ID: "primary"}
	for i, want := range []string{"1", "2", "3", "4", "5", "6", "7", "8", "9", "0", ""} {
		if got := optionCap(i, o); got != want {
			t.Errorf("answer %d is taken by %q, want %q", i, got, want)
		}
	}
	for key, want := range map[ebiten.Key]int{ebiten.KeyDigit1: 0, ebiten.KeyDigit0: 9, ebiten.KeyNumpad2: 1, ebiten.KeyNumpad0: 9} {
		a.UI.In = ui.Input{Keys: []ebiten.Key{key}, Struck: []ebiten.Key{key}}
		if got, ok := a.Picked(); !ok || got != want {
			t.Errorf("%s takes answer %d (%v), want %d", key, got, ok, want)
		}
	}
}
