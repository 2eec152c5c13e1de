package armada_test

import (
	"reflect"
	"testing"

	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/physics"
)

// secretly begins a game in which red's ship:1 may use a card that does something, and blue's ship:3 has two dials facedown and
// a damage card.
func secretly(t *testing.T, does func(*armada.Table, armada.Moment), top catalog.Command, damage string) *game.Session {
	t.Helper()
	own := func(_ *armada.Table, m armada.Moment) bool { return m.Ship == m.Owner }
	s := begun(t, gauge.StandardField(), &armada.Card{Ref: "upgrade/leia-organa-officer",
		Abilities: []armada.Ability{{When: armada.WhenActivating, May: true, If: own, Do: does}}})
	s.View.First, s.View.Round, s.View.Phase, s.Memory.At = game.Red, 1, board.CommandPhase, armada.ShipPhase
	for i, x := range []float64{900, 1500, 200} {
		s.View.Ships[i].Where, s.View.Ships[i].Pose = board.OnTable, physics.PoseAt(x, 300, 0)
	}
	s.Hidden.Stacks[2], s.View.Ships[2].Dials = []catalog.Command{top, top}, 2
	s.Hidden.Facedown[2], s.View.Ships[2].Facedown = []armada.DamageCard{{Card: damage, Copy: 1}}, 1
	session, err := game.NewSession(game.Header{Game: "armada", Seed: 1}, s, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(session.Close)
	return session
}

// TestSecretsShownToOne: what one player is shown of the other's is asked behind the curtain, cannot be taken back once it was
// seen, and is told to nobody else: two games that differ in it alone look alike.
func TestSecretsShownToOne(t *testing.T) {
	for name, test := range map[string]struct {
		does func(*armada.Table, armada.Moment)
		pick string // "": what is asked has slots
	}{
		"all dials": {func(t *armada.Table, m armada.Moment) { t.Own(m).LookAtDials(3) }, "done"},
		"the top dial": {func(t *armada.Table, m armada.Moment) {
			t.Own(m).ChooseSeeing(3, "set-top-dial", "nothing")
		}, "nothing"},
		"the top dial, that is set": {func(t *armada.Table, _ armada.Moment) { t.SetTopDial(3, game.Red) }, "squadron"},
		"all dials, that are set":   {func(t *armada.Table, m armada.Moment) { t.Own(m).SetDials(3) }, ""},
		"damage cards":              {func(t *armada.Table, m armada.Moment) { t.Own(m).TurnUp(3, 1) }, "none"},
	} {
		t.Run(name, func(t *testing.T) {
			one := secretly(t, test.does, catalog.Navigate, "crew-panic")
			other := secretly(t, test.does, catalog.Repair, "structural-damage")
			for _, s := range []*game.Session{one, other} {
				for _, c := range []game.Choice{{Kind: ask.ActivateShip, Pick: []string{"ship:1"}},
					{Kind: ask.UseCard, Pick: []string{"ship:1/upgrade/leia-organa-officer/0"}}} {
					if err := s.Choose(c); err != nil {
						t.Fatal(err)
					}
				}
			}
			shows := one.Open()[0]
			if !shows.Private || shows.Seat != game.Red || reflect.DeepEqual(shows, other.Open()[0]) {
				t.Fatalf("asked is %+v, in both games", shows)
			}
			if u := one.CanUndo(game.Red); !u.Agreement {
				t.Errorf("what was seen is taken back: %+v", u)
			}
			c := game.Choice{Kind: shows.Kind}
			if test.pick != "none" {
				c.Pick = []string{test.pick}
			}
			if len(shows.Slots) > 0 {
				c.Pick, c.Each = nil, map[string]string{}
				for _, slot := range shows.Slots {
					c.Each[slot.ID] = "squadron"
				}
			}
			for _, s := range []*game.Session{one, other} {
				if err := s.Choose(c); err != nil {
					t.Fatal(err)
				}
			}
			if !reflect.DeepEqual(one.Drain(), other.Drain()) || !reflect.DeepEqual(one.Open(), other.Open()) ||
				!reflect.DeepEqual(view(one), view(other)) {
				t.Error("what was shown to one player is told to both")
			}
		})
	}
}
