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
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
)

func TestLaterBearings(t *testing.T) {
	// ends is where ship 1, at (400, 300), has got by a maneuver, in mm and degrees.
	ends := func(pilot, code string, others ...xwing.ScenarioShip) func(*testing.T) string {
		return func(t *testing.T) string {
			m, err := catalog.ParseManeuver(code)
			if err != nil {
				t.Fatal(err)
			}
			g := does(t, func(t *xwing.Table) { t.ExecuteManeuver(1, m, xwing.ManeuverOptions{}) }, append([]xwing.ScenarioShip{red(pilot, 400, 300, 0)}, others...)...)
			if g.Asks(ask.ChooseTallonRollPosition) {
				g.Pick(ask.ChooseTallonRollPosition, "middle")
			}
			p := g.Ship(1).Pose
			return fmt.Sprintf("%.0f %.0f %.0f", float64(p.X)/1000, float64(p.Y)/1000, float64(p.Heading)/100000)
		}
	}
	tell(t, []told{
		{"X25-MNV-002 X25-MNV-008 straight", ends(tie, "2FB"), "400 420 0"},
		{"X25-MNV-008 left bank", ends(tie, "1BB"), "362 391 45"},
		{"X25-MNV-008 right turn", ends(tie, "1YW"), "455 355 270"},
		{"X25-MNV-009", ends(tie, "3KR"), "400 460 180"},
		{"X25-MNV-010", ends(tie, "2LR"), "348 426 225"},
		{"X25-MNV-011", ends(tie, "2ER"), "318 382 180"},
		{"X25-MNV-014 X25-MNV-015", ends(large, "0OR"), "400 300 0"},
		{"X25-MNV-017", ends(tie, "1SR"), "400 220 0"},
		{"X25-MNV-012 a Koiogran turn", ends(tie, "3KR", blue("nightbeast", 400, 490, 0)), "400 450 0"},
		{"X25-MNV-025", func(t *testing.T) string {
			var out []string
			for _, code := range []string{"5FW", "1FB", "3TW", "0OR"} {
				m, _ := catalog.ParseManeuver(code)
				out = append(out, xwing.ChangeSpeed(m, 1).Code()+"/"+xwing.ChangeSpeed(m, -1).Code())
			}
			return strings.Join(out, " ")
		}, "5FW/4FW 2FB/1FB 3TW/2TW 0OR/0OR"},
		{"X25-MNV-029", func(t *testing.T) string {
			g := does(t, func(t *xwing.Table) {
				t.ExecuteManeuver(1, catalog.Maneuver{Speed: 1, Bearing: gauge.StraightAhead, Difficulty: catalog.Red}, xwing.ManeuverOptions{})
			}, red(tie, 400, 300, 0))
			return fmt.Sprint(g.Ship(1).Pose.Y/1000, g.Ship(1).Has(board.Stress))
		}, "380 1"},
		{"X25-MNV-031", func(t *testing.T) string {
			// Where the template of each bearing starts, seen from the middle of the base: straight, bank, turn, loop and
			// roll at the front guides, which makes them forward.
			s := laid{phase: board.Engagement, ships: two()}.play(t).Now()
			var out []string
			for b := gauge.StraightAhead; b <= gauge.SideslipTurnRight; b++ {
				m := catalog.Maneuver{Speed: 2, Bearing: b, Difficulty: catalog.White}
				used := s.PreviewManeuver(1, m).Used
				lo, hi := used.Bounds()
				where := "aside"
				switch {
				case used.Empty():
					where = "nowhere"
				case lo.Y >= 319.9:
					where = "front"
				case hi.Y <= 280.1:
					where = "rear"
				}
				out = append(out, m.Code()[1:2]+" "+where)
			}
			return strings.Join(out, ", ")
		}, "F front, B front, N front, T front, Y front, K front, L front, P front, E front, R front, O nowhere, S rear, A rear, D rear, G aside, H aside, I aside, J aside"},
		{"X25-MNV-004 X25-MNV-003", func(t *testing.T) string {
			beside := does(t, func(t *xwing.Table) {
				m, _ := catalog.ParseManeuver("3FW")
				t.ExecuteManeuver(1, m, xwing.ManeuverOptions{})
			}, red(tie, 400, 300, 0), blue(tie, 433, 380, 0)) // the base would sweep over it, the template does not
			return fmt.Sprint(xwingtest.All[board.ManeuverExecuted](beside)[0].Full)
		}, "true"},
		{"X25-MNV-003 X25-MNV-034", func(t *testing.T) string {
			g := table{ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue("nightbeast", 400, 380, 90), far}}.flies(t, "4FW", ask.ChooseAction, nil)
			return events(g)
		}, ""},
		{"X25-MNV-034 an obstacle", func(t *testing.T) string {
			g := table{ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far}, obstacles: []xwing.ScenarioObstacle{asteroid(400, 400)}, dice: [2]string{"b"}}.flies(t, "5FW", ask.ChooseAction, nil)
			return events(g)
		}, "hit, die"},
		{"X25-MNV-034 X25-DEV-011 a mine", func(t *testing.T) string {
			g := laid{phase: board.Activation, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far}, devices: []xwing.ScenarioDevice{device(game.Blue, "connernet", 400, 400, 0)},
				dials: map[board.ShipID]string{1: "5FW"}}.play(t)
			return fmt.Sprint(hurts(g, 1), g.Now().View.Devices[0].Gone)
		}, "1 true"},
		{"X25-MNV-013", func(t *testing.T) string {
			m, _ := catalog.ParseManeuver("2ER")
			g := does(t, func(t *xwing.Table) { t.ExecuteManeuver(1, m, xwing.ManeuverOptions{}) }, red(tie, 400, 300, 0), blue("nightbeast", 318, 415, 0))
			return strings.Join(g.Legal(ask.ChooseTallonRollPosition), " ")
		}, "left"},
	})
}

func TestLaterEngagement(t *testing.T) {
	tell(t, []told{
		{"X25-ATK-021", func(t *testing.T) string {
			s := duel(60, [2]string{"bbb" + "bbb"}, nil, nil)
			g := able(t, edition.LaterSecond(), s, xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
				Do: func(t *xwing.Table, m xwing.Moment) { t.Fight().RerollChosen(1, board.AttackDice, 3, 3) }})
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Pick(ask.ModifyAttackDice, "pilot/academypilot")
			return fmt.Sprint((&xwing.Table{State: g.Now()}).Fight().Rerollable(board.AttackDice), g.Asks(ask.ModifyAttackDice))
		}, "0 false"},
		{"X25-ATK-029", func(t *testing.T) string {
			again := xwing.Ability{When: xwing.AfterAttacking, Bonus: true, Do: func(t *xwing.Table, _ xwing.Moment) { t.BonusAttack(1, xwing.AttackTerms{}) }}
			g := able(t, edition.LaterSecond(), duel(60, [2]string{"bbbbbbbbb"}, nil, nil), again)
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Pick(ask.ChooseBonusAttack, "primary:0>ship:2")
			return fmt.Sprint(len(xwingtest.All[board.AttackDeclared](g)), g.Asks(ask.ChooseBonusAttack))
		}, "2 false"},
		{"X25-ATK-025 X25-ATK-026", func(t *testing.T) string {
			var order []string
			say := func(what string, when xwing.Timing, who board.ShipID) xwing.Ability {
				return xwing.Ability{When: when, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == who },
					Do: func(*xwing.Table, xwing.Moment) { order = append(order, what) }}
			}
			g := able(t, edition.LaterSecond(), duel(60, [2]string{"bbb"}, nil, nil), say("attacked", xwing.AfterAttacking, 1), say("defended", xwing.AfterDefending, 2))
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Until(ask.ChooseAttack, nil)
			return strings.Join(order, " ")
		}, "defended attacked"},
		{"X25-ATK-034", func(t *testing.T) string {
			n := 0
			s := duel(60, [2]string{"bbb" + "bbb"}, nil, nil)
			g := able(t, edition.LaterSecond(), s, xwing.Ability{When: xwing.AfterRolling,
				If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == 1 && m.Attack.Pool },
				Do: func(*xwing.Table, xwing.Moment) { n++ }},
				xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
					Do: func(t *xwing.Table, m xwing.Moment) { t.Fight().RerollChosen(1, board.AttackDice, 3, 3) }})
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Pick(ask.ModifyAttackDice, "pilot/academypilot")
			return fmt.Sprint(n)
		}, "1"},
		{"X25-ATK-007", func(t *testing.T) string {
			torpedo := xwingtest.Ship(game.Red, "bluesquadronpilot", 400, 300, 0, "protontorpedoes")
			g := xwingtest.Start(t, rules(t, edition.LaterSecond(), cards.All()...), xwing.Scenario{Phase: board.Engagement, Ships: []xwing.ScenarioShip{torpedo, blue(tie, 400, 500, 180)}}, nil)
			no := g.Now().PreviewAttack(1, "upgrade:protontorpedoes", 2).Refusal.Rule
			locked := xwingtest.Start(t, rules(t, edition.LaterSecond(), cards.All()...), xwing.Scenario{Phase: board.Engagement, Ships: []xwing.ScenarioShip{torpedo, blue(tie, 400, 500, 180)}},
				func(s *xwing.State) { s.View.Ships[0].Locks = []string{"ship:2"} })
			return fmt.Sprint(no, " ", locked.Now().PreviewAttack(1, "upgrade:protontorpedoes", 2).Refusal == nil)
		}, "X25-ATK-007 true"},
		{"X25-ATK-004", func(t *testing.T) string {
			torpedo := xwingtest.Ship(game.Red, "bluesquadronpilot", 400, 300, 0, "protontorpedoes")
			g := xwingtest.Start(t, rules(t, edition.LaterSecond(), cards.All()...), xwing.Scenario{Phase: board.Engagement, Ships: []xwing.ScenarioShip{torpedo, blue(tie, 400, 500, 180)}},
				func(s *xwing.State) {
					s.View.Ships[0].Locks = []string{"ship:2"}
					s.View.Ships[0].Upgrades[0].Charges.Active = 0
				})
			return g.Now().PreviewAttack(1, "upgrade:protontorpedoes", 2).Refusal.Rule + " " + strings.Join(g.Legal(ask.ChooseAttack), " ")
		}, "X25-ATK-004 primary:0>ship:2 none"},
		{"X25-TOK-011", func(t *testing.T) string {
			hits := func(reinforced ...board.Token) string {
				g := able(t, edition.LaterSecond(), duel(60, [2]string{"hhb", "bbb"}, nil, reinforced))
				g.Pick(ask.ChooseAttack, "primary:0>ship:2")
				g.Until(ask.ChooseAttack, nil)
				return fmt.Sprint(strings.Count(seen(g), "hit"), g.Ship(2).Has(board.ReinforceFore))
			}
			return hits() + ", " + hits(board.ReinforceFore) + ", " + hits(board.ReinforceAft)
		}, "2 0, 1 1, 2 0"},
		{"X25-TOK-011 for each token, but the last", func(t *testing.T) string {
			hits := func(dice string) int {
				g := able(t, edition.LaterSecond(), duel(60, [2]string{dice, "bbb"}, nil, []board.Token{board.ReinforceFore, board.ReinforceFore}))
				g.Pick(ask.ChooseAttack, "primary:0>ship:2")
				g.Until(ask.ChooseAttack, nil)
				return len(xwingtest.All[board.DamageSuffered](g))
			}
			return fmt.Sprint(hits("hhh"), hits("hhb"))
		}, "1 1"},
		{"X25-OBT-003", func(t *testing.T) string {
			g := table{phase: board.Engagement, obstacles: []xwing.ScenarioObstacle{asteroid(400, 400)}, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue(tie, 400, 510, 45)}}.start(t, edition.LaterSecond())
			return fmt.Sprint(len(g.Now().PreviewAttack(1, "primary:0", 2).Obstructed))
		}, "1"},
		{"X25-DST-007 X25-DST-005", func(t *testing.T) string { return mourning(t, edition.LaterSecond()) }, "mourned, engaged, removed"},
		{"X25-DST-007 without an attack", func(t *testing.T) string {
			var out []string
			g := able(t, edition.LaterSecond(), table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), red(tie, 600, 300, 0), far}},
				xwing.Ability{When: xwing.StartOfEngagement, Do: func(t *xwing.Table, _ xwing.Moment) { t.Destroy(2) }},
				xwing.Ability{When: xwing.BeforeDestroyedRemoved, Do: func(t *xwing.Table, _ xwing.Moment) { out = append(out, fmt.Sprint(t.Ship(2).Where == board.InPlay)) }})
			g.Until(ask.SetDials, nil)
			return strings.Join(out, " ")
		}, "true"},
		{"X25-DST-008", func(t *testing.T) string {
			g := does(t, func(t *xwing.Table) {
				t.Destroy(2)
				t.RepairFacedown(2)
			}, red(tie, 400, 300, 0), red(tie, 600, 300, 0))
			return fmt.Sprint(g.Ship(2).Destroyed)
		}, "true"},
	})
}
