package e2e

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"xwing/assets"
	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/match"
	"xwing/game/armada/player"
)

// TestArmadaCoreGame plays two core sets against each other from the title to the score by mouse, and then plays the
// journal again and compares. XWING_KEEP_ARMADA names a file that gets the journal.
func TestArmadaCoreGame(t *testing.T) {
	needDisplay(t)
	p := open(t, t.TempDir(), 0)
	p.click("title.new:Armada")
	p.click("fleet:rebel-core:red")
	p.click("fleet:imperial-core:blue")
	p.click("fleets.core")
	p.click("fleets.seed")
	must(t, p.Type("7"))
	p.click("fleets.begin")
	p.playArmada(7)
	p.keepArmada("XWING_KEEP_ARMADA")
}

// TestArmadaWholeGame plays 400 points against 400 by mouse: ships overlap, squadrons are moved aside in a heap, salvos are
// fired and damage is redirected. XWING_KEEP_ARMADA_WHOLE names a file that gets the journal.
func TestArmadaWholeGame(t *testing.T) {
	needDisplay(t)
	var files []string
	for _, name := range []string{"republic-400", "separatist-400"} {
		text, err := os.ReadFile("../../assets/facts/fleets/" + name + ".json")
		must(t, err)
		files = append(files, t.TempDir()+"/"+name+".json")
		must(t, os.WriteFile(files[len(files)-1], text, 0o644))
	}
	p := open(t, t.TempDir(), 0, "play", "--red", files[0], "--blue", files[1], "--seed", "3")
	p.playArmada(3)
	journal := p.keepArmada("XWING_KEEP_ARMADA_WHOLE")
	for what, n := range armadaCounts(t, journal) {
		if t.Logf("%s: %d", what, n); n == 0 {
			t.Errorf("nobody came to %s", what)
		}
	}
}

// TestArmadaHugeGame plays 400 points with a Star Dreadnought by mouse, by the fleets of a kept game. XWING_KEEP_ARMADA_HUGE names
// a file that gets the journal.
func TestArmadaHugeGame(t *testing.T) {
	needDisplay(t)
	text, err := os.ReadFile("../../testdata/games/armada/four-hundred-huge-sensible.jsonl")
	must(t, err)
	kept, err := game.ReadJournal(text)
	must(t, err)
	var files []string
	for i, squad := range kept.Header.Squads {
		files = append(files, fmt.Sprintf("%s/fleet-%d.json", t.TempDir(), i))
		must(t, os.WriteFile(files[i], squad, 0o644))
	}
	p := open(t, t.TempDir(), 0, "play", "--red", files[0], "--blue", files[1], "--seed", "35")
	p.playArmada(35)
	p.keepArmada("XWING_KEEP_ARMADA_HUGE")
}

// armadaCounts plays a journal again and counts what a whole game should have come to.
func armadaCounts(t *testing.T, text string) map[string]int {
	t.Helper()
	kit, err := match.NewKit(assets.ArmadaFacts())
	must(t, err)
	journal, err := game.ReadJournal([]byte(text))
	must(t, err)
	state, err := kit.Start(journal.Header)
	must(t, err)
	session, err := game.NewSession(journal.Header, state, nil)
	must(t, err)
	defer session.Close()
	counts := map[string]int{"salvo": 0, "overlap": 0, "redirect": 0, "aside": 0}
	for _, line := range journal.Lines {
		if line.Choice == nil {
			continue
		}
		if line.Choice.Kind == ask.PlaceAside {
			counts["aside"]++
		}
		must(t, session.Choose(*line.Choice))
		for _, e := range session.Drain() {
			switch e := e.(type) {
			case board.AttackDeclared:
				if e.Attack.Kind == board.SalvoAttack {
					counts["salvo"]++
				}
			case board.ShipsOverlapped:
				counts["overlap"]++
			case board.DamageRedirected:
				counts["redirect"]++
			}
		}
	}
	return counts
}

// playArmada clicks what a sensible player of Armada would answer, to the result.
func (p *client) playArmada(seed uint64) {
	p.t.Helper()
	kit, err := match.NewKit(assets.ArmadaFacts())
	must(p.t, err)
	brain := player.NewSensible(seed)
	s := &shadow{start: kit.Start, think: func(s *game.Session, d game.Decision) (game.Choice, error) {
		return brain.Answer(s.State().(*armada.State).Seen(d.Seat), d)
	}}
	p.playUntil(s, p.pass, func(_ *shadow, d game.Decision, c game.Choice) bool {
		p.pressArmada(d, c)
		return false
	})
}

// keepArmada is keepResult of a game of Armada.
func (p *client) keepArmada(variable string) string {
	p.t.Helper()
	kit, err := match.NewKit(assets.ArmadaFacts())
	must(p.t, err)
	journal := p.sameAgain(kit.Start)
	if file := os.Getenv(variable); file != "" {
		must(p.t, os.WriteFile(file, journal, 0o644))
	}
	return string(journal)
}

// pressArmada gives an answer by mouse: dials and the maneuver tool have ways of their own.
func (p *client) pressArmada(d game.Decision, c game.Choice) {
	p.t.Helper()
	switch {
	case d.Kind == ask.StackDials:
		for i := range d.Slots {
			p.click("dial:" + d.Slots[i].ID + "=" + c.Each[d.Slots[i].ID])
		}
		p.click("confirm")
	case d.Kind == ask.SetCourse:
		laid, _ := armada.ParseCourse(c.One())
		side := "right"
		if strings.HasSuffix(c.One(), "left") {
			side = "left"
		}
		p.click("tool.side:" + side)
		for joint := range laid.Speed {
			p.click(fmt.Sprintf("tool.joint:%d=%d", joint+1, laid.Yaw[joint]))
		}
		p.click("tool.move")
	default:
		p.press(d, c)
	}
}
