package xwing

import (
	"slices"

	"xwing/game/xwing/catalog"
)

// Library holds the declared cards of one edition by "kind/xws", with the texts that
// one of its points lists has.
type Library struct {
	cards      map[string]*Card
	damage     deal
	conditions deal
	lists      map[catalog.Ruleset]*Library // those of lists with texts of their own; "": of all others
}

// deal is the cards of a kind that come to ships in the course of the game.
type deal struct {
	cards map[string]*Card // by xws
	heeds concerns         // what all of them answer to
}

// NewLibrary collects the cards that an edition knows, for a points list without
// texts of its own.
func NewLibrary(edition string, cards ...*Card) *Library {
	var known []*Card
	lists := map[catalog.Ruleset]*Library{"": nil}
	for _, c := range cards {
		if !slices.Contains(c.Editions, edition) {
			continue
		}
		known = append(known, c)
		for _, list := range c.Lists {
			lists[list] = nil
		}
	}
	for list := range lists {
		lists[list] = newLibrary(list, known, lists)
	}
	return lists[""]
}

// newLibrary collects the cards as a list has them: its own texts beat those of all
// lists.
func newLibrary(list catalog.Ruleset, cards []*Card, lists map[catalog.Ruleset]*Library) *Library {
	l := &Library{cards: make(map[string]*Card, len(cards)), damage: deal{cards: map[string]*Card{}}, conditions: deal{cards: map[string]*Card{}}, lists: lists}
	for _, c := range cards {
		if len(c.Lists) == 0 {
			l.add(c)
		}
	}
	for _, c := range cards {
		if slices.Contains(c.Lists, list) {
			l.add(c)
		}
	}
	return l
}

// By returns the library with the texts that a points list has (ruling 45).
func (l *Library) By(list catalog.Ruleset) *Library {
	if l == nil {
		return nil
	}
	if own := l.lists[list]; own != nil {
		return own
	}
	return l.lists[""]
}

func (l *Library) add(declared *Card) {
	own := *declared // the declaration may be in other libraries, too
	c := &own
	c.ref, c.heeds = c.ID.Ref(), concerns{}
	for i := range c.Abilities {
		c.heeds.add(&c.Abilities[i])
	}
	l.cards[c.ref] = c
	switch c.ID.Kind {
	case catalog.DamageKind:
		l.damage.add(c)
	case catalog.ConditionCard:
		l.conditions.add(c)
	}
}

func (d *deal) add(c *Card) {
	d.cards[c.ID.XWS] = c
	d.heeds.join(c.heeds)
}

// Card returns the declaration of "kind/xws" ("upgrade/elusive",
// "damage/hullbreach"); nil if the card is not enforced.
func (l *Library) Card(ref string) *Card {
	if l == nil {
		return nil
	}
	return l.cards[ref]
}

// Timings lists the timings that the abilities of "kind/xws" answer to.
func (l *Library) Timings(ref string) []Timing {
	c := l.Card(ref)
	if c == nil {
		return nil
	}
	var timings []Timing
	for i := range c.Abilities {
		if when := c.Abilities[i].When; when != Never {
			timings = append(timings, when)
		}
	}
	return timings
}

// concern is what abilities are looked for: a timing, a query, or any at all.
type concern struct {
	when  Timing
	query Query
}

// of reports whether the ability is one of those looked for.
func (c concern) of(a *Ability) bool { return c.among(concern{a.When, a.Query}) }

// among reports the same of an ability that answers to a concern.
func (c concern) among(own concern) bool {
	return (c.when == Never || own.when == c.when) && (c.query == NoQuery || own.query == c.query)
}

// concerns is what the abilities of some cards answer to, at a glance: a bit for
// each Timing and for each Query.
type concerns struct{ timings, queries mask }

func (h *concerns) add(a *Ability) {
	h.timings.set(int(a.When))
	h.queries.set(int(a.Query))
}

func (h *concerns) join(also concerns) {
	h.timings.join(also.timings)
	h.queries.join(also.queries)
}

// may reports whether an ability may be one of those looked for.
func (h concerns) may(c concern) bool {
	return (c.when == Never || h.timings.has(int(c.when))) && (c.query == NoQuery || h.queries.has(int(c.query)))
}
