package edition_test

import (
	"fmt"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

func TestLaterCommandos(t *testing.T) {
	const team = "deathwatchcommandos"
	tell(t, []told{
		{"X25-REM-015", func(t *testing.T) string {
			g := laid{phase: board.System, ships: []xwing.ScenarioShip{with(red("fennrau", 400, 400, 0), team), far}}.play(t)
			g.Pick(ask.SystemAbilities, "upgrade/"+team+"/0")
			var out []string
			for _, id := range g.Legal(ask.ChooseDevicePlace) {
				o, _ := g.Option(ask.ChooseDevicePlace, id)
				if len(o.Places) > 0 {
					out = append(out, fmt.Sprint(id, " ", float64(o.Places[0].Pose.Heading)/100000))
				}
			}
			return strings.Join(out, ", ")
		}, "drop:1F 180, drop:1F:around 0"},
		{"X25-REM-016", func(t *testing.T) string {
			// Two teams: the first player's goes first, onto a ship.
			g := laid{phase: board.System, ships: append(two(), blue(tie, 400, 560, 0)),
				devices: []xwing.ScenarioDevice{device(game.Blue, team, 400, 460, 0), device(game.Red, team, 700, 300, 0)}}.play(t)
			g.Until(ask.ChooseRelocation, nil)
			out := g.Open()[0].Seat.ID() + " " + strings.Join(g.Legal(ask.ChooseRelocation), " ")
			g.Pick(ask.ChooseRelocation, "none")
			g.Pick(ask.ChooseRelocation, "1:2F")
			return fmt.Sprint(out, "; ", place(g.Ship(4).Pose), " ", place(g.Ship(3).Pose))
		}, "red 1:1T 1:2F 1:1Y none; 400 572 0 400 560 0"},
		{"X25-REM-017", func(t *testing.T) string {
			// In contact, at range 1, 2 and 3, and without a charge.
			at := func(y float64, charges int) string {
				g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, y, 0), blue(tie, 850, 880, 180)},
					devices: []xwing.ScenarioDevice{device(game.Blue, team, 400, 460, 180)}, dice: [2]string{"ff", "bbb"},
					change: func(s *xwing.State) {
						s.View.Ship(1).Engaged, s.View.Ship(2).Engaged = true, true
						s.View.Ship(3).Charges.Active = charges
					}}.play(t)
				if !g.Asks(ask.ChooseAttack) || len(g.Legal(ask.ChooseAttack)) < 2 {
					return "none"
				}
				g.Pick(ask.ChooseAttack, "primary:0>ship:1")
				return fmt.Sprint(len(xwingtest.All[board.DiceRolled](g)[0].Dice), g.Ship(3).Charges.Active, " ",
					strings.Join(g.Legal(ask.ModifyAttackDice), " "))
			}
			return at(440, 2) + ", " + at(360, 2) + ", " + at(260, 2) + ", " + at(150, 2) + ", " + at(360, 0)
		}, "none, 2 1 device/deathwatchcommandos done, 2 1 device/deathwatchcommandos done, none, none"},
		{"X25-REM-018", func(t *testing.T) string {
			strain := func(dial string) int { return onto(t, team, dial, "").Ship(1).Has(board.Strain) }
			return fmt.Sprint(strain("1FB"), strain("3FW"))
		}, "1 0"},
		{"X25-REM-018 not a friend", func(t *testing.T) string {
			g := laid{phase: board.Activation, ships: two(), devices: []xwing.ScenarioDevice{device(game.Red, team, 400, 380, 180)},
				dials: map[board.ShipID]string{1: "1FB"}}.play(t)
			return fmt.Sprint(g.Ship(1).Has(board.Strain))
		}, "0"},
		{"X25-OVL-016 two ships over one remote", func(t *testing.T) string {
			g := laid{phase: board.System, ships: append(two(), red(tie, 379, 570, 0), red("nightbeast", 421, 570, 0)),
				devices: []xwing.ScenarioDevice{device(game.Blue, team, 400, 460, 0)}}.play(t)
			g.Until(ask.ChooseRelocation, nil)
			g.Pick(ask.ChooseRelocation, "1:2F")
			order := g.Legal(ask.ChooseAbility)
			g.Pick(ask.ChooseAbility, order[0])
			return fmt.Sprint(len(order), " ", g.Ship(3).Has(board.Strain), g.Ship(4).Has(board.Strain))
		}, "2 1 1"},
		{"X25-REM-018 X25-REM-032 X25-OVL-016", func(t *testing.T) string {
			g := laid{phase: board.System, ships: append(two(), red(tie, 400, 570, 0)),
				devices: []xwing.ScenarioDevice{device(game.Blue, team, 400, 460, 0)}}.play(t)
			g.Until(ask.ChooseRelocation, nil)
			g.Pick(ask.ChooseRelocation, "1:2F")
			return fmt.Sprint(g.Ship(3).Has(board.Strain), " ", place(g.Ship(3).Pose))
		}, "1 400 570 0"},
	})
}
