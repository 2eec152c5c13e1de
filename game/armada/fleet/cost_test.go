package fleet_test

import (
	"slices"
	"testing"

	"xwing/game/armada/fleet"
)

func TestCost(t *testing.T) {
	cat := facts(t)
	cost := rebels().Cost(cat)
	if !slices.Equal(cost.Ships, []int{101, 136, 26, 28}) || cost.Squadrons != 101 || cost.Total != 392 {
		t.Errorf("the fleet costs %+v, want 101, 136, 26 and 28, squadrons 101, in all 392", cost)
	}
	if at := rebels().Flagship(cat); at != 0 {
		t.Errorf("the flagship is %d", at)
	}
	if at := (fleet.Fleet{Ships: []fleet.Ship{ship("cr90-corvette-a"), ship("nothing: nobody")}}).Flagship(cat); at != -1 {
		t.Errorf("without a commander the flagship is %d", at)
	}
	t.Run("ARM-FLB-033 copies", func(t *testing.T) {
		f := fleet.Fleet{Squadrons: []fleet.Squadron{{ID: "a-wing-squadron", Count: 3}, {ID: "nobody", Count: 2}}}
		if cost := f.Cost(cat); cost.Squadrons != 33 || cost.Total != 33 {
			t.Errorf("three A-wing squadrons cost %+v, want 11 each", cost)
		}
		f = rebels()
		f.Squadrons[4].Count = 3
		f.Squadrons = append(f.Squadrons, fleet.Squadron{ID: "a-wing-squadron", Count: 1}) // the same card, listed apart
		f.Points = 500
		wantBreaches(t, f)
	})
	for points, want := range map[int][2]int{400: {134, 4}, 200: {67, 2}, 180: {60, 1}, 350: {117, 3}, 99: {33, 0}, 0: {0, 0}, -5: {0, 0}} {
		if got := [2]int{fleet.SquadronLimit(points), fleet.AceLimit(points)}; got != want {
			t.Errorf("at %d points squadrons may cost %d and %d may be aces, want %v", points, got[0], got[1], want)
		}
	}
}
