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
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
)

// lands is where ship 1, at (400, 300), gets by a maneuver, among others.
func lands(t *testing.T, code string, others ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	m, err := catalog.ParseManeuver(code)
	if err != nil {
		t.Fatal(err)
	}
	return does(t, func(t *xwing.Table) { t.ExecuteManeuver(1, m, xwing.ManeuverOptions{Step: true}) }, append([]xwing.ScenarioShip{red(tie, 400, 300, 0)}, others...)...)
}

func TestLaterFlightClauses(t *testing.T) {
	tell(t, []told{
		{"X25-MNV-002 the template lies ahead, the ship at its end", func(t *testing.T) string {
			p := lands(t, "1FB").Now().PreviewManeuver(1, straight(2, catalog.Blue)) // from 380
			lo, hi := p.Template.Bounds()
			return fmt.Sprintf("%.0f %.0f, %s", lo.Y, hi.Y, place(lands(t, "1BB").Ship(1).Pose))
		}, "400 480, 362 391 45"},
		{"X25-MNV-003 X25-MNV-004 a mine", func(t *testing.T) string {
			// Under the template, under the end of the base, beside the template where the base would sweep, where the ship stood.
			var out []string
			for _, at := range [][2]float64{{400, 420}, {400, 578}, {437, 420}, {400, 265}} {
				g := laid{phase: board.Activation, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far}, devices: []xwing.ScenarioDevice{device(game.Blue, "clustermine", at[0], at[1], 0)}, dials: map[board.ShipID]string{1: "5FW"}, dice: [2]string{"bb"}}.play(t)
				out = append(out, fmt.Sprint(len(xwingtest.All[board.DeviceDetonated](g))))
			}
			return strings.Join(out, " ")
		}, "1 1 0 0"},
		{"X25-MNV-005 once it has moved", func(t *testing.T) string {
			return kinds(activation(over("", nil).flies(t, "3KR", ask.ChooseAttack, nil)), "ShipMoved", "TokenGained", "ManeuverExecuted")
		}, "ShipMoved TokenGained ManeuverExecuted"},
		{"X25-MNV-010 X25-MNV-012 not where it is partial", func(t *testing.T) string {
			g := lands(t, "2LR", blue("nightbeast", 340, 436, 0))
			return fmt.Sprint(xwingtest.All[board.ManeuverExecuted](g)[0].Full, g.Ship(1).Pose.Heading/100000 < 46)
		}, "false true"},
		{"X25-MNV-011 to one side or the other", func(t *testing.T) string {
			var out []string
			for _, pick := range []string{"left", "right"} {
				g := lands(t, "2ER")
				g.Pick(ask.ChooseTallonRollPosition, pick)
				out = append(out, place(g.Ship(1).Pose))
			}
			return strings.Join(out, ", ")
		}, "318 372 180, 318 392 180"},
		{"X25-MNV-011 X25-MNV-012 X25-MNV-013 not where all three are taken", func(t *testing.T) string {
			g := lands(t, "2ER", blue("nightbeast", 318, 415, 0), blue("blacksquadronace", 318, 355, 0))
			return fmt.Sprint(g.Asks(ask.ChooseTallonRollPosition), xwingtest.All[board.ManeuverExecuted](g)[0].Full, g.Ship(1).Pose.Heading/100000 <= 90)
		}, "false false true"},
		{"X25-MNV-012 X25-MNV-013 a Tallon roll is a turn then", func(t *testing.T) string {
			taken := []xwing.ScenarioShip{blue("nightbeast", 318, 415, 0), blue("blacksquadronace", 318, 355, 0)}
			return fmt.Sprint(lands(t, "2ER", taken...).Ship(1).Pose == lands(t, "2TB", taken...).Ship(1).Pose)
		}, "true"},
		{"X25-MNV-013 at none of them", func(t *testing.T) string {
			m := xwingtest.All[board.ShipMoved](lands(t, "2ER", blue("nightbeast", 318, 415, 0), blue("blacksquadronace", 318, 355, 0)))[0]
			return fmt.Sprint(m.Move.Slide, m.Full)
		}, "0 false"},
		{"X25-MNV-018 X25-MNV-030 an advanced one", func(t *testing.T) string {
			return fmt.Sprint(xwing.Basic(gauge.SideslipBankLeft), xwing.Basic(gauge.SideslipTurnRight), xwing.Basic(gauge.BankLeft))
		}, "false false true"},
		{"X25-MNV-014 it is one all the same", func(t *testing.T) string {
			n := 0
			follows := printed(large, xwing.Ability{When: xwing.AfterManeuver, If: itself, Do: func(*xwing.Table, xwing.Moment) { n++ }})
			laid{phase: board.Activation, ships: []xwing.ScenarioShip{red(large, 400, 300, 0), far}, own: []*xwing.Card{follows}, dials: map[board.ShipID]string{1: "0OR"}}.play(t)
			return fmt.Sprint(n)
		}, "1"},
		{"X25-MNV-015 X25-MNV-016 it acts, and shoots at whom it touches", func(t *testing.T) string {
			g := laid{phase: board.Activation, ships: []xwing.ScenarioShip{red(large, 400, 300, 0), blue("nightbeast", 400, 360, 180)}, dials: map[board.ShipID]string{1: "0OR"}, own: []*xwing.Card{printed(large, counts(xwing.ManeuverDifficulty, -1))},
				change: func(s *xwing.State) { s.View.Ships[1].Engaged = true }}.play(t)
			out := fmt.Sprint(xwingtest.All[board.ActionStepSkipped](g), g.Decision(ask.ChooseAction).About) + " " + offered(g, ask.ChooseAction)
			g.Pick(ask.ChooseAction, "none")
			return out + "; " + offered(g, ask.ChooseAttack)
		}, "[] [ship:1] focus reinforce coordinate jam none; primary:0>ship:2 none"},
		{"X25-MNV-017 from the rear", func(t *testing.T) string {
			p := lands(t, "1FB").Now().PreviewManeuver(1, catalog.Maneuver{Speed: 1, Bearing: gauge.ReverseStraight, Difficulty: catalog.White})
			_, hi := p.Template.Bounds()
			return fmt.Sprintf("%.0f", hi.Y)
		}, "360"},
		{"X25-MNV-005 X25-MNV-028 its color, its speed, what follows", func(t *testing.T) string {
			var seen xwing.Moment
			follows := printed(tie, xwing.Ability{When: xwing.AfterManeuver, If: itself, Do: func(_ *xwing.Table, m xwing.Moment) { seen = m }})
			g := laid{phase: board.Activation, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0, board.Stress), blue("nightbeast", 400, 440, 180)}, own: []*xwing.Card{follows}, dials: map[board.ShipID]string{1: "2FB"}}.play(t)
			g.Until(ask.ChooseAttack, nil)
			return fmt.Sprint(seen.Move.Maneuver.Code(), seen.Move.Full, g.Ship(1).Has(board.Stress))
		}, "2FBfalse 0"},
		{"X25-ORD-011 the one who engages first", func(t *testing.T) string {
			var out []string
			for _, first := range []game.Seat{game.Red, game.Blue} {
				g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), blue(tie, 800, 800, 180)}, change: func(s *xwing.State) { s.View.First = first }}.play(t)
				g.Until(ask.SetDials, nil)
				for _, e := range xwingtest.All[board.ShipEngaged](g) {
					out = append(out, e.Ship.Piece())
				}
			}
			return strings.Join(out, " ")
		}, "ship:1 ship:2 ship:2 ship:1"},
	})
}

func TestLaterSightClauses(t *testing.T) {
	state := func(t *testing.T, ships ...xwing.ScenarioShip) *xwing.State { return does(t, nil, ships...).Now() }
	tell(t, []told{
		{"X25-RNG-002 a part of it", func(t *testing.T) string {
			s := state(t, red(tie, 300, 300, 0), blue(tie, 300, 430, 0))
			return fmt.Sprint(s.RangeBetween(1, 2), s.WithinRange(1, 2, 1), s.BeyondRange(1, 2, 1))
		}, "1 false false"},
		{"X25-RNG-003 an obstacle, a mine, itself", func(t *testing.T) string {
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far}, obstacles: []xwing.ScenarioObstacle{asteroid(400, 300), asteroid(400, 420)},
				devices: []xwing.ScenarioDevice{device(game.Blue, "connernet", 400, 300, 0)}}.play(t)
			x := &xwing.Table{State: g.Now()}
			return fmt.Sprint(x.RangeToObstacle(1, 1), x.RangeToObstacle(1, 2), x.AtRange(1, 1, 0, 0), x.DevicesNear(1, 2, 0))
		}, "0 1 true 1"},
		{"X25-RNG-006 X25-RNG-008 in the arc alone", func(t *testing.T) string {
			// Its nearest corner is at range 1, but beside the arc.
			p := state(t, red(tie, 300, 300, 0), blue(large, 425, 380, 0)).PreviewAttack(1, "primary:0", 2)
			return fmt.Sprint(p.InArc, p.Range, state(t, red(tie, 300, 300, 0), blue(large, 425, 380, 0)).RangeBetween(1, 2))
		}, "true 2 1"},
		{"X25-RNG-009 a missile without the sign", func(t *testing.T) string {
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{with(red("goldsquadronveteran", 400, 300, 0), "ioncannonturret"), blue(tie, 400, 400, 180)}, change: func(s *xwing.State) {
				s.View.Ships[0].Turret = []gauge.Arc{gauge.Front}
			}}.play(t)
			p := g.Now().PreviewAttack(1, "upgrade:ioncannonturret", 2)
			return fmt.Sprint(p.Range, p.AttackDice)
		}, "1 4"},
		{"X25-RNG-011 an obstacle beneath it", func(t *testing.T) string {
			s := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(large, 400, 300, 0), far}, obstacles: []xwing.ScenarioObstacle{asteroid(400, 300), asteroid(400, 360)}}.play(t).Now()
			return fmt.Sprint(s.ObjectInArc(1, "obstacle:1", gauge.Front, gauge.Range0, gauge.Range3), s.ObjectInArc(1, "obstacle:2", gauge.Front, gauge.Range0, gauge.Range3))
		}, "false true"},
		{"X25-RNG-017 at the line", func(t *testing.T) string {
			x := state(t, red(tie, 300, 300, 0), blue("nightbeast", 400, 282, 0), blue(tie, 400, 318, 0), blue(tie, 200, 300, 0))
			var out []string
			for _, id := range []board.ShipID{2, 3, 4} {
				out = append(out, fmt.Sprint(x.InArc(1, id, gauge.FullFront), x.InArc(1, id, gauge.FullRear)))
			}
			return strings.Join(out, ", ")
		}, "true true, true true, true true"},
		{"X25-RNG-019 where it points", func(t *testing.T) string {
			var out []string
			for _, arc := range []gauge.Arc{gauge.Front, gauge.Rear} {
				g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{aimed(red("rebelscout", 400, 300, 0), arc), blue(tie, 400, 420, 180), blue(tie, 400, 180, 180)}}.play(t)
				out = append(out, fmt.Sprint(g.Now().InTurretArc(1, 2), g.Now().InTurretArc(1, 3), g.Now().PreviewAttack(1, "primary:0", 2).Refusal == nil, g.Now().PreviewAttack(1, "primary:0", 3).Refusal == nil))
			}
			return strings.Join(out, ", ")
		}, "true false true false, false true false true"},
		{"X25-RNG-019 X25-SET-013 a double one points both ways", func(t *testing.T) string {
			g := setUp(t, bare("landocalrissian-modifiedyt1300lightfreighter"), bare(tie))
			for g.Asks(ask.PlaceShip) {
				d := g.Decision(ask.PlaceShip)
				g.Put(ask.PlaceShip, d.Placement.Pieces[0].ID, 400, map[game.Seat]float64{game.Red: 45, game.Blue: 874}[d.Seat], 0)
			}
			return offered(g, ask.ChooseTurretArc)
		}, "front-rear left-right"},
		{"X25-RNG-020 X25-ERR-006 added by a ship aboard", func(t *testing.T) string {
			arcs := func(docked board.ShipID) []gauge.Arc {
				return laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red("alexsandrkallus", 400, 300, 0), red("ezrabridger", 600, 300, 0), far}, change: func(s *xwing.State) {
					if docked > 0 {
						s.View.Ships[1].Where, s.View.Ships[1].Docked = board.InReserve, docked
					}
				}}.play(t).Now().FiringArcs(1)
			}
			return fmt.Sprint(arcs(0), arcs(1))
		}, fmt.Sprint([]gauge.Arc{gauge.Front}, []gauge.Arc{gauge.Front, gauge.Rear})},
		{"X25-ATK-002 it pays", func(t *testing.T) string {
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{with(red("bluesquadronpilot", 400, 300, 0), "protontorpedoes"), blue(tie, 400, 500, 180)}, change: func(s *xwing.State) { s.View.Ships[0].Locks = []string{"ship:2"}; s.View.Ships[1].Engaged = true }}.play(t)
			g.Pick(ask.ChooseAttack, "upgrade:protontorpedoes>ship:2")
			return fmt.Sprint(g.Ship(1).Upgrades[0].Charges.Limit - g.Ship(1).Upgrades[0].Charges.Active)
		}, "1"},
		{"X25-ATK-011 the last of all", func(t *testing.T) string {
			return rolled(t, duel(160, [2]string{}, nil, nil), counts(xwing.AttackDiceCount, 7), counts(xwing.AttackDiceCount, -2))
		}, "6 3"},
		{"X25-ATK-016 X25-RNG-010 a special attack at range 0", func(t *testing.T) string {
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{with(red(tie, 400, 300, 0), "hotshottailblaster"), blue("nightbeast", 400, 259.99, 0)}, own: []*xwing.Card{printed(tie, counts(xwing.AttackDiceCount, 1))}}.play(t)
			p := g.Now().PreviewAttack(1, "upgrade:hotshottailblaster", 2)
			return fmt.Sprint(p.Refusal == nil, p.Range, p.AttackDice)
		}, "true 0 3"},
	})
}
