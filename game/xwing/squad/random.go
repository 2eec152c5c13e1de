package squad

import (
	"slices"

	"xwing/game/xwing/catalog"
)

// Chance is a source of random numbers, such as a game.Source: Below(n) is one of 0 to n-1.
type Chance interface{ Below(n int) int }

// Bounds of the search for a random squad.
const (
	drawings = 12 // squads drawn at most, of which the fullest counts
	tries    = 10 // cards tried at most before a ship is done
)

// Draw draws a legal squad that spends nearly all of its points. Half of the squads are built around an
// upgrade, half around a ship card, each card being as likely as any other, so that all of the pool comes
// up. The squad has no name yet.
func (p *Pool) Draw(chance Chance) Squad {
	var best Squad
	most := -1
	for range drawings {
		d := draft{Pool: p, chance: chance, squad: p.squad()}
		if total, ok := d.build(); ok && total > most {
			best, most = d.squad, total
		}
		if most*100 >= p.mode.Points*97 {
			break
		}
	}
	p.bring(&best, chance)
	return best
}

// bring adds the obstacles of a squad.
func (p *Pool) bring(s *Squad, chance Chance) {
	for range min(p.mode.Obstacles(), len(p.obstacles)) {
		id := p.obstacles[chance.Below(len(p.obstacles))]
		for slices.Contains(s.Obstacles, id) {
			id = p.obstacles[chance.Below(len(p.obstacles))]
		}
		s.Obstacles = append(s.Obstacles, id)
	}
}

// draft is a random squad in the making. It is legal at every step, but for the number of ships.
type draft struct {
	*Pool
	chance Chance
	squad  Squad
}

// build draws ships, then upgrades; ok is false where the squad lacks ships in the end.
func (d *draft) build() (total int, ok bool) {
	if len(d.upgrades) == 0 || d.chance.Below(2) == 0 || !d.around(d.chance.Below(len(d.upgrades))) {
		d.ship(d.pilots)
	}
	return d.finish()
}

// finish spends the points that are left: on more ships, then on upgrades.
func (d *draft) finish() (total int, ok bool) {
	// Where upgrades cost points, some are left for them; how many differs from squad to squad.
	d.wing()
	room := 0
	if !d.mode.Loadout {
		room = d.mode.Points * d.chance.Below(36) / 100
	}
	for len(d.squad.Pilots) < d.mode.MinShips || d.left() > room {
		if !d.ship(d.pilots) {
			break
		}
	}
	d.equip()
	total = d.mode.Points - d.left()
	return total, len(d.squad.CheckMode(d.cat, d.mode)) == 0
}

// left is what the squad has not spent yet.
func (d *draft) left() int {
	total, err := d.squad.Points(d.cat, d.mode.Ruleset)
	if err != nil {
		return 0 // not with cards of the pool
	}
	return d.mode.Points - total
}

// try takes a changed squad if it is legal.
func (d *draft) try(changed Squad) bool {
	if !d.legal(changed) {
		return false
	}
	d.squad = changed
	return true
}

// ship adds one of the ships, leaving the points that the ships still missing need at least.
func (d *draft) ship(from []choice) bool {
	missing := max(0, d.mode.MinShips-len(d.squad.Pilots)-1)
	most := d.left() - missing*d.cheapest()
	var fits []choice
	for _, c := range from {
		if c.cost <= most {
			fits = append(fits, c)
		}
	}
	for _, i := range d.order(len(fits)) {
		changed := d.squad
		changed.Pilots = append(slices.Clone(changed.Pilots), fits[i].pilots()...)
		if d.try(changed) {
			return true
		}
	}
	return false
}

// around begins the squad with a ship that can equip the upgrade, and with the card that the upgrade asks
// the squad to include, if it asks for one.
func (d *draft) around(upgrade int) bool {
	u, carriers := d.upgrades[upgrade], d.carriers[upgrade]
	if named := d.named(u); len(named) > 0 {
		d.ship(named)
	}
	before := len(d.squad.Pilots)
	for _, i := range d.order(len(carriers)) {
		changed := d.squad
		changed.Pilots = append(slices.Clone(changed.Pilots[:before]), d.pilots[carriers[i]].pilots()...)
		if !d.legal(changed) || !d.affordable(changed) {
			continue
		}
		d.squad = changed
		if d.add(before, u) || d.addAfter(before, u) {
			return true
		}
		d.squad.Pilots = d.squad.Pilots[:before]
	}
	return false
}

// affordable reports whether enough is left for the ships still missing.
func (d *draft) affordable(s Squad) bool {
	missing := max(0, d.mode.MinShips-len(s.Pilots))
	total, err := s.Points(d.cat, d.mode.Ruleset)
	return err == nil && total+missing*d.cheapest() <= d.mode.Points
}

// addAfter equips the upgrade together with another one that it needs first: a card that opens its slot,
// brings its action or stands among its restrictions.
func (d *draft) addAfter(ship int, u catalog.Upgrade) bool {
	before := d.squad
	for _, i := range d.order(len(d.upgrades)) {
		first := d.upgrades[i]
		if !opens(first, u) {
			continue
		}
		if named := d.named(first); len(named) > 0 {
			d.ship(named)
		}
		if d.add(ship, first) && d.add(ship, u) {
			return true
		}
		d.squad = before
	}
	return false
}

// opens reports whether the first card brings something that the second one may need: a slot, an action, a
// side of the Force, or itself.
func opens(first, u catalog.Upgrade) bool {
	side := first.Sides[0]
	sides := side.Force.Sides
	var actions []catalog.BarAction
	raises := false
	for _, g := range side.Grants {
		switch g.Kind {
		case catalog.GrantSlot:
			if g.Amount > 0 && (u.Is(g.Slot) || slices.ContainsFunc(g.Or, u.Is)) {
				return true
			}
		case catalog.GrantStat:
			raises = raises || g.Stat == catalog.InitiativeStat && g.Amount > 0
		case catalog.GrantAction:
			actions = append(actions, g.Action)
		case catalog.GrantForce:
			sides = append(slices.Clone(sides), g.Sides...)
		}
	}
	return slices.ContainsFunc(u.Restrictions, func(r catalog.Restriction) bool {
		return slices.ContainsFunc(r.Equipped, first.Is) || slices.Contains(r.Cards, first.XWS) || r.Action != nil && r.Action.OnBar(actions) || r.Initiative != nil && raises ||
			slices.ContainsFunc(r.ForceSides, func(s catalog.ForceSide) bool { return slices.Contains(sides, s) })
	})
}

// equip gives the ships upgrades, one by one and ship by ship in a random order, until no ship takes one.
func (d *draft) equip() {
	open := d.order(len(d.squad.Pilots))
	for len(open) > 0 {
		k := d.chance.Below(len(open))
		if !d.upgrade(open[k]) {
			open = slices.Delete(open, k, k+1)
		}
	}
}

// upgrade gives one upgrade to a ship; ok is false if none of those tried fits.
func (d *draft) upgrade(ship int) bool {
	fits := d.fitting(ship)
	for _, i := range d.order(len(fits))[:min(tries, len(fits))] {
		if d.add(ship, fits[i]) {
			return true
		}
	}
	return false
}

// fitting lists the upgrades for which the ship has free slots and points; not all of them are legal.
func (d *draft) fitting(ship int) []catalog.Upgrade {
	p := d.squad.Pilots[ship]
	printed, err := d.cat.Printed(d.mode.Ruleset, p.Pilot)
	if err != nil || len(d.mode.bar(d.cat, printed).openings) == 0 {
		return nil
	}
	var equipped []catalog.Upgrade
	for _, e := range p.Upgrades {
		u, _ := d.cat.Upgrade(e.XWS)
		card, _ := u.In(d.mode.Ruleset)
		equipped = append(equipped, card)
	}
	free, _ := d.mode.bar(d.cat, printed).fill(equipped)
	left := d.left()
	if d.mode.Loadout {
		spent, _ := p.upgradePoints(d.cat, d.mode.Ruleset)
		card, _ := d.cat.Pilot(p.Pilot)
		rules, _ := card.Rules(d.mode.Ruleset)
		left = rules.Loadout - spent
	}
	var fits []catalog.Upgrade
	for _, u := range d.upgrades {
		rules, _ := u.Rules(d.mode.Ruleset)
		cost := rules.Cost.For(printed.Ship.Class, printed.Stats.Agility, printed.Pilot.Initiative)
		if _, missing := free.equip(&u); missing == 0 && cost <= left && !has(equipped, u.XWS) {
			fits = append(fits, u)
		}
	}
	return fits
}

// add equips an upgrade, a standardized one on all ships of the type that have to have it.
func (d *draft) add(ship int, u catalog.Upgrade) bool {
	changed := d.squad
	changed.Pilots = slices.Clone(changed.Pilots)
	standardized := slices.ContainsFunc(u.Restrictions, func(r catalog.Restriction) bool { return r.Standardized })
	for i, p := range changed.Pilots {
		if i != ship && !(standardized && p.Ship == changed.Pilots[ship].Ship && d.takes(p, u)) {
			continue
		}
		p.Upgrades = append(slices.Clone(p.Upgrades), Equipped{u.Slots[0].String(), u.XWS})
		slices.SortStableFunc(p.Upgrades, func(a, b Equipped) int { return slotOrder(a.Slot, b.Slot) })
		changed.Pilots[i] = p
	}
	return d.affordable(changed) && d.try(changed)
}

// takes reports whether the upgrade is legal on the ship by itself.
func (d *draft) takes(p SquadPilot, u catalog.Upgrade) bool {
	if slices.Contains(p.UpgradeIDs(), u.XWS) {
		return false
	}
	p.Upgrades = []Equipped{{u.Slots[0].String(), u.XWS}}
	alone := d.Pool.squad()
	alone.Pilots = []SquadPilot{p}
	return d.legal(alone)
}

func (d *draft) order(n int) []int { return order(d.chance, n) }

// order is 0 to n-1 in a random order.
func order(chance Chance, n int) []int {
	list := make([]int, n)
	for i := range list {
		k := chance.Below(i + 1)
		list[i], list[k] = list[k], i
	}
	return list
}
