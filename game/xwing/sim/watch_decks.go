package sim

import (
	"xwing/game"
	"xwing/game/xwing"
)

// decks checks that every card of both damage decks, copy by copy, lies somewhere once: in the deck, among the discarded
// ones, at a ship or a remote, in play or not, or on a condition (X20-DCD-001). Counters are no cards.
func (w *watch) decks(step string, s *xwing.State) {
	lying := [2]map[xwing.DamageCard]int{{}, {}}
	lies := func(seat game.Seat, cards ...xwing.DamageCard) {
		for _, c := range cards {
			if c.Card != "" {
				lying[seat][c]++
			}
		}
	}
	for i := range s.View.Ships {
		ship := &s.View.Ships[i]
		lies(ship.Seat, s.Hidden.Facedown[i]...)
		for _, d := range ship.Faceup {
			lies(ship.Seat, xwing.DamageCard(d))
		}
		for _, c := range ship.Conditions {
			lies(ship.Seat, xwing.DamageCard{Card: c.Damage, N: c.N})
		}
	}
	whole := s.Rules().WholeDeck()
	for seat := range lying {
		lies(game.Seat(seat), s.Hidden.Decks[seat]...)
		lies(game.Seat(seat), s.Hidden.Discard[seat]...)
		if len(lying[seat]) == 0 {
			continue // not shuffled yet
		}
		for _, c := range whole {
			if n := lying[seat][c]; n != 1 {
				w.Fail("step %s: of the damage deck of seat %d, %s lies in %d places", step, seat, c, n)
			}
			delete(lying[seat], c)
		}
		for c := range lying[seat] {
			w.Fail("step %s: the damage deck of seat %d has no %s, and it lies there", step, seat, c)
		}
	}
}
