package xwing

import (
	"slices"

	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// DetonateRemote makes a remote detonate, which is its end: what its Blast does befalls the other ships and remotes that
// touch it or are ahead of it.
func (t *Table) DetonateRemote(id board.ShipID) {
	kind := t.Ship(id).Remote
	b := t.blast(kind)
	if b == nil || t.Ship(id).Where != board.InPlay {
		return
	}
	t.announce(board.RemoteDetonated{Ship: id})
	near := slices.DeleteFunc(t.nearShape(t.ShipShape(id), max(b.Reach, b.RemoteReach, b.Ahead)), func(other board.ShipID) bool {
		reach := b.Reach
		if t.Ship(other).Remote != "" {
			reach = b.RemoteReach
		}
		return other == id || t.ignoresRemote(other, id) || t.RangeBetween(id, other) > reach && !t.ObjectInArc(id, other.Piece(), gauge.Front, gauge.Range0, b.Ahead)
	})
	t.strike(Moment{Other: id, Card: devicePiece(kind)}, b, near)
	t.removeShip(id)
}
