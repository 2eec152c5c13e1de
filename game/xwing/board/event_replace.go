package board

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/catalog"
)

// UpgradeReplaced puts another upgrade in the place of one of a ship's.
type UpgradeReplaced struct {
	Ship    ShipID
	XWS     string
	Upgrade Upgrade
}

// Change puts it there.
func (e UpgradeReplaced) Change(v *View) {
	s := v.Ship(e.Ship)
	i := slices.IndexFunc(s.Upgrades, func(u Upgrade) bool { return u.XWS == e.XWS && !u.Discarded })
	if i >= 0 {
		s.Upgrades = slices.Clone(s.Upgrades)
		s.Upgrades[i] = e.Upgrade
	}
}

// Phrase says what for what.
func (e UpgradeReplaced) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "card", catalog.UpgradeCard.Ref(e.XWS), "other", catalog.UpgradeCard.Ref(e.Upgrade.XWS))
}
