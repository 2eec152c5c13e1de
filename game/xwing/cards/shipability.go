package cards

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing"
)

// shipAbilityCards lists what ships have by their type, beside what single pilots
// print.
func shipAbilityCards() []*xwing.Card {
	return slices.Concat(actingShips(), flyingShips(), fightingShips(), dockedShips(), []*xwing.Card{
		// Slots and restrictions, which squads are checked for.
		shipAbility("weaponhardpoint"), shipAbility("twinionengines"),
	})
}

// turretOnly keeps a single turret indicator to some of the standard arcs.
func turretOnly(arcs ...string) xwing.Ability {
	return xwing.Ability{Query: xwing.RotatingTurret, Refuse: func(_ *xwing.Table, m xwing.Moment) *game.Refusal {
		if slices.Contains(arcs, m.Action) {
			return nil
		}
		return cannot(m, "refusal.turret-limited")
	}}
}
