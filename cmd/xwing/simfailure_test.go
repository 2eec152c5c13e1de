package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/catalog"
)

// TestFailuresAreKept plays games by rules with a card that fails: the journal is kept, cut down, and
// checking it shows the failure again.
func TestFailuresAreKept(t *testing.T) {
	p, err := load()
	if err != nil {
		t.Fatal(err)
	}
	wrong := &xwing.Card{ID: catalog.Card(catalog.DamageKind, "panickedpilot"), Editions: []string{"2.0"},
		Abilities: []xwing.Ability{{When: xwing.WhenDealtFaceup, Do: func(*xwing.Table, xwing.Moment) { panic("on purpose") }}}}
	rules := *p.kits[0].Rules()
	rules.Cards = xwing.NewLibrary("2.0", append(cards.All(), wrong)...)
	p.kits[0] = p.kits[0].With(&rules)
	squads, err := builtIn()
	if err != nil {
		t.Fatal(err)
	}
	folder := filepath.Join(t.TempDir(), "failures")
	var out bytes.Buffer
	c := &call{arguments: &arguments{flags: map[string]string{"failures": folder}}, out: &out}
	b := &batch{program: p, call: c, list: catalog.FFG20, squads: squads[:2], kind: "sensible", games: 12, seed: 1}
	tally, err := b.play()
	if err != nil {
		t.Fatal(err)
	}
	files, _ := filepath.Glob(filepath.Join(folder, "*.jsonl"))
	if tally.Stuck == 0 || len(files) != tally.Stuck || len(tally.Saved) != tally.Stuck {
		t.Fatalf("%d games are stuck, %d files, told %q", tally.Stuck, len(files), tally.Saved)
	}
	for _, file := range files {
		if !strings.Contains(strings.Join(tally.Saved, "\n"), "`xwing check "+file+"`") {
			t.Errorf("%s is not told of: %q", file, tally.Saved)
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if err := p.checkJournal(c, file, text); err == nil || !strings.Contains(err.Error(), "on purpose") {
			t.Errorf("checking %s says %v", file, err)
		}
	}
}
