package game

import (
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// storeys are the packages of physics and game from the ground up. A package imports
// those below its own storey only, and none beside it; test kits may look higher.
var storeys = [][]string{
	{"physics", "internal/digest", "internal/facts", "internal/lenient", "internal/link", "internal/spelling",
		"internal/steps"},
	{"game", "game/armada/gauge", "game/xwing/gauge"},
	{"game/glossary", "game/notation", "game/player", "game/trial", "game/words", "game/xwing/ask", "game/xwing/catalog", "game/xwing/rule",
		"game/armada/ask", "game/armada/catalog", "game/armada/rule"},
	{"game/script", "game/xwing/board", "game/xwing/squad", "game/armada/board", "game/armada/fleet", "game/armada/odds"},
	{"game/armada", "game/xwing", "game/xwing/find", "game/xwing/squad/draft", "game/armada/fleet/draft"},
	{"game/xwing/cards", "game/xwing/compare", "game/xwing/edition", "game/xwing/environment", "game/xwing/luck", "game/xwing/odds",
		"game/xwing/threat",
		"game/xwing/player", "game/xwing/position", "game/xwing/scenario",
		"game/xwing/shelf", "game/xwing/shorthand", "game/xwing/tally",
		"game/xwing/terms",
		"game/armada/cards", "game/armada/objectives", "game/armada/player", "game/armada/shelf", "game/armada/shorthand",
		"game/armada/tally",
		"game/armada/terms"},
	{"game/xwing/lesson", "game/xwing/match", "game/xwing/search", "game/armada/match"},
	{"game/xwing/judge", "game/xwing/record", "game/xwing/sim", "game/xwing/script", "game/armada/sim", "game/armada/script"},
}

// speakers are those who may know sentences, and readers those who may know cards;
// rules do neither.
var (
	speakers = []string{"game/script", "game/xwing/terms", "game/xwing/script", "game/armada/terms", "game/armada/script"}
	readers  = []string{"game/xwing/match"}
)

// kits are packages for tests alone.
var kits = []string{"physics/sketch", "internal/digest/digesttest", "game/xwing/match/matchtest", "game/xwing/xwingtest"}

// climbs says why a package may not import another one, "" if it may.
func climbs(from, to string) string {
	storey := func(path string) int {
		return slices.IndexFunc(storeys, func(s []string) bool { return slices.Contains(s, path) })
	}
	switch {
	case slices.Contains(kits, from):
		return ""
	case slices.Contains(kits, to):
		return "is for tests"
	case gameOf(from) != "" && gameOf(to) != "" && gameOf(from) != gameOf(to):
		return "imports " + to + ": no game names another"
	case storey(from) < 0:
		return "stands in no storey: say in which"
	case storey(to) < 0:
		return "imports " + to + ", which stands in no storey"
	case storey(to) >= storey(from):
		return "imports " + to + ", which is not below it"
	case (to == "game/words" || strings.HasSuffix(to, "/terms")) && !slices.Contains(speakers, from):
		return "imports " + to + ": rules contain no sentences"
	case to == "game/xwing/cards" && !slices.Contains(readers, from):
		return "imports " + to + ": nobody below knows cards"
	}
	return ""
}

// gameOf is the game whose package it is, "" of what any game has.
func gameOf(path string) string {
	for _, name := range []string{"xwing", "armada"} {
		if rest, ok := strings.CutPrefix(path, "game/"+name); ok && (rest == "" || rest[0] == '/') {
			return name
		}
	}
	return ""
}

func TestArrowsPointDown(t *testing.T) {
	out, err := exec.Command("go", "list", "-f", `{{.ImportPath}} {{join .Imports " "}}`,
		"xwing/game/...", "xwing/physics/...", "xwing/internal/digest", "xwing/internal/facts", "xwing/internal/lenient",
		"xwing/internal/spelling", "xwing/internal/steps").Output()
	if err != nil {
		t.Skipf("go list does not run here: %v", err)
	}
	seen := 0
	for line := range strings.Lines(string(out)) {
		fields := strings.Fields(line)
		from := strings.TrimPrefix(fields[0], "xwing/")
		for _, to := range fields[1:] {
			if to, ours := strings.CutPrefix(to, "xwing/"); ours && to != "assets" {
				seen++
				if why := climbs(from, to); why != "" {
					t.Errorf("%s %s", from, why)
				}
			}
		}
	}
	if seen < 20 {
		t.Fatalf("only %d imports were found", seen)
	}
}

// TestArrowsFinds holds the test above to what it should find.
func TestArrowsFinds(t *testing.T) {
	for _, test := range []struct{ from, to, want string }{
		{"game", "physics", ""},
		{"physics", "game", "not below"},
		{"game", "game/xwing/gauge", "not below"},
		{"game/xwing/gauge", "game", "not below"},
		{"game", "game/xwing", "not below"},
		{"game/xwing/board", "game/xwing", "not below"},
		{"game/xwing/board", "game/xwing/squad", "not below"},
		{"game/xwing", "game/xwing/cards", "not below"},
		{"game/xwing/match", "game/xwing/terms", "sentences"},
		{"game/xwing/sim", "game/xwing/cards", "knows cards"},
		{"game/xwing/match", "game/xwing/cards", ""},
		{"game/other", "game", "no storey"},
		{"game/armada/fleet", "game/armada/catalog", ""},
		{"game/armada/fleet", "game/xwing/catalog", "names another"},
		{"game/xwing/squad", "game/armada/catalog", "names another"},
		{"game/xwing", "scene", "no storey"},
		{"game/xwing", "game/xwing/xwingtest", "for tests"},
	} {
		if got := climbs(test.from, test.to); (got == "") != (test.want == "") || !strings.Contains(got, test.want) {
			t.Errorf("%s to %s: %q, want %q", test.from, test.to, got, test.want)
		}
	}
}
