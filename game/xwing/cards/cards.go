// Package cards declares what cards do: one card, one short declaration, in the
// words of package xwing. Nothing registers itself; All joins them.
package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/catalog"
)

// All returns the declarations of every enforced card.
func All() []*xwing.Card {
	return slices.Concat(damageCards(), bombs(), mines(), remotes(), commandoTeams(), clouds(), placing(), bombers(), docking(), conditions(),
		namedPilots(), resistancePilots(), firstOrderPilots(), republicPilots(), separatistPilots(),
		shipAbilityCards(),
		loadout(),
		squadronPilots(),
		configurations(), neutralizing(), fixedDice(), initiatives(), undaunted(), whiteActions(), aces(), bonusGunners(), sensors(), morePlayed(), endOfRound(), aiming(),
		barter(), moreCrew(), gear(), rebelPilots(), imperialPilots(), scumPilots(),
		[]*xwing.Card{
			// Pilots.
			idenVersio(), jekPorkins(), lukeSkywalker(), nightBeast(), valenRudor(),
			redSquadronVeteran(), blueSquadronEscort(), blackSquadronAce(), obsidianSquadronPilot(), academyPilot(),
			// Upgrades.
			afterburners(), elusive(), heightenedPerception(), hullUpgrade(), instinctiveAim(), outmaneuver(),
			predator(), protonTorpedoes(), r2Astromech(), r2d2(), r5Astromech(), r5d8(), sense(),
			servomotorSFoils(), shieldUpgrade(), supernaturalReflexes(),
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

// of makes a declaration the text that one points list has (ruling 45).
func of(list catalog.Ruleset, c *xwing.Card) *xwing.Card {
	c.Lists = append(c.Lists, list)
	return c
}

func declare(kind catalog.Kind, xws string, abilities []xwing.Ability) *xwing.Card {
	return &xwing.Card{ID: catalog.Card(kind, xws), Editions: []string{"2.0"}, Abilities: abilities}
}
