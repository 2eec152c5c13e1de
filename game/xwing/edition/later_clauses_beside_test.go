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

// TestLaterLossClauses plays what becomes of ships and remotes outside the plain case.
func TestLaterLossClauses(t *testing.T) {
	tell(t, []told{
		{"X25-DST-003 outside the Engagement Phase", func(t *testing.T) string {
			var out []string
			for _, ends := range []func(*xwing.Table){
				func(t *xwing.Table) { t.Destroy(2) },
				func(t *xwing.Table) { t.SufferDamage(2, xwing.Damage{Hits: 9}) },
			} {
				there := true
				able(t, edition.LaterSecond(), table{phase: board.Planning, ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), red("nightbeast", 300, 100, 0), far}},
					xwing.Ability{When: xwing.BeforeManeuver, If: itself, Do: func(t *xwing.Table, _ xwing.Moment) { ends(t) }},
					xwing.Ability{When: xwing.AfterManeuver, If: itself, Do: func(t *xwing.Table, _ xwing.Moment) { there = t.Ship(2).Where == board.InPlay }},
				).Dials(nil)
				out = append(out, fmt.Sprint(there))
			}
			return strings.Join(out, " ")
		}, "false false"},
		{"X25-DST-005 it acts, too", func(t *testing.T) string {
			g := able(t, edition.LaterSecond(), table{phase: board.Engagement, dice: [2]string{"hhh", "bbb"}, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue("nightbeast", 400, 400, 180), blue("nightbeast", 100, 800, 0)}},
				xwing.Ability{When: xwing.BeforeEngaging, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == 3 }, Do: func(t *xwing.Table, _ xwing.Moment) { grants(t, catalog.Evade) }})
			g.Pick(ask.ChooseShipToEngage, "ship:2")
			g.Pick(ask.ChooseAttack, "primary:0>ship:1")
			g.Until(ask.ChooseAction, nil)
			return fmt.Sprint(g.Ship(1).Destroyed, " ", offered(g, ask.ChooseAction))
		}, "true evade none"},
		{"X25-REM-012 a bomb that speaks of ships alone", func(t *testing.T) string {
			bomb := &xwing.Card{ID: catalog.Card(catalog.DeviceKind, "protonbomb"), Editions: both, Blast: &xwing.Blast{Reach: gauge.Range1, RemoteReach: gauge.Range1,
				Ship: func(t *xwing.Table, m xwing.Moment, _ []board.Face) { t.SufferDamage(m.Ship, xwing.Damage{Hits: 1}) }}}
			g := laid{phase: board.Activation, ships: two(), devices: []xwing.ScenarioDevice{device(game.Red, "protonbomb", 400, 380, 0), device(game.Red, "sensorbuoy", 400, 400, 0)}, own: []*xwing.Card{bomb}}.play(t)
			return fmt.Sprint(g.Now().View.Devices[0].Gone, len(xwingtest.All[board.DamageSuffered](g)), hurts(g, 3))
		}, "true 1 0"},
		{"X25-REM-031 not by a barrel roll", func(t *testing.T) string {
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far}, devices: []xwing.ScenarioDevice{device(game.Blue, "drk1probedroid", 320, 300, 180)}, dice: [2]string{"f"},
				own: []*xwing.Card{printed(tie, starts(func(t *xwing.Table, _ xwing.Moment) { t.BarrelRoll(1) }))}}.play(t)
			g.Pick(ask.ChooseBarrelRoll, "left/middle")
			return fmt.Sprint(g.Now().RangeBetween(1, 3), len(xwingtest.All[board.DiceRolled](g)), g.Ship(3).Where == board.InPlay)
		}, "0 0 true"},
	})
}
