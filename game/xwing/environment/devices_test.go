package environment_test

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/environment"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

func TestDeviceBeds(t *testing.T) {
	const ion, mine = "device/ionbomb", "device/proximitymine"
	device := func(g *xwingtest.Game) physics.Shape {
		s := g.Now()
		return s.DeviceShape(board.DeviceID(len(s.View.Devices)))
	}
	t.Run("X25-ENV-010:turns X25-ENV-011:obstacles", func(t *testing.T) {
		g := begin(t, environment.UnexplodedOrdnance())
		if offers(g, "device/") {
			t.Error("a device lies by no obstacle")
		}
		fromEdge(t, g, "obstacle/coreasteroid0", 2*gauge.RangeBand)
		put(g, "obstacle/coreasteroid0", middle, middle)
		if !offers(g, "device/") || !offers(g, "obstacle/coreasteroid1") {
			t.Error("blue may not choose obstacle or device")
		}
		apart(t, g, "obstacle/coreasteroid1", "bed-apart", last(g), gauge.RangeBand)
		put(g, ion, middle, middle+90)
		apart(t, g, "obstacle/coreasteroid1", "bed-clear", device(g), physics.ContactGap)
	})
	t.Run("X25-ENV-011:devices,fuses", func(t *testing.T) {
		g := begin(t, environment.UnexplodedOrdnance())
		put(g, "obstacle/coreasteroid0", 290, middle)
		fromEdge(t, g, ion, gauge.RangeBand)
		if got := gap(g, ion, "bed-by", last(g)); got < physics.ContactGap || got > 0.2 {
			t.Errorf("it comes as near to the obstacle as %v", got)
		}
		if got := against(g, ion, 290, 640); got != "bed-by" {
			t.Errorf("beyond range 1: %q", got)
		}
		put(g, ion, 290, middle-90)
		if n := g.Now().View.Device(1).Fuses; n != 2 {
			t.Errorf("%d fuse markers, want 2", n)
		}
		apart(t, g, "device/protonbomb", "bed-apart", device(g), gauge.RangeBand)
	})
	t.Run("X25-ENV-022:timers,bomb,spacing", func(t *testing.T) {
		const bomb = "device/electroprotonbomb"
		g := begin(t, environment.Countdown())
		if g.Now().View.Timers != [2]int{3, 3} {
			t.Errorf("timers: %v", g.Now().View.Timers)
		}
		fromEdge(t, g, bomb, 2*gauge.RangeBand)
		fromEdge(t, g, "obstacle/coreasteroid0", 2*gauge.RangeBand)
		put(g, bomb, middle, middle)
		if d := g.Now().View.Device(1); d.Fuses != 2 {
			t.Errorf("%d fuse markers, want 2", d.Fuses)
		}
		apart(t, g, "obstacle/coreasteroid0", "bed-apart", device(g), gauge.RangeBand)
		if laying(g).Seat != game.Blue || offers(g, "device/") {
			t.Error("blue is not to lay an obstacle")
		}
	})
	t.Run("X25-ENV-024:obstacles,devices", func(t *testing.T) {
		g := begin(t, environment.Minefield())
		fromEdge(t, g, "obstacle/coreasteroid0", 2*gauge.RangeBand)
		fromEdge(t, g, mine, gauge.RangeBand)
		put(g, "obstacle/coreasteroid0", middle, middle)
		apart(t, g, "obstacle/coreasteroid1", "bed-apart", last(g), gauge.RangeBand)
		apart(t, g, mine, "bed-clear", last(g), physics.ContactGap)
		put(g, mine, 300, 300)
		apart(t, g, mine, "bed-apart", device(g), gauge.RangeBand)
		apart(t, g, "device/connernet", "bed-apart", device(g), gauge.RangeBand)
		apart(t, g, "obstacle/coreasteroid1", "bed-clear", device(g), physics.ContactGap)
	})
	t.Run("X25-ENV-024 a set of three", func(t *testing.T) {
		g := begin(t, environment.Minefield())
		const set = "device/clustermine"
		p := laying(g).Placement
		if lo, hi := p.PieceNamed(set).Outline.Bounds(); hi.X-lo.X < 115 {
			t.Errorf("it is %v wide", hi.X-lo.X)
		}
		put(g, set, middle, middle)
		v := &g.Now().View
		if len(v.Devices) != 3 || v.Devices[0].Token != "" || v.Devices[1].Token == "" || len(v.Aside) != 3 {
			t.Errorf("there lie %v, aside %v", v.Devices, v.Aside)
		}
		if laying(g).Seat != game.Blue {
			t.Error("the set counts as three turns")
		}
	})
}

func TestMarkers(t *testing.T) {
	t.Run("X25-ENV-025:caches", func(t *testing.T) {
		g := begin(t, environment.MunitionsCache())
		layAll(g)
		v := &g.Now().View
		for _, o := range v.ObstaclesInPlay() {
			if c := v.CounterOn(o); c == nil || c.Kind != board.Cache {
				t.Errorf("no cache lies on obstacle %d", o)
			}
		}
	})
	t.Run("X25-ENV-027:upgrades,targets", func(t *testing.T) {
		g := begin(t, environment.PinpointBombardment())
		for i, xws := range []string{"electroprotonbomb", "bombletgenerator"} {
			d := g.Decision(ask.ChooseIssued)
			if d.Seat != game.Seat(i) || len(d.Options) != 5 {
				t.Errorf("%s: %v", d.Seat.ID(), d.Options)
			}
			g.Pick(ask.ChooseIssued, xws)
			own := g.Legal(ask.ChooseIssuedShip)
			if len(own) != 2 {
				t.Errorf("ships: %v", own)
			}
			g.Pick(ask.ChooseIssuedShip, own[1])
			if id := board.ShipOf(own[1]); !g.Ship(id).Carries(xws) || g.Ship(id).Seat != d.Seat {
				t.Errorf("%s is not equipped with %s", own[1], xws)
			}
		}
		layAll(g)
		for i := range 2 {
			d := g.Decision(ask.PlaceTarget)
			if d.Seat != game.Seat(i) {
				t.Errorf("%s places a target point", d.Seat.ID())
			}
			g.Put(ask.PlaceTarget, d.Placement.Pieces[0].ID, 12+float64(i)*880, 900, 0)
		}
		if n := len(g.Now().View.Counters); n != 2 {
			t.Errorf("%d target points", n)
		}
	})
}
