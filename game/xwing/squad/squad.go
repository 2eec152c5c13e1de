package squad

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"

	"xwing/game/xwing/catalog"
	"xwing/internal/lenient"
)

// Squad is a list of ships of one faction.
type Squad struct {
	Name        string
	Description string
	Faction     catalog.Faction
	Pilots      []SquadPilot
	Obstacles   []string // XWS ids

	family catalog.Family // of the ids; "" is the second edition's

	// What the file says beside this, handed on untouched: points are not to be trusted, a builder's own
	// data and keys that are not of the format are not ours.
	points  json.RawMessage
	version string
	vendor  json.RawMessage
	more    lenient.Object

	unread []string // lines of the list that it was read from
}

// Unread lists what could not be read of the list that the squad was read from, a line each: cards that nobody knows, which the
// squad has by their names, and what is no card at all.
func (s Squad) Unread() []string { return slices.Clone(s.unread) }

// SquadPilot is one ship of a squad.
type SquadPilot struct {
	Pilot    string     // XWS id of the ship card
	Ship     string     // XWS id of the ship type, "" where the file does not say
	Upgrades []Equipped // by slot, then in the order of the file

	points       json.RawMessage // as the file has them, like the rest
	vendor       json.RawMessage
	more         lenient.Object
	moreUpgrades lenient.Object // keys among the upgrades that are no lists of ids
}

// Equipped is one upgrade of a ship.
type Equipped struct {
	Slot string // the key in XWS: an upgrade type's id, or whatever the file says
	XWS  string
}

// UpgradeIDs lists the XWS ids of the ship's upgrades.
func (p SquadPilot) UpgradeIDs() []string {
	ids := make([]string, len(p.Upgrades))
	for i, e := range p.Upgrades {
		ids[i] = e.XWS
	}
	return ids
}

// Points is the squad's total under a rule set: ships and upgrades, or in a rule set with loadout values
// ships alone. Cards without a cost are an error; Check names them all.
func (s Squad) Points(cat *catalog.Catalog, r catalog.Ruleset) (int, error) {
	total := 0
	for i := range s.Pilots {
		points, err := s.PilotPoints(cat, r, i)
		if err != nil {
			return 0, fmt.Errorf("ship %d: %w", i+1, err)
		}
		total += points
	}
	return total, nil
}

// PilotPoints is what ship i counts towards the squad's total.
func (s Squad) PilotPoints(cat *catalog.Catalog, r catalog.Ruleset, i int) (int, error) {
	p := s.Pilots[i]
	card, err := cat.Pilot(p.Pilot)
	if err != nil {
		return 0, err
	}
	rules, ok := card.Rules(r)
	if !ok || rules.Unpriced {
		return 0, fmt.Errorf("pilot %s has no cost in the rule set %s", p.Pilot, r)
	}
	if ModeOf(cat, r).Loadout || len(rules.StandardLoadout) > 0 {
		return rules.Cost, nil
	}
	upgrades, err := p.upgradePoints(cat, r)
	return rules.Cost + upgrades, err
}

// upgradePoints is the cost of all upgrades of a ship.
func (p SquadPilot) upgradePoints(cat *catalog.Catalog, r catalog.Ruleset) (int, error) {
	total, equipped := 0, p.UpgradeIDs()
	for _, e := range p.Upgrades {
		cost, err := cat.UpgradeCost(r, p.Pilot, e.XWS, equipped...)
		if err != nil {
			return 0, err
		}
		total += cost
	}
	return total, nil
}

// Loadout lists the upgrades of a standard loadout.
func Loadout(cat *catalog.Catalog, rules catalog.PilotRules) []Equipped {
	var list []Equipped
	for _, xws := range rules.StandardLoadout {
		e := Equipped{XWS: xws}
		if u, err := cat.Upgrade(xws); err == nil {
			e.Slot = u.Slots[0].String()
		}
		list = append(list, e)
	}
	return list
}

// Priced is the squad as others like it: with the ship types, and with the costs of a points list beside the
// ships and the total; a cost that is not known leaves its place empty.
func (s Squad) Priced(cat *catalog.Catalog, r catalog.Ruleset) Squad {
	number := func(n int, err error) json.RawMessage {
		if err != nil {
			return nil
		}
		return json.RawMessage(strconv.Itoa(n))
	}
	s.Pilots = slices.Clone(s.Pilots)
	for i := range s.Pilots {
		if card, err := cat.Pilot(s.Pilots[i].Pilot); err == nil && s.Pilots[i].Ship == "" {
			s.Pilots[i].Ship = card.Ship
		}
		s.Pilots[i].points = number(s.PilotPoints(cat, r, i))
	}
	s.points = number(s.Points(cat, r))
	return s
}
