package sim

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/trial"
	"xwing/game/xwing"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/player"
)

// TestKeptFailures plays the games that once failed, each cut down to where it did. A card that plays otherwise
// by now, or a cure, may refuse a choice: that game ends there, and holds only so much.
func TestKeptFailures(t *testing.T) {
	kit := matchtest.Kit(t)
	files, err := filepath.Glob("testdata/failures/*.jsonl")
	if err != nil || len(files) == 0 {
		t.Fatalf("no kept failures: %v", err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".jsonl"), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			text = unchecked(text)
			var found *trial.Finding
			switch err := Examine(text, kit.Start); {
			case errors.As(err, &found) && refused(found):
				t.Logf("it plays otherwise %v", err)
			case err != nil:
				t.Error(err)
			}
		})
	}
}

// refused reports whether what was found is a choice that does not fit the game.
func refused(f *trial.Finding) bool {
	var d *game.Divergence
	return errors.As(f.Why, &d) && d.What.Key == "replay.refused"
}

// unchecked leaves the check lines of a journal out: the states of rules that were wrong.
func unchecked(text []byte) []byte {
	lines := slices.DeleteFunc(bytes.SplitAfter(text, []byte("\n")), func(line []byte) bool {
		return bytes.HasPrefix(line, []byte(`{"check":`))
	})
	return game.Reseal(bytes.Join(lines, nil))
}

// spoiled is a game by rules with a card that is wrong: damage card id does what it should not.
func spoiled(t *testing.T, id string, do func(*xwing.Table, xwing.Moment)) Game {
	t.Helper()
	g := newGame(t, "rebel-core", "imperial-core", 7, true)
	kit := matchtest.Kit(t)
	wrong := &xwing.Card{ID: catalog.Card("damage", id), Editions: []string{kit.Rules().Edition.ID},
		Abilities: []xwing.Ability{{When: xwing.WhenDealtFaceup, Do: do}}}
	rules := *kit.Rules()
	rules.Cards = xwing.NewLibrary(kit.Rules().Edition.ID, append(cards.All(), wrong)...)
	kit = kit.With(&rules)
	g.Start, g.Checks = kit.Start, true
	return g
}

// TestShrink injects defects into the rules: a card that makes them panic, one that does something that may
// never be. The journal is cut down to the choice that shows it, and without that choice shows nothing.
func TestShrink(t *testing.T) {
	for name, do := range map[string]func(*xwing.Table, xwing.Moment){
		"a panic":            func(*xwing.Table, xwing.Moment) { panic("on purpose") },
		"a check":            func(t *xwing.Table, m xwing.Moment) { t.Ship(m.Ship).Shields.Active = -1 },
		"a board gone wrong": func(t *xwing.Table, m xwing.Moment) { t.Ship(m.Ship).Hull += 3 },
	} {
		t.Run(name, func(t *testing.T) {
			short, whole := shrunk(t, do)
			lines := bytes.SplitAfter(short, []byte("\n"))
			if n := len(lines) - 2; len(short) >= len(whole.Journal) || !bytes.HasPrefix(lines[n], []byte(`{"choice":`)) {
				t.Errorf("%d of %d bytes are left, the last line %.60s", len(short), len(whole.Journal), lines[n])
			}
			g := spoiled(t, "panickedpilot", do)
			var found *trial.Finding
			if err := Examine(short, g.Start); !errors.As(err, &found) || found.Line != found.Lines {
				t.Errorf("the short journal shows %v", err)
			}
			if err := Examine(bytes.Join(lines[:len(lines)-2], nil), g.Start); err != nil {
				t.Errorf("one choice less still shows %v", err)
			}
			if again, ok := Shrink(short, g.Start); !ok || !bytes.Equal(again, short) {
				t.Error("it can be cut further")
			}
		})
	}
}

// shrunk plays games by wrong rules until one fails, and shrinks its journal.
func shrunk(t *testing.T, do func(*xwing.Table, xwing.Moment)) ([]byte, Result) {
	t.Helper()
	g := spoiled(t, "panickedpilot", do)
	for g.Header.Seed = range 20 {
		r := Play(g)
		if r.Err() == nil {
			continue
		}
		short, ok := Shrink(r.Journal, g.Start)
		if !ok {
			t.Fatalf("seed %d: %v, and the journal shows nothing", g.Header.Seed, r.Err())
		}
		return short, r
	}
	t.Fatal("no game of twenty met the wrong card")
	return nil, Result{}
}

// A game that plays well, and one whose players gave up, have nothing to shrink.
func TestShrinkNothing(t *testing.T) {
	g := newGame(t, "rebel-core", "imperial-core", 7, true)
	r := Play(g)
	if short, ok := Shrink(r.Journal, g.Start); ok || len(short) != len(r.Journal) {
		t.Errorf("%d of %d bytes are left of a game that plays well", len(short), len(r.Journal))
	}
	g.Players = [2]player.Player{stubborn{}, stubborn{}}
	if r = Play(g); r.Stuck == nil {
		t.Fatal("stubborn players play on")
	}
	if _, ok := Shrink(r.Journal, g.Start); ok {
		t.Error("the players failed, and the rules are blamed")
	}
}
