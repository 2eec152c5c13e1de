package squad

import (
	"fmt"
	"slices"
	"strconv"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/rule"
)

// QuickThreat is the threat up to which a player chooses quick builds for a game of standard size.
const QuickThreat = 8

// QuickFormat is how files of squads say that they are made of quick builds.
const QuickFormat = "quickbuilds"

// EpicThreat is that for an epic game (RULINGS 62).
const EpicThreat = 20

// QuickMode is the mode of quick builds: ships come with the upgrades of a card, whatever their slots and
// restrictions say, and threat is counted instead of points. The points list tells which cards there are.
// Bullets and solitary cards count as ever.
func QuickMode(r catalog.Ruleset) Mode {
	return Mode{Ruleset: r, Points: QuickThreat, Quick: true}
}

// Quick is the squad of quick builds of one faction.
func Quick(cat *catalog.Catalog, builds ...*catalog.QuickBuild) (Squad, error) {
	var s Squad
	for i, b := range builds {
		if i == 0 {
			s.Faction = b.Faction
		}
		if b.Faction != s.Faction {
			return s, fmt.Errorf("quick build %s is of %s, the others of %s", b.ID, b.Faction, s.Faction)
		}
		for _, ship := range b.Ships {
			p := SquadPilot{Pilot: ship.Pilot}
			if card, err := cat.Pilot(ship.Pilot); err == nil {
				p.Ship = card.Ship
			}
			for _, xws := range ship.Upgrades {
				u, err := cat.Upgrade(xws)
				if err != nil {
					return s, fmt.Errorf("quick build %s: %w", b.ID, err)
				}
				p.Upgrades = append(p.Upgrades, Equipped{u.Slots[0].String(), xws})
			}
			slices.SortStableFunc(p.Upgrades, func(a, b Equipped) int { return slotOrder(a.Slot, b.Slot) })
			s.Pilots = append(s.Pilots, p)
		}
	}
	return s, nil
}

// Threat is the least threat for which the squad can be put together from quick builds, and which they are;
// ok is false if it cannot.
func (s Squad) Threat(cat *catalog.Catalog) (total int, builds []*catalog.QuickBuild, ok bool) {
	search := threatSearch{ships: make([][]string, len(s.Pilots)), used: make([]bool, len(s.Pilots))}
	for i, p := range s.Pilots {
		search.ships[i] = quickShip(p.Pilot, p.UpgradeIDs())
	}
	seen := map[string]bool{} // several cards that are alike make no difference
	for _, b := range cat.QuickBuilds() {
		if b.Faction != s.Faction || search.take(-1, b) == nil {
			continue
		}
		clear(search.used)
		key := fmt.Sprint(b.Threat, b.Ships)
		if seen[key] {
			continue
		}
		seen[key] = true
		search.builds = append(search.builds, b)
	}
	search.from(0, 0, nil)
	return search.best, search.found, search.found != nil
}

// quickShip is a ship card and its upgrades, comparable.
func quickShip(pilot string, upgrades []string) []string {
	sorted := slices.Clone(upgrades)
	slices.Sort(sorted)
	return append([]string{pilot}, sorted...)
}

// threatSearch tries the quick builds that have the first ship left over, and so on.
type threatSearch struct {
	ships  [][]string
	used   []bool
	builds []*catalog.QuickBuild
	best   int
	found  []*catalog.QuickBuild
	steps  int
}

// maxThreatSteps bounds the search; a squad of eight ships takes a few dozen steps.
const maxThreatSteps = 5_000

func (t *threatSearch) from(first, threat int, chosen []*catalog.QuickBuild) {
	if t.steps++; t.steps > maxThreatSteps {
		return
	}
	for first < len(t.ships) && t.used[first] {
		first++
	}
	if first == len(t.ships) {
		if t.found == nil || threat < t.best {
			t.best, t.found = threat, slices.Clone(chosen)
		}
		return
	}
	for _, b := range t.builds {
		if t.found != nil && threat+b.Threat >= t.best {
			continue
		}
		if taken := t.take(first, b); taken != nil {
			t.from(first+1, threat+b.Threat, append(chosen, b))
			for _, i := range taken {
				t.used[i] = false
			}
		}
	}
}

// take marks the ships of a build as used, the ship first (-1: any) among them; nil if they are not there.
func (t *threatSearch) take(first int, b *catalog.QuickBuild) (taken []int) {
	for _, ship := range b.Ships {
		want := quickShip(ship.Pilot, ship.Upgrades)
		for i := max(0, first); i < len(t.ships); i++ {
			if !t.used[i] && slices.Equal(t.ships[i], want) {
				t.used[i] = true
				taken = append(taken, i)
				break
			}
		}
	}
	if len(taken) == len(b.Ships) && (first < 0 || slices.Contains(taken, first)) {
		return taken
	}
	for _, i := range taken {
		t.used[i] = false
	}
	return nil
}

// threat checks that the squad is put together from quick builds, within the threat of the mode.
func (c *checker) threat() {
	total, _, ok := c.squad.Threat(c.cat)
	switch {
	case !ok && len(c.breaches) == 0 && len(c.squad.Pilots) > 0:
		c.add(rule.QuickBuilds, NotQuickBuild, -1, "")
	case ok && c.mode.Points > 0 && total > c.mode.Points:
		c.add(rule.QuickBuilds, OverThreat, -1, "", "total", strconv.Itoa(total), "limit", strconv.Itoa(c.mode.Points))
	}
}

// DrawQuick draws a squad of quick builds with the threat of the mode, as far as allowed says so (nil: all);
// ok is false if none is found.
func DrawQuick(cat *catalog.Catalog, mode Mode, f catalog.Faction, allowed func(catalog.CardID) bool, chance Chance) (s Squad, ok bool) {
	var pool []*catalog.QuickBuild
	for _, b := range cat.QuickBuilds() {
		if b.Faction == f && (allowed == nil || allAllowed(b, allowed)) {
			pool = append(pool, b)
		}
	}
	most := -1
	for range drawings {
		var builds []*catalog.QuickBuild
		threat := 0
		for _, i := range order(chance, len(pool)) {
			if threat+pool[i].Threat > mode.Points {
				continue
			}
			next, err := Quick(cat, append(slices.Clone(builds), pool[i])...)
			if err == nil && len(next.CheckMode(cat, mode)) == 0 {
				builds, threat = append(builds, pool[i]), threat+pool[i].Threat
				if threat > most {
					s, most = next, threat
				}
			}
		}
		if most == mode.Points {
			break
		}
	}
	return s, most > 0
}

func allAllowed(b *catalog.QuickBuild, allowed func(catalog.CardID) bool) bool {
	for _, ship := range b.Ships {
		if !allowed(catalog.Card(catalog.PilotCard, ship.Pilot)) {
			return false
		}
		for _, u := range ship.Upgrades {
			if !allowed(catalog.Card(catalog.UpgradeCard, u)) {
				return false
			}
		}
	}
	return true
}
