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

func TestLaterBearingClauses(t *testing.T) {
	ends := func(codes ...string) func(*testing.T) string {
		return func(t *testing.T) string {
			var out []string
			for _, code := range codes {
				g := lands(t, code)
				if g.Asks(ask.ChooseTallonRollPosition) {
					g.Pick(ask.ChooseTallonRollPosition, "middle")
				}
				out = append(out, place(g.Ship(1).Pose))
			}
			return strings.Join(out, ", ")
		}
	}
	tell(t, []told{
		{"X25-MNV-008 the other bank and the other turn", ends("1NB", "1TW"), "438 391 315, 345 355 90"},
		{"X25-MNV-010 to the right", ends("2PR"), "452 426 135"},
		{"X25-MNV-011 to the right", ends("2RR"), "482 382 180"},
		{"X25-MNV-017 reverse banks", ends("1AR", "1DR"), "362 209 315, 438 209 45"},
		{"X25-MNV-006 one of each, of several", func(t *testing.T) string {
			s := over("", nil)
			s.ships[0] = red(tie, 400, 300, 0, board.Stress, board.Stress, board.Strain, board.Strain, board.Deplete, board.Deplete)
			return events(s.flies(t, "2FB", ask.ChooseAttack, nil))
		}, "stress-1, strain-1, deplete-1, no action"},
		{"X25-MNV-005 though it is partial", func(t *testing.T) string {
			return fmt.Sprint(lands(t, "3KR", blue("nightbeast", 400, 490, 0)).Ship(1).Has(board.Stress))
		}, "1"},
		{"X25-MNV-014 X25-MNV-028 it has moved, fully or in part", func(t *testing.T) string {
			var out []string
			for _, g := range []*xwingtest.Game{lands(t, "0OR"), lands(t, "2FB", blue("nightbeast", 400, 440, 180))} {
				x := &xwing.Table{State: g.Now()}
				out = append(out, fmt.Sprint(x.HasMoved(1), " ", x.FullyExecuted(1), " ", x.Executed(1).Code()))
			}
			return strings.Join(out, ", ")
		}, "true true 0OR, true false 2FB"},
		{"X25-MNV-029 nor in that color", func(t *testing.T) string { return fmt.Sprint(lands(t, "2FR").Ship(1).Has(board.Stress)) }, "1"},
		{"X25-MNV-030 X25-MNV-032 all others", func(t *testing.T) string {
			var out []string
			for b := gauge.StraightAhead; b <= gauge.SideslipTurnRight; b++ {
				m := catalog.Maneuver{Speed: 2, Bearing: b, Difficulty: catalog.White}
				kind := map[bool]string{true: "basic", false: "advanced"}[xwing.Basic(b)]
				side := map[gauge.Side]string{gauge.NoSide: "", gauge.LeftSide: " left", gauge.RightSide: " right"}[xwing.Direction(b)]
				out = append(out, m.Code()[1:2]+" "+kind+side)
			}
			return strings.Join(out, ", ")
		}, "F basic, B basic left, N basic right, T basic left, Y basic right, K advanced, L advanced left, P advanced right, E advanced left, R advanced right, O advanced, S advanced, A advanced left, D advanced right, G advanced left, H advanced right, I advanced left, J advanced right"},
	})
}

func TestLaterOrderClauses(t *testing.T) {
	tell(t, []told{
		{"X25-ORD-006 nor is a result named", func(t *testing.T) string {
			told := 0
			notes := xwing.Ability{When: xwing.BeforeRolling, If: func(*xwing.Table, xwing.Moment) bool { told++; return false }, Do: func(*xwing.Table, xwing.Moment) {}}
			g := able(t, edition.LaterSecond(), table{phase: board.Planning, ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), far}}, notes)
			g.Dials(nil)
			return fmt.Sprint(g.Now().View.Phase > board.Planning, told)
		}, "true 0"},
		{"X25-ORD-008 in the first round, too", func(t *testing.T) string {
			state, err := xwing.New(rules(t, edition.LaterSecond()), [2]xwing.Muster{bare(tie), bare(tie)}, 1)
			if err != nil {
				t.Fatal(err)
			}
			table{dice: [2]string{firstRed + "bbbcbb"}}.load(state)
			g := xwingtest.Play(t, state)
			g.Until(ask.SetDials, nil)
			out := fmt.Sprint(g.Now().View.Round, " ", g.Now().View.First.ID())
			g.Dials(nil)
			return out + fmt.Sprint(", ", g.Now().View.Round, " ", g.Now().View.First.ID())
		}, "1 red, 1 blue"},
		{"X25-ACT-005 a linked one", func(t *testing.T) string {
			link := xwing.Ability{Query: xwing.AddingActions, If: itself, Bar: []catalog.BarAction{{Type: catalog.Focus, Difficulty: catalog.White, Linked: &catalog.LinkedAction{Type: catalog.Evade, Difficulty: catalog.White}}}}
			g := over("", nil).flies(t, "2FB", ask.ChooseAction, nil, link)
			g.Pick(ask.ChooseAction, "focus")
			out := offered(g, ask.ChooseAction)
			g.Pick(ask.ChooseAction, game.None)
			return out + fmt.Sprint(" ", g.Ship(1).Has(board.Evade))
		}, "evade none 0"},
	})
}
