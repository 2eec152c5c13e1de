package squad

import (
	"slices"
	"strings"

	"xwing/game/xwing/catalog"
)

// Resolve is the squad with the ids of today: ship types, ship cards and upgrades that older lists or the
// first edition name otherwise, and printed names. Ids that the catalog knows stay as they are, so do
// those of which it is not certain what they mean; [Squad.Check] names them.
func (s Squad) Resolve(cat *catalog.Catalog) Squad {
	s = s.as(cat.Family())
	s.Pilots = slices.Clone(s.Pilots)
	for i, p := range s.Pilots {
		var historic bool
		p.Ship, historic = resolveShip(cat, p.Ship)
		p.Pilot = resolvePilot(cat, s.Faction, p, historic)
		p.Upgrades = slices.Clone(p.Upgrades)
		for k, e := range p.Upgrades {
			if !cat.HasSlot(e.Slot) {
				p.Upgrades[k].Slot = slotKey(e.Slot, cat.Family())
			}
			p.Upgrades[k].XWS = resolveUpgrade(cat, s.Faction, e)
		}
		s.Pilots[i] = p
	}
	return s
}

// resolveShip finds the ship type that the id means; historic is true for an id of the first edition.
func resolveShip(cat *catalog.Catalog, id string) (now string, historic bool) {
	if _, err := cat.Ship(id); err == nil || id == "" {
		return id, false
	}
	plain := strings.ReplaceAll(id, "-", "")
	for _, aliases := range []map[string]string{firstShips, shipAliases} {
		if now := aliases[plain]; now != "" {
			return now, true
		}
	}
	if ship, err := cat.Ship(plain); err == nil {
		return ship.XWS, false
	}
	return id, false
}

// resolvePilot finds the ship card that the id means: itself, or else the card of that name that the
// faction has on that ship type, if that is certain. In lists that name the ship by a historic id an id
// of today may be another ship's, as hansolo is.
func resolvePilot(cat *catalog.Catalog, f catalog.Faction, p SquadPilot, historic bool) string {
	fits := func(card *catalog.Pilot) bool {
		return cat.Primary(card.Faction) == cat.Primary(f) && (p.Ship == "" || card.Ship == p.Ship)
	}
	if card, err := cat.Pilot(p.Pilot); err == nil && (!historic || fits(card)) {
		return p.Pilot
	}
	plain := strings.ReplaceAll(p.Pilot, "-", "")
	name, suffix, _ := strings.Cut(p.Pilot, "-") // a suffix of the first edition named the product
	if card, err := cat.Pilot(name); err == nil && fits(card) && card.Ship == suffix {
		return name // a suffix that the id no longer has
	}
	for _, id := range []string{plain, plain + "-" + p.Ship, name + "-" + p.Ship, plain + "-" + f.String()} {
		if card, err := cat.Pilot(id); err == nil && fits(card) {
			return id
		}
	}
	called := func(card *catalog.Pilot) bool {
		slug := catalog.Slug(card.Name)
		return fits(card) && !standardLoadout(cat, card) && (slug == plain || historic && slug == name)
	}
	if card := only(cat.Pilots(), called); card != nil {
		return card.XWS
	}
	return p.Pilot
}

// only returns the one card for which f holds; nil if there is none, or more than one.
func only[C any](cards []*C, f func(*C) bool) *C {
	var found *C
	for _, card := range cards {
		switch {
		case !f(card):
		case found != nil:
			return nil
		default:
			found = card
		}
	}
	return found
}

// standardLoadout reports whether the card comes with its upgrades wherever it is legal.
func standardLoadout(cat *catalog.Catalog, card *catalog.Pilot) bool {
	for _, r := range cat.BuiltIn() {
		if rules, ok := card.Rules(r); ok && len(rules.StandardLoadout) == 0 {
			return false
		}
	}
	return true
}

// resolveUpgrade finds the upgrade that the id means: itself, another spelling, or else the only card of
// that name that goes into the slot in a squad of the faction.
func resolveUpgrade(cat *catalog.Catalog, f catalog.Faction, e Equipped) string {
	if _, err := cat.Upgrade(e.XWS); err == nil {
		return e.XWS
	}
	if _, err := cat.Upgrade(upgradeAliases[e.XWS]); err == nil {
		return upgradeAliases[e.XWS]
	}
	slot, _ := catalog.ParseUpgradeType(e.Slot)
	card := only(cat.Upgrades(), func(card *catalog.Upgrade) bool {
		return catalog.Slug(card.Name) == strings.ReplaceAll(e.XWS, "-", "") && (slot == 0 || card.Is(slot)) &&
			ofFaction(card, f) && !onlyInLoadouts(cat, card)
	})
	if card != nil {
		return card.XWS
	}
	return e.XWS
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
