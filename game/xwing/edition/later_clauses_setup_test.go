package edition_test

import (
	"fmt"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// nearest is how far from a shape the first obstacle of the open question can be put above it at most.
func nearest(g *xwingtest.Game, x, y float64, from physics.Shape) float64 {
	g.Helper()
	p := g.Decision(ask.PlaceObstacle).Placement.Pieces[0]
	for against(g, ask.PlaceObstacle, p.ID, x, y) != "" && y < 900 {
		y += 0.25
	}
	return physics.Distance(p.Outline.At(physics.PoseAt(x, y, 0)), from).Distance
}

// obstacle is the outline of one that lies on the table.
func obstacle(g *xwingtest.Game, id board.ObstacleID) physics.Shape { return g.Now().ObstacleShape(id) }

func TestLaterSetupBounds(t *testing.T) {
	within := func(x, lo, hi float64) string { return fmt.Sprint(lo <= x && x <= hi) }
	tell(t, []told{
		{"X25-SET-003 the charges of a ship card", func(t *testing.T) string {
			s := setUp(t, squad("idenversio"), squad(tie)).Ship(1)
			return fmt.Sprint(s.Charges.Active, s.Charges.Limit)
		}, "1 1"},
		{"X25-SET-007 blue first", func(t *testing.T) string {
			state, err := xwing.New(rules(t, edition.LaterSecond()), [2]xwing.Muster{squad(tie), squad(tie)}, 1)
			if err != nil {
				t.Fatal(err)
			}
			table{dice: [2]string{"bbbcbb"}}.load(state)
			g := xwingtest.Play(t, state)
			var seats []string
			for n := 0; g.Asks(ask.PlaceObstacle); n++ {
				d := g.Decision(ask.PlaceObstacle)
				seats = append(seats, d.Seat.ID())
				g.Put(ask.PlaceObstacle, d.Placement.Pieces[0].ID, 260+190*float64(n%3), 300+260*float64(n/3), 0)
			}
			return strings.Join(seats, " ")
		}, "blue red blue red blue red"},
		{"X25-SET-008 range 1 of every other", func(t *testing.T) string {
			g := setUp(t, squad(tie), squad(tie))
			g.Put(ask.PlaceObstacle, g.Decision(ask.PlaceObstacle).Placement.Pieces[0].ID, 300, 300, 0)
			out := within(nearest(g, 300, 300, obstacle(g, 1)), 100, 100.5)
			g.Put(ask.PlaceObstacle, g.Decision(ask.PlaceObstacle).Placement.Pieces[0].ID, 600, 300, 0)
			for id, x := range []float64{300, 600} {
				out += " " + within(nearest(g, x, 300, obstacle(g, board.ObstacleID(id+1))), 100, 100.5)
			}
			return out
		}, "true true true"},
		{"X25-SET-009 range 2 of every edge", func(t *testing.T) string {
			g := setUp(t, squad(tie), squad(tie))
			p := g.Decision(ask.PlaceObstacle).Placement.Pieces[0]
			var out []string
			for _, way := range []physics.Vec{{X: -1}, {X: 1}, {Y: -1}, {Y: 1}} {
				at := physics.Vec{X: 457.2, Y: 457.2}
				for against(g, ask.PlaceObstacle, p.ID, at.X+0.25*way.X, at.Y+0.25*way.Y) == "" && at.X > 0 && at.X < 914 && at.Y > 0 && at.Y < 914 {
					at.X, at.Y = at.X+0.25*way.X, at.Y+0.25*way.Y
				}
				lo, hi := p.Outline.At(physics.PoseAt(at.X, at.Y, 0)).Bounds()
				out = append(out, within(min(lo.X, lo.Y, 914.4-hi.X, 914.4-hi.Y), 200, 200.5))
			}
			return strings.Join(out, " ")
		}, "true true true true"},
		{"X25-SET-011 to the millimetre", func(t *testing.T) string {
			g := setUp(t, bare(tie), bare(tie))
			out := against(g, ask.PlaceShip, "ship:1", 400, 79.8) + "/" + against(g, ask.PlaceShip, "ship:1", 400, 80.2)
			g.Put(ask.PlaceShip, "ship:1", 400, 79, 0)
			return out + "/" + against(g, ask.PlaceShip, "ship:2", 600, 914.4-79.8) + "/" + against(g, ask.PlaceShip, "ship:2", 600, 914.4-80.2)
		}, "/X25-SET-011//X25-SET-011"},
	})
}

func TestLaterEndings(t *testing.T) {
	round12 := func(score [2]int) func(*testing.T) string {
		return func(t *testing.T) string {
			g := ends(t, func(s *xwing.State) { s.View.Round, s.View.Score = 12, score }, red(tie, 100, 100, 0), red("nightbeast", 300, 100, 0))
			out, _ := g.Now().Outcome()
			return out.Winner.ID()
		}
	}
	tell(t, []told{
		{"X25-RND-003 X25-RND-009 whoever has more ships", round12([2]int{3, 4}), "blue"},
		{"X25-RND-003 X25-RND-009 red, too", round12([2]int{4, 3}), "red"},
		{"X25-RND-007 X25-RND-008 the round is played to its end", func(t *testing.T) string {
			g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 100, 100, 0, board.Focus), far}, does: func(t *xwing.Table) { t.Destroy(2) }}.start(t, edition.LaterSecond())
			g.Until(ask.SetDials, nil)
			return kinds(g, "ShipRemoved", "PhaseBegan", "TokenLost", "RoundEnded", "GameEnded")
		}, "ShipRemoved PhaseBegan TokenLost RoundEnded GameEnded"},
		{"X25-RND-018 blue wins likewise", func(t *testing.T) string {
			g := ends(t, func(s *xwing.State) { s.View.Ships[0].Where = board.Removed }, red(tie, 100, 100, 0))
			out, over := g.Now().Outcome()
			return fmt.Sprint(out.Winner == game.Side(game.Blue), over)
		}, "true true"},
		{"X25-RND-014 all circular ones, of both players, before charges recover", func(t *testing.T) string {
			g := ends(t, func(s *xwing.State) {
				for i := range s.View.Ships {
					for k := range board.TokenKinds {
						if k.Circular() {
							s.View.Ships[i].Tokens[k] = 1
						}
					}
				}
				s.View.Ships[0].Charges = board.Charges{Limit: 2, Recurring: 1}
			}, red(tie, 100, 100, 0))
			return fmt.Sprint(g.Ship(1).Tokens == board.Tokens{}, g.Ship(2).Tokens == board.Tokens{}, " ", strings.HasSuffix(kinds(g, "TokenLost", "ChargesChanged"), "TokenLost ChargesChanged"))
		}, "true true true"},
		{"X25-RND-015 after the tokens", func(t *testing.T) string {
			return kinds(ends(t, func(s *xwing.State) { s.View.Ships[0].Charges = board.Charges{Limit: 2, Recurring: 1} }, red(tie, 100, 100, 0, board.Focus)), "TokenLost", "ChargesChanged")
		}, "TokenLost ChargesChanged"},
	})
}
