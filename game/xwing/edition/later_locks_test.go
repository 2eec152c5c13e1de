package edition_test

import (
	"fmt"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/xwingtest"
)

func TestLaterJam(t *testing.T) {
	jam := func(by game.Seat) func(*xwing.Table) {
		return func(t *xwing.Table) { t.GainTokensFrom(by, 1, board.Jam, 1) }
	}
	choices := func(options ...xwing.ScenarioShip) func(*testing.T) string {
		return func(t *testing.T) string {
			return strings.Join(does(t, func(t *xwing.Table) { t.Jam(1) }, options...).Legal(ask.ChooseJamTarget), " ")
		}
	}
	tell(t, []told{
		{"X25-JAM-004 X25-JAM-006", choices(red(tie, 300, 300, 0), blue(tie, 300, 410, 180), blue(tie, 300, 510, 180),
			blue(tie, 400, 480, 180), red(tie, 200, 300, 0)), "ship:2 ship:3 none"},
		{"X25-JAM-006 X25-ACN-010 nobody is chosen", func(t *testing.T) string {
			return jams(t, "none")
		}, "1 failed, 0 jammed"},
		{"X25-JAM-006 the token is gone at once", func(t *testing.T) string {
			return jams(t, "ship:2", board.Focus)
		}, "0 failed, 0 jammed"},
		{"X25-JAM-004 in words", func(t *testing.T) string {
			o, _ := does(t, func(t *xwing.Table) { t.Jam(1) }, red(tie, 300, 300, 0), blue(tie, 300, 410, 180),
				blue(tie, 500, 600, 180)).Option(ask.ChooseJamTarget, "ship:3")
			return o.Refusal.Why.String()
		}, "refusal.not-to-be-jammed n=2"},
		{"X25-JAM-001 X25-JAM-005", func(t *testing.T) string {
			g := does(t, func(t *xwing.Table) {
				t.AcquireLock(1, "ship:2")
				jam(game.Blue)(t)
			}, red(tie, 300, 300, 0, board.Focus, board.Evade), blue(tie, 300, 450, 180))
			options := g.Open()[0].Seat.ID() + " " + strings.Join(g.Legal(ask.ChooseJamEffect), " ")
			g.Pick(ask.ChooseJamEffect, "lock:ship:2")
			return fmt.Sprint(options, len(g.Ship(1).Locks), g.Ship(1).Has(board.Jam), g.Ship(1).Has(board.Focus))
		}, "blue focus evade lock:ship:20 0 1"},
		{"X25-JAM-002", func(t *testing.T) string {
			return fmt.Sprint(does(t, jam(game.Blue), red(tie, 300, 300, 0)).Ship(1).Has(board.Jam))
		}, "1"},
		{"X25-JAM-003", func(t *testing.T) string {
			g := does(t, func(t *xwing.Table) {
				t.GainTokens(1, board.Focus, 1)
				t.AcquireLock(1, "ship:2")
			}, red(tie, 300, 300, 0, board.Jam, board.Jam), blue(tie, 300, 450, 180))
			return fmt.Sprint(g.Ship(1).Has(board.Focus), len(g.Ship(1).Locks), g.Ship(1).Has(board.Jam))
		}, "0 0 0"},
	})
}

func TestLaterLocks(t *testing.T) {
	tell(t, []told{
		{"X25-LCK-001", func(t *testing.T) string {
			g := table{phase: board.Engagement, obstacles: []xwing.ScenarioObstacle{asteroid(300, 450)},
				ships: []xwing.ScenarioShip{red(tie, 300, 300, 0), blue(tie, 300, 340, 180), blue(tie, 300, 800, 180),
					red(tie, 500, 300, 0)}}.start(t, edition.LaterSecond())
			var out []string
			for _, piece := range []string{"ship:1", "ship:2", "ship:3", "ship:4", "obstacle:1"} {
				if (&xwing.Table{State: g.Now()}).CanLock(1, piece) {
					out = append(out, piece)
				}
			}
			return strings.Join(out, " ")
		}, "ship:2 ship:4 obstacle:1"},
		{"X25-LCK-002 acquired", func(t *testing.T) string {
			return fmt.Sprint(does(t, func(t *xwing.Table) { t.AcquireLock(1, "ship:1") }, red(tie, 300, 300, 0)).Ship(1).Locks)
		}, "[]"},
		{"X25-LCK-001 devices, one at a time", func(t *testing.T) string {
			locks := printed(tie, xwing.Ability{When: xwing.StartOfEngagement, If: of(1), Do: func(t *xwing.Table, _ xwing.Moment) {
				t.AcquireLock(1, "device:1")
				t.AcquireLock(1, "ship:2")
			}})
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 300, 300, 0), blue("nightbeast", 300, 450, 180)},
				devices: []xwing.ScenarioDevice{device(game.Blue, "protonbomb", 400, 400, 0)}, own: []*xwing.Card{locks}}.play(t)
			var lost []string
			for _, e := range xwingtest.All[board.LockLost](g) {
				lost = append(lost, e.Target)
			}
			x := &xwing.Table{State: g.Now()}
			return fmt.Sprint(x.CanLock(1, "device:1"), lost, g.Ship(1).Locks)
		}, "true [device:1] [ship:2]"},
		{"X25-LCK-001 nothing in range", func(t *testing.T) string {
			ok := true
			does(t, func(t *xwing.Table) { ok = t.Lock(1) != "" }, red(tie, 100, 100, 0))
			return fmt.Sprint(ok)
		}, "false"},
		{"X25-LCK-002 X25-LCK-003", func(t *testing.T) string {
			g := does(t, func(t *xwing.Table) {
				t.AcquireLock(1, "ship:1")
				t.AcquireLock(1, "ship:2")
				t.MoveLock(1, "ship:2", "ship:1")
			}, red(tie, 300, 300, 0), blue(tie, 300, 450, 180))
			return fmt.Sprint(g.Ship(1).Locks)
		}, "[]"},
		{"X25-LCK-006", func(t *testing.T) string {
			two := xwing.Ability{Query: xwing.LockLimit, By: func(*xwing.Table, xwing.Moment) int { return 2 }}
			g := able(t, edition.LaterSecond(), table{phase: board.Engagement,
				ships: []xwing.ScenarioShip{red(tie, 300, 300, 0), blue(tie, 300, 450, 180), far}}, two,
				xwing.Ability{When: xwing.StartOfEngagement, Do: func(t *xwing.Table, _ xwing.Moment) {
					t.AcquireLock(1, "ship:2")
					t.AcquireLock(1, "ship:3")
					t.MoveLock(1, "ship:3", "ship:2")
				}})
			return fmt.Sprint(g.Ship(1).Locks)
		}, "[ship:2]"},
		{"X25-LCK-006 one locked already", func(t *testing.T) string {
			two := xwing.Ability{Query: xwing.LockLimit, By: func(*xwing.Table, xwing.Moment) int { return 2 }}
			g := able(t, edition.LaterSecond(), table{phase: board.Engagement,
				ships: []xwing.ScenarioShip{red(tie, 300, 300, 0), blue(tie, 300, 450, 180), far}}, two,
				xwing.Ability{When: xwing.StartOfEngagement, Do: func(t *xwing.Table, _ xwing.Moment) {
					t.AcquireLock(1, "ship:2")
					t.AcquireLock(1, "ship:2")
				}})
			return fmt.Sprint(g.Ship(1).Locks)
		}, "[ship:2]"},
		{"X25-LCK-005 spent, for more than one die", func(t *testing.T) string {
			s := duel(60, [2]string{"bbbhh", "bbb"}, nil, nil)
			s.does = func(t *xwing.Table) { t.AcquireLock(1, "ship:2") }
			g := s.start(t, edition.LaterSecond())
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Pick(ask.ModifyAttackDice, "lock")
			d := g.Open()[0]
			most := d.Max
			g.Pick(d.Kind, d.Options[0].ID, d.Options[1].ID)
			return fmt.Sprint(most, len(xwingtest.All[board.DiceModified](g)) > 0, g.Ship(1).Locks)
		}, "3 true []"},
		{"X25-LCK-005 on somebody else", func(t *testing.T) string {
			s := duel(60, [2]string{"bbb", "bbb"}, []board.Token{board.Focus}, nil)
			s.ships = append(s.ships, blue(tie, 500, 500, 180))
			s.does = func(t *xwing.Table) { t.AcquireLock(1, "ship:3") }
			g := s.start(t, edition.LaterSecond())
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			return fmt.Sprint(g.Asks(ask.ModifyAttackDice), len(g.Ship(1).Locks))
		}, "false 1"},
		{"X25-LCK-005", func(t *testing.T) string {
			s := duel(60, [2]string{"bbb"}, nil, nil)
			s.does = func(t *xwing.Table) { t.AcquireLock(1, "ship:2") }
			g := s.start(t, edition.LaterSecond())
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			return strings.Join(g.Legal(ask.ModifyAttackDice), " ")
		}, "lock done"},
	})
}
