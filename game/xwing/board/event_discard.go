package board

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/xwing/catalog"
)

// OrdnanceChanged sets how many ordnance tokens lie on an upgrade of a ship, the one at a place among them.
type OrdnanceChanged struct {
	Ship     ShipID
	XWS      string
	At       int
	Ordnance int
}

// Change counts the tokens.
func (e OrdnanceChanged) Change(v *View) { v.Ship(e.Ship).Upgrades[e.At].Ordnance = e.Ordnance }

// Phrase says how many there are.
func (e OrdnanceChanged) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "card", catalog.UpgradeCard.Ref(e.XWS), "n", strconv.Itoa(e.Ordnance))
}

// UpgradeDiscarded turns an upgrade of a ship facedown, mostly for good: of copies the first that is left.
type UpgradeDiscarded struct {
	Ship          ShipID
	XWS           string
	Hull, Shields int // what it has added to the ship's values
}

// Change turns the card facedown, and takes off what it has added.
func (e UpgradeDiscarded) Change(v *View) {
	s := v.Ship(e.Ship)
	DiscardFirst(s.Upgrades, e.XWS)
	s.Hull -= e.Hull
	s.Shields.Limit -= e.Shields
	s.Shields.Active = min(s.Shields.Active, s.Shields.Limit)
}

// DiscardFirst turns the first copy of an upgrade that is left facedown.
func DiscardFirst(upgrades []Upgrade, xws string) {
	if i := slices.IndexFunc(upgrades, func(u Upgrade) bool { return u.XWS == xws && !u.Discarded }); i >= 0 {
		upgrades[i].Discarded = true
	}
}

// Phrase says which.
func (e UpgradeDiscarded) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "card", catalog.UpgradeCard.Ref(e.XWS))
}

// UpgradeReturned turns a discarded upgrade of a ship faceup again: of copies the first of them.
type UpgradeReturned struct {
	Ship          ShipID
	XWS           string
	Hull, Shields int `json:",omitempty"` // what it adds to the ship's values
}

// Change turns the card faceup, and adds what it adds; no shield comes back.
func (e UpgradeReturned) Change(v *View) {
	s := v.Ship(e.Ship)
	if i := slices.IndexFunc(s.Upgrades, func(u Upgrade) bool { return u.XWS == e.XWS && u.Discarded }); i >= 0 {
		s.Upgrades[i].Discarded = false
	}
	s.Hull += e.Hull
	s.Shields.Limit += e.Shields
}

// Phrase says which.
func (e UpgradeReturned) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "card", catalog.UpgradeCard.Ref(e.XWS))
}
