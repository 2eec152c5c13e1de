package xwing

import "strings"

// Enforced reports whether the program enforces all that a card says: it is
// declared, or it prints no rules text ("pilot/academypilot", "upgrade/elusive").
func (r *Rules) Enforced(ref string) bool {
	if r.Cards.Card(ref) != nil {
		return true
	}
	if xws, ok := strings.CutPrefix(ref, "pilot/"); ok {
		p, err := r.Catalog.Pilot(xws)
		return err == nil && !p.HasAbility
	}
	if xws, ok := strings.CutPrefix(ref, "upgrade/"); ok {
		u, err := r.Catalog.Upgrade(xws)
		if err != nil {
			return false
		}
		for _, side := range u.Sides {
			if side.HasAbility {
				return false
			}
		}
		return true
	}
	return false
}
