package shelf_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"xwing/assets"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/find"
	"xwing/game/xwing/shelf"
	"xwing/game/xwing/terms"
)

// everything is a shelf of both families, on which nothing of first edition is enforced.
func everything(t testing.TB) *shelf.Shelf {
	t.Helper()
	words, err := terms.Load(assets.Words, "en")
	if err != nil {
		t.Fatal(err)
	}
	var sources []find.Source
	for family, files := range map[catalog.Family]func() (*catalog.Catalog, error){
		catalog.XWing2: func() (*catalog.Catalog, error) { return catalog.Open(assets.Facts()) },
		catalog.XWing1: func() (*catalog.Catalog, error) { return catalog.XWing1.Open(assets.FirstFacts()) },
	} {
		cat, err := files()
		if err != nil {
			t.Fatal(err)
		}
		w := words.With(terms.NewNames(&board.View{}, cat))
		sources = append(sources, find.Source{Catalog: cat, Others: shelf.Names(cat, w.CardName),
			Text: func(list catalog.Ruleset, ref string) string {
				text, _ := words.With(terms.NewNames(&board.View{}, cat).By(list)).CardText(ref)
				return text
			},
			Enforced: func(catalog.Ruleset, string) bool { return family == catalog.XWing2 }})
	}
	slices.SortFunc(sources, func(a, b find.Source) int {
		return strings.Compare(string(b.Catalog.Family()), string(a.Catalog.Family()))
	})
	return shelf.New(sources...)
}

// ids are those of rows, first edition's with a 1 before them.
func ids(rows []shelf.Row) string {
	var all []string
	for _, r := range rows {
		id := r.ID
		if r.Card.Family == catalog.XWing1 {
			id = "1/" + id
		}
		all = append(all, id)
	}
	return strings.Join(all, " ")
}

// TestAsk: what is asked, among which cards, and what must and must not be answered.
func TestAsk(t *testing.T) {
	s := everything(t)
	for _, c := range []struct {
		asked   string
		only    shelf.Filter
		in, out string
		first   string
	}{
		{asked: "luke skywalker", in: "lukeskywalker 1/lukeskywalker", out: "wedgeantilles"},
		{asked: "luke skywalker", only: shelf.Filter{Edition: "1"}, in: "1/lukeskywalker", out: "lukeskywalker"},
		{asked: "luke", only: shelf.Filter{Kind: catalog.PilotCard, Edition: "2.5"}, in: "lukeskywalker lukeskywalker-battleofyavin",
			out: "1/lukeskywalker"},
		{asked: "luke", only: shelf.Filter{List: catalog.FFG20}, in: "lukeskywalker", out: "lukeskywalker-battleofyavin"},
		{asked: "large ships agility 2", only: shelf.Filter{List: catalog.FFG20}, in: "dengar dashrendar", out: "jumpmaster5000"},
		{asked: "initiative 6", only: shelf.Filter{Faction: catalog.Rebel, Edition: "2.0"}, in: "wedgeantilles", out: "soontirfel"},
		{asked: "crack shot", only: shelf.Filter{Faction: catalog.Rebel}, in: "crackshot 1/crackshot"},
		{asked: "crew", only: shelf.Filter{Faction: catalog.Rebel, Kind: catalog.UpgradeCard, List: catalog.FFG20},
			in: "chewbacca tacticalofficer", out: "agentkallus darthvader"},
		{asked: "fuel leak", in: "fuelleak", first: "fuelleak"},
		{asked: "damage critical", only: shelf.Filter{Kind: catalog.DamageKind, Edition: "2.0"}, out: "lukeskywalker"},
		{asked: "mine", only: shelf.Filter{Kind: catalog.DeviceKind}, in: "proximitymine connernet", out: "protonbomb"},
		{only: shelf.Filter{Kind: catalog.ConditionCard}, in: "suppressivefire 1/suppressivefire", out: "crackshot"},
		{only: shelf.Filter{Kind: catalog.EnvironmentKind}, out: "crackshot"},
		{only: shelf.Filter{Enforced: true, Kind: catalog.PilotCard}, in: "lukeskywalker", out: "1/lukeskywalker"},
		{asked: "no such card anywhere", out: "lukeskywalker"},
	} {
		t.Run(fmt.Sprint(c.asked, c.only), func(t *testing.T) {
			rows := s.Ask(c.asked, c.only)
			got := strings.Fields(ids(rows))
			for _, id := range strings.Fields(c.in) {
				if !slices.Contains(got, id) {
					t.Errorf("%s is not among %d: %.300s", id, len(got), strings.Join(got, " "))
				}
			}
			for _, id := range strings.Fields(c.out) {
				if slices.Contains(got, id) {
					t.Errorf("%s is among them", id)
				}
			}
			if c.first != "" && (len(got) == 0 || got[0] != c.first) {
				t.Errorf("first is not %s: %.100s", c.first, strings.Join(got, " "))
			}
			if slices.ContainsFunc(rows, func(r shelf.Row) bool {
				return r.Kind == catalog.ShipKind || r.Name == "" || r.Name == r.ID && r.ID != ""
			}) {
				t.Errorf("a ship type, or a card without a name: %.300s", strings.Join(got, " "))
			}
		})
	}
	if all := s.Ask("", shelf.Filter{}); len(all) < 2000 {
		t.Errorf("only %d cards are there", len(all))
	}
}

// TestSort: a column of numbers, up and down; those without it last.
func TestSort(t *testing.T) {
	rows := everything(t).Ask("skywalker", shelf.Filter{List: catalog.FFG20})
	for _, down := range []bool{false, true} {
		shelf.Sort(rows, find.ByInitiative, down)
		last := -1
		for i, r := range rows {
			switch {
			case r.Initiative < 0:
				last = i
			case last >= 0:
				t.Errorf("%s has an initiative and stands behind one that has none", r.ID)
			case i > 0 && (rows[i-1].Initiative > r.Initiative) != down && rows[i-1].Initiative != r.Initiative:
				t.Errorf("%d stands before %d", rows[i-1].Initiative, r.Initiative)
			}
		}
		if last < 0 {
			t.Error("all have an initiative: the case shows less than it should")
		}
	}
}

// TestInLists: what every list has of a card.
func TestInLists(t *testing.T) {
	s := everything(t)
	told := func(c catalog.CardID) string {
		var all []string
		for _, l := range s.InLists(c) {
			switch {
			case !l.Has:
				all = append(all, string(l.List.ID)+" -")
			case !l.Priced:
				all = append(all, string(l.List.ID)+" ?")
			default:
				all = append(all, fmt.Sprint(l.List.ID, " ", l.Cost, "-", l.Most, "/", l.Loadout, ":", len(l.Slots)))
			}
		}
		return strings.Join(all, ", ")
	}
	for _, c := range []struct {
		card catalog.CardID
		want string
	}{
		{catalog.Card(catalog.PilotCard, "lukeskywalker"),
			"ffg20 60-60/-1:5, amg25 6-6/24:6, xwa 14-14/10:6, x2po 59-59/-1:5, ffg10 28-28/-1:5"},
		{catalog.CardID{Family: catalog.XWing1, Kind: catalog.PilotCard, XWS: "lukeskywalker"},
			"ffg10 28-28/-1:5, ffg20 60-60/-1:5, amg25 6-6/24:6, xwa 14-14/10:6, x2po 59-59/-1:5"},
		{catalog.Card(catalog.PilotCard, "lukeskywalker-battleofyavin"),
			"ffg20 -, amg25 5-5/-1:0, xwa 16-16/-1:0, x2po 79-79/-1:0"},
		{catalog.Card(catalog.UpgradeCard, "hullupgrade"),
			"ffg20 2-7/-1:1, amg25 6-6/-1:1, xwa 9-9/-1:1, x2po 2-7/-1:1, ffg10 3-3/-1:1"},
		{catalog.Card(catalog.ConditionCard, "suppressivefire"),
			"ffg20 ?, amg25 ?, xwa ?, x2po ?"},
		{catalog.Card(catalog.PilotCard, "nobody"),
			"ffg20 -, amg25 -, xwa -, x2po -"},
	} {
		if got := told(c.card); got != c.want {
			t.Errorf("%s: %s", c.card, got)
		}
	}
}

// TestCompare: what sets two cards apart, and which has the better of it.
func TestCompare(t *testing.T) {
	s := everything(t)
	for _, c := range []struct {
		a, b string
		list catalog.Ruleset
		want string
	}{
		{"pilot/lukeskywalker", "pilot/wedgeantilles", catalog.FFG20, "initiative  5|6 1; points ffg20 60|54 1; points amg25 6|5 1; " +
			"points x2po 59|57 1; force  2|-1 0; slots force-power 1|-1 0; slots talent -1|1 1"},
		{"pilot/darthvader", "pilot/soontirfel", catalog.AMG25,
			"points ffg20 66|53 1; points amg25 7|5 1; points xwa 15|12 1; points x2po 68|56 1; " +
				"loadout  21|10 0; attack front 2|3 1; shields  2|0 0; force  3|-1 0; slots force-power 2|-1 0; slots missile 1|-1 0; " +
				"slots modification 2|1 0; slots sensor 1|-1 0; slots talent 1|2 1; slots tech 1|-1 0; slots configuration -1|1 1; " +
				"actions lock 1|-1 0; actions evade -1|1 1; actions boost -1|1 1; maneuvers blue 6|7 1; maneuvers white 9|7 -1"},
		{"upgrade/protontorpedoes", "upgrade/iontorpedoes", catalog.FFG20,
			"points ffg20 12|4 1; points amg25 12|4 1; points xwa 14|5 1; points x2po 12|4 1"},
		{"upgrade/dorsalturret", "upgrade/protonrockets", catalog.FFG20,
			"points ffg20 2|5 0; points amg25 2|8 0; points xwa 3|7 0; points x2po 2|5 0; " +
				"attack singleturret 2|-1 0; attack bullseye -1|5 1; charges  -1|1 1; slots turret 1|-1 -1; slots missile -1|1 -1; " +
				"actions rotate 1|-1 0"},
		{"pilot/lukeskywalker", "pilot/lukeskywalker", catalog.FFG20, ""},
	} {
		var all []string
		a, b := row(t, s, c.a, c.list), row(t, s, c.b, c.list)
		for _, l := range s.Compare(a, b) {
			all = append(all, fmt.Sprintf("%s %s %d|%d %d", l.What, l.Of, l.N[0], l.N[1], l.Better))
		}
		if got := strings.Join(all, "; "); got != c.want {
			t.Errorf("%s and %s: %s", c.a, c.b, got)
		}
	}
}

// row is a card of the second edition.
func row(t testing.TB, s *shelf.Shelf, ref string, list catalog.Ruleset) shelf.Row {
	t.Helper()
	id, ok := s.Named(ref)
	r, found := s.Row(id, list)
	if !ok || !found {
		t.Fatalf("there is no %s", ref)
	}
	return r
}

// TestTakes: who can take a card, and what a ship can take.
func TestTakes(t *testing.T) {
	s := everything(t)
	for _, c := range []struct {
		ref     string
		list    catalog.Ruleset
		in, out string
	}{
		{"upgrade/servomotorsfoils", catalog.FFG20, "lukeskywalker wedgeantilles", "hortonsalm darthvader"},
		{"upgrade/fearless", catalog.FFG20, "fennrau", "lukeskywalker academypilot"},
		{"upgrade/r2d2", catalog.AMG25, "lukeskywalker", "wedgeantilles-battleofyavin darthvader"},
		{"pilot/lukeskywalker", catalog.FFG20, "protontorpedoes r2d2 servomotorsfoils instinctiveaim", "outmaneuver hate predator"},
		{"damage/fuelleak", catalog.FFG20, "", "lukeskywalker"},
	} {
		r := row(t, s, c.ref, c.list)
		got := strings.Fields(ids(s.Takes(r.Card, c.list)))
		for _, id := range strings.Fields(c.in) {
			if !slices.Contains(got, id) {
				t.Errorf("%s: %s is not among %d: %.200s", c.ref, id, len(got), got)
			}
		}
		for _, id := range strings.Fields(c.out) {
			if slices.Contains(got, id) {
				t.Errorf("%s: %s is among them", c.ref, id)
			}
		}
	}
}

// TestLike: what is like a card is of its kind, and says why.
func TestLike(t *testing.T) {
	s := everything(t)
	for _, c := range [][2]string{{"upgrade/protontorpedoes", "advprotontorpedoes"}, {"upgrade/r2astromech", "r2d2"},
		{"pilot/lukeskywalker", "yoda"}} {
		r := row(t, s, c[0], "")
		like := s.Like(r.Card, "")
		i := slices.IndexFunc(like, func(a shelf.Alike) bool { return a.ID == c[1] })
		if i < 0 || i > 20 || len(like[i].Shared) == 0 {
			var all []shelf.Row
			for _, a := range like {
				all = append(all, a.Row)
			}
			t.Errorf("%s is like %s at %d only: %s", c[0], c[1], i, ids(all))
		}
		if slices.ContainsFunc(like, func(a shelf.Alike) bool { return a.Kind != r.Kind || a.Card == r.Card }) {
			t.Errorf("%s is like itself, or what is of another kind", c[0])
		}
	}
}

// TestRulings: what we decided is about cards that there are, and is told of these alone.
func TestRulings(t *testing.T) {
	words, err := terms.Load(assets.Words, "en")
	if err != nil {
		t.Fatal(err)
	}
	s, told := everything(t), 0
	for _, r := range s.Ask("", shelf.Filter{}) {
		if text, ok := words.Ruling(r.Card); ok && text != "" {
			told++
		}
	}
	rulings := slices.DeleteFunc(words.Keys(), func(k string) bool { return !strings.HasPrefix(k, "ruling.") })
	if told != len(rulings) || told == 0 {
		t.Errorf("%d of %d rulings are told", told, len(rulings))
	}
	if _, ok := words.Ruling(catalog.CardID{Family: catalog.XWing1, Kind: catalog.UpgradeCard, XWS: "snapshot"}); ok {
		t.Error("a ruling of second edition is told of a card of the first")
	}
}

// BenchmarkAsk is what a letter typed costs.
func BenchmarkAsk(b *testing.B) {
	s := everything(b)
	s.Ask("", shelf.Filter{})
	for _, q := range []string{"l", "luke", "initiative 5 rebel", "removes stress", ""} {
		b.Run(q, func(b *testing.B) {
			for b.Loop() {
				s.Ask(q, shelf.Filter{})
			}
		})
	}
}
