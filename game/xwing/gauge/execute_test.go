package gauge

import (
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"xwing/physics"
	"xwing/physics/sketch"
)

// slowPath is the chord model from its definition: walk along the middle line until the straight
// distance is a base's side.
func slowPath(t Template, half, s float64) [4]physics.Vec {
	line := func(s float64) physics.Vec {
		if s <= 0 {
			return physics.Vec{X: 0, Y: half + s}
		}
		r, d := t.Radius(), t.Side.sign()
		if r == 0 {
			return physics.Vec{X: 0, Y: half + s}
		}
		sweep := t.Degrees() * math.Pi / 180
		a := min(s/r, sweep)
		rest := s - a*r
		return physics.Vec{
			X: -d * (r*(1-math.Cos(a)) + rest*math.Sin(a)),
			Y: half + r*math.Sin(a) + rest*math.Cos(a),
		}
	}
	tail := line(s)
	lo, hi := s, s+4*half
	for range 60 {
		if mid := (lo + hi) / 2; line(mid).Sub(tail).Len() < 2*half {
			lo = mid
		} else {
			hi = mid
		}
	}
	ahead := line(lo).Sub(tail).Unit()
	right := physics.Vec{X: ahead.Y, Y: -ahead.X}
	fr := tail.Add(ahead.Scale(2 * half)).Add(right.Scale(half))
	fl := fr.Sub(right.Scale(2 * half))
	return [4]physics.Vec{fr, fl, tail.Sub(right.Scale(half)), tail.Add(right.Scale(half))}
}

func TestPath(t *testing.T) {
	t.Run("X20-OVL-004", func(t *testing.T) {
		rapid.Check(t, func(t *rapid.T) {
			b, m := drawBase(t, "base", 300), drawMove(t)
			tpl, ok := m.Template()
			if !ok {
				return
			}
			h := b.Size.Fore()
			s := rapid.Float64Range(-2*h, tpl.Length()).Draw(t, "s")
			path := newChordPath(tpl, h)
			got := cornersAt(path.at(s), h)
			for i, want := range slowPath(tpl, h, s) {
				if got[i].Sub(want).Len() > 1e-6 {
					t.Fatalf("corner %d at %v = %v, want %v", i, s, got[i], want)
				}
			}
			if got := Along(b, m, -2*h); got != b.Pose {
				t.Fatalf("Along(start) = %v, want %v", got, b.Pose)
			}
		})
	})
	// The limits hold, and tightly.
	for _, kind := range []TemplateKind{Straight, Bank, Turn} {
		for speed := 1; speed <= 3; speed++ {
			for _, size := range sizes {
				h := size.Fore()
				c := newChordPath(Template{kind, speed, LeftSide}, h)
				const n = 20_000
				from, ds := -2*h, (c.template.Length()+2*h)/n
				fastest, before := 0.0, cornersAt(c.at(from), h)
				for i := 1; i <= n; i++ {
					now := cornersAt(c.at(from+float64(i)*ds), h)
					for j := range now {
						fastest = max(fastest, now[j].Sub(before[j]).Len()/ds)
					}
					before = now
				}
				if limit := c.speedLimit(); fastest > limit+1e-9 || fastest < limit-0.02 {
					t.Errorf("%v %v: fastest %v, limit %v", c.template, size, fastest, limit)
				}
			}
		}
	}
}

// clear is how far polygon q lies outside the edge of convex p that it is farthest outside of, in mm.
func clear(p, q []physics.Vec) float64 {
	most := math.Inf(-1)
	for i, a := range p {
		edge := p[(i+1)%len(p)].Sub(a)
		least := math.Inf(1)
		for _, v := range q {
			least = min(least, v.Sub(a).Cross(edge)/edge.Len())
		}
		most = max(most, least)
	}
	return most
}

// cornersAt are the corners of a base of half side h.
func cornersAt(f physics.Frame, h float64) [4]physics.Vec {
	box := physics.Box{Frame: f, Half: physics.Vec{X: h, Y: h}}
	return box.Corners()
}

// depthAt is how deep the deepest overlap is at s, by the slow path and separating axes of corners.
func depthAt(b Base, m Move, t Template, s float64, others [][]physics.Vec) float64 {
	start := b.Pose.Frame().Quarters(plans[m.Bearing].start)
	var corners [4]physics.Vec
	for i, v := range slowPath(t, b.Size.Fore(), s) {
		corners[i] = start.Out(v)
	}
	depth := math.Inf(-1)
	for _, o := range others {
		depth = max(depth, -max(clear(corners[:], o), clear(o, corners[:])))
	}
	return depth
}

type fataler interface {
	Helper()
	Fatalf(string, ...any)
}

// checkExecution holds an execution to its promises and to a search in small steps.
func checkExecution(t fataler, b Base, m Move, others []Base, step float64) {
	t.Helper()
	for _, o := range others {
		if Overlap(b, o) {
			return // no such game
		}
	}
	ex := Execute(b, m, others)
	t = pictured{t, func() string { return sketch.Draw(moving(b, m, others, ex.Final)...) }}
	tpl, moves := m.Template()
	full, final := Base{Pose: End(b, m), Size: b.Size}, Base{Pose: ex.Final, Size: b.Size}
	blocked := false
	for i, o := range others {
		if Overlap(full, o) {
			blocked = true
			if ex.Blockers&(1<<i) == 0 {
				t.Fatalf("blocker %d is missing from %b", i, ex.Blockers)
			}
		}
		if Overlap(final, o) {
			t.Fatalf("final %v overlaps ship %d: %+v", ex.Final, i, ex)
		}
	}
	if ex.Full != !(blocked && moves) {
		t.Fatalf("full = %v, blocked = %v", ex.Full, blocked)
	}
	if ex.Full {
		if ex.Final != full.Pose || ex.Blocked != -1 || ex.Touched != -1 || ex.Start {
			t.Fatalf("full execution = %+v", ex)
		}
		return
	}
	if ex.Blocked < 0 || !Overlap(full, others[ex.Blocked]) {
		t.Fatalf("blocked = %d", ex.Blocked)
	}
	if ex.Start && ex.Final != b.Pose {
		t.Fatalf("start but final %v", ex.Final)
	}
	if ex.Touched >= 0 {
		if g := BaseDistance(final, others[ex.Touched]); g.Distance > physics.ContactGap || !InContact(final, others[ex.Touched]) {
			t.Fatalf("%v from the touched ship: %+v", g.Distance, ex)
		}
	} else if ex.At != tpl.Length() {
		t.Fatalf("touches nothing: %+v", ex)
	}
	var outlines [][]physics.Vec
	for _, o := range others {
		c := o.Corners()
		outlines = append(outlines, c[:])
	}
	// No place that is clear of all lies farther along than the final one (TestFirstContact says more).
	first := -2 * b.Size.Fore()
	for s := tpl.Length(); s > ex.At+physics.ContactGap+physics.Slack; s -= step {
		if depth := depthAt(b, m, tpl, s, outlines); depth < -physics.Slack/10 {
			t.Fatalf("free by %v at %v: %+v", -depth, s, ex)
		}
	}
	checkOrder(t, b, m, others, ex)
	if ex.Touched >= 0 && !ex.Start && ex.At+0.02 < tpl.Length() && ex.At > first {
		c := others[ex.Touched].Corners()
		behind := depthAt(b, m, tpl, ex.At, [][]physics.Vec{c[:]})
		if behind > physics.Slack/10 || behind < -physics.ContactGap {
			t.Fatalf("depth %v at the place found: %+v", behind, ex)
		}
	}
}

// checkOrder holds an execution to coming out alike whatever the order of the others.
func checkOrder(t fataler, b Base, m Move, others []Base, ex Execution) {
	t.Helper()
	turned := slices.Clone(others)
	slices.Reverse(turned)
	other := func(i int) int {
		if i < 0 {
			return i
		}
		return len(others) - 1 - i
	}
	want := ex
	want.Blocked, want.Touched, want.Blockers = other(ex.Blocked), other(ex.Touched), 0
	for i := range others {
		want.Blockers |= (ex.Blockers >> i & 1) << other(i)
	}
	if got := Execute(b, m, turned); !reflect.DeepEqual(got, want) {
		t.Fatalf("with the others in reverse: %+v, want %+v", got, want)
	}
}

// crowd is a ship, its move and others around it that do not overlap it.
func crowd(r *rand.Rand, n int, reach float64) (Base, Move, []Base) {
	random := func(reach float64) Base {
		return base(sizes[r.IntN(3)], (2*r.Float64()-1)*reach, (2*r.Float64()-1)*reach, 360*r.Float64())
	}
	b := random(10)
	var others []Base
	for len(others) < n {
		if o := random(reach); !Overlap(b, o) {
			others = append(others, o)
		}
	}
	bearing := Bearing(1 + r.IntN(len(plans)-1))
	speed := 1 + r.IntN(3)
	return b, Move{Bearing: bearing, Speed: speed, Slide: r.IntN(3) - 1}, others
}

// FuzzExecute holds partial executions to a search in small steps.
func FuzzExecute(f *testing.F) {
	f.Add(uint8(1), uint8(3), uint8(1), int32(0), int32(0), int32(100_000), int32(0), uint8(1), int32(10_000), int32(150_000), int32(4_500_000), uint8(3))
	f.Add(uint8(4), uint8(1), uint8(3), int32(12_345_678), int32(-60_000), int32(90_000), int32(0), uint8(1), int32(-90_000), int32(80_000), int32(1), uint8(2))
	f.Add(uint8(10), uint8(2), uint8(2), int32(9_000_000), int32(-60_000), int32(90_000), int32(0), uint8(1), int32(-40_000), int32(-90_000), int32(1), uint8(2))
	f.Fuzz(func(t *testing.T, bearing, speed, size uint8, heading, x1, y1, h1 int32, s1 uint8, x2, y2, h2 int32, s2 uint8) {
		at := func(x, y, h int32, s uint8) Base {
			return Base{Pose: physics.Pose{X: x % 400_000, Y: y % 400_000, Heading: turnOf(int64(h))}, Size: Size(1 + s%3)}
		}
		m := Move{Bearing: Bearing(1 + int(bearing)%(len(plans)-1)), Speed: 1 + int(speed)%3}
		checkExecution(t, at(0, 0, heading, size), m, []Base{at(x1, y1, h1, s1), at(x2, y2, h2, s2)}, 0.25)
	})
}
