package edition_test

import (
	"fmt"
	"strings"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/xwingtest"
)

func TestLaterRoundTurnClauses(t *testing.T) {
	two := []xwing.ScenarioShip{red(tie, 400, 300, 0), blue("nightbeast", 400, 400, 180)}
	tell(t, []told{
		{"X25-ACN-001 X25-ATK-029 again in the next round", func(t *testing.T) string {
			g := laid{phase: board.End, ships: two, change: func(s *xwing.State) {
				s.Memory.Ships[0].Actions, s.Memory.Ships[0].BonusAttack = []string{"focus"}, true
			}}.play(t)
			g.Until(ask.SetDials, nil)
			x := &xwing.Table{State: g.Now()}
			return fmt.Sprint(x.CanPerform(1, xwing.ActionGrant{Source: xwing.Deployment}), x.CanBonusAttack(1, xwing.AttackTerms{}), len(g.Now().Memory.Ships[0].Actions))
		}, "true true 0"},
		{"X25-ACT-008 X25-ACT-009 until the round is over", func(t *testing.T) string {
			var out []string
			note := func(s *xwing.State, id board.ShipID) {
				d := s.View.Ship(id).Dial
				out = append(out, fmt.Sprint(d.Revealed, " ", d.Maneuver.Code()))
			}
			ends := xwing.Ability{When: xwing.EndOfEndPhase, Do: func(t *xwing.Table, _ xwing.Moment) { note(t.State, 1) }}
			g := over("", nil).flies(t, "2FB", ask.ChooseAction, nil, ends)
			note(g.Now(), 1)
			waits := g.Ship(2).Dial
			g.Until(ask.SetDials, nil)
			return strings.Join(out, ", ") + fmt.Sprint("; ", waits.Assigned, waits.Revealed)
		}, "true 2FB, true 2FB; true false"},
		{"X25-ION-002 those on it stay, and all below the number", func(t *testing.T) string {
			shocks := func(t *xwing.Table) {
				t.AcquireLock(1, "ship:2")
				t.AcquireLock(2, "ship:1")
				t.GainTokens(1, board.Ion, 1)
			}
			var out []string
			for _, pilot := range []string{tie, medium} {
				g := does(t, shocks, red(pilot, 400, 300, 0), blue("nightbeast", 400, 450, 180))
				out = append(out, fmt.Sprint(len(g.Ship(1).Locks), len(g.Ship(2).Locks)))
			}
			return strings.Join(out, ", ")
		}, "0 1, 1 1"},
		{"X25-ORD-005 as often as it takes", func(t *testing.T) string {
			g := table{phase: board.Planning, ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), far}, dice: [2]string{"cfbcfb" + "bbbbbb" + "hhbhhb" + "bbbhbb"}}.start(t, edition.LaterSecond())
			g.Dials(nil)
			return fmt.Sprint(len(xwingtest.All[board.DiceRolled](g)), " ", g.Now().View.First.ID())
		}, "8 blue"},
		{"X25-ORD-014 the latest, higher or lower", func(t *testing.T) string {
			var out []string
			does(t, func(t *xwing.Table) {
				for _, n := range []int{2, 5, 3} {
					t.SetInitiative(1, "test", n, board.Engagement)
					out = append(out, fmt.Sprint(t.Initiative(1)))
				}
			}, red(tie, 100, 100, 0))
			return strings.Join(out, " ")
		}, "2 5 3"},
		{"X25-RNG-013 by range, not by distance", func(t *testing.T) string {
			nearest := xwing.Ability{Query: xwing.NearestTargets, If: of(1), By: func(*xwing.Table, xwing.Moment) int { return 1 }}
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue("nightbeast", 370, 460, 180), blue("nightbeast", 430, 500, 180), blue("nightbeast", 400, 600, 180)}, own: []*xwing.Card{printed(tie, nearest)}, change: engaged}.play(t)
			return offered(g, ask.ChooseAttack)
		}, "primary:0>ship:2 primary:0>ship:3 none"},
	})
}
