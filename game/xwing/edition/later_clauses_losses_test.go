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

// TestLaterRemovalClauses plays when destroyed ships leave, and where a damage deck comes from.
func TestLaterRemovalClauses(t *testing.T) {
	// leaves is whether a ship is gone as soon as an ability of another has destroyed it.
	leaves := func(phase board.Phase, when xwing.Timing, about board.ShipID) string {
		gone := false
		ends := xwing.Ability{When: when, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == about }, Do: func(t *xwing.Table, _ xwing.Moment) {
			t.SufferDamage(2, xwing.Damage{Hits: 9})
			gone = t.Ship(2).Where == board.Removed
		}}
		g := able(t, edition.LaterSecond(), table{phase: phase, ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), red("nightbeast", 300, 100, 0), far}}, ends)
		if phase == board.Planning {
			g.Dials(nil)
		}
		g.Until(ask.SetDials, nil)
		return fmt.Sprint(gone)
	}
	// renews deals ship 1 a card where its player's deck is empty, and counts the cards known on red's two ships and on blue's.
	renews := func(discarded int) func(*testing.T) string {
		return func(t *testing.T) string {
			deals := printed(far.Pilot, xwing.Ability{When: xwing.StartOfEngagement, If: of(3), Do: func(t *xwing.Table, _ xwing.Moment) { t.DealDamageCard(1, false) }})
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red("jekporkins", 100, 100, 0), red("jekporkins", 200, 100, 0), far}, own: []*xwing.Card{deals}, change: func(s *xwing.State) {
				for i, seat := range []game.Seat{game.Red, game.Red, game.Blue} {
					deck := s.Hidden.Decks[seat].Cards
					s.Hidden.Facedown[i], s.View.Ships[i].Facedown = deck[2*i:2*i+2:2*i+2], 2
				}
				s.Hidden.Decks[game.Red].Discard = s.Hidden.Decks[game.Red].Cards[6 : 6+discarded : 6+discarded]
				s.Hidden.Decks[game.Red].Cards, s.View.Decks[game.Red] = nil, 0
			}}.play(t)
			var known [3]int
			for i := range known {
				for _, c := range g.Now().Hidden.Facedown[i] {
					if c.Card != "" {
						known[i]++
					}
				}
			}
			return fmt.Sprint(known, g.Now().View.Decks[game.Red])
		}
	}
	tell(t, []told{
		{"X25-DST-003 in the System Phase, in the End Phase", func(*testing.T) string {
			return leaves(board.Planning, xwing.StartOfSystem, 0) + " " + leaves(board.Engagement, xwing.StartOfEnd, 0)
		}, "true true"},
		{"X25-DST-003 not at once without an attack", func(*testing.T) string { return leaves(board.Engagement, xwing.BeforeEngaging, 1) }, "false"},
		{"X25-DST-007 by an attack in its Aftermath", func(t *testing.T) string {
			out := ""
			mourns := xwing.Ability{When: xwing.BeforeDestroyedRemoved, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Owner == 1 && m.Ship == 2 },
				Do: func(t *xwing.Table, _ xwing.Moment) {
					out = fmt.Sprint(t.View.Attack != nil && t.View.Attack.Step == board.Aftermath)
				}}
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue(tie, 400, 400, 180)}, dice: [2]string{"hhh", "bbb"}, own: []*xwing.Card{printed(tie, mourns)},
				change: func(s *xwing.State) { s.View.Ships[1].Facedown, s.View.Ships[1].Engaged = 2, true }}.play(t)
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Until("", nil)
			return out
		}, "true"},
		{"X25-DST-009 of all his ships", renews(0), "[1 0 2] 3"},
		{"X25-DST-009 not while there are others", renews(3), "[3 2 2] 2"},
		{"X25-PLN-001 in secret", func(t *testing.T) string {
			g := table{phase: board.Planning, ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), far}, dice: [2]string{firstRed}}.start(t, edition.LaterSecond())
			return fmt.Sprint(g.Open()[0].Kind == ask.SetDials, g.Open()[0].Private)
		}, "true true"},
	})
}

// TestLaterJamClauses plays what jam and deplete tokens take, and bumps with more than one ship about.
func TestLaterJamClauses(t *testing.T) {
	tell(t, []told{
		{"X25-JAM-001 one token for each", func(t *testing.T) string {
			jammed := func(n, focus int) string {
				g := does(t, func(t *xwing.Table) {
					t.GainTokens(1, board.Focus, focus)
					t.GainTokensFrom(game.Blue, 1, board.Jam, n)
				}, red(tie, 300, 300, 0))
				for g.Asks(ask.ChooseJamEffect) {
					g.Pick(ask.ChooseJamEffect, "focus")
				}
				return fmt.Sprint(g.Ship(1).Has(board.Focus), g.Ship(1).Has(board.Jam))
			}
			return jammed(1, 3) + ", " + jammed(2, 3)
		}, "2 0, 1 0"},
		{"X25-JAM-003 each of several, and no more", func(t *testing.T) string {
			var out []string
			for _, f := range []func(*xwing.Table){
				func(t *xwing.Table) { t.GainTokens(1, board.Focus, 2) },
				func(t *xwing.Table) { t.AcquireLock(1, "ship:2") },
			} {
				g := does(t, f, red(tie, 300, 300, 0, board.Jam, board.Jam), blue(tie, 300, 450, 180))
				out = append(out, fmt.Sprint(g.Ship(1).Has(board.Focus), len(g.Ship(1).Locks), g.Ship(1).Has(board.Jam)))
			}
			return strings.Join(out, ", ")
		}, "0 0 0, 0 0 1"},
		{"X25-JAM-004 at range 1 on all sides", func(t *testing.T) string {
			g := does(t, func(t *xwing.Table) { t.Jam(1) }, red(tie, 300, 300, 0), blue(tie, 400, 300, 180), blue(tie, 300, 200, 0))
			return strings.Join(g.Legal(ask.ChooseJamTarget), " ")
		}, "ship:2 ship:3 none"},
		{"X25-DPL-001 by any weapon", func(t *testing.T) string {
			s := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{with(red("bladesquadronveteran", 400, 300, 0, board.Deplete), "ioncannon"), blue(tie, 400, 450, 180)}}.play(t).Now()
			return fmt.Sprint(s.PreviewAttack(1, "primary:0", 2).AttackDice, s.PreviewAttack(1, "upgrade:ioncannon", 2).AttackDice)
		}, "2 2"},
		{"X25-OVL-013 whichever stands first", func(t *testing.T) string {
			g := laid{phase: board.Activation, dice: [2]string{"h"}, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue("nightbeast", 370, 440, 0), red("nightbeast", 411, 435, 180)}, dials: map[board.ShipID]string{1: "2FB"}}.play(t)
			return fmt.Sprint(g.Asks(ask.ChooseAction), hurts(g, 1))
		}, "false 1"},
		{"X25-OVL-011 although no bump action is left to it", func(t *testing.T) string {
			granted := xwing.Ability{When: xwing.AfterManeuver, If: itself, Do: func(t *xwing.Table, _ xwing.Moment) {
				t.PerformAction(1, xwing.ActionGrant{Source: xwing.Deployment, Stressed: true})
			}}
			g := laid{phase: board.Activation, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0, board.Stress), blue("nightbeast", 400, 420, 180)}, dials: map[board.ShipID]string{1: "2FW"}, own: []*xwing.Card{printed(tie, granted)}}.play(t)
			return fmt.Sprint(g.Asks(ask.ChooseAction), g.Now().View.Phase > board.Activation)
		}, "false true"},
		{"X25-OVL-018 of several it has overlapped", func(t *testing.T) string {
			return strings.Join(bumps(t, red("howlrunner", 370, 440, 0), red("nightbeast", 411, 435, 180)).Legal(ask.ChooseCarrier), " ")
		}, "ship:3 none"},
		{"X25-OVL-018 none that is elsewhere", func(t *testing.T) string {
			g := bumps(t, red("howlrunner", 400, 440, 0), red("nightbeast", 700, 435, 180))
			return fmt.Sprint(g.Asks(ask.ChooseCarrier), len(xwingtest.All[board.DiceRolled](g)))
		}, "false 1"},
	})
}

// bumps flies ship 1 into the first of two ships at least; the second could carry it.
func bumps(t *testing.T, other, carrier xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	carries := printed(carrier.Pilot, xwing.Ability{Query: xwing.Carrying, If: itself, By: func(*xwing.Table, xwing.Moment) int { return 1 }})
	return laid{phase: board.Activation, dice: [2]string{"b"}, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), other, carrier, far},
		dials: map[board.ShipID]string{1: "2FB"}, own: []*xwing.Card{carries}}.play(t)
}
