package xwing_test

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// squad is a Muster of pilots without upgrades.
func squad(points int, pilots ...string) xwing.Muster {
	m := xwing.Muster{Points: points}
	for _, p := range pilots {
		m.Ships = append(m.Ships, xwing.MusterShip{Pilot: p})
	}
	return m
}

// withObstacles adds obstacles to a Muster.
func withObstacles(m xwing.Muster, xws ...string) xwing.Muster {
	m.Obstacles = xws
	return m
}

// setUp begins a game at the first step of setup. Change may adjust the state.
func setUp(t *testing.T, rules *xwing.Rules, red, blue xwing.Muster, change func(*xwing.State)) *xwingtest.Game {
	t.Helper()
	s, err := xwing.New(rules, [2]xwing.Muster{red, blue}, 7)
	if err != nil {
		t.Fatal(err)
	}
	if change != nil {
		change(s)
	}
	return xwingtest.Play(t, s)
}

// placing begins a game in which Red is first player and obstacles come next.
func placing(t *testing.T, rules *xwing.Rules, red, blue xwing.Muster) *xwingtest.Game {
	t.Helper()
	red.Points, blue.Points = 1, 2
	g := setUp(t, rules, red, blue, nil)
	g.Pick(ask.ChooseFirstPlayer, "self")
	return g
}

// refusals returns the rules against setting a piece down.
func refusals(g *xwingtest.Game, kind game.Kind, piece string, x, y, degrees float64) []string {
	g.Helper()
	var rules []string
	for _, r := range g.Decision(kind).Placement.Check(piece, physics.PoseAt(x, y, degrees)) {
		rules = append(rules, r.Rule)
	}
	return rules
}

// pieceIDs returns what a Place decision offers.
func pieceIDs(d game.Decision) []string {
	var ids []string
	for _, p := range d.Placement.Pieces {
		ids = append(ids, p.ID)
	}
	return ids
}
