package board

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// ConditionAssigned gives a ship a condition card.
type ConditionAssigned struct {
	Ship      ShipID
	Condition Condition
}

// Change lays the card beside the ship's.
func (e ConditionAssigned) Change(v *View) {
	s := v.Ship(e.Ship)
	s.Conditions = append(slices.Clone(s.Conditions), e.Condition)
}

// Phrase says which, if everybody may know.
func (e ConditionAssigned) Phrase(*View) game.Phrase {
	return tell(e, when(e.Condition.Facedown, ".secret"), "ship", e.Ship.Piece(), "card", catalog.ConditionCard.Ref(e.Condition.Card))
}

// ConditionRemoved takes a condition card off a ship.
type ConditionRemoved struct {
	Ship ShipID
	Card string
}

// Change takes it off.
func (e ConditionRemoved) Change(v *View) {
	s := v.Ship(e.Ship)
	s.Conditions = slices.DeleteFunc(slices.Clone(s.Conditions), func(c Condition) bool { return c.Card == e.Card })
	if len(s.Conditions) == 0 {
		s.Conditions = nil
	}
}

// Phrase says which, if everybody may know.
func (e ConditionRemoved) Phrase(*View) game.Phrase {
	return tell(e, when(e.Card == "", ".secret"), "ship", e.Ship.Piece(), "card", catalog.ConditionCard.Ref(e.Card))
}

// ConditionRevealed turns a ship's facedown condition faceup.
type ConditionRevealed struct {
	Ship ShipID
	Card string
}

// Change shows the card.
func (e ConditionRevealed) Change(v *View) {
	s := v.Ship(e.Ship)
	s.Conditions = slices.Clone(s.Conditions)
	for i := range s.Conditions {
		if c := &s.Conditions[i]; c.Facedown {
			c.Card, c.Facedown = e.Card, false
		}
	}
}

// Phrase says what it was.
func (e ConditionRevealed) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "card", catalog.ConditionCard.Ref(e.Card))
}

// ConditionLaden lays a damage card faceup onto a ship's condition.
type ConditionLaden struct {
	Ship   ShipID
	Card   string
	Damage string
	N      int
	Deck   int // cards left in the ship's deck
}

// Change lays it there.
func (e ConditionLaden) Change(v *View) {
	s := v.Ship(e.Ship)
	s.Conditions = slices.Clone(s.Conditions)
	if c := s.ConditionOf(e.Card); c != nil {
		c.Damage, c.N = e.Damage, e.N
	}
	v.Decks[s.Pile()] = e.Deck
}

// Phrase says which card lies on which.
func (e ConditionLaden) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "card", catalog.ConditionCard.Ref(e.Card), "damage", catalog.DamageKind.Ref(e.Damage))
}

// AbilityUsed says whose card resolves ("upgrade/elusive").
type AbilityUsed struct {
	Ship ShipID
	Card string
}

// Change changes nothing: what the card does follows.
func (e AbilityUsed) Change(*View) {}

// Phrase says whose ability it is.
func (e AbilityUsed) Phrase(*View) game.Phrase {
	variant := when(catalog.PilotCard.Names(e.Card), ".pilot") + when(catalog.DeviceKind.Names(e.Card), ".device")
	return tell(e, variant, "ship", e.Ship.Piece(), "card", e.Card)
}

// UpgradeFlipped turns a dual card to a side.
type UpgradeFlipped struct {
	Ship       ShipID
	XWS        string
	Side       int
	Initiative int // so much more than the other side does this one add to the printed initiative
	Copy       int `json:",omitempty"` // which of several, from 1 on; 0: the first that shows the other side
}

// Change turns the card.
func (e UpgradeFlipped) Change(v *View) {
	s := v.Ship(e.Ship)
	if u := s.Turnable(e.XWS, e.Side, e.Copy); u != nil {
		u.Side = e.Side
		s.Initiative += e.Initiative
	}
}

// Phrase says which side shows.
func (e UpgradeFlipped) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "side", catalog.UpgradeCard.Ref(e.XWS)+"#"+strconv.Itoa(e.Side))
}

// UpgradesExchanged has two ships exchange an upgrade each, with all that is on it.
type UpgradesExchanged struct {
	Ship     ShipID
	XWS      string
	Other    ShipID
	OtherXWS string
}

// Change swaps the cards.
func (e UpgradesExchanged) Change(v *View) {
	a, b := v.Ship(e.Ship).Upgrade(e.XWS), v.Ship(e.Other).Upgrade(e.OtherXWS)
	if a != nil && b != nil {
		*a, *b = *b, *a
	}
}

// Phrase says what goes from whom to whom.
func (e UpgradesExchanged) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "card", catalog.UpgradeCard.Ref(e.XWS), "other", e.Other.Piece(), "for", catalog.UpgradeCard.Ref(e.OtherXWS))
}

// UpgradeHanded equips a ship with an upgrade of another, with all that is on it.
type UpgradeHanded struct {
	Ship  ShipID
	XWS   string
	Other ShipID
}

// Change moves the card.
func (e UpgradeHanded) Change(v *View) {
	from, to := v.Ship(e.Ship), v.Ship(e.Other)
	i := slices.IndexFunc(from.Upgrades, func(u Upgrade) bool { return u.XWS == e.XWS && !u.Discarded })
	if i >= 0 {
		to.Upgrades = append(slices.Clone(to.Upgrades), from.Upgrades[i])
		from.Upgrades = slices.Delete(slices.Clone(from.Upgrades), i, i+1)
	}
}

// Phrase says what goes from whom to whom.
func (e UpgradeHanded) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "card", catalog.UpgradeCard.Ref(e.XWS), "other", e.Other.Piece())
}

// UpgradeLaidBeneath lays an upgrade facedown beneath another of a ship.
type UpgradeLaidBeneath struct {
	Ship  ShipID
	Under string
}

// Change marks the card that it lies beneath.
func (e UpgradeLaidBeneath) Change(v *View) { v.Ship(e.Ship).Upgrade(e.Under).Beneath = Unknown }

// Phrase says beneath what.
func (e UpgradeLaidBeneath) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "card", catalog.UpgradeCard.Ref(e.Under))
}

// UpgradeUncovered turns what lies beneath an upgrade faceup, and equips its ship with it.
type UpgradeUncovered struct {
	Ship    ShipID
	Under   string
	Upgrade Upgrade
}

// Change equips the ship.
func (e UpgradeUncovered) Change(v *View) {
	s := v.Ship(e.Ship)
	s.Upgrades = append(slices.Clone(s.Upgrades), e.Upgrade)
	s.Upgrade(e.Under).Beneath = ""
}

// Phrase says what comes to light.
func (e UpgradeUncovered) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "card", catalog.UpgradeCard.Ref(e.Under), "other", catalog.UpgradeCard.Ref(e.Upgrade.XWS))
}

// ChargesChanged sets the active charges of a card: ForceCharges, ShipCharges or an upgrade's xws.
type ChargesChanged struct {
	Ship   ShipID
	Card   string
	Active int
	Spent  int    // how many of them were spent, if that is why
	By     ShipID // the other ship that has spent them, if one has
	Energy bool   `json:",omitempty"` // that lies on an upgrade
}

// Change counts the charges.
func (e ChargesChanged) Change(v *View) {
	if c := v.Ship(e.Ship).ChargesOf(e.Card); c != nil {
		c.Active = e.Active
	}
}

// Phrase tells the charges of ship cards, of upgrades, Force and the energy of huge ships apart.
func (e ChargesChanged) Phrase(v *View) game.Phrase {
	values := []string{"ship", e.Ship.Piece(), "n", strconv.Itoa(e.Active)}
	if e.By != 0 {
		return tell(e, ".force.lent", append(values, "spent", strconv.Itoa(e.Spent), "by", e.By.Piece())...)
	}
	variant := when(e.Spent > 0, ".spent") + when(e.Spent > 1, ".many")
	if e.Spent > 1 {
		values = append(values, "spent", strconv.Itoa(e.Spent))
	}
	switch e.Card {
	case ShipCharges:
		if v.Ship(e.Ship).Size >= gauge.Huge {
			return tell(e, ".energy"+variant, values...)
		}
		return tell(e, "."+e.Card+variant, values...)
	case ForceCharges:
		return tell(e, "."+e.Card+variant, values...)
	}
	return tell(e, when(e.Energy, ".laid")+variant, append(values, "card", catalog.UpgradeCard.Ref(e.Card))...)
}
