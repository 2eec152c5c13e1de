package squad

import (
	"slices"
	"strings"

	"xwing/game/xwing/catalog"
)

// Fit is an upgrade that a slot of a ship could take, or that something speaks against.
type Fit struct {
	ID     string // XWS id
	Card   *catalog.Upgrade
	Cost   int     // on this ship, in points of the list; 0 where none is known
	Breach *Breach // the first that it would add; nil: it fits
}

// PilotFit is a ship card that could join a squad, or that something speaks against.
type PilotFit struct {
	ID     string // XWS id
	Card   *catalog.Pilot
	With   string  // the card of the other section, which comes along; "" for none
	Cost   int     // without upgrades, in points of the list, with what comes along; 0 where none is known
	Breach *Breach // the first that it would add; nil: it may join
}

// Fits lists the upgrades that the mode's points list knows for a slot of the ship in a place, by id: what [Squad.CheckMode] would
// say of the squad if the ship had one more of them. The slot is an upgrade type's id, or several as [Slot.ID] has
// them; to see what could stand in place of a card, take that out first. Cards that only standard loadouts bring are left out.
func Fits(cat *catalog.Catalog, mode Mode, s Squad, ship int, slot string) []Fit {
	if ship < 0 || ship >= len(s.Pilots) {
		return nil
	}
	t, types := tryOn(cat, mode, s), slotTypes(slot)
	var fits []Fit
	for _, card := range cat.Upgrades() {
		if !slices.ContainsFunc(types, card.Is) {
			continue
		}
		rules, ok := card.Rules(mode.Ruleset)
		if !ok || rules.StandardLoadoutOnly {
			continue
		}
		e := Equipped{Slot: card.Slots[0].String(), XWS: card.XWS}
		f := Fit{ID: card.XWS, Card: card, Breach: t.put(ship, e)}
		if printed, err := t.printed(s.Pilots[ship].Pilot); err == nil {
			f.Cost, _ = cat.UpgradeCostOn(mode.Ruleset, printed, card.XWS, append(s.Pilots[ship].UpgradeIDs(), card.XWS)...)
		}
		fits = append(fits, f)
	}
	return fits
}

// FitsPilot lists the ship cards of a faction that the mode's points list knows, by id, likewise: what would be said of the
// squad if it had one more of them, without upgrades, and with the other section that [Squad.Joining] brings along.
func FitsPilot(cat *catalog.Catalog, mode Mode, s Squad, faction catalog.Faction) []PilotFit {
	t := tryOn(cat, mode, s)
	var fits []PilotFit
	for _, card := range cat.Pilots() {
		if cat.Primary(card.Faction) != cat.Primary(faction) {
			continue
		}
		rules, ok := card.Rules(mode.Ruleset)
		if !ok {
			continue
		}
		f, ships := PilotFit{ID: card.XWS, Card: card, Cost: rules.Cost}, s.Joining(cat, mode, card.XWS)
		if len(ships) > 1 {
			f.With = ships[1].Pilot
			if other, err := cat.Pilot(f.With); err == nil {
				beside, _ := other.Rules(mode.Ruleset)
				f.Cost += beside.Cost
			}
		}
		f.Breach = t.join(ships...)
		fits = append(fits, f)
	}
	return fits
}

// QuickFit is a quick build that could join a squad, or that something speaks against.
type QuickFit struct {
	Build  *catalog.QuickBuild
	Breach *Breach // the first that it would add; nil: it may join
}

// FitsQuick lists the quick builds of a faction, by id, likewise, for a mode of quick builds.
func FitsQuick(cat *catalog.Catalog, mode Mode, s Squad, faction catalog.Faction) []QuickFit {
	t := tryOn(cat, mode, s)
	var fits []QuickFit
	for _, b := range cat.QuickBuilds() {
		if b.Faction != faction {
			continue
		}
		if alone, err := Quick(cat, b); err == nil {
			fits = append(fits, QuickFit{b, t.join(alone.Pilots...)})
		}
	}
	return fits
}

// Keeps says of each upgrade of the ship in a place whether it could be equipped there beside the others that could, as far as
// points do not speak against it.
func Keeps(cat *catalog.Catalog, mode Mode, s Squad, ship int) []bool {
	mode.Points, mode.Loadout, mode.OfType = 0, false, catalog.OfType{}
	left := s.Pilots[ship].Upgrades
	kept := make([]bool, len(left))
	s.Pilots = slices.Clone(s.Pilots)
	s.Pilots[ship].Upgrades = nil
	for found := true; found; { // one may bring the slot of another
		found = false
		for i, e := range left {
			if !kept[i] && tryOn(cat, mode, s).put(ship, e) == nil {
				s, kept[i], found = s.Put(ship, e), true, true
			}
		}
	}
	return kept
}

// slotTypes are the upgrade types of a slot, of which one does.
func slotTypes(slot string) []catalog.UpgradeType {
	var types []catalog.UpgradeType
	for _, id := range strings.Split(slot, "|") {
		if t, err := catalog.ParseUpgradeType(id); err == nil {
			types = append(types, t)
		}
	}
	return types
}

// trial is a squad that has been checked, to be checked again with a card more.
type trial struct {
	checker
	apart    [][]Breach // of each ship alone
	together []Breach   // of the squad as a whole
	room     []ship     // for those of a squad with a card more
}

// tryOn checks a squad.
func tryOn(cat *catalog.Catalog, mode Mode, s Squad) *trial {
	t := &trial{checker: checker{squad: s, cat: cat, mode: mode, ledger: mode.ledger(cat),
		asked: mostNear, known: map[string]catalog.Profile{}}}
	for i := range s.Pilots {
		t.breaches = nil
		t.ship(i)
		t.apart = append(t.apart, t.breaches)
	}
	t.breaches = nil
	t.checker.together()
	t.together = t.breaches
	return t
}

// put is the first breach that an upgrade would add; nil if none.
func (t *trial) put(ship int, e Equipped) *Breach {
	return t.with(t.squad.Put(ship, e), ship, t.apart[ship])
}

// join is the first breach that a ship would add, one card or the two of its sections; nil if none.
func (t *trial) join(ships ...SquadPilot) *Breach {
	s := t.squad
	s.Pilots = append(slices.Clip(s.Pilots), ships...)
	return t.with(s, len(t.squad.Pilots), nil)
}

// with is the first breach of a squad that differs in one ship, and in what follows where that is new, and had not that breach
// of the ship alone. What a card more changes for other ships is for the better: it may be one that their upgrades ask the
// squad to include.
func (t *trial) with(s Squad, ship int, before []Breach) *Breach {
	c := t.checker
	c.squad, c.ships, c.breaches = s, nil, nil
	c.ship(ship)
	for i := max(ship+1, len(t.squad.Pilots)); i < len(s.Pilots); i++ {
		c.ship(i)
	}
	if added := Added(before, c.breaches); len(added) > 0 {
		return &added[0]
	}
	t.room = replaced(t.room[:0], t.ships, ship, c.ships)
	c.ships, c.breaches = t.room, nil
	c.together()
	if added := Added(t.together, c.breaches); len(added) > 0 {
		return &added[0]
	}
	return nil
}

// replaced adds to all the ships in their order with the one in a place as it is now; none if its card is not known.
func replaced(all, ships []ship, index int, now []ship) []ship {
	for _, sh := range ships {
		if sh.index < index {
			all = append(all, sh)
		}
	}
	all = append(all, now...)
	for _, sh := range ships {
		if sh.index > index {
			all = append(all, sh)
		}
	}
	return all
}

// Takers lists the ship cards, by id, to whose ship an upgrade could be added by the mode, if it had nothing else and flew alone:
// what the upgrade asks of other ships counts against it.
func Takers(cat *catalog.Catalog, mode Mode, upgrade string) []*catalog.Pilot {
	card, err := cat.Upgrade(upgrade)
	if err != nil {
		return nil
	}
	e := Equipped{Slot: card.Slots[0].String(), XWS: card.XWS}
	var all []*catalog.Pilot
	for _, p := range cat.Pilots() {
		rules, ok := p.Rules(mode.Ruleset)
		if !ok || !slices.ContainsFunc(rules.Slots, card.Is) {
			continue
		}
		in, _ := p.In(mode.Ruleset)
		if tryOn(cat, mode, Of(cat, in)).put(0, e) == nil {
			all = append(all, p)
		}
	}
	return all
}

// Of is the squad of one ship without upgrades.
func Of(cat *catalog.Catalog, p catalog.Pilot) Squad {
	return Squad{Faction: cat.Primary(p.Faction), family: cat.Family(), Pilots: []SquadPilot{{Pilot: p.XWS, Ship: p.Ship}}}
}
