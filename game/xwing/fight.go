package xwing

import (
	"slices"

	"xwing/game/xwing/board"
)

// Fight is an attack under way, and what lasts as long as it: what has happened in it so far, and who modifies dice
// now. An attack inside another has its own. Where there is none it is nil, which can be asked, too: nothing has
// happened in it.
type Fight struct {
	t        *Table
	began    int               // by Table.Began
	diceless bool              // it hits without dice
	evaded   bool              // hits or crits were canceled in the Neutralize Results step
	dodged   bool              // a crit among them
	modifier modifier          // who modifies dice now
	spent    []spending        // of green tokens
	hurt     []board.ShipID    // ships that have suffered damage
	critical []board.ShipID    // of these, those by which it was crit damage
	dealt    []dealt           // damage cards that ships were dealt
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

// dealt is a damage card that a ship was dealt.
type dealt struct {
	ship   board.ShipID
	card   DamageCard
	faceup bool
}

// spending is a token that a ship has spent.
type spending struct {
	by    board.ShipID
	token board.Token
}

// Fight returns the attack under way; nil if there is none. A table on which one is looked at, not performed, knows its
// dice and nothing that has happened in it.
func (t *Table) Fight() *Fight {
	switch {
	case t.fight != nil:
		return t.fight
	case t.View.Attack == nil:
		return nil
	case t.glimpse == nil:
		t.glimpse = new(Fight)
	}
	t.glimpse.t, t.glimpse.changing = t, true
	return t.glimpse
}

// seen returns what everybody sees of the attack; nil before its target is declared.
func (f *Fight) seen() *board.Attack {
	if f == nil {
		return nil
	}
	return f.t.View.Attack
}

// inFight runs an attack with a Fight of its own, in which nothing is used or noted yet; then the one around it goes
// on, with what was used and noted in it.
func (t *Table) inFight(attack func(f *Fight)) {
	outer, marks := t.fight, t.putAside("attack")
	t.fight = &Fight{t: t}
	attack(t.fight)
	t.fight = outer
	if outer != nil {
		t.putBack("attack", marks)
	}
	t.removeLeaving()
}

// modifies runs what a ship does to dice in its name.
func (f *Fight) modifies(by board.ShipID, how string, what func()) {
	if f == nil {
		what()
		return
	}
	outer := f.modifier
	f.modifier = modifier{by, how}
	what()
	f.modifier = outer
}

// modifierNow returns who modifies dice now.
func (f *Fight) modifierNow() modifier {
	if f == nil {
		return modifier{}
	}
	return f.modifier
}

// ModifiedBy reports whether dice are being modified now in such a way: by an option's id, or by a card.
func (f *Fight) ModifiedBy(how string) bool { return f != nil && f.modifierNow().how == how }

// ModifyingDice reports whether dice of the attack under way are modified, in the steps to do so: what triggers as such a
// step ends, and before the next, is none of it.
func (f *Fight) ModifyingDice(sides ...board.Side) bool {
	a := f.seen()
	return a != nil && f.changing && slices.ContainsFunc(sides, func(side board.Side) bool {
		return a.Step == [...]board.AttackStep{board.ModifyAttackDice, board.ModifyDefenseDice}[side]
	})
}

// Fighting reports whether the ship attacks or defends; in the aftermath it has done so.
func (f *Fight) Fighting(id board.ShipID) bool {
	a := f.seen()
	return a != nil && a.Step < board.Aftermath && (a.Attacker == id || a.Defender == id)
}

// Attacking reports whether the ship performs an attack: the one under way, its aftermath apart, or one that is weighed
// with what would be paid for it.
func (t *Table) Attacking(id board.ShipID) bool {
	return t.aiming == id || t.Fight().Fighting(id) && t.View.Attack.Attacker == id
}

// Defends reports whether the ship is the defender as first edition has it: not before what the attack costs is paid
// (X10-ATK-007), and in the aftermath no more.
func (f *Fight) Defends(id board.ShipID) bool {
	return f != nil && f.paid && f.Fighting(id) && f.seen().Defender == id
}

// SpentGreen reports whether the ship has spent a green token in the attack under
// way.
func (f *Fight) SpentGreen(id board.ShipID) bool {
	f.minded()
	return f != nil && slices.ContainsFunc(f.spent, func(s spending) bool { return s.by == id })
}

// SpentInAttack reports whether the ship has spent a green token of a kind in the
// attack under way.
func (f *Fight) SpentInAttack(id board.ShipID, k board.Token) bool {
	f.minded()
	return f != nil && slices.Contains(f.spent, spending{id, k})
}

// SufferedDamage reports whether the ship has suffered damage in the attack under
// way.
func (f *Fight) SufferedDamage(id board.ShipID) bool {
	return f != nil && slices.Contains(f.hurt, id)
}

// SufferedCrit reports whether the ship has suffered crit damage in it.
func (f *Fight) SufferedCrit(id board.ShipID) bool {
	return f != nil && slices.Contains(f.critical, id)
}

// SufferedPoints counts the damage that the ship has suffered in the attack under way.
func (f *Fight) SufferedPoints(id board.ShipID) (n int) {
	if f == nil {
		return 0
	}
	for _, hurt := range f.hurt {
		if hurt == id {
			n++
		}
	}
	return n
}

// DealtCard reports whether the ship was dealt a damage card in the attack under way.
func (f *Fight) DealtCard(id board.ShipID) bool {
	return f.DealtCards(id) > 0
}

// DealtCards counts the damage cards that the ship was dealt in the attack under way.
func (f *Fight) DealtCards(id board.ShipID) (n int) {
	if f == nil {
		return 0
	}
	for _, d := range f.dealt {
		if d.ship == id {
			n++
		}
	}
	return n
}

// DealtFaceup reports whether the ship was dealt a faceup damage card in the attack
// under way.
func (f *Fight) DealtFaceup(id board.ShipID) bool {
	return f != nil && slices.ContainsFunc(f.dealt, func(d dealt) bool { return d.ship == id && d.faceup })
}

// Modified reports whether the ship's player has modified dice of a side in the attack
// under way.
func (f *Fight) Modified(id board.ShipID, side board.Side) bool {
	f.minded()
	return f != nil && slices.Contains(f.changed[side], id)
}

// Neutralized reports whether hits or crits were canceled in the Neutralize Results step of the attack under way: what
// is canceled or spent before that was not.
func (f *Fight) Neutralized() bool { return f != nil && f.evaded }

// NeutralizedCrit reports whether a crit was among them.
func (f *Fight) NeutralizedCrit() bool { return f != nil && f.dodged }

// dealtFacedown lists the damage cards that the ship was dealt facedown in the attack under way and that lie so still.
func (f *Fight) dealtFacedown(id board.ShipID) (cards []DamageCard) {
	for _, d := range f.dealt {
		if d.ship == id && !d.faceup && d.card.Card != "" && slices.Contains(f.t.Hidden.Facedown[id-1], d.card) {
			cards = append(cards, d.card)
		}
	}
	return cards
}

// minded notes of a Rehearsal that a card asks what was spent or modified in it.
func (f *Fight) minded() {
	if f != nil && f.t.rehearsal != nil {
		f.t.rehearsal.Minded = true
	}
}

// SkipDice makes the attack that has just been declared hit without any dice.
func (f *Fight) SkipDice() { f.diceless = true }

// noteSpent remembers that a ship has spent a token, if that is green.
func (f *Fight) noteSpent(id board.ShipID, k board.Token) {
	if f != nil && k.Color() == board.Green {
		f.spent = append(f.spent, spending{id, k})
	}
}

// noteDamage remembers that a ship has suffered damage.
func (f *Fight) noteDamage(id board.ShipID, crit bool) {
	if f != nil {
		f.hurt = append(f.hurt, id)
		if crit {
			f.critical = append(f.critical, id)
		}
	}
}

// noteDealt remembers a damage card that a ship was dealt.
func (f *Fight) noteDealt(id board.ShipID, card DamageCard, faceup bool) {
	if f != nil {
		f.dealt = append(f.dealt, dealt{id, card, faceup})
	}
}
