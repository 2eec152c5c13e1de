package xwing

import (
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// Enforced reports whether the program enforces all that a card says: it is
// declared, or it prints no rules text ("pilot/academypilot", "upgrade/elusive").
// What a ship card says includes the ability of its ship type.
func (r *Rules) Enforced(ref string) bool {
	if xws, ok := catalog.PilotCard.Of(ref); ok {
		p, err := r.Catalog.Pilot(xws)
		if err != nil {
			return false
		}
		ability := r.ShipAbility(&board.Ship{Pilot: xws})
		return (!p.HasAbility || r.Cards.Card(ref) != nil) && (ability == "" || r.Cards.Card(ability) != nil)
	}
	if r.Cards.Card(ref) != nil {
		return true
	}
	if xws, ok := catalog.UpgradeCard.Of(ref); ok {
		u, err := r.Catalog.Upgrade(xws)
		if err != nil {
			return false
		}
		card, _ := u.In(r.List)
		for _, side := range card.Sides {
			if side.HasAbility {
				return false
			}
		}
		return true
	}
	return false
}
