package edition_test

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"xwing/assets"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/xwingtest"
)

// Huge ships of first edition.
const (
	transport = "gr75mediumtransport"
	gozanti   = "gozanticlasscruiser"
	croc      = "croccruiser"
	raider    = "raiderclasscorvettefore"
)

// distant is a ship that nothing happens to.
var distant = blue("blacksquadronpilot", 650, 800, 180)

var firstFacts = sync.OnceValues(func() (*catalog.Catalog, error) { return catalog.XWing1.Load(assets.FirstFacts()) })

// firstRules are those of first edition with its own facts.
func firstRules(t *testing.T, own ...*xwing.Card) *xwing.Rules {
	t.Helper()
	facts, err := firstFacts()
	if err != nil {
		t.Fatal(err)
	}
	e := edition.First()
	library := xwing.NewLibrary(e.ID, append(cards.First(), own...)...)
	return &xwing.Rules{Edition: e, List: catalog.FFG10, Catalog: facts, Deck: "2015", Cards: library}
}

// upgraded is a first edition upgrade with abilities.
func upgraded(xws string, own ...xwing.Ability) *xwing.Card {
	id := catalog.CardID{Family: catalog.XWing1, Kind: catalog.UpgradeCard, XWS: xws}
	return &xwing.Card{ID: id, Editions: both, Abilities: own}
}

// carrying is a ship with upgrades.
func carrying(s xwing.ScenarioShip, upgrades ...string) xwing.ScenarioShip {
	s.Upgrades = upgrades
	return s
}

// first plays a situation of huge ships by first edition.
func (h hugeTable) first(t *testing.T) *xwingtest.Game { return h.by(t, firstRules(t, h.cards...)) }

// tellFirst runs cases of huge ships by first edition.
func tellFirst(t *testing.T, cases []hugeCase) {
	t.Helper()
	for _, c := range cases {
		t.Run(c.row, func(t *testing.T) {
			if got := c.tell(t, c.first(t)); got != c.want {
				t.Errorf("got  %s\nwant %s", got, c.want)
			}
		})
	}
}

// hold is a ship's shields and faceup and facedown damage cards, and where it is.
func hold(g *xwingtest.Game, id board.ShipID) string {
	s := g.Ship(id)
	return fmt.Sprintf("shields %d faceup %d facedown %d %v", s.Shields.Active, len(s.Faceup), s.Facedown, s.Where == board.InPlay)
}

// lasting lays on top of the damage decks of huge ships what stays faceup.
func lasting(s *xwing.State) {
	for i := range s.Hidden.Decks {
		slices.SortStableFunc(s.Hidden.Decks[i].Cards, func(a, b xwing.DamageCard) int {
			stays := func(d xwing.DamageCard) int {
				return strings.Count("hullbreach-section reactorleak", d.Card)
			}
			return stays(a) - stays(b)
		})
	}
}

func bears(ids ...board.ShipID) func(*testing.T, *xwingtest.Game) string {
	return func(_ *testing.T, g *xwingtest.Game) string {
		var out []string
		for _, id := range ids {
			out = append(out, hold(g, id))
		}
		return strings.Join(out, "; ")
	}
}

// acts reports where a ship stands, and whether it is asked for an action then.
func acts(_ *testing.T, g *xwingtest.Game) string {
	return fmt.Sprint(where(g, 1), " ", g.Asks(ask.ChooseAction))
}

// TestFirstHugeBases: a huge ship has a base of its own size, one of two cards a part of it for each.
func TestFirstHugeBases(t *testing.T) {
	t.Run("X10-SIZ-002", func(t *testing.T) {
		s := xwingtest.Start(t, firstRules(t), xwing.Scenario{Phase: board.Engagement, Ships: []xwing.ScenarioShip{
			red(transport, 300, 300, 0), red("cr90corvettefore", 500, 300, 0), red("cr90corvetteaft", 500, 300, 0), distant}}, nil).Now()
		var out []string
		for _, id := range []board.ShipID{1, 2, 3} {
			lo, hi := s.ShipShape(id).Bounds()
			out = append(out, fmt.Sprint(hi.X-lo.X, " ", hi.Y-lo.Y))
		}
		if got := strings.Join(out, ", "); got != "80 195, 80 112.25, 80 112.25" {
			t.Errorf("bases of %s", got)
		}
	})
}

func TestFirstHugeMoves(t *testing.T) {
	alone := func(pilot string) []xwing.ScenarioShip { return []xwing.ScenarioShip{red(pilot, 400, 300, 0), distant} }
	tellFirst(t, []hugeCase{
		{"X10-HUG-005", hugeTable{code: "3FW", ships: alone(transport)}, stands(1), "400.0 420.0 0"},
		{"X10-HUG-006 a short one", hugeTable{code: "2BW", ships: alone(transport)}, stands(1), "381.0 410.2 30"},
		{"X10-HUG-006 to the right", hugeTable{code: "1NW", ships: alone(gozanti)}, stands(1), "416.4 365.6 330"},
		{"X10-HUG-006 a long one", hugeTable{code: "2BW", ships: alone(raider)}, stands(1), "388.3 412.2 30"},
		{"X10-HUG-006 a long one to the right", hugeTable{code: "1NW", ships: alone(raider)}, stands(1), "409.0 367.5 330"},
		{"X10-HUG-007", hugeTable{code: "3FW", ships: alone(transport), obstacles: []xwing.ScenarioObstacle{asteroid(400, 262)}},
			func(_ *testing.T, g *xwingtest.Game) string {
				return fmt.Sprint(hold(g, 1), " ", g.Now().View.Obstacles[0].Gone)
			},
			"shields 4 faceup 0 facedown 0 true false"},
		{"X10-HUG-007 what its stern swings over", hugeTable{code: "2NW", ships: []xwing.ScenarioShip{red(raider, 400, 300, 0),
			blue(tie, 330, 260, 0), distant}, obstacles: []xwing.ScenarioObstacle{asteroid(310, 215)}},
			func(_ *testing.T, g *xwingtest.Game) string {
				return fmt.Sprint(where(g, 1), "; ", hold(g, 1), "; ", where(g, 2), "; ", hold(g, 2), " ", g.Now().View.Obstacles[0].Gone)
			},
			"411.7 412.2 330; shields 6 faceup 0 facedown 0 true; 330.0 260.0 0; shields 0 faceup 0 facedown 0 true false"},
	})
}

func TestFirstHugeOverlaps(t *testing.T) {
	under := []xwing.ScenarioShip{red(transport, 400, 300, 0), blue(tie, 400, 440, 0), red(large, 400, 520, 90), distant}
	two := []xwing.ScenarioShip{red(transport, 400, 300, 0), blue(gozanti, 400, 640, 180), distant}
	over := func(xws string) hugeTable {
		return hugeTable{code: "3FW", ships: []xwing.ScenarioShip{red(transport, 400, 300, 0), distant},
			obstacles: []xwing.ScenarioObstacle{lying(xws, 400, 460)}}
	}
	met := func(_ *testing.T, g *xwingtest.Game) string {
		return fmt.Sprint(hold(g, 1), " gone ", g.Now().View.Obstacles[0].Gone, " action ", g.Asks(ask.ChooseAction))
	}
	tellFirst(t, []hugeCase{
		{"X10-HUG-008", hugeTable{code: "3FW", ships: under, dice: "bbb"}, bears(1, 2, 3),
			"shields 4 faceup 0 facedown 0 true; shields 0 faceup 0 facedown 0 false; shields 5 faceup 0 facedown 0 false"},
		{"X10-HUG-009 a die for a small one, two for a large one", hugeTable{code: "3FW", ships: under, dice: "hchh"}, bears(1),
			"shields 1 faceup 0 facedown 0 true"},
		{"X10-HUG-009 criticals to the hull", hugeTable{code: "3FW", ships: under, dice: "hcc", change: func(s *xwing.State) {
			s.View.Ships[0].Shields.Active = 1
		}}, bears(1), "shields 0 faceup 2 facedown 0 true"},
		{"X10-HUG-010", hugeTable{code: "4FW", ships: two}, stands(1), "400.0 445.0 0"},
		{"X10-HUG-010 in contact", hugeTable{code: "4FW", ships: two},
			func(_ *testing.T, g *xwingtest.Game) string { return fmt.Sprint(g.Now().View.Touching) }, "[[1 2]]"},
		{"X10-HUG-010 a bank by its lower step", hugeTable{code: "2BW",
			ships: []xwing.ScenarioShip{red(transport, 400, 300, 0), blue(gozanti, 330, 545, 90), distant}}, stands(1), "383.6 365.6 30"},
		{"X10-HUG-010 a bank by none", hugeTable{code: "1BW",
			ships: []xwing.ScenarioShip{red(transport, 400, 300, 0), blue(gozanti, 330, 500, 90), distant}}, stands(1), "400.0 300.0 0"},
		{"X10-HUG-011", hugeTable{code: "4FW", ships: two, change: lasting}, bears(1, 2),
			"shields 4 faceup 1 facedown 0 true; shields 5 faceup 1 facedown 0 true"},
		{"X10-HUG-013 another huge ship", hugeTable{code: "4FW", ships: two}, acts, "400.0 445.0 0 true"},
		{"X10-HUG-013 small ones", hugeTable{code: "3FW", ships: under, dice: "bbb"}, acts, "400.0 420.0 0 true"},
		{"X10-HUG-014 X10-HUG-013 an asteroid", over("coreasteroid0"), met, "shields 4 faceup 1 facedown 0 true gone true action true"},
		{"X10-HUG-014 debris", over("yt2400debris0"), met, "shields 4 faceup 1 facedown 0 true gone true action true"},
	})
}

// TestFirstScrape: a ship that overlaps a huge one.
func TestFirstScrape(t *testing.T) {
	into := func(dice string, other xwing.ScenarioShip) hugeTable {
		return hugeTable{code: "5FW", ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), other, distant}, dice: dice}
	}
	what := func(_ *testing.T, g *xwingtest.Game) string {
		return fmt.Sprint(where(g, 1), " ", hold(g, 1), " ", seen(&xwingtest.Game{Events: g.Events}))
	}
	abreast := blue(transport, 400, 560, 90)
	tellFirst(t, []hugeCase{
		{"X10-HUG-015 a hit", into("h", abreast), what, "400.0 500.0 0 shields 0 faceup 0 facedown 1 true no action, die, hit"},
		{"X10-HUG-015 a crit", into("c", abreast), what, "400.0 500.0 0 shields 0 faceup 1 facedown 0 true no action, die, crit"},
		{"X10-HUG-015 nothing", into("f", abreast), what, "400.0 500.0 0 shields 0 faceup 0 facedown 0 true no action, die"},
		{"X10-HUG-015 a ship that is not huge", into("h", blue(tie, 400, 540, 90)), what,
			"400.0 500.0 0 shields 0 faceup 0 facedown 0 true no action"},
	})
}

// TestFirstHugeOrder: when huge ships activate and attack.
func TestFirstHugeOrder(t *testing.T) {
	ships := []xwing.ScenarioShip{red(gozanti, 200, 300, 0), red(croc, 500, 300, 0), blue("blacksquadronpilot", 100, 700, 180),
		blue(tie, 700, 700, 180)}
	order := func(phase board.Phase) string {
		g := xwingtest.Start(t, firstRules(t), xwing.Scenario{Phase: board.Planning, Ships: ships}, nil)
		g.Dials(nil)
		g.Until(ask.SetDials, nil)
		var ids []string
		now := board.Setup
		for _, e := range g.Events {
			switch e := e.(type) {
			case board.PhaseBegan:
				now = e.Phase
			case board.ShipActive:
				if id := fmt.Sprint(e.Ship); now == phase && e.Ship != 0 && !slices.Contains(ids, id) {
					ids = append(ids, id)
				}
			}
		}
		return strings.Join(ids, " ")
	}
	tell(t, []told{
		{"X10-HUG-003", func(*testing.T) string { return order(board.Activation) }, "4 3 2 1"}, // skills 1, 4; 1, 2
		{"X10-HUG-004", func(*testing.T) string { return order(board.Engagement) }, "3 1 2 4"},
		{"X10-HUG-003 as foreseen", func(t *testing.T) string {
			g := xwingtest.Start(t, firstRules(t), xwing.Scenario{Phase: board.Planning, Ships: ships}, nil)
			return fmt.Sprint(g.Now().Turns(board.Activation))
		}, "[4 3 2 1]"},
	})
}
