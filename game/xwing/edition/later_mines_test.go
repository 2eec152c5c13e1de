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
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// drops begins the System Phase of a ship with upgrades, at (400, y), and has it place a device of one of them.
func drops(t *testing.T, pilot string, y float64, upgrade, way string, more ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	g := laid{phase: board.System, ships: append([]xwing.ScenarioShip{with(red(pilot, 400, y, 0), strings.Fields(upgrade)...)}, append(more, far)...), dice: [2]string{"bbbbbb"}}.play(t)
	g.Pick(ask.SystemAbilities, "upgrade/"+strings.Fields(upgrade)[0]+"/0")
	if way != "" {
		g.Pick(ask.ChooseDevicePlace, way)
	}
	return g
}

func TestLaterDrops(t *testing.T) {
	tell(t, []told{
		{"X25-DEV-001", func(t *testing.T) string {
			g := drops(t, "jekporkins", 400, "protonbombs ionbombs", "drop:1F")
			again := g.Asks(ask.SystemAbilities)
			g.Until(ask.SetDials, nil)
			g.Dials(nil)
			return fmt.Sprint(again, " ", strings.Join(g.Legal(ask.SystemAbilities), " "))
		}, "false upgrade/protonbombs/0 upgrade/ionbombs/0 done"},
		{"X25-DEV-002", func(t *testing.T) string {
			// Genius drops a bomb of another card, which costs that card's charge and goes down as that card says.
			g := laid{phase: board.Activation, ships: []xwing.ScenarioShip{with(red("graysquadronbomber", 400, 300, 0), "genius", "protonbombs"), far}, dials: map[board.ShipID]string{1: "2FB"}}.play(t)
			g.Pick(ask.UseAbility, "yes")
			legal := strings.Join(g.Legal(ask.ChooseDevicePlace), " ")
			g.Pick(ask.ChooseDevicePlace, "drop:1F")
			return fmt.Sprint(legal, " ", g.Ship(1).Upgrades[1].Charges.Limit-g.Ship(1).Upgrades[1].Charges.Active)
		}, "drop:1F none 1"},
		{"X25-DEV-002 as other cards have it", func(t *testing.T) string {
			g := laid{phase: board.Activation, ships: []xwing.ScenarioShip{with(red("graysquadronbomber", 400, 300, 0), "genius", "protonbombs", "skilledbombardier"), far}, dials: map[board.ShipID]string{1: "2FB"}}.play(t)
			g.Pick(ask.UseAbility, "yes")
			return strings.Join(g.Legal(ask.ChooseDevicePlace), " ")
		}, "drop:1F drop:2F none"},
		{"X25-DEV-003 a device, then no decloaking", func(t *testing.T) string { return bombsCloaked(t, edition.LaterSecond()) }, "done"},
		{"X25-DEV-003 decloaking, then no device", func(t *testing.T) string {
			s := with(red("whisper", 400, 400, 0, board.Cloak), "protonbombs")
			g := laid{phase: board.System, ships: []xwing.ScenarioShip{s, far}}.play(t)
			before := strings.Join(g.Legal(ask.SystemAbilities), " ")
			g.Pick(ask.SystemAbilities, "decloak")
			g.Pick(ask.ChooseDecloak, "boost-straight")
			g.Pick(ask.ChooseAction, "none") // by its ship ability
			return before + "; " + fmt.Sprint(g.Asks(ask.SystemAbilities))
		}, "decloak upgrade/protonbombs/0 done; false"},
		{"X25-DEV-005", func(t *testing.T) string {
			g := drops(t, "jekporkins", 60, "protonbombs trajectorysimulator", "")
			o, _ := g.Option(ask.ChooseDevicePlace, "drop:1F")
			g.Pick(ask.ChooseDevicePlace, "none")
			u := g.Ship(1).Upgrades[0].Charges
			return fmt.Sprint(o.Refusal.Rule, " ", u.Limit-u.Active, len(xwingtest.All[board.DevicePlaced](g)), " ", g.Asks(ask.SystemAbilities))
		}, "X25-DEV-005 0 0 false"},
		{"X25-DEV-006 X25-OVL-016", func(t *testing.T) string {
			g := drops(t, "jekporkins", 400, "proximitymines", "drop:1F", blue(tie, 375, 310, 180), blue(tie, 425, 310, 180))
			d := g.Decision(ask.ChooseMinedShip)
			g.Pick(ask.ChooseMinedShip, "ship:3")
			return fmt.Sprint(d.Seat.ID(), len(d.Options), hurts(g, 2), hurts(g, 3), g.Now().View.Devices[0].Gone, g.Now().View.Phase == board.System || g.Now().View.Phase == board.Activation)
		}, "red2 0 1 true true"},
		{"X25-OVL-016 each ship under which a cloud is placed", func(t *testing.T) string {
			g := laid{phase: board.System, ships: []xwing.ScenarioShip{with(red("captainjonus", 400, 100, 0), "electrochaffmissiles"), blue(tie, 380, 290, 180), blue("nightbeast", 425, 290, 180)}}.play(t)
			g.Pick(ask.SystemAbilities, "upgrade/electrochaffmissiles/0")
			g.Pick(ask.ChooseDevicePlace, "launch:4F")
			var met []string
			for _, e := range xwingtest.All[board.ObstacleMet](g) {
				met = append(met, fmt.Sprint(int(e.Ship)))
			}
			return strings.Join(met, " ")
		}, "2 3"},
	})
}

func TestLaterBombsAndFuses(t *testing.T) {
	tell(t, []told{
		{"X25-DEV-007 guides", func(t *testing.T) string {
			// Only the guides of the bomb, not its round, are in the ship's range 1.
			at := func(y float64) int {
				g := laid{phase: board.Activation, ships: []xwing.ScenarioShip{red("jekporkins", 400, y, 0), far}, devices: []xwing.ScenarioDevice{device(game.Red, "protonbomb", 400, 400, 0)}}.play(t)
				return hurts(g, 1) + 2 - g.Ship(1).Shields.Active
			}
			return fmt.Sprint(at(263.8)-at(236.3) != 0)
		}, "true"},
		{"X25-DEV-007 the part of the template that is used", func(t *testing.T) string {
			met := func(mine float64, others ...xwing.ScenarioShip) int {
				g := laid{phase: board.Activation, ships: append(two(), others...), devices: []xwing.ScenarioDevice{device(game.Blue, "clustermine", 400, mine, 0)}, dials: map[board.ShipID]string{1: "3FW"}, dice: [2]string{"hhh"}}.play(t)
				g.Until(ask.SetDials, nil)
				return len(xwingtest.All[board.DeviceDetonated](g))
			}
			return fmt.Sprint(met(400, blue(tie, 400, 380, 0), blue(tie, 400, 420, 0), blue(tie, 400, 460, 0)), met(375, blue(tie, 400, 490, 0)))
		}, "0 1"},
		{"X25-DEV-009", func(t *testing.T) string {
			g := laid{phase: board.Activation, ships: two(), devices: []xwing.ScenarioDevice{device(game.Blue, "protonbomb", 100, 700, 0), device(game.Red, "protonbomb", 200, 700, 0), device(game.Red, "ionbomb", 300, 700, 0), device(game.Blue, "ionbomb", 500, 700, 0)}}.play(t)
			var seats []string
			for g.Asks(ask.OrderDevices) {
				d := g.Decision(ask.OrderDevices)
				seats = append(seats, d.Seat.ID())
				g.Pick(ask.OrderDevices, d.Options[1].ID, d.Options[0].ID)
			}
			for _, e := range xwingtest.All[board.DeviceDetonated](g) {
				seats = append(seats, fmt.Sprint(int(e.Device)))
			}
			return strings.Join(seats, " ")
		}, "red blue 3 2 4 1"},
		{"X25-DEV-010 X25-DEV-026", func(t *testing.T) string {
			// Three mines side by side, two ships on the middle one, one of them on the left one, too.
			g := drops(t, "jekporkins", 400, "clustermines", "drop:1F", blue(tie, 362, 310, 180), blue(tie, 410, 310, 180))
			var out []string
			for _, e := range xwingtest.All[board.DevicePlaced](g) {
				out = append(out, place(e.Pose))
			}
			d := g.Decision(ask.ChooseMinedShip)
			out = append(out, fmt.Sprint(d.Seat.ID(), " ", len(d.Options), " ", len(xwingtest.All[board.DiceRolled](g))))
			g.Pick(ask.ChooseMinedShip, "ship:3")
			o := g.Decision(ask.OrderDevices)
			out = append(out, o.Seat.ID())
			g.Pick(ask.OrderDevices, o.Options[2].ID, o.Options[0].ID, o.Options[1].ID)
			for _, e := range xwingtest.All[board.DeviceDetonated](g) {
				out = append(out, fmt.Sprint(int(e.Device), ">", int(e.Ship)))
			}
			return strings.Join(out, ", ")
		}, "400 320 180, 440 320 180, 360 320 180, red 2 0, red, 3>2, 1>3, 2>3"},
		{"X25-DEV-012", func(t *testing.T) string {
			l := laid{phase: board.Activation, ships: []xwing.ScenarioShip{red("jekporkins", 400, 300, 0), far}, devices: []xwing.ScenarioDevice{device(game.Red, "concussionbomb", 400, 400, 0), device(game.Blue, "sensorbuoy", 400, 480, 0)}}
			a, b := l.play(t), l.play(t)
			legal := strings.Join(a.Legal(ask.ChooseEither), " ")
			a.Pick(ask.ChooseEither, "strain")
			b.Pick(ask.ChooseEither, "expose")
			return fmt.Sprint(legal, " ", a.Ship(1).Facedown, a.Ship(1).Has(board.Strain), ", ", b.Ship(1).Facedown, len(b.Ship(1).Faceup), b.Ship(1).Has(board.Strain), ", ", a.Ship(3).Facedown)
		}, "strain expose 1 1, 0 1 0, 1"},
		{"X25-DEV-018 X25-FUS-003", func(t *testing.T) string {
			sc := laid{phase: board.Activation, ships: []xwing.ScenarioShip{red("jekporkins", 400, 300, 0), far}, devices: []xwing.ScenarioDevice{device(game.Red, "seismiccharge", 400, 400, 0)}, obstacles: []xwing.ScenarioObstacle{asteroid(400, 360)},
				change: func(s *xwing.State) { s.View.Obstacles[0].Fuses = 1 }}
			g := sc.play(t)
			if g.Asks(ask.ChooseObstacle) {
				g.Pick(ask.ChooseObstacle, "obstacle:1")
			}
			o := g.Now().View.Obstacle(1)
			return fmt.Sprint(o.Gone, o.Fuses, " ", len(xwingtest.All[board.DamageSuffered](g)))
		}, "false 0 1"},
		{"X25-DEV-019", func(t *testing.T) string {
			small, mid := drops(t, "jekporkins", 400, "seismiccharges", "drop:1F"), drops(t, "redline", 400, "protonbombs", "drop:1F")
			return place(small.Now().View.Devices[0].Pose) + ", " + place(mid.Now().View.Devices[0].Pose)
		}, "400 326 180, 400 316 180"},
		{"X25-DEV-020", func(t *testing.T) string {
			g := drops(t, "redline", 400, "protonbombs trajectorysimulator", "launch:5F")
			return place(g.Now().View.Devices[0].Pose)
		}, "400 644 0"},
		{"X25-FUS-005", func(t *testing.T) string {
			// The fuse has spared it; standing on the mine it is not hurt until it moves onto or through it anew.
			twice := func(mine float64) string {
				l := laid{phase: board.Activation, ships: []xwing.ScenarioShip{red("jekporkins", 400, 300, 0), far}, devices: []xwing.ScenarioDevice{{Seat: game.Blue, Kind: "connernet", Pose: physics.PoseAt(400, mine, 0), Fuses: 1}}, dials: map[board.ShipID]string{1: "1FB"}}
				g := l.play(t)
				g.Until(ask.SetDials, nil)
				spared := len(xwingtest.All[board.DeviceDetonated](g))
				g.Dials(map[board.ShipID]string{1: "1FB"})
				g.Until(ask.SetDials, nil)
				return fmt.Sprint(spared, len(xwingtest.All[board.DeviceDetonated](g)), g.Now().View.Devices[0].Fuses)
			}
			return twice(345) + ", " + twice(385)
		}, "0 0 0, 0 1 0"},
	})
}

func TestLaterLitter(t *testing.T) {
	tell(t, []told{
		{"X25-OBS-001", func(t *testing.T) string {
			types := laid{phase: board.Engagement, ships: two(), obstacles: []xwing.ScenarioObstacle{asteroid(100, 700), debris(200, 700), gas(300, 700), lying("electrochaffcloud", 400, 700), lying("blaze", 500, 700), lying("loosecargo", 600, 700), lying("spareparts", 700, 700)}}.play(t)
			var out []string
			for i := range types.Now().View.Obstacles {
				o := &types.Now().View.Obstacles[i]
				out = append(out, o.XWS+" "+o.Type.String())
			}
			return strings.Join(out, ", ")
		}, "coreasteroid0 asteroid, pomdebris1 debris, gascloud1 gascloud, electrochaffcloud other, blaze other, loosecargo debris, spareparts debris"},
		{"X25-OBS-024 X25-OBS-025", func(t *testing.T) string {
			// Loose cargo dropped onto two ships: both meet it at once.
			g := laid{phase: board.Activation, ships: []xwing.ScenarioShip{with(red("outerrimsmuggler", 400, 400, 0), "riggedcargochute"), blue(tie, 380, 470, 180), blue(tie, 421, 470, 180), far}, dials: map[board.ShipID]string{1: "2FB"}, dice: [2]string{"hb"}}.play(t)
			g.Pick(ask.ChooseAction, "card:upgrade/riggedcargochute/0")
			if g.Asks(ask.ChooseDevicePlace) {
				g.Pick(ask.ChooseDevicePlace, "drop:1F")
			}
			return fmt.Sprint(g.Now().View.Obstacle(1).XWS, " ", g.Ship(2).Has(board.Strain), g.Ship(2).Has(board.Stress), " ", g.Ship(3).Has(board.Strain), g.Ship(3).Has(board.Stress))
		}, "loosecargo 1 1 1 0"},
		{"X25-OBS-027", func(t *testing.T) string {
			s := laid{phase: board.Engagement, ships: two(), obstacles: []xwing.ScenarioObstacle{lying("electrochaffcloud", 400, 700)}}.play(t).Now()
			return fmt.Sprint(s.DeviceTypes("electrochaffcloud"), len(s.View.ObstaclesInPlay()))
		}, "[device obstacle] 1"},
		{"X25-OBS-029", func(t *testing.T) string {
			g := laid{phase: board.Activation, ships: two(), devices: []xwing.ScenarioDevice{device(game.Red, "blazerbomb", 400, 700, 0)}}.play(t)
			o := g.Now().View.Obstacle(1)
			return fmt.Sprint(o.XWS, " ", place(o.Pose), " ", o.Fuses)
		}, "blaze 400 736 0 1"},
		{"X25-OBS-031", func(t *testing.T) string {
			onto := func(xws string) string {
				g := laid{phase: board.System, ships: two(), devices: []xwing.ScenarioDevice{device(game.Blue, "drk1probedroid", 400, 480, 180)}, obstacles: []xwing.ScenarioObstacle{lying(xws, 400, 600)}}.play(t)
				g.Pick(ask.SystemAbilities, "device/drk1probedroid/0")
				g.Pick(ask.ChooseRelocation, "1:2F")
				return fmt.Sprint(g.Ship(3).Where == board.Removed)
			}
			return onto("blaze") + " " + onto("electrochaffcloud") + " " + onto("coreasteroid0")
		}, "true false false"},
	})
}

func TestLaterDocks(t *testing.T) {
	// ghost is a carrier with a shuttle aboard, ship 2.
	ghost := func(phase board.Phase, own []*xwing.Card, more ...xwing.ScenarioShip) laid {
		return laid{phase: phase, ships: append([]xwing.ScenarioShip{with(red("chopper", 400, 400, 0), "ghost"), with(red("ap5", 0, 0, 0), "phantom"), blue("gideonhask", 850, 880, 180)}, more...), own: own,
			change: func(s *xwing.State) { s.View.Apply(board.ShipDocked{Ship: 2, Carrier: 1}) }}
	}
	lost := func(t *testing.T, more ...xwing.ScenarioShip) *xwingtest.Game {
		end := printed(tie, xwing.Ability{When: xwing.StartOfActivation, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Owner == 4 }, Do: func(t *xwing.Table, _ xwing.Moment) { t.SufferDamage(1, xwing.Damage{Hits: 30}) }})
		g := ghost(board.System, []*xwing.Card{end}, append([]xwing.ScenarioShip{blue(tie, 100, 880, 180)}, more...)...).play(t)
		g.Until(ask.EmergencyDeploy, nil)
		g.Pick(ask.EmergencyDeploy, "yes")
		return g
	}
	tell(t, []told{
		{"X25-DOC-001", func(t *testing.T) string {
			may := func(carrier xwing.ScenarioShip) bool {
				return laid{phase: board.System, ships: []xwing.ScenarioShip{with(carrier, "ghost"), red("ap5", 400, 340, 0), blue("idenversio", 850, 880, 180)}}.play(t).Asks(ask.SystemAbilities)
			}
			return fmt.Sprint(may(red("chopper", 400, 400, 0)), may(blue("chopper", 400, 400, 0)))
		}, "true false"},
		{"X25-DOC-002", func(t *testing.T) string {
			g := ghost(board.System, nil).play(t)
			g.Pick(ask.SystemAbilities, "deploy")
			legal := strings.Join(g.Legal(ask.ChooseDeployment), " ")
			g.Pick(ask.ChooseDeployment, "rear/2FB")
			at := place(g.Ship(2).Pose)
			g.Pick(ask.ChooseAction, "calculate")
			held := g.Ship(2).Has(board.Calculate)
			g.Until(ask.SetDials, nil)
			activated := xwingtest.Has(g, func(e board.ShipActivated) bool { return e.Ship == 2 })
			return fmt.Sprint(strings.Contains(legal, "/0"), strings.Contains(legal, "S"), " ", at, " ", held, activated)
		}, "false false 400 260 180 1 false"},
		{"X25-DOC-003", func(t *testing.T) string {
			g := ghost(board.System, nil, blue(tie, 400, 335, 0)).play(t)
			g.Pick(ask.SystemAbilities, "deploy")
			g.Pick(ask.ChooseDeployment, "rear/1FB")
			l := lost(t, blue("nightbeast", 400, 335, 0))
			l.Pick(ask.ChooseDeployment, "rear/1FB")
			return fmt.Sprint(g.Ship(2).Where == board.InReserve, g.Ship(2).Docked, " ", l.Ship(2).Destroyed, l.Ship(2).Where == board.Removed)
		}, "true 1 true true"},
		{"X25-DOC-004", func(t *testing.T) string {
			g := lost(t)
			d := xwingtest.All[board.DamageSuffered](g)
			first := fmt.Sprint(int(d[len(d)-1].Ship), d[len(d)-1].Crit, g.Ship(2).Where == board.InReserve)
			g.Pick(ask.ChooseDeployment, "rear/2FB")
			return fmt.Sprint(first, " ", g.Ship(2).Where == board.InPlay, g.Asks(ask.ChooseAction) && g.Decision(ask.ChooseAction).About[0] == "ship:2", g.Ship(1).Where == board.Removed)
		}, "2 true true true false true"},
		{"X25-DOC-005", func(t *testing.T) string {
			near := func(gap float64) *xwingtest.Game {
				return laid{phase: board.System, ships: []xwing.ScenarioShip{with(red("chopper", 400, 400, 0), "ghost"), red("ap5", 400, 340-gap, 0), blue("idenversio", 850, 880, 180)}}.play(t)
			}
			g := near(0)
			g.Pick(ask.SystemAbilities, "dock>ship:1")
			docked := g.Asks(ask.SystemAbilities)
			out := ghost(board.System, nil).play(t)
			out.Pick(ask.SystemAbilities, "deploy")
			out.Pick(ask.ChooseDeployment, "rear/1FB")
			out.Pick(ask.ChooseAction, "none")
			return fmt.Sprint(near(5).Asks(ask.SystemAbilities), docked, out.Asks(ask.SystemAbilities))
		}, "false false false"},
		{"X25-DOC-005 by its own initiative", func(t *testing.T) string {
			// A droid of initiative 0 has its turn, then AP-5 with 1, then Chopper with 2 a bomb.
			g := laid{phase: board.System, ships: []xwing.ScenarioShip{with(red("chopper", 400, 400, 0), "ghost"), with(red("ap5", 0, 0, 0), "phantom"), with(red("graysquadronbomber", 100, 100, 0), "protonbombs"), far},
				change: func(s *xwing.State) {
					s.View.Apply(board.ShipDocked{Ship: 2, Carrier: 1})
					s.View.Ship(1).Initiative = 6
				}}.play(t)
			return g.Open()[0].About[0]
		}, "ship:2"},
	})
}
