package cards_test

import (
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

func TestPilotDamage(t *testing.T) {
	t.Run("panickedpilot", func(t *testing.T) {
		g := struck(t, "", "panickedpilot", board.Crit)
		ship := g.Ship(veteran)
		if ship.Has(board.Stress) != 2 || ship.Facedown != 1 || len(ship.Faceup) != 0 {
			t.Errorf("%d stress, %d facedown, %d faceup; want 2, 1, 0", ship.Has(board.Stress), ship.Facedown, len(ship.Faceup))
		}
	})
	t.Run("blindedpilot", func(t *testing.T) {
		g := damagedTable(t, board.Engagement, "blindedpilot", func(s *xwing.State) {
			ship := s.View.Ship(veteran)
			ship.Tokens[board.Focus] = 1
			ship.Locks = []string{"ship:2"}
			ship.Force = board.Charges{Active: 1, Limit: 1}
			roll(board.AttackDice, board.FocusResult, board.FocusResult, board.Blank, board.Blank)(s)
		})
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		if got := strings.Join(g.Legal(ask.ModifyAttackDice), " "); got != "force done" {
			t.Errorf("legal = %s, want force done", got)
		}
		g.Refused(ask.ModifyAttackDice, "focus")
		g.Refused(ask.ModifyAttackDice, "lock")
	})
	t.Run("blindedpilot does not hinder defending", func(t *testing.T) {
		g := damagedTable(t, board.Engagement, "blindedpilot", func(s *xwing.State) {
			s.View.Ship(veteran).Engaged = true
			s.View.Ship(veteran).Tokens[board.Focus] = 1
			roll(board.DefenseDice, board.FocusResult, board.FocusResult)(s)
		})
		g.Pick(ask.ChooseAttack, "primary:0>ship:1")
		g.Pick(ask.ModifyDefenseDice, "focus")
	})
	t.Run("X20-DCD-013", func(t *testing.T) {
		for face, stress := range map[board.Face]int{board.Hit: 1, board.Crit: 1, board.FocusResult: 0, board.Blank: 0} {
			g := damagedTable(t, board.Planning, "woundedpilot", roll(board.AttackDice, face))
			g.Dials(nil)
			g.Until(ask.ChooseAction, map[game.Kind][]string{ask.ChooseShipToActivate: {"ship:1"}})
			for g.Decision(ask.ChooseAction).About[0] != "ship:1" {
				g.Pick(ask.ChooseAction, "none")
				g.Until(ask.ChooseAction, nil)
			}
			g.Pick(ask.ChooseAction, "focus")
			if got := g.Ship(veteran).Has(board.Stress); got != stress {
				t.Errorf("%s: stress = %d, want %d", face, got, stress)
			}
		}
	})
	t.Run("X20-DCD-013 X20-FAQ-023 repaired rolls nothing", func(t *testing.T) {
		g := damagedTable(t, board.Planning, "woundedpilot", roll(board.AttackDice, board.Crit))
		acts(g, veteran, "card:damage/woundedpilot/1#1")
		if len(g.Ship(veteran).Faceup) != 0 || g.Ship(veteran).Has(board.Stress) != 0 {
			t.Errorf("faceup %v, stress %d; want none", g.Ship(veteran).Faceup, g.Ship(veteran).Has(board.Stress))
		}
	})
	t.Run("stunnedpilot", func(t *testing.T) {
		for _, c := range []struct{ y, want float64 }{{360, 1}, {700, 0}} {
			s := stunned(t, c.y)
			g := xwingtest.Play(t, s)
			g.Dials(map[board.ShipID]string{veteran: "1FB"})
			g.Until(ask.ChooseAttack, nil)
			if got := g.Ship(veteran).Facedown; got != int(c.want) {
				t.Errorf("cloud at y=%v: %d facedown cards, want %v", c.y, got, c.want)
			}
		}
	})
}
