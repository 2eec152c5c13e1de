package xwing

import (
	"math/rand/v2"
	"os"
	"strconv"
	"testing"

	"xwing/assets"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/match"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/squad"
	"xwing/game/xwing/terms"
)

// twinScreens is how many questions are compared of each edition; XWING_TWINS=N compares N.
const twinScreens = 8

// TestTwinScreensOfEveryEdition plays games of each edition in two clients that differ in what is hidden, and compares
// what they show question by question, as TestSecretsStayOffTheScreen does in 2.0.
func TestTwinScreensOfEveryEdition(t *testing.T) {
	most := twinScreens
	if n, err := strconv.Atoi(os.Getenv("XWING_TWINS")); err == nil {
		most = n
	}
	first, err := match.NewFirstKit(assets.FirstFacts())
	if err != nil {
		t.Fatal(err)
	}
	_, w, samples := builtIn(t)
	olds, err := squad.Samples(assets.FirstSquads())
	if err != nil {
		t.Fatal(err)
	}
	later, err := squad.Samples(assets.LaterSquads())
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range []struct {
		name    string
		kit     *match.Kit
		list    catalog.Ruleset
		samples []squad.Sample
	}{
		{"2.0", matchtest.Kit(t), catalog.FFG20, samples},
		{"2.5", matchtest.Kit(t), catalog.AMG25, later},
		{"1", first, first.Lists()[0], olds},
	} {
		t.Run(e.name, func(t *testing.T) {
			w := w.With(terms.NewNames(&board.View{}, e.kit.Facts))
			games, compared := 0, 0
			for seed := uint64(0); compared < most && seed < 200+10*uint64(most); seed++ {
				rng := rand.New(rand.NewPCG(seed, 4))
				h, err := e.kit.HeaderBy(e.list, smallSquads(t, e.samples, rng), seed)
				if err != nil {
					continue // a card that the list has not
				}
				s := headedUntilDials(t, e.kit, h, seed, 1+rng.IntN(3))
				if s == nil {
					continue
				}
				games++
				pair := twins(t, e.kit, w, s, hide(rng))
				sameScreens(t, pair, rng, "before the dials are set")
				secret := setDials(t, pair, 0, seed)
				compared += playTwins(t, pair, secret, rng, seed)
				pair[0].Close()
				pair[1].Close()
				s.Close()
			}
			t.Logf("%d questions of %d games are the same", compared, games)
			if compared < most {
				t.Errorf("only %d questions were compared, want %d", compared, most)
			}
		})
	}
}
