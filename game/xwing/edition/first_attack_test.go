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
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
)

// attacks has ship 1 attack ship 2 by first edition, up to the question given.
func attacks(t *testing.T, s table, weapon string, to game.Kind, own ...xwing.Ability) *xwingtest.Game {
	t.Helper()
	s.phase = board.Engagement
	g := s.first(t, own...)
	g.Until(ask.ChooseAttack, nil)
	g.Pick(ask.ChooseAttack, weapon+">ship:2")
	g.Until(to, nil)
	return g
}

// pools are how many dice both sides roll.
func pools(g *xwingtest.Game) string {
	var out []string
	for _, e := range xwingtest.All[board.DiceRolled](g)[:2] {
		out = append(out, fmt.Sprint(len(e.Dice)))
	}
	return strings.Join(out, " ")
}

func TestFirstDice(t *testing.T) {
	at := func(mm float64) func(*testing.T) string {
		return func(t *testing.T) string { return pools(attacks(t, duel(mm, [2]string{}, nil, nil), "primary:0", "")) }
	}
	legal := func(s table, kind game.Kind) func(*testing.T) string {
		return func(t *testing.T) string { return strings.Join(attacks(t, s, "primary:0", kind).Legal(kind), " ") }
	}
	dice := func(g *xwingtest.Game, side board.Side) string {
		var faces []string
		for _, d := range g.Now().View.Attack.Dice[side] {
			faces = append(faces, d.Face.String())
		}
		return strings.Join(faces, " ")
	}
	tell(t, []told{
		{"X10-ATK-011 X10-ATK-014", at(60), "3 3"},
		{"X10-ATK-009 X10-ATK-015 not at range 2", at(160), "2 3"},
		{"X10-ATK-015", at(260), "2 4"},
		{"X10-FOC-003 X10-ATK-013", legal(duel(160, [2]string{"hhh", "bbbb"}, []board.Token{board.Focus}, nil), ask.ModifyAttackDice), "focus done"},
		{"X10-FOC-002", func(t *testing.T) string {
			g := attacks(t, duel(160, [2]string{"ff", "fff"}, []board.Token{board.Focus}, []board.Token{board.Focus}), "primary:0", ask.ModifyAttackDice)
			g.Pick(ask.ModifyAttackDice, "focus")
			g.Until(ask.ModifyDefenseDice, nil)
			attack := dice(g, board.AttackDice)
			g.Pick(ask.ModifyDefenseDice, "focus")
			for _, e := range xwingtest.All[board.DiceModified](g) {
				attack += fmt.Sprint(" ", e.Side == board.DefenseDice)
			}
			return attack
		}, "hit hit false true"},
		{"X10-EVD-002 X10-DIC-004", func(t *testing.T) string {
			g := attacks(t, duel(160, [2]string{"hh", "bbb"}, nil, []board.Token{board.Evade, board.Evade}), "primary:0", ask.ModifyDefenseDice)
			g.Pick(ask.ModifyDefenseDice, "evade")
			return dice(g, board.DefenseDice)
		}, "blank blank blank evade"},
		{"X10-ATK-018 what each does, and a card once", func(t *testing.T) string {
			card := xwing.Ability{When: xwing.ModifyingDefenseDice, May: true, If: own1, Do: func(*xwing.Table, xwing.Moment) {}}
			g := duel(160, [2]string{"hh", "ffb"}, []board.Token{board.Focus, board.Evade}, nil).first(t, card)
			g.Pick(ask.ChooseAttack, "none")
			g.Pick(ask.ChooseAttack, "primary:0>ship:1")
			var out []string
			for _, pick := range []string{"pilot/" + tie, "focus", "evade"} {
				out = append(out, strings.Join(g.Legal(ask.ModifyDefenseDice), " "))
				g.Pick(ask.ModifyDefenseDice, pick)
			}
			for _, e := range xwingtest.All[board.DiceModified](g) {
				faces := ""
				for _, d := range e.Dice {
					faces += d.Face.String() + " "
				}
				out = append(out, strings.TrimSpace(faces))
			}
			return strings.Join(out, "; ")
		}, "focus evade pilot/academypilot done; focus evade done; evade done; evade evade blank; evade evade blank evade"},
		{"X10-FOC-003 the defender", func(t *testing.T) string {
			g := attacks(t, duel(160, [2]string{"hh", "bbb"}, nil, []board.Token{board.Focus}), "primary:0", ask.ModifyDefenseDice)
			g.Pick(ask.ModifyDefenseDice, "focus")
			return fmt.Sprint(g.Ship(2).Has(board.Focus), " ", g.Ship(2).DamageCards())
		}, "0 2"},
		{"X10-ATK-019", func(t *testing.T) string {
			g := attacks(t, duel(160, [2]string{"hc", "ebb"}, nil, nil), "primary:0", ask.SetDials)
			return seen(g)
		}, "die, die, crit"},
		{"X10-ATK-020 X10-ATK-021", func(t *testing.T) string {
			miss := attacks(t, duel(160, [2]string{"hh", "eeb"}, nil, nil), "primary:0", ask.SetDials)
			hit := attacks(t, duel(60, [2]string{"hhc", "ebb"}, nil, nil), "primary:0", ask.SetDials)
			return seen(miss) + "; " + seen(hit)
		}, "die, die; die, die, hit, crit"},
	})
}

func TestFirstTargets(t *testing.T) {
	refused := func(weapon string, ships ...xwing.ScenarioShip) func(*testing.T) string {
		return func(t *testing.T) string {
			if no := (table{phase: board.Engagement, ships: ships}).first(t).Now().PreviewAttack(1, weapon, 2).Refusal; no != nil {
				return no.Rule
			}
			return "legal"
		}
	}
	tell(t, []told{
		{"X10-ATK-003", refused("primary:0", red(tie, 400, 300, 0), blue(tie, 560, 300, 180)), "X10-ATK-003"},
		{"X10-ATK-003 range", refused("primary:0", red(tie, 400, 300, 0), blue(tie, 400, 680, 180)), "X10-ATK-003"},
		{"X10-ARC-001 a narrower arc", func(t *testing.T) string { // than second edition's, by its borders
			at := func(e *xwing.Edition) bool {
				s := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue(tie, 608, 500, 0)}}.start(t, e).Now()
				return s.InArc(1, 2, gauge.Front)
			}
			return fmt.Sprint(at(edition.First()), at(edition.Second()))
		}, "false true"},
		{"X10-TLK-001 X10-TLK-010", func(t *testing.T) string {
			g := table{phase: board.Engagement, obstacles: []xwing.ScenarioObstacle{asteroid(400, 420)},
				ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue(tie, 400, 560, 180), blue("blacksquadronace", 400, 760, 180), red("nightbeast", 300, 300, 0), blue("maulermithel", 400, 340, 180)}}.first(t,
				duty(func(t *xwing.Table) {
					t.PerformAction(1, xwing.ActionGrant{Source: xwing.Deployment, Only: []catalog.BarAction{{Type: catalog.Lock}}})
				}))
			g.Pick(ask.ChooseAction, "lock")
			o, _ := g.Option(ask.ChooseLockTarget, "ship:3")
			return strings.Join(g.Legal(ask.ChooseLockTarget), " ") + " " + o.Refusal.Rule + fmt.Sprint(" ", len(g.Open()[0].Options))
		}, "ship:2 ship:5 X10-TLK-001 3"},
		{"X10-ION-001 X10-ION-002", func(t *testing.T) string {
			var out []string
			for _, pilot := range []string{tie, large} {
				for n := 1; n < 3; n++ {
					ship := red(pilot, 300, 300, 0)
					ship.Tokens[board.Ion] = n
					out = append(out, fmt.Sprint(table{phase: board.Engagement, ships: []xwing.ScenarioShip{ship, far}}.first(t).Now().Ionized(1)))
				}
			}
			return strings.Join(out, " ")
		}, "true true false true"},
		{"X10-ION-003 X10-ION-004 X10-ION-005", func(t *testing.T) string {
			g := table{phase: board.Planning, ships: []xwing.ScenarioShip{red(tie, 300, 300, 0, board.Ion, board.Ion), far}}.first(t)
			g.Dials(nil)
			g.Until(ask.ChooseAction, nil)
			return fmt.Sprint(xwingtest.All[board.ManeuverExecuted](g)[0].Maneuver.Code(), " ", g.Ship(1).Has(board.Ion), " ", strings.Join(g.Legal(ask.ChooseAction), " "))
		}, "1FW 0 focus evade barrelroll none"},
		{"X10-ION-005 it attacks", func(t *testing.T) string {
			g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0, board.Ion), blue(tie, 400, 500, 180)}}.first(t)
			g.Until(ask.ChooseAttack, nil)
			return strings.Join(g.Legal(ask.ChooseAttack), " ")
		}, "primary:0>ship:2 none"},
		{"X10-ION-002 one token stays", func(t *testing.T) string {
			g := table{phase: board.Planning, ships: []xwing.ScenarioShip{red(large, 300, 300, 0, board.Ion), far}}.first(t)
			g.Dials(nil)
			g.Until(ask.SetDials, nil)
			return fmt.Sprint(g.Ship(1).Has(board.Ion), " ", len(xwingtest.All[board.DialRevealed](g)))
		}, "1 2"},
		{"X10-ION-006", func(t *testing.T) string {
			g := table{phase: board.Planning, ships: []xwing.ScenarioShip{red(tie, 300, 300, 0, board.Ion), far}}.first(t)
			g.Dials(nil)
			g.Until(ask.ChooseAction, nil)
			return fmt.Sprint(len(xwingtest.All[board.DialRevealed](g)))
		}, "0"},
		{"X10-SIM-001 X10-SIM-003", func(t *testing.T) string { // both are of one pilot skill
			g := attacks(t, duel(60, [2]string{"hhhhhh", "bbbbbb"}, nil, nil), "primary:0", ask.ChooseAttack)
			before := g.Ship(2).Destroyed && g.Ship(2).Where == board.InPlay
			g.Pick(ask.ChooseAttack, "primary:0>ship:1")
			g.Until(ask.SetDials, nil)
			return fmt.Sprint(before, g.Ship(2).Where == board.Removed, len(xwingtest.All[board.AttackDeclared](g)))
		}, "true true 2"},
		{"X10-SIM-003 X10-DST-003 before the others of its skill", func(t *testing.T) string { // and though it lets its attack be
			s := duel(60, [2]string{"hhhhhh", "bbbbbb"}, nil, nil)
			s.ships = append(s.ships, blue(tie, 700, 700, 180))
			g := attacks(t, s, "primary:0", ask.ChooseShipToEngage)
			g.Pick(ask.ChooseShipToEngage, "ship:2")
			before := g.Ship(2).Where == board.InPlay
			g.Pick(ask.ChooseAttack, "none")
			return fmt.Sprint(before, " ", g.Ship(2).Where == board.Removed, " ", g.Ship(3).Engaged)
		}, "true true false"},
		{"X10-SIM-005 of another skill, before the others of the attacker's", func(t *testing.T) string {
			ace := red("blacksquadronace", 400, 300, 0)
			s := table{phase: board.Engagement, dice: [2]string{"hhhh", "bbbb"}, ships: []xwing.ScenarioShip{ace, blue(tie, 400, 400, 180), blue("blacksquadronace", 700, 700, 180)}}
			g := s.first(t)
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			return fmt.Sprint(g.Ship(2).Where == board.Removed, " ", g.Open()[0].About)
		}, "true [ship:3]"},
		{"X10-SIM-005 that has attacked, before the others of its skill", func(t *testing.T) string {
			s := duel(60, [2]string{"hhhhhh", "bbbbbb"}, nil, nil)
			s.ships = append(s.ships, blue(tie, 700, 700, 180), red(tie, 300, 300, 0))
			g := s.first(t)
			g.Pick(ask.ChooseShipToEngage, "ship:1")
			g.Pick(ask.ChooseAttack, "none")
			g.Pick(ask.ChooseAttack, "none")
			g.Pick(ask.ChooseShipToEngage, "ship:2")
			g.Pick(ask.ChooseAttack, "primary:0>ship:1")
			return fmt.Sprint(g.Ship(1).Where == board.Removed, " ", g.Open()[0].About)
		}, "true [ship:3]"},
		{"X10-SIM-005", func(t *testing.T) string {
			s := duel(60, [2]string{"hhhhhh", "bbbbbb"}, nil, nil)
			s.ships[1].Pilot = "maulermithel"
			s.ships[0], s.ships[1] = s.ships[1], s.ships[0]
			s.ships[0].Seat, s.ships[1].Seat = game.Red, game.Blue
			s.phase = board.Engagement
			g := s.first(t)
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Until(ask.SetDials, nil)
			return fmt.Sprint(g.Ship(2).Where == board.Removed, len(xwingtest.All[board.AttackDeclared](g)))
		}, "true 1"},
	})
}
