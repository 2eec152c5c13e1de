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
	t.Run("X20-FAQ-001 X20-FAQ-004", func(t *testing.T) {
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
	if slices.Contains(g.Legal(ask.ModifyAttackDice), "upgrade/predator") {
		t.Error("offered twice in one attack")
	}
	for what, g := range map[string]*xwingtest.Game{"outside the bullseye arc": offered(500, "primary:0", "predator"),
		"in a special attack": offered(450, "upgrade:protontorpedoes", "predator", "protontorpedoes")} {
		if slices.Contains(g.Legal(ask.ModifyAttackDice), "upgrade/predator") {
			t.Errorf("%s it is offered", what)
		}
	}
}

func TestProtonTorpedoes(t *testing.T) {
	ready := func(locks ...string) *xwingtest.Game {
		return duel(t, func(s *xwing.State) {
			faces(s, "hhbb", "bbb")
			s.View.Ships[0].Locks = locks
		}, redShip("jekporkins", 450, 300, 0, "protontorpedoes"), blueShip("academypilot", 450, 490, 180))
	}
	const shot = "upgrade:protontorpedoes>ship:2"
	g := ready("ship:2")
	g.Pick(ask.ChooseAttack, shot)
	t.Run("X20-ANA-007", func(t *testing.T) {
		if o, _ := ready().Option(ask.ChooseAttack, shot); o.Refusal == nil {
			t.Error("fired without a lock")
		}
		if got := g.Ship(1).Upgrades[0].Charges.Active; got != 1 {
			t.Errorf("%d charges, want 1", got)
		}
		gun := ready("ship:2")
		gun.Pick(ask.ChooseAttack, "primary:0>ship:2")
		if _, ok := gun.Option(ask.ModifyAttackDice, "upgrade/protontorpedoes"); ok {
			t.Error("a result of the primary weapon may be changed")
		}
	})
	t.Run("X20-ANA-007 X20-CRD-007", func(t *testing.T) {
		if got := len(g.Now().View.Attack.Dice[board.AttackDice]); got != 4 {
			t.Errorf("%d attack dice, want 4", got)
		}
		g.Refused(ask.ModifyAttackDice, "done")
		g.Pick(ask.ModifyAttackDice, "upgrade/protontorpedoes")
		dice := g.Now().View.Attack.Dice[board.AttackDice]
		if dice[0].Face != board.Crit || dice[1].Face != board.Hit {
			t.Errorf("dice %+v, want one hit changed to a crit", dice)
		}
		g.Pick(ask.ModifyAttackDice, "done") // the lock is still there to be spent
	})
	t.Run("X20-ERR-010", func(t *testing.T) {
		if !g.Now().Weapons(1)[1].Ordnance {
			t.Error("no ordnance icon")
		}
	})
}

func TestHeightenedPerception(t *testing.T) {
	start := func(force int) *xwingtest.Game {
		return play(t, board.Engagement, func(s *xwing.State) { s.View.Ships[0].Force.Active = force },
			redShip("lukeskywalker", 450, 300, 0, "heightenedperception"), blueShip("soontirfel", 450, 490, 180))
	}
	g := start(1)
	if g.Asks(ask.ChooseAttack) {
		t.Fatal("somebody engages before the start of the phase is over")
	}
	g.Pick(ask.UseAbility, "yes")
	if d := g.Decision(ask.ChooseAttack); d.Seat != game.Red || g.Now().Initiative(1) != 7 || g.Ship(1).Force.Active != 0 {
		t.Errorf("seat %d engages first, initiative %d, Force %d, want Red, 7, 0", d.Seat, g.Now().Initiative(1), g.Ship(1).Force.Active)
	}
	g.Until(ask.SetDials, nil)
	if got := g.Now().Initiative(1); got != 5 {
		t.Errorf("after the phase initiative = %d, want 5", got)
	}
	g = start(1)
	g.Pick(ask.UseAbility, "no")
	if d := g.Decision(ask.ChooseAttack); d.Seat != game.Blue {
		t.Errorf("declined: seat %d engages first, want Blue", d.Seat)
	}
	if g := start(0); g.Asks(ask.UseAbility) {
		t.Error("offered without Force")
	}
}

func TestInstinctiveAim(t *testing.T) {
	ready := func(force int) *xwingtest.Game {
		return duel(t, func(s *xwing.State) { s.View.Ships[0].Force.Active = force },
			redShip("lukeskywalker", 450, 300, 0, "protontorpedoes", "instinctiveaim"), blueShip("academypilot", 450, 490, 180))
	}
	const shot = "upgrade:protontorpedoes>ship:2+upgrade/instinctiveaim"
	g := ready(1)
	if no := g.Now().PreviewAttack(1, "upgrade:protontorpedoes", 2).Refusal; no != nil {
		t.Errorf("the preview refuses what is offered: %v", no)
	}
	if no := ready(0).Now().PreviewAttack(1, "upgrade:protontorpedoes", 2).Refusal; no == nil || no.Rule != "X20-WPN-011" {
		t.Errorf("without Force the preview says %v", no)
	}
	g.Pick(ask.ChooseAttack, shot)
	if s := g.Ship(1); s.Force.Active != 0 || s.Upgrades[0].Charges.Active != 1 {
		t.Errorf("Force %d, charges %d, want 0 and 1", s.Force.Active, s.Upgrades[0].Charges.Active)
	}
	if slices.Contains(ready(0).Legal(ask.ChooseAttack), shot) {
		t.Error("offered without Force")
	}
}
