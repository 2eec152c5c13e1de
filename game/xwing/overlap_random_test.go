package xwing_test

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
)

// TestRandomPlayKeepsTheTable plays random legal answers and checks after each
// that no bases overlap, none lies outside, and no ship holds what it may not.
func TestRandomPlayKeepsTheTable(t *testing.T) {
	rules := xwingtest.Rules(t)
	pilots := []string{tie, xwingT65, awing, advanced, phantom, jedi, quad, kwing, lambda, upsilon, lancer}
	for seed := uint64(1); seed <= 8; seed++ {
		src := game.NewSource(seed, 5)
		sc := xwing.Scenario{Phase: board.Planning, Seed: seed}
		for i := range 8 {
			p := pilots[src.Below(len(pilots))]
			x, y := float64(80+180*(i/2)), float64(60+src.Below(200))
			if i%2 == 0 {
				sc.Ships = append(sc.Ships, red(p, x, y, 0))
			} else {
				sc.Ships = append(sc.Ships, blue(p, x, 914.4-y, 180))
			}
		}
		for i, o := range []string{asteroid, debris, gas, "gascloud3"} {
			sc = lying(sc, o, float64(250+i*150), float64(350+src.Below(200)))
		}
		g := xwingtest.Start(t, rules, sc, nil)
		for n := 0; n < 600 && len(g.Open()) > 0 && !t.Failed(); n++ {
			open := g.Open()
			c, err := game.Sample(&src, open[src.Below(len(open))])
			if err != nil {
				t.Fatal(err)
			}
			g.MustChoose(c)
			if f := g.Fault(); f != nil {
				t.Fatalf("seed %d, answer %d: %v", seed, n, f)
			}
			tableStands(g)
		}
		if t.Failed() {
			t.Fatalf("seed %d", seed)
		}
	}
}

// tableStands checks what holds of every table at rest.
func tableStands(g *xwingtest.Game) {
	g.Helper()
	v := g.Now().View
	for i := range v.Ships {
		a := &v.Ships[i]
		if a.Where != board.InPlay {
			continue
		}
		if !gauge.Inside(v.Area, a.Base()) {
			g.Errorf("ship %d stands outside at %v", a.ID, a.Pose)
		}
		if a.Has(board.Cloak) > 1 || len(a.Locks) > 1 {
			g.Errorf("ship %d holds %d cloak tokens and the locks %v", a.ID, a.Has(board.Cloak), a.Locks)
		}
		for k := range board.TokenKinds {
			if a.Tokens[k] < 0 {
				g.Errorf("ship %d holds %d %s tokens", a.ID, a.Tokens[k], board.Token(k))
			}
		}
		for j := range v.Ships[:i] {
			if b := &v.Ships[j]; b.Where == board.InPlay && gauge.Overlap(a.Base(), b.Base()) {
				g.Errorf("ships %d and %d overlap", a.ID, b.ID)
			}
		}
	}
}
