package fleet

import (
	"slices"
	"strconv"

	"xwing/game/armada/catalog"
)

// Check lists the rules that the fleet breaks; none for a legal one. The order is fixed: ship by ship, squadron by
// squadron, then the fleet as a whole.
func (f Fleet) Check(cat *catalog.Catalog) []Breach { return f.check(cat, 0) }

// check is Check, that has looked for something near so often already.
func (f Fleet) check(cat *catalog.Catalog, asked int) []Breach {
	c := checker{fleet: f, cat: cat, asked: asked}
	if f.Faction == 0 {
		c.add("ARM-FLB-004", NoFaction, whole)
	}
	for i := range f.Ships {
		c.ship(i)
	}
	for i := range f.Squadrons {
		c.squadron(i)
	}
	c.total()
	c.flagship()
	c.sameNames()
	c.sameTypes()
	c.aces()
	c.objectives()
	return c.breaches
}

type checker struct {
	fleet    Fleet
	cat      *catalog.Catalog
	breaches []Breach

	commanders []int   // places of the ships that carry them, one for each commander
	names      []named // cards with a unique name
	squadrons  []squadronAt
	asked      int // how often something near has been looked for
}

// place is where a breach is.
type place struct {
	ship, squadron int
	upgrade        string
}

// whole is the fleet as a whole.
var whole = place{-1, -1, ""}

// named is a card with a unique name.
type named struct {
	name string
	at   place
}

// squadronAt is an entry among the squadrons with its card looked up.
type squadronAt struct {
	index, count int
	card         *catalog.Squadron
}

func (s squadronAt) place() place { return place{-1, s.index, ""} }

// add notes a breach; args are pairs of key and value.
func (c *checker) add(rule string, kind Kind, at place, args ...string) {
	b := Breach{Rule: rule, Kind: kind, Ship: at.ship, Squadron: at.squadron, Upgrade: at.upgrade}
	if len(args) > 0 {
		b.Args = map[string]string{}
	}
	for i := 0; i+1 < len(args); i += 2 {
		b.Args[args[i]] = args[i+1]
	}
	c.breaches = append(c.breaches, b)
}

// unique notes a card with a unique name.
func (c *checker) unique(name string, at place) { c.names = append(c.names, named{name, at}) }

// squadron looks up an entry among the squadrons and checks what concerns it alone.
func (c *checker) squadron(i int) {
	entry := c.fleet.Squadrons[i]
	at := place{-1, i, ""}
	card, err := c.cat.Squadron(entry.ID)
	if err != nil {
		c.add(unknownRow, UnknownSquadron, at, c.near("squadron", entry.ID, squadronIDs)...)
		return
	}
	if card.Faction != c.fleet.Faction && c.fleet.Faction != 0 {
		c.add("ARM-FLB-005", WrongFaction, at, "faction", card.Faction.String())
	}
	if entry.Count < 1 {
		c.add("ARM-FLB-033", WrongCount, at, "count", strconv.Itoa(entry.Count))
		return
	}
	if card.Unique {
		for range min(entry.Count, 2) {
			c.unique(card.Name, at)
		}
	}
	c.squadrons = append(c.squadrons, squadronAt{i, entry.Count, card})
}

// total checks the agreed total, the fleet's cost and that of its squadrons.
func (c *checker) total() {
	points, cost := c.fleet.Points, c.fleet.Cost(c.cat)
	if points < 1 {
		c.add("ARM-FLB-001", NoTotal, whole, "total", strconv.Itoa(points))
		return
	}
	if cost.Total > points {
		c.add("ARM-FLB-003", OverTotal, whole, "total", strconv.Itoa(cost.Total), "limit", strconv.Itoa(points))
	}
	if limit := SquadronLimit(points); cost.Squadrons > limit {
		c.add("ARM-FLB-012", OverSquadrons, whole, "total", strconv.Itoa(cost.Squadrons), "limit", strconv.Itoa(limit))
	}
}

// flagship wants one commander, on one ship.
func (c *checker) flagship() {
	if n := len(c.commanders); n > 1 {
		c.add("ARM-FLB-009", TooManyCommanders, whole, "count", strconv.Itoa(n))
	}
	switch n := len(slices.Compact(slices.Clone(c.commanders))); {
	case n == 0:
		c.add("ARM-FLB-008", NoFlagship, whole)
	case n > 1:
		c.add("ARM-FLB-008", TooManyFlagships, whole, "count", strconv.Itoa(n))
	}
}

// sameNames wants each unique name once, whatever the types of its cards.
func (c *checker) sameNames() {
	seen := map[string]bool{}
	for _, n := range c.names {
		if seen[n.name] {
			c.add("ARM-FLB-015", SameName, n.at, "name", n.name)
		}
		seen[n.name] = true
	}
}

// sameTypes wants one unique squadron of a type that is printed in italics throughout; a card twice is sameNames'.
func (c *checker) sameTypes() {
	first := map[string]string{}
	for _, s := range c.squadrons {
		if !s.card.Unique || !s.card.Italic {
			continue
		}
		if id := first[s.card.Type]; id != "" && id != s.card.ID {
			c.add("ARM-FLB-016", SameType, s.place(), "type", s.card.Type)
			continue
		}
		first[s.card.Type] = s.card.ID
	}
}

// aces counts unique squadrons with defense tokens.
func (c *checker) aces() {
	count := 0
	for _, s := range c.squadrons {
		if s.card.Ace() {
			count += s.count
		}
	}
	rule := "ARM-FLB-013"
	if c.fleet.Points%100 != 0 {
		rule = "ARM-FLB-014" // a hundred that is only begun counts nothing
	}
	if limit := AceLimit(c.fleet.Points); count > limit && c.fleet.Points > 0 {
		c.add(rule, TooManyAces, whole, "count", strconv.Itoa(count), "limit", strconv.Itoa(limit))
	}
}

// objectives wants one of each category.
func (c *checker) objectives() {
	const rule = "ARM-FLB-032"
	count := map[catalog.Category]int{}
	for _, id := range c.fleet.Objectives {
		card, err := c.cat.Objective(id)
		switch {
		case err != nil:
			c.add(rule, UnknownObjective, whole, c.near("objective", id, objectiveIDs)...)
		case !slices.Contains(catalog.Categories(), card.Category):
			c.add(rule, WrongObjective, whole, "objective", id, "category", card.Category.String())
		default:
			count[card.Category]++
		}
	}
	for _, category := range catalog.Categories() {
		switch n := count[category]; {
		case n == 0:
			c.add(rule, NoObjective, whole, "category", category.String())
		case n > 1:
			c.add(rule, TooManyObjectives, whole, "category", category.String(), "count", strconv.Itoa(n))
		}
	}
}
