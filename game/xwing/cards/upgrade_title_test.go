package cards_test

import (
	"slices"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

func TestOutrider(t *testing.T) {
	t.Run("X20-ERR-017", func(t *testing.T) {
		dice := func(change func(*xwing.State), more ...xwing.ScenarioShip) int {
			g := attacks(t, "primary:0", change, redShip("bluesquadronescort", 450, 300, 0, "outrider"),
				blueShip("academypilot", 560, 520, 180), more...)
			return diceRolled(g, board.DefenseDice)
		}
		if got := dice(func(s *xwing.State) { asteroid(s, 505, 410) }); got != 3 {
			t.Errorf("%d defense dice behind a rock, want 3", got)
		}
		if got := diceRolled(attacks(t, "primary:0", func(s *xwing.State) { asteroid(s, 505, 410) }, redShip("bluesquadronescort", 450, 300, 0),
			blueShip("academypilot", 560, 520, 180, "outrider")), board.DefenseDice); got != 4 {
			t.Errorf("%d defense dice of its own, want 4", got)
		}
		if got := dice(func(s *xwing.State) {
			s.View.Obstacles = append(s.View.Obstacles, board.Obstacle{ID: 1, XWS: "gascloud1", Type: catalog.GasCloud, Pose: physics.PoseAt(505, 410, 0)})
		}); got != 3 {
			t.Errorf("%d defense dice behind a cloud, want 3", got)
		}
		if got := dice(nil, blueShip("academypilot", 505, 410, 180)); got != 3 {
			t.Errorf("%d defense dice behind a ship, want 3", got)
		}
		if got := dice(func(s *xwing.State) {
			s.View.Devices = append(s.View.Devices, board.Device{ID: 1, Kind: "seismiccharge", Pose: physics.PoseAt(505, 410, 0)})
		}); got != 3 {
			t.Errorf("%d defense dice behind a device, want 3", got)
		}
	})
	ready := func(rock, y float64, tokens map[board.Token]int8, lock bool) *xwingtest.Game {
		return fly(t, "2FB", func(s *xwing.State) {
			asteroid(s, rock, 370)
			for k, n := range tokens {
				s.View.Ships[0].Tokens[k] = n
			}
			if lock {
				s.View.Ships[1].Locks = []string{"ship:1"}
			}
		}, redShip("bluesquadronescort", 450, 300, 0, "outrider"), blueShip("academypilot", 450, y, 180))
	}
	g := ready(450, 800, map[board.Token]int8{board.Ion: 1, board.Jam: 1, board.Evade: 1}, true)
	g.Pick(ask.UseAbility, "yes")
	if got := g.Legal(ask.ChooseToken); !slices.Equal(got, []string{"ion", "jam", "ship:2"}) {
		t.Errorf("may remove %v, want red and orange ones and the lock", got)
	}
	g.Pick(ask.ChooseToken, "ship:2")
	if g.Ship(2).HasLocked("ship:1") || g.Ship(1).Has(board.Ion) != 1 {
		t.Error("want the lock gone, the rest kept")
	}
	g = ready(450, 800, map[board.Token]int8{board.Jam: 1}, false)
	g.Pick(ask.UseAbility, "yes")
	g.Pick(ask.ChooseToken, "jam")
	if g.Ship(1).Has(board.Jam) != 0 {
		t.Error("the jam token stays")
	}
	jam := map[board.Token]int8{board.Jam: 1}
	for what, g := range map[string]*xwingtest.Game{"a maneuver in the open": ready(700, 800, jam, false),
		"a bump": ready(450, 410, jam, false), "a green token": ready(450, 800, map[board.Token]int8{board.Evade: 1}, false)} {
		if g.Asks(ask.UseAbility) {
			t.Errorf("offered after %s", what)
		}
	}
}

func TestOutrider2023(t *testing.T) {
	ready := func(y, rock float64, defense string) *xwingtest.Game {
		g := attacks(t, "primary:0", func(s *xwing.State) {
			faces(s, "hbbb", defense)
			asteroid(s, rock, 420)
		}, redShip("bluesquadronescort", 450, 300, 0, "outrider2023"), blueShip("academypilot", 450, y, 180))
		if g.Asks(ask.ChooseLine) {
			g.Pick(ask.ChooseLine, "obstacle:1")
		}
		return g
	}
	if a, b := diceRolled(ready(590, 800, "bbbb"), board.AttackDice), diceRolled(ready(490, 800, "bbb"), board.AttackDice); a != 4 || b != 3 {
		t.Errorf("%d attack dice at range 3, %d at range 2, want 4 and 3", a, b)
	}
	t.Run("cover", func(t *testing.T) {
		g := ready(590, 450, "ebbbb")
		g.Pick(onDefense, "upgrade/outrider2023")
		if got := suffered(g, 2); got != 1 {
			t.Errorf("%d damage, want the evade changed", got)
		}
		if offers(ready(590, 800, "ebbb"), onDefense, "upgrade/outrider2023") {
			t.Error("offered without an obstacle")
		}
		g = attacks(t, "primary:0", func(s *xwing.State) { faces(s, "hbbb", "ebbb") },
			redShip("bluesquadronescort", 450, 300, 0, "outrider2023"), blueShip("academypilot", 450, 590, 180), blueShip("academypilot", 450, 440, 180))
		if len(xwingtest.All[board.AttackDeclared](g)[0].Attack.Through) != 1 || offers(g, onDefense, "upgrade/outrider2023") {
			t.Error("offered for a ship in between")
		}
	})
}

func TestPunishingOne(t *testing.T) {
	t.Run("X20-FAQ-002", func(t *testing.T) {
		dice := func(arc gauge.Arc, x, y float64) int {
			return diceRolled(attacks(t, "primary:0", func(s *xwing.State) { s.View.Ships[0].Turret = []gauge.Arc{arc} },
				redShip("kylekatarn", 450, 300, 0, "punishingone"), blueShip("academypilot", x, y, 180)), board.AttackDice)
		}
		if a, b := dice(gauge.Front, 450, 490), dice(gauge.Rear, 450, 130); a != 3 || b != 2 {
			t.Errorf("%d dice ahead, %d behind, want 3 and 2", a, b)
		}
	})
}

func TestMarauder(t *testing.T) {
	ready := func(weapon string, y float64) *xwingtest.Game {
		return attacks(t, weapon, func(s *xwing.State) { faces(s, "bbb"+"h", "bbb") },
			redShip("bountyhunter", 450, 450, 0, "marauder"), blueShip("academypilot", 450, y, 180))
	}
	g := ready("primary:1", 250)
	g.Pick(onAttack, "upgrade/marauder")
	g.Pick(ask.ChooseDice, "die:0")
	if got := suffered(g, 2); got != 1 {
		t.Errorf("%d damage, want the die rerolled", got)
	}
	if offers(ready("primary:0", 650), onAttack, "upgrade/marauder") {
		t.Error("offered for an attack to the front")
	}
}

func TestMillenniumFalcon(t *testing.T) {
	ready := func(evade int8) *xwingtest.Game {
		return attacks(t, "primary:0", func(s *xwing.State) {
			faces(s, "hbb", "bbb"+"e")
			s.View.Ships[1].Tokens[board.Evade] = evade
		}, redShip("jekporkins", 450, 300, 0), blueShip("bluesquadronescort", 450, 490, 180, "millenniumfalcon"))
	}
	g := ready(1)
	g.Pick(onDefense, "upgrade/millenniumfalcon")
	g.Pick(ask.ChooseDice, "die:0")
	if d := g.Now().View.Attack.Dice[board.DefenseDice]; !d[0].Rerolled {
		t.Error("not rerolled")
	}
	if offers(ready(0), onDefense, "upgrade/millenniumfalcon") {
		t.Error("offered without an evade token")
	}
}

func TestSlaveI(t *testing.T) {
	ready := func(code string, stress ...int8) *xwingtest.Game {
		return fly(t, code, func(s *xwing.State) {
			for _, n := range stress {
				s.View.Ship(1).Tokens[board.Stress] = n
			}
		}, redShip("bountyhunter", 450, 300, 0, "slavei"), blueShip("academypilot", 100, 800, 180))
	}
	t.Run("X20-ERR-018", func(t *testing.T) {
		for code, want := range map[string]gauge.Bearing{"2BW": gauge.BankRight, "2NW": gauge.BankLeft, "2TW": gauge.TurnRight, "2YW": gauge.TurnLeft} {
			g := ready(code)
			if xwingtest.Has[board.ManeuverExecuted](g, nil) {
				t.Fatalf("%s: nobody is asked", code)
			}
			g.Pick(ask.UseAbility, "yes")
			moves := xwingtest.All[board.ManeuverExecuted](g)
			if len(moves) != 1 || moves[0].Maneuver.Bearing != want || moves[0].Maneuver.Speed != 2 || g.Ship(1).Has(board.Stress) != 0 {
				t.Errorf("%s: executed %+v, want the other direction, without stress", code, moves)
			}
		}
		g := ready("2TW", 1) // stressed already
		g.Pick(ask.UseAbility, "yes")
		if moves := xwingtest.All[board.ManeuverExecuted](g); len(moves) != 1 || moves[0].Maneuver.Bearing != gauge.TurnRight || g.Ship(1).Has(board.Stress) != 1 {
			t.Errorf("stressed: executed %+v with %d stress", moves, g.Ship(1).Has(board.Stress))
		}
	})
	if ready("2FB").Asks(ask.UseAbility) {
		t.Error("offered for a straight maneuver")
	}
}

func TestVirago(t *testing.T) {
	ready := func(charges int) *xwingtest.Game {
		g := duel(t, func(s *xwing.State) { s.View.Ships[0].Upgrades[0].Charges.Active = charges },
			redShip("bluesquadronescort", 450, 300, 0, "virago"), blueShip("academypilot", 100, 800, 180))
		g.Until(ask.UseAbility, nil)
		return g
	}
	g := ready(1)
	g.Pick(ask.UseAbility, "yes")
	g.Pick(ask.ChooseAction, "boost")
	g.Pick(ask.ChooseBoost, "straight")
	if s := g.Ship(1); s.Pose.Y <= 300_000 || s.Has(board.Stress) != 1 || s.Upgrades[0].Charges.Active != 0 {
		t.Errorf("%+v, want a red boost for the charge", s)
	}
	if ready(0).Asks(ask.UseAbility) {
		t.Error("offered without a charge")
	}
}
