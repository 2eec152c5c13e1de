package cards_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

func TestGA97(t *testing.T) {
	g := musters(t, ask.UseAbility, []string{"vimoradi+ga97", "redsquadronexpert"}, []string{"academypilot"})
	g.Pick(ask.UseAbility, "yes")
	if got := g.Legal(ask.ChooseCharges); !slices.Equal(got, []string{"3", "4", "5"}) {
		t.Errorf("charges %v", got)
	}
	g.Pick(ask.ChooseCharges, "3")
	targets(t, g, game.Red, "ship:2")
	g.Pick(ask.ChooseShip, "ship:2")
	g.Until(ask.SetDials, nil)
	if s := g.Ship(2); s.Where != board.InReserve || !s.HasCondition("itstheresistance") || g.Ship(1).Upgrades[0].Charges.Active != 2 {
		t.Fatalf("ship 2 is %v", s.Where)
	}
	if d := g.Decision(ask.SetDials); len(d.Slots) != 1 {
		t.Errorf("%d dials, want none for the ship in reserve", len(d.Slots))
	}

	waits := func(phase board.Phase, charges int, change func(*xwing.State)) *xwingtest.Game {
		return play(t, phase, func(s *xwing.State) {
			assigned(2, "itstheresistance", 1)(s)
			s.View.Ship(2).Where, s.View.Ship(1).Upgrades[0].Charges.Active = board.InReserve, charges
			if change != nil {
				change(s)
			}
		}, redShip("vimoradi", 400, 300, 0, "ga97"), redShip("redsquadronexpert", 0, 0, 0), blueShip("jekporkins", 400, 480, 180))
	}
	if waits(board.Planning, 4, nil).Asks(ask.PlaceFromReserve) {
		t.Error("it arrives before all charges are back")
	}
	g = waits(board.Planning, 5, nil)
	d := g.Decision(ask.PlaceFromReserve)
	for _, c := range []struct {
		x, y float64
		ok   bool
	}{{30, 880, true}, {880, 30, true}, {450, 820, false}, {75, 480, false}, {75, 880, true}, {400, 300, false}} {
		if no := d.Placement.Check("ship:2", physics.PoseAt(c.x, c.y, 0)); (len(no) == 0) != c.ok {
			t.Errorf("at %v %v: %v", c.x, c.y, no)
		}
	}
	g.Put(ask.PlaceFromReserve, "ship:2", 30, 800, 90)
	if s := g.Ship(2); s.Where != board.InPlay || s.HasCondition("itstheresistance") || len(g.Decision(ask.SetDials).Slots) != 2 {
		t.Errorf("it is %v with %+v", s.Where, s.Conditions)
	}
	g = waits(board.Engagement, 0, func(s *xwing.State) {
		s.View.Ship(1).Shields.Active, s.View.Ship(1).Engaged = 0, true
		for range s.View.Ship(1).Hull - 1 {
			s.View.Ship(1).Facedown++
			s.Hidden.Facedown[0] = append(s.Hidden.Facedown[0], xwing.DamageCard{})
		}
		faces(s, "hhhh", "bbb")
	})
	g.Pick(ask.ChooseAttack, "primary:0>ship:1")
	g.Until(ask.PlaceFromReserve, nil)
	g.Put(ask.PlaceFromReserve, "ship:2", 30, 800, 90)
	if s := g.Ship(2); s.Where != board.InPlay || s.Has(board.Disarm) != 1 {
		t.Errorf("it is %v with %v", s.Where, s.Tokens)
	}
	fled := waits(board.Activation, 0, func(s *xwing.State) {
		dial(s, 1, "2FB")
		s.View.Ship(1).Pose = physics.PoseAt(400, 880, 0)
	})
	fled.Until(ask.ChooseAttack, nil)
	if s := fled.Ship(2); s.Where != board.Removed || !s.Fled {
		t.Errorf("the ship that waits for one that has fled is %v", s.Where)
	}
}
