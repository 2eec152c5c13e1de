package position

import (
	"fmt"
	"slices"
	"strconv"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// change is what a line makes of a ship once it stands on the table.
type change func(s *xwing.State, ship *board.Ship) error

// changes reads the lines about a ship that is on the table: what is left on its
// cards, its dial, what is assigned to it, where it is docked.
func changes(what string, f []string) (change, error) {
	switch what {
	case "left":
		n, err := count(f[2])
		return left(f[1], n), err
	case "ordnance":
		n, err := count(f[2])
		return upon(f[1], func(u *board.Upgrade) { u.Ordnance = n }), err
	case "discarded":
		return upon(f[1], func(u *board.Upgrade) { u.Discarded = true }), nil
	case "facedown":
		n, err := count(f[1])
		return facedown(n), err
	case "dial":
		m, err := catalog.ParseManeuver(f[1])
		if len(f) > 2 && f[2] != "foreign" {
			return nil, grammar.Unread("dial", f[2:])
		}
		return func(s *xwing.State, ship *board.Ship) error {
			if len(f) == 2 && !slices.Contains(s.Dial(ship.ID), m) {
				return fmt.Errorf("the dial of %s has no %q", ship.ID.Piece(), f[1])
			}
			ship.Dial.Assigned, s.Hidden.Dials[ship.ID-1] = true, m
			return nil
		}, err
	case "condition":
		if len(f) > 3 && f[3] != "facedown" {
			return nil, grammar.Unread("condition", f[3:])
		}
		return assigned(f[1], f[2], len(f) > 3), nil
	case "reserve":
		return func(_ *xwing.State, ship *board.Ship) error { ship.Where = board.InReserve; return nil }, nil
	case "split":
		return func(_ *xwing.State, ship *board.Ship) error { ship.Wing.Split = true; return nil }, nil
	case "flip":
		return flipped(f[1]), nil
	case "tows":
		return func(s *xwing.State, ship *board.Ship) error {
			f := board.FeatureOf(f[1])
			if s.View.Feature(f) == nil {
				return fmt.Errorf("there is no feature to tow")
			}
			s.View.Apply(board.FeatureTowed{Feature: f, Ship: ship.ID})
			return nil
		}, nil
	case "worth", "scored", "objectives":
		n, err := count(f[1])
		return counted(what, n), err
	case "turret":
		arcs, err := arcsOf(f[2:])
		return upon(f[1], func(u *board.Upgrade) { u.Turret = arcs }), err
	case "activated":
		return func(_ *xwing.State, ship *board.Ship) error { ship.Activated = true; return nil }, nil
	case "engaged":
		return func(_ *xwing.State, ship *board.Ship) error { ship.Engaged = true; return nil }, nil
	case "holds":
		return holds(f[1], f[2:])
	}
	return docked(f[1]), nil
}

// counted is what a line says of points: what a ship is worth, what its side has scored, the objectives that it carries.
func counted(what string, n int) change {
	return func(s *xwing.State, ship *board.Ship) error {
		switch what {
		case "worth":
			if missing := int(ship.ID) - len(s.Memory.Worth); missing > 0 {
				s.Memory.Worth = append(s.Memory.Worth, make([]int, missing)...)
			}
			s.Memory.Worth[ship.ID-1] = n
		case "scored":
			s.View.Score[s.View.SideOf(ship.Seat)] = n
		case "objectives":
			ship.Objectives = n
		}
		return nil
	}
}

func count(word string) (int, error) {
	n, err := strconv.Atoi(word)
	if err != nil || n < 0 {
		return 0, fmt.Errorf("want a number, not %q", word)
	}
	return n, nil
}

// upon does something to an upgrade of a ship.
func upon(xws string, do func(*board.Upgrade)) change {
	return func(_ *xwing.State, ship *board.Ship) error {
		u := ship.Upgrade(xws)
		if u == nil {
			return fmt.Errorf("%s has no %q", ship.ID.Piece(), xws)
		}
		do(u)
		return nil
	}
}

// left leaves so much of what a card holds; its limit is the most.
func left(of string, n int) change {
	return func(_ *xwing.State, ship *board.Ship) error {
		c := map[string]*board.Charges{"pilot": &ship.Charges, "force": &ship.Force, "shields": &ship.Shields}[of]
		if i := slices.IndexFunc(ship.Upgrades, func(u board.Upgrade) bool { return u.XWS == of }); c == nil && i >= 0 {
			c = &ship.Upgrades[i].Charges
		}
		if c == nil {
			return fmt.Errorf("%s has no %q", ship.ID.Piece(), of)
		}
		if n > c.Limit {
			return fmt.Errorf("%s has at most %d left of %q, not %d", ship.ID.Piece(), c.Limit, of, n)
		}
		c.Active = n
		return nil
	}
}

// facedown deals damage cards.
func facedown(n int) change {
	return func(s *xwing.State, ship *board.Ship) error {
		deck := s.Hidden.Decks[ship.Pile()].Cards
		if n > len(deck) {
			return fmt.Errorf("no %d cards are left in the damage deck", n)
		}
		dealt := &s.Hidden.Facedown[ship.ID-1]
		*dealt = append(*dealt, deck[len(deck)-n:]...)
		s.Hidden.Decks[ship.Pile()].Cards = deck[:len(deck)-n]
		s.View.Decks[ship.Pile()] -= n
		ship.Facedown += n
		return nil
	}
}

// flipped turns an upgrade to its second side.
func flipped(xws string) change {
	return func(s *xwing.State, ship *board.Ship) error {
		card, err := s.Rules().Catalog.Upgrade(xws)
		if err != nil || len(card.Sides) < 2 || ship.Turnable(xws, 1, 0) == nil {
			return fmt.Errorf("%s has no %q to be turned over", ship.ID.Piece(), xws)
		}
		s.View.Apply(s.Flipping(ship.ID, xws, 1, 0))
		return nil
	}
}

// holds lays tokens onto an upgrade.
func holds(xws string, names []string) (change, error) {
	var tokens []board.Token
	for _, name := range names {
		k, err := tokenOf(name)
		if err != nil {
			return nil, err
		}
		tokens = append(tokens, k)
	}
	return func(s *xwing.State, ship *board.Ship) error {
		if ship.Upgrade(xws) == nil {
			return fmt.Errorf("%s has no %q", ship.ID.Piece(), xws)
		}
		s.View.Apply(board.CardTokensChanged{Ship: ship.ID, XWS: xws, Tokens: tokens})
		return nil
	}, nil
}

// assigned lays a condition onto the ship as an effect of another, perhaps as its
// secret.
func assigned(card, by string, facedown bool) change {
	return func(s *xwing.State, ship *board.Ship) error {
		from := s.View.Ship(board.ShipOf(by))
		if from == nil {
			return fmt.Errorf("there is no %q to assign %q", by, card)
		}
		if _, err := s.Rules().Catalog.Condition(card); err != nil {
			return err
		}
		c := board.Condition{Card: card, Seat: from.Seat, By: from.ID, Facedown: facedown}
		if facedown {
			s.Hidden.Secrets = append(s.Hidden.Secrets, xwing.Secret{Ship: ship.ID, Card: card})
			c.Card = ""
		}
		s.View.Apply(board.ConditionAssigned{Ship: ship.ID, Condition: c})
		return nil
	}
}

func docked(with string) change {
	return func(s *xwing.State, ship *board.Ship) error {
		carrier := s.View.Ship(board.ShipOf(with))
		if carrier == nil || carrier == ship {
			return fmt.Errorf("there is no %q to dock with", with)
		}
		s.View.Apply(board.ShipDocked{Ship: ship.ID, Carrier: carrier.ID})
		return nil
	}
}
