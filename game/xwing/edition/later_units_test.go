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
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

func TestLaterUnits(t *testing.T) {
	const swarm = "buzzdroidswarm"
	// estranged are ships 1 and 2 of one player, of which 1 has a condition that leaves its friends merely allied, and enemy 3.
	estranged := func(t *testing.T) *xwingtest.Game {
		return laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), red("nightbeast", 400, 420, 180), blue("blacksquadronace", 460, 420, 180)},
			own: []*xwing.Card{printed(tie, starts(func(t *xwing.Table, m xwing.Moment) { t.AssignCondition(m, 1, "brokentrust") }))}}.play(t)
	}
	tell(t, []told{
		{"X25-ALY-001 X25-ALY-003", func(t *testing.T) string {
			x := &xwing.Table{State: estranged(t).Now()}
			return fmt.Sprint(x.Friendly(1, 2), x.Friendly(2, 1), x.Enemy(1, 2), x.Friendly(1, 1), x.Ship(1).Seat == x.Ship(2).Seat)
		}, "false false false true true"},
		{"X25-ALY-002", func(t *testing.T) string {
			g := estranged(t)
			return g.Now().PreviewAttack(1, "primary:0", 2).Refusal.Rule + fmt.Sprint(" ", g.Now().PreviewAttack(1, "primary:0", 3).Refusal == nil)
		}, "X25-ATK-037 true"},
		{"X25-ALY-005", func(t *testing.T) string {
			// Behind a blaze both a ship and a remote have a die more.
			s := shoots(t, "drk1probedroid", 480, [2]string{}, []xwing.ScenarioObstacle{lying("blaze", 400, 390)}, func(s *xwing.State) { s.View.Ship(2).Pose = physics.PoseAt(440, 480, 180) }).Now()
			clear := shoots(t, "drk1probedroid", 480, [2]string{}, nil, nil).Now()
			return fmt.Sprint(s.PreviewAttack(1, "primary:0", 3).DefenseDice, clear.PreviewAttack(1, "primary:0", 3).DefenseDice)
		}, "4 3"},
		{"X25-ALY-007", func(t *testing.T) string {
			// A swarm clings to the front or the rear of a ship, but not onto an object.
			free := func(l laid) string {
				l.phase, l.dials = board.Activation, map[board.ShipID]string{1: "1FB"}
				l.ships = append([]xwing.ScenarioShip{red(tie, 400, 300, 0), blue(tie, 850, 880, 180)}, l.ships...)
				l.devices = append([]xwing.ScenarioDevice{device(game.Blue, swarm, 400, 380, 180)}, l.devices...)
				l.dials[1] = "2FB"
				g := l.play(t)
				return strings.Join(g.Legal(ask.ChooseGuides), " ")
			}
			return free(laid{}) + ", " + free(laid{ships: []xwing.ScenarioShip{blue(tie, 400, 464, 180)}}) + ", " + free(laid{obstacles: []xwing.ScenarioObstacle{gas(400, 490)}}) + ", " +
				free(laid{devices: []xwing.ScenarioDevice{device(game.Blue, "proximitymine", 400, 470, 0)}}) + ", " + free(laid{devices: []xwing.ScenarioDevice{device(game.Blue, "sensorbuoy", 400, 465, 0)}})
		}, "front rear, rear, rear, rear, rear"},
		{"X25-ALY-007 a scenario feature", func(t *testing.T) string {
			r := *rules(t, edition.LaterSecond(), cards.All()...)
			r.Mission = &xwing.Mission{ID: "test", Feature: "satellite", Points: 20}
			g := xwingtest.Start(t, &r, xwing.Scenario{Phase: board.Activation, Ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue(tie, 850, 880, 180)},
				Devices: []xwing.ScenarioDevice{device(game.Blue, swarm, 400, 380, 180)}, Features: []physics.Pose{physics.PoseAt(400, 465, 0)}}, func(s *xwing.State) {
				s.View.Ship(2).Activated, s.View.Ship(1).Dial.Assigned = true, true
				s.Hidden.Dials[0] = straight(2, catalog.Blue)
			})
			return strings.Join(g.Legal(ask.ChooseGuides), " ")
		}, "rear"},
		{"X25-ALY-009", func(t *testing.T) string {
			// A card on the dice of friends is offered to its player, and not to the other.
			helps := xwing.Ability{When: xwing.ModifyingAttackDice, May: true, If: func(t *xwing.Table, m xwing.Moment) bool { return m.Ship == t.View.Attack.Attacker },
				Do: func(t *xwing.Table, _ xwing.Moment) { t.Fight().ChangeDie(board.AttackDice, 0, board.Hit) }}
			offered := func(helper xwing.ScenarioShip) string {
				g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue(tie, 400, 420, 180), helper}, dice: [2]string{"bbb"}, own: []*xwing.Card{printed("nightbeast", helps)},
					change: func(s *xwing.State) { s.View.Ship(2).Engaged, s.View.Ship(3).Engaged = true, true }}.play(t)
				g.Pick(ask.ChooseAttack, "primary:0>ship:2")
				if !g.Asks(ask.ModifyAttackDice) {
					return "nothing"
				}
				return g.Open()[0].Seat.ID()
			}
			return offered(red("nightbeast", 700, 300, 0)) + " " + offered(blue("nightbeast", 700, 300, 0))
		}, "red nothing"},
		{"X25-MNV-033", func(t *testing.T) string {
			// What moves goes over a mine; a ship that turns where it stands does not.
			over := func(mine physics.Pose, do func(t *xwing.Table), pick ...string) string {
				g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0, board.Cloak), far}, devices: []xwing.ScenarioDevice{{Seat: game.Blue, Kind: "connernet", Pose: mine}},
					own: []*xwing.Card{printed(tie, starts(func(t *xwing.Table, _ xwing.Moment) { do(t) }))}}.play(t)
				for len(pick) > 0 {
					g.Pick(g.Open()[0].Kind, pick[0])
					pick = pick[1:]
				}
				return fmt.Sprint(len(xwingtest.All[board.DeviceDetonated](g)))
			}
			ahead, left := physics.PoseAt(400, 350, 0), physics.PoseAt(350, 300, 90)
			return over(ahead, func(t *xwing.Table) { t.ExecuteManeuver(1, straight(1, catalog.Blue), xwing.ManeuverOptions{}) }) + over(ahead, func(t *xwing.Table) { t.Boost(1) }, "straight") +
				over(left, func(t *xwing.Table) { t.BarrelRoll(1) }, "left/middle") + over(ahead, func(t *xwing.Table) { t.Decloak(1) }, "boost-straight") +
				over(physics.PoseAt(400, 310, 0), func(t *xwing.Table) { t.Pivot(1, 90) })
		}, "11110"},
		{"X25-MNV-033 turned, it has not moved", func(t *testing.T) string {
			moved := func(do func(*xwing.Table)) bool {
				return (&xwing.Table{State: does(t, do, red(tie, 400, 300, 0)).Now()}).HasMoved(1)
			}
			return fmt.Sprint(moved(func(t *xwing.Table) { t.Pivot(1, 90) }), moved(func(t *xwing.Table) { t.ExecuteManeuver(1, straight(1, catalog.Blue), xwing.ManeuverOptions{}) }))
		}, "false true"},
		{"X25-SQD-022", func(t *testing.T) string {
			return barter(t, edition.LaterSecond(), "bossk", "nashtahpup", "cloakingdevice")
		}, "nothing"},
		{"X25-SQD-022 the other way", func(t *testing.T) string {
			return barter(t, edition.LaterSecond(), "bossk", "nashtahpup", "deadmansswitch")
		}, "nothing"},
		{"X25-SQD-022 a keyword", func(t *testing.T) string {
			return barter(t, edition.LaterSecond(), "captainkagi", "bossk", "trackingfob")
		}, "nothing"},
		{"X25-SQD-022 met", func(t *testing.T) string {
			return barter(t, edition.LaterSecond(), "bossk", "lattsrazzi", "trackingfob")
		},
			"ship:1/riggedcargochute ship:2/trackingfob none"},
		{"X25-SQD-022 whatever the icons", func(t *testing.T) string {
			return barter(t, edition.LaterSecond(), "bossk", "captainkagi", "deadmansswitch")
		},
			"ship:1/riggedcargochute ship:2/deadmansswitch none"},
		{"X25-LCK-004", func(t *testing.T) string {
			r := *rules(t, edition.LaterSecond())
			r.Mission = &xwing.Mission{ID: "test", Feature: "satellite", Points: 20}
			g := xwingtest.Start(t, &r, xwing.Scenario{Phase: board.Engagement, Ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue(tie, 400, 460, 180)}, Features: []physics.Pose{physics.PoseAt(460, 400, 0)}}, nil)
			x := &xwing.Table{State: g.Now()}
			return fmt.Sprint(x.CanLock(1, "feature:1"), x.CanLock(1, "ship:2"))
		}, "false true"},
		{"X25-DEF-003", func(t *testing.T) string {
			// A feature is worth two points to red, whatever else happens; objectives begin to count in the second round.
			scored := func(round int) string {
				r := *rules(t, edition.LaterSecond())
				r.List, r.Mission = catalog.AMG25, &xwing.Mission{ID: "test", Feature: "satellite", Points: 20, Why: "why.controls", Worth: func(own, _ int) int { return 2 * own },
					Claim: func(_ *xwing.State, _ *board.Feature, seat game.Seat) int { return 1 - int(seat) }}
				g := xwingtest.Start(t, &r, xwing.Scenario{Phase: board.End, Round: round, Ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far}, Features: []physics.Pose{physics.PoseAt(460, 400, 0)}}, nil)
				g.Until(ask.SetDials, nil)
				return fmt.Sprint(g.Now().View.Score)
			}
			return scored(3) + scored(1)
		}, "[2 0][0 0]"},
	})
}
