package paper_test

import (
	"bytes"
	"fmt"
	"image/png"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
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
		{assets.Squads(), "rebel-core", catalog.FFG20, "", "second"},
		{assets.Squads(), "imperial-swarm", catalog.X2PO, "", "swarm"},
		{assets.LaterSquads(), "rebel-trench", catalog.AMG25, "", "later"}, {assets.LaterSquads(), "scum-guild", catalog.XWA, "",
			"community"},
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

// everySheet is the samples, and squads drawn of all factions by all lists.
func everySheet(t testing.TB) map[string]*paper.Sheet {
	out := samples(t)
	for _, list := range []catalog.Ruleset{catalog.FFG20, catalog.AMG25, catalog.XWA, catalog.X2PO, catalog.FFG10} {
		for i, f := range factsOf(t, list).Factions() {
			mode := modeOf(t, list, "")
			if i%2 == 1 && list != catalog.AMG25 {
				mode = modeOf(t, list, squad.Epic)
			}
			pool, err := squad.NewPool(factsOf(t, list), mode, f, nil)
			if err != nil {
				t.Fatal(err)
			}
			chance := game.NewSource(uint64(i), 7)
			for n := range 2 {
				out[fmt.Sprintf("%s %v %d", list, f, n)] = sheetOf(t, mode, pool.Draw(&chance))
			}
		}
	}
	return out
}

// rect is where something stands on a page.
type rect struct {
	x0, y0, x1, y1 float64
	what           string
}

func (a rect) meets(b rect) bool {
	const slack = 0.2
	return a.x0+slack < b.x1 && b.x0+slack < a.x1 && a.y0+slack < b.y1 && b.y0+slack < a.y1
}

// standing are the texts of a page, and the forms that are to stand free, as they are measured without the printer.
func standing(t testing.TB, p *paper.Page) []rect {
	var out []rect
	for i := range p.Texts {
		x := &p.Texts[i]
		if x.Cut {
			t.Errorf("cut: %q", x.Words)
		}
		if x.Size < 7 {
			t.Errorf("%q has letters of %.1f points", x.Words, x.Size)
		}
		wide := paper.Width(t, x)
		if wide > x.Room+0.2 {
			t.Errorf("%q is %.1f wide, there is room for %.1f", x.Words, wide, x.Room)
		}
		out = append(out, rect{x.X, x.Y - 0.72*x.Size, x.X + wide, x.Y + 0.18*x.Size, x.Words})
	}
	for i := range p.Forms {
		f := &p.Forms[i]
		if f.Loose {
			continue
		}
		r := rect{x0: 1e9, y0: 1e9, x1: -1e9, y1: -1e9}
		for _, o := range f.Outlines {
			for _, q := range o {
				r = rect{min(r.x0, q.X), min(r.y0, q.Y), max(r.x1, q.X), max(r.y1, q.Y), ""}
			}
		}
		out = append(out, r)
	}
	return out
}

// TestNothingIsCut holds the pages of all kinds of squads to what a reader needs: nothing stands over a word, outside the
// page, or is cut off.
func TestNothingIsCut(t *testing.T) {
	all := everySheet(t)
	if len(all) < 40 {
		t.Fatalf("only %d sheets", len(all))
	}
	for name, sheet := range all {
		for _, size := range paper.Sizes() {
			pages, err := sheet.Pages(size)
			if err != nil || len(pages) == 0 {
				t.Fatal(len(pages), err)
			}
			for i, p := range pages {
				t.Run(fmt.Sprintf("%s %s %d", name, size.Name, i+1), func(t *testing.T) { checkPage(t, p) })
			}
		}
	}
}

func checkPage(t *testing.T, p *paper.Page) {
	all := standing(t, p)
	for i, a := range all {
		if a.x0 < 35 || a.y0 < 35 || a.x1 > p.Size.W-35 || a.y1 > p.Size.H-30 {
			t.Errorf("%q stands at %.0f, %.0f to %.0f, %.0f: outside", a.what, a.x0, a.y0, a.x1, a.y1)
		}
		for _, b := range all[i+1:] {
			if (a.what != "" || b.what != "") && a.meets(b) {
				t.Errorf("%q and %q stand over each other at %.0f, %.0f", a.what, b.what, a.x0, a.y0)
			}
		}
	}
}

// TestAbsurd prints what nobody would fly: names without end, unknown cards, letters that no font has.
func TestAbsurd(t *testing.T) {
	mode := modeOf(t, catalog.FFG20, "")
	s := squad.Squad{Name: strings.Repeat("Long name ", 300), Faction: catalog.Rebel}
	for i := range 60 {
		worn := squad.Equipped{Slot: "漢字\u202e\x00", XWS: strings.Repeat("x", 200)}
		s.Pilots = append(s.Pilots, squad.SquadPilot{Pilot: strings.Repeat("nobody", 1+i%60), Upgrades: []squad.Equipped{worn}})
	}
	many := squad.SquadPilot{Pilot: "lukeskywalker"}
	for range 30 {
		many.Upgrades = append(many.Upgrades, squad.Equipped{Slot: "torpedo", XWS: "protontorpedoes"})
	}
	s.Pilots = append(s.Pilots, many, many)
	for range 40 {
		s.Pilots = append(s.Pilots, squad.SquadPilot{Pilot: "bluesquadronescort"})
	}
	for _, s := range []squad.Squad{s, {}} {
		pages, err := sheetOf(t, mode, s).Pages(paper.Letter)
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range pages {
			for _, x := range p.Texts {
				if x.Y > p.Size.H-30 || x.X+paper.Width(t, &x) > p.Size.W-35 {
					t.Errorf("%q stands outside", x.Words)
				}
			}
		}
		doc, err := paper.PDF(s.Name, pages)
		if err != nil || pagesOf(doc) != len(pages) {
			t.Errorf("%v; %d pages, want %d", err, pagesOf(doc), len(pages))
		}
	}
}

// pagesOf counts the pages of a document.
func pagesOf(doc []byte) int { return len(regexp.MustCompile(`/Type /Page\b[^s]`).FindAll(doc, -1)) }

// TestOutput reads back what is written: a document of as many pages whose letters are letters, the same each time, and
// pictures as large as the paper.
func TestOutput(t *testing.T) {
	sheet := samples(t)["huge"]
	pages, err := sheet.Pages(paper.Letter)
	if err != nil {
		t.Fatal(err)
	}
	files, err := paper.Files(sheet, pages, "a.pdf")
	if err != nil || len(files) != 1 || files[0].Name != "a.pdf" {
		t.Fatal(files, err)
	}
	doc := files[0].Content
	if !bytes.HasPrefix(doc, []byte("%PDF-")) || !bytes.HasSuffix(bytes.TrimSpace(doc), []byte("%%EOF")) || pagesOf(doc) != len(pages) {
		t.Errorf("%d pages, want %d", pagesOf(doc), len(pages))
	}
	for _, want := range []string{"/ToUnicode", "[0 0 612.00 792.00]"} {
		if !bytes.Contains(doc, []byte(want)) {
			t.Errorf("no %s", want)
		}
	}
	if again, _ := paper.PDF(sheet.Name, pages); !bytes.Equal(again, doc) {
		t.Error("another document the second time")
	}
	pictures, err := paper.Files(sheet, pages, "dir.x/a.PNG")
	if err != nil || len(pictures) != len(pages) || len(pages) < 2 || pictures[1].Name != "dir.x/a-2.PNG" {
		t.Fatal(len(pictures), err)
	}
	img, err := png.Decode(bytes.NewReader(pictures[0].Content))
	if err != nil || img.Bounds().Dx() != 1700 || img.Bounds().Dy() != 2200 {
		t.Fatal(img.Bounds(), err)
	}
	if one, _ := paper.Files(sheet, pages[:1], "a.png"); one[0].Name != "a.png" {
		t.Errorf("one page is %s", one[0].Name)
	}
}

// TestWings: who flies in a wing, and who leads it, is told of the squad.
func TestWings(t *testing.T) {
	told := 0
	for _, id := range []string{"epic-rebel-corvette", "epic-imperial-raider", "epic-imperial-gozanti"} {
		s := sample(t, assets.EpicSquads(), id)
		sheet := sheetOf(t, modeOf(t, catalog.X2PO, squad.Epic), s)
		n := 0
		for _, line := range sheet.Told {
			if strings.HasPrefix(line, "wing of ") && strings.Contains(line, ": ") {
				n++
			}
		}
		if told += n; n != len(s.Wings()) {
			t.Errorf("of %d wings of %s is told: %q", len(s.Wings()), id, sheet.Told)
		}
	}
	if told == 0 {
		t.Error("of no wing is told")
	}
}
