package xwing

import (
	"slices"

	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
)

// attackWithEach has a huge ship that engages attack with each of its cards once with the primary weapon and once with each
// other, one attack wholly after the other, in the order that its player likes (X10-HUG-031).
func (t *Table) attackWithEach(id board.ShipID) {
	fired := map[board.ShipID][]string{}
	terms := func(card board.ShipID) AttackTerms {
		return AttackTerms{
			Weapon: func(w board.Weapon) bool { return !slices.Contains(fired[card], w.Upgrade) }, // "" is that of all primary ones
			With:   func(w board.Weapon) { fired[card] = append(fired[card], w.Upgrade) },
		}
	}
	cards := t.cardShips(id)
	for {
		cards = slices.DeleteFunc(cards, func(card board.ShipID) bool {
			return t.Ship(card).Where != board.InPlay || len(t.cardShips(id)) > 1 && !t.CanAttack(card, terms(card))
		})
		if len(cards) == 0 {
			return
		}
		card := t.pickTurn(ask.ChooseShipToEngage, cards)
		if !t.MakeAttack(card, terms(card)) {
			cards = slices.DeleteFunc(cards, func(other board.ShipID) bool { return other == card })
		}
	}
}
