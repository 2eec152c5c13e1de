package squad

import "xwing/game/xwing/catalog"

// Joining are the ship cards that join a squad with one: that itself and, of a huge ship of two cards, the other section,
// unless the squad has that one without its like (X10-HUG-043).
func (s Squad) Joining(cat *catalog.Catalog, mode Mode, pilot string) []SquadPilot {
	p := SquadPilot{Pilot: pilot}
	card, err := cat.Pilot(pilot)
	if err != nil {
		return []SquadPilot{p}
	}
	p.Ship = card.Ship
	if in, ok := card.In(mode.Ruleset); ok {
		p.Ship = in.Ship
	}
	own, err := cat.Ship(p.Ship)
	if err != nil || own.Epic.Joined == "" || s.hasLone(cat, mode, own.Epic.Joined) {
		return []SquadPilot{p}
	}
	if other, ok := sectionCard(cat, mode, own.Epic.Joined); ok {
		return []SquadPilot{p, {Pilot: other, Ship: own.Epic.Joined}}
	}
	return []SquadPilot{p}
}

// sectionCard is the first card of a ship type that a points list has; ok is false if it has none.
func sectionCard(cat *catalog.Catalog, mode Mode, ship string) (xws string, ok bool) {
	own, err := cat.Ship(ship)
	if err != nil {
		return "", false
	}
	for _, card := range own.Pilots() {
		if _, ok := card.Rules(mode.Ruleset); ok {
			return card.XWS, true
		}
	}
	return "", false
}

// hasLone reports whether the squad has a section of a type without its other one.
func (s Squad) hasLone(cat *catalog.Catalog, mode Mode, ship string) bool {
	c := s.looked(cat, mode)
	with := c.joined()
	for i, sh := range c.ships {
		if _, paired := with[i]; !paired && sh.printed.Ship.XWS == ship {
			return true
		}
	}
	return false
}

// OtherSection is the place of the other section of a huge ship of two cards; -1 where there is none.
func (s Squad) OtherSection(cat *catalog.Catalog, mode Mode, ship int) int {
	c := s.looked(cat, mode)
	for i, j := range c.joined() {
		if c.ships[i].index == ship {
			return c.ships[j].index
		}
	}
	return -1
}
