package draft_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
	"xwing/game/xwing/squad/draft"
)

// TestTo tells what moving a squad changes before it does: prices, slots, cards that are gone; and moving does just that,
// can be undone, and is told to the file.
func TestTo(t *testing.T) {
	d := draft.New(second, squad.ModeOf(second, catalog.FFG20), catalog.Rebel)
	d.Add("lukeskywalker")
	d.Add("ezrabridger-sheathipedeclassshuttle")
	for _, id := range []string{"protontorpedoes", "r2d2", "instinctiveaim"} {
		if err := d.Put(0, "", id); err != nil {
			t.Fatal(err)
		}
	}
	was := xws(t, d)
	total, _ := d.Total()
	c, err := d.To(catalog.XWA, "")
	if err != nil {
		t.Fatal(err)
	}
	if d.Mode().Ruleset != catalog.FFG20 || xws(t, d) != was {
		t.Error("telling of it has moved it")
	}
	luke := c.Ships[0]
	if c.Was != total || luke.CostWas != 60 || luke.Cost == luke.CostWas || luke.Loadout == 0 || luke.LoadoutWas != 0 || luke.Gone ||
		!luke.Differs() {
		t.Errorf("of %d points, Luke: %+v", c.Was, luke)
	}
	if slices.Equal(luke.SlotsLost, luke.SlotsGained) {
		t.Errorf("slots lost %v, gained %v", luke.SlotsLost, luke.SlotsGained)
	}
	if len(luke.Cards) != 3 || luke.Cards[1].CostWas != 1 || luke.Cards[1].Cost != 2 {
		t.Errorf("cards: %+v", luke.Cards)
	}
	if err := d.MoveTo(catalog.XWA, ""); err != nil {
		t.Fatal(err)
	}
	if now, _ := d.Total(); now != c.Total || !slices.EqualFunc(d.Breaches(), c.Breaches, func(a,
		b squad.Breach) bool {
		return a.String() == b.String()
	}) {
		t.Errorf("moved it has %d points, %v, want %d, %v", now, d.Breaches(), c.Total, c.Breaches)
	}
	if text := xws(t, d); !strings.Contains(text, `"ruleset": "xwa"`) {
		t.Errorf("the file does not tell the list:\n%s", text)
	}
	again, err := draft.Open(second, squad.Mode{}, "moved", []byte(xws(t, d)))
	if err != nil || again.Mode().Ruleset != catalog.XWA {
		t.Errorf("read again it is for %s, %v", again.Mode().Ruleset, err)
	}
	if !d.Undo() || d.Mode().Ruleset != catalog.FFG20 || xws(t, d) != was {
		t.Error("moving is not undone")
	}
	if _, err := d.To("nolist", ""); err == nil {
		t.Error("it moves to a list that is not there")
	}
	if _, err := d.To(catalog.XWA, "noformat"); err == nil {
		t.Error("it moves to a format that is not there")
	}
}

// TestToGone moves cards that the other list does not have.
func TestToGone(t *testing.T) {
	gone, card := "", ""
	for _, p := range second.Pilots() {
		_, in := p.Rules(catalog.XWA)
		if _, out := p.Rules(catalog.FFG20); gone == "" && in && !out && p.Faction == catalog.Rebel {
			gone = p.XWS
		}
	}
	for _, u := range second.Upgrades() {
		rules, in := u.Rules(catalog.XWA)
		if _, out := u.Rules(catalog.FFG20); card == "" && in && !out && !rules.StandardLoadoutOnly && u.Is(catalog.TalentSlot) {
			card = u.XWS
		}
	}
	d := draft.New(second, squad.ModeOf(second, catalog.XWA), catalog.Rebel)
	d.Add(gone)
	d.Add("wedgeantilles")
	if err := d.Put(1, "", card); err != nil {
		t.Fatal(err)
	}
	c, err := d.To(catalog.FFG20, "")
	if err != nil || !c.Ships[0].Gone || c.Ships[1].Gone || !c.Ships[1].Cards[0].Gone {
		t.Errorf("%s and %s: %+v, %v", gone, card, c.Ships, err)
	}
}

// TestCostsFollow has the costs of a file follow what is edited, where the file tells any.
func TestCostsFollow(t *testing.T) {
	const file = `{"faction":"rebelalliance","points":99,"pilots":[{"id":"wedgeantilles","points":99,"upgrades":{}},{"id":"jekporkins"}]}`
	d, err := draft.Open(second, squad.ModeOf(second, catalog.FFG20), "costs", []byte(file))
	if err != nil {
		t.Fatal(err)
	}
	if err := d.Put(0, "", "predator"); err != nil {
		t.Fatal(err)
	}
	want := `{"faction":"rebelalliance","points":100,"pilots":[{"id":"wedgeantilles","points":56,` +
		`"upgrades":{"talent": ["predator"]}},{"id":"jekporkins"}]}`
	if got := xws(t, d); got != want {
		t.Errorf("it is written as\n%s\nwant\n%s", got, want)
	}
	if total, limit := d.Total(); total != 100 || limit != 200 || d.Cost(0) != 56 || d.Cost(1) != 44 {
		t.Errorf("%d of %d points, %d and %d", total, limit, d.Cost(0), d.Cost(1))
	}
}

// TestWingsFollow has the wings of a squad follow its ships.
func TestWingsFollow(t *testing.T) {
	s := squad.Squad{Faction: catalog.Rebel, Pilots: []squad.SquadPilot{{Pilot: "a"}, {Pilot: "b"}, {Pilot: "c"},
		{Pilot: "d"}}}.WithWings(squad.Wing{1, 2, 3})
	text, err := s.XWS()
	if err != nil {
		t.Fatal(err)
	}
	d := begin(t, "wings", text)
	if err := d.Move(0, 3); err != nil {
		t.Fatal(err)
	}
	if got := d.Squad().Wings(); len(got) != 1 || !slices.Equal(got[0], squad.Wing{0, 1, 2}) {
		t.Errorf("the wings are %v", got)
	}
	if err := d.Remove(1); err != nil {
		t.Fatal(err)
	}
	if got := d.Squad().Wings(); len(got) != 1 || !slices.Equal(got[0], squad.Wing{0, 1}) {
		t.Errorf("the wings are %v", got)
	}
	same(t, d, xws(t, d))
	if err := d.Remove(0); err != nil {
		t.Fatal(err)
	}
	if got := d.Squad().Wings(); len(got) != 0 {
		t.Errorf("the wings are %v", got)
	}
}

// TestNothingIsRefused builds what no rule allows.
func TestNothingIsRefused(t *testing.T) {
	d := draft.New(second, squad.ModeOf(second, catalog.FFG20), catalog.Rebel)
	if len(d.Breaches()) == 0 {
		t.Error("no ships are a squad")
	}
	for range 12 {
		d.Add("darthvader")
	}
	for _, id := range []string{"luke skywalker?", "r2d2", "r2d2", "hull upgrade"} {
		if err := d.Put(0, "turret", id); err != nil {
			t.Error(err)
		}
	}
	if _, err := d.Duplicate(0); err != nil {
		t.Error(err)
	}
	kinds := map[squad.Kind]bool{}
	for _, b := range d.Breaches() {
		kinds[b.Kind] = true
	}
	for _, kind := range []squad.Kind{squad.OverBudget, squad.WrongFaction, squad.TooManyCopies, squad.UnknownUpgrade, squad.NoSlot,
		squad.SameName} {
		if !kinds[kind] {
			t.Errorf("no breach %s", kind)
		}
	}
	for range squad.MaxShips {
		d.Add("darthvader")
	}
	if n := len(d.Squad().Pilots); n != squad.MaxShips || d.Add("darthvader") >= 0 {
		t.Errorf("%d ships", n)
	}
	for _, err := range []error{d.Move(0, 200), d.Move(-1, 0), d.Remove(200), d.Take(0, 90), d.Put(200, "", "r2d2"), d.Replace(0, -1,
		"r2d2"), d.Exchange(200, "x")} {
		if err == nil {
			t.Error("a place that is not there is taken")
		}
	}
}

// BenchmarkBreaches checks eight ships that are changed between.
func BenchmarkBreaches(b *testing.B) {
	d := draft.New(second, squad.ModeOf(second, catalog.XWA), catalog.Rebel)
	for range 8 {
		ship := d.Add("wedgeantilles")
		for _, id := range []string{"predator", "r2d2", "protontorpedoes", "shieldupgrade", "nosuchcardatall"} {
			if err := d.Put(ship, "talent", id); err != nil {
				b.Fatal(err)
			}
		}
	}
	best := time.Hour
	for b.Loop() {
		d.Name("a")
		from := time.Now()
		d.Breaches()
		best = min(best, time.Since(from))
		d.Undo()
	}
	b.ReportMetric(float64(best.Microseconds())/1000, "ms-least")
}
