package armada

import (
	"strings"

	"xwing/game/armada/board"
	"xwing/game/armada/gauge"
)

// Copies are the other ships of the card's player within a distance that have a copy of the card which can be exhausted.
func (o Own) Copies(d gauge.Distance) (ids []board.ShipID) {
	card := strings.TrimPrefix(o.m.Card, "upgrade/")
	for _, id := range o.t.onTable(o.Player()) {
		u := o.t.Ship(id).Upgrade(card)
		if id != o.m.Owner && u != nil && !u.Exhausted && !u.Discarded && o.t.Apart(o.m.Owner.Piece(), id.Piece()) <= d {
			ids = append(ids, id)
		}
	}
	return ids
}

// ExhaustCopy has the card's player choose one of these ships, and exhausts the copy on it.
func (o Own) ExhaustCopy(d gauge.Distance) board.ShipID {
	id := o.t.ChooseShip(o.m, o.Player(), o.Copies(d), false)
	if id != 0 {
		o.ExhaustUpgrade(id, strings.TrimPrefix(o.m.Card, "upgrade/"))
	}
	return id
}

// AttacksOn is how often a ship has attacked a ship or station in this round, the attack under way among them.
func (s *State) AttacksOn(id board.ShipID, piece string) (n int) {
	for _, shot := range s.Memory.Ships[id-1].Shots {
		if _, target, _ := strings.Cut(shot, ">"); target == piece || strings.HasPrefix(target, piece+"/") {
			n++
		}
	}
	return n
}
