package xwing

import (
	"slices"

	"xwing/game/xwing/board"
	"xwing/physics"
)

// Aim looks at many attacks of one ship: how many dice would be rolled in each, legal
// or not, as PreviewAttack says of one. It may take aim again and again.
type Aim struct {
	state    State // a copy, of which the attack alone is changed
	table    Table
	fight    Fight
	attacker board.ShipID
	weapons  []board.Weapon
	attack   board.Attack
	parts    []DicePart
	memory   []ShipMemory // room for that of the copy
}

// TakeAim takes aim with a ship.
func (s *State) TakeAim(a *Aim, attacker board.ShipID) {
	a.memory = s.beforeAttack(&a.state, a.memory)
	a.attacker, a.weapons = attacker, nil
	a.table = Table{State: &a.state, kept: s.cardsKept(), cards: a.table.cards[:0], glimpse: &a.fight}
	a.state.View.Attack = &a.attack
	if s.View.Ship(attacker).Where == board.InPlay {
		a.weapons = s.Weapons(attacker)
	}
}

// Dice returns how many dice both sides would roll in an attack with a weapon.
func (a *Aim) Dice(weapon string, defender board.ShipID) (attack, defense int) {
	s, t := &a.state, &a.table
	w := slices.IndexFunc(a.weapons, func(w board.Weapon) bool { return w.ID == weapon })
	if w < 0 || a.attacker == defender || s.View.Ship(defender).Where != board.InPlay {
		return 0, 0
	}
	way := shot{weapon: a.weapons[w], defender: defender, line: s.measure(a.attacker, a.weapons[w], target{ship: defender})}
	if !way.line.InArc {
		return 0, 0
	}
	way.line.Range = t.attackRange(a.attacker, defender, way.weapon, way.line.Range)
	a.attack = board.Attack{Attacker: a.attacker, Defender: defender, Weapon: way.weapon, Range: way.line.Range}
	if s.anythingOn(&way.line.Gap, a.attacker, defender) {
		a.attack = s.declared(a.attacker, way, s.rangeLines(a.attacker, way)[0])
	}
	f := t.Fight()
	a.parts = f.attackParts(a.parts[:0])
	attack = f.atMost(a.parts, board.AttackDice)
	a.parts = f.defenseParts(a.parts[:0])
	return attack, f.atMost(a.parts, board.DefenseDice)
}

// anythingOn reports whether any of the lines of a gap may pass through an obstacle,
// a device or another ship.
func (s *State) anythingOn(g *physics.Gap, attacker, defender board.ShipID) bool {
	ends := [4]physics.Vec{g.First.A, g.First.B, g.Last.A, g.Last.B}
	lo, hi := ends[0], ends[0]
	for _, v := range ends[1:] {
		lo = physics.Vec{X: min(lo.X, v.X), Y: min(lo.Y, v.Y)}
		hi = physics.Vec{X: max(hi.X, v.X), Y: max(hi.Y, v.Y)}
	}
	for i := range s.View.Obstacles {
		if o := &s.View.Obstacles[i]; !o.Gone && s.near(o, lo, hi) {
			return true
		}
	}
	if len(s.View.Devices) > 0 && (&Table{State: s}).heeding(concern{query: HeedingOnLine}) != 0 {
		return true // one of them may lie on a line
	}
	for i := range s.View.Ships {
		o := &s.View.Ships[i]
		if o.Where != board.InPlay || o.Remote != "" || o.ID == attacker || o.ID == defender {
			continue
		}
		at, reach := o.Pose.Point(), o.Size.Around()+physics.ContactGap
		if at.X+reach >= lo.X && at.X-reach <= hi.X && at.Y+reach >= lo.Y && at.Y-reach <= hi.Y {
			return true
		}
	}
	return false
}
