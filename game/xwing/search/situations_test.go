package search_test

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/script"
	"xwing/game/xwing/search"
)

// TestSituations asks an Ace where the best answer is known: testdata/situations.txt says in each case what is asked, and
// which answers are best, or which maneuvers of a ship.
func TestSituations(t *testing.T) {
	text, err := os.ReadFile("testdata/situations.txt")
	if err != nil {
		t.Fatal(err)
	}
	cases := regexp.MustCompile(`(?m)^== (.*)\n# asked (\S+), best (.*)$`).FindAllStringSubmatch(string(text), -1)
	if len(cases) < 12 {
		t.Fatalf("%d situations", len(cases))
	}
	for _, c := range cases {
		t.Run(c[1], func(t *testing.T) {
			s, err := script.Open(matchtest.Kit(t), string(text), c[1], game.Kind(c[2]))
			if err != nil {
				t.Fatal(err)
			}
			defer s.Close()
			d := s.Open()[0]
			for _, open := range s.Open() {
				if open.Kind == game.Kind(c[2]) && open.Seat == game.Red {
					d = open
				}
			}
			for seed := range uint64(5) {
				answer, err := search.NewAce(seed, search.AceBudget()).Answer(xwing.Sit(s, d.Seat), d)
				if err != nil {
					t.Fatal(err)
				}
				best, got := strings.Fields(c[3]), answer.One()
				if len(answer.Each) > 0 {
					got, best = answer.Each[best[0]], best[1:]
				}
				if !slices.Contains(best, got) {
					t.Errorf("seed %d: it answers %q, best is %s", seed, got, c[3])
				}
			}
		})
	}
}
