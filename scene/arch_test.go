package scene

import (
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestShellKnowsNoGame looks at everything that the shell and what it is made of
// need: nothing of it is X-Wing's, neither its rules nor its screens.
func TestShellKnowsNoGame(t *testing.T) {
	shell := []string{"xwing/scene", "xwing/scene/table", "xwing/scene/bench", "xwing/scene/ui", "xwing/scene/draw", "xwing/scene/art/...",
		"xwing/scene/sound", "xwing/scene/rig"}
	out, err := exec.Command("go", append([]string{"list", "-deps"}, shell...)...).Output()
	if err != nil {
		t.Skipf("go list does not run here: %v", err)
	}
	paths := strings.Fields(string(out))
	if len(paths) < 50 {
		t.Fatalf("go list names only %d packages", len(paths))
	}
	for _, path := range paths {
		if knowsGame(path) {
			t.Errorf("the shell depends on %s: arrows point down", path)
		}
	}
}

// knowsGame reports whether a package is one game's own.
func knowsGame(path string) bool {
	for _, own := range []string{"xwing/game/xwing", "xwing/scene/xwing", "xwing/game/armada", "xwing/scene/armada"} {
		if path == own || strings.HasPrefix(path, own+"/") {
			return true
		}
	}
	return false
}

// TestKnowsGame holds the test above to what it should find.
func TestKnowsGame(t *testing.T) {
	for path, want := range map[string]bool{"xwing/game": false, "xwing/game/words": false, "xwing/scene": false,
		"xwing/game/xwing": true, "xwing/game/xwing/board": true, "xwing/scene/xwing/pieces": true,
		"xwing/game/armada/board": true, "xwing/scene/armada": true} {
		if knowsGame(path) != want {
			t.Errorf("%s: %v", path, !want)
		}
	}
}

// TestColorsAreNamed: all colors but those of pieces and of their pictures stand in the
// palette, so that a theme reaches them.
func TestColorsAreNamed(t *testing.T) {
	spelt := regexp.MustCompile(`draw\.RGB\(|[^\]]draw\.Color\{[^}]`)
	files := 0
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && (path == "art" || path == "xwing/pieces" || path == "armada/pieces" || path == "e2e" || path == "rig") {
			return fs.SkipDir
		}
		if !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return nil
		}
		files++
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		for i, line := range strings.Split(string(text), "\n") {
			if spelt.MatchString(line) {
				t.Errorf("%s:%d spells a color: name it in draw/palette.go", path, i+1)
			}
		}
		return nil
	})
	if err != nil || files < 100 {
		t.Errorf("%d files, %v", files, err)
	}
}
