package xwing_test

import (
	"encoding/json"
	"math"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/xwingtest"
)

// Pilots whose cards print no ability, by what the tests need of them.
const (
	tie      = "academypilot"         // I1 small: focus, evade, barrel roll
	xwingT65 = "bluesquadronescort"   // I2 small, 2 shields: focus, lock, barrel roll
	awing    = "phoenixsquadronpilot" // I1 small: focus, evade, lock, barrel roll, boost
	advanced = "tempestsquadronpilot" // I2 small: focus > red barrel roll, lock, barrel roll
	phantom  = "imdaartestpilot"      // I3 small: focus, evade, barrel roll, cloak
	jedi     = "jediknight"           // I3 small, 1 Force: focus, purple evade, lock, barrel roll, boost
	quad     = "jakkugunrunner"       // I1 small: reverse maneuvers
	kwing    = "wardensquadronpilot"  // I2 medium, double turret: focus, lock, SLAM, rotate, reload
	lambda   = "omicrongrouppilot"    // I1 large: focus, reinforce, coordinate, red jam; stationary
	upsilon  = "starkillerbasepilot"  // I2 large: focus, lock, reinforce, coordinate, jam
	lancer   = "shadowporthunter"     // I2 large, single turret: focus, evade, lock, rotate
)

// codes are dials by ship.
type codes = map[board.ShipID]string

// red and blue put a ship on the table.
func red(pilot string, x, y, degrees float64, upgrades ...string) xwing.ScenarioShip {
	return xwingtest.Ship(game.Red, pilot, x, y, degrees, upgrades...)
}

func blue(pilot string, x, y, degrees float64, upgrades ...string) xwing.ScenarioShip {
	return xwingtest.Ship(game.Blue, pilot, x, y, degrees, upgrades...)
}

// holding gives a ship tokens.
func holding(s xwing.ScenarioShip, k board.Token, n int) xwing.ScenarioShip {
	tokens := map[board.Token]int{k: n}
	for other, n := range s.Tokens {
		tokens[other] = n
	}
	s.Tokens = tokens
	return s
}

// ships is a table in the Planning Phase with Red first.
func ships(s ...xwing.ScenarioShip) xwing.Scenario {
	return xwing.Scenario{Phase: board.Planning, Ships: s, Seed: 3}
}

// lying puts an obstacle on the table.
func lying(sc xwing.Scenario, xws string, x, y float64) xwing.Scenario {
	sc.Obstacles = append(sc.Obstacles, xwing.ScenarioObstacle{XWS: xws, Pose: poseAt(x, y, 0)})
	return sc
}

// mined puts a mine of Blue's on the table.
func mined(sc xwing.Scenario, x, y float64) xwing.Scenario {
	sc.Devices = append(sc.Devices, xwing.ScenarioDevice{Seat: game.Blue, Kind: "proximitymine", Pose: poseAt(x, y, 0)})
	return sc
}

// fly starts the round and sets the dials; the game then stands at the first
// question after Planning.
func fly(t testing.TB, rules *xwing.Rules, sc xwing.Scenario, dials codes, change func(*xwing.State)) *xwingtest.Game {
	t.Helper()
	g := xwingtest.Start(t, rules, sc, change)
	g.Dials(dials)
	return g
}

// rolling loads attack dice.
func rolling(faces ...board.Face) func(*xwing.State) {
	return func(s *xwing.State) { s.Hidden.Loaded[board.AttackDice] = faces }
}

// pilotCard declares abilities for a pilot.
func pilotCard(xws string, abilities ...xwing.Ability) *xwing.Card {
	return &xwing.Card{ID: catalog.Card(catalog.PilotCard, xws), Editions: []string{"2.0"}, Abilities: abilities}
}

// upgradeCard declares abilities for an upgrade.
func upgradeCard(xws string, abilities ...xwing.Ability) *xwing.Card {
	return &xwing.Card{ID: catalog.Card(catalog.UpgradeCard, xws), Editions: []string{"2.0"}, Abilities: abilities}
}

// damageCard declares abilities for a damage card.
func damageCard(id string, abilities ...xwing.Ability) *xwing.Card {
	return &xwing.Card{ID: catalog.Card(catalog.DamageKind, id), Editions: []string{"2.0"}, Abilities: abilities}
}

// mineCard declares the proximity mine as a device that goes off when it is met, and
// does no more.
func mineCard() *xwing.Card {
	return &xwing.Card{ID: catalog.Card(catalog.DeviceKind, "proximitymine"), Editions: []string{"2.0"},
		Blast: &xwing.Blast{Met: true, Ship: func(*xwing.Table, xwing.Moment, []board.Face) {}}}
}

// doing is an ability that does something at a moment of its own ship's.
func doing(when xwing.Timing, do func(*xwing.Table, board.ShipID)) xwing.Ability {
	return xwing.Ability{When: when, Do: func(t *xwing.Table, m xwing.Moment) { do(t, m.Owner) }}
}

// asking is an ability that answers a query about its own ship with n.
func asking(q xwing.Query, n int) xwing.Ability {
	return xwing.Ability{Query: q, By: func(*xwing.Table, xwing.Moment) int { return n }}
}

// meetsMine checks that a ship meets the mine by the answer that it gives: only a move
// does.
func meetsMine(t *testing.T, g *xwingtest.Game, kind game.Kind, option string) {
	t.Helper()
	if g.Now().View.Devices[0].Gone {
		t.Fatal("the mine is gone before")
	}
	g.Pick(kind, option)
	if !g.Now().View.Devices[0].Gone {
		t.Error("it meets no mine, as if it were no move")
	}
}

// stands checks where a ship stands, to a hundredth of a mm and of a degree.
func stands(g *xwingtest.Game, id board.ShipID, x, y, degrees float64) {
	g.Helper()
	p := g.Ship(id).Pose
	turn := math.Mod(p.Degrees()-degrees+540, 360) - 180
	if at := p.Point(); math.Abs(at.X-x) > 0.01 || math.Abs(at.Y-y) > 0.01 || math.Abs(turn) > 0.01 {
		g.Errorf("ship %d stands at (%.3f, %.3f) heading %.3f, want (%.3f, %.3f) heading %.3f",
			id, at.X, at.Y, p.Degrees(), x, y, degrees)
	}
}

// holds checks how many tokens of a kind a ship holds.
func holds(g *xwingtest.Game, id board.ShipID, k board.Token, want int) {
	g.Helper()
	if got := g.Ship(id).Has(k); got != want {
		g.Errorf("ship %d holds %d %s tokens, want %d", id, got, k, want)
	}
}

// rule returns the rule against an option, "" if it is legal.
func rule(g *xwingtest.Game, kind game.Kind, id string) string {
	g.Helper()
	o, ok := g.Option(kind, id)
	if !ok {
		g.Fatalf("%s does not offer %s, but %v", kind, id, g.Decision(kind).Options)
	}
	if o.Refusal == nil {
		return ""
	}
	return o.Refusal.Rule
}

// offered returns the ids of all options of the open decision of a kind.
func offered(g *xwingtest.Game, kind game.Kind) []string {
	g.Helper()
	var ids []string
	for _, o := range g.Decision(kind).Options {
		ids = append(ids, o.ID)
	}
	return ids
}

// inOrder checks that the kinds of events happened in this order, others between
// them allowed.
func inOrder(g *xwingtest.Game, kinds ...string) {
	g.Helper()
	want := kinds
	for _, e := range g.Events {
		if len(want) > 0 && game.EventKind(e) == want[0] {
			want = want[1:]
		}
	}
	if len(want) > 0 {
		g.Errorf("want %v in this order, in %s", kinds, g.Kinds())
	}
}

// show writes data as JSON, to compare what players see.
func show(t testing.TB, v any) string {
	t.Helper()
	b, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}
