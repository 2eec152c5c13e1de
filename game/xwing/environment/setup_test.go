package environment_test

import (
	"fmt"
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/environment"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// last is the outline of the obstacle laid last.
func last(g *xwingtest.Game) physics.Shape {
	s := g.Now()
	return s.ObstacleShape(board.ObstacleID(len(s.View.Obstacles)))
}

func TestEveryCardIsDeclared(t *testing.T) {
	all := environment.All()
	for _, e := range known(t).Environments() {
		card(t, all, e.XWS)
	}
	if len(all) != 12 {
		t.Errorf("%d cards, want 12", len(all))
	}
}

func TestWhatLies(t *testing.T) {
	want := map[string]string{
		"asteroidshower":        "map[asteroid:3 obstacles:3]",
		"clouzon36deposits":     "map[asteroid:3 gascloud:3 obstacles:6]",
		"comettail":             "map[asteroid:3 debris:2 gascloud:2 obstacles:7]",
		"ionclouds":             "map[asteroid:1 debris:2 gascloud:3 obstacles:6]",
		"mynockinfestation":     "map[asteroid:3 debris:3 obstacles:6]",
		"recentwreckage":        "map[debris:6 gascloud:3 obstacles:9]",
		"continuousbombardment": "map[asteroid:3 debris:2 gascloud:1 obstacles:6]",
		"munitionscache":        "map[asteroid:3 debris:2 gascloud:1 obstacles:6]",
		"pinpointbombardment":   "map[asteroid:3 debris:2 gascloud:1 obstacles:6]",
	}
	some := map[string][3]int{ // obstacles of any kind, devices, and what is set aside besides
		"continuousbombardment": {6, 0, 8}, "countdown": {5, 1, 0}, "minefield": {4, 4, 0},
		"unexplodedordnance": {5, 4, 0}, "munitionscache": {6, 0, 7}, "pinpointbombardment": {6, 0, 0},
	}
	for _, e := range environment.All() {
		t.Run("X25-ENV-005 X25-ENV-006 X25-ENV-003:components/"+e.ID, func(t *testing.T) {
			g := begin(t, e)
			issued(g)
			turns := layAll(g)
			v := &g.Now().View
			n := counts(v)
			if w, ok := want[e.ID]; ok && fmt.Sprint(n) != w {
				t.Errorf("there lie %v, want %v", n, w)
			}
			if w, ok := some[e.ID]; ok && [3]int{n["obstacles"], n["devices"], len(v.Aside)} != w {
				t.Errorf("there lie %v, aside %v, want %v", n, v.Aside, w)
			}
			for i, seat := range turns {
				if seat != rune("rb"[i%2]) {
					t.Errorf("the turns are %s", turns)
					break
				}
			}
		})
	}
	t.Run("X25-ENV-005 nine in all", func(t *testing.T) {
		g := begin(t, environment.AsteroidShower())
		layAll(g)
		if left := g.Now().View.Reserve; len(left[0])+len(left[1]) != 6 {
			t.Errorf("set aside are %v, want 6", left)
		}
	})
	t.Run("X25-ENV-006 names", func(t *testing.T) {
		if n := len(environment.PinpointBombardment().Issued); n != 5 {
			t.Errorf("%d upgrades, want the five of the card", n)
		}
	})
	t.Run("X25-ENV-010:kinds", func(t *testing.T) {
		g := begin(t, environment.UnexplodedOrdnance())
		layAll(g)
		n := counts(&g.Now().View)
		if n["bomblet"] != 1 || n["ionbomb"] != 1 || n["protonbomb"] != 1 || n["seismiccharge"] != 1 {
			t.Errorf("devices: %v", n)
		}
	})
	t.Run("X25-ENV-020:aside", func(t *testing.T) {
		g := begin(t, environment.ContinuousBombardment())
		layAll(g)
		aside := g.Now().View.Aside
		for _, kind := range []string{"device/bomblet", "device/ionbomb", "device/protonbomb", "device/seismiccharge"} {
			n := len(slices.DeleteFunc(slices.Clone(aside), func(s string) bool { return s != kind }))
			if n != 2 {
				t.Errorf("aside are %d of %s, want 2", n, kind)
			}
		}
	})
	t.Run("X25-ENV-025:aside", func(t *testing.T) {
		g := begin(t, environment.MunitionsCache())
		want := []string{"upgrade/clustermines", "upgrade/connernets", "upgrade/ionbombs", "upgrade/protonbombs",
			"upgrade/protontorpedoes", "upgrade/proximitymines", "upgrade/seismiccharges"}
		if got := g.Now().View.Aside; !slices.Equal(got, want) {
			t.Errorf("aside are %v", got)
		}
	})
}

// issued answers what Pinpoint Bombardment asks first.
func issued(g *xwingtest.Game) {
	for g.Asks(ask.ChooseIssued) {
		g.Pick(ask.ChooseIssued, "protonbombs")
		g.Pick(ask.ChooseIssuedShip, g.Legal(ask.ChooseIssuedShip)[0])
	}
}

// TestUsualPlaces: most cards have their obstacles placed as in any game.
func TestUsualPlaces(t *testing.T) {
	for _, c := range []struct{ name, id string }{
		{"X25-ENV-007", "mynockinfestation"}, {"X25-ENV-009:kinds", "ionclouds"}, {"X25-ENV-020:obstacles", "continuousbombardment"},
		{"X25-ENV-025 spacing", "munitionscache"}, {"X25-ENV-027 spacing", "pinpointbombardment"},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := begin(t, card(t, environment.All(), c.id))
			issued(g)
			piece := laying(g).Placement.Pieces[0].ID
			fromEdge(t, g, piece, 2*gauge.RangeBand)
			put(g, piece, middle, middle)
			apart(t, g, laying(g).Placement.Pieces[0].ID, "bed-apart", last(g), gauge.RangeBand)
		})
	}
	t.Run("X25-ENV-007 kinds X25-ENV-009:kinds", func(t *testing.T) {
		for id, want := range map[string]string{"mynockinfestation": "map[asteroid:3 debris:3 obstacles:6]",
			"ionclouds": "map[asteroid:1 debris:2 gascloud:3 obstacles:6]"} {
			g := begin(t, card(t, environment.All(), id))
			layAll(g)
			if n := fmt.Sprint(counts(&g.Now().View)); n != want {
				t.Errorf("%s: %s", id, n)
			}
		}
	})
}

func TestRocks(t *testing.T) {
	t.Run("X25-ENV-014:first,spacing,aside", func(t *testing.T) {
		g := begin(t, environment.AsteroidShower())
		fromEdge(t, g, "obstacle/coreasteroid0", 2*gauge.RangeBand)
		put(g, "obstacle/coreasteroid0", 260, 260)
		apart(t, g, "obstacle/coreasteroid1", "bed-apart", last(g), 2*gauge.RangeBand)
		put(g, "obstacle/coreasteroid1", 650, 260)
		put(g, "obstacle/coreasteroid2", 450, 640)
		if g.Asks(ask.PlaceObstacle) {
			t.Error("a fourth is laid in setup")
		}
		if left := g.Now().View.Reserve; len(left[0])+len(left[1]) != 6 {
			t.Errorf("set aside are %v", left)
		}
	})
	t.Run("X25-ENV-018:first X25-ENV-003:setup", func(t *testing.T) {
		g := begin(t, environment.CometTail())
		if offers(g, "obstacle/yt2400") || offers(g, "obstacle/gascloud") {
			t.Error("the first need not be an asteroid")
		}
		fromEdge(t, g, "obstacle/coreasteroid0", 3*gauge.RangeBand)
	})
	t.Run("X25-ENV-018:further X25-ENV-003:setup", func(t *testing.T) {
		g := begin(t, environment.CometTail())
		put(g, "obstacle/coreasteroid0", middle, middle)
		first := last(g)
		const debris = "obstacle/yt2400debris0"
		if got := against(g, debris, middle, 700); got != "bed-by-one" {
			t.Errorf("beyond range 1: %q", got)
		}
		if got := against(g, debris, middle, middle+20); got != "bed-onto bed-by-one" {
			t.Errorf("on it: %q", got)
		}
		if got := gap(g, debris, "bed-by-one", first); got < physics.ContactGap || got > 0.2 {
			t.Errorf("it comes as near as %v", got)
		}
		put(g, debris, middle, middle+110)
		const next = "obstacle/coreasteroid1"
		if got := against(g, next, middle+75, middle+55); got != "bed-by-one" {
			t.Errorf("at range 1 of two: %q", got)
		}
		if got := against(g, next, middle, middle+230); got != "" {
			t.Errorf("at range 1 of the second alone: %q", got)
		}
		put(g, next, middle, middle+230)
		if got := against(g, "obstacle/coreasteroid2", middle, 815); got != "" {
			t.Errorf("near the edge: %q", got)
		}
	})
	t.Run("X25-ENV-019:debris", func(t *testing.T) {
		g := begin(t, environment.RecentWreckage())
		fromEdge(t, g, "obstacle/yt2400debris0", 2*gauge.RangeBand)
		if offers(g, "obstacle/gascloud") {
			t.Error("a cloud lies by no debris")
		}
		put(g, "obstacle/yt2400debris0", middle, middle)
		apart(t, g, "obstacle/yt2400debris1", "bed-apart", last(g), gauge.RangeBand)
	})
	t.Run("X25-ENV-019:gas", func(t *testing.T) {
		g := begin(t, environment.RecentWreckage())
		put(g, "obstacle/yt2400debris0", middle, middle)
		snaps(t, g, "obstacle/gascloud1", last(g))
		if got := against(g, "obstacle/gascloud1", middle, 560); got != "bed-touching" {
			t.Errorf("at a distance: %q", got)
		}
		snapped(g, "obstacle/gascloud1", middle, middle+100)
		pose := laying(g).Placement.Snap("obstacle/gascloud4", physics.PoseAt(middle+30, middle+100, 0))
		if got := laying(g).Placement.Check("obstacle/gascloud4", pose); len(got) == 0 {
			t.Error("two clouds touch")
		}
	})
}

// snapped lays a piece where it touches another, coming from a place.
func snapped(g *xwingtest.Game, piece string, x, y float64) {
	g.Helper()
	d := laying(g)
	pose := d.Placement.Snap(piece, physics.PoseAt(x, y, 0))
	g.MustChoose(game.Choice{Seat: d.Seat, Kind: d.Kind, Piece: piece, Pose: &pose})
}

// snaps: from all sides and with all headings a piece comes to touch another and lies on it no deeper than it may.
func snaps(t *testing.T, g *xwingtest.Game, piece string, to physics.Shape) {
	t.Helper()
	p := laying(g).Placement
	src := game.NewSource(5, 5)
	for range 300 {
		held := physics.PoseAt(300+float64(src.Below(300)), 300+float64(src.Below(300)), float64(src.Below(360)))
		pose := p.Snap(piece, held)
		if pose == held {
			continue
		}
		lies := p.PieceNamed(piece).Outline.At(pose)
		if away := physics.Distance(lies, to).Distance; away > physics.ContactGap || physics.ShapesOverlap(lies, to) ||
			pose.Heading != held.Heading {
			t.Fatalf("held at %v it lies at %v, %v away", held, pose, away)
		}
		if no := p.Check(piece, pose); len(no) > 0 {
			t.Fatalf("held at %v it snaps to %v: %v", held, pose, no)
		}
	}
}

func TestClouds(t *testing.T) {
	t.Run("X25-ENV-016:asteroids", func(t *testing.T) {
		g := begin(t, environment.ClouzonDeposits())
		fromEdge(t, g, "obstacle/coreasteroid0", 2*gauge.RangeBand)
		put(g, "obstacle/coreasteroid0", 260, middle)
		apart(t, g, "obstacle/coreasteroid1", "bed-apart", last(g), 2*gauge.RangeBand)
	})
	t.Run("X25-ENV-016:gas", func(t *testing.T) {
		g := begin(t, environment.ClouzonDeposits())
		put(g, "obstacle/coreasteroid0", middle, middle)
		if got := against(g, "obstacle/gascloud1", middle, 560); got != "bed-touching" {
			t.Errorf("at a distance: %q", got)
		}
		if got := against(g, "obstacle/gascloud1", middle, middle); got != "bed-onto" {
			t.Errorf("on the asteroid: %q", got)
		}
		snaps(t, g, "obstacle/gascloud1", last(g))
		snapped(g, "obstacle/gascloud1", middle, middle+100)
		if got := against(g, "obstacle/gascloud4", middle, middle+60); got == "" {
			t.Error("two clouds overlap")
		}
		apart(t, g, "obstacle/gascloud4", "bed-clear", last(g), physics.ContactGap)
	})
}

func TestEnvironmentIsDealtFirst(t *testing.T) {
	t.Run("X25-ENV-002", func(t *testing.T) {
		g := begin(t, environment.IonClouds())
		dealt := xwingtest.All[board.EnvironmentDealt](g)
		if len(dealt) != 1 || dealt[0].Environment != "ionclouds" || len(g.Now().View.Obstacles) > 0 {
			t.Errorf("dealt: %v", dealt)
		}
	})
	t.Run("a journal with one plays alike", func(t *testing.T) {
		one, two := begin(t, environment.Minefield()), begin(t, environment.Minefield())
		layAll(one)
		layAll(two)
		if one.Now().Sum() != two.Now().Sum() {
			t.Error("two games with the same answers differ")
		}
		fork := one.Now().Clone().(*xwing.State)
		if fork.Sum() != one.Now().Sum() {
			t.Error("a clone differs")
		}
	})
}
