package catalog

import "xwing/internal/facts"

// Size is the size class of a ship; they compare as the classes do (ARM-HUG-019).
type Size uint8

// The size classes.
const (
	Small Size = iota + 1
	Medium
	Large
	Huge
)

var sizeIDs = []string{"", "small", "medium", "large", "huge"}

func (s Size) String() string                { return facts.EnumString(sizeIDs, s) }
func (s Size) MarshalText() ([]byte, error)  { return []byte(s.String()), nil }
func (s *Size) UnmarshalText(t []byte) error { return facts.UnmarshalEnum("size", sizeIDs, t, s) }
