package squad

import (
	"slices"
	"strconv"
)

// Added lists the breaches of a squad that it had not before, or that have grown worse: those of a change are what
// speaks against it. That ships are missing is no breach of a squad to which ships come.
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
	if b.Kind == TooFewShips && o.Kind == NoShips {
		return true
	}
	if b.Rule != o.Rule || b.Kind != o.Kind || b.Pilot != o.Pilot || b.Upgrade != o.Upgrade {
		return false
	}
	for key, value := range b.Args {
		if key != "total" && key != "count" && key != "near" && value != o.Args[key] {
			return false
		}
	}
	return b.excess() <= o.excess()
}

// excess is how far a breach is beyond its limit; 0 for one without.
func (b Breach) excess() float64 {
	number := func(key string) float64 {
		n, _ := strconv.ParseFloat(b.Args[key], 64) // epic points have halves
		return n
	}
	n := number("total") + number("count")
	switch least, limited := b.Args["least"]; {
	case limited && n < number("least"):
		return number("least") - n
	case b.Kind == TooFewShips:
		return number("limit") - n
	case b.Args["limit"] == "" && least == "":
		return n
	}
	return n - number("limit")
}
