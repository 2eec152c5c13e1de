package cards_test

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
)

func TestTheChild(t *testing.T) {
	g := musters(t, ask.ChooseShip, []string{"bobafett+thechild"}, []string{"academypilot", "academypilot", "academypilot"})
	targets(t, g, game.Blue, "ship:2", "ship:3", "ship:4")
	g.Pick(ask.ChooseShip, "ship:3")
	targets(t, g, game.Blue, "ship:2", "ship:4")
	g.Pick(ask.ChooseShip, "ship:4")
	for id, pursues := range map[board.ShipID]bool{2: false, 3: true, 4: true} {
		if g.Ship(id).HasCondition("mercilesspursuit") != pursues {
			t.Errorf("ship %d pursues: %v", id, !pursues)
		}
	}
	if f := g.Ship(1).Force; f.Active != 2 || f.Limit != 2 {
		t.Errorf("Force %+v, want 2", f)
	}
	for _, c := range []struct {
		dice  string
		force int
		lock  bool
	}{{"hhh", 1, true}, {"bbb", 0, false}} {
		g := play(t, board.Engagement, func(s *xwing.State) {
			assigned(2, "mercilesspursuit", 1)(s)
			s.View.Ship(1).Engaged, s.View.Ship(1).Force.Active = true, 0
			faces(s, c.dice, "bb")
		}, redShip("bobafett", 400, 300, 0, "thechild"), blueShip("jekporkins", 400, 480, 180))
		g.Pick(ask.ChooseAttack, "primary:0>ship:1")
		if g.Decision(ask.UseAbility).Seat != game.Blue {
			t.Error("it is not the attacker who may lock")
		}
		g.Pick(ask.UseAbility, map[bool]string{true: "yes", false: "no"}[c.lock])
		want(t, "Force", g.Ship(1).Force.Active, c.force)
		if g.Ship(2).HasLocked("ship:1") != c.lock {
			t.Errorf("locked: %v", !c.lock)
		}
		g.Until(ask.SetDials, nil)
		want(t, "Force after the End Phase", g.Ship(1).Force.Active, c.force)
	}
}
