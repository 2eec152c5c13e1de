package fleet

import (
	"slices"
	"strings"

	"xwing/game/armada/catalog"
	"xwing/internal/spelling"
)

// card is what a name in a list may mean.
type card struct {
	id        string
	cost, was int
	factions  []catalog.Faction // empty: any
	slots     []catalog.Slot
}

// book is the cards of a kind by their folded names.
type book map[string][]card

// books are all cards by the names that builders write.
type books struct{ ships, squadrons, upgrades, objectives book }

func newBooks(cat *catalog.Catalog) *books {
	b := &books{book{}, book{}, book{}, book{}}
	for _, s := range cat.Ships() {
		b.ships.add(card{s.ID, s.Cost, s.Was, []catalog.Faction{s.Faction}, s.Slots}, slices.Concat(s.Aliases, []string{s.Name, s.ID})...)
	}
	for _, s := range cat.Squadrons() {
		names := slices.Concat(s.Aliases, []string{s.Name, s.ID, s.Name + s.Chassis, s.Name + s.Chassis + "squadron"})
		for _, name := range slices.Clone(names) {
			if short, ok := strings.CutSuffix(name, " Squadron"); ok && !s.Unique {
				names = append(names, short)
			}
		}
		if s.Type != "" {
			names = append(names, s.Name+s.Type)
		}
		b.squadrons.add(card{s.ID, s.Cost, s.Was, []catalog.Faction{s.Faction}, nil}, names...)
	}
	for _, u := range cat.Upgrades() {
		b.upgrades.add(card{u.ID, u.Cost, u.Was, u.Factions, u.Slots}, slices.Concat(u.Aliases, []string{u.Name, u.ID})...)
	}
	for _, o := range cat.Objectives() {
		b.objectives.add(card{id: o.ID}, slices.Concat(o.Aliases, []string{o.Name, o.ID})...)
	}
	return b
}

// add puts a card under each of its names, once.
func (b book) add(c card, names ...string) {
	for _, name := range names {
		key := spelling.Fold(name)
		if !slices.ContainsFunc(b[key], func(o card) bool { return o.id == c.id }) {
			b[key] = append(b[key], c)
		}
	}
}

// find is the cards that a name may mean: as it stands, without what builders put into brackets behind it, in the
// singular, and without what flies behind a dash.
func (b book) find(name string) []card {
	short, _, _ := strings.Cut(name, " - ")
	for _, text := range []string{name, unbracketed(name), short, unbracketed(short)} {
		key := spelling.Fold(text)
		for _, key := range []string{key, strings.TrimSuffix(key, "s"), strings.Replace(key, "squadrons", "squadron", 1)} {
			if found := b[key]; len(found) > 0 {
				return found
			}
		}
	}
	return nil
}

// unbracketed is a text without what stands in brackets.
func unbracketed(s string) string {
	var b strings.Builder
	depth := 0
	for _, r := range s {
		switch r {
		case '[', '{', '(':
			depth++
		case ']', '}', ')':
			depth--
		default:
			if depth <= 0 {
				b.WriteRune(r)
			}
		}
	}
	return b.String()
}

// pick is the card of several that is meant: one of the faction, at that cost for n of them, now or in former times,
// and one that finds an icon.
func pick(cards []card, faction catalog.Faction, cost, n int, free func(card) bool) card {
	better := func(cards []card, good func(card) bool) []card {
		var kept []card
		for _, c := range cards {
			if good(c) {
				kept = append(kept, c)
			}
		}
		if len(kept) == 0 {
			return cards
		}
		return kept
	}
	at := func(price int) bool { return cost >= 0 && (price == cost || price*n == cost) }
	cards = better(cards, func(c card) bool { return len(c.factions) == 0 || slices.Contains(c.factions, faction) })
	cards = better(cards, func(c card) bool { return at(c.cost) })
	cards = better(cards, func(c card) bool { return at(c.cost) || c.was > 0 && at(c.was) })
	return better(cards, free)[0]
}
