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

// blown is the end of an Activation Phase with a device of red's at (400, 400), with shielded ships of red's whose near
// edges are so many mm away from it in y, and with a sensor buoy of blue's at range 1 of it and one at range 2.
func blown(t *testing.T, kind, dice string, obstacles []xwing.ScenarioObstacle, away ...float64) *xwingtest.Game {
	t.Helper()
	shape := does(t, nil, red(tie, 100, 100, 0)).Now().Rules().TokenShape(kind, physics.PoseAt(400, 400, 0))
	lo, hi := shape.Bounds()
	var ships []xwing.ScenarioShip
	for i, mm := range away {
		ships = append(ships, red([]string{"jekporkins", "lukeskywalker", "garvendreis-t65xwing"}[i], 400, lo.Y-mm-20, 0))
	}
	return laid{phase: board.Activation, ships: append(ships, far), devices: []xwing.ScenarioDevice{device(game.Red, kind, 400, 400, 0), device(game.Blue, "sensorbuoy", 400, hi.Y+60, 0), device(game.Blue, "sensorbuoy", 400, hi.Y+160, 0)},
		obstacles: obstacles, dice: [2]string{dice}}.play(t)
}

// suffered tells what has befallen each unit: shields lost, damage cards, tokens.
func suffered(g *xwingtest.Game) string {
	var out []string
	for i := range g.Now().View.Ships {
		s := &g.Now().View.Ships[i]
		if s.Pilot == "blacksquadronace" {
			continue
		}
		what := fmt.Sprint(s.Shields.Limit-s.Shields.Active, "/", s.DamageCards())
		for k := range board.TokenKinds {
			if s.Has(k) > 0 {
				what += fmt.Sprint("+", s.Has(k), k)
			}
		}
		if s.Where == board.Removed {
			what = "gone"
		}
		out = append(out, what)
	}
	return strings.Join(out, " ")
}

func TestLaterBombClauses(t *testing.T) {
	harms := func(kind, dice string, away ...float64) func(*testing.T) string {
		return func(t *testing.T) string {
			g := blown(t, kind, dice, nil, away...)
			for g.Asks(ask.ChooseEither) {
				g.Pick(ask.ChooseEither, "strain")
			}
			return suffered(g)
		}
	}
	tell(t, []told{
		{"X25-DEV-012 at range 0 and 1 alone", harms("concussionbomb", "", 60, 160), "0/1+1 strain 0/0 0/1 0/0"},
		{"X25-DEV-013 whom, and what", harms("electroprotonbomb", "bbfh"+"bcfb"+"bhfb", 160, 260), "2/0+2 ion 0/0 0/1 0/0"},
		{"X25-DEV-014 at range 0 and 1 alone", harms("ionbomb", "", 60, 160), "0/0+3 ion 0/0 0/1 0/0"},
		{"X25-DEV-015 at range 0 and 1 alone", harms("thermaldetonators", "hc", 60, 160), "1/0 0/0 0/1 0/0"},
		{"X25-DEV-021 at range 0 and 1 alone", harms("bomblet", "hchc", 60, 160), "2/0 0/0 gone 0/0"},
		{"X25-DEV-023 at range 0 and 1 alone", harms("protonbomb", "", 60, 160), "1/0 0/0 0/1 0/0"},
		{"X25-DEV-016 whom, and what", harms("blazerbomb", "hc", 60, 160), "1/0 0/0 0/1 0/0"},
		{"X25-DEV-024 near the obstacle, not the bomb", func(t *testing.T) string {
			g := blown(t, "seismiccharge", "", []xwing.ScenarioObstacle{asteroid(400, 480), asteroid(700, 400)}, 90)
			return suffered(g) + " " + fmt.Sprint(g.Asks(ask.ChooseObstacle), g.Now().View.Obstacle(1).Gone, g.Now().View.Obstacle(2).Gone)
		}, "0/0 0/1 0/1 false true false"},
		{"X25-DEV-024 one of those at range 1", func(t *testing.T) string {
			g := blown(t, "seismiccharge", "", []xwing.ScenarioObstacle{asteroid(330, 400), asteroid(470, 400), asteroid(700, 400)})
			return offered(g, ask.ChooseObstacle)
		}, "obstacle:1 obstacle:2"},
		{"X25-DEV-004 first what it does", func(t *testing.T) string {
			return kinds(detonating(t, "protonbomb", "", 0), "DeviceDetonated", "DamageSuffered", "DeviceRemoved")
		}, "DeviceDetonated DamageSuffered DeviceRemoved"},
		{"X25-DEV-017 two dice", func(t *testing.T) string {
			g := mined(t, "clustermine", "cc", 0)
			return fmt.Sprint(len(xwingtest.All[board.DiceRolled](g)[2].Dice)) + " " + events(g)
		}, "2 die, crit, crit"},
		{"X25-DEV-001 as many as cards say in another phase", func(t *testing.T) string {
			back := &xwing.Placing{Device: "protonbomb", Ways: board.Drops(gauge.Template{Kind: gauge.Straight, Speed: 1})}
			drop := xwing.Ability{When: xwing.StartOfEngagement, Place: back, If: of(1)}
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 300, 300, 0), far}, own: []*xwing.Card{printed(tie, drop, drop)}}.play(t)
			g.Pick(ask.ChooseAbility, g.Legal(ask.ChooseAbility)[0])
			for g.Asks(ask.ChooseDevicePlace) {
				g.Pick(ask.ChooseDevicePlace, g.Legal(ask.ChooseDevicePlace)[0])
			}
			return fmt.Sprint(len(xwingtest.All[board.DevicePlaced](g)))
		}, "2"},
	})
}

func TestLaterFuseAndRemoteClauses(t *testing.T) {
	tell(t, []told{
		{"X25-REM-023 remotes, too", func(t *testing.T) string {
			g := laid{phase: board.Engagement, ships: two(), devices: []xwing.ScenarioDevice{device(game.Red, "trackingtorpedo", 400, 500, 0), device(game.Blue, "drk1probedroid", 400, 570, 0)}, dice: [2]string{"hhhh"},
				change: func(s *xwing.State) { s.View.Ships[2].Locks = []string{"ship:4"} }}.play(t)
			g.Until(ask.SetDials, nil)
			return fmt.Sprint(g.Ship(3).Where == board.Removed, g.Ship(4).Where == board.Removed)
		}, "true true"},
		{"X25-FUS-002 X25-FUS-006 one fuse less, and nothing follows", func(t *testing.T) string {
			n := 0
			l := laid{phase: board.Activation, ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), far}, devices: []xwing.ScenarioDevice{{Seat: game.Red, Kind: "protonbomb", Pose: physics.PoseAt(400, 400, 0), Fuses: 2}},
				own: []*xwing.Card{printed(tie, xwing.Ability{When: xwing.AfterDetonation, If: of(1), Do: func(*xwing.Table, xwing.Moment) { n++ }})}}
			g := l.play(t)
			out := fmt.Sprint(g.Now().View.Devices[0].Fuses, n)
			l.devices[0].Fuses = 0
			l.play(t)
			return out + fmt.Sprint(" ", n)
		}, "1 0 1"},
		{"X25-FUS-006 nothing answers that it would", func(t *testing.T) string {
			n := 0
			l := laid{phase: board.Activation, ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), far}, devices: []xwing.ScenarioDevice{{Seat: game.Red, Kind: "protonbomb", Pose: physics.PoseAt(400, 400, 0), Fuses: 1}},
				own: []*xwing.Card{printed(tie, xwing.Ability{When: xwing.WouldDetonate, If: of(1), Do: func(*xwing.Table, xwing.Moment) { n++ }})}}
			g := l.play(t)
			out := fmt.Sprint(n, len(xwingtest.All[board.DeviceDetonated](g)))
			l.devices[0].Fuses = 0
			l.play(t)
			return out + fmt.Sprint(" ", n)
		}, "0 0 1"},
		{"X25-FUS-004 exactly one", func(t *testing.T) string {
			g := mined(t, "connernet", "", 2)
			return fmt.Sprint(g.Now().View.Devices[0].Fuses, len(xwingtest.All[board.DeviceDetonated](g)))
		}, "1 0"},
		{"X25-DEV-027 X25-REM-010 across an obstacle", func(t *testing.T) string {
			g := laid{phase: board.System, ships: two(), devices: []xwing.ScenarioDevice{device(game.Blue, "drk1probedroid", 400, 480, 180)}, obstacles: []xwing.ScenarioObstacle{debris(400, 600), asteroid(400, 540)}}.play(t)
			g.Pick(ask.SystemAbilities, "device/drk1probedroid/0")
			g.Pick(ask.ChooseRelocation, "1:2F")
			return fmt.Sprint(place(g.Ship(3).Pose), " ", g.Ship(3).Where == board.InPlay, len(xwingtest.All[board.ObstacleMet](g)), len(xwingtest.All[board.DiceRolled](g)))
		}, "400 603 0 true 0 0"},
		{"X25-REM-012 a mine, a net", func(t *testing.T) string {
			var out []string
			for _, kind := range []string{"proximitymine", "connernet"} {
				g := laid{phase: board.System, ships: two(), devices: []xwing.ScenarioDevice{device(game.Blue, "drk1probedroid", 400, 480, 180), device(game.Red, kind, 400, 600, 0)}}.play(t)
				g.Pick(ask.SystemAbilities, "device/drk1probedroid/0")
				g.Pick(ask.ChooseRelocation, "1:2F")
				out = append(out, fmt.Sprint(g.Ship(3).Where == board.InPlay, g.Now().View.Devices[0].Gone))
			}
			return strings.Join(out, ", ")
		}, "true false, true false"},
		{"X25-REM-017 one focus result", func(t *testing.T) string {
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 360, 0), blue(tie, 850, 880, 180)}, devices: []xwing.ScenarioDevice{device(game.Blue, "deathwatchcommandos", 400, 460, 180)}, dice: [2]string{"ff", "bbb"},
				change: func(s *xwing.State) { s.View.Ship(1).Engaged, s.View.Ship(2).Engaged = true, true }}.play(t)
			g.Pick(ask.ChooseAttack, "primary:0>ship:1")
			g.Pick(ask.ModifyAttackDice, "device/deathwatchcommandos")
			x := &xwing.Table{State: g.Now()}
			return fmt.Sprint(hurts(g, 1), g.Asks(ask.ModifyAttackDice), x.View.Attack == nil)
		}, "1 false true"},
		{"X25-REM-006 in any other phase at once", func(t *testing.T) string {
			g := laid{phase: board.Activation, ships: two(), devices: []xwing.ScenarioDevice{device(game.Blue, "drk1probedroid", 400, 460, 180), device(game.Red, "protonbomb", 400, 520, 0)},
				change: func(s *xwing.State) { s.Memory.Now = 0 }}.play(t)
			return kinds(g, "ShipDestroyed", "ShipRemoved", "DeviceRemoved", "PhaseBegan")
		}, "ShipDestroyed ShipRemoved DeviceRemoved PhaseBegan"},
		{"X25-REM-028 X25-ALY-007 an obstacle, a device", func(t *testing.T) string {
			fits := func(l laid) string {
				g := l.play(t)
				return offered(g, ask.ChooseGuides)
			}
			base := laid{phase: board.Activation, ships: two(), dials: map[board.ShipID]string{1: "1FB"}}
			rock, bomb := base, base
			rock.devices = []xwing.ScenarioDevice{device(game.Blue, "buzzdroidswarm", 400, 380, 180)}
			rock.obstacles = []xwing.ScenarioObstacle{asteroid(400, 430)}
			bomb.devices = append(slices.Clone(rock.devices), device(game.Blue, "protonbomb", 400, 425, 0))
			return fits(rock) + ", " + fits(bomb)
		}, "rear, rear"},
		{"X25-DOC-002 no reverse, no stop", func(t *testing.T) string {
			s := does(t, nil, red(large, 400, 300, 0), red("omicrongrouppilot", 600, 300, 0)).Now()
			s.View.Ships[1].Where, s.View.Ships[1].Docked = board.InReserve, 1
			var odd []string
			for _, spot := range s.PreviewDeploy(2) {
				if m := spot.Maneuver; m.Bearing == gauge.Stationary || xwing.Reverse(m.Bearing) {
					odd = append(odd, spot.ID)
				}
			}
			has := slices.ContainsFunc(s.Dial(2), func(m catalog.Maneuver) bool { return m.Bearing == gauge.Stationary })
			return fmt.Sprint(len(odd), has)
		}, "0 true"},
	})
}
