package xwing_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// acts is an ability of the start of the Engagement Phase.
func acts(do func(t *xwing.Table, m xwing.Moment)) xwing.Ability {
	return xwing.Ability{When: xwing.StartOfEngagement, If: always, Do: do}
}

func TestTokens(t *testing.T) {
	// Luke does something with tokens; Jek stands beside him.
	start := func(t *testing.T, luke, jek map[board.Token]int, do func(t *xwing.Table, m xwing.Moment)) *xwingtest.Game {
		ships := []xwing.ScenarioShip{xwingtest.Ship(game.Red, "lukeskywalker", 100, 100, 0),
			xwingtest.Ship(game.Red, "jekporkins", 200, 100, 0), xwingtest.Ship(game.Blue, "academypilot", 800, 800, 180)}
		ships[0].Tokens, ships[1].Tokens = luke, jek
		return fight(t, game.Red, []*xwing.Card{testCard(catalog.PilotCard, "lukeskywalker", acts(do))}, nil, ships...)
	}
	t.Run("X20-TOK-001", func(t *testing.T) {
		g := start(t, nil, nil, func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Evade, 2) })
		if !xwingtest.Has(g, func(e board.TokenGained) bool { return e == board.TokenGained{Ship: 1, Token: board.Evade, N: 2} }) {
			t.Errorf("events %s, want two evade tokens gained", g.Kinds())
		}
		if got := g.Ship(1).Has(board.Evade); got != 2 {
			t.Errorf("the ship has %d evade tokens, want 2", got)
		}
		g = start(t, map[board.Token]int{board.Evade: 1}, nil, func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Evade, 1) })
		if got := g.Ship(1).Has(board.Evade); got != 2 {
			t.Errorf("with one more the ship has %d evade tokens, want 2", got)
		}
	})
	t.Run("X20-TOK-002:remove", func(t *testing.T) {
		var removed []int
		g := start(t, map[board.Token]int{board.Focus: 1, board.Evade: 3}, nil, func(t *xwing.Table, m xwing.Moment) {
			removed = append(removed, t.RemoveTokens(m.Owner, board.Focus, 2), t.RemoveTokens(m.Owner, board.Evade, 2))
		})
		if s := g.Ship(1); removed[0] != 1 || removed[1] != 2 || s.Has(board.Focus) != 0 || s.Has(board.Evade) != 1 {
			t.Errorf("removed %v, left %d focus and %d evade; want 1 and 2, left 0 and 1", removed, s.Has(board.Focus), s.Has(board.Evade))
		}
		if xwingtest.Has(g, func(e board.TokenLost) bool { return e.Spent }) {
			t.Error("a token that is removed counts as spent")
		}
	})
	t.Run("X20-TOK-002:spend", func(t *testing.T) {
		ok := []bool{}
		g := start(t, map[board.Token]int{board.Focus: 1, board.Evade: 3}, nil, func(t *xwing.Table, m xwing.Moment) {
			ok = append(ok, t.SpendToken(m.Owner, board.Focus), t.SpendToken(m.Owner, board.Focus), t.SpendToken(m.Owner, board.Evade))
		})
		if !ok[0] || ok[1] || !ok[2] {
			t.Errorf("spending one of one, one of none, one of three = %v, want true, false, true", ok)
		}
		if n := len(xwingtest.All[board.TokenLost](g)); n != 2 {
			t.Errorf("tokens were lost %d times, want 2", n)
		}
		if got := g.Ship(1).Has(board.Evade); got != 2 {
			t.Errorf("%d evade tokens are left, want 2 of 3", got)
		}
	})
	t.Run("X20-TOK-003", func(t *testing.T) {
		moved := false
		g := start(t, map[board.Token]int{board.Focus: 2}, nil, func(t *xwing.Table, _ xwing.Moment) {
			moved = t.TransferToken(1, 2, board.Focus)
		})
		lost, gained := xwingtest.All[board.TokenLost](g), xwingtest.All[board.TokenGained](g)
		if !moved || len(lost) != 1 || lost[0].Ship != 1 || len(gained) != 1 || gained[0].Ship != 2 {
			t.Errorf("transferred %v: lost %+v, gained %+v", moved, lost, gained)
		}
	})
	t.Run("X20-TOK-004", func(t *testing.T) {
		moved := []bool{}
		g := start(t, map[board.Token]int{board.Cloak: 1}, map[board.Token]int{board.Cloak: 1}, func(t *xwing.Table, _ xwing.Moment) {
			moved = append(moved, t.TransferToken(1, 2, board.Focus), t.TransferToken(1, 2, board.Cloak))
		})
		if moved[0] || moved[1] {
			t.Errorf("transfers of a token that is not there, and to a ship that cannot gain it = %v, want none", moved)
		}
		if a, b := g.Ship(1).Has(board.Cloak), g.Ship(2).Has(board.Cloak); a != 1 || b != 1 {
			t.Errorf("cloak tokens %d and %d, want both to stay", a, b)
		}
		if got := g.Ship(2).Has(board.Focus); got != 0 {
			t.Errorf("a focus token came from nowhere: %d", got)
		}
	})
	t.Run("X20-TOK-004", func(t *testing.T) {
		keep := xwing.Ability{Query: xwing.KeepingToken, By: func(*xwing.Table, xwing.Moment) int { return 1 }}
		for what, c := range map[string]struct {
			to     board.ShipID
			more   []xwing.Ability
			change func(s *xwing.State)
		}{
			"a ship in reserve":             {to: 2, change: func(s *xwing.State) { s.View.Ships[1].Where = board.InReserve }},
			"a remote":                      {to: 4},
			"from a ship that must keep it": {to: 2, more: []xwing.Ability{keep}},
		} {
			moved := true
			abilities := append(c.more, acts(func(t *xwing.Table, _ xwing.Moment) { moved = t.TransferToken(1, c.to, board.Focus) }))
			ships := append(apart("lukeskywalker", "academypilot"), xwingtest.Ship(game.Blue, "academypilot", 700, 800, 180))
			ships[0].Tokens = map[board.Token]int{board.Focus: 1}
			ships[1].Seat, ships[1].Pose = game.Red, physics.PoseAt(200, 100, 0)
			g := xwingtest.Start(t, xwingtest.Rules(t, testCard(catalog.PilotCard, "lukeskywalker", abilities...)), xwing.Scenario{Phase: board.Engagement,
				Ships: ships, Devices: []xwing.ScenarioDevice{{Seat: game.Red, Kind: "sensorbuoy", Pose: physics.PoseAt(300, 300, 0)}}}, c.change)
			if moved || g.Ship(1).Has(board.Focus) != 1 || g.Ship(c.to).Has(board.Focus) != 0 {
				t.Errorf("%s: transferred %v", what, moved)
			}
		}
	})
	t.Run("X20-TOK-005 X20-TOK-006", func(t *testing.T) {
		for k := range board.TokenKinds {
			want := false
			switch k {
			case board.Focus, board.Evade, board.Calculate, board.ReinforceFore, board.ReinforceAft, board.Tractor, board.Jam, board.Disarm:
				want = true
			}
			if got := k.Circular(); got != want {
				t.Errorf("%s circular = %v, want %v", k, got, want)
			}
		}
	})
}

func TestTokensRemoved(t *testing.T) {
	var told []int
	counts := xwing.Ability{When: xwing.AfterRemovingToken, Do: nothing, If: func(_ *xwing.Table, m xwing.Moment) bool {
		told = append(told, int(m.Token), m.N)
		return false
	}}
	strips := doing(xwing.AfterManeuver, func(t *xwing.Table, id board.ShipID) { t.RemoveTokens(id, board.Stress, 2) })
	change := func(n int8) func(*xwing.State) {
		return func(s *xwing.State) { s.View.Ship(1).Tokens[board.Stress] = n }
	}
	for _, c := range []struct {
		had  int8
		want []int
	}{{3, []int{int(board.Stress), 1, int(board.Stress), 2}}, {1, []int{int(board.Stress), 1}}, {0, nil}} {
		told = nil
		fly(t, xwingtest.Rules(t, pilotCard(xwingT65, strips, counts)), ships(red(xwingT65, 400, 300, 0), blue(jedi, 400, 800, 180)),
			codes{1: "3FW"}, change(c.had))
		if !slices.Equal(told, c.want) {
			t.Errorf("of %d: told %v, want %v: each that is removed, once", c.had, told, c.want)
		}
	}
}
