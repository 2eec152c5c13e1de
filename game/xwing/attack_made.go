package xwing

import (
	"slices"
	"strings"

	"xwing/game/xwing/board"
)

// remember keeps for the round whom the ship has attacked, and through which turret
// arc.
func (t *Table) remember(id board.ShipID, s *shot) {
	m := t.memory(id)
	m.Used = append(m.Used, attackMark(s.defender))
	if s.from != "" {
		m.Used = append(m.Used, turretMark(s.from))
	}
}

// forget takes back what was remembered of a shot that is declared at another.
func (t *Table) forget(id board.ShipID, s *shot) {
	m := t.memory(id)
	for i := len(m.Used) - 1; i >= 0; i-- {
		if !isAttackMark(m.Used[i], s.defender) {
			continue
		}
		n := 1
		if s.from != "" {
			n = 2
		}
		m.Used = slices.Delete(m.Used, i, i+n)
		return
	}
}

// TurretFired reports whether the ship has attacked this round through a turret arc
// ("rear"); each of a double turret counts by itself (RULINGS 38).
func (t *Table) TurretFired(id board.ShipID, arc string) bool {
	return slices.Contains(t.memory(id).Used, turretMark(arc))
}

// Attacked reports whether the ship has attacked another this round.
func (t *Table) Attacked(id, defender board.ShipID) bool {
	return slices.ContainsFunc(t.memory(id).Used, func(mark string) bool { return isAttackMark(mark, defender) })
}

// Defended reports whether any ship has attacked this one this round.
func (t *Table) Defended(id board.ShipID) bool {
	return slices.ContainsFunc(t.View.Ships, func(s board.Ship) bool { return t.Attacked(s.ID, id) })
}

// turretMark and attackMark are what is remembered of an attack, for the round.
func turretMark(arc string) string            { return "round/turret/" + arc }
func attackMark(defender board.ShipID) string { return attackMarks + defender.Piece() }

// isAttackMark reports whether it is the attackMark of a defender.
func isAttackMark(mark string, defender board.ShipID) bool {
	of, ok := strings.CutPrefix(mark, attackMarks)
	return ok && of == defender.Piece()
}

// attackMarks begins what is remembered of any attack.
const attackMarks = "round/attacked/"
