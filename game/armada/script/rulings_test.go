package script

import (
	"cmp"
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"xwing/game/armada/match"
)

// openRulings is how many rulings on upgrades that name a second card no case meets yet. It only falls.
const openRulings = 134

// TestRulingsOfTwoCards holds that rulings on upgrades that name a second card are met by a case: one whose title names them
// ("obi-wan-kenobi#4" is the fourth on that card), or one that has both cards. Those that docs/rulings-armada.tsv sets aside
// have their reason there.
func TestRulingsOfTwoCards(t *testing.T) {
	text, err := os.ReadFile("../../../../shared/reference/armada/rulings.json")
	if os.IsNotExist(err) {
		t.Skip("the rulings are not beside the tree")
	}
	var cards []struct {
		ID, Kind string
		Rulings  []struct{ Ruling string }
	}
	if err := json.Unmarshal(text, &cards); err != nil {
		t.Fatal(err)
	}
	kit, _ := load(t)
	names, words, aside := namedCards(kit), caseWords(t), setAside(t)
	var open []string
	for _, c := range cards {
		if c.Kind != "upgrade" {
			continue
		}
		for i, r := range c.Rulings {
			id, others := c.ID+"#"+strconv.Itoa(i+1), names.in(r.Ruling, c.ID)
			met := slices.ContainsFunc(words, func(has map[string]bool) bool {
				return has[id] || has[c.ID] && slices.ContainsFunc(others, func(other string) bool { return has[other] })
			})
			if len(others) > 0 && !met && aside[id] == "" {
				open = append(open, id)
			}
			if aside[id] != "" && slices.ContainsFunc(words, func(has map[string]bool) bool { return has[id] }) {
				t.Errorf("%s is set aside, and a case names it", id)
			}
		}
	}
	if len(open) != openRulings {
		t.Errorf("%d rulings of two cards are open, want %d: %v", len(open), openRulings, open)
	}
}

// cardNames are the ids of cards by what they are called, without what stands in brackets.
type cardNames map[string][]string

func namedCards(kit *match.Kit) cardNames {
	names := cardNames{}
	add := func(name, id string) {
		name, _, _ = strings.Cut(name, " (")
		names[name] = append(names[name], id)
	}
	for _, c := range kit.Facts.Upgrades() {
		add(c.Name, c.ID)
	}
	for _, c := range kit.Facts.Squadrons() {
		add(c.Name, c.ID)
	}
	for _, c := range kit.Facts.Objectives() {
		add(c.Name, c.ID)
	}
	return names
}

// in are the other cards that a text names; of names within each other the longest.
func (n cardNames) in(text, but string) (ids []string) {
	names := slices.DeleteFunc(slices.Collect(maps.Keys(n)), func(name string) bool {
		return !strings.Contains(text, name) || slices.Contains(n[name], but)
	})
	slices.SortFunc(names, func(a, b string) int { return cmp.Or(len(b)-len(a), strings.Compare(a, b)) })
	for _, name := range names {
		if found := regexp.MustCompile(`(^|[^A-Za-z])` + regexp.QuoteMeta(name) + `($|[^A-Za-z])`); found.MatchString(text) {
			text = found.ReplaceAllString(text, "$1$2")
			ids = append(ids, n[name]...)
		}
	}
	return ids
}

// caseWords are the words of each case, its table's, too.
func caseWords(t *testing.T) (all []map[string]bool) {
	t.Helper()
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	word := regexp.MustCompile(`[a-z0-9][a-z0-9-]*(#[0-9]+)?`)
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		f, err := Read(string(text))
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range f.Cases {
			has := map[string]bool{}
			for _, w := range word.FindAllString(strings.ToLower(c.Title+"\n"+c.Whole()), -1) {
				has[w] = true
			}
			all = append(all, has)
		}
	}
	return all
}

// setAside are the reasons of the rulings that no case meets.
func setAside(t *testing.T) map[string]string {
	t.Helper()
	text, err := os.ReadFile("../../../docs/rulings-armada.tsv")
	if err != nil {
		t.Fatal(err)
	}
	reasons := map[string]string{}
	for _, line := range strings.Split(strings.TrimSpace(string(text)), "\n")[1:] {
		id, why, ok := strings.Cut(line, "\t")
		if !ok || why == "" {
			t.Errorf("%q: want a ruling and a reason behind a tab", line)
		}
		reasons[id] = why
	}
	return reasons
}
