package e2e

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// The tables of this file's tests.
const (
	threeDials = `ship red lukeskywalker 300 200 0
ship red jekporkins 500 200 0
ship red redsquadronveteran 700 200 0
ship blue academypilot 400 800 180
first red
phase planning
`
	torpedoes = `ship red jekporkins 400 300 0 with protontorpedoes
ship blue academypilot 400 500 180
lock ship:1 ship:2
phase engagement
`
	focusedAttack = `ship red lukeskywalker 400 300 0
ship blue academypilot 400 500 180
tokens ship:1 focus 1
phase engagement
dice attack hit focus crit

red choose-attack primary:0>ship:2
`
	tallonRoll = `ship red elloasty 400 200 0
ship blue academypilot 800 800 180
dial ship:1 3ER
dial ship:2 2FB
phase activation

blue choose-action focus
`
)

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
	p := atScript(t, "set-dials", threeDials)
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
	p := atScript(t, "choose-attack", torpedoes)
	p.want("table", "choose-attack")
	x, y := p.onPiece("ship:2")
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
	p := atScript(t, "modify-attack-dice", focusedAttack)
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
	p := atScript(t, "choose-tallon-roll-position", tallonRoll)
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
