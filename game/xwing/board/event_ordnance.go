package board

import (
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
