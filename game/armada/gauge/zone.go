package gauge

import "xwing/internal/facts"

// Zone is a hull zone of a ship, and its firing arc.
type Zone uint8

// The hull zones. Huge ships alone have the auxiliary ones (ARM-HUG-003).
const (
	Front Zone = iota + 1
	Left
	Right
	Rear
	LeftAux
	RightAux
	zoneCount
)

var zoneIDs = []string{"", "front", "left", "right", "rear", "left-aux", "right-aux"}

func (z Zone) String() string                { return facts.EnumString(zoneIDs, z) }
func (z Zone) MarshalText() ([]byte, error)  { return []byte(z.String()), nil }
func (z *Zone) UnmarshalText(t []byte) error { return facts.UnmarshalEnum("hull zone", zoneIDs, t, z) }

// Zones are the hull zones of a ship of the size: six of a huge one, four of any other.
func (s Size) Zones() []Zone {
	all := []Zone{Front, Left, Right, Rear, LeftAux, RightAux}
	if s != Huge {
		all = all[:Rear]
	}
	return all
}

// Adjacent reports whether two zones of a ship with so many of them share an arc line (ARM-HZN-003, ARM-HUG-004).
func Adjacent(a, b Zone, zones int) bool {
	side := func(z Zone) int { // +1 right, -1 left, 0 front and rear
		return [zoneCount]int{Left: -1, Right: 1, LeftAux: -1, RightAux: 1}[z]
	}
	along := func(z Zone) int { // rows from the front
		if zones == 4 {
			return [zoneCount]int{Front: 0, Left: 1, Right: 1, Rear: 2}[z]
		}
		return [zoneCount]int{Front: 0, Left: 1, Right: 1, LeftAux: 2, RightAux: 2, Rear: 3}[z]
	}
	apart := along(a) - along(b)
	return (apart == 1 || apart == -1) && side(a)*side(b) >= 0 && int(a) <= zones && int(b) <= zones
}
