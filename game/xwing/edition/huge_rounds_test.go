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
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
)

// TestHugeRounds: energy, shields and stress of huge ships, and when they engage.
func TestHugeRounds(t *testing.T) {
	for _, e := range []*xwing.Edition{edition.Second(), edition.LaterSecond()} {
		t.Run(e.ID, func(t *testing.T) { hugeRounds(t, e) })
	}
}

func hugeRounds(t *testing.T, e *xwing.Edition) {
	ended := func(change func(*xwing.State)) func(*testing.T) string {
		return func(t *testing.T) string {
			g := xwingtest.Start(t, rules(t, e), xwing.Scenario{Phase: board.End,
				Ships: []xwing.ScenarioShip{red(cr90, 400, 300, 0), far}}, change)
			return holds(g, 1)
		}
	}
	tell(t, []told{
		{"X25-HUG-028", func(t *testing.T) string {
			return holds(xwingtest.Start(t, rules(t, e), xwing.Scenario{Phase: board.Planning,
				Ships: []xwing.ScenarioShip{red(cr90, 400, 300, 0), far}}, nil), 1)
		}, "shields 7 energy 7 stress 0 hull 18"},
		{"X25-HUG-030 X25-HUG-031", ended(func(s *xwing.State) { s.View.Ships[0].Charges.Active, s.View.Ships[0].Shields.Active = 2, 3 }),
			"shields 5 energy 4 stress 0 hull 18"},
		{"X25-HUG-061", ended(func(s *xwing.State) { s.View.Ships[0].Charges.Active, s.View.Ships[0].Shields.Active = 6, 7 }),
			"shields 7 energy 7 stress 0 hull 18"},
		{"X25-CHG-006 a standard ship's shields stay as they are", func(t *testing.T) string {
			g := xwingtest.Start(t, rules(t, e), xwing.Scenario{Phase: board.End,
				Ships: []xwing.ScenarioShip{red(large, 400, 300, 0), far}}, func(s *xwing.State) { s.View.Ships[0].Shields.Active = 1 })
			return fmt.Sprint(g.Ship(1).Shields.Active, g.Ship(1).Shields.Limit > 1)
		}, "1 true"},
		{"X25-HUG-067", ended(drained(0, 3)), "shields 7 energy 0 stress 1 hull 18"},
		{"X25-HUG-067 with all of its energy", ended(drained(7, 3)), "shields 7 energy 4 stress 0 hull 18"},
		{"X25-HUG-001 its green tokens leave", func(t *testing.T) string {
			g := xwingtest.Start(t, rules(t, e), xwing.Scenario{Phase: board.End,
				Ships: []xwing.ScenarioShip{red(cr90, 400, 300, 0, board.Focus, board.ReinforceFore), far}}, nil)
			return fmt.Sprint(g.Ship(1).Has(board.Focus), g.Ship(1).Has(board.ReinforceFore))
		}, "0 0"},
		{"X25-HUG-034 six ion tokens", func(t *testing.T) string {
			g := xwingtest.Start(t, rules(t, e), xwing.Scenario{Phase: board.Planning,
				Ships: []xwing.ScenarioShip{red(cr90, 400, 300, 0), far}}, ions(6))
			g.Dials(map[board.ShipID]string{1: "3FB"})
			g.Until(ask.SetDials, nil)
			return fmt.Sprint(where(g, 1), " ", g.Ship(1).Has(board.Ion))
		}, "400.0 340.0 0 0"},
		{"X25-HUG-067 whenever it recovers some", func(t *testing.T) string {
			g := inPhase(t, e, func(t *xwing.Table) {
				t.SpendCharges(2, board.ShipCharges, 7)
				t.GainTokens(2, board.Stress, 1)
				t.RecoverCharges(2, board.ShipCharges, 2)
			}, red(tie, 400, 100, 0), red(cr90, 400, 300, 0))
			return holds(g, 2)
		}, "shields 7 energy 1 stress 0 hull 18"},
		{"X25-HUG-066 at once", func(t *testing.T) string {
			g := inPhase(t, e, func(t *xwing.Table) { t.GainTokens(2, board.Stress, 2) }, red(tie, 400, 100, 0), red(cr90, 400, 300, 0))
			return holds(g, 2)
		}, map[bool]string{true: "shields 7 energy 6 stress 1 hull 18", false: "shields 7 energy 5 stress 0 hull 18"}[e.Tokens.OneGain]},
		{"X25-HUG-069", func(t *testing.T) string {
			g := inPhase(t, e, func(t *xwing.Table) { t.GainTokensFrom(game.Blue, 2, board.Tractor, 6) }, red(tie, 400, 100, 0),
				red(cr90, 400, 300, 0))
			return fmt.Sprint(g.Now().Tractored(2), g.Asks(ask.ChooseTractorMove))
		}, "true false"},
		{"X25-HUG-032 X25-HUG-033", func(t *testing.T) string {
			g := inPhase(t, e, func(t *xwing.Table) { t.SetInitiative(2, "", 3, board.Engagement) }, red(tie, 400, 100, 0),
				red(cr90, 400, 300, 0))
			return fmt.Sprint(g.Now().Initiative(2), g.Now().EngagementValue(2), g.Now().Turns(board.Engagement),
				g.Now().Turns(board.Activation))
		}, "8 0 [3 1 2] [1 3 2]"},
	})
}

// inPhase is a table of the Engagement Phase where ship 1, an academy pilot, has something happen.
func inPhase(t *testing.T, e *xwing.Edition, does func(*xwing.Table), ships ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	return table{phase: board.Engagement, ships: append(ships, far), does: does}.start(t, e)
}

// TestHugeAttacks: from where and how far huge ships attack, and how they are attacked.
func TestHugeAttacks(t *testing.T) {
	far4 := xwing.Ability{Query: xwing.WideningRange, By: func(*xwing.Table, xwing.Moment) int { return 1 }}
	far5 := xwing.Ability{Query: xwing.WideningRange, By: func(*xwing.Table, xwing.Moment) int { return 2 }}
	// sight is how a shot of ship 1's would be: its range and its defense dice, or what forbids it.
	sight := func(e *xwing.Edition, weapon string, ability *xwing.Ability, ships ...xwing.ScenarioShip) func(*testing.T) string {
		return func(t *testing.T) string {
			var own []*xwing.Card
			if ability != nil {
				own = append(own, printed(ships[0].Pilot, *ability))
			}
			g := xwingtest.Start(t, rules(t, e, own...), xwing.Scenario{Phase: board.Engagement, Ships: ships}, nil)
			p := g.Now().PreviewAttack(1, weapon, 2)
			if p.Refusal != nil {
				return p.Refusal.Why.Key
			}
			return fmt.Sprintf("range %v, %d against %d", p.Range, p.AttackDice, p.DefenseDice)
		}
	}
	at := func(x, y float64) xwing.ScenarioShip { return blue(tie, x, y, 180) } // agility 3, 20 mm to its edge
	two, later := edition.Second(), edition.LaterSecond()
	const left, front = "primary:0", "primary:0"
	gr := red(gr75, 400, 300, 0)
	tell(t, []told{
		{"X25-HUG-010 range 3", sight(two, front, nil, gr, at(400, 300+112.25+20+299)), "range 3, 2 against 4"},
		{"X25-HUG-010 range 4", sight(two, front, nil, gr, at(400, 300+112.25+20+301)), "refusal.beyond-range-3"},
		{"X25-HUG-010 its own arcs", sight(two, left, nil, red(cr90, 400, 300, 0), at(400, 500)), "refusal.not-in-arc"},
		{"X25-HUG-011", sight(later, front, nil, gr, at(400, 300+112.25+20)), "refusal.attack-range"},
		{"X25-HUG-011 but with more range", sight(later, front, &far4, gr, at(400, 300+112.25+20)), "range 0, 2 against 3"},
		{"X25-HUG-101", sight(two, left, nil, red(cr90, 400, 300, 0), at(250, 430)), "range 2, 4 against 3"},
		{"X25-HUG-012 X25-HUG-014 X25-HUG-015", sight(two, front, &far4, gr, at(400, 300+112.25+20+399)), "range 4, 2 against 5"},
		{"X25-HUG-012 X25-HUG-017 range 5", sight(two, front, &far5, gr, at(400, 300+112.25+20+499)), "range 5, 2 against 5"},
		{"X25-HUG-017 beyond", sight(two, front, &far5, gr, at(400, 300+112.25+20+501)), "refusal.beyond-range-5"},
		{"X25-HUG-012 no farther than the weapon", sight(two, front, &far4, gr, at(400, 300+112.25+20+401)), "refusal.attack-range"},
		{"X25-HUG-056", sight(two, "primary:0", nil, red(large, 400, 100, 0), at(400, 390), red(gr75, 400, 250, 90)),
			"range 3, 3 against 5"},
		{"X25-HUG-056 a large one does not", sight(two, "primary:0", nil, red(large, 400, 100, 0), at(400, 390),
			red(large, 400, 250, 90)), "range 3, 3 against 4"},
		{"X25-HUG-013", func(t *testing.T) string {
			var out []string
			for _, c := range []struct {
				own []*xwing.Card
				y   float64
			}{{nil, 290}, {nil, 390}, {[]*xwing.Card{printed(gr75, far4)}, 390}, {[]*xwing.Card{printed(gr75, far4)}, 510}} {
				g := xwingtest.Start(t, rules(t, two, c.own...), xwing.Scenario{Phase: board.Engagement,
					Ships: []xwing.ScenarioShip{gr, at(400, 300+112.25+20+c.y)}}, nil)
				out = append(out, fmt.Sprint(g.Now().InBullseye(1, 2)))
			}
			return strings.Join(out, " ")
		}, "true false true false"},
		{"X25-HUG-016 X25-TOK-012", func(t *testing.T) string {
			var out []string
			for _, k := range []board.Token{board.ReinforceFore, board.ReinforceAft} {
				g := xwingtest.Start(t, rules(t, two, printed(gr75, far4)), xwing.Scenario{Phase: board.Engagement,
					Ships: []xwing.ScenarioShip{gr, blue(large, 400, 300+112.25+40+350, 180, k)}}, table{dice: [2]string{"hh", "bbb"}}.load)
				g.Until(ask.ChooseAttack, nil)
				for g.Asks(ask.ChooseAttack) && g.Decision(ask.ChooseAttack).Seat == game.Blue {
					g.Pick(ask.ChooseAttack, "none")
				}
				g.Pick(ask.ChooseAttack, "primary:0>ship:2")
				out = append(out, fmt.Sprint(len(xwingtest.All[board.DamageSuffered](g))))
			}
			return strings.Join(out, " ")
		}, "1 2"},
		{"X25-TOK-012 for nothing else", func(t *testing.T) string {
			g := xwingtest.Start(t, rules(t, two), xwing.Scenario{Phase: board.Engagement,
				Ships: []xwing.ScenarioShip{gr, blue(large, 400, 300+112.25+40+250, 180), blue(large, 600, 300+112.25+40+350, 180)}}, nil)
			return fmt.Sprint(g.Now().InArc(2, 1, gauge.FullFront), g.Now().InArc(3, 1, gauge.FullFront))
		}, "true false"},
	})
}

// TestHugeSetup: huge ships are set up first, and may stick out.
func TestHugeSetup(t *testing.T) {
	state, err := xwing.New(rules(t, edition.LaterSecond()), [2]xwing.Muster{squad(tie, gr75), squad(cr90, tie)}, 1)
	if err != nil {
		t.Fatal(err)
	}
	g := xwingtest.Play(t, state)
	g.Until(ask.PlaceShip, nil)
	var order, fill []string
	for g.Asks(ask.PlaceShip) {
		d := g.Decision(ask.PlaceShip)
		p := *d.Placement
		piece, pose, ok := p.AnyLegal()
		if !ok {
			t.Fatal("no room")
		}
		id := board.ShipOf(piece)
		order = append(order, g.Ship(id).Pilot)
		for _, y := range []float64{112.25, 113, 112} { // of the middle from the edge: the base fills the zone, or does not, or sticks out
			at := xwingtest.Ship(0, "", pose.Point().X, y, 0).Pose
			if d.Seat == game.Blue {
				at = xwingtest.Ship(0, "", pose.Point().X, 914.4-y, 180).Pose
			}
			if g.Now().Huge(id) {
				fill = append(fill, fmt.Sprint(len(p.Check(piece, at)) == 0))
			}
		}
		g.MustChoose(game.Choice{Seat: d.Seat, Kind: d.Kind, Piece: piece, Pose: &pose})
	}
	tell(t, []told{
		{"X25-HUG-063", func(*testing.T) string { return fmt.Sprint(order) }, fmt.Sprint([]string{cr90, gr75, tie, tie})},
		{"X25-HUG-064", func(*testing.T) string { return fmt.Sprint(fill) }, "[true false false true false false]"},
		{"X25-HUG-062", func(*testing.T) string { return holds(g, 3) }, "shields 7 energy 7 stress 0 hull 18"},
		{"X25-HUG-043", func(t *testing.T) string {
			g := inPhase(t, edition.LaterSecond(), func(t *xwing.Table) {
				t.Pivot(2, 90)
				t.BarrelRoll(2)
				t.Boost(2)
			}, red(tie, 400, 100, 0), red(cr90, 400, 300, 0))
			return where(g, 2)
		}, "400.0 300.0 0"},
	})
}

// TestHugeEnergy: what upgrades add to energy.
func TestHugeEnergy(t *testing.T) {
	tell(t, []told{{"X25-HUG-029:capacity X25-HUG-030 not those of upgrades", func(t *testing.T) string {
		g := xwingtest.Start(t, rules(t, edition.LaterSecond()), xwing.Scenario{Phase: board.End,
			Ships: []xwing.ScenarioShip{with(red(cr90, 400, 300, 0), "liberator"), far}}, func(s *xwing.State) {
			s.View.Ships[0].Charges.Active = 5
		})
		return fmt.Sprint(g.Ship(1).Charges)
	}, "{7 8 2}"}, {"X25-HUG-029:capacity full", func(t *testing.T) string {
		g := xwingtest.Start(t, rules(t, edition.Second()), xwing.Scenario{Phase: board.Planning,
			Ships: []xwing.ScenarioShip{with(red(cr90, 400, 300, 0), "liberator"), far}}, nil)
		return fmt.Sprint(g.Ship(1).Charges)
	}, "{8 8 2}"}})
}
