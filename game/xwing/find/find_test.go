package find_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"xwing/assets"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/find"
	"xwing/game/xwing/terms"
)

func finder(t testing.TB) *find.Finder {
	t.Helper()
	cat, err := catalog.Open(assets.Facts())
	if err != nil {
		t.Fatal(err)
	}
	words, err := terms.Load(assets.Words, "en")
	if err != nil {
		t.Fatal(err)
	}
	return find.New(find.Source{Catalog: cat, Text: func(list catalog.Ruleset, ref string) string {
		text, known := words.With(terms.NewNames(&board.View{}, cat).By(list)).CardText(ref)
		if !known {
			return ""
		}
		return text
	}, Enforced: func(list catalog.Ruleset, ref string) bool { return ref != "pilot/howlrunner" }})
}

// TestQuestions asks what players ask. What the answer is was judged card by card: all of them, or some that are in it and
// some that are not; the order counts where it says first.
func TestQuestions(t *testing.T) {
	f := finder(t)
	for _, c := range []struct {
		asked   string
		list    catalog.Ruleset
		all     string // the whole answer, in any order
		first   string
		in, out string
		words   bool // it is no more than words
		ofList  catalog.Ruleset
	}{
		{asked: "removes stress", list: catalog.FFG20,
			all: "aftabackbar anakinskywalker anakinskywalker-btlbywing grapplingstruts jekporkins korrsella " +
				"landingstruts niennunb sabinewren-gunner",
			ofList: catalog.FFG20},
		{asked: "initiative 6 cost < 60 rebel pilots",
			all: "fennrau-sheathipedeclassshuttle herasyndulla-asf01bwing herasyndulla-rz1awing wedgeantilles", ofList: catalog.FFG20},
		{asked: "initiative 4 cost<40", in: "jakefarrell hortonsalm bossk-z95af4headhunter",
			out: "thanekyrell wedgeantilles lukeskywalker academypilot", ofList: catalog.FFG20},
		{asked: "red boost rebel pilots", list: catalog.FFG20,
			all: "chewbacca hansolo-modifiedyt1300lightfreighter janors kylekatarn landocalrissian-modifiedyt1300lightfreighter " +
				"leiaorgana outerrimsmuggler rebelscout roarkgarnet", ofList: catalog.FFG20},
		{asked: "talent upgrades that reroll", list: catalog.FFG20, in: "predator lonewolf elusive",
			out: "outmaneuver crackshot squadleader", ofList: catalog.FFG20},
		{asked: "bullseye talent", list: catalog.FFG20, in: "predator crackshot marksmanship deadeyeshot",
			out: "outmaneuver fearless hullupgrade", words: true, ofList: catalog.FFG20},
		{asked: "double tap initiative 5+", list: catalog.FFG20, in: "quickdraw darthmaul", out: "soontirfel captainjostero",
			ofList: catalog.FFG20},
		{asked: "blue 5 straight ships", list: catalog.FFG20, in: "rz1awing rz2awing", out: "t65xwing btla4ywing", ofList: catalog.FFG20},
		{asked: "recover shields upgrades", list: catalog.FFG20, in: "r2astromech r2d2 r2d2-crew chopper",
			out: "shieldupgrade r5astromech inertialdampeners", ofList: catalog.FFG20},
		{asked: "sloop resistance ships", all: "rz2awing scavengedyt1300"},
		{asked: "large ships agility 2", list: catalog.FFG20, all: "jumpmaster5000 lancerclasspursuitcraft yt2400lightfreighter",
			ofList: catalog.FFG20},
		{asked: "force power slot i5 republic", list: catalog.FFG20, all: "aaylasecura obiwankenobi obiwankenobi-eta2actis plokoon",
			ofList: catalog.FFG20},
		{asked: "torpedo slot, cost at most 32, rebel pilots", list: catalog.FFG20, all: "goldsquadronveteran graysquadronbomber",
			ofList: catalog.FFG20},
		{asked: "hyperspace crew imperial cost under 6", list: catalog.FFG20, in: "agentkallus", out: "darthvader academypilot",
			ofList: catalog.FFG20},
		{asked: "not enforced imperial pilots", list: catalog.FFG20, all: "howlrunner", ofList: catalog.FFG20},
		{asked: `"range 0" pilots`, list: catalog.FFG20, in: "arvelcrynyd captainoicunn", out: "wedgeantilles dutchvander",
			ofList: catalog.FFG20},
		{asked: "solitary upgrades", list: catalog.FFG20, all: "k2b4 kalani kraken ta175 tv94", ofList: catalog.FFG20},
		{asked: "linked lock imperial ships", list: catalog.FFG20, all: "tiecapunisher tiesabomber", ofList: catalog.FFG20},
		{asked: "HLC", all: "heavylasercannon", words: true},
		{asked: "Luke Skywalker", first: "lukeskywalker", in: "lukeskywalker-battleofyavin lukeskywalker-swz106", out: "wedgeantilles",
			words: true},
		{asked: "standard loadout imperial initiative 6 amg25", in: "darthvader-battleofyavin soontirfel-battleoverendor",
			out: "darthvader-tieadvancedx1 soontirfel", ofList: catalog.AMG25},
		{asked: "xwa i6 loadout >= 20", in: "poedameron jangofett", out: "lukeskywalker", ofList: catalog.XWA},
		{asked: "jedi without delta7 force 3", list: catalog.FFG20,
			all: "anakinskywalker-btlbywing anakinskywalker-eta2actis obiwankenobi-eta2actis yoda", ofList: catalog.FFG20},
		{asked: "coordinate crew", list: catalog.FFG20, in: "captainkagi", out: "predator", words: true, ofList: catalog.FFG20},
		{asked: "nothing of the kind whatsoever", all: "", words: true},
		{asked: "", all: "", words: true},
	} {
		t.Run(c.asked, func(t *testing.T) {
			r := f.Find(c.asked, c.list)
			var ids []string
			for _, row := range r.Rows {
				ids = append(ids, row.ID)
			}
			if r.Terms == c.words || r.List != c.ofList && !c.words {
				t.Errorf("understood as terms: %v, about %q", r.Terms, r.List)
			}
			if c.first != "" && (len(ids) == 0 || ids[0] != c.first) {
				t.Errorf("first of %q, want %s", ids, c.first)
			}
			want := strings.Fields(c.all)
			if slices.Sort(ids); c.in+c.first == "" && !slices.Equal(ids, want) {
				t.Errorf("the answer is\n%q, want\n%q", ids, want)
			}
			for _, id := range strings.Fields(c.in) {
				if !slices.Contains(ids, id) {
					t.Errorf("%s is not in %q", id, ids)
				}
			}
			for _, id := range strings.Fields(c.out) {
				if slices.Contains(ids, id) {
					t.Errorf("%s is in %q", id, ids)
				}
			}
		})
	}
}

// TestHostileQuestions asks what nobody should have to bear.
func TestHostileQuestions(t *testing.T) {
	f := finder(t)
	for _, q := range []string{strings.Repeat("a ", 10000), strings.Repeat("-", 500), `"`, `"""`, "- - -", "not", "without", "no no no",
		"cost", "cost <", "cost < x",
		"i99", "red", "red 9", "slot", "list", "list xyz", "5", "5 5 5", "\x00\xff", "initiative 99999999999", "cost 9-1", "remove",
		"removes a", "linked", "≤ ≥"} {
		f.Find(q, "")
	}
}

// TestSort sorts by numbers, those that have none last, and by texts.
func TestSort(t *testing.T) {
	rows := finder(t).Find("t65xwing", catalog.FFG20).Rows
	for _, by := range find.Columns() {
		for _, down := range []bool{false, true} {
			find.Sort(rows, by, down)
		}
	}
	find.Sort(rows, find.ByCost, true)
	if rows[0].Cost < rows[1].Cost || rows[len(rows)-1].Cost != -1 {
		t.Errorf("by cost: %v", rows)
	}
	find.Sort(rows, find.ByInitiative, false)
	if rows[0].Initiative != 1 || rows[0].Kind != catalog.PilotCard {
		t.Errorf("by initiative: %v", rows[0])
	}
	find.Sort(rows, find.ByName, false)
	if !slices.IsSortedFunc(rows, func(a, b find.Row) int {
		return strings.Compare(strings.Trim(a.Name, `"`), strings.Trim(b.Name,
			`"`))
	}) {
		t.Errorf("by name: %v", rows)
	}
}

// BenchmarkFind asks questions of several kinds about all lists, once they are read.
func BenchmarkFind(b *testing.B) {
	f := finder(b)
	f.Read("")
	for _, q := range []string{"initiative 4 cost<40", "removes stress", "bullseye reroll", "a"} {
		b.Run(q, func(b *testing.B) {
			best := time.Hour
			for b.Loop() {
				from := time.Now()
				f.Find(q, catalog.FFG20)
				best = min(best, time.Since(from))
			}
			b.ReportMetric(float64(best.Microseconds())/1000, "ms-least")
		})
	}
}
