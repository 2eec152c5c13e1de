package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestRackShots writes a picture of the window over the squads, in four windows, where XWING_SCREENS names a folder.
func TestRackShots(t *testing.T) {
	if os.Getenv("XWING_SCREENS") == "" {
		t.Skip("XWING_SCREENS names no folder")
	}
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {915, 412}} {
		t.Run(fmt.Sprint(size[0]), func(t *testing.T) {
			home := t.TempDir()
			folder := filepath.Join(home, "data", "xwing", "squads")
			for name, of := range map[string]string{"Aces.json": "rebel-core", "Tournament/Vader and friends.json": "imperial-core",
				"Tournament/A long name of a squad that nobody reads.xws": "rebel-core", "League/Two.json": "imperial-core"} {
				text, err := os.ReadFile("../../assets/facts/squads/" + of + ".xws")
				must(t, err)
				must(t, os.MkdirAll(filepath.Dir(filepath.Join(folder, name)), 0o755))
				must(t, os.WriteFile(filepath.Join(folder, name), text, 0o600))
			}
			games := filepath.Join(home, "state", "xwing", "games")
			for _, name := range []string{"rebel-core-imperial-core-sensible", "rebel-core-imperial-core-mouse"} {
				text, err := os.ReadFile("../../testdata/games/" + name + ".jsonl")
				must(t, err)
				must(t, os.MkdirAll(games, 0o700))
				must(t, os.WriteFile(filepath.Join(games, name+".jsonl"), text, 0o600))
			}
			p := openSized(t, home, 0, size[0], size[1])
			must(t, p.Rest())
			p.click("title.new:X-Wing")
			p.builderShot("squads")
			p.click("squads.rack")
			must(t, p.Rest()) // the games have been played again
			if !strings.Contains(p.words("rack.record:Aces"), "1 won · 1 lost") {
				t.Errorf("the record is %q", p.words("rack.record:Aces"))
			}
			p.builderShot("rack")
			p.click("rack.move:Aces")
			p.builderShot("rack-move")
			p.click("rack.back")
			p.click("rack.delete:Aces")
			p.click("rack.rename:League/Two")
			p.builderShot("rack-rename")
			p.click("rack.page:bin")
			p.builderShot("rack-bin")
		})
	}
}
