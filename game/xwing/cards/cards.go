// Package cards declares what cards do: one card, one short declaration, in the
// words of package xwing. Nothing registers itself; All joins them.
package cards

import (
	"slices"

	"xwing/game"
	"xwing/game/catalog"
	"xwing/game/xwing"
	"xwing/physics"
)

// All returns the declarations of every enforced card.
func All() []*xwing.Card {
	return slices.Concat(damageCards(), bombs(), mines(), remotes(), commandos(), clouds(), placing(), bombers(), docking(), conditions(),
		namedPilots(),
		shipAbilityCards(),
		loadout(),
		squadronPilots(),
		barter(),
		[]*xwing.Card{
			// Pilots.
			idenVersio(), jekPorkins(), lukeSkywalker(), nightBeast(), tallissanLintra(), valenRudor(),
			redSquadronVeteran(), blueSquadronEscort(), blackSquadronAce(), obsidianSquadronPilot(), academyPilot(),
			// Upgrades.
			afterburners(), deadeyeShot(), elusive(), heightenedPerception(), hullUpgrade(), instinctiveAim(), outmaneuver(),
			predator(), protonTorpedoes(), r2Astromech(), r2d2(), r5Astromech(), r5d8(), sense(),
			servomotorSFoils(), seventhFleetGunner(), shieldUpgrade(), supernaturalReflexes(),
		})
}

// Library returns the cards that an edition enforces.
func Library(edition string) *xwing.Library { return xwing.NewLibrary(edition, All()...) }

// pilot declares a second edition pilot.
func pilot(xws string, abilities ...xwing.Ability) *xwing.Card {
	return declare(catalog.PilotCard, xws, abilities)
}

// upgrade declares a second edition upgrade.
func upgrade(xws string, abilities ...xwing.Ability) *xwing.Card {
	return declare(catalog.UpgradeCard, xws, abilities)
}

func declare(kind catalog.Kind, xws string, abilities []xwing.Ability) *xwing.Card {
	return &xwing.Card{ID: catalog.Card(kind, xws), Editions: []string{"2.0"}, Abilities: abilities}
}

// always holds whatever the moment.
func always(*xwing.Table, xwing.Moment) bool { return true }

// you reports whether the moment is about the ship that has the card.
func you(m xwing.Moment) bool { return m.Ship == m.Owner }

// friendlyAt reports whether the moment is about a friendly ship at range 0 to hi
// of the ship that has the card, itself included.
func friendlyAt(t *xwing.Table, m xwing.Moment, hi physics.Range) bool {
	return t.Friendly(m.Owner, m.Ship) && t.AtRange(m.Owner, m.Ship, physics.Range0, hi)
}

// white lists actions without a stated color.
func white(kinds ...catalog.ActionType) []catalog.BarAction {
	out := make([]catalog.BarAction, len(kinds))
	for i, k := range kinds {
		out[i] = catalog.BarAction{Type: k, Difficulty: catalog.White}
	}
	return out
}

// because says whose card makes a die roll.
func because(m xwing.Moment) game.Phrase { return game.Say("why.card", "card", m.Card) }

// canReroll reports whether a die of the attack under way may still be rerolled.
func canReroll(t *xwing.Table, side xwing.Side) bool {
	return t.Rerollable(side) > 0
}
