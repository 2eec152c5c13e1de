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
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/xwingtest"
)

// first begins a situation by first edition, with abilities of ship 1's.
func (s table) first(t *testing.T, own ...xwing.Ability) *xwingtest.Game {
	t.Helper()
	return able(t, edition.First(), s, own...)
}

// duty has ship 1, an academy pilot, do something when the Combat Phase starts.
func duty(f func(*xwing.Table)) xwing.Ability {
	return xwing.Ability{When: xwing.StartOfEngagement, Do: func(t *xwing.Table, _ xwing.Moment) { f(t) }}
}

// activated has ship 1 execute the maneuver on its dial by first edition, to the question given.
func activated(t *testing.T, s table, dial string, to game.Kind, answers map[game.Kind][]string, own ...xwing.Ability) *xwingtest.Game {
	t.Helper()
	s.phase = board.Planning
	g := s.first(t, own...)
	g.Dials(map[board.ShipID]string{1: dial})
	g.Until(to, answers)
	return g
}

// begun is a new game by first edition between two squads, whose dice come as loaded.
func begun(t *testing.T, red, blue xwing.Muster, dice string) *xwingtest.Game {
	t.Helper()
	state, err := xwing.New(rules(t, edition.First()), [2]xwing.Muster{red, blue}, 1)
	if err != nil {
		t.Fatal(err)
	}
	table{dice: [2]string{dice}}.load(state)
	return xwingtest.Play(t, state)
}

// worth is a squad of so many points.
func worth(points int, pilots ...string) xwing.Muster {
	m := squad(pilots...)
	m.Points = points
	return m
}

func steps(g *xwingtest.Game) string {
	var out []string
	for _, e := range xwingtest.All[board.StepBegan](g) {
		out = append(out, strings.TrimPrefix(e.Step, "setup/"))
	}
	return strings.Join(out, " ")
}

func TestFirstRound(t *testing.T) {
	order := func(kind game.Kind, ships ...xwing.ScenarioShip) func(*testing.T) string {
		return func(t *testing.T) string {
			g := table{phase: board.Planning, ships: ships}.first(t)
			g.Dials(nil)
			g.Until(ask.SetDials, map[game.Kind][]string{kind: {"ship:2"}})
			var ids []string
			phase := map[game.Kind]board.Phase{ask.ChooseShipToActivate: board.Activation, ask.ChooseShipToEngage: board.Engagement}[kind]
			now := board.Setup
			for _, e := range g.Events {
				switch e := e.(type) {
				case board.PhaseBegan:
					now = e.Phase
				case board.ShipActive:
					if now == phase && e.Ship != 0 {
						ids = append(ids, fmt.Sprint(e.Ship))
					}
				}
			}
			return strings.Join(ids, " ")
		}
	}
	low, high, same := red(tie, 100, 200, 0), red("blacksquadronace", 200, 200, 0), red(tie, 300, 200, 0)
	other, better := blue(tie, 100, 700, 180), blue("maulermithel", 300, 700, 180)
	tell(t, []told{
		{"X10-RND-001 X10-RND-003", func(t *testing.T) string {
			g := table{phase: board.Planning, ships: []xwing.ScenarioShip{red(tie, 300, 200, 0), far}}.first(t)
			for range 2 {
				g.Dials(nil)
				g.Until(ask.SetDials, nil)
			}
			return steps(g)
		}, "planning activation engagement end planning activation engagement end planning"},
		{"X10-RND-002 X10-SET-001", func(t *testing.T) string {
			g := begun(t, worth(90, tie), worth(100, tie), "")
			before := g.Now().View.Round
			g.Until(ask.SetDials, nil)
			return fmt.Sprint(before, " ", steps(g), " ", g.Now().View.Round)
		}, "0 player-order obstacles edges forces components planning 1"},
		{"X10-ACT-001 X10-PSK-001", order(ask.ChooseShipToActivate, high, low, better), "2 1 3"},
		{"X10-ACT-002", order(ask.ChooseShipToActivate, low, same, better), "2 1 3"},
		{"X10-ACT-003", order(ask.ChooseShipToActivate, low, same, other), "2 1 3"},
		{"X10-ACT-003 whatever their numbers", order(ask.ChooseShipToActivate, other, low, same), "2 3 1"},
		{"X10-CBT-002 whatever their numbers", order(ask.ChooseShipToEngage, other, low, same), "2 3 1"},
		{"X10-CBT-001 X10-PSK-001", order(ask.ChooseShipToEngage, high, low, better), "3 1 2"},
		{"X10-CBT-001 one opportunity each", func(t *testing.T) string {
			g := attacks(t, duel(160, [2]string{}, nil, nil), "primary:0", ask.ChooseAttack)
			return fmt.Sprint(g.Ship(1).Engaged, " ", g.Open()[0].About)
		}, "true [ship:2]"},
		{"X10-CBT-002", order(ask.ChooseShipToEngage, low, same, other), "2 1 3"},
		{"X10-INI-001", func(t *testing.T) string {
			g := begun(t, worth(100, tie), worth(90, tie), "")
			d := g.Open()[0]
			g.Pick(ask.ChooseFirstPlayer, "other")
			return fmt.Sprint(d.Kind, " ", d.Seat.ID(), " ", g.Now().View.First.ID())
		}, "choose-first-player blue red"},
		{"X10-INI-002 hit and crit", func(t *testing.T) string {
			return begun(t, worth(100, tie), worth(100, tie), "h").Open()[0].Seat.ID() + " " + begun(t, worth(100, tie), worth(100, tie), "c").Open()[0].Seat.ID()
		}, "red red"},
		{"X10-INI-002 focus and blank", func(t *testing.T) string {
			return begun(t, worth(100, tie), worth(100, tie), "f").Open()[0].Seat.ID() + " " + begun(t, worth(100, tie), worth(100, tie), "b").Open()[0].Seat.ID()
		}, "blue blue"},
		{"X10-INI-003", func(t *testing.T) string {
			g := table{phase: board.Planning, ships: []xwing.ScenarioShip{red(tie, 300, 200, 0), far}}.first(t)
			g.Dials(nil)
			g.Until(ask.SetDials, nil)
			return fmt.Sprint(len(xwingtest.All[board.FirstPlayerChosen](g)), " ", g.Now().View.First.ID())
		}, "0 red"},
		{"X10-END-001 X10-FOC-004 X10-EVD-003", func(t *testing.T) string {
			g := table{phase: board.End, ships: []xwing.ScenarioShip{red(tie, 300, 300, 0, board.Focus, board.Focus, board.Evade, board.Evade, board.Stress, board.Ion, board.Cloak), far}}.first(t)
			g.Until(ask.SetDials, nil)
			return seen(g)
		}, "focus-2, evade-2"},
		{"X10-STS-006 X10-CLK-003 X10-TLK-004", func(t *testing.T) string {
			g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 300, 300, 0, board.Stress, board.Cloak), blue(tie, 300, 500, 180)}}.first(t, duty(func(t *xwing.Table) { t.AcquireLock(1, "ship:2") }))
			g.Until(ask.SetDials, nil)
			return fmt.Sprint(g.Ship(1).Has(board.Stress), g.Ship(1).Has(board.Cloak), g.Ship(1).Locks)
		}, "1 1 [ship:2]"},
	})
}

func TestFirstSetup(t *testing.T) {
	toEdges := func(t *testing.T, first string) *xwingtest.Game {
		g := begun(t, worth(90, tie), worth(100, tie), "")
		g.Pick(ask.ChooseFirstPlayer, first)
		g.Until(ask.ChooseEdge, nil)
		return g
	}
	tell(t, []told{
		{"X10-SET-003", func(t *testing.T) string {
			g := begun(t, worth(90, tie), worth(100, tie), "")
			g.Pick(ask.ChooseFirstPlayer, "other")
			var seats []string
			for g.Asks(ask.PlaceObstacle) {
				seats = append(seats, g.Open()[0].Seat.ID())
				p := g.Open()[0].Placement
				piece, pose, _ := p.AnyLegal()
				g.MustChoose(game.Choice{Seat: g.Open()[0].Seat, Kind: ask.PlaceObstacle, Piece: piece, Pose: &pose})
			}
			return strings.Join(seats, " ")
		}, "blue red blue red blue red"},
		{"X10-SET-005", func(t *testing.T) string {
			return toEdges(t, "self").Open()[0].Seat.ID() + " " + toEdges(t, "other").Open()[0].Seat.ID()
		}, "blue red"},
		{"X10-SET-005 the other edge", func(t *testing.T) string {
			g := toEdges(t, "self")
			before := g.Now().View.Obstacles[0].Pose
			g.Pick(ask.ChooseEdge, "turn")
			after := g.Now().View.Obstacles[0].Pose
			area := g.Now().View.Area
			return fmt.Sprint(int64(before.X)+int64(after.X) == int64(1000*area.Width), int64(before.Y)+int64(after.Y) == int64(1000*area.Height), after.Turned(180).Heading == before.Heading)
		}, "true true true"},
		{"X10-SET-005 his own", func(t *testing.T) string {
			g := toEdges(t, "self")
			before := slices.Clone(g.Now().View.Obstacles)
			g.Pick(ask.ChooseEdge, "stay")
			return fmt.Sprint(slices.Equal(before, g.Now().View.Obstacles))
		}, "true"},
		{"X10-SET-006 X10-PSK-001", func(t *testing.T) string {
			g := begun(t, worth(90, tie, "maulermithel"), worth(100, tie), "")
			g.Pick(ask.ChooseFirstPlayer, "other")
			g.Until(ask.SetDials, nil)
			var ids []string
			for _, e := range xwingtest.All[board.ShipPlaced](g) {
				ids = append(ids, fmt.Sprint(e.Ship))
			}
			return strings.Join(ids, " ")
		}, "3 1 2"},
	})
}

func TestFirstDifficulty(t *testing.T) {
	tell(t, []told{
		{"X10-DIF-001 X10-DIF-002 X10-DIF-003", func(t *testing.T) string {
			var out []string
			for _, d := range []catalog.Difficulty{catalog.Red, catalog.Blue, catalog.White} {
				g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0, board.Strain), far}}.first(t, duty(func(t *xwing.Table) {
					if d == catalog.Blue {
						t.GainTokens(1, board.Stress, 2)
					}
					t.ExecuteManeuver(1, straight(2, d), xwing.ManeuverOptions{})
				}))
				out = append(out, seen(g))
			}
			return strings.Join(out, "; ")
		}, "stress+1; stress+2, stress-1; "},
		{"X10-DIF-004", func(t *testing.T) string {
			by := func(n int) xwing.Ability {
				return xwing.Ability{Query: xwing.ManeuverDifficulty, By: func(*xwing.Table, xwing.Moment) int { return n }}
			}
			d := func(own ...xwing.Ability) string {
				g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far}}.first(t, own...)
				return (&xwing.Table{State: g.Now()}).Difficulty(1, straight(2, catalog.White)).String()
			}
			return strings.Join([]string{d(by(1), by(-1)), d(by(-1), by(1), by(-1)), d(by(-1)), d(by(1))}, " ")
		}, "red red blue red"},
		{"X10-STS-002 X10-STS-004", func(t *testing.T) string {
			g := activated(t, table{ships: []xwing.ScenarioShip{red(tie, 300, 300, 0, board.Stress), far}}, "4KR", ask.ChooseManeuver, nil)
			d := g.Open()[0]
			var colors string
			for _, color := range []string{"R", "W", "B"} {
				if slices.ContainsFunc(g.Legal(ask.ChooseManeuver), func(code string) bool { return strings.HasSuffix(code, color) }) {
					colors += color
				}
			}
			g.Pick(ask.ChooseManeuver, "2TW")
			g.Until(ask.ChooseAttack, nil)
			return fmt.Sprint(d.Seat.ID(), " ", colors, " ", xwingtest.All[board.ManeuverExecuted](g)[0].Maneuver.Code())
		}, "blue WB 2TW"},
		{"X10-STS-002 not without stress", func(t *testing.T) string {
			g := activated(t, table{ships: []xwing.ScenarioShip{red(tie, 300, 300, 0), far}}, "4KR", ask.ChooseAttack, nil)
			return xwingtest.All[board.ManeuverExecuted](g)[0].Maneuver.Code()
		}, "4KR"},
		{"X10-STS-004 of its own dial", func(t *testing.T) string {
			g := activated(t, table{ships: []xwing.ScenarioShip{red(tie, 300, 300, 0, board.Stress), blue("redsquadronveteran", 650, 800, 180)}}, "4KR", ask.ChooseManeuver, nil)
			var own []string
			for _, m := range g.Now().Dial(1) {
				if m.Difficulty != catalog.Red {
					own = append(own, m.Code())
				}
			}
			return fmt.Sprint(len(own) > 9 && slices.Equal(own, g.Legal(ask.ChooseManeuver)))
		}, "true"},
		{"X10-STS-003 in its step", func(t *testing.T) string {
			g := activated(t, table{ships: []xwing.ScenarioShip{red(tie, 300, 300, 0, board.Stress), far}}, "4FW", ask.ChooseAction, nil)
			return fmt.Sprint(g.Open()[0].About, " ", told1(g))
		}, "[ship:2] no action"},
		{"X10-STS-003 X10-FRE-002", func(t *testing.T) string {
			g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 300, 300, 0, board.Stress), far}}.first(t, duty(func(t *xwing.Table) {
				t.PerformAction(1, xwing.ActionGrant{Source: xwing.Deployment})
			}))
			return fmt.Sprint(g.Asks(ask.ChooseAction))
		}, "false"},
	})
}
