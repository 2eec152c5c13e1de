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
