package squad_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// bench is what mutations work on: a legal squad, and where to find cards that break a rule in it.
type bench struct {
	cat    *catalog.Catalog
	mode   squad.Mode
	squad  squad.Squad // legal
	chance *game.Source
	cards  []listed
}

// listed is an upgrade that a points list has for any ship.
type listed struct {
	catalog.Upgrade
	rules catalog.UpgradeRules
}

func listedIn(cat *catalog.Catalog, r catalog.Ruleset) []listed {
	var all []listed
	for _, card := range cat.Upgrades() {
		rules, in := card.Rules(r)
		if in && !rules.StandardLoadoutOnly && !rules.Unpriced && !card.Epic() {
			own, _ := card.In(r)
			all = append(all, listed{own, rules})
		}
	}
	return all
}

// mutation breaks one rule of a legal squad; ok is false where the squad gives no occasion.
type mutation struct {
	name  string
	kind  squad.Kind
	what  string // of a restriction
	apply func(b *bench, s *squad.Squad) (ok bool)
}

// TestMutations breaks 560 legal squads, of all factions in all points lists, 56 of epic games, in every way there is. Each time
// the breach is found, and each way comes up.
func TestMutations(t *testing.T) {
	cat := load(t)
	all := append(mutations(), restrictions()...)
	applied := map[string]int{}
	for _, l := range cat.Lists() {
		cards := listedIn(cat, l.ID)
		for _, f := range catalog.Factions() {
			standard, epic := squad.ModeOf(cat, l.ID), epicMode(t, cat, l.ID)
			for mode, squads := range map[*squad.Mode]uint64{&standard: 18, &epic: 2} {
				pool, err := squad.NewPool(cat, *mode, f, nil)
				if err != nil {
					t.Fatal(err)
				}
				for seed := range squads {
					chance := game.NewSource(seed, uint64(f)+100)
					b := &bench{cat, *mode, pool.Draw(&chance), &chance, cards}
					for _, m := range all {
						if b.mutate(t, m) {
							applied[m.name]++
						}
					}
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

// mutate breaks a copy of the squad and wants the breach found.
func (b *bench) mutate(t *testing.T, m mutation) bool {
	s, mode := b.squad, b.mode
	s.Pilots = slices.Clone(s.Pilots)
	for i := range s.Pilots {
		s.Pilots[i].Upgrades = slices.Clone(s.Pilots[i].Upgrades)
	}
	s.Obstacles = slices.Clone(s.Obstacles)
	if !m.apply(b, &s) {
		return false
	}
	found := s.CheckMode(b.cat, b.mode)
	b.mode = mode
	if !slices.ContainsFunc(found, func(f squad.Breach) bool {
		return f.Kind == m.kind && (m.what == "" || slices.Contains(strings.Split(f.Args["what"], ","), m.what))
	}) {
		t.Errorf("%s, %s: %v, want %s\n%s", m.name, b.mode.Ruleset, found, m.kind, xws(t, s))
	}
	return true
}

// pick is a random ship of the squad that is as asked; ok is false if there is none.
func (b *bench) pick(s *squad.Squad, as func(squad.SquadPilot, catalog.Profile) bool) (*squad.SquadPilot, bool) {
	var fits []int
	for i, p := range s.Pilots {
		printed, err := b.cat.Printed(b.mode.Ruleset, p.Pilot)
		card, _ := b.cat.Pilot(p.Pilot)
		if rules, _ := card.Rules(b.mode.Ruleset); err == nil && len(rules.StandardLoadout) == 0 && as(p, printed) {
			fits = append(fits, i)
		}
	}
	if len(fits) == 0 {
		return nil, false
	}
	return &s.Pilots[fits[b.chance.Below(len(fits))]], true
}

// upgrade is a random upgrade of the points list that is as asked.
func (b *bench) upgrade(as func(catalog.Upgrade, catalog.UpgradeRules) bool) (u catalog.Upgrade, ok bool) {
	from := b.chance.Below(len(b.cards))
	for i := range b.cards {
		if card := &b.cards[(from+i)%len(b.cards)]; as(card.Upgrade, card.rules) {
			return card.Upgrade, true
		}
	}
	return u, false
}

// equip gives a ship an upgrade, if one was found.
func equip(p *squad.SquadPilot, u catalog.Upgrade) {
	if u.XWS == "" {
		return
	}
	p.Upgrades = append(p.Upgrades, squad.Equipped{Slot: u.Slots[0].String(), XWS: u.XWS})
}

func anyShip(squad.SquadPilot, catalog.Profile) bool { return true }

func equipped(p squad.SquadPilot, _ catalog.Profile) bool { return len(p.Upgrades) > 0 }

// restrictions are mutations that give a ship, stripped of its upgrades, one that it may not equip.
func restrictions() []mutation {
	type breaks func(r catalog.Restriction, p catalog.Profile) bool
	none := func(bar []catalog.BarAction, icon catalog.ActionIcon) bool {
		return !slices.ContainsFunc(bar, func(a catalog.BarAction) bool {
			return a.Type == icon.Type && (icon.Difficulty == 0 || icon.Difficulty == a.Difficulty)
		})
	}
	var all []mutation
	for what, breaks := range map[string]breaks{
		"faction": func(r catalog.Restriction, p catalog.Profile) bool {
			return r.Factions != nil && r.Names == nil && !slices.Contains(r.Factions, p.Pilot.Faction)
		},
		"ship": func(r catalog.Restriction, p catalog.Profile) bool {
			return r.Ships != nil && !slices.ContainsFunc(r.Ships, p.Ship.Is)
		},
		"size": func(r catalog.Restriction, p catalog.Profile) bool {
			return r.Sizes != nil && !slices.Contains(r.Sizes, p.Ship.Class)
		},
		"keyword": func(r catalog.Restriction, p catalog.Profile) bool {
			stands := p.Ability == "Twin Ion Engines" // for TIE
			return r.Keywords != nil && !stands && !slices.ContainsFunc(r.Keywords, p.Pilot.HasKeyword)
		},
		"action": func(r catalog.Restriction, p catalog.Profile) bool {
			return r.Action != nil && none(p.Actions, *r.Action)
		},
		"force-side": func(r catalog.Restriction, p catalog.Profile) bool {
			return r.ForceSides != nil && !slices.ContainsFunc(r.ForceSides, func(s catalog.ForceSide) bool { return slices.Contains(p.Force.Sides, s) })
		},
		"ship-ability": func(r catalog.Restriction, p catalog.Profile) bool {
			return r.ShipAbilities != nil && !slices.Contains(r.ShipAbilities, p.Ability)
		},
		"equipped": func(r catalog.Restriction, p catalog.Profile) bool { return r.Equipped != nil },
		"arc": func(r catalog.Restriction, p catalog.Profile) bool {
			return r.Arcs != nil && !slices.ContainsFunc(p.Stats.Attacks, func(w catalog.PrimaryWeapon) bool { return slices.Contains(r.Arcs, w.Arc) })
		},
		"initiative": func(r catalog.Restriction, p catalog.Profile) bool {
			return r.Initiative != nil && !r.Initiative.Allow(p.Pilot.Initiative)
		},
		"shields": func(r catalog.Restriction, p catalog.Profile) bool {
			return r.Shields != nil && !r.Shields.Allow(p.Stats.Shields)
		},
		"agility": func(r catalog.Restriction, p catalog.Profile) bool {
			return r.Agility != nil && !r.Agility.Allow(p.Stats.Agility)
		},
		"bullets": func(r catalog.Restriction, p catalog.Profile) bool { return r.Limited == "no" && p.Pilot.Limited > 0 },
	} {
		all = append(all, mutation{"restriction: " + what, squad.Restricted, what, func(b *bench, s *squad.Squad) bool {
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
		}})
	}
	// The only restriction by names has a faction beside it.
	all = append(all, mutation{"restriction: name", squad.Restricted, "name", func(b *bench, s *squad.Squad) bool {
		p, ok := b.pick(s, anyShip)
		u, found := b.upgrade(func(u catalog.Upgrade, _ catalog.UpgradeRules) bool {
			return slices.ContainsFunc(u.Restrictions, func(r catalog.Restriction) bool {
				return r.Names != nil && !slices.Contains(r.Factions, s.Faction) && !b.includes(s, r.Names)
			})
		})
		if ok && found {
			p.Upgrades = nil
			equip(p, u)
		}
		return ok && found
	}})
	slices.SortFunc(all, func(a, b mutation) int { return strings.Compare(a.name, b.name) })
	return all
}

// includes reports whether the squad has a card of one of the names.
func (b *bench) includes(s *squad.Squad, names []string) bool {
	text := fmt.Sprint(names)
	for _, p := range s.Pilots {
		card, _ := b.cat.Pilot(p.Pilot)
		if strings.Contains(text, card.Name) {
			return true
		}
		for _, id := range p.UpgradeIDs() {
			if u, err := b.cat.Upgrade(id); err == nil && strings.Contains(text, u.Name) {
				return true
			}
		}
	}
	return false
}
