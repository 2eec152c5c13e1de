package squad_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// inFirst is a game mode of first edition in a format.
func inFirst(t *testing.T, cat *catalog.Catalog, format string) squad.Mode {
	t.Helper()
	mode, err := squad.ModeOf(cat, catalog.FFG10).InFormat(cat, format)
	if err != nil {
		t.Fatal(err)
	}
	return mode
}

// TestFirstEpicMode: what the formats of first edition ask of squads.
func TestFirstEpicMode(t *testing.T) {
	cat := loadFirst(t)
	for _, test := range []struct {
		ids, format    string
		points, halves int
		epic           bool
	}{
		{"X10-SQD-001", "standard", 100, 0, false},
		{"X10-HUG-042:points", "epic", 300, 10, true},
		{"X10-HUG-042:team", "team", 200, 6, true},
	} {
		t.Run(test.ids, func(t *testing.T) {
			mode := inFirst(t, cat, test.format)
			if mode.Points != test.points ||
				mode.OfType.EpicHalves != test.halves || mode.Epic != test.epic || mode.MinShips+mode.MaxShips > 0 {
				t.Errorf("%+v", mode)
			}
		})
	}
}

// TestFirstEpicSquads: squads of epic and team games, and outside them.
func TestFirstEpicSquads(t *testing.T) {
	cat := loadFirst(t)
	const rebel, imperial, scum = catalog.Rebel, catalog.Imperial, catalog.Scum
	ships := func(s ...string) []string { return s }
	many := func(n int, of ...string) []string { return slices.Repeat(of, n) }
	corvette, raider := ships("cr90corvettefore", "cr90corvetteaft"), ships("raiderclasscorvettefore", "raiderclasscorvetteaft")
	for _, test := range []struct {
		ids, name, format string
		faction           catalog.Faction
		ships             []string
		want              []string
	}{
		{"X10-HUG-042:points", "300 points", "epic", scum, append(many(12, "cartelspacer"), many(11, "binayrepirate")...), nil},
		{"X10-HUG-042:points", "more", "epic", imperial,
			append(append(many(12, "academypilot"), many(8, "avengersquadronpilot")...), "epsilonsquadronpilot"),
			ships("X10-SQD-001 over-budget -1")},
		{"X10-HUG-042:epic-points", "five", "epic", rebel, append(corvette, "gr75mediumtransport"), nil},
		{"X10-HUG-042:epic-points", "six", "epic", imperial, append(raider, raider...), ships("X10-HUG-042 over-epic-points -1")},
		{"X10-HUG-042:epic-points", "two each", "epic", rebel, many(3, "gr75mediumtransport"), ships("X10-HUG-042 over-epic-points -1")},
		{"X10-HUG-042:epic-points RULINGS-79", "two each", "epic", scum, many(3, "croccruiser"),
			ships("X10-HUG-042 over-epic-points -1")},
		{"X10-HUG-042:epic-points", "two each", "epic", imperial, many(2, "gozanticlasscruiser"), nil},
		{"X10-HUG-042:team", "200 points", "team", imperial,
			append(append(many(8, "academypilot"), many(5, "avengersquadronpilot")...), raider...),
			ships("X10-SQD-001 over-budget -1")},
		{"X10-HUG-042:team", "three epic points", "team", rebel, corvette, nil},
		{"X10-HUG-042:team", "five", "team", rebel, append(corvette, "gr75mediumtransport"), ships("X10-HUG-042 over-epic-points -1")},
		{"X10-HUG-042:small", "eight", "team", imperial, many(8, "academypilot"), nil},
		{"X10-HUG-042:small", "nine", "team", imperial, many(9, "academypilot"), ships("X10-HUG-042 too-many-of-type 8")},
		{"X10-HUG-042:small", "of one type, whoever flies it", "team", imperial, append(many(8, "academypilot"), "howlrunner"),
			ships("X10-HUG-042 too-many-of-type 8")},
		{"X10-HUG-042:large", "four", "team", imperial, many(4, "omicrongrouppilot"), nil},
		{"X10-HUG-042:large", "five", "team", imperial, many(5, "omicrongrouppilot"), ships("X10-HUG-042 too-many-of-type 4")},
		{"RULINGS-82", "twelve small", "epic", imperial, many(13, "academypilot"), ships("X10-HUG-042 too-many-of-type 12")},
		{"RULINGS-82", "six large", "epic", imperial, many(7, "omicrongrouppilot"), ships("X10-HUG-042 too-many-of-type 6")},
		{"X10-HUG-043:both", "fore alone", "epic", rebel, ships("cr90corvettefore"), ships("X10-HUG-043 lone-section 0")},
		{"X10-HUG-043:both", "aft alone", "epic", imperial,
			append(ships("raiderclasscorvetteaft"), raider...), ships("X10-HUG-043 lone-section 2")},
		{"X10-HUG-043:both", "two of one kind", "epic", rebel, ships("cr90corvettefore", "cr90corvettefore"),
			ships("X10-HUG-043 lone-section 0", "X10-HUG-043 lone-section 1")},
		{"X10-HUG-043:modification", "one, fore", "epic", rebel, ships("cr90corvettefore: ordnancetubes", "cr90corvetteaft"), nil},
		{"X10-HUG-043:modification", "one, aft", "epic", rebel, ships("cr90corvetteaft: optimizedgenerators", "cr90corvettefore"), nil},
		{"X10-HUG-043:modification", "one on each card", "epic", rebel,
			ships("cr90corvettefore: ordnancetubes", "cr90corvetteaft: optimizedgenerators"),
			ships("X10-HUG-043 no-slot 1 optimizedgenerators")},
		{"X10-HUG-043:modification", "the first ship has none", "team", imperial, ships("raiderclasscorvetteaft: automatedprotocols",
			"raiderclasscorvettefore: ordnancetubes"), ships("X10-HUG-043 no-slot 0 automatedprotocols")},
		{"X10-SQD-010", "a short huge ship is one, too", "epic", imperial, ships("gozanticlasscruiser: shieldtechnician"), nil},
		{"tubes", "hold torpedoes and missiles in place of hardpoints", "epic", rebel,
			ships("cr90corvettefore: ordnancetubes protontorpedoes concussionmissiles", "cr90corvetteaft"), nil},
		{"tubes", "or a hardpoint", "epic", rebel,
			ships("cr90corvettefore: quadlasercannons ordnancetubes concussionmissiles", "cr90corvetteaft"), nil},
		{"tubes", "no more than that", "epic", rebel,
			ships("cr90corvettefore: quadlasercannons ordnancetubes concussionmissiles protontorpedoes", "cr90corvetteaft"),
			ships("X10-SQD-005 no-slot 0 protontorpedoes")},
		{"tubes", "nothing else", "epic", rebel, ships("cr90corvettefore: ordnancetubes ioncannon", "cr90corvetteaft"),
			ships("X10-SQD-005 no-slot 0 ioncannon")},
		{"tubes", "none", "epic", rebel, ships("cr90corvettefore: concussionmissiles", "cr90corvetteaft"),
			ships("X10-SQD-005 no-slot 0 concussionmissiles")},
	} {
		t.Run(test.ids+" "+test.name, func(t *testing.T) {
			s := build(t, cat, test.faction, test.ships...)
			if got := breaches(s.CheckMode(cat, inFirst(t, cat, test.format))); !slices.Equal(got, append([]string{}, test.want...)) {
				t.Errorf("breaches %q, want %q", got, test.want)
			}
		})
	}
}

// TestFirstHugeOutside: huge ships and their cards are of epic games alone.
func TestFirstHugeOutside(t *testing.T) {
	ships := func(s ...string) []string { return s }
	checkFirst(t, []firstRow{
		{"X10-HUG-044:ships", "a huge ship", catalog.Rebel, ships("cr90corvettefore", "cr90corvetteaft", "wedgeantilles"),
			ships("X10-HUG-044 huge-ship 0", "X10-HUG-044 huge-ship 1")},
		{"X10-HUG-044:cards", "its cards", catalog.Rebel, ships("outerrimsmuggler: engineeringteam raymusantilles"),
			ships("X10-HUG-044 epic-upgrade 0 engineeringteam", "X10-SQD-010 restricted 0 raymusantilles")},
		{"X10-HUG-044:cards", "hardpoints and cargo", catalog.Scum, ships("cartelspacer: quadlasercannons commsbooster"),
			ships("X10-HUG-044 epic-upgrade 0 quadlasercannons", "X10-HUG-044 epic-upgrade 0 commsbooster")},
	})
}

// TestFirstEpicDrawn draws an epic squad around each card of a huge ship: legal, and so with both sections.
func TestFirstEpicDrawn(t *testing.T) {
	cat := loadFirst(t)
	mode, drawn := inFirst(t, cat, squad.Epic), 0
	for _, f := range cat.Factions() {
		pool, err := squad.NewPool(cat, mode, f, nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, id := range pool.Cards() {
			card, err := cat.Pilot(id.XWS)
			if id.Kind != catalog.PilotCard || err != nil {
				continue
			}
			if ship, _ := cat.Ship(card.Ship); !ship.Huge() {
				continue
			}
			drawn++
			chance := game.NewSource(1, uint64(f))
			s := pool.DrawWith([]catalog.CardID{id}, &chance)
			has := slices.ContainsFunc(s.Pilots, func(p squad.SquadPilot) bool { return p.Pilot == id.XWS })
			if got := s.CheckMode(cat, mode); len(got) > 0 || len(s.Obstacles) != squad.EpicObstacles || !has {
				t.Errorf("%s: %v, %v, %v", id, got, s.Obstacles, has)
			}
		}
	}
	if drawn != 7 {
		t.Errorf("%d cards of huge ships", drawn)
	}
}
