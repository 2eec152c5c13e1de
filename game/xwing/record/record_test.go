package record

import (
	"os"
	"testing"

	"xwing/game"
	"xwing/game/xwing/match"
	"xwing/game/xwing/match/matchtest"
)

// TestRecord: a game counts once for each side, with the points turned about.
func TestRecord(t *testing.T) {
	red, blue := game.Side(game.Red), game.Side(game.Blue)
	var r, b Record
	for _, g := range []struct {
		winner game.Side
		score  [2]int
	}{{red, [2]int{200, 71}}, {blue, [2]int{40, 90}}, {game.NoSide, [2]int{50, 50}}, {red, [2]int{9, 0}}} {
		r.Add(red, g.winner, g.score)
		b.Add(blue, g.winner, g.score)
	}
	if want := (Record{Won: 2, Lost: 1, Drawn: 1, Scored: 299, Given: 211}); r != want || r.Games() != 4 {
		t.Errorf("red: %+v, want %+v", r, want)
	}
	if want := (Record{Won: 1, Lost: 2, Drawn: 1, Scored: 211, Given: 299}); b != want {
		t.Errorf("blue: %+v, want %+v", b, want)
	}
}

// TestFlown: what a kept game is sorted by is what was flown in it, for a game of two alone; its score is that of its end.
func TestFlown(t *testing.T) {
	kit := matchtest.Kit(t)
	text, err := os.ReadFile("../../../testdata/games/rebel-core-imperial-core-sensible.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	s, _, err := game.Resume(text, kit.Start, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	h, kits := s.Header(), match.Kits{kit}
	flown := Flown(h, kits)
	if flown[0] == "" || flown[1] == "" || flown[0] == flown[1] {
		t.Errorf("%q are flown", flown)
	}
	h.Squads[0], h.Squads[1] = h.Squads[1], h.Squads[0]
	if turned := Flown(h, kits); turned != [2]string{flown[1], flown[0]} {
		t.Errorf("turned about %q are flown", turned)
	}
	h.Game = "chess"
	if other := Flown(h, kits); other != [2]string{} {
		t.Errorf("of another game %q are flown", other)
	}
	if score, ok := Score(s); !ok || score == [2]int{} {
		t.Errorf("the score is %v, %v", score, ok)
	}
}
