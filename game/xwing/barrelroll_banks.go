package xwing

import "xwing/game/xwing/board"

// Barrel rolls with bank templates, which an ability has a ship use, or lets it for a cost.

// withBanks is a barrel roll with bank templates.
func (r Roll) withBanks() Roll {
	r.Banks = true
	return r
}

// rollsBanks reports whether a ship barrel rolls with banks whether it wants or not.
func (t *Table) rollsBanks(id board.ShipID) bool {
	n := 0
	t.eachAsked(RollingBanks, Moment{Ship: id}, func(a *Ability, m Moment, _ int) {
		if !a.May && a.applies(t, m) {
			n += a.By(t, m)
		}
	})
	return n > 0
}

// paidBanks is the ability for which a ship may barrel roll with banks in this action; nil if there is none, or it cannot
// be paid for.
func (t *Table) paidBanks(id board.ShipID, r Roll) (paid *Entry) {
	if r.Color == 0 || r.Banks { // no action, or paid for
		return nil
	}
	t.eachAsked(RollingBanks, Moment{Ship: id}, func(a *Ability, m Moment, index int) {
		if a.May && paid == nil && a.applies(t, m) && t.affordable(m.Owner, m.Card, a.Cost) {
			paid = &Entry{Moment: m, Index: index}
		}
	})
	return paid
}

// payForBanks asks the ship's player whether it rolls with banks, where it fits so, and has it pay for that; he is not asked
// where it fits in no other way.
func (t *Table) payForBanks(id board.ShipID, r Roll) Roll {
	paid := t.paidBanks(id, r)
	if paid == nil || !t.fitsSides(id, r.withBanks()) {
		return r
	}
	if a, m := t.ability(*paid), paid.Moment; !t.fitsSides(id, r) || t.askUse(a, m) {
		t.announce(board.AbilityUsed{Ship: m.Owner, Card: m.Card})
		t.pay(m.Owner, m.Card, a.Cost)
		return r.withBanks()
	}
	return r
}
