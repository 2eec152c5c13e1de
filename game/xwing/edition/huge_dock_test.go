package edition_test

import (
	"fmt"
	"strings"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/xwingtest"
)

// boarding is about all ships but the carrier, ship 1.
func boarding(_ *xwing.Table, m xwing.Moment) bool { return m.Ship != 1 }

// aboard is a huge ship with room for four, in the System Phase, and others of its side, the first of them docked.
func aboard(t *testing.T, docked int, others ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	carries := printed(gr75, xwing.Ability{Query: xwing.Carrying, If: boarding, By: func(*xwing.Table, xwing.Moment) int { return 4 }})
	ships := append([]xwing.ScenarioShip{red(gr75, 400, 400, 0)}, others...)
	return xwingtest.Start(t, rules(t, edition.LaterSecond(), carries), xwing.Scenario{Phase: board.System, Ships: append(ships, far)},
		func(s *xwing.State) {
			for i := range docked {
				s.View.Ships[i+1].Where, s.View.Ships[i+1].Docked = board.InReserve, 1
			}
		})
}

// TestHugeDock: ships leave a huge carrier by its sides as well, as many as like, and dock from farther.
func TestHugeDock(t *testing.T) {
	deploy := func(g *xwingtest.Game, id board.ShipID, by string) {
		if g.Asks(ask.ChooseShipForSystem) {
			g.Pick(ask.ChooseShipForSystem, id.Piece())
		}
		g.Pick(ask.SystemAbilities, "deploy")
		g.Pick(ask.ChooseDeployment, by)
		for g.Asks(ask.ChooseAction) {
			g.Pick(ask.ChooseAction, "none")
		}
	}
	tell(t, []told{
		{"X25-HUG-024 X25-HUG-025", func(t *testing.T) string {
			g := aboard(t, 4, red(tie, 0, 0, 0), red(tie, 0, 0, 0), red(tie, 0, 0, 0), red(tie, 0, 0, 0))
			var out []string
			for i, by := range []string{"left/2FB", "right/2FB", "front/2FB", "rear/2FB"} {
				deploy(g, board.ShipID(i+2), by)
				out = append(out, where(g, board.ShipID(i+2)))
			}
			return strings.Join(out, ", ")
		}, "260.0 400.0 90, 540.0 400.0 270, 400.0 612.2 0, 400.0 187.8 180"},
		{"X25-HUG-026", func(t *testing.T) string {
			g := aboard(t, 1, red(tie, 0, 0, 0), blue(large, 290, 400, 0))
			spots := g.Now().PreviewDeploy(2)
			deploy(g, 2, "left/2FB")
			for _, s := range spots {
				if s.ID == "left/2FB" {
					return fmt.Sprint(s.Fails, g.Ship(2).Where == board.Removed)
				}
			}
			return "no such way"
		}, "true true"},
		{"X25-HUG-027", func(t *testing.T) string {
			var out []string
			for _, x := range []float64{460, 559, 561} {
				g := aboard(t, 0, red(tie, x, 400, 0))
				out = append(out, fmt.Sprint(g.Asks(ask.SystemAbilities)))
			}
			return strings.Join(out, " ")
		}, "true true false"},
		{"X25-HUG-027 more than one", func(t *testing.T) string {
			g := aboard(t, 1, red(tie, 0, 0, 0), red(tie, 460, 400, 0))
			g.Pick(ask.ChooseShipForSystem, "ship:3")
			return strings.Join(g.Legal(ask.SystemAbilities), " ")
		}, "dock>ship:1 done"},
		{"X25-HUG-027 a standard carrier", func(t *testing.T) string {
			carries := printed(medium, xwing.Ability{Query: xwing.Carrying, If: boarding,
				By: func(*xwing.Table, xwing.Moment) int { return 1 }})
			var out []string
			for _, x := range []float64{450, 500} { // touching, and at range 1
				g := xwingtest.Start(t, rules(t, edition.LaterSecond(), carries), xwing.Scenario{Phase: board.System,
					Ships: []xwing.ScenarioShip{red(medium, 400, 400, 0), red(tie, x, 400, 0), far}}, nil)
				out = append(out, fmt.Sprint(g.Asks(ask.SystemAbilities)))
			}
			return strings.Join(out, " ")
		}, "true false"},
	})
}
