package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strconv"

	"xwing/game/words"
	"xwing/game/xwing/sim"
	"xwing/internal/store"
)

// failure is a game that failed: its number, what its file is to be called, its journal.
type failure struct {
	game    int
	file    string
	journal []byte
}

// saveFailure writes the journal of a game that failed into the folder of --failures, cut down to where it fails, and says so.
func (c *call) saveFailure(f failure, w *words.Words, shrink func([]byte) ([]byte, bool)) (said []string, err error) {
	if len(f.journal) == 0 {
		return nil, nil
	}
	folder := c.text("failures", "failures")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return nil, fmt.Errorf("--failures: %w", err)
	}
	short, shrunk := shrink(f.journal)
	file := filepath.Join(folder, f.file)
	if err := store.WriteFile(file, short); err != nil {
		return nil, fmt.Errorf("--failures: %w", err)
	}
	says := "cli.sim-saved"
	if !shrunk {
		says = "cli.sim-saved-whole"
	}
	lines := func(text []byte) string { return strconv.Itoa(bytes.Count(text, []byte("\n"))) }
	return []string{w.Plain(says, "game", strconv.Itoa(f.game), "file", file, "lines", lines(short), "all", lines(f.journal))}, nil
}

// save keeps the journal of a game that failed, cut down to where it fails.
func (b *batch) save(t *tally, n int, r sim.Result) error {
	if r.Err() == nil || len(t.Saved) >= maxFaults {
		return nil
	}
	said, err := b.call.saveFailure(failure{n, fmt.Sprintf("%06d.jsonl", b.seed+uint64(n)), r.Journal}, b.words.Words,
		func(text []byte) ([]byte, bool) { return sim.Shrink(text, b.kits.Start) })
	t.Saved = append(t.Saved, said...)
	return err
}
