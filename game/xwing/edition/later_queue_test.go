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

// starts is an ability of ship 1's at the start of the Engagement Phase.
func starts(do func(t *xwing.Table, m xwing.Moment)) xwing.Ability {
	return xwing.Ability{When: xwing.StartOfEngagement, If: of(1), Do: do}
}

// lonely is an Engagement Phase with ship 1 and an enemy far away.
func lonely(tokens ...board.Token) table {
	return table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0, tokens...), far}}
}

func TestLaterReplacements(t *testing.T) {
	// stress has ship 1 pay for a focus token with a stress token, which something else replaces.
	pays := xwing.Ability{When: xwing.StartOfEngagement, Cost: xwing.Cost{Gain: board.Stress, GainN: 1},
		Do: func(t *xwing.Table, _ xwing.Moment) { t.GainTokens(1, board.Focus, 1) }}
	instead := func(k board.Token) xwing.Ability {
		return xwing.Ability{When: xwing.WouldGainToken, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == 1 && m.Token == board.Stress },
			Do: func(t *xwing.Table, _ xwing.Moment) { t.GainTokens(1, k, 1) }}
	}
	follows := 0
	after := xwing.Ability{When: xwing.AfterGainingToken, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Token == board.Stress },
		Do: func(*xwing.Table, xwing.Moment) { follows++ }}
	held := func(g *xwingtest.Game) string {
		var out []string
		for k := range board.TokenKinds {
			if n := g.Ship(1).Has(k); n > 0 {
				out = append(out, fmt.Sprint(k, n))
			}
		}
		return strings.Join(out, " ")
	}
	tell(t, []told{
		{"X25-ABQ-008 X25-FAQ-010", func(t *testing.T) string {
			return held(able(t, edition.LaterSecond(), lonely(), pays, instead(board.Strain)))
		}, "focus 1 strain 1"},
		{"X25-ABQ-009", func(t *testing.T) string {
			follows = 0
			g := able(t, edition.LaterSecond(), lonely(), instead(board.Strain), instead(board.Deplete), after,
				starts(func(t *xwing.Table, _ xwing.Moment) {
					t.GainTokens(1, board.Stress, 1)
					t.GainTokens(1, board.Evade, 1)
				}))
			if g.Asks(ask.ChooseReplacement) {
				g.Pick(ask.ChooseReplacement, g.Legal(ask.ChooseReplacement)[0])
			}
			var out []string
			for _, e := range xwingtest.All[board.TokenGained](g) {
				out = append(out, e.Token.String())
			}
			return fmt.Sprint(strings.Join(out, " "), " ", follows)
		}, "strain evade 0"},
		{"X25-ABQ-002", func(t *testing.T) string {
			stressed := -1
			g := able(t, edition.LaterSecond(), lonely(), starts(func(t *xwing.Table, _ xwing.Moment) {
				t.PerformAction(1, xwing.ActionGrant{Source: "test", Only: []catalog.BarAction{{Type: catalog.BarrelRoll, Difficulty: catalog.Red}}})
			}), xwing.Ability{When: xwing.AfterAction, If: itself, Do: func(t *xwing.Table, _ xwing.Moment) { stressed = t.Ship(1).Has(board.Stress) }})
			g.Pick(ask.ChooseAction, "barrelroll")
			g.Pick(ask.ChooseBarrelRoll, g.Legal(ask.ChooseBarrelRoll)[0])
			return fmt.Sprint(stressed)
		}, "1"},
		{"X25-ABQ-002 tokens leave first", func(t *testing.T) string {
			left := -1
			g := able(t, edition.LaterSecond(), table{phase: board.End, ships: lonely(board.Focus).ships},
				xwing.Ability{When: xwing.EndOfEndPhase, If: of(1), Do: func(t *xwing.Table, _ xwing.Moment) { left = t.Ship(1).Has(board.Focus) }})
			g.Until(ask.SetDials, nil)
			return fmt.Sprint(left)
		}, "0"},
		{"X25-DST-004", func(t *testing.T) string { return lastWill(t, edition.LaterSecond()) }, "in play, then removed"},
		{"X25-DST-004 within a process", func(t *testing.T) string {
			out := ""
			ends := xwing.Ability{When: xwing.StartOfActivation, If: of(1), Do: func(t *xwing.Table, _ xwing.Moment) {
				t.Process(func() { t.Destroy(2) })
			}}
			waits := xwing.Ability{When: xwing.StartOfActivation, If: of(2), Do: func(t *xwing.Table, _ xwing.Moment) {
				out = fmt.Sprint(t.Ship(2).Where == board.InPlay)
			}}
			g := laid{phase: board.System, ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), blue("nightbeast", 700, 700, 180), far},
				own: []*xwing.Card{printed(tie, ends), printed("nightbeast", waits)}}.play(t)
			return fmt.Sprint(out, " ", g.Ship(2).Where == board.Removed)
		}, "true true"},
		{"X25-DST-004 not with an empty queue", func(t *testing.T) string {
			there := true
			ends := xwing.Ability{When: xwing.StartOfActivation, If: of(1), Do: func(t *xwing.Table, _ xwing.Moment) {
				t.Destroy(2)
				there = t.Ship(2).Where == board.InPlay
			}}
			able(t, edition.LaterSecond(), table{phase: board.System, ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), blue("nightbeast", 700, 700, 180), far}}, ends)
			return fmt.Sprint(there)
		}, "false"},
		{"X25-DST-004 X25-MOV-003 it flees", func(t *testing.T) string {
			out := ""
			ends := xwing.Ability{When: xwing.StartOfActivation, If: of(1), Do: func(t *xwing.Table, _ xwing.Moment) {
				t.ExecuteManeuver(1, catalog.Maneuver{Speed: 5, Bearing: gauge.StraightAhead, Difficulty: catalog.White}, xwing.ManeuverOptions{})
			}}
			waits := xwing.Ability{When: xwing.StartOfActivation, If: of(2), Do: func(t *xwing.Table, _ xwing.Moment) {
				action, _ := t.PerformAction(1, xwing.ActionGrant{})
				out = fmt.Sprint(t.Ship(1).Fled, t.Ship(1).Where == board.InPlay, action == "")
			}}
			g := laid{phase: board.System, ships: []xwing.ScenarioShip{red(tie, 100, 860, 0), blue("nightbeast", 700, 700, 180), far},
				own: []*xwing.Card{printed(tie, ends), printed("nightbeast", waits)}}.play(t)
			return fmt.Sprint(out, " ", g.Ship(1).Where == board.Removed)
		}, "true true true true"},
		{"X25-DST-009", func(t *testing.T) string { return lastCard(t, edition.LaterSecond()) }, "3 damage, 1 known, 1 in the deck"},
	})
}

func TestLaterLinks(t *testing.T) {
	bar := xwing.Ability{Query: xwing.AddingActions, Bar: []catalog.BarAction{
		{Type: catalog.Focus, Difficulty: catalog.White, Linked: &catalog.LinkedAction{Type: catalog.Evade, Difficulty: catalog.White}},
		{Type: catalog.Focus, Difficulty: catalog.White, Linked: &catalog.LinkedAction{Type: catalog.Calculate, Difficulty: catalog.White}},
		{Type: catalog.Evade, Difficulty: catalog.White, Linked: &catalog.LinkedAction{Type: catalog.BarrelRoll, Difficulty: catalog.White}},
	}}
	linked := func(t *testing.T, picks ...string) string {
		g := laid{phase: board.Activation, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far}, dials: map[board.ShipID]string{1: "2FB"}, own: []*xwing.Card{printed(tie, bar)}}.play(t)
		for _, p := range picks {
			g.Pick(ask.ChooseAction, p)
		}
		if !g.Asks(ask.ChooseAction) {
			return "nothing"
		}
		return strings.Join(g.Legal(ask.ChooseAction), " ")
	}
	tell(t, []told{
		{"X25-LNK-001", func(t *testing.T) string { return linked(t, "focus") }, "evade calculate none"},
		{"X25-LNK-001 one of them", func(t *testing.T) string { return linked(t, "focus", "calculate") }, "nothing"},
		{"X25-LNK-002", func(t *testing.T) string { return linked(t, "focus", "evade") }, "nothing"},
		{"X25-LNK-002 by itself it has one", func(t *testing.T) string { return linked(t, "evade") }, "barrelroll none"},
	})
}

func TestLaterConditions(t *testing.T) {
	crowd := []xwing.ScenarioShip{red(tie, 400, 300, 0), blue(tie, 100, 800, 180), blue(tie, 200, 800, 180), blue(tie, 300, 800, 180), blue(tie, 500, 800, 180)}
	given := func(card string, to ...board.ShipID) func(*testing.T) *xwingtest.Game {
		return func(t *testing.T) *xwingtest.Game {
			return laid{phase: board.Engagement, ships: crowd, own: []*xwing.Card{printed(tie, starts(func(t *xwing.Table, m xwing.Moment) {
				for _, id := range to {
					t.AssignCondition(m, id, card)
				}
			}))}}.play(t)
		}
	}
	have := func(g *xwingtest.Game) string {
		var out []string
		for id := board.ShipID(1); id <= 5; id++ {
			if len(g.Ship(id).Conditions) > 0 {
				out = append(out, fmt.Sprint(int(id)))
			}
		}
		return strings.Join(out, " ")
	}
	secret := func(t *testing.T, do func(t *xwing.Table, m xwing.Moment)) *xwingtest.Game {
		return laid{phase: board.Engagement, ships: crowd, own: []*xwing.Card{printed(tie, starts(do))}}.play(t)
	}
	tell(t, []told{
		{"X25-CND-001 limited to one", func(t *testing.T) string { return have(given("hunted", 2, 3)(t)) }, "3"},
		{"X25-CND-001 limited to two", func(t *testing.T) string { return have(given("mercilesspursuit", 2, 3)(t)) }, "2 3"},
		{"X25-CND-001 he picks which goes", func(t *testing.T) string {
			g := given("mercilesspursuit", 2, 3, 4)(t)
			seat := g.Open()[0].Seat.ID() + " " + strings.Join(g.Legal(ask.ChooseShip), " ")
			g.Pick(ask.ChooseShip, "ship:3")
			return seat + "; " + have(g)
		}, "red ship:2 ship:3; 2 4"},
		{"X25-CND-002", func(t *testing.T) string {
			g := secret(t, func(t *xwing.Table, m xwing.Moment) { t.AssignSecret(m, 2, "falsefriend") })
			open := g.Ship(2).Conditions[0]
			own, other := g.Now().ViewFor(game.Red).Ships[1].Conditions[0], g.Now().ViewFor(game.Blue).Ships[1].Conditions[0]
			return fmt.Sprint(open.Facedown, " ", open.Card, "/", own.Card, "/", other.Card, "/", (&xwing.Table{State: g.Now()}).SecretIs(2, "falsefriend"))
		}, "true /falsefriend//true"},
		{"X25-CND-002 until it is revealed", func(t *testing.T) string {
			g := secret(t, func(t *xwing.Table, m xwing.Moment) { t.AssignSecret(m, 2, "falsefriend"); t.RevealSecret(2, 0) })
			c := g.Ship(2).Conditions
			return fmt.Sprint(len(c), len(xwingtest.All[board.ConditionRevealed](g)))
		}, "1 1"},
		{"X25-CND-003", func(t *testing.T) string {
			g := secret(t, func(t *xwing.Table, m xwing.Moment) {
				t.AssignSecret(m, 2, "falsefriend")
				t.AssignSecret(m, 2, "compromisingintel")
			})
			x := &xwing.Table{State: g.Now()}
			return fmt.Sprint(len(g.Ship(2).Conditions), x.SecretIs(2, "compromisingintel"), len(xwingtest.All[board.ConditionRevealed](g)))
		}, "1 true 0"},
	})
}
