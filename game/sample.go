package game

import (
	"errors"
	"fmt"
	"math/bits"

	"xwing/physics"
)

// ErrStuck says that a Decision has no legal answer.
var ErrStuck = errors.New("no answer is legal")

// throws is how often Sample throws a piece blindly before it searches.
const throws = 2000

// Sample draws one of the legal answers of d, each equally likely; of a Place
// each piece that fits, and each pose of it in its zone, in the area. It fails with ErrStuck
// when there is none.
func Sample(src *Source, d Decision) (Choice, error) {
	c := Choice{Seat: d.Seat, Kind: d.Kind}
	ok := true
	switch d.Shape {
	case OneOf:
		var id string
		id, ok = sampleOne(src, d.Options)
		c.Pick = []string{id}
	case SomeOf:
		c.Pick, ok = sampleSome(src, legalIDs(d.Options), d.Min, d.Max)
	case Order:
		c.Pick = legalIDs(d.Options)
		src.Shuffle(len(c.Pick), func(i, j int) { c.Pick[i], c.Pick[j] = c.Pick[j], c.Pick[i] })
	case OneForEach:
		c.Each = make(map[string]string, len(d.Slots))
		for _, slot := range d.Slots {
			id, some := sampleOne(src, slot.Options)
			c.Each[slot.ID] = id
			ok = ok && some
		}
	case Place:
		var pose physics.Pose
		c.Piece, pose, ok = samplePlace(src, d.Placement)
		c.Pose = &pose
	default:
		return Choice{}, fmt.Errorf("decision %s has the unknown shape %d", d.Kind, d.Shape)
	}
	if !ok {
		return Choice{}, fmt.Errorf("decision %s: %w", d.Kind, ErrStuck)
	}
	return c, nil
}

// legalIDs lists the options that may be picked.
func legalIDs(options []Option) []string {
	var ids []string
	for _, o := range options {
		if o.Legal() {
			ids = append(ids, o.ID)
		}
	}
	return ids
}

// sampleOne draws one legal option.
func sampleOne(src *Source, options []Option) (string, bool) {
	ids := legalIDs(options)
	if len(ids) == 0 {
		return "", false
	}
	return ids[src.Below(len(ids))], true
}

// sampleSome draws a subset of least to most of the ids: first its size, by the
// number of subsets of each size, then the subset, one id after the other.
func sampleSome(src *Source, ids []string, least, most int) ([]string, bool) {
	most = min(most, len(ids))
	least = max(least, 0)
	if least > most {
		return nil, false
	}
	size := least + sampleSize(src, len(ids), least, most)
	var picks []string
	for i, id := range ids {
		if need := size - len(picks); src.Below(len(ids)-i) < need {
			picks = append(picks, id)
		}
	}
	return picks, true
}

// sampleSize draws how many above least. Beyond what 64 bits can count, every
// size is taken as equally likely.
func sampleSize(src *Source, n, least, most int) int {
	var total uint64
	ways := make([]uint64, 0, most-least+1)
	for k := least; k <= most; k++ {
		w, ok := binomial(n, k)
		sum, carry := bits.Add64(total, w, 0)
		if !ok || carry > 0 {
			return src.Below(most - least + 1)
		}
		ways, total = append(ways, w), sum
	}
	draw := src.below(total)
	for i, w := range ways {
		if draw < w {
			return i
		}
		draw -= w
	}
	panic("game: the ways do not add up")
}

// binomial is n over k, and whether it fits.
func binomial(n, k int) (uint64, bool) {
	w := uint64(1)
	for i := range min(k, n-k) {
		hi, lo := bits.Mul64(w, uint64(n-i))
		if hi > 0 {
			return 0, false
		}
		w = lo / uint64(i+1)
	}
	return w, true
}

// samplePlace draws a piece and a pose of it; pieces that fit nowhere drop out.
func samplePlace(src *Source, p *Placement) (string, physics.Pose, bool) {
	if p == nil {
		return "", physics.Pose{}, false
	}
	left := make([]int, len(p.Pieces))
	for i := range left {
		left[i] = i
	}
	for len(left) > 0 {
		at := src.Below(len(left))
		piece := &p.Pieces[left[at]]
		if pose, ok := samplePose(src, p, piece); ok {
			return piece.ID, pose, true
		}
		left = append(left[:at], left[at+1:]...)
	}
	return "", physics.Pose{}, false
}

// samplePose throws the piece into its zone until it lies well, and searches
// when it never does.
func samplePose(src *Source, p *Placement, piece *Piece) (physics.Pose, bool) {
	if len(piece.Rails) > 0 {
		return piece.sampleOnRails(src)
	}
	if near := piece.touching(); near != nil {
		return p.sampleTouching(src, piece, near)
	}
	from, to := p.room(piece)
	lo, hi := physics.PoseAt(from.X, from.Y, 0), physics.PoseAt(to.X, to.Y, 0)
	if hi.X >= lo.X && hi.Y >= lo.Y {
		for range throws {
			pose := physics.Pose{
				X:       lo.X + int32(src.below(uint64(int64(hi.X)-int64(lo.X))+1)),
				Y:       lo.Y + int32(src.below(uint64(int64(hi.Y)-int64(lo.Y))+1)),
				Heading: int32(src.Below(maxHeading)),
			}
			if p.legal(piece, pose) {
				return pose, true
			}
		}
	}
	return p.FindLegal(piece.ID)
}
