package xwing

import (
	"slices"

	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// What is placed by the cards of a ship that do so in the System Phase, at another time or in another way.

// PlaceAny has the player of an ability place a device by one of the other cards
// of his ship that do so in the System Phase, or when a dial is revealed, at their cost and with the ways that
// are allowed, or none. It reports whether he did.
func (t *Table) PlaceAny(m Moment, allowed func(kind string, w board.Way) bool) bool {
	return t.placeBy(m, waysAllowed(allowed), false, nil)
}

// PlaceFor is PlaceAny at a price of the ability's own: pay is what is done once the device lies, in place of what the card
// does for its own drop, and is told that card in Moment.Card.
func (t *Table) PlaceFor(m Moment, allowed func(kind string, w board.Way) bool, pay func(*Table, Moment)) bool {
	return t.placeBy(m, waysAllowed(allowed), false, pay)
}

// PlaceThus has the player of an ability place a device of some kinds by one of those cards, at its cost, but in these
// ways, or none. It reports whether he did.
func (t *Table) PlaceThus(m Moment, kinds func(kind string) bool, ways []board.Way) bool {
	return t.placeBy(m, theseWays(kinds, ways), false, nil)
}

// PlaceMore is PlaceAny of one device more than a ship may place, which has been paid for; CanPlaceMore reports whether it
// would find anything.
func (t *Table) PlaceMore(m Moment, allowed func(kind string, w board.Way) bool) bool {
	return t.placeBy(m, oneMore(waysAllowed(allowed)), true, nil)
}

func (t *Table) CanPlaceMore(m Moment, allowed func(kind string, w board.Way) bool) bool {
	_, among := t.placers(m, oneMore(waysAllowed(allowed)))
	return len(among) > 0
}

// oneMore lets what is placed in these ways be one more than a ship may place.
func oneMore(ways func(*Placing) []board.Way) func(*Placing) []board.Way {
	return func(p *Placing) []board.Way {
		p.More = true
		return ways(p)
	}
}

// placeBy has him choose the card, and the place: he must, or may. nil: it is paid for as the card says.
func (t *Table) placeBy(m Moment, ways func(*Placing) []board.Way, must bool, pay func(*Table, Moment)) bool {
	entries, among := t.placers(m, ways)
	if len(among) == 0 {
		return false
	}
	m.Ship, m.Card = m.Owner, catalog.UpgradeCard.Ref(t.ChooseUpgrade(m, among))
	a := entries[m.Card]
	if pay != nil {
		a.Do = pay
	}
	return t.place(a, m, must)
}

// CanPlaceAny reports whether PlaceAny would find anything.
func (t *Table) CanPlaceAny(m Moment, allowed func(kind string, w board.Way) bool) bool {
	_, among := t.placers(m, waysAllowed(allowed))
	return len(among) > 0
}

// CanPlaceThus reports whether PlaceThus would find anything.
func (t *Table) CanPlaceThus(m Moment, kinds func(kind string) bool, ways []board.Way) bool {
	_, among := t.placers(m, theseWays(kinds, ways))
	return len(among) > 0
}

// waysAllowed are those of a card's own ways that are allowed.
func waysAllowed(allowed func(kind string, w board.Way) bool) func(*Placing) []board.Way {
	return func(p *Placing) []board.Way {
		return slices.DeleteFunc(slices.Clone(p.Ways), func(w board.Way) bool { return !allowed(p.Device, w) })
	}
}

// theseWays are ways for all devices of some kinds.
func theseWays(kinds func(kind string) bool, ways []board.Way) func(*Placing) []board.Way {
	return func(p *Placing) []board.Way {
		if !kinds(p.Device) {
			return nil
		}
		return ways
	}
}

// placesOtherwise reports whether what an ability places can be placed by another card: by one that speaks of bombs those
// that take an action, too.
func (t *Table) placesOtherwise(a *Ability) bool {
	bomb := t.IsBomb(a.Place.Device) || t.IsMine(a.Place.Device)
	return a.When == DuringSystemPhase || a.When == AfterRevealingDial || a.When == AsAction && bomb
}

// placers lists the abilities of the ship's upgrades to place a device, each with its ways.
func (t *Table) placers(m Moment, ways func(*Placing) []board.Way) (map[string]*Ability, []string) {
	entries := map[string]*Ability{}
	var among []string
	for _, c := range t.cardsOf(m.Owner) {
		for i := range c.card.Abilities {
			a := c.card.Abilities[i]
			if a.Place == nil || !t.placesOtherwise(&a) || !t.affordable(m.Owner, c.ref, a.Cost) {
				continue
			}
			p := *a.Place
			p.Ways, p.UpTo = ways(&p), 1 // another card has one device placed, of those that may come in twos as well
			a.Place = &p
			by := m
			by.Ship, by.Card = m.Owner, c.ref
			if len(p.Ways) > 0 && t.placeable(&a, by) == nil {
				entries[c.ref], among = &a, append(among, chargeCard(c.ref))
			}
		}
	}
	return entries, among
}
