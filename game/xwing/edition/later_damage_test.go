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

// bonus is an ability that brings its ship a bonus attack at a moment.
func bonus(when xwing.Timing) xwing.Ability {
	return xwing.Ability{When: when, Bonus: true, Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, xwing.AttackTerms{}) }}
}

// attackers names who attacks whom, in order.
func attackers(g *xwingtest.Game) string {
	var out []string
	for _, e := range xwingtest.All[board.AttackDeclared](g) {
		out = append(out, fmt.Sprint(int(e.Attack.Attacker), ">", int(e.Attack.Defender)))
	}
	return strings.Join(out, " ")
}

func TestLaterAftermath(t *testing.T) {
	pair := []xwing.ScenarioShip{red(tie, 400, 300, 0), blue("nightbeast", 400, 420, 180)}
	tell(t, []told{
		{"X25-ATK-027 X25-ATK-030", func(t *testing.T) string {
			g := laid{phase: board.Engagement, ships: pair, dice: [2]string{"bbbbbbbbbbbb", "bbbbbbbbb"}, change: func(s *xwing.State) { s.View.Ship(2).Engaged = true },
				own: []*xwing.Card{printed(tie, bonus(xwing.AfterAttacking)), printed("nightbeast", bonus(xwing.AfterDefending))}}.play(t)
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			seat := g.Decision(ask.ChooseBonusAttack).Seat.ID()
			g.Pick(ask.ChooseBonusAttack, "primary:0>ship:1")
			g.Until(ask.ChooseBonusAttack, nil)
			g.Pick(ask.ChooseBonusAttack, "primary:0>ship:2")
			return seat + " " + attackers(g)
		}, "blue 1>2 2>1 1>2"},
		{"X25-ATK-031", func(t *testing.T) string {
			more := xwing.Ability{Query: xwing.AttackDiceCount,
				If: func(t *xwing.Table, m xwing.Moment) bool { return m.Ship == 1 && t.NotedInAttack(m, "more") },
				By: func(*xwing.Table, xwing.Moment) int { return 1 }}
			once := 0
			notes := xwing.Ability{When: xwing.BeforeDeclaringDefender, If: itself, Do: func(*xwing.Table, xwing.Moment) {}}
			first := xwing.Ability{When: xwing.AfterBecomingDefender, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Other == 1 && once == 0 },
				Do: func(t *xwing.Table, m xwing.Moment) { once++; t.NoteInAttack(m, "more") }}
			g := able(t, edition.LaterSecond(), duel(60, [2]string{"bbbbbbbbb"}, nil, nil), more, notes, first, bonus(xwing.AfterAttacking))
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Until(ask.ChooseBonusAttack, nil)
			g.Pick(ask.ChooseBonusAttack, "primary:0>ship:2")
			g.Until("", nil)
			var out []string
			for _, e := range xwingtest.All[board.DiceRolled](g) {
				if e.Ship == 1 && len(out) < 2 {
					out = append(out, fmt.Sprint(len(e.Dice)))
				}
			}
			return strings.Join(out, " ")
		}, "4 3"},
		{"X25-ATK-032", func(t *testing.T) string {
			var out []string
			say := func(when xwing.Timing, who board.ShipID) xwing.Ability {
				return xwing.Ability{When: when, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == who },
					Do: func(t *xwing.Table, _ xwing.Moment) { out = append(out, fmt.Sprint(int(t.View.Attack.Defender))) }}
			}
			g := able(t, edition.LaterSecond(), duel(60, [2]string{"bbb"}, nil, nil), say(xwing.AfterAttacking, 1), say(xwing.AfterDefending, 2))
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Until(ask.ChooseAttack, nil)
			return strings.Join(out, " ") + fmt.Sprint(" ", g.Now().View.Attack == nil)
		}, "2 2 true"},
		{"X25-ATK-033", func(t *testing.T) string {
			// Three of each color come in a box: the others are thrown again, and can be rerolled as any.
			g := able(t, edition.LaterSecond(), duel(60, [2]string{"bbbbbb", "bbb"}, nil, nil), counts(xwing.AttackDiceCount, 3),
				xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true, If: of(1), Do: func(t *xwing.Table, _ xwing.Moment) {
					t.Fight().RerollChosen(1, board.AttackDice, 1, 6)
				}})
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			asked := string(g.Open()[0].Kind)
			rerollable := (&xwing.Table{State: g.Now()}).Fight().Rerollable(board.AttackDice)
			g.Until("", nil)
			rolls := xwingtest.All[board.DiceRolled](g)
			return fmt.Sprint(asked, " ", len(rolls[0].Dice), rerollable, len(rolls[1].Dice))
		}, "modify-attack-dice 6 6 3"},
		{"X25-ATK-036", func(t *testing.T) string {
			// Before the second of three engages, the last one's initiative rises above it.
			rises := xwing.Ability{When: xwing.BeforeEngaging, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == 2 },
				Do: func(t *xwing.Table, _ xwing.Moment) { t.SetInitiative(3, "test", 6, board.Engagement) }}
			now := 0
			notes := xwing.Ability{When: xwing.BeforeEngaging, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == 3 },
				Do: func(t *xwing.Table, _ xwing.Moment) { now = t.Memory.Now }}
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red("nightbeast", 100, 100, 0), blue("blacksquadronace", 700, 800, 180), blue(tie, 500, 800, 180)},
				own: []*xwing.Card{printed(tie, xwing.Ability{When: rises.When, If: rises.If, Do: rises.Do}, notes)}}.play(t)
			g.Until(ask.SetDials, nil)
			var out []string
			for _, e := range xwingtest.All[board.ShipEngaged](g) {
				out = append(out, fmt.Sprint(int(e.Ship)))
			}
			return strings.Join(out, " ") + fmt.Sprint(" at ", now)
		}, "2 3 1 at 3"},
	})
}

func TestLaterAftermathOfCards(t *testing.T) {
	pair := []xwing.ScenarioShip{red(tie, 400, 300, 0), blue("nightbeast", 400, 420, 180)}
	tell(t, []told{
		{"X25-ATK-042", func(t *testing.T) string {
			// Near the first: one at range 1 of the ship and one at range 3. Neither is locked.
			l := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{with(red("graysquadronbomber", 400, 300, 0), "clustermissiles"), blue(tie, 400, 470, 180), blue(tie, 440, 410, 180), blue(tie, 400, 570, 180)},
				dice: [2]string{"bbbbbbbbb", "bbbbbbbbbbbb"}, change: func(s *xwing.State) {
					s.View.Ship(1).Locks = []string{"ship:2"}
					for id := board.ShipID(2); id < 5; id++ {
						s.View.Ship(id).Engaged = true
					}
				}}
			g := l.play(t)
			g.Pick(ask.ChooseAttack, "upgrade:clustermissiles>ship:2")
			g.Until(ask.ChooseBonusAttack, nil)
			legal := strings.Join(g.Legal(ask.ChooseBonusAttack), " ")
			g.Pick(ask.ChooseBonusAttack, "upgrade:clustermissiles>ship:3")
			return fmt.Sprint(legal, " ", g.Ship(1).Upgrades[0].Charges.Active)
		}, "upgrade:clustermissiles>ship:3 none 2"},
		{"X25-ATK-042 its charge, its place", func(t *testing.T) string {
			// Of two charges or one: ship 3 is near the first defender, ship 4 at range 2 of both.
			again := func(charges int) string {
				l := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{with(red("graysquadronbomber", 400, 300, 0), "clustermissiles"), blue(tie, 400, 470, 180), blue(tie, 440, 410, 180), blue(tie, 245, 470, 180)},
					dice: [2]string{"bbbbbbbbb", "bbbbbbbbbbbb"}, change: func(s *xwing.State) {
						s.View.Ship(1).Locks, s.View.Ship(1).Upgrades[0].Charges.Active = []string{"ship:2"}, charges
						for id := board.ShipID(2); id < 5; id++ {
							s.View.Ship(id).Engaged = true
						}
					}}
				g := l.play(t)
				ranges := fmt.Sprint(g.Now().RangeBetween(1, 4), g.Now().RangeBetween(2, 4), " ")
				g.Pick(ask.ChooseAttack, "upgrade:clustermissiles>ship:2")
				g.Until(ask.ChooseBonusAttack, nil)
				return ranges + offered(g, ask.ChooseBonusAttack)
			}
			return again(2) + ", " + again(1)
		}, "2 2 upgrade:clustermissiles>ship:3 none, 2 2 nothing"},
		{"X25-DST-011", func(t *testing.T) string {
			prevent := xwing.Ability{When: xwing.WouldSufferDamage, If: of(2), Replace: func(_ *xwing.Table, _ xwing.Moment, d *xwing.Damage) { *d = xwing.Damage{} }}
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{with(red("bluesquadronpilot", 400, 300, 0), "ioncannon"), blue("nightbeast", 400, 460, 180)},
				dice: [2]string{"hhh", "bbb"}, own: []*xwing.Card{printed("nightbeast", prevent)}}.play(t)
			g.Pick(ask.ChooseAttack, "upgrade:ioncannon>ship:2")
			g.Until(ask.ChooseAttack, nil)
			return fmt.Sprint(g.Ship(2).Has(board.Ion), hurts(g, 2))
		}, "2 0"},
		{"X25-FAQ-008", func(t *testing.T) string {
			hit := ""
			prevent := xwing.Ability{When: xwing.WouldSufferDamage, If: of(2), Replace: func(_ *xwing.Table, _ xwing.Moment, d *xwing.Damage) { *d = xwing.Damage{} }}
			counts := xwing.Ability{When: xwing.AfterAttacking, If: itself, Do: func(t *xwing.Table, _ xwing.Moment) { hit = fmt.Sprint(t.View.Attack.Hit) }}
			g := laid{phase: board.Engagement, ships: pair, dice: [2]string{"hhh", "bbb"}, own: []*xwing.Card{printed(tie, counts), printed("nightbeast", prevent)}, change: func(s *xwing.State) { s.View.Ship(2).Engaged = true }}.play(t)
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Until(ask.SetDials, nil)
			return fmt.Sprint(hit, hurts(g, 2))
		}, "true0"},
		{"X25-FAQ-008 though nothing is left of it", func(t *testing.T) string {
			told := 0
			spends := xwing.Ability{When: xwing.AfterNeutralizing, If: itself, Do: func(t *xwing.Table, _ xwing.Moment) {
				for t.Fight().CountResults(board.AttackDice, board.Hit) > 0 {
					t.Fight().SpendResult(1, board.AttackDice, board.Hit)
				}
			}}
			hits := xwing.Ability{When: xwing.IfAttackHits, If: itself, Do: func(*xwing.Table, xwing.Moment) { told++ }}
			g := laid{phase: board.Engagement, ships: pair, dice: [2]string{"hhh", "bbb"}, own: []*xwing.Card{printed(tie, spends, hits)}, change: func(s *xwing.State) { s.View.Ship(2).Engaged = true }}.play(t)
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Until(ask.SetDials, nil)
			return fmt.Sprint(told, hurts(g, 2))
		}, "1 0"},
	})
}

func TestLaterDamageCards(t *testing.T) {
	tell(t, []told{
		{"X25-FAQ-007", func(t *testing.T) string {
			s := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{with(red("graysquadronbomber", 400, 300, 0), "clustermissiles", "protontorpedoes"), far}}.play(t).Now()
			w, _ := s.Weapon(1, "upgrade:clustermissiles")
			v, _ := s.Weapon(1, "upgrade:protontorpedoes")
			return fmt.Sprint(s.WeaponIn(1, w, "missile"), s.WeaponIn(1, w, "torpedo"), s.WeaponIn(1, v, "torpedo"), s.WeaponIn(1, v, "missile", "torpedo"))
		}, "true false true true"},
		{"X25-FAQ-004", func(t *testing.T) string {
			left := -1
			all := xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true, Do: func(t *xwing.Table, _ xwing.Moment) {
				t.Fight().RerollDice(board.AttackDice, []int{0})
				left = t.Fight().RerollChosen(1, board.AttackDice, 3, 3)
			}}
			g := able(t, edition.LaterSecond(), duel(60, [2]string{"bbb" + "hhh"}, nil, nil), all)
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Pick(ask.ModifyAttackDice, "pilot/academypilot")
			return fmt.Sprint(left)
		}, "2"},
		{"X25-ATK-021 no die twice", func(t *testing.T) string {
			twice := xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true, Do: func(t *xwing.Table, _ xwing.Moment) {
				t.Fight().RerollDice(board.AttackDice, []int{0})
				t.Fight().RerollDice(board.AttackDice, []int{0})
				t.Fight().RerollChosen(1, board.AttackDice, 1, 1)
			}}
			g := able(t, edition.LaterSecond(), duel(60, [2]string{"bbb" + "f" + "hhh"}, nil, nil), twice)
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Pick(ask.ModifyAttackDice, "pilot/academypilot")
			return fmt.Sprint(strings.Join(g.Legal(ask.ChooseDice), " "), " ",
				(&xwing.Table{State: g.Now()}).Fight().Dice(board.AttackDice)[0].Face)
		}, "die:1 die:2 focus"},
		{"X25-TOK-011 not from the flank", func(t *testing.T) string {
			// The attacker is in both full arcs of the defender, or in the front one alone.
			hit := func(degrees float64, k board.Token) int {
				g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue("nightbeast", 400, 400, degrees, k)}, dice: [2]string{"hhb", "bbb"}, change: func(s *xwing.State) { s.View.Ship(2).Engaged = true }}.play(t)
				g.Pick(ask.ChooseAttack, "primary:0>ship:2")
				g.Until(ask.SetDials, nil)
				return len(xwingtest.All[board.DamageSuffered](g))
			}
			return fmt.Sprint(hit(90, board.ReinforceFore), hit(90, board.ReinforceAft), hit(180, board.ReinforceFore), hit(180, board.ReinforceAft), hit(0, board.ReinforceFore), hit(0, board.ReinforceAft))
		}, "2 2 1 2 2 1"},
		{"X25-FAQ-004 exactly so many", func(t *testing.T) string {
			two := xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
				Do: func(t *xwing.Table, _ xwing.Moment) { t.Fight().RerollChosen(1, board.AttackDice, 2, 2) }}
			g := able(t, edition.LaterSecond(), duel(60, [2]string{"bbb" + "hh"}, nil, nil), two)
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Pick(ask.ModifyAttackDice, "pilot/academypilot")
			d := g.Decision(ask.ChooseDice)
			return fmt.Sprint(d.Min, d.Max)
		}, "2 2"},
	})
}
