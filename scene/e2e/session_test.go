package e2e

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game"
)

// resumeBefore goes on with a kept game just before a choice for which f holds.
func resumeBefore(t *testing.T, speed int, f func(c game.Choice) bool) *client {
	t.Helper()
	text, err := os.ReadFile("../../testdata/games/rebel-core-imperial-core-sensible.jsonl")
	must(t, err)
	journal, err := game.ReadJournal(text)
	must(t, err)
	for _, line := range journal.Lines {
		if line.Choice == nil || !f(*line.Choice) {
			continue
		}
		lines := bytes.SplitAfter(text, []byte("\n"))
		file := filepath.Join(t.TempDir(), "cut.jsonl")
		must(t, os.WriteFile(file, bytes.Join(lines[:line.Number-1], nil), 0o644))
		p := open(t, t.TempDir(), speed, "resume", file)
		must(t, p.Rest())
		return p
	}
	t.Fatal("no such choice was made in the kept game")
	return nil
}

func kind(k string) func(game.Choice) bool {
	return func(c game.Choice) bool { return c.Kind == k }
}

// onPiece moves the mouse onto a piece of the table.
func (p *client) onPiece(id string) (x, y float64) {
	p.t.Helper()
	for _, w := range p.Screen().Pieces {
		if w.ID == id {
			x, y = float64(w.Rect[0]+w.Rect[2]/2), float64(w.Rect[1]+w.Rect[3]/2)
			must(p.t, p.Move(x, y))
			return x, y
		}
	}
	p.t.Fatalf("%s is not on the table", id)
	return 0, 0
}

// TestDialsByHand sets dials by wheel, keys and copying, reads what a maneuver
// comes to, and confirms by key.
func TestDialsByHand(t *testing.T) {
	needDisplay(t)
	p := resumeBefore(t, 0, kind("set-dials"))
	p.want("curtain", "set-dials")
	p.click("curtain.open")
	ships := p.Enabled("slot:")
	p.onPiece(strings.TrimPrefix(ships[1], "slot:"))
	must(t, p.Wheel(-1))
	if p.words("dial.words") == "" {
		t.Error("nothing is said of the maneuver that the wheel has set")
	}
	must(t, p.Key(ebiten.KeyTab))
	must(t, p.Key(ebiten.KeyDigit2))
	must(t, p.Key(ebiten.KeyArrowRight))
	p.click("dial.copy")
	if w, _ := p.Find("confirm"); !w.Enabled {
		t.Fatalf("after copying a dial not all are set: %s", w.Reason)
	}
	must(t, p.Key(ebiten.KeyEnter))
	must(t, p.Rest())
	if s := p.Screen(); s.Screen != "curtain" || s.Seat == "red" {
		t.Errorf("after Enter the screen is %s of %s, want the other player's curtain", s.Screen, s.Seat)
	}
}

// TestAttackOnTheTable declares an attack by a click on the target, and picks
// the weapon from the menu that it opens.
func TestAttackOnTheTable(t *testing.T) {
	needDisplay(t)
	p := resumeBefore(t, 0, func(c game.Choice) bool {
		return c.Kind == "choose-attack" && strings.Contains(c.One(), "torpedoes>ship:6")
	})
	p.want("table", "choose-attack")
	x, y := p.onPiece("ship:6")
	must(t, p.ClickAt(x, y))
	menu := p.Enabled("menu:")
	if len(menu) != 2 {
		t.Fatalf("the menu offers %v, want two weapons", menu)
	}
	p.click(menu[1])
	must(t, p.Rest())
	if got := p.words("attack"); !strings.Contains(got, "Proton Torpedoes") {
		t.Errorf("the attack is %q, want one with the weapon picked", got)
	}
}

// TestFocusIsPreviewed shows what a focus token would do while the mouse is on it.
func TestFocusIsPreviewed(t *testing.T) {
	needDisplay(t)
	p := resumeBefore(t, 0, func(c game.Choice) bool { return c.Kind == "modify-attack-dice" && c.One() == "focus" })
	pool := func() string {
		all := ""
		for _, w := range p.Screen().Widgets {
			if strings.HasPrefix(w.ID, "die:0:") {
				all += w.Words + " "
			}
		}
		return all
	}
	if p.Screen().Prompt != "modify-attack-dice" {
		t.Fatalf("asked %s, want to modify the attack dice", p.Screen().Prompt)
	}
	before := pool()
	must(t, p.MoveTo("option:focus"))
	if got := pool(); got == before || strings.Count(got, "focus") != strings.Count(got, "focus → hit") {
		t.Errorf("under the mouse the focus token makes %q of %q", got, before)
	}
	must(t, p.Move(10, 10))
	if got := pool(); got != before {
		t.Errorf("after looking the dice are %q, want %q", got, before)
	}
}

// TestGhosts goes where the ghost is that was clicked.
func TestGhosts(t *testing.T) {
	needDisplay(t)
	p := resumeBefore(t, 0, kind("choose-tallon-roll-position"))
	p.want("table", "choose-tallon-roll-position")
	ghosts := 0
	for _, w := range p.Screen().Pieces {
		if strings.HasPrefix(w.ID, "pose:") {
			ghosts++
		}
	}
	if ghosts != 3 {
		t.Errorf("%d ghosts, want 3", ghosts)
	}
	p.click("pose:left")
	must(t, p.Rest())
	if p.Screen().Prompt == "choose-tallon-roll-position" {
		t.Error("a click on the ghost did not answer")
	}
}
