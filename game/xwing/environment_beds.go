package xwing

import (
	"strconv"

	"xwing/game"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
	"xwing/physics"
)

// lyingPiece is one that lies in the play area already.
type lyingPiece struct {
	id    string
	kind  Things
	shape physics.Shape
	enemy bool
}

// lyingThere are all pieces in the play area, as a player sees them.
func (t *Table) lyingThere(seat game.Seat) (all []lyingPiece) {
	for _, id := range t.View.ObstaclesInPlay() {
		all = append(all, lyingPiece{id: id.Piece(), kind: t.ThingsOf(id), shape: t.ObstacleShape(id)})
	}
	for _, id := range t.View.DevicesInPlay() {
		all = append(all, lyingPiece{id: id.Piece(), kind: Devices, shape: t.DeviceShape(id)})
	}
	for _, id := range append(t.View.ShipsInPlay(), t.View.RemotesInPlay()...) {
		s := t.Ship(id)
		all = append(all, lyingPiece{id: id.Piece(), kind: Ships, shape: t.ShipShape(id), enemy: s.Seat != seat && s.Remote == ""})
	}
	return all
}

// beds says where a player may lay each of some pieces. Those that have to lie by something that is not there are left out.
func (t *Table) beds(seat game.Seat, among []laying) game.Placement {
	p := game.Placement{Area: t.View.Area.Shape()}
	there := t.lyingThere(seat)
	for _, l := range among {
		near := t.by(l.bed, there)
		if l.bed.By != 0 && len(near.Shapes) == 0 {
			continue
		}
		piece := game.Piece{ID: l.ref, Outline: l.outline, Start: t.middle(), Zone: t.bedZone(l.bed)}
		if l.bed.By != 0 {
			piece.Near = near
		}
		p.Pieces = append(p.Pieces, piece)
		for _, other := range there {
			if k := t.apart(l, other); k != nil {
				k.For = l.ref
				p.KeepOut = append(p.KeepOut, *k)
			}
		}
	}
	return p
}

// bedZone is what of the play area is as far from its edges as a bed says.
func (t *Table) bedZone(b *Bed) game.Zone {
	if b.Edges == 0 {
		return game.Zone{Outline: t.View.Area.Shape(), Refusal: *t.Refuse(rule.EnvironmentBed, "refusal.bed-area")}
	}
	beyond, area := float64(b.Edges*gauge.RangeBand)+2*physics.Slack, t.View.Area
	return game.Zone{Outline: physics.Rect(beyond, beyond, area.Width-beyond, area.Height-beyond),
		Refusal: *t.Refuse(rule.EnvironmentBed, "refusal.bed-edge", "n", strconv.Itoa(b.Edges))}
}

// by is what a piece has to lie by.
func (t *Table) by(b *Bed, there []lyingPiece) *game.Near {
	near := &game.Near{Alone: b.Alone}
	if !b.Touching {
		near.Min, near.Max = physics.ContactGap, gauge.RangeBand
	}
	key := "refusal.bed-by"
	switch {
	case b.Touching:
		key = "refusal.bed-touching"
	case b.Alone:
		key = "refusal.bed-by-one"
	}
	near.Refusal = *t.Refuse(rule.EnvironmentBed, key)
	for _, other := range there {
		if b.By.Has(other.kind) {
			near.IDs, near.Shapes = append(near.IDs, other.id), append(near.Shapes, other.shape)
		}
	}
	return near
}

// apart is the distance that a piece keeps from another; nil: none.
func (t *Table) apart(l laying, other lyingPiece) *game.KeepOut {
	k := &game.KeepOut{ID: other.id, Shape: other.shape}
	n := 0
	if l.bed.Apart.Has(other.kind) {
		n = l.bed.Beyond
	}
	if other.enemy {
		n = max(n, l.bed.Enemies)
	}
	switch {
	case n > 0:
		k.Distance = float64(n * gauge.RangeBand)
		k.Refusal = *t.Refuse(rule.EnvironmentBed, "refusal.bed-apart", "n", strconv.Itoa(n), "piece", other.id)
	case l.bed.Clear.Has(other.kind):
		k.Distance = physics.ContactGap
		k.Refusal = *t.Refuse(rule.EnvironmentBed, "refusal.bed-clear", "piece", other.id)
	case Obstacles.Has(l.kind) && Obstacles.Has(other.kind):
		k.Refusal = *t.Refuse(rule.EnvironmentBed, "refusal.bed-onto", "piece", other.id)
	default:
		return nil
	}
	return k
}

// roomFor has pieces keep less of a distance where none can be laid, from the edges last (RULINGS 36, 67); false if that does
// not help either.
func (t *Table) roomFor(p game.Placement) (game.Placement, bool) {
	if len(p.Pieces) == 0 {
		return p, false
	}
	no := *t.Refuse(rule.NoRoom, "refusal.obstacle-no-room")
	q, ok := p.Closer(no)
	if ok {
		return q, true
	}
	q.KeepOut = make([]game.KeepOut, len(p.KeepOut))
	for i, k := range p.KeepOut {
		k.Distance = 0
		q.KeepOut[i] = k
	}
	return q.Wider(no)
}
