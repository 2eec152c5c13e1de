package armada_test

import (
	"testing"

	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/gauge"
	"xwing/physics"
)

// flown plays the first activation of a ship, with further cards and another ship somewhere: it flies straight ahead, and
// turns left by a click where it may turn at speed 0. The speeds at which it sets a course are told.
func flown(t *testing.T, speed int, other physics.Pose, more ...*armada.Card) (after *armada.State, speeds string) {
	t.Helper()
	s := begun(t, gauge.StandardField(), more...)
	s.View.First, s.View.Round, s.View.Phase, s.Memory.At = game.Red, 1, board.CommandPhase, armada.ShipPhase
	for i, p := range []physics.Pose{physics.PoseAt(900, 300, 0), other, physics.PoseAt(200, 800, 180)} {
		s.View.Ships[i].Where, s.View.Ships[i].Pose, s.View.Ships[i].Speed = board.OnTable, p, 1
	}
	s.View.Ships[0].Speed = speed
	session, err := game.NewSession(game.Header{Game: "armada", Seed: 1}, s, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	for n := 0; ; n++ {
		open := session.Open()
		if f := session.Fault(); f != nil || len(open) == 0 {
			t.Fatalf("nobody is asked: %+v", f)
		}
		if n > 0 && open[0].Kind == ask.ActivateShip {
			return session.State().(*armada.State), speeds
		}
		pick := map[game.Kind]string{ask.ActivateShip: "ship:1", ask.ChooseAttack: "none", ask.SetSpeed: "1"}[open[0].Kind]
		if open[0].Kind == ask.SetCourse {
			at := open[0].Prompt.Arg("speed")
			speeds += at
			pick = map[string]string{"": "turn/1", "1": "0/left", "2": "0/0/left"}[at]
		}
		if err := session.Choose(game.Choice{Seat: open[0].Seat, Kind: open[0].Kind, Pick: []string{pick}}); err != nil {
			t.Fatalf("%s %q: %v", open[0].Kind, pick, err)
		}
	}
}

// TestManeuversByCards: further maneuvers, slower ones, and turns at speed 0.
func TestManeuversByCards(t *testing.T) {
	far, changes := physics.PoseAt(1500, 300, 0), 0
	card := func(a ...armada.Ability) *armada.Card {
		return &armada.Card{Ref: "upgrade/leia-organa-officer", Abilities: a}
	}
	changed := armada.Ability{When: armada.AfterChangingSpeed, If: func(*armada.Table, armada.Moment) bool { return true },
		Do: func(*armada.Table, armada.Moment) { changes++ }}
	t.Run("ARM-MOV-018 ARM-MOV-019 ARM-FAQ-028 a further maneuver", func(t *testing.T) {
		s, speeds := flown(t, 2, far, card(changed, armada.Ability{When: armada.AfterMoving,
			If: func(t *armada.Table, m armada.Moment) bool { return m.Ship == m.Owner && !t.Maneuver().Extra() },
			Do: func(t *armada.Table, _ armada.Moment) { t.Maneuver().Again(1) }}))
		ship := s.View.Ships[0]
		if speeds != "21" || ship.Speed != 2 || changes != 0 || ship.Pose != physics.PoseAt(900, 300+3*68.4, 0) {
			t.Errorf("at speeds %s it ends at %v; its dial says %d, after %d changes", speeds, ship.Pose, ship.Speed, changes)
		}
	})
	t.Run("ARM-SPD-006 slower for a maneuver", func(t *testing.T) {
		s, speeds := flown(t, 2, far, card(changed, armada.Ability{When: armada.DeterminingCourse,
			If: func(_ *armada.Table, m armada.Moment) bool { return m.Ship == m.Owner && m.N == 0 },
			Do: func(t *armada.Table, _ armada.Moment) { t.Maneuver().Slow(1) }}))
		if speeds != "1" || s.View.Ships[0].Speed != 2 || changes != 0 {
			t.Errorf("at speed %s, with %d on its dial, after %d changes", speeds, s.View.Ships[0].Speed, changes)
		}
	})
	t.Run("ARM-OBD-047 a speed that an objective has somebody set", func(t *testing.T) {
		others := 0
		s, _ := flown(t, 2, far, card(
			armada.Ability{When: armada.AfterChangingSpeed, Do: func(_ *armada.Table, m armada.Moment) { others += m.N }},
			armada.Ability{When: armada.AfterMoving, Do: func(t *armada.Table, m armada.Moment) { t.Goal(m).AskSpeed(game.Blue, m.Ship) }}))
		if s.View.Ships[0].Speed != 1 || others != 1 {
			t.Errorf("at speed %d, after %d changes by others", s.View.Ships[0].Speed, others)
		}
	})
	turns := card(armada.Ability{Query: armada.TurnAtSpeed0, By: func(*armada.Table, armada.Moment) int { return 1 }})
	t.Run("ARM-MOV-015 a turn at speed 0", func(t *testing.T) {
		s, _ := flown(t, 0, far, turns)
		want := gauge.Turned(gauge.Base{Pose: physics.PoseAt(900, 300, 0), Size: gauge.Small}, gauge.LeftSide, 1)
		if got := s.View.Ships[0].Pose; got != want || got.Degrees() != 22.5 {
			t.Errorf("it stands at %v, want %v", got, want)
		}
	})
	t.Run("ARM-MOV-017 onto a ship", func(t *testing.T) {
		s, _ := flown(t, 0, physics.PoseAt(900-44, 300, 0), turns)
		ships := s.View.Ships
		if ships[0].Pose != physics.PoseAt(900, 300, 0) || ships[0].Facedown != 1 || ships[1].Facedown != 1 {
			t.Errorf("it stands at %v, with %d and %d cards", ships[0].Pose, ships[0].Facedown, ships[1].Facedown)
		}
	})
}

// TestCourse: its owner alone sets the course of the ship that moves, looks at as many as he likes, and moves by the one he sets.
func TestCourse(t *testing.T) {
	s := ahead(t, false)
	session, err := game.NewSession(game.Header{Game: "armada", Seed: 1}, s, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	answer := func(seat game.Seat, kind game.Kind, pick string) error {
		return session.Choose(game.Choice{Seat: seat, Kind: kind, Pick: []string{pick}})
	}
	if err := answer(game.Red, ask.ActivateShip, "ship:1"); err != nil {
		t.Fatal(err)
	}
	open := session.Open()
	t.Run("ARM-MTL-006 by its owner, of that ship", func(t *testing.T) {
		if len(open) != 1 || open[0].Kind != ask.SetCourse || open[0].Seat != game.Red || open[0].About[0] != "ship:1" {
			t.Fatalf("asked is %+v", open)
		}
		if answer(game.Blue, ask.SetCourse, "0/left") == nil {
			t.Error("blue has set it")
		}
	})
	t.Run("ARM-MTL-004 looked at freely", func(t *testing.T) {
		before, state := session.Hash(), session.State().(*armada.State)
		for _, o := range open[0].Options {
			c, ok := armada.ParseCourse(o.ID)
			if !ok || state.PreviewCourse(1, c).Landing.Final != o.Places[0].Pose {
				t.Errorf("%s does not end where it is shown", o.ID)
			}
		}
		if session.Hash() != before || len(session.Open()) != 1 {
			t.Error("looking changes the game")
		}
	})
	t.Run("ARM-MTL-005 set, it is executed, on the side where its owner has laid the tool", func(t *testing.T) {
		shown := map[string]physics.Pose{}
		for _, o := range open[0].Options {
			shown[o.ID] = o.Places[0].Pose
		}
		if err := answer(game.Red, ask.SetCourse, "L1/left"); err != nil {
			t.Fatal(err)
		}
		if answer(game.Red, ask.SetCourse, "0/left") == nil {
			t.Error("the course is set again")
		}
		got := session.State().(*armada.State).View.Ships[0].Pose
		if got != shown["L1/left"] || got == shown["L1/right"] || got.Degrees() != 22.5 {
			t.Errorf("it stands at %v, and was shown at %v", got, shown["L1/left"])
		}
	})
}
