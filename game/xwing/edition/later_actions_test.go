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

func TestLaterActions(t *testing.T) {
	grant := func(g xwing.ActionGrant) func(*xwing.Table) {
		return func(t *xwing.Table) { g.Source = xwing.Deployment; t.PerformAction(1, g) }
	}
	bar := func(kinds ...catalog.BarAction) xwing.ActionGrant { return xwing.ActionGrant{Only: kinds} }
	focus, evade := catalog.BarAction{Type: catalog.Focus, Difficulty: catalog.Red}, catalog.BarAction{Type: catalog.Evade, Difficulty: catalog.Purple}
	tell(t, []told{
		{"X25-ACN-001 stress", legalOf(red(tie, 400, 300, 0, board.Stress), xwing.ActionGrant{}), ""},
		{"X25-ACN-001 once a round", func(t *testing.T) string {
			g := does(t, func(t *xwing.Table) { grant(xwing.ActionGrant{})(t); grant(xwing.ActionGrant{})(t) }, red(tie, 400, 300, 0))
			g.Pick(ask.ChooseAction, "focus")
			return strings.Join(g.Legal(ask.ChooseAction), " ")
		}, "evade barrelroll none"},
		{"X25-ACN-002", func(t *testing.T) string {
			roll := catalog.BarAction{Type: catalog.BarrelRoll, Difficulty: catalog.Red}
			g := does(t, grant(bar(roll)), red(tie, 24, 300, 0))
			g.Pick(ask.ChooseAction, "barrelroll")
			g.Pick(ask.ChooseBarrelRoll, "left")
			return fmt.Sprint(g.Ship(1).Has(board.Stress), len(xwingtest.All[board.ActionFailed](g)), g.Ship(1).Pose.X/1000)
		}, "1 1 24"},
		{"X25-ACN-007 X25-ACN-011", func(t *testing.T) string {
			g := does(t, grant(xwing.ActionGrant{}), red(tie, 24, 300, 0))
			g.Pick(ask.ChooseAction, "barrelroll")
			return strings.Join(g.Legal(ask.ChooseBarrelRoll), " ")
		}, "left right/front right/middle right/back"},
		{"X25-ACN-003", func(t *testing.T) string {
			g := does(t, grant(bar(evade)), red("lukeskywalker", 400, 300, 0))
			g.Pick(ask.ChooseAction, "evade")
			return fmt.Sprint(g.Ship(1).Force.Active, g.Ship(1).Has(board.Evade))
		}, "1 1"},
		{"X25-ACN-003 it fails", func(t *testing.T) string {
			g := does(t, grant(bar(catalog.BarAction{Type: catalog.Coordinate, Difficulty: catalog.Purple})), red("lukeskywalker", 400, 300, 0))
			g.Pick(ask.ChooseAction, "coordinate")
			return fmt.Sprint(g.Ship(1).Force.Active, len(xwingtest.All[board.ActionFailed](g)))
		}, "1 1"},
		{"X25-ACN-003 without Force", legalOf(red(tie, 400, 300, 0), bar(evade)), ""},
		{"X25-ACN-006", legalOf(red("lukeskywalker", 400, 300, 0),
			xwing.ActionGrant{Only: []catalog.BarAction{focus, evade}, Color: catalog.Red}), "focus none"},
		{"X25-ACN-009 X25-LNK-003", func(t *testing.T) string {
			s := table{ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far}}
			g := s.flies(t, "2FB", ask.ChooseAction, nil, xwing.Ability{When: xwing.AfterManeuver,
				If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Act.Step },
				Do: func(t *xwing.Table, _ xwing.Moment) { grant(bar(catalog.BarAction{Type: catalog.SLAM}))(t) }})
			return strings.Join(g.Legal(ask.ChooseAction), " ")
		}, "slam none"},
		{"X25-ACN-009 not elsewhere", legalOf(red(tie, 400, 300, 0), bar(catalog.BarAction{Type: catalog.SLAM})), ""},
		{"X25-ACN-009 in words", func(t *testing.T) string {
			g := does(t, grant(bar(catalog.BarAction{Type: catalog.SLAM}, focus)), red(tie, 400, 300, 0))
			o, _ := g.Option(ask.ChooseAction, "slam")
			return o.Refusal.Why.String()
		}, "refusal.slam-elsewhere"},
	})
}

func TestLaterActionsOnCards(t *testing.T) {
	grant := func(g xwing.ActionGrant) func(*xwing.Table) {
		return func(t *xwing.Table) { g.Source = xwing.Deployment; t.PerformAction(1, g) }
	}
	bar := func(kinds ...catalog.BarAction) xwing.ActionGrant { return xwing.ActionGrant{Only: kinds} }
	tell(t, []told{
		{"X25-ACN-004", func(t *testing.T) string {
			color := func(d catalog.Difficulty) xwing.Ability {
				return xwing.Ability{Query: xwing.ActionColor, By: func(*xwing.Table, xwing.Moment) int { return int(d) }}
			}
			g := able(t, edition.LaterSecond(), table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far}}, color(catalog.White), color(catalog.Red),
				xwing.Ability{When: xwing.StartOfEngagement, Do: func(t *xwing.Table, _ xwing.Moment) { grant(xwing.ActionGrant{})(t) }})
			g.Pick(ask.ChooseAction, "focus")
			return fmt.Sprint(g.Ship(1).Has(board.Stress))
		}, "1"},
		{"X25-ACN-005", func(t *testing.T) string {
			g := does(t, grant(bar(catalog.BarAction{Type: catalog.Evade})), red(tie, 400, 300, 0))
			g.Pick(ask.ChooseAction, "evade")
			return fmt.Sprint(g.Ship(1).Has(board.Stress), g.Ship(1).Has(board.Evade))
		}, "0 1"},
		{"X25-ACN-005 on a card", func(t *testing.T) string {
			own := xwing.Ability{When: xwing.AsAction, If: itself, Do: func(t *xwing.Table, _ xwing.Moment) { t.GainTokens(1, board.Evade, 1) }}
			g := table{ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far}}.flies(t, "2FB", ask.ChooseAction, nil, own)
			g.Pick(ask.ChooseAction, "card:pilot/"+tie+"/0")
			return fmt.Sprint(g.Ship(1).Has(board.Stress), g.Ship(1).Has(board.Evade))
		}, "0 1"},
		{"X25-ACN-008 it may", func(t *testing.T) string {
			g := does(t, func(t *xwing.Table) { t.Coordinate(1) }, red(tie, 400, 300, 0), red(tie, 400, 440, 0))
			g.Pick(ask.ChooseCoordinateTarget, "ship:2")
			return strings.Join(g.Legal(ask.ChooseAction), " ")
		}, "focus evade barrelroll none"},
		{"X25-ACN-008 X25-ACN-010 it fails", func(t *testing.T) string {
			g := does(t, grant(bar(catalog.BarAction{Type: catalog.Coordinate})), red(tie, 400, 300, 0), red(tie, 400, 700, 0))
			g.Pick(ask.ChooseAction, "coordinate")
			return fmt.Sprint(len(xwingtest.All[board.ActionFailed](g)))
		}, "1"},
	})
}

func TestLaterGreenTokens(t *testing.T) {
	tell(t, []told{
		{"X25-TOK-005", func(t *testing.T) string {
			n := 0
			able(t, edition.LaterSecond(), table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far}},
				xwing.Ability{When: xwing.AfterGainingToken, Do: func(*xwing.Table, xwing.Moment) { n++ }},
				xwing.Ability{When: xwing.StartOfEngagement, Do: func(t *xwing.Table, _ xwing.Moment) { t.GainTokens(1, board.Stress, 3) }})
			return fmt.Sprint(n)
		}, "1"},
		{"X25-TOK-002 X25-TOK-001", func(t *testing.T) string {
			g := does(t, func(t *xwing.Table) {
				t.TransferToken(1, 2, board.Focus)
				t.TransferToken(1, 2, board.Evade)
				t.TransferToken(1, 2, board.Cloak)
			}, red(tie, 400, 300, 0, board.Focus, board.Cloak), red(tie, 500, 300, 0, board.Cloak))
			return fmt.Sprint(g.Ship(1).Has(board.Focus), g.Ship(2).Has(board.Focus), g.Ship(1).Has(board.Cloak), g.Ship(2).Has(board.Evade))
		}, "0 1 1 0"},
		{"X25-TOK-007", func(t *testing.T) string {
			return asked(t, ask.ModifyAttackDice, duel(60, [2]string{"bbb"}, []board.Token{board.Focus}, nil))
		}, "nothing"},
		{"X25-TOK-007 all of them", modified(ask.ModifyAttackDice, "focus", [2]string{"ffb"}, []board.Token{board.Focus}, nil), "hit hit blank"},
		{"X25-TOK-008", modified(ask.ModifyAttackDice, "calculate", [2]string{"ffb"}, []board.Token{board.Calculate}, nil), "hit focus blank"},
		{"X25-TOK-009", modified(ask.ModifyDefenseDice, "evade", [2]string{"hhh", "bbf"}, nil, []board.Token{board.Evade}), "evade blank focus"},
		{"X25-TOK-009 the token is spent", func(t *testing.T) string {
			g := duel(60, [2]string{"hhh", "bbf"}, nil, []board.Token{board.Evade, board.Evade}).start(t, edition.LaterSecond())
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Pick(ask.ModifyDefenseDice, "evade")
			return fmt.Sprint(g.Ship(2).Has(board.Evade))
		}, "1"},
		{"X25-TOK-009 a focus result", func(t *testing.T) string {
			return asked(t, ask.ModifyDefenseDice, duel(60, [2]string{"hhh", "bbf"}, nil, []board.Token{board.Evade}))
		}, "evade evade-focus done"},
		{"X25-TOK-010", func(t *testing.T) string {
			return does(t, nil, red(tie, 400, 300, 0, board.Disarm), blue(tie, 400, 420, 180)).Now().PreviewAttack(1, "primary:0", 2).Refusal.Rule
		}, "X25-TOK-010"},
		{"X25-TOK-013 agility, no attack", func(t *testing.T) string {
			s := does(t, nil, red(tie, 400, 300, 0, board.Cloak), blue(tie, 400, 420, 180, board.Cloak)).Now()
			return fmt.Sprint(s.PreviewAttack(1, "primary:0", 2).Refusal.Rule, s.PreviewAttack(1, "primary:0", 2).DefenseDice)
		}, "X25-TOK-0135"},
		{"X25-TOK-003 X25-TOK-004", func(t *testing.T) string {
			var out []string
			for k := range board.TokenKinds {
				if k.Circular() {
					out = append(out, k.String())
				}
			}
			return strings.Join(out, " ")
		}, "focus evade calculate reinforcefore reinforceaft tractor jam disarm"},
		{"X25-CHG-007", func(t *testing.T) string {
			g := table{phase: board.Engagement, dice: [2]string{"fffb"}, ships: []xwing.ScenarioShip{red("lukeskywalker", 400, 300, 0), blue(tie, 400, 400, 180)}}.start(t, edition.LaterSecond())
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Pick(ask.ModifyAttackDice, "force")
			g.Pick(ask.ModifyAttackDice, "force")
			n := 0
			for _, e := range xwingtest.All[board.ChargesChanged](g) {
				n += e.Spent
			}
			all := xwingtest.All[board.DiceModified](g)
			return fmt.Sprint(n, all[len(all)-1].Dice[0].Face, all[len(all)-1].Dice[1].Face)
		}, "2 hit hit"},
	})
}

// legalOf is what a ship may choose of the actions of a grant.
func legalOf(ship xwing.ScenarioShip, g xwing.ActionGrant) func(*testing.T) string {
	grant := func(g xwing.ActionGrant) func(*xwing.Table) {
		return func(t *xwing.Table) { g.Source = xwing.Deployment; t.PerformAction(1, g) }
	}
	return func(t *testing.T) string {
		game := does(t, grant(g), ship)
		if !game.Asks(ask.ChooseAction) {
			return ""
		}
		return strings.Join(game.Legal(ask.ChooseAction), " ")
	}
}

// modified is what the dice of a side show after one answer to a question of an attack.
func modified(kind game.Kind, pick string, dice [2]string, attacker, defender []board.Token) func(*testing.T) string {
	return func(t *testing.T) string {
		g := duel(60, dice, attacker, defender).start(t, edition.LaterSecond())
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		g.Pick(kind, pick)
		all := xwingtest.All[board.DiceModified](g)
		var out []string
		for _, d := range all[len(all)-1].Dice {
			out = append(out, d.Face.String())
		}
		return strings.Join(out, " ")
	}
}

// jams is what comes of a jam action of ship 1 at an enemy with tokens.
func jams(t *testing.T, whom string, tokens ...board.Token) string {
	t.Helper()
	g := does(t, func(t *xwing.Table) {
		t.PerformAction(1, xwing.ActionGrant{Source: "test", Only: []catalog.BarAction{{Type: catalog.Jam, Difficulty: catalog.White}}})
	}, red(tie, 300, 300, 0), blue(tie, 300, 410, 180, tokens...))
	g.Pick(ask.ChooseAction, "jam")
	g.Pick(ask.ChooseJamTarget, whom)
	if g.Asks(ask.ChooseJamEffect) {
		g.Pick(ask.ChooseJamEffect, "focus")
	}
	return fmt.Sprintf("%d failed, %d jammed", len(xwingtest.All[board.ActionFailed](g)), g.Ship(2).Has(board.Jam))
}
