package edition_test

import (
	"fmt"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/xwingtest"
)

// duel is ship 1 with its front to ship 2, whose nose is so far away.
func duel(mm float64, dice [2]string, attacker, defender []board.Token) table {
	return table{phase: board.Engagement, dice: dice, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0, attacker...), blue(tie, 400, 340+mm, 180, defender...)}}
}

// rolled are the numbers of attack and defense dice of the attack by ship 1.
func rolled(t *testing.T, s table, own ...xwing.Ability) string {
	t.Helper()
	g := able(t, edition.LaterSecond(), s, own...)
	g.Until(ask.ChooseAttack, nil)
	g.Pick(ask.ChooseAttack, "primary:0>ship:2")
	g.Until("", nil)
	var out []string
	for _, e := range xwingtest.All[board.DiceRolled](g)[:2] {
		out = append(out, fmt.Sprint(len(e.Dice)))
	}
	return strings.Join(out, " ")
}

// asked is what the question of a kind offers in the attack by ship 1; "nothing" where it does not come.
func asked(t *testing.T, kind game.Kind, s table, own ...xwing.Ability) string {
	t.Helper()
	g := able(t, edition.LaterSecond(), s, own...)
	g.Until(ask.ChooseAttack, nil)
	g.Pick(ask.ChooseAttack, "primary:0>ship:2")
	for len(g.Open()) > 0 && !g.Asks(kind) && ask.ModifiesDice(g.Open()[0].Kind) {
		g.Pick(g.Open()[0].Kind, "done")
	}
	if !g.Asks(kind) {
		return "nothing"
	}
	return strings.Join(g.Legal(kind), " ")
}

// counts is an ability that changes a number of dice while ship 1 attacks or defends.
func counts(q xwing.Query, n int) xwing.Ability {
	return xwing.Ability{Query: q, By: func(*xwing.Table, xwing.Moment) int { return n }}
}

func TestLaterRange0(t *testing.T) {
	green := []board.Token{board.Focus, board.Calculate}
	refusal := func(weapon string, ships ...xwing.ScenarioShip) func(*testing.T) string {
		return func(t *testing.T) string {
			p := xwingtest.Start(t, rules(t, edition.LaterSecond(), cards.All()...), xwing.Scenario{Phase: board.Engagement, Ships: ships}, nil).Now().PreviewAttack(1, weapon, 2)
			if p.Refusal != nil {
				return fmt.Sprint(p.Range, " ", p.Refusal.Rule)
			}
			return fmt.Sprint(p.Range, " ", p.AttackDice, " ", p.DefenseDice)
		}
	}
	cannon := xwingtest.Ship(game.Red, "bluesquadronpilot", 400, 300, 0, "ioncannon")
	tell(t, []told{
		{"X25-ATK-005", refusal("primary:0", red(tie, 400, 300, 0), blue(tie, 400, 340, 180)), "0 2 3"},
		{"X25-ATK-005 range 1", refusal("primary:0", red(tie, 400, 300, 0), blue(tie, 400, 400, 180)), "1 3 3"},
		{"X25-ATK-005 range 2", refusal("primary:0", red(tie, 400, 300, 0), blue(tie, 400, 500, 180)), "2 2 3"},
		{"X25-ATK-005 range 3", refusal("primary:0", red(tie, 400, 300, 0), blue(tie, 400, 600, 180)), "3 2 4"},
		{"X25-ATK-006", refusal("upgrade:ioncannon", cannon, blue(tie, 400, 340, 180)), "0 X25-ATK-006"},
		{"X25-ATK-006 in words", func(t *testing.T) string { // ships in contact can attack each other, with other weapons
			s := xwing.Scenario{Phase: board.Engagement, Ships: []xwing.ScenarioShip{cannon, blue(tie, 400, 340, 180)}}
			return xwingtest.Start(t, rules(t, edition.LaterSecond(), cards.All()...), s, nil).Now().PreviewAttack(1, "upgrade:ioncannon", 2).Refusal.Why.Key
		}, "refusal.attack-range"},
		{"X25-RNG-007", refusal("primary:0", red("gorgol", 300, 300, 0), blue(tie, 278, 346.284, 45)), "0 3 3"},
		{"X25-RNG-009 0", func(t *testing.T) string { return rolled(t, duel(0, [2]string{}, nil, nil)) }, "2 3"},
		{"X25-RNG-009 1", func(t *testing.T) string { return rolled(t, duel(60, [2]string{}, nil, nil)) }, "3 3"},
		{"X25-RNG-009 2", func(t *testing.T) string { return rolled(t, duel(160, [2]string{}, nil, nil)) }, "2 3"},
		{"X25-RNG-009 3", func(t *testing.T) string { return rolled(t, duel(260, [2]string{}, nil, nil)) }, "2 4"},
		{"X25-RNG-004 X25-RNG-003", refusal("primary:0", red(tie, 400, 300, 0), blue(tie, 400, 340.008, 180)), "0 2 3"},
		{"X25-ATK-013", func(t *testing.T) string {
			return rolled(t, duel(0, [2]string{}, nil, nil), counts(xwing.AttackDiceCount, 1))
		}, "2 3"},
		{"X25-ATK-013 not at range 1", func(t *testing.T) string {
			return rolled(t, duel(60, [2]string{}, nil, nil), counts(xwing.AttackDiceCount, 1))
		}, "4 3"},
		{"X25-ATK-014", func(t *testing.T) string { return asked(t, ask.ModifyAttackDice, duel(0, [2]string{"ff"}, green, nil)) }, "nothing"},
		{"X25-ATK-014 not at range 1", func(t *testing.T) string {
			return asked(t, ask.ModifyAttackDice, duel(60, [2]string{"fff"}, green, nil))
		}, "focus calculate done"},
		{"X25-ATK-014 the defender may", func(t *testing.T) string {
			foe := xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Do: func(t *xwing.Table, m xwing.Moment) {
				t.Fight().ChangeResults(board.AttackDice, board.Hit, board.FocusResult, 1)
			}, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == 1 }}
			s := duel(0, [2]string{"hh"}, nil, nil)
			s.ships[0], s.ships[1] = s.ships[1], s.ships[0] // ship 1 defends
			s.ships[0].Seat, s.ships[1].Seat = game.Red, game.Blue
			g := able(t, edition.LaterSecond(), s, foe)
			g.Until(ask.ChooseAttack, nil)
			g.Pick(ask.ChooseAttack, "none")
			g.Until(ask.ChooseAttack, nil)
			g.Pick(ask.ChooseAttack, "primary:0>ship:1")
			return strings.Join(g.Legal(ask.ModifyAttackDice), " ")
		}, "pilot/academypilot done"},
		{"X25-ATK-015 their number", func(t *testing.T) string {
			return rolled(t, duel(0, [2]string{}, nil, nil), counts(xwing.DefenseDiceCount, -1))
		}, "2 3"},
		{"X25-ATK-015 not at range 1", func(t *testing.T) string {
			return rolled(t, duel(60, [2]string{}, nil, nil), counts(xwing.DefenseDiceCount, -1))
		}, "3 2"},
		{"X25-ATK-015 what they show", func(t *testing.T) string {
			return asked(t, ask.ModifyDefenseDice, duel(0, [2]string{"hh", "eee"}, nil, nil), xwing.Ability{When: xwing.ModifyingDefenseDice, May: true,
				Do: func(t *xwing.Table, m xwing.Moment) {
					t.Fight().ChangeResults(board.DefenseDice, board.EvadeResult, board.Blank, 1)
				}})
		}, "nothing"},
		{"X25-ATK-015 X25-ATK-016 canceled by a cannon", func(t *testing.T) string {
			g := able(t, edition.LaterSecond(), duel(0, [2]string{"hh", "eee"}, nil, nil), xwing.Ability{When: xwing.BeforeNeutralizing,
				Do: func(t *xwing.Table, m xwing.Moment) { t.Fight().CancelAll(m, board.DefenseDice) }})
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Until("", nil)
			return fmt.Sprint(len(xwingtest.All[board.DiceCanceled](g)), xwingtest.All[board.ResultsNeutralized](g)[0].Hit)
		}, "0 false"},
		{"X25-ATK-017", func(t *testing.T) string {
			return asked(t, ask.ModifyDefenseDice, duel(0, [2]string{"hh", "ffb"}, nil, []board.Token{board.Focus, board.Evade}))
		}, "focus evade evade-focus done"},
		{"X25-ATK-018", func(t *testing.T) string {
			g := able(t, edition.LaterSecond(), duel(0, [2]string{"hc", "ebb"}, nil, nil))
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Until(ask.ChooseAttack, nil)
			return strings.TrimPrefix(seen(g), "die, die, ")
		}, "crit"},
		{"X25-STN-006", func(t *testing.T) string { return rolled(t, duel(0, [2]string{}, nil, []board.Token{board.Strain})) }, "2 2"},
	})
}

func TestLaterAttackDice(t *testing.T) {
	far60 := duel(60, [2]string{}, nil, nil)
	tell(t, []told{
		{"X25-ATK-009", func(t *testing.T) string { return rolled(t, far60, counts(xwing.AttackDiceCount, 5)) }, "6 3"},
		{"X25-ATK-009 never below 0", func(t *testing.T) string { return rolled(t, far60, counts(xwing.AttackDiceCount, -9)) }, "0 3"},
		{"X25-ATK-009 all that is added and taken before the bounds", func(t *testing.T) string {
			fewer := rolled(t, far60, counts(xwing.AttackDiceCount, -5), counts(xwing.AttackDiceCount, 4))
			return fewer + ", " + rolled(t, far60, counts(xwing.AttackDiceCount, 5), counts(xwing.AttackDiceCount, -3))
		}, "2 3, 5 3"},
		{"X25-ATK-010", func(t *testing.T) string { return rolled(t, far60, counts(xwing.DefenseDiceCount, 9)) }, "3 6"},
		{"X25-ATK-009 X25-ATK-010 seen beforehand", func(t *testing.T) string {
			p := able(t, edition.LaterSecond(), far60, counts(xwing.AttackDiceCount, 5), counts(xwing.DefenseDiceCount, 9)).Now().PreviewAttack(1, "primary:0", 2)
			return fmt.Sprint(p.AttackDice, p.DefenseDice)
		}, "6 6"},
		{"X25-ATK-011 X25-ATK-009", func(t *testing.T) string {
			return rolled(t, far60, counts(xwing.MostDice, 1), counts(xwing.AttackDiceCount, 2))
		}, "1 1"},
		{"X25-ATK-011 seen beforehand", func(t *testing.T) string {
			s := able(t, edition.LaterSecond(), far60, counts(xwing.MostDice, 1), counts(xwing.AttackDiceCount, 2)).Now()
			p := s.PreviewAttack(1, "primary:0", 2)
			var aim xwing.Aim
			s.TakeAim(&aim, 1)
			attack, defense := aim.Dice("primary:0", 2)
			return fmt.Sprint(p.AttackDice, p.DefenseDice, attack, defense)
		}, "1 1 1 1"},
		{"X25-ATK-012", func(t *testing.T) string {
			return rolled(t, duel(60, [2]string{}, nil, []board.Token{board.Strain}), counts(xwing.DefenseDiceCount, -2))
		}, "3 0"},
		{"X25-ATK-008", func(t *testing.T) string { return rolled(t, far60, counts(xwing.AttackDiceCount, -1)) }, "2 3"},
	})
}

func TestLaterAttack(t *testing.T) {
	tell(t, []told{
		{"X25-ATK-019 X25-ATK-020", func(t *testing.T) string {
			both := xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Do: func(*xwing.Table, xwing.Moment) {}}
			g := able(t, edition.LaterSecond(), duel(60, [2]string{"fff", "ffb"}, []board.Token{board.Focus}, []board.Token{board.Focus}), both)
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			return turnsToModify(g)
		}, "modify-attack-dice red, modify-defense-dice blue"},
		{"X25-ATK-019 the defender first", func(t *testing.T) string {
			foe := printed("nightbeast", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Do: func(*xwing.Table, xwing.Moment) {},
				If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Owner == 2 && m.Ship == 2 }})
			own := printed(tie, xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Do: func(*xwing.Table, xwing.Moment) {},
				If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Owner == 1 && m.Ship == 1 }})
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue("nightbeast", 400, 400, 180)}, dice: [2]string{"bbb", "bbb"},
				own: []*xwing.Card{own, foe}, change: func(s *xwing.State) { s.View.Ships[1].Engaged = true }}.play(t)
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			return turnsToModify(g)
		}, "modify-attack-dice blue, modify-attack-dice red"},
		{"X25-ATK-022 X25-ATK-023", func(t *testing.T) string {
			g := able(t, edition.LaterSecond(), duel(60, [2]string{"hhc", "eeb"}, nil, nil))
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Until(ask.ChooseAttack, nil)
			return strings.TrimPrefix(seen(g), "die, die, ")
		}, "crit"},
		{"X25-ATK-024 X25-DST-001", func(t *testing.T) string {
			g := able(t, edition.LaterSecond(), duel(60, [2]string{"chh", "bbb"}, nil, nil))
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Until(ask.ChooseAttack, nil)
			return strings.TrimPrefix(seen(g), "die, die, ")
		}, "hit, hit, crit"},
		{"X25-DST-001 what each of them costs", func(t *testing.T) string {
			// Of hit, hit and crit the first takes the last shield; then a card facedown, and one faceup.
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue("lukeskywalker", 400, 400, 180)}, dice: [2]string{"chh", "bbb"},
				change: func(s *xwing.State) { s.View.Ships[1].Engaged, s.View.Ships[1].Shields.Active = true, 1 }}.play(t)
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Until(ask.SetDials, nil)
			return fmt.Sprint(g.Ship(2).Shields.Active, g.Ship(2).DamageCards(), len(g.Ship(2).Faceup))
		}, "0 2 1"},
		{"X25-ATK-028 X25-ATK-035", func(t *testing.T) string {
			s := duel(60, [2]string{"bbb", "bbb"}, nil, nil)
			s.ships[0].Tokens[board.Disarm] = 1
			g := s.start(t, edition.LaterSecond())
			can := strings.Join(g.Legal(ask.ChooseAttack), " ")
			g.Pick(ask.ChooseAttack, "none")
			return fmt.Sprint(can, len(xwingtest.All[board.ShipEngaged](g)), g.Open()[0].Seat.ID())
		}, "none1blue"},
		{"X25-ATK-037", func(t *testing.T) string {
			g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), red(tie, 400, 400, 180), far}}.start(t, edition.LaterSecond())
			return g.Now().PreviewAttack(1, "primary:0", 2).Refusal.Rule
		}, "X25-ATK-037"},
		{"X25-ATK-038", func(t *testing.T) string {
			return asked(t, ask.ModifyAttackDice, duel(60, [2]string{"bbb"}, []board.Token{board.Evade}, nil))
		}, "nothing"},
	})
}

func TestLaterStrainAndDeplete(t *testing.T) {
	tell(t, []told{
		{"X25-STN-001 X25-STN-003", func(t *testing.T) string {
			return rolled(t, duel(60, [2]string{}, nil, []board.Token{board.Strain, board.Strain}))
		}, "3 2"},
		{"X25-DPL-001 X25-DPL-004", func(t *testing.T) string {
			return rolled(t, duel(60, [2]string{}, []board.Token{board.Deplete, board.Deplete}, nil))
		}, "2 3"},
		{"X25-STN-002 X25-DPL-002", func(t *testing.T) string {
			s := duel(60, [2]string{"fhh", "fbb"}, []board.Token{board.Deplete, board.Deplete, board.Focus}, []board.Token{board.Strain, board.Strain, board.Focus})
			g := able(t, edition.LaterSecond(), s)
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			before := g.Ship(1).Has(board.Deplete)
			g.Pick(ask.ModifyAttackDice, "done")
			return fmt.Sprint(before, g.Ship(2).Has(board.Strain), g.Asks(ask.ModifyDefenseDice))
		}, "1 1 true"},
		{"X25-STN-002 X25-DPL-002 ahead of the dice", func(t *testing.T) string {
			g := able(t, edition.LaterSecond(), duel(60, [2]string{"hh", "bb"}, []board.Token{board.Deplete}, []board.Token{board.Strain}))
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			return strings.Join(strings.Split(seen(g), ", ")[:4], ", ")
		}, "deplete-1, die, strain-1, die"},
		{"X25-STN-005", func(t *testing.T) string {
			g := able(t, edition.LaterSecond(), duel(60, [2]string{"bbb"}, nil, []board.Token{board.Strain}), counts(xwing.DefenseDiceCount, -9))
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Until("", nil)
			return fmt.Sprint(g.Ship(2).Has(board.Strain))
		}, "0"},
		{"X25-STN-005 one of two", func(t *testing.T) string {
			g := able(t, edition.LaterSecond(), duel(60, [2]string{"bbb"}, nil, []board.Token{board.Strain, board.Strain}), counts(xwing.DefenseDiceCount, -9))
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Until("", nil)
			return fmt.Sprint(g.Ship(2).Has(board.Strain))
		}, "1"},
		{"X25-STN-004 X25-DPL-003", func(t *testing.T) string {
			g := table{ships: []xwing.ScenarioShip{red(tie, 400, 300, 0, board.Strain, board.Strain, board.Deplete), far}}.flies(t, "2FB", ask.ChooseAction, nil)
			return fmt.Sprint(g.Ship(1).Has(board.Strain), g.Ship(1).Has(board.Deplete))
		}, "1 0"},
	})
}

func TestLaterDestroyed(t *testing.T) {
	tell(t, []told{
		{"X25-DST-002 X25-DST-003", func(t *testing.T) string {
			g := able(t, edition.LaterSecond(), duel(60, [2]string{"hhh", "bbb"}, nil, nil))
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			there := g.Ship(2).Where == board.InPlay
			g.Until(ask.SetDials, nil)
			return fmt.Sprint(g.Ship(2).Destroyed, there, g.Ship(2).Where == board.InPlay)
		}, "true true false"},
		{"X25-DST-006", func(t *testing.T) string {
			g := able(t, edition.LaterSecond(), duel(60, [2]string{"hhh" + "bbb", "bbb"}, nil, nil))
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			return fmt.Sprint(g.Open()[0].Seat.ID(), g.Ship(2).Destroyed)
		}, "bluetrue"},
		{"X25-DST-010", func(t *testing.T) string {
			hurt := 0
			g := able(t, edition.LaterSecond(), table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), red("lukeskywalker", 600, 300, 0), far}},
				xwing.Ability{When: xwing.StartOfEngagement, Do: func(t *xwing.Table, _ xwing.Moment) { t.LoseShield(2) }})
			hurt = len(xwingtest.All[board.DamageSuffered](g))
			return fmt.Sprint(hurt, g.Ship(2).Shields.Active)
		}, "0 1"},
	})
}

// turnsToModify is who is asked in turn to modify which dice, declining each time.
func turnsToModify(g *xwingtest.Game) string {
	var out []string
	for len(g.Open()) > 0 && ask.ModifiesDice(g.Open()[0].Kind) {
		out = append(out, string(g.Open()[0].Kind)+" "+g.Open()[0].Seat.ID())
		g.Pick(g.Open()[0].Kind, "done")
	}
	return strings.Join(out, ", ")
}
