package compare_test

import (
	"fmt"
	"io/fs"
	"math"
	"slices"
	"testing"

	"xwing/assets"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/compare"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/squad"
)

// of is what of one of our own squads is compared.
func of(t *testing.T, folder fs.FS, id string, list catalog.Ruleset, more ...squad.SquadPilot) compare.Squad {
	t.Helper()
	kit := matchtest.Kit(t)
	if list == catalog.FFG10 {
		kit = matchtest.FirstKit(t)
	}
	text, err := fs.ReadFile(folder, id+".xws")
	if err != nil {
		t.Fatal(err)
	}
	s, err := squad.ParseXWS(id, text)
	if err != nil {
		t.Fatal(err)
	}
	s.Pilots = append(s.Pilots, more...)
	mode := squad.ModeOf(kit.Facts, list)
	return compare.Of(kit.RulesBy(list), mode, s.ResolveIn(kit.Facts, list))
}

// TestSums adds up what squads cost, take and deal.
func TestSums(t *testing.T) {
	for _, tt := range []struct {
		name string
		got  compare.Squad
		want [7]int // points, limit, hull, shields, attack, least and most initiative
	}{
		{"second", of(t, assets.Squads(), "rebel-core", catalog.FFG20), [7]int{191, 200, 12, 7, 9, 3, 5}},
		{"first", of(t, assets.FirstSquads(), "scum-mindlink", catalog.FFG10), [7]int{99, 100, 16, 7, 8, 4, 9}},
		{"later", of(t, assets.LaterSquads(), "rebel-trench", catalog.AMG25), [7]int{20, 20, 24, 10, 13, 4, 5}},
		{"unknown", of(t, assets.Squads(), "rebel-core", catalog.FFG20, squad.SquadPilot{Pilot: "nobody"}),
			[7]int{191, 200, 12, 7, 9, 3, 5}},
	} {
		g := tt.got
		if got := [7]int{g.Points, g.Limit, g.Hull, g.Shields, g.Attack, g.Least, g.Most}; got != tt.want {
			t.Errorf("%s: %v, want %v", tt.name, got, tt.want)
		}
	}
}

// TestExpected compares what bare dice do with all their faces counted.
func TestExpected(t *testing.T) {
	for attack := range 5 {
		for defense := range 4 {
			want := counted(attack, defense, 0)
			if got := compare.Expected(attack, defense); math.Abs(got-want) > 1e-9 {
				t.Errorf("%d against %d: %.4f, want %.4f", attack, defense, got, want)
			}
		}
	}
}

// counted goes through the faces of all dice: four of eight hit, three of eight evade.
func counted(attack, defense, hits int) float64 {
	switch {
	case attack > 0:
		return (4*counted(attack-1, defense, hits+1) + 4*counted(attack-1, defense, hits)) / 8
	case defense > 0:
		return (3*counted(0, defense-1, hits-1) + 5*counted(0, defense-1, hits)) / 8
	}
	return float64(max(hits, 0))
}

// TestDice counts the dice of weapons by range: who has a bonus, and who does not reach.
func TestDice(t *testing.T) {
	on := compare.Ship{Agility: 2}
	second, first := of(t, assets.Squads(), "rebel-core", catalog.FFG20), of(t, assets.FirstSquads(), "rebel-xwings", catalog.FFG10,
		squad.SquadPilot{Pilot: "goldsquadronpilot", Upgrades: []squad.Equipped{{Slot: "turret", XWS: "ioncannonturret"}}})
	huge := of(t, assets.EpicSquads(), "epic-rebel-corvette", catalog.FFG20)
	for _, tt := range []struct {
		name            string
		of              compare.Ship
		card            string
		at              int
		attack, defense int
		ok              bool
	}{
		{"primary at 1", second.Ships[0], "", 1, 4, 2, true},
		{"primary at 2", second.Ships[0], "", 2, 3, 2, true},
		{"primary at 3", second.Ships[0], "", 3, 3, 3, true},
		{"primary at 4", second.Ships[0], "", 4, 3, 4, false},
		{"torpedo at 1", second.Ships[0], "protontorpedoes", 1, 4, 2, false},
		{"torpedo at 3 without bonus", second.Ships[0], "protontorpedoes", 3, 4, 2, true},
		{"turret of first edition at 1 without bonus", first.Ships[len(first.Ships)-1], "ioncannonturret", 1, 3, 2, true},
		{"turbolaser at 5", huge.Ships[0], "turbolaserbattery", 5, 3, 4, true},
	} {
		for _, w := range tt.of.Weapons {
			if w.Card == tt.card {
				attack, defense, ok := w.Dice(tt.at, on)
				if attack != tt.attack || defense != tt.defense || ok != tt.ok {
					t.Errorf("%s: %d against %d, %v; want %d, %d, %v", tt.name, attack, defense, ok, tt.attack, tt.defense, tt.ok)
				}
				if n, reaches := w.Damage(tt.at, on); reaches != ok || ok && n != compare.Expected(attack, defense) {
					t.Errorf("%s: %v, %v", tt.name, n, reaches)
				}
				tt.of.Weapons = nil
				break
			}
		}
		if tt.of.Weapons != nil {
			t.Errorf("%s: there is no such weapon", tt.name)
		}
	}
}

// TestDiffer finds the ships that both have, whatever their order, each once.
func TestDiffer(t *testing.T) {
	a := of(t, assets.Squads(), "rebel-core", catalog.FFG20)
	b := of(t, assets.Squads(), "rebel-core", catalog.FFG20, squad.SquadPilot{Pilot: "wedgeantilles"})
	b.Ships[0], b.Ships[2] = b.Ships[2], b.Ships[0]
	b.Ships[1].Upgrades = b.Ships[1].Upgrades[1:]
	if same := compare.Differ(&a, &b); same != 2 || !a.Ships[0].Both || a.Ships[1].Both ||
		!b.Ships[0].Both || b.Ships[1].Both || b.Ships[3].Both {
		t.Errorf("%d are the same", same)
	}
	twice := of(t, assets.Squads(), "rebel-core", catalog.FFG20)
	twice.Ships = append(twice.Ships, twice.Ships[0])
	one := of(t, assets.Squads(), "rebel-core", catalog.FFG20)
	if same := compare.Differ(&one, &twice); same != 3 || twice.Ships[3].Both {
		t.Errorf("%d are the same, want 3", same)
	}
}

// TestArms lists weapons and agilities, of those that are alike one.
func TestArms(t *testing.T) {
	s := of(t, assets.Squads(), "rebel-core", catalog.FFG20, squad.SquadPilot{Pilot: "nobody"})
	var got []string
	arms := s.Arms()
	for _, w := range arms {
		got = append(got, fmt.Sprint(w.Card, w.Value))
	}
	if want := []string{"3", "protontorpedoes4"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	if got := s.Agilities(); !slices.Equal(got, []int{2}) {
		t.Errorf("agilities %v", got)
	}
}
