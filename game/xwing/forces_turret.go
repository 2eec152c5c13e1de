package xwing

import (
	"slices"
	"strings"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// setTurret has the player of a ship that was just placed select its turret
// indicator's arc or arcs (X20-SET-010).
func (t *Table) setTurret(id board.ShipID) {
	s := t.Ship(id)
	if !t.hasTurret(id) {
		return
	}
	settings := turretSettings(s.Double)
	options := make([]game.Option, len(settings))
	for i, arcs := range settings {
		options[i] = game.Option{ID: arcsID(arcs), Text: game.Say("option.arc-" + arcsID(arcs)), Refusal: t.againstArc(id, arcsID(arcs))}
	}
	picked := t.askOne(s.Seat, ask.ChooseTurretArc, game.Say("prompt.choose-turret-arc", "ship", id.Piece()),
		[]string{id.Piece()}, options)
	for _, arcs := range settings {
		if arcsID(arcs) == picked {
			t.announce(board.TurretRotated{Ship: id, Arcs: arcs})
		}
	}
}

// turretSettings lists what a turret indicator can select: one standard arc, or
// two opposite ones.
func turretSettings(double bool) [][]gauge.Arc {
	if double {
		return [][]gauge.Arc{{gauge.Front, gauge.Rear}, {gauge.Left, gauge.Right}}
	}
	var single [][]gauge.Arc
	for _, a := range standardArcs {
		single = append(single, []gauge.Arc{a.arc})
	}
	return single
}

// arcsID returns the option id of a turret setting ("rear", "front-rear").
func arcsID(arcs []gauge.Arc) string {
	var ids []string
	for _, a := range standardArcs {
		if slices.Contains(arcs, a.arc) {
			ids = append(ids, a.id)
		}
	}
	return strings.Join(ids, "-")
}

// hasTurret reports whether a weapon of the ship, primary or special, or an
// indicator of an upgrade attacks through a turret arc.
func (s *State) hasTurret(id board.ShipID) bool {
	profile := s.Profile(id)
	return slices.ContainsFunc(s.Weapons(id), board.Weapon.IsTurret) ||
		hasArc(profile, catalog.SingleTurretArc) || hasArc(profile, catalog.DoubleTurretArc)
}
