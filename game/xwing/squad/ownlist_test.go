package squad_test

import (
	"slices"
	"testing"

	"xwing/assets"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// TestOwnList checks a legal squad by a list that changes the cost, the slots or the formats of one of its
// cards, or leaves one out: what the list says is what counts.
func TestOwnList(t *testing.T) {
	const head = `id = "mine"
name = "Mine"
version = "1"
date = "2026-10-01"
base = "ffg20"
`
	legal := build(t, load(t), catalog.Rebel, "wedgeantilles: predator protontorpedoes", "lukeskywalker: protontorpedoes", "bluesquadronescort")
	for _, test := range []struct{ name, rows, format, want string }{
		{"as it was", "", "", ""},
		{"a dearer ship", "[pilots]\nwedgeantilles = {cost = 90, slots = [\"talent\", \"torpedo\"]}\n", "", "X20-SQB-001 over-budget -1"},
		{"a ship without the slot", "[pilots]\nwedgeantilles = {cost = 54, slots = [\"talent\"]}\n", "", "X20-SQB-003 no-slot 0 protontorpedoes"},
		{"a dearer upgrade", "[upgrades]\nprotontorpedoes = {cost = 50}\n", "", "X20-SQB-001 over-budget -1"},
		{"an upgrade left out", "[upgrades]\nprotontorpedoes = {removed = true}\n", "", "X20-GMD-001 not-in-mode 0 protontorpedoes"},
		{"a restricted upgrade", "[upgrades]\npredator = {cost = 2, overrides = {restrictions = [{sizes = [\"large\"]}]}}\n", "", "X20-SQB-004 restricted 0 predator"},
		{"a format left", "[pilots]\nlukeskywalker = {cost = 60, slots = [\"torpedo\"], formats = [\"hyperspace\"]}\n", "extended", "X20-GMD-001 not-in-mode 1"},
	} {
		t.Run(test.name, func(t *testing.T) {
			cat, err := catalog.Load(assets.Facts(), catalog.ListFile{Name: "mine.toml", Text: []byte(head + test.rows)})
			if err != nil {
				t.Fatal(err)
			}
			for _, f := range cat.Faults() {
				t.Fatal(f)
			}
			mode, err := squad.ModeOf(cat, "mine").InFormat(cat, test.format)
			if err != nil {
				t.Fatal(err)
			}
			got := breaches(legal.CheckMode(cat, mode))
			if test.want == "" && len(got) > 0 || test.want != "" && !slices.Contains(got, test.want) {
				t.Errorf("breaches %q, want %q", got, test.want)
			}
		})
	}
}
