package squad_test

import (
	"slices"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// epicMode is that of epic games by a points list.
func epicMode(t *testing.T, cat *catalog.Catalog, list catalog.Ruleset) squad.Mode {
	t.Helper()
	mode, err := squad.ModeOf(cat, list).InFormat(cat, squad.Epic)
	if err != nil {
		t.Fatal(err)
	}
	return mode
}

// TestEpicMode: what epic games ask of squads in each points list.
func TestEpicMode(t *testing.T) {
	cat := load(t)
	for list, points := range map[catalog.Ruleset]int{catalog.FFG20: 500, catalog.X2PO: 500, catalog.AMG25: 50, catalog.XWA: 125} {
		t.Run("X25-EPC-001:points,threat RULINGS-62/"+string(list), func(t *testing.T) {
			mode := epicMode(t, cat, list)
			if mode.Points != points || mode.MinShips+mode.MaxShips > 0 || !mode.Epic {
				t.Errorf("%+v, want %d points and any number of ships", mode, points)
			}
			quick, err := squad.QuickMode(list).InFormat(cat, squad.Epic)
			if err != nil || quick.Points != 20 || !quick.Quick {
				t.Errorf("quick builds: %+v, %v, want 20 threat", quick, err)
			}
		})
	}
	if _, err := squad.ModeOf(cat, catalog.FFG20).InFormat(cat, "wildspace"); err == nil || !strings.Contains(err.Error(),
		"hyperspace, extended, epic") {
		t.Errorf("an unknown format: %v", err)
	}
}

// TestCheckEpic: squads in epic games and outside them.
func TestCheckEpic(t *testing.T) {
	cat := load(t)
	const rebel, imperial = catalog.Rebel, catalog.Imperial
	ships := func(s ...string) []string { return s }
	guard := "alderaanianguard: tantiveiv targetingbattery commsteam adaptiveshields jandodonna"
	type row struct {
		ids, name string
		list      catalog.Ruleset
		faction   catalog.Faction
		ships     []string
		epic      []string // what it breaches in epic games
		else_     []string // in others
	}
	rows := []row{
		{"X25-EPC-005:command,hardpoint,team,cargo,title RULINGS-61", "a huge ship", catalog.X2PO, rebel, ships(guard), nil,
			ships("RULINGS-61 huge-ship 0")},
		{"X25-EPC-005 RULINGS-61", "a huge ship where its card lets it in", catalog.FFG20, rebel, ships(guard), nil, nil},
		{"X25-EPC-005 RULINGS-61", "a huge ship", catalog.AMG25, rebel, slices.Repeat(ships("alderaanianguard"), 3), nil,
			ships("RULINGS-61 huge-ship 0", "RULINGS-61 huge-ship 1", "RULINGS-61 huge-ship 2")},
		{"X25-EPC-005 RULINGS-61", "a huge ship", catalog.XWA, imperial, slices.Repeat(ships("outerrimpatrol"), 3), nil,
			ships("RULINGS-61 huge-ship 0", "RULINGS-61 huge-ship 1", "RULINGS-61 huge-ship 2")},
		{"X25-EPC-005", "an upgrade that asks for energy", catalog.FFG20, rebel, ships("alderaanianguard: turbolaserbattery"), nil, nil},
		{"X25-EPC-005", "less energy than it asks for", catalog.FFG20, rebel, ships("echobaseevacuees: turbolaserbattery"),
			ships("X20-SQB-004 restricted 0 turbolaserbattery"), ships("X20-SQB-004 restricted 0 turbolaserbattery")},
		{"X25-EPC-005", "its standard loadout", catalog.XWA, rebel, ships("raymusantilles-epicsl-rebelalliance", "bluesquadronescort",
			"bluesquadronescort"), nil,
			ships("RULINGS-61 huge-ship 0")},
		{"X25-EPC-002 X25-EPC-005:command", "a command slot more", catalog.X2PO, imperial, ships("academypilot: dreadnoughthunter",
			"academypilot: bounty"), nil,
			ships("X25-EPC-005 epic-upgrade 0 dreadnoughthunter", "X25-EPC-005 epic-upgrade 1 bounty")},
		{"X25-EPC-002", "one", catalog.FFG20, imperial, ships("academypilot: dreadnoughthunter bounty", "nightbeast"),
			ships("X20-SQB-003 no-slot 0 bounty"),
			ships("X25-EPC-005 epic-upgrade 0 dreadnoughthunter", "X25-EPC-005 epic-upgrade 0 bounty")},
		{"X25-EPC-002", "not for huge ships", catalog.FFG20, rebel, ships("alderaanianguard: bounty jandodonna"),
			ships("X20-SQB-003 no-slot 0 jandodonna"),
			ships("X20-SQB-003 no-slot 0 jandodonna")},
		{"X25-EPC-005:hardpoint", "no slot for it", catalog.X2PO, imperial, ships("academypilot: targetingbattery", "nightbeast"),
			ships("X20-SQB-003 no-slot 0 targetingbattery"), ships("X25-EPC-005 epic-upgrade 0 targetingbattery")},
		{"X25-EPC-005:team", "no slot for it", catalog.X2PO, imperial, ships("academypilot: commsteam", "nightbeast"),
			ships("X20-SQB-003 no-slot 0 commsteam"), ships("X25-EPC-005 epic-upgrade 0 commsteam")},
		{"X25-EPC-005:cargo", "no slot for it", catalog.X2PO, imperial, ships("academypilot: adaptiveshields", "nightbeast"),
			ships("X20-SQB-003 no-slot 0 adaptiveshields"), ships("X25-EPC-005 epic-upgrade 0 adaptiveshields")},
		{"X25-EPC-001:points", "500 points", catalog.FFG20, imperial, append(slices.Repeat(ships("academypilot"), 22),
			"academypilot: bounty"), ships("X20-SQB-001 over-budget -1"),
			ships("X25-EPC-005 epic-upgrade 22 bounty", "X20-SQB-001 over-budget -1")},
		{"RULINGS-62", "50 squad points", catalog.AMG25, imperial, slices.Repeat(ships("academypilot"), 25), nil,
			ships("X25-SQD-002 too-many-ships -1", "X25-SQD-001 over-budget -1")},
	}
	for _, test := range rows {
		t.Run(test.ids+"/"+string(test.list)+" "+test.name, func(t *testing.T) {
			s := build(t, cat, test.faction, test.ships...)
			for i, u := range s.Pilots {
				for k := range u.Upgrades {
					s.Pilots[i].Upgrades[k].Slot = ""
				}
			}
			if got := breaches(s.CheckMode(cat, epicMode(t, cat, test.list))); !slices.Equal(got, append([]string{}, test.epic...)) {
				t.Errorf("in an epic game: %q, want %q", got, test.epic)
			}
			if got := breaches(s.Check(cat, test.list)); !slices.Equal(got, append([]string{}, test.else_...)) {
				t.Errorf("in another: %q, want %q", got, test.else_)
			}
		})
	}
}

// TestEpicSquads: squads of epic games through XWS, their obstacles, quick builds, drawn ones.
func TestEpicSquads(t *testing.T) {
	cat := load(t)
	t.Run("X25-ERR-040", func(t *testing.T) {
		for faction, pilot := range map[catalog.Faction]string{catalog.Rebel: "alderaanianguard", catalog.Imperial: "outerrimgarrison",
			catalog.Scum: "syndicatesmugglers", catalog.Resistance: "newrepublicvolunteers", catalog.FirstOrder: "firstordercollaborators",
			catalog.Republic: "republicjudiciary", catalog.Separatist: "colicoiddestroyer"} {
			s := build(t, cat, faction, pilot+": stalwartcaptain").ResolveIn(cat, catalog.AMG25)
			if got := breaches(s.CheckMode(cat, epicMode(t, cat, catalog.AMG25))); len(got) > 0 {
				t.Errorf("%s: %q", pilot, got)
			}
		}
		s := build(t, cat, catalog.Imperial, "academypilot: stalwartcaptain").ResolveIn(cat, catalog.AMG25)
		if got := breaches(s.CheckMode(cat, epicMode(t, cat, catalog.AMG25))); !slices.Contains(got,
			"X25-SQD-008 restricted 0 stalwartcaptain") {
			t.Errorf("a small ship: %q", got)
		}
	})
	t.Run("X25-ALY-008", func(t *testing.T) { // whatever is not huge has a command slot more; the Raider has one printed
		for pilot, most := range map[string]int{"academypilot": 1, "captainferoph": 1, "omicrongrouppilot": 1, "outerrimpatrol": 1} {
			cards := []string{"dreadnoughthunter", "agentoftheempire", "shadowwing", "veteranwingleader"}
			for n := most; n <= most+1; n++ {
				s := build(t, cat, catalog.Imperial, pilot+": "+strings.Join(cards[:n], " ")).ResolveIn(cat, catalog.AMG25)
				full := slices.ContainsFunc(breaches(s.CheckMode(cat, epicMode(t, cat, catalog.AMG25))), func(b string) bool {
					return strings.Contains(b, " no-slot ")
				})
				if full != (n > most) {
					t.Errorf("%s with %d commands: %q", pilot, n, breaches(s.CheckMode(cat, epicMode(t, cat, catalog.AMG25))))
				}
			}
		}
	})
	t.Run("X25-EPC-005/through XWS", func(t *testing.T) {
		s := build(t, cat, catalog.Rebel, "alderaanianguard: tantiveiv targetingbattery commsteam adaptiveshields jandodonna",
			"wedgeantilles: bounty")
		again, err := squad.ParseXWS("epic", []byte(xws(t, s)))
		if err != nil {
			t.Fatal(err)
		}
		again = again.ResolveIn(cat, catalog.X2PO)
		if got := again.CheckMode(cat, epicMode(t, cat, catalog.X2PO)); got != nil || len(again.Pilots[0].Upgrades) != 5 ||
			again.Pilots[1].UpgradeIDs()[0] != "bounty" {
			t.Errorf("%v: %+v", got, again.Pilots)
		}
	})
	t.Run("RULINGS-63/obstacles", func(t *testing.T) {
		s := build(t, cat, catalog.Rebel, "lukeskywalker")
		s.Obstacles = slices.Repeat([]string{"coreasteroid0"}, 6)
		mode := epicMode(t, cat, catalog.FFG20)
		if got := s.CheckMode(cat, mode); got != nil {
			t.Errorf("six obstacles: %v", got)
		}
		s.Obstacles = append(s.Obstacles, "coreasteroid1")
		if got := breaches(s.CheckMode(cat, mode)); !slices.Equal(got, []string{"X20-SET-005 too-many-obstacles -1"}) {
			t.Errorf("seven: %q", got)
		}
	})
	t.Run("RULINGS-61/quick builds", func(t *testing.T) {
		s := build(t, cat, catalog.Rebel,
			"alderaanianguard: boostedscanners commsteam dodonnaspride ioncannonbattery jandodonna sensorexperts "+
				"torynfarr turbolaserbattery")
		for _, list := range []catalog.Ruleset{catalog.FFG20, catalog.X2PO} {
			quick := squad.QuickMode(list)
			if got := breaches(s.CheckMode(cat, quick)); got[0] != "RULINGS-61 huge-ship 0" {
				t.Errorf("%s: %q", list, got)
			}
			quick, _ = quick.InFormat(cat, squad.Epic)
			if got := s.CheckMode(cat, quick); got != nil {
				t.Errorf("%s, epic: %v", list, got)
			}
			twice := s
			twice.Pilots = slices.Repeat(s.Pilots, 3)
			if got := breaches(twice.CheckMode(cat, quick)); !slices.Contains(got, "X25-SQD-021 over-threat -1") {
				t.Errorf("%s, three of them: %q", list, got)
			}
		}
	})
	t.Run("RULINGS-62/drawn", func(t *testing.T) {
		for _, list := range []catalog.Ruleset{catalog.FFG20, catalog.AMG25} {
			mode, huge, command := epicMode(t, cat, list), 0, 0
			pool, err := squad.NewPool(cat, mode, catalog.Rebel, nil)
			if err != nil {
				t.Fatal(err)
			}
			for seed := range uint64(40) {
				chance := game.NewSource(seed, 5)
				s := pool.Draw(&chance)
				if got := s.CheckMode(cat, mode); got != nil || len(s.Obstacles) != squad.EpicObstacles {
					t.Errorf("%s %d: %v, %v", list, seed, got, s.Obstacles)
				}
				for _, p := range s.Pilots {
					if ship, _ := cat.Ship(p.Ship); ship.Huge() {
						huge++
					} else if strings.Contains(strings.Join(p.UpgradeIDs(), " "), "bounty") {
						command++
					}
				}
			}
			if huge == 0 || command == 0 {
				t.Errorf("%s: %d huge ships, %d with a command upgrade that are not", list, huge, command)
			}
		}
	})
}
