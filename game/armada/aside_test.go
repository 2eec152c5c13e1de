package armada_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/ask"
	"xwing/game/armada/gauge"
)

// putAside sets up a game of an objective of red's, the second player's, where a card sets red's ship:1 aside at a timing; it
// returns the state after setup, and the ships that red could choose for the objective.
func putAside(t *testing.T, objective string, when armada.Timing) (after *armada.State, choice []string) {
	t.Helper()
	s := begun(t, gauge.StandardField(), &armada.Card{Ref: "upgrade/leia-organa-officer", Abilities: []armada.Ability{{When: when,
		If: func(*armada.Table, armada.Moment) bool { return true },
		Do: func(t *armada.Table, _ armada.Moment) { t.SetAside("ship:1") }}}})
	s.View.First, s.View.Sides[game.Red].Objectives, s.Memory.At = game.Blue, []string{objective}, armada.ChooseObjective
	after = setUp(t, s, armada.CommandPhase, func(d game.Decision) {
		if d.Kind == ask.ChooseShip && d.Seat == game.Red && choice == nil {
			for _, o := range d.Options {
				choice = append(choice, o.ID)
			}
		}
	})
	return after, choice
}

// TestSetAside: what pieces that are set aside get of an objective.
func TestSetAside(t *testing.T) {
	marked := func(s *armada.State, ship int) bool { return slices.Contains(s.View.Ships[ship].Carried, "objective") }
	t.Run("ARM-SAS-003 ARM-SAS-004 a token that came before stays", func(t *testing.T) {
		if s, _ := putAside(t, "blockade-run", armada.BeforeDeploying); !marked(s, 0) || !marked(s, 1) {
			t.Errorf("they carry %v, %v", s.View.Ships[0].Carried, s.View.Ships[1].Carried)
		}
	})
	t.Run("ARM-SAS-003 none that comes later", func(t *testing.T) {
		if s, _ := putAside(t, "opening-salvo", armada.BeforeDeploying); marked(s, 0) || !marked(s, 1) {
			t.Errorf("they carry %v, %v", s.View.Ships[0].Carried, s.View.Ships[1].Carried)
		}
	})
	t.Run("ARM-SAS-012 by an objective that looks at the whole fleet", func(t *testing.T) {
		if _, choice := putAside(t, "intel-sweep", armada.BeforePlacingObstacles); !slices.Contains(choice, "ship:1") {
			t.Errorf("of %v", choice)
		}
		if s, _ := putAside(t, "blockade-run", armada.BeforePlacingObstacles); !marked(s, 0) {
			t.Error("it carries nothing")
		}
	})
	t.Run("ARM-SAS-012 not by one that names ships in play", func(t *testing.T) {
		if _, choice := putAside(t, "most-wanted", armada.BeforePlacingObstacles); !slices.Equal(choice, []string{"ship:2"}) {
			t.Errorf("of %v", choice)
		}
	})
}
