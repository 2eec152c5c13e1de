package e2e

import (
	"image"
	"os"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/match/matchtest"
)

// TestAgainstTheComputer turns blue over to the computer on the squad screen and plays the
// first round against it, by mouse. No curtain comes, nothing of blue is asked, an undo goes
// back to the person's own answer; the journal plays the same again, and the game is gone on
// with against the computer.
func TestAgainstTheComputer(t *testing.T) {
	needDisplay(t)
	home, kit := t.TempDir(), matchtest.Kit(t)
	p := open(t, home, 0)
	p.click("title.new:X-Wing")
	p.click("squad:rebel-core:red")
	p.click("squad:imperial-core:blue")
	p.click("player:blue")
	p.click("skill:blue")
	p.builderShot("ace")
	p.click("squads.begin")
	curtains := func(screen string) {
		if screen == "curtain" {
			t.Fatal("a curtain hides what nobody else can see")
		}
		p.pass(screen)
	}
	asked := map[game.Kind]int{}
	p.playUntil(sensible(kit, 5), curtains, func(_ *shadow, d game.Decision, c game.Choice) bool {
		if asked[d.Kind]++; d.Seat != game.Red {
			t.Errorf("the window asks %s of seat %d", d.Kind, d.Seat)
		}
		if d.Kind == ask.SetDials && p.words("bar.round") == "Round 2" {
			return true
		}
		p.press(d, c)
		return false
	})
	if asked[ask.SetDials] != 2 || asked[ask.PlaceShip]+asked[ask.PlaceObstacle] == 0 {
		t.Errorf("asked was %v", asked)
	}
	if name := p.words("log.latest"); strings.Contains(name, "⟦") {
		t.Errorf("the log says %q", name)
	}
	journal, err := os.ReadFile(p.journals()[0])
	must(t, err)
	if !strings.Contains(string(journal), `"computer":["blue"]`) {
		t.Error("the journal does not say that the computer plays blue")
	}
	report, err := game.Verify(journal, kit.Start)
	must(t, err)
	if !report.Agrees() {
		t.Errorf("the journal plays another game: %+v", report)
	}
	p.click("undo")
	p.want("table", "")
	if s := p.Screen(); s.Seat != "red" || p.words("bar.round") == "Round 2" && s.Prompt == string(ask.SetDials) {
		t.Errorf("undo leads to %s of %s", s.Prompt, s.Seat)
	}
	prompt := p.Screen().Prompt
	p.Kill()

	p = open(t, home, 0, "resume")
	p.want("table", prompt)
	p.Kill()
	p = open(t, home, 0, "resume", "--blue-player", "person", "--red-player", "computer")
	must(t, p.Rest())
	if s := p.Screen(); s.Seat != "blue" {
		t.Errorf("with seats changed, %s is asked of %q", s.Prompt, s.Seat)
	}
}

// atWork are shots of the computer before it answers.
func atWork() []shot {
	return []shot{
		{"alone-obstacle", "place-obstacle", 3, nil},
		{"alone-ships", "place-ship", 4, nil},
		{"alone-planning", "set-dials", 5, nil},
		{"alone-action", "choose-action", 6, nil},
		{"alone-attack", "choose-attack", 3, nil},
		{"alone-dice", "modify-defense-dice", 4, nil},
	}
}

// takeAtWork has the computer play both seats, slowly, from a shot's question on, and takes
// the picture of its answer.
func (s shot) takeAtWork(t *testing.T, size [2]int) *image.RGBA {
	t.Helper()
	p := openSized(t, t.TempDir(), 5, size[0], size[1], "resume", sceneAt(t, s.question, s.nth),
		"--red-player", "computer", "--blue-player", "computer")
	for range 100 {
		must(t, p.Tick(5))
		if p.words("prompt.computer") != "" {
			break
		}
	}
	must(t, p.Tick(300)) // as for any shot
	if p.words("prompt.computer") == "" {
		t.Error("the panel does not say that the computer chooses")
	}
	img, err := p.Picture()
	must(t, err)
	return img
}

// TestTheComputerIsSeen: whoever watches is told what the computer is about to do.
func TestTheComputerIsSeen(t *testing.T) {
	needDisplay(t)
	for _, s := range atWork()[:1] {
		s.takeAtWork(t, usual)
	}
}
