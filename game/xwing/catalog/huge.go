package catalog

// ForHuge reports whether only huge ships can
// equip the upgrade: by its slot, or by what it asks of the ship.
func (c *Catalog) ForHuge(u *Upgrade) bool {
	if u.Epic() {
		return true
	}
	for _, r := range u.Restrictions {
		if r.forHuge(c) {
			return true
		}
	}
	return false
}

// forHuge reports whether none but huge ships can satisfy the restriction.
func (r Restriction) forHuge(c *Catalog) bool {
	if len(r.Sizes)+len(r.Ships) == 0 || len(r.Factions)+len(r.Names)+len(r.Keywords) > 0 {
		return false
	}
	for _, s := range r.Sizes {
		if s != HugeShip {
			return false
		}
	}
	for _, xws := range r.Ships {
		if ship, err := c.Ship(xws); err != nil || !ship.Huge() {
			return false
		}
	}
	return true
}
