package fleet_test

import (
	"slices"
	"strings"
	"sync"
	"testing"

	"xwing/assets"
	"xwing/game/armada/catalog"
	"xwing/game/armada/fleet"
)

var opened = sync.OnceValues(func() (*catalog.Catalog, error) { return catalog.Open(assets.ArmadaFacts()) })

func facts(t testing.TB) *catalog.Catalog {
	t.Helper()
	c, err := opened()
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// ship is a ship with its upgrades, as "cr90-corvette-a: jainas-light engine-techs".
func ship(text string) fleet.Ship {
	id, upgrades, _ := strings.Cut(text, ":")
	return fleet.Ship{ID: id, Upgrades: strings.Fields(upgrades)}
}

func squadrons(ids ...string) (all []fleet.Squadron) {
	for _, id := range ids {
		all = append(all, fleet.Squadron{ID: id, Count: 1})
	}
	return all
}

// rebels is a legal fleet of 400 points: two unique squadrons of italic types, four aces, two slots added by nobody.
func rebels() fleet.Fleet {
	return fleet.Fleet{Faction: catalog.Rebel, Points: 400,
		Ships: []fleet.Ship{
			ship("cr90-corvette-a: admiral-raddus jainas-light lando-calrissian engine-techs " +
				"electronic-countermeasures turbolaser-reroute-circuits"),
			ship("mc75-armored-cruiser: intel-officer shriv-suurgav electronic-countermeasures " +
				"expanded-launchers leading-shots xi7-turbolasers"),
			ship("gr-75-medium-transports: bright-hope hondo-ohnaka boosted-comms"),
			ship("gr-75-medium-transports: quantum-storm ahsoka-tano-rebel boosted-comms parts-resupply"),
		},
		Squadrons: append(squadrons("dash-rendar", "ketsu-onyo", "shara-bey", "tycho-celchu"),
			fleet.Squadron{ID: "a-wing-squadron", Count: 2}),
		Objectives: []string{"most-wanted", "capture-the-vip", "infested-fields"},
	}
}

// imperials is a legal fleet of 400 points whose first ship has icons that its title and an officer add.
func imperials() fleet.Fleet {
	return fleet.Fleet{Faction: catalog.Imperial, Points: 400,
		Ships: []fleet.Ship{
			ship("victory-ii-class-star-destroyer: electronic-countermeasures engine-techs admiral-ozzel-commander harrow minister-tua " +
				"veteran-gunners disposable-capacitors heavy-ion-emplacements quad-battery-turrets"),
			ship("gladiator-i-class-star-destroyer: demolisher commander-beck ordnance-experts engine-techs external-racks"),
			ship("gozanti-class-cruisers: darth-vader-officer comms-net"),
		},
		Squadrons:  squadrons("captain-jonus", "colonel-jendon", "maarek-stele", "saber-squadron", "valen-rudor"),
		Objectives: []string{"advanced-gunnery", "hyperspace-assault", "infested-fields"},
	}
}

// lines are the breaches of a fleet, one a line.
func lines(t *testing.T, f fleet.Fleet) []string {
	t.Helper()
	var all []string
	for _, b := range f.Check(facts(t)) {
		all = append(all, b.String())
	}
	return all
}

// wantBreaches compares the breaches of a fleet, in any order.
func wantBreaches(t *testing.T, f fleet.Fleet, want ...string) {
	t.Helper()
	got := lines(t, f)
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Errorf("breaches\n  %s\nwant\n  %s", strings.Join(got, "\n  "), strings.Join(want, "\n  "))
	}
}
