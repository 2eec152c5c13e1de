package catalog

import "xwing/internal/facts"

// Tag is a word on the back of a ship card.
type Tag uint8

// The tags in use.
const (
	Bombard Tag = iota + 1
	Clone
	Comms
	Droid
	Jedi
	Medical
	Senate
	Transport
)

var tagIDs = []string{"", "bombard", "clone", "comms", "droid", "jedi", "medical", "senate", "transport"}

func (t Tag) String() string                { return facts.EnumString(tagIDs, t) }
func (t Tag) MarshalText() ([]byte, error)  { return []byte(t.String()), nil }
func (t *Tag) UnmarshalText(b []byte) error { return facts.UnmarshalEnum("tag", tagIDs, b, t) }
