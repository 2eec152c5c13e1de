package find

import "xwing/game/xwing/catalog"

// others are the cards of other kinds that a points list has: conditions, damage cards, devices, remotes, obstacles and
// environment cards. Those that no list tells of are in all of them.
func (f *Finder) others(list catalog.Ruleset) []*entry {
	var all []*entry
	put := func(kind catalog.Kind, id string, in bool, known ...string) *entry {
		e := &entry{Row: none(), charges: -1, force: -1, known: append(known, string(kind))}
		e.Kind, e.ID, e.Name = kind, id, f.source.Others(kind.Ref(id))
		if in {
			all = append(all, e)
		}
		return e
	}
	cat := f.source.Catalog
	for _, c := range cat.Conditions() {
		put(catalog.ConditionCard, c.XWS, list == "" || c.In(list))
	}
	for _, c := range append(cat.DamageDeck(), cat.HugeDeck()...) {
		put(catalog.DamageKind, c.ID, true, c.Trait.String(), c.Deck, c.Precision)
	}
	for _, d := range cat.Devices() {
		if _, err := cat.Remote(d.ID); err == nil {
			continue // it is told of there
		}
		e := put(catalog.DeviceKind, d.ID, list == "" || d.In(list))
		for _, t := range d.Types {
			e.known = append(e.known, t.String())
		}
	}
	for _, m := range cat.Remotes() {
		in, ok := m.In(list)
		e := put(catalog.RemoteKind, m.ID, list == "" || ok, "device")
		e.Initiative, e.Agility, e.Hull, e.charges = in.Initiative, in.Agility, in.Hull, in.Charges.Value
	}
	for _, o := range cat.Obstacles() {
		put(catalog.ObstacleKind, o.ID, true, o.Type.String(), o.Name)
	}
	for _, c := range cat.Environments() {
		put(catalog.EnvironmentKind, c.XWS, true)
	}
	return all
}
