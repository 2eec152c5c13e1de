package armada

import (
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// ranging is by what squadrons come within range of a squadron command: how often each squadron has relayed it, and each ship
// has lent its own range.
type ranging struct {
	relayed map[board.SquadronID]int
	lent    map[board.ShipID]int
}

func newRanging() *ranging { return &ranging{map[board.SquadronID]int{}, map[board.ShipID]int{}} }

// way is by what a squadron is in range of a command: the ship whose range it is, and the squadron that relays.
type way struct {
	ship  board.ShipID // 0: the one whose command it is
	relay board.SquadronID
}

// ranged is how a squadron comes within range of a ship's squadron command: of the ship itself, by relay, by a ship that lends
// its range, by that and relay.
func (r *ranging) ranged(t *Table, id board.ShipID, q board.SquadronID) (w way, ok bool) {
	if t.commandReaches(id, q) {
		return w, true
	}
	if w.relay = r.relay(t, q, func(by board.SquadronID) bool { return t.commandReaches(id, by) }); w.relay != 0 {
		return w, true
	}
	lends := func(by board.SquadronID) (lender board.ShipID) {
		t.eachAnswer(Lending, Moment{Ship: id, Squadron: q, For: by}, func(a *Ability, m Moment) {
			if lender == 0 && a.By(t, m) > r.lent[m.Owner] {
				lender = m.Owner
			}
		})
		return lender
	}
	if w.ship = lends(0); w.ship != 0 {
		return w, true
	}
	w.relay = r.relay(t, q, func(by board.SquadronID) bool { return lends(by) != 0 })
	if w.relay != 0 {
		w.ship = lends(w.relay)
	}
	return w, w.relay != 0
}

// take notes the way in which a squadron was activated.
func (r *ranging) take(w way) {
	if w.relay != 0 {
		r.relayed[w.relay]++
	}
	if w.ship != 0 {
		r.lent[w.ship]++
	}
}

// relay is a squadron with relay, itself in range, at distance 1-3 of which another may be activated, and that has not relayed
// as often as it may in this command (ARM-KEY-022, -023); 0 for none.
func (r *ranging) relay(t *Table, q board.SquadronID, inRange func(board.SquadronID) bool) board.SquadronID {
	for _, by := range t.squadronsOnTable(t.Squadron(q).Seat) {
		if by != q && t.keywordFor(by, catalog.Relay, q) > r.relayed[by] && inRange(by) &&
			gauge.DistanceOf(gauge.SquadronsApart(t.Squadron(by).Pose, t.Squadron(q).Pose)) <= gauge.Distance3 {
			return by
		}
	}
	return 0
}
