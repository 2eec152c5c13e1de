package e2e

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"xwing/game/xwing/match"
	"xwing/game/xwing/match/matchtest"
)

// kept is the game of testdata/games whose scenes the pictures show.
const kept = "../../testdata/games/rebel-core-imperial-core-sensible.jsonl"

// sceneAt writes the beginning of the kept game, up to the moment at which the
// question is asked for the nth time (from 1), and returns the file. For the
// question "" it is the whole game.
func sceneAt(t *testing.T, question string, nth int) string {
	t.Helper()
	return sceneOf(t, matchtest.Kit(t), kept, question, nth)
}

// sceneOf is sceneAt of another kept game, of a kit.
func sceneOf(t *testing.T, kit *match.Kit, kept, question string, nth int) string {
	t.Helper()
	text, err := os.ReadFile(kept)
	must(t, err)
	file := filepath.Join(t.TempDir(), "scene.jsonl")
	if question == "" {
		must(t, os.WriteFile(file, text, 0o644))
		return file
	}
	journal, session := matchtest.Kept(t, kit, text)
	lines := bytes.SplitAfter(text, []byte("\n"))
	for i, line := range journal.Lines {
		if line.Choice == nil {
			continue
		}
		if open := session.Open(); len(open) > 0 && string(open[0].Kind) == question {
			if nth--; nth == 0 {
				must(t, os.WriteFile(file, bytes.Join(lines[:i+1], nil), 0o644))
				return file
			}
		}
		must(t, session.Choose(*line.Choice))
	}
	t.Fatalf("%s is not asked so often in %s", question, kept)
	return ""
}
