package search

import (
	"os"
	"testing"

	"xwing/assets"
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/match"
	"xwing/game/xwing/player"
)

// BenchmarkPlayouts plays a round to its end in a game that a seat may try, as the search for dials does: two squads of
// five ships of nearly 200 points, from the dials of the first five rounds of six games on.
func BenchmarkPlayouts(b *testing.B) {
	kit, err := match.NewKit(assets.Facts())
	if err != nil {
		b.Fatal(err)
	}
	var searches []*Search
	for seed := range uint64(6) {
		for round := 1; round <= 5; round++ {
			searches = append(searches, dialsOf(b, kit, seed, round))
		}
	}
	n := 0
	b.ReportAllocs()
	for b.Loop() {
		s := searches[n%len(searches)]
		if _, ok := s.playout(n, s.best); !ok {
			b.Fatal("the rules have failed")
		}
		n++
	}
	asked := 0
	for _, s := range searches {
		asked += s.spent
	}
	b.ReportMetric(float64(asked)/float64(n), "asked/op")
}

// dialsOf is a search for the dials of a round of a game between sensible players, about to begin.
func dialsOf(b *testing.B, kit *match.Kit, seed uint64, round int) *Search {
	b.Helper()
	s := fives(b, kit, seed)
	players := [2]player.Player{player.NewSensible(2 * seed), player.NewSensible(2*seed + 1)}
	for {
		d := s.Open()[0]
		if d.Kind == ask.SetDials && s.State().(*xwing.State).View.Round == round {
			try := Think(xwing.Sit(s, d.Seat), seed, Budget{})
			if try.Step(1); try.plans == nil { // there is but one candidate
				try.imagineDials()
			}
			return try
		}
		c, err := players[d.Seat].Answer(xwing.Sit(s, d.Seat), d)
		if err == nil {
			err = s.Choose(c)
		}
		if err != nil {
			b.Fatal(err)
		}
	}
}

// fives is the game of a seed with the squads of five that package sim plays with.
func fives(b *testing.B, kit *match.Kit, seed uint64) *game.Session {
	b.Helper()
	var squads [2][]byte
	for i, name := range []string{"five-rebels.xws", "five-imperials.xws"} {
		var err error
		if squads[i], err = os.ReadFile("../sim/testdata/" + name); err != nil {
			b.Fatal(err)
		}
	}
	h, err := kit.Header(squads, seed)
	if err != nil {
		b.Fatal(err)
	}
	state, err := kit.Start(h)
	if err != nil {
		b.Fatal(err)
	}
	s, err := game.NewSession(h, state, nil)
	if err != nil {
		b.Fatal(err)
	}
	return s
}
