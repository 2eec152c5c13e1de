package xwing

import (
	"fmt"
	"strings"

	"xwing/game"
)

// The faces of the two dice, eight each (RULINGS 22).
var faces = [2][8]Face{
	AttackDice:  {Hit, Hit, Hit, Crit, FocusResult, FocusResult, Blank, Blank},
	DefenseDice: {EvadeResult, EvadeResult, EvadeResult, FocusResult, FocusResult, Blank, Blank, Blank},
}

var faceNames = [...]string{Blank: "blank", FocusResult: "focus", Hit: "hit", Crit: "crit", EvadeResult: "evade"}

// String returns the result's stable id.
func (f Face) String() string { return faceNames[f] }

// CanShow reports whether a die of the side has the face.
func (s Side) CanShow(f Face) bool {
	for _, g := range faces[s] {
		if g == f {
			return true
		}
	}
	return false
}

// throw rolls n dice of a side and records the results as chance.
func (t *Table) throw(side Side, n int) []Face {
	out := make([]Face, n)
	names := make([]string, n)
	for i := range out {
		if l := t.Hidden.Loaded[side]; len(l) > 0 {
			out[i], t.Hidden.Loaded[side] = l[0], l[1:]
		} else {
			out[i] = faces[side][t.Hidden.Dice.Below(8)]
		}
		names[i] = out[i].String()
	}
	if n > 0 {
		t.Chance(fmt.Sprintf("%s:%s", [...]string{"attack", "defense"}[side], strings.Join(names, ",")))
	}
	return out
}

// RollAttackDie rolls one attack die for a ship outside an attack's pool.
func (t *Table) RollAttackDie(id ShipID, why game.Phrase) Face {
	f := t.throw(AttackDice, 1)[0]
	t.announce(DiceRolled{Ship: id, Side: AttackDice, Dice: []Die{{Face: f}}, Why: why})
	return f
}
