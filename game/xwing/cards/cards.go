// Package cards declares what cards do: one card, one short declaration, in the
// words of package xwing. Nothing registers itself; All joins them.
package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/catalog"
)

// All returns the declarations of every enforced card.
func All() []*xwing.Card {
	var all []*xwing.Card
	for _, list := range lists() {
		for _, c := range list() {
			all = append(append(all, c), reprinted(c)...)
		}
	}
	nameEditions(all)
	return all
}

// reprinted are the cards that print what a declaration says under ids of their own.
func reprinted(c *xwing.Card) []*xwing.Card {
	var out []*xwing.Card
	for _, xws := range c.Also {
		again := *c
		again.ID.XWS, again.Also, again.Reprint = xws, nil, true
		out = append(out, &again)
	}
	return out
}

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

// also names further ids that print the same: a pilot printed again with a loadout of
// his own, or without the one that he comes with.
func also(c *xwing.Card, xws ...string) *xwing.Card {
	c.Also = xws
	return c
}

// later makes a declaration the text that a card of rewritten has since 2.5.
func later(c *xwing.Card) *xwing.Card {
	c.Editions = since25()
	return c
}

func declare(kind catalog.Kind, xws string, abilities []xwing.Ability) *xwing.Card {
	return &xwing.Card{ID: catalog.Card(kind, xws), Abilities: abilities}
}

// condition declares a second edition condition.
func condition(xws string, abilities ...xwing.Ability) *xwing.Card {
	return declare(catalog.ConditionCard, xws, abilities)
}

// shipAbility declares what all cards of a ship type print.
func shipAbility(name string, abilities ...xwing.Ability) *xwing.Card {
	return declare(catalog.ShipAbility, name, abilities)
}

// damage declares a damage card.
func damage(xws string, abilities ...xwing.Ability) *xwing.Card {
	return &xwing.Card{ID: catalog.Card(catalog.DamageKind, xws), Abilities: abilities}
}

// device declares a second edition device: what its object card says.
func device(id string, blast *xwing.Blast, abilities ...xwing.Ability) *xwing.Card {
	c := declare(catalog.DeviceKind, id, abilities)
	c.Blast = blast
	return c
}

// dropper declares an upgrade that drops or launches devices in the System Phase,
// one charge each.
func dropper(xws string, p *xwing.Placing, more ...xwing.Ability) *xwing.Card {
	return upgrade(xws, append([]xwing.Ability{{
		When: xwing.DuringSystemPhase, May: true, Cost: xwing.Cost{Charges: 1}, Place: p,
	}}, more...)...)
}

// drained marks an upgrade whose charges cannot be recovered.
func drained(c *xwing.Card) *xwing.Card {
	c.Drained = true
	return c
}

// nothing is what a special weapon without a requirement requires.
const nothing catalog.ActionType = 0

// weapon declares a special weapon: the requirement in parentheses, the charges
// that an attack costs.
func weapon(xws string, requires catalog.ActionType, spend int, abilities ...xwing.Ability) *xwing.Card {
	card := upgrade(xws, abilities...)
	card.Requires, card.Spend = requires, spend
	return card
}

// or has something else do in place of what a special weapon requires.
func or(card *xwing.Card, instead ...catalog.ActionType) *xwing.Card {
	card.Or = instead
	return card
}
