package squad_test

import (
	"slices"
	"testing"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// TestJoins: a card says in which squads of other factions its ship may be.
func TestJoins(t *testing.T) {
	cat := load(t)
	for _, test := range []struct {
		faction catalog.Faction
		upgrade string
		want    bool
	}{
		{catalog.Rebel, "initforthemoneyrebellion", true},
		{catalog.Resistance, "initforthemoneyrebellion", true},
		{catalog.Republic, "initforthemoneyrebellion", true},
		{catalog.Imperial, "initforthemoneyrebellion", false},
		{catalog.Imperial, "bounty", true},
		{catalog.FirstOrder, "bounty", true},
		{catalog.Separatist, "bounty", true},
		{catalog.Rebel, "bounty", false},
		{catalog.Rebel, "", false},
	} {
		s := squad.Squad{Faction: test.faction, Pilots: []squad.SquadPilot{{Pilot: "cartelspacer"}}}
		if test.upgrade != "" {
			s.Pilots[0].Upgrades = []squad.Equipped{{Slot: "command", XWS: test.upgrade}}
		}
		wrong := slices.ContainsFunc(s.Check(cat, catalog.FFG20), func(b squad.Breach) bool { return b.Kind == squad.WrongFaction })
		if wrong == test.want {
			t.Errorf("%v with %q: refused %v, want %v", test.faction, test.upgrade, wrong, !test.want)
		}
	}
}
