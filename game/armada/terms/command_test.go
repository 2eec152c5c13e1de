package terms_test

import (
	"go/ast"
	"path"
	"strings"
	"testing"

	"xwing/assets"
	"xwing/build/source"
	"xwing/game/words"
)

// TestCommandLineHasWords: what the front door says of Armada has words, and of Armada's own sentences there none is left
// over.
func TestCommandLineHasWords(t *testing.T) {
	w, _ := load(t)
	shell, err := words.Load(assets.Words, "en")
	if err != nil {
		t.Fatal(err)
	}
	files, err := source.Files("../../..", "cmd")
	if err != nil {
		t.Fatal(err)
	}
	said := map[string]bool{}
	for _, f := range files {
		if f.Test || !strings.HasPrefix(path.Base(f.Path), "armada") {
			continue
		}
		f.Texts(func(text string, _ ast.Node) { said[text] = true })
		f.Calls(func(name string, call *ast.CallExpr) {
			if name != "Say" && name != "Plain" && name != "say" || len(call.Args) == 0 {
				return
			}
			if key, partial, ok := source.Text(call.Args[0]); ok && !partial && !w.Has(key) {
				t.Errorf("%s: %q has no sentence", f.Line(call), key)
			}
		})
	}
	if len(said) < 50 {
		t.Fatalf("only %d texts were found", len(said))
	}
	for _, key := range w.Keys() {
		if strings.HasPrefix(key, "cli.") && !shell.Has(key) && !said[strings.TrimSuffix(key, ".one")] {
			t.Errorf("nobody says %q", key)
		}
	}
}
