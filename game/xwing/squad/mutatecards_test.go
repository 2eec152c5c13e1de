package squad_test

import (
	"slices"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// cardMutations put cards, ships or obstacles into the squad that do not belong there.
func cardMutations() []mutation {
	return []mutation{
		{"ships: none", squad.NoShips, "", func(b *bench, s *squad.Squad) bool { s.Pilots = nil; return true }},
		{"ships: too few", squad.TooFewShips, "", func(b *bench, s *squad.Squad) bool {
			s.Pilots = s.Pilots[:max(1, b.mode.MinShips-1)]
			return b.mode.MinShips > 1
		}},
		{"ships: too many", squad.TooManyShips, "", func(b *bench, s *squad.Squad) bool {
			for range b.mode.MaxShips {
				s.Pilots = append(s.Pilots, s.Pilots[0])
			}
			return b.mode.MaxShips > 0
		}},
		{"cards: another faction's ship", squad.WrongFaction, "", func(b *bench, s *squad.Squad) bool {
			return b.put(s, func(p *catalog.Pilot) bool { return p.Faction != s.Faction && !b.hugeShip(p) })
		}},
		{"cards: a huge ship", squad.HugeShip, "", func(b *bench, s *squad.Squad) bool {
			return !b.mode.Epic && b.put(s, func(p *catalog.Pilot) bool {
				rules, _ := p.Rules(b.mode.Ruleset)
				return p.Faction == s.Faction && b.hugeShip(p) && slices.Equal(rules.Formats, []string{squad.Epic})
			})
		}},
		{"cards: a ship of another list", squad.NotInMode, "", func(b *bench, s *squad.Squad) bool {
			for _, p := range b.cat.Pilots() {
				if _, in := p.Rules(b.mode.Ruleset); !in && p.Faction == s.Faction && !b.hugeShip(p) {
					s.Pilots[0] = squad.SquadPilot{Pilot: p.XWS}
					return true
				}
			}
			return false
		}},
		{"cards: a ship of another format", squad.NotInMode, "", func(b *bench, s *squad.Squad) bool {
			l, _ := b.cat.List(b.mode.Ruleset)
			b.mode.Format, b.mode.Cards = l.Formats[0], ""
			return b.put(s, func(p *catalog.Pilot) bool {
				rules, _ := p.Rules(b.mode.Ruleset)
				return p.Faction == s.Faction && !b.hugeShip(p) && !slices.Contains(rules.Formats, b.mode.Format)
			})
		}},
		{"cards: an upgrade of another list", squad.NotInMode, "", func(b *bench, s *squad.Squad) bool {
			return b.equipAny(s, func(u *catalog.Upgrade, _ catalog.UpgradeRules, in bool) bool { return !in && !u.Epic() })
		}},
		{"cards: an upgrade of standard loadouts", squad.NotInMode, "", func(b *bench, s *squad.Squad) bool {
			return b.equipAny(s, func(u *catalog.Upgrade, rules catalog.UpgradeRules, in bool) bool {
				return in && rules.StandardLoadoutOnly && !u.Epic()
			})
		}},
		{"cards: an upgrade of epic games", squad.EpicUpgrade, "", func(b *bench, s *squad.Squad) bool {
			return !b.mode.Epic && b.equipAny(s, func(u *catalog.Upgrade, _ catalog.UpgradeRules, _ bool) bool { return u.Epic() })
		}},
		{"epic: a second command slot", squad.NoSlot, "", func(b *bench, s *squad.Squad) bool {
			if !b.mode.Epic {
				return false
			}
			p, ok := b.pick(s, func(_ squad.SquadPilot, printed catalog.Profile) bool { return !printed.Ship.Huge() })
			if !ok {
				return false
			}
			for _, xws := range []string{"bounty", "dreadnoughthunter"} {
				u, err := b.cat.Upgrade(xws)
				if err != nil {
					return false
				}
				equip(p, *u)
			}
			return true
		}},
		{"cards: a standard loadout changed", squad.StandardLoadout, "", func(b *bench, s *squad.Squad) bool {
			ok := b.put(s, func(p *catalog.Pilot) bool {
				rules, _ := p.Rules(b.mode.Ruleset)
				return p.Faction == s.Faction && !b.hugeShip(p) && len(rules.StandardLoadout) > 0
			})
			equip(&s.Pilots[0], b.mustUpgrade(catalog.TalentSlot))
			return ok
		}},
		{"cards: no such ship", squad.UnknownPilot, "", func(b *bench, s *squad.Squad) bool {
			s.Pilots[b.chance.Below(len(s.Pilots))].Pilot += "x"
			return true
		}},
		{"cards: no such upgrade", squad.UnknownUpgrade, "", func(b *bench, s *squad.Squad) bool {
			p, ok := b.pick(s, equipped)
			if ok {
				p.Upgrades[0].XWS += "x"
			}
			return ok
		}},
		{"cards: the file names another ship", squad.ShipDiffers, "", func(b *bench, s *squad.Squad) bool {
			p := &s.Pilots[b.chance.Below(len(s.Pilots))]
			for _, ship := range b.cat.Ships() {
				if ship.XWS != p.Ship && !ship.Huge() {
					p.Ship = ship.XWS
					return true
				}
			}
			return false
		}},
		{"obstacles: one too many", squad.TooManyObstacles, "", func(b *bench, s *squad.Squad) bool {
			s.Obstacles = append(s.Obstacles, s.Obstacles[0])
			return true
		}},
		{"obstacles: no such", squad.UnknownObstacle, "", func(b *bench, s *squad.Squad) bool {
			s.Obstacles[b.chance.Below(squad.Obstacles)] = []string{"moon", "electrochaffcloud"}[b.chance.Below(2)]
			return true
		}},
	}
}

// put puts a ship of the points list that is as asked in the place of the first.
func (b *bench) put(s *squad.Squad, as func(*catalog.Pilot) bool) bool {
	all := b.cat.Pilots()
	from := b.chance.Below(len(all))
	for i := range all {
		card := all[(from+i)%len(all)]
		if _, in := card.Rules(b.mode.Ruleset); in && as(card) {
			s.Pilots[0] = squad.SquadPilot{Pilot: card.XWS}
			return true
		}
	}
	return false
}

// equipAny gives some ship the first upgrade that fits, which its list has or has not.
func (b *bench) equipAny(s *squad.Squad, fits func(u *catalog.Upgrade, rules catalog.UpgradeRules, in bool) bool) bool {
	p, ok := b.pick(s, anyShip)
	for _, u := range b.cat.Upgrades() {
		if rules, in := u.Rules(b.mode.Ruleset); ok && fits(u, rules, in) {
			equip(p, *u)
			return true
		}
	}
	return false
}

func (b *bench) hugeShip(card *catalog.Pilot) bool {
	ship, err := b.cat.Ship(card.Ship)
	return err == nil && ship.Huge()
}

func (b *bench) standard(p squad.SquadPilot) bool {
	card, _ := b.cat.Pilot(p.Pilot)
	rules, _ := card.Rules(b.mode.Ruleset)
	return len(rules.StandardLoadout) > 0
}

// mustUpgrade is a random upgrade of the type alone.
func (b *bench) mustUpgrade(t catalog.UpgradeType) catalog.Upgrade {
	u, ok := b.upgrade(func(u catalog.Upgrade, _ catalog.UpgradeRules) bool { return len(u.Slots) == 1 && u.Slots[0] == t })
	if !ok {
		panic("no upgrade of type " + t.String())
	}
	return u
}

// titled is a ship card of the faction, without bullets or a standard loadout, for whose ship type or ship
// ability the upgrade is; "" if there is none.
func (b *bench) titled(u catalog.Upgrade, f catalog.Faction) string {
	for _, card := range b.cat.Pilots() {
		rules, in := card.Rules(b.mode.Ruleset)
		if !in || card.Faction != f || len(rules.StandardLoadout) > 0 || card.Limited > 0 {
			continue
		}
		own, _ := card.In(b.mode.Ruleset)
		for _, r := range u.Restrictions {
			if slices.Contains(r.Ships, own.Ship) || r.ShipAbilities != nil && slices.Contains(r.ShipAbilities, own.ShipAbility) {
				return card.XWS
			}
		}
	}
	return ""
}
