package sim

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// NewEnforcedSquads collects what the squads are drawn from that try what the program enforces, by the points
// list of the rules: cards enforced in full, and the cards that stand in for a ship ability.
func NewEnforcedSquads(rules *xwing.Rules) (*Squads, error) {
	standIns := standIns(rules)
	s, err := NewSquads(rules.Catalog, squad.ModeOf(rules.Catalog, rules.List), func(id catalog.CardID) bool {
		return rules.Enforced(reference(id)) || slices.Contains(standIns, id)
	})
	if err != nil {
		return nil, err
	}
	s.standIns = standIns
	return s, nil
}

// standIns are the cards of the points list that bring a ship ability to the table which no card enforced in
// full brings there: ship cards, and upgrades that put one in the place of another. What their own text says is
// not enforced yet: it has no effect.
func standIns(rules *xwing.Rules) []catalog.CardID {
	list, cat := rules.List, rules.Catalog
	lacks := func(upgrade string) bool { return !rules.Enforced(catalog.UpgradeCard.Ref(upgrade)) }
	brought := map[string]bool{"": true}
	var lacking []catalog.CardID
	add := func(id catalog.CardID) {
		if rules.Enforced(reference(id)) {
			brought[shipAbility(cat, list, id)] = true
		} else {
			lacking = append(lacking, id)
		}
	}
	for _, p := range cat.Pilots() {
		if row, ok := p.Rules(list); ok && !row.Unpriced && len(row.Formats) > 0 && !slices.ContainsFunc(row.StandardLoadout, lacks) {
			add(p.ID())
		}
	}
	for _, u := range cat.Upgrades() {
		if row, ok := u.Rules(list); ok && !row.Unpriced && !row.StandardLoadoutOnly && len(row.Formats) > 0 {
			add(u.ID())
		}
	}
	return slices.DeleteFunc(lacking, func(id catalog.CardID) bool {
		slug := shipAbility(cat, list, id)
		return brought[slug] || !rules.Enforced(catalog.ShipAbility.Ref(slug))
	})
}

// shipAbility is the id of the ship ability that a card brings, "" for none.
func shipAbility(cat *catalog.Catalog, list catalog.Ruleset, id catalog.CardID) string {
	if p, err := cat.Pilot(id.XWS); err == nil && id.Kind == catalog.PilotCard {
		card, _ := p.In(list)
		return card.ShipAbilityID()
	}
	if u, err := cat.Upgrade(id.XWS); err == nil && id.Kind == catalog.UpgradeCard {
		card, _ := u.In(list)
		return catalog.Slug(card.Sides[0].ShipAbility)
	}
	return ""
}

// reference is a card as the rules name it, "pilot/wedgeantilles".
func reference(id catalog.CardID) string { return id.Ref() }
