package fleet

import (
	"slices"

	"xwing/game/armada/catalog"
)

// Slot is a place for an upgrade on a ship: of its upgrade bar, that of a commander or of a title, or a card that has none.
type Slot struct {
	Icon    catalog.Slot
	Card    string // id of the upgrade that fills it; "": it is free, or closed
	At      int    // the place of that card among the upgrades of the ship; -1 for none
	By      string // id of the upgrade that adds the icon; "": it is the ship's own
	Closed  string // id of the upgrade that takes it away; "" for none
	Missing bool   // there is no such place: the card stands there without one
}

// Free reports whether a card could be put there.
func (s Slot) Free() bool { return s.Card == "" && s.Closed == "" }

// Slots lists the places of the ship in a place: that of a commander, unless it is a flotilla (ARM-FLB-010), that of a title, the
// icons of its upgrade bar in their order, those that cards add, then the cards that have none. A card that fills several icons
// stands in each.
func Slots(cat *catalog.Catalog, f Fleet, ship int) []Slot {
	if ship < 0 || ship >= len(f.Ships) {
		return nil
	}
	w := &wearing{ids: f.Ships[ship].Upgrades}
	card, err := cat.Ship(f.Ships[ship].ID)
	if err != nil {
		return w.rest(cat, false)
	}
	var upgrades []*catalog.Upgrade
	for _, id := range w.ids {
		if u, err := cat.Upgrade(id); err == nil && !slices.Contains(upgrades, u) {
			upgrades = append(upgrades, u)
		}
	}
	bar, _ := fill(card, upgrades)
	if !card.Flotilla {
		w.besides(cat, catalog.CommanderSlot)
	}
	w.besides(cat, catalog.TitleSlot)
	for _, o := range bar {
		s := Slot{Icon: o.slot, At: -1}
		if o.by != nil {
			s.By = o.by.ID
		}
		closed := slices.IndexFunc(upgrades, func(u *catalog.Upgrade) bool { return slices.Contains(u.Removes, o.slot) })
		switch {
		case o.card != nil:
			s.Card, s.At = o.card.ID, w.take(o.card.ID)
		case closed >= 0:
			s.Closed = upgrades[closed].ID
		}
		w.slots = append(w.slots, s)
	}
	return w.rest(cat, true)
}

// wearing is a ship whose places are being told.
type wearing struct {
	ids   []string // its upgrades
	told  []int    // the places among them of those that stand somewhere
	slots []Slot
}

// besides tells the place of an icon that is on no bar.
func (w *wearing) besides(cat *catalog.Catalog, icon catalog.Slot) {
	s := Slot{Icon: icon, At: -1}
	for _, id := range w.ids {
		if u, err := cat.Upgrade(id); err == nil && u.Is(icon) {
			s.Card, s.At = id, w.take(id)
			break
		}
	}
	w.slots = append(w.slots, s)
}

// take is the place of an upgrade, which stands somewhere now.
func (w *wearing) take(id string) int {
	at := slices.Index(w.ids, id)
	w.told = append(w.told, at)
	return at
}

// rest tells the cards that have no place after the others; missing, where they should have one.
func (w *wearing) rest(cat *catalog.Catalog, missing bool) []Slot {
	for i, id := range w.ids {
		if slices.Contains(w.told, i) {
			continue
		}
		s := Slot{Card: id, At: i, Missing: missing}
		if u, err := cat.Upgrade(id); err == nil {
			s.Icon = u.Slots[0]
		}
		w.slots = append(w.slots, s)
	}
	return w.slots
}
