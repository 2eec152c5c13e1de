package edition_test

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// crowded is a table of three huge ships and two dozen small ones, a dozen of them where the first ends, with twelve obstacles.
func crowded(tb testing.TB) *xwingtest.Game {
	tb.Helper()
	sc := xwing.Scenario{Phase: board.Activation, Ships: []xwing.ScenarioShip{red(cr90, 400, 300, 0), blue(gr75, 700, 640, 180),
		red(gr75, 120, 250, 0)}}
	for i := range 12 {
		x, y := 378+44*float64(i%2), 330+44*float64(i/2)
		sc.Ships = append(sc.Ships, blue("goldsquadronveteran", x, y, 0), blue("academypilot", 250+45*float64(i), 820, 0))
	}
	for i := range 12 {
		sc.Obstacles = append(sc.Obstacles, xwing.ScenarioObstacle{XWS: "coreasteroid1",
			Pose: xwingtest.Ship(0, "", 60+70*float64(i), 700, 0).Pose})
	}
	return xwingtest.Start(tb, rules(tb, edition.Second()), sc, func(s *xwing.State) {
		for i := range s.View.Ships {
			s.View.Ships[i].Activated = i > 0
		}
		s.View.Ships[0].Dial.Assigned, s.Hidden.Dials[0] = true, maneuver(tb, "3FB")
	})
}

func maneuver(tb testing.TB, code string) catalog.Maneuver {
	tb.Helper()
	m, err := catalog.ParseManeuver(code)
	if err != nil {
		tb.Fatal(err)
	}
	return m
}

// BenchmarkHugePreview is what the screen asks while a huge ship's dial is set, with a dozen ships under its final place.
func BenchmarkHugePreview(b *testing.B) {
	g := crowded(b)
	s, m := g.Now(), maneuver(b, "3FB")
	for b.Loop() {
		if p := s.PreviewManeuver(1, m); p.Huge == nil {
			b.Fatal("it is no huge ship")
		}
	}
}

// BenchmarkPlaceBehind is the search for a place behind a huge ship, for the first of a dozen and where nothing is free.
func BenchmarkPlaceBehind(b *testing.B) {
	g := crowded(b)
	for open := g.Open(); len(open) == 1 && open[0].Kind != ask.PlaceRunOver; open = g.Open() {
		d := open[0]
		if err := g.Choose(game.Choice{Seat: d.Seat, Kind: d.Kind, Pick: []string{d.Options[len(d.Options)-1].ID}}); err != nil {
			b.Fatal(err)
		}
	}
	open := g.Open()
	if len(open) != 1 || open[0].Kind != ask.PlaceRunOver {
		b.Fatal("nobody is placed")
	}
	search := func(name string, p game.Placement, want bool) {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				if _, ok := p.FindAnyLegal(p.Pieces[0].ID); ok != want {
					b.Fatalf("a place is found: %v", ok)
				}
			}
		})
	}
	p := *open[0].Placement
	search("free", p, true)
	full := p
	all := physics.Rect(-150, -220, 150, 10).At(g.Ship(1).Pose) // more than range 1 behind it
	full.KeepOut = append(full.KeepOut, game.KeepOut{ID: "all", Shape: all, Refusal: p.Near.Refusal})
	search("full", full, false)
}
