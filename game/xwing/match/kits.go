package match

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/catalog"
)

// Kits are those of several families of cards, first the one that new games are of.
type Kits []*Kit

// Of is the kit that plays an edition; the first if none does.
func (all Kits) Of(edition string) *Kit {
	return all.first(func(k *Kit) bool { return k.rules[edition] != nil })
}

// By is the kit that plays by a points list; the first if none does.
func (all Kits) By(list catalog.Ruleset) *Kit {
	return all.first(func(k *Kit) bool { return slices.Contains(k.Lists(), list) })
}

// With is the kit that plays with the cards of a family; the first if none does.
func (all Kits) With(family catalog.Family) *Kit {
	return all.first(func(k *Kit) bool { return k.Facts.Family() == family })
}

func (all Kits) first(fits func(*Kit) bool) *Kit {
	return all[max(slices.IndexFunc(all, fits), 0)]
}

// Lists are the points lists that a game can be played by.
func (all Kits) Lists() []catalog.Ruleset {
	var lists []catalog.Ruleset
	for _, k := range all {
		lists = append(lists, k.Lists()...)
	}
	return lists
}

// Start is that of the kit whose edition the header names.
func (all Kits) Start(h game.Header) (game.State, error) { return all.Of(h.Edition).Start(h) }
