package xwing_test

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

func TestExecuteManeuver(t *testing.T) {
	rules := xwingtest.Rules(t)

	t.Run("X20-MAN-001", func(t *testing.T) {
		g := fly(t, rules, ships(red(tie, 400, 300, 0)), codes{1: "3KR"}, nil)
		inOrder(g, "DialRevealed", "ShipMoved", "TokenGained", "ManeuverExecuted")
		holds(g, 1, board.Stress, 1)
		g = fly(t, rules, ships(red(lambda, 400, 300, 0)), codes{1: "0OR"}, nil) // where it stands
		inOrder(g, "DialRevealed", "ShipMoved", "TokenGained", "ManeuverExecuted")
		holds(g, 1, board.Stress, 1)
		// The ion maneuver is blue.
		g = fly(t, rules, ships(holding(holding(red(tie, 400, 300, 0), board.Ion, 1), board.Stress, 1)), nil, nil)
		inOrder(g, "ShipMoved", "TokenLost", "ManeuverExecuted")
		holds(g, 1, board.Stress, 0)
		// So it is with a maneuver that a card has the ship execute.
		by := xwingtest.Rules(t, pilotCard(tie, doing(xwing.BeforeActivating, func(t *xwing.Table, id board.ShipID) {
			t.ExecuteManeuver(id, catalog.Maneuver{Speed: 1, Bearing: gauge.StraightAhead, Difficulty: catalog.Red}, xwing.ManeuverOptions{})
		})))
		g = fly(t, by, ships(red(tie, 400, 300, 0)), codes{1: "5FW"}, nil)
		inOrder(g, "ShipMoved", "TokenGained", "ManeuverExecuted", "DialRevealed")
		holds(g, 1, board.Stress, 1)
	})
	t.Run("X20-MAN-002 X20-MAN-003 X20-MAN-004", func(t *testing.T) {
		for _, c := range []struct {
			pilot, code   string
			x, y, heading float64
		}{
			{tie, "3FB", 400, 460, 0}, {tie, "5FW", 400, 540, 0},
			{kwing, "1FB", 400, 400, 0}, {lambda, "3FW", 400, 500, 0},
			{tie, "3BW", 400 - 66.863, 300 + 161.421, 45}, {tie, "3NW", 400 + 66.863, 300 + 161.421, -45},
			{tie, "1TW", 345, 355, 90}, {tie, "3YW", 510, 410, -90},
		} {
			g := fly(t, rules, ships(red(c.pilot, 400, 300, 0)), codes{1: c.code}, nil)
			stands(g, 1, c.x, c.y, c.heading)
		}
	})
	t.Run("X20-MAN-005", func(t *testing.T) {
		for _, c := range []struct {
			code           string
			stress, strain int
		}{{"2FB", 1, 1}, {"4FW", 2, 2}} {
			ship := holding(holding(red(tie, 400, 300, 0), board.Stress, 2), board.Strain, 2)
			g := fly(t, rules, ships(ship), codes{1: c.code}, nil)
			holds(g, 1, board.Stress, c.stress)
			holds(g, 1, board.Strain, c.strain)
		}
		g := fly(t, rules, ships(holding(red(tie, 400, 300, 0), board.Strain, 1)), codes{1: "3KR"}, nil)
		holds(g, 1, board.Stress, 1)
		holds(g, 1, board.Strain, 1)
		inOrder(g, "ShipMoved", "TokenGained")
		// A partial one, and one outside its own step, as well.
		for code, want := range map[string]int{"2FB": 1, "3KR": 3} {
			ship := holding(red(tie, 400, 300, 0), board.Stress, 2)
			daring := xwingtest.Rules(t, pilotCard(tie, asking(xwing.IgnoringStress, 1)))
			g := fly(t, daring, ships(ship, blue(jedi, 400, 430, 0), blue(jedi, 400, 475, 0)), codes{1: code}, nil)
			if e := xwingtest.All[board.ManeuverExecuted](g); len(e) == 0 || e[0].Full {
				t.Fatalf("%s is not executed partially: %v", code, e)
			}
			holds(g, 1, board.Stress, want)
		}
		aside := xwingtest.Rules(t, pilotCard(tie, doing(xwing.BeforeActivating, func(t *xwing.Table, id board.ShipID) {
			t.ExecuteManeuver(id, catalog.Maneuver{Speed: 1, Bearing: gauge.StraightAhead, Difficulty: catalog.Red}, xwing.ManeuverOptions{})
		})))
		holds(fly(t, aside, ships(red(tie, 400, 300, 0)), codes{1: "4FW"}, nil), 1, board.Stress, 1)
	})
	t.Run("X20-MAN-006", func(t *testing.T) {
		for _, c := range []struct {
			x    float64
			meet bool
		}{{420, false}, {415, true}} { // the template reaches to 410, the base to 420
			g := fly(t, rules, lying(ships(red(tie, 400, 200, 0)), "core2asteroid0", c.x, 320), codes{1: "5FW"}, nil)
			if got := xwingtest.Has[board.ObstacleMet](g, nil); got != c.meet {
				t.Errorf("obstacle at %v: met %v, want %v", c.x, got, c.meet)
			}
		}
		// Nor does a ship beside the template, which the base sweeps over, stop it.
		g := fly(t, rules, ships(red(tie, 400, 200, 0), blue(phantom, 435, 320, 0)), codes{1: "5FW"}, nil)
		if !xwingtest.All[board.ShipMoved](g)[0].Full {
			t.Error("a ship beside the template is in the way")
		}
		// Nor does a mine there go off.
		for x, meet := range map[float64]bool{405: true, 412: false} { // of its left edge
			g := xwingtest.Start(t, xwingtest.Rules(t, mineCard()), mined(ships(red(tie, 400, 200, 0)), 400, 320), func(s *xwing.State) {
				lo, _ := s.DeviceShape(1).Bounds()
				s.View.Device(1).Pose = poseAt(400+x-lo.X, 320, 0)
			})
			g.Dials(codes{1: "5FW"})
			if got := xwingtest.Has[board.DeviceDetonated](g, nil); got != meet {
				t.Errorf("mine from %v on: met %v, want %v", x, got, meet)
			}
		}
	})
}

func TestManeuverMoves(t *testing.T) {
	rules := xwingtest.Rules(t)
	t.Run("X20-MOV-004 X20-MOV-005 X20-OBJ-002", func(t *testing.T) {
		g := fly(t, rules, ships(red(tie, 400, 200, 0), blue(xwingT65, 400, 300, 180)), codes{1: "5FW"}, nil)
		stands(g, 1, 400, 440, 0)
		stands(g, 2, 400, 300, 180)
		if e := xwingtest.All[board.ManeuverExecuted](g)[0]; !e.Full {
			t.Error("moving through a ship made the maneuver partial")
		}
		// Decloaking over one is a move through it as well.
		g = fly(t, rules, ships(holding(red(phantom, 400, 200, 0), board.Cloak, 1), blue(jedi, 405, 260, 185)), nil, nil)
		g.Pick(ask.SystemAbilities, "decloak")
		if got := rule(g, ask.ChooseDecloak, "boost-straight"); got != "" {
			t.Fatalf("refused by %q", got)
		}
		g.Pick(ask.ChooseDecloak, "boost-straight")
		stands(g, 2, 405, 260, 185)
		e := xwingtest.All[board.ShipMoved](g)[0]
		if e.By != board.ByDecloak || e.To != poseAt(400, 320, 0) || !physics.ShapesOverlap(gauge.TemplateShape(gauge.Base{Pose: e.From, Size: gauge.Small}, e.Move), g.Now().ShipShape(2)) {
			t.Errorf("it did not move through the ship: %+v", e)
		}
		for _, id := range []board.ShipID{1, 2} {
			holds(g, id, board.Stress, 0)
		}
	})
	t.Run("X20-OBJ-002", func(t *testing.T) {
		device := func(kind string) xwing.Scenario {
			sc := ships(red(tie, 400, 200, 0))
			sc.Devices = []xwing.ScenarioDevice{{Seat: game.Blue, Kind: kind, Pose: poseAt(400, 300, 0)}}
			return sc
		}
		for what, sc := range map[string]xwing.Scenario{
			"asteroid": lying(ships(red(tie, 400, 200, 0)), "core2asteroid0", 400, 300),
			"mine":     device("proximitymine"), "remote": device("drk1probedroid"),
		} {
			g := fly(t, rules, sc, codes{1: "5FW"}, rolling(board.Blank))
			stands(g, 1, 400, 440, 0)
			if e := xwingtest.All[board.ManeuverExecuted](g)[0]; !e.Full {
				t.Errorf("moving through the %s made the maneuver partial", what)
			}
		}
	})
	t.Run("X20-MOV-002 X20-MAN-006", func(t *testing.T) {
		g := fly(t, rules, lying(ships(red(tie, 400, 200, 0)), "gascloud1", 400, 300), codes{1: "5FW"}, nil)
		if got := xwingtest.All[board.ObstacleMet](g); len(got) != 1 || got[0].Obstacle != 1 {
			t.Errorf("met %v, want the cloud under the template", got)
		}
		g = fly(t, rules, lying(ships(red(tie, 400, 200, 0)), "core2asteroid0", 425, 300), codes{1: "5FW"}, nil)
		if xwingtest.Has[board.ObstacleMet](g, nil) {
			t.Error("it moves through an obstacle beside the template")
		}
		for _, y := range []float64{300, 235} { // a mine as well, also one on which it starts
			g := fly(t, xwingtest.Rules(t, mineCard()), mined(ships(red(tie, 400, 200, 0)), 400, y), codes{1: "5FW"}, nil)
			eq(t, "the mine goes off", xwingtest.Has[board.DeviceDetonated](g, nil), true)
		}
	})
}

func TestManeuverByCard(t *testing.T) {
	rules := xwingtest.Rules(t, upgradeCard("elusive", doing(xwing.AfterManeuver, func(t *xwing.Table, id board.ShipID) {
		if t.Ship(id).Pose.Heading == 0 {
			m := catalog.Maneuver{Speed: 1, Bearing: gauge.TurnLeft, Difficulty: catalog.White}
			t.ExecuteManeuver(id, m, xwing.ManeuverOptions{})
		}
	})))
	t.Run("X20-MAN-007", func(t *testing.T) {
		g := fly(t, rules, ships(red(xwingT65, 400, 300, 0, "elusive")), codes{1: "1FB"}, nil)
		stands(g, 1, 345, 435, 90)
		if xwingtest.Has(g, func(e board.DialRevealed) bool { return e.Maneuver.Bearing == gauge.TurnLeft }) {
			t.Error("the maneuver of a card needs a dial")
		}
		// Nor need anything on the dial be like it, and a choice of maneuvers is whole.
		by := xwingtest.Rules(t, pilotCard(xwingT65, doing(xwing.AfterManeuver, func(t *xwing.Table, id board.ShipID) {
			if t.Ship(id).Pose.Point().Y == 340 {
				t.ExecuteOneOf(xwing.Moment{Owner: id}, []catalog.Maneuver{
					{Speed: 1, Bearing: gauge.TurnLeft, Difficulty: catalog.White}, {Speed: 1, Bearing: gauge.ReverseStraight, Difficulty: catalog.White}})
			}
		})))
		g = fly(t, by, ships(red(xwingT65, 400, 260, 0)), codes{1: "1FB"}, nil)
		eq(t, "maneuvers to choose", len(g.Legal(ask.ChooseManeuver)), 2)
		g.Pick(ask.ChooseManeuver, "1SW")
		stands(g, 1, 400, 260, 0)
	})
}

func TestSpeed(t *testing.T) {
	for _, c := range []struct{ id, from, to string }{
		{"X20-SPD-001", "4FW", "5FW"}, {"X20-SPD-001", "5FW", "5FW"}, {"X20-SPD-001", "2TW", "3TW"},
		{"X20-SPD-002", "3TW", "3TW"}, {"X20-SPD-002", "3BW", "3BW"}, {"X20-SPD-003", "0OR", "0OR"},
	} {
		t.Run(c.id, func(t *testing.T) { checkSpeed(t, c.from, c.to, 1) })
	}
	for _, c := range []struct{ id, from, to string }{
		{"X20-SPD-001", "2FW", "1FW"}, {"X20-SPD-002", "1FW", "1FW"}, {"X20-SPD-002", "1TW", "1TW"},
		{"X20-SPD-003", "0OR", "0OR"},
	} {
		t.Run(c.id, func(t *testing.T) { checkSpeed(t, c.from, c.to, -1) })
	}
	t.Run("X20-SPD-001", func(t *testing.T) { // as far as there are templates
		checkSpeed(t, "2FW", "4FW", 2)
		checkSpeed(t, "4FW", "5FW", 2)
		checkSpeed(t, "3FW", "1FW", -2)
		checkSpeed(t, "2FW", "1FW", -2)
		checkSpeed(t, "2BW", "3BW", 2)
		checkSpeed(t, "2YW", "1YW", -2)
		checkSpeed(t, "3NW", "3NW", 1)
		checkSpeed(t, "1BW", "1BW", -1)
		checkSpeed(t, "3YW", "3YW", 1)
		checkSpeed(t, "1FW", "1FW", -1)
		checkSpeed(t, "5FW", "5FW", 1)
	})
}

func checkSpeed(t *testing.T, from, to string, n int) {
	t.Helper()
	m, err := catalog.ParseManeuver(from)
	if err != nil {
		t.Fatal(err)
	}
	if got := xwing.ChangeSpeed(m, n).Code(); got != to {
		t.Errorf("ChangeSpeed(%s, %d) = %s, want %s", from, n, got, to)
	}
}

func TestDifficulty(t *testing.T) {
	// after flies a maneuver with abilities that change its difficulty by each of
	// the steps, starting from two stress and two strain tokens.
	after := func(t *testing.T, code string, steps ...int) (executed string, stress, strain int) {
		t.Helper()
		var abilities []xwing.Ability
		for _, n := range steps {
			abilities = append(abilities, asking(xwing.ManeuverDifficulty, n))
		}
		rules := xwingtest.Rules(t, upgradeCard("elusive", append(abilities, asking(xwing.IgnoringStress, 1))...))
		ship := holding(holding(red(tie, 400, 300, 0, "elusive"), board.Stress, 2), board.Strain, 2)
		g := fly(t, rules, ships(ship), codes{1: code}, nil)
		return xwingtest.All[board.ManeuverExecuted](g)[0].Maneuver.Code(),
			g.Ship(1).Has(board.Stress), g.Ship(1).Has(board.Strain)
	}
	for _, c := range []struct {
		id, code       string
		steps          []int
		want           string
		stress, strain int
	}{
		{"X20-DIF-001", "2FB", nil, "2FB", 1, 1},
		{"X20-DIF-002", "4FW", nil, "4FW", 2, 2},
		{"X20-DIF-003", "2FB", []int{1}, "2FW", 2, 2},
		{"X20-DIF-003", "4FW", []int{1}, "4FR", 3, 2},
		{"X20-DIF-003", "4KR", []int{-1}, "4KW", 2, 2},
		{"X20-DIF-003", "4FW", []int{-1}, "4FB", 1, 1},
		{"X20-DIF-004", "4KR", []int{1}, "4KR", 3, 2},
		{"X20-DIF-004", "2FB", []int{-1}, "2FB", 1, 1},
		{"X20-DIF-005", "2FB", []int{1, 1}, "2FR", 3, 2},
		{"X20-DIF-005", "4KR", []int{-1, -1}, "4KB", 1, 1},
		{"X20-DIF-006", "4KR", []int{1, -1}, "4KR", 3, 2},
	} {
		t.Run(c.id, func(t *testing.T) {
			if got, stress, strain := after(t, c.code, c.steps...); got != c.want || stress != c.stress || strain != c.strain {
				t.Errorf("%s with %v: %s, %d stress, %d strain; want %s, %d, %d",
					c.code, c.steps, got, stress, strain, c.want, c.stress, c.strain)
			}
		})
	}
}
