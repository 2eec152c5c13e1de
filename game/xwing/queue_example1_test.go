package xwing_test

import (
	"fmt"
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/xwingtest"
)

// testCard declares a card for one test.
func testCard(kind catalog.Kind, xws string, abilities ...xwing.Ability) *xwing.Card {
	return &xwing.Card{ID: catalog.Card(kind, xws), Editions: []string{"2.0"}, Abilities: abilities}
}

// Jake Farrell and the A-wings of the first extended example.
func exampleOneCards() []*xwing.Card {
	focus := xwing.ActionGrant{Source: "pilot/jakefarrell", Only: []catalog.BarAction{{Type: catalog.Focus}}}
	redBoost := xwing.ActionGrant{Source: "ship/vectoredthrusters",
		Only: []catalog.BarAction{{Type: catalog.Boost, Difficulty: catalog.Red}}}
	near := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.ShipsAt(m.Owner, 1, func(id board.ShipID) bool { return t.Friendly(m.Owner, id) && t.CanPerform(id, focus) })
	}
	return []*xwing.Card{
		testCard(catalog.PilotCard, "jakefarrell", xwing.Ability{
			When: xwing.AfterAction,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return m.Ship == m.Owner && (m.Action == "barrelroll" || m.Action == "boost")
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				if id := t.ChooseShip(m, near(t, m), true); id != 0 {
					t.PerformAction(id, focus)
				}
			},
		}),
		testCard(catalog.ShipAbility, "vectoredthrusters", xwing.Ability{
			When: xwing.AfterAction,
			Do:   func(t *xwing.Table, m xwing.Moment) { t.PerformAction(m.Owner, redBoost) },
		}),
	}
}

// waiting returns the ability queue as "card of ship", from the front.
func waiting(g *xwingtest.Game) []string {
	var out []string
	for _, e := range g.Now().Memory.Queue {
		out = append(out, fmt.Sprintf("%s %d", e.Moment.Card, e.Moment.Owner))
	}
	return out
}

// wantQueue fails the test unless the queue holds exactly these entries.
func wantQueue(t *testing.T, g *xwingtest.Game, want ...string) {
	t.Helper()
	if got := waiting(g); !slices.Equal(got, want) {
		t.Errorf("the queue holds %v, want %v", got, want)
	}
}

// ready gives a ship a facedown dial, or marks it activated with no code.
func ready(s *xwing.State, dials map[board.ShipID]string) {
	for i := range s.View.Ships {
		ship := &s.View.Ships[i]
		code, ok := dials[ship.ID]
		if !ok {
			ship.Activated = true
			continue
		}
		m, err := catalog.ParseManeuver(code)
		if err != nil {
			panic(err)
		}
		ship.Dial.Assigned, s.Hidden.Dials[i] = true, m
	}
}

// barrelRolls has Jake Farrell activate and barrel roll; his two abilities are
// about to enter the queue.
func barrelRolls(t *testing.T) *xwingtest.Game {
	g := xwingtest.Start(t, xwingtest.Rules(t, exampleOneCards()...), xwing.Scenario{Phase: board.Activation,
		Ships: []xwing.ScenarioShip{
			xwingtest.Ship(game.Red, "jakefarrell", 400, 300, 0),
			xwingtest.Ship(game.Red, "phoenixsquadronpilot", 440, 560, 0),
			xwingtest.Ship(game.Blue, "academypilot", 320, 720, 180),
		}}, func(s *xwing.State) { ready(s, map[board.ShipID]string{1: "2FB"}) })
	g.Pick(ask.ChooseAction, "barrelroll")
	g.Until(ask.ChooseAbility, map[game.Kind][]string{ask.ChooseBarrelRoll: {"left/middle"}})
	return g
}

// abilityOption finds the option of a card among those of a decision.
func abilityOption(g *xwingtest.Game, kind game.Kind, card string) string {
	g.Helper()
	for _, o := range g.Decision(kind).Options {
		if o.Text.Arg("card") == card {
			return o.ID
		}
	}
	g.Fatalf("%s is not to be picked", card)
	return ""
}

const (
	cardP = "pilot/jakefarrell"
	cardS = "ship/vectoredthrusters"
)

// orderPS puts P before S.
func orderPS(g *xwingtest.Game) {
	g.Helper()
	g.Pick(ask.ChooseAbility, abilityOption(g, ask.ChooseAbility, cardP))
}

func TestExtendedExampleOne(t *testing.T) {
	P, S := cardP+" 1", cardS+" 1"
	t.Run("X20-EXA-001 X20-EXA-002 X20-QUE-005", func(t *testing.T) {
		g := barrelRolls(t)
		d := g.Decision(ask.ChooseAbility)
		if d.Seat != game.Red || len(d.Options) != 2 {
			t.Fatalf("seat %d picks among %d abilities, want Red and 2", d.Seat, len(d.Options))
		}
		orderPS(g)
		// P is at the front and resolves: S waits.
		if !g.Asks(ask.ChooseShip) {
			t.Fatalf("step %s asks %v, want P's choice", g.Step(), g.Open())
		}
		wantQueue(t, g, S)
		// The other order is as good.
		g = barrelRolls(t)
		g.Pick(ask.ChooseAbility, abilityOption(g, ask.ChooseAbility, cardS))
		wantQueue(t, g, P)
	})

	g := barrelRolls(t)
	orderPS(g)
	t.Run("X20-EXA-003 X20-FRI-004", func(t *testing.T) {
		if got := g.Legal(ask.ChooseShip); !slices.Contains(got, "ship:1") {
			t.Fatalf("P offers %v, want Jake himself among them", got)
		}
		g.Pick(ask.ChooseShip, "ship:1")
		g.Pick(ask.ChooseAction, "focus")
		if got := g.Ship(1).Has(board.Focus); got != 1 {
			t.Errorf("Jake has %d focus tokens, want 1", got)
		}
	})
	t.Run("X20-EXA-004 X20-QUE-006", func(t *testing.T) {
		// S2 is at the front and resolves now, S1 waits; P has not triggered again.
		if o, ok := g.Option(ask.ChooseAction, "boost"); !ok || !o.Legal() {
			t.Fatal("S2 does not offer the boost")
		}
		wantQueue(t, g, S)
		for _, e := range g.Now().Memory.Queue {
			if e.Moment.Action != "barrelroll" {
				t.Errorf("the S that waits answers to the %s, want the barrel roll", e.Moment.Action)
			}
		}
	})
	t.Run("X20-EXA-005 X20-QUE-008", func(t *testing.T) {
		g.Pick(ask.ChooseAction, "boost")
		g.Until(ask.ChooseAbility, map[game.Kind][]string{ask.ChooseBoost: {"straight"}})
		if got := g.Ship(1).Has(board.Stress); got != 1 {
			t.Errorf("Jake has %d stress tokens before the abilities resolve, want 1", got)
		}
	})
	t.Run("X20-EXA-006", func(t *testing.T) {
		orderPS(g)
		wantQueue(t, g, S, S) // P2 resolves, S3 and S1 wait
		if got := g.Legal(ask.ChooseShip); !slices.Contains(got, "ship:2") || slices.Contains(got, "ship:1") {
			t.Fatalf("P2 offers %v, want the Phoenix pilot and not stressed Jake", got)
		}
		g.Pick(ask.ChooseShip, "ship:2")
		g.Pick(ask.ChooseAction, "focus")
	})
	t.Run("X20-EXA-007", func(t *testing.T) {
		wantQueue(t, g, S, S) // PS resolves
		if d := g.Decision(ask.ChooseAction); d.About[0] != "ship:2" {
			t.Fatalf("%s acts, want the Phoenix pilot", d.About[0])
		}
		g.Pick(ask.ChooseAction, "boost")
		g.Pick(ask.ChooseBoost, "straight")
		if got := g.Ship(2).Has(board.Stress); got != 1 {
			t.Errorf("the Phoenix pilot has %d stress tokens, want 1", got)
		}
	})
	t.Run("X20-EXA-008 X20-QUE-009", func(t *testing.T) {
		if !g.Asks(ask.ChooseAttack) {
			t.Errorf("step %s still asks %v", g.Step(), g.Open())
		}
		wantQueue(t, g)
	})
	t.Run("X20-EXA-009", func(t *testing.T) {
		for id, want := range map[board.ShipID][]string{1: {"barrelroll", "focus", "boost"}, 2: {"focus", "boost"}} {
			s := g.Ship(id)
			if s.Has(board.Focus) != 1 || s.Has(board.Stress) != 1 {
				t.Errorf("ship %d has %d focus and %d stress, want 1 and 1", id, s.Has(board.Focus), s.Has(board.Stress))
			}
			var got []string
			for _, e := range xwingtest.All[board.ActionPerformed](g) {
				if e.Ship == id {
					got = append(got, e.Action)
				}
			}
			if !slices.Equal(got, want) {
				t.Errorf("ship %d performed %v, want %v", id, got, want)
			}
		}
	})
}
