package cards_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// attacks has ship 1 attack ship 2 with a weapon in a duel.
func attacks(t *testing.T, weapon string, change func(*xwing.State), red, blue xwing.ScenarioShip, more ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	g := duel(t, change, red, blue, more...)
	g.Pick(ask.ChooseAttack, weapon+">ship:2")
	return g
}

// diceRolled plays on and returns how many dice of a side were rolled for the first attack.
func diceRolled(g *xwingtest.Game, side board.Side) int {
	g.Until("", nil)
	for _, r := range xwingtest.All[board.DiceRolled](g) {
		if r.Side == side && r.Attack {
			return len(r.Dice)
		}
	}
	return -1
}

// suffered counts the points of damage that a ship has suffered.
func suffered(g *xwingtest.Game, id board.ShipID) int {
	n := 0
	for _, e := range xwingtest.All[board.DamageSuffered](g) {
		if e.Ship == id {
			n++
		}
	}
	return n
}

// offers reports whether the option may be picked now.
func offers(g *xwingtest.Game, kind game.Kind, id string) bool {
	return g.Asks(kind) && slices.Contains(g.Legal(kind), id)
}

// asteroid lays one at a place.
func asteroid(s *xwing.State, x, y float64) {
	s.View.Obstacles = append(s.View.Obstacles, board.Obstacle{ID: board.ObstacleID(len(s.View.Obstacles) + 1),
		XWS: "coreasteroid0", Type: catalog.Asteroid, Pose: physics.PoseAt(x, y, 0)})
}

const (
	onAttack  = "modify-attack-dice"
	onDefense = "modify-defense-dice"
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
