package board

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/xwing/catalog"
)

// CardTokensChanged sets the tokens that lie on an upgrade.
type CardTokensChanged struct {
	Ship   ShipID
	XWS    string
	Tokens []Token
}

// Change lays them on the card.
func (e CardTokensChanged) Change(v *View) {
	if u := v.Ship(e.Ship).Upgrade(e.XWS); u != nil {
		u.Tokens = slices.Clone(e.Tokens)
	}
}

// Phrase says nothing more.
func (e CardTokensChanged) Phrase(*View) game.Phrase { return tell(e, "") }

// CardFusesChanged sets how many fuse markers lie on an upgrade.
type CardFusesChanged struct {
	Ship  ShipID
	XWS   string
	Fuses int
}

// Change counts the fuses.
func (e CardFusesChanged) Change(v *View) {
	if u := v.Ship(e.Ship).Upgrade(e.XWS); u != nil {
		u.Fuses = e.Fuses
	}
}

// Phrase says how many there are.
func (e CardFusesChanged) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "card", catalog.UpgradeCard.Ref(e.XWS), "n", strconv.Itoa(e.Fuses))
}

// CardShieldsChanged sets how many shield tokens lie on an upgrade.
type CardShieldsChanged struct {
	Ship    ShipID
	XWS     string
	Shields int
}

// Change counts the tokens.
func (e CardShieldsChanged) Change(v *View) {
	if u := v.Ship(e.Ship).Upgrade(e.XWS); u != nil {
		u.Shields = e.Shields
	}
}

// Phrase says how many there are.
func (e CardShieldsChanged) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "card", catalog.UpgradeCard.Ref(e.XWS), "n", strconv.Itoa(e.Shields))
}
