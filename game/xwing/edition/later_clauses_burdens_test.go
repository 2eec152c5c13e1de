package edition_test

import (
	"fmt"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/xwingtest"
)

// TestLaterBurdenClauses plays what tokens do, or do not, beside their plain cases.
func TestLaterBurdenClauses(t *testing.T) {
	pulled := func(t *testing.T, move string, tokens ...board.Token) string {
		g := does(t, func(t *xwing.Table) { t.Tractor(game.Blue, 1, 1) }, red(tie, 400, 300, 0, tokens...))
		g.Pick(ask.ChooseTractorMove, move)
		turns := offered(g, ask.ChooseTractorTurn)
		g.Pick(ask.ChooseTractorTurn, "left")
		return fmt.Sprint(turns, " ", g.Ship(1).Pose.Heading/100000, " ", g.Ship(1).Has(board.Stress))
	}
	// spends has the attacker spend a token, and tells what its dice show then and how many it has left.
	spends := func(t *testing.T, k board.Token, n int) string {
		var tokens []board.Token
		for range n {
			tokens = append(tokens, k)
		}
		g := able(t, edition.LaterSecond(), duel(60, [2]string{"fff", "bbb"}, tokens, nil))
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		g.Pick(ask.ModifyAttackDice, k.String())
		g.Until(ask.ChooseAttack, nil)
		hits := 0
		for _, d := range xwingtest.All[board.ResultsNeutralized](g)[0].Dice[board.AttackDice] {
			if d.Face == board.Hit {
				hits++
			}
		}
		return fmt.Sprint(hits, g.Ship(1).Has(k))
	}
	cannon := func(attacker, defender []board.Token) table {
		s := duel(60, [2]string{}, attacker, defender)
		s.ships[0] = with(red("bluesquadronpilot", 400, 300, 0, attacker...), "ioncannon")
		return s
	}
	tell(t, []told{
		{"X25-TOK-007 X25-TOK-008 not without a focus result in defense", func(t *testing.T) string {
			return asked(t, ask.ModifyDefenseDice, duel(60, [2]string{"hhh", "ebb"}, nil, []board.Token{board.Focus, board.Calculate}))
		}, "nothing"},
		{"X25-TOK-007 all of them", func(t *testing.T) string { return spends(t, board.Focus, 1) }, "3 0"},
		{"X25-TOK-008 one for each", func(t *testing.T) string { return spends(t, board.Calculate, 2) }, "1 1"},
		{"X25-STS-001 two tokens", func(t *testing.T) string {
			return flown(laid{phase: board.Activation, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0, board.Stress, board.Stress), far}, dials: map[board.ShipID]string{1: "3KR"}}.play(t))
		}, "2FW"},
		{"X25-STS-002 a white maneuver stays", func(t *testing.T) string {
			return flown(laid{phase: board.Activation, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0, board.Stress), far}, dials: map[board.ShipID]string{1: "4FW"}}.play(t))
		}, "4FW"},
		{"X25-STN-001 by one token", func(t *testing.T) string {
			return rolled(t, duel(60, [2]string{}, nil, []board.Token{board.Strain}))
		}, "3 2"},
		{"X25-STN-001 against a special weapon", func(t *testing.T) string {
			g := able(t, edition.LaterSecond(), cannon(nil, []board.Token{board.Strain}))
			return fmt.Sprint(g.Now().PreviewAttack(1, "upgrade:ioncannon", 2).DefenseDice)
		}, "2"},
		{"X25-STN-002 the attacker keeps its own", func(t *testing.T) string {
			g := able(t, edition.LaterSecond(), duel(60, [2]string{"bbb", "bbb"}, []board.Token{board.Strain}, []board.Token{board.Strain}))
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Until(ask.ChooseAttack, nil)
			return fmt.Sprint(g.Ship(1).Has(board.Strain), g.Ship(2).Has(board.Strain))
		}, "1 0"},
		{"X25-TRC-001 by more than that", func(t *testing.T) string {
			return fmt.Sprint(does(t, nil, red(tie, 400, 300, 0, board.Tractor, board.Tractor)).Now().Tractored(1))
		}, "true"},
		{"X25-TRC-005 a quarter, after a roll", func(t *testing.T) string { return pulled(t, "roll-left/middle") }, "left right none 90 1"},
		{"X25-TRC-005 stressed already", func(t *testing.T) string { return pulled(t, "boost-straight", board.Stress) }, "left right none 90 2"},
		{"X25-TOK-013 stressed, it is spent", func(t *testing.T) string {
			g := laid{phase: board.System, ships: []xwing.ScenarioShip{red("whisper", 400, 400, 0, board.Cloak, board.Stress), far}}.play(t)
			g.Pick(ask.SystemAbilities, "decloak")
			g.Pick(ask.ChooseDecloak, "boost-straight")
			return fmt.Sprint(g.Ship(1).Has(board.Cloak), " ", place(g.Ship(1).Pose))
		}, "0 400 520 0"},
	})
}
