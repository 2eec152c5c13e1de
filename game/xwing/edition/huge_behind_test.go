package edition_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/gauge"
	"xwing/physics"
)

// plot is a rectangle on the table worked out by sines and cosines alone, in mm.
type plot struct{ x, y, sin, cos, abeam, fore float64 }

func plotOf(p physics.Pose, abeam, fore float64) plot {
	sin, cos := math.Sincos(float64(p.Heading) / 100_000 * math.Pi / 180)
	return plot{float64(p.X) / 1000, float64(p.Y) / 1000, sin, cos, abeam, fore}
}

// corner is the one so far right and ahead of the middle.
func (s plot) corner(right, ahead float64) [2]float64 {
	x, y := right*s.abeam, ahead*s.fore
	return [2]float64{s.x + x*s.cos - y*s.sin, s.y + x*s.sin + y*s.cos}
}

func (s plot) corners() [4][2]float64 {
	return [4][2]float64{s.corner(1, 1), s.corner(-1, 1), s.corner(-1, -1), s.corner(1, -1)}
}

// seen is a point of the table as the rectangle has it, to its right and ahead.
func (s plot) seen(p [2]float64) (right, ahead float64) {
	x, y := p[0]-s.x, p[1]-s.y
	return x*s.cos + y*s.sin, y*s.cos - x*s.sin
}

// gapTo is by how much the widest gap along a side of either parts two rectangles; negative: by so much they overlap.
func (s plot) gapTo(o plot) float64 {
	widest := math.Inf(-1)
	for _, pair := range [2][2]plot{{s, o}, {o, s}} {
		x0, x1, y0, y1 := math.Inf(1), math.Inf(-1), math.Inf(1), math.Inf(-1)
		for _, c := range pair[1].corners() {
			x, y := pair[0].seen(c)
			x0, x1, y0, y1 = min(x0, x), max(x1, x), min(y0, y), max(y1, y)
		}
		widest = max(widest, x0-pair[0].abeam, -pair[0].abeam-x1, y0-pair[0].fore, -pair[0].fore-y1)
	}
	return widest
}

// behind is how far the nearest point of another rectangle that lies behind this one's middle is from it; infinite if none
// does. The points are taken along the other's sides, a quarter of a millimetre apart.
func (s plot) behind(o plot) float64 {
	least, c := math.Inf(1), o.corners()
	for i := range c {
		a, b := c[i], c[(i+1)%4]
		steps := int(4*math.Hypot(b[0]-a[0], b[1]-a[1])) + 1
		for k := range steps + 1 {
			part := float64(k) / float64(steps)
			if x, y := s.seen([2]float64{a[0] + (b[0]-a[0])*part, a[1] + (b[1]-a[1])*part}); y <= 0 {
				least = min(least, math.Hypot(max(0, math.Abs(x)-s.abeam), max(0, -y-s.fore)))
			}
		}
	}
	return least
}

// jam is a table with no more room than it is given, where ship 1 has run over ship 2.
type jam struct {
	width, height float64
	huge          plot
	others        []plot // but for ship 2
	half          float64
}

// fault is by how much a place of ship 2 breaks the rule: negative if it is legal.
func (c jam) fault(at plot) float64 {
	worst := math.Inf(-1)
	for _, p := range at.corners() {
		worst = max(worst, -p[0], p[0]-c.width, -p[1], p[1]-c.height)
	}
	for _, o := range append(c.others, c.huge) {
		worst = max(worst, -at.gapTo(o))
	}
	if worst > 0.5 {
		return worst // wrong enough: spare the rest
	}
	return max(worst, c.huge.behind(at)-100)
}

// jammed lays out a table at random: a huge ship that ends on another, in a corner, with others behind and beside it.
func jammed(rng *rand.Rand) (jam, hugeTable) {
	pilots := map[string]float64{"redsquadronveteran": 20, medium: 30, large: 40}
	pilot := []string{"redsquadronveteran", medium, large}[rng.IntN(3)]
	c := jam{width: 85 + 150*rng.Float64(), height: 914.4, half: pilots[pilot]}
	x, y := 41+(c.width-82)*rng.Float64(), 115+60*rng.Float64() // where it ends
	if rng.IntN(3) == 0 {
		y += 150
	}
	final := physics.PoseAt(x, y, 0)
	c.huge = plotOf(final, 40, 112.25)
	h := hugeTable{code: "2FB", dice: "bbb", ships: []xwing.ScenarioShip{red(cr90, x, y-80, 0), blue(pilot, x, y+40, 0)}}
	under := plotOf(h.ships[1].Pose, c.half, c.half)
	for range rng.IntN(4) {
		s := red(large, 200*rng.Float64(), 200*rng.Float64(), 360*rng.Float64())
		at := plotOf(s.Pose, 40, 40)
		if at.gapTo(c.huge) > 0.1 && at.gapTo(under) > 0.1 {
			h.ships, c.others = append(h.ships, s), append(c.others, at)
		}
	}
	h.change = func(s *xwing.State) { s.View.Area = gauge.Area{Width: c.width, Height: c.height} }
	return c, h
}

// TestBehindIsLegal holds where ships lie that a huge one has run over, and that none is lost for which there was a place, against
// sums of its own.
func TestBehindIsLegal(t *testing.T) {
	rng := rand.New(rand.NewPCG(53, 1))
	lost, placed, judged := 0, 0, [2]int{}
	for n := range 60 {
		c, h := jammed(rng)
		g := h.play(t, edition.LaterSecond())
		if !g.Asks(ask.PlaceRunOver) {
			if g.Ship(2).Where != board.Removed {
				t.Fatalf("%d: ship 2 is neither placed nor lost: %v", n, g.Open())
			}
			lost++
			c.search(t, n)
			continue
		}
		placed++
		p := g.Decision(ask.PlaceRunOver).Placement
		if worst := c.fault(plotOf(p.Pieces[0].Start, c.half, c.half)); worst > 0.01 {
			t.Fatalf("%d: a place is offered at %v that is wrong by %v mm", n, p.Pieces[0].Start, worst)
		}
		for range 150 {
			pose := physics.PoseAt(c.width*rng.Float64(), c.huge.y*rng.Float64(), 360*rng.Float64())
			if rng.IntN(2) == 0 {
				pose = c.atTheEnd(pose, []float64{-0.6, 0.6}[rng.IntN(2)])
			}
			worst, legal := c.fault(plotOf(pose, c.half, c.half)), len(p.Check("ship:2", pose)) == 0
			if math.Abs(worst) < 0.3 { // the points of its sides lie apart
				continue
			}
			if legal != (worst < 0) {
				t.Fatalf("%d: at %v it may lie: %v, it is wrong by %v mm", n, pose, legal, worst)
			}
			judged[map[bool]int{true: 1}[legal]]++
		}
		// Whatever the player picks of the legal places, the ship lies legally.
		src := game.NewSource(uint64(n), 1)
		choice, err := game.Sample(&src, g.Decision(ask.PlaceRunOver))
		if err != nil {
			t.Fatal(err)
		}
		g.MustChoose(choice)
		g.Until(ask.ChooseAction, map[game.Kind][]string{ask.TurnRunOver: {g.Legal(ask.TurnRunOver)[len(g.Legal(ask.TurnRunOver))-1]}})
		if worst := c.fault(plotOf(g.Ship(2).Pose, c.half, c.half)); worst > 0.01 {
			t.Fatalf("%d: it lies at %v, which is wrong by %v mm", n, g.Ship(2).Pose, worst)
		}
	}
	if lost < 8 || placed < 20 || judged[0] < 500 || judged[1] < 50 {
		t.Errorf("%d were lost, %d placed, and of the places judged %v: too few were tried", lost, placed, judged)
	}
	t.Logf("%d were lost, %d placed, of the places judged %v", lost, placed, judged)
}

// atTheEnd moves a place straight astern of the huge ship until it is so much nearer or farther than range 1.
func (c jam) atTheEnd(pose physics.Pose, by float64) physics.Pose {
	near, far := c.huge.y, c.huge.y-400
	for far < near-0.01 {
		mid := (near + far) / 2
		if at := c.huge.behind(plotOf(pose.MovedTo(physics.Vec{X: pose.Point().X, Y: mid}), c.half, c.half)); at < 100+by {
			near = mid
		} else {
			far = mid
		}
	}
	return pose.MovedTo(physics.Vec{X: pose.Point().X, Y: near})
}

// search looks for a place every 2 mm and 5 degrees.
func (c jam) search(t *testing.T, n int) {
	t.Helper()
	for x := c.half; x <= c.width-c.half; x += 2 {
		for y := c.half; y <= c.huge.y+c.half*1.5; y += 2 {
			for heading := 0.0; heading < 90; heading += 5 { // of a square
				at := plotOf(physics.PoseAt(x, y, heading), c.half, c.half)
				if c.fault(at) < -0.01 {
					t.Fatalf("%d: ship 2 is lost, but at %.1f, %.1f, %.0f there is a place", n, x, y, heading)
				}
			}
		}
	}
}
