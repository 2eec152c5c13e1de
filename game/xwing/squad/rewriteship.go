package squad

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"xwing/internal/lenient"
)

// ship writes what differs of a ship of the file.
func (r *rewriter) ship(i int, text string, was, now SquadPilot) (string, error) {
	row, ok := lenient.LayOut(json.RawMessage(text))
	if !ok {
		return text, nil
	}
	id, ship := r.form.ids(now)
	if now.Pilot != was.Pilot {
		key := "id"
		if row.Find(key) < 0 {
			key = "name"
		}
		row.Put(key, lenient.Quoted(id))
	}
	if now.Ship != was.Ship && row.Find("ship") >= 0 {
		row.Put("ship", lenient.Quoted(ship))
	}
	if points, known := r.Cost(i); known && row.Find("points") >= 0 {
		row.Put("points", strconv.Itoa(points))
	}
	if sameUpgrades(was, now) {
		return row.String(), nil
	}
	if at := row.Find("upgrades"); at >= 0 {
		if slots, ok := lenient.LayOut(json.RawMessage(row.Parts[at].Value)); ok && strings.HasPrefix(slots.String(), "{") {
			r.upgrades(&slots, was.Upgrades, now.Upgrades)
			row.Put("upgrades", slots.String())
			return row.String(), nil
		}
	}
	var w lenient.Writer
	w.Object(func() { writeUpgrades(&w, r.form, now) })
	fresh, err := laid(&w, row.Indent())
	row.Put("upgrades", fresh)
	return row.String(), err
}

// place is where an upgrade of a ship stands in its file.
type place struct{ slot, card int }

// upgrades writes the upgrades of a ship under their slots: those that stay as they stand, others behind them.
func (r *rewriter) upgrades(slots *lenient.Layout, was, now []Equipped) {
	places := r.places(slots)
	left := slices.Clone(now)
	gone := map[place]bool{}
	for k, e := range was {
		i := slices.Index(left, e)
		if i < 0 { // some builders have cards under another slot
			i = slices.IndexFunc(left, func(o Equipped) bool { return o.XWS == e.XWS })
		}
		if i >= 0 {
			left = slices.Delete(left, i, i+1)
		} else if k < len(places) {
			gone[places[k]] = true
		}
	}
	var parts []lenient.Part
	for i, part := range slots.Parts {
		key := slotKey(part.Key, r.read.Family())
		cards, ok := idParts(part.Value)
		if !ok {
			parts = append(parts, part)
			continue
		}
		last := !slices.ContainsFunc(slots.Parts[i+1:], func(p lenient.Part) bool { return slotKey(p.Key, r.read.Family()) == key })
		keep := []lenient.Part{}
		for k, card := range cards.Parts {
			if !gone[place{i, k}] {
				keep = append(keep, card)
			}
		}
		for last && slices.ContainsFunc(left, func(e Equipped) bool { return e.Slot == key }) {
			k := slices.IndexFunc(left, func(e Equipped) bool { return e.Slot == key })
			keep = append(keep, lenient.NewPart("", lenient.Quoted(left[k].XWS)))
			left = slices.Delete(left, k, k+1)
		}
		if len(keep) == 0 && len(cards.Parts) > 0 {
			continue
		}
		if !slices.Equal(keep, cards.Parts) {
			cards.Set(keep)
			part.Value = cards.String()
		}
		parts = append(parts, part)
	}
	slots.Set(append(parts, r.newSlots(slots, left)...))
}

// newSlots are the cards in slots that the file does not have.
func (r *rewriter) newSlots(slots *lenient.Layout, cards []Equipped) []lenient.Part {
	var parts []lenient.Part
	p := SquadPilot{Upgrades: cards}
	for _, slot := range p.slots() {
		var w lenient.Writer
		ids := p.in(slot)
		w.List(len(ids), func(i int) { w.Value(ids[i]) })
		text, err := laid(&w, slots.Indent())
		if err == nil {
			parts = append(parts, lenient.NewPart(r.form.slot(slot), text))
		}
	}
	return parts
}

// places finds the upgrades of a ship in its file, in the order in which they are read.
func (r *rewriter) places(slots *lenient.Layout) []place {
	type read struct {
		place
		slot string
	}
	var all []read
	for i, part := range slots.Parts {
		slot := slotKey(part.Key, r.read.Family())
		cards, ok := idParts(part.Value)
		if !ok {
			continue
		}
		for k, card := range cards.Parts {
			if ids, ok := idList(json.RawMessage(card.Value)); ok && len(ids) == 1 {
				if id := xwsID(ids[0]); id != "" && !hardpoint(slot, id) {
					all = append(all, read{place{i, k}, slot})
				}
			}
		}
	}
	slices.SortStableFunc(all, func(a, b read) int { return slotOrder(a.slot, b.slot) })
	places := make([]place, len(all))
	for i, a := range all {
		places[i] = a.place
	}
	return places
}

// idParts lays out a list of ids, or one id without a list as if it stood in one; ok is false for anything else.
func idParts(value string) (lenient.Layout, bool) {
	if _, ok := idList(json.RawMessage(value)); !ok {
		return lenient.Layout{}, false
	}
	if l, ok := lenient.LayOut(json.RawMessage(value)); ok {
		return l, true
	}
	if value == "null" {
		value = ""
	}
	return lenient.LayOut(json.RawMessage("[" + value + "]"))
}
