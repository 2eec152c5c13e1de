package xwing_test

import (
	"fmt"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// Previews are the attack's own numbers, and change nothing.
func TestPreviewAttack(t *testing.T) {
	t.Run("numbers", func(t *testing.T) {
		for _, gap := range []float64{60, 160, 260} {
			d := duel{gap: gap, change: give(defender, board.Strain, 1)}
			s := d.state(t)
			before := string(s.Encode())
			p := s.PreviewAttack(attacker, "primary:0", defender)
			if string(s.Encode()) != before {
				t.Error("the preview changed the state")
			}
			g := xwingtest.Play(t, s)
			g.Pick(ask.ChooseAttack, shoot)
			eq(t, "attack dice", p.AttackDice, rolled(t, g, board.AttackDice))
			eq(t, "defense dice", p.DefenseDice, rolled(t, g, board.DefenseDice))
			eq(t, "range", p.Range, xwingtest.All[board.AttackDeclared](g)[0].Attack.Range)
		}
	})
	t.Run("after an attack", func(t *testing.T) {
		// What a card has noted in one attack is nothing to the next one.
		notes := card("pilot/"+xwingPilot,
			xwing.Ability{When: xwing.AfterBecomingDefender, If: func(*xwing.Table, xwing.Moment) bool { return true },
				Do: func(t *xwing.Table, m xwing.Moment) { t.NoteInAttack(m, "so") }},
			xwing.Ability{Query: xwing.AttackDiceCount, By: func(*xwing.Table, xwing.Moment) int { return 2 },
				If: func(t *xwing.Table, m xwing.Moment) bool { return t.NotedInAttack(m, "so") }})
		g := duel{gap: 160, cards: []*xwing.Card{notes}, attack: "bbbbb", defense: "eee"}.start(t)
		dice := func() string {
			p := g.Now().PreviewAttack(attacker, "primary:0", defender)
			var aim xwing.Aim
			g.Now().TakeAim(&aim, attacker)
			n, _ := aim.Dice("primary:0", defender)
			return fmt.Sprint(p.AttackDice, n)
		}
		eq(t, "before", dice(), "3 3")
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "rolled", rolled(t, g, board.AttackDice), 5)
		g.Until(ask.ChooseAttack, nil)
		eq(t, "after", dice(), "3 3")
	})
	t.Run("X20-OBT-006", func(t *testing.T) {
		// Wherever the obstacle lies in the band, the line shown is the one past it.
		for _, x := range []float64{435, 465} {
			s := duel{gap: 160, obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid0", Pose: at(x, 400)}}}.state(t)
			p := s.PreviewAttack(attacker, "primary:0", defender)
			eq(t, "lines", len(p.Lines), 2)
			eq(t, "obstructed", len(p.Obstructed), 0)
			eq(t, "defense dice", p.DefenseDice, 3)
		}
	})
	t.Run("X20-ATK-006 X20-ATK-009", func(t *testing.T) {
		// A refusal tells whose arc it is, and how far away the target is.
		why := func(gap, degrees float64) string {
			s := duel{gap: gap, change: func(s *xwing.State) {
				s.View.Ship(attacker).Pose = physics.PoseAt(450, 300, degrees)
			}}.state(t)
			return s.PreviewAttack(attacker, "primary:0", defender).Refusal.Why.String()
		}
		eq(t, "behind it", why(60, 180), `refusal.not-in-arc arc=front ship=ship:1 target=ship:2 weapon=primary:0`)
		eq(t, "far away", why(320, 0), `refusal.beyond-range-3 arc=front ship=ship:1 target=ship:2`)
	})
	t.Run("nonsense", func(t *testing.T) {
		s := duel{}.state(t)
		for _, p := range []xwing.AttackPreview{s.PreviewAttack(1, "primary:7", 2), s.PreviewAttack(1, "primary:0", 1)} {
			if p.Refusal == nil {
				t.Errorf("preview = %+v, want a refusal", p)
			}
		}
	})
}
