package fleet_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"xwing/game/armada/catalog"
	"xwing/game/armada/fleet"
)

// mutations break a legal fleet in one way each; one that finds nothing to break says so. The rule must be among the
// breaches then.
func mutations(cat *catalog.Catalog) map[string]func(*fleet.Fleet) bool {
	upgrades := func(f *fleet.Fleet, fits func(*fleet.Ship, *catalog.Ship, *catalog.Upgrade) bool) bool {
		for i := range f.Ships {
			card, _ := cat.Ship(f.Ships[i].ID)
			for _, u := range cat.Upgrades() {
				if u.Fits(f.Faction) && !u.Is(catalog.CommanderSlot) && fits(&f.Ships[i], card, u) {
					f.Ships[i].Upgrades = append(slices.Clone(f.Ships[i].Upgrades), u.ID)
					return true
				}
			}
		}
		return false
	}
	has := func(s *fleet.Ship, good func(*catalog.Upgrade) bool) bool {
		return slices.ContainsFunc(s.Upgrades, func(id string) bool { u, _ := cat.Upgrade(id); return good(u) })
	}
	return map[string]func(*fleet.Fleet) bool{
		"ARM-FLB-001": func(f *fleet.Fleet) bool { f.Points = 0; return true },
		"ARM-FLB-003": func(f *fleet.Fleet) bool { f.Points = f.Cost(cat).Total - 1; return true },
		"ARM-FLB-004": func(f *fleet.Fleet) bool { f.Faction = 0; return true },
		"ARM-FLB-005": func(f *fleet.Fleet) bool { f.Faction = f.Faction%4 + 1; return true },
		"ARM-FLB-007": func(f *fleet.Fleet) bool {
			f.Ships[0].Upgrades = append(slices.Clone(f.Ships[0].Upgrades), map[catalog.Faction]string{catalog.Rebel: "agent-kallus",
				catalog.Imperial: "adi-gallia", catalog.Republic: "ti-99", catalog.Separatist: "walex-blissex"}[f.Faction])
			return true
		},
		"ARM-FLB-008": func(f *fleet.Fleet) bool {
			commander := func(id string) bool { u, _ := cat.Upgrade(id); return u.Is(catalog.CommanderSlot) }
			f.Ships[0].Upgrades = slices.DeleteFunc(slices.Clone(f.Ships[0].Upgrades), commander)
			return true
		},
		"ARM-FLB-009": func(f *fleet.Fleet) bool {
			f.Ships[0].Upgrades = append(slices.Clone(f.Ships[0].Upgrades), "count-dooku", "mon-mothma")
			return true
		},
		"ARM-FLB-012": func(f *fleet.Fleet) bool {
			for i := range f.Squadrons {
				f.Squadrons[i].Count += 50
			}
			return len(f.Squadrons) > 0
		},
		"ARM-FLB-015": func(f *fleet.Fleet) bool {
			for i, s := range f.Squadrons {
				if card, _ := cat.Squadron(s.ID); card.Unique {
					f.Squadrons[i].Count++
					return true
				}
			}
			return false
		},
		"ARM-FLB-018": func(f *fleet.Fleet) bool {
			f.Ships[0].Upgrades = append(slices.Clone(f.Ships[0].Upgrades), f.Ships[0].Upgrades[0])
			return true
		},
		"ARM-FLB-019": func(f *fleet.Fleet) bool {
			return upgrades(f, func(_ *fleet.Ship, s *catalog.Ship, u *catalog.Upgrade) bool {
				return u.Slots[0] == catalog.ExperimentalRetrofitSlot && !slices.Contains(s.Slots, u.Slots[0])
			})
		},
		"ARM-FLB-020": func(f *fleet.Fleet) bool {
			return upgrades(f, func(_ *fleet.Ship, s *catalog.Ship, u *catalog.Upgrade) bool {
				return len(u.Slots) > 1 && !(slices.Contains(s.Slots, u.Slots[0]) && slices.Contains(s.Slots, u.Slots[1]))
			})
		},
		"ARM-FLB-021": func(f *fleet.Fleet) bool {
			return upgrades(f, func(own *fleet.Ship, _ *catalog.Ship, u *catalog.Upgrade) bool {
				modification := func(o *catalog.Upgrade) bool { return o.Modification }
				return u.Modification && !slices.Contains(own.Upgrades, u.ID) && has(own, modification)
			})
		},
		"ARM-FLB-022": func(f *fleet.Fleet) bool {
			return upgrades(f, func(own *fleet.Ship, _ *catalog.Ship, u *catalog.Upgrade) bool {
				title := func(o *catalog.Upgrade) bool { return o.Is(catalog.TitleSlot) }
				return title(u) && !slices.Contains(own.Upgrades, u.ID) && has(own, title)
			})
		},
		"ARM-FLB-023": func(f *fleet.Fleet) bool {
			return upgrades(f, func(_ *fleet.Ship, s *catalog.Ship, u *catalog.Upgrade) bool {
				return u.Restrictions.Chassis != "" && u.Restrictions.Chassis != s.Chassis
			})
		},
		"ARM-FLB-026": func(f *fleet.Fleet) bool {
			return upgrades(f, func(_ *fleet.Ship, s *catalog.Ship, u *catalog.Upgrade) bool {
				return len(u.Restrictions.Sizes) > 0 && !slices.Contains(u.Restrictions.Sizes, s.Size)
			})
		},
		"ARM-FLB-032": func(f *fleet.Fleet) bool { f.Objectives = f.Objectives[1:]; return true },
	}
}

// TestMutations breaks drawn fleets of all factions and totals, and wants each rule found.
func TestMutations(t *testing.T) {
	cat := facts(t)
	found := map[string]int{}
	for i, f := range drawn(t, 100) {
		for rule, mutate := range mutations(cat) {
			broken := f
			broken.Ships, broken.Squadrons = slices.Clone(f.Ships), slices.Clone(f.Squadrons)
			if !mutate(&broken) {
				continue
			}
			breaches := broken.Check(cat)
			if !slices.ContainsFunc(breaches, func(b fleet.Breach) bool { return b.Rule == rule }) {
				t.Errorf("fleet %d: %s is not among %v\n%+v", i, rule, breaches, broken)
			}
			found[rule]++
		}
	}
	for rule := range mutations(cat) {
		if found[rule] < 20 {
			t.Errorf("%s was broken %d times", rule, found[rule])
		}
	}
}

// TestReadSpoiled spoils texts of fleets at random: each is read or refused in one line, and soon.
func TestReadSpoiled(t *testing.T) {
	cat := facts(t)
	f := rebels()
	own, err := f.JSON()
	if err != nil {
		t.Fatal(err)
	}
	p := printed{f, cat, f.Cost(cat)}
	texts := []string{string(own), f.Kingston(cat), p.warlords(), p.flagship(), p.designer(), p.saved(t)}
	rng := rand.New(rand.NewPCG(34, 40))
	read := 0
	for i := range 600 {
		text := []byte(texts[i%len(texts)])
		for range 1 + rng.IntN(4) {
			at := rng.IntN(len(text))
			switch rng.IntN(5) {
			case 0:
				text[at] = byte(rng.IntN(256))
			case 1:
				text = slices.Delete(text, at, min(len(text), at+1+rng.IntN(20)))
			case 2:
				text = slices.Insert(text, at, text[at:min(len(text), at+rng.IntN(200))]...)
			case 3:
				text = text[:at+1]
			case 4:
				text = slices.Insert(text, at, []byte("([{-•0x/:\n\"")[rng.IntN(13)])
			}
			if len(text) == 0 {
				text = []byte(" ")
			}
		}
		r, err := fleet.Read("spoiled", text, cat)
		if err == nil {
			read++
			r.Fleet.Check(cat)
		} else if strings.ContainsAny(err.Error(), "\n\r") {
			t.Errorf("an error of several lines: %q", err)
		}
	}
	if read < 100 {
		t.Errorf("only %d of 600 were read", read)
	}
}
