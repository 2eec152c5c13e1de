package environment_test

import (
	"slices"
	"strings"
	"testing"

	"xwing/assets"
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// middle is that of the play area.
const middle = 457.2

// rules are those of 2.5 with an environment card.
func rules(t *testing.T, e *xwing.Environment) *xwing.Rules {
	t.Helper()
	later := edition.LaterSecond()
	return &xwing.Rules{Edition: later, List: catalog.AMG25, Catalog: xwingtest.Rules(t).Catalog,
		Cards: xwing.NewLibrary(later.ID), Environment: e}
}

// begin begins the setup of a game with the card in which red is first player.
func begin(t *testing.T, e *xwing.Environment) *xwingtest.Game {
	t.Helper()
	s, err := xwing.New(rules(t, e), squads(), 1)
	if err != nil {
		t.Fatal(err)
	}
	s.Hidden.Loaded[board.AttackDice] = []board.Face{board.Crit, board.Blank, board.Blank, board.Blank, board.Blank, board.Blank}
	return xwingtest.Play(t, s)
}

// squads bring three asteroids, and debris and gas.
func squads() [2]xwing.Muster {
	own := func(obstacles ...string) xwing.Muster {
		one := xwing.MusterShip{Pilot: "academypilot", Points: 10}
		return xwing.Muster{Points: 20, Obstacles: obstacles, Ships: []xwing.MusterShip{one, one}}
	}
	return [2]xwing.Muster{own("coreasteroid0", "coreasteroid1", "coreasteroid2"), own("yt2400debris0", "yt2400debris1", "gascloud1")}
}

// laying is the Decision that lays the next piece.
func laying(g *xwingtest.Game) game.Decision {
	g.Helper()
	if g.Asks(ask.PlaceDevice) {
		return g.Decision(ask.PlaceDevice)
	}
	return g.Decision(ask.PlaceObstacle)
}

// offers reports whether a piece is among those that can be laid now, by the beginning of its id.
func offers(g *xwingtest.Game, piece string) bool {
	return slices.ContainsFunc(laying(g).Placement.Pieces, func(p game.Piece) bool { return strings.HasPrefix(p.ID, piece) })
}

// put lays a piece there.
func put(g *xwingtest.Game, piece string, x, y float64) {
	g.Helper()
	g.Put(laying(g).Kind, piece, x, y, 0)
}

// against are the rules against a place.
func against(g *xwingtest.Game, piece string, x, y float64) string {
	g.Helper()
	var out []string
	for _, r := range laying(g).Placement.Check(piece, physics.PoseAt(x, y, 0)) {
		out = append(out, strings.TrimPrefix(r.Why.Key, "refusal."))
	}
	return strings.Join(out, " ")
}

// gap is how far away from the last piece another is at the nearest place to the right of it that a rule is not against.
func gap(g *xwingtest.Game, piece, rule string, to physics.Shape) float64 {
	g.Helper()
	p := laying(g).Placement
	lo, hi := to.Bounds()
	for mm := 0.0; mm < 600; mm += 0.05 {
		pose := physics.PoseAt(hi.X+mm, (lo.Y+hi.Y)/2, 0)
		refused := slices.ContainsFunc(p.Check(piece, pose), func(r game.Refusal) bool { return r.Why.Key == "refusal."+rule })
		if !refused {
			return physics.Distance(p.PieceNamed(piece).Outline.At(pose), to).Distance
		}
	}
	return 600
}

// apart fails unless a piece keeps a range to another by a rule, to its line.
func apart(t *testing.T, g *xwingtest.Game, piece, rule string, to physics.Shape, want float64) {
	t.Helper()
	if got := gap(g, piece, rule, to); got < want || got > want+0.2 {
		t.Errorf("%s keeps %v to it by %s, want %v", piece, got, rule, want)
	}
}

// edge is how far from the left edge a piece lies where a rule of edges is no longer against it.
func edge(g *xwingtest.Game, piece string) float64 {
	g.Helper()
	p := laying(g).Placement
	for mm := 0.0; mm < 500; mm += 0.05 {
		pose := physics.PoseAt(mm, middle, 0)
		lo, _ := p.PieceNamed(piece).Outline.At(pose).Bounds()
		if lo.X < 0 {
			continue
		}
		refused := slices.ContainsFunc(p.Check(piece, pose), func(r game.Refusal) bool { return r.Why.Key == "refusal.bed-edge" })
		if !refused {
			return lo.X
		}
	}
	return 500
}

// fromEdge fails unless a piece keeps a distance to the edges.
func fromEdge(t *testing.T, g *xwingtest.Game, piece string, want float64) {
	t.Helper()
	if got := edge(g, piece); got < want || got > want+0.2 {
		t.Errorf("%s lies %v from the edge, want %v", piece, got, want)
	}
}

// layAll lays everything somewhere, and tells whose turn it was each time.
func layAll(g *xwingtest.Game) (turns string) {
	g.Helper()
	src := game.NewSource(7, 7)
	for g.Asks(ask.PlaceObstacle) || g.Asks(ask.PlaceDevice) {
		d := laying(g)
		turns += d.Seat.ID()[:1]
		c, err := game.Sample(&src, d)
		if err != nil {
			g.Fatal(err)
		}
		g.MustChoose(c)
	}
	return turns
}

// counts tells how many of each kind lie in the play area.
func counts(v *board.View) map[string]int {
	n := map[string]int{}
	for _, o := range v.Obstacles {
		n[o.Type.String()]++
		n["obstacles"]++
	}
	for _, d := range v.Devices {
		if d.Token == "" {
			n[d.Kind]++
			n["devices"]++
		}
	}
	return n
}

// card is the environment card with an id.
func card(t *testing.T, all []*xwing.Environment, id string) *xwing.Environment {
	t.Helper()
	i := slices.IndexFunc(all, func(e *xwing.Environment) bool { return e.ID == id })
	if i < 0 {
		t.Fatalf("there is no %s", id)
	}
	return all[i]
}

// known are the facts.
func known(t *testing.T) *catalog.Catalog {
	t.Helper()
	c, err := catalog.Open(assets.Facts())
	if err != nil {
		t.Fatal(err)
	}
	return c
}
