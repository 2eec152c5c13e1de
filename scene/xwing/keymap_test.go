package xwing

import (
	"fmt"
	"testing"

	"xwing/scene"
)

// TestKeymapIsClear lets no key mean two things in the same group, of the shell's acts and
// of X-Wing's.
func TestKeymapIsClear(t *testing.T) {
	a, _ := newApp(t, 0)
	seen := map[string]string{}
	for _, x := range a.Acts() {
		if len(x.Strokes) == 0 {
			t.Errorf("no key leads to %s", x.Name)
		}
		for _, s := range x.Strokes {
			at := fmt.Sprint(x.Group, " ", scene.Stroke{Key: s.Key, Ctrl: s.Ctrl, Shift: s.Shift, Alt: s.Alt})
			if other, twice := seen[at]; twice && !x.Held {
				t.Errorf("%s means %s and %s", at, other, x.Name)
			}
			seen[at] = x.Name
		}
	}
	if len(seen) < 60 {
		t.Errorf("only %d keys are known", len(seen))
	}
}
