package sim

import (
	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
)

// damage checks that whatever has suffered all it can is gone, and that what is gone counts once; while cards are decided on,
// something may wait for being destroyed.
func (w *watch) damage(step string, s *armada.State, settled bool) {
	cat, lost := s.Rules().Catalog, [2]int{}
	for i := range s.View.Ships {
		ship := &s.View.Ships[i]
		if hidden := len(s.Hidden.Facedown[i]); hidden != ship.Facedown {
			w.Fail("step %s: %s shows %d facedown damage cards and has %d", step, ship.ID.Piece(), ship.Facedown, hidden)
		}
		switch ship.Where {
		case board.OnTable:
			if ship.Damage() >= ship.Hull && s.View.Attack == nil && !ship.Spared && settled { // a salvo may be due
				w.Fail("step %s: %s has %d damage cards of %d", step, ship.ID.Piece(), ship.Damage(), ship.Hull)
			}
		case board.Destroyed:
			if card, err := cat.Ship(ship.Card); err == nil {
				lost[ship.Seat] += card.Cost
			}
			for _, u := range ship.Upgrades {
				if card, err := cat.Upgrade(u.Card); err == nil {
					lost[ship.Seat] += card.Cost
				}
			}
		}
	}
	for i := range s.View.Squadrons {
		q := &s.View.Squadrons[i]
		card, err := cat.Squadron(q.Card)
		if err != nil {
			w.Fail("step %s: %w", step, err)
			continue
		}
		if q.Hull < 0 || q.Hull > card.Hull || q.Hull == 0 && q.Where == board.OnTable && !q.Spared && settled {
			w.Fail("step %s: %s has %d of %d hull points", step, q.ID.Piece(), q.Hull, card.Hull)
		}
		if q.Where == board.Destroyed {
			lost[q.Seat] += card.Cost
		}
	}
	for seat, side := range s.View.Sides {
		if side.Lost != lost[seat] {
			w.Fail("step %s: seat %d has lost %d points, and %d are counted", step, seat, lost[seat], side.Lost)
		}
	}
}

// decks checks that every card of both damage decks, copy by copy, lies somewhere once: in the deck, among the discarded
// ones or at a ship (ruling A11). A marker in place of a card is none.
func (w *watch) decks(step string, s *armada.State) {
	lying := [2]map[armada.DamageCard]int{{}, {}}
	lies := func(seat game.Seat, cards ...armada.DamageCard) {
		for _, c := range cards {
			if c.Copy > 0 {
				lying[seat][c]++
			}
		}
	}
	for i := range s.View.Ships {
		ship := &s.View.Ships[i]
		lies(ship.Seat, s.Hidden.Facedown[i]...)
		for _, d := range ship.Faceup {
			lies(ship.Seat, armada.DamageCard(d))
		}
	}
	lies(board.Across(s.View.First), s.Hidden.Station...)
	for seat := range lying {
		deck := s.Hidden.Decks[seat]
		lies(game.Seat(seat), deck...)
		lies(game.Seat(seat), s.Hidden.Discard[seat]...)
		for _, card := range s.Rules().Catalog.DamageDeck() {
			for n := range card.Copies {
				c := armada.DamageCard{Card: card.ID, Copy: n + 1}
				if lies := lying[seat][c]; lies != 1 {
					w.Fail("step %s: of the damage deck of seat %d, %v lies in %d places", step, seat, c, lies)
				}
				delete(lying[seat], c)
			}
		}
		for c := range lying[seat] {
			w.Fail("step %s: the damage deck of seat %d has no %v, and it lies there", step, seat, c)
		}
		if shown := s.View.Sides[seat].Deck; shown != len(deck) {
			w.Fail("step %s: the view tells of %d damage cards, there are %d", step, shown, len(deck))
		}
	}
}
