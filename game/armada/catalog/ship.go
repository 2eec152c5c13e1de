package catalog

import (
	"fmt"
	"slices"

	"xwing/game/armada/gauge"
)

// Ship is a ship card.
type Ship struct {
	ID           string         `toml:"id"`
	Name         string         `toml:"name"`
	Aliases      []string       `toml:"aliases"` // what builders call it
	Faction      Faction        `toml:"faction"`
	Chassis      string         `toml:"chassis"` // id: the outline of its token, and the ship icon of titles
	Size         gauge.Size     `toml:"size"`
	Flotilla     bool           `toml:"flotilla"`
	Unique       bool           `toml:"unique"`
	Cost         int            `toml:"cost"`
	Was          int            `toml:"was"` // its cost of 2020; 0 where that was the same
	Command      int            `toml:"command"`
	Squadron     int            `toml:"squadron"`
	Engineering  int            `toml:"engineering"`
	Hull         int            `toml:"hull"`
	Shields      Shields        `toml:"shields"`
	Armament     Armament       `toml:"armament"`
	Special      Dice           `toml:"special"` // battery armament of its special arc, for ignition; else none
	AntiSquadron Dice           `toml:"anti_squadron"`
	Tokens       []DefenseToken `toml:"tokens"`
	Yaw          [][]int        `toml:"yaw"` // speed chart: a row for each speed from 1 on, clicks of the first joint first
	Slots        []Slot         `toml:"slots"`
	Tags         []Tag          `toml:"tags"`
}

// Shields are the shields of each hull zone.
type Shields struct {
	Front    int `toml:"front"`
	Left     int `toml:"left"`
	Right    int `toml:"right"`
	Rear     int `toml:"rear"`
	LeftAux  int `toml:"left_aux"`
	RightAux int `toml:"right_aux"`
}

// Of is the shields of a hull zone.
func (s Shields) Of(z gauge.Zone) int {
	return [...]int{0, s.Front, s.Left, s.Right, s.Rear, s.LeftAux, s.RightAux}[z]
}

// Armament is the battery armament of each hull zone.
type Armament struct {
	Front    Dice `toml:"front"`
	Left     Dice `toml:"left"`
	Right    Dice `toml:"right"`
	Rear     Dice `toml:"rear"`
	LeftAux  Dice `toml:"left_aux"`
	RightAux Dice `toml:"right_aux"`
}

// Of is the armament of a hull zone.
func (a Armament) Of(z gauge.Zone) Dice {
	return [...]Dice{{}, a.Front, a.Left, a.Right, a.Rear, a.LeftAux, a.RightAux}[z]
}

// MaxSpeed is the highest speed of the ship's chart.
func (s *Ship) MaxSpeed() int { return len(s.Yaw) }

// YawAt lists the clicks at each joint of a maneuver at a speed, the first joint first; nil where the chart has no such
// speed.
func (s *Ship) YawAt(speed int) []int {
	if speed < 1 || speed > len(s.Yaw) {
		return nil
	}
	return s.Yaw[speed-1]
}

// Zones lists the hull zones of the ship.
func (s *Ship) Zones() []gauge.Zone { return s.Size.Zones() }

// Has reports whether the ship has the tag.
func (s *Ship) Has(t Tag) bool { return slices.Contains(s.Tags, t) }

func (s *Ship) check() error {
	switch {
	case s.Name == "", s.Faction == 0, s.Size == 0, s.Chassis == "":
		return fmt.Errorf("no name, faction, size or chassis")
	case s.Cost < 1, s.Was < 0, s.Command < 1, s.Squadron < 0, s.Engineering < 1, s.Hull < 1:
		return fmt.Errorf("cost %d, command %d, squadron %d, engineering %d, hull %d",
			s.Cost, s.Command, s.Squadron, s.Engineering, s.Hull)
	case s.MaxSpeed() < 1 || s.MaxSpeed() > 4:
		return fmt.Errorf("%d speeds in yaw: want 1 to 4", s.MaxSpeed())
	case s.Size != gauge.Huge && (s.Armament.LeftAux != Dice{} || s.Armament.RightAux != Dice{} ||
		s.Shields.LeftAux+s.Shields.RightAux > 0):
		return fmt.Errorf("auxiliary zones of a ship that is not huge")
	case s.Flotilla && s.Size != gauge.Small:
		return fmt.Errorf("a flotilla that is not small")
	}
	for i, row := range s.Yaw {
		if len(row) != i+1 {
			return fmt.Errorf("yaw at speed %d: %d joints, want %d", i+1, len(row), i+1)
		}
		for _, clicks := range row {
			if clicks < 0 || clicks > 2 {
				return fmt.Errorf("yaw at speed %d: %d clicks at a joint, want 0 to 2", i+1, clicks)
			}
		}
	}
	for _, z := range s.Zones() {
		if n := s.Shields.Of(z); n < 0 || n > 9 {
			return fmt.Errorf("%d shields at %s", n, z)
		}
	}
	for _, slot := range s.Slots {
		if !slot.InBar() {
			return fmt.Errorf("%s is no icon of an upgrade bar", slot)
		}
	}
	return nil
}
