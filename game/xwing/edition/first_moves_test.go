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
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// told1 tells what befalls ship 1 by its maneuver until it has activated.
func told1(g *xwingtest.Game) string {
	i := slices.IndexFunc(g.Events, func(e game.Event) bool { a, ok := e.(board.ShipActivated); return ok && a.Ship == 1 })
	if i >= 0 {
		g.Events = g.Events[:i]
	}
	return seen(g)
}

func TestFirstObstacles(t *testing.T) {
	flown := func(dial, dice string, obstacle xwing.ScenarioObstacle, tokens ...board.Token) func(*testing.T) string {
		return func(t *testing.T) string {
			s := table{ships: []xwing.ScenarioShip{red(tie, 400, 320, 0, tokens...), far}, obstacles: []xwing.ScenarioObstacle{obstacle}, dice: [2]string{dice}}
			return told1(activated(t, s, dial, ask.ChooseAttack, map[game.Kind][]string{ask.ChooseAction: {"focus"}}))
		}
	}
	tell(t, []told{
		{"X10-OBS-003 hit", flown("2FB", "h", asteroid(400, 400)), "no action, die, hit"},
		{"X10-OBS-003 crit", flown("2FB", "c", asteroid(400, 400)), "no action, die, crit"},
		{"X10-OBS-003 nothing", flown("2FB", "f", asteroid(400, 400)), "no action, die"},
		{"X10-OBS-005 after the action", func(t *testing.T) string {
			s := table{ships: []xwing.ScenarioShip{red(tie, 400, 320, 0), far}, obstacles: []xwing.ScenarioObstacle{debris(400, 400)}, dice: [2]string{"c"}}
			calm := xwing.Ability{Query: xwing.IgnoringStress, By: func(*xwing.Table, xwing.Moment) int { return 1 }}
			return told1(activated(t, s, "2FB", ask.ChooseAttack, map[game.Kind][]string{ask.ChooseAction: {"focus"}}, calm))
		}, "stress+1, focus+1, die, crit"},
		{"X10-OBS-005 a hit", flown("2FB", "h", debris(400, 400)), "stress+1, no action, die"},
		{"X10-OBS-006 X10-STS-005", flown("2FB", "b", debris(400, 400), board.Stress), "stress-1, stress+1, no action, die"},
		{"X10-OBS-004", func(t *testing.T) string {
			g := table{phase: board.Engagement, obstacles: []xwing.ScenarioObstacle{asteroid(400, 300)}, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue(tie, 400, 450, 180)}}.first(t)
			return g.Now().PreviewAttack(1, "primary:0", 2).Refusal.Rule
		}, "X10-OBS-004"},
		{"X10-OBS-007", func(t *testing.T) string {
			g := table{phase: board.Engagement, obstacles: []xwing.ScenarioObstacle{debris(400, 300)}, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue(tie, 400, 450, 180)}}.first(t)
			return fmt.Sprint(g.Now().PreviewAttack(1, "primary:0", 2).Refusal == nil)
		}, "true"},
	})
}

func TestFirstTouching(t *testing.T) {
	// Ship 1 flies into ship 2; then what else happens.
	bumped := func(t *testing.T, then func(*xwing.Table), own ...xwing.Ability) *xwingtest.Game {
		return table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue(tie, 400, 420, 180), blue("blacksquadronace", 400, 560, 180)}}.first(t,
			append(own, duty(func(t *xwing.Table) {
				t.ExecuteManeuver(1, straight(2, catalog.Blue), xwing.ManeuverOptions{Step: true})
				if then != nil {
					then(t)
				}
			}))...)
	}
	refusal := func(g *xwingtest.Game, a, b board.ShipID) string {
		if no := g.Now().PreviewAttack(a, "primary:0", b).Refusal; no != nil {
			return no.Rule
		}
		return "legal"
	}
	tell(t, []told{
		{"X10-OVL-001 X10-OVL-002 X10-OVL-003", func(t *testing.T) string {
			g := bumped(t, nil)
			return fmt.Sprint(g.Now().View.Touching)
		}, "[[1 2]]"},
		{"X10-OVL-004 X10-OVL-007", func(t *testing.T) string {
			g := bumped(t, nil)
			return told1(g) + fmt.Sprint(" ", g.Ship(1).DamageCards(), len(xwingtest.All[board.DiceRolled](g)))
		}, "no action 0 0"},
		{"X10-OVL-004 in its activation", func(t *testing.T) string {
			s := table{ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue("blacksquadronace", 400, 420, 180)}}
			g := activated(t, s, "2FB", ask.ChooseAction, nil)
			return fmt.Sprint(g.Open()[0].About, " ", xwingtest.Has(g, func(e board.ShipActivated) bool { return e.Ship == 1 }))
		}, "[ship:2] true"},
		{"X10-OVL-005 X10-FRE-003", func(t *testing.T) string {
			g := bumped(t, func(t *xwing.Table) { t.PerformAction(1, xwing.ActionGrant{Source: xwing.Deployment}) })
			return strings.Join(g.Legal(ask.ChooseAction), " ")
		}, "focus evade barrelroll none"},
		{"X10-TCH-001 X10-TCH-002", func(t *testing.T) string {
			g := bumped(t, nil)
			return refusal(g, 1, 2) + " " + refusal(g, 2, 1) + " " + refusal(g, 1, 3)
		}, "X10-TCH-002 X10-TCH-002 legal"},
		{"X10-TCH-003", func(t *testing.T) string {
			g := bumped(t, func(t *xwing.Table) {
				t.ExecuteManeuver(2, catalog.Maneuver{Bearing: gauge.Stationary, Difficulty: catalog.White}, xwing.ManeuverOptions{})
			})
			return fmt.Sprint(g.Now().View.Touching)
		}, "[[1 2]]"}, // it executes a maneuver, and stays
		{"X10-TCH-003 it moves", func(t *testing.T) string {
			g := bumped(t, func(t *xwing.Table) {
				t.ExecuteManeuver(1, catalog.Maneuver{Speed: 1, Bearing: gauge.TurnLeft, Difficulty: catalog.White}, xwing.ManeuverOptions{})
			})
			return fmt.Sprint(g.Now().View.Touching)
		}, "[]"},
		{"X10-TCH-003 it boosts, and it rolls", func(t *testing.T) string {
			boosts := bumped(t, func(t *xwing.Table) { t.Boost(2) })
			boosts.Pick(ask.ChooseBoost, "left")
			rolls := bumped(t, func(t *xwing.Table) { t.BarrelRoll(1) })
			rolls.Put(ask.PlaceBarrelRoll, "ship:1", 480, rolls.Ship(1).Pose.Point().Y, 0)
			return fmt.Sprint(boosts.Now().View.Touching, rolls.Now().View.Touching)
		}, "[] []"},
		{"X10-TCH-004", func(t *testing.T) string {
			g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue(tie, 400, 340, 180)}}.first(t)
			return refusal(g, 1, 2)
		}, "legal"},
		{"X10-TCH-007 X10-RNG-010", func(t *testing.T) string {
			g := bumped(t, nil)
			s := g.Now()
			return fmt.Sprint(s.RangeBetween(1, 1), s.RangeBetween(1, 2), s.AtRange(1, 2, gauge.Range1, gauge.Range1))
		}, "1 1 true"},
		{"X10-RNG-010 an attack in contact", func(t *testing.T) string {
			s := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue(tie, 400, 340, 180)}}.first(t).Now()
			p := s.PreviewAttack(1, "primary:0", 2)
			return fmt.Sprint(p.Range, p.AttackDice)
		}, "1 3"},
	})
}

func TestFirstRepositions(t *testing.T) {
	at := func(t *testing.T, does func(*xwing.Table), ships []xwing.ScenarioShip, obstacles ...xwing.ScenarioObstacle) *xwingtest.Game {
		return table{phase: board.Engagement, ships: append([]xwing.ScenarioShip{red(tie, 400, 300, 0)}, ships...), obstacles: obstacles}.first(t, duty(does))
	}
	rolls := func(t *xwing.Table) { t.BarrelRoll(1) }
	against := func(g *xwingtest.Game, x, y float64) string {
		var rows []string
		for _, no := range g.Decision(ask.PlaceBarrelRoll).Placement.Check("ship:1", physics.PoseAt(x, y, 0)) {
			rows = append(rows, no.Rule)
		}
		return strings.Join(rows, " ")
	}
	tell(t, []told{
		{"X10-BRL-001 X10-BRL-002 X10-BRL-003", func(t *testing.T) string {
			g := at(t, rolls, []xwing.ScenarioShip{far})
			var out []string
			for _, place := range [][2]float64{{320, 300}, {480, 300}, {480, 320}, {480, 280}, {480, 313.337}, {480, 320.001}, {481, 300}} {
				out = append(out, fmt.Sprintf("%q", against(g, place[0], place[1])))
			}
			turned := len(g.Decision(ask.PlaceBarrelRoll).Placement.Check("ship:1", physics.PoseAt(480, 300, 90)))
			return fmt.Sprint(strings.Join(out, " "), " ", turned)
		}, `"" "" "" "" "" "GAME-FORM" "GAME-FORM" 1`},
		{"X10-BRL-003", func(t *testing.T) string {
			g := at(t, rolls, []xwing.ScenarioShip{far})
			g.Put(ask.PlaceBarrelRoll, "ship:1", 480, 307.5, 0)
			return fmt.Sprint(g.Ship(1).Pose)
		}, "{480000 307500 0}"},
		{"X10-BRL-004 a ship", func(t *testing.T) string {
			g := at(t, rolls, []xwing.ScenarioShip{blue("blacksquadronace", 480, 345, 180)})
			return fmt.Sprintf("%q %q %q", against(g, 480, 306), against(g, 480, 305), against(g, 320, 306))
		}, `"X10-BRL-004" "" ""`},
		{"X10-BRL-004 an obstacle under the base", func(t *testing.T) string {
			g := at(t, rolls, []xwing.ScenarioShip{far}, asteroid(510, 300))
			return fmt.Sprintf("%q %q", against(g, 480, 300), against(g, 320, 300))
		}, `"X10-BRL-004" ""`},
		{"X10-BRL-004 an obstacle under the template", func(t *testing.T) string {
			// Far enough ahead of the base's middle a template lies beside the asteroid.
			g := at(t, rolls, []xwing.ScenarioShip{far}, asteroid(440, 262))
			lies := false
			for _, e := range []float64{280, 320} {
				lies = lies || against(g, 480, e) == ""
			}
			return fmt.Sprintf("%v %q", lies, against(g, 320, 300))
		}, `true ""`},
		{"X10-BRL-005", func(t *testing.T) string {
			g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 60, 300, 0), far}}.first(t, duty(rolls))
			no := g.Decision(ask.PlaceBarrelRoll).Placement.Check("ship:1", physics.PoseAt(-20, 300, 0))
			return no[0].Rule
		}, "X10-BRL-005"},
		{"X10-BRL-009", func(t *testing.T) string {
			g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), red(large, 400, 300, 0), far}}.first(t, duty(func(t *xwing.Table) { t.BarrelRoll(2) }))
			r := g.Decision(ask.PlaceBarrelRoll).Placement.Pieces[0].Rails[1]
			return fmt.Sprint(r.Start.X-400_000, " ", r.Ends)
		}, "100000 [-40000 40000]"},
		{"X10-BRL-008 X10-BST-005", func(t *testing.T) string {
			g := at(t, func(t *xwing.Table) { t.Boost(1) }, []xwing.ScenarioShip{far})
			g.Pick(ask.ChooseBoost, "straight")
			h := at(t, rolls, []xwing.ScenarioShip{far})
			h.Put(ask.PlaceBarrelRoll, "ship:1", 480, 300, 0)
			return fmt.Sprint(len(xwingtest.All[board.ManeuverExecuted](g)), len(xwingtest.All[board.ManeuverExecuted](h)))
		}, "0 0"},
		{"X10-BST-001 X10-BST-004", func(t *testing.T) string {
			g := at(t, func(t *xwing.Table) { t.Boost(1) }, []xwing.ScenarioShip{blue("blacksquadronace", 455, 385, 180)})
			return strings.Join(g.Legal(ask.ChooseBoost), " ")
		}, "left straight"},
		{"X10-BST-002", func(t *testing.T) string {
			g := at(t, func(t *xwing.Table) { t.Boost(1) }, []xwing.ScenarioShip{blue("blacksquadronace", 455, 385, 180)})
			o, _ := g.Option(ask.ChooseBoost, "right")
			return o.Refusal.Rule
		}, "X10-BST-002"},
		{"X10-MNV-010", func(t *testing.T) string {
			g := at(t, func(t *xwing.Table) { t.ExecuteManeuver(1, tallon, xwing.ManeuverOptions{}) }, []xwing.ScenarioShip{far})
			p := g.Decision(ask.PlaceTallonRoll).Placement
			r := p.Pieces[0].Rails[0]
			put := r.At(7_123)
			g.MustChoose(game.Choice{Seat: game.Red, Kind: ask.PlaceTallonRoll, Piece: "ship:1", Pose: &put})
			return fmt.Sprint(r.Ends, " ", g.Ship(1).Pose == put, " ", put.Degrees())
		}, "[-10000 10000] true 180"},
		{"X10-MNV-014", func(t *testing.T) string {
			end := gauge.End(gauge.Base{Pose: physics.PoseAt(400, 300, 0), Size: gauge.Small}, tallon.Move())
			other := end.Moved(0, 45).Point()
			g := at(t, func(t *xwing.Table) { t.ExecuteManeuver(1, tallon, xwing.ManeuverOptions{}) }, []xwing.ScenarioShip{blue("blacksquadronace", other.X, other.Y, 180)})
			p := g.Decision(ask.PlaceTallonRoll).Placement
			no := func(um int32) int { return len(p.Check("ship:1", p.Pieces[0].Rails[0].At(um))) }
			return fmt.Sprint(no(-10_000), no(4_000), no(6_000))
		}, "0 0 1"},
		{"X10-MNV-015", func(t *testing.T) string {
			end := gauge.End(gauge.Base{Pose: physics.PoseAt(400, 300, 0), Size: gauge.Small}, tallon.Move()).Point()
			g := at(t, func(t *xwing.Table) { t.ExecuteManeuver(1, tallon, xwing.ManeuverOptions{}) }, []xwing.ScenarioShip{blue("blacksquadronace", end.X, end.Y, 180)})
			return fmt.Sprint(g.Asks(ask.PlaceTallonRoll), " ", g.Ship(1).Pose.Degrees() != 180)
		}, "false true"},
	})
}

var tallon = catalog.Maneuver{Speed: 3, Bearing: gauge.TallonRollLeft, Difficulty: catalog.White}

func TestFirstCloak(t *testing.T) {
	cloaked := func(t *testing.T, ships ...xwing.ScenarioShip) *xwingtest.Game {
		g := table{phase: board.Planning, ships: ships}.first(t)
		g.Dials(map[board.ShipID]string{1: "2FB"})
		return g
	}
	one := func(x, y float64, more ...board.Token) xwing.ScenarioShip {
		return red(tie, x, y, 0, append(more, board.Cloak)...)
	}
	tell(t, []told{
		{"X10-CLK-001", func(t *testing.T) string {
			g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{one(300, 300), far}}.first(t, duty(func(t *xwing.Table) {
				t.PerformAction(1, xwing.ActionGrant{Source: xwing.Deployment, Only: []catalog.BarAction{{Type: catalog.Cloak}, {Type: catalog.Focus}}})
			}))
			o, _ := g.Option(ask.ChooseAction, "cloak")
			return o.Refusal.Rule
		}, "X10-CLK-001"},
		{"X10-CLK-002", func(t *testing.T) string {
			s := table{phase: board.Engagement, ships: []xwing.ScenarioShip{one(400, 300), blue(tie, 400, 450, 180)}}.first(t).Now()
			return fmt.Sprint(s.PreviewAttack(1, "primary:0", 2).Refusal.Rule, " ", s.PreviewAttack(2, "primary:0", 1).DefenseDice)
		}, "X10-CLK-002 5"},
		{"X10-CLK-004", func(t *testing.T) string {
			g := cloaked(t, one(100, 300), red("blacksquadronace", 300, 300, 0, board.Cloak), blue(tie, 500, 700, 180, board.Cloak))
			var ids []string
			for g.Asks(ask.ChooseDecloak) {
				ids = append(ids, g.Open()[0].About[0])
				g.Pick(ask.ChooseDecloak, "none")
			}
			return strings.Join(ids, " ") + " " + g.Now().View.Phase.String() + fmt.Sprint(" ", g.Asks(ask.ChooseAction))
		}, "ship:1 ship:3 ship:2 activation true"},
		{"X10-CLK-004 initiative, whatever their numbers", func(t *testing.T) string {
			g := cloaked(t, blue(tie, 500, 700, 180, board.Cloak), one(100, 300))
			return g.Open()[0].About[0]
		}, "ship:2"},
		{"X10-CLK-005 X10-CLK-006", func(t *testing.T) string {
			g := cloaked(t, one(400, 300, board.Stress), far)
			legal := strings.Join(g.Legal(ask.ChooseDecloak), " ")
			g.Pick(ask.ChooseDecloak, "boost-straight")
			m := xwingtest.All[board.ShipMoved](g)[0]
			return fmt.Sprint(legal, " ", float64(m.To.Y-m.From.Y)/1000, " ", g.Ship(1).Has(board.Cloak), len(xwingtest.All[board.ActionPerformed](g)))
		}, "boost-straight roll-left roll-right none 120 0 0"},
		{"X10-CLK-005 to a side", func(t *testing.T) string {
			g := cloaked(t, one(400, 300), far)
			g.Pick(ask.ChooseDecloak, "roll-right")
			g.Put(ask.PlaceBarrelRoll, "ship:1", 520, 311, 0)
			return fmt.Sprint(g.Ship(1).Has(board.Cloak), xwingtest.All[board.ShipMoved](g)[0].To)
		}, "0 {520000 311000 0}"},
		{"X10-CLK-008 X10-CLK-009", func(t *testing.T) string {
			g := cloaked(t, one(400, 300), blue("blacksquadronace", 400, 420, 180), blue("nightbeast", 520, 300, 180))
			return strings.Join(g.Legal(ask.ChooseDecloak), " ")
		}, "roll-left none"},
		{"X10-CLK-009 no way", func(t *testing.T) string {
			g := cloaked(t, one(30, 300), blue("blacksquadronace", 30, 420, 180), blue("nightbeast", 150, 300, 180))
			return fmt.Sprint(g.Asks(ask.ChooseDecloak), g.Ship(1).Has(board.Cloak))
		}, "false 1"},
		{"X10-CLK-010", func(t *testing.T) string {
			g := cloaked(t, one(400, 300), far)
			g.Pick(ask.ChooseDecloak, "none")
			g.Until(ask.SetDials, nil)
			return fmt.Sprint(len(xwingtest.All[board.ManeuverExecuted](g)))
		}, "2"},
	})
}
