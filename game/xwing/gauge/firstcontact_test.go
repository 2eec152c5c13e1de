package gauge

import (
	"math"
	"math/rand/v2"
	"testing"

	"xwing/physics"
)

// firstContact looks for where a partial move may stop, from the definition of the path and of polygons' edges alone. Going
// back from the end in small steps it notes whom the base overlaps; where it is clear of all it has noted, and overlaps
// nobody, it may stop. There the last step is halved until contact is found. The place is -side of the base without any.
func firstContact(b Base, m Move, tpl Template, others [][]physics.Vec, step float64) float64 {
	met := make([]bool, len(others))
	first := -2 * b.Size.Fore()
	stops := func(s float64, note bool) bool {
		free := true
		for i, o := range others {
			depth := depthAt(b, m, tpl, s, [][]physics.Vec{o})
			if depth > physics.OverlapDepth {
				met[i] = met[i] || note
				free = false
			} else if met[i] && depth > 0 {
				free = false
			} else if note {
				met[i] = false
			}
		}
		return free
	}
	blocked := tpl.Length()
	for s := blocked; s > first; s -= step {
		if was := append([]bool(nil), met...); !stops(s, true) {
			blocked = s
			continue
		} else {
			met = was
		}
		lo, hi := s, blocked // free, blocked
		for range 30 {
			if mid := (lo + hi) / 2; stops(mid, false) {
				lo = mid
			} else {
				hi = mid
			}
		}
		return lo
	}
	return first
}

// TestFirstContact holds partial moves to both promises of Execute against firstContact: the move ends within 0.01 mm along
// the path of the first contact, and was stopped by one whom it would have overlapped.
func TestFirstContact(t *testing.T) {
	rng := rand.New(rand.NewPCG(32, 38))
	moves := []Bearing{StraightAhead, BankLeft, BankRight, TurnLeft, TurnRight}
	partial, far, worst := 0, 0, 0.0
	for n := 0; partial < 300; n++ {
		size := sizes[rng.IntN(len(sizes))]
		b := Base{Pose: physics.PoseAt(0, 0, float64(rng.IntN(360))), Size: size}
		m := Move{Bearing: moves[rng.IntN(len(moves))], Speed: 1 + rng.IntN(3)}
		tpl, ok := m.Template()
		if !ok {
			continue
		}
		end := End(b, m).Point()
		var others []Base
		var outlines [][]physics.Vec
		for range 1 + rng.IntN(3) {
			o := Base{Pose: physics.PoseAt(end.X+160*(rng.Float64()-0.5), end.Y+160*(rng.Float64()-0.5), 360*rng.Float64()),
				Size: sizes[rng.IntN(len(sizes))]}
			if n%2 == 0 { // nearly along the base: edges that graze
				o.Pose.Heading = b.Pose.Heading + int32(rng.IntN(2_000_000)-1_000_000)
			}
			apart := !Overlap(b, o)
			for _, p := range others {
				apart = apart && !Overlap(p, o)
			}
			if apart {
				c := o.Corners()
				others, outlines = append(others, o), append(outlines, c[:])
			}
		}
		ex := Execute(b, m, others)
		if ex.Full {
			continue
		}
		partial++
		if depthAt(b, m, tpl, tpl.Length(), outlines) < physics.OverlapDepth-1e-6 {
			t.Errorf("%d: stopped though it overlaps nobody: %+v of %v", n, ex, others)
		}
		want := firstContact(b, m, tpl, outlines, 0.05)
		off := ex.At - want
		worst = max(worst, math.Abs(off))
		if math.Abs(off) > physics.ContactGap+physics.Slack {
			far++
			t.Errorf("%d: %v by %v among %v: at %v, the first contact is at %v, %+.4f mm", n, b, m, others, ex.At, want, off)
		}
	}
	t.Logf("%d partial moves, %d too far off, at most %.4f mm", partial, far, worst)
}
