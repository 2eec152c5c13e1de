package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestNotation: games of both kinds are written down, packed into links and made journals of again; whatever is none is
// refused in a line.
func TestNotation(t *testing.T) {
	t.Setenv("HOME", t.TempDir())
	t.Setenv("XDG_CONFIG_HOME", "")
	dir := t.TempDir()
	for _, kept := range []string{"luke-vader-mouse.jsonl", "first/first-2012-sensible.jsonl", "armada/core-mouse.jsonl"} {
		file := "../../testdata/games/" + kept
		journal, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		text := filepath.Join(dir, "game.txt")
		back := filepath.Join(dir, "back.jsonl")
		if out, errs, code := entered(t, "notation", file, "--out", text); code != 0 || out != "" {
			t.Fatalf("%s: %d, %s, %s", kept, code, out, errs)
		}
		if out, errs, code := entered(t, "notation", text, "--out", back); code != 0 || out != "" {
			t.Fatalf("%s: %d, %s, %s", kept, code, out, errs)
		}
		if again, err := os.ReadFile(back); err != nil || !bytes.Equal(again, journal) {
			t.Errorf("%s comes back as another game, %v", kept, err)
		}
		if out, _, code := entered(t, "notation", file, "--link", "https://example.org/x"); code != 0 || !strings.HasPrefix(out,
			"https://example.org/x#game=") ||
			len(out) > 20_000 || strings.Count(out, "\n") != 1 {
			t.Errorf("%s: the link is %.60q", kept, out)
		}
	}
	letter := filepath.Join(dir, "letter")
	if err := os.WriteFile(letter, []byte("Dear Luke\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, wrong := range [][]string{{letter}, {filepath.Join(dir, "none")}, {filepath.Join(dir, "game.txt"), "--link", "x"}, {dir}} {
		out, errs, code := entered(t, append([]string{"notation"}, wrong...)...)
		if code == 0 || out != "" || strings.Count(errs, "\n") != 1 || !strings.Contains(errs, "notation") {
			t.Errorf("%v: %d, %q, %q", wrong, code, out, errs)
		}
	}
}

// entered has the front door do a command: what it prints, what it says is wrong, how it ends.
func entered(t *testing.T, args ...string) (told, wrong string, code int) {
	t.Helper()
	var out, errs bytes.Buffer
	code = int(front().enter(args, nil, &out, &errs))
	return out.String(), errs.String(), code
}
