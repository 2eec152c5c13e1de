package cards_test

import (
	"slices"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

func TestCrackShot(t *testing.T) {
	ready := func(x float64, weapon, defense string, charges int) *xwingtest.Game {
		return attacks(t, weapon, func(s *xwing.State) {
			faces(s, "hhhh", defense)
			s.View.Ships[0].Upgrades[0].Charges.Active = charges
			s.View.Ships[0].Locks = []string{"ship:2"}
		}, redShip("jekporkins", 450, 300, 0, "crackshot", "protontorpedoes"), blueShip("academypilot", x, 490, 180))
	}
	g := ready(450, "primary:0", "ebb", 1)
	g.Pick(onAttack, "done") // the lock
	g.Pick(ask.UseAbility, "yes")
	if got := suffered(g, 2); got != 3 || g.Ship(1).Upgrades[0].Charges.Active != 0 {
		t.Errorf("%d damage, want the evade canceled for the charge", got)
	}
	for what, g := range map[string]*xwingtest.Game{"outside the bullseye arc": ready(500, "primary:0", "ebb", 1),
		"in a special attack": ready(450, "upgrade:protontorpedoes", "ebb", 1), "without an evade": ready(450, "primary:0", "fbb", 1),
		"without a charge": ready(450, "primary:0", "ebb", 0)} {
		g.Until(ask.UseAbility, nil)
		if g.Asks(ask.UseAbility) {
			t.Errorf("%s it is offered", what)
		}
	}
}

func TestFearless(t *testing.T) {
	ready := func(pilot string, y, heading float64) *xwingtest.Game {
		return attacks(t, "primary:0", func(s *xwing.State) {
			faces(s, "bbbb", "bbb")
			if pilot == "kylekatarn" {
				s.View.Ships[0].Turret = frontOnly
			}
		}, redShip(pilot, 450, 300, 0, "fearless"), blueShip("academypilot", 450, y, heading))
	}
	g := ready("jekporkins", 400, 180)
	g.Pick(onAttack, "upgrade/fearless")
	if got := suffered(g, 2); got != 1 {
		t.Errorf("%d damage, want the die changed to a hit", got)
	}
	t.Run("X20-FAQ-001", func(t *testing.T) {
		for what, g := range map[string]*xwingtest.Game{"at range 2": ready("jekporkins", 490, 180),
			"from behind": ready("jekporkins", 400, 0), "with a turret": ready("kylekatarn", 400, 180)} {
			if offers(g, onAttack, "upgrade/fearless") {
				t.Errorf("%s it is offered", what)
			}
		}
	})
}

func TestIntimidation(t *testing.T) {
	for x, want := range map[float64]int{490: 2, 495: 3} {
		g := attacks(t, "primary:0", nil, redShip("jekporkins", 450, 300, 0), blueShip("academypilot", 450, 490, 180),
			redShip("jekporkins", x, 490, 0, "intimidation"))
		if got := diceRolled(g, board.DefenseDice); got != want {
			t.Errorf("beside it at %v: %d defense dice, want %d", x, got, want)
		}
	}
	g := attacks(t, "primary:0", nil, redShip("jekporkins", 450, 300, 0), blueShip("academypilot", 450, 490, 180),
		blueShip("jekporkins", 490, 490, 0, "intimidation"))
	if got := diceRolled(g, board.DefenseDice); got != 3 {
		t.Errorf("a friend intimidates: %d defense dice", got)
	}
}

func TestJuke(t *testing.T) {
	ready := func(evade int, defense string) *xwingtest.Game {
		return attacks(t, "primary:0", func(s *xwing.State) {
			faces(s, "hbb", defense)
			s.View.Ships[0].Tokens[board.Evade] = int8(evade)
		}, redShip("jekporkins", 450, 300, 0, "juke"), blueShip("academypilot", 450, 490, 180))
	}
	g := ready(1, "ebb")
	g.Pick(onDefense, "upgrade/juke")
	if got := suffered(g, 2); got != 1 || xwingtest.Has(g, func(e board.TokenLost) bool { return e.Spent }) {
		t.Errorf("%d damage, want the evade changed, and no token spent", got)
	}
	if offers(ready(0, "ebb"), onDefense, "upgrade/juke") || offers(ready(1, "fbb"), onDefense, "upgrade/juke") {
		t.Error("offered without an evade token or an evade result")
	}
}

func TestLoneWolf(t *testing.T) {
	friend := redShip("jekporkins", 650, 300, 0)
	wolf := func(charges int, more ...xwing.ScenarioShip) *xwingtest.Game {
		return attacks(t, "primary:0", func(s *xwing.State) {
			faces(s, "bbbh", "bbb")
			s.View.Ships[0].Upgrades[0].Charges.Active = charges
		}, redShip("jekporkins", 450, 300, 0, "lonewolf"), blueShip("academypilot", 450, 490, 180), more...)
	}
	g := wolf(1)
	g.Pick(onAttack, "upgrade/lonewolf")
	g.Pick(ask.ChooseDice, "die:0")
	if got := suffered(g, 2); got != 1 || !xwingtest.Has(g, func(e board.ChargesChanged) bool { return e.Spent > 0 }) {
		t.Errorf("%d damage, want a die rerolled for the charge", got)
	}
	if offers(wolf(0), onAttack, "upgrade/lonewolf") || offers(wolf(1, friend), onAttack, "upgrade/lonewolf") {
		t.Error("offered without a charge, or with a friend at range 2")
	}
	g = attacks(t, "primary:0", func(s *xwing.State) { faces(s, "hbb", "bbbe") },
		redShip("jekporkins", 450, 300, 0), blueShip("idenversio", 450, 490, 180, "lonewolf"))
	g.Pick(onDefense, "upgrade/lonewolf")
	g.Pick(ask.ChooseDice, "die:0")
	if got := suffered(g, 2); got != 0 {
		t.Errorf("%d damage after the reroll in defense", got)
	}
}

func TestMarksmanship(t *testing.T) {
	ready := func(x float64) *xwingtest.Game {
		return attacks(t, "primary:0", func(s *xwing.State) { faces(s, "hbb", "bbb") },
			redShip("jekporkins", 450, 300, 0, "marksmanship"), blueShip("academypilot", x, 490, 180))
	}
	g := ready(450)
	g.Pick(onAttack, "upgrade/marksmanship")
	if !xwingtest.Has(g, func(e board.DamageSuffered) bool { return e.Crit }) {
		t.Error("no crit")
	}
	if offers(ready(500), onAttack, "upgrade/marksmanship") {
		t.Error("offered outside the bullseye arc")
	}
}

func TestTrickShot(t *testing.T) {
	dice := func(x float64, upgrades ...string) int {
		return diceRolled(attacks(t, "primary:0", func(s *xwing.State) { asteroid(s, x, 395) },
			redShip("jekporkins", 450, 300, 0, upgrades...), blueShip("academypilot", 450, 490, 180)), board.AttackDice)
	}
	if a, b, c := dice(450, "trickshot"), dice(700, "trickshot"), dice(450); a != 4 || b != 3 || c != 3 {
		t.Errorf("attack dice %d, %d without the obstacle, %d without the card; want 4, 3, 3", a, b, c)
	}
}

func TestSaturationSalvo(t *testing.T) {
	ready := func(weapon string, charges int, defender, defense string) *xwingtest.Game {
		g := attacks(t, weapon, func(s *xwing.State) {
			faces(s, "hhbb", defense)
			s.View.Ships[0].Locks = []string{"ship:2"}
			s.View.Ships[0].Upgrades[1].Charges.Active = charges
		}, redShip("jekporkins", 450, 300, 0, "saturationsalvo", "protontorpedoes"), blueShip(defender, 450, 490, 180))
		if offers(g, onAttack, "upgrade/protontorpedoes") {
			g.Pick(onAttack, "upgrade/protontorpedoes")
		}
		g.Until(onDefense, nil)
		return g
	}
	const torpedoes, salvo = "upgrade:protontorpedoes", "upgrade/saturationsalvo"
	t.Run("X20-FAQ-021", func(t *testing.T) {
		g := ready(torpedoes, 2, "academypilot", "eeebb")
		g.Pick(onDefense, salvo)
		d := g.Decision(ask.ChooseDice)
		if d.Min != 2 || d.Max != 2 {
			t.Errorf("%d to %d dice, want exactly 2", d.Min, d.Max)
		}
		g.Pick(ask.ChooseDice, "die:0", "die:1")
		if got := g.Ship(1).Upgrades[1].Charges.Active; got != 0 || suffered(g, 2) != 1 {
			t.Errorf("%d charges, %d damage, want 0 and 1", got, suffered(g, 2))
		}
	})
	t.Run("X20-FAQ-020", func(t *testing.T) {
		g := ready(torpedoes, 2, "graysquadronbomber", "eb")
		g.Pick(onDefense, salvo)
		if got := suffered(g, 2); got != 2 {
			t.Errorf("%d damage, want the one die rerolled", got)
		}
	})
	if offers(ready("primary:0", 2, "academypilot", "eee"), onDefense, salvo) || offers(ready(torpedoes, 1, "academypilot", "eee"), onDefense, salvo) {
		t.Error("offered in a primary attack, or without a second charge")
	}
}

func TestSwarmTactics(t *testing.T) {
	ready := func(x float64) *xwingtest.Game {
		return play(t, board.Engagement, nil, redShip("lukeskywalker", 450, 300, 0, "swarmtactics"),
			redShip("bluesquadronescort", x, 300, 0), blueShip("academypilot", 450, 800, 180))
	}
	g := ready(540)
	g.Pick(ask.ChooseShip, "ship:2")
	if got := g.Now().Initiative(2); got != 5 {
		t.Errorf("initiative %d, want 5", got)
	}
	g.Until(ask.SetDials, nil)
	if got := g.Now().Initiative(2); got != 2 {
		t.Errorf("initiative %d in the next round, want 2", got)
	}
	if ready(640).Asks(ask.ChooseShip) || ready(490).Asks(ask.ChooseShip) {
		t.Error("offered at range 2 or 0")
	}
}

func TestDebrisGambit(t *testing.T) {
	for x, stress := range map[float64]int{530: 0, 800: 1} {
		g := fly(t, "2FW", func(s *xwing.State) { asteroid(s, x, 400) },
			redShip("bluesquadronescort", 450, 300, 0, "debrisgambit"), blueShip("academypilot", 100, 800, 180))
		g.Pick(ask.ChooseAction, "evade")
		if s := g.Ship(1); s.Has(board.Evade) != 1 || s.Has(board.Stress) != stress {
			t.Errorf("obstacle at %v: %d evade, %d stress, want 1 and %d", x, s.Has(board.Evade), s.Has(board.Stress), stress)
		}
	}
}

func TestElusive(t *testing.T) {
	defends := func(charges int, defense string) *xwingtest.Game {
		g := duel(t, func(s *xwing.State) {
			faces(s, "hhh", defense)
			s.View.Ships[1].Upgrades[0].Charges.Active = charges
		}, redShip("jekporkins", 450, 300, 0), blueShip("idenversio", 450, 490, 180, "elusive"))
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		return g
	}
	g := defends(1, "ebbe")
	g.Pick(ask.ModifyDefenseDice, "upgrade/elusive")
	g.Pick(ask.ChooseDice, "die:1")
	dice := g.Now().View.Attack.Dice[board.DefenseDice]
	if dice[1].Face != board.EvadeResult || !dice[1].Rerolled || g.Ship(2).Upgrades[0].Charges.Active != 0 {
		t.Errorf("dice %+v, charges %d, want the second rerolled for the charge", dice, g.Ship(2).Upgrades[0].Charges.Active)
	}
	if g := defends(0, "ebb"); g.Asks(ask.ModifyDefenseDice) {
		t.Error("offered without a charge")
	}
	t.Run("X20-FAQ-025", func(t *testing.T) {
		// A red maneuver gives this card its charge back, and no other card.
		for _, c := range []struct {
			code   string
			blueY  float64 // of a ship ahead
			charge int
		}{{"4KR", 850, 1}, {"4FW", 850, 0}, {"4KR", 510, 0}} { // the last one bumps
			code, want := c.code, c.charge
			g := fly(t, code, func(s *xwing.State) {
				s.View.Ships[0].Upgrades[0].Charges.Active = 0
				s.View.Ships[0].Upgrades[1].Charges.Active = 0
				s.View.Ships[0].Charges, s.View.Ships[0].Force = board.Charges{Limit: 1}, board.Charges{Limit: 1}
			}, redShip("redsquadronveteran", 450, 300, 0, "elusive", "protontorpedoes"), blueShip("academypilot", 450, c.blueY, 180))
			if s := g.Ship(1); s.Upgrades[0].Charges.Active != want || s.Upgrades[1].Charges.Active != 0 || s.Charges.Active+s.Force.Active != 0 {
				t.Errorf("after %s: charges %d, %d, of the ship %d, Force %d; want %d, 0, 0 and 0", code,
					s.Upgrades[0].Charges.Active, s.Upgrades[1].Charges.Active, s.Charges.Active, s.Force.Active, want)
			}
		}
	})
}

func TestOutmaneuver(t *testing.T) {
	// The defender looks at the attacker, or away from it.
	defenseDice := func(red xwing.ScenarioShip, weapon string, heading float64) int {
		g := duel(t, func(s *xwing.State) {
			if s.View.Ships[0].Pilot == "kylekatarn" {
				s.View.Ships[0].Turret = frontOnly
			}
		}, red, blueShip("academypilot", 450, 490, heading))
		g.Pick(ask.ChooseAttack, weapon+">ship:2")
		g.Until(ask.ModifyDefenseDice, nil)
		for _, r := range xwingtest.All[board.DiceRolled](g) {
			if r.Side == board.DefenseDice {
				return len(r.Dice)
			}
		}
		return -1
	}
	for _, c := range []struct {
		red     xwing.ScenarioShip
		heading float64
		want    int
	}{
		{redShip("jekporkins", 450, 300, 0, "outmaneuver"), 180, 3},
		{redShip("jekporkins", 450, 300, 0, "outmaneuver"), 0, 2},
		{redShip("jekporkins", 450, 300, 0), 0, 3},
	} {
		if got := defenseDice(c.red, "primary:0", c.heading); got != c.want {
			t.Errorf("%v, defender heading %v: %d defense dice, want %d", c.red.Upgrades, c.heading, got, c.want)
		}
	}
	t.Run("X20-FAQ-001 X20-FAQ-003 X20-FAQ-004", func(t *testing.T) {
		if got := defenseDice(redShip("kylekatarn", 450, 300, 0, "outmaneuver"), "primary:0", 0); got != 3 {
			t.Errorf("turret attack: %d defense dice, want 3", got)
		}
	})
}

func TestPredator(t *testing.T) {
	offered := func(x float64, weapon string, upgrades ...string) *xwingtest.Game {
		g := duel(t, func(s *xwing.State) {
			faces(s, "bbbbh", "bbb")
			s.View.Ships[0].Locks = []string{"ship:2"}
		}, redShip("jekporkins", 450, 300, 0, upgrades...), blueShip("academypilot", x, 490, 180))
		g.Pick(ask.ChooseAttack, weapon+">ship:2")
		return g
	}
	g := offered(450, "primary:0", "predator")
	g.Pick(ask.ModifyAttackDice, "upgrade/predator")
	g.Pick(ask.ChooseDice, "die:0")
	if d := g.Now().View.Attack.Dice[board.AttackDice][0]; !d.Rerolled {
		t.Errorf("die %+v was not rerolled", d)
	}
	t.Run("X20-CRD-008", func(t *testing.T) {
		if slices.Contains(g.Legal(ask.ModifyAttackDice), "upgrade/predator") {
			t.Error("offered twice in one attack")
		}
	})
	for what, g := range map[string]*xwingtest.Game{"outside the bullseye arc": offered(500, "primary:0", "predator"),
		"in a special attack": offered(450, "upgrade:protontorpedoes", "predator", "protontorpedoes")} {
		if slices.Contains(g.Legal(ask.ModifyAttackDice), "upgrade/predator") {
			t.Errorf("%s it is offered", what)
		}
	}
}
