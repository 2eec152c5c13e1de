package catalog

import "xwing/internal/facts"

// Zone is a hull zone, and the firing arc of its name.
type Zone uint8

// The hull zones; the auxiliary ones are those of huge ships (ARM-HUG-003).
const (
	Front Zone = iota + 1
	Left
	Right
	Rear
	LeftAux
	RightAux
)

var zoneIDs = []string{"", "front", "left", "right", "rear", "left-aux", "right-aux"}

func (z Zone) String() string                { return facts.EnumString(zoneIDs, z) }
func (z Zone) MarshalText() ([]byte, error)  { return []byte(z.String()), nil }
func (z *Zone) UnmarshalText(t []byte) error { return facts.UnmarshalEnum("hull zone", zoneIDs, t, z) }

// Zones lists the hull zones of a ship: six of a huge one, four of any other.
func (s *Ship) Zones() []Zone {
	all := facts.AllEnum[Zone](zoneIDs)
	if s.Size != Huge {
		all = all[:Rear]
	}
	return all
}
