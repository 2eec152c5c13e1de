package xwing

import "xwing/game/xwing/board"

// SufferDamage makes a ship suffer damage (Damage chapter): all hit damage, then
// all crit damage, each kind after its replacement effects, one point at a time.
// Every card due is dealt, even beyond the hull value (X20-DMG-010); only then
// a destroyed ship may be removed.
func (t *Table) SufferDamage(id board.ShipID, d Damage) {
	if !t.Ship(id).Present() || t.Ship(id).Crippled || d.Hits+d.Crits == 0 {
		return
	}
	if t.Ship(id).Remote != "" {
		t.damageRemote(id, d)
		return
	}
	t.together(func() {
		t.sufferKind(id, Damage{Hits: d.Hits, Bypassing: d.Bypassing})
		t.sufferKind(id, Damage{Crits: d.Crits, Bypassing: d.Bypassing})
	})
	if t.damaging == 0 && t.Ship(id).Where == board.InReserve {
		t.destroyIfDue(id)
	}
}

// together runs what has ships suffer damage or be dealt damage cards; who is destroyed by that is once it is over.
func (t *Table) together(what func()) {
	t.damaging++
	what()
	t.damaging--
	if t.damaging == 0 && !t.struck.met {
		t.struck = struck{}
	}
	if t.damaging > 0 || !t.anyDue() {
		return
	}
	for _, hurt := range t.View.ShipsInPlay() { // what followed may have hurt others
		t.destroyIfDue(hurt)
	}
}

// sufferKind makes the ship suffer damage of one kind. Hits may have become
// crits: then these are suffered at the same moment.
func (t *Table) sufferKind(id board.ShipID, d Damage) {
	if d.Hits+d.Crits == 0 {
		return
	}
	d = t.replaceDamage(id, d)
	for range d.Hits {
		t.sufferOne(id, false, d.Bypassing)
	}
	for range d.Crits {
		t.sufferOne(id, true, d.Bypassing)
	}
}

// sufferOne is one point of damage: a shield if there is one, else a damage
// card, faceup for a crit (X20-DMG-003 to 006); a card at once where it bypasses shields.
func (t *Table) sufferOne(id board.ShipID, crit, bypassing bool) {
	if !t.Ship(id).Present() {
		return
	}
	if t.rehearsal != nil {
		t.rehearsal.suffer(id, crit, bypassing)
		return
	}
	began := t.Began()
	t.announce(board.DamageSuffered{Ship: id, Crit: crit})
	t.Reveal() // what led to it is not taken back alone
	t.fight.noteDamage(id, crit)
	var dealt board.FaceupDamage
	if bypassing || !t.LoseShield(id) {
		dealt = t.DealDamageCard(id, crit)
	}
	if crit {
		t.jettison(id, t.Ship(id).Base())
	}
	t.Trigger(Moment{When: AfterSufferingDamage, Ship: id, N: 1, Damage: MomentDamage{Crit: crit, Dealt: dealt}, Began: began})
}
