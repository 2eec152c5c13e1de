package main

import (
	"maps"
	"slices"
	"strings"

	"xwing/game/xwing/cards"
	"xwing/game/xwing/catalog"
)

// xwingGame is X-Wing, whose cards of first edition share names with others.
var xwingGame = subject{things: implemented, apart: firstApart, alike: reprinted, seldom: seldom}

// firstApart counts first edition's cards on their own; its decisions and events are those of all editions.
func firstApart(counts map[string]map[string]int) {
	for family, of := range maps.Clone(counts) {
		if family != "decision" && family != "event" {
			counts[first+family] = of
			delete(counts, family)
		}
	}
}

// reprinted counts a card that prints what another one does as that.
func reprinted(counts map[string]map[string]int) {
	for _, card := range cards.All() {
		for _, xws := range card.Also {
			for _, of := range counts {
				of[card.ID.Ref()] += of[card.ID.Kind.Ref(xws)]
			}
		}
	}
}

// seldom are the ids of an edition's pilots, upgrades and ship abilities that are
// neither covered nor excused, and of those that bring about such a decision.
func seldom(c *count, edition string, enough int) []string {
	enforced, reprints := firstEditions(), map[string][]string{}
	for _, card := range cards.All() {
		reprints[card.ID.Ref()] = append(reprints[card.ID.Ref()], card.Also...)
	}
	var ids []string
	for _, t := range c.things {
		if !c.seldom(t, enough) {
			continue
		}
		earlier := strings.HasPrefix(t.Family, first)
		for _, ref := range append(broughtBy()[t], strings.TrimPrefix(t.ID, "card:")) {
			_, id, card := strings.Cut(ref, "/")
			switch {
			case earlier && card && slices.Contains(catalog.XWing1.Editions(), edition):
				ids = append(ids, id)
			case !earlier && enforced[ref] == edition:
				ids = append(append(ids, id), reprints[ref]...)
			}
		}
	}
	slices.Sort(ids)
	return slices.Compact(ids)
}
