package edition_test

import (
	"fmt"
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
)

func TestLaterObstacles(t *testing.T) {
	on := func(o ...xwing.ScenarioObstacle) []xwing.ScenarioObstacle { return o }
	meets := func(s table, dial string) func(*testing.T) string {
		return func(t *testing.T) string { return events(s.flies(t, dial, ask.ChooseAttack, nil)) }
	}
	locks := func(does func(*xwing.Table), where float64) func(*testing.T) string {
		return func(t *testing.T) string {
			g := table{phase: board.Engagement, obstacles: on(gas(400, 420)), dice: [2]string{"b"}, does: does,
				ships: []xwing.ScenarioShip{red(tie, 400, where, 0), blue(tie, 400, 600, 180)}}.start(t, edition.LaterSecond())
			table := &xwing.Table{State: g.Now()}
			return fmt.Sprint(len(g.Ship(1).Locks), len(g.Ship(2).Locks), table.CanLock(1, "ship:2"), table.CanLock(2, "ship:1"))
		}
	}
	attacks := func(o xwing.ScenarioObstacle) func(*testing.T) string {
		return func(t *testing.T) string {
			g := table{phase: board.Engagement, obstacles: on(o), ships: []xwing.ScenarioShip{red(tie, 400, 420, 0), blue(tie, 400, 600, 180)}}.start(t, edition.LaterSecond())
			if no := g.Now().PreviewAttack(1, "primary:0", 2).Refusal; no != nil {
				return no.Rule
			}
			return "attacks"
		}
	}
	tell(t, []told{
		{"X25-OBS-003 a blank", meets(over("b", on(asteroid(400, 420))), "2FB"), "hit, die, no action"},
		{"X25-OBS-003 a hit", meets(over("h", on(asteroid(400, 420))), "2FB"), "hit, die, hit, no action"},
		{"X25-OBS-003 a crit", meets(over("c", on(asteroid(400, 420))), "2FB"), "hit, die, hit, no action"},
		{"X25-OBS-004 a blank", meets(over("b", on(debris(400, 420))), "2FB"), "stress+1, die, no action"},
		{"X25-OBS-004 a hit", meets(over("h", on(debris(400, 420))), "2FB"), "stress+1, die, hit, no action"},
		{"X25-OBS-004 a crit", meets(over("c", on(debris(400, 420))), "2FB"), "stress+1, die, crit, no action"},
		{"X25-OBS-005 a blank", meets(over("b", on(gas(400, 420))), "2FB"), "strain+1, die, no action"},
		{"X25-OBS-005 a hit", meets(over("h", on(gas(400, 420))), "2FB"), "strain+1, die, ion+1, no action"},
		{"X25-OBS-005 a crit", meets(over("c", on(gas(400, 420))), "2FB"), "strain+1, die, ion+3, no action"},
		{"X25-OBS-005 locks", locks(func(t *xwing.Table) {
			t.AcquireLock(1, "ship:2")
			t.AcquireLock(2, "ship:1")
			t.ExecuteManeuver(1, straight(2, catalog.Blue), xwing.ManeuverOptions{Step: true})
		}, 300), "0 0 false false"},
		{"X25-OBS-012", locks(nil, 420), "0 0 false false"},
		{"X25-OBS-012 not beside it", locks(nil, 300), "0 0 true true"},
		{"X25-OBS-010 it ends on it", func(t *testing.T) string {
			return meets(over("b", on(debris(400, 420))), "2FB")(t)
		}, "stress+1, die, no action"},
		{"X25-OBS-010 X25-OBS-002 it moves through", func(t *testing.T) string {
			g := over("b", on(asteroid(400, 420))).flies(t, "5FW", ask.ChooseAttack, map[game.Kind][]string{})
			return events(g)
		}, "hit, die"},
		{"X25-OBS-011 asteroid", attacks(asteroid(400, 420)), "X25-OBS-011"},
		{"X25-OBS-011 debris", attacks(debris(400, 420)), "X25-OBS-011"},
		{"X25-OBS-011 gas", attacks(gas(400, 420)), "X25-OBS-011"},
		{"X25-OBS-016", func(t *testing.T) string {
			g := table{phase: board.Engagement, obstacles: on(gas(400, 400)), dice: [2]string{"hhh", "bbbbb"},
				ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue(tie, 400, 500, 180)}}.start(t, edition.LaterSecond())
			n := g.Now().PreviewAttack(1, "primary:0", 2).DefenseDice
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			return fmt.Sprint(n, g.Asks(ask.ModifyDefenseDice))
		}, "4 false"},
		{"X25-OBS-017", func(t *testing.T) string {
			g := over("b", on(asteroid(400, 420))).flies(t, "2FB", ask.ChooseAttack, nil)
			return fmt.Sprint(g.Ship(1).Pose.Y/1000, xwingtest.All[board.ManeuverExecuted](g)[0].Full)
		}, "420 true"},
		{"X25-OBS-018", meets(over("bb", on(debris(400, 540), asteroid(400, 440))), "5FW"), "hit, die, stress+1, die, no action"},
		{"X25-OBS-019 under what is left of the template", meets(over("bb", on(asteroid(400, 520)), red("captainkagi", 400, 520, 0)), "5FW"), "no action, die"},
		{"X25-OBS-019", meets(over("bb", on(asteroid(400, 550)), red("captainkagi", 400, 540, 0)), "5FW"), "no action, die"},
		{"X25-OBS-019 before it stops", meets(over("bb", on(asteroid(400, 400)), red("captainkagi", 400, 540, 0)), "5FW"), "no action, hit, die, die"},
		{"X25-OBS-020 it meets it again", func(t *testing.T) string {
			s := over("b", on(debris(400, 340)))
			s.phase, s.does = board.Engagement, func(t *xwing.Table) {
				t.ExecuteManeuver(1, straight(1, catalog.White), xwing.ManeuverOptions{Step: true})
			}
			return seen(s.start(t, edition.LaterSecond()))
		}, "stress+1, die, no action"},
		{"X25-OBS-021", meets(over("b", on(asteroid(400, 310))), "5FW"), ""},
		{"X25-OBS-021 by a boost", func(t *testing.T) string {
			through := xwing.Ability{Query: xwing.CrossingObstacles, By: func(*xwing.Table, xwing.Moment) int { return 1 }}
			boosts := xwing.Ability{When: xwing.StartOfEngagement, Do: func(t *xwing.Table, _ xwing.Moment) { t.Boost(1) }}
			s := over("", on(asteroid(400, 305)))
			s.phase = board.Engagement
			g := able(t, edition.LaterSecond(), s, through, boosts)
			under := len(g.Now().ObstaclesUnder(1))
			g.Pick(ask.ChooseBoost, "straight")
			return fmt.Sprint(under, len(g.Now().ObstaclesUnder(1)), len(xwingtest.All[board.ShipMoved](g)), len(xwingtest.All[board.ObstacleMet](g)))
		}, "1 0 1 0"},
		{"X25-OBS-022", func(t *testing.T) string {
			return fmt.Sprint(len(xwingtest.All[board.ObstacleMet](over("b", on(debris(400, 400))).flies(t, "2FB", ask.ChooseAttack, nil))))
		}, "1"},
		{"X25-OBS-023", func(t *testing.T) string {
			granted := xwing.Ability{When: xwing.AfterManeuver, Do: func(t *xwing.Table, _ xwing.Moment) {
				t.PerformAction(1, xwing.ActionGrant{Source: xwing.Deployment})
			}}
			return strings.Join(over("b", on(asteroid(400, 420))).flies(t, "2FB", ask.ChooseAction, nil, granted).Legal(ask.ChooseAction), " ")
		}, "focus evade barrelroll none"},
		{"X25-OBS-026", func(t *testing.T) string {
			g := over("", on(asteroid(460, 420), asteroid(340, 420))).flies(t, "2FB", ask.ChooseBarrelRoll, map[game.Kind][]string{ask.ChooseAction: {"barrelroll"}})
			g.Pick(ask.ChooseBarrelRoll, "left")
			return fmt.Sprint(len(xwingtest.All[board.ActionFailed](g)), len(xwingtest.All[board.ObstacleMet](g)))
		}, "1 0"},
		{"X25-OBS-033", func(t *testing.T) string {
			free := xwing.Ability{Query: xwing.IgnoringObstacles, By: func(*xwing.Table, xwing.Moment) int { return 1 }}
			return events(over("b", on(asteroid(400, 420))).flies(t, "2FB", ask.ChooseAttack, nil, free))
		}, ""},
		{"X25-OBS-034 X25-MNV-015", func(t *testing.T) string {
			s := table{phase: board.Engagement, obstacles: on(asteroid(400, 300)), dice: [2]string{"b"}, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far},
				does: func(t *xwing.Table) {
					t.ExecuteManeuver(1, catalog.Maneuver{Bearing: gauge.Stationary, Difficulty: catalog.White}, xwing.ManeuverOptions{Step: true})
				}}
			return seen(s.start(t, edition.LaterSecond()))
		}, "hit, die, no action"},
		{"X25-OBT-002 X25-OBS-016", func(t *testing.T) string {
			g := table{phase: board.Engagement, obstacles: on(gas(400, 365), debris(400, 440)),
				ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue(tie, 400, 500, 180)}}.start(t, edition.LaterSecond())
			p := g.Now().PreviewAttack(1, "primary:0", 2)
			return fmt.Sprint(len(p.Obstructed), p.DefenseDice)
		}, "2 4"},
		{"X25-OBT-001", func(t *testing.T) string {
			g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue(tie, 400, 520, 180), red(tie, 400, 400, 0)}}.start(t, edition.LaterSecond())
			p := g.Now().PreviewAttack(1, "primary:0", 2)
			return fmt.Sprint(p.DefenseDice, p.Through)
		}, "3 [3]"},
	})
}

func TestLaterFleeing(t *testing.T) {
	tell(t, []told{
		{"X25-MOV-001 X25-MOV-003", func(t *testing.T) string {
			s := table{ships: []xwing.ScenarioShip{red(tie, 400, 880, 0), far}}
			s.ships[0].Tokens[board.Stress] = 1
			g := s.flies(t, "2FB", ask.ChooseAttack, nil)
			return fmt.Sprint(g.Ship(1).Fled, g.Ship(1).Where == board.Removed, len(xwingtest.All[board.TokenLost](g)), g.Now().View.Score)
		}, "true true 0 [0 0]"},
		{"X25-MOV-001 a part of the base", func(t *testing.T) string {
			g := table{ships: []xwing.ScenarioShip{red(tie, 400, 780, 0), far}}.flies(t, "2FB", ask.ChooseAttack, nil)
			return fmt.Sprint(g.Ship(1).Fled, xwingtest.All[board.ShipMoved](g)[0].To.Y < 914400)
		}, "true true"},
		{"X25-MOV-004", func(t *testing.T) string {
			s := table{ships: []xwing.ScenarioShip{red(tie, 25, 300, 0), far}}
			g := s.flies(t, "2FB", ask.ChooseBarrelRoll, map[game.Kind][]string{ask.ChooseAction: {"barrelroll"}})
			g.Pick(ask.ChooseBarrelRoll, "left")
			return fmt.Sprint(g.Ship(1).Fled, len(xwingtest.All[board.ActionFailed](g)))
		}, "false 1"},
		{"X25-MOV-002", func(t *testing.T) string {
			// A turn that starts and ends inside leads around beyond the edge.
			turn := catalog.Maneuver{Speed: 3, Bearing: gauge.TurnRight, Difficulty: catalog.White}
			g := does(t, func(t *xwing.Table) { t.ExecuteManeuver(1, turn, xwing.ManeuverOptions{}) }, red(tie, 29.5, 300, 40))
			p := does(t, nil, red(tie, 29.5, 300, 40)).Now().PreviewManeuver(1, turn)
			lo, _ := p.Used.Bounds()
			return fmt.Sprint(lo.X < 0, g.Ship(1).Fled)
		}, "true false"},
		{"X25-MOV-005", func(t *testing.T) string {
			g := table{dice: [2]string{"b"}, ships: []xwing.ScenarioShip{red(tie, 400, 780, 0), red("nightbeast", 400, 950, 0), far}}.flies(t, "4FW", ask.ChooseAttack, nil)
			return fmt.Sprint(g.Ship(1).Fled, xwingtest.All[board.ManeuverExecuted](g)[0].Full)
		}, "true false"},
		{"X25-MOV-007", func(t *testing.T) string {
			s := table{ships: []xwing.ScenarioShip{red(tie, 400, 880, 0, board.Stress, board.Ion, board.Ion), far}}
			g := s.flies(t, "5FW", ask.ChooseAttack, nil)
			return fmt.Sprint(g.Ship(1).Where == board.Removed)
		}, "true"},
	})
}
