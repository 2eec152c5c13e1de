package edition_test

import (
	"fmt"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

// TestLaterCardClauses plays what the errata of 2.5 say of cards.
func TestLaterCardClauses(t *testing.T) {
	// buys is what a charge of an astromech brings in the System Phase.
	buys := func(droid string) string {
		g := laid{phase: board.System, ships: []xwing.ScenarioShip{with(red("bluesquadronrookie", 400, 300, 0), droid), far}}.play(t)
		g.Pick(ask.SystemAbilities, "upgrade/"+droid+"/0")
		return offered(g, ask.ChooseAction)
	}
	tell(t, []told{
		{"X25-ERR-027 nobody recovers it", func(t *testing.T) string {
			back := func(upgrade string) int {
				l := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{with(red("bossk", 400, 300, 0), upgrade), far},
					own: []*xwing.Card{printed("bossk", xwing.Ability{When: xwing.StartOfEngagement, If: of(1), Do: func(t *xwing.Table, _ xwing.Moment) { t.RecoverCharges(1, upgrade, 1) }})}}
				l.change = func(s *xwing.State) { s.View.Ships[0].Upgrades[0].Charges.Active = 0 }
				return l.play(t).Ship(1).Upgrades[0].Charges.Active
			}
			return fmt.Sprint(back("contrabandcybernetics"), back("elusive"))
		}, "0 1"},
		{"X25-ERR-018 not where it is partial", func(t *testing.T) string {
			locks := func(others ...xwing.ScenarioShip) int {
				g := laid{phase: board.Activation, ships: append([]xwing.ScenarioShip{red("oddball-btlbywing", 400, 200, 0)}, others...), dials: map[board.ShipID]string{1: "4KR"}}.play(t)
				g.Until(ask.ChooseAttack, map[game.Kind][]string{ask.ChooseShip: {"ship:2"}})
				return len(xwingtest.All[board.LockAcquired](g))
			}
			// It turns round before an enemy, or ends before another without having turned.
			return fmt.Sprint(locks(blue(tie, 400, 250, 0)), locks(blue(tie, 400, 560, 180), red(tie, 400, 425, 0)))
		}, "1 0"},
		{"X25-ERR-020 X25-ERR-021 nothing else", func(t *testing.T) string {
			return buys("bbastromech") + ", " + buys("bb8")
		}, "barrelroll none, barrelroll boost none"},
		{"X25-ERR-030 only once one is gone", func(t *testing.T) string {
			may := func(left int) string {
				return strings.Join(laid{phase: board.System, ships: []xwing.ScenarioShip{with(red("scimitarsquadronpilot", 400, 400, 0), "concussionbombs"), far},
					change: func(s *xwing.State) { s.View.Ship(1).Upgrades[0].Charges.Active = left }}.play(t).Legal(ask.SystemAbilities), " ")
			}
			return may(3) + ", " + may(2)
		}, "upgrade/concussionbombs/0 done, upgrade/concussionbombs/0"},
		{"X25-ERR-038 jamming is not coordinating", func(t *testing.T) string {
			after := func(action, question, whom string) bool {
				g := laid{phase: board.Activation, ships: []xwing.ScenarioShip{with(red("captainkagi", 400, 300, 0, board.Deplete, board.Deplete), "protectorategleb"), red(tie, 500, 400, 0), blue(tie, 400, 520, 180)},
					dials: map[board.ShipID]string{1: "1FB"}, change: func(s *xwing.State) { s.View.Ship(3).Tokens[board.Focus] = 1 }}.play(t)
				g.Pick(ask.ChooseAction, action)
				g.Pick(game.Kind(question), whom)
				for g.Asks(ask.ChooseAction) && g.Open()[0].About[0] == "ship:2" {
					g.Pick(ask.ChooseAction, "focus")
				}
				return g.Asks(ask.UseAbility)
			}
			return fmt.Sprint(after("coordinate", string(ask.ChooseCoordinateTarget), "ship:2"), after("jam", string(ask.ChooseJamTarget), "ship:3"))
		}, "true false"},
		{"X25-ERR-063 the defender's dice are its own", func(t *testing.T) string {
			// Outmaneuver takes a die from a defender that does not look at its attacker: not in contact.
			dice := func(y float64) string {
				s := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{with(red("arvelcrynyd", 400, 300, 0), "outmaneuver"), blue(tie, 400, y, 0)}}.play(t).Now()
				p := s.PreviewAttack(1, "primary:0", 2)
				return fmt.Sprint(p.AttackDice, p.DefenseDice)
			}
			return dice(340) + ", " + dice(380)
		}, "3 3, 3 2"},
	})
}
