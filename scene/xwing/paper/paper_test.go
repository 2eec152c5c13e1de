package paper_test

import (
	"bytes"
	"fmt"
	"image/png"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"xwing/assets"
	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/squad"
	"xwing/game/xwing/terms"
	"xwing/scene/xwing/paper"
)

// sheetOf is the sheet of a squad by a points list.
func sheetOf(t testing.TB, mode squad.Mode, s squad.Squad) *paper.Sheet {
	facts := factsOf(t, mode.Ruleset)
	w := matchtest.Words(t).With(terms.NewNames(&board.View{}, facts).By(mode.Ruleset))
	return paper.Of(w, facts, mode, s.ResolveIn(facts, mode.Ruleset), "2026-11-30")
}

func factsOf(t testing.TB, list catalog.Ruleset) *catalog.Catalog {
	if list == catalog.FFG10 {
		return matchtest.FirstKit(t).Facts
	}
	return matchtest.Kit(t).Facts
}

// sample is one of our own squads.
func sample(t testing.TB, folder fs.FS, id string) squad.Squad {
	t.Helper()
	text, err := fs.ReadFile(folder, id+".xws")
	if err != nil {
		t.Fatal(err)
	}
	s, err := squad.ParseXWS(id, text)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func modeOf(t testing.TB, list catalog.Ruleset, format string) squad.Mode {
	t.Helper()
	m := squad.ModeOf(factsOf(t, list), list)
	if format != "" {
		var err error
		if m, err = m.InFormat(factsOf(t, list), format); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// samples are squads of each edition, one of huge ships among them.
func samples(t testing.TB) map[string]*paper.Sheet {
	out := map[string]*paper.Sheet{}
	for _, of := range []struct {
		folder       fs.FS
		id           string
		list         catalog.Ruleset
		format, name string
	}{
		{assets.Squads(), "rebel-core", catalog.FFG20, "", "second"}, {assets.Squads(), "imperial-swarm", catalog.X2PO, "", "swarm"},
		{assets.LaterSquads(), "rebel-trench", catalog.AMG25, "", "later"}, {assets.LaterSquads(), "scum-guild", catalog.XWA, "", "community"},
		{assets.FirstSquads(), "scum-mindlink", catalog.FFG10, "", "first"},
		{assets.EpicSquads(), "epic-rebel-corvette", catalog.FFG20, squad.Epic, "huge"},
	} {
		out[of.name] = sheetOf(t, modeOf(t, of.list, of.format), sample(t, of.folder, of.id))
	}
	return out
}

// TestShow writes the sheets of the samples into the folder that XWING_SHEET names.
func TestShow(t *testing.T) {
	folder := os.Getenv("XWING_SHEET")
	if folder == "" {
		t.Skip("XWING_SHEET names no folder")
	}
	for name, sheet := range samples(t) {
		pages, err := sheet.Pages(paper.A4)
		if err != nil {
			t.Fatal(err)
		}
		doc, err := paper.PDF(sheet.Name, pages)
		if err != nil {
			t.Fatal(err)
		}
		write(t, filepath.Join(folder, name+".pdf"), doc)
		for i, p := range pages {
			img, err := paper.PNG(p)
			if err != nil {
				t.Fatal(err)
			}
			write(t, filepath.Join(folder, fmt.Sprintf("%s-%d.png", name, i+1)), img)
		}
	}
}

func write(t testing.TB, file string, data []byte) {
	t.Helper()
	if err := os.WriteFile(file, data, 0o600); err != nil {
		t.Fatal(err)
	}
}

var _ = []any{bytes.NewReader, png.Decode, regexp.MustCompile, slices.Sort[[]int], strings.Join, game.NewSource}
