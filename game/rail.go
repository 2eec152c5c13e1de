package game

import (
	"math"

	"xwing/physics"
)

// Rail is a line along which alone a piece may be set down, straight or a part of a circle, with the heading
// of its start: places on it are told by how many µm along the line they lie ahead of that.
type Rail struct {
	ID    string       `json:"id"` // what a client calls it; "": it is a part of a longer line that needs no name
	Start physics.Pose `json:"start"`
	Aside float64      `json:"aside,omitempty"` // degrees counter-clockwise from the start's heading to where it leads: 0 is ahead
	Round float64      `json:"round,omitempty"` // mm: radius of the circle on its left that it follows, 0: it is straight
	Ends  [2]int32     `json:"ends"`            // µm ahead of the start, the first not above the second
	Gaps  []RailGap    `json:"gaps,omitempty"`

	// Template is what a client shows beside a piece at the start; with Carried it moves with the
	// piece, else it stays. Empty for nothing.
	Template physics.Shape `json:"-"`
	Carried  bool          `json:"-"`
}

// RailGap is a part of a rail where the piece may not lie, both ends included (µm ahead of
// the rail's start).
type RailGap struct {
	Ends    [2]int32 `json:"ends"`
	Refusal Refusal  `json:"refusal"`
}

// At returns the pose that lies so many µm ahead of the rail's start.
func (r *Rail) At(um int32) physics.Pose {
	ahead := physics.Vec{Y: float64(um) / 1000}
	if r.Round > 0 {
		sin, cos := physics.SinCos(ahead.Y / r.Round)
		ahead = physics.Vec{X: r.Round * (cos - 1), Y: r.Round * sin}
	}
	return r.Start.MovedTo(r.Start.Turned(r.Aside).Frame().Out(ahead))
}

// Nearest returns the place on the rail that is nearest to a point, whether or not a gap is there.
func (r *Rail) Nearest(to physics.Vec) int32 {
	in := r.Start.Turned(r.Aside).Frame().In(to)
	if r.Round > 0 {
		return r.nearestRound(physics.Atan2(in.Y, in.X+r.Round))
	}
	return min(max(int32(math.Round(in.Y*1000)), r.Ends[0]), r.Ends[1])
}

// nearestRound is Nearest on a circle, for a direction from its middle in radians from the start's.
func (r *Rail) nearestRound(angle float64) int32 {
	turn := int32(math.Round(2 * math.Pi * r.Round * 1000))
	um := int32(math.Round(angle * r.Round * 1000))
	for um > r.Ends[0] {
		um -= turn
	}
	for um < r.Ends[0] {
		um += turn
	}
	switch beyond, before := um-r.Ends[1], r.Ends[0]-(um-turn); {
	case beyond <= 0:
		return um
	case beyond <= before:
		return r.Ends[1]
	}
	return r.Ends[0]
}

// Place returns how many µm ahead of the start a pose on the rail lies; ok is false off it.
func (r *Rail) Place(pose physics.Pose) (um int32, ok bool) {
	near := r.Nearest(pose.Point())
	for um := max(near-1, r.Ends[0]); um <= min(near+1, r.Ends[1]); um++ {
		if r.At(um) == pose {
			return um, true
		}
	}
	return 0, false
}

// check returns why the piece may not lie at a pose; ok is false off the rail. Poses are
// whole µm: on a slant two places may share one, and then one of them has to be open.
func (r *Rail) check(pose physics.Pose) (against []Refusal, ok bool) {
	near := r.Nearest(pose.Point())
	for um := max(near-1, r.Ends[0]); um <= min(near+1, r.Ends[1]); um++ {
		if r.At(um) != pose {
			continue
		}
		if against = r.against(um); len(against) == 0 {
			return nil, true
		}
		ok = true
	}
	return against, ok
}

// against returns why the piece may not lie at a place of the rail.
func (r *Rail) against(um int32) []Refusal {
	var out []Refusal
	for i := range r.Gaps {
		if g := &r.Gaps[i]; g.Ends[0] <= um && um <= g.Ends[1] {
			out = append(out, g.Refusal)
		}
	}
	return out
}

// OpenParts lists the parts of the rail outside of all gaps, in order (µm ahead of the start).
func (r *Rail) OpenParts() [][2]int32 {
	var out [][2]int32
	for um := r.Ends[0]; um <= r.Ends[1]; {
		if g := r.gapAt(um); g != nil {
			um = g.Ends[1] + 1
			continue
		}
		to := r.Ends[1]
		for i := range r.Gaps {
			if from := r.Gaps[i].Ends[0]; from > um {
				to = min(to, from-1)
			}
		}
		out = append(out, [2]int32{um, to})
		um = to + 1
	}
	return out
}

// gapAt returns a gap at a place, nil if it is open.
func (r *Rail) gapAt(um int32) *RailGap {
	for i := range r.Gaps {
		if g := &r.Gaps[i]; g.Ends[0] <= um && um <= g.Ends[1] {
			return g
		}
	}
	return nil
}

// Open reports whether the piece may lie anywhere on the rail.
func (r *Rail) Open() bool { return len(r.OpenParts()) > 0 }

// checkRails is Check for a piece that lies on one of its rails.
func (p *Piece) checkRails(pose physics.Pose) []Refusal {
	for i := range p.Rails {
		if against, ok := p.Rails[i].check(pose); ok {
			return against
		}
	}
	if p.Zone.Refusal.Rule != "" {
		return []Refusal{p.Zone.Refusal}
	}
	return []Refusal{{Rule: RuleForm, Why: Say("refused.off-rail", "piece", p.ID)}}
}

// findOnRails returns the open place that is nearest to the start of the first rail that has one.
func (p *Piece) findOnRails() (physics.Pose, bool) {
	for i := range p.Rails {
		r := &p.Rails[i]
		best, found := int32(0), false
		for _, part := range r.OpenParts() {
			um := min(max(0, part[0]), part[1])
			if !found || abs(um) < abs(best) {
				best, found = um, true
			}
		}
		if found {
			return r.At(best), true
		}
	}
	return physics.Pose{}, false
}

// OnRails returns the place on the rails that is nearest to a point; with open, of those
// that are. ok is false where there is none.
func (p *Piece) OnRails(to physics.Vec, open bool) (pose physics.Pose, ok bool) {
	nearest := 0.0
	for i := range p.Rails {
		r := &p.Rails[i]
		parts := [][2]int32{r.Ends}
		if open {
			parts = r.OpenParts()
		}
		for _, part := range parts {
			at := r.At(min(max(r.Nearest(to), part[0]), part[1]))
			if away := at.Point().Sub(to).Len(); !ok || away < nearest {
				pose, nearest, ok = at, away, true
			}
		}
	}
	return pose, ok
}

func abs(n int32) int32 { return max(n, -n) }

// sampleOnRails draws one of the open places of the rails, each equally likely.
func (p *Piece) sampleOnRails(src *Source) (physics.Pose, bool) {
	total := uint64(0)
	each := func(f func(r *Rail, part [2]int32, n uint64) bool) {
		for i := range p.Rails {
			for _, part := range p.Rails[i].OpenParts() {
				if f(&p.Rails[i], part, uint64(part[1]-part[0])+1) {
					return
				}
			}
		}
	}
	each(func(_ *Rail, _ [2]int32, n uint64) bool { total += n; return false })
	if total == 0 {
		return physics.Pose{}, false
	}
	draw := src.below(total)
	var pose physics.Pose
	each(func(r *Rail, part [2]int32, n uint64) bool {
		if draw < n {
			pose = r.At(part[0] + int32(draw))
			return true
		}
		draw -= n
		return false
	})
	return pose, true
}
