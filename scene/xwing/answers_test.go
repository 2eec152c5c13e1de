package xwing

import (
	"reflect"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/match/matchtest"
)

// round is how much a round asked.
type round struct{ answers, table, attacks int }

// rounds counts the answers in each round of a kept game: those that a person gave, and
// those of the table.
func rounds(t *testing.T, file string) []round {
	t.Helper()
	journal, s := keptGame(t, matchtest.Kit(t), file)
	var all []round
	choices, _ := journal.InEffect()
	for _, c := range choices {
		n := s.State().(*xwing.State).View.Round
		for len(all) <= n {
			all = append(all, round{})
		}
		d, _ := s.Decision(c.Seat)
		if e, ok := ease(eager, s, d, notNever); ok && reflect.DeepEqual(e.Choice.Pick, c.Pick) && len(s.Open()) == 1 {
			all[n].table++
		} else {
			all[n].answers++
		}
		if err := s.Choose(c); err != nil {
			t.Fatal(err)
		}
		for _, e := range s.Drain() {
			if _, ok := e.(board.AttackDeclared); ok {
				all[n].attacks++
			}
		}
	}
	return all
}

// TestAnswersOfARound counts the answers of each round of two ships against two, played
// by mouse: at most 14 without an attack, and at most 28 with four.
func TestAnswersOfARound(t *testing.T) {
	without, four := 0, 0
	for n, r := range rounds(t, "../../testdata/games/luke-vader-mouse.jsonl") {
		if n == 0 {
			continue // setup
		}
		t.Logf("round %d: %d answers by persons, %d by the table, %d attacks", n, r.answers, r.table, r.attacks)
		most := 14
		if r.attacks > 0 {
			most = 28
		}
		if r.answers > most {
			t.Errorf("round %d with %d attacks takes %d answers, want at most %d", n, r.attacks, r.answers, most)
		}
		switch r.attacks {
		case 0:
			without = max(without, r.answers)
		case 4:
			four = max(four, r.answers)
		}
	}
	t.Logf("at most %d answers without an attack, %d with four", without, four)
	if without == 0 || four == 0 {
		t.Error("no round without an attack, or none with four: the test sees nothing")
	}
}
