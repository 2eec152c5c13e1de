package edition_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/xwingtest"
)

func TestLaterDiceClauses(t *testing.T) {
	tell(t, []told{
		{"X25-STN-002 before the roll", func(t *testing.T) string {
			g := able(t, edition.LaterSecond(), duel(60, [2]string{"bbb", "bbb"}, nil, []board.Token{board.Strain, board.Strain}))
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Until(ask.ChooseAttack, nil)
			return kinds(g, "DiceRolled", "TokenLost") + fmt.Sprint(" ", g.Ship(2).Has(board.Strain))
		}, "DiceRolled TokenLost DiceRolled 1"},
		{"X25-STN-006 no enemy does", func(t *testing.T) string {
			fewer := func(id board.ShipID) xwing.Ability {
				a := counts(xwing.DefenseDiceCount, -1)
				a.If = func(_ *xwing.Table, m xwing.Moment) bool { return m.Owner == id }
				return a
			}
			roll := func(mm float64, id board.ShipID) string {
				return rolled(t, duel(mm, [2]string{}, nil, []board.Token{board.Strain}), fewer(id))
			}
			return roll(0, 1) + ", " + roll(160, 1)
		}, "2 2, 2 1"},
		{"X25-ATK-012 X25-ATK-011 of no dice, and one", func(t *testing.T) string {
			s := duel(260, [2]string{}, nil, []board.Token{board.Strain})
			s.ships[1] = blue("patrolleader", 400, 610, 180, board.Strain)
			p := s.start(t, edition.LaterSecond()).Now().PreviewAttack(1, "primary:0", 2)
			s.ships[1] = blue("patrolleader", 400, 610, 180)
			q := s.start(t, edition.LaterSecond()).Now().PreviewAttack(1, "primary:0", 2)
			card := printed("patrolleader", counts(xwing.DefenseDiceCount, 1))
			near := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0),
				blue("patrolleader", 400, 510, 180, board.Strain)}, own: []*xwing.Card{card}}.play(t).Now().PreviewAttack(1, "primary:0", 2)
			return fmt.Sprint(p.Range, p.DefenseDice, q.DefenseDice, "; ", near.Range, near.DefenseDice)
		}, "3 0 1; 2 0"},
		{"X25-DPL-001 X25-TOK-004 the colors", func(t *testing.T) string {
			var out []string
			for k := range board.TokenKinds {
				out = append(out, k.String()+fmt.Sprint(k.Color(), k.Circular()))
			}
			return strings.Join(out, " ")
		}, "focus0 true evade0 true calculate0 true reinforcefore0 true reinforceaft0 true " +
			"stress2 false strain2 false ion2 false tractor1 true jam1 true disarm1 true cloak3 false deplete2 false"},
		{"X25-TOK-004 X25-TOK-006 locks on it are red, too", func(t *testing.T) string {
			sheds := func(colors ...board.Color) string {
				g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0, board.Focus, board.Stress),
					blue("nightbeast", 400, 500, 180)},
					own: []*xwing.Card{printed(tie, starts(func(t *xwing.Table, m xwing.Moment) { t.Shed(m, 1, colors...) }))},
					change: func(s *xwing.State) {
						s.View.Ships[0].Locks, s.View.Ships[1].Locks = []string{"ship:2"}, []string{"ship:1"}
					}}.play(t)
				return offered(g, ask.ChooseToken)
			}
			return sheds(board.RedColor) + ", " + sheds(board.Green, board.Orange)
		}, "stress ship:2, focus"},
		{"X25-TOK-001 spent and handed on", func(t *testing.T) string {
			g := does(t, func(t *xwing.Table) {
				t.SpendToken(1, board.Focus)
				t.TransferToken(1, 2, board.Focus)
				t.SpendToken(1, board.Evade)
			}, red(tie, 400, 300, 0, board.Focus, board.Focus, board.Focus), red(tie, 500, 300, 0))
			return fmt.Sprint(g.Ship(1).Has(board.Focus), g.Ship(2).Has(board.Focus))
		}, "1 1"},
	})
}

func TestLaterAftermathClauses(t *testing.T) {
	tell(t, []told{
		{"X25-ATK-024 each in its turn, and then gone", func(t *testing.T) string {
			g := able(t, edition.LaterSecond(), duel(60, [2]string{"chc", "bbb"}, nil, nil))
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Until(ask.ChooseAttack, nil)
			var out []string
			for _, e := range g.Events {
				switch e := e.(type) {
				case board.DamageSuffered:
					out = append(out, fmt.Sprint("crit ", e.Crit))
				case board.DiceCanceled:
					out = append(out, fmt.Sprint("gone ", e.Canceled))
				}
			}
			return strings.Join(out, ", ")
		}, "crit false, gone [hit], crit true, crit true, gone [crit crit]"},
		{"X25-ATK-028 X25-ATK-029 what comes after the first", func(t *testing.T) string {
			again := xwing.Ability{When: xwing.AfterAttacking, Bonus: true,
				Do: func(t *xwing.Table, _ xwing.Moment) { t.BonusAttack(1, xwing.AttackTerms{}) }}
			g := able(t, edition.LaterSecond(), duel(60, [2]string{"bbbbbbbbb"}, nil, nil), again)
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Pick(ask.ChooseBonusAttack, "primary:0>ship:2")
			var out []string
			for _, e := range xwingtest.All[board.AttackDeclared](g) {
				out = append(out, fmt.Sprint(e.Attack.Bonus))
			}
			return strings.Join(out, " ")
		}, "false true"},
		{"X25-DST-003 by an ability, too", func(t *testing.T) string {
			ends := xwing.Ability{When: xwing.BeforeEngaging, If: itself, Do: func(t *xwing.Table, _ xwing.Moment) { t.Destroy(2) }}
			g := able(t, edition.LaterSecond(), table{phase: board.Engagement,
				ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), blue(tie, 800, 800, 180)}}, ends)
			g.Until("", nil)
			var out []string
			for _, e := range xwingtest.All[board.ShipEngaged](g) {
				out = append(out, e.Ship.Piece())
			}
			return strings.Join(out, " ") + fmt.Sprint(" ", g.Ship(2).Where == board.Removed)
		}, "ship:1 ship:2 true"},
		{"X25-DST-007 not a second time", func(t *testing.T) string {
			n := 0
			mourns := xwing.Ability{When: xwing.BeforeDestroyedRemoved, Do: func(*xwing.Table, xwing.Moment) { n++ }}
			ends := xwing.Ability{When: xwing.BeforeManeuver, If: itself, Do: func(t *xwing.Table, _ xwing.Moment) { t.Destroy(2) }}
			g := able(t, edition.LaterSecond(), table{phase: board.Planning,
				ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), red("nightbeast", 300, 100, 0), far}}, mourns, ends)
			g.Dials(nil)
			g.Until(ask.ChooseAttack, nil)
			return fmt.Sprint(n)
		}, "1"},
		{"X25-ATK-026 X25-ATK-027 bonus attacks after all else", func(t *testing.T) string {
			var order []string
			say := func(what string, when xwing.Timing, bonus bool) xwing.Ability {
				return xwing.Ability{When: when, Bonus: bonus, Do: func(*xwing.Table, xwing.Moment) { order = append(order, what) },
					If: func(_ *xwing.Table, m xwing.Moment) bool {
						return m.Ship == map[xwing.Timing]board.ShipID{xwing.AfterAttacking: 1, xwing.AfterDefending: 2}[when] &&
							m.Owner == m.Ship
					}}
			}
			all := []xwing.Ability{say("attacker's bonus", xwing.AfterAttacking, true), say("attacker's", xwing.AfterAttacking, false),
				say("defender's bonus", xwing.AfterDefending, true), say("defender's", xwing.AfterDefending, false)}
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue("nightbeast", 400, 400, 180)},
				dice: [2]string{"bbb", "bbb"}, own: []*xwing.Card{printed(tie, all...), printed("nightbeast", all...)},
				change: func(s *xwing.State) { s.View.Ships[1].Engaged = true }}.play(t)
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Until(ask.SetDials, nil)
			return strings.Join(order, ", ")
		}, "defender's, attacker's, defender's bonus, attacker's bonus"},
		{"X25-ATK-026 a ship of his is destroyed", func(t *testing.T) string {
			var order []string
			mourns := xwing.Ability{When: xwing.BeforeDestroyedRemoved,
				If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Owner == 1 && m.Ship == 3 },
				Do: func(t *xwing.Table, _ xwing.Moment) {
					order = append(order, fmt.Sprint("mourns ", t.View.Attack != nil))
				}}
			loses := xwing.Ability{When: xwing.IfAttackHits, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Owner == 1 },
				Do: func(t *xwing.Table, _ xwing.Moment) { t.Destroy(3) }}
			after := xwing.Ability{When: xwing.AfterAttacking,
				If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Owner == 1 && m.Ship == 1 },
				Do: func(*xwing.Table, xwing.Moment) { order = append(order, "attacked") }}
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue("nightbeast", 400, 400, 180),
				red("howlrunner", 100, 100, 0)}, dice: [2]string{"hhh", "bbb"}, own: []*xwing.Card{printed(tie, mourns, loses, after)},
				change: func(s *xwing.State) { s.View.Ships[1].Engaged, s.View.Ships[2].Engaged = true, true }}.play(t)
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Until(ask.SetDials, nil)
			return strings.Join(order, " ")
		}, "attacked mourns true"},
		{"X25-DST-009 shuffled, and as many as before", func(t *testing.T) string {
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(large, 400, 300, 0), far},
				own: []*xwing.Card{printed(large, starts(func(t *xwing.Table,
					_ xwing.Moment) {
					t.SufferDamage(1, xwing.Damage{Hits: 1})
				}))},
				change: func(s *xwing.State) {
					s.View.Ships[0].Shields.Active, s.View.Ships[0].Hull, s.View.Ships[0].Facedown = 0, 40, 33
					slices.SortFunc(s.Hidden.Decks[0].Cards, func(a, b xwing.DamageCard) int { return strings.Compare(a.Card, b.Card) })
					s.Hidden.Facedown[0], s.Hidden.Decks[0].Cards, s.View.Decks[0] = s.Hidden.Decks[0].Cards, nil, 0
				}}.play(t)
			deck := g.Now().Hidden.Decks[0].Cards
			sorted := 0
			for i := range deck[1:] {
				if deck[i].Card == deck[i+1].Card {
					sorted++
				}
			}
			return fmt.Sprint(g.Ship(1).DamageCards(), len(deck), len(g.Now().Hidden.Facedown[0]), sorted < 15)
		}, "34 32 34 true"},
	})
}
