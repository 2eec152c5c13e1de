package cards_test

import (
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/xwingtest"
)

const (
	veteran = board.ShipID(1) // an X-wing of Red's
	academy = board.ShipID(2) // a TIE fighter of Blue's, ahead of it
)

// damagedTable starts a phase with an X-wing that has a faceup damage card and
// no shields, and a TIE fighter ahead of it.
func damagedTable(t *testing.T, phase board.Phase, title string, change func(*xwing.State)) *xwingtest.Game {
	t.Helper()
	sc := xwing.Scenario{Phase: phase, First: game.Red, Ships: []xwing.ScenarioShip{
		xwingtest.Ship(game.Red, "redsquadronveteran", 450, 300, 0), xwingtest.Ship(game.Blue, "academypilot", 450, 400, 180)}}
	return xwingtest.Start(t, xwingtest.Rules(t, cards.All()...), sc, func(s *xwing.State) {
		ship := s.View.Ship(veteran)
		ship.Shields.Active = 0
		if title != "" {
			ship.Faceup = []board.FaceupDamage{{Card: title, N: 1}}
		}
		if change != nil {
			change(s)
		}
	})
}

// nextDamage puts a title on top of Red's deck.
func nextDamage(s *xwing.State, title string) {
	s.Hidden.Decks[game.Red] = append(s.Hidden.Decks[game.Red], xwing.DamageCard{Card: title, N: 9})
}

// roll loads dice.
func roll(side board.Side, faces ...board.Face) func(*xwing.State) {
	return func(s *xwing.State) { s.Hidden.Loaded[side] = append(s.Hidden.Loaded[side], faces...) }
}

// struck has the TIE fighter shoot at the X-wing, which has no shields, and hit
// it with the given results.
func struck(t *testing.T, title, next string, results ...board.Face) *xwingtest.Game {
	t.Helper()
	g := damagedTable(t, board.Engagement, title, func(s *xwing.State) {
		nextDamage(s, next)
		for len(results) < 3 {
			results = append(results, board.Blank)
		}
		roll(board.AttackDice, results...)(s)
		roll(board.DefenseDice, board.Blank, board.Blank)(s)
		s.View.Ship(veteran).Engaged = true
	})
	g.Pick(ask.ChooseAttack, "primary:0>ship:1")
	return g
}

func TestDamageCardsDeclared(t *testing.T) {
	rules := xwingtest.Rules(t, cards.All()...)
	for _, c := range rules.Catalog.DamageDeck() {
		if rules.Cards.Card("damage/"+c.ID) == nil {
			t.Errorf("damage card %s is not declared", c.ID)
		}
	}
}

func TestPilotDamage(t *testing.T) {
	t.Run("panickedpilot", func(t *testing.T) {
		g := struck(t, "", "panickedpilot", board.Crit)
		ship := g.Ship(veteran)
		if ship.Has(board.Stress) != 2 || ship.Facedown != 1 || len(ship.Faceup) != 0 {
			t.Errorf("%d stress, %d facedown, %d faceup; want 2, 1, 0", ship.Has(board.Stress), ship.Facedown, len(ship.Faceup))
		}
	})
	t.Run("blindedpilot", func(t *testing.T) {
		g := damagedTable(t, board.Engagement, "blindedpilot", func(s *xwing.State) {
			ship := s.View.Ship(veteran)
			ship.Tokens[board.Focus] = 1
			ship.Locks = []string{"ship:2"}
			ship.Force = board.Charges{Active: 1, Limit: 1}
			roll(board.AttackDice, board.FocusResult, board.FocusResult, board.Blank, board.Blank)(s)
		})
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		if got := strings.Join(g.Legal(ask.ModifyAttackDice), " "); got != "force done" {
			t.Errorf("legal = %s, want force done", got)
		}
		g.Refused(ask.ModifyAttackDice, "focus")
		g.Refused(ask.ModifyAttackDice, "lock")
	})
	t.Run("blindedpilot does not hinder defending", func(t *testing.T) {
		g := damagedTable(t, board.Engagement, "blindedpilot", func(s *xwing.State) {
			s.View.Ship(veteran).Engaged = true
			s.View.Ship(veteran).Tokens[board.Focus] = 1
			roll(board.DefenseDice, board.FocusResult, board.FocusResult)(s)
		})
		g.Pick(ask.ChooseAttack, "primary:0>ship:1")
		g.Pick(ask.ModifyDefenseDice, "focus")
	})
	t.Run("X20-DCD-013 X20-FAQ-023", func(t *testing.T) {
		for face, stress := range map[board.Face]int{board.Hit: 1, board.Crit: 1, board.FocusResult: 0, board.Blank: 0} {
			g := damagedTable(t, board.Planning, "woundedpilot", roll(board.AttackDice, face))
			g.Dials(nil)
			g.Until(ask.ChooseAction, map[game.Kind][]string{ask.ChooseShipToActivate: {"ship:1"}})
			for g.Decision(ask.ChooseAction).About[0] != "ship:1" {
				g.Pick(ask.ChooseAction, "none")
				g.Until(ask.ChooseAction, nil)
			}
			g.Pick(ask.ChooseAction, "focus")
			if got := g.Ship(veteran).Has(board.Stress); got != stress {
				t.Errorf("%s: stress = %d, want %d", face, got, stress)
			}
		}
	})
	t.Run("woundedpilot repaired rolls nothing", func(t *testing.T) {
		g := damagedTable(t, board.Planning, "woundedpilot", roll(board.AttackDice, board.Crit))
		acts(g, veteran, "card:damage/woundedpilot/1#1")
		if len(g.Ship(veteran).Faceup) != 0 || g.Ship(veteran).Has(board.Stress) != 0 {
			t.Errorf("faceup %v, stress %d; want none", g.Ship(veteran).Faceup, g.Ship(veteran).Has(board.Stress))
		}
	})
	t.Run("stunnedpilot", func(t *testing.T) {
		for _, c := range []struct{ y, want float64 }{{360, 1}, {700, 0}} {
			s := stunned(t, c.y)
			g := xwingtest.Play(t, s)
			g.Dials(map[board.ShipID]string{veteran: "1FB"})
			g.Until(ask.ChooseAttack, nil)
			if got := g.Ship(veteran).Facedown; got != int(c.want) {
				t.Errorf("cloud at y=%v: %d facedown cards, want %v", c.y, got, c.want)
			}
		}
	})
}

// stunned is a table with a Stunned Pilot and a gas cloud.
func stunned(t *testing.T, y float64) *xwing.State {
	t.Helper()
	s, err := xwing.NewScenario(xwingtest.Rules(t, cards.All()...), xwing.Scenario{Phase: board.Planning, First: game.Red,
		Ships: []xwing.ScenarioShip{xwingtest.Ship(game.Red, "redsquadronveteran", 450, 300, 0),
			xwingtest.Ship(game.Blue, "academypilot", 800, 800, 180)},
		Obstacles: []xwing.ScenarioObstacle{{XWS: "gascloud1", Pose: xwingtest.Ship(0, "", 450, y, 0).Pose}}})
	if err != nil {
		t.Fatal(err)
	}
	s.View.Ship(veteran).Shields.Active = 0
	s.View.Ship(veteran).Faceup = []board.FaceupDamage{{Card: "stunnedpilot", N: 1}}
	return s
}

// acts plays on until the ship may perform its action, and performs one.
func acts(g *xwingtest.Game, id board.ShipID, action string) {
	g.Helper()
	g.Dials(nil)
	g.Until(ask.ChooseAction, nil)
	for g.Decision(ask.ChooseAction).About[0] != id.Piece() {
		g.Pick(ask.ChooseAction, "none")
		g.Until(ask.ChooseAction, nil)
	}
	g.Pick(ask.ChooseAction, action)
}

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
