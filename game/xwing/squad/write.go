package squad

import (
	"bytes"
	"encoding/json"
	"slices"
)

// XWS writes the squad as XWS: keys in a fixed order, then those that are not of the format in the order
// of the file; canonical slot keys; one space of indent. Parsing it again gives an equal squad, and
// writing that the same bytes.
func (s Squad) XWS() ([]byte, error) {
	f := forms[s.Family()]
	w := writer{form: f}
	w.object(func() {
		w.text("name", s.Name)
		w.text("description", s.Description)
		w.member("faction", f.faction(s.Faction))
		w.raw("points", s.points)
		if s.version == "" {
			s.version = f.version
		}
		w.member("version", s.version)
		if len(s.Obstacles) > 0 {
			w.member("obstacles", s.Obstacles)
		}
		w.key("pilots")
		w.list(len(s.Pilots), func(i int) { w.pilot(s.Pilots[i]) })
		w.raw("vendor", s.vendor)
		w.members(s.more)
	})
	if w.err != nil {
		return nil, w.err
	}
	var out bytes.Buffer
	if err := json.Indent(&out, w.out.Bytes(), "", " "); err != nil {
		return nil, err
	}
	out.WriteByte('\n')
	return out.Bytes(), nil
}

// writer writes JSON without blanks; the first error stays.
type writer struct {
	form  form
	out   bytes.Buffer
	first bool // no comma before the next key
	err   error
}

func (w *writer) pilot(p SquadPilot) {
	w.object(func() {
		card, ship := w.form.ids(p)
		w.member(w.form.pilot, card)
		w.text("ship", ship)
		w.raw("points", p.points)
		w.key("upgrades")
		w.object(func() {
			for _, slot := range p.slots() {
				var ids []string
				for _, e := range p.Upgrades {
					if e.Slot == slot {
						ids = append(ids, e.XWS)
					}
				}
				w.member(w.form.slot(slot), ids)
			}
			w.members(p.moreUpgrades)
		})
		w.raw("vendor", p.vendor)
		w.members(p.more)
	})
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

func (w *writer) object(inside func()) {
	w.out.WriteByte('{')
	w.first = true
	inside()
	w.out.WriteByte('}')
	w.first = false
}

func (w *writer) list(n int, each func(i int)) {
	w.out.WriteByte('[')
	for i := range n {
		if i > 0 {
			w.out.WriteByte(',')
		}
		each(i)
	}
	w.out.WriteByte(']')
}

func (w *writer) key(key string) {
	if !w.first {
		w.out.WriteByte(',')
	}
	w.first = false
	w.value(key)
	w.out.WriteByte(':')
}

func (w *writer) member(key string, v any) {
	w.key(key)
	w.value(v)
}

// text writes a text that is left out where it is empty.
func (w *writer) text(key, v string) {
	if v != "" {
		w.member(key, v)
	}
}

// raw writes a value as the file had it, if the file had one.
func (w *writer) raw(key string, v json.RawMessage) {
	if v != nil {
		w.member(key, v)
	}
}

func (w *writer) members(all object) {
	for _, m := range all {
		w.member(m.key, m.value)
	}
}

func (w *writer) value(v any) {
	enc := json.NewEncoder(&w.out)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil && w.err == nil {
		w.err = err
	}
}
