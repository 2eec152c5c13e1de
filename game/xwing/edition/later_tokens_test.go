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
	"xwing/game/xwing/xwingtest"
)

// does begins an Engagement Phase of 2.5 with what is done at its start.
func does(t *testing.T, f func(*xwing.Table), ships ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	own := &xwing.Card{ID: catalog.Card(catalog.PilotCard, far.Pilot), Editions: both}
	if f != nil {
		own.Abilities = []xwing.Ability{{When: xwing.StartOfEngagement, Do: func(t *xwing.Table, _ xwing.Moment) { f(t) },
			If: func(_ *xwing.Table, m xwing.Moment) bool { return int(m.Owner) == len(ships)+1 }}}
	}
	return xwingtest.Start(t, rules(t, edition.LaterSecond(), own), xwing.Scenario{Phase: board.Engagement, Ships: append(ships, far)}, nil)
}

// itself is about ship 1 alone.
func itself(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == 1 }

func TestLaterIon(t *testing.T) {
	ionized := func(tokens ...board.Token) table {
		return table{ships: []xwing.ScenarioShip{red(tie, 400, 300, 0, append(tokens, board.Ion)...), far}}
	}
	executed := func(dial string) func(*testing.T) string {
		return func(t *testing.T) string {
			s := ionized()
			if strings.HasPrefix(dial, "0") || strings.HasPrefix(dial, "1S") {
				s.ships[0] = red("omicrongrouppilot", 400, 300, 0, board.Ion, board.Ion, board.Ion)
			}
			s.phase, s.dice[0] = board.Planning, firstRed
			g := s.start(t, edition.LaterSecond())
			g.Dials(map[board.ShipID]string{1: dial})
			g.Until(ask.ChooseAttack, nil)
			return xwingtest.All[board.ManeuverExecuted](g)[0].Maneuver.Code() + " " + g.Ship(1).Dial.Maneuver.Code()
		}
	}
	least := func(pilot string) func(*testing.T) string {
		return func(t *testing.T) string {
			for n := 1; n < 6; n++ {
				ship := red(pilot, 300, 300, 0)
				ship.Tokens[board.Ion], ship.Tokens[board.Tractor] = n, n
				if g := does(t, nil, ship); g.Now().Ionized(1) {
					return fmt.Sprint(n, g.Now().Tractored(1))
				}
			}
			return "never"
		}
	}
	enemy := blue(tie, 400, 450, 180)
	lock := func(t *xwing.Table) { t.AcquireLock(1, "ship:2") }
	tell(t, []told{
		{"X25-ION-001 X25-TRC-001 small", least(tie), "1 true"},
		{"X25-ION-001 X25-TRC-001 medium", least(medium), "2 true"},
		{"X25-ION-001 X25-TRC-001 large", least(large), "3 true"},
		{"X25-ION-002 it breaks them", func(t *testing.T) string {
			g := does(t, func(t *xwing.Table) { lock(t); t.GainTokens(1, board.Ion, 1) }, red(tie, 400, 300, 0), enemy)
			return fmt.Sprint(len(g.Ship(1).Locks))
		}, "0"},
		{"X25-ION-002 it acquires none", func(t *testing.T) string {
			g := does(t, lock, red(tie, 400, 300, 0, board.Ion), enemy)
			return fmt.Sprint(len(g.Ship(1).Locks), (&xwing.Table{State: g.Now()}).CanLock(1, "ship:2"))
		}, "0 false"},
		{"X25-ION-002 not yet with one of two", func(t *testing.T) string {
			g := does(t, lock, red(medium, 400, 300, 0, board.Ion), enemy)
			return fmt.Sprint(len(g.Ship(1).Locks))
		}, "1"},
		{"X25-ION-003 straight", executed("4FW"), "1FB 4FW"},
		{"X25-ION-003 left", executed("2BB"), "1BB 2BB"},
		{"X25-ION-003 right", executed("2NB"), "1NB 2NB"},
		{"X25-ION-004", executed("0OR"), "1FB 0OR"},
		{"X25-ION-005 X25-ACT-013 a turn", executed("1TW"), "1BB 1TW"},
		{"X25-ION-005 a Koiogran turn", executed("3KR"), "1FB 3KR"},
		{"X25-ION-013", executed("1YW"), "1NB 1YW"},
		{"X25-ION-003 seen beforehand", func(t *testing.T) string {
			s := ionized()
			s.phase = board.Planning
			g := s.start(t, edition.LaterSecond())
			turn, _ := catalog.ParseManeuver("3TW")
			p := g.Now().PreviewDial(1, turn)
			return fmt.Sprint(p.Ion, " ", p.Maneuver.Code(), " ") + g.Open()[0].Slots[0].Options[0].Text.Key
		}, "true 1BB option.maneuver-ionized"},
		{"X25-ION-006", func(t *testing.T) string {
			harder := xwing.Ability{Query: xwing.ManeuverDifficulty, By: func(*xwing.Table, xwing.Moment) int { return 1 }}
			g := ionized().flies(t, "4FW", ask.ChooseAttack, nil, harder)
			return xwingtest.All[board.ManeuverExecuted](g)[0].Maneuver.Code()
		}, "1FB"},
		{"X25-ION-007", func(t *testing.T) string {
			told := 0
			count := func(*xwing.Table, xwing.Moment) { told++ }
			g := ionized().flies(t, "4FW", ask.ChooseAttack, nil, xwing.Ability{When: xwing.AfterRevealingDial, Do: count, If: itself},
				xwing.Ability{When: xwing.BeforeRevealingDial, Do: count, If: itself})
			return fmt.Sprint(told, len(xwingtest.All[board.DialRevealed](g)) > 0)
		}, "0 true"},
		{"X25-ION-008", func(t *testing.T) string {
			return strings.Join(ionized().flies(t, "4FW", ask.ChooseAction, nil).Legal(ask.ChooseAction), " ")
		}, "focus none"},
		{"X25-ION-008 granted", func(t *testing.T) string {
			g := does(t, func(t *xwing.Table) { t.PerformAction(1, xwing.ActionGrant{Source: xwing.Deployment}) }, red(tie, 400, 300, 0, board.Ion))
			return strings.Join(g.Legal(ask.ChooseAction), " ")
		}, "focus none"},
		{"X25-ION-009", func(t *testing.T) string {
			return fmt.Sprint(ionized(board.Ion).flies(t, "4FW", ask.ChooseAttack, nil).Ship(1).Has(board.Ion))
		}, "0"},
		{"X25-ION-010 X25-ION-011", func(t *testing.T) string {
			s := table{ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far}}
			shock := xwing.Ability{When: xwing.StartOfActivation, Do: func(t *xwing.Table, _ xwing.Moment) { t.GainTokens(1, board.Ion, 1) }}
			s2 := ionized()
			cure := xwing.Ability{When: xwing.StartOfActivation, Do: func(t *xwing.Table, _ xwing.Moment) { t.RemoveTokens(1, board.Ion, 1) }}
			a, b := s.flies(t, "4FW", ask.ChooseAttack, nil, shock), s2.flies(t, "4FW", ask.ChooseAttack, nil, cure)
			return xwingtest.All[board.ManeuverExecuted](a)[0].Maneuver.Code() + " " + xwingtest.All[board.ManeuverExecuted](b)[0].Maneuver.Code()
		}, "1FB 4FW"},
		{"X25-ION-012", func(t *testing.T) string {
			s := table{ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far}}
			g := s.flies(t, "4FW", ask.ChooseAction, nil, xwing.Ability{When: xwing.AfterManeuver, If: itself, Do: func(t *xwing.Table, _ xwing.Moment) { t.GainTokens(1, board.Ion, 1) }})
			can := strings.Join(g.Legal(ask.ChooseAction), " ")
			g.Until(ask.SetDials, nil)
			return fmt.Sprint(can, g.Ship(1).Has(board.Ion))
		}, "focus none1"},
		{"X25-ION-014", func(t *testing.T) string {
			g := ionized(board.Stress, board.Strain, board.Deplete).flies(t, "4FW", ask.ChooseAction, nil)
			return fmt.Sprint(g.Ship(1).Has(board.Stress), g.Ship(1).Has(board.Strain), g.Ship(1).Has(board.Deplete))
		}, "0 0 0"},
	})
}

func TestLaterTractor(t *testing.T) {
	pull := func(by game.Seat, n int) func(*xwing.Table) {
		return func(t *xwing.Table) { t.Tractor(by, 1, n) }
	}
	small := red(tie, 400, 300, 0)
	tell(t, []told{
		{"X25-TRC-002", tracts(2, func(t *xwing.Table) {
			for range 2 {
				t.Tractor(game.Blue, 1, 1)
				t.RemoveTokens(1, board.Tractor, 1)
			}
		}), "1 moves, 1 turns, stress+1"},
		{"X25-TRC-003", func(t *testing.T) string {
			g := does(t, pull(game.Blue, 1), small)
			return g.Open()[0].Seat.ID() + " " + strings.Join(g.Legal(ask.ChooseTractorMove), " ")
		}, "blue boost-straight roll-left/front roll-left/middle roll-left/back roll-right/front roll-right/middle roll-right/back none"},
		{"X25-TRC-003 by the straight 1", func(t *testing.T) string {
			var out []string
			for _, pick := range []string{"boost-straight", "roll-left/middle", "roll-right/back", "none"} {
				g := does(t, pull(game.Blue, 1), small)
				g.Pick(ask.ChooseTractorMove, pick)
				out = append(out, place(g.Ship(1).Pose))
			}
			return strings.Join(out, ", ")
		}, "400 380 0, 320 300 0, 480 290 0, 400 300 0"},
		{"X25-TRC-004", func(t *testing.T) string {
			g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{small, far}, obstacles: []xwing.ScenarioObstacle{asteroid(400, 380)},
				does: pull(game.Blue, 1)}.start(t, edition.LaterSecond())
			o, _ := g.Option(ask.ChooseTractorMove, "boost-straight")
			return o.Refusal.Rule
		}, "X25-OBS-026"},
		{"X25-TRC-005", tracts(1, pull(game.Blue, 1)), "1 moves, 1 turns, stress+1"},
		{"X25-TRC-005 to the right", func(t *testing.T) string {
			g := does(t, pull(game.Blue, 1), small)
			g.Pick(ask.ChooseTractorMove, "boost-straight")
			g.Pick(ask.ChooseTractorTurn, "right")
			return fmt.Sprint(g.Ship(1).Pose.Heading/100000, g.Ship(1).Has(board.Stress))
		}, "270 1"},
		{"X25-TRC-005 he need not", func(t *testing.T) string {
			g := does(t, pull(game.Blue, 1), small)
			g.Pick(ask.ChooseTractorMove, "boost-straight")
			seat := g.Open()[0].Seat.ID()
			g.Pick(ask.ChooseTractorTurn, "none")
			return fmt.Sprint(seat, g.Ship(1).Pose.Heading, g.Ship(1).Has(board.Stress))
		}, "red0 0"},
		{"X25-TRC-009 X25-TRC-005 by himself", tracts(1, pull(game.Red, 1)), "1 moves, 0 turns"},
		{"X25-TRC-009 X25-TRC-005 not moved", func(t *testing.T) string {
			g := does(t, pull(game.Blue, 1), small)
			g.Pick(ask.ChooseTractorMove, "none")
			return fmt.Sprint(g.Asks(ask.ChooseTractorTurn))
		}, "false"},
		{"X25-TRC-006 below the threshold", func(t *testing.T) string {
			g := does(t, nil, red(tie, 400, 300, 0), blue(medium, 400, 420, 180, board.Tractor))
			return fmt.Sprint(g.Now().PreviewAttack(1, "primary:0", 2).DefenseDice)
		}, "1"},
		{"X25-TRC-006 in any phase", func(t *testing.T) string {
			g := table{phase: board.Planning, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue(tie, 400, 420, 180, board.Tractor)}}.start(t, edition.LaterSecond())
			return fmt.Sprint(g.Now().PreviewAttack(1, "primary:0", 2).DefenseDice)
		}, "2"},
		{"X25-TRC-008", func(t *testing.T) string {
			g := does(t, pull(game.Blue, 1), red(tie, 24, 300, 0), red(tie, 24, 380, 0))
			return strings.Join(g.Legal(ask.ChooseTractorMove), " ")
		}, "roll-right/front roll-right/middle roll-right/back none"},
	})
}

// tracts is tractored by the rules of 2.5.
func tracts(times int, f func(*xwing.Table)) func(*testing.T) string {
	return func(t *testing.T) string { return tractored(times, f)(t, edition.LaterSecond()) }
}

func TestLaterJamAndLocks(t *testing.T) {
	jam := func(by game.Seat) func(*xwing.Table) {
		return func(t *xwing.Table) { t.GainTokensFrom(by, 1, board.Jam, 1) }
	}
	choices := func(options ...xwing.ScenarioShip) func(*testing.T) string {
		return func(t *testing.T) string {
			return strings.Join(does(t, func(t *xwing.Table) { t.Jam(1) }, options...).Legal(ask.ChooseJamTarget), " ")
		}
	}
	tell(t, []told{
		{"X25-JAM-004 X25-JAM-006", choices(red(tie, 300, 300, 0), blue(tie, 300, 410, 180), blue(tie, 300, 510, 180), blue(tie, 400, 480, 180), red(tie, 200, 300, 0)), "ship:2 ship:3 none"},
		{"X25-JAM-006 X25-ACN-010 nobody is chosen", func(t *testing.T) string {
			return jams(t, "none")
		}, "1 failed, 0 jammed"},
		{"X25-JAM-006 the token is gone at once", func(t *testing.T) string {
			return jams(t, "ship:2", board.Focus)
		}, "0 failed, 0 jammed"},
		{"X25-JAM-004 in words", func(t *testing.T) string {
			o, _ := does(t, func(t *xwing.Table) { t.Jam(1) }, red(tie, 300, 300, 0), blue(tie, 300, 410, 180), blue(tie, 500, 600, 180)).Option(ask.ChooseJamTarget, "ship:3")
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
		{"X25-LCK-001", func(t *testing.T) string {
			g := table{phase: board.Engagement, obstacles: []xwing.ScenarioObstacle{asteroid(300, 450)},
				ships: []xwing.ScenarioShip{red(tie, 300, 300, 0), blue(tie, 300, 340, 180), blue(tie, 300, 800, 180), red(tie, 500, 300, 0)}}.start(t, edition.LaterSecond())
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
			does(t, func(t *xwing.Table) { ok = t.Lock(1) }, red(tie, 100, 100, 0))
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
			two := xwing.Ability{Query: xwing.LockLimit, By: func(*xwing.Table, xwing.Moment) int { return 1 }}
			g := able(t, edition.LaterSecond(), table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 300, 300, 0), blue(tie, 300, 450, 180), far}}, two,
				xwing.Ability{When: xwing.StartOfEngagement, Do: func(t *xwing.Table, _ xwing.Moment) {
					t.AcquireLock(1, "ship:2")
					t.AcquireLock(1, "ship:3")
					t.MoveLock(1, "ship:3", "ship:2")
				}})
			return fmt.Sprint(g.Ship(1).Locks)
		}, "[ship:2]"},
		{"X25-LCK-006 one locked already", func(t *testing.T) string {
			two := xwing.Ability{Query: xwing.LockLimit, By: func(*xwing.Table, xwing.Moment) int { return 1 }}
			g := able(t, edition.LaterSecond(), table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 300, 300, 0), blue(tie, 300, 450, 180), far}}, two,
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
