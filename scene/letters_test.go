package scene

import (
	"go/scanner"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/sfnt"

	"xwing/assets"
)

// terminal are lines of words that only commands write.
var terminal = regexp.MustCompile(`(?m)^"bearing-.*`)

// TestLettersHaveShapes: what the window writes, of its own or from the files of words, has a shape in its fonts, else a box
// stands there.
func TestLettersHaveShapes(t *testing.T) {
	signs, err := assets.IconFont()
	if err != nil {
		t.Fatal(err)
	}
	var fonts []*sfnt.Font
	for _, data := range [][]byte{goregular.TTF, signs} {
		f, err := sfnt.Parse(data)
		if err != nil {
			t.Fatal(err)
		}
		fonts = append(fonts, f)
	}
	has := func(r rune) bool {
		var room sfnt.Buffer
		for _, f := range fonts {
			if i, err := f.GlyphIndex(&room, r); err == nil && i != 0 {
				return true
			}
		}
		return false
	}
	seen := 0
	for path, text := range written(t) {
		for _, r := range terminal.ReplaceAllString(text, "") {
			if r > 0x7e {
				seen++
				if !has(r) {
					t.Errorf("%s: %q has no shape", path, r)
				}
			}
		}
	}
	if seen < 100 {
		t.Errorf("looked at %d letters", seen)
	}
}

// written is what stands in quotes, by files.
func written(t *testing.T) map[string]string {
	all := map[string]string{}
	for _, root := range []string{".", "../assets/words", "../assets/facts"} {
		err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || strings.HasSuffix(path, "_test.go") {
				return err
			}
			text, err := os.ReadFile(path)
			switch filepath.Ext(path) {
			case ".go":
				all[path] = quoted(text)
			case ".toml":
				all[path] = string(text)
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	return all
}

// quoted are the strings and letters of a Go file, one after the other.
func quoted(text []byte) string {
	var all strings.Builder
	var s scanner.Scanner
	s.Init(token.NewFileSet().AddFile("", -1, len(text)), text, nil, 0)
	for {
		_, kind, literal := s.Scan()
		switch kind {
		case token.EOF:
			return all.String()
		case token.STRING:
			all.WriteString(literal)
		}
	}
}
