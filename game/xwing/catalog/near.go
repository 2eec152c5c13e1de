package catalog

import (
	"cmp"
	"slices"
)

// Near lists names that are spelled almost like the query, the nearest first, at most three.
func (c *Catalog) Near(query string) []string {
	whole := Fold(query)
	type near struct {
		name string
		far  int
	}
	var found []near
	for _, f := range c.everything("") {
		// A word of a name is less than the name.
		far := 2 * min(distance(whole, Fold(f.Name)), distance(whole, Fold(f.ID)))
		for _, w := range foldWords(f.Name) {
			far = min(far, 2*distance(whole, w)+1)
		}
		if far/2 <= max(1, len(whole)/3) && f.Name != "" {
			found = append(found, near{f.Name, far})
		}
	}
	slices.SortStableFunc(found, func(a, b near) int { return cmp.Compare(a.far, b.far) })
	var out []string
	for _, n := range found {
		if !slices.Contains(out, n.name) && len(out) < 3 {
			out = append(out, n.name)
		}
	}
	return out
}

// NearID is the id of the kind that is spelled almost like this one; "" if there is none.
func (c *Catalog) NearID(k Kind, id string) string {
	var ids []string
	switch k {
	case PilotCard:
		return NearPilot(id, c.Pilots())
	case UpgradeCard:
		for _, u := range c.Upgrades() {
			ids = append(ids, u.XWS)
		}
	case ObstacleKind:
		for _, o := range c.Obstacles() {
			if o.Chosen {
				ids = append(ids, o.ID)
			}
		}
	}
	return nearest(id, ids, ids)
}

// NearPilot is the id of the card among these whose id, or name, is spelled almost like this one; "" if there is none.
func NearPilot(id string, cards []*Pilot) string {
	var ids, spelled []string
	for _, p := range cards {
		ids, spelled = append(ids, p.XWS, p.XWS), append(spelled, p.XWS, Slug(p.Name))
	}
	return nearest(id, ids, spelled)
}

// NearUpgrade is NearPilot of upgrades.
func NearUpgrade(id string, cards []*Upgrade) string {
	var ids, spelled []string
	for _, u := range cards {
		ids, spelled = append(ids, u.XWS, u.XWS), append(spelled, u.XWS, Slug(u.Name))
	}
	return nearest(id, ids, spelled)
}

// nearest is the id whose spelling is almost this one.
func nearest(id string, ids, spelled []string) (best string) {
	whole := Fold(id)
	least := max(1, len(whole)/4) + 1
	for i, other := range spelled {
		other = Fold(other)
		if by := len(whole) - len(other); by >= least || -by >= least {
			continue
		}
		if far := distance(whole, other); far < least {
			least, best = far, ids[i]
		}
	}
	return best
}

// distance is how many letters must be put in, left out, changed or exchanged with the next to make one of
// the other.
func distance(a, b string) int {
	const far = 1 << 10
	if len(a) > 60 || len(b) > 60 {
		return far
	}
	before, last, row := make([]int, len(b)+1), make([]int, len(b)+1), make([]int, len(b)+1)
	for j := range last {
		last[j] = j
	}
	for i := 1; i <= len(a); i++ {
		row[0] = i
		for j := 1; j <= len(b); j++ {
			change := last[j-1]
			if a[i-1] != b[j-1] {
				change++
			}
			row[j] = min(last[j]+1, row[j-1]+1, change)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
		}
		before, last, row = last, row, before
	}
	return last[len(b)]
}
