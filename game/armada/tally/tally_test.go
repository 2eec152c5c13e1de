package tally_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"xwing/assets"
	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/gauge"
	"xwing/game/armada/match"
	"xwing/game/armada/tally"
)

// TestPointsMakeTheScore tells kept games once more: the points with their sources make the score that the rules count, and
// after every round what has been scored on the way.
func TestPointsMakeTheScore(t *testing.T) {
	kit, err := match.NewKit(assets.ArmadaFacts())
	if err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob("../../../testdata/games/armada/*.jsonl")
	if err != nil || len(files) < 20 {
		t.Fatalf("%d kept games: %v", len(files), err)
	}
	seen := map[tally.Source]int{}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			session, lines := kept(t, kit, file)
			sum := tally.Tally{}
			for _, line := range lines {
				if line.Choice == nil {
					continue
				}
				if err := session.Choose(*line.Choice); err != nil {
					t.Fatal(err)
				}
				for _, e := range session.Drain() {
					sum.Add(e, session.State().(*armada.State))
				}
			}
			state := session.State().(*armada.State)
			sum.End(state)
			var told [2]int
			for _, p := range sum.Points {
				told[p.Seat] += p.N
				seen[p.From]++
				if p.Why.Key == "" || p.Round != tally.AtEnd && (p.Round < 1 || p.Round > state.View.Round) {
					t.Errorf("%+v", p)
				}
			}
			if want := [2]int{state.Score(game.Red), state.Score(game.Blue)}; told != want || !state.View.Ended {
				t.Errorf("the points make %v, the score is %v", told, want)
			}
		})
	}
	for from := range tally.Rest {
		if seen[from] == 0 {
			t.Errorf("no points come from source %d", from)
		}
	}
}

// kept begins a kept game, and reads what was chosen in it.
func kept(t *testing.T, kit *match.Kit, file string) (*game.Session, []game.Line) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	journal, err := game.ReadJournal(text)
	if err != nil {
		t.Fatal(err)
	}
	state, err := kit.Start(journal.Header)
	if err != nil {
		t.Fatal(err)
	}
	session, err := game.NewSession(journal.Header, state, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(session.Close)
	return session, journal.Lines
}

// TestTournamentPoints holds the bands of the margin.
func TestTournamentPoints(t *testing.T) {
	for margin, want := range map[int][2]int{0: {6, 5}, 59: {6, 5}, 60: {7, 4}, 139: {7, 4}, 140: {8, 3}, 219: {8, 3}, 220: {9, 2},
		299: {9, 2}, 300: {10, 1}, 400: {10, 1}} {
		if winner, loser := armada.TournamentPoints(margin); [2]int{winner, loser} != want {
			t.Errorf("%d gives %d to %d, want %v", margin, winner, loser, want)
		}
	}
}

// TestMargin counts a margin up to the agreed total, and none where the winner has scored less.
func TestMargin(t *testing.T) {
	kit, err := match.NewKit(assets.ArmadaFacts())
	if err != nil {
		t.Fatal(err)
	}
	session, _ := kept(t, kit, "../../../testdata/games/armada/minefields-sensible.jsonl")
	for _, test := range []struct {
		lost   [2]int
		winner game.Seat
		want   int
	}{{[2]int{100, 40}, game.Blue, 60}, {[2]int{100, 40}, game.Red, 0}, {[2]int{20, 300}, game.Red, 180}} {
		s := session.State().Clone().(*armada.State)
		s.View.Winner = test.winner
		for seat := range s.View.Sides {
			s.View.Sides[seat].Lost, s.View.Sides[seat].Points = test.lost[seat], 180
		}
		if got := s.Margin(); got != test.want {
			t.Errorf("%v lost, %v wins: a margin of %d, want %d", test.lost, test.winner, got, test.want)
		}
	}
}

// TestCrippledHugeShip counts half the cost of a huge ship, with its upgrades and rounded up, once half its hull is damaged.
func TestCrippledHugeShip(t *testing.T) {
	kit, err := match.NewKit(assets.ArmadaFacts())
	if err != nil {
		t.Fatal(err)
	}
	session, _ := kept(t, kit, "../../../testdata/games/armada/four-hundred-huge-sensible.jsonl")
	s := session.State().Clone().(*armada.State)
	huge := slices.IndexFunc(s.View.Ships, func(ship board.Ship) bool { return ship.Size == gauge.Huge })
	if huge < 0 {
		t.Fatal("there is no huge ship")
	}
	ship := &s.View.Ships[huge]
	ship.Where = board.OnTable
	for damage, crippled := range map[int]bool{(ship.Hull+1)/2 - 1: false, (ship.Hull + 1) / 2: true} {
		ship.Facedown = damage
		sum := tally.Tally{}
		sum.End(s)
		n, things := sum.Of(board.Across(ship.Seat), tally.Rest)
		if crippled != (things == 1) || crippled && n < 50 {
			t.Errorf("%d cards of %d: %d points for %d ships", damage, ship.Hull, n, things)
		}
	}
}
