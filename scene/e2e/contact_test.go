package e2e

import (
	"bytes"
	"fmt"
	"image"
	"image/draw"
	"os"
	"path/filepath"
	"strings"
	"testing"

	xdraw "golang.org/x/image/draw"

	"xwing/game/xwing/match/matchtest"
)

// question is where a kind of question is asked: in a journal that is cut before its answer, or in
// a case of a script.
type question struct {
	kind    string
	journal []byte
	script  string
	title   string
}

// scripts are the files that game/xwing/script plays.
const scripts = "../../game/xwing/script/testdata/"

// everyQuestion finds each kind where the kept games ask it first, and those that none of them
// asks in scripts.
func everyQuestion(t *testing.T) []question {
	t.Helper()
	var out []question
	known := map[string]bool{}
	files, err := filepath.Glob(filepath.Join(filepath.Dir(kept), "*.jsonl"))
	must(t, err)
	for _, file := range files {
		text, err := os.ReadFile(file)
		must(t, err)
		journal, session := matchtest.Kept(t, matchtest.Kit(t), text)
		lines := bytes.SplitAfter(text, []byte("\n"))
		for i, line := range journal.Lines {
			if line.Choice == nil {
				continue
			}
			if kind := string(line.Choice.Kind); !known[kind] {
				known[kind] = true
				out = append(out, question{kind: kind, journal: bytes.Join(lines[:i+1], nil)})
			}
			must(t, session.Choose(*line.Choice))
		}
	}
	text, err := os.ReadFile(scripts + "questions.tsv")
	must(t, err)
	for line := range strings.Lines(string(text)) {
		kind, at, ok := strings.Cut(strings.TrimSpace(line), "\t")
		if file, title, _ := strings.Cut(at, ": "); ok && !known[kind] {
			out = append(out, question{kind: kind, script: scripts + "xwing2/" + file + ".txt", title: title})
		}
	}
	return out
}

// take shows a question in a window of a size and takes its picture.
func (q question) take(t *testing.T, size [2]int) *image.RGBA {
	t.Helper()
	var p *client
	if q.script != "" {
		p = stagedAt(t, size, "-case", q.title, q.script, q.kind)
	} else {
		file := filepath.Join(t.TempDir(), "scene.jsonl")
		must(t, os.WriteFile(file, q.journal, 0o600))
		p = openSized(t, t.TempDir(), 0, size[0], size[1], "resume", file)
	}
	must(t, p.Rest())
	if p.Screen().Screen == "curtain" {
		p.click("curtain.open")
		must(t, p.Rest())
	}
	must(t, p.Tick(300))
	img, err := p.Picture()
	must(t, err)
	return img
}

// contact is a sheet of pictures, as many side by side as can be read.
type contact struct {
	folder string
	page   *image.RGBA
	n      int
}

// How pictures lie on a sheet.
const (
	sheetRow  = 2
	sheetCell = 960
)

// add lays a picture onto the sheet, and keeps it once it is full.
func (c *contact) add(t *testing.T, img *image.RGBA) {
	t.Helper()
	high := sheetCell * img.Rect.Dy() / img.Rect.Dx()
	if c.page == nil {
		c.page = image.NewRGBA(image.Rect(0, 0, sheetRow*sheetCell, sheetRow*high))
		draw.Draw(c.page, c.page.Rect, image.Black, image.Point{}, draw.Src)
	}
	at := c.n % (sheetRow * sheetRow)
	cell := image.Rect(0, 0, sheetCell-4, high-4).Add(image.Pt(at%sheetRow*sheetCell, at/sheetRow*high))
	xdraw.CatmullRom.Scale(c.page, cell, img, img.Rect, xdraw.Src, nil)
	if c.n++; c.n%(sheetRow*sheetRow) == 0 {
		c.write(t)
	}
}

// write keeps the sheet that pictures are laid onto.
func (c *contact) write(t *testing.T) {
	t.Helper()
	if c.page != nil {
		writePNG(t, filepath.Join(c.folder, fmt.Sprintf("sheet-%02d.png", (c.n-1)/(sheetRow*sheetRow)+1)), c.page)
		c.page = nil
	}
}
