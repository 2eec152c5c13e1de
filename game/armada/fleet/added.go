package fleet

import (
	"slices"
	"strconv"
)

// Added lists the breaches of a fleet that it had not before, or that have grown worse: those of a change are what speaks
// against it.
func Added(before, after []Breach) []Breach {
	var added []Breach
	left := slices.Clone(before)
	for _, b := range after {
		i := slices.IndexFunc(left, b.was)
		if i < 0 {
			added = append(added, b)
			continue
		}
		left = slices.Delete(left, i, i+1)
	}
	return added
}

// was reports whether a breach is one that was there before, and no worse than that.
func (b Breach) was(o Breach) bool {
	if b.Rule != o.Rule || b.Kind != o.Kind || b.Ship != o.Ship || b.Squadron != o.Squadron || b.Upgrade != o.Upgrade {
		return false
	}
	for key, value := range b.Args {
		if key != "total" && key != "count" && key != "near" && value != o.Args[key] {
			return false
		}
	}
	return b.amount() <= o.amount()
}

// amount is what a breach counts too much of.
func (b Breach) amount() int {
	total, _ := strconv.Atoi(b.Args["total"])
	count, _ := strconv.Atoi(b.Args["count"])
	return total + count
}
