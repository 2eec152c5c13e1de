package fleet_test

import (
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"xwing/assets"
	"xwing/game/armada/catalog"
	"xwing/game/armada/fleet"
)

// TestCheckUpgrade breaks each rule about the upgrades of one ship alone.
func TestCheckUpgrade(t *testing.T) {
	for _, test := range []struct {
		name    string
		faction catalog.Faction
		ship    string
		want    []string
	}{
		{"ARM-FLB-006 a split symbol", catalog.Republic, "victory-i-class-star-destroyer-republic: obi-wan-kenobi", nil},
		{"ARM-FLB-006 the first of the two", catalog.Republic, "venator-i-class-star-destroyer: obi-wan-kenobi swivel-mount-batteries",
			nil},
		{"ARM-FLB-006 either faction", catalog.Separatist, "recusant-class-light-destroyer: count-dooku swivel-mount-batteries", nil},
		{"ARM-FLB-006 no other", catalog.Rebel, "cr90-corvette-a: mon-mothma swivel-mount-batteries",
			[]string{`ship 1: wrong-faction swivel-mount-batteries faction="galactic-republic" (ARM-FLB-007)`}},
		{"ARM-FLB-007 no symbol", catalog.Republic, "acclamator-i-class-assault-ship: anakin-skywalker gunnery-team", nil},
		{"ARM-FLB-007 another symbol", catalog.Rebel, "cr90-corvette-a: mon-mothma agent-kallus",
			[]string{`ship 1: wrong-faction agent-kallus faction="galactic-empire" (ARM-FLB-007)`}},
		{"ARM-FLB-010 ARM-FLT-004 ARM-FLT-001 a flotilla", catalog.Rebel, "gr-75-medium-transports: mon-mothma",
			[]string{"ship 1: flotilla-flagship mon-mothma (ARM-FLB-010)"}},
		{"ARM-FLB-010 any other, whatever its bar", catalog.Separatist, "hardcell-class-transport: count-dooku", nil},
		{"ARM-FLB-011 another faction's", catalog.Rebel, "cr90-corvette-a: admiral-screed",
			[]string{`ship 1: wrong-faction admiral-screed faction="galactic-empire" (ARM-FLB-011)`}},
		{"ARM-FLB-018 a card twice", catalog.Imperial, "imperial-i-class-star-destroyer: admiral-screed boosted-comms boosted-comms",
			[]string{"ship 1: same-upgrade boosted-comms (ARM-FLB-018)"}},
		{"ARM-FLB-019 no icon", catalog.Rebel, "cr90-corvette-a: mon-mothma gunnery-team",
			[]string{`ship 1: no-slot gunnery-team slot="weapons-team" (ARM-FLB-019)`}},
		{"ARM-FLB-019 one icon, two cards", catalog.Rebel, "cr90-corvette-a: mon-mothma xi7-turbolasers heavy-turbolaser-turrets",
			[]string{`ship 1: no-slot heavy-turbolaser-turrets slot="turbolasers" (ARM-FLB-019)`}},
		{"ARM-FLB-020 a group", catalog.Rebel, "mc75-armored-cruiser: mon-mothma boarding-troopers", nil},
		{"ARM-FLB-020 half a group left", catalog.Rebel, "mc75-armored-cruiser: mon-mothma gunnery-team boarding-troopers",
			[]string{`ship 1: no-slot boarding-troopers slot="weapons-team" (ARM-FLB-020)`}},
		{"ARM-FLB-020 the group is used", catalog.Rebel, "mc75-armored-cruiser: mon-mothma boarding-troopers boosted-comms",
			[]string{`ship 1: no-slot boosted-comms slot="offensive-retrofit" (ARM-FLB-019)`}},
		{"ARM-FLB-021 two modifications", catalog.Rebel, "mc80-battle-cruiser: mon-mothma spinal-armament enhanced-armament",
			[]string{"ship 1: too-many-modifications enhanced-armament (ARM-FLB-021)"}},
		{"ARM-FLB-022 ARM-FAQ-055 two titles", catalog.Rebel, "cr90-corvette-a: mon-mothma jainas-light tantive-iv",
			[]string{"ship 1: too-many-titles tantive-iv (ARM-FLB-022)"}},
		{"ARM-FLB-023 another icon", catalog.Rebel, "nebulon-b-escort-frigate: mon-mothma jainas-light",
			[]string{`ship 1: wrong-icon jainas-light chassis="cr90" (ARM-FLB-023)`}},
		{"ARM-FLB-024 a generic icon", catalog.Rebel, "mc30c-scout-frigate: mon-mothma mon-calamari-exodus-fleet", nil},
		{"ARM-FLB-024 another name", catalog.Imperial, "onager-class-testbed: admiral-screed seventh-fleet-star-destroyer",
			[]string{`ship 1: wrong-name seventh-fleet-star-destroyer name="Star Destroyer" (ARM-FLB-024)`}},
		{"ARM-FLB-024 another faction", catalog.Republic, "venator-i-class-star-destroyer: obi-wan-kenobi seventh-fleet-star-destroyer",
			[]string{`ship 1: wrong-faction seventh-fleet-star-destroyer faction="galactic-empire" (ARM-FLB-007)`}},
		{"ARM-FLB-025 the named ship card", catalog.Rebel, "starhawk-class-battleship-mark-i: mon-mothma amity", nil},
		{"ARM-FLB-025 another one", catalog.Rebel, "starhawk-class-battleship-mark-ii: mon-mothma amity",
			[]string{`ship 1: wrong-ship amity ship="starhawk-class-battleship-mark-i" (ARM-FLB-025)`}},
		{"ARM-FLB-026 too small", catalog.Imperial, "raider-i-class-corvette: admiral-screed ordnance-pods",
			[]string{`ship 1: wrong-size ordnance-pods size="small" (ARM-FLB-026)`}},
		{"ARM-FLB-026 too large", catalog.Imperial, "executor-i-class-star-dreadnought: admiral-screed point-defense-ion-cannons",
			[]string{`ship 1: wrong-size point-defense-ion-cannons size="huge" (ARM-FLB-026)`}},
		{"ARM-FLB-027 no tag", catalog.Separatist, "providence-class-dreadnought: count-dooku clone-gunners", []string{
			`ship 1: wrong-faction clone-gunners faction="galactic-republic" (ARM-FLB-007)`,
			`ship 1: no-tag clone-gunners tag="clone" (ARM-FLB-027)`}},
		{"ARM-FLB-027 a tag", catalog.Republic, "acclamator-i-class-assault-ship: obi-wan-kenobi clone-gunners", nil},
		{"ARM-FLB-028 on the flagship", catalog.Rebel, "mc80-command-cruiser: mon-mothma flag-bridge intensify-firepower", nil},
		{"ARM-FLB-029 the icon alone", catalog.Republic, "acclamator-i-class-assault-ship: obi-wan-kenobi spha-t",
			[]string{`ship 1: wrong-name spha-t name="Star Destroyer" (ARM-FLB-029)`}},
		{"ARM-FLB-029 ARM-CRD-059 an icon in the bar", catalog.Imperial, "imperial-star-destroyer-cymoon-1-refit: admiral-screed chimaera",
			[]string{`ship 1: has-slot chimaera slot="fleet-command" (ARM-FLB-029)`}},
		{"ARM-FLB-029 ARM-CRD-087 not of its size", catalog.Imperial,
			"arquitens-class-light-cruiser: admiral-screed minister-tua electronic-countermeasures " +
				"reactive-gunnery", nil},
		{"ARM-FLB-029 ARM-CRD-087 of its size", catalog.Imperial, "imperial-ii-class-star-destroyer: admiral-screed minister-tua",
			[]string{`ship 1: has-slot minister-tua slot="defensive-retrofit" (ARM-FLB-029)`}},
		{"ARM-FLB-030 a huge ship", catalog.Imperial,
			"executor-i-class-star-dreadnought: admiral-screed minister-tua electronic-countermeasures",
			[]string{`ship 1: adds-to-huge minister-tua slot="defensive-retrofit" (ARM-FLB-030)`,
				`ship 1: no-slot electronic-countermeasures slot="defensive-retrofit" (ARM-FLB-019)`}},
		{"ARM-FLB-031 an icon that a card adds", catalog.Imperial,
			"imperial-i-class-star-destroyer: intensify-firepower admiral-screed chimaera", nil},
		{"ARM-FLB-031 one after the other", catalog.Rebel,
			"modified-pelta-class-command-ship: chart-officer wing-commander mon-mothma phoenix-home", nil},
		{"ARM-FLB-031 not twice", catalog.Rebel, "cr90-corvette-a: intensify-firepower mon-mothma liberator entrapment-formation",
			[]string{`ship 1: no-slot entrapment-formation slot="fleet-command" (ARM-FLB-019)`}},
		{"ARM-FLB-031 an icon that a card takes", catalog.Republic,
			"consular-class-charger-c70: obi-wan-kenobi heavy-turbolaser-turrets radiant-vii comms-net",
			[]string{`ship 1: slot-removed heavy-turbolaser-turrets by="radiant-vii" slot="turbolasers" (ARM-FLB-031)`}},
		{"ARM-FLB-031 two cards add one", catalog.Imperial,
			"imperial-i-class-star-destroyer: admiral-screed chimaera flag-bridge intensify-firepower",
			[]string{`ship 1: has-slot chimaera slot="fleet-command" (ARM-FLB-029)`}},
		{"ARM-FLB-035 no icons of the bar", catalog.Rebel,
			"nebulon-b-escort-frigate: mon-mothma yavaris chart-officer engineering-team xi7-turbolasers", nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			f := fleet.Fleet{Faction: test.faction, Points: 1000, Ships: []fleet.Ship{ship(test.ship)},
				Objectives: []string{"most-wanted", "capture-the-vip", "infested-fields"}}
			wantBreaches(t, f, test.want...)
		})
	}
}

// TestCheckTags has cards that no set has printed yet: one that a tag bars, one that gives a tag.
func TestCheckTags(t *testing.T) {
	files := fstest.MapFS{}
	err := fs.WalkDir(assets.ArmadaFacts(), ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := fs.ReadFile(assets.ArmadaFacts(), name)
		files[name] = &fstest.MapFile{Data: text}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	more := "\n[[upgrade]]\nid = \"pacifists\"\nname = \"Pacifists\"\nslots = [\"support-team\"]\n" +
		"restrictions = {not_tags = [\"bombard\"]}\n" +
		"\n[[upgrade]]\nid = \"bombardiers\"\nname = \"Bombardiers\"\nslots = [\"officer\"]\ntags = [\"bombard\", \"clone\"]\n"
	files["upgrades/support-team.toml"].Data = append(files["upgrades/support-team.toml"].Data, more...)
	cat, err := catalog.Open(files)
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct{ name, ship, want string }{
		{"ARM-FLB-027 barred by a tag of the ship", "munificent-class-star-frigate: pacifists", "wrong-tag pacifists"},
		{"ARM-FLB-027 without that tag", "hardcell-class-transport: pacifists", ""},
		{"ARM-FLB-027 barred by a tag of an upgrade", "hardcell-class-transport: pacifists bombardiers", "wrong-tag pacifists"},
		{"ARM-FLB-027 let in by a tag of an upgrade", "recusant-class-light-destroyer: bombardiers clone-gunners",
			"wrong-faction clone-gunners"},
	} {
		t.Run(test.name, func(t *testing.T) {
			f := fleet.Fleet{Faction: catalog.Separatist, Points: 400,
				Ships:      []fleet.Ship{ship(test.ship), ship("hardcell-class-transport: kraken")},
				Objectives: []string{"most-wanted", "capture-the-vip", "infested-fields"}}
			var got []string
			for _, b := range f.Check(cat) {
				got = append(got, string(b.Kind)+" "+b.Upgrade)
			}
			if line := strings.Join(got, ", "); line != test.want {
				t.Errorf("breaches %q, want %q", line, test.want)
			}
		})
	}
}
