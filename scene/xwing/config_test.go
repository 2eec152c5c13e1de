package xwing

import (
	"strings"
	"testing"

	"xwing/game/xwing/match"
	"xwing/game/xwing/match/matchtest"
	"xwing/scene"
	"xwing/scene/ui"
	"xwing/scene/ui/uitest"
)

// kept counts the settings that are written down.
type kept struct {
	noFiles
	n int
}

func (k *kept) SetConfig(string, any) error { k.n++; return nil }

// TestWrongConfig tells of a config.toml that is wrong, and writes nothing into it.
func TestWrongConfig(t *testing.T) {
	const fault = "/home/me/config.toml:7: window.width must be from 640 to 16384"
	for _, wrong := range []string{"", fault} {
		files := &kept{}
		a, err := NewClient(scene.Options{Files: files, Config: wrong},
			Opening{Kits: match.Kits{matchtest.Kit(t)}, Words: matchtest.Words(t), Folder: files})
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(a.Close)
		a.Width, a.Height = 1280, 720
		settle(a, ui.Input{})
		if told := a.Covers.Dialog != nil && strings.Contains(a.Covers.Dialog.Text, fault); told != (wrong != "") {
			t.Errorf("with %q the dialog is %+v", wrong, a.Covers.Dialog)
		}
		if a.Covers.Dialog != nil {
			uitest.Press(t, a.UI, a.Build, "dialog.0")
			settle(a, ui.Input{})
			if line := widget(t, a, "title.warning:1").Words; line != fault {
				t.Errorf("the title says %q, want %q", line, fault)
			}
		}
		a.Keep("table.open", true)
		a.Win.Stands.W = 777
		if err := a.KeepWindow(); err != nil {
			t.Error(err)
		}
		if wrote := files.n > 0; wrote != (wrong == "") {
			t.Errorf("with %q %d settings are written", wrong, files.n)
		}
	}
}
