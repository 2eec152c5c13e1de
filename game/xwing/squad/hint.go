package squad

import (
	"strings"

	"xwing/game/xwing/catalog"
)

// near adds to the args of a breach the id that is spelled almost like the one that is not there.
func (c *checker) near(k catalog.Kind, id string, args ...string) []string {
	if c.asked++; c.asked > mostNear {
		return args
	}
	if other := c.cat.NearID(k, id); other != "" {
		args = append(args, "near", other)
	}
	return args
}

// nearPilot is near of a ship card: first among those of the ship type and faction that stand beside it.
func (c *checker) nearPilot(p SquadPilot) []string {
	f := finder{names: &names{cat: c.cat}, faction: c.squad.Faction}
	var here []*catalog.Pilot
	if _, err := c.cat.Ship(p.Ship); err == nil && c.asked < mostNear {
		for _, card := range c.cat.Pilots() {
			if f.fits(card, p.Ship) {
				here = append(here, card)
			}
		}
	}
	if other := catalog.NearPilot(p.Pilot, here); other != "" {
		c.asked++
		return []string{"pilot", p.Pilot, "near", other}
	}
	return c.near(catalog.PilotCard, p.Pilot, "pilot", p.Pilot)
}

// nearUpgrade is near of an upgrade: first among those of the slot that it stands under, for the faction.
func (c *checker) nearUpgrade(ship int, xws string) []string {
	var here []*catalog.Upgrade
	for _, e := range c.squad.Pilots[ship].Upgrades {
		slot, err := catalog.ParseUpgradeType(e.Slot)
		if e.XWS != xws || err != nil || c.asked >= mostNear {
			continue
		}
		for _, card := range c.cat.Upgrades() {
			if card.Is(slot) && ofFaction(card, c.squad.Faction) {
				here = append(here, card)
			}
		}
		break
	}
	if other := catalog.NearUpgrade(xws, here); other != "" {
		c.asked++
		return []string{"near", other}
	}
	return c.near(catalog.UpgradeCard, xws)
}

// elsewhere is the args of a card that is not legal: the mode, and the points lists in which it is.
func (c *checker) elsewhere(in func(catalog.Ruleset) bool) []string {
	var names []string
	for _, l := range c.cat.Lists() {
		if in(l.ID) && (l.ID != c.mode.Ruleset || c.mode.Format != "") {
			names = append(names, l.Name)
		}
	}
	args := []string{"mode", c.modeName()}
	if len(names) > 0 {
		args = append(args, "near", strings.Join(names, ", "))
	}
	return args
}
