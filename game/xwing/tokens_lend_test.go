package xwing_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/xwingtest"
)

// lends lets the friends of a ship that fight spend what the query asks about.
func lends(q xwing.Query) *xwing.Card {
	return testCard(catalog.PilotCard, "biggsdarklighter", xwing.Ability{Query: q,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.Fight().Fighting(m.Ship) && t.Friendly(m.Owner, m.Ship)
		},
		By: func(*xwing.Table, xwing.Moment) int { return 1 }})
}

// lent has Luke, ship 1, attack ship 2 with Biggs, ship 3, beside him; his card does this once his attack dice are rolled.
func lent(t *testing.T, q xwing.Query, a xwing.Ability, more []xwing.Ability, change func(luke, biggs *board.Ship)) *xwingtest.Game {
	t.Helper()
	a.When, a.Of, a.If = xwing.AfterAttackStep, board.ModifyAttackDice.String(), you
	return duel{red: "lukeskywalker", attack: "hbb", defense: "bbb", cards: []*xwing.Card{lends(q), testCard(catalog.PilotCard, "lukeskywalker", append(more, a)...)},
		more:   []xwing.ScenarioShip{xwingtest.Ship(game.Red, "biggsdarklighter", 520, 300, 0)},
		change: func(s *xwing.State) { change(&s.View.Ships[0], &s.View.Ships[2]) }}.start(t)
}

func you(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == m.Owner }

func TestTokensLent(t *testing.T) {
	focus := func(own, his int8) func(luke, biggs *board.Ship) {
		return func(luke, biggs *board.Ship) { luke.Tokens[board.Focus], biggs.Tokens[board.Focus] = own, his }
	}
	var spent []board.ShipID
	counts := xwing.Ability{When: xwing.AfterSpendingToken, If: func(_ *xwing.Table, m xwing.Moment) bool {
		spent = append(spent, m.Ship)
		return false
	}, Do: nothing}
	for name, pays := range map[string]xwing.Ability{
		"cost":  {Cost: xwing.Cost{Spend: board.Focus, SpendN: 1}, Do: nothing},
		"green": {Cost: xwing.Cost{Green: true}, Do: nothing},
		"verb": {Do: func(table *xwing.Table, m xwing.Moment) {
			if !table.CanSpend(m.Owner, board.Focus) || !table.SpendToken(m.Owner, board.Focus) ||
				!table.Fight().SpentInAttack(1, board.Focus) || table.Fight().SpentGreen(3) {
				t.Error("nothing is spent, or not by the ship that attacks")
			}
		}},
	} {
		t.Run(name, func(t *testing.T) {
			spent = nil
			g := lent(t, xwing.Lending, pays, []xwing.Ability{counts}, focus(1, 1))
			g.Pick(ask.ChooseAttack, shoot)
			g.Until(ask.ChooseShip, nil)
			if got := g.Legal(ask.ChooseShip); !slices.Equal(got, []string{"ship:1", "ship:3"}) {
				t.Fatalf("tokens of %v, want Luke's and Biggs's", got)
			}
			g.Pick(ask.ChooseShip, "ship:3")
			if e := xwingtest.All[board.TokenLost](g); len(e) == 0 || e[0] != (board.TokenLost{Ship: 3, Token: board.Focus, N: 1, Spent: true, By: 1}) {
				t.Errorf("lost %+v", e)
			}
			if !slices.Equal(spent, []board.ShipID{1}) {
				t.Errorf("%v have spent one, want ship 1", spent)
			}
		})
	}
	t.Run("none else", func(t *testing.T) {
		g := lent(t, xwing.Lending, xwing.Ability{Cost: xwing.Cost{Spend: board.Focus, SpendN: 1}, Do: nothing}, nil, focus(0, 1))
		g.Pick(ask.ChooseAttack, shoot)
		if g.Asks(ask.ChooseShip) || g.Ship(3).Has(board.Focus) != 0 {
			t.Errorf("Biggs has %d focus tokens left, want none and no question", g.Ship(3).Has(board.Focus))
		}
	})
	t.Run("who may not", func(t *testing.T) {
		bars := xwing.Ability{Query: xwing.SpendingToken, If: you, Refuse: func(*xwing.Table, xwing.Moment) *game.Refusal { return new(game.Refusal) }}
		again := xwing.Ability{Cost: xwing.Cost{Spend: board.Focus, SpendN: 1}, Do: nothing}
		g := lent(t, xwing.Lending, again, []xwing.Ability{bars}, focus(0, 1))
		g.Pick(ask.ChooseAttack, shoot)
		if e := xwingtest.All[board.TokenLost](g); len(e) != 0 {
			t.Errorf("spent %+v although Luke may spend nothing", e)
		}
	})
}

func TestForceLent(t *testing.T) {
	force := func(own, hers int) func(luke, biggs *board.Ship) {
		return func(luke, biggs *board.Ship) {
			luke.Force, biggs.Force = board.Charges{Active: own, Limit: 2}, board.Charges{Active: hers, Limit: 2}
		}
	}
	two := xwing.Ability{Cost: xwing.Cost{Force: 2}, Do: nothing}
	var spent []int
	counts := xwing.Ability{When: xwing.AfterSpendingForce, If: func(_ *xwing.Table, m xwing.Moment) bool {
		if you(nil, m) {
			spent = append(spent, m.N)
		}
		return false
	}, Do: nothing}
	t.Run("one of each", func(t *testing.T) {
		g := lent(t, xwing.Lending, two, []xwing.Ability{counts}, force(1, 2))
		g.Pick(ask.ChooseAttack, shoot)
		g.Until(ask.ChooseShip, nil)
		g.Pick(ask.ChooseShip, "ship:1")
		if luke, biggs := g.Ship(1).Force.Active, g.Ship(3).Force.Active; g.Asks(ask.ChooseShip) || luke != 0 || biggs != 1 || !slices.Equal(spent, []int{2}) {
			t.Errorf("left %d and %d Force, spent %v at a time; want 0, 1 and 2", luke, biggs, spent)
		}
	})
	t.Run("too little", func(t *testing.T) {
		g := lent(t, xwing.Lending, two, nil, force(1, 0))
		g.Pick(ask.ChooseAttack, shoot)
		if e := xwingtest.All[board.ChargesChanged](g); len(e) != 0 {
			t.Errorf("spent %+v", e)
		}
	})
}
