// Package cards is what the cards of Armada do: one declaration each, in the terms of package armada. It knows what is
// printed on a card and no rule of its own.
package cards

import (
	"slices"

	"xwing/game/armada"
)

// Library is all declared cards.
func Library() *armada.Library {
	return armada.NewLibrary(slices.Concat(damageCards(), commanders(), officers(), teams(), retrofits(), weapons(), fleetCards(),
		superweapons(), titles(), squadrons())...)
}
