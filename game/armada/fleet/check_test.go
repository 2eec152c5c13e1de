package fleet_test

import (
	"fmt"
	"testing"

	"xwing/game/armada/catalog"
	"xwing/game/armada/fleet"
)

func TestLegalFleets(t *testing.T) {
	wantBreaches(t, rebels())
	wantBreaches(t, imperials())
}

// put adds upgrades to a ship of the fleet.
func put(f *fleet.Fleet, i int, ids ...string) {
	f.Ships[i].Upgrades = append(f.Ships[i].Upgrades, ids...)
}

// small is a fleet for 200 points with ships of 123.
func small(squadrons ...fleet.Squadron) fleet.Fleet {
	f := rebels()
	f.Points, f.Squadrons = 200, squadrons
	f.Ships = []fleet.Ship{ship("cr90-corvette-a: mon-mothma"), ship("nebulon-b-support-refit: skilled-first-officer")}
	return f
}

// TestCheckFleet breaks each rule about a fleet as a whole alone.
func TestCheckFleet(t *testing.T) {
	for _, test := range []struct {
		name  string
		spoil func(*fleet.Fleet)
		want  []string
	}{
		{"ARM-FLB-001 no total", func(f *fleet.Fleet) { f.Points = 0 }, []string{`fleet: no-total total="0" (ARM-FLB-001)`}},
		{"ARM-FLB-001 a negative total", func(f *fleet.Fleet) { f.Points = -400 }, []string{`fleet: no-total total="-400" (ARM-FLB-001)`}},
		{"ARM-FLB-001 more than 400, if that was agreed", func(f *fleet.Fleet) {
			f.Points, f.Squadrons[2] = 500, squadrons("gold-squadron")[0]
			f.Ships = append(f.Ships, ship("nebulon-b-support-refit: "))
		}, nil},
		{"ARM-FLB-001 and less", func(f *fleet.Fleet) { f.Points, f.Squadrons[2] = 386, squadrons("gold-squadron")[0] },
			[]string{`fleet: over-total limit="386" total="387" (ARM-FLB-003)`}},
		{"ARM-FLB-002 any total", func(f *fleet.Fleet) { f.Points = 10000 }, nil},
		{"ARM-FLB-002 an odd one", func(f *fleet.Fleet) { f.Points = 411 }, nil},
		{"ARM-FLB-003 to the point", func(f *fleet.Fleet) { f.Points, f.Squadrons[2] = 387, squadrons("gold-squadron")[0] }, nil},
		{"ARM-FLB-003 a point too many", func(f *fleet.Fleet) { f.Points, f.Squadrons[2] = 386, squadrons("gold-squadron")[0] },
			[]string{`fleet: over-total limit="386" total="387" (ARM-FLB-003)`}},
		{"ARM-FLB-003 over the total",
			func(f *fleet.Fleet) { f.Ships[2].ID = "gr-75-combat-retrofits"; put(f, 2, "comms-net", "slicer-tools") },
			[]string{`fleet: over-total limit="400" total="407" (ARM-FLB-003)`,
				`ship 3: no-slot slicer-tools slot="fleet-support" (ARM-FLB-019)`}},
		{"ARM-FLB-004 no faction", func(f *fleet.Fleet) { f.Faction = 0 }, []string{"fleet: no-faction (ARM-FLB-004)"}},
		{"ARM-FLB-005 another faction's ship", func(f *fleet.Fleet) { f.Ships[3] = ship("gozanti-class-cruisers") },
			[]string{`ship 4: wrong-faction faction="galactic-empire" (ARM-FLB-005)`}},
		{"ARM-FLB-005 another faction's squadron", func(f *fleet.Fleet) { f.Squadrons[4].ID = "tie-fighter-squadron" },
			[]string{`squadron 5: wrong-faction faction="galactic-empire" (ARM-FLB-005)`}},
		{"ARM-FLB-008 no flagship", func(f *fleet.Fleet) { f.Ships[0].Upgrades = f.Ships[0].Upgrades[1:] },
			[]string{"fleet: no-flagship (ARM-FLB-008)"}},
		{"ARM-FLB-008 ARM-FLB-009 a second one", func(f *fleet.Fleet) {
			f.Points, f.Ships[1].Upgrades = 500, append(f.Ships[1].Upgrades, "mon-mothma")
		}, []string{`fleet: too-many-commanders count="2" (ARM-FLB-009)`, `fleet: too-many-flagships count="2" (ARM-FLB-008)`}},
		{"ARM-FLB-009 two on one ship", func(f *fleet.Fleet) {
			f.Points, f.Ships[0].Upgrades = 500, append(f.Ships[0].Upgrades, "mon-mothma")
		}, []string{`fleet: too-many-commanders count="2" (ARM-FLB-009)`}},
		{"ARM-FLB-012 a third", func(f *fleet.Fleet) { f.Squadrons[4].Count = 5; f.Ships = f.Ships[:3] }, nil},
		{"ARM-FLB-012 over a third", func(f *fleet.Fleet) { f.Squadrons[4].Count = 6; f.Ships = f.Ships[:2] },
			[]string{`fleet: over-squadrons limit="134" total="145" (ARM-FLB-012)`}},
		{"ARM-FLB-012 ARM-FAQ-034 67 of 200, in a fleet of 190", func(f *fleet.Fleet) {
			*f = small(fleet.Squadron{ID: "x-wing-squadron", Count: 3}, fleet.Squadron{ID: "b-wing-squadron", Count: 2})
		}, nil},
		{"ARM-FAQ-034 no 68th", func(f *fleet.Fleet) {
			*f = small(fleet.Squadron{ID: "x-wing-squadron", Count: 4}, fleet.Squadron{ID: "yt-2400", Count: 1})
		},
			[]string{`fleet: over-squadrons limit="67" total="68" (ARM-FLB-012)`}},
		{"ARM-FLB-013 five aces", func(f *fleet.Fleet) { f.Squadrons[4] = fleet.Squadron{ID: "luke-skywalker", Count: 1} },
			[]string{`fleet: too-many-aces count="5" limit="4" (ARM-FLB-013)`}},
		{"ARM-FLB-013 unique, but without tokens",
			func(f *fleet.Fleet) { f.Squadrons[4] = fleet.Squadron{ID: "gold-squadron", Count: 1} }, nil},
		{"ARM-FLB-014 whole hundreds", func(f *fleet.Fleet) { f.Points, f.Ships = 350, f.Ships[:2]; f.Squadrons[4].Count = 1 },
			[]string{`fleet: too-many-aces count="4" limit="3" (ARM-FLB-014)`}},
		{"ARM-FLB-015 a squadron and an officer", func(f *fleet.Fleet) { f.Squadrons[2] = squadrons("lando-calrissian")[0] },
			[]string{`squadron 3: same-name name="Lando Calrissian" (ARM-FLB-015)`}},
		{"ARM-FLB-015 a unique squadron twice", func(f *fleet.Fleet) { f.Points, f.Squadrons[3].Count = 500, 2 },
			[]string{`squadron 4: same-name name="Tycho Celchu" (ARM-FLB-015)`}},
		{"ARM-FLB-015 a title twice", func(f *fleet.Fleet) { f.Ships[3].Upgrades[0] = "bright-hope" },
			[]string{`ship 4: same-name bright-hope name="Bright Hope" (ARM-FLB-015)`}},
		{"ARM-FLB-016 two Millennium Falcons", func(f *fleet.Fleet) {
			f.Squadrons[2], f.Squadrons[3] = squadrons("han-solo")[0], squadrons("lando-calrissian")[0]
			f.Ships[0].Upgrades[2], f.Squadrons = "chart-officer", f.Squadrons[:4]
		}, []string{`squadron 4: same-type type="Millennium Falcon" (ARM-FLB-016)`}},
		{"ARM-FLB-017 Luke and Wedge", func(f *fleet.Fleet) {
			f.Squadrons = squadrons("luke-skywalker", "wedge-antilles", "biggs-darklighter")
		}, nil},
		{"ARM-FLB-032 one too few", func(f *fleet.Fleet) { f.Objectives = f.Objectives[:2] },
			[]string{`fleet: no-objective category="navigation" (ARM-FLB-032)`}},
		{"ARM-FLB-032 ARM-OBJ-004 two of a kind", func(f *fleet.Fleet) { f.Objectives[2] = "station-assault" }, []string{
			`fleet: too-many-objectives category="assault" count="2" (ARM-FLB-032)`,
			`fleet: no-objective category="navigation" (ARM-FLB-032)`}},
		{"ARM-FLB-032 ARM-OBJ-004 a campaign's", func(f *fleet.Fleet) { f.Objectives[2] = "double-agent" }, []string{
			`fleet: wrong-objective category="campaign" objective="double-agent" (ARM-FLB-032)`,
			`fleet: no-objective category="navigation" (ARM-FLB-032)`}},
		{"ARM-FLB-032 a fourth", func(f *fleet.Fleet) { f.Objectives = append(f.Objectives, "infested-fields") },
			[]string{`fleet: too-many-objectives category="navigation" count="2" (ARM-FLB-032)`}},
		{"ARM-FLB-033 a count of none", func(f *fleet.Fleet) { f.Squadrons[4].Count = -2 },
			[]string{`squadron 5: wrong-count count="-2" (ARM-FLB-033)`}},
		{"ARM-FLB-028 not on the flagship", func(f *fleet.Fleet) { f.Ships[1].Upgrades = []string{"flag-bridge"} },
			[]string{"ship 2: flagship-only flag-bridge (ARM-FLB-028)"}},
		{"unknown cards", func(f *fleet.Fleet) {
			f.Ships[1] = ship("mc75-armoured-cruiser: xi7-turbolaser")
			f.Squadrons[0].ID, f.Objectives[0] = "zzz", "mostwanted"
		}, []string{`ship 2: unknown-ship near="mc75-armored-cruiser" ship="mc75-armoured-cruiser" (ARM-FLB-003)`,
			`ship 2: unknown-upgrade xi7-turbolaser near="xi7-turbolasers" (ARM-FLB-003)`,
			`squadron 1: unknown-squadron squadron="zzz" (ARM-FLB-003)`,
			`fleet: unknown-objective near="most-wanted" objective="mostwanted" (ARM-FLB-032)`,
			`fleet: no-objective category="assault" (ARM-FLB-032)`}},
		{"a card that was taken out", func(f *fleet.Fleet) { f.Ships[1].Upgrades[0] = "bail-organa-officer" },
			[]string{"ship 2: removed bail-organa-officer (RULINGS-23)"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			f := rebels()
			test.spoil(&f)
			wantBreaches(t, f, test.want...)
		})
	}
}

// TestCheckAll breaks everything at once: each row is named, none hides another.
func TestCheckAll(t *testing.T) {
	f := fleet.Fleet{Faction: catalog.Rebel, Points: 150, Objectives: []string{"most-wanted", "station-assault"},
		Ships: []fleet.Ship{
			ship("gr-75-medium-transports: mon-mothma chart-officer chart-officer gunnery-team"),
			ship("mc75-armored-cruiser: admiral-ackbar admiral-screed gunnery-team boarding-troopers agent-kallus flag-bridge"),
			ship("mc80-battle-cruiser: spinal-armament enhanced-armament liberty mon-karren jainas-light " +
				"clone-gunners thermal-shields flag-bridge"),
			ship("starhawk-class-battleship-mark-ii: amity seventh-fleet-star-destroyer spha-t disposable-capacitors"),
			ship("executor-i-class-star-dreadnought: minister-tua"),
			ship("consular-class-charger-c70: radiant-vii heavy-turbolaser-turrets"),
		},
		Squadrons: squadrons("han-solo", "lando-calrissian", "luke-skywalker", "luke-skywalker", "tie-fighter-squadron"),
	}
	found := map[string]bool{}
	for _, b := range f.Check(facts(t)) {
		found[b.Rule] = true
	}
	for _, n := range []int{3, 5, 7, 8, 9, 10, 11, 12, 14, 15, 16, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32} {
		if row := fmt.Sprintf("ARM-FLB-%03d", n); !found[row] {
			t.Errorf("%s is not named", row)
		}
	}
	f.Points, f.Faction = 0, 0
	f.Squadrons[0].Count = 0
	for _, b := range f.Check(facts(t)) {
		found[b.Rule] = true
	}
	f.Points = 100
	for _, b := range f.Check(facts(t)) {
		found[b.Rule] = true
	}
	for _, row := range []string{"ARM-FLB-001", "ARM-FLB-004", "ARM-FLB-013", "ARM-FLB-033"} {
		if !found[row] {
			t.Errorf("%s is not named", row)
		}
	}
}
