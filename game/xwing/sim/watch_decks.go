package sim

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
)

// decks checks that every card of the damage decks, copy by copy, lies somewhere once: in the deck, among the discarded
// ones, at a ship or a remote, in play or not, or on a condition (X20-DCD-001). Counters are no cards.
func (w *watch) decks(step string, s *xwing.State) {
	var lying [board.Piles]map[xwing.DamageCard]int
	for pile := range lying {
		lying[pile] = map[xwing.DamageCard]int{}
	}
	lies := func(pile board.Pile, cards ...xwing.DamageCard) {
		for _, c := range cards {
			if c.Card != "" {
				lying[pile][c]++
			}
		}
	}
	liesAt := func(ship board.ShipID, cards ...xwing.DamageCard) {
		for _, c := range cards {
			lies(s.PileOf(ship, c), c)
		}
	}
	for i := range s.View.Ships {
		ship := &s.View.Ships[i]
		liesAt(ship.ID, s.Hidden.Facedown[i]...)
		for _, d := range ship.Faceup {
			liesAt(ship.ID, xwing.DamageCard(d))
		}
		for _, c := range ship.Conditions {
			liesAt(ship.ID, xwing.DamageCard{Card: c.Damage, N: c.N})
		}
	}
	for i := range s.Hidden.Decks {
		pile := board.Pile(i)
		lies(pile, s.Hidden.Decks[pile].Cards...)
		lies(pile, s.Hidden.Decks[pile].Discard...)
		if len(lying[pile]) == 0 {
			continue // not shuffled yet
		}
		for _, c := range s.WholeDeck(pile) {
			if n := lying[pile][c]; n != 1 {
				w.Fail("step %s: of the damage deck %d, %s lies in %d places", step, pile, c, n)
			}
			delete(lying[pile], c)
		}
		for c := range lying[pile] {
			w.Fail("step %s: the damage deck %d has no %s, and it lies there", step, pile, c)
		}
	}
}
