package armada

import (
	"slices"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// FlakFrom is an attack on squadrons, or on a mine, that a card lets a ship make whether the zone has attacked or not: from one
// of some hull zones, by an anti-squadron armament.
type FlakFrom struct {
	Ship  board.ShipID
	Zones []gauge.Zone
	Dice  catalog.Dice
	One   bool // on a single squadron
	May   bool // its owner may decline
}

// Can reports whether there is something that the ship could attack so.
func (f FlakFrom) Can(t *Table) bool { return t.mayAttack(f.Ship, nil) && len(f.targets(t)) > 0 }

// Attack has the ship make such an attack; false when it makes none.
func (f FlakFrom) Attack(t *Table) bool {
	if !f.Can(t) {
		return false
	}
	shot, ok := t.askShot(t.Ship(f.Ship).Seat, ask.ChooseAttack, game.Say("prompt.choose-attack", "piece", f.Ship.Piece()), f.Ship.Piece(),
		f.targets(t), f.May)
	if !ok {
		return false
	}
	m := t.Deeds(f.Ship)
	m.Fired, m.Again = append(m.Fired, shot.From), 0
	if f.One {
		shot.Chain = 1
		t.makeAttack(shot, false)
	} else {
		t.fire(f.Ship, shot, f.Dice)
	}
	return true
}

func (f FlakFrom) targets(t *Table) (shots []Shot) {
	v := t.sights()
	for _, z := range f.Zones {
		shots = slices.Concat(shots, t.squadronShots(&v, f.Ship, z, f.Dice, nil), mineShots(t, &v, f.Ship, z, f.Dice))
	}
	return shots
}
