package cards

import (
	"reflect"
	"testing"

	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/ask"
	"xwing/game/armada/catalog"
)

// isard is a game in its first Ship Phase in which red's ship has Director Isard and blue's ship some dials.
func isard(t *testing.T, dials ...catalog.Command) *game.Session {
	return begun(t, Library(), [2]armada.Muster{
		{Faction: catalog.Imperial, Ships: []armada.MusterShip{{Ship: "raider-i-class-corvette", Flagship: true,
			Upgrades: []string{"director-isard"}}}},
		{Faction: catalog.Rebel, Ships: []armada.MusterShip{{Ship: "nebulon-b-escort-frigate", Flagship: true}}},
	}, 1, []float64{300, 1200}, func(s *armada.State) {
		for i, stack := range [][]catalog.Command{{catalog.Navigate}, dials} {
			s.Hidden.Stacks[i], s.View.Ships[i].Dials = stack, len(stack)
		}
	})
}

// TestLookingAtDials: who looks at dials by a card sees them alone, behind the curtain; nothing of it is on the table.
func TestLookingAtDials(t *testing.T) {
	one, other := isard(t, catalog.Repair, catalog.Navigate), isard(t, catalog.Navigate, catalog.SquadronCommand)
	answers := map[game.Kind]string{ask.ActivateShip: "ship:1", ask.UseCard: "ship:1/upgrade/director-isard/0", ask.ChooseShip: "ship:2"}
	for {
		open := one.Open()
		pick := answers[open[0].Kind]
		if pick == "" {
			break
		}
		for _, s := range []*game.Session{one, other} {
			if err := s.Choose(game.Choice{Seat: game.Red, Kind: open[0].Kind, Pick: []string{pick}}); err != nil {
				t.Fatal(err)
			}
		}
	}
	looks, elsewhere := one.Open(), other.Open()
	if len(looks) != 1 || looks[0].Seat != game.Red || !looks[0].Private || looks[0].Prompt.Arg("commands") != "repair navigate" ||
		elsewhere[0].Prompt.Arg("commands") != "navigate squadron" {
		t.Fatalf("asked is %+v, and %+v", looks, elsewhere)
	}
	for _, s := range []*game.Session{one, other} {
		if err := s.Choose(game.Choice{Seat: game.Red, Kind: looks[0].Kind, Pick: []string{"done"}}); err != nil {
			t.Fatal(err)
		}
	}
	if !reflect.DeepEqual(one.Drain(), other.Drain()) {
		t.Error("what is told differs with the dials")
	}
	if a, b := one.State().(*armada.State), other.State().(*armada.State); !reflect.DeepEqual(a.View, b.View) {
		t.Error("the tables differ with the dials")
	}
}
