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

// counted is how often each of some timings comes up for ship 1, whose abilities count it.
func counted(n map[xwing.Timing]int, timings ...xwing.Timing) []xwing.Ability {
	var out []xwing.Ability
	for _, when := range timings {
		out = append(out, xwing.Ability{When: when, If: own1, Do: func(*xwing.Table, xwing.Moment) { n[when]++ }})
	}
	return out
}

// Whose turn it is in the Activation phase, what comes before it, and what does not come after what a ship does.
func TestFirstOrder(t *testing.T) {
	flies := func(t *testing.T, dial string, y float64, own ...xwing.Ability) *xwingtest.Game {
		return activated(t, table{ships: []xwing.ScenarioShip{red(tie, 400, y, 0), far}}, dial, ask.ChooseAttack, nil, own...)
	}
	tell(t, []told{
		{"X10-ACT-002 their own player", func(t *testing.T) string {
			var out []string
			for _, side := range []func(string, float64, float64, float64, ...board.Token) xwing.ScenarioShip{red, blue} {
				g := table{phase: board.Planning, ships: []xwing.ScenarioShip{side(tie, 100, 400, 0), side(tie, 300, 400, 0), red("maulermithel", 500, 200, 0), blue("maulermithel", 500, 700, 180)}}.first(t)
				g.Dials(nil)
				g.Until(ask.ChooseShipToActivate, nil)
				out = append(out, g.Open()[0].Seat.ID())
			}
			return strings.Join(out, " ")
		}, "red blue"},
		{"X10-ACT-004 the template of the dial", func(t *testing.T) string {
			return place(flies(t, "2FB", 300).Ship(1).Pose) + ", " + place(flies(t, "4FW", 300).Ship(1).Pose) + ", " + place(flies(t, "2TW", 300).Ship(1).Pose)
		}, "400 420 0, 400 500 0, 318 382 90"},
		{"X10-CLK-004 after what else comes first", func(t *testing.T) string {
			early := xwing.Ability{When: xwing.StartOfActivation, May: true, Do: func(*xwing.Table, xwing.Moment) {}}
			g := table{phase: board.Planning, ships: []xwing.ScenarioShip{red(tie, 300, 300, 0, board.Cloak), far}}.first(t, early)
			g.Dials(nil)
			var kinds []string
			for g.Asks(ask.UseAbility) || g.Asks(ask.ChooseDecloak) {
				kinds = append(kinds, string(g.Open()[0].Kind))
				g.Pick(g.Open()[0].Kind, map[game.Kind]string{ask.UseAbility: "yes", ask.ChooseDecloak: "none"}[g.Open()[0].Kind])
			}
			return strings.Join(kinds, " ")
		}, "use-ability choose-decloak"},
		{"X10-BST-005 nothing that follows a maneuver", func(t *testing.T) string {
			n := map[xwing.Timing]int{}
			g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far}}.first(t,
				append(counted(n, xwing.BeforeManeuver, xwing.BeforeChecking, xwing.AfterManeuver), duty(func(t *xwing.Table) { t.Boost(1) }))...)
			g.Pick(ask.ChooseBoost, "left")
			return fmt.Sprint(len(n), " ", (&xwing.Table{State: g.Now()}).HasMoved(1))
		}, "0 false"},
		{"X10-FLE-003 nothing of its own any more", func(t *testing.T) string {
			var out []string
			for _, y := range []float64{700, 850} {
				n := map[xwing.Timing]int{}
				g := flies(t, "2FB", y, counted(n, xwing.BeforeChecking, xwing.AfterManeuver, xwing.AfterTurn)...)
				out = append(out, fmt.Sprint(g.Ship(1).Where == board.Removed, " ",
					n[xwing.BeforeChecking], n[xwing.AfterManeuver], n[xwing.AfterTurn]))
			}
			return strings.Join(out, ", ")
		}, "false 1 1 1, true 0 0 0"},
	})
}
