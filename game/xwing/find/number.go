package find

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
)

var (
	ranged  = regexp.MustCompile(`^(\d{1,3})(\+|-\d{1,3})?$`)
	skilled = regexp.MustCompile(`^(?:i|ps)(\d{1,2})$`)
)

// fields are the numbers that can be asked for.
var fields = map[string]func(e *entry) []int{
	"initiative": func(e *entry) []int { return one(e.Initiative) }, "cost": func(e *entry) []int { return e.costs },
	"loadout": func(e *entry) []int { return one(e.Loadout) }, "hull": func(e *entry) []int { return one(e.Hull) },
	"shields": func(e *entry) []int { return one(e.Shields) }, "agility": func(e *entry) []int { return one(e.Agility) },
	"attack": func(e *entry) []int { return one(e.Attack) }, "charges": func(e *entry) []int { return one(e.charges) },
	"force": func(e *entry) []int { return one(e.force) },
}

// fieldNames are other names of them.
var fieldNames = map[string]string{"init": "initiative", "i": "initiative", "ps": "initiative", "skill": "initiative", "points": "cost",
	"pts":   "cost",
	"price": "cost", "costs": "cost", "costing": "cost", "shield": "shields", "charge": "charges", "lv": "loadout", "ag": "agility"}

func one(n int) []int { return []int{n} }

// comparisons are the words for signs.
var comparisons = map[string]string{"<": "<", "<=": "<=", ">": ">", ">=": ">=", "=": "=", "!=": "!=", "under": "<", "below": "<",
	"over":  ">",
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
