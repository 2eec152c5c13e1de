package squad

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"xwing/game/xwing/catalog"
)

// squad makes a squad of what was read.
func (l *list) squad() Squad {
	s := Squad{Name: l.name, Faction: l.whose(), Obstacles: l.obstacles, family: l.cat.Family(), unread: l.unread}
	s.version = forms[s.family].version
	if l.points > 0 {
		s.points = json.RawMessage(strconv.Itoa(l.points))
	}
	for _, ship := range l.ships {
		for range max(1, ship.line.count) {
			s.Pilots = append(s.Pilots, l.ship(ship, s.Faction))
		}
	}
	return s
}

// whose is the faction of most ships; of several the one that may have more of the upgrades, then the first.
func (l *list) whose() (best catalog.Faction) {
	if l.faction != 0 {
		return l.cat.Primary(l.faction)
	}
	most := -1
	for _, f := range l.cat.Factions() {
		n := 0
		for _, ship := range l.ships {
			if len(l.of(ship.cards, f)) > 0 {
				n += 100
			}
			for _, name := range ship.upgrades {
				if slices.ContainsFunc(l.upgradesNamed(name), func(u *catalog.Upgrade) bool { return ofFaction(u, f) }) {
					n++
				}
			}
		}
		if n > most {
			most, best = n, f
		}
	}
	return best
}

// of lists the cards of a faction.
func (l *list) of(cards []*catalog.Pilot, f catalog.Faction) []*catalog.Pilot {
	return slices.DeleteFunc(slices.Clone(cards), func(c *catalog.Pilot) bool { return l.cat.Primary(c.Faction) != l.cat.Primary(f) })
}

// ship makes a ship of a squad of the faction. A card that is not known keeps its name as its id, for Check to name.
func (l *list) ship(ship listShip, f catalog.Faction) SquadPilot {
	cards := l.of(ship.cards, f)
	if len(cards) == 0 {
		cards = ship.cards
	}
	p := SquadPilot{Pilot: catalog.Slug(ship.line.text)}
	card := l.pick(cards, ship.upgrades)
	if card != nil {
		p.Pilot, p.Ship = card.XWS, card.Ship
	}
	for _, name := range ship.upgrades {
		e := Equipped{Slot: "unknown", XWS: catalog.Slug(name)}
		if u := l.upgradeOn(card, name, f); u != nil {
			e = Equipped{Slot: u.Slots[0].String(), XWS: u.XWS}
		}
		if e.XWS != "" && len(e.XWS) <= maxID {
			p.Upgrades = append(p.Upgrades, e)
		}
	}
	if p.Pilot == "" || len(p.Pilot) > maxID {
		p.Pilot = "unknown"
	}
	slices.SortStableFunc(p.Upgrades, func(a, b Equipped) int { return slotOrder(a.Slot, b.Slot) })
	return p
}

// pick is the card of those with one name that a list means: the one whose loadout the upgrades are, else the one that
// has the bare name for its id, else the first that is no set's.
func (l *list) pick(cards []*catalog.Pilot, upgrades []string) *catalog.Pilot {
	for _, c := range cards {
		for _, r := range l.cat.Lists() {
			rules, _ := c.Rules(r.ID)
			if n := len(rules.StandardLoadout); n == 0 || n != len(upgrades) {
				continue
			}
			if !slices.ContainsFunc(upgrades, func(name string) bool { return l.in(rules.StandardLoadout, name) == nil }) {
				return c
			}
		}
	}
	f := finder{names: l.names}
	for _, good := range []func(*catalog.Pilot) bool{
		func(c *catalog.Pilot) bool { return c.XWS == catalog.Slug(c.Name) },
		f.bare,
		func(c *catalog.Pilot) bool { return !standardLoadout(l.cat, c) },
		func(*catalog.Pilot) bool { return true },
	} {
		if i := slices.IndexFunc(cards, good); i >= 0 {
			return cards[i]
		}
	}
	return nil
}

// in is the upgrade of that name among these ids; nil for none.
func (l *list) in(ids []string, name string) *catalog.Upgrade {
	for _, u := range l.upgradesNamed(name) {
		if slices.Contains(ids, u.XWS) {
			return u
		}
	}
	return nil
}

// upgradeOn is the upgrade of that name that goes on a ship card, nil for none: of its loadout, else for its faction and
// in one of its slots.
func (l *list) upgradeOn(card *catalog.Pilot, name string, f catalog.Faction) *catalog.Upgrade {
	var slots []catalog.UpgradeType
	if card != nil {
		for _, r := range l.cat.Lists() {
			rules, _ := card.Rules(r.ID)
			if u := l.in(rules.StandardLoadout, name); u != nil && !strings.Contains(name, " [") {
				return u
			}
			slots = append(slots, rules.Slots...)
		}
	}
	named := l.upgradesNamed(name)
	if _, note, ok := strings.Cut(name, " ["); ok {
		named = narrowed(named, note)
	}
	free := func(u *catalog.Upgrade) bool { return !onlyInLoadouts(l.cat, u) }
	fits := func(u *catalog.Upgrade) bool {
		return slices.ContainsFunc(u.Slots, func(t catalog.UpgradeType) bool { return slices.Contains(slots, t) })
	}
	for _, good := range []func(*catalog.Upgrade) bool{
		func(u *catalog.Upgrade) bool { return free(u) && ofFaction(u, f) && fits(u) },
		func(u *catalog.Upgrade) bool { return free(u) && ofFaction(u, f) },
		free,
		func(*catalog.Upgrade) bool { return true },
	} {
		if i := slices.IndexFunc(named, good); i >= 0 {
			return named[i]
		}
	}
	return nil
}
