package squad

import (
	"strconv"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// sections checks that each section of a huge ship with two cards has the other one, and that both have one modification
// between them (X10-HUG-043).
func (c *checker) sections() {
	with := c.joined()
	for i, sh := range c.ships {
		j, paired := with[i]
		if own := sh.printed.Ship; own.Epic.Section != 0 && !paired {
			c.add(rule.BothSections, LoneSection, sh.index, "", "ship", own.XWS, "want", own.Epic.Joined)
		}
		if paired && sh.printed.Ship.Epic.Section == catalog.ForeSection {
			c.oneModification(sh, c.ships[j])
		}
	}
}

// joined has of each section that has its other one the place of that. Which two are one ship is what the game makes of
// them: a fore section and the next aft one.
func (c *checker) joined() map[int]int {
	with := map[int]int{}
	for i, fore := range c.ships {
		if fore.printed.Ship.Epic.Section != catalog.ForeSection {
			continue
		}
		for j, aft := range c.ships {
			if _, paired := with[j]; !paired && aft.printed.Ship.XWS == fore.printed.Ship.Epic.Joined {
				with[i], with[j] = j, i
				break
			}
		}
	}
	return with
}

// oneModification checks that the aft section has no modification where the fore one has.
func (c *checker) oneModification(fore, aft ship) {
	modifications := func(sh ship) (found []string) {
		for _, u := range sh.upgrades {
			if u.Is(catalog.ModificationSlot) {
				found = append(found, u.XWS)
			}
		}
		return found
	}
	if len(modifications(fore)) == 0 {
		return
	}
	for _, xws := range modifications(aft) {
		c.add(rule.BothSections, NoSlot, aft.index, xws, "slot", catalog.ModificationSlot.String())
	}
}

// ofType checks epic points, and how many small and large ships there are of one type (X10-HUG-042, RULINGS 82).
func (c *checker) ofType() {
	limits := c.mode.OfType
	halves, count := 0, map[string]int{}
	for _, sh := range c.ships {
		own := sh.printed.Ship
		halves += own.Epic.Halves
		limit := map[gauge.Size]int{gauge.Small: limits.Small, gauge.Large: limits.Large}[own.Size]
		if count[own.XWS]++; limit > 0 && count[own.XWS] == limit+1 {
			c.add(rule.EpicLimits, TooManyOfType, sh.index, "",
				"ship", own.XWS, "count", strconv.Itoa(count[own.XWS]), "limit", strconv.Itoa(limit))
		}
	}
	if limit := limits.EpicHalves; limit > 0 && halves > limit {
		c.add(rule.EpicLimits, OverEpicPoints, -1, "", "total", inHalves(halves), "limit", inHalves(limit))
	}
}

// inHalves is a number of halves as it is written: 4.5.
func inHalves(n int) string { return strconv.Itoa(n/2) + [...]string{"", ".5"}[n%2] }
