package xwing

import (
	"xwing/game/catalog"
	"xwing/physics"
)

// rollAttackDice is the Roll Attack Dice step.
func (t *Table) rollAttackDice() {
	a := t.attackStep(RollAttackDice)
	t.rollPool(a.Attacker, AttackDice, t.attackDice())
}

// rollDefenseDice is the Roll Defense Dice step.
func (t *Table) rollDefenseDice() {
	a := t.attackStep(RollDefenseDice)
	t.rollPool(a.Defender, DefenseDice, t.defenseDice())
}

// rollPool rolls all of a ship's dice: nobody may roll fewer (X20-ATK-013), and
// they never run short (X20-ATK-014).
func (t *Table) rollPool(id ShipID, side Side, n int) {
	var dice []Die
	for _, f := range t.throw(side, n) {
		dice = append(dice, Die{Face: f})
	}
	t.announce(DiceRolled{Ship: id, Side: side, Dice: dice, Attack: true})
}

// attackDice is the number of attack dice of the attack under way: attack value,
// range bonus, abilities (X20-ATK-015).
func (t *Table) attackDice() int {
	a := t.View.Attack
	n := a.Weapon.Value
	if a.closeRange() {
		n++
	}
	return max(n+t.sum(AttackDiceCount, Moment{Ship: a.Attacker, Other: a.Defender}), 0)
}

// defenseDice is the number of defense dice of the attack under way: agility,
// range bonus, obstruction, tokens, abilities; all of them added up before the
// number is raised to 0 (X20-ATK-017, X20-AGI-004).
func (t *Table) defenseDice() int {
	a := t.View.Attack
	n := t.Agility(a.Defender)
	if a.longRange() {
		n++
	}
	if t.obstructs(a) {
		n++
	}
	n += t.Ship(a.Defender).strainDice()
	if t.View.Phase == Engagement && t.Ship(a.Defender).Has(Tractor) > 0 { // X20-TRC-007
		n--
	}
	return max(n+t.sum(DefenseDiceCount, Moment{Ship: a.Defender, Other: a.Attacker}), 0)
}

// closeRange reports whether the attacker has its range bonus: range 0 or 1,
// unless the weapon bears the ordnance icon (Range Bonus chapter).
func (a *Attack) closeRange() bool { return !a.Weapon.Ordnance && a.Range <= physics.Range1 }

// longRange reports whether the defender has its range bonus: range 3.
func (a *Attack) longRange() bool { return !a.Weapon.Ordnance && a.Range == physics.Range3 }

// obstructs reports whether an obstacle obstructs the attack to any effect: not
// if the attacker ignores obstacles (X20-OBT-003, X20-FAQ-013).
func (t *Table) obstructs(a *Attack) bool {
	return len(a.Obstructed) > 0 && t.sum(IgnoringObstacles, Moment{Ship: a.Attacker, Other: a.Defender}) <= 0
}

// gasObstructs reports whether a gas cloud does.
func (t *Table) gasObstructs(a *Attack) bool {
	for _, o := range a.Obstructed {
		if t.View.Obstacle(o).Type == catalog.GasCloud {
			return t.obstructs(a)
		}
	}
	return false
}

// Agility returns the ship's agility value: the printed one, 2 more while it is
// cloaked, and what abilities change (Agility chapter, X20-CLK-003). What adds or
// removes defense dice leaves it alone (X20-AGI-003).
func (t *Table) Agility(id ShipID) int {
	n := t.Profile(id).Stats.Agility
	if t.Ship(id).Has(Cloak) > 0 {
		n += 2
	}
	return n + t.sum(AgilityValue, Moment{Ship: id})
}
