package armada_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/physics"
)

// arrived begins a round of hyperspace assault whose second player has a ship set aside, which arrives when it may. The
// ship carries a token; its upgrade tells of the rounds at whose start it resolves.
func arrived(t *testing.T, round int) (after *armada.State, told []int) {
	t.Helper()
	s := begun(t, gauge.StandardField(), &armada.Card{Ref: "upgrade/general-dodonna", Abilities: []armada.Ability{{
		When: armada.StartOfPhase,
		If:   func(_ *armada.Table, m armada.Moment) bool { return m.Phase == board.CommandPhase },
		Do:   func(t *armada.Table, _ armada.Moment) { told = append(told, t.View.Round) }}}})
	s.View.First, s.View.Objective = game.Blue, "hyperspace-assault"
	s.View.Round, s.View.Phase, s.Memory.At = round-1, board.StatusPhase, armada.CommandPhase
	for i, p := range []physics.Pose{physics.PoseAt(900, 300, 0), {}, physics.PoseAt(200, 800, 180)} {
		s.View.Ships[i].Where, s.View.Ships[i].Pose, s.View.Ships[i].Speed = board.OnTable, p, 1
	}
	s.View.Ships[1].Where, s.View.Ships[1].Carried = board.SetAside, []string{string(board.ObjectiveToken)}
	s.View.Markers = []board.Marker{{ID: 1, Kind: board.ObjectiveToken, Seat: game.NoSeat, Pose: physics.PoseAt(500, 500, 0)}}
	session, err := game.NewSession(game.Header{Game: "armada", Seed: 1}, s, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	at := physics.PoseAt(500, 560, 0)
	for {
		open := session.Open()
		if f := session.Fault(); f != nil || len(open) == 0 {
			t.Fatalf("nobody is asked: %+v", f)
		}
		c := game.Choice{Seat: open[0].Seat, Kind: open[0].Kind}
		switch open[0].Kind {
		case ask.StackDials:
			return session.State().(*armada.State), told
		case ask.ChooseEffect:
			c.Pick = []string{"arrive"}
		case ask.Deploy:
			c.Piece, c.Pose = "ship:2", &at
		case ask.SetSpeed:
			c.Pick = []string{"1"}
		}
		if err := session.Choose(c); err != nil {
			t.Fatalf("%s: %v", open[0].Kind, err)
		}
	}
}

// TestPiecesSetAside: what they keep, and what they may do once they are there.
func TestPiecesSetAside(t *testing.T) {
	first, before := arrived(t, 1)
	second, told := arrived(t, 2)
	t.Run("ARM-FAQ-031 ARM-TIM-024 at the start of the round in which it arrives", func(t *testing.T) {
		if first.View.Ships[1].Where != board.SetAside || len(before) > 0 {
			t.Errorf("in round 1 it is %v, and its card resolves in %v", first.View.Ships[1].Where, before)
		}
		if second.View.Ships[1].Where != board.OnTable || !slices.Equal(told, []int{2}) {
			t.Errorf("in round 2 it is %v, and its card resolves in %v", second.View.Ships[1].Where, told)
		}
	})
	t.Run("ARM-FAQ-032 it keeps its token", func(t *testing.T) {
		for _, s := range []*armada.State{first, second} {
			if !slices.Equal(s.View.Ships[1].Carried, []string{string(board.ObjectiveToken)}) {
				t.Errorf("in round %d it carries %v", s.View.Round, s.View.Ships[1].Carried)
			}
		}
	})
	t.Run("ARM-FAQ-032 as it is set aside, too", func(t *testing.T) {
		v := first.View.Clone()
		ship := &v.Ships[0]
		ship.Carried, ship.Commands = []string{string(board.ObjectiveToken)}, []catalog.Command{catalog.Repair}
		v.Apply(board.PieceSetAside{Piece: ship.ID.Piece()})
		if ship.Where != board.SetAside || len(ship.Carried) != 1 || len(ship.Commands) != 1 {
			t.Errorf("it is %v with %v and %v", ship.Where, ship.Carried, ship.Commands)
		}
	})
}

// TestLastShipGone: a ship leaves the play area, the last of its fleet there; another one and a squadron are set aside, and
// a squadron is still on the table.
func TestLastShipGone(t *testing.T) {
	s := begun(t, gauge.StandardField())
	s.View.First, s.View.Round, s.View.Phase, s.Memory.At = game.Red, 1, board.CommandPhase, armada.ShipPhase
	s.View.Ships[0].Where, s.View.Ships[0].Pose, s.View.Ships[0].Speed = board.OnTable, physics.PoseAt(900, 860, 0), 2
	s.View.Ships[2].Where, s.View.Ships[2].Pose, s.View.Ships[2].Speed = board.OnTable, physics.PoseAt(200, 800, 180), 1
	s.View.Ships[1].Where, s.View.Squadrons[0].Where = board.SetAside, board.SetAside
	s.View.Squadrons[1].Where, s.View.Squadrons[1].Pose = board.OnTable, physics.PoseAt(600, 300, 0)
	session, err := game.NewSession(game.Header{Game: "armada", Seed: 1}, s, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	for _, c := range []game.Choice{{Kind: ask.ActivateShip, Pick: []string{"ship:1"}},
		{Kind: ask.SetCourse, Pick: []string{"0/0/left"}}} {
		if err := session.Choose(c); err != nil {
			t.Fatal(err)
		}
	}
	after, cat := session.State().(*armada.State), s.Rules().Catalog
	outcome, over := session.Over()
	t.Run("ARM-SAS-005 the game ends at once", func(t *testing.T) {
		if !over || outcome.Winner != game.Side(game.Blue) || after.View.Round != 1 || after.View.Phase == board.StatusPhase {
			t.Errorf("over %v: %+v, in round %d", over, outcome, after.View.Round)
		}
	})
	t.Run("ARM-FAQ-079 ARM-SAS-007 what is set aside is lost, the squadron on the table is not", func(t *testing.T) {
		want := 0
		for _, id := range []string{"cr90-corvette-a", "nebulon-b-escort-frigate"} {
			card, err := cat.Ship(id)
			if err != nil {
				t.Fatal(err)
			}
			want += card.Cost
		}
		for _, id := range []string{"leia-organa-officer", "general-dodonna"} {
			card, err := cat.Upgrade(id)
			if err != nil {
				t.Fatal(err)
			}
			want += card.Cost
		}
		card, err := cat.Squadron("luke-skywalker")
		if err != nil {
			t.Fatal(err)
		}
		if want += card.Cost; after.Score(game.Blue) != want || after.Score(game.Red) != 0 {
			t.Errorf("the scores are %d and %d, want 0 and %d", after.Score(game.Red), after.Score(game.Blue), want)
		}
	})
}
