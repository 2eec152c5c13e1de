package catalog

import (
	"slices"

	"xwing/physics"
)

// Ship is a ship type: what its dial and its cards share (Ship Type, Dial).
type Ship struct {
	XWS       string
	Name      string
	Aliases   []string // other XWS ids in use
	Size      physics.Size
	Factions  []Faction
	Dial      []Maneuver // by speed, left to right
	Stats     Stats
	Actions   []BarAction
	Abilities []string // names of the ship abilities its cards print; [Pilot.ShipAbility] says which

	rules map[Ruleset]shipRules
}

type shipRules struct {
	Factions []Faction
	Stats    map[Faction]Stats
}

// InRuleset reports whether the faction may field this ship type under a rule set.
func (s *Ship) InRuleset(r Ruleset, f Faction) bool {
	return slices.Contains(s.rules[r].Factions, f)
}

// StatsIn is the stat line that the ship type has under a rule set when that faction fields it.
func (s *Ship) StatsIn(r Ruleset, f Faction) Stats {
	if stats, ok := s.rules[r].Stats[f]; ok {
		return stats
	}
	return s.Stats
}

// shipFile is one file of ships/: the ship type, then its pilots.
type shipFile struct {
	XWS       string                    `toml:"xws"`
	Name      string                    `toml:"name"`
	Aliases   []string                  `toml:"aliases"`
	Size      sizeCode                  `toml:"size"`
	Factions  []Faction                 `toml:"factions"`
	Dial      []Maneuver                `toml:"dial"`
	Stats     Stats                     `toml:"stats"`
	Actions   []BarAction               `toml:"actions"`
	Abilities []string                  `toml:"abilities"`
	Rules     map[Ruleset]shipRulesFile `toml:"rules"`
	Pilots    []pilotRow                `toml:"pilot"`
}

type shipRulesFile struct {
	Factions []Faction        `toml:"factions"`
	Stats    map[string]Stats `toml:"stats"`
}

func (f shipFile) ship() (Ship, error) {
	s := Ship{
		XWS: f.XWS, Name: f.Name, Aliases: f.Aliases, Size: physics.Size(f.Size), Factions: f.Factions,
		Dial: f.Dial, Stats: f.Stats, Actions: f.Actions, Abilities: f.Abilities,
		rules: map[Ruleset]shipRules{},
	}
	for ruleset, rule := range f.Rules {
		if _, err := ParseRuleset(string(ruleset)); err != nil {
			return Ship{}, err
		}
		stats := map[Faction]Stats{}
		for id, line := range rule.Stats {
			faction, err := ParseFaction(id)
			if err != nil {
				return Ship{}, err
			}
			stats[faction] = line
		}
		s.rules[ruleset] = shipRules{Factions: rule.Factions, Stats: stats}
	}
	return s, nil
}

// sizeCode decodes a base size from its id in a facts file.
type sizeCode physics.Size

var sizeIDs = []string{"", "small", "medium", "large"}

func (s *sizeCode) UnmarshalText(t []byte) error { return unmarshalEnum("size", sizeIDs, t, s) }
