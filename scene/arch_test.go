package scene

import (
	"os/exec"
	"strings"
	"testing"
)

// TestShellKnowsNoGame looks at everything that the shell and what it is made of
// need: nothing of it is X-Wing's, neither its rules nor its screens.
func TestShellKnowsNoGame(t *testing.T) {
	shell := []string{"xwing/scene", "xwing/scene/ui", "xwing/scene/draw", "xwing/scene/art/...", "xwing/scene/sound", "xwing/scene/rig"}
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
	for _, own := range []string{"xwing/game/xwing", "xwing/scene/xwing"} {
		if path == own || strings.HasPrefix(path, own+"/") {
			return true
		}
	}
	return false
}

// TestKnowsGame holds the test above to what it should find.
func TestKnowsGame(t *testing.T) {
	for path, want := range map[string]bool{"xwing/game": false, "xwing/game/words": false, "xwing/scene": false,
		"xwing/game/xwing": true, "xwing/game/xwing/board": true, "xwing/scene/xwing/pieces": true} {
		if knowsGame(path) != want {
			t.Errorf("%s: %v", path, !want)
		}
	}
}
