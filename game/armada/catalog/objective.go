package catalog

import (
	"fmt"

	"xwing/internal/facts"
)

// Category is the category of an objective.
type Category uint8

// The categories: a fleet brings one objective of each of the first three (ARM-FLB-032).
const (
	AssaultObjective Category = iota + 1
	DefenseObjective
	NavigationObjective
	CampaignObjective
	ScenarioObjective
)

var categoryIDs = []string{"", "assault", "defense", "navigation", "campaign", "scenario"}

// Categories lists the categories of which a fleet brings one objective each.
func Categories() []Category { return facts.AllEnum[Category](categoryIDs)[:NavigationObjective] }

func (c Category) String() string               { return facts.EnumString(categoryIDs, c) }
func (c Category) MarshalText() ([]byte, error) { return []byte(c.String()), nil }
func (c *Category) UnmarshalText(t []byte) error {
	return facts.UnmarshalEnum("category", categoryIDs, t, c)
}

// Objective is an objective card.
type Objective struct {
	ID       string   `toml:"id"`
	Name     string   `toml:"name"`
	Aliases  []string `toml:"aliases"` // what builders call it
	Category Category `toml:"category"`
	Victory  int      `toml:"victory"` // what a victory token is worth; 0 where there are none
}

func (o *Objective) check() error {
	if o.Name == "" || o.Category == 0 || o.Victory < 0 {
		return fmt.Errorf("no name or no category, or victory %d", o.Victory)
	}
	return nil
}
