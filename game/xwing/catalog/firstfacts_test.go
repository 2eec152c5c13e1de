package catalog_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// The tests of this file compare first edition's catalog, number by number, with the collected facts, where those
// lie beside the tree. What the collection has otherwise than the cards is named, card by card.

// firstSlot spells a slot of the collection as an id.
func firstSlot(name string) string {
	if id := map[string]string{"Elite": "talent", "System": "sensor", "Bomb": "device"}[name]; id != "" {
		return id
	}
	return slot(name)
}

func firstSlots(o object, key string) []string {
	out := []string{}
	for _, s := range texts(o, key) {
		out = append(out, firstSlot(s))
	}
	return out
}

func firstActions(o object, key string) []string {
	out := []string{}
	for _, a := range texts(o, key) {
		out = append(out, firstAction(a))
	}
	return out
}

func firstAction(name string) string {
	if name == "Target Lock" {
		return "lock"
	}
	return action(object{"type": name})
}

var firstArcs = map[string]string{"Front": "front", "Auxiliary Rear": "rear", "Auxiliary 180": "fullfront", "Bullseye": "bullseye",
	"Mobile": "singleturret", "Turret": "allround"}

func firstStats(o object, arcs []string) string {
	weapons := []string{}
	for _, name := range arcs {
		weapons = append(weapons, fmt.Sprintf("%s %d", firstArcs[name], num(o, "attack")))
	}
	slices.Sort(weapons)
	return line(weapons, num(o, "agility"), num(o, "hull"), num(o, "shields"))
}

func sortedStats(s catalog.Stats) string {
	weapons := none(s.Attacks)
	slices.Sort(weapons)
	return line(weapons, s.Agility, s.Hull, s.Shields)
}

// firstID is the id that we give a ship card of the collection.
func firstID(all []object, o object) string {
	ships, cards := map[string]bool{}, 0
	for _, p := range all {
		if str(p, "xws") == str(o, "xws") {
			ships[str(p, "ship")] = true
			cards++
		}
	}
	switch {
	case cards == 1:
		return str(o, "xws")
	case len(ships) == cards:
		return str(o, "xws") + "-" + str(o, "ship")
	}
	return str(o, "xws") + "-" + str(o, "faction")
}

func one(o object, key string) int {
	if o[key] == true {
		return 1
	}
	return 0
}

func TestFirstShipsAsCollected(t *testing.T) {
	c := loadFirst(t)
	all := rowsIn(t, collectedFirst, "ships")
	want(t, "ships", len(c.Ships()), len(all))
	for _, o := range all {
		xws := str(o, "xws")
		s, err := c.Ship(xws)
		if err != nil {
			t.Error(err)
			continue
		}
		want(t, xws+" name", s.Name, str(o, "name"))
		want(t, xws+" size", s.Class, str(o, "size"))
		want(t, xws+" factions", s.Factions, texts(o, "factions"))
		for _, f := range catalog.Factions() {
			want(t, line(xws, "for", f), s.InRuleset(catalog.FFG10, f), slices.Contains(texts(o, "factions"), f.String()))
		}
		if s.Huge() {
			hugeAsCollected(t, s, o)
			continue
		}
		want(t, xws+" dial", none(s.Dial), strings.ReplaceAll(line(texts(o, "dial")), "G", "B"))
		want(t, xws+" maneuvers", len(s.Dial), len(list(o, "maneuvers")))
		want(t, xws+" stats", sortedStats(s.Stats), firstStats(o, texts(o, "firingArcs")))
		want(t, xws+" actions", none(s.Actions), firstActions(o, "actions"))
		if s.Stats.Attacks[0].Arc != catalog.FrontArc {
			t.Errorf("%s: the first arc is %s", xws, s.Stats.Attacks[0].Arc)
		}
	}
}

// hugeAsCollected compares what huge ships have of their own.
func hugeAsCollected(t *testing.T, s *catalog.Ship, o object) {
	t.Helper()
	bearings := map[string]string{"bank-left": "B", "straight": "F", "bank-right": "N"}
	var dial []string
	for i, m := range list(o, "maneuvers") {
		m := m.(object)
		dial = append(dial, line(num(m, "speed"))+bearings[str(m, "bearing")]+"W")
		want(t, line(s.XWS, "energy of", dial[i]), s.Gain(s.Dial[i]), num(m, "energyGain"))
	}
	want(t, s.XWS+" dial", none(s.Dial), line(dial))
	value := 0
	for _, w := range s.Stats.Attacks {
		value = w.Value
	}
	want(t, s.XWS+" stats", line(value, s.Stats.Agility, s.Stats.Hull, s.Stats.Shields, s.Stats.Energy),
		line(num(o, "attack"), num(o, "agility"), num(o, "hull"), num(o, "shields"), num(o, "energy")))
	want(t, s.XWS+" actions", none(s.Actions), firstActions(o, "actions"))
	if points, ok := o["epicPoints"].(float64); ok {
		want(t, s.XWS+" epic points", s.Epic.Halves, int(2*points))
	}
	want(t, s.XWS+" is short", s.Size == gauge.HugeShort, s.Epic.Section == 0)
}

func TestFirstPilotsAsCollected(t *testing.T) {
	c := loadFirst(t)
	all := rowsIn(t, collectedFirst, "pilots")
	want(t, "pilots", len(c.Pilots()), len(all))
	ships := map[string]object{}
	for _, o := range rowsIn(t, collectedFirst, "ships") {
		ships[str(o, "xws")] = o
	}
	for _, o := range all {
		id := firstID(all, o)
		p, err := c.Pilot(id)
		if err != nil {
			t.Error(err)
			continue
		}
		want(t, id, line(p.Name, p.Ship, p.Faction), line(str(o, "name"), str(o, "ship"), str(o, "faction")))
		want(t, id+" skill", p.Initiative, num(o, "pilotSkill"))
		want(t, id+" unique", p.Limited, one(o, "unique"))
		want(t, id+" ability", p.HasAbility, o["hasAbility"])
		rules, in := p.Rules(catalog.FFG10)
		want(t, id+" points", line(in, rules.Unpriced, rules.Cost), line(true, o["points"] == nil, num(o, "points")))
		want(t, id+" slots", none(rules.Slots), append(firstSlots(o, "slots"), "modification", "title"))
		ship := ships[p.Ship]
		printed, err := c.Printed(catalog.FFG10, id)
		if err != nil {
			t.Error(err)
		}
		if over := sub(o, "statOverrides"); over != nil {
			want(t, id+" stats", sortedStats(printed.Stats), firstStats(over, texts(ship, "firingArcs")))
		} else {
			want(t, id+" own stats", p.Stats == nil, true)
		}
		arcs := []string{}
		for _, g := range list(o, "grants") {
			arcs = append(arcs, firstSlot(str(g.(object), "slot"))+" "+firstArcs[str(g.(object), "name")])
		}
		want(t, id+" arcs of weapons", none(p.WeaponArcs), arcs)
		want(t, id+" conditions", line(conditionNames(t, c, p.Conditions)), line(texts(o, "conditions")))
	}
}

func conditionNames(t *testing.T, c *catalog.Catalog, ids []string) []string {
	t.Helper()
	names := []string{}
	for _, id := range ids {
		x, err := c.Condition(id)
		if err != nil {
			t.Error(err)
			continue
		}
		names = append(names, x.Name)
	}
	return names
}

func TestFirstOthersAsCollected(t *testing.T) {
	c := loadFirst(t)
	for _, o := range rowsIn(t, collectedFirst, "conditions") {
		x, err := c.Condition(str(o, "xws"))
		if err != nil {
			t.Error(err)
			continue
		}
		want(t, x.XWS, line(x.Name, x.Limited, x.HasAbility), line(str(o, "name"), one(o, "unique"), o["hasAbility"]))
		if len(x.Pilots)+len(x.Upgrades) == 0 {
			t.Errorf("%s is assigned by nothing", x.XWS)
		}
	}
	want(t, "conditions", len(c.Conditions()), len(rowsIn(t, collectedFirst, "conditions")))
	n := 0
	for _, o := range rowsIn(t, collectedFirst, "damage-decks") {
		deck := map[string]string{"core-2012": "2012", "core-2015-tfa": "2015"}[str(o, "deck")]
		if deck == "" {
			continue // a huge ship's
		}
		n++
		i := slices.IndexFunc(c.DamageDeck(), func(d *catalog.DamageCard) bool { return d.Deck == deck && d.Title == str(o, "name") })
		if i < 0 {
			t.Errorf("no %s in the deck of %s", str(o, "name"), deck)
			continue
		}
		d := c.DamageDeck()[i]
		want(t, d.ID, line(d.Copies, d.Trait), line(num(o, "copies"), strings.ToLower(str(o, "type"))))
	}
	want(t, "damage cards", len(c.DamageDeck()), n)
	for _, o := range c.Obstacles() {
		if o.Outline.Empty() {
			t.Errorf("obstacle %s has no outline", o.ID)
		}
	}
}

// dialColumns are the columns of a dial in the reference.
const dialColumns = "TBFNYKLPER"

// TestFirstAsReferred compares with the data of others where they have the number, too.
func TestFirstAsReferred(t *testing.T) {
	c := loadFirst(t)
	for _, o := range rowsIn(t, referenceFirst, "ships") {
		s, err := c.Ship(str(o, "xws"))
		if err != nil || s.Huge() {
			continue
		}
		want(t, s.XWS+" stats", line(s.Stats.Attacks[0].Value, s.Stats.Agility, s.Stats.Hull, s.Stats.Shields),
			line(num(o, "attack"), num(o, "agility"), num(o, "hull"), num(o, "shields")))
		var dial []string
		for speed, row := range list(o, "maneuvers") {
			for column, difficulty := range row.([]any) {
				if difficulty == 0.0 || column >= len(dialColumns) {
					continue
				}
				bearing := dialColumns[column : column+1]
				if speed == 0 {
					bearing = "O"
				}
				dial = append(dial, fmt.Sprintf("%d%s%c", speed, bearing, "-WBR"[int(difficulty.(float64))]))
			}
		}
		ours := none(s.Dial)
		ours = slices.DeleteFunc(ours, func(code string) bool { return strings.ContainsAny(code[1:2], "ASD") })
		slices.Sort(dial)
		slices.Sort(ours)
		want(t, s.XWS+" dial", line(ours), line(dial))
	}
	for _, o := range rowsIn(t, referenceFirst, "upgrades") {
		u, err := c.Upgrade(str(o, "xws"))
		if err != nil {
			t.Error(err)
			continue
		}
		rules, _ := u.Rules(catalog.FFG10)
		want(t, u.XWS+" points and slot", line(rules.Cost.Fixed, u.Slots[0]), line(num(o, "points"), firstSlot(str(o, "slot"))))
		if a := u.Sides[0].Attack; a != nil && o["attack"] != nil {
			reach := line(a.MinRange) + "-" + line(a.MaxRange)
			if a.MinRange == a.MaxRange {
				reach = line(a.MinRange)
			}
			want(t, u.XWS+" attack", line(a.Value, reach), line(num(o, "attack"), str(o, "range")))
		}
	}
}
