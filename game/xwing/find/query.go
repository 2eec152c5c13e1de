package find

import (
	"regexp"
	"slices"
	"strings"

	"xwing/game/xwing/catalog"
	"xwing/internal/spelling"
)

// query is a question that was understood.
type query struct {
	list  catalog.Ruleset
	wants []want
	terms bool
	whole string // all that are words of names, folded
	slot  bool   // one of them is a slot: upgrades for it are meant before ships that have it
}

// want is one thing that is asked for: how well an entry has it, -1 for not at all.
type want func(e *entry) int

// How well something is found, the best first.
const (
	rankID    = iota // it is called so
	rankName         // its name begins so
	rankWord         // a word of its name does, or it is a number asked for
	rankKnown        // it is known by it: ship, keyword, slot, action
	rankText         // what it does speaks of it
)

// holds is the want of a yes or no.
func holds(is func(e *entry) bool) want {
	return func(e *entry) int {
		if is(e) {
			return rankID
		}
		return -1
	}
}

// not turns a want round.
func not(w want) want { return holds(func(e *entry) bool { return w(e) < 0 }) }

// rank is how well an entry has everything that is asked for.
func (q *query) rank(e *entry) int {
	worst := rankID
	for _, w := range q.wants {
		rank := w(e)
		if rank < 0 {
			return -1
		}
		worst = max(worst, rank)
	}
	if q.whole != "" && (q.whole == e.name || q.whole == e.id) {
		return rankID
	}
	return worst
}

// parser reads a question word by word.
type parser struct {
	finder *Finder
	query
	words []string // that are left
}

var compared = regexp.MustCompile(`\s*(<=|>=|!=|<|>|=|≤|≥)\s*`)

// parse reads a question about a list.
func (f *Finder) parse(question string, list catalog.Ruleset) *query {
	text := strings.ToLower(question)
	text = compared.ReplaceAllString(text, " $1 ")
	text = strings.NewReplacer("≤", "<=", "≥", ">=", ",", " ", ";", " ", "?", " ", ":", " ").Replace(text)
	p := &parser{finder: f, query: query{list: list}}
	for i, part := range strings.Split(text, `"`) { // every second one stands in quotes
		if i%2 == 1 {
			p.phrase(part)
			continue
		}
		for p.words = strings.Fields(text2words(part)); len(p.words) > 0; {
			p.next()
		}
	}
	return &p.query
}

// text2words is a part of a question without the signs that part no words.
func text2words(part string) string {
	return strings.NewReplacer("(", " ", ")", " ", "&", " ").Replace(part)
}

// phrase asks for words just as they follow each other, in a name or in what a card does.
func (p *parser) phrase(text string) {
	folded := strings.TrimSpace(sentences(text))
	if folded == "" {
		return
	}
	whole := spelling.Fold(text)
	p.wants = append(p.wants, func(e *entry) int {
		switch {
		case strings.Contains(e.name, whole):
			return rankName
		case strings.Contains(e.text, " "+folded+" "):
			return rankText
		}
		return -1
	})
}

// fillers are words that ask for nothing.
var fillers = []string{"a", "an", "the", "with", "and", "that", "which", "who", "of", "for", "has", "have", "having", "in", "on", "by",
	"is", "are",
	"can", "card", "cards", "to", "some", "any", "what", "me", "show", "all"}

// next takes the next words of the question off.
func (p *parser) next() {
	word := p.words[0]
	if len(p.words) > 1 && slices.Contains(fillers, word) {
		p.words = p.words[1:]
		return
	}
	if len(word) > 1 && word[0] == '-' || len(p.words) > 1 && slices.Contains([]string{"not", "without", "no"}, word) {
		if p.words[0] = strings.TrimPrefix(word, "-"); p.words[0] == word {
			p.words = p.words[1:]
		}
		if n := len(p.wants); p.one() && len(p.wants) > n {
			p.wants[n], p.terms = not(p.wants[n]), true
		}
		return
	}
	p.one()
}

// one reads what the next words ask for: the longest term that they begin with, else a word.
func (p *parser) one() bool {
	for _, read := range []func() (int, want){p.number, p.move, p.bar, p.place, p.kind, p.faction, p.concept} {
		if n, w := read(); n > 0 {
			p.words, p.terms = p.words[n:], true
			if w != nil {
				p.wants = append(p.wants, w)
			}
			return true
		}
	}
	word := spelling.Fold(p.words[0])
	p.words = p.words[1:]
	if word == "" {
		return false
	}
	if _, err := catalog.ParseUpgradeType(word); err == nil {
		p.slot = true
	}
	p.whole += word
	p.wants = append(p.wants, p.word(word))
	return true
}

// word asks for a word, in whatever an entry is found by.
func (p *parser) word(word string) want {
	stems := stemsOf(word)
	return func(e *entry) int {
		switch {
		case word == e.name, word == e.id:
			return rankID
		case strings.HasPrefix(e.name, word):
			return rankName
		case slices.ContainsFunc(e.words, func(w string) bool { return strings.HasPrefix(w, word) }), len(word) > 1 && word == e.initials:
			return rankWord
		case len(word) > 1 && slices.ContainsFunc(e.known, func(k string) bool { return strings.Contains(k, word) }):
			return rankKnown
		case slices.ContainsFunc(stems, func(s string) bool { return strings.Contains(e.text, " "+s) }):
			return rankText
		case len(word) > 2 && (slices.ContainsFunc(e.words, func(w string) bool { return strings.Contains(w, word) }) ||
			strings.HasPrefix(e.id, word)):
			return rankText
		}
		return -1
	}
}
