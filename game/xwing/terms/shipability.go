package terms

import "xwing/game/xwing/catalog"

// ability returns the name of a ship ability by its id; the id if no ship has
// it. It looks at the ships of the game first: to ask all ship types would decode
// all facts.
func (n *Names) ability(id string) string {
	slug := catalog.AbilitySlug(id)
	if n.view != nil {
		for i := range n.view.Ships {
			s := &n.view.Ships[i]
			names := []string{}
			if ship, err := n.facts.Ship(s.Chassis); err == nil {
				names = ship.Abilities
			}
			if card, err := n.facts.Pilot(s.Pilot); err == nil {
				names = append(names[:len(names):len(names)], card.ShipAbility)
			}
			for _, u := range s.Upgrades {
				if card, err := n.facts.Upgrade(u.XWS); err == nil {
					names = append(names[:len(names):len(names)], card.Sides[0].ShipAbility)
				}
			}
			if name, ok := bySlug(slug, names); ok {
				return name
			}
		}
	}
	for _, s := range n.facts.Ships() {
		if name, ok := bySlug(slug, s.Abilities); ok {
			return name
		}
	}
	for _, p := range n.facts.Pilots() { // one that a pilot has alone
		if name, ok := bySlug(slug, []string{p.ShipAbility}); ok {
			return name
		}
	}
	return id
}

// bySlug finds the name with the slug.
func bySlug(slug string, names []string) (string, bool) {
	for _, name := range names {
		if catalog.Slug(name) == slug {
			return name, true
		}
	}
	return "", false
}
