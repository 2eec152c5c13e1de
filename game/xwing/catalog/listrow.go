package catalog

import (
	"fmt"
	"slices"
)

// The bounds of what a card may cost. Some upgrades make a ship cheaper.
const (
	mostPoints       = 500
	leastUpgradeCost = -50
)

func (f fieldReader) ship(v value) shipRules {
	r := shipRules{Stats: map[Faction]Stats{}}
	f.fields(v, func(key string, v value) bool {
		switch key {
		case "factions":
			r.Factions = f.factions(v)
		case "stats":
			var lines struct {
				V map[string]Stats `toml:"v"`
			}
			f.decode(v, &lines)
			for id, line := range lines.V {
				faction, err := ParseFaction(id)
				if err != nil {
					f.add(v.line, f.id, "points.unknown-key", "key", id)
				}
				r.Stats[faction] = line
			}
		default:
			return false
		}
		return true
	})
	return r
}

func (f fieldReader) pilot(v value) PilotRules {
	r := PilotRules{Formats: f.list.Formats}
	priced := false
	f.fields(v, func(key string, v value) bool {
		switch key {
		case "cost":
			r.Cost, priced = f.count(v, 0, mostPoints), true
		case "unpriced":
			r.Unpriced = f.yes(v)
		case "loadout":
			r.Loadout = f.count(v, 0, mostPoints)
		case "slots":
			r.Slots = f.slots(v)
		case "standard_loadout":
			r.StandardLoadout = f.names(v, "upgrades")
		case "formats":
			r.Formats = f.formats(v)
		case "max_per_squad":
			r.MaxPerSquad = f.count(v, 1, 100)
		case "restricted":
			r.Restricted = f.yes(v)
		case "overrides":
			var over struct {
				V pilotOverrides `toml:"v"`
			}
			f.decode(v, &over)
			r.overrides = over.V
			f.known(v, "ships", over.V.Ship)
		default:
			return false
		}
		return true
	})
	if priced == r.Unpriced {
		f.add(v.line, f.id, "points.no-cost")
	}
	if len(f.list.Slots) > 0 {
		r.Slots = slices.Concat(r.Slots, f.list.Slots)
	}
	return r
}

func (f fieldReader) upgrade(v value) UpgradeRules {
	r := UpgradeRules{Formats: f.list.Formats}
	fixed := false
	f.fields(v, func(key string, v value) bool {
		switch key {
		case "cost":
			r.Cost.Fixed, fixed = f.count(v, leastUpgradeCost, mostPoints), true
		case "cost_by":
			if r.Cost.By = Base(f.plain(v)); leastCosts[r.Cost.By] == 0 {
				f.add(v.line, f.id, "points.not-one-of", "value", string(r.Cost.By), "want", "agility, initiative, size")
			}
		case "costs":
			for _, item := range f.each(v) {
				r.Cost.Table = append(r.Cost.Table, f.count(item, leastUpgradeCost, mostPoints))
			}
		case "unpriced":
			r.Unpriced = f.yes(v)
		case "standard_loadout_only":
			r.StandardLoadoutOnly = f.yes(v)
		case "formats":
			r.Formats = f.formats(v)
		case "max_per_squad":
			r.MaxPerSquad = f.count(v, 1, 100)
		case "restricted":
			r.Restricted = f.yes(v)
		case "overrides":
			var over struct {
				V struct {
					Restrictions []Restriction `toml:"restrictions"`
					Sides        []Side        `toml:"sides"`
				} `toml:"v"`
			}
			f.decode(v, &over)
			r.restrictions, r.sides = over.V.Restrictions, over.V.Sides
			f.checkCard(v, r)
		default:
			return false
		}
		return true
	})
	f.checkCost(v, r, fixed)
	return r
}

// leastCosts is how many costs a table must have, from 0 up or from small up.
var leastCosts = map[Base]int{ByAgility: 4, ByInitiative: 7, BySize: 3}

func (f fieldReader) checkCost(v value, r UpgradeRules, fixed bool) {
	tabled := r.Cost.By != "" || r.Cost.Table != nil
	switch {
	case tabled && len(r.Cost.Table) < leastCosts[r.Cost.By], tabled && r.Cost.By == "", tabled && fixed:
		f.add(v.line, f.id, "points.bad-table-of-costs")
	case !tabled && !fixed && !r.Unpriced && !r.StandardLoadoutOnly, (tabled || fixed) && r.Unpriced:
		f.add(v.line, f.id, "points.no-cost")
	}
}

// checkCard looks at the sides and restrictions that a list gives a card.
func (f fieldReader) checkCard(v value, r UpgradeRules) {
	if r.sides != nil && (len(r.sides) == 0 || len(r.sides) > 2) {
		f.add(v.line, f.id, "points.bad-value", "value", fmt.Sprintf("%d sides", len(r.sides)))
	}
	for _, side := range r.sides {
		f.known(v, "devices", side.Device)
		for _, xws := range side.Conditions {
			f.known(v, "conditions", xws)
		}
	}
	for _, restriction := range r.restrictions {
		if err := restriction.check(); err != nil {
			f.add(v.line, f.id, "points.bad-value", "value", err.Error())
		}
		for _, xws := range restriction.Ships {
			f.known(v, "ships", xws)
		}
	}
}

func (f fieldReader) remote(v value) remoteRules {
	var r remoteRules
	f.fields(v, func(key string, v value) bool {
		if key != "agility" {
			return false
		}
		n := f.count(v, 0, 10)
		r.agility = &n
		return true
	})
	return r
}

func (f fieldReader) scenario(v value) ScenarioRules {
	var r ScenarioRules
	f.fields(v, func(key string, v value) bool {
		switch key {
		case "mission_points":
			r.MissionPoints = f.count(v, 1, 1000)
		case "rounds":
			r.Rounds = f.count(v, 1, 100)
		default:
			return false
		}
		return true
	})
	return r
}
