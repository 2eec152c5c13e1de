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
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// bombed is the end of an Activation Phase with a device of red's at (400, 400): what it does to a ship near it, ship
// 1, and to those that are farther away.
func bombed(kind, dice string, fuses int) func(*testing.T) string {
	return func(t *testing.T) string {
		g := detonating(t, kind, dice, fuses)
		out := seen(g)
		if len(g.Now().View.DevicesInPlay()) > 0 {
			out += " it stays"
		}
		return out
	}
}

func detonating(t *testing.T, kind, dice string, fuses int, obstacles ...xwing.ScenarioObstacle) *xwingtest.Game {
	sc := xwing.Scenario{Phase: board.Activation, Ships: []xwing.ScenarioShip{red("jekporkins", 400, 300, 0), blue(tie, 100, 800, 180)}, Obstacles: obstacles,
		Devices: []xwing.ScenarioDevice{{Seat: game.Red, Kind: kind, Pose: physics.PoseAt(400, 400, 0), Fuses: fuses}}}
	return xwingtest.Start(t, rules(t, edition.LaterSecond(), cards.All()...), sc, func(s *xwing.State) {
		for i := range s.View.Ships {
			s.View.Ships[i].Activated = true
		}
		table{dice: [2]string{dice}}.load(s)
	})
}

// mined has ship 1 fly a straight 2 from (400, 300) over a device of blue's at (400, 380).
func mined(t *testing.T, kind, dice string, fuses int) *xwingtest.Game {
	sc := xwing.Scenario{Phase: board.Planning, Ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far},
		Devices: []xwing.ScenarioDevice{{Seat: game.Blue, Kind: kind, Pose: physics.PoseAt(400, 380, 0), Fuses: fuses}}}
	g := xwingtest.Start(t, rules(t, edition.LaterSecond(), cards.All()...), sc, table{dice: [2]string{firstRed + dice}}.load)
	g.Dials(map[board.ShipID]string{1: "2FB"})
	g.Until(ask.ChooseAction, nil)
	return g
}

func TestLaterDevices(t *testing.T) {
	mine := func(kind, dice string, fuses int) func(*testing.T) string {
		return func(t *testing.T) string {
			g := mined(t, kind, dice, fuses)
			return fmt.Sprint(events(g), "; ", len(g.Now().View.DevicesInPlay()), " left")
		}
	}
	tell(t, []told{
		{"X25-DEV-014 X25-DEV-011", bombed("ionbomb", "", 0), "ion+3"},
		{"X25-DEV-023 X25-DEV-004", bombed("protonbomb", "", 0), "crit"},
		{"X25-DEV-015 focus", bombed("thermaldetonators", "f", 0), "die, strain+1"},
		{"X25-DEV-015 hit", bombed("thermaldetonators", "h", 0), "die, hit"},
		{"X25-DEV-015 crit", bombed("thermaldetonators", "c", 0), "die, crit"},
		{"X25-DEV-015 blank", bombed("thermaldetonators", "b", 0), "die"},
		{"X25-DEV-013", bombed("electroprotonbomb", "fhcb", 0), "die, ion+2, disarm+1"},
		{"X25-DEV-016", func(t *testing.T) string {
			g := detonating(t, "blazerbomb", "c", 0)
			return fmt.Sprint(seen(g), " ", len(g.Now().View.ObstaclesInPlay()))
		}, "die, hit 1"},
		{"X25-DEV-021", bombed("bomblet", "hc", 0), "die, hit, hit"},
		{"X25-FUS-001 X25-FUS-002 X25-FUS-006", bombed("protonbomb", "", 1), " it stays"},
		{"X25-DEV-022 X25-DEV-011", mine("connernet", "", 0), "hit, ion+3; 0 left"},
		{"X25-DEV-025 X25-DST-001", mine("proximitymine", "hc", 0), "die, hit, hit, crit; 0 left"},
		{"X25-DEV-017", func(t *testing.T) string { return mine("clustermine", "hb", 0)(t) }, "die, hit; 0 left"},
		{"X25-FUS-004", mine("connernet", "", 1), "; 1 left"},
		{"X25-DEV-024", func(t *testing.T) string {
			g := detonating(t, "seismiccharge", "", 0, asteroid(400, 340))
			for g.Asks(ask.ChooseObstacle) {
				g.Pick(ask.ChooseObstacle, "obstacle:1")
			}
			return fmt.Sprint(seen(g), " ", len(g.Now().View.ObstaclesInPlay()))
		}, "hit 0"},
		{"X25-OBS-028 the last fuse", func(t *testing.T) string {
			g := laid{phase: board.End, ships: two(), obstacles: []xwing.ScenarioObstacle{lying("electrochaffcloud", 400, 700)}, change: func(s *xwing.State) { s.View.Obstacles[0].Fuses = 1 }}.play(t)
			one := g.Now().View.Obstacles[0]
			g.Until(ask.SetDials, nil)
			return fmt.Sprint(g.Now().View.Obstacles[0].Gone, g.Now().View.Obstacles[0].Fuses, one.XWS)
		}, "false 0electrochaffcloud"},
		{"X25-DEV-008", func(t *testing.T) string {
			g := mined(t, "protonbomb", "", 0)
			return fmt.Sprint(len(xwingtest.All[board.ObstacleMet](g)), g.Now().PreviewAttack(1, "primary:0", 2).DefenseDice)
		}, "0 0"},
	})
}

func TestLaterClouds(t *testing.T) {
	through := func(xws, dice string, locked bool) func(*testing.T) string {
		return func(t *testing.T) string {
			s := over(dice, []xwing.ScenarioObstacle{lying(xws, 400, 420)})
			sc := xwing.Scenario{Phase: board.Planning, Ships: s.ships, Obstacles: s.obstacles}
			g := xwingtest.Start(t, rules(t, edition.LaterSecond(), cards.All()...), sc, func(state *xwing.State) {
				table{dice: [2]string{firstRed + dice}}.load(state)
				if locked {
					state.View.Ships[0].Locks = []string{"ship:2"}
				}
				state.View.Obstacles[0].Fuses = 1
			})
			g.Dials(map[board.ShipID]string{1: "2FB"})
			g.Until(ask.ChooseAttack, nil)
			return fmt.Sprint(events(g), "; ", len(g.Ship(1).Locks), " locks")
		}
	}
	at := func(xws string) func(*testing.T) string {
		return func(t *testing.T) string {
			s := xwing.Scenario{Phase: board.Engagement, Obstacles: []xwing.ScenarioObstacle{lying(xws, 400, 420)},
				Ships: []xwing.ScenarioShip{red(tie, 400, 420, 0), blue(tie, 400, 560, 180)}}
			g := xwingtest.Start(t, rules(t, edition.LaterSecond(), cards.All()...), s, nil)
			no := g.Now().PreviewAttack(1, "primary:0", 2).Refusal
			return fmt.Sprint(no == nil, (&xwing.Table{State: g.Now()}).CanLock(1, "ship:2"))
		}
	}
	burns := func(xws string) func(*testing.T) string {
		return func(t *testing.T) string {
			s := xwing.Scenario{Phase: board.End, Obstacles: []xwing.ScenarioObstacle{lying(xws, 400, 420), lying(xws, 600, 420)}, Ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), far}}
			g := xwingtest.Start(t, rules(t, edition.LaterSecond(), cards.All()...), s, func(s *xwing.State) { s.View.Obstacles[0].Fuses = 1 })
			g.Until(ask.SetDials, nil)
			v := &g.Now().View
			return fmt.Sprint(v.Obstacles[0].Gone, v.Obstacles[0].Fuses, v.Obstacles[1].Gone)
		}
	}
	tell(t, []told{
		{"X25-OBS-006 a hit", through("electrochaffcloud", "h", true), "jam+1, die, stress+1, no action; 0 locks"},
		{"X25-OBS-006 a blank", through("electrochaffcloud", "b", true), "jam+1, die, no action; 0 locks"},
		{"X25-OBS-007 a crit", through("loosecargo", "c", true), "strain+1, die, stress+1, no action; 1 locks"},
		{"X25-OBS-007 a focus result", through("loosecargo", "f", true), "strain+1, die, no action; 1 locks"},
		{"X25-OBS-008 a hit", through("spareparts", "h", true), "strain+1, die, stress+1, no action; 1 locks"},
		{"X25-OBS-008 a crit", through("spareparts", "c", true), "strain+1, die, stress+1, no action; 1 locks"},
		{"X25-OBS-008 a blank", through("spareparts", "b", true), "strain+1, die, no action; 1 locks"},
		{"X25-OBS-009 a hit", through("blaze", "h", true), "die, hit, no action; 1 locks"},
		{"X25-OBS-009 a critical one", through("blaze", "c", true), "die, hit, no action; 1 locks"},
		{"X25-OBS-009 a focus result", through("blaze", "f", true), "die, stress+1, no action; 1 locks"},
		{"X25-OBS-013", at("electrochaffcloud"), "true false"},
		{"X25-OBS-014 loose cargo", at("loosecargo"), "false true"},
		{"X25-OBS-014 spare parts", at("spareparts"), "false true"},
		{"X25-OBS-015", at("blaze"), "true true"},
		{"X25-OBS-028", burns("electrochaffcloud"), "false 0 true"},
		{"X25-OBS-030", burns("blaze"), "false 0 true"},
		{"X25-OBS-032 X25-OBS-035", func(t *testing.T) string {
			s := xwing.Scenario{Phase: board.Engagement, Obstacles: []xwing.ScenarioObstacle{lying("blaze", 400, 400), debris(400, 430)},
				Ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue(tie, 400, 500, 180)}}
			return fmt.Sprint(xwingtest.Start(t, rules(t, edition.LaterSecond(), cards.All()...), s, nil).Now().PreviewAttack(1, "primary:0", 2).DefenseDice)
		}, "4"},
	})
}

func TestLaterPieces(t *testing.T) {
	tell(t, []told{
		{"X25-ROT-001", func(t *testing.T) string {
			g := does(t, func(t *xwing.Table) { t.Pivot(1, 90) }, red(tie, 400, 300, 0))
			return fmt.Sprint(g.Ship(1).Pose.Heading/100000, len(xwingtest.All[board.ObstacleMet](g)), (&xwing.Table{State: g.Now()}).HasMoved(1))
		}, "90 0 false"},
		{"X25-ROT-001 on an obstacle, and the turret", func(t *testing.T) string {
			turns := printed("rebelscout", xwing.Ability{When: xwing.StartOfEngagement, If: of(1), Do: func(t *xwing.Table, _ xwing.Moment) {
				t.Pivot(1, 90)
				t.Rotate(1)
			}})
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red("rebelscout", 400, 300, 0), far}, obstacles: []xwing.ScenarioObstacle{asteroid(400, 300)},
				own: []*xwing.Card{turns}, change: func(s *xwing.State) { s.View.Ships[0].Turret = []gauge.Arc{gauge.Front} }}.play(t)
			g.Pick(ask.ChooseTurretArc, "rear")
			return fmt.Sprint(len(xwingtest.All[board.ObstacleMet](g)), g.Ship(1).Pose.Heading/100000, g.Ship(1).Turret[0] == gauge.Rear)
		}, "0 90 true"},
		{"X25-ROT-003", func(t *testing.T) string {
			turns := printed(tie, xwing.Ability{When: xwing.StartOfEngagement, If: of(1), Do: func(t *xwing.Table, _ xwing.Moment) { t.Pivot(1, 90) }})
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far}, obstacles: []xwing.ScenarioObstacle{asteroid(400, 300)},
				devices: []xwing.ScenarioDevice{device(game.Blue, "clustermine", 400, 300, 0)}, own: []*xwing.Card{turns}}.play(t)
			return fmt.Sprint(g.Ship(1).Pose.Heading/100000, len(xwingtest.All[board.ObstacleMet](g)), len(xwingtest.All[board.DeviceDetonated](g)), len(g.Now().ObstaclesUnder(1)))
		}, "90 0 0 1"},
		{"X25-ALY-004 X25-ALY-010", func(t *testing.T) string {
			x := &xwing.Table{State: does(t, nil, red(tie, 400, 300, 0), red(tie, 500, 300, 0)).Now()}
			return fmt.Sprint(x.Friendly(1, 2), x.Friendly(1, 1), x.Friendly(1, 3), x.Enemy(1, 3), x.Enemy(1, 2))
		}, "true true false true false"},
		{"X25-REM-024", func(t *testing.T) string {
			sc := xwing.Scenario{Phase: board.Planning, Ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far},
				Devices: []xwing.ScenarioDevice{{Seat: game.Blue, Kind: "drk1probedroid", Pose: physics.PoseAt(400, 420, 0)}}}
			g := xwingtest.Start(t, rules(t, edition.LaterSecond(), cards.All()...), sc, table{dice: [2]string{firstRed}}.load)
			g.Dials(map[board.ShipID]string{1: "2FB"})
			g.Until(ask.ChooseAction, nil)
			return fmt.Sprint(xwingtest.All[board.ManeuverExecuted](g)[0].Full)
		}, "true"},
		{"X25-DIF-001", colors(1), "white red red purple"},
		{"X25-DIF-001 X25-DIF-002", colors(-1), "blue blue white purple"},
		{"X25-DIF-003", colors(1, -1), "blue white red purple"},
	})
}

// colors are what becomes of blue, white, red and purple maneuvers by so many steps of several abilities.
func colors(steps ...int) func(*testing.T) string {
	return func(t *testing.T) string {
		var own []xwing.Ability
		for _, n := range steps {
			own = append(own, counts(xwing.ManeuverDifficulty, n))
		}
		g := able(t, edition.LaterSecond(), table{phase: board.Planning, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far}}, own...)
		var out []string
		for _, d := range []catalog.Difficulty{catalog.Blue, catalog.White, catalog.Red, catalog.Purple} {
			out = append(out, (&xwing.Table{State: g.Now()}).Difficulty(1, straight(2, d)).String())
		}
		return strings.Join(out, " ")
	}
}
