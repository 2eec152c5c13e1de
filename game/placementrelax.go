package game

import "xwing/physics"

// Closer is p with all its distances shortened by the same share, as little as
// lets some piece be placed (RULINGS 36, obstacles), to 1/256 of them. It is p
// itself when nothing need give way, and reports false when not even distance 0
// helps.
func (p Placement) Closer(why Refusal) (Placement, bool) {
	return p.relax(why, func(share float64) Placement {
		q := p
		q.KeepOut = make([]KeepOut, len(p.KeepOut))
		for i, k := range p.KeepOut {
			k.Distance -= float64(k.Distance * share)
			q.KeepOut[i] = k
		}
		return q
	})
}

// Wider is p with all its zones grown towards the whole area, as little as lets
// some piece be placed (RULINGS 36, ships), to 1/256 of the way. What grows is the
// upright rectangle around a zone.
func (p Placement) Wider(why Refusal) (Placement, bool) {
	least, most := p.Area.Bounds()
	return p.relax(why, func(share float64) Placement {
		q := p
		q.Pieces = make([]Piece, len(p.Pieces))
		for i, piece := range p.Pieces {
			from, to := piece.Zone.Outline.Bounds()
			from, to = from.Lerp(least, share), to.Lerp(most, share)
			piece.Zone.Outline = physics.Rect(from.X, from.Y, to.X, to.Y)
			q.Pieces[i] = piece
		}
		return q
	})
}

// Farther is p with what must lie near something as much farther away as lets some piece be placed (RULINGS 36), at most
// across the area, to 1/256 of that.
func (p Placement) Farther(why Refusal) (Placement, bool) {
	from, to := p.Area.Bounds()
	across := to.Sub(from).Len()
	return p.relax(why, func(share float64) Placement {
		q, near := p, *p.Near
		near.Max += float64(across * share)
		q.Near = &near
		return q
	})
}

// relax looks for the least share of giving way that leaves a legal pose.
func (p Placement) relax(why Refusal, give func(share float64) Placement) (Placement, bool) {
	if _, _, ok := p.AnyLegal(); ok {
		return p, true
	}
	const parts = 256
	best := give(1)
	if _, _, ok := best.AnyLegal(); !ok {
		return p, false
	}
	for lo, hi := 0, parts; hi-lo > 1; { // lo is too little, hi is enough
		mid := (lo + hi) / 2
		q := give(float64(mid) / parts)
		if _, _, ok := q.AnyLegal(); ok {
			best, hi = q, mid
		} else {
			lo = mid
		}
	}
	best.Relaxed = &why
	return best, true
}
