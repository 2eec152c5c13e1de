package xwing

import (
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// endPhase is the fifth phase (End Phase chapter): circular tokens leave, then
// recurring charges recover, then the round ends and the criteria for winning
// are checked.
func (t *Table) endPhase() bool {
	t.beginPhase(board.End)
	t.scoreObjectives()
	t.Trigger(Moment{When: StartOfEnd})
	t.endEnvironment()
	t.Trigger(Moment{When: DuringEndPhase})
	t.splitAtWill()
	t.burnFuses()
	t.removeCircularTokens()
	t.Trigger(Moment{When: BeforeRecovering})
	t.recoverRecurring()
	t.Trigger(Moment{When: EndOfEndPhase})
	t.removeStaying(StayUntilEnd)
	t.announce(board.RoundEnded{Round: t.View.Round})
	t.checkForWinner()
	return true
}

// removeCircularTokens takes the green and orange tokens off every ship, those
// in reserve included (X20-END-001, X20-RSV-005).
func (t *Table) removeCircularTokens() {
	for _, id := range t.remaining() {
		green := 0
		for k := range board.TokenKinds {
			if n := t.Ship(id).Has(k); n > 0 && t.leaves(k) {
				n = t.RemoveTokens(id, k, n-t.sum(KeepingCircular, &Moment{Ship: id, Token: k}))
				if k.Color() == board.Green {
					green += n
				}
			}
		}
		t.Trigger(Moment{When: AfterCircularLeave, Ship: id, N: green})
	}
}

// recoverRecurring gives every card with the recurring symbol its charge back, and
// 1 Force to every ship whose Force has the symbol (X20-CHG-003, X20-FRC-007); a few
// cards lose one instead.
func (t *Table) recoverRecurring() {
	for _, id := range t.remaining() {
		s := t.Ship(id)
		t.recoverHuge(s)
		t.recur(id, board.ShipCharges, s.Charges.Recurring)
		t.payForStress(id, s.Has(board.Stress))
		if n := t.forceBack(s); n > 0 {
			t.recur(id, board.ForceCharges, n)
		}
		for _, u := range s.Upgrades {
			t.recur(id, u.XWS, u.Charges.Recurring)
		}
	}
}

// recur recovers so many charges of one card, or loses them.
func (t *Table) recur(id board.ShipID, card string, n int) {
	switch {
	case n > 0:
		t.RecoverCharges(id, card, n-t.recoversLess(id, card, n))
	case n < 0:
		t.LoseCharges(id, card, -n)
	}
}

// recoversLess is how many of n recurring charges of a card a ship does not recover.
func (t *Table) recoversLess(id board.ShipID, card string, n int) int {
	return t.sum(RecoveringLess, &Moment{Ship: id, Action: card, N: n})
}

// Recovering lists the cards of a ship that are about to recover recurring charges in the End
// Phase, its Force among them.
func (t *Table) Recovering(id board.ShipID) []string {
	s := t.Ship(id)
	var cards []string
	if s.Charges.Recurring > 0 && t.CanRecover(id, board.ShipCharges) {
		cards = append(cards, board.ShipCharges)
	}
	if n := t.forceBack(s); n > t.recoversLess(id, board.ForceCharges, n) && t.CanRecover(id, board.ForceCharges) {
		cards = append(cards, board.ForceCharges)
	}
	for _, u := range s.Upgrades {
		if u.Charges.Recurring > 0 && t.CanRecover(id, u.XWS) {
			cards = append(cards, u.XWS)
		}
	}
	return cards
}

// burnFuses removes the clouds that burn down and have no fuse marker left, and
// takes one marker off each of the others.
func (t *Table) burnFuses() {
	for _, id := range t.View.ObstaclesInPlay() {
		o := t.View.Obstacle(id)
		if o.Type != catalog.OtherObstacle {
			continue
		}
		if o.Fuses == 0 {
			t.removeObstacle(id)
			continue
		}
		t.setFuses(id.Piece(), o.Fuses-1)
	}
}

// remaining returns the ships that have not been removed from the game: remotes
// are none.
func (t *Table) remaining() []board.ShipID {
	var ids []board.ShipID
	for i := range t.View.Ships {
		if t.View.Ships[i].Where != board.Removed && t.View.Ships[i].Remote == "" {
			ids = append(ids, t.View.Ships[i].ID)
		}
	}
	return ids
}
