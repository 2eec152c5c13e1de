package catalog

import (
	"slices"

	"xwing/game/xwing/gauge"
	"xwing/internal/facts"
)

// Ship is a ship type: what its dial and its cards share (Ship Type, Dial).
type Ship struct {
	XWS       string
	Name      string
	Aliases   []string // other XWS ids in use
	CountsAs  []string // ship types whose whole name its own contains: what is for those is for it (X10-SQD-010)
	Class     SizeClass
	Size      gauge.Size // of its base
	Factions  []Faction
	Dial      []Maneuver // by speed, left to right
	Stats     Stats
	Actions   []BarAction
	Abilities []string // names of the ship abilities its cards print; [Pilot.ShipAbility] says which
	Epic      Epic

	pilots []*Pilot
	points *lists
}

// Huge reports whether it is a huge ship.
func (s *Ship) Huge() bool { return s.Class == HugeShip }

// Is reports whether the ship is of the type, or counts as one of it.
func (s *Ship) Is(xws string) bool { return s.XWS == xws || slices.Contains(s.CountsAs, xws) }

// Pilots lists the ship cards of the type: by faction, best initiative first.
func (s *Ship) Pilots() []*Pilot { return slices.Clone(s.pilots) }

type shipRules struct {
	Factions []Faction
	Stats    map[Faction]Stats
}

// InRuleset reports whether the faction may field this ship type under a rule set.
func (s *Ship) InRuleset(r Ruleset, f Faction) bool {
	return slices.Contains(s.in(r).Factions, f)
}

// StatsIn is the stat line that the ship type has under a rule set when that faction fields it.
func (s *Ship) StatsIn(r Ruleset, f Faction) Stats {
	if stats, ok := s.in(r).Stats[f]; ok {
		return stats
	}
	return s.Stats
}

func (s *Ship) in(r Ruleset) shipRules {
	rules, _ := row(s.points.find(r), shipTable, s.XWS)
	return rules
}

// shipFile is one file of ships/: the ship type, then its pilots.
type shipFile struct {
	XWS       string      `toml:"xws"`
	Name      string      `toml:"name"`
	Aliases   []string    `toml:"aliases"`
	CountsAs  []string    `toml:"counts_as"`
	Size      SizeClass   `toml:"size"`
	Factions  []Faction   `toml:"factions"`
	Dial      []Maneuver  `toml:"dial"`
	Stats     Stats       `toml:"stats"`
	Actions   []BarAction `toml:"actions"`
	Abilities []string    `toml:"abilities"`
	Pilots    []Pilot     `toml:"pilot"`
	Short     bool        `toml:"short"` // a huge base of the shorter ones
	Epic
}

// shipIn decodes a file of ships/.
func (c *Catalog) shipIn(text []byte) ([]*Ship, error) {
	var f shipFile
	if err := facts.Decode(text, &f); err != nil {
		return nil, err
	}
	s := &Ship{
		XWS: f.XWS, Name: f.Name, Aliases: f.Aliases, CountsAs: f.CountsAs, Class: f.Size, Factions: f.Factions,
		Dial: f.Dial, Stats: f.Stats, Actions: f.Actions, Abilities: f.Abilities, Epic: f.Epic, points: &c.points,
	}
	s.Size = gauge.Size(f.Size)
	if f.Short {
		s.Size = gauge.HugeShort
	}
	s.pilots = facts.Pointers(f.Pilots)
	for _, p := range s.pilots {
		p.Ship, p.points = s.XWS, &c.points
	}
	return []*Ship{s}, nil
}
