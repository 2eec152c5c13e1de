package squad

import (
	"bytes"
	"encoding/json"
	"slices"

	"xwing/internal/lenient"
)

// XWS writes the squad as XWS: keys in a fixed order, then those that are not of the format in the order
// of the file; canonical slot keys; one space of indent. Parsing it again gives an equal squad, and
// writing that the same bytes. What would be too long to be read stands on one line, or is an error.
func (s Squad) XWS() ([]byte, error) {
	f := forms[s.Family()]
	var w lenient.Writer
	w.Object(func() {
		w.Text("name", s.Name)
		w.Text("description", s.Description)
		w.Member("faction", f.faction(s.Faction))
		w.Raw("points", s.points)
		if s.version == "" {
			s.version = f.version
		}
		w.Member("version", s.version)
		if len(s.Obstacles) > 0 {
			w.Member("obstacles", s.Obstacles)
		}
		w.Key("pilots")
		w.List(len(s.Pilots), func(i int) { writePilot(&w, f, s.Pilots[i]) })
		w.Raw("vendor", s.vendor)
		w.Members(s.more)
	})
	text, err := w.Indented()
	if len(text) <= MaxXWS || err != nil {
		return text, err
	}
	var one bytes.Buffer
	if err := json.Compact(&one, text); err != nil {
		return nil, err
	}
	if one.Len() > MaxXWS {
		return nil, errLong
	}
	return one.Bytes(), nil
}

// writePilot writes a ship with its upgrades.
func writePilot(w *lenient.Writer, f form, p SquadPilot) {
	w.Object(func() {
		card, ship := f.ids(p)
		w.Member(f.pilot, card)
		w.Text("ship", ship)
		w.Raw("points", p.points)
		w.Key("upgrades")
		w.Object(func() {
			writeUpgrades(w, f, p)
			w.Members(p.moreUpgrades)
		})
		w.Raw("vendor", p.vendor)
		w.Members(p.more)
	})
}

// writeUpgrades writes the upgrades of a ship under their slots.
func writeUpgrades(w *lenient.Writer, f form, p SquadPilot) {
	for _, slot := range p.slots() {
		w.Member(f.slot(slot), p.in(slot))
	}
}

// in lists the ship's upgrades under a slot key.
func (p SquadPilot) in(slot string) (ids []string) {
	for _, e := range p.Upgrades {
		if e.Slot == slot {
			ids = append(ids, e.XWS)
		}
	}
	return ids
}

// slots lists the slot keys of a ship's upgrades in their order.
func (p SquadPilot) slots() []string {
	var order []string
	for _, e := range p.Upgrades {
		if !slices.Contains(order, e.Slot) {
			order = append(order, e.Slot)
		}
	}
	return order
}
