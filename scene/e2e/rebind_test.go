package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestRebindingByMouse gives commands other keys on the page of the settings: the key works at once and stands in the player's
// config.toml; a key that is taken is swapped. XWING_SCREENS names a folder for pictures.
func TestRebindingByMouse(t *testing.T) {
	needDisplay(t)
	home := t.TempDir()
	p := open(t, home, 100)
	must(t, p.Rest())
	p.click("title.settings")
	p.shot("rebind-settings")
	p.click("settings.keys")
	p.want("rebind", "")
	p.shot("rebind-page")
	p.click("key:anywhere.mute:0")
	p.shot("rebind-listens")
	must(t, p.Key(ebiten.KeyB))
	if w := p.words("key:anywhere.mute:0"); !strings.HasSuffix(w, ": B") {
		t.Errorf("the key is %q", w)
	}
	p.click("key:anywhere.full:0")
	must(t, p.Key(ebiten.KeyF1))
	p.want("dialog", "")
	p.shot("rebind-taken")
	p.click("rebind.0")
	p.shot("rebind-changed")
	p.click("close")
	must(t, p.Key(ebiten.KeyB))
	if _, muted := p.Find("toast"); !muted {
		t.Error("the new key does nothing")
	}
	must(t, p.Key(ebiten.KeyF11))
	p.want("keys", "")
	p.shot("rebind-keys")
	var config string
	must(t, filepath.WalkDir(home, func(path string, _ os.DirEntry, err error) error {
		if filepath.Base(path) == "config.toml" {
			text, read := os.ReadFile(path)
			config, err = string(text), read
		}
		return err
	}))
	for _, line := range []string{"[keys.anywhere]", `mute = ["B"]`, `full = ["F1"]`, `help = ["?", "F11"]`} {
		if !strings.Contains(config, line) {
			t.Errorf("config.toml has no %s:\n%s", line, config)
		}
	}
}
