package script

import (
	"fmt"

	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
)

// held lays command tokens, dials, the tokens of rounds or a die on an upgrade, notes the squadrons that it was used for,
// or sets them aside beside it.
func held(what string, f []string) (func(*armada.State) error, error) {
	list, err := []catalog.Command(nil), error(nil)
	rounds := roundsOf(f[2:])
	var die board.Die
	tokens := defenseOf(f[2:])
	if what == "holds" && rounds == nil && tokens == nil {
		list, err = commands(f[2:])
	}
	if what == "lies" {
		die, err = dieOf(f[2], f[3])
	}
	return func(s *armada.State) error {
		ship := s.View.Ship(board.ShipOf(f[0]))
		if ship == nil || ship.Upgrade(f[1]) == nil {
			return fmt.Errorf("%s has no %s", f[0], f[1])
		}
		u := ship.Upgrade(f[1])
		if what == "lies" {
			u.Dice = append(u.Dice, die)
			return nil
		}
		if what != "holds" {
			u.Pieces = f[2:]
			for _, piece := range f[2:] {
				q := s.View.Squadron(board.SquadronOf(piece))
				if kept := s.View.Ship(board.ShipOf(piece)); kept != nil {
					kept.Where = board.SetAside
					continue
				}
				if q == nil {
					return fmt.Errorf("there is no %q", piece)
				}
				if what == "kept" {
					q.Where = board.SetAside
				}
			}
			return nil
		}
		u.Rounds, u.Defense = rounds, tokens
		card, err := s.Rules().Catalog.Upgrade(f[1])
		if err == nil && card.Starts.Dials > 0 {
			u.Dials = len(list)
			s.Hidden.OnCards = append(s.Hidden.OnCards, armada.CardDials{Ship: ship.ID, Card: f[1], Dials: list})
			return nil
		}
		u.Commands = list
		return err
	}, err
}

// defenseOf reads kinds of defense tokens; nil if these are none.
func defenseOf(f []string) (tokens []catalog.DefenseToken) {
	for _, word := range f {
		var k catalog.DefenseToken
		if k.UnmarshalText([]byte(word)) != nil {
			return nil
		}
		tokens = append(tokens, k)
	}
	return tokens
}

// roundsOf reads rounds; nil if these are none.
func roundsOf(f []string) (rounds []int) {
	for _, word := range f {
		n, err := count(word)
		if err != nil {
			return nil
		}
		rounds = append(rounds, n)
	}
	return rounds
}
