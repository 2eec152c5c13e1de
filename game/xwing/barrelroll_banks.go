package xwing

import "xwing/game/xwing/board"

// Barrel rolls with bank templates, which an ability has a ship use, or lets it for a cost.

// withBanks is a barrel roll with bank templates.
func (r Roll) withBanks() Roll {
	r.Banks = true
	return r
}

// paidBanks is the ability for which a ship may barrel roll with banks in this action; nil if there is none, or it cannot
// be paid for.
func (t *Table) paidBanks(id board.ShipID, r Roll) (paid *Entry) {
	if r.Color == 0 || r.Banks { // no action, or paid for
		return nil
	}
	t.eachWish(RollingBanks, r.moment(id), func(e *Entry, _ int) {
		if paid == nil {
			paid = e
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
	if !t.fitsSides(id, r) || t.askUse(t.ability(*paid), paid.Moment) {
		t.payMove(paid)
		return r.withBanks()
	}
	return r
}
