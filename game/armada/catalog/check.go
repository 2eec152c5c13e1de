package catalog

import (
	"fmt"
	"strings"
)

// check holds the facts together: every id that a row names exists, and what a set has of a kind is all there.
func (c *Catalog) check() error {
	for _, s := range c.Ships() {
		chassis, err := c.Chassis(s.Chassis)
		if err == nil && chassis.Size != s.Size {
			err = fmt.Errorf("%s, but its chassis is %s", s.Size, chassis.Size)
		}
		if err != nil {
			return fmt.Errorf("ship %s: %w", s.ID, err)
		}
	}
	for _, u := range c.Upgrades() {
		if err := c.checkRestriction(u.Restrictions); err != nil {
			return fmt.Errorf("upgrade %s: %w", u.ID, err)
		}
	}
	if err := c.checkTypes(); err != nil {
		return err
	}
	for _, check := range []func() error{c.checkDamage, c.checkObjectives, c.checkObstacles, c.checkNumbers} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

func (c *Catalog) checkRestriction(r Restriction) error {
	if err := c.ships.Known(r.Ships...); err != nil {
		return err
	}
	if r.Chassis != "" && !c.chassis.Has(r.Chassis) {
		return fmt.Errorf("unknown chassis %s", r.Chassis)
	}
	for _, id := range r.Ships {
		if s, err := c.Ship(id); err == nil && r.Chassis != s.Chassis {
			return fmt.Errorf("ship %s is not of the chassis %q", id, r.Chassis)
		}
	}
	if r.NameHas == "" {
		return nil
	}
	for _, s := range c.Ships() {
		if strings.Contains(s.Name, r.NameHas) {
			return nil
		}
	}
	return fmt.Errorf("no ship has %q in its name", r.NameHas)
}

// checkTypes wants that squadrons of one type are of one chassis and agree on how its name is printed.
func (c *Catalog) checkTypes() error {
	types := map[string]*Squadron{}
	for _, s := range c.Squadrons() {
		if first := types[s.Type]; s.Type != "" && first != nil && (first.Chassis != s.Chassis || first.Italic != s.Italic) {
			return fmt.Errorf("squadron %s: of one type with %s, but of another chassis or not likewise italic", s.ID, first.ID)
		}
		types[s.Type] = s
	}
	return nil
}

// A damage deck has so many cards under so many titles.
const (
	damageCards  = 52
	damageTitles = 22
)

func (c *Catalog) checkDamage() error {
	cards, titles := 0, c.DamageDeck()
	for _, d := range titles {
		cards += d.Copies
	}
	if cards != damageCards || len(titles) != damageTitles {
		return fmt.Errorf("the damage deck has %d cards of %d titles, want %d of %d", cards, len(titles), damageCards, damageTitles)
	}
	return nil
}

func (c *Catalog) checkObjectives() error {
	for _, category := range Categories() {
		n := 0
		for _, o := range c.Objectives() {
			if o.Category == category {
				n++
			}
		}
		if n == 0 {
			return fmt.Errorf("no objective of the category %s", category)
		}
	}
	return nil
}

func (c *Catalog) checkObstacles() error {
	kinds := map[ObstacleKind]bool{}
	for _, o := range c.Obstacles() {
		kinds[o.Kind] = true
	}
	for _, kind := range ObstacleKinds() {
		if !kinds[kind] {
			return fmt.Errorf("no obstacle of the kind %s", kind)
		}
	}
	return nil
}
