package e2e

import (
	"os"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestClockByMouse chooses clocks before a game: they stand in the bar, a click has them stand, and a game that is gone on with begins
// so. XWING_SCREENS names a folder for pictures.
func TestClockByMouse(t *testing.T) {
	needDisplay(t)
	home := t.TempDir()
	p := open(t, home, 100)
	must(t, p.Rest())
	p.click("title.settings")
	p.click("settings.clock")
	p.want("clock", "")
	p.click("clock.player:45")
	p.click("clock.game:75")
	p.shot("clock-chosen")
	p.click("close")
	p.click("title.sample")
	must(t, p.Rest())
	for range 2000 { // it goes by the time of day, ticks as fast as they can
		if p.words("clock:game") != "75:00" {
			break
		}
		must(t, p.Tick(5))
	}
	p.shot("clock-bar")
	for range 200 { // it runs by the time of day, not by how fast ticks come here
		if p.words("clock:game") != "75:00" {
			break
		}
		time.Sleep(50 * time.Millisecond)
		must(t, p.Tick(2))
	}
	if w := p.words("clock:game"); !strings.HasPrefix(w, "74:") {
		t.Errorf("the game's clock shows %q", w)
	}
	p.click("clock:red")
	must(t, p.Tick(5))
	p.want("paused", "")
	p.shot("clock-paused")
	stands := p.words("paused:2")
	for range 6 {
		time.Sleep(250 * time.Millisecond)
		must(t, p.Tick(2))
	}
	if w := p.words("paused:2"); w != stands {
		t.Errorf("it stood at %q, and shows %q", stands, w)
	}
	p.click("clock.go")
	must(t, p.Key(ebiten.KeyPause))
	must(t, p.Tick(5))
	p.want("paused", "")
	must(t, p.Key(ebiten.KeyPause))
	text, err := os.ReadFile(strings.TrimSuffix(p.journals()[0], ".jsonl") + ".clock")
	if err != nil || !strings.Contains(string(text), `"player":2700,"game":4500`) {
		t.Errorf("kept is %q, %v", text, err)
	}
}
