package squad

import (
	"slices"
	"strings"

	"xwing/game/xwing/catalog"
)

// upgrade finds the upgrade that an id means on a ship card, nil for one that is not known: itself, if it goes into
// the slot in a squad of the faction, or else the only card of that name that does.
func (f finder) upgrade(on *catalog.Pilot, e Equipped) string {
	slot, _ := catalog.ParseUpgradeType(e.Slot)
	card, err := f.cat.Upgrade(e.XWS)
	names := []string{e.XWS, strings.ReplaceAll(e.XWS, "-", "")}
	if err == nil {
		names = append(names, catalog.Slug(card.Name))
	}
	if id := f.standard(on, names); id != "" {
		return id
	}
	if err == nil && (slot == 0 || card.Is(slot)) && ofFaction(card, f.faction) {
		return e.XWS
	}
	if _, unknown := f.cat.Upgrade(upgradeAliases[e.XWS]); err != nil && unknown == nil {
		return upgradeAliases[e.XWS]
	}
	if at := strings.LastIndex(e.XWS, "-"); at > 0 && partsIDs(e.XWS[at+1:]) {
		names = append(names, strings.ReplaceAll(e.XWS[:at], "-", ""))
	}
	var cards []*catalog.Upgrade
	for _, name := range names {
		for _, c := range f.upgradesCalled(name) {
			if !slices.Contains(cards, c) && (slot == 0 || c.Is(slot)) && !onlyInLoadouts(f.cat, c) {
				cards = append(cards, c)
			}
		}
	}
	found := only(cards, func(c *catalog.Upgrade) bool { return ofFaction(c, f.faction) })
	if found == nil && err != nil { // better another faction's card, which Check refuses, than one that is not known
		found = only(cards, func(*catalog.Upgrade) bool { return true })
	}
	if found == nil {
		return e.XWS
	}
	return found.XWS
}

// partsIDs reports whether the end of an id is there to tell cards of one name apart: a slot or a faction.
func partsIDs(ending string) bool {
	_, noFaction := catalog.ParseFaction(ending)
	return isSlot(slotKey(ending, catalog.XWing2)) || noFaction == nil
}

// standard finds an upgrade of the ship card's standard loadout by the name that the file has for it; "" if none is
// called so. Where lists differ, the one of the list that is asked for counts.
func (f finder) standard(on *catalog.Pilot, names []string) string {
	if on == nil {
		return ""
	}
	lists := f.cat.BuiltIn()
	if f.list != "" {
		lists = []catalog.Ruleset{f.list}
	}
	for _, r := range lists {
		rules, _ := on.Rules(r)
		for _, id := range rules.StandardLoadout {
			u, err := f.cat.Upgrade(id)
			if err == nil && (slices.Contains(names, id) || slices.Contains(names, catalog.Slug(u.Name))) {
				return id
			}
		}
	}
	return ""
}

func ofFaction(card *catalog.Upgrade, f catalog.Faction) bool {
	for _, r := range card.Restrictions {
		if r.Factions != nil && r.Names == nil && !slices.Contains(r.Factions, f) {
			return false
		}
	}
	return true
}

func onlyInLoadouts(cat *catalog.Catalog, card *catalog.Upgrade) bool {
	for _, r := range cat.BuiltIn() {
		if rules, ok := card.Rules(r); ok && !rules.StandardLoadoutOnly {
			return false
		}
	}
	return true
}
