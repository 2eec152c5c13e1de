package squad

import (
	"fmt"
	"slices"
	"strings"

	"xwing/game/xwing/catalog"
)

// Theme is what kind of squad is drawn.
type Theme struct {
	Kind ThemeKind
	Ship string // of WithShip: the XWS id of a ship type
}

// ThemeKind names a theme.
type ThemeKind string

// The themes.
const (
	AnyTheme ThemeKind = ""
	Aces     ThemeKind = "aces"  // few ships, whose pilots are among the best
	Swarm    ThemeKind = "swarm" // many ships of one type
	Bombs    ThemeKind = "bombs" // at least two devices
	WithShip ThemeKind = "with"  // a ship of a type, or some
)

// Themes are how themes are written, for those who ask for one.
func Themes() []string {
	return []string{string(Aces), string(Swarm), string(Bombs), string(WithShip) + ":SHIP"}
}

// ParseTheme reads "aces", "swarm", "bombs", or "with:" and a ship type by its id or its name.
func ParseTheme(cat *catalog.Catalog, text string) (Theme, error) {
	kind, name, with := strings.Cut(strings.ToLower(strings.TrimSpace(text)), ":")
	switch t := ThemeKind(kind); {
	case with && t == WithShip:
		if ship, ok := (&names{cat: cat}).shipNamed(name); ok {
			return Theme{WithShip, ship}, nil
		}
		return Theme{}, fmt.Errorf("no ship type is called %q", name)
	case !with && slices.Contains([]ThemeKind{Aces, Swarm, Bombs}, t):
		return Theme{Kind: t}, nil
	}
	return Theme{}, fmt.Errorf("unknown theme %q: one of %s", text, strings.Join(Themes(), ", "))
}

// shipNamed is the ship type of a name or an id, in any spelling.
func (n *names) shipNamed(name string) (id string, ok bool) {
	slug := catalog.Slug(name)
	for _, e := range n.shipEndings() {
		if e.text == slug && slug != "" {
			return e.ship.id, true
		}
	}
	return "", false
}

// Bounds of themes.
const (
	themeDrawings = 40 // squads drawn at most until one suits
	fewAces       = 4  // ships
	fewestInSwarm = 5
	fewestBombs   = 2
)

// DrawTheme draws a legal squad of a theme likewise; ok is false where the pool has none, or none is found.
func (p *Pool) DrawTheme(t Theme, chance Chance) (s Squad, ok bool) {
	if t.Kind == AnyTheme {
		return p.Draw(chance), true
	}
	most := -1
	for n := range themeDrawings {
		d := draft{Pool: p, chance: chance, squad: p.squad()}
		if !d.theme(t) {
			continue
		}
		total := p.mode.Points - d.left()
		if len(d.squad.CheckMode(p.cat, p.mode)) == 0 && t.Suits(p.cat, p.mode.Ruleset, d.squad) && total > most {
			s, most = d.squad, total
		}
		if most*100 >= p.mode.Points*97 || most >= 0 && n > themeDrawings/2 {
			break
		}
	}
	if most >= 0 {
		p.bring(&s, chance)
	}
	return s, most >= 0
}

// theme builds a squad of a theme; ok is false where there is nothing to begin with.
func (d *draft) theme(t Theme) (ok bool) {
	from, most, room := d.pilots, 0, 0
	switch t.Kind {
	case Aces:
		from, most = d.those(func(c choice) bool { return d.ace(c.xws) }), max(fewAces-1+d.chance.Below(2), d.mode.MinShips)
	case Swarm:
		from = d.swarm()
	case Bombs:
		carriers := d.those(func(c choice) bool { return d.slots(c.xws, catalog.DeviceSlot) })
		for range fewestBombs {
			if !d.ship(carriers) {
				return false
			}
		}
		room = d.mode.Points * d.chance.Below(30) / 100
	case WithShip:
		of := d.those(func(c choice) bool { return c.ship == t.Ship })
		for n := 1 + d.chance.Below(2); n > 0 && d.ship(of); n-- {
		}
		room = d.mode.Points * d.chance.Below(36) / 100
		if len(d.squad.Pilots) == 0 {
			return false
		}
	}
	if d.mode.Loadout {
		room = 0
	}
	for (most == 0 || len(d.squad.Pilots) < most) && (len(d.squad.Pilots) < d.mode.MinShips || d.left() > room) {
		if !d.ship(from) {
			break
		}
	}
	if t.Kind == Bombs {
		d.bomb()
	}
	d.equip()
	return len(d.squad.Pilots) > 0
}

// those are the ships of the pool for which f holds.
func (p *Pool) those(f func(choice) bool) []choice {
	return slices.DeleteFunc(slices.Clone(p.pilots), func(c choice) bool { return !f(c) })
}

// ace reports whether a pilot is among the best: of initiative 5 or more, in first edition of a skill of 7.
func (p *Pool) ace(pilot string) bool { return ace(p.cat, p.mode.Ruleset, pilot) }

func ace(cat *catalog.Catalog, r catalog.Ruleset, pilot string) bool {
	printed, err := cat.Printed(r, pilot)
	least := 5
	if cat.Family() == catalog.XWing1 {
		least = 7
	}
	return err == nil && printed.Pilot.Initiative >= least
}

// slots reports whether a ship card has a slot of a type.
func (p *Pool) slots(pilot string, t catalog.UpgradeType) bool {
	printed, err := p.cat.Printed(p.mode.Ruleset, pilot)
	return err == nil && slices.Contains(printed.Slots, t)
}

// swarm are the cheaper ships of one type, of which there is room for many.
func (d *draft) swarm() []choice {
	cheapest := map[string]int{}
	var types []string
	for _, c := range d.pilots {
		if n, there := cheapest[c.ship]; !there {
			types = append(types, c.ship)
			cheapest[c.ship] = c.cost
		} else if c.cost < n {
			cheapest[c.ship] = c.cost
		}
	}
	for n := 8; n >= fewestInSwarm; n-- {
		fit := slices.DeleteFunc(slices.Clone(types), func(ship string) bool { return cheapest[ship]*n > d.mode.Points })
		if len(fit) == 0 || n > 6 && d.chance.Below(2) == 0 {
			continue
		}
		ship := fit[d.chance.Below(len(fit))]
		return d.those(func(c choice) bool { return c.ship == ship && c.cost*(n-1) <= d.mode.Points })
	}
	return nil
}

// bomb gives the ships devices, one each.
func (d *draft) bomb() {
	for _, i := range d.order(len(d.squad.Pilots)) {
		fits := slices.DeleteFunc(d.fitting(i), func(u catalog.Upgrade) bool { return !u.Is(catalog.DeviceSlot) })
		for _, k := range d.order(len(fits))[:min(tries, len(fits))] {
			if d.add(i, fits[k]) {
				break
			}
		}
	}
}

// Suits reports whether a squad is one of the theme.
func (t Theme) Suits(cat *catalog.Catalog, r catalog.Ruleset, s Squad) bool {
	types, aces, devices, of := map[string]int{}, 0, 0, 0
	for _, p := range s.Pilots {
		types[p.Ship]++
		if ace(cat, r, p.Pilot) {
			aces++
		}
		if p.Ship == t.Ship {
			of++
		}
		for _, xws := range p.UpgradeIDs() {
			if u, err := cat.Upgrade(xws); err == nil && u.Is(catalog.DeviceSlot) {
				devices++
			}
		}
	}
	switch t.Kind {
	case Aces:
		return aces == len(s.Pilots) && aces <= fewAces
	case Swarm:
		return len(types) == 1 && len(s.Pilots) >= fewestInSwarm
	case Bombs:
		return devices >= fewestBombs
	case WithShip:
		return of > 0
	}
	return true
}
