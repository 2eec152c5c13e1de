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
// indicator's arc or arcs (X20-SET-010); those of each, where it has two (X25-HUG-071).
func (t *Table) setTurret(id board.ShipID) {
	if !t.hasTurret(id) {
		return
	}
	second := t.shareMounts(id)
	first := slices.DeleteFunc(t.turretUpgrades(id), func(u string) bool { return slices.Contains(second, u) })
	t.pointTurret(id, indicator{serves: first, double: t.Ship(id).Double || t.isDouble(id, first)})
	if len(second) > 0 {
		t.pointTurret(id, indicator{serves: second, second: true, double: t.isDouble(id, second)})
	}
}

// pointTurret has the player of a ship select the arcs of an indicator that selects none yet.
func (t *Table) pointTurret(id board.ShipID, i indicator) {
	settings := turretSettings(i.double)
	options := make([]game.Option, len(settings))
	for i, arcs := range settings {
		options[i] = game.Option{ID: arcsID(arcs), Text: game.Say("option.arc-" + arcsID(arcs)), Refusal: t.againstArc(id, arcsID(arcs))}
	}
	picked := t.askOne(t.Ship(id).Seat, ask.ChooseTurretArc, t.turretPrompt(id, i), []string{id.Piece()}, options)
	for _, arcs := range settings {
		if arcsID(arcs) == picked {
			t.turn(id, i, arcs)
		}
	}
}

// PointTurret has the indicator of a ship that has one select an arc, a double one the arc across, too: on a table that is laid out,
// where nobody is asked. All turrets of a huge ship are served by it.
func (s *State) PointTurret(id board.ShipID, at gauge.Arc) {
	if !s.hasTurret(id) {
		return
	}
	double := s.View.Ship(id).Double || s.isDouble(id, s.turretUpgrades(id))
	for _, arcs := range turretSettings(double) {
		if slices.Contains(arcs, at) {
			s.View.Ship(id).Turret = arcs
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
