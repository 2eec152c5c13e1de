package e2e

import (
	"os"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing/match/matchtest"
)

// squads writes two built-in squads into a folder and returns the files.
func squads(t *testing.T, red, blue string) []string {
	t.Helper()
	dir := t.TempDir()
	var files []string
	for _, name := range []string{red, blue} {
		text, err := os.ReadFile("../../assets/facts/squads/" + name + ".xws")
		must(t, err)
		file := dir + "/" + name + ".xws"
		must(t, os.WriteFile(file, text, 0o644))
		files = append(files, file)
	}
	return files
}

// TestWholeGame plays a game from the title to its end by mouse, as two sensible
// players would, and then plays its journal again and compares. XWING_KEEP names
// a file that gets the journal.
func TestWholeGame(t *testing.T) {
	needDisplay(t)
	p := open(t, t.TempDir(), 0)
	p.click("title.new:X-Wing")
	p.click("squad:rebel-core:red")
	p.click("squad:imperial-core:blue")
	p.click("squads.begin")
	p.playSensibly(21)
	p.keepResult("XWING_KEEP")
}

// TestMixedGame plays a game of squads with most of what second edition knows, by
// mouse: bombs, mines, a remote, turrets, ion, jam and tractor tokens, a ship that
// cloaks, a carrier with a docked ship. XWING_KEEP_MIXED names a file that gets the
// journal.
func TestMixedGame(t *testing.T) {
	needDisplay(t)
	p := open(t, t.TempDir(), 0, "play", "--red", "testdata/squads/ghost.xws", "--blue", "testdata/squads/infiltrator.xws", "--seed", "118")
	p.playSensibly(118, "cloak", "jam")
	journal := p.keepResult("XWING_KEEP_MIXED")
	for _, used := range []string{`"cloak"`, `"jam"`, `choose-deployment`, `tractor`, `choose-device-place`, `choose-relocation`, `"rotate"`} {
		if !strings.Contains(journal, used) {
			t.Errorf("nobody came to %s", used)
		}
	}
}

// TestPairGame plays two ships against two, by mouse: those whose rounds ask most, with
// the Force, S-foils, linked actions and rerolls. XWING_KEEP_PAIR names a file that gets
// the journal; the test of answers in package scene counts them there.
func TestPairGame(t *testing.T) {
	needDisplay(t)
	p := open(t, t.TempDir(), 0, "play", "--red", "testdata/squads/luke.xws", "--blue", "testdata/squads/vader.xws", "--seed", "2")
	p.playSensibly(2)
	p.keepResult("XWING_KEEP_PAIR")
}

// keepResult checks the journal of the game at its result; it returns the journal,
// and writes it where the variable says.
func (p *client) keepResult(variable string) string {
	p.t.Helper()
	journal := p.sameAgain(matchtest.Kit(p.t).Start)
	if file := os.Getenv(variable); file != "" {
		must(p.t, os.WriteFile(file, journal, 0o644))
	}
	return string(journal)
}

// sameAgain checks that the game has a result and that its journal plays the same
// game again; it returns the journal.
func (p *client) sameAgain(start func(game.Header) (game.State, error)) []byte {
	t := p.t
	t.Helper()
	if p.words("result.text") == "" {
		t.Error("the result says nothing")
	}
	kept := p.journals()
	if len(kept) != 1 {
		t.Fatalf("%d journals were kept, want 1", len(kept))
	}
	journal, err := os.ReadFile(kept[0])
	must(t, err)
	report, err := game.Verify(journal, start)
	must(t, err)
	if !report.Agrees() || !report.Over {
		t.Errorf("the journal plays another game: %+v", report)
	}
	t.Logf("%d choices, %s", report.Choices, p.words("result.text"))
	return journal
}

// TestKilledAndResumed kills the program in the middle and goes on.
func TestKilledAndResumed(t *testing.T) {
	needDisplay(t)
	files := squads(t, "rebel-core", "imperial-heavies")
	home := t.TempDir()
	p := open(t, home, 0, "play", "--red", files[0], "--blue", files[1], "--seed", "2")
	p.until("an action", func() bool { return p.Screen().Prompt == "choose-action" })
	asked, round := p.words("prompt.text"), p.words("bar.round")
	p.Kill()

	p = open(t, home, 0, "resume")
	p.want("table", "choose-action")
	if got := p.words("prompt.text"); got != asked || p.words("bar.round") != round {
		t.Errorf("resumed at %q in %s, want %q in %s", got, p.words("bar.round"), asked, round)
	}
}
