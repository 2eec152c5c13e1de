package trial

import (
	"cmp"
	"slices"
	"strings"
)

// Coverage counts how often things resolved, by family ("decision", "event", "refusal", and
// those that a Probe counts) and id. A nil Coverage counts nothing.
type Coverage struct {
	Counts map[string]map[string]int
}

// NewCoverage returns an empty count.
func NewCoverage() *Coverage { return &Coverage{Counts: map[string]map[string]int{}} }

// Count adds n to a count.
func (c *Coverage) Count(family, id string, n int) {
	if c == nil {
		return
	}
	if c.Counts[family] == nil {
		c.Counts[family] = map[string]int{}
	}
	c.Counts[family][id] += n
}

// Add adds another count to this one.
func (c *Coverage) Add(other *Coverage) {
	if other == nil {
		return
	}
	for family, ids := range other.Counts {
		for id, n := range ids {
			c.Count(family, id, n)
		}
	}
}

// Row is one count.
type Row struct {
	Family, ID string
	N          int
}

// Rows returns all counts by family and id.
func (c *Coverage) Rows() []Row {
	var rows []Row
	for family, ids := range c.Counts {
		for id, n := range ids {
			rows = append(rows, Row{family, id, n})
		}
	}
	slices.SortFunc(rows, func(a, b Row) int {
		return cmp.Or(strings.Compare(a.Family, b.Family), strings.Compare(a.ID, b.ID))
	})
	return rows
}
