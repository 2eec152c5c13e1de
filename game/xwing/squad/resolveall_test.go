package squad_test

import (
	"slices"
	"testing"

	"xwing/assets"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// families are the catalogs of both families.
func families(t testing.TB) []*catalog.Catalog {
	t.Helper()
	first, err := catalog.XWing1.Open(assets.FirstFacts())
	if err != nil {
		t.Fatal(err)
	}
	return []*catalog.Catalog{load(t), first}
}

// TestEveryPilotByName wants each ship card of each points list found by its name alone, beside its ship type and
// faction, whatever other ship's card that name is the id of. Of cards that share all three it is one of theirs, without
// a set's loadout if it may be; by its own id each is itself.
func TestEveryPilotByName(t *testing.T) {
	type key struct {
		name, ship string
		faction    catalog.Faction
	}
	for _, cat := range families(t) {
		for _, l := range cat.Lists() {
			same := map[key][]*catalog.Pilot{}
			ofFaction := map[catalog.Faction][]key{}
			for _, card := range cat.Pilots() {
				if printed, ok := card.In(l.ID); ok {
					k := key{catalog.Slug(card.Name), printed.Ship, cat.Primary(card.Faction)}
					if same[k] == nil {
						ofFaction[k.faction] = append(ofFaction[k.faction], k)
					}
					same[k] = append(same[k], card)
				}
			}
			if len(same) < 200 {
				t.Fatalf("%s: only %d names", l.ID, len(same))
			}
			for f, keys := range ofFaction {
				byName, byID := squad.Squad{Faction: f}, squad.Squad{Faction: f}
				var cards []*catalog.Pilot
				for _, k := range keys {
					byName.Pilots = append(byName.Pilots, squad.SquadPilot{Pilot: k.name, Ship: k.ship})
					for _, c := range same[k] {
						byID.Pilots = append(byID.Pilots, squad.SquadPilot{Pilot: c.XWS, Ship: k.ship})
						cards = append(cards, c)
					}
				}
				for i, p := range byID.ResolveIn(cat, l.ID).Pilots {
					if p.Pilot != cards[i].XWS {
						t.Errorf("%s: %s by its own id is %s", l.ID, cards[i].XWS, p.Pilot)
					}
				}
				for i, p := range byName.ResolveIn(cat, l.ID).Pilots {
					found := slices.IndexFunc(same[keys[i]], func(c *catalog.Pilot) bool { return c.XWS == p.Pilot })
					free := func(c *catalog.Pilot) bool { rules, _ := c.Rules(l.ID); return len(rules.StandardLoadout) == 0 }
					if found < 0 {
						t.Errorf("%s: %v is %s", l.ID, keys[i], p.Pilot)
					} else if !free(same[keys[i]][found]) && slices.ContainsFunc(same[keys[i]], free) {
						t.Errorf("%s: %v is %s, the card of a set", l.ID, keys[i], p.Pilot)
					}
				}
			}
		}
	}
}

// TestEveryUpgradeByName wants each upgrade found by its name in each of its slots, where that is one card's alone.
func TestEveryUpgradeByName(t *testing.T) {
	for _, cat := range families(t) {
		for _, f := range cat.Factions() {
			type key struct{ name, slot string }
			same := map[key][]*catalog.Upgrade{}
			for _, card := range cat.Upgrades() {
				for _, slot := range card.Slots {
					if k := (key{catalog.Slug(card.Name), slot.String()}); fitsFaction(card, f) && !loadoutOnly(cat, card) {
						same[k] = append(same[k], card)
					}
				}
			}
			for k, cards := range same {
				s := squad.Squad{Faction: f, Pilots: []squad.SquadPilot{{Upgrades: []squad.Equipped{{Slot: k.slot, XWS: k.name}}}}}
				if got := s.Resolve(cat).Pilots[0].Upgrades[0].XWS; len(cards) == 1 && got != cards[0].XWS {
					t.Errorf("%s of %s in the slot %s, by its name, is %s", cards[0].XWS, f, k.slot, got)
				}
			}
		}
	}
}

func fitsFaction(card *catalog.Upgrade, f catalog.Faction) bool {
	for _, r := range card.Restrictions {
		if r.Factions != nil && r.Names == nil && !slices.Contains(r.Factions, f) {
			return false
		}
	}
	return true
}

func loadoutOnly(cat *catalog.Catalog, card *catalog.Upgrade) bool {
	return !slices.ContainsFunc(cat.Lists(), func(l *catalog.PointsList) bool {
		rules, ok := card.Rules(l.ID)
		return ok && !rules.StandardLoadoutOnly
	})
}
