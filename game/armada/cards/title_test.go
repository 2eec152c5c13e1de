package cards

import (
	"testing"

	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// afterDiscard activates a ship with a title that a card made for the test discards at once, and returns the ship as it is then;
// of command tokens too many the first is discarded.
func afterDiscard(t *testing.T, title string, change func(s *board.Ship), more ...string) board.Ship {
	t.Helper()
	toy := upgrade("leia-organa-officer", armada.Ability{When: armada.WhenActivating, If: you,
		Do: func(t *armada.Table, m armada.Moment) { t.Own(m).DiscardUpgrade(m.Owner, title) }})
	session := begun(t, armada.NewLibrary(append(titles(), toy)...), [2]armada.Muster{
		{Faction: catalog.Rebel, Ships: []armada.MusterShip{{Ship: "mc75-armored-cruiser", Flagship: true,
			Upgrades: append([]string{title, "leia-organa-officer"}, more...)}}},
		{Faction: catalog.Imperial, Ships: []armada.MusterShip{{Ship: "raider-i-class-corvette", Flagship: true}}},
	}, 1, []float64{900, 200}, func(s *armada.State) { change(&s.View.Ships[0]) })
	for {
		d := session.Open()[0]
		if d.Kind != ask.ActivateShip && d.Kind != ask.DiscardToken {
			return session.State().(*armada.State).View.Ships[0]
		}
		if err := session.Choose(game.Choice{Seat: d.Seat, Kind: d.Kind, Pick: []string{d.Options[0].ID}}); err != nil {
			t.Fatal(err)
		}
	}
}

// TestTitlesDiscarded: what is more than a ship may have without its title is lost at once.
func TestTitlesDiscarded(t *testing.T) {
	for _, title := range []string{"aspiration", "gilded-aegis", "tranquility"} {
		t.Run("ARM-CLR-073 ARM-CLR-190 shields above the maximum, "+title, func(t *testing.T) {
			s := afterDiscard(t, title, func(s *board.Ship) { s.Shields[gauge.Front] = 6 })
			if got := s.Shields[gauge.Front]; got != 4 {
				t.Errorf("the front has %d shields", got)
			}
		})
	}
	all := []catalog.Command{catalog.Navigate, catalog.Navigate, catalog.Repair, catalog.SquadronCommand}
	for title, left := range map[string]int{"nova-defiant": 3, "executor": 3, "phoenix-home": 3} {
		t.Run("command tokens of "+title, func(t *testing.T) {
			s := afterDiscard(t, title, func(s *board.Ship) { s.Commands = all })
			if len(s.Commands) != left {
				t.Errorf("it has %v", s.Commands)
			}
		})
	}
	for _, title := range []string{"endeavor", "tb-73"} {
		t.Run("ARM-CLR-190 a defense token remains, "+title, func(t *testing.T) {
			s := afterDiscard(t, title, func(s *board.Ship) {
				s.Tokens = append(s.Tokens, board.DefenseToken{Kind: catalog.Contain})
			})
			if len(s.Tokens) != 5 {
				t.Errorf("it has %v", s.Tokens)
			}
		})
	}
	for title, card := range map[string]string{"chimaera": "entrapment-formation", "harrow": "engineering-team"} {
		t.Run("ARM-CLR-084 ARM-CLR-190 a card in a granted slot remains, "+title, func(t *testing.T) {
			s := afterDiscard(t, title, func(*board.Ship) {}, card)
			if u := s.Upgrade(card); !s.Upgrade(title).Discarded || u.Discarded {
				t.Errorf("it has %v", s.Upgrades)
			}
		})
	}
}
