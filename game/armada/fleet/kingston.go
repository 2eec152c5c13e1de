package fleet

import (
	"fmt"
	"strings"

	"xwing/game/armada/catalog"
)

// kingstonFactions is how Kingston's list names the factions.
var kingstonFactions = [...]string{"", "Rebel", "Empire", "Republic", "Separatist"}

// Kingston writes the fleet as a list for people to read, in the form of Kingston's builder and Star Forge's. It does
// not say what total was agreed on.
func (f Fleet) Kingston(cat *catalog.Catalog) string {
	var b strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	line("Name: %s", f.Name)
	line("Faction: %s", kingstonFactions[f.Faction])
	if i := f.Flagship(cat); i >= 0 {
		for _, id := range f.Ships[i].Upgrades {
			if u, err := cat.Upgrade(id); err == nil && u.Is(catalog.CommanderSlot) {
				line("Commander: %s (%d)", u.Name, u.Cost)
				break
			}
		}
	}
	line("")
	f.kingstonObjectives(cat, line)
	cost := f.Cost(cat)
	for i, s := range f.Ships {
		line("")
		if card, err := cat.Ship(s.ID); err == nil {
			line("%s (%d)", card.Name, card.Cost)
		} else {
			line("%s (0)", s.ID)
		}
		for _, id := range s.Upgrades {
			if card, err := cat.Upgrade(id); err == nil {
				line("• %s (%d)", card.Name, card.Cost)
			} else {
				line("• %s (0)", id)
			}
		}
		line("= %d Points", cost.Ships[i])
	}
	line("")
	line("Squadrons:")
	for _, s := range f.Squadrons {
		name, price := s.ID, 0
		if card, err := cat.Squadron(s.ID); err == nil {
			name, price = card.Name, card.Cost*s.Count
			if card.Unique && card.Type != "" {
				name += " - " + card.Type
			} else if card.Unique {
				name += " - " + card.Chassis
			}
		}
		if s.Count != 1 {
			name = fmt.Sprintf("%d x %s", s.Count, name)
		}
		line("• %s (%d)", name, price)
	}
	line("= %d Points", cost.Squadrons)
	line("")
	line("Total Points: %d", cost.Total)
	return b.String()
}

// kingstonObjectives writes the objectives by category; one that has none of the three stands with the last.
func (f Fleet) kingstonObjectives(cat *catalog.Catalog, line func(string, ...any)) {
	under := make([][]string, len(catalog.Categories()))
	for _, id := range f.Objectives {
		name, at := id, len(under)-1
		if card, err := cat.Objective(id); err == nil {
			name = card.Name
			if card.Category <= catalog.NavigationObjective {
				at = int(card.Category) - 1
			}
		}
		under[at] = append(under[at], name)
	}
	for i, heading := range []string{"Assault", "Defense", "Navigation"} {
		line("%s: %s", heading, strings.Join(under[i], ", "))
	}
}
