package cards

import (
	"testing"

	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
)

// flownWith plays the activation of a ship at speed 2 with a faceup damage card and an exhausted token, while a card of the
// other ship of its fleet, made for the test, does something.
func flownWith(t *testing.T, damaged string, toys ...armada.Ability) *armada.State {
	t.Helper()
	library := armada.NewLibrary(append(damageCards(), upgrade("leia-organa-officer", toys...))...)
	session := begun(t, library, [2]armada.Muster{
		{Faction: catalog.Rebel, Ships: []armada.MusterShip{{Ship: "nebulon-b-escort-frigate", Flagship: true},
			{Ship: "cr90-corvette-a", Upgrades: []string{"leia-organa-officer"}}}},
		{Faction: catalog.Imperial, Ships: []armada.MusterShip{{Ship: "raider-i-class-corvette", Flagship: true}}},
	}, 2, []float64{900, 1300, 200}, func(s *armada.State) {
		ship := &s.View.Ships[0]
		ship.Faceup, ship.Tokens[0].State = []board.FaceupDamage{{Card: damaged, Copy: 1}}, board.Exhausted
	})
	src := game.NewSource(1, 9)
	for n := 0; ; n++ {
		open := session.Open()
		if f := session.Fault(); f != nil || len(open) == 0 {
			t.Fatalf("nobody is asked: %+v", f)
		}
		if n > 0 && open[0].Kind == ask.ActivateShip {
			return session.State().(*armada.State)
		}
		c, err := game.Sample(&src, open[0])
		if open[0].Kind == ask.ActivateShip {
			c.Pick = []string{"ship:1"}
		}
		if err == nil {
			err = session.Choose(c)
		}
		if err != nil {
			t.Fatalf("%s: %v", open[0].Kind, err)
		}
	}
}

// hurt is how much damage a ship has suffered.
func hurt(t *testing.T, s *armada.State) int {
	t.Helper()
	ship := s.View.Ships[0]
	card, err := s.Rules().Catalog.Ship(ship.Card)
	if err != nil {
		t.Fatal(err)
	}
	n := ship.Facedown
	for _, z := range card.Zones() {
		n += card.Shields.Of(z) - ship.Shields[z]
	}
	return n
}

// TestDamageCardsAndOtherCards: what the cards of others do to a ship with a damage card.
func TestDamageCardsAndOtherCards(t *testing.T) {
	first := func(_ *armada.Table, m armada.Moment) bool { return m.Ship == 1 }
	course := func(_ *armada.Table, m armada.Moment) bool { return m.Ship == 1 && m.N == 0 }
	for _, test := range []struct {
		name  string
		toy   armada.Ability
		speed int
		hurt  int
	}{
		{"ARM-DCK-058 thruster fissure: a card has its owner change its speed", armada.Ability{When: armada.WhenActivating, If: first,
			Do: func(t *armada.Table, _ armada.Moment) { t.ChangeSpeed(1, 1) }}, 1, 1},
		{"ARM-DCK-058 thruster fissure: a card changes it", armada.Ability{When: armada.WhenActivating, If: first,
			Do: func(t *armada.Table, _ armada.Moment) { t.ReduceSpeed(1, 1) }}, 1, 0},
		{"ARM-DCK-058 thruster fissure: it is slower for one maneuver", armada.Ability{When: armada.DeterminingCourse, If: course,
			Do: func(t *armada.Table, _ armada.Moment) { t.Maneuver().Slow(1) }}, 2, 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := flownWith(t, "thruster-fissure", test.toy)
			if n := hurt(t, s); s.View.Ships[0].Speed != test.speed || n != test.hurt {
				t.Errorf("at speed %d it has suffered %d damage", s.View.Ships[0].Speed, n)
			}
		})
	}
	t.Run("ARM-DCK-038 compartment fire: another ship's card readies a token", func(t *testing.T) {
		s := flownWith(t, "compartment-fire", armada.Ability{When: armada.WhenActivating, If: first,
			Do: func(t *armada.Table, _ armada.Moment) { t.SetToken(armada.Token{Piece: "ship:1"}, board.Ready) }})
		if got := s.View.Ships[0].Tokens[0].State; got != board.Ready {
			t.Errorf("the token is %v", got)
		}
	})
}
