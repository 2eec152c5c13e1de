package sim

import (
	"os"
	"strconv"
	"testing"

	"xwing/game"
	"xwing/game/armada/player"
)

// TestSensibleBeatsRandom plays drawn fleets, sides changed: sense must win. XWING_DUELS=40 plays more of them.
func TestSensibleBeatsRandom(t *testing.T) {
	k := kit(t)
	games := uint64(10)
	if n, err := strconv.ParseUint(os.Getenv("XWING_DUELS"), 10, 64); err == nil {
		games = n
	}
	for _, points := range []int{180, 400} {
		won, margin := uint64(0), 0
		for n := range games {
			g := newGame(t, k, points, n/2)
			sense := game.Seat(n % 2)
			g.Players[sense], g.Players[1-sense] = player.NewSensible(n), player.NewRandom(n)
			r := Play(g)
			if err := r.Err(); err != nil {
				t.Fatal(err)
			}
			margin += r.Score[sense] - r.Score[1-sense]
			if r.Over && r.Winner == game.Side(sense) {
				won++
			}
		}
		t.Logf("%d points: the sensible player won %d of %d games, by %d points on average", points, won, games, margin/int(games))
		if won < games*6/10 {
			t.Errorf("%d points: the sensible player won %d of %d games against the random one", points, won, games)
		}
	}
}
