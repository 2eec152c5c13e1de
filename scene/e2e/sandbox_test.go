package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// addShip puts a ship onto the table of the sandbox from the shelf of every card.
func (p *client) addShip(seat, words string) {
	p.t.Helper()
	p.click("sandbox.seat:" + seat)
	p.click("sandbox.ship")
	p.want("shelf", "")
	p.shelfSeek(words) // whose Enter takes what is found
	must(p.t, p.Rest())
	if p.Screen().Screen == "shelf" {
		must(p.t, p.Key(ebiten.KeyEnter))
	}
	p.want("sandbox", "")
}

// TestSandbox stands two ships up, has one shoot, takes that back, saves the position and opens it again.
func TestSandbox(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
		if os.Getenv("XWING_SCREENS") == "" && size[0] != 1280 {
			continue
		}
		t.Run(fmt.Sprint(size[0]), func(t *testing.T) { inSandbox(t, size) })
	}
}

func inSandbox(t *testing.T, size [2]int) {
	home := t.TempDir()
	p := openSized(t, home, 0, size[0], size[1])
	must(t, p.Rest())
	p.click("title.sandbox:X-Wing")
	p.want("sandbox", "")
	p.shot("sandbox-empty")
	p.addShip("red", "luke skywalker t-65")
	p.click("sandbox.more:focus")
	p.shot("sandbox-ship")
	p.click("sandbox.done")
	p.addShip("blue", "academy pilot")
	x, y := p.onPiece("ship:2")
	must(t, p.Drag(ebiten.MouseButtonLeft, x, y, x+30, y+20))
	must(t, p.Key(ebiten.KeyQ))
	must(t, p.Rest())
	p.click("sandbox.done")
	p.click("sandbox.page:dice:attack")
	p.click("sandbox.pick:hit")
	p.shot("sandbox-dice")
	p.click("sandbox.back")
	p.click("sandbox.save")
	files, err := filepath.Glob(filepath.Join(home, "data", "xwing", "positions", "*.position"))
	if err != nil || len(files) != 1 {
		t.Fatalf("kept are %v, %v", files, err)
	}
	kept, err := os.ReadFile(files[0])
	must(t, err)
	p.shot("sandbox-table")
	p.click("sandbox.try")
	p.want("table", "choose-attack")
	p.shot("sandbox-try")
	choices := p.words("bar.round")
	p.click("option:primary:0>ship:2")
	must(t, p.Rest())
	if s := p.Screen(); s.Prompt == "choose-attack" && s.Seat == "red" {
		t.Fatal("nobody shoots")
	}
	p.click("undo")
	p.want("dialog", "") // dice have been rolled
	p.click("undo.0")
	p.want("table", "choose-attack")
	if p.words("bar.round") != choices {
		t.Errorf("taken back it is %s, and was %s", p.words("bar.round"), choices)
	}
	p.click("menu")
	p.shot("sandbox-menu")
	p.click("sandbox.again")
	p.want("sandbox", "")
	p.Close()
	p = openSized(t, t.TempDir(), 0, size[0], size[1], "sandbox", files[0])
	p.want("sandbox", "")
	p.click("sandbox.phase")
	p.click("sandbox.undo")
	p.click("sandbox.save")
	p.shot("sandbox-again")
	other, err := filepath.Glob(filepath.Join(p.home, "data", "xwing", "positions", "*.position"))
	if err != nil || len(other) != 1 {
		t.Fatalf("kept again are %v, %v", other, err)
	}
	if again, err := os.ReadFile(other[0]); err != nil || string(again) != string(kept) {
		t.Errorf("opened and saved again it is\n%s, and was\n%s", again, kept)
	}
}
