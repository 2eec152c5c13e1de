package xwing_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

func TestPlaceObstacles(t *testing.T) {
	rules := xwingtest.Rules(t)
	red := withObstacles(squad(0, "lukeskywalker"), "coreasteroid0", "coreasteroid1", "coreasteroid2")
	blue := withObstacles(squad(0, "idenversio"), "coreasteroid3", "coreasteroid4", "gascloud1")

	t.Run("X20-SET-005 X20-PLO-001", func(t *testing.T) {
		g := placing(t, rules, red, blue)
		spots := [][2]float64{{260, 260}, {650, 260}, {260, 650}, {650, 650}, {455, 455}, {455, 260}}
		for i, at := range spots {
			d := g.Decision(ask.PlaceObstacle)
			if want := game.Seat(i % 2); d.Seat != want {
				t.Errorf("obstacle %d is placed by seat %d, want %d", i+1, d.Seat, want)
			}
			if got, want := len(d.Placement.Pieces), 6-i; got != want {
				t.Errorf("obstacle %d is chosen among %d, want %d", i+1, got, want)
			}
			g.Put(ask.PlaceObstacle, d.Placement.Pieces[0].ID, at[0], at[1], 0)
		}
		if g.Asks(ask.PlaceObstacle) {
			t.Error("a seventh obstacle is asked for")
		}
		v := &g.Now().View
		if len(v.Obstacles) != 6 || len(v.Reserve[0])+len(v.Reserve[1]) != 0 {
			t.Fatalf("obstacles in play = %d, in reserve %v, want 6 and none", len(v.Obstacles), v.Reserve)
		}
		o := v.Obstacles[1]
		if o.XWS != "coreasteroid3" || o.Seat != game.Blue || o.Pose != physics.PoseAt(650, 260, 0) || o.ID != 2 {
			t.Errorf("second obstacle = %+v", o)
		}
	})
	t.Run("X20-SET-005 RULINGS-39", func(t *testing.T) {
		// Both have brought one of a kind; red takes all that blue has brought.
		g := placing(t, rules, withObstacles(red, "coreasteroid0", "coreasteroid1", "coreasteroid2"), withObstacles(blue, "coreasteroid3", "coreasteroid4", "coreasteroid0"))
		for i, xws := range []string{"coreasteroid3", "coreasteroid1", "coreasteroid0", "coreasteroid0", "coreasteroid4", "coreasteroid2"} {
			if got, want := g.Decision(ask.PlaceObstacle).Seat, game.Seat(i%2); got != want {
				t.Errorf("%s is placed by seat %d, want %d", xws, got, want)
			}
			at := [][2]float64{{260, 260}, {650, 260}, {260, 650}, {650, 650}, {455, 455}, {455, 260}}[i]
			g.Put(ask.PlaceObstacle, "obstacle/"+xws, at[0], at[1], 0)
			if v := &g.Now().View; len(v.Reserve[0])+len(v.Reserve[1]) != 5-i || v.Obstacles[i].XWS != xws {
				t.Errorf("after %s: %v left", xws, v.Reserve)
			}
		}
		if g.Asks(ask.PlaceObstacle) {
			t.Error("a seventh obstacle is asked for")
		}
	})
	t.Run("no obstacles", func(t *testing.T) {
		g := placing(t, rules, squad(0, "lukeskywalker"), squad(0, "idenversio"))
		if !g.Asks(ask.PlaceShip) {
			t.Errorf("step %s, want forces", g.Step())
		}
	})
}

func TestObstaclesInPlace(t *testing.T) {
	rules := xwingtest.Rules(t)
	red := withObstacles(squad(0, "lukeskywalker"), "coreasteroid0", "coreasteroid1", "coreasteroid2")
	blue := withObstacles(squad(0, "idenversio"), "coreasteroid3", "coreasteroid4", "gascloud1")
	t.Run("X20-SET-006", func(t *testing.T) {
		g := placing(t, rules, red, blue)
		g.Put(ask.PlaceObstacle, "obstacle/coreasteroid0", 455, 455, 0)
		first := g.Now().ObstacleShape(1)
		second := g.Decision(ask.PlaceObstacle).Placement.Pieces[0]
		gapAt := func(x float64) float64 {
			return physics.Distance(first, second.Outline.At(physics.PoseAt(x, 455, 0))).Distance
		}
		x := 560.0
		for gapAt(x) <= 100.01 {
			x += 0.05
		}
		if got := refusals(g, ask.PlaceObstacle, second.ID, x-0.2, 455, 0); !slices.Contains(got, "X20-SET-006") {
			t.Errorf("at %.2f mm: refusals %v, want X20-SET-006", gapAt(x-0.2), got)
		}
		if got := refusals(g, ask.PlaceObstacle, second.ID, x, 455, 0); len(got) != 0 {
			t.Errorf("at %.2f mm: refusals %v, want none", gapAt(x), got)
		}
		// The third keeps its distance from both.
		g = placing(t, rules, red, blue)
		g.Put(ask.PlaceObstacle, "obstacle/coreasteroid0", 260, 455, 0)
		g.Put(ask.PlaceObstacle, second.ID, 455, 455, 0)
		third := g.Decision(ask.PlaceObstacle).Placement.Pieces[0].ID
		for _, beside := range [][2]float64{{260, 560}, {560, 455}} {
			if got := refusals(g, ask.PlaceObstacle, third, beside[0], beside[1], 0); !slices.Equal(got, []string{"X20-SET-006"}) {
				t.Errorf("the third at %v: refusals %v, want X20-SET-006 once", beside, got)
			}
		}
		// As the first one lies, turned.
		g = placing(t, rules, red, blue)
		g.Put(ask.PlaceObstacle, "obstacle/coreasteroid0", 455, 455, 90)
		first = g.Now().ObstacleShape(1)
		for x = 540; gapAt(x) <= 100.01; {
			x += 0.05
		}
		near, far := refusals(g, ask.PlaceObstacle, second.ID, x-0.2, 455, 0), refusals(g, ask.PlaceObstacle, second.ID, x, 455, 0)
		if !slices.Equal(near, []string{"X20-SET-006"}) || len(far) != 0 {
			t.Errorf("beside one that is turned: refusals %v and %v, want X20-SET-006 and none", near, far)
		}
	})
}

func TestObstaclesChosen(t *testing.T) {
	rules := xwingtest.Rules(t)
	red := withObstacles(squad(0, "lukeskywalker"), "coreasteroid0", "coreasteroid1", "coreasteroid2")
	blue := withObstacles(squad(0, "idenversio"), "coreasteroid3", "coreasteroid4", "gascloud1")
	t.Run("X20-SET-007", func(t *testing.T) {
		g := placing(t, rules, red, blue)
		piece := g.Decision(ask.PlaceObstacle).Placement.Pieces[0]
		lo, hi := piece.Outline.Bounds()
		for _, c := range []struct {
			x, y float64
			ok   bool
		}{
			{200.1 - lo.X, 455, true}, {199.9 - lo.X, 455, false},
			{455, 200.1 - lo.Y, true}, {455, 199.9 - lo.Y, false},
			{714.3 - hi.X, 455, true}, {714.5 - hi.X, 455, false},
			{455, 714.3 - hi.Y, true}, {455, 714.5 - hi.Y, false},
			{200 - lo.X, 455, false}, // range 2 exactly is not beyond it
		} {
			got := refusals(g, ask.PlaceObstacle, piece.ID, c.x, c.y, 0)
			if c.ok && len(got) != 0 || !c.ok && !slices.Contains(got, "X20-SET-007") {
				t.Errorf("at %v, %v: refusals %v, want legal %v", c.x, c.y, got, c.ok)
			}
		}
	})
	t.Run("RULINGS-36", func(t *testing.T) {
		// Five obstacles of one seat on a small table leave the sixth no room.
		small := *rules
		edition := *rules.Edition
		edition.Area = gauge.Area{Width: 560, Height: 560}
		small.Edition = &edition
		g := placing(t, &small, red, blue)
		g.Put(ask.PlaceObstacle, "obstacle/coreasteroid0", 280, 280, 0)
		p := g.Decision(ask.PlaceObstacle).Placement
		if p.Relaxed == nil {
			t.Fatal("the rule did not give way")
		}
		if d := p.KeepOut[0].Distance; d <= 20 || d >= 100 {
			t.Errorf("relaxed distance = %v mm, want the largest that leaves a place", d)
		}
		if _, _, ok := p.AnyLegal(); !ok {
			t.Error("still no legal place")
		}
	})
	t.Run("X20-DVC-017", func(t *testing.T) {
		for _, id := range []string{"gascloud1", "gascloud2", "gascloud3", "gascloud4", "gascloud5", "gascloud6"} {
			g := placing(t, rules, withObstacles(squad(0, "lukeskywalker"), id), squad(0, "idenversio"))
			g.Put(ask.PlaceObstacle, "obstacle/"+id, 455, 455, 0)
			if got := g.Now().View.Obstacles[0].Type; got != catalog.GasCloud {
				t.Errorf("%s: type %s, want a gas cloud", id, got)
			}
		}
	})
}
