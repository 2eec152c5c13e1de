package edition_test

import (
	"fmt"
	"strings"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/xwingtest"
)

// engaged lets ship 2 and all later ones have engaged.
func engaged(s *xwing.State) {
	for i := range s.View.Ships[1:] {
		s.View.Ships[i+1].Engaged = true
	}
}

// fires plays an attack by ship 1 on ship 2 to its end, nobody modifying dice that need not.
func fires(t *testing.T, weapon string, ships []xwing.ScenarioShip, dice [2]string, own ...*xwing.Card) *xwingtest.Game {
	t.Helper()
	g := laid{phase: board.Engagement, ships: ships, dice: dice, own: own, change: func(s *xwing.State) { engaged(s) }}.play(t)
	g.Pick(ask.ChooseAttack, weapon+">ship:2")
	g.Until(ask.SetDials, nil)
	return g
}

// inTouch is an attacker, a defender that it touches, and a friend of the attacker's.
func inTouch() []xwing.ScenarioShip {
	return []xwing.ScenarioShip{red(tie, 400, 300, 0), blue("nightbeast", 400, 340, 180), red("blacksquadronace", 500, 300, 0)}
}

// apart is the same at range 1.
func apart() []xwing.ScenarioShip {
	ships := inTouch()
	ships[1] = blue("nightbeast", 400, 400, 180)
	return ships
}

// tail is an attacker whose weapon of range 0-1 touches the defender.
func tail() []xwing.ScenarioShip {
	return []xwing.ScenarioShip{with(red(tie, 400, 300, 0), "hotshottailblaster"), blue("nightbeast", 400, 259.99, 0)}
}

func TestLaterTargetClauses(t *testing.T) {
	tell(t, []told{
		{"X25-ATK-002 the defender, then the cost, then what follows from it", func(t *testing.T) string {
			paid := -1
			tells := printed("nightbeast", xwing.Ability{When: xwing.AfterBecomingDefender, If: of(2), Do: func(t *xwing.Table, _ xwing.Moment) {
				paid = t.Ship(1).Upgrades[0].Charges.Limit - t.Ship(1).Upgrades[0].Charges.Active
				t.GainTokens(2, board.Focus, 1)
			}})
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{with(red("bluesquadronpilot", 400, 300, 0), "protontorpedoes"), blue("nightbeast", 400, 500, 180)}, own: []*xwing.Card{tells},
				change: func(s *xwing.State) { engaged(s); s.View.Ships[0].Locks = []string{"ship:2"} }}.play(t)
			g.Pick(ask.ChooseAttack, "upgrade:protontorpedoes>ship:2")
			return fmt.Sprint(paid, " ", kinds(g, "AttackDeclared", "ChargesChanged", "TokenGained"))
		}, "1 AttackDeclared ChargesChanged TokenGained"},
		{"X25-ATK-003 X25-ATK-007 no farther than the weapon reaches", func(t *testing.T) string {
			var out []string
			for _, y := range []float64{400, 500, 600, 700} {
				p := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{with(red("graysquadronbomber", 400, 300, 0), "clustermissiles"), blue(tie, 400, y, 180)},
					change: func(s *xwing.State) { s.View.Ships[0].Locks = []string{"ship:2"} }}.play(t).Now()
				out = append(out, fmt.Sprint(p.PreviewAttack(1, "upgrade:clustermissiles", 2).Refusal == nil, p.PreviewAttack(1, "primary:0", 2).Refusal == nil))
			}
			return strings.Join(out, ", ")
		}, "true true, true true, false true, false false"},
		{"X25-ATK-037 nor with a special weapon", func(t *testing.T) string {
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{with(red("bluesquadronpilot", 400, 300, 0), "ioncannon"), red("nightbeast", 400, 420, 0), blue(tie, 480, 500, 180)}, change: engaged}.play(t)
			return offered(g, ask.ChooseAttack)
		}, "primary:0>ship:3 upgrade:ioncannon>ship:3 none"},
		{"X25-OVL-011 no linked one", func(t *testing.T) string {
			link := xwing.Ability{Query: xwing.AddingActions, Bar: []catalog.BarAction{{Type: catalog.Focus, Difficulty: catalog.White, Linked: &catalog.LinkedAction{Type: catalog.Evade, Difficulty: catalog.White}}}}
			calm := xwing.Ability{Query: xwing.IgnoringStress, By: func(*xwing.Table, xwing.Moment) int { return 1 }}
			var out []string
			for _, other := range []xwing.ScenarioShip{blue("nightbeast", 400, 440, 180), blue("nightbeast", 700, 440, 180)} {
				g := over("", nil, other).flies(t, "2FB", ask.ChooseAction, nil, link, calm)
				g.Pick(ask.ChooseAction, "focus")
				out = append(out, fmt.Sprint(g.Ship(1).Has(board.Focus), " ", len(g.Open()) > 0 && g.Asks(ask.ChooseAction) && g.Open()[0].About[0] == "ship:1"))
			}
			return strings.Join(out, ", ")
		}, "1 false, 1 true"},
	})
}

func TestLaterTouchClauses(t *testing.T) {
	// changes has a friend of the attacker change dice of a side when none is asked.
	changes := func(side board.Side, from, to board.Face) *xwing.Card {
		return printed("blacksquadronace", xwing.Ability{When: xwing.BeforeNeutralizing, If: of(3),
			Do: func(t *xwing.Table, _ xwing.Moment) { t.Fight().ChangeResults(side, from, to, 1) }})
	}
	modified := func(ships []xwing.ScenarioShip, dice [2]string, c *xwing.Card) func(*testing.T) string {
		return func(t *testing.T) string {
			return fmt.Sprint(len(xwingtest.All[board.DiceModified](fires(t, "primary:0", ships, dice, c))))
		}
	}
	shown := [2]string{"hbb", "ebb"}
	tell(t, []told{
		{"X25-ATK-013 fewer there may be", func(t *testing.T) string {
			return rolled(t, duel(0, [2]string{}, nil, nil), counts(xwing.AttackDiceCount, -1))
		}, "1 3"},
		{"X25-ATK-013 none is rolled in addition", func(t *testing.T) string {
			var out []string
			for _, ships := range [][]xwing.ScenarioShip{inTouch(), apart()} {
				fires(t, "primary:0", ships, shown, printed(tie, xwing.Ability{When: xwing.BeforeNeutralizing, If: of(1), Do: func(t *xwing.Table, m xwing.Moment) {
					out = append(out, fmt.Sprint(t.Fight().CanRollMore(m)))
				}}))
			}
			return strings.Join(out, " ")
		}, "false true"},
		{"X25-ATK-014 nor a friend", modified(inTouch(), shown, changes(board.AttackDice, board.Blank, board.Hit)), "0"},
		{"X25-ATK-014 a friend at range 1", modified(apart(), shown, changes(board.AttackDice, board.Blank, board.Hit)), "1"},
		{"X25-ATK-015 nor a friend of his", modified(inTouch(), shown, changes(board.DefenseDice, board.EvadeResult, board.Blank)), "0"},
		{"X25-ATK-015 a friend of his at range 1", modified(apart(), shown, changes(board.DefenseDice, board.EvadeResult, board.Blank)), "1"},
		{"X25-ATK-014 with Force, a lock or a card", func(t *testing.T) string {
			var out []string
			for _, y := range []float64{340, 400} {
				card := printed("lukeskywalker", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, If: of(1), Do: func(*xwing.Table, xwing.Moment) {}})
				g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red("lukeskywalker", 400, 300, 0), blue("nightbeast", 400, y, 180)}, dice: [2]string{"ffb" + "b", "bbb"}, own: []*xwing.Card{card},
					change: func(s *xwing.State) { engaged(s); s.View.Ships[0].Locks = []string{"ship:2"} }}.play(t)
				g.Pick(ask.ChooseAttack, "primary:0>ship:2")
				out = append(out, offered(g, ask.ModifyAttackDice))
			}
			return strings.Join(out, "; ")
		}, "nothing; force lock pilot/lukeskywalker done"},
		{"X25-ATK-016 X25-ATK-015 the dice of a special attack", func(t *testing.T) string {
			fewer := printed(tie, xwing.Ability{Query: xwing.DefenseDiceCount, If: of(1), By: func(*xwing.Table, xwing.Moment) int { return -1 }})
			dice := xwingtest.All[board.DiceRolled](fires(t, "upgrade:hotshottailblaster", tail(), [2]string{"bb", "bbb"}, fewer))
			return fmt.Sprint(len(dice[0].Dice), len(dice[1].Dice))
		}, "2 3"},
		{"X25-ATK-016 X25-ATK-015 what they show in a special attack", func(t *testing.T) string {
			does := func(do func(*xwing.Table, xwing.Moment)) string {
				g := fires(t, "upgrade:hotshottailblaster", tail(), [2]string{"bb", "eee"}, printed(tie, xwing.Ability{When: xwing.BeforeNeutralizing, If: of(1), Do: do}))
				return fmt.Sprint(len(xwingtest.All[board.DiceModified](g)), len(xwingtest.All[board.DiceCanceled](g)))
			}
			return does(func(t *xwing.Table, _ xwing.Moment) {
				t.Fight().ChangeResults(board.DefenseDice, board.EvadeResult, board.Blank, 1)
			}) +
				", " + does(func(t *xwing.Table, m xwing.Moment) { t.Fight().CancelAll(m, board.DefenseDice) })
		}, "0 0, 0 0"},
		{"X25-ATK-018 crits, too, and reinforcement", func(t *testing.T) string {
			var out []string
			for _, dice := range []string{"hc", "cc", "hh"} {
				ships := inTouch()
				ships[1].Tokens[board.ReinforceFore] = map[string]int{"hh": 1}[dice]
				g := fires(t, "primary:0", ships, [2]string{dice, map[string]string{"hc": "eeb", "cc": "ebb", "hh": "bbb"}[dice]})
				out = append(out, fmt.Sprint(hurts(g, 2)))
			}
			return strings.Join(out, " ")
		}, "0 1 1"},
	})
}

func TestLaterResultClauses(t *testing.T) {
	far60 := duel(60, [2]string{}, nil, nil)
	// follows plays an attack that destroys the defender, or does not, and tells what followed from it, in order.
	follows := func(t *testing.T, dice string, mine, his []telling) string {
		var out []string
		abilities := func(id board.ShipID, all []telling) (own []xwing.Ability) {
			for _, a := range all {
				own = append(own, xwing.Ability{When: a.when, Bonus: a.bonus, If: of(id), Do: func(*xwing.Table, xwing.Moment) { out = append(out, a.what) }})
			}
			return own
		}
		fires(t, "primary:0", apart()[:2], [2]string{dice, "bbb"}, printed(tie, abilities(1, mine)...), printed("nightbeast", abilities(2, his)...))
		return strings.Join(out, " ")
	}
	tell(t, []told{
		{"X25-ATK-008 one more", func(t *testing.T) string { return rolled(t, far60, counts(xwing.AttackDiceCount, 1)) }, "4 3"},
		{"X25-ATK-010 all that is added and taken before the bounds", func(t *testing.T) string {
			return strings.Join([]string{rolled(t, far60, counts(xwing.DefenseDiceCount, 5), counts(xwing.DefenseDiceCount, -3)),
				rolled(t, far60, counts(xwing.DefenseDiceCount, -5), counts(xwing.DefenseDiceCount, 4)), rolled(t, far60, counts(xwing.DefenseDiceCount, -9))}, ", ")
		}, "3 5, 3 2, 3 0"},
		{"X25-ATK-021 no card for dice that were all rerolled", func(t *testing.T) string {
			again := func(when xwing.Timing, side board.Side) []xwing.Ability {
				a := xwing.Ability{When: when, May: true, Rerolls: true,
					Do: func(t *xwing.Table, m xwing.Moment) { t.Fight().RerollChosen(m.Owner, side, 3, 3) }}
				return []xwing.Ability{a, a}
			}
			g := laid{phase: board.Engagement, ships: apart()[:2], dice: [2]string{"bbb" + "bbb", "bbb" + "bbb"}, change: engaged,
				own: []*xwing.Card{printed(tie, again(xwing.ModifyingAttackDice, board.AttackDice)...), printed("nightbeast", again(xwing.ModifyingDefenseDice, board.DefenseDice)...)}}.play(t)
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			out := offered(g, ask.ModifyAttackDice)
			g.Pick(ask.ModifyAttackDice, "pilot/academypilot")
			out += ", " + offered(g, ask.ModifyAttackDice) + ", " + offered(g, ask.ModifyDefenseDice)
			g.Pick(ask.ModifyDefenseDice, "pilot/nightbeast")
			return out + ", " + offered(g, ask.ModifyDefenseDice)
		}, "pilot/academypilot pilot/academypilot#1 done, nothing, pilot/nightbeast pilot/nightbeast#1 done, nothing"},
		{"X25-ATK-021 no defense die twice, none for its face", func(t *testing.T) string {
			var out []string
			twice := func(t *xwing.Table, _ xwing.Moment) {
				out = append(out, fmt.Sprint(t.Fight().CanRerollOne(board.DefenseDice, board.Blank)))
				out = append(out, fmt.Sprint(t.Fight().RerollDice(board.DefenseDice, []int{0})),
					fmt.Sprint(t.Fight().RerollDice(board.DefenseDice, []int{0})))
				out = append(out, fmt.Sprint(t.Fight().CanRerollOne(board.DefenseDice, board.Blank)))
			}
			fires(t, "primary:0", apart()[:2], [2]string{"bbb", "bee" + "bb"}, printed("nightbeast", xwing.Ability{When: xwing.BeforeNeutralizing, If: of(2), Do: twice}))
			return strings.Join(out, " ")
		}, "true 1 0 false"},
		{"X25-ATK-021 X25-ATK-034 outside an attack", func(t *testing.T) string {
			var out []string
			again := xwing.Ability{When: xwing.AfterRolling, If: func(_ *xwing.Table, m xwing.Moment) bool {
				return m.Ship == 1 &&
					!m.Attack.Pool
			}, Do: func(t *xwing.Table, m xwing.Moment) {
				out = append(out, fmt.Sprint(t.CanRerollShowing(m, board.Blank)))
				if len(out) == 1 {
					t.RerollShowing(m, board.Blank)
					out = append(out, fmt.Sprint(t.CanRerollShowing(m, board.Blank)))
				}
			}}
			over("b"+"b", nil, red("nightbeast", 400, 440, 0)).flies(t, "2FB", ask.ChooseAttack, nil, again)
			return strings.Join(out, " ")
		}, "true false"},
		{"X25-ATK-034 of defense dice", func(t *testing.T) string {
			n := 0
			fires(t, "primary:0", apart()[:2], [2]string{"bbb", "bbb" + "e"},
				printed("nightbeast", xwing.Ability{When: xwing.BeforeNeutralizing, If: of(2),
					Do: func(t *xwing.Table, _ xwing.Moment) { t.Fight().RerollDice(board.DefenseDice, []int{0}) }},
					xwing.Ability{When: xwing.AfterRolling, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == 2 },
						Do: func(*xwing.Table, xwing.Moment) { n++ }}))
			return fmt.Sprint(n)
		}, "1"},
		{"X25-ATK-022 X25-ATK-023 a crit by an evade, a hit alone", func(t *testing.T) string {
			var out []string
			for _, dice := range [][2]string{{"cbb", "ebb"}, {"hbb", "bbb"}, {"cbb", "bbb"}} {
				out = append(out, fmt.Sprint(hurts(fires(t, "primary:0", apart()[:2], dice), 2)))
			}
			return strings.Join(out, " ")
		}, "0 1 1"},
		{"X25-ATK-025 its destruction, ahead of the attacker's", func(t *testing.T) string {
			return follows(t, "hhh", []telling{{xwing.AfterAttacking, false, "attacked"}}, []telling{{xwing.BeforeDestroyedRemoved, false, "lost"}})
		}, "lost attacked"},
		{"X25-ATK-025 X25-ATK-026 what the attacker has of it afterwards", func(t *testing.T) string {
			return follows(t, "hhh", []telling{{xwing.BeforeDestroyedRemoved, false, "lost"}}, []telling{{xwing.AfterDefending, false, "defended"}})
		}, "defended lost"},
		{"X25-ATK-025 but for a bonus attack", func(t *testing.T) string {
			return follows(t, "bbb", []telling{{xwing.AfterAttacking, false, "attacked"}}, []telling{{xwing.AfterDefending, true, "bonus"}})
		}, "attacked bonus"},
		{"X25-ATK-029 one each, one forgone is none", func(t *testing.T) string {
			g := laid{phase: board.Engagement, ships: apart()[:2], dice: [2]string{"bbbbbbbbbbbb", "bbbbbbbbbbbb"}, change: engaged,
				own: []*xwing.Card{printed(tie, bonus(xwing.AfterAttacking), bonus(xwing.AfterAttacking)), printed("nightbeast", bonus(xwing.AfterDefending))}}.play(t)
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Pick(ask.ChooseBonusAttack, "primary:0>ship:1")
			g.Until(ask.ChooseBonusAttack, nil)
			for _, answer := range []string{"none", "primary:0>ship:2"} {
				if g.Asks(ask.ChooseAbility) {
					g.Pick(ask.ChooseAbility, g.Legal(ask.ChooseAbility)[0])
				}
				g.Pick(ask.ChooseBonusAttack, answer)
			}
			return attackers(g)
		}, "1>2 2>1 1>2"},
		{"X25-ATK-031 what has happened in it", func(t *testing.T) string {
			var out []string
			says := xwing.Ability{When: xwing.AfterAttacking, If: of(1),
				Do: func(t *xwing.Table, _ xwing.Moment) { out = append(out, fmt.Sprint(t.Fight().SufferedDamage(2))) }}
			g := laid{phase: board.Engagement, ships: apart()[:2], dice: [2]string{"hbb" + "bbb", "bbbbbb"}, change: engaged, own: []*xwing.Card{printed(tie, says, bonus(xwing.AfterAttacking))}}.play(t)
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Pick(ask.ChooseBonusAttack, "primary:0>ship:2")
			return strings.Join(out, " ")
		}, "true false"},
		{"X25-ATK-035 X25-ORD-012 one at a time, as he likes", func(t *testing.T) string {
			g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), red(tie, 200, 100, 0), red(tie, 300, 100, 0), far}}.start(t, edition.LaterSecond())
			g.Until(ask.ChooseShipToEngage, nil)
			out := offered(g, ask.ChooseShipToEngage)
			g.Pick(ask.ChooseShipToEngage, "ship:2")
			g.Until(ask.ChooseShipToEngage, nil)
			return out + ", " + offered(g, ask.ChooseShipToEngage)
		}, "ship:1 ship:2 ship:3, ship:1 ship:3"},
	})
}

// telling is what an ability of one of two ships says, and when.
type telling struct {
	when  xwing.Timing
	bonus bool
	what  string
}
