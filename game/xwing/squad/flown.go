package squad

import (
	"slices"
	"strings"
)

// Flown tells a squad from others by what it flies, and by nothing else: its faction, and its ships with their upgrades, in
// whatever order they stand. Names, obstacles, points and spellings of slots do not count; ids do, so it is to be
// resolved first.
func (s Squad) Flown() string {
	ships := make([]string, len(s.Pilots))
	for i, p := range s.Pilots {
		ids := p.UpgradeIDs()
		slices.Sort(ids)
		ships[i] = p.Pilot + "+" + strings.Join(ids, "+")
	}
	slices.Sort(ships)
	return s.Faction.String() + "/" + strings.Join(ships, "/")
}
