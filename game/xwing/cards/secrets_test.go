package cards_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

// secretly lays a secret condition onto ship 1.
func secretly(card string, charges int) func(*xwing.State) {
	return func(s *xwing.State) {
		s.View.Apply(board.ConditionAssigned{Ship: 1, Condition: board.Condition{Seat: game.Red, By: 1, Facedown: true}})
		s.Hidden.Secrets = []xwing.Secret{{Ship: 1, Card: card}}
		s.View.Ship(1).Charges.Active = charges
	}
}

// zamDefends has Zam attacked by ship 2 alone, from the front, without damage.
func zamDefends(t *testing.T, card string, charges int) *xwingtest.Game {
	t.Helper()
	g := play(t, board.Engagement, func(s *xwing.State) {
		secretly(card, charges)(s)
		s.View.Ship(1).Engaged, s.View.Ship(3).Engaged = true, true
		faces(s, "bbb", "bb")
	}, redShip("zamwesell", 400, 300, 0), blueShip("jekporkins", 400, 480, 180), blueShip("academypilot", 460, 480, 180))
	g.Pick(ask.ChooseAttack, "primary:0>ship:1")
	return g
}

func TestZamWesell(t *testing.T) {
	t.Run("setup", func(t *testing.T) {
		for _, side := range []string{"zamwesell", "trandoshanslaver+zamwesell"} {
			g := musters(t, ask.SetDials, []string{side}, []string{"academypilot"})
			left := g.Ship(1).Charges
			if len(g.Ship(1).Upgrades) > 0 {
				left = g.Ship(1).Upgrades[0].Charges
			}
			want(t, side+": charges lost", left.Limit-left.Active, 2)
		}
	})
	t.Run("assigned unseen", func(t *testing.T) {
		g := play(t, board.System, nil, redShip("zamwesell", 400, 300, 0), blueShip("jekporkins", 400, 480, 180))
		g.Pick(ask.SystemAbilities, "pilot/zamwesell/1")
		d := g.Decision(ask.ChooseSecret)
		if !d.Private || d.Seat != game.Red || len(d.Options) != 2 {
			t.Errorf("%+v", d)
		}
		g.Pick(ask.ChooseSecret, "youshouldthankme")
		for seat, card := range map[game.Seat]string{game.Red: "youshouldthankme", game.Blue: "", game.NoSeat: ""} {
			v := g.Now().ViewFor(seat)
			if c := v.Ship(1).Conditions; len(c) != 1 || !c[0].Facedown || c[0].Card != card {
				t.Errorf("seat %d sees %+v", seat, c)
			}
		}
		if g.Asks(ask.SystemAbilities) {
			t.Error("a second one is offered")
		}
	})
	t.Run("removed", func(t *testing.T) {
		g := play(t, board.Planning, func(s *xwing.State) {
			secretly("youshouldthankme", 0)(s)
			assigned(1, "hunted", 2)(s)
		}, redShip("zamwesell", 400, 300, 0), blueShip("jekporkins", 400, 480, 180))
		g.Dials(nil)
		if c := g.Ship(1).Conditions; len(c) != 1 || c[0].Card != "hunted" || len(g.Now().Hidden.Secrets) != 0 {
			t.Errorf("at the start of the System Phase: %+v", c)
		}
	})
	t.Run("youdbettermeanbusiness", func(t *testing.T) {
		g := zamDefends(t, "youdbettermeanbusiness", 2)
		if c := g.Ship(1).Conditions; c[0].Facedown || c[0].Card != "youdbettermeanbusiness" {
			t.Errorf("after defending: %+v", c)
		}
		g.Pick(ask.UseAbility, "yes")
		if got := g.Legal(ask.ChooseBonusAttack); !slices.Equal(got, []string{"primary:0>ship:2"}) {
			t.Errorf("targets %v, want the attacker alone, and nothing else", got)
		}
		g.Pick(ask.ChooseBonusAttack, "primary:0>ship:2")
		want(t, "charges", g.Ship(1).Charges.Active, 0)
		if zamDefends(t, "youdbettermeanbusiness", 1).Asks(ask.UseAbility) {
			t.Error("one charge is enough")
		}
	})
	t.Run("youshouldthankme", func(t *testing.T) {
		g := zamDefends(t, "youshouldthankme", 0)
		want(t, "charges", g.Ship(1).Charges.Active, 1)
		g.Pick(ask.UseAbility, "yes")
		if !g.Ship(1).HasLocked("ship:2") {
			t.Error("no lock")
		}
	})
	end := func(t *testing.T, card string, charges int, y float64) *xwingtest.Game {
		return play(t, board.Engagement, func(s *xwing.State) {
			secretly(card, charges)(s)
			s.View.Ship(1).Engaged, s.View.Ship(2).Engaged = true, true
		}, redShip("zamwesell", 400, 300, 0), blueShip("jekporkins", 400, y, 180))
	}
	t.Run("revealed under guns", func(t *testing.T) {
		g := end(t, "youdbettermeanbusiness", 1, 480)
		g.Pick(ask.RevealSecret, "yes")
		want(t, "charges of business", g.Ship(1).Charges.Active, 3)
		g = end(t, "youshouldthankme", 3, 480)
		g.Pick(ask.RevealSecret, "yes")
		want(t, "charges of thanks", g.Ship(1).Charges.Active, 1)
		g.Pick(ask.ChooseBonusAttack, "primary:0>ship:2")
		g = end(t, "youshouldthankme", 3, 480)
		g.Pick(ask.RevealSecret, "no")
		if !g.Ship(1).HasSecret() {
			t.Error("declined, and it lies open")
		}
		if end(t, "youdbettermeanbusiness", 1, 880).Asks(ask.RevealSecret) {
			t.Error("asked outside all firing arcs")
		}
	})
	t.Run("what it destroys is removed", func(t *testing.T) {
		g := play(t, board.Engagement, func(s *xwing.State) {
			secretly("youshouldthankme", 3)(s)
			s.View.Ship(1).Engaged, s.View.Ship(2).Engaged, s.View.Ship(3).Engaged = true, true, true
			s.View.Ship(2).Shields.Active, s.View.Ship(2).Hull = 0, 1
			faces(s, "hhh", "bb")
		}, redShip("zamwesell", 400, 300, 0), blueShip("jekporkins", 400, 480, 180), blueShip("academypilot", 800, 800, 180))
		g.Pick(ask.RevealSecret, "yes")
		g.Pick(ask.ChooseBonusAttack, "primary:0>ship:2")
		g.Until(ask.SetDials, nil)
		if where := g.Ship(2).Where; where != board.Removed {
			t.Errorf("it is %v", where)
		}
	})
	t.Run("whether she can is her secret", func(t *testing.T) {
		for card, legal := range map[string][]string{"youdbettermeanbusiness": {"yes", "no"}, "youshouldthankme": {"no"}} {
			g := end(t, card, 1, 480)
			if d := g.Decision(ask.RevealSecret); !d.Private || !slices.Equal(g.Legal(ask.RevealSecret), legal) {
				t.Errorf("%s: private %v, %v", card, d.Private, g.Legal(ask.RevealSecret))
			}
		}
	})
}
