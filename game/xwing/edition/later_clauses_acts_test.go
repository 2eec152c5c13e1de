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
	"xwing/game/xwing/xwingtest"
)

// linking gives ship 1's bar a focus action of a color with a white evade action linked to it.
func linking(d catalog.Difficulty) xwing.Ability {
	return xwing.Ability{Query: xwing.AddingActions, If: itself, Bar: []catalog.BarAction{{Type: catalog.Focus, Difficulty: d, Linked: &catalog.LinkedAction{Type: catalog.Evade, Difficulty: catalog.White}}}}
}

func TestLaterActClauses(t *testing.T) {
	colored := func(d catalog.Difficulty) xwing.Ability {
		return xwing.Ability{Query: xwing.ActionColor, By: func(*xwing.Table, xwing.Moment) int { return int(d) }}
	}
	// stresses is what the focus action of a grant costs ship 1.
	stresses := func(t *testing.T, g xwing.ActionGrant, own ...xwing.Ability) int {
		g.Source = xwing.Deployment
		p := able(t, edition.LaterSecond(), alone(), append(own, begins(func(t *xwing.Table) { t.PerformAction(1, g) }))...)
		p.Pick(ask.ChooseAction, "focus")
		return p.Ship(1).Has(board.Stress)
	}
	focus := func(d catalog.Difficulty) []catalog.BarAction {
		return []catalog.BarAction{{Type: catalog.Focus, Difficulty: d}}
	}
	calculates := xwing.Ability{Query: xwing.AddingActions, If: itself, Bar: []catalog.BarAction{{Type: catalog.Calculate, Difficulty: catalog.Red}}}
	tell(t, []told{
		{"X25-ACN-001 neither coordinated", func(t *testing.T) string {
			var out []string
			for _, stress := range []int{0, 1} {
				ships := []xwing.ScenarioShip{red(tie, 400, 300, 0), red("nightbeast", 400, 440, 0)}
				ships[1].Tokens[board.Stress] = stress
				g := able(t, edition.LaterSecond(), table{phase: board.Engagement, ships: append(ships, far)}, begins(func(t *xwing.Table) { t.Coordinate(1) }))
				g.Pick(ask.ChooseCoordinateTarget, "ship:2")
				out = append(out, fmt.Sprint(g.Asks(ask.ChooseAction)))
			}
			return strings.Join(out, " ")
		}, "true false"},
		{"X25-ACN-001 nor linked", func(t *testing.T) string {
			g := able(t, edition.LaterSecond(), alone(), linking(catalog.Red), begins(func(t *xwing.Table) {
				t.PerformAction(1, xwing.ActionGrant{Source: xwing.Deployment, Only: focus(catalog.Red)})
			}))
			g.Pick(ask.ChooseAction, "focus")
			return offered(g, ask.ChooseAction)
		}, "nothing"},
		{"X25-ACN-004 what grants it is one of them, what is printed is none", func(t *testing.T) string {
			return fmt.Sprint(stresses(t, xwing.ActionGrant{Only: focus(catalog.White), Color: catalog.Red}, colored(catalog.White)), stresses(t, xwing.ActionGrant{Only: focus(catalog.Red)}, colored(catalog.White)))
		}, "1 0"},
		{"X25-ACN-005 stated, or of the bar", func(t *testing.T) string {
			g := able(t, edition.LaterSecond(), alone(), calculates, begins(func(t *xwing.Table) {
				t.PerformAction(1, xwing.ActionGrant{Source: xwing.Deployment, OnBar: []catalog.ActionType{catalog.Calculate}})
			}))
			g.Pick(ask.ChooseAction, "calculate")
			return fmt.Sprint(g.Ship(1).Has(board.Stress), stresses(t, xwing.ActionGrant{Only: focus(catalog.Red)}), stresses(t, xwing.ActionGrant{Only: focus(0)}))
		}, "1 1 0"},
		{"X25-ACN-008 at range 2", func(t *testing.T) string {
			g := able(t, edition.LaterSecond(), table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), red("nightbeast", 400, 540, 0), red("nightbeast", 400, 541, 0), red("nightbeast", 400, 100, 0), far}}, begins(func(t *xwing.Table) { t.Coordinate(1) }))
			return offered(g, ask.ChooseCoordinateTarget)
		}, "ship:2 ship:4"},
		{"X25-ACN-009 in no other's activation, in no other phase", func(t *testing.T) string {
			var out []string
			slam := func(t *xwing.Table) {
				out = append(out, fmt.Sprint(t.CanPerform(1, xwing.ActionGrant{Source: xwing.Deployment, Only: []catalog.BarAction{{Type: catalog.SLAM}}})))
			}
			at := func(when xwing.Timing, id board.ShipID) xwing.Ability {
				return xwing.Ability{When: when, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == id }, Do: func(t *xwing.Table, _ xwing.Moment) { slam(t) }}
			}
			s := table{ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue("blacksquadronace", 700, 700, 180)}}
			s.flies(t, "2FB", ask.SetDials, nil, at(xwing.AfterManeuver, 1), at(xwing.AfterManeuver, 2), at(xwing.BeforeEngaging, 1))
			return strings.Join(out, " ")
		}, "true false false"},
		{"X25-LNK-003 by a card, or coordinated", func(t *testing.T) string {
			g := able(t, edition.LaterSecond(), alone(), linking(catalog.White), begins(func(t *xwing.Table) {
				t.PerformAction(1, xwing.ActionGrant{Source: "pilot/" + tie, Only: focus(catalog.White)})
			}))
			g.Pick(ask.ChooseAction, "focus")
			out := offered(g, ask.ChooseAction)
			coordinates := printed("nightbeast", xwing.Ability{When: xwing.StartOfEngagement, If: of(2), Do: func(t *xwing.Table, _ xwing.Moment) { t.Coordinate(2) }})
			g = laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), red("nightbeast", 400, 440, 0), far}, own: []*xwing.Card{coordinates, printed(tie, linking(catalog.White))}}.play(t)
			g.Pick(ask.ChooseCoordinateTarget, "ship:1")
			g.Pick(ask.ChooseAction, "focus")
			return out + ", " + offered(g, ask.ChooseAction)
		}, "evade none, evade none"},
		{"X25-MOV-003 nothing else of the maneuver", func(t *testing.T) string {
			n := 0
			counts := func(when xwing.Timing) xwing.Ability {
				return xwing.Ability{When: when, If: itself, Do: func(*xwing.Table, xwing.Moment) { n++ }}
			}
			g := laid{phase: board.Activation, ships: []xwing.ScenarioShip{red(tie, 400, 780, 0), red("nightbeast", 400, 950, 0), far}, obstacles: []xwing.ScenarioObstacle{asteroid(400, 850)},
				devices: []xwing.ScenarioDevice{device(game.Blue, "connernet", 400, 830, 0)}, dials: map[board.ShipID]string{1: "4FW"}, own: []*xwing.Card{printed(tie, counts(xwing.BeforeChecking), counts(xwing.AfterManeuver))}}.play(t)
			return fmt.Sprint(g.Ship(1).Fled, n, len(xwingtest.All[board.ObstacleMet](g)), len(xwingtest.All[board.DeviceDetonated](g)), len(xwingtest.All[board.DiceRolled](g)))
		}, "true 0 0 0 0"},
		{"X25-MOV-003 but for what would keep it", func(t *testing.T) string {
			stays := xwing.Ability{When: xwing.WouldFlee, If: itself, Do: func(*xwing.Table, xwing.Moment) {}}
			g := laid{phase: board.Activation, ships: []xwing.ScenarioShip{red(tie, 400, 780, 0), far}, dials: map[board.ShipID]string{1: "4FW"}, own: []*xwing.Card{printed(tie, stays)}}.play(t)
			return fmt.Sprint(g.Ship(1).Fled)
		}, "false"},
		{"X25-MOV-007 one destroyed", func(t *testing.T) string {
			g := does(t, func(t *xwing.Table) { t.Destroy(1) }, red(tie, 400, 300, 0, board.Stress))
			g.Until(ask.SetDials, nil)
			return fmt.Sprint(g.Ship(1).Where == board.Removed, g.Ship(1).Has(board.Stress))
		}, "true 0"},
		{"X25-OBT-003 though another line would be clear", func(t *testing.T) string {
			p := table{phase: board.Engagement, obstacles: []xwing.ScenarioObstacle{asteroid(384, 400)}, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue(tie, 400, 510, 45)}}.start(t, edition.LaterSecond()).Now().PreviewAttack(1, "primary:0", 2)
			return fmt.Sprint(len(p.Lines), len(p.Obstructed), p.DefenseDice)
		}, "1 1 4"},
	})
}
