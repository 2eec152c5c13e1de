package squad_test

import (
	"encoding/base64"
	"net/url"
	"os"
	"strings"
	"testing"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
	"xwing/internal/link"
)

// told is a squad in a line: ships between strokes, upgrades behind them.
func told(s squad.Squad) string {
	var ships []string
	for _, p := range s.Pilots {
		words := []string{p.Pilot}
		for _, e := range p.Upgrades {
			words = append(words, e.Slot+":"+e.XWS)
		}
		ships = append(ships, strings.Join(words, " "))
	}
	return s.Faction.String() + ": " + strings.Join(ships, " | ")
}

// TestReadsLists reads lists as builders write them for people, and as people paste them.
func TestReadsLists(t *testing.T) {
	cats := families(t)
	const luke = "lukeskywalker astromech:r2d2 configuration:servomotorsfoils torpedo:protontorpedoes"
	for _, test := range []struct{ name, text, want string }{
		{"YASB", "Luke Skywalker (62)\n    Proton Torpedoes (13)\n    R2-D2 (8)\n    Servomotor S-Foils (0)\nShip total: 83  Half " +
			"Points: 42  Threshold: 3\n\n" +
			"Wedge Antilles (A-Wing) (35)\n    Vectored Cannons (RZ-1) (0)\nShip total: 35  Half Points: 18  Threshold: 2\n\n\nTotal: " +
			"118\n\nView in Yet Another Squad Builder 2.0: https://yasb.app/?f=Rebel%20Alliance&d=v9ZhZ20Z4X&sn=x\n",
			"rebelalliance: " + luke + " | wedgeantilles-rz1awing configuration:vectoredcannonsrz1"},
		{"YASB 2.5", "Keo Venzee (3)\n Proton Rockets (8)\n Vectored Cannons (RZ-1) (0)\n Ship Cost: 3 Loadout: (8/8) Half Points: 1 " +
			"Damage Threshold: 2\n\nTotal: 20\n\nView in YASB 2\n",
			"rebelalliance: keovenzee configuration:vectoredcannonsrz1 missile:protonrockets"},
		{"Launch Bay Next", "New Squadron\n\n(62) Luke Skywalker [T-65 X-wing]\n(13) Proton Torpedoes\n(8) R2-D2\n(0) Servomotor " +
			"S-foils\nPoints: 62\n\n" +
			"(40) Hera Syndulla [A/SF-01 B-wing]\nPoints: 40\n\nTotal points: 200", "rebelalliance: " + luke +
			" | herasyndulla-asf01bwing"},
		{"Launch Bay Next, for a table", "Luke Skywalker + Proton Torpedoes + R2-D2 + Servomotor S-foils / Thane Kyrell | coreasteroid0 " +
			"/ coreasteroid1 / coreasteroid2",
			"rebelalliance: " + luke + " | thanekyrell"},
		{"Fly Casual", "Luke Skywalker + Proton Torpedoes + R2-D2 + Servomotor S-foils\nDarth Vader (TIE Defender)\n", "rebelalliance: " +
			luke + " | darthvader-tieddefender"},
		{"a forum", "[b]Luke Skywalker (62)[/b]\n[i]Proton Torpedoes (13)[/i]\n[i]R2-D2 (8)[/i]\n[i]Servomotor S-Foils " +
			"(0)[/i]\n\n[b][i]Total: 83[/i][/b]", "rebelalliance: " + luke},
		{"Reddit", "**Luke Skywalker** (62)  \n*Proton Torpedoes* (13)  \n*R2-D2* (8)  \n*Servomotor S-foils* (0)  \n\n**Total: 83**",
			"rebelalliance: " + luke},
		{"a page", "<b>Luke Skywalker (62)</b><br />\n<i>Proton Torpedoes (13)</i><br />\n<i>R2-D2 (8)</i><br /><i>Servomotor " +
			"S&#45;foils (0)</i><br />", "rebelalliance: " + luke},
		{"ships in a line", "Luke Skywalker [Proton Torpedoes, R2-D2, Servomotor S-foils] (83)\nThane Kyrell (48)\n", "rebelalliance: " +
			luke + " | thanekyrell"},
		{"several of one", "2x Academy Pilot (22)\nDarth Vader (TIE Defender) (100)\n",
			"galacticempire: academypilot | academypilot | darthvader-tieddefender"},
		{"a faction", "Scum and Villainy\n\nHan Solo (48)\n", "scumandvillainy: hansolo"},
		{"a set", "Luke Skywalker (BoY) (6)\n", "rebelalliance: lukeskywalker-battleofyavin"},
		{"a card that there is not", "Luke Skywalker (62)\nProton Torpedoes (13)\nLaser Sword (3)\n",
			"rebelalliance: lukeskywalker torpedo:protontorpedoes unknown:lasersword"},
		{"the first edition, a forum", "[b]Poe Dameron (PS9) (33)[/b]\n[i]Push the Limit (3)[/i]\n[i]BB-8 (2)[/i]\n[i]Primed Thrusters " +
			"(1)[/i]\n[i]Integrated Astromech (0)[/i]\n[i]Black One (1)[/i]\n\n" +
			"[b]Biggs Darklighter (25)[/b]\n[i]R2-D2 (4)[/i]\n[i]Integrated Astromech (0)[/i]\n\n[b][i]Total: 99[/i][/b]",
			"rebelalliance: poedameron-swx57 astromech:bb8 modification:integratedastromech talent:pushthelimit tech:primedthrusters " +
				"title:blackone" +
				" | biggsdarklighter astromech:r2d2 modification:integratedastromech"},
		{"the first edition, ships in a line", "Rey [Push the Limit, Kanan Jarrus, Finn, Millennium Falcon (Segnor's Loop Version), " +
			"Engine Upgrade] (61)\n" +
			"Poe Dameron (PS9 Version) [Black One, BB-8, Push the Limit, Integrated Astromech] (39)\n",
			"rebelalliance: rey crew:kananjarrus crew:finn modification:engineupgrade talent:pushthelimit title:millenniumfalcon-swx57" +
				" | poedameron-swx57 astromech:bb8 modification:integratedastromech talent:pushthelimit title:blackone"},
	} {
		t.Run(test.name, func(t *testing.T) {
			s, out, err := squad.Read("a.txt", []byte(test.text), cats...)
			if err != nil {
				t.Fatal(err)
			}
			if got := told(s); got != test.want && test.want != "" {
				t.Errorf("read\n%s\nwant\n%s", got, test.want)
			}
			if again, err := squad.ParseXWS("again", out); err != nil ||
				told(again.Resolve(cats[index(again)])) != told(s.Resolve(cats[index(s)])) {
				t.Errorf("%v: what is kept reads\n%s\nwant\n%s", err, told(again), told(s))
			}
		})
	}
}

func index(s squad.Squad) int {
	if s.Family() == catalog.XWing1 {
		return 1
	}
	return 0
}

// TestReadsXWSAmidText reads the XWS that stands in a fence, between words, with the quotes of a telephone, or in an address.
func TestReadsXWSAmidText(t *testing.T) {
	const xws = `{"faction":"rebelalliance","pilots":[{"id":"thanekyrell","upgrades":{"configuration":["servomotorsfoils"]}}]}`
	packed, err := link.Pack([]byte(xws))
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{
		"as it is":     xws,
		"a fence":      "```xws\n" + xws + "\n```\n",
		"words around": "My list:\n" + xws + "\nWhat do you think?",
		"quoted":       "> " + strings.ReplaceAll(xws, ",", ",\n> "),
		"a telephone's quotes": strings.NewReplacer(`{"`, "{“", `":`, "”:", `:"`, ":“", `",`, "”,",
			`["`, "[“", `"]`, "”]", `,"`, ",“").Replace(xws),
		"a page's source":        strings.ReplaceAll(xws, `"`, "&quot;"),
		"hard blanks":            strings.ReplaceAll(xws, ",", ",\u00a0"),
		"a list of one":          "[" + xws + "]",
		"this program's address": "https://example.org/xwing/#squad=" + packed,
		"a link to no page":      squad.Scheme + squad.Mark + packed,
		"an address amid words":  "See (https://example.org/xwing/#squad=" + packed + "), by Ann.",
		"base64 in a query":      "https://example.org/list?x=1&data=" + url.QueryEscape(base64.StdEncoding.EncodeToString([]byte(xws))),
		"base64 in a fragment":   "https://example.org/list#" + base64.RawURLEncoding.EncodeToString([]byte(xws)),
		"base64 in a path":       "https://example.org/list/" + base64.RawURLEncoding.EncodeToString([]byte(xws)) + "?from=x",
		"base64 and no address":  base64.StdEncoding.EncodeToString([]byte(xws)) + "\n",
		"packed and no address":  packed,
		"an address with " +
			"XWS": "https://example.org/?xws=%7B%22faction%22%3A%22rebelalliance%22%2C%22pilots%22%3A%5B" +
			"%7B%22id%22%3A%22thanekyrell%22%2C%22upgrades%22%3A%7B%22configuration%22%3A%5B%22servomotorsfoils%22%5D%7D%7D%5D%7D",
	} {
		t.Run(name, func(t *testing.T) {
			s, out, err := squad.Read("a.txt", []byte(text), families(t)...)
			if err != nil {
				t.Fatal(err)
			}
			if got := told(s); got != "rebelalliance: thanekyrell configuration:servomotorsfoils" {
				t.Error(got)
			}
			if _, err := squad.ParseXWS("kept", out); err != nil {
				t.Error(err)
			}
		})
	}
}

// TestReadRefuses wants a sentence that helps.
func TestReadRefuses(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{"PK\x03\x04\x14\x00", "a.txt: a ZIP archive; unpack it and give the squad file in it"},
		{"\x1f\x8b\x08", "a.txt: packed by gzip"},
		{"%PDF-1.4", "a.txt: a PDF; export"},
		{"\x89PNG\r\n", "a.txt: a picture; export"},
		{"https://yasb.app/?f=Galactic%20Empire&d=v9ZhZ20Z162XWWWW139&sn=x&obs=",
			"a.txt: a link to YASB, which has numbers of its own for cards, not the squad; there, Print/Export, then XWS, and copy that " +
				"text"},
		{"yasb.app/?f=Galactic%20Empire&d=v9ZhZ20Z162XWWWW139&sn=x", "a link to YASB, which has numbers of its own"},
		{"xwing:#squad=q1YqycgsVrJSKkpNTVGoBAA", "a link of this program that is not whole; copy all of it"},
		{strings.Repeat("Luke Skywalker (62)\n\n", 200), "a list with 199 upgrades on one ship; a ship has at most 30"},
		{strings.Repeat("Thane Kyrell (48)\n\n", 200), "a list of 101 ships or more; a squad has at most 100"},
		{"Academy Pilot\n99x Academy Pilot (22)\n2x Academy Pilot (22)\n", "a list of 102 ships or more"},
		{"https://launchbaynext.app/print?lbx='x'.97.3", "a link to Launch Bay Next"},
		{"look: <https://example.org/list/12>", "a link, not a squad; open it"},
		{"Thane Kyrell (48)\nLaser Sword (2)\nPhaser (3)\n", "a.txt: no squad: 1 of its lines are cards, and 2 none, such as \"Laser " +
			"Sword (2)\""},
		{"Dear all, tonight we play.", "a.txt: no squad: neither XWS nor a list of cards"},
		{`{"faction": "rebelalliance", "pilots": [`, "not JSON"},
		{"", "line 1, column 1: not JSON"},
		{strings.Repeat("Luke Skywalker (62)\n", 70_000), "over a megabyte"},
		{strings.Repeat("x\n", 3000), "no squad"},
	} {
		_, _, err := squad.Read("a.txt", []byte(test.text), families(t)...)
		if err == nil || !strings.Contains(err.Error(), test.want) || strings.Contains(err.Error(), "\n") || len(err.Error()) > 300 {
			t.Errorf("%.40q: error %v, want %q", test.text, err, test.want)
		}
	}
}

// TestUnread names what cannot be read of a list, and nothing that builders print besides.
func TestUnread(t *testing.T) {
	for text, want := range map[string]string{
		"Luke Skywalker (62)\nProton Torpedoes (13)\nLaser Sword (3)\n\nDarth Plagueis (90)\nFire-Control System (2)\nbest of " +
			"luck\n": "Laser Sword (3)|Darth Plagueis (90)|best of luck",
		"My squad\nRebel Alliance\n\nLuke Skywalker (62)\n  R2-D2 (8)\nShip total: 70  Half Points: 35  Threshold: 3\n\n\nTotal: " +
			"70\nObstacles: gascloud1\n\n" +
			"View in Yet Another Squad Builder 2.0: https://yasb.app/?f=Rebel%20Alliance&d=v9ZhZ20Z4X&sn=x": "",
		"Keo Venzee (3)\n Proton Rockets (8)\n Vectored Cannons (RZ-1) (0)\n Ship Cost: 3 Loadout: (8/8) Half Points: 1 Damage " +
			"Threshold: 2\n\nTotal: 20\n": "",
		"New Squadron\n\n(62) Luke Skywalker [T-65 X-wing]\n(13) Proton Torpedoes\nPoints: 75\n\nTotal points: " +
			"75": "",
		"Luke Skywalker + Proton Torpedoes + Laser Sword / Thane " +
			"Kyrell\n": "Laser Sword",
		"Luke Skywalker (62)\n" + strings.Repeat("🚀 no card (1)\n",
			300): strings.Repeat("|🚀 no card (1)",
			20)[1:],
	} {
		s, _, err := squad.Read("a", []byte(text), families(t)...)
		if got := strings.Join(s.Unread(), "|"); got != want && !(err != nil && strings.HasPrefix(want, "🚀")) {
			t.Errorf("%.40q: %v, not read: %q, want %q", text, err, got, want)
		}
	}
}

// TestLink hands a squad on, to a page and to none.
func TestLink(t *testing.T) {
	xws := []byte(`{"name":"a < b","faction":"rebelalliance","pilots":[{"id":"thanekyrell","vendor":{"x":[1]}}]}`)
	for _, address := range []string{"https://example.org/xwing/", squad.Scheme} {
		l, err := squad.Link(address, xws)
		if err != nil || !strings.HasPrefix(l, address+"#squad=") || strings.ContainsAny(l, " \n<") {
			t.Errorf("%q, %v", l, err)
		}
		if _, again, err := squad.Read("a", []byte(l), families(t)...); err != nil || string(again) != string(xws) {
			t.Errorf("%s is read as %s, %v", l, again, err)
		}
	}
}

// TestCasesBesideTheTree reads what players had, where it lies beside the tree.
func TestCasesBesideTheTree(t *testing.T) {
	for _, name := range []string{"fenced.txt", "t27-bbcode.txt", "t28-plain.txt"} {
		text, err := os.ReadFile("../../../../shared/cases/squads/" + name)
		if err != nil {
			t.Skip(err)
		}
		s, _, err := squad.Read(name, text, families(t)...)
		if err != nil {
			t.Error(err)
		}
		t.Log(told(s))
	}
}

// FuzzRead never panics; errors are one line, and what it reads can be kept and read again.
func FuzzRead(f *testing.F) {
	cats := families(f)
	for _, seed := range []string{"Luke Skywalker (62)\nProton Torpedoes (13)\n\nTotal: 75",
		"[b]Poe Dameron (PS9) (33)[/b]\n[i]BB-8 (2)[/i]",
		"2x Academy Pilot + Hull Upgrade / Darth Vader | coreasteroid0 / x",
		"```\n{\"faction\":\"rebel\",\"pilots\":[{\"id\":\"a\"}]}\n```",
		"https://yasb.app/?d=v9Z#squad=q1Yqyc", "Rey [Finn, BB-8] (61)\n<b>Han Solo</b><br>", "PK\x03\x04"} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		s, out, err := squad.Read("fuzz", data, cats...)
		if err != nil {
			if strings.Contains(err.Error(), "\n") {
				t.Errorf("an error of two lines: %q", err)
			}
			return
		}
		again, err := squad.ParseXWS("kept", out)
		if err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		if len(again.Pilots) != len(s.Pilots) {
			t.Errorf("%d ships, kept %d", len(s.Pilots), len(again.Pilots))
		}
	})
}
