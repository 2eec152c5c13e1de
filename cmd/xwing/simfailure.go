package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strconv"

	"xwing/game/xwing/sim"
	"xwing/internal/store"
)

// save keeps the journal of a game that failed, cut down to where it fails.
func (b *batch) save(t *tally, n int, r sim.Result) error {
	if r.Err() == nil || len(r.Journal) == 0 || len(t.Saved) >= maxFaults {
		return nil
	}
	folder := b.call.text("failures", "failures")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return fmt.Errorf("--failures: %w", err)
	}
	short, shrunk := sim.Shrink(r.Journal, b.kits.Start)
	file := filepath.Join(folder, fmt.Sprintf("%06d.jsonl", b.seed+uint64(n)))
	if err := store.WriteFile(file, short); err != nil {
		return fmt.Errorf("--failures: %w", err)
	}
	says := "cli.sim-saved"
	if !shrunk {
		says = "cli.sim-saved-whole"
	}
	lines := func(text []byte) string { return strconv.Itoa(bytes.Count(text, []byte("\n"))) }
	t.Saved = append(t.Saved, b.words.Plain(says, "game", strconv.Itoa(n), "file", file,
		"lines", lines(short), "all", lines(r.Journal)))
	return nil
}
