package find

import (
	"slices"
	"strings"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
	"xwing/internal/spelling"
)

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
