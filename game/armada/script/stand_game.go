package script

import (
	"fmt"
	"slices"

	"xwing/game"
	"xwing/game/armada"
	"xwing/game/script"
)

// gameChange reads a line about the game, or about one of the players.
func gameChange(what string, f []string) (func(*armada.State) error, error) {
	switch what {
	case "objective":
		return func(s *armada.State) error {
			o := s.Rules().Objectives[f[0]]
			s.View.Objective, s.View.Field.ShortEdges = f[0], o != nil && o.ShortEdges
			return nil
		}, nil
	case "victory":
		seat, err := script.Seat(f[0], 2)
		if err != nil {
			return nil, err
		}
		n, err := count(f[1])
		return func(s *armada.State) error { s.View.Sides[seat].Victory = n; return nil }, err
	case "card":
		list, err := commands(f)
		return func(s *armada.State) error {
			s.Hidden.Card, s.View.CardDials = list, len(list)
			return nil
		}, err
	case "tokens":
		n, err := count(f[0])
		return func(s *armada.State) error { s.View.OnCard = n; return nil }, err
	case "brought":
		return func(s *armada.State) error { s.Memory.Brought = f; return nil }, nil
	case "reserve":
		return func(s *armada.State) error { s.Memory.Reserve = f; return nil }, nil
	case "first":
		seat, err := script.Seat(f[0], 2)
		return func(s *armada.State) error { s.View.First = seat; return nil }, err
	case "round":
		n, err := count(f[0])
		return func(s *armada.State) error { s.View.Round = n; return nil }, err
	case "passes":
		seat, err := script.Seat(f[0], 2)
		if err != nil {
			return nil, err
		}
		n, err := count(f[1])
		return func(s *armada.State) error { s.View.Sides[seat].Passes = n; return nil }, err
	default: // "deck"
		seat, err := script.Seat(f[0], 2)
		return func(s *armada.State) error { return stack(s, seat, f[1:]) }, err
	}
}

// stack puts cards on top of a damage deck, in the order in which they are drawn.
func stack(s *armada.State, seat game.Seat, cards []string) error {
	for _, card := range slices.Backward(cards) {
		c, err := draw(s, seat, card)
		if err != nil {
			return err
		}
		s.Hidden.Decks[seat] = append(s.Hidden.Decks[seat], c)
	}
	return nil
}

// draw takes a card out of a damage deck.
func draw(s *armada.State, seat game.Seat, card string) (armada.DamageCard, error) {
	deck := s.Hidden.Decks[seat]
	i := slices.IndexFunc(deck, func(c armada.DamageCard) bool { return c.Card == card })
	if i < 0 {
		return armada.DamageCard{}, fmt.Errorf("the damage deck has no %q any more", card)
	}
	c := deck[i]
	s.Hidden.Decks[seat] = slices.Delete(deck, i, i+1)
	return c, nil
}
