package squad

import (
	"encoding/json"
	"errors"
	"slices"
	"strconv"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
	"xwing/internal/lenient"
)

// What is wrong with the wings of a squad.
const (
	WingLeader Kind = "wing-leader" // no upgrade of it forms a wing
	WingSize   Kind = "wing-size"   // count, least, limit
	WingMate   Kind = "wing-mate"   //
	WingSmall  Kind = "wing-small"  // ship
	WingTwice  Kind = "wing-twice"  //
)

// Wing is a wing of a squad, by the places of its ships there from 0 on: the leader, then the wingmates by their numbers.
type Wing []int

// The format of squads has no place for wings: they are vendor data of our own, {"xwing": {"wings": [[0, 1, 2]]}}.
const (
	vendorKey = "xwing"
	wingsKey  = "wings"
)

// Wings returns the wings of a squad; none where its file does not say so in our way.
func (s Squad) Wings() []Wing {
	wings, err := parseWings(s.vendor)
	if err != nil {
		return nil
	}
	return wings
}

// parseWings reads the wings in the vendor data of a file.
func parseWings(data json.RawMessage) (wings []Wing, err error) {
	vendor, _ := lenient.ParseObject(data)
	own, _ := lenient.ParseObject(vendor.Value(vendorKey))
	raw := own.Value(wingsKey)
	if raw == nil {
		return nil, nil
	}
	if json.Unmarshal(raw, &wings) != nil || slices.ContainsFunc(wings, func(w Wing) bool { return len(w) == 0 }) {
		return nil, errors.New("vendor.xwing.wings: not lists of places of ships; " +
			"write the leader's first, as in [[0, 1, 2]], or leave it out")
	}
	return wings, nil
}

// WithWings is the squad with these wings.
func (s Squad) WithWings(wings ...Wing) Squad {
	set := func(raw json.RawMessage, key string, value any) json.RawMessage {
		object := map[string]any{}
		if o, ok := lenient.ParseObject(raw); ok {
			for _, m := range o {
				object[m.Key] = m.Value
			}
		}
		object[key] = value
		out, err := json.Marshal(object)
		if err != nil {
			panic("squad: vendor data does not encode: " + err.Error())
		}
		return out
	}
	vendor, _ := lenient.ParseObject(s.vendor)
	s.vendor = set(s.vendor, vendorKey, set(vendor.Value(vendorKey), wingsKey, wings))
	return s
}

// wings checks who flies in which wing (appendix Wings).
func (c *checker) wings() {
	led, taken := map[int]bool{}, map[int]bool{}
	for _, w := range c.squad.Wings() {
		led[w[0]] = true
		c.wing(w, taken)
	}
	for i := range c.squad.Pilots {
		if xws, terms := c.formsWing(i); terms != nil && !led[i] {
			c.wingSize(i, xws, 0, terms)
		}
	}
}

// formsWing is the upgrade by which a ship leads a wing, with its terms; nil if there is none.
func (c *checker) formsWing(i int) (string, *catalog.WingTerms) {
	for _, xws := range c.squad.Pilots[i].UpgradeIDs() {
		if u, err := c.cat.Upgrade(xws); err == nil && u.Wing != nil {
			return xws, u.Wing
		}
	}
	return "", nil
}

// wingSize checks how many wingmates there are.
func (c *checker) wingSize(leader int, xws string, n int, terms *catalog.WingTerms) {
	if n < gauge.FewestWingmates || n > terms.Most {
		c.add(rule.WingSize, WingSize, leader, xws, "count", strconv.Itoa(n), "least", strconv.Itoa(gauge.FewestWingmates),
			"limit", strconv.Itoa(terms.Most))
	}
}

// wing checks one wing, beside the ships of those before it.
func (c *checker) wing(w Wing, taken map[int]bool) {
	for _, i := range w {
		if i < 0 || i >= len(c.squad.Pilots) || taken[i] {
			c.add(rule.WingFormed, WingTwice, -1, "")
			return
		}
		taken[i] = true
	}
	xws, terms := c.formsWing(w[0])
	if terms == nil {
		c.add(rule.WingFormed, WingLeader, w[0], "")
		return
	}
	c.wingSize(w[0], xws, len(w)-1, terms)
	leader, ok := c.shipAt(w[0])
	if !ok {
		return
	}
	c.wingSmall(leader, terms.Carrier)
	var types []string
	for _, i := range w[1:] {
		mate, ok := c.shipAt(i)
		if !ok {
			continue
		}
		c.wingSmall(mate, false)
		if against(terms, leader, mate, types) != "" {
			c.add(rule.WingFormed, WingMate, i, xws)
		}
		types = append(types, mate.printed.Ship.XWS)
	}
}

// wingSmall checks the size of a ship of a wing; a carrier that leads it may have any.
func (c *checker) wingSmall(sh ship, carries bool) {
	if sh.printed.Ship.Size != gauge.Small && !carries {
		c.add(rule.WingSize, WingSmall, sh.index, "", "ship", sh.printed.Ship.XWS)
	}
}

// shipAt is the ship of the squad in that place, if its pilot is known.
func (c *checker) shipAt(i int) (ship, bool) {
	at := slices.IndexFunc(c.ships, func(sh ship) bool { return sh.index == i })
	if at < 0 {
		return ship{}, false
	}
	return c.ships[at], true
}
