package armada_test

import (
	"encoding/json"
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
)

// shown is the table as a seat sees it.
func shown(t *testing.T, s *armada.State, seat game.Seat) (v board.View, text string) {
	t.Helper()
	s.Seen(seat).Look(&v)
	bytes, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return v, string(bytes)
}

// TestInformation: what is open and derived is shown to both, what is hidden to nobody, or to its owner.
func TestInformation(t *testing.T) {
	s := ahead(t, false)
	ship := &s.View.Ships[0]
	s.View.Objective, ship.Carried, ship.Commands = "most-wanted", []string{"objective"}, []catalog.Command{catalog.Repair}
	ship.Faceup, ship.Tokens[0].State = []board.FaceupDamage{{Card: "crew-panic", Copy: 1}}, board.Exhausted
	ship.Upgrades[0].Discarded = true
	s.Hidden.Facedown[0], ship.Facedown = take(s, 2), 2
	s.View.Sides[0].Deck = len(s.Hidden.Decks[0])
	s.Hidden.Stacks[0], ship.Dials = []catalog.Command{catalog.Navigate, catalog.Repair}, 2
	s.View.Sides[0].Victory, s.View.Sides[1].Lost = 2, 57
	red, redText := shown(t, s, game.Red)
	blue, blueText := shown(t, s, game.Blue)
	t.Run("ARM-INF-001 ARM-INF-002 what is open", func(t *testing.T) {
		for _, v := range []*board.View{&red, &blue} {
			x := v.Ships[0]
			if v.Objective != "most-wanted" || len(x.Commands) != 1 || x.Tokens[0].State != board.Exhausted || !x.Upgrades[0].Discarded ||
				len(x.Faceup) != 1 || x.Faceup[0].Card != "crew-panic" {
				t.Errorf("shown is %+v", x)
			}
		}
		if redText != blueText {
			t.Error("the players see two tables")
		}
	})
	t.Run("ARM-INF-003 ARM-INF-005 what is derived", func(t *testing.T) {
		if x := blue.Ships[0]; x.Dials != 2 || x.Facedown != 2 || blue.Sides[0].Deck != 50 {
			t.Errorf("of %d dials, %d cards facedown, %d in the deck", x.Dials, x.Facedown, blue.Sides[0].Deck)
		}
		if red.Sides[1].Lost != 57 || blue.Sides[1].Lost != 57 || red.Sides[0].Victory != 2 || blue.Sides[0].Victory != 2 {
			t.Error("they see other scores")
		}
	})
	t.Run("ARM-INF-006 which ships were named", func(t *testing.T) {
		if !slices.Equal(blue.Ships[0].Carried, []string{"objective"}) || len(blue.Ships[1].Carried) != 0 {
			t.Errorf("named are %v, %v", blue.Ships[0].Carried, blue.Ships[1].Carried)
		}
	})
	t.Run("ARM-INF-007 ARM-INF-011 ARM-DCK-006 what lies facedown", func(t *testing.T) {
		twin := s.Clone().(*armada.State)
		slices.Reverse(twin.Hidden.Stacks[0])
		slices.Reverse(twin.Hidden.Decks[0])
		twin.Hidden.Facedown[0] = []armada.DamageCard{{Card: "comm-noise", Copy: 1}, {Card: "power-failure", Copy: 2}}
		for _, seat := range []game.Seat{game.Red, game.Blue} {
			if _, text := shown(t, twin, seat); text != redText {
				t.Errorf("%s sees a difference", seat.ID())
			}
		}
		if s.Seen(game.Blue).Stack(1) != nil {
			t.Error("blue sees red's dials")
		}
	})
	t.Run("ARM-INF-010 own dials, in their order", func(t *testing.T) {
		stack := s.Seen(game.Red).Stack(1)
		if !slices.Equal(stack, []catalog.Command{catalog.Navigate, catalog.Repair}) {
			t.Fatalf("the stack is %v", stack)
		}
		stack[0] = catalog.SquadronCommand
		if s.Hidden.Stacks[0][0] != catalog.Navigate {
			t.Error("who looks at a stack changes it")
		}
	})
	t.Run("ARM-INF-007 ARM-INF-008 a card that was faceup is hidden again, a dial shown as it is revealed", func(t *testing.T) {
		s := ahead(t, false)
		s.View.Ships[0].Faceup = []board.FaceupDamage{{Card: "crew-panic", Copy: 1}}
		s.View.Apply(board.DamageTurned{Ship: 1, Card: s.View.Ships[0].Faceup[0], Facedown: true})
		if x := s.View.Ships[0]; x.Facedown != 1 || len(x.Faceup) != 0 {
			t.Errorf("shown is %+v", x)
		}
		s.Hidden.Stacks[0], s.View.Ships[0].Dials = []catalog.Command{catalog.Navigate, catalog.Repair}, 2
		after := played(t, s, map[game.Kind]string{ask.ActivateShip: "ship:1", ask.RevealDial: "dial"}, ask.SetCourse, nil)
		if x, _ := shown(t, after, game.Blue); x.Ships[0].Revealed != catalog.Navigate || x.Ships[0].Dials != 1 {
			t.Errorf("blue sees %+v", x.Ships[0])
		}
		if red, blue := after.Seen(game.Red).Stack(1), after.Seen(game.Blue).Stack(1); len(red) != 1 || blue != nil {
			t.Errorf("of the dials that are left red sees %v, blue %v", red, blue)
		}
	})
}
