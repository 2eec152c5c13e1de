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
	"xwing/physics"
)

// aimed gives a ship turret arcs.
func aimed(s xwing.ScenarioShip, arcs ...gauge.Arc) xwing.ScenarioShip {
	s.Turret = arcs
	return s
}

// seenFrom tells in which arcs of a ship at (400, 300) another ship's base is, by letters.
func seenFrom(t *testing.T, x, y, degrees float64) string {
	s := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue(tie, x, y, degrees)}}.play(t).Now()
	var out strings.Builder
	for _, a := range []struct {
		letter string
		arc    gauge.Arc
	}{{"F", gauge.Front}, {"L", gauge.Left}, {"R", gauge.Right}, {"B", gauge.Rear}, {"b", gauge.Bullseye}, {"f", gauge.FullFront}, {"r", gauge.FullRear}} {
		if s.InArc(1, 2, a.arc) {
			out.WriteString(a.letter)
		}
	}
	return out.String()
}

func TestLaterArcs(t *testing.T) {
	around := func(places ...[2]float64) func(*testing.T) string {
		return func(t *testing.T) string {
			var out []string
			for _, at := range places {
				out = append(out, seenFrom(t, at[0], at[1], 0))
			}
			return strings.Join(out, " ")
		}
	}
	state := func(t *testing.T, ships ...xwing.ScenarioShip) *xwing.State {
		return laid{phase: board.Engagement, ships: append(ships, far)}.play(t).Now()
	}
	tell(t, []told{
		{"X25-RNG-005 one rotates", func(t *testing.T) string {
			// A corner of the other touches the middle of its side; turned by 45 degrees its side is away.
			g := does(t, func(t *xwing.Table) { t.Pivot(2, 45) }, red(tie, 400, 300, 0), blue(tie, 400, 348.284, 45))
			before := state(t, red(tie, 400, 300, 0), blue(tie, 400, 348.284, 45)).RangeBetween(1, 2)
			return fmt.Sprint(before, " ", g.Now().RangeBetween(1, 2))
		}, "0 1"},
		{"X25-RNG-005 one moves", func(t *testing.T) string {
			g := does(t, func(t *xwing.Table) { t.ExecuteManeuver(2, straight(1, catalog.White), xwing.ManeuverOptions{}) }, red(tie, 400, 300, 0), blue(tie, 400, 340, 0))
			return fmt.Sprint(g.Now().RangeBetween(1, 2))
		}, "1"},
		{"X25-RNG-005 as long as they stay", func(t *testing.T) string {
			g := does(t, nil, red(tie, 400, 300, 0), blue(tie, 400, 340, 0))
			g.Until(ask.SetDials, nil)
			return fmt.Sprint(g.Now().RangeBetween(1, 2))
		}, "0"},
		{"X25-RNG-011 to range 3", around([2]float64{400, 639}, [2]float64{400, 641}, [2]float64{400, -39}, [2]float64{400, -41}), "Fbf  Br "},
		{"X25-RNG-011 not beneath it", func(t *testing.T) string {
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far}, devices: []xwing.ScenarioDevice{device(game.Blue, "clanwrencommandos", 400, 300, 0)}}.play(t)
			s := g.Now()
			return fmt.Sprint(s.InArc(1, 3, gauge.Front), s.InArc(1, 3, gauge.Rear), s.InBullseye(1, 3), s.InArc(1, 1, gauge.Front), s.InFiringArc(1, 1))
		}, "false false false false false"},
		{"X25-RNG-014 a corner", around([2]float64{505, 400}, [2]float64{525, 400}), "FRf Rf"},
		{"X25-RNG-015 X25-RNG-017", around([2]float64{400, 420}, [2]float64{280, 300}, [2]float64{520, 300}, [2]float64{400, 180}), "Fbf Lfr Rfr Br"},
		{"X25-RNG-017 ahead and astern of the line", around([2]float64{550, 321}, [2]float64{550, 279}, [2]float64{250, 321}), "Rf Rr Lf"},
		{"X25-RNG-016", around([2]float64{400, 639}, [2]float64{427, 500}, [2]float64{428, 500}, [2]float64{373, 500}), "Fbf Fbf Ff Fbf"},
		{"X25-RNG-016 by itself it does nothing", func(t *testing.T) string {
			s := state(t, red(tie, 400, 300, 0), blue(tie, 400, 420, 180), blue(tie, 440, 420, 180))
			in, beside := s.PreviewAttack(1, "primary:0", 2), s.PreviewAttack(1, "primary:0", 3)
			return fmt.Sprint(in.AttackDice, in.DefenseDice, beside.AttackDice, beside.DefenseDice)
		}, "3 3 3 3"},
		{"X25-RNG-018", func(t *testing.T) string {
			var out []string
			for _, y := range []float64{400, 321, 319, 281, 279, 200} {
				s := state(t, red(tie, 400, 300, 0), blue(tie, 520, y, 0))
				out = append(out, fmt.Sprint(s.InFrontOf(2, 1), s.Flanking(2, 1), s.Behind(2, 1)))
			}
			return strings.Join(out, ", ")
		}, "true false false, true false false, false true false, false true false, false false true, false false true"},
		{"X25-RNG-019", func(t *testing.T) string {
			single := state(t, aimed(red("rebelscout", 400, 300, 0), gauge.Left), blue(tie, 280, 300, 0), blue(tie, 400, 420, 180))
			double := state(t, aimed(red("outerrimsmuggler", 400, 300, 0), gauge.Front, gauge.Rear), blue(tie, 400, 440, 0), blue(tie, 400, 160, 0), blue(tie, 540, 300, 0))
			return fmt.Sprint(single.InTurretArc(1, 2), single.InArc(1, 2, gauge.Left), single.InTurretArc(1, 3), "; ", double.InTurretArc(1, 2), double.InTurretArc(1, 3), double.InTurretArc(1, 4))
		}, "true true false; true true false"},
		{"X25-RNG-020", func(t *testing.T) string {
			shaded := state(t, red("104thbattalionpilot", 400, 300, 0)).FiringArcs(1)
			turret := state(t, aimed(red("rebelscout", 400, 300, 0), gauge.Left)).FiringArcs(1)
			added := state(t, with(aimed(red("graysquadronbomber", 400, 300, 0), gauge.Rear), "dorsalturret")).FiringArcs(1)
			crow := state(t, with(aimed(red("kylekatarn", 400, 300, 0), gauge.Rear), "moldycrow")).FiringArcs(1)
			return fmt.Sprint(slices.Sorted(slices.Values(shaded)), turret, slices.Sorted(slices.Values(added)), slices.Sorted(slices.Values(crow)))
		}, fmt.Sprint([]gauge.Arc{gauge.Front, gauge.Rear}, []gauge.Arc{gauge.Left}, []gauge.Arc{gauge.Front, gauge.Rear}, []gauge.Arc{gauge.Front, gauge.Rear})},
		{"X25-RNG-021", func(t *testing.T) string {
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far}, obstacles: []xwing.ScenarioObstacle{asteroid(400, 430)}}.play(t)
			s, base := g.Now(), g.Ship(1).Base().Shape()
			// Its middle is farther than range 1 reaches, its rim is not.
			rim := physics.Distance(base, s.ObstacleShape(1)).Distance
			return fmt.Sprint(s.RangeToObstacle(1, 1), rim < gauge.RangeBand, 430-320 > gauge.RangeBand)
		}, "1 true true"},
		{"X25-OBT-004", func(t *testing.T) string {
			l := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue(tie, 400, 500, 180)}, obstacles: []xwing.ScenarioObstacle{asteroid(385, 400)}}
			var out []string
			for _, pick := range []string{"clear", "obstacle:1"} {
				g := l.play(t)
				g.Pick(ask.ChooseAttack, "primary:0>ship:2")
				out = append(out, g.Decision(ask.ChooseLine).Seat.ID())
				g.Pick(ask.ChooseLine, pick)
				out = append(out, fmt.Sprint(len(xwingtest.All[board.DiceRolled](g)[1].Dice)))
			}
			return strings.Join(out, " ")
		}, "red 3 red 4"},
		{"X25-FAQ-001", func(t *testing.T) string {
			// Aimed ahead it is a turret attack, and none of the front arc.
			ahead := aimed(red("rebelscout", 400, 300, 0), gauge.Front)
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{ahead, blue(tie, 400, 400, 180)}}.play(t)
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			w := xwingtest.All[board.AttackDeclared](g)[0].Attack.Weapon
			return fmt.Sprint(w.IsTurret(), w.Arc == catalog.FrontArc)
		}, "true false"},
		{"X25-FAQ-001 for a card", func(t *testing.T) string {
			dice := func(pilot string, arcs ...gauge.Arc) int {
				s := state(t, with(aimed(red(pilot, 400, 300, 0), arcs...), "outmaneuver"), blue(tie, 400, 420, 0))
				return s.PreviewAttack(1, "primary:0", 2).DefenseDice
			}
			return fmt.Sprint(dice("rebelscout", gauge.Front), dice("bluesquadronpilot"))
		}, "3 2"},
	})
}

func TestLaterPlacing(t *testing.T) {
	at := func(d game.Decision, piece string, x, y, degrees float64) string {
		var rows []string
		for _, r := range d.Placement.Check(piece, physics.PoseAt(x, y, degrees)) {
			rows = append(rows, r.Rule)
		}
		return strings.Join(rows, " ")
	}
	asks := func(pilot string, upgrades ...string) func(*testing.T) string {
		return func(t *testing.T) string {
			m := bare(pilot)
			for _, u := range upgrades {
				m.Ships[0].Upgrades = append(m.Ships[0].Upgrades, xwing.MusterUpgrade{XWS: u})
			}
			g := setUp(t, m, bare("nightbeast"))
			g.Until(ask.PlaceShip, nil)
			for g.Decision(ask.PlaceShip).Seat == game.Blue {
				g.Put(ask.PlaceShip, g.Decision(ask.PlaceShip).Placement.Pieces[0].ID, 300, 874, 180)
			}
			g.Put(ask.PlaceShip, "ship:1", 300, 50, 0)
			if !g.Asks(ask.ChooseTurretArc) {
				return fmt.Sprint("nothing ", len(g.Ship(1).Turret))
			}
			out := g.Open()[0].Seat.ID() + " " + strings.Join(g.Legal(ask.ChooseTurretArc), " ")
			g.Pick(ask.ChooseTurretArc, g.Legal(ask.ChooseTurretArc)[1])
			return fmt.Sprint(out, " ", g.Ship(1).Turret)
		}
	}
	tell(t, []told{
		{"X25-SET-012", func(t *testing.T) string {
			g := setUp(t, bare("outerrimsmuggler"), bare("nightbeast"))
			g.Until(ask.PlaceShip, nil)
			for g.Decision(ask.PlaceShip).Seat == game.Blue {
				g.Put(ask.PlaceShip, g.Decision(ask.PlaceShip).Placement.Pieces[0].ID, 300, 874, 180)
			}
			d := g.Decision(ask.PlaceShip)
			// Inside, sticking out turned by 45 degrees, sticking out without filling the depth, off the table.
			return at(d, "ship:1", 300, 60, 0) + "/" + at(d, "ship:1", 300, 56.5688, 45) + "/" + at(d, "ship:1", 300, 61, 0) + "/" + at(d, "ship:1", 300, 39, 0)
		}, "//X25-SET-011/GAME-AREA X25-SET-011"},
		{"X25-SET-012 a medium one may not", func(t *testing.T) string {
			g := setUp(t, bare(medium), bare("nightbeast"))
			g.Until(ask.PlaceShip, nil)
			for g.Decision(ask.PlaceShip).Seat == game.Blue {
				g.Put(ask.PlaceShip, g.Decision(ask.PlaceShip).Placement.Pieces[0].ID, 300, 874, 180)
			}
			return at(g.Decision(ask.PlaceShip), "ship:1", 300, 71, 0)
		}, "X25-SET-011"},
		{"X25-SET-013 X25-SET-022 single", asks("rebelscout"), "red front left right rear " + fmt.Sprint([]gauge.Arc{gauge.Left})},
		{"X25-SET-022 double", asks("outerrimsmuggler"), "red front-rear left-right " + fmt.Sprint([]gauge.Arc{gauge.Left, gauge.Right})},
		{"X25-SET-022 a special weapon", asks("graysquadronbomber", "dorsalturret"), "red front left right rear " + fmt.Sprint([]gauge.Arc{gauge.Left})},
		{"X25-SET-022 none", asks(tie), "nothing 0"},
		{"X25-SET-019", func(t *testing.T) string {
			carries := xwing.Ability{Query: xwing.Carrying, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == 2 }, By: func(*xwing.Table, xwing.Moment) int { return 1 }}
			g := setUp(t, bare(tie, "jekporkins"), bare("nightbeast"), carries)
			g.Until(ask.ChooseCarrier, nil)
			d := g.Decision(ask.ChooseCarrier)
			out := fmt.Sprint(d.Seat.ID(), " ", d.About[0], " ", strings.Join(g.Legal(ask.ChooseCarrier), " "), " ", g.Ship(1).Where == board.InPlay, g.Ship(3).Where == board.InPlay)
			g.Pick(ask.ChooseCarrier, "ship:1")
			g.Until(ask.SetDials, nil)
			return fmt.Sprint(out, "; ", g.Ship(2).Docked, g.Ship(2).Where == board.InReserve)
		}, "red ship:2 ship:1 none false false; 1 true"},
		{"X25-ORD-014", func(t *testing.T) string {
			var out []string
			note := func(t *xwing.Table) { out = append(out, fmt.Sprint(t.Initiative(1))) }
			g := able(t, edition.LaterSecond(), table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), far}},
				xwing.Ability{When: xwing.StartOfEngagement, Do: func(t *xwing.Table, _ xwing.Moment) {
					t.SetInitiative(1, "one", 5, board.End)
					t.SetInitiative(1, "two", 2, board.Engagement)
					note(t)
				}},
				xwing.Ability{When: xwing.DuringEndPhase, Do: func(t *xwing.Table, _ xwing.Moment) { note(t) }})
			g.Until(ask.SetDials, nil)
			return strings.Join(out, " ") + fmt.Sprint(" ", g.Now().Initiative(1))
		}, "2 5 1"},
	})
}
