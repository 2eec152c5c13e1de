package board

import (
	"testing"

	"xwing/game"
	"xwing/game/armada/catalog"
	"xwing/physics"
)

// table is a small table: a ship and a squadron of each seat, an obstacle.
func table() *View {
	v := &View{First: game.NoSeat, Winner: game.NoSeat}
	for seat := range game.Seat(2) {
		v.Ships = append(v.Ships, Ship{ID: ShipID(seat + 1), Seat: seat, Hull: 5, Dials: 2, Speed: 1, Facedown: 1,
			Tokens: []DefenseToken{{Kind: catalog.Brace}}, Upgrades: []Upgrade{{Card: "gunnery-team"}}})
		v.Squadrons = append(v.Squadrons, Squadron{ID: SquadronID(seat + 1), Seat: seat, Hull: 3,
			Tokens: []DefenseToken{{Kind: catalog.Scatter}}})
	}
	v.Obstacles = []Obstacle{{ID: 1, Card: "station", Kind: catalog.Station}}
	return v
}

// TestEventsChangeTheView: each kind of event changes what it tells of, and nothing of a copy made before.
func TestEventsChangeTheView(t *testing.T) {
	pose := physics.PoseAt(100, 200, 30)
	for _, test := range []struct {
		event Event
		holds func(v *View) bool
	}{
		{PhaseBegan{Phase: ShipPhase, Round: 2}, func(v *View) bool { return v.Phase == ShipPhase && v.Round == 2 }},
		{FirstPlayerChosen{Seat: game.Blue}, func(v *View) bool { return v.First == game.Blue }},
		{ObjectiveChosen{Objective: "most-wanted"}, func(v *View) bool { return v.Objective == "most-wanted" }},
		{ObstaclePlaced{Obstacle: 1, Pose: pose}, func(v *View) bool { return v.Obstacles[0].Placed && v.Obstacles[0].Pose == pose }},
		{PassTokensGained{Seat: game.Red, N: 2}, func(v *View) bool { return v.Sides[0].Passes == 2 }},
		{ShipDeployed{Ship: 1, Pose: pose, Speed: 2}, func(v *View) bool { return v.Ships[0].Where == OnTable && v.Ships[0].Speed == 2 }},
		{SquadronDeployed{Squadron: 2, Pose: pose}, func(v *View) bool { return v.Squadrons[1].Where == OnTable }},
		{PieceSetAside{Piece: "ship:2"}, func(v *View) bool { return v.Ships[1].Where == SetAside }},
		{PieceSetAside{Piece: "squadron:1"}, func(v *View) bool { return v.Squadrons[0].Where == SetAside }},
		{MarkerPlaced{Marker{ID: 1, Kind: ObjectiveToken, Pose: pose}}, func(v *View) bool { return len(v.Markers) == 1 }},
		{TokenAssigned{Piece: "ship:1", Token: "objective"}, func(v *View) bool { return len(v.Ships[0].Carried) == 1 }},
		{TokenAssigned{Piece: "squadron:1", Token: "objective"}, func(v *View) bool { return len(v.Squadrons[0].Carried) == 1 }},
		{DialRevealed{Ship: 1, Command: catalog.Repair},
			func(v *View) bool { return v.Ships[0].Dials == 1 && v.Ships[0].Revealed == catalog.Repair }},
		{DialGained{Ship: 1, Command: catalog.Repair}, func(v *View) bool { return len(v.Ships[0].Gained) == 1 }},
		{DialDiscarded{Ship: 1, Command: catalog.Repair},
			func(v *View) bool { return v.Ships[0].Dials == 1 && v.Ships[0].Spent == catalog.Repair }},
		{CommandTokenGained{Ship: 1, Command: catalog.Navigate}, func(v *View) bool { return len(v.Ships[0].Commands) == 1 }},
		{RaidTokenGained{Ship: 1, Command: catalog.Navigate}, func(v *View) bool { return len(v.Ships[0].Raided) == 1 }},
		{SpeedChanged{Ship: 1, Speed: 3}, func(v *View) bool { return v.Ships[0].Speed == 3 }},
		{ShipMoved{Ship: 1, Pose: pose}, func(v *View) bool { return v.Ships[0].Pose == pose }},
		{SquadronMoved{Squadron: 1, Pose: pose}, func(v *View) bool { return v.Squadrons[0].Pose == pose }},
		{ShieldsChanged{Ship: 1, Zone: 1, Shields: 2}, func(v *View) bool { return v.Ships[0].Shields[1] == 2 }},
		{DamageDealt{Ship: 1, Faceup: FaceupDamage{"crew-panic", 1}, Left: 9},
			func(v *View) bool { return len(v.Ships[0].Faceup) == 1 && v.Sides[0].Deck == 9 }},
		{DamageDealt{Ship: 1}, func(v *View) bool { return v.Ships[0].Facedown == 2 }},
		{DamageTurned{Ship: 1, Card: FaceupDamage{"crew-panic", 1}},
			func(v *View) bool { return v.Ships[0].Facedown == 0 && len(v.Ships[0].Faceup) == 1 }},
		{DamageDiscarded{Ship: 1}, func(v *View) bool { return v.Ships[0].Facedown == 0 }},
		{HullChanged{Squadron: 1, Hull: 1}, func(v *View) bool { return v.Squadrons[0].Hull == 1 }},
		{PieceDestroyed{Piece: "ship:1", Cost: 50}, func(v *View) bool { return v.Ships[0].Where == Destroyed && v.Sides[0].Lost == 50 }},
		{DefenseTokenChanged{Piece: "ship:1", State: Exhausted}, func(v *View) bool { return v.Ships[0].Tokens[0].State == Exhausted }},
		{DefenseTokenChanged{Piece: "squadron:1", State: Discarded},
			func(v *View) bool { return v.Squadrons[0].Tokens[0].State == Discarded }},
		{UpgradeChanged{Ship: 1, Upgrade: Upgrade{Card: "gunnery-team", Exhausted: true}},
			func(v *View) bool { return v.Ships[0].Upgrades[0].Exhausted }},
		{AttackDeclared{Attack: Attack{Attacker: "ship:1"}}, func(v *View) bool { return v.Attack != nil }},
		{VictoryTokensGained{Seat: game.Blue, Tokens: 2}, func(v *View) bool { return v.Sides[1].Victory == 2 }},
		{CardTokensChanged{N: 3}, func(v *View) bool { return v.OnCard == 3 }},
		{SquadronAdded{Squadron: Squadron{ID: 3, Seat: game.Blue, Tokens: []DefenseToken{{}}}},
			func(v *View) bool { return len(v.Squadrons) == 3 && len(v.Squadrons[2].Tokens) == 1 }},
		{ShipAdded{Ship: Ship{ID: 3, Tokens: []DefenseToken{{}}}},
			func(v *View) bool { return len(v.Ships) == 3 && len(v.Ships[2].Tokens) == 1 }},
		{SquadronTurned{Squadron: 1, Seat: game.Blue}, func(v *View) bool { return v.Squadrons[0].Seat == game.Blue }},
		{GameEnded{Winner: game.Blue}, func(v *View) bool { return v.Ended && v.Winner == game.Blue }},
	} {
		t.Run(game.EventKind(test.event), func(t *testing.T) {
			v := table()
			before := v.Clone()
			v.Apply(test.event)
			if !test.holds(v) {
				t.Errorf("%+v changes nothing", test.event)
			}
			if test.holds(&before) {
				t.Errorf("%+v changes a copy made before", test.event)
			}
			if test.event.Phrase(v).Key == "" || test.event.Phrase(nil).Key == "" {
				t.Error("it says nothing")
			}
		})
	}
}

// TestTokensOnObstacles: a mine and a grav well that lie on an obstacle move with it, and stay where it leaves the table.
func TestTokensOnObstacles(t *testing.T) {
	t.Run("ARM-TKN-021 ARM-TKN-023", func(t *testing.T) {
		v := table()
		v.Obstacles[0].Outline, v.Obstacles[0].Placed = physics.Rect(-30, -30, 30, 30), true
		v.Obstacles[0].Pose = physics.PoseAt(500, 500, 0)
		lay := func(id MarkerID, kind MarkerKind, x float64) {
			v.Apply(MarkerPlaced{Marker{ID: id, Kind: kind, Seat: game.NoSeat, Pose: physics.PoseAt(x, 500, 0)}})
		}
		lay(1, ProximityMine, 510)
		lay(2, GravWell, 490)
		lay(3, GravShift, 700)
		v.Apply(ObstaclePlaced{Obstacle: 1, Pose: physics.PoseAt(500, 600, 90), Moved: true})
		want := [3]physics.Vec{{X: 500, Y: 610}, {X: 500, Y: 590}, {X: 700, Y: 500}} // turned left about its middle, or off it
		holds := func(when string) {
			for i, w := range want {
				if m := v.Markers[i]; m.Gone || m.Pose.Point().Sub(w).Len() > 0.01 {
					t.Errorf("%s: %+v, want it at %v", when, m, w)
				}
			}
		}
		holds("moved")
		v.Apply(ObstacleRemoved{Obstacle: 1})
		v.Apply(RoundEnded{Round: 1})
		v.Apply(PhaseBegan{Phase: CommandPhase, Round: 2})
		holds("without the obstacle")
	})
}

func TestPieceIDs(t *testing.T) {
	if ShipOf(ShipID(3).Piece()) != 3 || SquadronOf(SquadronID(4).Piece()) != 4 || ObstacleOf(ObstacleID(5).Piece()) != 5 ||
		MarkerOf(MarkerID(6).Piece()) != 6 {
		t.Error("an id does not come back from its piece")
	}
	if ShipOf("squadron:3") != 0 || ShipOf("ship:x") != 0 {
		t.Error("what names no ship names one")
	}
}

// TestSpentDialsStay: a spent dial lies faceup on its ship's card until it is assigned again.
func TestSpentDialsStay(t *testing.T) {
	t.Run("ARM-DIA-009", func(t *testing.T) {
		v := table()
		for _, step := range []struct {
			event Event
			want  catalog.Command
		}{
			{DialRevealed{Ship: 1, Command: catalog.Repair}, 0},
			{DialSpent{Ship: 1, Command: catalog.Repair}, catalog.Repair},
			{ActivationEnded{Piece: "ship:1"}, catalog.Repair},
			{DialsStacked{Seat: game.Blue, Dials: []int{1, 3}}, catalog.Repair}, // the other player's
			{DialsStacked{Seat: game.Red, Dials: []int{2, 3}}, 0},
			{DialDiscarded{Ship: 1, Command: catalog.Navigate}, catalog.Navigate}, // discarded, it lies there as well
			{ShipActivated{Ship: 1}, catalog.Navigate},
		} {
			step.event.Change(v)
			if got := v.Ships[0].Spent; got != step.want {
				t.Errorf("after %T %v lies on the card, want %v", step.event, got, step.want)
			}
		}
	})
}
