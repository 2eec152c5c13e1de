package catalog

import (
	"cmp"
	"slices"

	"xwing/internal/spelling"
)

// Near lists names that are spelled almost like the query, the nearest first, at most three.
func (c *Catalog) Near(query string) []string {
	whole := spelling.Fold(query)
	type near struct {
		name string
		far  int
	}
	var found []near
	for _, f := range c.everything("") {
		// A word of a name is less than the name.
		far := 2 * min(spelling.Distance(whole, spelling.Fold(f.Name)), spelling.Distance(whole, spelling.Fold(f.ID)))
		for _, w := range spelling.Words(f.Name) {
			far = min(far, 2*spelling.Distance(whole, w)+1)
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
		return NearUpgrade(id, c.Upgrades())
	case ObstacleKind:
		for _, o := range c.Obstacles() {
			if o.Chosen {
				ids = append(ids, o.ID)
			}
		}
	}
	return spelling.Nearest(id, ids, ids)
}

// NearPilot is the id of the card among these whose id, or name, is spelled almost like this one; "" if there is none.
func NearPilot(id string, cards []*Pilot) string {
	var ids, spelled []string
	for _, p := range cards {
		ids, spelled = append(ids, p.XWS, p.XWS), append(spelled, p.XWS, Slug(p.Name))
	}
	return spelling.Nearest(id, ids, spelled)
}

// NearUpgrade is NearPilot of upgrades, which go by the titles of their sides, too.
func NearUpgrade(id string, cards []*Upgrade) string {
	var ids, spelled []string
	for _, u := range cards {
		ids, spelled = append(ids, u.XWS, u.XWS), append(spelled, u.XWS, Slug(u.Name))
		for i := range u.Sides {
			ids, spelled = append(ids, u.XWS), append(spelled, Slug(u.Sides[i].Title))
		}
	}
	return spelling.Nearest(id, ids, spelled)
}
