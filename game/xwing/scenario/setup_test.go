package scenario_test

import (
	"fmt"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/scenario"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// begin begins the setup of a game in which red is first player and each squad falls short of the limit.
func begin(t *testing.T, m *xwing.Mission) *xwingtest.Game {
	t.Helper()
	return beginWith(t, m, [6]string{"coreasteroid0", "coreasteroid1", "coreasteroid2", "coreasteroid3", "coreasteroid4", "coreasteroid5"})
}

// beginWith is begin with other obstacles, red's first.
func beginWith(t *testing.T, m *xwing.Mission, o [6]string) *xwingtest.Game {
	t.Helper()
	squad := func(points int, obstacles ...string) xwing.Muster {
		return xwing.Muster{Points: points, Obstacles: obstacles, Ships: []xwing.MusterShip{{Pilot: tie, Points: points}}}
	}
	s, err := xwing.New(rules(t, m, nil), [2]xwing.Muster{squad(18, o[:3]...), squad(17, o[3:]...)}, 1)
	if err != nil {
		t.Fatal(err)
	}
	s.Hidden.Loaded[board.AttackDice] = redFirst
	return xwingtest.Play(t, s)
}

// against are the rules against a place.
func against(g *xwingtest.Game, kind game.Kind, x, y float64) string {
	g.Helper()
	p := g.Decision(kind).Placement
	out := ""
	for _, r := range p.Check(p.Pieces[0].ID, physics.PoseAt(x, y, 0)) {
		out += r.Why.Key + " "
	}
	return out
}

// put answers a Place decision.
func put(g *xwingtest.Game, kind game.Kind, x, y float64) {
	g.Helper()
	g.Put(kind, g.Decision(kind).Placement.Pieces[0].ID, x, y, 0)
}

func TestWhereFeaturesLie(t *testing.T) {
	const edge, middleOne, other = "refusal.feature-own-edge ", "refusal.feature-middle ", "refusal.feature-near-feature "
	t.Run("X25-SCN-023 X25-SCN-027 X25-SCN-042", func(t *testing.T) {
		for _, m := range []*xwing.Mission{scenario.Assault(), scenario.Salvage()} {
			g := begin(t, m)
			const away = 457.2 - 2*board.FeatureRadius
			for _, c := range []struct {
				y    float64
				says string
			}{{away - 199.9, middleOne}, {away - 200.1, ""}, {away - 299.9, ""}, {away - 300.1, middleOne}} {
				want(t, against(g, ask.PlaceFeature, 457.2, c.y), c.says)
			}
			want(t, against(g, ask.PlaceFeature, 250, 117.9)[:len(edge)], edge)
			want(t, against(g, ask.PlaceFeature, 180, 418), "")
			want(t, against(g, ask.PlaceFeature, 180, 418.1), edge)
			put(g, ask.PlaceFeature, 180, 410)
			put(g, ask.PlaceFeature, 457.2, 760)
			want(t, against(g, ask.PlaceFeature, 180, 645), other)
			want(t, against(g, ask.PlaceFeature, 180, 647), "")
		}
	})
	t.Run("X25-SCN-028 X25-SCN-043", func(t *testing.T) {
		for _, m := range []*xwing.Mission{scenario.Assault(), scenario.Salvage()} {
			g := begin(t, m)
			want(t, against(g, ask.PlaceFeature, 457.2, 760), edge) // red's first is at red's own edge
			put(g, ask.PlaceFeature, 457.2, 160)
			want(t, against(g, ask.PlaceFeature, 250, 300), edge)
			put(g, ask.PlaceFeature, 457.2, 760)
			want(t, against(g, ask.PlaceFeature, 250, 300), "refusal.feature-other-edge ")
		}
	})
	t.Run("X25-SCN-058", func(t *testing.T) {
		g := begin(t, scenario.Scramble())
		want(t, against(g, ask.PlaceFeature, 457.2, 160), "refusal.feature-other-edge ")
		want(t, against(g, ask.PlaceFeature, 457.2, 660), middleOne)
		put(g, ask.PlaceFeature, 180, 520)
		want(t, against(g, ask.PlaceFeature, 180, 400), "refusal.feature-near-feature ")
		put(g, ask.PlaceFeature, 457.2, 160)
	})
	t.Run("X25-SCN-058 every range", func(t *testing.T) {
		g := begin(t, scenario.Scramble())
		const edge, away = "refusal.feature-other-edge ", 457.2 + 2*board.FeatureRadius
		want(t, against(g, ask.PlaceFeature, 457.2, away+199.9), middleOne)
		want(t, against(g, ask.PlaceFeature, 457.2, away+200.1), "")
		want(t, against(g, ask.PlaceFeature, 457.2, away+299.9), "")
		want(t, against(g, ask.PlaceFeature, 457.2, away+300.1), middleOne)
		want(t, against(g, ask.PlaceFeature, 250, 796.5)[:len(edge)], edge)
		want(t, against(g, ask.PlaceFeature, 180, 496.4), "")
		want(t, against(g, ask.PlaceFeature, 180, 496.3), edge)
		put(g, ask.PlaceFeature, 180, 520)
		want(t, against(g, ask.PlaceFeature, 180, 284.1), other)
		want(t, against(g, ask.PlaceFeature, 180, 283.9), "")
	})
	t.Run("X25-SCN-024", func(t *testing.T) {
		g := begin(t, scenario.Assault())
		p := g.Decision(ask.PlaceFeature).Placement
		if rs := p.Check(p.Pieces[0].ID, physics.PoseAt(-10, 300, 0)); len(rs) == 0 || rs[0].Rule != game.RuleArea {
			t.Errorf("a feature outside: %v", rs)
		}
	})
	t.Run("X25-SCN-004 X25-SCN-007", func(t *testing.T) {
		g := begin(t, scenario.Chance())
		want(t, against(g, ask.PlaceObstacle, 457.2, 457.2), "refusal.obstacle-on-feature ")
		want(t, against(g, ask.PlaceObstacle, 457.2, 540), "")
		n := 0
		for ; g.Asks(ask.PlaceObstacle); n++ {
			put(g, ask.PlaceObstacle, 260+190*float64(n%3), 300+330*float64(n/3))
		}
		want(t, fmt.Sprint(n), "6")
	})
	for _, m := range scenario.All() {
		t.Run("X25-SCN-004/"+m.ID, func(t *testing.T) {
			g := beginWith(t, m, [6]string{"coreasteroid0", "yt2400debris1", "gascloud1", "gascloud2", "core2asteroid4", "vt49decimatordebris0"})
			g.Until(ask.SetDials, nil)
			v, of := g.Now().View, map[catalog.ObstacleType]int{}
			for _, o := range v.Obstacles {
				of[o.Type]++
			}
			want(t, fmt.Sprint(len(v.Obstacles), of[catalog.Asteroid], of[catalog.DebrisCloud], of[catalog.GasCloud], v.Area.Width, v.Area.Height), "6 2 2 2 914.4 914.4")
		})
	}
	t.Run("X25-SCN-008", func(t *testing.T) {
		for _, m := range scenario.All() {
			want(t, scored(begin(t, m)), "blue 2 deficit, red 3 deficit")
		}
	})
}
