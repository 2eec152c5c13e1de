package catalog

import (
	"fmt"

	"xwing/internal/facts"
)

// Numbers are the numbers that the builder Flagship gives to factions and cards in its saved form: the id of each.
type Numbers struct {
	Factions   map[string]string `toml:"factions"`
	Ships      map[string]string `toml:"ships"`
	Squadrons  map[string]string `toml:"squadrons"`
	Upgrades   map[string]string `toml:"upgrades"`
	Objectives map[string]string `toml:"objectives"`
}

// Numbers decodes Flagship's numbers.
func (c *Catalog) Numbers() (*Numbers, error) { return c.numbers() }

// numbersIn decodes the file of the numbers.
func numbersIn(name string, text []byte) (*Numbers, error) {
	var n Numbers
	if err := facts.Decode(text, &n); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return &n, nil
}

// checkNumbers wants that every number is of a card there is.
func (c *Catalog) checkNumbers() error {
	n, err := c.numbers()
	if err != nil {
		return err
	}
	for _, kind := range []struct {
		ids map[string]string
		has func(string) bool
	}{
		{n.Ships, c.ships.Has}, {n.Squadrons, c.squadrons.Has}, {n.Upgrades, c.upgrades.Has}, {n.Objectives, c.objectives.Has},
		{n.Factions, func(id string) bool { _, err := ParseFaction(id); return err == nil }},
	} {
		for number, id := range kind.ids {
			if !kind.has(id) {
				return fmt.Errorf("flagship.toml: %s = %q, which there is not", number, id)
			}
		}
	}
	return nil
}
