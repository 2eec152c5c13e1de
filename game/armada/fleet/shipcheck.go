package fleet

import (
	"slices"
	"strings"

	"xwing/game/armada/catalog"
)

// unknownRow is the row of a card that nobody knows: its cost cannot be added up.
const unknownRow = "ARM-FLB-003"

// removedRow is that of a card that was taken out of the game.
const removedRow = "RULINGS-23"

// shipAt is a ship of the fleet with its cards looked up.
type shipAt struct {
	index    int
	card     *catalog.Ship
	upgrades []*catalog.Upgrade // those that are known, each card once
	flagship bool
	tags     []catalog.Tag // its own, and those that its upgrades give it
}

func (s *shipAt) place(u *catalog.Upgrade) place { return place{s.index, -1, u.ID} }

// ship looks up one ship and its upgrades and checks what concerns it alone.
func (c *checker) ship(i int) {
	entry := c.fleet.Ships[i]
	s := shipAt{index: i}
	card, err := c.cat.Ship(entry.ID)
	switch {
	case err != nil:
		c.add(unknownRow, UnknownShip, place{i, -1, ""}, c.near("ship", entry.ID, shipIDs)...)
	case card.Faction != c.fleet.Faction && c.fleet.Faction != 0:
		c.add("ARM-FLB-005", WrongFaction, place{i, -1, ""}, "faction", card.Faction.String())
	}
	if card != nil && card.Unique {
		c.unique(card.Name, place{i, -1, ""})
	}
	s.card = card
	for _, id := range entry.Upgrades {
		c.upgrade(&s, id)
	}
	if card == nil {
		return
	}
	s.tags = slices.Clone(card.Tags)
	for _, u := range s.upgrades {
		s.tags = append(s.tags, u.Tags...)
	}
	c.traits(&s)
	c.slots(&s)
	for _, u := range s.upgrades {
		c.restriction(&s, u)
	}
}

// upgrade looks up one upgrade of a ship.
func (c *checker) upgrade(s *shipAt, id string) {
	u, err := c.cat.Upgrade(id)
	if err != nil {
		c.add(unknownRow, UnknownUpgrade, place{s.index, -1, id}, c.near("", id, upgradeIDs)...)
		return
	}
	at := s.place(u)
	if u.Unique {
		c.unique(u.Name, at)
	}
	if u.Is(catalog.CommanderSlot) {
		c.commanders = append(c.commanders, s.index)
		s.flagship = true
	}
	if u.Removed {
		c.add(removedRow, Removed, at)
	}
	if slices.Contains(s.upgrades, u) {
		c.add("ARM-FLB-018", SameUpgrade, at)
		return
	}
	s.upgrades = append(s.upgrades, u)
	faction := c.fleet.Faction
	if s.card != nil {
		faction = s.card.Faction
	}
	if faction == 0 || u.Fits(faction) {
		return
	}
	rule := "ARM-FLB-007"
	if u.Is(catalog.CommanderSlot) {
		rule = "ARM-FLB-011"
	}
	c.add(rule, WrongFaction, at, "faction", u.Factions[0].String())
}

// traits checks what a ship carries one of at most, and who may carry a commander.
func (c *checker) traits(s *shipAt) {
	modifications, titles := 0, 0
	for _, u := range s.upgrades {
		if u.Modification {
			if modifications++; modifications > 1 {
				c.add("ARM-FLB-021", TooManyModifications, s.place(u))
			}
		}
		if u.Is(catalog.TitleSlot) {
			if titles++; titles > 1 {
				c.add("ARM-FLB-022", TooManyTitles, s.place(u))
			}
		}
		if u.Is(catalog.CommanderSlot) && s.card.Flotilla {
			c.add("ARM-FLB-010", FlotillaFlagship, s.place(u)) // ARM-FLT-004 says so, too
		}
	}
}

// restriction checks the restriction traits of one upgrade.
func (c *checker) restriction(s *shipAt, u *catalog.Upgrade) {
	r, at := u.Restrictions, s.place(u)
	switch {
	case r.Chassis != "" && r.Chassis != s.card.Chassis:
		c.add("ARM-FLB-023", WrongIcon, at, "chassis", r.Chassis)
	case len(r.Ships) > 0 && !slices.Contains(r.Ships, s.card.ID):
		c.add("ARM-FLB-025", WrongShip, at, "ship", r.Ships[0])
	}
	if r.NameHas != "" && !strings.Contains(s.card.Name, r.NameHas) {
		rule := "ARM-FLB-029"
		if u.Is(catalog.TitleSlot) {
			rule = "ARM-FLB-024"
		}
		c.add(rule, WrongName, at, "name", r.NameHas)
	}
	if len(r.Sizes) > 0 && !slices.Contains(r.Sizes, s.card.Size) {
		c.add("ARM-FLB-026", WrongSize, at, "size", s.card.Size.String())
	}
	has := func(t catalog.Tag) bool { return slices.Contains(s.tags, t) }
	if len(r.Tags) > 0 && !slices.ContainsFunc(r.Tags, has) {
		c.add("ARM-FLB-027", NoTag, at, "tag", r.Tags[0].String())
	}
	if i := slices.IndexFunc(r.NotTags, has); i >= 0 {
		c.add("ARM-FLB-027", WrongTag, at, "tag", r.NotTags[i].String())
	}
	if r.Flagship && !s.flagship {
		c.add("ARM-FLB-028", FlagshipOnly, at)
	}
}
