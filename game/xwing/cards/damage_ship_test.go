package cards_test

import (
	"strings"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/xwingtest"
)

func TestShipDamage(t *testing.T) {
	t.Run("consolefire", func(t *testing.T) {
		for face, want := range map[board.Face]int{board.Hit: 1, board.Crit: 0, board.Blank: 0} {
			g := damagedTable(t, board.Engagement, "consolefire", roll(board.AttackDice, face))
			if got := g.Ship(veteran).Facedown; got != want {
				t.Errorf("%v: %d facedown cards before it attacks, want %d", face, got, want)
			}
		}
	})
	t.Run("damagedengine", func(t *testing.T) {
		g := damagedTable(t, board.Planning, "damagedengine", nil)
		table := &xwing.Table{State: g.Now()}
		for code, want := range map[string]catalog.Difficulty{"3TW": catalog.Red, "2YR": catalog.Red, "2BB": catalog.Blue, "2FB": catalog.Blue} {
			m, err := catalog.ParseManeuver(code)
			if err != nil {
				t.Fatal(err)
			}
			if got := table.Difficulty(veteran, m); got != want {
				t.Errorf("%s is %v, want %v", code, got, want)
			}
			if got := table.Difficulty(academy, m); got != m.Difficulty {
				t.Errorf("%s of another ship is %v", code, got)
			}
		}
	})
	t.Run("weaponsfailure", func(t *testing.T) {
		g := damagedTable(t, board.Engagement, "weaponsfailure", nil)
		if got := g.Now().PreviewAttack(veteran, "primary:0", academy).AttackDice; got != 3 {
			t.Errorf("attack dice = %d, want 4 − 1", got)
		}
	})
	t.Run("structuraldamage", func(t *testing.T) {
		g := damagedTable(t, board.Engagement, "structuraldamage", nil)
		if got := g.Now().PreviewAttack(academy, "primary:0", veteran).DefenseDice; got != 1 {
			t.Errorf("defense dice = %d, want 2 − 1", got)
		}
	})
	t.Run("hullbreach", func(t *testing.T) {
		g := struck(t, "hullbreach", "weaponsfailure", board.Hit)
		if ship := g.Ship(veteran); len(ship.Faceup) != 2 || ship.Facedown != 0 {
			t.Errorf("%d faceup, %d facedown, want the hit to come as a crit", len(ship.Faceup), ship.Facedown)
		}
	})
	t.Run("damagedsensorarray", func(t *testing.T) {
		g := damagedTable(t, board.Planning, "damagedsensorarray", nil)
		g.Dials(nil)
		g.Until(ask.ChooseAction, nil)
		for g.Decision(ask.ChooseAction).About[0] != "ship:1" {
			g.Pick(ask.ChooseAction, "none")
			g.Until(ask.ChooseAction, nil)
		}
		if got := strings.Join(g.Legal(ask.ChooseAction), " "); !strings.Contains(got, "focus") ||
			!strings.Contains(got, "card:damage/damagedsensorarray") || strings.Contains(got, "lock") || strings.Contains(got, "barrelroll") {
			t.Errorf("legal actions = %s", got)
		}
		g.Pick(ask.ChooseAction, "card:damage/damagedsensorarray/1#1")
		if ship := g.Ship(veteran); len(ship.Faceup) != 0 || ship.Facedown != 1 {
			t.Error("the card was not repaired")
		}
	})
	t.Run("loosestabilizer", func(t *testing.T) {
		for code, want := range map[string]int{"2BW": 2, "2FB": 0} {
			g := damagedTable(t, board.Planning, "loosestabilizer", func(s *xwing.State) {
				s.View.Ship(academy).Pose = xwingtest.Ship(0, "", 100, 800, 180).Pose
			})
			g.Dials(map[board.ShipID]string{veteran: dialled(t, g, code)})
			g.Until(ask.ChooseAttack, nil)
			if got := g.Ship(veteran).Facedown; got != want {
				t.Errorf("after %s: %d facedown cards, want %d", code, got, want)
			}
		}
	})
	t.Run("disabledpowerregulator", func(t *testing.T) {
		g := damagedTable(t, board.Engagement, "disabledpowerregulator", nil)
		if got := g.Ship(veteran).Has(board.Ion); got != 1 {
			t.Errorf("ion tokens = %d, want 1 before it engages", got)
		}
		g.Until(ask.SetDials, nil)
		g.Dials(nil)
		g.Until(ask.ChooseAttack, nil)
		if ship := g.Ship(veteran); len(ship.Faceup) != 0 || ship.Facedown != 1 {
			t.Errorf("faceup %v after the ion maneuver, want it repaired", ship.Faceup)
		}
	})
	t.Run("fuelleak", func(t *testing.T) {
		g := struck(t, "fuelleak", "weaponsfailure", board.Crit)
		if ship := g.Ship(veteran); len(ship.Faceup) != 1 || ship.Facedown != 2 {
			t.Errorf("%d faceup, %d facedown, want 1 and 2", len(ship.Faceup), ship.Facedown)
		}
		g = struck(t, "fuelleak", "weaponsfailure", board.Hit)
		if ship := g.Ship(veteran); len(ship.Faceup) != 1 || ship.Facedown != 1 {
			t.Errorf("after a hit %d faceup, %d facedown, want 1 and 1", len(ship.Faceup), ship.Facedown)
		}
		g = struck(t, "", "fuelleak", board.Crit)
		if ship := g.Ship(veteran); len(ship.Faceup) != 1 || ship.Facedown != 0 {
			t.Errorf("the crit that deals it sets it off: %d faceup, %d facedown", len(ship.Faceup), ship.Facedown)
		}
	})
	t.Run("directhit", func(t *testing.T) {
		g := struck(t, "", "directhit", board.Crit)
		if ship := g.Ship(veteran); len(ship.Faceup) != 0 || ship.Facedown != 2 {
			t.Errorf("%d faceup, %d facedown, want 0 and 2", len(ship.Faceup), ship.Facedown)
		}
	})
}

// dialled returns a maneuver of the ship's dial with the speed and bearing of a
// code, whatever its color.
func dialled(t *testing.T, g *xwingtest.Game, code string) string {
	t.Helper()
	for _, m := range g.Now().Profile(veteran).Ship.Dial {
		if strings.HasPrefix(m.Code(), code[:2]) {
			return m.Code()
		}
	}
	t.Fatalf("no %s on the dial", code)
	return ""
}
