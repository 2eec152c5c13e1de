package xwing

import (
	"slices"
)

// Products with obstacles: those of environment cards, and what these lack.
const (
	obstaclesPack = "Never Tell Me the Odds Obstacles Pack"
	coreSet       = "Second Edition Core Set"
)

// Gathered are the obstacles that the players lay, as each seat brings them: those of its squad. With an environment card they
// are those that it asks for: first the squads' own, then those of the obstacles pack, of the core set, and all others.
func (r *Rules) Gathered(brought [2][]string) [2][]string {
	if r.Environment == nil {
		return brought
	}
	var own [2][]string
	for _, s := range r.Environment.Supplies {
		n := 0
		for seat := range brought {
			for _, id := range brought[seat] {
				if r.supplies(s, id) && (n < s.N || s.Of == Obstacles) { // of any kind: the players choose among all
					own[seat] = append(own[seat], id)
					n++
				}
			}
		}
		for _, id := range r.supply() {
			if n < s.N && r.supplies(s, id) && !slices.Contains(slices.Concat(own[0], own[1]), id) {
				own[n%2] = append(own[n%2], id)
				n++
			}
		}
	}
	return own
}

// supplies reports whether an obstacle is one of those.
func (r *Rules) supplies(s Supply, id string) bool {
	o, err := r.Catalog.Obstacle(id)
	return err == nil && o.Chosen && s.Of.Has(thingOf(o.Type))
}

// supply is all obstacles that there are, in the order in which they are taken.
func (r *Rules) supply() (ids []string) {
	for _, from := range [...]string{obstaclesPack, coreSet, ""} {
		for _, o := range r.Catalog.Obstacles() {
			if (from == "" || slices.Contains(o.Products, from)) && !slices.Contains(ids, o.ID) {
				ids = append(ids, o.ID)
			}
		}
	}
	return ids
}
