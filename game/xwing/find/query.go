package find

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
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

var (
	compared = regexp.MustCompile(`\s*(<=|>=|!=|<|>|=|≤|≥)\s*`)
	ranged   = regexp.MustCompile(`^(\d{1,3})(\+|-\d{1,3})?$`)
	skilled  = regexp.MustCompile(`^(?:i|ps)(\d{1,2})$`)
)

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
var fillers = []string{"a", "an", "the", "with", "and", "that", "which", "who", "of", "for", "has", "have", "having", "in", "on", "by", "is", "are",
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
		case len(word) > 2 && (slices.ContainsFunc(e.words, func(w string) bool { return strings.Contains(w, word) }) || strings.HasPrefix(e.id, word)):
			return rankText
		}
		return -1
	}
}

// fields are the numbers that can be asked for.
var fields = map[string]func(e *entry) []int{
	"initiative": func(e *entry) []int { return one(e.Initiative) }, "cost": func(e *entry) []int { return e.costs },
	"loadout": func(e *entry) []int { return one(e.Loadout) }, "hull": func(e *entry) []int { return one(e.Hull) },
	"shields": func(e *entry) []int { return one(e.Shields) }, "agility": func(e *entry) []int { return one(e.Agility) },
	"attack": func(e *entry) []int { return one(e.Attack) }, "charges": func(e *entry) []int { return one(e.charges) },
	"force": func(e *entry) []int { return one(e.force) },
}

// fieldNames are other names of them.
var fieldNames = map[string]string{"init": "initiative", "i": "initiative", "ps": "initiative", "skill": "initiative", "points": "cost", "pts": "cost",
	"price": "cost", "costs": "cost", "costing": "cost", "shield": "shields", "charge": "charges", "lv": "loadout", "ag": "agility"}

func one(n int) []int { return []int{n} }

// comparisons are the words for signs.
var comparisons = map[string]string{"<": "<", "<=": "<=", ">": ">", ">=": ">=", "=": "=", "!=": "!=", "under": "<", "below": "<", "over": ">",
	"above": ">", "at most": "<=", "at least": ">=", "less than": "<", "more than": ">", "up to": "<="}

// number reads "initiative 4", "cost < 40", "hull at least 5", "agility 2+", "cost 30-40", "i5".
func (p *parser) number() (int, want) {
	if m := skilled.FindStringSubmatch(p.words[0]); m != nil {
		n, _ := strconv.Atoi(m[1])
		return 1, within(fields["initiative"], n, n)
	}
	name := p.words[0]
	if other := fieldNames[name]; other != "" {
		name = other
	}
	of := fields[name]
	if of == nil {
		return 0, nil
	}
	at, sign := 1, "="
	for _, n := range []int{2, 1} {
		if at+n <= len(p.words) && sign == "=" {
			if s := comparisons[strings.Join(p.words[at:at+n], " ")]; s != "" {
				at, sign = at+n, s
				break
			}
		}
	}
	if at >= len(p.words) {
		return 0, nil
	}
	m := ranged.FindStringSubmatch(p.words[at])
	if m == nil {
		return 0, nil
	}
	if name == "cost" || name == "loadout" {
		p.needList()
	}
	n, _ := strconv.Atoi(m[1])
	const most = 1 << 20
	switch {
	case m[2] == "+":
		return at + 1, within(of, n, most)
	case m[2] != "":
		to, _ := strconv.Atoi(m[2][1:])
		return at + 1, within(of, n, to)
	}
	switch sign {
	case "<":
		return at + 1, within(of, -most, n-1)
	case "<=":
		return at + 1, within(of, -most, n)
	case ">":
		return at + 1, within(of, n+1, most)
	case ">=":
		return at + 1, within(of, n, most)
	case "!=":
		return at + 1, not(within(of, n, n))
	}
	return at + 1, within(of, n, n)
}

// needList asks about the first points list if none was named: numbers of all at once answer nothing.
func (p *parser) needList() {
	if p.list == "" {
		p.list = p.finder.source.Catalog.BuiltIn()[0]
	}
}

// within asks for a number from least to most; what has none, or -1, has it not.
func within(of func(e *entry) []int, least, most int) want {
	return func(e *entry) int {
		if slices.ContainsFunc(of(e), func(n int) bool { return n >= max(least, 0) && n <= most }) {
			return rankWord
		}
		return -1
	}
}

// kind reads "pilots", "upgrades", "ships", points lists, formats, "enforced", "standard loadout".
func (p *parser) kind() (int, want) {
	word := p.words[0]
	is := func(k catalog.Kind) want { return holds(func(e *entry) bool { return e.Kind == k }) }
	switch word {
	case "pilots":
		return 1, is(catalog.PilotCard)
	case "upgrades":
		return 1, is(catalog.UpgradeCard)
	case "ships":
		return 1, is(catalog.ShipKind)
	case "enforced":
		return 1, holds(func(e *entry) bool { return e.Enforced })
	case "unenforced":
		return 1, holds(func(e *entry) bool { return !e.Enforced && e.Kind != catalog.ShipKind })
	case "standard":
		if len(p.words) > 1 && strings.HasPrefix(p.words[1], "loadout") {
			return 2, p.word("standardloadout")
		}
	case "list":
		if len(p.words) > 1 {
			if n, _ := p.listNamed(p.words[1]); n > 0 {
				return 2, nil
			}
		}
	}
	if n, w := p.listNamed(word); n > 0 {
		return n, w
	}
	return p.format(word)
}

func (p *parser) listNamed(word string) (int, want) {
	for _, l := range p.finder.source.Catalog.Lists() {
		if strings.EqualFold(string(l.ID), word) {
			if p.list = l.ID; len(p.wants) == 0 && len(p.words) <= 2 {
				return 1, holds(func(*entry) bool { return true })
			}
			return 1, nil
		}
	}
	return 0, nil
}

// format reads the name of a format of the list that is asked about, or of the first that has one of that name.
func (p *parser) format(word string) (int, want) {
	for _, l := range p.finder.source.Catalog.Lists() {
		cards, has := l.CardsIn(word)
		if !has || p.list != "" && p.list != l.ID {
			continue
		}
		p.list = l.ID
		return 1, holds(func(e *entry) bool { return slices.Contains(e.formats, cards) })
	}
	return 0, nil
}

// faction reads one, in any spelling of up to three words; upgrades are found by what only that faction may have.
func (p *parser) faction() (int, want) {
	for n := min(3, len(p.words)); n > 0; n-- {
		if f, err := squad.ParseFaction(strings.Join(p.words[:n], " ")); err == nil {
			name := spelling.Fold(strings.Join(p.words[:n], ""))
			return n, func(e *entry) int {
				switch {
				case slices.Contains(e.factions, f):
					return rankID
				case strings.HasPrefix(e.name, name):
					return rankName
				}
				return -1
			}
		}
	}
	return 0, nil
}
