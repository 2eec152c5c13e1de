package fleet_test

import (
	"math/rand/v2"
	"os"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"xwing/game/armada/catalog"
	"xwing/game/armada/fleet"
)

// fitsFleets is how many fleets TestFitsAgree draws; XWING_FITS says another number, as 1000 for a long run.
func fitsFleets() int {
	n, err := strconv.Atoi(os.Getenv("XWING_FITS"))
	if err != nil {
		n = 100
	}
	return n
}

// toFit are drawn fleets of which every other one has cards fewer, a total of its own, or cards that are not legal.
func toFit(t *testing.T, n int) []fleet.Fleet {
	all := drawn(t, n)
	for k := range all {
		rng := rand.New(rand.NewPCG(uint64(k), 41))
		f := all[k].Clone()
		half := func() bool { return rng.IntN(2) == 0 }
		switch rng.IntN(4) {
		case 1:
			for i := range f.Ships {
				f.Ships[i].Upgrades = slices.DeleteFunc(f.Ships[i].Upgrades, func(string) bool { return half() })
			}
			f.Squadrons = slices.DeleteFunc(f.Squadrons, func(fleet.Squadron) bool { return half() })
		case 2:
			f.Points = []int{180, 400, 350, 60}[rng.IntN(4)]
		case 3:
			other := all[rng.IntN(len(all))]
			f.Ships = append(f.Ships, other.Ships...)
			f.Objectives = append(f.Objectives[:rng.IntN(3)], other.Objectives...)
			f.Ships[0].Upgrades = append(f.Ships[0].Upgrades, "no-such-card", "minister-tua", "medical-team")
		}
		all[k] = f
	}
	return all
}

// TestFitsAgree puts cards that the lists tell of into drawn fleets, legal ones and others: what fits adds no breach by
// Check, what does not adds the one that it tells; and free icons, closed ones and those that are not there are what Check says.
func TestFitsAgree(t *testing.T) {
	cat := facts(t)
	n := fitsFleets()
	fit, unfit, kinds := 0, 0, map[fleet.Kind]int{}
	for k, f := range toFit(t, n) {
		rng := rand.New(rand.NewPCG(uint64(k), 42))
		before := f.Check(cat)
		hold := func(fits []fleet.Fit, with func(id string) fleet.Fleet) {
			for range min(12, len(fits)) { // all of them: minutes
				c := fits[rng.IntN(len(fits))]
				added := fleet.Added(before, with(c.ID).Check(cat))
				switch {
				case c.Breach == nil && len(added) == 0:
					fit++
				case c.Breach == nil:
					t.Errorf("fleet %d: %s fits, and adds %v", k, c.ID, added)
				case !told(*c.Breach, added):
					t.Errorf("fleet %d: %s is refused by %v, and adds %v", k, c.ID, c.Breach, added)
				default:
					unfit++
					kinds[c.Breach.Kind]++
				}
			}
		}
		hold(fleet.FitsShip(cat, f), f.WithShip)
		hold(fleet.FitsSquadron(cat, f), f.WithSquadron)
		for _, c := range catalog.Categories() {
			hold(fleet.FitsObjective(cat, f, c), func(id string) fleet.Fleet { return f.WithObjective(cat, c, id) })
		}
		ship := rng.IntN(len(f.Ships))
		slots := fleet.Slots(cat, f, ship)
		slot := slots[rng.IntN(len(slots))]
		if slot.At >= 0 {
			f = f.Without(ship, slot.At)
			before = f.Check(cat)
		}
		hold(fleet.Fits(cat, f, ship, slot.Icon), func(id string) fleet.Fleet { return f.Put(ship, id) })
	}
	t.Logf("%d fleets: %d cards fit, %d do not: %v", n, fit, unfit, kinds)
	if fit < n || unfit < n || len(kinds) < 12 {
		t.Errorf("%d cards fit, %d do not, of %d kinds: too few to tell", fit, unfit, len(kinds))
	}
}

// told reports whether a breach is the one of those added that is told: about points only where none is about anything else.
func told(b fleet.Breach, added []fleet.Breach) bool {
	points := func(b fleet.Breach) bool { return b.Kind == fleet.OverTotal || b.Kind == fleet.OverSquadrons }
	i := slices.IndexFunc(added, func(o fleet.Breach) bool { return !points(o) || points(b) })
	other := slices.ContainsFunc(added, func(o fleet.Breach) bool { return !points(o) })
	return i >= 0 && reflect.DeepEqual(b, added[i]) && (!points(b) || !other)
}

// slotsTold counts the places that came up.
type slotsTold struct{ free, missing, closed, shared, added int }

// TestSlotsAgree holds the places of every ship in drawn fleets to what Check says of its cards.
func TestSlotsAgree(t *testing.T) {
	cat := facts(t)
	var n slotsTold
	for _, f := range toFit(t, fitsFleets()) {
		breaches := f.Check(cat)
		for i, s := range f.Ships {
			seen := map[int]int{}
			for _, slot := range fleet.Slots(cat, f, i) {
				if slot.By != "" {
					n.added++
				}
				if slot.At >= 0 {
					if seen[slot.At]++; seen[slot.At] == 2 {
						n.shared++
					}
					if s.Upgrades[slot.At] != slot.Card {
						t.Errorf("%s is not in place %d of %v", slot.Card, slot.At, s.Upgrades)
					}
					n.filled(t, slot, i, breaches)
				} else if slot.Icon.InBar() {
					n.empty(t, slot, i, f)
				}
			}
			if len(seen) != len(s.Upgrades) {
				t.Errorf("%d of the cards %v stand somewhere", len(seen), s.Upgrades)
			}
		}
	}
	t.Logf("%+v", n)
	if min(n.free, n.missing, n.closed, n.shared, n.added) == 0 {
		t.Error("one kind of place never came up")
	}
}

// filled holds a place with a card to the breaches of the fleet.
func (n *slotsTold) filled(t *testing.T, slot fleet.Slot, ship int, breaches []fleet.Breach) {
	t.Helper()
	said := func(kinds ...fleet.Kind) bool {
		return slices.ContainsFunc(breaches, func(b fleet.Breach) bool {
			return (b.Ship == ship && b.Upgrade == slot.Card || b.Kind == fleet.TooManyCommanders) && slices.Contains(kinds, b.Kind)
		})
	}
	if slot.Missing {
		n.missing++
	}
	if slot.Missing && !said(fleet.NoSlot, fleet.TooManyTitles, fleet.SameUpgrade, fleet.UnknownUpgrade, fleet.FlotillaFlagship,
		fleet.TooManyCommanders) || !slot.Missing && said(fleet.NoSlot) {
		t.Errorf("%+v of ship %d, and %v", slot, ship, breaches)
	}
}

// empty puts a card of one icon into a place that has none.
func (n *slotsTold) empty(t *testing.T, slot fleet.Slot, ship int, f fleet.Fleet) {
	t.Helper()
	cat, kinds := facts(t), map[fleet.Kind]bool{}
	one := slices.IndexFunc(cat.Upgrades(), func(u *catalog.Upgrade) bool {
		return u.Is(slot.Icon) && len(u.Slots) == 1 && !slices.Contains(f.Ships[ship].Upgrades, u.ID)
	})
	id := cat.Upgrades()[one].ID
	for _, b := range f.Put(ship, id).Check(cat) {
		if b.Ship == ship && b.Upgrade == id {
			kinds[b.Kind] = true
		}
	}
	if slot.Closed != "" {
		n.closed++
	} else {
		n.free++
	}
	if kinds[fleet.NoSlot] || kinds[fleet.SlotRemoved] != (slot.Closed != "") {
		t.Errorf("%s in %+v of %s is %v", id, slot, f.Ships[ship].ID, kinds)
	}
}

// TestSlotsOfKinds tells the places of a flotilla, which has none for a commander, of another ship, and of one that is not known.
func TestSlotsOfKinds(t *testing.T) {
	f := fleet.Fleet{Faction: catalog.Rebel, Points: 400, Ships: []fleet.Ship{ship("gr-75-medium-transports"), ship("cr90-corvette-a"),
		ship("no-such-ship: mon-mothma no-such-card")}}
	for i, want := range []string{"title officer fleet-support offensive-retrofit",
		"commander title officer support-team defensive-retrofit turbolasers",
		"commander:mon-mothma :no-such-card"} {
		var told []string
		for _, s := range fleet.Slots(facts(t), f, i) {
			text := ""
			if s.Icon != 0 {
				text = s.Icon.String()
			}
			if s.Card != "" {
				text += ":" + s.Card
			}
			told = append(told, text)
		}
		if got := strings.Join(told, " "); got != want {
			t.Errorf("%s has %q, want %q", f.Ships[i].ID, got, want)
		}
	}
}

// TestFitsWhyNot tells of known fleets what fits, and the rule that speaks against what does not.
func TestFitsWhyNot(t *testing.T) {
	cat := facts(t)
	small := rebels()
	small.Points = 180
	bare := fleet.Fleet{Faction: catalog.Rebel, Points: 400, Ships: []fleet.Ship{ship("gr-75-medium-transports"),
		ship("mc75-armored-cruiser")}}
	scant := bare
	scant.Squadrons = []fleet.Squadron{{ID: "x-wing-squadron", Count: 10}}
	for _, test := range []struct {
		name string
		fits []fleet.Fit
		id   string
		want string
	}{
		{"a second commander", fleet.Fits(cat, rebels(), 1, catalog.CommanderSlot), "mon-mothma",
			`fleet: too-many-commanders count="2" (ARM-FLB-009)`},
		{"a commander", fleet.Fits(cat, bare, 1, catalog.CommanderSlot), "mon-mothma", ""},
		{"a commander on a flotilla", fleet.Fits(cat, bare, 0, catalog.CommanderSlot), "mon-mothma",
			"ship 1: flotilla-flagship mon-mothma (ARM-FLB-010)"},
		{"one of another faction", fleet.Fits(cat, bare, 1, catalog.CommanderSlot), "count-dooku",
			`ship 2: wrong-faction count-dooku faction="separatist-alliance" (ARM-FLB-011)`},
		{"a title of another ship", fleet.Fits(cat, bare, 1, catalog.TitleSlot), "jainas-light",
			`ship 2: wrong-icon jainas-light chassis="cr90" (ARM-FLB-023)`},
		{"a title", fleet.Fits(cat, bare, 0, catalog.TitleSlot), "bright-hope", ""},
		{"a unique squadron twice", fleet.FitsSquadron(cat, rebels()), "shara-bey",
			`squadron 3: same-name name="Shara Bey" (ARM-FLB-015)`},
		{"a fifth ace", fleet.FitsSquadron(cat, rebels()), "luke-skywalker",
			`fleet: too-many-aces count="5" limit="4" (ARM-FLB-013)`},
		{"a squadron", fleet.FitsSquadron(cat, bare), "x-wing-squadron", ""},
		{"over a third", fleet.FitsSquadron(cat, scant), "x-wing-squadron", `fleet: over-squadrons limit="134" total="143" (ARM-FLB-012)`},
		{"over the total", fleet.FitsShip(cat, small), "cr90-corvette-a", `fleet: over-total limit="180" total="436" (ARM-FLB-003)`},
		{"an objective", fleet.FitsObjective(cat, rebels(), catalog.AssaultObjective), "advanced-gunnery", ""},
	} {
		i := slices.IndexFunc(test.fits, func(f fleet.Fit) bool { return f.ID == test.id })
		if i < 0 {
			t.Errorf("%s: %s is not told of", test.name, test.id)
			continue
		}
		got := ""
		if b := test.fits[i].Breach; b != nil {
			got = b.String()
		}
		if got != test.want {
			t.Errorf("%s: %s: %q, want %q", test.name, test.id, got, test.want)
		}
	}
}

// TestObjectivesInOrder puts one objective of each category, in whatever order they are chosen.
func TestObjectivesInOrder(t *testing.T) {
	cat := facts(t)
	f := fleet.Fleet{Objectives: []string{"no-such-one", "infested-fields"}}
	f = f.WithObjective(cat, catalog.AssaultObjective, "most-wanted").WithObjective(cat, catalog.NavigationObjective, "minefields")
	f = f.WithObjective(cat, catalog.DefenseObjective, "capture-the-vip").WithObjective(cat, catalog.AssaultObjective, "advanced-gunnery")
	f = f.WithObjective(cat, catalog.NavigationObjective, "dangerous-territory")
	if want := []string{"advanced-gunnery", "capture-the-vip", "dangerous-territory", "no-such-one"}; !slices.Equal(f.Objectives, want) {
		t.Errorf("objectives %v, want %v", f.Objectives, want)
	}
	if f = f.WithObjective(cat, catalog.DefenseObjective, ""); len(f.Objectives) != 3 {
		t.Errorf("objectives %v, want none of defense", f.Objectives)
	}
}

// BenchmarkFits tells what fits an officer's place.
func BenchmarkFits(b *testing.B) {
	f := rebels()
	cat, err := opened()
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		fleet.Fits(cat, f, 1, catalog.OfficerSlot)
	}
}
