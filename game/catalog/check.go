package catalog

import "fmt"

// check holds the facts together: every id that a row names exists, every list that play needs has
// something in it.
func (c *Catalog) check() error {
	for _, s := range c.ships.rows {
		if err := s.check(); err != nil {
			return fmt.Errorf("ship %s: %w", s.XWS, err)
		}
	}
	for _, p := range c.pilots.rows {
		if err := c.checkPilot(p); err != nil {
			return fmt.Errorf("pilot %s: %w", p.XWS, err)
		}
	}
	for _, u := range c.upgrades.rows {
		if err := c.checkUpgrade(u); err != nil {
			return fmt.Errorf("upgrade %s: %w", u.XWS, err)
		}
	}
	for _, d := range c.devices.rows {
		for _, xws := range d.Upgrades {
			if !c.upgrades.has(xws) {
				return fmt.Errorf("device %s: unknown upgrade %s", d.ID, xws)
			}
		}
	}
	return c.checkDamage()
}

func (s *Ship) check() error {
	switch {
	case s.Name == "", s.Size == 0:
		return fmt.Errorf("no name or no size")
	case len(s.Dial) == 0 && len(s.Stats.Attacks) > 0: // a docking ring has neither
		return fmt.Errorf("an empty dial")
	case len(s.Factions) == 0:
		return fmt.Errorf("no faction")
	case len(s.Stats.Attacks) > 2:
		return fmt.Errorf("%d primary weapons, two is the most", len(s.Stats.Attacks))
	}
	seen := map[Maneuver]bool{}
	for _, m := range s.Dial {
		if m.IsZero() || seen[m] {
			return fmt.Errorf("maneuver %q is empty or twice on the dial", m)
		}
		seen[m] = true
	}
	return nil
}

func (c *Catalog) checkPilot(p *Pilot) error {
	switch {
	case p.Name == "" || p.Faction == 0:
		return fmt.Errorf("no name or no faction")
	case len(p.rules) == 0:
		return fmt.Errorf("in no rule set")
	}
	for _, xws := range p.Conditions {
		if !c.conditions.has(xws) {
			return fmt.Errorf("unknown condition %s", xws)
		}
	}
	for ruleset, r := range p.rules {
		if ship := r.overrides.Ship; ship != "" && !c.ships.has(ship) {
			return fmt.Errorf("%s: unknown ship %s", ruleset, ship)
		}
	}
	return nil
}

func (c *Catalog) checkUpgrade(u *Upgrade) error {
	if u.Name == "" || len(u.Slots) == 0 || len(u.Sides) == 0 || len(u.Sides) > 2 {
		return fmt.Errorf("no name, no slot, or %d sides", len(u.Sides))
	}
	for _, side := range u.Sides {
		if side.Device != "" && !c.devices.has(side.Device) {
			return fmt.Errorf("unknown device %s", side.Device)
		}
		for _, xws := range side.Conditions {
			if !c.conditions.has(xws) {
				return fmt.Errorf("unknown condition %s", xws)
			}
		}
	}
	for _, r := range u.Restrictions {
		if err := r.check(); err != nil {
			return err
		}
	}
	for ruleset, r := range u.rules {
		want := map[Base]int{ByNothing: 0, ByAgility: 4, ByInitiative: 7, BySize: 3}
		least, known := want[r.Cost.By]
		if !known || len(r.Cost.Table) < least || r.Cost.By == ByNothing && len(r.Cost.Table) > 0 {
			return fmt.Errorf("%s: cost_by %q with %d costs", ruleset, r.Cost.By, len(r.Cost.Table))
		}
		for _, res := range r.restrictions {
			if err := res.check(); err != nil {
				return fmt.Errorf("%s: %w", ruleset, err)
			}
		}
	}
	return nil
}

func (c *Catalog) checkDamage() error {
	total, numbers := 0, map[int]bool{}
	for _, d := range c.damage.rows {
		total += d.Copies
		numbers[d.Number] = true
		if d.Number < 1 || d.Number > 14 || d.Copies < 1 || d.Trait == 0 {
			return fmt.Errorf("damage card %s: number %d, %d copies", d.ID, d.Number, d.Copies)
		}
	}
	if total != 33 || len(numbers) != 14 {
		return fmt.Errorf("the damage deck has %d cards and %d numbers, want 33 and 14", total, len(numbers))
	}
	return nil
}
