package position

import (
	"fmt"
	"slices"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// State is the table by the rules of its edition and points list, ready to be played from.
func (p *Position) State(rules *xwing.Rules) (*xwing.State, error) {
	s, err := xwing.NewScenario(rules, p.Table)
	if err == nil {
		err = p.Deal(s)
	}
	if err == nil {
		err = p.Bring(s)
	}
	return s, err
}

// Deal loads dice and decks, and deals locks and the damage cards that lie faceup.
func (p *Position) Deal(s *xwing.State) error {
	s.Hidden.Loaded = [2][]board.Face{slices.Clone(p.Dice[0]), slices.Clone(p.Dice[1])}
	for _, l := range p.Details {
		if l.What != "lock" {
			continue
		}
		ship := s.View.Ship(l.Ship)
		if ship == nil {
			return fmt.Errorf("there is no %q to have a lock", l.Ship.Piece())
		}
		ship.Locks = append(ship.Locks, l.Words[0])
	}
	for _, d := range p.Details {
		if d.What != "damage" {
			continue
		}
		ship := s.View.Ship(d.Ship)
		if ship == nil {
			return fmt.Errorf("there is no %q to be damaged", d.Ship.Piece())
		}
		card, err := draw(s, ship.Pile(), d.Words[0])
		if err != nil {
			return err
		}
		ship.Faceup = append(ship.Faceup, board.FaceupDamage(card))
		s.View.Decks[ship.Pile()]--
	}
	for seat, cards := range p.Decks {
		for _, title := range slices.Backward(cards) { // the top of the deck is its end
			deck := PileOf(s, game.Seat(seat), title)
			card, err := draw(s, deck, title)
			if err != nil {
				return err
			}
			s.Hidden.Decks[deck].Cards = append(s.Hidden.Decks[deck].Cards, card)
		}
	}
	return nil
}

// PileOf is the damage deck of a seat that has cards of a title.
func PileOf(s *xwing.State, seat game.Seat, title string) board.Pile {
	card, _ := s.Rules().Catalog.Damage(title)
	return board.PileOf(seat, card != nil && card.Deck == catalog.HugeDeck)
}

// Bring brings about whatever else is said of the ships, once all is dealt.
func (p *Position) Bring(s *xwing.State) error {
	for _, d := range p.Details {
		if d.What == "lock" || d.What == "damage" {
			continue
		}
		ship := s.View.Ship(d.Ship)
		if ship == nil {
			return fmt.Errorf("there is no %q", d.Ship.Piece())
		}
		change, err := changes(d.What, append([]string{d.Ship.Piece()}, d.Words...))
		if err != nil {
			return err
		}
		if err := change(s, ship); err != nil {
			return err
		}
	}
	return nil
}

// draw takes the first card of a title out of a damage deck.
func draw(s *xwing.State, pile board.Pile, title string) (xwing.DamageCard, error) {
	var deck []xwing.DamageCard
	if int(pile) < len(s.Hidden.Decks) {
		deck = s.Hidden.Decks[pile].Cards
	}
	i := slices.IndexFunc(deck, func(c xwing.DamageCard) bool { return c.Card == title })
	if i < 0 {
		return xwing.DamageCard{}, fmt.Errorf("no %q is left in the damage deck", title)
	}
	card := deck[i]
	s.Hidden.Decks[pile].Cards = slices.Delete(deck, i, i+1)
	return card, nil
}
