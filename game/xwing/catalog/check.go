package catalog

import (
	"fmt"
	"io/fs"
	"strings"
)

// check holds the facts together: every id that a row names exists, every list that play needs has
// something in it.
func (c *Catalog) check(fsys fs.FS) error {
	for _, s := range c.Ships() {
		if err := s.check(); err != nil {
			return fmt.Errorf("ship %s: %w", s.XWS, err)
		}
		if err := c.checkEpic(s); err != nil {
			return fmt.Errorf("ship %s: %w", s.XWS, err)
		}
	}
	for _, p := range c.Pilots() {
		if err := c.checkPilot(p); err != nil {
			return fmt.Errorf("pilot %s: %w", p.XWS, err)
		}
	}
	called := c.cardNames()
	for _, u := range c.Upgrades() {
		if err := c.checkUpgrade(u, called); err != nil {
			return fmt.Errorf("upgrade %s: %w", u.XWS, err)
		}
	}
	for _, check := range []func() error{c.checkOthers, c.checkQuickBuilds, c.checkDamage, c.checkHugeDamage} {
		if err := check(); err != nil {
			return err
		}
	}
	return c.checkLists(fsys)
}

// cardNames are the names that a restriction may ask a squad to include.
func (c *Catalog) cardNames() map[string]bool {
	called := map[string]bool{}
	for _, p := range c.Pilots() {
		called[p.Name] = true
	}
	for _, u := range c.Upgrades() {
		called[u.Name] = true
	}
	return called
}

func (s *Ship) check() error {
	switch {
	case s.Name == "", s.Class == 0:
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
	if p.Name == "" || p.Faction == 0 {
		return fmt.Errorf("no name or no faction")
	}
	if err := c.conditions.Known(p.Conditions...); err != nil {
		return err
	}
	listed := false
	for _, l := range c.points.order {
		card, ok := p.In(l.ID)
		if !ok {
			continue
		}
		listed = true
		ship, err := c.Ship(card.Ship)
		if err != nil {
			return fmt.Errorf("%s: %w", l.ID, err)
		}
		if card.AbilityID != "" && !strings.HasPrefix(card.AbilityID, Slug(card.ShipAbility)+"-") {
			return fmt.Errorf("%s: the ship ability %s is not called %q", l.ID, card.AbilityID, card.ShipAbility)
		}
		if !l.Own && !ship.InRuleset(l.ID, card.Faction) {
			return fmt.Errorf("%s: %s does not fly for %s", l.ID, ship.XWS, card.Faction)
		}
	}
	if !listed {
		return fmt.Errorf("in no points list")
	}
	return nil
}

func (c *Catalog) checkUpgrade(u *Upgrade, called map[string]bool) error {
	if u.Name == "" || len(u.Slots) == 0 {
		return fmt.Errorf("no name or no slot")
	}
	if err := c.checkSides(u.Sides, u.Restrictions, called); err != nil {
		return err
	}
	for _, l := range c.points.order {
		if v, ok := u.In(l.ID); ok {
			if err := c.checkSides(v.Sides, v.Restrictions, called); err != nil {
				return fmt.Errorf("%s: %w", l.ID, err)
			}
		}
	}
	return nil
}

func (c *Catalog) checkSides(sides []Side, restrictions []Restriction, called map[string]bool) error {
	if len(sides) == 0 || len(sides) > 2 {
		return fmt.Errorf("%d sides", len(sides))
	}
	for _, side := range sides {
		if side.Device != "" && !c.devices.Has(side.Device) {
			return fmt.Errorf("unknown device %s", side.Device)
		}
		if err := c.conditions.Known(side.Conditions...); err != nil {
			return err
		}
	}
	for _, r := range restrictions {
		if err := r.check(); err != nil {
			return err
		}
		if err := c.ships.Known(r.Ships...); err != nil {
			return err
		}
		if err := c.upgrades.Known(r.Cards...); err != nil {
			return err
		}
		for _, name := range r.Names {
			if !called[name] {
				return fmt.Errorf("nobody is called %s", name)
			}
		}
	}
	return nil
}

// checkOthers looks at what conditions, devices, remotes and obstacles name.
func (c *Catalog) checkOthers() error {
	for _, x := range c.Conditions() {
		if err := c.pilots.Known(x.Pilots...); err != nil {
			return fmt.Errorf("condition %s: %w", x.XWS, err)
		}
		if err := c.upgrades.Known(x.Upgrades...); err != nil {
			return fmt.Errorf("condition %s: %w", x.XWS, err)
		}
	}
	for _, d := range c.Devices() {
		if err := c.upgrades.Known(d.Upgrades...); err != nil {
			return fmt.Errorf("device %s: %w", d.ID, err)
		}
		if d.In(c.stock.lists[0]) && !c.tokens.Has(d.ID) {
			return fmt.Errorf("device %s: no token", d.ID)
		}
	}
	for _, m := range c.Remotes() {
		if err := c.upgrades.Known(m.Upgrades...); err != nil {
			return fmt.Errorf("remote %s: %w", m.ID, err)
		}
	}
	for _, o := range c.Obstacles() {
		if o.Upgrade != "" && !c.upgrades.Has(o.Upgrade) {
			return fmt.Errorf("obstacle %s: unknown upgrade %s", o.ID, o.Upgrade)
		}
	}
	return nil
}

func (c *Catalog) checkQuickBuilds() error {
	for _, q := range c.QuickBuilds() {
		if q.Threat < 1 || len(q.Ships) == 0 {
			return fmt.Errorf("quick build %s: threat %d, %d ships", q.ID, q.Threat, len(q.Ships))
		}
		for _, ship := range q.Ships {
			p, err := c.Pilot(ship.Pilot)
			if err == nil && p.Faction != q.Faction {
				err = fmt.Errorf("pilot %s flies for %s", p.XWS, p.Faction)
			}
			if err == nil {
				err = c.upgrades.Known(ship.Upgrades...)
			}
			if err != nil {
				return fmt.Errorf("quick build %s: %w", q.ID, err)
			}
		}
	}
	return nil
}
