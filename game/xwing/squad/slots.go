package squad

import (
	"slices"
	"strings"

	"xwing/game/xwing/catalog"
)

// Slot is a slot of a ship's upgrade bar, or a card that has none.
type Slot struct {
	ID      string // an upgrade type's id, or of one that takes cards of several types all of them: "cannon|torpedo|missile"
	Card    string // the XWS id of the upgrade that fills it; "": it is free, or closed
	At      int    // the place of that card among the upgrades of the ship; -1 for none
	By      string // what brings it beside the ship card: an upgrade's XWS id, or the slug of a ship ability; "" for nothing
	Closed  string // the upgrade that takes it away; "" for none
	Missing bool   // there is no such slot: the card stands there without one
	Fixed   bool   // the card belongs to a standard loadout
}

// Free reports whether a card could be put there.
func (s Slot) Free() bool { return s.Card == "" && s.Closed == "" }

// Slots lists the slots of the ship in a place: those of its upgrade bar in its order, those that other cards bring, then the cards
// that have none. A card that fills two slots stands in both.
func Slots(cat *catalog.Catalog, mode Mode, s Squad, ship int) []Slot {
	if ship < 0 || ship >= len(s.Pilots) {
		return nil
	}
	p := s.Pilots[ship]
	w := &wearing{left: slices.Clone(p.Upgrades)}
	card, err := cat.Pilot(p.Pilot)
	if err != nil {
		return w.rest(false)
	}
	printed, err := cat.Printed(mode.Ruleset, p.Pilot)
	rules, _ := card.Rules(mode.Ruleset)
	switch {
	case err != nil:
		return w.rest(true)
	case len(rules.StandardLoadout) > 0:
		return loadoutSlots(cat, rules, w)
	case mode.Quick:
		return w.rest(false)
	}
	var upgrades []catalog.Upgrade
	for _, e := range p.Upgrades {
		if u, err := cat.Upgrade(e.XWS); err == nil {
			in, _ := u.In(mode.Ruleset)
			upgrades = append(upgrades, in)
		}
	}
	bar := mode.bar(cat, printed)
	bar.told = &[]taken{}
	after, _ := bar.fill(upgrades)
	all := *after.told
	for _, o := range after.openings {
		all = append(all, taken{opening: o})
	}
	slices.SortStableFunc(all, func(a, b taken) int { return a.at - b.at })
	for _, t := range all {
		w.slot(t, catalog.Slug(printed.Ability))
	}
	return w.rest(true)
}

// wearing is a ship whose slots are being told.
type wearing struct {
	left  []Equipped // the cards that stand nowhere yet
	slots []Slot
}

// slot tells one slot.
func (w *wearing) slot(t taken, ability string) {
	slot := Slot{ID: t.id(), At: -1, By: t.from}
	if t.by != nil && t.from == "" {
		slot.By = ability
	}
	switch {
	case t.closed:
		slot.Closed = t.card
	case t.card != "":
		slot.Card, slot.At = t.card, w.take(t.card)
	}
	w.slots = append(w.slots, slot)
}

// id is how a slot is called by which an opening is filled.
func (o opening) id() string {
	ids := []string{o.slot.String()}
	if o.by != nil {
		for _, t := range o.by.Or {
			if !slices.Contains(ids, t.String()) {
				ids = append(ids, t.String())
			}
		}
	}
	return strings.Join(ids, "|")
}

// take is the place of a card that has not been told, else that of one that has: it fills a second slot.
func (w *wearing) take(xws string) int {
	for i, e := range w.left {
		if e.XWS == xws {
			w.left[i] = Equipped{}
			return i
		}
	}
	for _, s := range w.slots {
		if s.Card == xws {
			return s.At
		}
	}
	return -1
}

// rest tells the cards that have no slot after the others; missing, where they should have.
func (w *wearing) rest(missing bool) []Slot {
	for i, e := range w.left {
		if e != (Equipped{}) {
			w.slots = append(w.slots, Slot{ID: e.Slot, Card: e.XWS, At: i, Missing: missing})
		}
	}
	return w.slots
}

// loadoutSlots are the cards of a standard loadout, then those that do not belong to it.
func loadoutSlots(cat *catalog.Catalog, rules catalog.PilotRules, w *wearing) []Slot {
	for _, e := range Loadout(cat, rules) {
		w.slots = append(w.slots, Slot{ID: e.Slot, Card: e.XWS, At: w.take(e.XWS), Fixed: true})
	}
	return w.rest(true)
}
