package edition_test

import (
	"fmt"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// What becomes of maneuvers that turn about, and of those that two ships are in the way of.
func TestFirstTurnsAbout(t *testing.T) {
	flies := func(m catalog.Maneuver, obstacles []xwing.ScenarioObstacle, others ...xwing.ScenarioShip) func(*testing.T) *xwingtest.Game {
		return func(t *testing.T) *xwingtest.Game {
			s := table{phase: board.Engagement, ships: append([]xwing.ScenarioShip{red(tie, 400, 300, 0)}, others...), obstacles: obstacles}
			return s.first(t, duty(func(t *xwing.Table) { t.ExecuteManeuver(1, m, xwing.ManeuverOptions{}) }))
		}
	}
	ends := func(m catalog.Maneuver, obstacles []xwing.ScenarioObstacle, others ...xwing.ScenarioShip) func(*testing.T) string {
		return func(t *testing.T) string { return place(flies(m, obstacles, others...)(t).Ship(1).Pose) }
	}
	touches := func(m catalog.Maneuver, others ...xwing.ScenarioShip) func(*testing.T) string {
		return func(t *testing.T) string { return fmt.Sprint(flies(m, nil, others...)(t).Now().View.Touching) }
	}
	loop := func(b gauge.Bearing) catalog.Maneuver {
		return catalog.Maneuver{Speed: 2, Bearing: b, Difficulty: catalog.Red}
	}
	turn := catalog.Maneuver{Speed: 4, Bearing: gauge.KoiogranTurn, Difficulty: catalog.Red}
	ahead := catalog.Maneuver{Speed: 2, Bearing: gauge.StraightAhead, Difficulty: catalog.White}
	foe := func(x, y float64) xwing.ScenarioShip { return blue("blacksquadronace", x, y, 0) }
	// Ship 1 turns along the edge, which its template crosses, and ends within the play area unless another one is there.
	along := func(t *testing.T, other xwing.ScenarioShip) string {
		s := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 45, 300, 45), other}}
		g := s.first(t, duty(func(t *xwing.Table) {
			t.ExecuteManeuver(1, catalog.Maneuver{Speed: 3, Bearing: gauge.TurnRight, Difficulty: catalog.White}, xwing.ManeuverOptions{})
		}))
		return fmt.Sprint(g.Ship(1).Where == board.InPlay)
	}
	tell(t, []told{
		{"X10-MNV-008 left", ends(loop(gauge.SegnorsLoopLeft), nil, far), "348 426 225"},
		{"X10-MNV-008 right", ends(loop(gauge.SegnorsLoopRight), nil, far), "452 426 135"},
		{"X10-MNV-013 Koiogran turn", ends(turn, nil, foe(400, 510)), "400 470 0"},
		{"X10-MNV-013 Segnor's Loop", func(t *testing.T) string {
			h := flies(loop(gauge.SegnorsLoopLeft), nil, foe(348, 436))(t).Ship(1).Pose.Degrees()
			return fmt.Sprint(h > 0 && h <= 45)
		}, "true"},
		{"X10-MNV-013 Segnor's Loop to the right", func(t *testing.T) string {
			h := flies(loop(gauge.SegnorsLoopRight), nil, foe(452, 436))(t).Ship(1).Pose.Degrees()
			return fmt.Sprint(h >= 315 && h < 360)
		}, "true"},
		{"X10-OVL-001 under the template alone", func(t *testing.T) string {
			g := flies(straight(4, catalog.White), nil, foe(400, 400))(t)
			return fmt.Sprint(place(g.Ship(1).Pose), " ", g.Now().View.Touching, xwingtest.All[board.ManeuverExecuted](g)[0].Full)
		}, "400 500 0 [] true"},
		{"X10-OVL-002 back along the curve", ends(catalog.Maneuver{Speed: 3, Bearing: gauge.BankLeft, Difficulty: catalog.White}, nil, foe(366, 450)), "378 403 28"},
		{"X10-OVL-002 back from one ship, and from the next", ends(straight(4, catalog.White), nil, foe(400, 490), foe(400, 445)), "400 405 0"},
		{"X10-STS-005 onto a ship", func(t *testing.T) string {
			s := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0, board.Stress, board.Stress), foe(400, 420)}}
			g := s.first(t, duty(func(t *xwing.Table) { t.ExecuteManeuver(1, straight(2, catalog.Blue), xwing.ManeuverOptions{}) }))
			return fmt.Sprint(seen(g), " ", g.Now().View.Touching)
		}, "stress-1 [[1 2]]"},
		{"X10-OBS-008 Koiogran turn", ends(turn, []xwing.ScenarioObstacle{asteroid(400, 500)}, far), "400 500 180"},
		{"X10-OBS-008 Segnor's Loop", ends(loop(gauge.SegnorsLoopLeft), []xwing.ScenarioObstacle{asteroid(348, 426)}, far), "348 426 225"},
		{"X10-OBS-008 Tallon Roll", func(t *testing.T) string { return tallons(t, asteroid(318, 440)) }, "true 180"},
		{"X10-TCH-006 two at once", touches(ahead, foe(378, 420), foe(421, 420)), "[[1 2] [1 3]]"},
		{"X10-OVL-006 X10-TCH-006 the nearer", touches(ahead, foe(400, 445), foe(400, 402)), "[[1 3]]"},
		{"X10-FLE-002 the template alone", func(t *testing.T) string { return along(t, far) }, "true"},
		{"X10-FLE-004 pulled back", func(t *testing.T) string { return along(t, foe(60, 455)) }, "false"},
	})
}

// tallons has a ship execute a Tallon roll onto an obstacle, and tells whether it has met it, and where it looks then.
func tallons(t *testing.T, o xwing.ScenarioObstacle) string {
	s := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far}, obstacles: []xwing.ScenarioObstacle{o}}
	g := s.first(t, duty(func(t *xwing.Table) { t.ExecuteManeuver(1, tallon, xwing.ManeuverOptions{}) }))
	put := g.Decision(ask.PlaceTallonRoll).Placement.Pieces[0].Rails[0].At(0)
	g.MustChoose(game.Choice{Seat: game.Red, Kind: ask.PlaceTallonRoll, Piece: "ship:1", Pose: &put})
	return fmt.Sprint(xwingtest.Has[board.ObstacleMet](g, nil), " ", g.Ship(1).Pose.Degrees())
}

// Where obstacles may lie and ships are set up.
func TestFirstPlaces(t *testing.T) {
	tell(t, []told{
		{"X10-SET-002 X10-FMT-002 the play area", func(t *testing.T) string {
			area := begun(t, worth(90, tie), worth(100, tie), "").Now().View.Area
			return fmt.Sprint(area.Width, " ", area.Height)
		}, "914.4 914.4"},
		{"X10-SET-004 an obstacle", func(t *testing.T) string {
			g := begun(t, worth(90, tie), worth(100, tie), "")
			g.Pick(ask.ChooseFirstPlayer, "other")
			p := g.Open()[0].Placement
			piece := p.Pieces[0].ID
			no := func(x, y float64) bool { return len(p.Check(piece, spot(x, y))) > 0 }
			return fmt.Sprint(no(457, 457), no(457, 215), no(215, 457), no(457, 262))
		}, "false true true false"},
		{"X10-SET-004 two of them", func(t *testing.T) string {
			g := begun(t, worth(90, tie), worth(100, tie), "")
			g.Pick(ask.ChooseFirstPlayer, "other")
			first := spot(457, 457)
			g.MustChoose(game.Choice{Seat: g.Open()[0].Seat, Kind: ask.PlaceObstacle, Piece: g.Open()[0].Placement.Pieces[0].ID, Pose: &first})
			p := g.Open()[0].Placement
			no := func(x float64) bool { return len(p.Check(p.Pieces[0].ID, spot(x, 457))) > 0 }
			return fmt.Sprint(no(560), no(680), no(354), no(272))
		}, "true false true false"},
		{"X10-SET-007 a ship", func(t *testing.T) string {
			g := begun(t, worth(90, tie), worth(100, tie), "")
			g.Pick(ask.ChooseFirstPlayer, "other")
			g.Until(ask.PlaceShip, nil)
			d := g.Open()[0]
			p, edge := d.Placement, 0.0
			if d.Seat.ID() == "blue" {
				edge = 914.4
			}
			in := func(from float64) float64 { return max(edge-from, from-edge) }
			no := func(from float64) bool { return len(p.Check(p.Pieces[0].ID, spot(457, in(from)))) > 0 }
			return fmt.Sprint(no(30), no(79), no(85))
		}, "false false true"},
	})
}

func spot(x, y float64) physics.Pose { return physics.PoseAt(x, y, 0) }
