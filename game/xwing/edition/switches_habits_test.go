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
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
)

// able starts a situation in which ship 1, an academy pilot, has abilities of its own.
func able(t *testing.T, e *xwing.Edition, s table, own ...xwing.Ability) *xwingtest.Game {
	for i := range own {
		also := own[i].If
		own[i].If = func(t *xwing.Table, m xwing.Moment) bool { return m.Owner == 1 && (also == nil || also(t, m)) }
	}
	card := &xwing.Card{ID: catalog.Card(catalog.PilotCard, tie), Editions: both, Abilities: own}
	return xwingtest.Start(t, rules(t, e, card), xwing.Scenario{Phase: s.phase, Ships: s.ships, Obstacles: s.obstacles}, s.load)
}

// habits are the switches of stress, actions and simultaneous fire.
func habits() []situation {
	one := func(tokens ...board.Token) []xwing.ScenarioShip {
		return []xwing.ScenarioShip{red(tie, 300, 300, 0, tokens...), far}
	}
	koiogran := catalog.Maneuver{Speed: 3, Bearing: gauge.KoiogranTurn, Difficulty: catalog.Red}
	return []situation{
		{field: "Queue.ChooseLater", second: "focus+1", flipped: "focus+1, evade+1", see: func(t *testing.T, e *xwing.Edition) string {
			gains := func(k board.Token) xwing.Ability {
				return xwing.Ability{When: xwing.StartOfEngagement, Do: func(t *xwing.Table, _ xwing.Moment) { t.GainTokens(1, k, 1) }}
			}
			waits := gains(board.Evade)
			waits.Choice = func(t *xwing.Table, _ xwing.Moment) bool { return t.Ship(1).Has(board.Focus) > 0 }
			return seen(able(t, e, table{phase: board.Engagement, ships: one()}, gains(board.Focus), waits))
		}},
		{field: "Queue.TimingAlone", second: "focus+1", flipped: "focus+1, focus-1, calculate+1, evade+1",
			see: func(t *testing.T, e *xwing.Edition) string {
				gains := func(k board.Token) xwing.Ability {
					return xwing.Ability{When: xwing.StartOfEngagement, Do: func(t *xwing.Table, _ xwing.Moment) { t.GainTokens(1, k, 1) }}
				}
				requires, costs := gains(board.Evade), gains(board.Calculate)
				requires.If = func(t *xwing.Table, _ xwing.Moment) bool { return t.Ship(1).Has(board.Calculate) > 0 }
				costs.Cost = xwing.Cost{Spend: board.Focus, SpendN: 1}
				return seen(able(t, e, table{phase: board.Engagement, ships: one()}, requires, costs, gains(board.Focus)))
			}},
		{field: "Queue.SetupOnly", see: beforeRounds, second: "1 1", flipped: "1 0"},
		{field: "Exchange.Restricted", second: "ship:1/riggedcargochute ship:2/cloakingdevice none", flipped: "nothing",
			see: func(t *testing.T, e *xwing.Edition) string {
				return barter(t, e, "bossk", "nashtahpup", "cloakingdevice")
			}},
		{field: "Stress.Fixed", second: "2FB", flipped: "2FW", see: func(t *testing.T, e *xwing.Edition) string {
			g := able(t, e, table{phase: board.Planning, ships: one(board.Stress)}, xwing.Ability{Query: xwing.ManeuverDifficulty,
				If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Move.Maneuver.Speed == 2 },
				By: func(*xwing.Table, xwing.Moment) int { return -1 }})
			return g.Now().PreviewManeuver(1, koiogran).Maneuver.Code()
		}},
		{field: "Stress.OpponentPicks", second: "2FW", flipped: "5FW", see: func(t *testing.T, e *xwing.Edition) string {
			g := table{phase: board.Planning, ships: one(board.Stress)}.start(t, e)
			g.Dials(map[board.ShipID]string{1: "3KR"})
			g.Until(ask.ChooseAttack, map[game.Kind][]string{ask.ChooseManeuver: {"5FW"}})
			return xwingtest.All[board.ManeuverExecuted](g)[0].Maneuver.Code()
		}},
		{field: "SLAM.Granted", second: "focus evade barrelroll none", flipped: "slam none", see: func(t *testing.T, e *xwing.Edition) string {
			g := able(t, e, table{phase: board.Planning, ships: one()}, xwing.Ability{When: xwing.AfterManeuver, Do: func(t *xwing.Table, _ xwing.Moment) {
				t.PerformAction(1, xwing.ActionGrant{Source: xwing.Deployment, Only: []catalog.BarAction{{Type: catalog.SLAM}}})
			}})
			g.Dials(map[board.ShipID]string{1: "2FB"})
			g.Until(ask.ChooseAction, nil)
			return strings.Join(g.Legal(ask.ChooseAction), " ")
		}},
		{field: "SLAM.Flees", second: "stays", flipped: "fled", see: func(t *testing.T, e *xwing.Edition) string {
			g := able(t, e, table{phase: board.Planning, ships: []xwing.ScenarioShip{red(tie, 300, 700, 0), far}},
				xwing.Ability{Query: xwing.AddingActions, If: of(1),
					Bar: []catalog.BarAction{{Type: catalog.SLAM, Difficulty: catalog.White}}})
			g.Dials(map[board.ShipID]string{1: "2FB"})
			g.Until(ask.ChooseSlamManeuver, map[game.Kind][]string{ask.ChooseAction: {"slam"}})
			g.Pick(ask.ChooseSlamManeuver, "2FB")
			if g.Ship(1).Fled {
				return "fled"
			}
			return "stays"
		}},
		{field: "Tokens.OneGain", second: "2", flipped: "1", see: func(t *testing.T, e *xwing.Edition) string {
			g := able(t, e, table{phase: board.Engagement, ships: one()},
				xwing.Ability{When: xwing.StartOfEngagement, Do: func(t *xwing.Table, _ xwing.Moment) { t.GainTokens(1, board.Stress, 2) }},
				xwing.Ability{When: xwing.AfterGainingToken, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Token == board.Stress },
					Do: func(t *xwing.Table, _ xwing.Moment) { t.GainTokens(1, board.Focus, 1) }})
			g.Until(ask.ChooseAttack, nil)
			return fmt.Sprint(g.Ship(1).Has(board.Focus))
		}},
		{field: "Destroy.AtOnce", second: "engaged, mourned, removed", flipped: "mourned, engaged, removed", see: mourning},
		{field: "Linked.Single", second: "barrelroll none", flipped: "", see: func(t *testing.T, e *xwing.Edition) string {
			bar := []catalog.BarAction{
				{Type: catalog.Focus, Difficulty: catalog.White, Linked: &catalog.LinkedAction{Type: catalog.Evade, Difficulty: catalog.White}},
				{Type: catalog.Evade, Difficulty: catalog.White, Linked: &catalog.LinkedAction{Type: catalog.BarrelRoll, Difficulty: catalog.White}},
			}
			g := able(t, e, table{phase: board.Planning, ships: one()}, xwing.Ability{Query: xwing.AddingActions, Bar: bar})
			g.Dials(map[board.ShipID]string{1: "2FB"})
			for _, action := range []string{"focus", "evade"} {
				g.Until(ask.ChooseAction, nil)
				g.Pick(ask.ChooseAction, action)
			}
			if d := g.Open(); len(d) == 0 || d[0].Kind != ask.ChooseAction || d[0].About[0] != "ship:1" {
				return ""
			}
			return strings.Join(g.Legal(ask.ChooseAction), " ")
		}},
		{field: "Simultaneous.OwnAttackOnly",
			second: "1 engages, 2 engages, 3 engages, 1 removed", flipped: "1 engages, 1 removed, 2 engages, 3 engages",
			see: func(t *testing.T, e *xwing.Edition) string {
				g := table{phase: board.Engagement, dice: [2]string{"hhh", "bbb"},
					ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue(tie, 400, 400, 180), blue(tie, 100, 800, 0)}}.start(t, e)
				g.Until(ask.ChooseShipToEngage, nil)
				g.Pick(ask.ChooseShipToEngage, "ship:2")
				g.Pick(ask.ChooseAttack, "primary:0>ship:1")
				g.Until(ask.SetDials, nil)
				var out []string
				for _, event := range g.Events {
					switch event := event.(type) {
					case board.ShipEngaged:
						out = append(out, fmt.Sprint(int(event.Ship), " engages"))
					case board.ShipRemoved:
						out = append(out, fmt.Sprint(int(event.Ship), " removed"))
					}
				}
				return strings.Join(out, ", ")
			}},
	}
}

// mourning tells when an ability follows the destruction of ship 1 in an attack, and how often.
func mourning(t *testing.T, e *xwing.Edition) string {
	var out []string
	g := able(t, e, table{phase: board.Engagement, dice: [2]string{"hhh", "bbb"}, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue("nightbeast", 400, 400, 180), blue("nightbeast", 100, 800, 0)}},
		xwing.Ability{When: xwing.BeforeDestroyedRemoved, If: itself, Do: func(*xwing.Table, xwing.Moment) { out = append(out, "mourned") }},
		xwing.Ability{When: xwing.BeforeEngaging, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == 3 }, Do: func(*xwing.Table, xwing.Moment) { out = append(out, "engaged") }})
	g.Pick(ask.ChooseShipToEngage, "ship:2")
	g.Pick(ask.ChooseAttack, "primary:0>ship:1")
	g.Until(ask.SetDials, nil)
	if g.Ship(1).Where == board.Removed {
		out = append(out, "removed")
	}
	return strings.Join(out, ", ")
}

// barter is what ship 1, which has a cargo chute, can exchange with a friend for an illicit upgrade of its.
func barter(t *testing.T, e *xwing.Edition, pilot, friend string, upgrades ...string) string {
	t.Helper()
	r := rules(t, e, cards.All()...)
	g := xwingtest.Start(t, r, xwing.Scenario{Phase: board.End, Ships: []xwing.ScenarioShip{with(red(pilot, 400, 400, 0), "cikatrovizago", "riggedcargochute"),
		with(red(friend, 470, 400, 0), upgrades...), far}}, nil)
	if !g.Asks(ask.ChooseExchange) {
		return "nothing"
	}
	return strings.Join(g.Legal(ask.ChooseExchange), " ")
}
