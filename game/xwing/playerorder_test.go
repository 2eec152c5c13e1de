package xwing_test

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

func TestPlayerOrder(t *testing.T) {
	rules := xwingtest.Rules(t)
	red, blue := squad(0, "lukeskywalker"), squad(0, "idenversio")
	start := func(redPoints, bluePoints int, faces ...board.Face) *xwingtest.Game {
		red.Points, blue.Points = redPoints, bluePoints
		return setUp(t, rules, red, blue, func(s *xwing.State) { s.Hidden.Loaded[board.AttackDice] = faces })
	}

	t.Run("X20-PLO-002 X20-SET-003:cheaper", func(t *testing.T) {
		for _, c := range []struct {
			red, blue int
			chooser   game.Seat
		}{{190, 200, game.Red}, {200, 199, game.Blue}} {
			g := start(c.red, c.blue)
			if d := g.Decision(ask.ChooseFirstPlayer); d.Seat != c.chooser {
				t.Errorf("squads of %d and %d: seat %d chooses, want %d", c.red, c.blue, d.Seat, c.chooser)
			}
			g.Pick(ask.ChooseFirstPlayer, "other")
			if got := g.Now().View.First; got != (1-c.chooser) || !g.Now().View.Chosen {
				t.Errorf("first player = %d, want %d", got, (1 - c.chooser))
			}
		}
		g := start(1, 2)
		g.Pick(ask.ChooseFirstPlayer, "self")
		if got := g.Now().View.First; got != game.Red {
			t.Errorf("first player = %d, want the chooser", got)
		}
	})
	t.Run("X20-PLO-003:call X20-SET-003:tie", func(t *testing.T) {
		g := start(200, 200)
		if d := g.Decision(ask.CallDie); d.Seat != game.Red {
			t.Errorf("seat %d calls, want Red", d.Seat)
		}
		g.Pick(ask.CallDie, "hits")
		if rolls := xwingtest.All[board.DiceRolled](g); len(rolls) != 1 || len(rolls[0].Dice) != 1 || rolls[0].Side != board.AttackDice {
			t.Errorf("rolls = %+v, want one attack die", rolls)
		}
	})
	t.Run("X20-PLO-003 no ship's", func(t *testing.T) {
		answers := func(when xwing.Timing) xwing.Ability {
			return xwing.Ability{When: when, If: func(*xwing.Table, xwing.Moment) bool {
				t.Errorf("%s answers the die of player order", when)
				return false
			}, Do: func(*xwing.Table, xwing.Moment) {}}
		}
		rules := xwingtest.Rules(t, card("pilot/lukeskywalker", answers(xwing.BeforeRolling), answers(xwing.AfterRolling)))
		red.Points, blue.Points = 200, 200
		setUp(t, rules, red, blue, nil).Pick(ask.CallDie, "hits")
	})
	t.Run("X20-PLO-003:faces X20-PLO-004", func(t *testing.T) {
		for _, c := range []struct {
			call    string
			face    board.Face
			chooser game.Seat
		}{
			{"hits", board.Hit, game.Red}, {"hits", board.Crit, game.Red},
			{"hits", board.Blank, game.Blue}, {"hits", board.FocusResult, game.Blue},
			{"misses", board.FocusResult, game.Red}, {"misses", board.Blank, game.Red},
			{"misses", board.Hit, game.Blue}, {"misses", board.Crit, game.Blue},
		} {
			g := start(200, 200, c.face)
			g.Pick(ask.CallDie, c.call)
			if d := g.Decision(ask.ChooseFirstPlayer); d.Seat != c.chooser {
				t.Errorf("%s called, %s rolled: seat %d chooses, want %d", c.call, c.face, d.Seat, c.chooser)
			}
		}
	})
}
