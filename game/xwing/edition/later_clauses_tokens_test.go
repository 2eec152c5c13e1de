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

// ionized is an Activation Phase in which red's ship, of small size and with an ion token, activates with a dial.
func ionized(t *testing.T, dial string, ship xwing.ScenarioShip, own ...xwing.Ability) *xwingtest.Game {
	t.Helper()
	ship.Tokens[board.Ion]++
	return laid{phase: board.Activation, ships: []xwing.ScenarioShip{ship, far}, dials: map[board.ShipID]string{1: dial}, own: []*xwing.Card{printed(ship.Pilot, own...)}}.play(t)
}

func TestLaterIonClauses(t *testing.T) {
	tell(t, []told{
		{"X25-ION-002 every lock", func(t *testing.T) string {
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue(tie, 400, 500, 180), blue(tie, 600, 500, 180)}, own: []*xwing.Card{printed(tie, starts(func(t *xwing.Table, _ xwing.Moment) {
				if t.Ship(1).Has(board.Ion) == 0 {
					t.GainTokens(1, board.Ion, 1)
				}
			}))}, change: func(s *xwing.State) { s.View.Ships[0].Locks = []string{"ship:2", "ship:3"} }}.play(t)
			return fmt.Sprint(g.Ship(1).Locks)
		}, "[]"},
		{"X25-ION-005 every bearing", func(t *testing.T) string {
			var out []string
			for b := gauge.StraightAhead; b <= gauge.SideslipTurnRight; b++ {
				s := does(t, nil, red(tie, 400, 300, 0, board.Ion)).Now()
				m := catalog.Maneuver{Speed: 2, Bearing: b, Difficulty: catalog.Red}
				out = append(out, m.Code()[1:2]+s.PreviewDial(1, m).Maneuver.Code())
			}
			return strings.Join(out, " ")
		}, "F1FB B1BB N1NB T1BB Y1NB K1FB L1BB P1NB E1BB R1NB O1FB S1FB A1BB D1NB G1BB H1NB I1BB J1NB"},
		{"X25-ION-008 whatever grants it", func(t *testing.T) string {
			linked := ionized(t, "2FB", red("maarekstele", 400, 300, 0))
			linked.Until(ask.ChooseAction, nil)
			out := offered(linked, ask.ChooseAction)
			linked.Pick(ask.ChooseAction, "focus")
			out += "; " + offered(linked, ask.ChooseAction)
			card := ionized(t, "2FB", red(tie, 400, 300, 0), xwing.Ability{When: xwing.BeforeActivating, If: itself, Act: &xwing.ActionGrant{Only: []catalog.BarAction{{Type: catalog.Evade}, {Type: catalog.Focus}}}})
			return out + "; " + offered(card, ask.ChooseAction)
		}, "focus none; nothing; focus none"},
		{"X25-ION-009 after its action", func(t *testing.T) string {
			g := ionized(t, "2FB", red(tie, 400, 300, 0))
			before := g.Ship(1).Has(board.Ion)
			g.Pick(ask.ChooseAction, "none")
			return fmt.Sprint(before, g.Ship(1).Has(board.Ion))
		}, "1 0"},
		{"X25-ION-010 too few of them", func(t *testing.T) string {
			return flown(ionized(t, "2BW", red(medium, 400, 300, 0)))
		}, "2BW"},
		{"X25-ION-013 for cards that read it", func(t *testing.T) string {
			g := ionized(t, "1YW", red(tie, 400, 300, 0))
			return g.Ship(1).Dial.Maneuver.Code() + " " + flown(g)
		}, "1YW 1NB"},
	})
}

func TestLaterAbilityClauses(t *testing.T) {
	tell(t, []told{
		{"X25-ABQ-001 X25-ORD-010 all of the first player's", func(t *testing.T) string {
			var out []string
			for _, first := range []game.Seat{game.Red, game.Blue} {
				var order []string
				says := func(id board.ShipID) xwing.Ability {
					return xwing.Ability{When: xwing.StartOfEngagement, If: of(id), Do: func(*xwing.Table, xwing.Moment) { order = append(order, fmt.Sprint(int(id))) }}
				}
				g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{blue("nightbeast", 700, 700, 180), red(tie, 100, 100, 0), blue("howlrunner", 600, 700, 180)}, change: func(s *xwing.State) { s.View.First = first },
					own: []*xwing.Card{printed("nightbeast", says(1)), printed(tie, says(2)), printed("howlrunner", says(3))}}.play(t)
				if g.Asks(ask.ChooseAbility) {
					g.Pick(ask.ChooseAbility, g.Legal(ask.ChooseAbility)[1])
				}
				out = append(out, strings.Join(order, " "))
			}
			return strings.Join(out, ", ")
		}, "2 3 1, 3 1 2"},
		{"X25-ABQ-002 X25-MNV-005 a maneuver's stress", func(t *testing.T) string {
			stressed := -1
			after := xwing.Ability{When: xwing.AfterManeuver, If: itself, Do: func(t *xwing.Table, _ xwing.Moment) {
				if stressed < 0 {
					stressed = t.Ship(1).Has(board.Stress)
				}
			}}
			over("", nil).flies(t, "3KR", ask.ChooseAttack, nil, after)
			return fmt.Sprint(stressed)
		}, "1"},
		{"X25-ABQ-002 what an action does", func(t *testing.T) string {
			var focus []string
			after := xwing.Ability{When: xwing.AfterAction, If: itself, Do: func(t *xwing.Table, _ xwing.Moment) {
				focus = append(focus, fmt.Sprint(t.Ship(1).Has(board.Focus), len(t.Memory.Ships[0].Actions)))
			}}
			g := able(t, edition.LaterSecond(), lonely(), begins(func(t *xwing.Table) { grants(t, catalog.Focus) }), after)
			g.Pick(ask.ChooseAction, "focus")
			return strings.Join(focus, ", ") + " " + kinds(g, "ActionPerformed", "AbilityUsed")
		}, "1 1 AbilityUsed ActionPerformed AbilityUsed"},
		{"X25-ABQ-005 X25-ABQ-003 what it can choose comes while it waits", func(t *testing.T) string {
			stresses := func(own board.Token) string {
				card := printed(tie, xwing.Ability{When: xwing.StartOfActivation, If: of(1), Do: func(t *xwing.Table, _ xwing.Moment) { t.GainTokens(1, own, 1) }})
				g := laid{phase: board.System, ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), red("cassianandor", 250, 100, 0), far}, own: []*xwing.Card{card}}.play(t)
				return offered(g, ask.ChooseShip)
			}
			return stresses(board.Stress) + ", " + stresses(board.Focus)
		}, "ship:1 none, nothing"},
		{"X25-ABQ-005 X25-ABQ-003 not what it requires", func(t *testing.T) string {
			card := printed(tie, xwing.Ability{When: xwing.StartOfEngagement, If: of(1), Do: func(t *xwing.Table, _ xwing.Moment) { t.GainTokens(2, board.Focus, 1) }})
			manaroo := func(tokens ...board.Token) string {
				g := laid{phase: board.Activation, ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), red("manaroo", 200, 100, 0, tokens...), far}, own: []*xwing.Card{card}}.play(t)
				return fmt.Sprint(g.Asks(ask.ChooseShip), g.Asks(ask.ChooseAbility))
			}
			return manaroo() + ", " + manaroo(board.Evade)
		}, "false false, false true"},
		{"X25-ABQ-006 each cost, when it comes up", func(t *testing.T) string {
			pays := func(cost xwing.Cost, tokens ...board.Token) string {
				eats := xwing.Ability{When: xwing.StartOfEngagement, If: of(1), Do: func(t *xwing.Table, _ xwing.Moment) {
					t.RemoveTokens(1, board.Evade, 1)
					t.SpendCharges(1, board.ForceCharges, 1)
				}}
				dear := xwing.Ability{When: xwing.StartOfEngagement, If: of(1), May: true, Cost: cost, Do: func(t *xwing.Table, _ xwing.Moment) { t.GainTokens(1, board.Calculate, 1) }}
				g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red("lukeskywalker", 400, 300, 0, tokens...), far}, own: []*xwing.Card{printed("lukeskywalker", eats, dear)},
					change: func(s *xwing.State) { s.View.Ships[0].Charges = board.Charges{Active: 1, Limit: 2} }}.play(t)
				if g.Asks(ask.ChooseAbility) {
					g.Pick(ask.ChooseAbility, g.Legal(ask.ChooseAbility)[0])
				}
				if g.Asks(ask.UseAbility) {
					g.Pick(ask.UseAbility, "yes")
				}
				s := g.Ship(1)
				return fmt.Sprint(s.Has(board.Calculate), s.Force.Active, s.Charges.Active, s.Has(board.Evade))
			}
			return strings.Join([]string{
				pays(xwing.Cost{Charges: 1}), pays(xwing.Cost{Charges: 2}), pays(xwing.Cost{Force: 1}), pays(xwing.Cost{Force: 2}), pays(xwing.Cost{Force: 3}),
				pays(xwing.Cost{Spend: board.Evade, SpendN: 1}, board.Evade, board.Evade), pays(xwing.Cost{Spend: board.Evade, SpendN: 1}, board.Evade),
				pays(xwing.Cost{Force: 1, Spend: board.Evade, SpendN: 1}, board.Evade), pays(xwing.Cost{Force: 1, Spend: board.Evade, SpendN: 1}, board.Evade, board.Evade),
			}, ", ")
		}, "1 1 0 0, 0 1 1 0, 1 0 1 0, 0 1 1 0, 0 1 1 0, 1 1 1 0, 0 1 1 0, 0 1 1 0, 1 0 1 0"},
		{"X25-LNK-001 its bar does not decide alone", func(t *testing.T) string {
			g := laid{phase: board.Activation, ships: []xwing.ScenarioShip{red("maarekstele", 400, 300, 0), far}, dials: map[board.ShipID]string{1: "2FB"}}.play(t)
			g.Pick(ask.ChooseAction, "focus")
			out := offered(g, ask.ChooseAction)
			g.Pick(ask.ChooseAction, "barrelroll")
			g.Pick(ask.ChooseBarrelRoll, g.Legal(ask.ChooseBarrelRoll)[0])
			return out + fmt.Sprint("; ", len(xwingtest.All[board.ActionPerformed](g)), g.Ship(1).Has(board.Stress)) + "; " + offered(g, ask.ChooseAction)
		}, "barrelroll none; 2 1; nothing"},
		{"X25-CND-001 each player has his own", func(t *testing.T) string {
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue("nightbeast", 700, 700, 180), red("howlrunner", 600, 300, 0)},
				own: []*xwing.Card{printed(tie, starts(func(t *xwing.Table, m xwing.Moment) { t.AssignCondition(m, 2, "hunted") })),
					printed("nightbeast", xwing.Ability{When: xwing.StartOfEngagement, If: of(2), Do: func(t *xwing.Table, m xwing.Moment) { t.AssignCondition(m, 1, "hunted") }})}}.play(t)
			return fmt.Sprint(len(g.Ship(1).Conditions), len(g.Ship(2).Conditions))
		}, "1 1"},
		{"X25-ACN-007 it stays, and the action has failed", func(t *testing.T) string {
			fails := func(action catalog.ActionType, kind game.Kind) string {
				g := able(t, edition.LaterSecond(), table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 24, 890, 0), far}}, begins(func(t *xwing.Table) { grants(t, action) }))
				g.Pick(ask.ChooseAction, action.String())
				pick := g.Legal(kind)[0]
				g.Pick(kind, pick)
				return fmt.Sprint(pick, " ", place(g.Ship(1).Pose), " ", kinds(g, "ActionFailed", "ActionPerformed", "ShipMoved"))
			}
			return fails(catalog.Boost, ask.ChooseBoost) + ", " + fails(catalog.BarrelRoll, ask.ChooseBarrelRoll)
		}, "left 24 890 0 ActionFailed, left 24 890 0 ActionFailed"},
		{"X25-ACN-011 the template, the final place", func(t *testing.T) string {
			at := func(x, y float64) string {
				s := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far}, obstacles: []xwing.ScenarioObstacle{asteroid(x, y)}}.start(t, edition.LaterSecond()).Now()
				return fmt.Sprint(s.PreviewBoost(1)[1].Refusal != nil)
			}
			return at(400, 300) + " " + at(400, 340) + " " + at(400, 380) + " " + at(445, 340)
		}, "false true true false"},
		{"X25-ACN-011 X25-TRC-008 not on purpose", func(t *testing.T) string {
			roll := func(ships ...xwing.ScenarioShip) string {
				g := able(t, edition.LaterSecond(), table{phase: board.Engagement, ships: append([]xwing.ScenarioShip{red(tie, 400, 300, 0)}, append(ships, far)...)}, begins(func(t *xwing.Table) { grants(t, catalog.BarrelRoll) }))
				g.Pick(ask.ChooseAction, "barrelroll")
				return offered(g, ask.ChooseBarrelRoll)
			}
			return roll(red("nightbeast", 320, 345, 0)) + "; " + roll(red("nightbeast", 320, 335, 0)) + "; " + roll(red("nightbeast", 320, 300, 0))
		}, "left/middle left/back right/front right/middle right/back; left/back right/front right/middle right/back; left right/front right/middle right/back"},
	})
}
