package store

import (
	"errors"
	"go/ast"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"xwing/build/source"
)

// TestFilesHaveOneDoor: nobody but this package opens a file, so that none comes in
// that is no plain file, or without a limit.
func TestFilesHaveOneDoor(t *testing.T) {
	open := []string{"Open", "OpenFile", "Create", "ReadFile", "WriteFile", "DirFS", "OpenRoot"}
	but := []string{
		"internal/store/",
		"cmd/xwing/memory.go", // what Linux tells of the program itself
		"scene/rig/rig.go",    // in a folder that it has just made, and the pictures of tests
	}
	files, err := source.Files("../..", "cmd", "game", "internal", "physics", "scene")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if f.Test || slices.ContainsFunc(but, func(b string) bool { return strings.HasPrefix(f.Path, b) }) {
			continue
		}
		ast.Inspect(f.Tree, func(n ast.Node) bool {
			if sel, ok := n.(*ast.SelectorExpr); ok && slices.Contains(open, sel.Sel.Name) {
				if of, ok := sel.X.(*ast.Ident); ok && of.Name == "os" {
					t.Errorf("%s: os.%s; package store has the door for files", f.Line(n), sel.Sel.Name)
				}
			}
			return true
		})
	}
}

// TestReadEntry takes what is dropped up to a limit.
func TestReadEntry(t *testing.T) {
	folder := fstest.MapFS{"a.xws": {Data: []byte("squad")}}
	entries, err := folder.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	if text, err := ReadEntry(folder, entries[0], 5); string(text) != "squad" || err != nil {
		t.Errorf("%q, %v", text, err)
	}
	if text, err := ReadEntry(folder, entries[0], 4); text != nil || !errors.As(err, new(errTooLarge)) {
		t.Errorf("a byte too many: %q, %v", text, err)
	}
}

// TestCreate makes a file, and empties one that is there.
func TestCreate(t *testing.T) {
	path := filepath.Join(t.TempDir(), "ui.log")
	for _, line := range []string{"a long line", "short"} {
		f, err := Create(path)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := io.WriteString(f, line); err != nil {
			t.Fatal(err)
		}
		if err := f.Close(); err != nil {
			t.Fatal(err)
		}
		if text, err := os.ReadFile(path); string(text) != line || err != nil {
			t.Errorf("%q, %v; want %q", text, err, line)
		}
	}
}
