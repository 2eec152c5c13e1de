package squad_test

import (
	"testing"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// TestFirstTeamsAreEven: in first edition both teams have the same points, 200 for each player of the larger one, and so many epic
// points and ships of a type; each player has an even part of what his team has.
func TestFirstTeamsAreEven(t *testing.T) {
	cat := loadFirst(t)
	epic := inFirst(t, cat, squad.Epic)
	t.Run("X10-OPT-001", func(t *testing.T) {
		for of, want := range map[squad.TeamOf]struct{ team, points, halves, small, large int }{
			{1, 1}: {300, 300, 10, 12, 6}, // no team
			{2, 2}: {400, 200, 6, 8, 4}, {1, 2}: {400, 400, 12, 16, 8},
			{3, 3}: {600, 200, 6, 8, 4}, {2, 3}: {600, 300, 9, 12, 6},
		} {
			own := epic.InTeam(cat, of)
			if team := epic.OfTeam(cat, of); team != want.team || own.Points != want.points ||
				own.OfType != (catalog.OfType{EpicHalves: want.halves, Small: want.small, Large: want.large}) {
				t.Errorf("%v: the team has %d, a player of it %d points and %+v", of, team, own.Points, own.OfType)
			}
			if again := own.InTeam(cat, of); again != own || epic.Part(cat, of) != own {
				t.Errorf("%v: %+v, not %+v", of, again, own)
			}
		}
	})
	t.Run("X10-HUG-042:team epic points", func(t *testing.T) {
		var two squad.Squad
		two.Faction = catalog.Imperial
		for range 2 {
			two.Pilots = append(two.Pilots, squad.SquadPilot{Pilot: "raiderclasscorvettefore", Ship: "raiderclasscorvettefore"},
				squad.SquadPilot{Pilot: "raiderclasscorvetteaft", Ship: "raiderclasscorvetteaft"})
		}
		for of, want := range map[squad.TeamOf]string{{2, 2}: "6 of 3", {2, 3}: "6 of 4.5", {1, 2}: ""} {
			said := ""
			for _, b := range two.CheckMode(cat, epic.InTeam(cat, of)) {
				if b.Kind == squad.OverEpicPoints {
					said = b.Args["total"] + " of " + b.Args["limit"]
				}
			}
			if said != want {
				t.Errorf("%v: %q, want %q", of, said, want)
			}
		}
	})
	t.Run("over", func(t *testing.T) {
		one := squad.Squad{Faction: catalog.Imperial, Pilots: []squad.SquadPilot{{Pilot: "raiderclasscorvetteaft",
			Ship: "raiderclasscorvetteaft"}}}
		nine := []squad.Squad{one, one, one, one, one, one, one, one, one}
		if n := squad.TeamOver(cat, epic, squad.TeamOf{Players: 2, Most: 2}, nine); n != 50 {
			t.Errorf("450 points are %d over", n)
		}
		if n := squad.TeamOver(cat, epic, squad.TeamOf{Players: 2, Most: 3}, nine); n != 0 {
			t.Errorf("450 points are %d over those of three", n)
		}
	})
}
