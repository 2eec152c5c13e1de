package xwing

import (
	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// Range0Rules say what contact means for attacks (Attack, Range chapters).
type Range0Rules struct {
	// None makes it range 1: nothing is nearer. First edition: yes.
	None bool
	// PrimaryAttacks lets a ship attack one at range 0 with a primary weapon. 2.5: yes.
	PrimaryAttacks bool
	// AnyArc makes the attack range against a ship at range 0 0, wherever in the arc its nearest part is. 2.5: yes.
	AnyArc bool
	// BindsAttacker lets no attack dice be added to a primary attack at range 0, and only the defender's side modify
	// them. 2.5: yes.
	BindsAttacker bool
	// ShieldsDefender keeps its enemies from taking dice from a defender at range 0, and from canceling or modifying its
	// results. 2.5: yes.
	ShieldsDefender bool
}

// bound reports whether the attacker's dice in the attack under way are as they are.
func (f *Fight) bound() bool {
	a := f.seen()
	return a != nil && f.t.rules.Edition.Range0.BindsAttacker && a.Range == gauge.Range0 && !a.Weapon.Special
}

// shielded reports whether the defender's dice in the attack under way are its own
// affair, even if the attacker treats it as one at attack range 1 (X25-ERR-063).
func (f *Fight) shielded() bool {
	a := f.seen()
	return a != nil && f.t.rules.Edition.Range0.ShieldsDefender && (a.Range == gauge.Range0 || f.t.inContact(a.Attacker, a.Defender))
}

// attackRange is the range at which a ship performs an attack that its target allows at another.
func (t *Table) attackRange(id, target board.ShipID, w board.Weapon, r gauge.Range) gauge.Range {
	return r + gauge.Range(t.sum(ClosingIn, &Moment{Ship: id, Other: target, Action: w.ID, N: int(r)}))
}

// againstRange0 refuses what the side of a ship does to dice at range 0 by a modification.
func (f *Fight) againstRange0(by board.ShipID, how string, side board.Side) *game.Refusal {
	switch {
	case by == 0:
	case side == board.AttackDice && f.bound() && by == f.seen().Attacker &&
		f.t.sum(ModifyingTouched, &Moment{Ship: by, Other: f.seen().Defender, Action: how}) > 0:
	case side == board.AttackDice && f.bound() && f.t.sameSide(by, f.seen().Attacker):
		return f.t.Refuse(rule.AttackDiceAtRange0, "refusal.attack-dice-range-0")
	case side == board.DefenseDice && f.shielded() && !f.t.sameSide(by, f.seen().Defender):
		return f.t.Refuse(rule.DefenseDiceAtRange0, "refusal.defense-dice-range-0")
	}
	return nil
}

// admits reports whether an ability may change the number of dice at the range of the
// attack under way.
func (f *Fight) admits(q Query, m Moment, a *Ability) bool {
	switch {
	case q == AttackDiceCount && f.bound():
		return a.By(f.t, m) <= 0
	case q == DefenseDiceCount && f.shielded():
		return f.t.sameSide(m.Owner, f.seen().Defender) || a.By(f.t, m) >= 0
	}
	return true
}
