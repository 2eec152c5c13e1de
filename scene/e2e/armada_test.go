package e2e

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/assets"
	"xwing/game"
	"xwing/game/armada/match"
)

// armadaGames are the kept games of Armada, those of whole fleets first.
func armadaGames(t *testing.T) []string {
	t.Helper()
	files, err := filepath.Glob("../../testdata/games/armada/*.jsonl")
	must(t, err)
	whole := filepath.Join(filepath.Dir(files[0]), "four-hundred-sensible.jsonl")
	return append([]string{whole}, slices.DeleteFunc(files, func(f string) bool { return f == whole })...)
}

// armadaQuestions finds each kind of question where the kept games ask it for the nth time, or, in a game that does not ask it so
// often, at last; the whole first game is the sheet of its end.
func armadaQuestions(t *testing.T, files []string, nth int) (out []question) {
	t.Helper()
	kit, err := match.NewKit(assets.ArmadaFacts())
	must(t, err)
	known := map[string]bool{}
	for i, file := range files {
		text, err := os.ReadFile(file)
		must(t, err)
		if i == 0 {
			out = append(out, question{kind: "result", journal: text})
		}
		journal, err := game.ReadJournal(text)
		must(t, err)
		state, err := kit.Start(journal.Header)
		must(t, err)
		session, err := game.NewSession(journal.Header, state, nil)
		must(t, err)
		lines, asked, cut := bytes.SplitAfter(text, []byte("\n")), map[string]int{}, map[string]int{}
		var order []string
		for i, line := range journal.Lines {
			if line.Choice == nil {
				continue
			}
			kind := string(line.Choice.Kind)
			if asked[kind]++; !known[kind] && asked[kind] <= nth {
				if asked[kind] == 1 {
					order = append(order, kind)
				}
				cut[kind] = i + 1
			}
			must(t, session.Choose(*line.Choice))
		}
		session.Close()
		for _, kind := range order {
			known[kind] = true
			out = append(out, question{kind: kind, journal: bytes.Join(lines[:cut[kind]], nil)})
		}
	}
	return out
}

// squadronByEdge is a script of Armada with a squadron that is about to move by the edge of the play area.
const squadronByEdge = `ship red nebulon-b-escort-frigate 300 150 0 1
squadron red x-wing-squadron 600 60
ship blue victory-i-class-star-destroyer-empire 1500 800 180 1
phase squadron

red activate-squadron squadron:1
red squadron-action move
`

// TestSquadronLeaves drags a squadron beyond the edge: before it is confirmed the panel says that it is destroyed there.
func TestSquadronLeaves(t *testing.T) {
	needDisplay(t)
	file := filepath.Join(t.TempDir(), "edge.txt")
	must(t, os.WriteFile(file, []byte(squadronByEdge), 0o600))
	p := stagedAt(t, usual, "-armada", file, "move-squadron")
	must(t, p.Rest())
	x, y := p.onPiece("squadron:1")
	must(t, p.Drag(ebiten.MouseButtonLeft, x, y, x, y+60))
	must(t, p.Rest())
	for range 3 { // a drag stays within, for nobody throws a squadron away by chance
		must(t, p.Key(ebiten.KeyArrowDown))
	}
	must(t, p.Rest())
	p.keepPicture("armada-squadron-leaves")
	if got := p.words("place.state"); !strings.Contains(got, "destroyed") {
		t.Errorf("of a place beyond the edge it says %q", got)
	}
}

// TestArmadaScreens writes a picture of every kind of question of Armada, and of a game's end, into the folder that XWING_SCREENS
// names, and sheets of four; XWING_WINDOW=1920x1080 is the size of the window, XWING_GAME a game instead of those that are kept.
func TestArmadaScreens(t *testing.T) {
	folder := os.Getenv("XWING_SCREENS")
	if folder == "" {
		t.Skip("XWING_SCREENS names no folder")
	}
	needDisplay(t)
	must(t, os.MkdirAll(folder, 0o755))
	files, sheet := armadaGames(t), contact{folder: folder}
	if own := os.Getenv("XWING_GAME"); own != "" {
		files = []string{own}
	}
	for _, q := range armadaQuestions(t, files, 5) {
		t.Run(q.kind, func(t *testing.T) {
			img := q.take(t, windowSize(t))
			writePNG(t, filepath.Join(folder, "armada-"+q.kind+".png"), img)
			sheet.add(t, img)
		})
	}
	sheet.write(t)
}
