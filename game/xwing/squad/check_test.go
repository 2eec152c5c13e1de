package squad_test

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// build makes a squad of ships written as "pilot: upgrade upgrade".
func build(t *testing.T, cat *catalog.Catalog, f catalog.Faction, ships ...string) squad.Squad {
	t.Helper()
	s := squad.Squad{Name: t.Name(), Faction: f}
	for _, ship := range ships {
		pilot, upgrades, _ := strings.Cut(ship, ":")
		p := squad.SquadPilot{Pilot: pilot}
		for _, xws := range strings.Fields(upgrades) {
			e := squad.Equipped{XWS: xws}
			if u, err := cat.Upgrade(xws); err == nil {
				e.Slot = u.Slots[0].String()
			}
			p.Upgrades = append(p.Upgrades, e)
		}
		s.Pilots = append(s.Pilots, p)
	}
	return s
}

// breaches is the breaches of a squad as "rule kind ship upgrade", without those asked to be left out.
func breaches(list []squad.Breach) []string {
	out := []string{}
	for _, b := range list {
		out = append(out, strings.TrimSpace(fmt.Sprint(b.Rule, " ", b.Kind, " ", b.Pilot, " ", b.Upgrade)))
	}
	return out
}

// copied is a file system of the same files, to be changed.
func copied(t *testing.T, fsys fs.FS) fstest.MapFS {
	t.Helper()
	out := fstest.MapFS{}
	err := fs.WalkDir(fsys, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := fs.ReadFile(fsys, name)
		out[name] = &fstest.MapFile{Data: text}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// checked is a squad, and what it breaches.
type checked struct {
	ids     string
	name    string
	faction catalog.Faction
	ships   []string
	want    []string
}

// check checks the squad by a ruleset.
func (c checked) check(t *testing.T, cat *catalog.Catalog, by catalog.Ruleset) {
	t.Helper()
	got := breaches(build(t, cat, c.faction, c.ships...).Check(cat, by))
	if !slices.Equal(got, append([]string{}, c.want...)) {
		t.Errorf("breaches %q, want %q", got, c.want)
	}
}

func TestCheck(t *testing.T) {
	cat := load(t)
	const rebel, imperial, scum = catalog.Rebel, catalog.Imperial, catalog.Scum
	ships := func(s ...string) []string { return s }
	ten := slices.Repeat(ships("academypilot"), 10)
	for _, test := range []checked{
		{"X20-SQB-001", "198 points", imperial, ten[:9], nil},
		{"X20-SQB-001", "200 points", imperial, append(ten[:7:7], "obsidiansquadronpilot", "obsidiansquadronpilot"), nil},
		{"X20-SQB-001", "201 points", imperial, append(ten[:6:6], "obsidiansquadronpilot", "obsidiansquadronpilot", "obsidiansquadronpilot"),
			ships("X20-SQB-001 over-budget -1")},
		{"X20-SQB-001 X20-SQB-002:ships", "220 points", imperial, ten, ships("X20-SQB-001 over-budget -1")},
		{"X20-SQB-001 X20-SQB-002:upgrades X20-UPG-001:cost", "upgrades count", imperial, append(ten[:8:8], "academypilot: hullupgrade"), ships("X20-SQB-001 over-budget -1")},
		{"X20-SQB-002:upgrades X20-UPG-001:cost", "each of a ship's", imperial, append(slices.Repeat(ships("obsidiansquadronpilot"), 6), "soontirfel: crackshot hullupgrade"), ships("X20-SQB-001 over-budget -1")},
		{"X20-SQB-002:upgrades", "at the cost for its ship", imperial, append(slices.Concat(ten[:7], slices.Repeat(ships("obsidiansquadronpilot"), 0)), "omicrongrouppilot: hullupgrade"), nil},
		{"X20-SQB-001", "no ships", imperial, nil, ships("X20-SQB-001 no-ships -1")},
		{"X20-SQB-002", "unknown cards", rebel, ships("nobody", "lukeskywalker: nothing"),
			ships("X20-SQB-002 unknown-pilot 0", "X20-SQB-002 unknown-upgrade 1 nothing")},
		{"X20-SQB-002", "an upgrade without a known cost", imperial, ships("academypilot: mandalorianoptics"),
			ships("X20-SQB-002 no-cost 0 mandalorianoptics", "X20-SQB-004 restricted 0 mandalorianoptics")},
		{"X20-SQB-002", "no known cost", imperial, ships("isbjingoist"), ships("X20-SQB-002 no-cost 0")},
		{"X20-FAC-003", "two factions", rebel, ships("lukeskywalker", "academypilot"), ships("X20-FAC-003 wrong-faction 1")},
		{"X20-FAC-004", "unrestricted upgrades", rebel, ships("lukeskywalker: shieldupgrade"), nil},
		{"X20-FAC-004", "the same in another faction", imperial, ships("darthvader: shieldupgrade"), nil},
		{"X20-SIZ-006 RULINGS-61", "a huge ship, which its card lets in", rebel, ships("lukeskywalker", "alderaanianguard"), nil},
		{"RULINGS-61", "with what only huge ships have", rebel, ships("alderaanianguard: tantiveiv jandodonna adaptiveshields"), nil},
		{"X25-EPC-005", "an upgrade of epic games", imperial, ships("patrolleader: admiralozzel"),
			ships("X25-EPC-005 epic-upgrade 0 admiralozzel")},
	} {
		t.Run(test.ids+"/"+test.name, func(t *testing.T) { test.check(t, cat, catalog.FFG20) })
	}
}

func TestCheckSlots(t *testing.T) {
	cat := load(t)
	const rebel, imperial, scum = catalog.Rebel, catalog.Imperial, catalog.Scum
	ships := func(s ...string) []string { return s }
	for _, test := range []checked{
		{"X20-SQB-003 X20-UPG-001:bar", "no such slot", imperial, ships("academypilot: elusive"), ships("X20-SQB-003 no-slot 0 elusive")},
		{"X20-SQB-003", "one slot, two cards", rebel, ships("lukeskywalker: r2d2 r3astromech"), ships("X20-SQB-003 no-slot 0 r3astromech")},
		{"X20-SQB-003", "two slots of one kind", scum, ships("trandoshanslaver: jabbathehutt"), nil},
		{"X20-SQB-003", "a card for two slots, one is taken", rebel, ships("wardensquadronpilot: barragerockets concussionmissiles"),
			ships("X20-SQB-003 no-slot 0 concussionmissiles")},
		{"X20-SQB-003", "a slot that a title grants", scum, ships("krassistrelix: andrasta seismiccharges protonbombs"), nil},
		{"X20-SQB-003", "the same without the title", scum, ships("krassistrelix: seismiccharges protonbombs"), ships("X20-SQB-003 no-slot 0 protonbombs")},
		{"X20-SQB-003", "a slot that a title takes away", scum, ships("contractedscout: punishingone cikatrovizago"),
			ships("X20-SQB-003 no-slot 0 cikatrovizago")},
		{"X20-SQB-003", "a slot that a configuration grants", imperial, ships("nusquadronpilot: os1arsenalloadout protontorpedoes"), nil},
		{"X20-SQB-003", "one of three types by the ship ability", catalog.Resistance,
			ships("blacksquadronace-t70xwing: protontorpedoes", "blacksquadronace-t70xwing: ioncannon",
				"bluesquadronrookie: concussionmissiles"), nil},
		{"X20-SQB-003", "two of the three", catalog.Resistance, ships("blacksquadronace-t70xwing: protontorpedoes ioncannon"),
			ships("X20-SQB-003 no-slot 0 ioncannon")},
		{"X20-SQB-003", "none of the three", catalog.Resistance, ships("blacksquadronace-t70xwing: dorsalturret"),
			ships("X20-SQB-003 no-slot 0 dorsalturret")},
		{"X20-SQB-003", "a configuration for two slots opens two", catalog.Resistance,
			ships("newrepublicpatrol: wartimeloadout protontorpedoes concussionmissiles"), nil},
		{"X20-SQB-003", "and fills the modification's", catalog.Resistance,
			ships("newrepublicpatrol: wartimeloadout engineupgrade shieldupgrade"),
			ships("X20-SQB-003 no-slot 0 shieldupgrade")},
	} {
		t.Run(test.ids+"/"+test.name, func(t *testing.T) { test.check(t, cat, catalog.FFG20) })
	}
}

func TestCheckRestrictions(t *testing.T) {
	cat := load(t)
	const rebel, imperial, scum = catalog.Rebel, catalog.Imperial, catalog.Scum
	ships := func(s ...string) []string { return s }
	for _, test := range []checked{
		{"X20-SQB-004:faction", "its own faction", scum, ships("trandoshanslaver: cikatrovizago"), nil},
		{"X20-SQB-004:faction", "faction", rebel, ships("hansolo-modifiedyt1300lightfreighter: cikatrovizago"),
			ships("X20-SQB-004 restricted 0 cikatrovizago")},
		{"X20-SQB-004:size", "size", rebel, ships("outerrimsmuggler: afterburners"), ships("X20-SQB-004 restricted 0 afterburners")},
		{"X20-SQB-004:size", "one of two sizes", scum, ships("krassistrelix: tacticalscrambler"), nil},
		{"X20-SQB-004:size", "and the other", rebel, ships("outerrimsmuggler: tacticalscrambler"), nil},
		{"X20-SQB-004:faction", "either of two factions", scum, ships("palobgodalhi: moldycrow"), nil},
		{"X20-SQB-004:faction", "and the other", rebel, ships("kylekatarn: moldycrow"), nil},
		{"X20-SQB-004:ship", "either of two ships", rebel, ships("fennrau-sheathipedeclassshuttle: phantom"), nil},
		{"X20-SQB-004:ship", "and the other", rebel, ships("herasyndulla: phantom"), nil},
		{"X20-SQB-004:ship X20-UPG-004", "ship type", scum, ships("krassistrelix: houndstooth"), ships("X20-SQB-004 restricted 0 houndstooth")},
		{"X20-UPG-004 X20-SQB-004:ship", "the title's own ship", rebel, ships("outerrimsmuggler: millenniumfalcon"), nil},
		{"X20-UPG-004", "the same title elsewhere", rebel, ships("ap5: millenniumfalcon"), ships("X20-SQB-004 restricted 0 millenniumfalcon")},
		{"X20-UPG-002", "the action is on the bar", imperial, ships("lieutenantsai: cienaree"), nil},
		{"X20-UPG-002", "the action is not on the bar", imperial, ships("scourgeskutu: daredevil"), ships("X20-UPG-002 restricted 0 daredevil")},
		{"X20-UPG-002", "a red action is not a white one", catalog.Resistance, ships("tezanasz: daredevil"), ships("X20-UPG-002 restricted 0 daredevil")},
		{"X20-UPG-002", "a white action", imperial, ships("turrphennir: daredevil"), nil},
		{"X20-UPG-002", "only on the linked bar", imperial, ships("vedfoslo: experthandling"), ships("X20-UPG-002 restricted 0 experthandling")},
		{"X20-UPG-002", "another upgrade puts it on the bar", catalog.Resistance, ships("rey: c3po-crew tacticalofficer"), nil},
		{"X20-UPG-002", "without that upgrade", catalog.Resistance, ships("rey: tacticalofficer"), ships("X20-UPG-002 restricted 0 tacticalofficer")},
		{"more", "an alternative: the faction", scum, ships("trandoshanslaver: maul"), nil},
		{"more", "an alternative: a name in the squad", rebel, ships("outerrimsmuggler: maul", "ezrabridger-tielnfighter"), nil},
		{"more", "neither of the two", rebel, ships("outerrimsmuggler: maul"), ships("X20-SQB-004 restricted 0 maul")},
		{"more", "a side of the Force", imperial, ships("darthvader: hate"), nil},
		{"more", "the other side of the Force", rebel, ships("lukeskywalker: hate"), ships("X20-SQB-004 restricted 0 hate")},
		{"more", "a keyword and an equipped upgrade", rebel, ships("redsquadronveteran: backwardstailslide servomotorsfoils"), nil},
		{"more", "no equipped upgrade", rebel, ships("redsquadronveteran: backwardstailslide"), ships("X20-SQB-004 restricted 0 backwardstailslide")},
		{"more", "a rear arc", rebel, ships("garvendreis: veterantailgunner"), nil},
		{"more", "no rear arc", rebel, ships("outerrimsmuggler: veterantailgunner"), ships("X20-SQB-004 restricted 0 veterantailgunner")},
		{"more", "shields", imperial, ships("academypilot: angleddeflectors"), ships("X20-SQB-004 restricted 0 angleddeflectors")},
		{"more", "initiative", catalog.FirstOrder, ships("zetasquadronsurvivor: automatedtargetpriority", "quickdraw: automatedtargetpriority"),
			ships("X20-SQB-004 restricted 1 automatedtargetpriority")},
		{"more", "a keyword that a ship ability stands for", catalog.Republic, ships("shadowsquadronescort: ionlimiteroverride"), nil},
		{"more", "a keyword of other ships", catalog.Republic, ships("bluesquadronprotector: ionlimiteroverride"),
			ships("X20-SQB-004 restricted 0 ionlimiteroverride")},
		{"more", "agility", imperial, ships("academypilot: precisionionengines"), nil},
	} {
		t.Run(test.ids+"/"+test.name, func(t *testing.T) { test.check(t, cat, catalog.FFG20) })
	}
}

func TestCheckCopies(t *testing.T) {
	cat := load(t)
	const rebel, imperial, scum = catalog.Rebel, catalog.Imperial, catalog.Scum
	ships := func(s ...string) []string { return s }
	for _, test := range []checked{
		{"X20-SQB-006", "once on each of two ships", scum, ships("cartelmarauder: inertialdampeners", "cartelmarauder: inertialdampeners"),
			nil},
		{"X20-SQB-006", "twice the same name", scum, ships("cartelmarauder: shieldupgrade inertialdampeners inertialdampeners"),
			ships("X20-SQB-006 same-name 0 inertialdampeners")},
		{"X20-LIM-001 X20-SQB-005:limited", "one bullet, two pilots", rebel, ships("lukeskywalker", "lukeskywalker"),
			ships("X20-LIM-001 too-many-copies 1")},
		{"X20-LIM-001", "two bullets, two ships", catalog.Separatist, ships("phlacarphoccprototype", "phlacarphoccprototype"), nil},
		{"X20-LIM-001", "two bullets, three ships", catalog.Separatist,
			ships("phlacarphoccprototype", "phlacarphoccprototype", "phlacarphoccprototype"),
			ships("X20-LIM-001 too-many-copies 2")},
		{"X20-LIM-001", "three bullets, two ships", catalog.Separatist, ships("precisehunter", "precisehunter"), nil},
		{"X20-LIM-001", "three bullets, four ships", catalog.Separatist,
			ships("precisehunter", "precisehunter", "precisehunter", "precisehunter"),
			ships("X20-LIM-001 too-many-copies 3")},
		{"X20-LIM-001", "one bullet, two upgrades", rebel, ships("redsquadronveteran: r2d2", "jekporkins: r2d2"),
			ships("X20-LIM-001 too-many-copies 1 r2d2")},
		{"X20-LIM-001", "one bullet, two cards of one name", rebel, ships("chewbacca", "ap5: chewbacca"),
			ships("X20-LIM-002 too-many-copies 1 chewbacca")},
		{"X20-LIM-001", "no bullets", imperial, ships("academypilot", "academypilot"), nil},
		{"X20-LIM-002", "a ship and an upgrade", rebel, ships("lukeskywalker", "outerrimsmuggler: lukeskywalker"),
			ships("X20-LIM-002 too-many-copies 1 lukeskywalker")},
		{"X20-SOL-001 X20-SQB-005:solitary", "two tactical relays", catalog.Separatist,
			ships("skakoanace: ta175", "generalgrievous: kraken"),
			ships("X20-SOL-001 too-many-solitary 1 kraken")},
		{"X20-SOL-001", "two of a type that are not solitary", rebel, ships("lukeskywalker: afterburners", "jekporkins: afterburners"),
			nil},
		{"X20-SOL-001", "one tactical relay", catalog.Separatist, ships("skakoanace: ta175", "generalgrievous"), nil},
		{"more", "standardized where the ship has the ability", catalog.Separatist,
			ships("bombardmentdrone: independentcalculations", "dfs081: independentcalculations", "tradefederationdrone: independentcalculations"), nil},
		{"more", "standardized, one without", catalog.Separatist, ships("tradefederationdrone: independentcalculations", "dfs081"),
			ships("X20-SQB-004 not-standardized 1 independentcalculations")},
		{"more", "a ship that is not limited", catalog.Republic, ships("squadsevenveteran: dedicated", "oddball-arc170starfighter: dedicated"),
			ships("X20-SQB-004 restricted 1 dedicated")},
		{"more", "standardized", imperial, ships("deltasquadronpilot: tiedefenderelite", "onyxsquadronace"),
			ships("X20-SQB-004 not-standardized 1 tiedefenderelite")},
		{"more", "standardized on all", imperial, ships("deltasquadronpilot: tiedefenderelite", "onyxsquadronace: tiedefenderelite", "academypilot"), nil},
	} {
		t.Run(test.ids+"/"+test.name, func(t *testing.T) { test.check(t, cat, catalog.FFG20) })
	}
}
