package armada

import (
	"fmt"

	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
)

// Muster is one seat's fleet as the rules need it: cards by catalog id.
type Muster struct {
	Name       string
	Faction    catalog.Faction
	Cost       int
	Points     int // the agreed total
	Ships      []MusterShip
	Squadrons  []string
	Objectives []string // in the order of their categories
}

// MusterShip is one ship of a fleet.
type MusterShip struct {
	Ship     string
	Upgrades []string
	Flagship bool
}

// New returns the state of a game about to be set up: shields and hulls at their maximum, defense tokens readied
// (ARM-SET-005 to -007).
func New(rules *Rules, fleets [2]Muster, seed uint64) (*State, error) {
	s := &State{rules: rules}
	s.View = board.View{Field: rules.Field, Phase: board.Setup, First: game.NoSeat, Winner: game.NoSeat}
	s.Memory.At = DetermineInitiative
	for i, f := range fleets {
		s.View.Sides[i] = board.Side{Fleet: f.Name, Faction: f.Faction, Cost: f.Cost, Points: f.Points, Objectives: f.Objectives}
		if err := s.muster(game.Seat(i), f); err != nil {
			return nil, fmt.Errorf("fleet %q: %w", f.Name, err)
		}
		s.stockDeck(game.Seat(i))
	}
	t := &Table{State: s}
	for i := range s.View.Ships {
		s.View.Ships[i].Hull = hullValue(t, s.View.Ships[i].ID)
	}
	s.seed(seed)
	return s, nil
}

func (s *State) muster(seat game.Seat, f Muster) error {
	for _, m := range f.Ships {
		card, err := s.rules.Catalog.Ship(m.Ship)
		if err != nil {
			return err
		}
		if s.rules.hulls[card.Chassis] == nil {
			return fmt.Errorf("ship %s: no chassis %q", m.Ship, card.Chassis)
		}
		ship := s.newShip(seat, m.Ship)
		for _, u := range m.Upgrades {
			if _, err := s.rules.Catalog.Upgrade(u); err != nil {
				return fmt.Errorf("ship %s: %w", m.Ship, err)
			}
			ship.Upgrades = append(ship.Upgrades, board.Upgrade{Card: u})
		}
		if m.Flagship {
			s.View.Sides[seat].Flagship = ship.ID
		}
		s.View.Ships = append(s.View.Ships, ship)
		s.Hidden.Stacks, s.Hidden.Facedown = append(s.Hidden.Stacks, nil), append(s.Hidden.Facedown, nil)
		s.Memory.Ships = append(s.Memory.Ships, ShipMemory{})
	}
	for _, id := range f.Squadrons {
		if _, err := s.rules.Catalog.Squadron(id); err != nil {
			return err
		}
		s.View.Squadrons = append(s.View.Squadrons, s.newSquadron(seat, id))
	}
	return nil
}

func readied(kinds []catalog.DefenseToken) (tokens []board.DefenseToken) {
	for _, k := range kinds {
		tokens = append(tokens, board.DefenseToken{Kind: k})
	}
	return tokens
}

// stockDeck gives a player a damage deck of 52 cards (ruling A11), in its printed order until setup shuffles it.
func (s *State) stockDeck(seat game.Seat) {
	for _, card := range s.rules.Catalog.DamageDeck() {
		for n := range card.Copies {
			s.Hidden.Decks[seat] = append(s.Hidden.Decks[seat], DamageCard{card.ID, n + 1})
		}
	}
	s.View.Sides[seat].Deck = len(s.Hidden.Decks[seat])
}
