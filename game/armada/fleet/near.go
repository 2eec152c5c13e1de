package fleet

import (
	"xwing/game/armada/catalog"
	"xwing/internal/spelling"
)

// mostNear bounds how often something near is looked for in one fleet: that takes a while.
const mostNear = 10

// near is the args of an unknown id: the id under its key, if it has one, and under "near" what is spelled almost like it.
func (c *checker) near(key, id string, ids func(*catalog.Catalog) (ids, spelled []string)) []string {
	var args []string
	if key != "" {
		args = append(args, key, id)
	}
	if c.asked++; c.asked > mostNear {
		return args
	}
	known, spelled := ids(c.cat)
	if found := spelling.Nearest(id, known, spelled); found != "" {
		args = append(args, "near", found)
	}
	return args
}

// spellings are the ids of cards and how each is spelled: as its id, as its name.
func spellings[T any](cards []*T, id, name func(*T) string) (ids, spelled []string) {
	for _, card := range cards {
		ids, spelled = append(ids, id(card), id(card)), append(spelled, id(card), name(card))
	}
	return ids, spelled
}

func shipIDs(cat *catalog.Catalog) (ids, spelled []string) {
	return spellings(cat.Ships(), func(s *catalog.Ship) string { return s.ID }, func(s *catalog.Ship) string { return s.Name })
}

func squadronIDs(cat *catalog.Catalog) (ids, spelled []string) {
	return spellings(cat.Squadrons(), func(s *catalog.Squadron) string { return s.ID }, func(s *catalog.Squadron) string { return s.Name })
}

func upgradeIDs(cat *catalog.Catalog) (ids, spelled []string) {
	return spellings(cat.Upgrades(), func(u *catalog.Upgrade) string { return u.ID }, func(u *catalog.Upgrade) string { return u.Name })
}

func objectiveIDs(cat *catalog.Catalog) (ids, spelled []string) {
	return spellings(cat.Objectives(), func(o *catalog.Objective) string { return o.ID },
		func(o *catalog.Objective) string { return o.Name })
}
