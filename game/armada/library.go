package armada

import (
	"maps"
	"slices"
	"strings"
)

// shelf is the cards of one kind by their id.
type shelf map[string]*Card

// answers are the cards that answer to a timing or a query, by the kinds of cards in play.
type answers struct {
	any                                   bool
	damage, upgrade, squadron, objectives shelf
}

// Library is all declared cards, by reference and by what they answer to.
type Library struct {
	cards map[string]*Card
	when  [timingCount]answers
	query [queryCount]answers
}

// NewLibrary sorts declarations. It panics when a card is declared twice.
func NewLibrary(cards ...*Card) *Library {
	l := &Library{cards: map[string]*Card{}}
	for i := range l.when {
		l.when[i] = newAnswers()
	}
	for i := range l.query {
		l.query[i] = newAnswers()
	}
	for _, c := range cards {
		l.add(c)
	}
	return l
}

func newAnswers() answers { return answers{false, shelf{}, shelf{}, shelf{}, shelf{}} }

func (l *Library) add(c *Card) {
	if l.cards[c.Ref] != nil {
		panic("armada: declared twice: " + c.Ref)
	}
	l.cards[c.Ref] = c
	for _, a := range c.Abilities {
		l.when[a.When].add(c)
		l.query[a.Query].add(c)
	}
}

func (a *answers) add(c *Card) {
	kind, id, _ := strings.Cut(c.Ref, "/")
	a.any = true
	map[string]shelf{"damage": a.damage, "upgrade": a.upgrade, "squadron": a.squadron, "objective": a.objectives}[kind][id] = c
}

// Declared reports whether a card's text is enforced.
func (l *Library) Declared(ref string) bool { return l != nil && l.cards[ref] != nil }

// Cards are all declarations, by reference.
func (l *Library) Cards() (cards []*Card) {
	for _, ref := range slices.Sorted(maps.Keys(l.cards)) {
		cards = append(cards, l.cards[ref])
	}
	return cards
}
