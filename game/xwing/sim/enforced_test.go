package sim

import (
	"slices"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/squad"
)

// TestEveryShipAbilityIsDrawn looks for each ship ability that a points list of 2.0 prints and the program enforces
// among the cards that squads are drawn from to try the program. Those of 2.5's standard loadouts are to come with
// the loadouts.
func TestEveryShipAbilityIsDrawn(t *testing.T) {
	kit := matchtest.Kit(t)
	for _, list := range kit.ListsOf(kit.Editions()[0]) {
		rules := kit.RulesBy(list)
		squads, err := NewEnforcedSquads(rules)
		if err != nil {
			t.Fatal(err)
		}
		drawn := map[string]bool{}
		for _, id := range NewRotation(squads).cards {
			drawn[squads.shipAbility(id)] = true
		}
		for _, u := range kit.Facts.Upgrades() {
			slug := squads.shipAbility(u.ID())
			if row, ok := u.Rules(list); ok && !row.Unpriced && slug != "" && rules.Enforced("ship/"+slug) && !drawn[slug] {
				t.Errorf("%s: nobody drawn brings %s, as %s would", list, slug, u.XWS)
			}
		}
		for _, p := range kit.Facts.Pilots() {
			row, ok := p.Rules(list)
			ship, err := kit.Facts.Ship(p.Ship)
			if err != nil {
				t.Fatal(err)
			}
			slug := squads.shipAbility(catalog.Card(catalog.PilotCard, p.XWS))
			if ok && !row.Unpriced && !ship.Huge() && slug != "" && rules.Enforced("ship/"+slug) && !drawn[slug] {
				t.Errorf("%s: nobody drawn brings %s, as %s would", list, slug, p.XWS)
			}
		}
	}
}

// TestStandIns are the ship cards whose own text has no effect: only where their ship ability would stay away
// without them, and told with the squads that they fly in. Here nobody who hopes is enforced.
func TestStandIns(t *testing.T) {
	kit := matchtest.Kit(t)
	kit = kit.WithCards(slices.DeleteFunc(cards.All(), func(c *xwing.Card) bool {
		p, err := kit.Facts.Pilot(c.ID.XWS)
		return err == nil && p.ShipAbility == "Hope" || c.ID.XWS == "vectoredcannonsrz1"
	})...)
	for list, want := range map[catalog.Ruleset]catalog.CardID{
		catalog.X2PO:  catalog.Card(catalog.PilotCard, "biggsdarklighter-battleofyavin-lsl"),
		catalog.FFG20: catalog.Card(catalog.UpgradeCard, "vectoredcannonsrz1"),
	} {
		rules := kit.RulesBy(list)
		ids := standIns(rules)
		if mechanic := catalog.Card(catalog.PilotCard, "r1j5"); !slices.Contains(ids, want) || slices.Contains(ids, mechanic) {
			t.Errorf("%s: stand-ins %v", list, ids) // another mechanic flies his ship
		}
		for _, id := range ids {
			if rules.Enforced(reference(id)) {
				t.Errorf("%s: %s is enforced in full and stands in", list, id.XWS)
			}
		}
	}
	squads, err := NewEnforcedSquads(kit.RulesBy(catalog.X2PO))
	if err != nil {
		t.Fatal(err)
	}
	around := NewRotation(squads).Around("hope")
	for seed := range uint64(4) {
		pair, err := around.Pair(seed)
		if err != nil {
			t.Fatal(err)
		}
		var flown []string
		for _, text := range pair.Squads {
			s, err := squad.ParseXWS("drawn", text)
			if err != nil {
				t.Fatal(err)
			}
			for _, p := range s.Pilots {
				for _, id := range append(p.UpgradeIDs(), p.Pilot) {
					if slices.ContainsFunc(squads.standIns, func(c catalog.CardID) bool { return c.XWS == id }) {
						flown = append(flown, id)
					}
				}
			}
		}
		if slices.Sort(flown); len(flown) == 0 || !slices.Equal(slices.Sorted(slices.Values(pair.StandIns)), flown) {
			t.Errorf("seed %d: %v stand in, the pair tells %v", seed, flown, pair.StandIns)
		}
	}
}
