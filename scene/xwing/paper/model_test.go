package paper_test

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"xwing/scene/xwing/paper"
)

// TestModel is what stands on which page, as text: UPDATE=1 writes it anew.
func TestModel(t *testing.T) {
	var out strings.Builder
	all := samples(t)
	names := []string{"second", "swarm", "first", "huge"}
	slices.Sort(names)
	for _, name := range names {
		pages, err := all[name].Pages(paper.A4)
		if err != nil {
			t.Fatal(err)
		}
		for i, p := range pages {
			fmt.Fprintf(&out, "== %s, page %d\n", name, i+1)
			for _, line := range linesOf(p) {
				fmt.Fprintln(&out, line)
			}
		}
	}
	file := filepath.Join("testdata", "model.txt")
	if os.Getenv("UPDATE") != "" {
		write(t, file, []byte(out.String()))
	}
	want, err := os.ReadFile(file)
	if err != nil || string(want) != out.String() {
		t.Errorf("%v; the pages are not those of %s (UPDATE=1 writes them anew):\n%s", err, file, out.String())
	}
}

// linesOf are the texts of a page, those of a line one behind the other, but the words of cards and the speeds of dials.
func linesOf(p *paper.Page) []string {
	var texts []paper.Text
	for _, x := range p.Texts {
		if x.Size != 8 || x.Bold && x.X > 100 {
			texts = append(texts, x)
		}
	}
	slices.SortStableFunc(texts, func(a, b paper.Text) int { return cmp.Or(cmp.Compare(a.Y, b.Y), cmp.Compare(a.X, b.X)) })
	var out []string
	for i := 0; i < len(texts); {
		line, y := "", texts[i].Y
		if texts[i].X > 150 {
			line = "    "
		}
		for ; i < len(texts) && texts[i].Y-y < 0.5; i++ {
			line += texts[i].Words + " | "
		}
		out = append(out, strings.TrimSuffix(line, " | "))
	}
	return out
}
