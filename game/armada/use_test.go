package armada_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/gauge"
	"xwing/physics"
)

// told plays a ship's activation at speed 0, with one of its cards used where it may be, and lists the kinds of what is told
// from the use on: each use of the card by "used".
func told(t *testing.T, abilities ...armada.Ability) (kinds []string) {
	t.Helper()
	s := begun(t, gauge.StandardField(), &armada.Card{Ref: "upgrade/leia-organa-officer", Abilities: abilities})
	s.View.First, s.View.Round, s.View.Phase, s.Memory.At = game.Red, 1, board.CommandPhase, armada.ShipPhase
	for i, x := range []float64{900, 1500, 200} {
		s.View.Ships[i].Where, s.View.Ships[i].Pose = board.OnTable, physics.PoseAt(x, 300, 0)
	}
	session, err := game.NewSession(game.Header{Game: "armada", Seed: 1}, s, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	for n := 0; ; n++ {
		for _, e := range session.Drain() {
			if u, ok := e.(board.CardUsed); ok && u == (board.CardUsed{Holder: "ship:1", Card: "upgrade/leia-organa-officer"}) {
				kinds = append(kinds, "used")
			} else {
				kinds = append(kinds, game.EventKind(e))
			}
		}
		open := session.Open()
		if f := session.Fault(); f != nil || len(open) == 0 {
			t.Fatalf("nobody is asked: %+v", f)
		}
		first := "ship:1/upgrade/leia-organa-officer/0"
		pick := map[game.Kind]string{ask.ActivateShip: "ship:1", ask.UseCard: first, ask.OrderAbilities: first}[open[0].Kind]
		if n > 0 && open[0].Kind == ask.ActivateShip || pick == "" {
			return kinds[slices.Index(kinds, "ShipActivated")+1:]
		}
		if err := session.Choose(game.Choice{Seat: open[0].Seat, Kind: open[0].Kind, Pick: []string{pick}}); err != nil {
			t.Fatalf("%s %q: %v", open[0].Kind, pick, err)
		}
	}
}

// TestEveryUseIsTold: a card that is used is named by a line, before what comes of it, once.
func TestEveryUseIsTold(t *testing.T) {
	own := func(_ *armada.Table, m armada.Moment) bool { return m.Ship == m.Owner }
	speed := func(t *armada.Table, m armada.Moment) { t.ChangeSpeed(m.Ship, 1) }
	for _, test := range []struct {
		name      string
		abilities []armada.Ability
		want      []string
	}{
		{"what changes something", []armada.Ability{{When: armada.WhenActivating, May: true, If: own, Do: speed}},
			[]string{"used", "SpeedChanged"}},
		{"what changes nothing that is seen", []armada.Ability{{When: armada.WhenActivating, May: true, If: own}}, []string{"used"}},
		{"what nobody chooses", []armada.Ability{{When: armada.WhenActivating, If: own, Do: speed}}, []string{"used", "SpeedChanged"}},
		{"what nobody chooses and changes nothing that is seen", []armada.Ability{{When: armada.WhenActivating, If: own}},
			[]string{"used"}},
		{"two uses in a row", []armada.Ability{{When: armada.WhenActivating, If: own}, {When: armada.WhenActivating, If: own}},
			[]string{"used", "used"}},
		{"what names the card itself", []armada.Ability{{When: armada.WhenActivating, May: true, Cost: armada.Discard, If: own, Do: speed}},
			[]string{"UpgradeChanged", "SpeedChanged"}},
		{"a use within a use", []armada.Ability{{When: armada.WhenActivating, May: true, If: own, Do: speed},
			{When: armada.AfterChangingSpeed, If: own, Do: func(t *armada.Table, m armada.Moment) { t.GainCommand(m.Ship, 1) }}},
			[]string{"used", "SpeedChanged", "used", "CommandTokenGained"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			kinds := told(t, test.abilities...)
			if got := kinds[:min(len(kinds), len(test.want))]; !slices.Equal(got, test.want) || slices.Contains(kinds[len(got):], "used") {
				t.Errorf("told: %v, want %v", kinds, test.want)
			}
		})
	}
}

// TestOptionsSayWhatTheyTurn: who weighs dice is told by the option what becomes of them, without knowing the card.
func TestOptionsSayWhatTheyTurn(t *testing.T) {
	own := func(_ *armada.Table, m armada.Moment) bool { return m.Ship == m.Owner }
	for want, a := range map[string]armada.Ability{
		"option.ability":          {},
		"option.dear-ability":     {Dear: true},
		"option.ability.all-dice": {Turns: armada.AllDice},
	} {
		a.When, a.May, a.If = armada.WhenActivating, true, own
		s, key := ahead(t, false, &armada.Card{Ref: "upgrade/leia-organa-officer", Abilities: []armada.Ability{a}}), ""
		played(t, s, straight, ask.SetCourse, func(d game.Decision) {
			if d.Kind == ask.UseCard {
				key = d.Options[0].Text.Key
			}
		})
		if key != want {
			t.Errorf("the option is %q, want %q", key, want)
		}
	}
}
