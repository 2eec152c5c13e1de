package edition_test

import (
	"fmt"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/xwingtest"
)

// happens has something happen when a phase starts, by the card of a ship of blue's.
func happens(when xwing.Timing, do func(*xwing.Table)) []*xwing.Card {
	return []*xwing.Card{printed("blacksquadronace", xwing.Ability{When: when, If: func(*xwing.Table, xwing.Moment) bool { return true },
		Do: func(t *xwing.Table, _ xwing.Moment) { do(t) }})}
}

// TestWingForced: what a wing splits by.
func TestWingForced(t *testing.T) {
	when := func(do func(*xwing.Table)) func(*testing.T, *xwing.Edition) string {
		return func(t *testing.T, e *xwing.Edition) string {
			g := flight{phase: board.Engagement, cards: happens(xwing.StartOfEngagement, do)}.play(t, e)
			if g.Asks(ask.ChooseTractorMove) {
				g.Pick(ask.ChooseTractorMove, game.None)
			}
			return parted(g)
		}
	}
	byWings(t, []wingCase{
		{"X25-HUG-087:ionized", when(func(t *xwing.Table) { t.GainTokens(2, board.Ion, 1) }), "2 why.wing-ion"},
		{"X25-HUG-087:tractored", when(func(t *xwing.Table) { t.Tractor(game.Blue, 3, 1) }), "3 why.wing-tractor"},
		{"X25-HUG-087:ionized not by less", func(t *testing.T, e *xwing.Edition) string {
			e.Ion.Tokens.Small = 2
			return when(func(t *xwing.Table) { t.GainTokens(2, board.Ion, 1) })(t, e)
		}, ""},
		{"X25-HUG-087:tractored stress does not", when(func(t *xwing.Table) { t.GainTokens(3, board.Stress, 1) }), ""},
		{"X25-HUG-089:rotates", when(func(t *xwing.Table) { t.Pivot(2, 90) }), "2 why.wing-moved"},
		{"X25-HUG-089:moves", func(t *testing.T, e *xwing.Edition) string {
			g := flight{phase: board.Engagement, cards: happens(xwing.StartOfEngagement, func(t *xwing.Table) {
				t.PerformAction(2, xwing.ActionGrant{Only: []catalog.BarAction{{Type: catalog.Boost}}})
			})}.play(t, e)
			g.Pick(ask.ChooseAction, "boost")
			g.Pick(ask.ChooseBoost, "left")
			return parted(g)
		}, "2 why.wing-moved"},
		{"X25-HUG-089:moves docking", when(func(t *xwing.Table) { t.Dock(3, 4) }), "3 why.wing-moved"},
		{"X25-HUG-089:moves away", when(func(t *xwing.Table) { t.Withdraw(3, xwing.LowerEdge) }), "3 why.wing-moved"},
		{"X25-HUG-090:ionized", when(func(t *xwing.Table) { t.GainTokens(1, board.Ion, 1) }),
			"2 why.wing-leader-ion, 3 why.wing-leader-ion"},
		{"X25-HUG-090:tractored", when(func(t *xwing.Table) { t.Tractor(game.Blue, 1, 1) }),
			"2 why.wing-leader-tractor, 3 why.wing-leader-tractor"},
		{"X25-HUG-090:removed docked", when(func(t *xwing.Table) { t.Dock(1, 4) }), "2 why.wing-leader-gone, 3 why.wing-leader-gone"},
		{"X25-HUG-090:removed", func(t *testing.T, e *xwing.Edition) string {
			return parted(flight{phase: board.Activation, dial: "5FW", at: red(tie, 400, 850, 0)}.play(t, e))
		}, "2 why.wing-leader-gone, 3 why.wing-leader-gone"},
		{"X25-HUG-088", func(t *testing.T, e *xwing.Edition) string {
			return parted(idle(flight{phase: board.Activation, dial: "4KR", change: burden(2, board.Stress, 1)}.play(t, e)))
		}, "2 why.wing-red"},
		{"X25-HUG-088 white", func(t *testing.T, e *xwing.Edition) string {
			return parted(idle(flight{phase: board.Activation, dial: "2FW", change: burden(2, board.Stress, 1)}.play(t, e)))
		}, ""},
	})
}

// TestWingAdrift: a ship that has split without a dial.
func TestWingAdrift(t *testing.T) {
	stressed := func(t *testing.T, e *xwing.Edition) *xwingtest.Game {
		return flight{phase: board.Activation, dial: "4KR", others: []xwing.ScenarioShip{red("soontirfel", 800, 100, 0)},
			change: func(s *xwing.State) {
				burden(2, board.Stress, 1)(s)
				dialed(4, "2FB")(s)
			}}.play(t, e)
	}
	byWings(t, []wingCase{
		{"X25-HUG-091:turn,maneuver,stress", func(t *testing.T, e *xwing.Edition) string {
			g := idle(stressed(t, e))
			var out string
			for _, m := range xwingtest.All[board.ShipMoved](g) {
				out += fmt.Sprint(int(m.Ship), m.By, " ")
			}
			return out + fmt.Sprint(place(g.Ship(2).Pose), g.Ship(2).Has(board.Stress))
		}, "1maneuver 3formation 4maneuver 2maneuver 340 380 02"},
		{"X25-HUG-091:action", func(t *testing.T, e *xwing.Edition) string {
			g, asked := stressed(t, e), ""
			for g.Asks(ask.ChooseAction) {
				asked += g.Decision(ask.ChooseAction).About[0] + " "
				g.Pick(ask.ChooseAction, game.None)
			}
			for _, e := range xwingtest.All[board.ActionStepSkipped](g) {
				asked += fmt.Sprint(int(e.Ship), e.Why.Key, " ")
			}
			return asked
		}, "ship:4 1why.stressed 3why.stressed 2why.wing-no-dial "},
		{"X25-HUG-091:maneuver ionized without a dial", func(t *testing.T, e *xwing.Edition) string { // it activates like any other
			e.Ion.ByDial = false
			g := idle(flight{phase: board.Planning, change: func(s *xwing.State) {
				s.View.Ships[1].Wing.Split, s.View.Ships[1].Pose = true, xwingtest.Ship(0, "", 800, 100, 0).Pose
				burden(2, board.Ion, 1)(s)
			}}.play(t, e))
			g.Dials(nil)
			g.Until("", nil)
			for _, m := range xwingtest.All[board.ManeuverExecuted](g) {
				if m.Ship == 2 {
					return m.Maneuver.Code()
				}
			}
			return ""
		}, "1FB"},
		{"X25-HUG-092:split", func(t *testing.T, e *xwing.Edition) string {
			g := flight{phase: board.End}.play(t, e)
			g.Pick(ask.SplitWing, "ship:3")
			g.Pick(ask.JoinWing, game.None)
			return parted(g) + fmt.Sprint(len(g.Decision(ask.SetDials).Slots))
		}, "3 why.wing-will2"},
		{"X25-HUG-092:split or not", func(t *testing.T, e *xwing.Edition) string {
			g := flight{phase: board.End}.play(t, e)
			g.Pick(ask.SplitWing)
			return parted(g) + fmt.Sprint(len(g.Decision(ask.SetDials).Slots))
		}, "1"},
	})
}
