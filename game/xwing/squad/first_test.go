package squad_test

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"xwing/assets"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

func loadFirst(t testing.TB) *catalog.Catalog {
	t.Helper()
	c, err := catalog.XWing1.Open(assets.FirstFacts())
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// firstRow is a squad of first edition and the breaches that are wanted of it.
type firstRow struct {
	ids, name string
	faction   catalog.Faction
	ships     []string
	want      []string
}

func checkFirst(t *testing.T, rows []firstRow) {
	t.Helper()
	cat := loadFirst(t)
	for _, test := range rows {
		t.Run(test.ids+" "+test.name, func(t *testing.T) {
			s := build(t, cat, test.faction, test.ships...)
			if got := breaches(s.Check(cat, catalog.FFG10)); !slices.Equal(got, append([]string{}, test.want...)) {
				t.Errorf("breaches %q, want %q", got, test.want)
			}
		})
	}
}

func TestCheckFirst(t *testing.T) {
	const rebel, imperial, scum = catalog.Rebel, catalog.Imperial, catalog.Scum
	ships := func(s ...string) []string { return s }
	eight := slices.Repeat(ships("academypilot"), 8) // 96 points
	checkFirst(t, []firstRow{
		{"X10-SQD-001", "100 points", imperial, append(eight[:5:5], "obsidiansquadronpilot", "obsidiansquadronpilot", "blacksquadronpilot"), nil},
		{"X10-SQD-001", "108 points", imperial, append(eight[:8:8], "academypilot"), ships("X10-SQD-001 over-budget -1")},
		{"X10-SQD-001", "one point too many", imperial, append(eight[:7:7], "maulermithel"), ships("X10-SQD-001 over-budget -1")},
		{"X10-SQD-001", "no ship", rebel, nil, ships("X10-SQD-001 no-ships -1")},
		{"X10-SQD-001", "one ship is a squad", rebel, ships("wedgeantilles"), nil},
		{"X10-SQD-002:ships", "ship cards cost", imperial, append(eight[:8:8], "omicrongrouppilot"), ships("X10-SQD-001 over-budget -1")},
		{"X10-SQD-002:upgrades", "upgrades cost", imperial, append(eight[:7:7], "academypilot: engineupgrade", "academypilot"), ships("X10-SQD-001 over-budget -1")},
		{"X10-SQD-002:upgrades", "4 points fit", imperial, append(eight[:7:7], "academypilot: engineupgrade"), nil},
		{"X10-SQD-002:negative", "refits pay for cards", rebel, slices.Repeat(ships("greensquadronpilot: chardaanrefit pushthelimit"), 5), nil},
		{"X10-SQD-002:negative", "and without them", rebel, slices.Repeat(ships("greensquadronpilot: pushthelimit"), 5), ships("X10-SQD-001 over-budget -1")},
		{"X10-SQD-002", "a ship card without a cost", scum, ships("nashtahpuppilot"),
			ships("X10-FMT-001 not-in-mode 0", "X10-SQD-002 no-cost 0")},
		{"X10-SQD-002", "unknown cards", rebel, ships("nobody", "wedgeantilles: nothing"),
			ships("X10-SQD-002 unknown-pilot 0", "X10-SQD-002 unknown-upgrade 1 nothing")},
		{"X10-SQD-003:rebel,resistance", "the Resistance with the Rebels", rebel, ships("poedameron", "wedgeantilles"), nil},
		{"X10-SQD-003:resistance", "and the Rebels with the Resistance", catalog.Resistance, ships("poedameron", "wedgeantilles"), nil},
		{"X10-SQD-003:imperial,first-order", "the First Order with the Empire", imperial, ships("omegaleader", "howlrunner"), nil},
		{"X10-SQD-003:scum", "Scum alone", scum, ships("palobgodalhi", "wedgeantilles"), ships("X10-SQD-003 wrong-faction 1")},
		{"X10-SQD-003:imperial", "no Rebels with the Empire", imperial, ships("howlrunner", "poedameron"), ships("X10-SQD-003 wrong-faction 1")},
		{"X10-SQD-003:rebel", "no Empire with the Rebels", rebel, ships("omegaleader"), ships("X10-SQD-003 wrong-faction 0")},
		{"X10-SQD-004:neutral", "neutral upgrades for everybody", scum, ships("palobgodalhi: pushthelimit"), nil},
		{"X10-SQD-004:faction", "a Rebel crew for the Resistance", rebel, ships("chewbacca-swx57: leiaorgana"), nil},
		{"X10-SQD-004:faction", "no Rebel crew for the Empire", imperial, ships("omicrongrouppilot: leiaorgana"), ships("X10-SQD-010 restricted 0 leiaorgana")},
		{"X10-SQD-005:icon", "no such icon", rebel, ships("rookiepilot: pushthelimit"), ships("X10-SQD-005 no-slot 0 pushthelimit")},
		{"X10-SQD-005:one", "an icon takes one card", rebel, ships("rookiepilot: r2astromech r5astromech"), ships("X10-SQD-005 no-slot 0 r5astromech")},
		{"X10-SQD-005:type", "an astromech is no salvaged astromech", scum, ships("syndicatethug: r2astromech"), ships("X10-SQD-005 no-slot 0 r2astromech")},
		{"X10-SQD-005:one", "a card that fills two", imperial, ships("omicrongrouppilot: deathtroopers"), nil},
		{"X10-SQD-005:one", "and the second is taken", imperial, ships("omicrongrouppilot: deathtroopers reconspecialist"), ships("X10-SQD-005 no-slot 0 reconspecialist")},
		{"X10-SQD-006:modification", "one modification", rebel, ships("rookiepilot: hullupgrade shieldupgrade"), ships("X10-SQD-006 no-slot 0 shieldupgrade")},
		{"X10-SQD-006:title", "one title", rebel, ships("hansolo: millenniumfalcon millenniumfalcon-swx57"),
			ships("X10-GLD-002 same-name 0 millenniumfalcon-swx57", "X10-SQD-006 no-slot 0 millenniumfalcon-swx57", "X10-SQD-009 too-many-copies 0 millenniumfalcon-swx57")},
		{"X10-SQD-006:no-icon", "neither needs an icon", rebel, ships("outerrimsmuggler: millenniumfalcon hullupgrade"), nil},
		{"X10-SQD-007:modification", "another ship's modification", rebel, ships("rookiepilot: bwinge2"), ships("X10-SQD-007 restricted 0 bwinge2")},
		{"X10-SQD-007:title", "another ship's title", rebel, ships("rookiepilot: outrider"), ships("X10-SQD-007 restricted 0 outrider")},
		{"X10-SQD-008:same", "two of a Limited card", imperial, ships("omicrongrouppilot: tactician tactician"), ships("X10-SQD-008 same-name 0 tactician")},
		{"X10-SQD-008:different", "two different Limited cards", imperial, ships("captainoicunn: tactician systemsofficer"), nil},
		{"X10-SQD-008:same", "on two ships", imperial, ships("omicrongrouppilot: tactician", "omicrongrouppilot: tactician"), nil},
		{"X10-SQD-008", "two of another card", imperial, ships("omicrongrouppilot: gunner gunner"), nil},
		{"X10-SQD-009:pilots", "one pilot of a name", rebel, ships("herasyndulla-vcx100", "herasyndulla-attackshuttle"),
			ships("X10-SQD-009 too-many-copies 1")},
		{"X10-SQD-009:types", "a pilot and a crew of a name", rebel, ships("hansolo", "chewbacca: hansolo"), ships("X10-SQD-009 too-many-copies 1 hansolo")},
		{"X10-SQD-009:upgrades", "two upgrades of a name", rebel, ships("rookiepilot: r2d2", "rookiepilot: r2d2"), ships("X10-SQD-009 too-many-copies 1 r2d2")},
		{"X10-SQD-009", "cards that are not unique", imperial, ships("academypilot", "academypilot"), nil},
		{"X10-SQD-010:faction", "faction", imperial, ships("omicrongrouppilot: jynerso"), ships("X10-SQD-010 restricted 0 jynerso")},
		{"X10-SQD-010:size", "for a small ship", rebel, ships("outerrimsmuggler: vectoredthrusters"), ships("X10-SQD-010 restricted 0 vectoredthrusters")},
		{"X10-SQD-010:size", "for a large one", rebel, ships("rookiepilot: countermeasures"), ships("X10-SQD-010 restricted 0 countermeasures")},
		{"X10-SQD-010:type", "ship type", rebel, ships("rookiepilot: bombloadout"), ships("X10-SQD-010 restricted 0 bombloadout")},
		{"X10-SQD-010:whole-name", "a T-70 X-wing is an X-wing", rebel, ships("bluesquadronnovice: servomotorsfoils"), nil},
		{"X10-SQD-010:whole-name", "a TIE/fo fighter is a TIE fighter, but no Rebel one", imperial, ships("omegaleader: capturedtie"), ships("X10-SQD-010 restricted 0 capturedtie")},
		{"X10-SQD-010:whole-name", "an X-wing is no T-70 X-wing", rebel, ships("wedgeantilles: blackone"), ships("X10-SQD-007 restricted 0 blackone")},
	})
}

// TestCardsThatChangeSlots: what cards of first edition add, take, make cheaper or ask for.
func TestCardsThatChangeSlots(t *testing.T) {
	const rebel, imperial, scum = catalog.Rebel, catalog.Imperial, catalog.Scum
	ships := func(s ...string) []string { return s }
	checkFirst(t, []firstRow{
		{"", "a second modification", imperial, ships("soontirfel: royalguardtie stealthdevice autothrusters"), nil},
		{"", "but a different one", imperial, ships("soontirfel: royalguardtie stealthdevice stealthdevice"), ships("X10-GLD-002 same-name 0 stealthdevice")},
		{"", "not without the title", imperial, ships("soontirfel: stealthdevice autothrusters"), ships("X10-SQD-006 no-slot 0 autothrusters")},
		{"", "not below pilot skill 5", imperial, ships("avengersquadronpilot: royalguardtie"), ships("X10-GLD-002 restricted 0 royalguardtie")},
		{"", "as a card raises it", imperial, ships("turrphennir: royalguardtie", "avengersquadronpilot: royalguardtie"), ships("X10-GLD-002 restricted 1 royalguardtie")},
		{"", "a slot less", imperial, ships("rexlerbrath: tiex7 ioncannon"), ships("X10-SQD-005 no-slot 0 ioncannon")},
		{"", "no modification", scum, ships("cartelspacer: lightscykinterceptor stealthdevice"), ships("X10-SQD-006 no-slot 0 stealthdevice")},
		{"", "one of three slots", scum, ships("cartelspacer: heavyscykinterceptor manglercannon", "cartelspacer: heavyscykinterceptor protontorpedoes"), nil},
		{"", "and no other", scum, ships("cartelspacer: heavyscykinterceptor manglercannon protontorpedoes"), ships("X10-SQD-005 no-slot 0 protontorpedoes")},
		{"", "crew of 4 points", imperial, ships("scimitarsquadronpilot: tieshuttle fleetofficer"), nil},
		{"", "crew of 5 points", imperial, ships("scimitarsquadronpilot: tieshuttle gunner"), ships("X10-SQD-005 no-slot 0 gunner")},
		{"", "no bombs in a shuttle", imperial, ships("scimitarsquadronpilot: tieshuttle seismiccharges"), ships("X10-SQD-005 no-slot 0 seismiccharges")},
		{"", "a unique salvaged astromech", scum, ships("captainnym-scumandvillainy: havoc r4b11"), nil},
		{"", "not one that is not", scum, ships("captainnym-scumandvillainy: havoc salvagedastromech"), ships("X10-SQD-005 no-slot 0 salvagedastromech")},
		{"", "crew gone, whatever else adds slots", scum, ships("captainnym-scumandvillainy: havoc cadbane"), ships("X10-SQD-005 no-slot 0 cadbane")},
		{"", "a cheap second modification, whichever comes first", rebel, ships("hansolo: smugglingcompartment tacticaljammer"), nil},
		{"", "a dear one", rebel, ships("hansolo: smugglingcompartment engineupgrade"), ships("X10-SQD-006 no-slot 0 engineupgrade")},
		{"", "two titles", scum, ships("princexizor: starvipermkii virago firecontrolsystem"), nil},
		{"", "no elite of its own", rebel, ships("redsquadronpilot: r2d6 pushthelimit"), nil},
		{"", "skilled by what it lets in", rebel, ships("rookiepilot: r2d6 adaptability"), ships("X10-GLD-002 restricted 0 r2d6")},
		{"", "the A-wing likewise", rebel, ships("prototypepilot: awingtestpilot adaptability"),
			ships("X10-GLD-002 restricted 0 awingtestpilot")},
		{"", "a hull that a card makes", imperial, ships("kyloren-tiesilencer: thrustcorrector"), nil},
		{"", "and one more than it may be", imperial, ships("kyloren-tiesilencer: thrustcorrector hullupgrade"),
			ships("X10-GLD-002 restricted 0 thrustcorrector")},
		{"", "one of its own", rebel, ships("wedgeantilles: r2d6"), ships("X10-GLD-002 restricted 0 r2d6")},
		{"", "the action that a card asks for", rebel, ships("rookiepilot: autothrusters", "gemmersojan: autothrusters"), ships("X10-GLD-002 restricted 0 autothrusters")},
		{"", "an action from a card", rebel, ships("jakefarrell: autothrusters"), nil},
		{"", "both icons", imperial, ships("scimitarsquadronpilot: longrangescanners", "academypilot: longrangescanners"),
			ships("X10-GLD-002 restricted 1 longrangescanners", "X10-GLD-002 restricted 1 longrangescanners")},
		{"", "a card that it must have", scum, ships("zuckuss: misthunter"), ships("X10-GLD-002 restricted 0 misthunter")},
		{"", "and has", scum, ships("zuckuss: misthunter tractorbeam"), nil},
		{"", "a crew of two factions", rebel, ships("ezrabridger-attackshuttle", "herasyndulla-vcx100: maul"), nil},
		{"", "without the pilot who allows it", rebel, ships("herasyndulla-vcx100: maul"), ships("X10-SQD-010 restricted 0 maul")},
		{"", "two copies in a squad", scum, ships("serissu: attannimindlink", "palobgodalhi: attannimindlink"), nil},
		{"", "and no third", scum, ships("serissu: attannimindlink", "palobgodalhi: attannimindlink", "guri: attannimindlink"),
			ships("X10-GLD-002 too-many-copies 2 attannimindlink")},
	})
}

// TestFirstShipDiffers: a squad file that names another ship type than the card's.
func TestFirstShipDiffers(t *testing.T) {
	cat := loadFirst(t)
	t.Run("X10-SIZ-004", func(t *testing.T) {
		s := build(t, cat, catalog.Rebel, "wedgeantilles")
		s.Pilots[0].Ship = "ywing"
		if got := breaches(s.Check(cat, catalog.FFG10)); !slices.Equal(got, []string{"X10-SIZ-004 ship-differs 0"}) {
			t.Error(got)
		}
	})
}

const firstSamples = "../../../../shared/samples/xws1"

// TestFirstSamples reads what builders have exported, old forms among it: the edition is told by the file, and so
// are its cards.
func TestFirstSamples(t *testing.T) {
	cat := loadFirst(t)
	totals := map[string]int{"yasb-rebels-awing-bwing-v020.xws": 67, "yasb-rebel-vcx100-t70-v030.xws": 136, "yasb-rebel-yt2400-v030.xws": 30,
		"yasb-empire-cheery-fel-100-v020.xws": 100, "voidstate-scum-sunny-v030.xws": 12, "fab-scum-sunny-v100.xws": 12,
		"scum-vaksai-v030.xws": 34, "imperial-vader-tiex1-v030.xws": 29}
	for name, want := range totals {
		data, err := os.ReadFile(filepath.Join(firstSamples, name))
		if os.IsNotExist(err) {
			t.Skip("no samples beside the tree")
		}
		if err != nil {
			t.Fatal(err)
		}
		t.Run(name, func(t *testing.T) {
			readsFirst(t, cat, name, data, want)
			var old []byte // as exports without a version
			for line := range bytes.Lines(data) {
				if !bytes.Contains(line, []byte(`"version"`)) {
					old = append(old, line...)
				}
			}
			old = bytes.ReplaceAll(old, []byte("},\n}"), []byte("}\n}"))
			old = bytes.ReplaceAll(old, []byte("],\n}"), []byte("]\n}"))
			readsFirst(t, cat, name, old, want)
		})
	}
}

func readsFirst(t *testing.T, cat *catalog.Catalog, name string, data []byte, want int) {
	t.Helper()
	s, err := squad.ParseXWS(name, data)
	if err != nil {
		t.Fatal(err)
	}
	if s.Family() != catalog.XWing1 {
		t.Errorf("it is of %s", s.Family())
	}
	s = s.Resolve(cat)
	total, err := s.Points(cat, catalog.FFG10)
	if err != nil || total != want {
		t.Errorf("%d points, %v; want %d", total, err, want)
	}
	out, err := s.XWS()
	if err != nil {
		t.Fatal(err)
	}
	again, err := squad.ParseXWS(name, out)
	if err != nil {
		t.Fatal(err)
	}
	if twice, _ := again.Resolve(cat).XWS(); again.Family() != catalog.XWing1 || !bytes.Equal(twice, out) {
		t.Errorf("of %s, written twice:\n%s\n%s", again.Family(), out, twice)
	}
}

// TestFirstXWS: a squad is written as builders of first edition read it, and found again.
func TestFirstXWS(t *testing.T) {
	cat := loadFirst(t)
	for _, file := range []string{
		`{"faction": "scum", "pilots": [{"name": "bobafett", "ship": "firespray31", "upgrades": {"ept": ["pushthelimit"], "bomb": ["protonbombs"]}},
			{"name": "drearenthal", "ship": "ywing", "upgrades": {"samd": ["r4b11"]}}]}`,
		`{"faction": "empire", "version": "0.2.0", "pilots": [{"name": "bobafett", "ship": "firespray31"}, {"name": "maarekstele", "ship": "tiedefender"}]}`,
		`{"faction": "scum", "version": "0.3.0", "pilots": [{"name": "sabinewren", "ship": "lancerclasspursuitcraft"}]}`,
		`{"faction": "rebels", "version": "1.0.0", "pilots": [{"name": "hansolo-swx57", "ship": "yt1300", "upgrades": {"mod": ["engineupgrade"]}},
			{"name": "wedgeantilles", "ship": "xwing", "upgrades": {"amd": ["r2d2"]}}]}`,
	} {
		s, err := squad.ParseXWS("a.xws", []byte(file))
		if err != nil {
			t.Fatal(err)
		}
		s = s.Resolve(cat)
		if got := breaches(s.Check(cat, catalog.FFG10)); len(got) > 0 {
			t.Errorf("%s: %v", file, got)
		}
		out, err := s.XWS()
		if err != nil {
			t.Fatal(err)
		}
		text := string(out)
		for _, part := range strings.FieldsFunc(file, func(r rune) bool { return strings.ContainsRune("{}[]:, \n\t", r) }) {
			part = strings.NewReplacer(`"empire"`, `"imperial"`, `"rebels"`, `"rebel"`).Replace(part)
			if !strings.Contains(text, part) {
				t.Errorf("%s\nhas no %s", text, part)
			}
		}
		again, err := squad.ParseXWS("a.xws", out)
		if err != nil {
			t.Fatal(err)
		}
		if twice, _ := again.Resolve(cat).XWS(); string(twice) != text {
			t.Errorf("written twice:\n%s\n%s", text, twice)
		}
	}
}

// TestWhichEdition tells files of both editions apart.
func TestWhichEdition(t *testing.T) {
	for file, want := range map[string]catalog.Family{
		`"pilots": [{"name": "a", "ship": "ewing"}], "rebel": 1`:                                      catalog.XWing2,
		`"version": "2.0.0", "pilots": [{"name": "a", "ship": "xwing", "upgrades": {"ept": ["b"]}}]`:  catalog.XWing2,
		`"version": "0.3.0", "pilots": [{"name": "a", "ship": "ewing"}]`:                              catalog.XWing1,
		`"version": "0.3.0", "pilots": [{"id": "a", "ship": "ewing", "upgrades": {"talent": ["b"]}}]`: catalog.XWing2,
		`"version": "1.0.0", "pilots": [{"id": "a", "ship": "xwing"}]`:                                catalog.XWing1,
		`"pilots": [{"name": "a", "ship": "xwing"}]`:                                                  catalog.XWing1,
		`"pilots": [{"name": "a", "ship": "t65xwing"}]`:                                               catalog.XWing2,
		`"pilots": [{"name": "a", "upgrades": {"ept": ["b"]}}]`:                                       catalog.XWing1,
		`"pilots": [{"id": "a", "upgrades": {"ept": ["b"]}}]`:                                         catalog.XWing2,
		`"pilots": [{"name": "a", "ship": "xwing", "upgrades": {"configuration": ["b"]}}]`:            catalog.XWing2,
		`"version": 1, "pilots": [{"id": "a"}]`:                                                       catalog.XWing2,
	} {
		s, err := squad.ParseXWS("a.xws", []byte(`{"faction": "rebelalliance", `+file+`}`))
		if err != nil {
			t.Fatal(err)
		}
		if s.Family() != want {
			t.Errorf("%s: of %s, want %s", file, s.Family(), want)
		}
	}
	s, err := squad.ParseXWS("a.xws", []byte(`{"faction": "Scum", "pilots": [{"name": "a", "ship": "ewing"}]}`))
	if err != nil || s.Family() != catalog.XWing1 {
		t.Errorf("scum without a version: of %s, %v", s.Family(), err)
	}
}
