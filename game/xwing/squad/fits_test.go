package squad_test

import (
	"os"
	"reflect"
	"slices"
	"strconv"
	"testing"
	"time"

	"xwing/game"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// fitsSquads is how many squads TestFitsAgree draws; XWING_FITS says another number, as 2000 for a long run.
func fitsSquads(t *testing.T) int {
	n, err := strconv.Atoi(os.Getenv("XWING_FITS"))
	if err != nil {
		n = 100
	}
	if testing.Short() {
		n = min(n, 30)
	}
	return n
}

// TestFitsAgree draws squads of all lists, legal ones, halves of some and those of another list, and puts every card that
// Fits and FitsPilot tell of into them: what fits adds no breach by CheckMode, what does not adds the one that it tells.
func TestFitsAgree(t *testing.T) {
	second, first := load(t), loadFirst(t)
	lists := append(slices.Clone(second.BuiltIn()), first.BuiltIn()...)
	n := fitsSquads(t)
	fit, unfit, kinds := 0, 0, map[squad.Kind]int{}
	for k := range n {
		cat, list := second, lists[k%len(lists)]
		if list == catalog.FFG10 {
			cat = first
		}
		chance := game.NewSource(uint64(k), 37)
		a := agreement{t, cat, squad.ModeOf(cat, list), drawnToFit(t, cat, list, &chance)}
		if chance.Below(4) == 0 { // by another list it is no legal squad
			a.mode = squad.ModeOf(cat, cat.BuiltIn()[chance.Below(len(cat.BuiltIn()))])
		}
		count := func(b *squad.Breach) {
			if b == nil {
				fit++
				return
			}
			unfit++
			kinds[b.Kind]++
		}
		a.slots(chance.Below(max(1, len(a.squad.Pilots))), count)
		a.pilots(count)
	}
	t.Logf("%d squads: %d cards fit, %d do not: %v", n, fit, unfit, kinds)
	if fit < n || unfit < n || len(kinds) < 8 {
		t.Errorf("%d cards fit, %d do not, of %d kinds: too few to tell", fit, unfit, len(kinds))
	}
}

// drawnToFit draws a squad of a list: whole, without some of its cards, or empty.
func drawnToFit(t *testing.T, cat *catalog.Catalog, list catalog.Ruleset, chance *game.Source) squad.Squad {
	t.Helper()
	f := cat.Factions()[chance.Below(len(cat.Factions()))]
	return fewer(drawn(t, cat, list, f, chance), chance)
}

// fewer is a squad whole, with a ship fewer or without some of its cards.
func fewer(s squad.Squad, chance *game.Source) squad.Squad {
	switch chance.Below(4) {
	case 1: // a ship fewer
		i := chance.Below(len(s.Pilots))
		var order []int
		for k := range s.Pilots {
			if k != i {
				order = append(order, k)
			}
		}
		s = s.InOrder(order, squad.SquadPilot{})
	case 2, 3: // some cards fewer
		s.Pilots = slices.Clone(s.Pilots)
		for i := range s.Pilots {
			s.Pilots[i].Upgrades = slices.DeleteFunc(slices.Clone(s.Pilots[i].Upgrades),
				func(squad.Equipped) bool { return chance.Below(2) == 0 })
		}
	}
	return s
}

// TestFitsAgreeInEpicGames does so with squads of epic games: huge ships, of first edition both their sections, commands and
// wings, whole, with a ship or cards fewer, and with wings that are garbled.
func TestFitsAgreeInEpicGames(t *testing.T) {
	second, first := load(t), loadFirst(t)
	n := fitsSquads(t) / 4
	wings, huge, sections, kinds := 0, 0, 0, map[squad.Kind]int{}
	for k := range n {
		cat, list := second, second.BuiltIn()[k%len(second.BuiltIn())]
		if k%3 == 2 {
			cat, list = first, catalog.FFG10
		}
		mode, err := squad.ModeOf(cat, list).InFormat(cat, squad.Epic)
		if err != nil {
			t.Fatal(err)
		}
		chance := game.NewSource(uint64(k), 38)
		f := cat.Factions()[chance.Below(len(cat.Factions()))]
		a := agreement{t, cat, mode, fewer(drawnIn(t, cat, mode, f, &chance), &chance)}
		if len(a.squad.Wings()) > 0 {
			wings++
			if chance.Below(3) == 0 {
				a.squad = a.squad.WithWings(squad.Wing{0, chance.Below(len(a.squad.Pilots) + 2), 0})
			}
		}
		ship := chance.Below(max(1, len(a.squad.Pilots)))
		for i, p := range a.squad.Pilots {
			if card, err := cat.Pilot(p.Pilot); err == nil {
				if own, _ := cat.Ship(card.Ship); own.Huge() {
					ship = i // they have the most slots
					huge++
				}
			}
		}
		a.slots(ship, func(b *squad.Breach) {
			if b != nil {
				kinds[b.Kind]++
			}
		})
		a.pilots(func(b *squad.Breach) {
			if b != nil {
				kinds[b.Kind]++
			}
		})
		for _, f := range squad.FitsPilot(cat, mode, a.squad, a.squad.Faction) {
			if f.With != "" {
				sections++
			}
		}
	}
	t.Logf("%d squads, %d with wings, %d huge ships, %d sections offered: %v", n, wings, huge, sections, kinds)
	if wings < n/8 || huge < n/8 || sections == 0 || len(kinds) < 6 {
		t.Errorf("of %d squads %d have wings, %d huge ships; %d sections, %d kinds: too few to tell", n, wings, huge, sections, len(kinds))
	}
}

var pools = map[string]*squad.Pool{}

// drawn draws a squad of a faction by a list.
func drawn(t testing.TB, cat *catalog.Catalog, list catalog.Ruleset, f catalog.Faction, chance *game.Source) squad.Squad {
	t.Helper()
	return drawnIn(t, cat, squad.ModeOf(cat, list), f, chance)
}

// drawnIn draws a squad of a faction for a game mode.
func drawnIn(t testing.TB, cat *catalog.Catalog, mode squad.Mode, f catalog.Faction, chance *game.Source) squad.Squad {
	t.Helper()
	key := string(mode.Ruleset) + mode.Format + f.String()
	if pools[key] == nil {
		pool, err := squad.NewPool(cat, mode, f, nil)
		if err != nil {
			t.Fatal(err)
		}
		pools[key] = pool
	}
	return pools[key].Draw(chance)
}

// agreement holds what Fits says of a squad to what CheckMode says.
type agreement struct {
	t     *testing.T
	cat   *catalog.Catalog
	mode  squad.Mode
	squad squad.Squad
}

// holds compares the breach that is told with those of the squad with the card.
func (a agreement) holds(id string, told *squad.Breach, with squad.Squad) {
	a.t.Helper()
	added := squad.Added(a.squad.CheckMode(a.cat, a.mode), with.CheckMode(a.cat, a.mode))
	switch {
	case told == nil && len(added) == 0:
	case told == nil:
		a.t.Errorf("%s: %s fits, and adds %v to\n%s", a.mode.Ruleset, id, added, xws(a.t, a.squad))
	case len(added) == 0:
		a.t.Errorf("%s: %s is refused by %v, and adds nothing to\n%s", a.mode.Ruleset, id, told, xws(a.t, a.squad))
	case !reflect.DeepEqual(*told, added[0]):
		a.t.Errorf("%s: %s is refused by %v, want %v", a.mode.Ruleset, id, told, added[0])
	}
}

// slots tries every card in each slot of one ship, those that are filled after the card in it is taken out.
func (a agreement) slots(ship int, count func(*squad.Breach)) {
	whole := a.squad
	if ship >= len(whole.Pilots) {
		return
	}
	for _, slot := range squad.Slots(a.cat, a.mode, whole, ship) {
		a.squad = whole
		if slot.At >= 0 {
			a.squad = whole.Without(ship, slot.At)
		}
		for _, f := range squad.Fits(a.cat, a.mode, a.squad, ship, slot.ID) {
			count(f.Breach)
			a.holds(f.ID, f.Breach, a.squad.Put(ship, squad.Equipped{Slot: f.Card.Slots[0].String(), XWS: f.ID}))
		}
	}
}

// pilots tries every ship card of the faction.
func (a agreement) pilots(count func(*squad.Breach)) {
	for _, f := range squad.FitsPilot(a.cat, a.mode, a.squad, a.squad.Faction) {
		count(f.Breach)
		in, _ := f.Card.In(a.mode.Ruleset)
		with := a.squad
		with.Pilots = append(slices.Clip(with.Pilots), squad.SquadPilot{Pilot: f.ID, Ship: in.Ship})
		if f.With != "" {
			other, err := a.cat.Pilot(f.With)
			if err != nil {
				a.t.Fatal(err)
			}
			with.Pilots = append(with.Pilots, squad.SquadPilot{Pilot: f.With, Ship: other.Ship})
		}
		a.holds(f.ID, f.Breach, with)
	}
}

// BenchmarkFits tells the upgrades for the slot of which there are the most cards, on the third ship of a squad.
func BenchmarkFits(b *testing.B) {
	cat := load(b)
	for _, list := range catalog.Rulesets() {
		chance := game.NewSource(1, 37)
		s, mode := drawn(b, cat, list, catalog.Rebel, &chance), squad.ModeOf(cat, list)
		for _, slot := range []string{"talent", "crew", "modification"} {
			b.Run(string(list)+"/"+slot, func(b *testing.B) {
				n := 0
				least(b, func() { n = len(squad.Fits(cat, mode, s, 2, slot)) })
				b.ReportMetric(float64(n), "cards")
			})
		}
		b.Run(string(list)+"/pilots", func(b *testing.B) {
			least(b, func() { squad.FitsPilot(cat, mode, s, catalog.Rebel) })
		})
	}
}

// least tells the shortest of ten times, in ms, which other programs on the machine disturb least.
func least(b *testing.B, f func()) {
	b.Helper()
	best := time.Hour
	for b.Loop() {
		for range 10 {
			from := time.Now()
			f()
			best = min(best, time.Since(from))
		}
	}
	b.ReportMetric(float64(best.Microseconds())/1000, "ms-least")
}

// TestTakersAgree: who can take an upgrade are those of whose slots Fits says that it fits one.
func TestTakersAgree(t *testing.T) {
	for _, c := range []struct {
		cat  *catalog.Catalog
		list catalog.Ruleset
		ids  []string
	}{
		{load(t), catalog.FFG20, []string{"r2d2", "fearless", "servomotorsfoils", "outmaneuver", "hate"}},
		{load(t), catalog.AMG25, []string{"protontorpedoes", "r2d2"}},
		{loadFirst(t), catalog.FFG10, []string{"r2d2", "adaptability"}},
	} {
		mode := squad.ModeOf(c.cat, c.list)
		mode.Points, mode.MinShips = 0, 0
		for _, id := range c.ids {
			card, err := c.cat.Upgrade(id)
			if err != nil {
				t.Fatal(err)
			}
			takers, fit := squad.Takers(c.cat, mode, id), 0
			for _, p := range c.cat.Pilots() {
				in, ok := p.In(c.list)
				rules, _ := p.Rules(c.list)
				if !ok || !slices.ContainsFunc(rules.Slots, card.Is) {
					continue
				}
				fits := slices.ContainsFunc(squad.Fits(c.cat, mode, squad.Of(c.cat, in), 0, card.Slots[0].String()),
					func(f squad.Fit) bool { return f.ID == id && f.Breach == nil })
				if fits {
					fit++
				}
				if fits != slices.Contains(takers, p) {
					t.Errorf("%s on %s by %s: it fits: %v", id, p.XWS, c.list, fits)
				}
			}
			if fit != len(takers) || fit == 0 {
				t.Errorf("%s by %s: %d fit, %d take it", id, c.list, fit, len(takers))
			}
		}
	}
}
