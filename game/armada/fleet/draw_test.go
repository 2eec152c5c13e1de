package fleet_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"xwing/game/armada/catalog"
	"xwing/game/armada/fleet"
	"xwing/game/armada/gauge"
)

// drawn are fleets of all factions and many totals.
func drawn(t *testing.T, n int) (all []fleet.Fleet) {
	t.Helper()
	totals := []int{180, 400, 237, 90, 1000, 421, 600}
	for i := range n {
		rng := rand.New(rand.NewPCG(uint64(i), 34))
		wish := fleet.Wish{Faction: catalog.Factions()[i%4], Points: totals[i%len(totals)], Huge: i%5 == 0}
		f, err := fleet.Draw(facts(t), rng, wish)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, f)
	}
	return all
}

// TestDraw wants legal fleets, each the same from the same seed, with as much in them as there is to draw.
func TestDraw(t *testing.T) {
	cat := facts(t)
	all := drawn(t, 400)
	seen := map[string]bool{}
	huge, spent, agreed := 0, 0, 0
	for i, f := range all {
		if breaches := f.Check(cat); len(breaches) > 0 {
			t.Errorf("fleet %d: %v", i, breaches)
		}
		spent, agreed = spent+f.Cost(cat).Total, agreed+f.Points
		for _, s := range f.Ships {
			seen["ship "+s.ID] = true
			if card, _ := cat.Ship(s.ID); card.Size == gauge.Huge {
				if huge++; i%5 != 0 {
					t.Errorf("fleet %d has a huge ship that nobody wished for", i)
				}
			}
			for _, id := range s.Upgrades {
				seen["upgrade "+id] = true
			}
		}
		for _, s := range f.Squadrons {
			seen["squadron "+s.ID] = true
		}
		for _, id := range f.Objectives {
			seen["objective "+id] = true
		}
	}
	if again := drawn(t, 400); !cmp.Equal(all, again) {
		t.Error("the same seeds draw other fleets")
	}
	t.Logf("%d cards, %d huge ships, %d of %d points", len(seen), huge, spent, agreed)
	if len(seen) < 450 || huge < 10 || spent*10 < agreed*8 {
		t.Errorf("only %d cards, %d huge ships, %d of %d points", len(seen), huge, spent, agreed)
	}
	if _, err := fleet.Draw(cat, rand.New(rand.NewPCG(1, 2)), fleet.Wish{Faction: catalog.Rebel, Points: 30}); err == nil {
		t.Error("a fleet of 30 points")
	}
}

// TestFormsOfDrawn writes drawn fleets in Kingston's form and in ours and reads them again.
func TestFormsOfDrawn(t *testing.T) {
	for i, f := range drawn(t, 240) {
		f.Name = fmt.Sprint("drawn ", i)
		own, err := f.JSON()
		if err != nil {
			t.Fatal(err)
		}
		wantSame(t, "our own form", string(own), f)
		wantSame(t, "Flagship, saved", printed{f, facts(t), f.Cost(facts(t))}.saved(t), onlyNumbered(f))
		kingston := f.Kingston(facts(t))
		f.Points = fleet.StandardPoints // that form does not say it
		wantSame(t, "Kingston", kingston, f)
	}
}

// onlyNumbered is the fleet without what Flagship has no number for.
func onlyNumbered(f fleet.Fleet) fleet.Fleet {
	f.Squadrons = slices.DeleteFunc(slices.Clone(f.Squadrons), func(s fleet.Squadron) bool { return s.ID == "jango-fett" })
	if len(f.Squadrons) == 0 {
		f.Squadrons = nil
	}
	return f
}

// TestIllegalForms writes what is no fleet that may be fielded, and reads it again.
func TestIllegalForms(t *testing.T) {
	f := fleet.Fleet{Name: "All wrong", Faction: catalog.Separatist, Points: 400, Objectives: []string{"double-agent", "Nothing Known"},
		Ships: []fleet.Ship{ship("hardcell-class-transport: count-dooku kraken Unheard_Of spinal-armament spinal-armament"),
			{ID: "A Ship of Dreams"}},
		Squadrons: []fleet.Squadron{{ID: "jango-fett", Count: 2}, {ID: "Unknown Flyers", Count: 3}, {ID: "jango-fett", Count: 1}}}
	own, err := f.JSON()
	if err != nil {
		t.Fatal(err)
	}
	wantSame(t, "our own form", string(own), f)
	wantSame(t, "Kingston", f.Kingston(facts(t)), f)
}

func BenchmarkCheck(b *testing.B) {
	cat, f := facts(b), imperials()
	for b.Loop() {
		f.Check(cat)
	}
}

func BenchmarkDraw(b *testing.B) {
	cat := facts(b)
	rng := rand.New(rand.NewPCG(3, 4))
	for b.Loop() {
		if _, err := fleet.Draw(cat, rng, fleet.Wish{Faction: catalog.Rebel, Points: 400}); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkRead(b *testing.B) {
	cat := facts(b)
	text := []byte(rebels().Kingston(cat))
	for b.Loop() {
		if _, err := fleet.Read("fleet", text, cat); err != nil {
			b.Fatal(err)
		}
	}
}
