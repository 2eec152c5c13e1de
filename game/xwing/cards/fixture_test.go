package cards_test

import (
	"fmt"
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
)

// play starts a table with every card enforced.
func play(t *testing.T, phase board.Phase, change func(*xwing.State), ships ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	return xwingtest.Start(t, xwingtest.Rules(t, cards.All()...), xwing.Scenario{Phase: phase, Ships: ships}, change)
}

func redShip(pilot string, x, y, degrees float64, upgrades ...string) xwing.ScenarioShip {
	return xwingtest.Ship(game.Red, pilot, x, y, degrees, upgrades...)
}

func blueShip(pilot string, x, y, degrees float64, upgrades ...string) xwing.ScenarioShip {
	return xwingtest.Ship(game.Blue, pilot, x, y, degrees, upgrades...)
}

// fly starts the Activation Phase with a facedown dial on ship 1, the others
// having activated.
func fly(t *testing.T, code string, change func(*xwing.State), ships ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	return play(t, board.Activation, activating(code, change), ships...)
}

// activating sets ship 1's dial facedown and lets the others have activated.
func activating(code string, change func(*xwing.State)) func(*xwing.State) {
	return func(s *xwing.State) {
		for i := range s.View.Ships {
			s.View.Ships[i].Activated = i > 0
		}
		dial(s, 1, code)
		if change != nil {
			change(s)
		}
	}
}

// dial sets a ship's dial facedown.
func dial(s *xwing.State, id board.ShipID, code string) {
	m, err := catalog.ParseManeuver(code)
	if err != nil {
		panic(err)
	}
	s.View.Ship(id).Dial.Assigned, s.Hidden.Dials[id-1] = true, m
}

// did reports whether the card's ability resolved.
func did(g *xwingtest.Game, card string) bool {
	return xwingtest.Has(g, func(e board.AbilityUsed) bool { return e.Card == card })
}

// card is the id of a pilot card.
func card(pilot string) catalog.CardID { return catalog.Card(catalog.PilotCard, pilot) }

// declared is every card.
func declared() []*xwing.Card { return cards.All() }

// stunned is a table with a Stunned Pilot and a gas cloud.
func stunned(t *testing.T, y float64) *xwing.State {
	t.Helper()
	s, err := xwing.NewScenario(xwingtest.Rules(t, cards.All()...), xwing.Scenario{Phase: board.Planning, First: game.Red,
		Ships: []xwing.ScenarioShip{xwingtest.Ship(game.Red, "redsquadronveteran", 450, 300, 0),
			xwingtest.Ship(game.Blue, "academypilot", 800, 800, 180)},
		Obstacles: []xwing.ScenarioObstacle{{XWS: "gascloud1", Pose: xwingtest.Ship(0, "", 450, y, 0).Pose}}})
	if err != nil {
		t.Fatal(err)
	}
	s.View.Ship(veteran).Shields.Active = 0
	s.View.Ship(veteran).Faceup = []board.FaceupDamage{{Card: "stunnedpilot", N: 1}}
	return s
}

// acts plays on until the ship may perform its action, and performs one.
func acts(g *xwingtest.Game, id board.ShipID, action string) {
	g.Helper()
	g.Dials(nil)
	g.Until(ask.ChooseAction, nil)
	for g.Decision(ask.ChooseAction).About[0] != id.Piece() {
		g.Pick(ask.ChooseAction, "none")
		g.Until(ask.ChooseAction, nil)
	}
	g.Pick(ask.ChooseAction, action)
}

// settingUp plays a game of two squads up to the first question of a kind.
func settingUp(t *testing.T, kind game.Kind, red, blue []xwing.MusterShip) *xwingtest.Game {
	t.Helper()
	g := mustered(t, red, blue)
	g.Until(kind, nil)
	return g
}

// mustered plays a game of two squads from its beginning.
func mustered(t *testing.T, red, blue []xwing.MusterShip) *xwingtest.Game {
	t.Helper()
	s, err := xwing.New(xwingtest.Rules(t, declared()...), [2]xwing.Muster{
		{Name: "red", Points: 20, Obstacles: []string{"coreasteroid0"}, Ships: red},
		{Name: "blue", Points: 10, Obstacles: []string{"coreasteroid1"}, Ships: blue},
	}, 1)
	if err != nil {
		t.Fatal(err)
	}
	return xwingtest.Play(t, s)
}

// engage starts the Engagement Phase with what the ships do at its start.
func engage(t *testing.T, change func(*xwing.State), ships ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	return play(t, board.Engagement, change, ships...)
}

func tokens(s xwing.ScenarioShip, k board.Token, n int) xwing.ScenarioShip {
	s.Tokens = map[board.Token]int{k: n}
	return s
}

// gained counts the tokens of a kind that a ship has gained.
func gained(g *xwingtest.Game, id board.ShipID, k board.Token) int {
	n := 0
	for _, e := range xwingtest.All[board.TokenGained](g) {
		if e.Ship == id && e.Token == k {
			n += e.N
		}
	}
	return n
}

// droid lays a remote of blue's beside red's ship 1, as ship 3.
func droid(t *testing.T, phase board.Phase, kind string, x, y float64, change func(*xwing.State), ships ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	return lay(t, xwing.Scenario{Phase: phase, Ships: ships, Devices: []xwing.ScenarioDevice{lies(game.Blue, kind, x, y, 180)}}, change)
}

func two() []xwing.ScenarioShip {
	return []xwing.ScenarioShip{redShip("jekporkins", 400, 300, 0), blueShip("idenversio", 850, 880, 180)}
}

// onto flies ship 1 with a dial onto a droid of blue's at (400, 380).
func onto(t *testing.T, kind, code, dice string, ships ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	return droid(t, board.Activation, kind, 400, 380, func(s *xwing.State) {
		for i := range s.View.Ships {
			s.View.Ships[i].Activated = i > 0
		}
		dial(s, 1, code)
		faces(s, dice, "")
	}, append(two(), ships...)...)
}

// doneBy plays on to the next Planning Phase, declining nothing that is asked of a
// piece, and lists what the piece does and is asked, with the phase.
func doneBy(g *xwingtest.Game, id board.ShipID) []string {
	var done []string
	g.Forget()
	for !g.Asks(ask.SetDials) {
		d := g.Open()[0]
		pick := d.Options[len(d.Options)-1].ID // none, or done
		if slices.Contains(d.About, id.Piece()) {
			pick = d.Options[0].ID
			done = append(done, fmt.Sprintf("phase %d: asked %s", g.Now().View.Phase, d.Kind))
		}
		g.Pick(d.Kind, pick)
	}
	phase := board.Phase(0)
	for _, e := range g.Events {
		by := board.ShipID(0)
		switch e := e.(type) {
		case board.PhaseBegan:
			phase = e.Phase
		case board.AbilityUsed:
			by = e.Ship
		case board.ShipActive:
			by = e.Ship
		case board.ShipEngaged:
			by = e.Ship
		case board.RemoteMoved:
			by = e.Ship
		}
		if by == id {
			done = append(done, fmt.Sprintf("phase %d: %s", phase, game.EventKind(e)))
		}
	}
	return done
}

var prey = blueShip("blacksquadronace", 450, 490, 180)

var frontOnly = []gauge.Arc{gauge.Front}
