package xwing

import (
	"xwing/game"
	"xwing/game/catalog"
	"xwing/physics"
)

// setTurret has the player of a ship that was just placed select its turret
// indicator's arc or arcs (X20-SET-010).
func (t *Table) setTurret(id ShipID) {
	s := t.Ship(id)
	if !t.hasTurret(id) {
		return
	}
	settings := turretSettings(s.Double)
	options := make([]game.Option, len(settings))
	for i, arcs := range settings {
		options[i] = game.Option{ID: arcsID(arcs), Text: game.Say("option.arc." + arcsID(arcs))}
	}
	picked := t.askOne(s.Seat, "choose-turret-arc", game.Say("prompt.choose-turret-arc", "ship", id.Piece()),
		[]string{id.Piece()}, options)
	for _, arcs := range settings {
		if arcsID(arcs) == picked {
			t.announce(TurretRotated{Ship: id, Arcs: arcs})
		}
	}
}

// turretSettings lists what a turret indicator can select: one standard arc, or
// two opposite ones.
func turretSettings(double bool) [][]physics.Arc {
	if double {
		return [][]physics.Arc{{physics.Front, physics.Rear}, {physics.Left, physics.Right}}
	}
	return [][]physics.Arc{{physics.Front}, {physics.Right}, {physics.Rear}, {physics.Left}}
}

var standardArcIDs = map[physics.Arc]string{
	physics.Front: "front", physics.Right: "right", physics.Rear: "rear", physics.Left: "left"}

// arcsID returns the option id of a turret setting ("rear", "front-rear").
func arcsID(arcs []physics.Arc) string {
	id := standardArcIDs[arcs[0]]
	for _, a := range arcs[1:] {
		id += "-" + standardArcIDs[a]
	}
	return id
}

// hasTurret reports whether a weapon of the ship, primary or special, or an
// indicator of an upgrade attacks through a turret arc.
func (s *State) hasTurret(id ShipID) bool {
	profile := s.Profile(id)
	if hasArc(profile, catalog.SingleTurretArc) || hasArc(profile, catalog.DoubleTurretArc) {
		return true
	}
	for _, u := range s.View.Ship(id).Upgrades {
		card, err := s.rules.Catalog.Upgrade(u.XWS)
		if err == nil && card.Sides[u.Side].Attack != nil && card.Sides[u.Side].Attack.Arc.IsTurret() {
			return true
		}
	}
	return false
}
