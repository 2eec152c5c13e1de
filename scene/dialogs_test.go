package scene

import (
	"strings"
	"testing"

	"xwing/game"
)

// TestFaultDialog: whatever the rules failed with, the dialog lies within the window
// and can be closed.
func TestFaultDialog(t *testing.T) {
	a := newShell(t)
	for _, value := range []string{"index out of range", strings.Repeat("one line of many\n", 200)} {
		a.Fail(&game.Fault{Step: "activation/1", Value: value})
		built(a)
		if text := a.Covers.Dialog.Text; !strings.Contains(text, value) || strings.Contains(text, "⟦") {
			t.Errorf("the dialog says %q", text)
		}
		closes := false
		for _, w := range a.UI.Widgets {
			r := w.Rect
			if r[0] < 0 || r[1] < 0 || r[0]+r[2] > 1280 || r[1]+r[3] > 720 {
				t.Errorf("%s is at %v, outside", w.ID, r)
			}
			closes = closes || w.ID == "dialog.0" && w.Enabled
		}
		if !closes {
			t.Error("no button closes the dialog")
		}
	}
}
