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
			more := xwing.Ability{Query: xwing.AttackDiceCount, If: func(t *xwing.Table, m xwing.Moment) bool { return m.Ship == 1 && t.NotedInAttack(m, "more") },
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
					t.RerollChosen(1, board.AttackDice, 1, 6)
				}})
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			asked := string(g.Open()[0].Kind)
			rerollable := (&xwing.Table{State: g.Now()}).Rerollable(board.AttackDice)
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
				for t.CountResults(board.AttackDice, board.Hit) > 0 {
					t.SpendResult(1, board.AttackDice, board.Hit)
				}
			}}
			hits := xwing.Ability{When: xwing.IfAttackHits, If: itself, Do: func(*xwing.Table, xwing.Moment) { told++ }}
			g := laid{phase: board.Engagement, ships: pair, dice: [2]string{"hhh", "bbb"}, own: []*xwing.Card{printed(tie, spends, hits)}, change: func(s *xwing.State) { s.View.Ship(2).Engaged = true }}.play(t)
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Until(ask.SetDials, nil)
			return fmt.Sprint(told, hurts(g, 2))
		}, "1 0"},
		{"X25-FAQ-007", func(t *testing.T) string {
			s := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{with(red("graysquadronbomber", 400, 300, 0), "clustermissiles", "protontorpedoes"), far}}.play(t).Now()
			w, _ := s.Weapon(1, "upgrade:clustermissiles")
			v, _ := s.Weapon(1, "upgrade:protontorpedoes")
			return fmt.Sprint(s.WeaponIn(1, w, "missile"), s.WeaponIn(1, w, "torpedo"), s.WeaponIn(1, v, "torpedo"), s.WeaponIn(1, v, "missile", "torpedo"))
		}, "true false true true"},
		{"X25-FAQ-004", func(t *testing.T) string {
			left := -1
			all := xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true, Do: func(t *xwing.Table, _ xwing.Moment) {
				t.RerollDice(board.AttackDice, []int{0})
				left = t.RerollChosen(1, board.AttackDice, 3, 3)
			}}
			g := able(t, edition.LaterSecond(), duel(60, [2]string{"bbb" + "hhh"}, nil, nil), all)
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Pick(ask.ModifyAttackDice, "pilot/academypilot")
			return fmt.Sprint(left)
		}, "2"},
		{"X25-ATK-021 no die twice", func(t *testing.T) string {
			twice := xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true, Do: func(t *xwing.Table, _ xwing.Moment) {
				t.RerollDice(board.AttackDice, []int{0})
				t.RerollDice(board.AttackDice, []int{0})
				t.RerollChosen(1, board.AttackDice, 1, 1)
			}}
			g := able(t, edition.LaterSecond(), duel(60, [2]string{"bbb" + "f" + "hhh"}, nil, nil), twice)
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Pick(ask.ModifyAttackDice, "pilot/academypilot")
			return fmt.Sprint(strings.Join(g.Legal(ask.ChooseDice), " "), " ", (&xwing.Table{State: g.Now()}).Dice(board.AttackDice)[0].Face)
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
			two := xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true, Do: func(t *xwing.Table, _ xwing.Moment) { t.RerollChosen(1, board.AttackDice, 2, 2) }}
			g := able(t, edition.LaterSecond(), duel(60, [2]string{"bbb" + "hh"}, nil, nil), two)
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Pick(ask.ModifyAttackDice, "pilot/academypilot")
			d := g.Decision(ask.ChooseDice)
			return fmt.Sprint(d.Min, d.Max)
		}, "2 2"},
	})
}

func TestLaterCharges(t *testing.T) {
	// done is what is left of ship 1's shields, charges, Force and of those of its R2 astromech.
	done := func(do func(t *xwing.Table), active ...int) func(*testing.T) string {
		return func(t *testing.T) string {
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{with(red("lukeskywalker", 400, 300, 0), "r2astromech"), far},
				own: []*xwing.Card{printed(far.Pilot, xwing.Ability{When: xwing.StartOfEngagement, If: of(2), Do: func(t *xwing.Table, _ xwing.Moment) { do(t) }})},
				change: func(s *xwing.State) {
					ship := s.View.Ship(1)
					ship.Shields, ship.Charges = board.Charges{Active: active[0], Limit: 3}, board.Charges{Active: active[1], Limit: 3}
					ship.Force, ship.Upgrades[0].Charges = board.Charges{Active: active[2], Limit: 3}, board.Charges{Active: active[3], Limit: 3}
				}}.play(t)
			s := g.Ship(1)
			return fmt.Sprint(s.Shields.Active, s.Charges.Active, s.Force.Active, s.Upgrades[0].Charges.Active)
		}
	}
	all := []string{board.ShipCharges, board.ForceCharges, "r2astromech"}
	ended := func(pilot string, upgrades []string, change func(s *board.Ship)) func(*testing.T) string {
		return func(t *testing.T) string {
			g := laid{phase: board.End, ships: []xwing.ScenarioShip{with(red(pilot, 400, 300, 0), upgrades...), far}, change: func(s *xwing.State) { change(s.View.Ship(1)) }}.play(t)
			g.Until(ask.SetDials, nil)
			return fmt.Sprint(g.Ship(1).Charges.Active, g.Ship(1).Force.Active)
		}
	}
	tell(t, []told{
		{"X25-CHG-001 recover", done(func(t *xwing.Table) {
			t.RecoverShield(1)
			for _, c := range all {
				t.RecoverCharges(1, c, 1)
			}
		}, 1, 1, 1, 1), "2 2 2 2"},
		{"X25-CHG-001 no more than there are", done(func(t *xwing.Table) {
			t.RecoverShield(1)
			for _, c := range all {
				t.RecoverCharges(1, c, 2)
			}
		}, 3, 2, 3, 2), "3 3 3 3"},
		{"X25-CHG-001 lose and spend", done(func(t *xwing.Table) {
			t.LoseShield(1)
			t.SpendShield(1)
			for _, c := range all {
				t.LoseCharges(1, c, 1)
				t.SpendCharges(1, c, 1)
			}
		}, 3, 3, 3, 3), "1 1 1 1"},
		{"X25-CHG-001 none is spent that is inactive", done(func(t *xwing.Table) {
			t.SpendShield(1)
			for _, c := range all {
				t.SpendCharges(1, c, 2)
			}
		}, 0, 1, 1, 1), "0 1 1 1"},
		{"X25-FAQ-003 of two upgrades", func(t *testing.T) string {
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{with(red(tie, 400, 300, 0), "elusive", "r2astromech"), far},
				own: []*xwing.Card{printed(tie, starts(func(t *xwing.Table, _ xwing.Moment) { t.RecoverCharges(1, "r2astromech", 1) }))},
				change: func(s *xwing.State) {
					s.View.Ship(1).Upgrades[0].Charges.Active, s.View.Ship(1).Upgrades[1].Charges.Active = 0, 0
				}}.play(t)
			return fmt.Sprint(g.Ship(1).Upgrades[0].Charges.Active, g.Ship(1).Upgrades[1].Charges.Active)
		}, "0 1"},
		{"X25-FAQ-003", done(func(t *xwing.Table) { t.RecoverCharges(1, "r2astromech", 2) }, 1, 1, 1, 1), "1 1 1 3"},
		{"X25-CHG-002", ended(tie, nil, func(s *board.Ship) { s.Charges = board.Charges{Limit: 4, Recurring: 2} }), "2 0"},
		{"X25-CHG-003", ended(tie, nil, func(s *board.Ship) { s.Charges = board.Charges{Active: 4, Limit: 4, Recurring: -2} }), "2 0"},
		{"X25-CHG-004", ended("lukeskywalker", []string{"sense"}, func(s *board.Ship) { s.Force.Active = 0 }), "0 1"},
		{"X25-CHG-004 X25-CHG-002 the highest", ended(tie, nil, func(s *board.Ship) { s.Force = board.Charges{Limit: 4, Recurring: 3} }), "0 3"},
		{"X25-CHG-002 of an upgrade", func(t *testing.T) string {
			g := laid{phase: board.End, ships: []xwing.ScenarioShip{with(red(tie, 400, 300, 0), "elusive", "marksmanship"), far}, change: func(s *xwing.State) {
				s.View.Ship(1).Upgrades[0].Charges, s.View.Ship(1).Upgrades[1].Charges = board.Charges{Limit: 3, Recurring: 2}, board.Charges{Limit: 3}
			}}.play(t)
			g.Until(ask.SetDials, nil)
			return fmt.Sprint(g.Ship(1).Upgrades[0].Charges.Active, g.Ship(1).Upgrades[1].Charges.Active)
		}, "2 0"},
		{"X25-CHG-004 two crew", func(t *testing.T) string {
			g := laid{phase: board.End, ships: []xwing.ScenarioShip{with(red("wullffwarro", 400, 300, 0), "kananjarrus", "ezrabridger"), far}, change: func(s *xwing.State) { s.View.Ship(1).Force.Active = 0 }}.play(t)
			g.Until(ask.SetDials, nil)
			f := g.Ship(1).Force
			return fmt.Sprint(f.Limit, f.Active)
		}, "2 1"},
		{"X25-CHG-005", func(t *testing.T) string {
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{with(red("lukeskywalker", 400, 300, 0), "shieldupgrade"), red("lukeskywalker", 100, 100, 0), far}}.play(t)
			return fmt.Sprint(g.Ship(1).Shields.Limit-g.Ship(2).Shields.Limit, g.Ship(1).Shields.Active-g.Ship(2).Shields.Active, g.Ship(1).Upgrades[0].Charges.Limit)
		}, "1 1 0"},
		{"X25-TOK-006", func(t *testing.T) string {
			// Its red tokens: the lock on it is one, the lock that it has is none.
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue("nightbeast", 400, 440, 180)}, change: func(s *xwing.State) {
				s.View.Ship(1).Locks, s.View.Ship(2).Locks = []string{"ship:2"}, []string{"ship:1"}
			}, own: []*xwing.Card{printed(tie, starts(func(t *xwing.Table, m xwing.Moment) { t.Shed(m, 1, board.RedColor) }))}}.play(t)
			legal := strings.Join(g.Legal(ask.ChooseToken), " ")
			g.Pick(ask.ChooseToken, "ship:2")
			return fmt.Sprint(legal, " ", len(g.Ship(1).Locks), len(g.Ship(2).Locks))
		}, "ship:2 1 0"},
		{"X25-TOK-014", func(t *testing.T) string {
			// Ships on all sides: wherever it would decloak to, somebody stands.
			l := laid{phase: board.System, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0, board.Cloak), red(large, 400, 430, 0), red(large, 280, 300, 0), red(large, 520, 300, 0), far}}
			g := l.play(t)
			g.Pick(ask.SystemAbilities, "decloak")
			g.Pick(ask.ChooseDecloak, g.Legal(ask.ChooseDecloak)[0])
			return fmt.Sprint(place(g.Ship(1).Pose), " ", g.Ship(1).Has(board.Cloak), len(xwingtest.All[board.MoveFailed](g)))
		}, "400 300 0 1 1"},
		{"X25-LCK-007", func(t *testing.T) string {
			more := xwing.Ability{Query: xwing.LockLimit, By: func(*xwing.Table, xwing.Moment) int { return 1 }}
			g := able(t, edition.LaterSecond(), table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue(tie, 400, 440, 180), blue(tie, 480, 440, 180), red(tie, 600, 300, 0)}},
				more, starts(func(t *xwing.Table, _ xwing.Moment) { t.AcquireLock(1, "ship:2"); t.AcquireLock(1, "ship:3") }))
			x := &xwing.Table{State: g.Now()}
			return fmt.Sprint(x.LockedBy(2), x.LockedBy(3), len(x.LockedBy(4)))
		}, "[1] [1] 0"},
		{"X25-FAQ-005", func(t *testing.T) string {
			// What stands on a damage card happens after an action; the action repairs it.
			told := 0
			burns := &xwing.Card{ID: catalog.Card(catalog.DamageKind, "hullbreach"), Editions: both, Abilities: []xwing.Ability{{When: xwing.AfterAction, If: itself, Do: func(*xwing.Table, xwing.Moment) { told++ }}}}
			repairs := xwing.Ability{When: xwing.AsAction, Do: func(t *xwing.Table, _ xwing.Moment) { t.Repair(1) }}
			r := rules(t, edition.LaterSecond(), burns, printed(tie, repairs))
			play := func(action string) *xwingtest.Game {
				g := xwingtest.Start(t, r, xwing.Scenario{Phase: board.Activation, Ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far}}, func(s *xwing.State) {
					s.View.Ship(2).Activated = true
					s.View.Ship(1).Faceup = []board.FaceupDamage{{Card: "hullbreach", N: 1}}
				})
				g.Until(ask.ChooseAction, nil)
				g.Pick(ask.ChooseAction, action)
				return g
			}
			play("card:pilot/academypilot/0")
			repaired := told
			play("focus")
			return fmt.Sprint(repaired, told)
		}, "0 1"},
		{"X25-FAQ-005 in the queue already", func(t *testing.T) string {
			told := 0
			burns := &xwing.Card{ID: catalog.Card(catalog.DamageKind, "hullbreach"), Editions: both, Abilities: []xwing.Ability{{When: xwing.StartOfEngagement, If: of(1), Do: func(*xwing.Table, xwing.Moment) { told++ }}}}
			repairs := starts(func(t *xwing.Table, _ xwing.Moment) { t.Repair(1) })
			g := xwingtest.Start(t, rules(t, edition.LaterSecond(), burns, printed(tie, repairs)), xwing.Scenario{Phase: board.Engagement, Ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far}}, func(s *xwing.State) {
				s.View.Ship(1).Faceup = []board.FaceupDamage{{Card: "hullbreach", N: 1}}
			})
			for _, id := range g.Legal(ask.ChooseAbility) {
				if strings.HasPrefix(id, "pilot/") {
					g.Pick(ask.ChooseAbility, id)
					break
				}
			}
			return fmt.Sprint(told, " ", len(g.Ship(1).Faceup))
		}, "0 0"},
		{"X25-FAQ-009", func(t *testing.T) string {
			deck := ""
			hurt := xwing.Ability{When: xwing.AfterSetup, If: of(1), Do: func(t *xwing.Table, _ xwing.Moment) {
				deck = fmt.Sprint(t.View.Decks, t.View.Phase == board.Setup)
				t.DealDamageCard(1, false)
			}}
			g := setUp(t, bare(tie), bare("nightbeast"), hurt)
			g.Until(ask.SetDials, nil)
			return fmt.Sprint(deck, g.Now().View.Decks, hurts(g, 1))
		}, "[33 33] true[32 33] 1"},
		{"X25-FAQ-002", func(t *testing.T) string {
			// Nowhere is it beyond range 3 of both enemies and at an obstacle: it stands at its own edge.
			at := xwing.Ability{When: xwing.AfterPlacingForces, If: of(1), Do: func(t *xwing.Table, m xwing.Moment) { t.PlaceAtObstacle(m) }}
			g := setUp(t, bare(tie, "nightbeast"), bare("nightbeast", "nightbeast"), at, xwing.Ability{Query: xwing.StartingInReserve, By: func(*xwing.Table, xwing.Moment) int { return 1 }})
			n := 0
			for g.Asks(ask.PlaceShip) {
				d := g.Decision(ask.PlaceShip)
				g.Put(ask.PlaceShip, d.Placement.Pieces[0].ID, 200+100*float64(n), map[game.Seat]float64{game.Red: 40, game.Blue: 874}[d.Seat], 0)
				n++
			}
			return against(g, ask.PlaceFromReserve, "ship:1", 700, 40) + "/" + against(g, ask.PlaceFromReserve, "ship:1", 700, 300)
		}, "/X25-SET-011"},
	})
}
