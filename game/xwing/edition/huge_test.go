package edition_test

import (
	"fmt"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
)

const (
	cr90    = "alderaanianguard"
	trident = "colicoiddestroyer"
	gr75    = "newrepublicvolunteers"
)

// hugeTable is a situation with huge ships, of which the first executes a maneuver.
type hugeTable struct {
	code      string // of the maneuver on its dial; "": none
	ships     []xwing.ScenarioShip
	obstacles []xwing.ScenarioObstacle
	devices   []xwing.ScenarioDevice
	dice      string // attack dice that come
	change    func(*xwing.State)
	answers   func(*xwingtest.Game)
	cards     []*xwing.Card
}

// play plays it by an edition until its first ship has moved.
func (h hugeTable) play(t *testing.T, e *xwing.Edition) *xwingtest.Game {
	t.Helper()
	return h.by(t, rules(t, e, h.cards...))
}

// by plays it by rules.
func (h hugeTable) by(t *testing.T, r *xwing.Rules) *xwingtest.Game {
	t.Helper()
	sc := xwing.Scenario{Phase: board.Activation, Ships: h.ships, Obstacles: h.obstacles, Devices: h.devices}
	g := xwingtest.Start(t, r, sc, func(s *xwing.State) {
		table{dice: [2]string{h.dice}}.load(s)
		for i := range s.View.Ships {
			s.View.Ships[i].Activated = i > 0
		}
		if m, err := catalog.ParseManeuver(h.code); err == nil {
			s.View.Ships[0].Dial.Assigned, s.Hidden.Dials[0] = true, m
		}
		if h.change != nil {
			h.change(s)
		}
	})
	if h.answers != nil {
		h.answers(g)
	}
	return g
}

// where is where ship 1 stands, and what its cards hold.
func where(g *xwingtest.Game, id board.ShipID) string {
	s := g.Ship(id)
	return fmt.Sprintf("%.1f %.1f %.0f", s.Pose.Point().X, s.Pose.Point().Y, s.Pose.Degrees())
}

// holds is a ship's shields, energy, stress and hull left.
func holds(g *xwingtest.Game, id board.ShipID) string {
	s := g.Ship(id)
	return fmt.Sprintf("shields %d energy %d stress %d hull %d", s.Shields.Active, s.Charges.Active, s.Has(board.Stress), s.HullRemaining())
}

// drained leaves ship 1 so much energy and so many stress tokens.
func drained(energy, stress int) func(*xwing.State) {
	return func(s *xwing.State) {
		s.View.Ships[0].Charges.Active, s.View.Ships[0].Tokens[board.Stress] = energy, int8(stress)
	}
}

// byBoth runs cases by both books of second edition.
func byBoth(t *testing.T, cases []hugeCase) {
	t.Helper()
	for _, e := range []*xwing.Edition{edition.Second(), edition.LaterSecond()} {
		for _, c := range cases {
			t.Run(e.ID+"/"+c.row, func(t *testing.T) {
				if got := c.tell(t, c.play(t, e)); got != c.want {
					t.Errorf("got  %s\nwant %s", got, c.want)
				}
			})
		}
	}
}

type hugeCase struct {
	row string
	hugeTable
	tell func(*testing.T, *xwingtest.Game) string
	want string
}

func stands(id board.ShipID) func(*testing.T, *xwingtest.Game) string {
	return func(_ *testing.T, g *xwingtest.Game) string { return where(g, id) }
}

func has(id board.ShipID) func(*testing.T, *xwingtest.Game) string {
	return func(_ *testing.T, g *xwingtest.Game) string { return holds(g, id) }
}

// TestHugeManeuvers: what a huge ship executes, and where it comes to stand.
func TestHugeManeuvers(t *testing.T) {
	alone := []xwing.ScenarioShip{red(cr90, 400, 300, 0), far}
	byBoth(t, []hugeCase{
		{"X25-HUG-036 X25-HUG-037 a straight", hugeTable{code: "3FB", ships: alone}, stands(1), "400.0 420.0 0"},
		{"X25-HUG-035 X25-HUG-039 X25-HUG-103 a bank", hugeTable{code: "2BB", ships: alone}, stands(1), "372.0 398.7 45"},
		{"X25-HUG-038 to the right", hugeTable{code: "2NB", ships: alone}, stands(1), "428.0 398.7 315"},
		{"X25-HUG-040 X25-HUG-103 at speed 0", hugeTable{code: "0BR", ships: alone}, stands(1), "416.6 340.0 45"},
		{"X25-HUG-041", hugeTable{code: "0OR", ships: alone}, stands(1), "400.0 300.0 0"},
		{"X25-HUG-104 backwards", hugeTable{code: "2SR", ships: []xwing.ScenarioShip{red(trident, 400, 300, 0), far}}, stands(1),
			"400.0 220.0 0"},
		{"X25-HUG-104 turned about", hugeTable{code: "4KR", ships: []xwing.ScenarioShip{red(trident, 400, 300, 0), far}}, stands(1),
			"400.0 460.0 180"},
		{"X25-HUG-057 X25-HUG-060 red with energy, stressed", hugeTable{code: "4FR", ships: alone, change: drained(1, 1)}, has(1),
			"shields 7 energy 0 stress 1 hull 18"},
		{"X25-HUG-057 red with energy moves", hugeTable{code: "4FR", ships: alone, change: drained(1, 1)}, stands(1), "400.0 460.0 0"},
		{"X25-HUG-058", hugeTable{code: "4FR", ships: alone, change: drained(0, 0)}, has(1), "shields 7 energy 0 stress 1 hull 18"},
		{"X25-HUG-059", hugeTable{code: "4FR", ships: alone, change: drained(0, 1)}, stands(1), "400.0 380.0 0"},
		{"X25-HUG-059 it is white", hugeTable{code: "4FR", ships: alone, change: drained(0, 1)}, has(1),
			"shields 7 energy 0 stress 1 hull 18"},
		{"X25-HUG-041 on a mine", hugeTable{code: "0OR", ships: alone, cards: cards.All(),
			devices: []xwing.ScenarioDevice{device(game.Blue, "proximitymine", 400, 300, 0)}},
			func(_ *testing.T, g *xwingtest.Game) string { return fmt.Sprint(len(g.Now().View.DevicesInPlay())) }, "1"},
		{"X25-HUG-034 five ion tokens", hugeTable{code: "3FB", ships: alone, change: ions(5)}, stands(1), "400.0 420.0 0"},
	})
}

func ions(n int8) func(*xwing.State) {
	return func(s *xwing.State) { s.View.Ships[0].Tokens[board.Ion] = n }
}

// TestHugeMeets: what a huge ship that moves meets where it ends.
func TestHugeMeets(t *testing.T) {
	two := []xwing.ScenarioShip{red(cr90, 400, 300, 0), blue(gr75, 400, 640, 180), far}
	on := func(xws string) hugeTable {
		return hugeTable{code: "3FB", ships: []xwing.ScenarioShip{red(cr90, 400, 300, 0), far},
			obstacles: []xwing.ScenarioObstacle{{XWS: xws, Pose: xwingtest.Ship(0, "", 400, 460, 0).Pose}}}
	}
	met := func(_ *testing.T, g *xwingtest.Game) string {
		s := g.Ship(1)
		return fmt.Sprintf("%s jam %d gone %v action %v", holds(g, 1), s.Has(board.Jam), g.Now().View.Obstacles[0].Gone,
			g.Asks(ask.ChooseAction))
	}
	byBoth(t, []hugeCase{
		{"X25-HUG-049 slower", hugeTable{code: "3FB", ships: two}, stands(1), "400.0 380.0 0"},
		{"X25-HUG-050 itself, by the dial", hugeTable{code: "3FB", ships: two}, has(1), "shields 4 energy 7 stress 0 hull 18"},
		{"X25-HUG-050 the other", hugeTable{code: "3FB", ships: two}, has(2), "shields 0 energy 4 stress 0 hull 12"},
		{"X25-HUG-049 a bank becomes stationary", hugeTable{code: "0BR",
			ships: []xwing.ScenarioShip{red(cr90, 400, 300, 0), blue(gr75, 320, 410, 0), far}},
			stands(1), "400.0 300.0 0"},
		{"X25-HUG-044 X25-HUG-045 X25-HUG-047 an asteroid", on("coreasteroid0"), met,
			"shields 6 energy 6 stress 0 hull 18 jam 0 gone true action true"},
		{"X25-HUG-045 debris", on("pomdebris1"), met, "shields 6 energy 6 stress 0 hull 18 jam 0 gone true action true"},
		{"X25-HUG-100", on("loosecargo"), met, "shields 6 energy 6 stress 0 hull 18 jam 0 gone true action true"},
		{"X25-HUG-046", on("gascloud1"), met, "shields 7 energy 7 stress 0 hull 18 jam 1 gone true action true"},
	})
}

// TestHugeBeside: what is not under a huge ship where it ends is not met, and others bump into it as into any ship.
func TestHugeBeside(t *testing.T) {
	byBoth(t, []hugeCase{
		{"X25-HUG-042", hugeTable{code: "3NR", ships: []xwing.ScenarioShip{red(cr90, 400, 300, 0), far}, cards: cards.All(),
			devices: []xwing.ScenarioDevice{device(game.Blue, "proximitymine", 345, 455, 0)}},
			func(_ *testing.T, g *xwingtest.Game) string {
				return fmt.Sprint(where(g, 1), " ", len(g.Now().View.DevicesInPlay()))
			}, "449.2 434.0 315 1"},
		{"X25-HUG-042 under it", hugeTable{code: "3FB", ships: []xwing.ScenarioShip{red(cr90, 400, 300, 0), far}, dice: "bbb",
			cards:   cards.All(),
			devices: []xwing.ScenarioDevice{device(game.Blue, "proximitymine", 400, 445, 0)}},
			func(_ *testing.T, g *xwingtest.Game) string {
				return fmt.Sprint(where(g, 1), " ", len(g.Now().View.DevicesInPlay()))
			}, "400.0 420.0 0 0"},
		{"X25-HUG-042 what its stern swings over", hugeTable{code: "3NR", ships: []xwing.ScenarioShip{red(cr90, 400, 300, 0),
			blue(tie, 330, 280, 0), blue(gr75, 315, 140, 0), far}, cards: cards.All(),
			obstacles: []xwing.ScenarioObstacle{lying("coreasteroid0", 310, 330)},
			devices:   []xwing.ScenarioDevice{device(game.Blue, "proximitymine", 335, 240, 90)}},
			func(_ *testing.T, g *xwingtest.Game) string {
				return fmt.Sprint(where(g, 1), "; ", holds(g, 1), "; ", where(g, 2), " ", g.Ship(3).Shields.Active, " ",
					g.Now().View.Obstacles[0].Gone, len(g.Now().View.DevicesInPlay()))
			}, "449.2 434.0 315; shields 7 energy 6 stress 0 hull 18; 330.0 280.0 0 3 false 1"},
		{"X25-HUG-051", hugeTable{code: "5FW", ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue(cr90, 400, 560, 90), far},
			dice: "b"},
			func(_ *testing.T, g *xwingtest.Game) string {
				m := xwingtest.All[board.ShipMoved](g)[0]
				return fmt.Sprint(m.Full, m.Touched, " ", where(g, 1), " ", holds(g, 2))
			}, "false 2 400.0 500.0 0 shields 7 energy 7 stress 0 hull 18"},
		{"X25-HUG-068", hugeTable{code: "1FW", ships: []xwing.ScenarioShip{red(cr90, 400, 300, 0), far}, change: drained(0, 1)},
			func(_ *testing.T, g *xwingtest.Game) string { return fmt.Sprint(g.Asks(ask.ChooseAction)) }, "false"},
		{"X25-HUG-001 X25-HUG-068 without stress", hugeTable{code: "1FW", ships: []xwing.ScenarioShip{red(cr90, 400, 300, 0), far},
			change: drained(0, 0)},
			func(_ *testing.T, g *xwingtest.Game) string {
				g.Pick(ask.ChooseAction, "focus")
				return fmt.Sprint(g.Ship(1).Has(board.Focus))
			}, "1"},
	})
}

// TestRunOver: ships under a huge one are hurt, placed behind it, turned, and cost it dice.
func TestRunOver(t *testing.T) {
	under := []xwing.ScenarioShip{red(cr90, 400, 300, 0), blue(large, 400, 500, 0), red(medium, 400, 420, 0), far}
	placed := func(g *xwingtest.Game) {
		g.Put(ask.PlaceRunOver, "ship:3", 460, 220, 0) // red is the first player
		g.Pick(ask.TurnRunOver, "none")
		g.Put(ask.PlaceRunOver, "ship:2", 330, 220, 0)
		g.Pick(ask.TurnRunOver, "left")
	}
	order := func(_ *testing.T, g *xwingtest.Game) string {
		var out []string
		for _, d := range []board.ShipID{3, 2} {
			out = append(out, g.Decision(ask.PlaceRunOver).Seat.ID())
			x := map[board.ShipID]float64{3: 460, 2: 330}[d]
			g.Put(ask.PlaceRunOver, d.Piece(), x, 220, 0)
			out = append(out, "turned by "+g.Decision(ask.TurnRunOver).Seat.ID())
			g.Pick(ask.TurnRunOver, "none")
		}
		return strings.Join(out, ", ")
	}
	byBoth(t, []hugeCase{
		{"X25-HUG-052 X25-HUG-075", hugeTable{code: "3FB", ships: under, dice: "bbbbb", answers: placed},
			func(_ *testing.T, g *xwingtest.Game) string {
				return fmt.Sprint(g.Ship(2).Shields.Active+g.Ship(2).HullRemaining(), " ",
					g.Ship(3).Shields.Active+g.Ship(3).HullRemaining(),
					" ", where(g, 1))
			}, "7 6 400.0 420.0 0"},
		{"X25-HUG-053 X25-HUG-054 by turns", hugeTable{code: "3FB", ships: under, dice: "bbbbb"}, order,
			"red, turned by blue, blue, turned by red"},
		{"X25-HUG-054 turned", hugeTable{code: "3FB", ships: under, dice: "bbbbb", answers: placed}, stands(2), "330.0 220.0 90"},
		{"X25-HUG-055 three for a large one, two for a medium one", hugeTable{code: "3FB", ships: under, dice: "bbbch", answers: placed},
			has(1),
			"shields 6 energy 6 stress 0 hull 18"},
	})
}

// TestPlacedBehind: where a ship that was run over may lie, and that it is destroyed where it may lie nowhere.
func TestPlacedBehind(t *testing.T) {
	start := func(t *testing.T, y float64) *xwingtest.Game {
		return hugeTable{code: "3FB", ships: []xwing.ScenarioShip{red(cr90, 400, y, 0), blue(medium, 400, y+200, 0), far},
			dice: "b"}.play(t, edition.Second())
	}
	t.Run("X25-HUG-053", func(t *testing.T) {
		g := start(t, 300) // it ends at 420: from 307.75 to 532.25
		p := g.Decision(ask.PlaceRunOver).Placement
		for _, c := range []struct {
			x, y float64
			want string
		}{
			{400, 277.7, ""}, {400, 178, ""}, {400, 177.6, "refusal.place-behind"}, {470.1, 449.9, ""}, {471, 451, "refusal.place-behind"},
			{400, 300, "refusal.overlaps-object"}, {400, 600, "refusal.place-behind"}, {29, 300, "refused.outside-area"},
		} {
			got := ""
			if no := p.Check("ship:2", xwingtest.Ship(0, "", c.x, c.y, 0).Pose); len(no) > 0 {
				got = no[0].Why.Key
			}
			if got != c.want {
				t.Errorf("at %v, %v: %q, want %q", c.x, c.y, got, c.want)
			}
		}
	})
	t.Run("X25-HUG-053 nowhere", func(t *testing.T) {
		g := hugeTable{code: "3FB", ships: []xwing.ScenarioShip{red(cr90, 60, 20, 0), blue(medium, 60, 220, 0), far}, dice: "b",
			change: func(s *xwing.State) { s.View.Area = gauge.Area{Width: 120, Height: 914.4} }}.play(t, edition.Second())
		if g.Asks(ask.PlaceRunOver) == (g.Ship(2).Where == board.Removed) {
			t.Errorf("asked %v, the ship is %v", g.Asks(ask.PlaceRunOver), g.Ship(2).Where)
		}
	})
}

// TestHugeDestroyedOnTheWay: a huge ship that an obstacle destroys where it ends has run over nobody, and nobody is placed behind it.
func TestHugeDestroyedOnTheWay(t *testing.T) {
	for _, e := range []*xwing.Edition{edition.Second(), edition.LaterSecond()} {
		h := hugeTable{code: "3FB", ships: []xwing.ScenarioShip{red(cr90, 400, 300, 0), blue("omicrongrouppilot", 400, 500, 180), far},
			obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid0", Pose: xwingtest.Ship(0, "", 400, 400, 0).Pose}},
			change: func(s *xwing.State) {
				s.View.Ships[0].Shields.Active, s.View.Ships[0].Facedown = 0, 17
				s.Hidden.Facedown[0] = make([]xwing.DamageCard, 17)
			}}
		g := h.play(t, e)
		if g.Ship(1).Where != board.Removed || g.Asks(ask.PlaceRunOver) || where(g, 2) != "400.0 500.0 180" || g.Ship(2).DamageCards() > 0 {
			t.Errorf("%s: it is %v, asked %v, the other at %s", e.ID, g.Ship(1).Where, g.Asks(ask.PlaceRunOver), where(g, 2))
		}
	}
}
