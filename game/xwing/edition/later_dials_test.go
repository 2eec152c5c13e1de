package edition_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// turns sets ship 1's dial to one of the maneuvers, at a moment of its own.
func turns(t *testing.T, when xwing.Timing, allowed ...string) xwing.Ability {
	var ms []catalog.Maneuver
	for _, code := range allowed {
		m, err := catalog.ParseManeuver(code)
		if err != nil {
			t.Fatal(err)
		}
		ms = append(ms, m)
	}
	return xwing.Ability{When: when, If: itself, Do: func(t *xwing.Table, _ xwing.Moment) { t.SetDial(1, ms) }}
}

// flown is the maneuver that a ship has executed.
func flown(g *xwingtest.Game) string {
	all := xwingtest.All[board.ManeuverExecuted](g)
	if len(all) == 0 {
		return "none"
	}
	return all[0].Maneuver.Code()
}

func TestLaterDials(t *testing.T) {
	alone := []xwing.ScenarioShip{red(tie, 400, 300, 0), far}
	tell(t, []told{
		{"X25-PLN-010", func(t *testing.T) string {
			g := laid{phase: board.Activation, ships: alone, dials: map[board.ShipID]string{1: "3FB"},
				own: []*xwing.Card{printed(tie, turns(t, xwing.BeforeRevealingDial, "3FB", "2FB"))}}.play(t)
			g.Pick(ask.SetDial, "3FB")
			return flown(g)
		}, "3FB"},
		{"X25-PLN-010 but for what the effect forbids", func(t *testing.T) string {
			g := laid{phase: board.Activation, ships: alone, dials: map[board.ShipID]string{1: "3FB"},
				own: []*xwing.Card{printed(tie, turns(t, xwing.BeforeRevealingDial, "2BB", "2FB"))}}.play(t)
			return strings.Join(g.Legal(ask.SetDial), " ")
		}, "2BB 2FB"},
		{"X25-ACT-003", func(t *testing.T) string {
			g := laid{phase: board.Activation, ships: []xwing.ScenarioShip{red(tie, 300, 100, 0), red(tie, 500, 100, 0), far}, dials: map[board.ShipID]string{1: "2FB", 2: "2FB"}}.play(t)
			g.Pick(ask.ChooseShipToActivate, "ship:2")
			g.Until(ask.ChooseAttack, map[game.Kind][]string{ask.ChooseAction: {"focus"}})
			var out []string
			for _, e := range g.Events {
				switch e := e.(type) {
				case board.DialRevealed:
					out = append(out, fmt.Sprint("reveals ", int(e.Ship)))
				case board.ManeuverExecuted:
					out = append(out, fmt.Sprint("flies ", int(e.Ship)))
				case board.ActionPerformed:
					out = append(out, fmt.Sprint("acts ", int(e.Ship)))
				}
			}
			return strings.Join(out, ", ")
		}, "reveals 2, flies 2, acts 2, reveals 1, flies 1, acts 1"},
		{"X25-ACT-005", func(t *testing.T) string {
			grant := xwing.Ability{When: xwing.StartOfEngagement, If: of(1), Do: func(t *xwing.Table, _ xwing.Moment) {
				t.PerformAction(1, xwing.ActionGrant{Source: xwing.Deployment})
			}}
			g := laid{phase: board.Activation, ships: alone, dials: map[board.ShipID]string{1: "2FB"}, own: []*xwing.Card{printed(tie, grant)}}.play(t)
			g.Pick(ask.ChooseAction, "none")
			g.Pick(ask.ChooseAction, "none")
			return fmt.Sprint(g.Now().View.Phase, " ", len(xwingtest.All[board.ActionPerformed](g)))
		}, fmt.Sprint(board.Engagement, " ", 0)},
		{"X25-ACT-004 X25-ACT-009", func(t *testing.T) string {
			told := 0
			count := func(*xwing.Table, xwing.Moment) { told++ }
			g := laid{phase: board.Activation, ships: alone, dials: map[board.ShipID]string{1: "2FB"}, change: func(s *xwing.State) { s.View.Ship(1).Dial.Assigned = false },
				own: []*xwing.Card{printed(tie, xwing.Ability{When: xwing.AfterRevealingDial, If: itself, Do: count}, xwing.Ability{When: xwing.BeforeRevealingDial, If: itself, Do: count})}}.play(t)
			g.Until(ask.ChooseAction, nil)
			d := g.Ship(1).Dial
			return fmt.Sprint(told, " ", d.Revealed, " ", d.Maneuver.IsZero(), " ", flown(g), " ", strings.Join(g.Legal(ask.ChooseAction), " "))
		}, "0 false true none focus evade barrelroll none"},
		{"X25-ACT-009 not yet revealed", func(t *testing.T) string {
			g := laid{phase: board.Activation, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), red("lukeskywalker", 600, 300, 0), far}, dials: map[board.ShipID]string{1: "2FB", 2: "2FB"}}.play(t)
			return fmt.Sprint(g.Ship(1).Dial.Maneuver.Code(), " ", g.Ship(2).Dial.Revealed, " ", g.Ship(2).Dial.Maneuver.IsZero())
		}, "2FB false true"},
		{"X25-ACT-010", func(t *testing.T) string {
			var out []string
			flip := xwing.Ability{When: xwing.StartOfEngagement, If: of(1), Do: func(t *xwing.Table, _ xwing.Moment) { t.FlipDialFaceup(1) }}
			reveals := xwing.Ability{When: xwing.AfterRevealingDial, If: itself, Do: func(*xwing.Table, xwing.Moment) { out = append(out, "revealed") }}
			g := laid{phase: board.Engagement, ships: alone, dials: map[board.ShipID]string{1: "2FB"}, own: []*xwing.Card{printed(tie, flip, reveals)}}.play(t)
			return fmt.Sprint(len(out), " ", g.Ship(1).Dial.Revealed)
		}, "0 true"},
		{"X25-ACT-012", func(t *testing.T) string {
			g := laid{phase: board.Activation, ships: alone, dials: map[board.ShipID]string{1: "3FB"}, own: []*xwing.Card{printed(tie, turns(t, xwing.AfterRevealingDial, "2BB"))}}.play(t)
			return g.Ship(1).Dial.Maneuver.Code() + " " + flown(g)
		}, "2BB 2BB"},
		{"X25-FAQ-012", func(t *testing.T) string {
			// What follows the reveal turns the dial; what makes speed 2 easier is asked about the maneuver that is flown.
			easier := xwing.Ability{Query: xwing.ManeuverDifficulty, By: func(*xwing.Table, xwing.Moment) int { return -1 },
				If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == 1 && m.Move.Maneuver.Speed == 2 }}
			dialed := func(code string) string {
				return flown(laid{phase: board.Activation, ships: alone, dials: map[board.ShipID]string{1: "4FW"}, own: []*xwing.Card{printed(tie, turns(t, xwing.AfterRevealingDial, code), easier)}}.play(t))
			}
			return dialed("2TW") + " " + dialed("3TW")
		}, "2TB 3TW"},
	})
}

func TestLaterDifficulty(t *testing.T) {
	// flies has a ship with Force fly what an ability makes of its dial, and tells what that was and what it cost.
	flies := func(to catalog.Maneuver) func(*testing.T) string {
		return func(t *testing.T) string {
			turn := xwing.Ability{When: xwing.AfterRevealingDial, If: itself, Do: func(t *xwing.Table, _ xwing.Moment) { t.ChangeManeuver(1, to) }}
			g := laid{phase: board.Activation, ships: []xwing.ScenarioShip{red("jediknight", 400, 300, 0), far}, dials: map[board.ShipID]string{1: "2FB"}, own: []*xwing.Card{printed("jediknight", turn)}}.play(t)
			return fmt.Sprint(flown(g), " ", g.Ship(1).Force.Active, g.Ship(1).Has(board.Stress))
		}
	}
	stressed := func(dial string, own ...xwing.Ability) *xwingtest.Game {
		return laid{phase: board.Activation, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0, board.Stress), far}, dials: map[board.ShipID]string{1: dial}, own: []*xwing.Card{printed(tie, own...)}}.play(t)
	}
	grant := xwing.Ability{When: xwing.StartOfEngagement, If: of(1), Do: func(t *xwing.Table, _ xwing.Moment) {
		t.PerformAction(1, xwing.ActionGrant{Source: xwing.Deployment})
	}}
	tell(t, []told{
		{"X25-DIF-005 as a purple one", flies(straight(2, catalog.Purple)), "2FP 0 0"},
		{"X25-DIF-005 as another color", flies(straight(2, catalog.Red)), "2FR 1 1"},
		{"X25-DIF-006", func(t *testing.T) string {
			return fmt.Sprint(catalog.Purple > catalog.Red, catalog.Purple > catalog.White, catalog.Purple > catalog.Blue, catalog.Red > catalog.White, catalog.White > catalog.Blue)
		}, "true true true true true"},
		{"X25-DIF-006 of two colors for one action the harder counts", func(t *testing.T) string {
			color := func(d catalog.Difficulty) xwing.Ability {
				return xwing.Ability{Query: xwing.ActionColor, By: func(*xwing.Table, xwing.Moment) int { return int(d) }}
			}
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red("jediknight", 400, 300, 0), far},
				own: []*xwing.Card{printed("jediknight", color(catalog.Red), color(catalog.Purple), color(catalog.White), grant)}}.play(t)
			o, _ := g.Option(ask.ChooseAction, "focus")
			return fmt.Sprint(o.Text.Args)
		}, "[action focus difficulty purple]"},
		{"X25-DIF-006 of a bar none that is harder than granted", func(t *testing.T) string {
			upTo := func(d catalog.Difficulty) string {
				own := starts(func(t *xwing.Table, _ xwing.Moment) {
					t.PerformAction(1, xwing.ActionGrant{Source: xwing.Deployment, Color: d})
				})
				return offered(laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red("jediknight", 400, 300, 0), far}, own: []*xwing.Card{printed("jediknight", own)}}.play(t), ask.ChooseAction)
			}
			return upTo(catalog.Red) + ", " + upTo(catalog.Purple)
		}, "focus lock barrelroll boost none, focus evade lock barrelroll boost none"},
		{"X25-STS-001 X25-STS-002", func(t *testing.T) string {
			g := stressed("3KR", grant)
			g.Until(ask.ChooseAttack, nil)
			return fmt.Sprint(flown(g), " ", len(xwingtest.All[board.ActionPerformed](g)), " ", g.Ship(1).Has(board.Stress))
		}, "2FW 0 1"},
		{"X25-STS-001 granted", func(t *testing.T) string {
			g := able(t, edition.LaterSecond(), table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0, board.Stress), far}}, grant)
			return fmt.Sprint(g.Asks(ask.ChooseAction))
		}, "false"},
		{"X25-STS-001 in its own step", func(t *testing.T) string {
			g := table{ships: []xwing.ScenarioShip{red(tie, 400, 300, 0, board.Stress), far}}.flies(t, "4FW", ask.ChooseAttack, map[game.Kind][]string{ask.ChooseAction: {"focus"}})
			return fmt.Sprint(g.Ship(1).Has(board.Focus))
		}, "0"},
		{"X25-STS-003 altered", func(t *testing.T) string { return flown(stressed("3KR", turns(t, xwing.AfterRevealingDial, "3FB"))) }, "3FB"},
		{"X25-STS-003 still red", func(t *testing.T) string {
			return flown(stressed("3KR", turns(t, xwing.AfterRevealingDial, "4KR")))
		}, "2FW"},
		{"X25-STS-003 by a color", func(t *testing.T) string {
			easier := xwing.Ability{Query: xwing.ManeuverDifficulty, If: itself, By: func(*xwing.Table, xwing.Moment) int { return -1 }}
			return flown(stressed("3KR", easier))
		}, "3KW"},
		{"X25-STS-004", func(t *testing.T) string {
			harder := xwing.Ability{Query: xwing.ActionColor, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Action == "focus" },
				By: func(*xwing.Table, xwing.Moment) int { return int(catalog.Red) }}
			g := laid{phase: board.Activation, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far}, dials: map[board.ShipID]string{1: "2FB"}, own: []*xwing.Card{printed(tie, harder)}}.play(t)
			g.Pick(ask.ChooseAction, "focus")
			return fmt.Sprint(g.Ship(1).Has(board.Stress), g.Ship(1).Has(board.Focus))
		}, "1 1"},
		{"X25-STS-004 a blue maneuver", func(t *testing.T) string {
			g := stressed("2FB")
			return fmt.Sprint(g.Ship(1).Has(board.Stress), strings.Join(g.Legal(ask.ChooseAction), " "))
		}, "0focus evade barrelroll none"},
		{"X25-STS-004 one of two", func(t *testing.T) string {
			g := laid{phase: board.Activation, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0, board.Stress, board.Stress), far}, dials: map[board.ShipID]string{1: "2FB"}}.play(t)
			return fmt.Sprint(g.Ship(1).Has(board.Stress))
		}, "1"},
	})
}

func TestLaterBumps(t *testing.T) {
	// ends flies ship 1 and tells where it stops, whether that is all of the maneuver, whom it overlapped and whom it touches.
	ends := func(dial string, others ...xwing.ScenarioShip) func(*testing.T) string {
		return func(t *testing.T) string {
			g := laid{phase: board.Activation, ships: append([]xwing.ScenarioShip{red(tie, 400, 300, 0)}, others...), dials: map[board.ShipID]string{1: dial}}.play(t)
			m := xwingtest.All[board.ShipMoved](g)[0]
			return fmt.Sprint(place(m.To), " ", m.Full, " ", int(m.Blocked), int(m.Touched))
		}
	}
	tell(t, []told{
		{"X25-OVL-001", ends("2FB", blue(tie, 400, 460, 0)), "400 420 0 true 0 0"},
		{"X25-OVL-001 by a hair", ends("2FB", blue(tie, 400, 459.9, 0)), "400 420 0 false 2 2"},
		{"X25-OVL-003", func(t *testing.T) string {
			g := laid{phase: board.Activation, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue(tie, 345, 452, 0)}, dials: map[board.ShipID]string{1: "3BW"}}.play(t)
			// The template turns about a point 180 mm to the left of its start: both hashmarks of the base lie on its middle line.
			p, middle := g.Ship(1).Pose, physics.PoseAt(220, 320, 0)
			off := func(by float64) string {
				at := p.Moved(0, by)
				return fmt.Sprintf("%.0f", math.Hypot(float64(at.X-middle.X), float64(at.Y-middle.Y))/1000)
			}
			return off(20) + " " + off(-20) + fmt.Sprint(" ", p.Heading > 0, xwingtest.All[board.ShipMoved](g)[0].Full)
		}, "180 180 true false"},
		{"X25-OVL-004", ends("4FW", blue(tie, 400, 510, 0), blue(tie, 400, 466, 0)), "400 426 0 false 2 3"},
		{"X25-OVL-004 where it was", ends("2FB", blue(tie, 400, 340.004, 0), blue(tie, 400, 381, 0), blue(tie, 400, 422, 0)), "400 300 0 false 4 2"},
		{"X25-OVL-014 boost", func(t *testing.T) string {
			g := does(t, func(t *xwing.Table) { t.Boost(1) }, red("phoenixsquadronpilot", 400, 300, 0), red(tie, 400, 380, 0))
			g.Pick(ask.ChooseBoost, "straight")
			return place(g.Ship(1).Pose) + seen(g)
		}, "400 300 0"},
		{"X25-OVL-014 barrel roll", func(t *testing.T) string {
			g := does(t, func(t *xwing.Table) { t.BarrelRoll(1) }, red(tie, 400, 300, 0), blue(tie, 320, 300, 0), blue(tie, 480, 300, 0))
			g.Pick(ask.ChooseBarrelRoll, g.Legal(ask.ChooseBarrelRoll)[0])
			return place(g.Ship(1).Pose) + seen(g)
		}, "400 300 0"},
		{"X25-OVL-018", func(t *testing.T) string {
			g := carried(t, edition.LaterSecond(), "2FB", "ship:2")
			return fmt.Sprint(g.Ship(1).Where, g.Ship(1).Docked, len(xwingtest.All[board.DiceRolled](g)), len(xwingtest.All[board.DamageSuffered](g)))
		}, fmt.Sprint(board.InReserve, 2, 2, 0)},
		{"X25-OVL-018 it need not", func(t *testing.T) string {
			g := carried(t, edition.LaterSecond(), "2FB", "none")
			return fmt.Sprint(g.Ship(1).Docked, len(xwingtest.All[board.DiceRolled](g)), len(xwingtest.All[board.DamageSuffered](g)))
		}, "0 3 1"},
		{"X25-OVL-018 not with one it has not overlapped", func(t *testing.T) string {
			return fmt.Sprint(carried(t, edition.LaterSecond(), "1TW", "ship:2").Ship(1).Docked)
		}, "0"},
	})
}

func TestLaterKinds(t *testing.T) {
	slips := func(code string) string {
		m, err := catalog.ParseManeuver(code)
		if err != nil {
			t.Fatal(err)
		}
		g := does(t, func(t *xwing.Table) { t.ExecuteManeuver(1, m, xwing.ManeuverOptions{}) }, red(tie, 400, 300, 0))
		return place(g.Ship(1).Pose)
	}
	tell(t, []told{
		{"X25-MNV-018 X25-MNV-020 X25-MNV-022 a left bank to the right", func(t *testing.T) string { return slips("2GW") }, "526 352 45"},
		{"X25-MNV-018 X25-MNV-022 a right bank to the left", func(t *testing.T) string { return slips("2HW") }, "274 352 315"},
		{"X25-MNV-018 X25-MNV-020 X25-MNV-022 turns", func(t *testing.T) string { return slips("2IW") + ", " + slips("2JW") }, "482 382 90, 318 382 270"},
		{"X25-MNV-027", func(t *testing.T) string {
			left, right := gauge.Template{Kind: gauge.Bank, Speed: 1, Side: gauge.LeftSide}, gauge.Template{Kind: gauge.Bank, Speed: 1, Side: gauge.RightSide}
			return fmt.Sprint(left == right, board.Way{Template: left}.Code() == board.Way{Template: right}.Code())
		}, "false false"},
		{"X25-MNV-030 X25-MNV-032", func(t *testing.T) string {
			var out []string
			for _, code := range []string{"2FB", "2BB", "2YB", "2KR", "2LR", "2ER", "0OR", "2SR", "2GR", "2JR"} {
				m, err := catalog.ParseManeuver(code)
				if err != nil {
					t.Fatal(err)
				}
				kind := map[bool]string{true: "basic", false: "advanced"}[xwing.Basic(m.Bearing)]
				side := map[gauge.Side]string{gauge.NoSide: "straight", gauge.LeftSide: "left", gauge.RightSide: "right"}[xwing.Direction(m.Bearing)]
				out = append(out, code[:2]+" "+kind+" "+side)
			}
			return strings.Join(out, ", ")
		}, "2F basic straight, 2B basic left, 2Y basic right, 2K advanced straight, 2L advanced left, 2E advanced left, 0O advanced straight, 2S advanced straight, 2G advanced left, 2J advanced right"},
	})
}
