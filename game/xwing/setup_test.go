package xwing_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
)

// core is the core set's squads with obstacles.
func core() (red, blue xwing.Muster) {
	red = withObstacles(squad(50, "lukeskywalker"), "coreasteroid0", "coreasteroid1", "coreasteroid2")
	blue = withObstacles(squad(60, "idenversio", "academypilot"), "coreasteroid3", "coreasteroid4", "coreasteroid5")
	red.Ships[0].Upgrades = []xwing.MusterUpgrade{{XWS: "r2d2"}, {XWS: "protontorpedoes"}, {XWS: "shieldupgrade"}}
	return red, blue
}

func TestSetup(t *testing.T) {
	rules := xwingtest.Rules(t)
	red, blue := core()

	t.Run("X20-SET-001 X20-RND-002", func(t *testing.T) {
		g := setUp(t, rules, red, blue, nil)
		g.Until(ask.SetDials, nil)
		var steps []string
		for _, e := range xwingtest.All[board.StepBegan](g) {
			steps = append(steps, e.Step)
		}
		want := []string{"setup/player-order", "setup/obstacles", "setup/forces", "setup/components", "planning"}
		if !slices.Equal(steps, want) {
			t.Errorf("steps %v, want %v", steps, want)
		}
		if v := &g.Now().View; v.Round != 1 || v.Phase != board.Planning {
			t.Errorf("phase %s of round %d, want planning of round 1", v.Phase, v.Round)
		}
	})
	t.Run("X20-SET-002 X20-SHD-001 X20-IDM-001", func(t *testing.T) {
		g := setUp(t, rules, red, blue, nil)
		s := g.Ship(1)
		if s.Shields != (board.Charges{Active: 3, Limit: 3}) || s.Force.Active != 2 ||
			s.Upgrades[0].Charges.Active != 3 || s.Upgrades[1].Charges.Active != 2 {
			t.Errorf("Luke is set out with %+v shields, %+v Force, upgrades %+v", s.Shields, s.Force, s.Upgrades)
		}
		if c := g.Ship(2).Charges; c.Active != 1 || c.Limit != 1 {
			t.Errorf("Iden Versio is set out with charges %+v, want 1 of 1", c)
		}
		// The second player's, too.
		g = setUp(t, rules, blue, red, nil)
		if s := g.Ship(3); s.Shields != (board.Charges{Active: 3, Limit: 3}) || s.Force.Active != 2 ||
			s.Upgrades[0].Charges.Active != 3 || s.Upgrades[1].Charges.Active != 2 {
			t.Errorf("Blue's Luke is set out with %+v shields, %+v Force, upgrades %+v", s.Shields, s.Force, s.Upgrades)
		}
		for i, s := range g.Now().View.Ships {
			if s.ID != board.ShipID(i+1) || s.Where != board.InReserve {
				t.Errorf("ship %d has the id %d and is %v", i+1, s.ID, s.Where)
			}
		}
	})
	t.Run("X20-SET-004 X20-PLA-001", func(t *testing.T) {
		if got := setUp(t, rules, red, blue, nil).Now().View.Area; got != (gauge.Area{Width: 914.4, Height: 914.4}) {
			t.Errorf("play area %+v, want 3 feet square", got)
		}
		g := placing(t, rules, squad(0, "lukeskywalker"), squad(0, "lukeskywalker"))
		if got := refusals(g, ask.PlaceShip, "ship:1", 400, 894.4, 180); !slices.Contains(got, "X20-SET-009") {
			t.Errorf("Red at the upper edge: refusals %v", got)
		}
		g.Put(ask.PlaceShip, "ship:1", 400, 20, 0)
		g.Put(ask.PlaceShip, "ship:2", 400, 894.4, 180) // opposite edges
	})
	t.Run("X20-PLA-002", func(t *testing.T) {
		small := *rules
		edition := *rules.Edition
		edition.Area = gauge.Area{Width: 600, Height: 500}
		small.Edition = &edition
		g := placing(t, &small, squad(0, "academypilot"), squad(0, "idenversio"))
		g.Put(ask.PlaceShip, "ship:1", 300, 50, 0)
		if got := refusals(g, ask.PlaceShip, "ship:2", 300, 450, 180); len(got) != 0 {
			t.Errorf("at the edge of the smaller area: %v, want none", got)
		}
		g = fly(t, &small, ships(xwingtest.Ship(0, "academypilot", 300, 420, 0), xwingtest.Ship(1, "idenversio", 100, 100, 0)), codes{1: "2FB"}, nil)
		if !xwingtest.Has(g, func(e board.ShipFled) bool { return e.Ship == 1 }) {
			t.Error("a ship stays that has left the smaller area")
		}
	})
	t.Run("X20-SET-012:before-forces,after-forces,deck", func(t *testing.T) {
		setupRules := func(when xwing.Timing) *xwing.Rules {
			return xwingtest.Rules(t, testCard(catalog.PilotCard, "academypilot", xwing.Ability{When: when, If: always, Do: nothing}))
		}
		for when, want := range map[xwing.Timing]string{
			xwing.BeforePlacingForces: "AbilityUsed ShipPlaced ShipPlaced DecksShuffled",
			xwing.AfterPlacingForces:  "ShipPlaced ShipPlaced AbilityUsed DecksShuffled",
			xwing.AfterSetup:          "ShipPlaced ShipPlaced DecksShuffled AbilityUsed",
		} {
			g := placing(t, setupRules(when), squad(0, "academypilot"), squad(0, "idenversio"))
			g.Until(ask.SetDials, nil)
			if got := strings.Join(order(g, strings.Fields(want)...), " "); got != want {
				t.Errorf("timing %d: %s, want %s", when, got, want)
			}
			g = placing(t, setupRules(when), squad(0, "idenversio"), squad(0, "academypilot"))
			g.Until(ask.SetDials, nil)
			if got := strings.Join(order(g, strings.Fields(want)...), " "); got != want {
				t.Errorf("timing %d of the second player's ship: %s, want %s", when, got, want)
			}
		}
	})
	t.Run("X20-SET-011", func(t *testing.T) {
		decks := func(seed uint64) [2]string {
			s, err := xwing.New(rules, [2]xwing.Muster{squad(1, "lukeskywalker"), squad(2, "idenversio")}, seed)
			if err != nil {
				t.Fatal(err)
			}
			g := xwingtest.Play(t, s)
			g.Until(ask.SetDials, nil)
			h := &g.Now().Hidden
			for seat, deck := range h.Decks[:2] {
				if len(deck.Cards) != 33 || g.Now().View.Decks[seat] != 33 {
					t.Errorf("seat %d has %d cards, shown %d, want 33", seat, len(deck.Cards), g.Now().View.Decks[seat])
				}
			}
			return [2]string{fmt.Sprint(h.Decks[0].Cards), fmt.Sprint(h.Decks[1].Cards)}
		}
		a, b := decks(1), decks(2)
		if a[0] == a[1] || a[0] == b[0] || a[1] == b[1] {
			t.Error("decks of two players, or of two seeds, are in the same order")
		}
		if a != decks(1) {
			t.Error("one seed shuffles in two ways")
		}
	})
}
