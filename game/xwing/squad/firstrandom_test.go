package squad_test

import (
	"fmt"
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// TestRandomFirst draws squads of first edition. Each is legal, spends its points, survives XWS letter by letter and
// is found to be of first edition; between them they have most cards of the pool.
func TestRandomFirst(t *testing.T) {
	cat := loadFirst(t)
	mode := squad.ModeOf(cat, catalog.FFG10)
	all, drawn := 0, map[string]bool{}
	for _, f := range cat.Factions() {
		pool, err := squad.NewPool(cat, mode, f, nil)
		if err != nil {
			t.Fatal(err)
		}
		pilots, upgrades := pool.Size()
		all += pilots + upgrades
		for seed := range uint64(40) {
			chance := game.NewSource(seed, uint64(f))
			s := pool.Draw(&chance)
			for _, b := range s.Check(cat, catalog.FFG10) {
				t.Errorf("%s, seed %d: %v", f, seed, b)
			}
			if total, err := s.Points(cat, catalog.FFG10); err != nil || total < 90 {
				t.Errorf("%s, seed %d: %d points, %v", f, seed, total, err)
			}
			text := xws(t, s)
			again, err := squad.ParseXWS("again.xws", []byte(text))
			if err != nil || again.Family() != catalog.XWing1 || xws(t, again.Resolve(cat)) != text {
				t.Errorf("%s, seed %d: of %s, %v:\n%s", f, seed, again.Family(), err, text)
			}
			if got := again.Resolve(cat).Check(cat, catalog.FFG10); len(got) > 0 {
				t.Errorf("%s, seed %d, read again: %v", f, seed, got)
			}
			for _, p := range s.Pilots {
				drawn[fmt.Sprint(f, " pilot ", p.Pilot)] = true
				for _, u := range p.UpgradeIDs() {
					drawn[fmt.Sprint(f, " upgrade ", u)] = true
				}
			}
		}
	}
	t.Logf("%d of %d cards drawn", len(drawn), all)
	if len(drawn)*100 < all*65 {
		t.Errorf("%d of %d cards drawn, want two thirds in so few squads", len(drawn), all)
	}
}

// TestMutationsFirst breaks legal squads of first edition in every way there is. Each time the breach is found, and each
// way comes up.
func TestMutationsFirst(t *testing.T) {
	cat := loadFirst(t)
	all := firstMutations()
	for _, m := range append(mutations(), restrictions()...) {
		if slices.Contains(shared, m.name) {
			all = append(all, m)
		}
	}
	applied, cards := map[string]int{}, listedIn(cat, catalog.FFG10)
	for _, f := range cat.Factions() {
		pool, err := squad.NewPool(cat, squad.ModeOf(cat, catalog.FFG10), f, nil)
		if err != nil {
			t.Fatal(err)
		}
		for seed := range uint64(18) {
			chance := game.NewSource(seed, uint64(f)+100)
			b := &bench{cat, squad.ModeOf(cat, catalog.FFG10), pool.Draw(&chance), &chance, cards}
			for _, m := range all {
				if b.mutate(t, m) {
					applied[m.name]++
				}
			}
		}
	}
	for _, m := range all {
		t.Logf("%4d %s", applied[m.name], m.name)
		if applied[m.name] == 0 {
			t.Errorf("no squad gave occasion to: %s", m.name)
		}
	}
}

// shared are the mutations of second edition's squads that break one of first edition, too.
var shared = []string{"cost: a lower limit", "cost: more ships", "cost: a dearer ship", "slot: none of the type", "slot: one too many",
	"copies: a limited ship", "copies: a limited upgrade", "copies: a ship and an upgrade of one name", "ships: none",
	"cards: a huge ship", "cards: an upgrade of huge ships", "cards: no such ship", "cards: no such upgrade",
	"cards: the file names another ship", "obstacles: four", "obstacles: no such", "restriction: faction", "restriction: ship",
	"restriction: size", "restriction: action", "restriction: initiative", "restriction: shields", "restriction: agility",
	"restriction: name"}

// firstMutations are ways to break a squad that only first edition has.
func firstMutations() []mutation {
	twice := func(name string, which func(u catalog.Upgrade) bool) mutation {
		return mutation{name, squad.SameName, "", func(b *bench, s *squad.Squad) bool {
			p, ok := b.pick(s, anyShip)
			u, found := b.upgrade(func(u catalog.Upgrade, _ catalog.UpgradeRules) bool { return which(u) })
			if ok && found {
				equip(p, u)
				equip(p, u)
			}
			return ok && found
		}}
	}
	kept := func(name, what string, breaks func(r catalog.Restriction, p catalog.Profile) bool) mutation {
		return mutation{name, squad.Restricted, what, func(b *bench, s *squad.Squad) bool {
			p, ok := b.pick(s, anyShip)
			if !ok {
				return false
			}
			printed, _ := b.cat.Printed(b.mode.Ruleset, p.Pilot)
			u, ok := b.upgrade(func(u catalog.Upgrade, _ catalog.UpgradeRules) bool {
				return slices.ContainsFunc(u.Restrictions, func(r catalog.Restriction) bool { return breaks(r, printed) })
			})
			p.Upgrades = nil
			equip(p, u)
			return ok
		}}
	}
	has := func(types []catalog.UpgradeType, p catalog.Profile) bool {
		return slices.ContainsFunc(types, func(t catalog.UpgradeType) bool { return slices.Contains(p.Slots, t) })
	}
	return []mutation{
		twice("two of a Limited card", func(u catalog.Upgrade) bool { return u.OnePerShip }),
		twice("two of a modification", func(u catalog.Upgrade) bool { return u.Is(catalog.ModificationSlot) }),
		twice("two of a title", func(u catalog.Upgrade) bool { return u.Is(catalog.TitleSlot) }),
		twice("two of an elite talent", func(u catalog.Upgrade) bool { return u.Is(catalog.TalentSlot) }),
		kept("restriction: hull", "hull", func(r catalog.Restriction, p catalog.Profile) bool {
			return r.Hull != nil && !r.Hull.Allow(p.Stats.Hull)
		}),
		kept("restriction: icon", "icon", func(r catalog.Restriction, p catalog.Profile) bool { return r.Icons != nil && !has(r.Icons, p) }),
		kept("restriction: no icon", "no-icon", func(r catalog.Restriction, p catalog.Profile) bool { return r.NoIcons != nil && has(r.NoIcons, p) }),
		kept("restriction: card", "card", func(r catalog.Restriction, _ catalog.Profile) bool { return r.Cards != nil }),
		{"a third Attanni Mindlink", squad.TooManyCopies, "", func(b *bench, s *squad.Squad) bool {
			if len(s.Pilots) < 3 {
				return false
			}
			u, err := b.cat.Upgrade("attannimindlink")
			for i := range 3 {
				equip(&s.Pilots[i], *u)
			}
			return err == nil
		}},
		{"a ship of another primary faction", squad.WrongFaction, "", func(b *bench, s *squad.Squad) bool {
			for _, p := range b.cat.Pilots() {
				if b.cat.Primary(p.Faction) != b.cat.Primary(s.Faction) && !b.hugeShip(p) {
					s.Pilots = append(s.Pilots, squad.SquadPilot{Pilot: p.XWS})
					return true
				}
			}
			return false
		}},
	}
}
