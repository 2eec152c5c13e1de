package xwing_test

import (
	"math/rand/v2"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

// TestForesightIsThePreview: on crowded tables near an edge, what is foreseen of a
// maneuver is what the preview, and so the rule, makes of it: also where ships that stand on
// obstacles leave them freely.
func TestForesightIsThePreview(t *testing.T) {
	rules := xwingtest.Rules(t, pilotCard(xwingT65, asking(xwing.ManeuverDifficulty, 1)))
	held := rules.Edition
	freely := *held
	freely.Obstacles.LeftFreely = true
	r := rand.New(rand.NewPCG(7, 8))
	var full, partial, met, fled int
	var ahead xwing.Foresight
	for n := range 12 {
		sc := ships()
		if n%2 == 0 { // its card changes how difficult its maneuvers are
			sc = ships(red(xwingT65, 320, 320, 360*r.Float64()))
		}
		for i, pilot := range []string{tie, jedi, quad, lambda, upsilon, kwing, awing, lancer} { // none overlaps another
			s := red(pilot, 80+120*float64(i%3), 80+120*float64(i/3), 360*r.Float64())
			s.Seat = game.Seat(i % 2)
			if i%3 == 0 {
				s = holding(s, board.Stress, 1)
			}
			sc.Ships = append(sc.Ships, s)
		}
		for _, xws := range []string{"coreasteroid0", "coreasteroid5", "gascloud1", "core2asteroid4", "vt49decimatordebris0"} {
			sc = lying(sc, xws, 20+400*r.Float64(), 20+400*r.Float64())
		}
		rules.Edition = held
		if n%4 > 1 {
			rules.Edition = &freely
		}
		s := xwingtest.Start(t, rules, sc, nil).Now()
		s.Foresee(&ahead)
		for id := board.ShipID(1); int(id) <= len(s.View.Ships); id++ {
			ahead.Ship(id)
			for _, m := range s.Dial(id) {
				p := s.PreviewManeuver(id, m)
				switch {
				case p.Flees:
					fled++
				case p.Full:
					full++
				default:
					partial++
				}
				got := ahead.Glance(m)
				if got.Maneuver != p.Maneuver || got.Full != p.Full {
					t.Errorf("ship %d, %s: glanced at %+v, previewed %+v", id, m.Code(), got, p)
				}
				ahead.Land(&got)
				if got.Final != p.Final || got.Flees != p.Flees {
					t.Errorf("ship %d, %s: foreseen %+v, previewed %+v", id, m.Code(), got, p)
				}
				if n := ahead.Met(&got); n != len(p.Obstacles) {
					t.Errorf("ship %d, %s: %d obstacles foreseen, previewed %v", id, m.Code(), n, p.Obstacles)
				}
				met += len(p.Obstacles)
			}
		}
	}
	if full < 100 || partial < 100 || met < 100 || fled < 20 {
		t.Errorf("only %d full and %d partial moves, %d obstacles met, %d fled", full, partial, met, fled)
	}
}
