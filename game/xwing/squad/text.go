package squad

import (
	"slices"
	"strconv"
	"strings"

	"xwing/game/xwing/catalog"
)

// obstacleLine begins the line of a list that names the obstacles, by their ids.
const obstacleLine = "Obstacles: "

// firstEdition is how a list says that its cards are of the first edition, whose names the second has, too.
const firstEdition = "First edition"

// Text is the squad as builders print lists for people: a line for each card with its cost, those of a ship indented below
// it. Faction is what the faction is called. [Read] makes the same squad of it: where cards of one name are told apart by
// their ids alone, what the id has behind the name stands in brackets.
func (s Squad) Text(cat *catalog.Catalog, r catalog.Ruleset, faction string) string {
	t := lister{squad: s, cat: cat, list: r, faction: faction, marked: map[[2]int]bool{}}
	text := t.text()
	for range 2 { // what is marked in one card may leave others unclear
		again, err := readList(text, []*catalog.Catalog{cat})
		if err != nil || !t.mark(again) {
			break
		}
		text = t.text()
	}
	return text
}

// lister writes a squad as a list.
type lister struct {
	squad   Squad
	cat     *catalog.Catalog
	list    catalog.Ruleset
	faction string
	marked  map[[2]int]bool // cards, by ship and place from 1 on, that are to be told apart from others; 0: the ship card
}

// mark marks the cards that are read as others; it reports whether there are any.
func (t *lister) mark(again Squad) bool {
	any := false
	for i, p := range t.squad.Pilots {
		if i >= len(again.Pilots) {
			break
		}
		q := again.Pilots[i]
		if p.Pilot != q.Pilot {
			any, t.marked[[2]int{i, 0}] = true, true
		}
		for k, e := range p.Upgrades {
			if !slices.Contains(q.UpgradeIDs(), e.XWS) {
				any, t.marked[[2]int{i, k + 1}] = true, true
			}
		}
	}
	return any
}

func (t *lister) text() string {
	var b strings.Builder
	line := func(parts ...string) { b.WriteString(strings.TrimRight(strings.Join(parts, ""), " ") + "\n") }
	if name := strings.Join(strings.Fields(t.squad.Name), " "); name != "" {
		line(name)
	}
	if t.cat.Family() == catalog.XWing1 {
		line(t.faction, " (", firstEdition, ")")
	} else {
		line(t.faction)
	}
	for i, p := range t.squad.Pilots {
		line()
		name, ship := p.Pilot, ""
		cost := ""
		if card, err := t.cat.Pilot(p.Pilot); err == nil {
			name = card.Name
			if own, err := t.cat.Ship(p.Ship); err == nil {
				ship = " – " + own.Name
			}
			if rules, ok := card.Rules(t.list); ok && !rules.Unpriced {
				cost = " (" + strconv.Itoa(rules.Cost) + ")"
			}
		}
		line(name, t.behind(i, 0, p.Pilot), ship, cost)
		for k, e := range p.Upgrades {
			t.upgrade(&b, i, k, e)
		}
	}
	line()
	if total, err := t.squad.Points(t.cat, t.list); err == nil {
		line("Total: ", strconv.Itoa(total))
	}
	if len(t.squad.Obstacles) > 0 {
		line(obstacleLine, strings.Join(t.squad.Obstacles, ", "))
	}
	return b.String()
}

// upgrade writes the line of an upgrade.
func (t *lister) upgrade(b *strings.Builder, i, k int, e Equipped) {
	name, cost := e.XWS, 0
	card, err := t.cat.Upgrade(e.XWS)
	if err == nil {
		name = card.Name
		cost, err = t.cat.UpgradeCost(t.list, t.squad.Pilots[i].Pilot, e.XWS, t.squad.Pilots[i].UpgradeIDs()...)
	}
	b.WriteString("  " + name + t.behind(i, k+1, e.XWS))
	if err == nil {
		b.WriteString(" (" + strconv.Itoa(cost) + ")")
	}
	b.WriteByte('\n')
}

// behind is what tells a card apart from others of its name, in brackets: what its id has behind the name, or all of it.
func (t *lister) behind(i, k int, id string) string {
	if !t.marked[[2]int{i, k}] {
		return ""
	}
	if _, rest, ok := strings.Cut(id, "-"); ok {
		return " [" + rest + "]"
	}
	return " [" + id + "]"
}

// isCalled reports whether an id has that behind the name, or is that, as an id without hyphens.
func isCalled(id, slug string) bool {
	_, rest, _ := strings.Cut(id, "-")
	return slug != "" && (catalog.Slug(rest) == slug || catalog.Slug(id) == slug)
}

// narrowed are those of some cards that a note behind the name means; all of them if it means none.
func narrowed(cards []*catalog.Upgrade, note string) []*catalog.Upgrade {
	slug := catalog.Slug(note)
	some := slices.DeleteFunc(slices.Clone(cards), func(u *catalog.Upgrade) bool {
		return !isCalled(u.XWS, slug) && !slices.ContainsFunc(u.Slots,
			func(t catalog.UpgradeType) bool { return catalog.Slug(t.String()) == slug })
	})
	if len(some) > 0 {
		return some
	}
	return cards
}
