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

// TestKeymapIsAll holds the acts to be all there is: no file but a keymap names a key, and
// each of its acts has a key, is told of and asked for somewhere.
func TestKeymapIsAll(t *testing.T) {
	asked := map[string]bool{}
	for _, dir := range []string{".", "table", "xwing"} {
		files, err := filepath.Glob(dir + "/*.go")
		if err != nil || len(files) < 10 {
			t.Fatalf("the files of %s: %v, %v", dir, files, err)
		}
		for _, name := range files {
			base := filepath.Base(name)
			if strings.HasSuffix(base, "_test.go") || base == "keymap.go" || base == "benchtable.go" { // the bench holds a key down itself
				continue
			}
			ast.Inspect(parsed(t, name), func(n ast.Node) bool {
				switch n := n.(type) {
				case *ast.SelectorExpr:
					if x, ok := n.X.(*ast.Ident); ok && x.Name == "ebiten" && strings.HasPrefix(n.Sel.Name, "Key") {
						t.Errorf("%s handles %s by itself: no keymap knows", name, n.Sel.Name)
					}
				case *ast.Ident:
					asked[n.Name] = true
				}
				return true
			})
		}
	}
	for file, least := range map[string]int{"keymap.go": len(shellActs()), "xwing/keymap.go": 10} {
		acts, told := actsOf(parsed(t, file))
		if len(acts) < least || !slices.Equal(acts, told) {
			t.Errorf("%s has the acts %v, and tells of %v", file, acts, told)
		}
		for _, name := range acts {
			if !asked[name] {
				t.Errorf("nobody asks for %s", name)
			}
		}
	}
	for _, x := range shellActs() {
		if len(x.Strokes) == 0 {
			t.Errorf("no key leads to %s", x.Name)
		}
	}
}

func parsed(t *testing.T, name string) *ast.File {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	return file
}

// actsOf lists the acts that a keymap declares, and those in its list.
func actsOf(file *ast.File) (acts, told []string) {
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ValueSpec:
			if strings.EqualFold(n.Names[0].Name[:min(3, len(n.Names[0].Name))], "act") {
				acts = append(acts, n.Names[0].Name)
			}
		case *ast.CompositeLit:
			if _, list := n.Type.(*ast.ArrayType); !list {
				break
			}
			for _, e := range n.Elts {
				if id, ok := e.(*ast.Ident); ok {
					told = append(told, id.Name)
				}
			}
		}
		return true
	})
	return acts, told
}

// TestKeysOverlay tells of every binding in words.
func TestKeysOverlay(t *testing.T) {
	a := newShell(t)
	z := Keys(ebiten.KeyZ)
	a.tenant().Acts = []Act{{Group: "table", Name: "fit", Strokes: z}, {Group: "question", Name: "find", Strokes: z}}
	a.Cover(KeysOverlay{})
	built(a)
	var told []string
	for _, w := range a.UI.Widgets {
		if strings.Contains(w.Words, "⟦") {
			t.Errorf("%s has no words", w.ID)
		}
		told = append(told, w.ID)
	}
	for _, x := range a.Acts() {
		if !slices.Contains(told, "keys-"+x.Name) {
			t.Errorf("the overlay does not tell of %s", x.Name)
		}
	}
	if n := len(a.keyLines()[2]); n != 1+11+1 {
		t.Errorf("%d lines tell of the table, want its title, the shell's eleven and the game's", n)
	}
}

// TestCaps names keys as a keyboard does.
func TestCaps(t *testing.T) {
	a := newShell(t)
	for _, c := range []struct {
		act  Act
		want string
	}{
		{ActStep, "↑ ↓ ← →"}, {ActPan, "Ctrl+↑ ↓ ← →"}, {ActUndo, "Ctrl+Z"}, {ActHelp, "F1 / ?"}, {ActPick, "1 – 0"}, {ActLogUp, "PgUp"},
		{Act{Strokes: Keys(ebiten.KeyA, ebiten.KeyAlt, ebiten.KeyAltLeft)}, "A / Alt"}, {ActBack, "Shift+Tab"},
	} {
		if got := Caps(a.UI, c.act); got != c.want {
			t.Errorf("the keys of %s are %q, want %q", c.act.Name, got, c.want)
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
		act  Act
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
		{in(ebiten.KeyShiftLeft, ebiten.KeyDigit1), ActPick, true}, // a French 1
		{&ui.Input{Typed: []rune{'?'}}, ActHelp, true},             // by whatever keys
		{in(ebiten.KeyShiftLeft, ebiten.KeySlash), ActHelp, false},
	} {
		if got := Struck(tt.in, tt.act); got != tt.want {
			t.Errorf("%v strikes %s: %v, want %v", tt.in.Keys, tt.act.Name, got, tt.want)
		}
	}
}

// TestPicked takes ten answers by number, as their keys are written, and no more.
func TestPicked(t *testing.T) {
	a := newShell(t)
	o := &game.Option{ID: "primary"}
	for i, want := range []string{"1", "2", "3", "4", "5", "6", "7", "8", "9", "0", ""} {
		if got := a.optionCap(i, o); got != want {
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
