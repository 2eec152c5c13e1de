package match_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/match/matchtest"
)

// TestObjectivesAhead: wherever the kept games of scenarios stand, what is foreseen of the End Phase is what it scores
// if it begins there, and in the End Phase nothing is foreseen any more.
func TestObjectivesAhead(t *testing.T) {
	kit := matchtest.Kit(t)
	states, scoring := 0, 0
	for _, m := range kit.Scenarios(kit.ListsOf("2.5")[0]) {
		text, err := os.ReadFile(filepath.Join("../../../testdata/games", m.ID+"-sensible.jsonl"))
		if err != nil {
			t.Fatal(err)
		}
		j, err := game.ReadJournal(text)
		if err != nil {
			t.Fatal(err)
		}
		r, err := game.NewReplay(j, kit.Start)
		if err != nil {
			t.Fatal(err)
		}
		for more := true; more; more, _ = r.Next() {
			s := r.Session().State().(*xwing.State)
			ahead := s.ObjectivesAhead(&s.View)
			if s.View.Phase == board.End || s.View.Ended {
				if len(ahead) > 0 {
					t.Errorf("%s: in the End Phase of round %d %v is still foreseen", m.ID, s.View.Round, ahead)
				}
				continue
			}
			if got := scoredNow(t, j.Header, s); !cmp.Equal(ahead, got) {
				t.Fatalf("%s, round %d, %s: %v is foreseen, and %v scored", m.ID, s.View.Round, s.Step(), ahead, got)
			}
			states++
			scoring += min(len(ahead), 1)
		}
		r.Session().Close()
	}
	if states < 1000 || scoring < states/3 {
		t.Errorf("looked at %d states, at %d of them something is scored", states, scoring)
	}
}

// scoredNow is what the End Phase scores for objectives if it begins at a state.
func scoredNow(t *testing.T, h game.Header, at *xwing.State) []xwing.Gain {
	t.Helper()
	s := at.Clone().(*xwing.State)
	s.Memory.At = slices.Index(s.Rules().Edition.Steps, xwing.EndPhase)
	s.Memory.Queue = nil
	session, err := game.NewSession(h, s, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	var out []xwing.Gain
	for _, e := range session.Drain() {
		switch e := e.(type) {
		case board.PointsScored:
			out = append(out, xwing.Gain{Seat: e.Seat, N: e.N, Why: e.Why})
		case board.StepBegan, board.PhaseBegan:
		default:
			return out
		}
	}
	return out
}
