package xwing

import (
	"slices"

	"xwing/game/catalog"
)

// printed is what the cards of a ship come to that never leave it: its pilot and
// its upgrades. Abilities are asked for so often that looking their cards up by
// name would cost more than the rest of the rules. It is never written again, so
// that states share it.
type printed struct {
	name     string   // of the pilot
	upgrades []string // by XWS
	pilot    *catalog.Pilot
	cards    []printedCard
}

// printedCard is a card with abilities that the program knows.
type printedCard struct {
	ref     string // "upgrade/elusive"
	card    *Card
	upgrade int // index into the ship's upgrades, -1 for none
}

// printedOn returns what is printed on a ship's cards.
func (s *State) printedOn(ship *Ship) *printed {
	if i := int(ship.ID) - 1; i >= 0 && i < len(s.printed) && s.printed[i].of(ship) {
		return &s.printed[i]
	}
	p := s.readCards(ship)
	return &p
}

// of reports whether it is what is printed on the ship's cards.
func (p *printed) of(ship *Ship) bool {
	return p.name == ship.Pilot+ship.Remote && slices.EqualFunc(p.upgrades, ship.Upgrades, func(xws string, u Upgrade) bool { return xws == u.XWS })
}

// readCards looks up what is printed on a ship's cards: the pilot, its ship
// ability, the upgrades in order; of a remote its entry.
func (s *State) readCards(ship *Ship) printed {
	p := printed{name: ship.Pilot + ship.Remote}
	add := func(ref string, upgrade int) {
		if c := s.rules.Cards.Card(ref); c != nil {
			p.cards = append(p.cards, printedCard{ref, c, upgrade})
		}
	}
	if ship.Remote != "" {
		add(devicePiece(ship.Remote), -1)
		return p
	}
	p.pilot, _ = s.rules.Catalog.Pilot(ship.Pilot)
	add("pilot/"+ship.Pilot, -1)
	if p.pilot != nil && p.pilot.ShipAbility != "" {
		add("ship/"+catalog.Slug(p.pilot.ShipAbility), -1)
	}
	for i, u := range ship.Upgrades {
		p.upgrades = append(p.upgrades, u.XWS)
		add("upgrade/"+u.XWS, i)
	}
	return p
}
