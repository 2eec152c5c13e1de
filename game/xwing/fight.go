package xwing

import (
	"slices"

	"xwing/game/xwing/board"
)

// fight is what lasts as long as one attack: what has happened in it so far, and who
// modifies dice now. An attack inside another has its own.
type fight struct {
	began    int               // by Table.Began
	diceless bool              // it hits without dice
	evaded   bool              // hits or crits were canceled in the Neutralize Results step
	modifier modifier          // who modifies dice now
	spent    []spending        // of green tokens
	hurt     []board.ShipID    // ships that have suffered damage
	dealt    []board.ShipID    // ships that were dealt a damage card
	pierced  []board.ShipID    // of these, those that were dealt a faceup one
	changed  [2][]board.ShipID // ships whose players have modified dice, by side
	turned   []board.ShipID    // who has modified focus results, once for each
	judged   board.ShipID      // whose ways to modify dice are looked at
	changing bool              // it is in the turn of a player to modify dice
	paid     bool              // what it costs
	again    bool              // it is performed the second time
	spared   string            // the upgrade that is to be discarded for the attack if it hits
	later    []Entry           // what grants a bonus attack, triggered before the aftermath
}

// modifier is a ship that modifies dice, and how: the option's id or the card.
type modifier struct {
	by  board.ShipID
	how string
}

// spending is a token that a ship has spent.
type spending struct {
	by    board.ShipID
	token board.Token
}

// inFight runs an attack with a fight of its own, in which nothing is used or noted yet; then the one around it goes
// on, with what was used and noted in it.
func (t *Table) inFight(attack func()) {
	outer, marks := t.fight, t.putAside("attack")
	t.fight = new(fight)
	attack()
	t.fight = outer
	if outer != nil {
		t.putBack("attack", marks)
	}
	t.removeLeaving()
}

// modifies runs what a ship does to dice in its name.
func (t *Table) modifies(by board.ShipID, how string, what func()) {
	if t.fight == nil {
		what()
		return
	}
	outer := t.fight.modifier
	t.fight.modifier = modifier{by, how}
	what()
	t.fight.modifier = outer
}

// modifierNow returns who modifies dice now.
func (t *Table) modifierNow() modifier {
	if t.fight == nil {
		return modifier{}
	}
	return t.fight.modifier
}

// ModifyingDice reports whether dice of the attack under way are modified, in the steps to do so: what triggers as such a
// step ends, and before the next, is none of it.
func (t *Table) ModifyingDice(sides ...board.Side) bool {
	a := t.View.Attack
	return a != nil && (t.fight == nil || t.fight.changing) && slices.ContainsFunc(sides, func(side board.Side) bool {
		return a.Step == [...]board.AttackStep{board.ModifyAttackDice, board.ModifyDefenseDice}[side]
	})
}

// Fighting reports whether the ship attacks or defends; in the aftermath it has done so.
func (t *Table) Fighting(id board.ShipID) bool {
	a := t.View.Attack
	return a != nil && a.Step < board.Aftermath && (a.Attacker == id || a.Defender == id)
}

// Attacking reports whether the ship performs an attack: the one under way, its aftermath apart, or one that is weighed
// with what would be paid for it.
func (t *Table) Attacking(id board.ShipID) bool {
	return t.aiming == id || t.Fighting(id) && t.View.Attack.Attacker == id
}

// Defends reports whether the ship is the defender as first edition has it: not before what the attack costs is paid
// (X10-ATK-007), and in the aftermath no more.
func (t *Table) Defends(id board.ShipID) bool {
	return t.fight != nil && t.fight.paid && t.Fighting(id) && t.View.Attack.Defender == id
}

// SpentGreen reports whether the ship has spent a green token in the attack under
// way.
func (t *Table) SpentGreen(id board.ShipID) bool {
	return t.fight != nil && slices.ContainsFunc(t.fight.spent, func(s spending) bool { return s.by == id })
}

// SpentInAttack reports whether the ship has spent a green token of a kind in the
// attack under way.
func (t *Table) SpentInAttack(id board.ShipID, k board.Token) bool {
	return t.fight != nil && slices.Contains(t.fight.spent, spending{id, k})
}

// SufferedDamage reports whether the ship has suffered damage in the attack under
// way.
func (t *Table) SufferedDamage(id board.ShipID) bool {
	return t.fight != nil && slices.Contains(t.fight.hurt, id)
}

// SufferedPoints counts the damage that the ship has suffered in the attack under way.
func (t *Table) SufferedPoints(id board.ShipID) (n int) {
	if t.fight == nil {
		return 0
	}
	for _, hurt := range t.fight.hurt {
		if hurt == id {
			n++
		}
	}
	return n
}

// DealtCard reports whether the ship was dealt a damage card in the attack under way.
func (t *Table) DealtCard(id board.ShipID) bool {
	return t.fight != nil && slices.Contains(t.fight.dealt, id)
}

// DealtCards counts the damage cards that the ship was dealt in the attack under way.
func (t *Table) DealtCards(id board.ShipID) (n int) {
	if t.fight == nil {
		return 0
	}
	for _, dealt := range t.fight.dealt {
		if dealt == id {
			n++
		}
	}
	return n
}

// DealtFaceup reports whether the ship was dealt a faceup damage card in the attack
// under way.
func (t *Table) DealtFaceup(id board.ShipID) bool {
	return t.fight != nil && slices.Contains(t.fight.pierced, id)
}

// Modified reports whether the ship's player has modified dice of a side in the attack
// under way.
func (t *Table) Modified(id board.ShipID, side board.Side) bool {
	return t.fight != nil && slices.Contains(t.fight.changed[side], id)
}

// Neutralized reports whether hits or crits were canceled in the Neutralize Results step of the attack under way: what
// is canceled or spent before that was not.
func (t *Table) Neutralized() bool { return t.fight != nil && t.fight.evaded }

// SkipDice makes the attack that has just been declared hit without any dice.
func (t *Table) SkipDice() { t.fight.diceless = true }
