package edition_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
)

// giants is an edition in which large ships, and they alone, are what the appendix calls huge: they maneuver by a tool.
func giants() *xwing.Edition {
	e := edition.Second()
	e.Huge.Tools = gauge.HugeTools{gauge.Large: gauge.SecondEditionTool()}
	return e
}

// TestSizeIsAValue holds that the rules of huge ships are of the sizes that an edition gives tools, and of no other.
func TestSizeIsAValue(t *testing.T) {
	into := func(pilot string, others ...xwing.ScenarioShip) func(*testing.T) *xwingtest.Game {
		return func(t *testing.T) *xwingtest.Game {
			ships := append([]xwing.ScenarioShip{red(pilot, 400, 300, 0)}, append(others, far)...)
			return hugeTable{code: "3FW", ships: ships, dice: "bbb",
				obstacles: []xwing.ScenarioObstacle{lying("coreasteroid0", 560, 420)}}.play(t, giants())
		}
	}
	moved := func(g *xwingtest.Game) string { return where(g, 1) }
	for _, c := range []struct {
		what string
		play func(*testing.T) *xwingtest.Game
		tell func(*xwingtest.Game) string
		want string
	}{
		{"by its tool", into(large), moved, "400.0 420.0 0"},
		{"a medium one by templates", into(medium), moved, "400.0 480.0 0"},
		{"it runs over others", into(large, blue(medium, 400, 440, 0)),
			func(g *xwingtest.Game) string { return fmt.Sprint(moved(g), " ", g.Asks(ask.PlaceRunOver)) }, "400.0 420.0 0 true"},
		{"a medium one bumps", into(medium, blue(large, 400, 480, 0)),
			func(g *xwingtest.Game) string { return fmt.Sprint(moved(g), " ", g.Asks(ask.PlaceRunOver)) }, "400.0 410.0 0 false"},
		{"it rams those that are huge", into(large, blue(large, 400, 485, 0)),
			func(g *xwingtest.Game) string {
				return fmt.Sprint(moved(g), " ", len(xwingtest.All[board.ShipRammed](g)))
			}, "400.0 380.0 0 1"},
		{"it is dealt cards of their deck", into(large), func(g *xwingtest.Game) string {
			return fmt.Sprint(g.Ship(1).HugeDeck, g.Ship(2).HugeDeck)
		}, "true false"},
	} {
		t.Run(c.what, func(t *testing.T) {
			if got := c.tell(c.play(t)); got != c.want {
				t.Errorf("got  %s\nwant %s", got, c.want)
			}
		})
	}
	tell(t, []told{
		{"it obstructs", func(t *testing.T) string {
			return previewed(t, red(tie, 300, 300, 0), blue(tie, 300, 560, 180), red(large, 300, 430, 90))
		}, "5"},
		{"a medium one does not", func(t *testing.T) string {
			return previewed(t, red(tie, 300, 300, 0), blue(tie, 300, 560, 180), red(medium, 300, 430, 90))
		}, "4"},
		{"it is set up first", func(t *testing.T) string {
			d := placing(t, giants(), squad(tie, large), squad(medium))
			return d.Placement.Pieces[0].ID
		}, "ship:2"},
		{"it does not turn on the spot", func(t *testing.T) string {
			g := inPhase(t, giants(), func(t *xwing.Table) {
				t.Pivot(2, 90)
				t.Pivot(3, 90)
			}, red(tie, 400, 100, 0), red(large, 400, 300, 0), red(medium, 600, 300, 0))
			return fmt.Sprint(where(g, 2), "; ", where(g, 3))
		}, "400.0 300.0 0; 600.0 300.0 90"},
	})
}

// previewed is how many defense dice ship 2 would roll against ship 1.
func previewed(t *testing.T, ships ...xwing.ScenarioShip) string {
	g := xwingtest.Start(t, rules(t, giants()), xwing.Scenario{Phase: board.Engagement, Ships: ships}, nil)
	return fmt.Sprint(g.Now().PreviewAttack(1, "primary:0", 2).DefenseDice)
}

// TestGiantsPlay plays whole games of such ships by chance.
func TestGiantsPlay(t *testing.T) {
	over, rammed := 0, 0
	for seed := range uint64(8) {
		musters := [2]xwing.Muster{squad(large, tie, large), squad(large, medium, large)}
		state, err := xwing.New(rules(t, giants(), cards.All()...), musters, seed)
		if err != nil {
			t.Fatal(err)
		}
		g, src := xwingtest.Play(t, state), game.NewSource(seed, 7)
		for n := 0; n < 3000 && len(g.Open()) > 0; n++ {
			c, err := game.Sample(&src, g.Open()[0])
			if err != nil {
				t.Fatal(err)
			}
			g.MustChoose(c)
		}
		if _, ended := g.Now().Outcome(); !ended {
			t.Errorf("game %d does not end: %v", seed, g.Fault())
		}
		over, rammed = over+len(xwingtest.All[board.ShipRunOver](g)), rammed+len(xwingtest.All[board.ShipRammed](g))
	}
	if over == 0 || rammed == 0 {
		t.Errorf("large ships have run over %d and rammed %d", over, rammed)
	}
}

// TestHugeFigure is the last figure of the rules' examples of huge ships: a fighter across the line between two arcs of a
// corvette is at range 1 of the one and at range 2 of the other.
func TestHugeFigure(t *testing.T) {
	for _, e := range []*xwing.Edition{edition.Second(), edition.LaterSecond()} {
		t.Run("X25-HUG-101 "+e.ID, func(t *testing.T) {
			ship := with(red(cr90, 450, 450, 0), defense, turbo)
			ship.Turret = sides
			g := xwingtest.Start(t, printing(t, e), xwing.Scenario{Phase: board.Engagement, Ships: []xwing.ScenarioShip{
				ship, blue(tie, 450-126, 450+143, 0)}},
				func(s *xwing.State) { s.View.Ships[0].Upgrades[1].Turret = []gauge.Arc{gauge.Front} })
			var out []string
			for _, w := range []string{"primary:0", "upgrade:" + defense, "upgrade:" + turbo} {
				p := g.Now().PreviewAttack(1, w, 2)
				said := fmt.Sprint(p.Range)
				if p.Refusal != nil {
					said += " " + p.Refusal.Why.Key
				}
				out = append(out, said)
			}
			if got, want := strings.Join(out, ", "), "2, 2, 1 refusal.attack-range"; got != want {
				t.Errorf("got  %s\nwant %s", got, want)
			}
			arcs := slices.DeleteFunc([]gauge.Arc{gauge.Front, gauge.Left, gauge.Right, gauge.Rear}, func(a gauge.Arc) bool {
				return !g.Now().InArc(1, 2, a)
			})
			if fmt.Sprint(arcs) != fmt.Sprint([]gauge.Arc{gauge.Front, gauge.Left}) {
				t.Errorf("it is in the arcs %v", arcs)
			}
		})
	}
}
