package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestPrintedCards: the texts of a folder, none without a folder, and the fault of a bad one with its name.
func TestPrintedCards(t *testing.T) {
	if printedCards("") != nil {
		t.Error("texts of no folder")
	}
	folder := t.TempDir()
	if err := os.MkdirAll(filepath.Join(folder, "conditions"), 0o755); err != nil {
		t.Fatal(err)
	}
	const text = `[{"xws":"hunted","ability":"Is hunted."}]`
	if err := os.WriteFile(filepath.Join(folder, "conditions", "all.json"), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	if text, err := printedCards(folder)("xwing2/condition/hunted"); text != "Is hunted." || err != nil {
		t.Errorf("%q, %v", text, err)
	}
	bad := filepath.Join(folder, "none")
	if text, err := printedCards(bad)("xwing2/condition/hunted"); text != "" || err == nil || !strings.HasPrefix(err.Error(), bad+": ") {
		t.Errorf("of a bad folder: %q, %v", text, err)
	}
}
