package board

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/xwing/catalog"
)

// ShieldsChanged sets a ship's active shields.
type ShieldsChanged struct {
	Ship   ShipID
	Active int
}

// Change counts the shields.
func (e ShieldsChanged) Change(v *View) { v.Ship(e.Ship).Shields.Active = e.Active }

// Phrase says how many there are.
func (e ShieldsChanged) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "n", strconv.Itoa(e.Active))
}

func (e ShieldsChanged) effect() ShipID { return e.Ship }

// ShieldValueRaised adds to a ship's shield value, and as many shields.
type ShieldValueRaised struct {
	Ship ShipID
	By   int
}

// Change counts the shields.
func (e ShieldValueRaised) Change(v *View) {
	s := v.Ship(e.Ship)
	s.Shields.Limit += e.By
	s.Shields.Active += e.By
}

// Phrase says by how much.
func (e ShieldValueRaised) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "n", strconv.Itoa(e.By))
}

// DamageSuffered tells of one point of damage before it is applied.
type DamageSuffered struct {
	Ship ShipID
	Crit bool
}

// Change changes nothing: what the damage does follows.
func (e DamageSuffered) Change(*View) {}

// Phrase says whether it is critical.
func (e DamageSuffered) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "damage", damage(e.Crit))
}

func (e DamageSuffered) effect() ShipID { return e.Ship }

// DamagePrevented says that a point of damage did not happen.
type DamagePrevented struct {
	Ship ShipID
	Crit bool
}

// Change changes nothing.
func (e DamagePrevented) Change(*View) {}

// Phrase says whether it was critical.
func (e DamagePrevented) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "damage", damage(e.Crit))
}

// damage is one point of it, by the result that it comes from.
func damage(crit bool) string {
	if crit {
		return Crit.String()
	}
	return Hit.String()
}

// DamageDealt gives a ship a damage card: Card is empty when it is facedown.
type DamageDealt struct {
	Ship ShipID
	Card string
	N    int
	Deck int // cards left in the ship's deck
}

// Change deals the card.
func (e DamageDealt) Change(v *View) {
	s := v.Ship(e.Ship)
	if e.Card == "" {
		s.Facedown++
	} else {
		s.Faceup = append(slices.Clone(s.Faceup), FaceupDamage{Card: e.Card, N: e.N})
	}
	v.Decks[s.Pile()] = e.Deck
}

// Phrase says which card it is, if it lies faceup.
func (e DamageDealt) Phrase(*View) game.Phrase { return tellDamage(e, e.Ship, e.Card) }

func (e DamageDealt) effect() ShipID { return e.Ship }

// DamageExposed turns a facedown card faceup.
type DamageExposed struct {
	Ship ShipID
	Card string
	N    int
}

// Change turns the card.
func (e DamageExposed) Change(v *View) {
	s := v.Ship(e.Ship)
	s.Facedown--
	s.Faceup = append(slices.Clone(s.Faceup), FaceupDamage{Card: e.Card, N: e.N})
}

// Phrase says which card it is.
func (e DamageExposed) Phrase(*View) game.Phrase { return tellDamage(e, e.Ship, e.Card) }

// DamageRepaired turns a faceup card facedown (Card named) or discards a facedown one.
type DamageRepaired struct {
	Ship ShipID
	Card string
	N    int
}

// Change turns or discards the card.
func (e DamageRepaired) Change(v *View) {
	s, card := v.Ship(e.Ship), FaceupDamage{Card: e.Card, N: e.N}
	switch {
	case e.Card == "":
		s.Facedown--
	case slices.Contains(s.Faceup, card):
		s.Faceup = without(s.Faceup, card)
		s.Facedown++
	}
}

// Phrase says which card it was, if it lay faceup.
func (e DamageRepaired) Phrase(*View) game.Phrase { return tellDamage(e, e.Ship, e.Card) }

// DamageTurned turns a faceup card facedown without repairing it.
type DamageTurned struct {
	Ship ShipID
	Card string
	N    int
}

// Change turns the card.
func (e DamageTurned) Change(v *View) {
	s := v.Ship(e.Ship)
	s.Faceup = without(s.Faceup, FaceupDamage{Card: e.Card, N: e.N})
	s.Facedown++
}

// Phrase says which card it is.
func (e DamageTurned) Phrase(*View) game.Phrase { return tellDamage(e, e.Ship, e.Card) }

// DamageDiscarded takes a damage card off a ship; a facedown one is revealed for it.
type DamageDiscarded struct {
	Ship     ShipID
	Card     string
	N        int
	Facedown bool `json:",omitempty"`
}

// Change discards the card.
func (e DamageDiscarded) Change(v *View) {
	s := v.Ship(e.Ship)
	if e.Facedown {
		s.Facedown--
		return
	}
	s.Faceup = without(s.Faceup, FaceupDamage{Card: e.Card, N: e.N})
}

// Phrase says which card it was; a counter has no name.
func (e DamageDiscarded) Phrase(*View) game.Phrase { return tellDamage(e, e.Ship, e.Card) }

// DrawnDiscarded discards the damage card that a ship would have been dealt: Card is empty when
// nobody has seen it.
type DrawnDiscarded struct {
	Ship ShipID
	Card string
	N    int
	Deck int // cards left in the ship's deck
}

// Change counts the deck.
func (e DrawnDiscarded) Change(v *View) { v.Decks[v.Ship(e.Ship).Pile()] = e.Deck }

// Phrase says which card it was, if anybody has seen it.
func (e DrawnDiscarded) Phrase(*View) game.Phrase { return tellDamage(e, e.Ship, e.Card) }

// tellDamage tells faceup damage cards from facedown ones.
func tellDamage(e Event, id ShipID, card string) game.Phrase {
	if card == "" {
		return tell(e, ".facedown", "ship", id.Piece())
	}
	return tell(e, "", "ship", id.Piece(), "card", catalog.DamageKind.Ref(card))
}
