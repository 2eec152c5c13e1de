package squad_test

import (
	"slices"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// mutations are the ways to break a squad other than restrictions of upgrades.
func mutations() []mutation {
	return append(costMutations(), append(slotMutations(), append(copyMutations(), cardMutations()...)...)...)
}

// costMutations change what the squad costs, or may.
func costMutations() []mutation {
	return []mutation{
		{"cost: a lower limit", squad.OverBudget, "", func(b *bench, s *squad.Squad) bool {
			total, err := s.Points(b.cat, b.mode.Ruleset)
			b.mode.Points = total - 1
			return err == nil
		}},
		{"cost: more ships", squad.OverBudget, "", func(b *bench, s *squad.Squad) bool {
			for total := 0; total <= b.mode.Points; {
				s.Pilots = append(s.Pilots, s.Pilots[b.chance.Below(len(b.squad.Pilots))])
				total, _ = s.Points(b.cat, b.mode.Ruleset)
			}
			return true
		}},
		{"cost: a dearer ship", squad.OverBudget, "", func(b *bench, s *squad.Squad) bool {
			total, _ := s.Points(b.cat, b.mode.Ruleset)
			i := b.chance.Below(len(s.Pilots))
			now, _ := s.PilotPoints(b.cat, b.mode.Ruleset, i)
			for _, card := range b.cat.Pilots() {
				rules, ok := card.Rules(b.mode.Ruleset)
				if ok && card.Faction == s.Faction && !b.hugeShip(card) && total-now+rules.Cost > b.mode.Points {
					s.Pilots[i] = squad.SquadPilot{Pilot: card.XWS}
					return true
				}
			}
			return false
		}},
		{"cost: a dearer upgrade", squad.OverLoadout, "", func(b *bench, s *squad.Squad) bool {
			p, ok := b.pick(s, anyShip)
			if !ok || !b.mode.Loadout {
				return false
			}
			card, _ := b.cat.Pilot(p.Pilot)
			rules, _ := card.Rules(b.mode.Ruleset)
			u, ok := b.upgrade(func(u catalog.Upgrade, _ catalog.UpgradeRules) bool {
				cost, err := b.cat.UpgradeCost(b.mode.Ruleset, p.Pilot, u.XWS)
				return err == nil && cost > rules.Loadout
			})
			p.Upgrades = nil
			equip(p, u)
			return ok
		}},
		{"cost: none is known", squad.NoCost, "", func(b *bench, s *squad.Squad) bool {
			for _, u := range b.cat.Upgrades() {
				if rules, ok := u.Rules(b.mode.Ruleset); ok && rules.Unpriced {
					equip(&s.Pilots[0], *u)
					return !b.standard(s.Pilots[0])
				}
			}
			return false
		}},
	}
}

// slotMutations put an upgrade where there is no slot for it.
func slotMutations() []mutation {
	return []mutation{
		{"slot: none of the type", squad.NoSlot, "", func(b *bench, s *squad.Squad) bool {
			p, ok := b.pick(s, anyShip)
			if !ok {
				return false
			}
			printed, _ := b.cat.Printed(b.mode.Ruleset, p.Pilot)
			u, ok := b.upgrade(func(u catalog.Upgrade, _ catalog.UpgradeRules) bool {
				t := u.Slots[0]
				weapon := t == catalog.CannonSlot || t == catalog.TorpedoSlot || t == catalog.MissileSlot // a ship ability may allow them
				return !slices.Contains(printed.Slots, t) && !weapon
			})
			p.Upgrades = nil
			equip(p, u)
			return ok
		}},
		{"slot: one too many", squad.NoSlot, "", func(b *bench, s *squad.Squad) bool {
			p, ok := b.pick(s, anyShip)
			if !ok {
				return false
			}
			for range 12 { // no ship has so many of one type
				equip(p, b.mustUpgrade(catalog.ModificationSlot))
			}
			return true
		}},
		{"slot: taken away by another card", squad.NoSlot, "", func(b *bench, s *squad.Squad) bool {
			p, ok := b.pick(s, anyShip)
			if !ok {
				return false
			}
			for _, u := range b.cat.Upgrades() {
				own, in := u.In(b.mode.Ruleset)
				for _, g := range own.Sides[0].Grants {
					if in && g.Kind == catalog.GrantSlot && g.Amount < 0 {
						*p = squad.SquadPilot{Pilot: b.titled(own, s.Faction)}
						equip(p, own)
						for range 4 {
							equip(p, b.mustUpgrade(g.Slot))
						}
						if p.Pilot != "" {
							return true
						}
					}
				}
			}
			return false
		}},
	}
}

// copyMutations put a card into the squad too often.
func copyMutations() []mutation {
	return []mutation{
		{"copies: a limited ship", squad.TooManyCopies, "", func(b *bench, s *squad.Squad) bool {
			for _, p := range b.squad.Pilots {
				if card, err := b.cat.Printed(b.mode.Ruleset, p.Pilot); err == nil && card.Pilot.Limited > 0 {
					for range card.Pilot.Limited {
						s.Pilots = append(s.Pilots, squad.SquadPilot{Pilot: p.Pilot})
					}
					return true
				}
			}
			return false
		}},
		{"copies: a limited upgrade", squad.TooManyCopies, "", func(b *bench, s *squad.Squad) bool {
			p, ok := b.pick(s, anyShip)
			u, found := b.upgrade(func(u catalog.Upgrade, _ catalog.UpgradeRules) bool { return u.Limited > 0 })
			if !ok || !found {
				return false
			}
			for range u.Limited + 1 {
				equip(p, u)
			}
			return true
		}},
		{"copies: a ship and an upgrade of one name", squad.TooManyCopies, "", func(b *bench, s *squad.Squad) bool {
			p, ok := b.pick(s, anyShip)
			if !ok {
				return false
			}
			u, found := b.upgrade(func(u catalog.Upgrade, _ catalog.UpgradeRules) bool {
				return u.Limited == 1 && slices.ContainsFunc(s.Pilots, func(q squad.SquadPilot) bool {
					card, _ := b.cat.Pilot(q.Pilot)
					return card.Limited > 0 && card.Name == u.Name
				})
			})
			if found {
				equip(p, u)
			}
			return found
		}},
		{"copies: more than the list allows", squad.TooManyCopies, "", func(b *bench, s *squad.Squad) bool {
			u, found := b.upgrade(func(u catalog.Upgrade, r catalog.UpgradeRules) bool { return r.MaxPerSquad > 0 && u.Limited == 0 })
			p, ok := b.pick(s, anyShip)
			if !ok || !found {
				return false
			}
			for range 9 {
				equip(p, u)
			}
			return true
		}},
		{"copies: one name twice on a ship", squad.SameName, "", func(b *bench, s *squad.Squad) bool {
			p, ok := b.pick(s, equipped)
			if ok {
				p.Upgrades = append(p.Upgrades, p.Upgrades[0])
			}
			return ok
		}},
		{"solitary: two of a type", squad.TooManySolitary, "", func(b *bench, s *squad.Squad) bool {
			p, ok := b.pick(s, anyShip)
			if !ok {
				return false
			}
			equip(p, b.mustUpgrade(catalog.TacticalRelaySlot))
			equip(p, b.mustUpgrade(catalog.TacticalRelaySlot))
			return true
		}},
		{"standardized: not on all", squad.NotStandardized, "", func(b *bench, s *squad.Squad) bool {
			for _, u := range b.cards {
				if !slices.ContainsFunc(u.Restrictions, func(r catalog.Restriction) bool { return r.Standardized }) {
					continue
				}
				if pilot := b.titled(u.Upgrade, s.Faction); pilot != "" {
					s.Pilots = append(s.Pilots, squad.SquadPilot{Pilot: pilot}, squad.SquadPilot{Pilot: pilot})
					equip(&s.Pilots[len(s.Pilots)-1], u.Upgrade)
					return true
				}
			}
			return false
		}},
	}
}
