package squad_test

import (
	"testing"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// TestAdded tells what a change is to be blamed for: breaches that were not there, or have grown worse; not what was there
// before, has become better, or lacks less.
func TestAdded(t *testing.T) {
	of := func(kind squad.Kind, pilot int, args ...string) squad.Breach {
		b := squad.Breach{Rule: "R", Kind: kind, Pilot: pilot, Args: map[string]string{}}
		for i := 0; i < len(args); i += 2 {
			b.Args[args[i]] = args[i+1]
		}
		return b
	}
	over := func(total string) squad.Breach { return of(squad.OverBudget, -1, "total", total, "limit", "200") }
	few := func(n string) squad.Breach { return of(squad.TooFewShips, -1, "count", n, "limit", "3") }
	wing := func(n string) squad.Breach { return of(squad.WingSize, 0, "count", n, "least", "2", "limit", "5") }
	epic := func(n string) squad.Breach { return of(squad.OverEpicPoints, -1, "total", n, "limit", "5") }
	for _, c := range []struct {
		name          string
		before, after []squad.Breach
		want          int
	}{
		{"nothing", nil, nil, 0},
		{"new", nil, []squad.Breach{over("210")}, 1},
		{"there before", []squad.Breach{over("210")}, []squad.Breach{over("210")}, 0},
		{"worse", []squad.Breach{over("210")}, []squad.Breach{over("212")}, 1},
		{"better", []squad.Breach{over("210")}, []squad.Breach{over("205")}, 0},
		{"once more", []squad.Breach{over("210")}, []squad.Breach{over("210"), over("210")}, 1},
		{"of another ship", []squad.Breach{of(squad.NoCost, 0)}, []squad.Breach{of(squad.NoCost, 1)}, 1},
		{"about another name", []squad.Breach{of(squad.TooManyCopies, 0, "name", "a")}, []squad.Breach{of(squad.TooManyCopies, 0, "name",
			"b")}, 1},
		{"another that is near", []squad.Breach{of(squad.UnknownPilot, 0, "near", "a")}, []squad.Breach{of(squad.UnknownPilot, 0)}, 0},
		{"the first ship of three", []squad.Breach{of(squad.NoShips, -1)}, []squad.Breach{few("1")}, 0},
		{"the second", []squad.Breach{few("1")}, []squad.Breach{few("2")}, 0},
		{"a ship fewer", []squad.Breach{few("2")}, []squad.Breach{few("1")}, 1},
		{"a wingmate more", []squad.Breach{wing("0")}, []squad.Breach{wing("1")}, 0},
		{"a wingmate too many", []squad.Breach{wing("6")}, []squad.Breach{wing("7")}, 1},
		{"half a point more", []squad.Breach{epic("5.5")}, []squad.Breach{epic("6")}, 1},
		{"solitary cards more", []squad.Breach{of(squad.TooManySolitary, 1, "count", "2")}, []squad.Breach{of(squad.TooManySolitary, 1,
			"count", "3")}, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := squad.Added(c.before, c.after); len(got) != c.want {
				t.Errorf("added: %v, want %d", got, c.want)
			}
		})
	}
}

// TestFitsFirst begins a squad: the first ship of three may join, one card of its slots fits.
func TestFitsFirst(t *testing.T) {
	cat := load(t)
	mode := squad.ModeOf(cat, catalog.AMG25)
	free := 0
	for _, f := range squad.FitsPilot(cat, mode, squad.Squad{Faction: catalog.Rebel}, catalog.Rebel) {
		if f.Breach == nil {
			free++
		}
		if f.ID == "wedgeantilles" && (f.Breach != nil || f.Cost == 0) {
			t.Errorf("Wedge may not join: %v, for %d points", f.Breach, f.Cost)
		}
	}
	if free < 50 {
		t.Errorf("only %d ship cards may join", free)
	}
	s := build(t, cat, catalog.Rebel, "wedgeantilles")
	why := map[string]*squad.Breach{}
	for _, f := range squad.Fits(cat, mode, s, 0, "talent") {
		why[f.ID] = f.Breach
	}
	if b, told := why["predator"]; !told || b != nil {
		t.Errorf("Predator does not fit: %v", b)
	}
	if b := why["fanatical"]; b == nil || b.Kind != squad.Restricted || b.Wants == nil {
		t.Errorf("what is for the First Order fits: %v", b)
	}
	if got := squad.Fits(cat, mode, s, 1, "talent"); got != nil {
		t.Errorf("%d cards fit no ship", len(got))
	}
	if got := squad.Fits(cat, mode, s, 0, "nothing"); got != nil {
		t.Errorf("%d cards fit no slot", len(got))
	}
}
