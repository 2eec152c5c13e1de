package edition_test

import (
	"fmt"
	"slices"
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

// ionized is an Activation Phase in which red's ship, of small size and with an ion token, activates with a dial.
func ionized(t *testing.T, dial string, ship xwing.ScenarioShip, own ...xwing.Ability) *xwingtest.Game {
	t.Helper()
	ship.Tokens[board.Ion]++
	return laid{phase: board.Activation, ships: []xwing.ScenarioShip{ship, far}, dials: map[board.ShipID]string{1: dial}, own: []*xwing.Card{printed(ship.Pilot, own...)}}.play(t)
}

func TestLaterIonClauses(t *testing.T) {
	tell(t, []told{
		{"X25-ION-002 every lock", func(t *testing.T) string {
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue(tie, 400, 500, 180), blue(tie, 600, 500, 180)}, own: []*xwing.Card{printed(tie, starts(func(t *xwing.Table, _ xwing.Moment) {
				if t.Ship(1).Has(board.Ion) == 0 {
					t.GainTokens(1, board.Ion, 1)
				}
			}))}, change: func(s *xwing.State) { s.View.Ships[0].Locks = []string{"ship:2", "ship:3"} }}.play(t)
			return fmt.Sprint(g.Ship(1).Locks)
		}, "[]"},
		{"X25-ION-005 every bearing", func(t *testing.T) string {
			var out []string
			for b := gauge.StraightAhead; b <= gauge.SideslipTurnRight; b++ {
				s := does(t, nil, red(tie, 400, 300, 0, board.Ion)).Now()
				m := catalog.Maneuver{Speed: 2, Bearing: b, Difficulty: catalog.Red}
				out = append(out, m.Code()[1:2]+s.PreviewDial(1, m).Maneuver.Code())
			}
			return strings.Join(out, " ")
		}, "F1FB B1BB N1NB T1BB Y1NB K1FB L1BB P1NB E1BB R1NB O1FB S1FB A1BB D1NB G1BB H1NB I1BB J1NB"},
		{"X25-ION-008 whatever grants it", func(t *testing.T) string {
			linked := ionized(t, "2FB", red("maarekstele", 400, 300, 0))
			linked.Until(ask.ChooseAction, nil)
			out := offered(linked, ask.ChooseAction)
			linked.Pick(ask.ChooseAction, "focus")
			out += "; " + offered(linked, ask.ChooseAction)
			card := ionized(t, "2FB", red(tie, 400, 300, 0), xwing.Ability{When: xwing.BeforeActivating, If: itself, Act: &xwing.ActionGrant{Only: []catalog.BarAction{{Type: catalog.Evade}, {Type: catalog.Focus}}}})
			return out + "; " + offered(card, ask.ChooseAction)
		}, "focus none; nothing; focus none"},
		{"X25-ION-009 after its action", func(t *testing.T) string {
			g := ionized(t, "2FB", red(tie, 400, 300, 0))
			before := g.Ship(1).Has(board.Ion)
			g.Pick(ask.ChooseAction, "none")
			return fmt.Sprint(before, g.Ship(1).Has(board.Ion))
		}, "1 0"},
		{"X25-ION-010 too few of them", func(t *testing.T) string {
			return flown(ionized(t, "2BW", red(medium, 400, 300, 0)))
		}, "2BW"},
		{"X25-ION-013 for cards that read it", func(t *testing.T) string {
			g := ionized(t, "1YW", red(tie, 400, 300, 0))
			return g.Ship(1).Dial.Maneuver.Code() + " " + flown(g)
		}, "1YW 1NB"},
	})
}

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
			near := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue("patrolleader", 400, 510, 180, board.Strain)}, own: []*xwing.Card{card}}.play(t).Now().PreviewAttack(1, "primary:0", 2)
			return fmt.Sprint(p.Range, p.DefenseDice, q.DefenseDice, "; ", near.Range, near.DefenseDice)
		}, "3 0 1; 2 0"},
		{"X25-DPL-001 X25-TOK-004 the colors", func(t *testing.T) string {
			var out []string
			for k := range board.TokenKinds {
				out = append(out, k.String()+fmt.Sprint(k.Color(), k.Circular()))
			}
			return strings.Join(out, " ")
		}, "focus0 true evade0 true calculate0 true reinforcefore0 true reinforceaft0 true stress2 false strain2 false ion2 false tractor1 true jam1 true disarm1 true cloak3 false deplete2 false"},
		{"X25-TOK-004 X25-TOK-006 locks on it are red, too", func(t *testing.T) string {
			sheds := func(colors ...board.Color) string {
				g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0, board.Focus, board.Stress), blue("nightbeast", 400, 500, 180)},
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
			again := xwing.Ability{When: xwing.AfterAttacking, Bonus: true, Do: func(t *xwing.Table, _ xwing.Moment) { t.BonusAttack(1, xwing.AttackTerms{}) }}
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
			g := able(t, edition.LaterSecond(), table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), blue(tie, 800, 800, 180)}}, ends)
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
			g := able(t, edition.LaterSecond(), table{phase: board.Planning, ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), red("nightbeast", 300, 100, 0), far}}, mourns, ends)
			g.Dials(nil)
			g.Until(ask.ChooseAttack, nil)
			return fmt.Sprint(n)
		}, "1"},
		{"X25-ATK-026 X25-ATK-027 bonus attacks after all else", func(t *testing.T) string {
			var order []string
			say := func(what string, when xwing.Timing, bonus bool) xwing.Ability {
				return xwing.Ability{When: when, Bonus: bonus, Do: func(*xwing.Table, xwing.Moment) { order = append(order, what) },
					If: func(_ *xwing.Table, m xwing.Moment) bool {
						return m.Ship == map[xwing.Timing]board.ShipID{xwing.AfterAttacking: 1, xwing.AfterDefending: 2}[when] && m.Owner == m.Ship
					}}
			}
			all := []xwing.Ability{say("attacker's bonus", xwing.AfterAttacking, true), say("attacker's", xwing.AfterAttacking, false), say("defender's bonus", xwing.AfterDefending, true), say("defender's", xwing.AfterDefending, false)}
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue("nightbeast", 400, 400, 180)}, dice: [2]string{"bbb", "bbb"}, own: []*xwing.Card{printed(tie, all...), printed("nightbeast", all...)},
				change: func(s *xwing.State) { s.View.Ships[1].Engaged = true }}.play(t)
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Until(ask.SetDials, nil)
			return strings.Join(order, ", ")
		}, "defender's, attacker's, defender's bonus, attacker's bonus"},
		{"X25-ATK-026 a ship of his is destroyed", func(t *testing.T) string {
			var order []string
			mourns := xwing.Ability{When: xwing.BeforeDestroyedRemoved, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Owner == 1 && m.Ship == 3 }, Do: func(t *xwing.Table, _ xwing.Moment) {
				order = append(order, fmt.Sprint("mourns ", t.View.Attack != nil))
			}}
			loses := xwing.Ability{When: xwing.IfAttackHits, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Owner == 1 }, Do: func(t *xwing.Table, _ xwing.Moment) { t.Destroy(3) }}
			after := xwing.Ability{When: xwing.AfterAttacking, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Owner == 1 && m.Ship == 1 }, Do: func(*xwing.Table, xwing.Moment) { order = append(order, "attacked") }}
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue("nightbeast", 400, 400, 180), red("howlrunner", 100, 100, 0)}, dice: [2]string{"hhh", "bbb"}, own: []*xwing.Card{printed(tie, mourns, loses, after)},
				change: func(s *xwing.State) { s.View.Ships[1].Engaged, s.View.Ships[2].Engaged = true, true }}.play(t)
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Until(ask.SetDials, nil)
			return strings.Join(order, " ")
		}, "attacked mourns true"},
		{"X25-DST-009 shuffled, and as many as before", func(t *testing.T) string {
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(large, 400, 300, 0), far}, own: []*xwing.Card{printed(large, starts(func(t *xwing.Table, _ xwing.Moment) { t.SufferDamage(1, xwing.Damage{Hits: 1}) }))},
				change: func(s *xwing.State) {
					s.View.Ships[0].Shields.Active, s.View.Ships[0].Hull, s.View.Ships[0].Facedown = 0, 40, 33
					slices.SortFunc(s.Hidden.Decks[0], func(a, b xwing.DamageCard) int { return strings.Compare(a.Card, b.Card) })
					s.Hidden.Facedown[0], s.Hidden.Decks[0], s.View.Decks[0] = s.Hidden.Decks[0], nil, 0
				}}.play(t)
			deck := g.Now().Hidden.Decks[0]
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

func TestLaterAbilityClauses(t *testing.T) {
	tell(t, []told{
		{"X25-ABQ-001 X25-ORD-010 all of the first player's", func(t *testing.T) string {
			var out []string
			for _, first := range []game.Seat{game.Red, game.Blue} {
				var order []string
				says := func(id board.ShipID) xwing.Ability {
					return xwing.Ability{When: xwing.StartOfEngagement, If: of(id), Do: func(*xwing.Table, xwing.Moment) { order = append(order, fmt.Sprint(int(id))) }}
				}
				g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{blue("nightbeast", 700, 700, 180), red(tie, 100, 100, 0), blue("howlrunner", 600, 700, 180)}, change: func(s *xwing.State) { s.View.First = first },
					own: []*xwing.Card{printed("nightbeast", says(1)), printed(tie, says(2)), printed("howlrunner", says(3))}}.play(t)
				if g.Asks(ask.ChooseAbility) {
					g.Pick(ask.ChooseAbility, g.Legal(ask.ChooseAbility)[1])
				}
				out = append(out, strings.Join(order, " "))
			}
			return strings.Join(out, ", ")
		}, "2 3 1, 3 1 2"},
		{"X25-ABQ-002 X25-MNV-005 a maneuver's stress", func(t *testing.T) string {
			stressed := -1
			after := xwing.Ability{When: xwing.AfterManeuver, If: itself, Do: func(t *xwing.Table, _ xwing.Moment) {
				if stressed < 0 {
					stressed = t.Ship(1).Has(board.Stress)
				}
			}}
			over("", nil).flies(t, "3KR", ask.ChooseAttack, nil, after)
			return fmt.Sprint(stressed)
		}, "1"},
		{"X25-ABQ-002 what an action does", func(t *testing.T) string {
			var focus []string
			after := xwing.Ability{When: xwing.AfterAction, If: itself, Do: func(t *xwing.Table, _ xwing.Moment) {
				focus = append(focus, fmt.Sprint(t.Ship(1).Has(board.Focus), len(t.Memory.Ships[0].Actions)))
			}}
			g := able(t, edition.LaterSecond(), lonely(), begins(func(t *xwing.Table) { grants(t, catalog.Focus) }), after)
			g.Pick(ask.ChooseAction, "focus")
			return strings.Join(focus, ", ") + " " + kinds(g, "ActionPerformed", "AbilityUsed")
		}, "1 1 AbilityUsed ActionPerformed AbilityUsed"},
		{"X25-ABQ-005 X25-ABQ-003 what it can choose comes while it waits", func(t *testing.T) string {
			stresses := func(own board.Token) string {
				card := printed(tie, xwing.Ability{When: xwing.StartOfActivation, If: of(1), Do: func(t *xwing.Table, _ xwing.Moment) { t.GainTokens(1, own, 1) }})
				g := laid{phase: board.System, ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), red("cassianandor", 250, 100, 0), far}, own: []*xwing.Card{card}}.play(t)
				return offered(g, ask.ChooseShip)
			}
			return stresses(board.Stress) + ", " + stresses(board.Focus)
		}, "ship:1 none, nothing"},
		{"X25-ABQ-005 X25-ABQ-003 not what it requires", func(t *testing.T) string {
			card := printed(tie, xwing.Ability{When: xwing.StartOfEngagement, If: of(1), Do: func(t *xwing.Table, _ xwing.Moment) { t.GainTokens(2, board.Focus, 1) }})
			manaroo := func(tokens ...board.Token) string {
				g := laid{phase: board.Activation, ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), red("manaroo", 200, 100, 0, tokens...), far}, own: []*xwing.Card{card}}.play(t)
				return fmt.Sprint(g.Asks(ask.ChooseShip), g.Asks(ask.ChooseAbility))
			}
			return manaroo() + ", " + manaroo(board.Evade)
		}, "false false, false true"},
		{"X25-ABQ-006 each cost, when it comes up", func(t *testing.T) string {
			pays := func(cost xwing.Cost, tokens ...board.Token) string {
				eats := xwing.Ability{When: xwing.StartOfEngagement, If: of(1), Do: func(t *xwing.Table, _ xwing.Moment) {
					t.RemoveTokens(1, board.Evade, 1)
					t.SpendCharges(1, board.ForceCharges, 1)
				}}
				dear := xwing.Ability{When: xwing.StartOfEngagement, If: of(1), May: true, Cost: cost, Do: func(t *xwing.Table, _ xwing.Moment) { t.GainTokens(1, board.Calculate, 1) }}
				g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red("lukeskywalker", 400, 300, 0, tokens...), far}, own: []*xwing.Card{printed("lukeskywalker", eats, dear)},
					change: func(s *xwing.State) { s.View.Ships[0].Charges = board.Charges{Active: 1, Limit: 2} }}.play(t)
				if g.Asks(ask.ChooseAbility) {
					g.Pick(ask.ChooseAbility, g.Legal(ask.ChooseAbility)[0])
				}
				if g.Asks(ask.UseAbility) {
					g.Pick(ask.UseAbility, "yes")
				}
				s := g.Ship(1)
				return fmt.Sprint(s.Has(board.Calculate), s.Force.Active, s.Charges.Active, s.Has(board.Evade))
			}
			return strings.Join([]string{
				pays(xwing.Cost{Charges: 1}), pays(xwing.Cost{Charges: 2}), pays(xwing.Cost{Force: 1}), pays(xwing.Cost{Force: 2}), pays(xwing.Cost{Force: 3}),
				pays(xwing.Cost{Spend: board.Evade, SpendN: 1}, board.Evade, board.Evade), pays(xwing.Cost{Spend: board.Evade, SpendN: 1}, board.Evade),
				pays(xwing.Cost{Force: 1, Spend: board.Evade, SpendN: 1}, board.Evade), pays(xwing.Cost{Force: 1, Spend: board.Evade, SpendN: 1}, board.Evade, board.Evade),
			}, ", ")
		}, "1 1 0 0, 0 1 1 0, 1 0 1 0, 0 1 1 0, 0 1 1 0, 1 1 1 0, 0 1 1 0, 0 1 1 0, 1 0 1 0"},
		{"X25-LNK-001 its bar does not decide alone", func(t *testing.T) string {
			g := laid{phase: board.Activation, ships: []xwing.ScenarioShip{red("maarekstele", 400, 300, 0), far}, dials: map[board.ShipID]string{1: "2FB"}}.play(t)
			g.Pick(ask.ChooseAction, "focus")
			out := offered(g, ask.ChooseAction)
			g.Pick(ask.ChooseAction, "barrelroll")
			g.Pick(ask.ChooseBarrelRoll, g.Legal(ask.ChooseBarrelRoll)[0])
			return out + fmt.Sprint("; ", len(xwingtest.All[board.ActionPerformed](g)), g.Ship(1).Has(board.Stress)) + "; " + offered(g, ask.ChooseAction)
		}, "barrelroll none; 2 1; nothing"},
		{"X25-CND-001 each player has his own", func(t *testing.T) string {
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue("nightbeast", 700, 700, 180), red("howlrunner", 600, 300, 0)},
				own: []*xwing.Card{printed(tie, starts(func(t *xwing.Table, m xwing.Moment) { t.AssignCondition(m, 2, "hunted") })),
					printed("nightbeast", xwing.Ability{When: xwing.StartOfEngagement, If: of(2), Do: func(t *xwing.Table, m xwing.Moment) { t.AssignCondition(m, 1, "hunted") }})}}.play(t)
			return fmt.Sprint(len(g.Ship(1).Conditions), len(g.Ship(2).Conditions))
		}, "1 1"},
		{"X25-ACN-007 it stays, and the action has failed", func(t *testing.T) string {
			fails := func(action catalog.ActionType, kind game.Kind) string {
				g := able(t, edition.LaterSecond(), table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 24, 890, 0), far}}, begins(func(t *xwing.Table) { grants(t, action) }))
				g.Pick(ask.ChooseAction, action.String())
				pick := g.Legal(kind)[0]
				g.Pick(kind, pick)
				return fmt.Sprint(pick, " ", place(g.Ship(1).Pose), " ", kinds(g, "ActionFailed", "ActionPerformed", "ShipMoved"))
			}
			return fails(catalog.Boost, ask.ChooseBoost) + ", " + fails(catalog.BarrelRoll, ask.ChooseBarrelRoll)
		}, "left 24 890 0 ActionFailed, left 24 890 0 ActionFailed"},
		{"X25-ACN-011 the template, the final place", func(t *testing.T) string {
			at := func(x, y float64) string {
				s := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far}, obstacles: []xwing.ScenarioObstacle{asteroid(x, y)}}.start(t, edition.LaterSecond()).Now()
				return fmt.Sprint(s.PreviewBoost(1)[1].Refusal != nil)
			}
			return at(400, 300) + " " + at(400, 340) + " " + at(400, 380) + " " + at(445, 340)
		}, "false true true false"},
		{"X25-ACN-011 X25-TRC-008 not on purpose", func(t *testing.T) string {
			roll := func(ships ...xwing.ScenarioShip) string {
				g := able(t, edition.LaterSecond(), table{phase: board.Engagement, ships: append([]xwing.ScenarioShip{red(tie, 400, 300, 0)}, append(ships, far)...)}, begins(func(t *xwing.Table) { grants(t, catalog.BarrelRoll) }))
				g.Pick(ask.ChooseAction, "barrelroll")
				return offered(g, ask.ChooseBarrelRoll)
			}
			return roll(red("nightbeast", 320, 345, 0)) + "; " + roll(red("nightbeast", 320, 335, 0)) + "; " + roll(red("nightbeast", 320, 300, 0))
		}, "left/middle left/back right/front right/middle right/back; left/back right/front right/middle right/back; left right/front right/middle right/back"},
	})
}
