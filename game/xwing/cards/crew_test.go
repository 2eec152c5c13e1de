package cards_test

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

func TestChopperCrew(t *testing.T) {
	ready := func(stress, facedown int, upgrades ...string) *xwingtest.Game {
		return fly(t, "2FW", func(s *xwing.State) {
			s.View.Ships[0].Tokens[board.Stress] = int8(stress)
			for range facedown {
				s.View.Ships[0].Facedown++
				s.Hidden.Facedown[0] = append(s.Hidden.Facedown[0], xwing.DamageCard{Card: "structuraldamage", N: 1})
			}
		}, redShip("bluesquadronescort", 450, 300, 0, upgrades...), blueShip("academypilot", 100, 800, 180))
	}
	g := ready(1, 0, "chopper-crew")
	g.Pick(ask.ChooseAction, "focus")
	if got := suffered(g, 1); got != 1 || g.Ship(1).Has(board.Focus) != 1 {
		t.Errorf("%d damage, want 1 for acting under stress", got)
	}
	g = ready(1, 1, "chopper-crew")
	g.Pick(ask.ChooseAction, "focus")
	g.Pick(ask.ChooseEither, "expose")
	if suffered(g, 1) != 0 || len(g.Ship(1).Faceup) != 1 {
		t.Error("the card was not exposed instead")
	}
	g = ready(0, 0, "chopper-crew")
	g.Pick(ask.ChooseAction, "focus")
	if suffered(g, 1) != 0 {
		t.Error("it hurts without stress")
	}
	if ready(1, 0).Asks(ask.ChooseAction) {
		t.Error("a stressed ship acts without Chopper")
	}
}

func TestDeathTroopers(t *testing.T) {
	for y, want := range map[float64]int{560: 1, 800: 0} {
		g := fly(t, "2FB", func(s *xwing.State) { s.View.Ships[0].Tokens[board.Stress] = 1 },
			redShip("bluesquadronescort", 450, 300, 0), blueShip("academypilot", 450, y, 180, "deathtroopers"))
		if got := g.Ship(1).Has(board.Stress); got != want {
			t.Errorf("troopers at %v: %d stress after a blue maneuver, want %d", y, got, want)
		}
	}
}

func TestISBSlicer(t *testing.T) {
	for y, want := range map[float64]int{490: 1, 340: 0, 800: 0} { // 340: range 0
		g := duel(t, func(s *xwing.State) { s.View.Ships[0].Tokens[board.Jam] = 1 },
			redShip("bluesquadronescort", 450, 300, 0), blueShip("academypilot", 450, y, 180, "isbslicer"))
		g.Until(ask.SetDials, nil)
		if got := g.Ship(1).Has(board.Jam); got != want {
			t.Errorf("slicer at %v: %d jam tokens, want %d", y, got, want)
		}
	}
}

func TestMagvaYarroCrew(t *testing.T) {
	ready := func(attack string) *xwingtest.Game {
		return attacks(t, "primary:0", func(s *xwing.State) { faces(s, attack, "bbb") },
			redShip("jekporkins", 450, 300, 0), blueShip("bluesquadronescort", 450, 490, 180, "magvayarro"))
	}
	g := ready("hbb")
	g.Pick(ask.UseAbility, "yes")
	if !g.Ship(2).HasLocked("ship:1") {
		t.Error("no lock on the attacker")
	}
	if ready("bbb").Asks(ask.UseAbility) {
		t.Error("offered after a miss")
	}
}

func TestSawGerreraCrew(t *testing.T) {
	ready := func(attack string) *xwingtest.Game {
		return attacks(t, "primary:0", func(s *xwing.State) { faces(s, attack, "bbb") },
			redShip("bluesquadronescort", 450, 300, 0, "sawgerrera"), blueShip("jekporkins", 450, 490, 180))
	}
	g := ready("ffh")
	g.Pick(onAttack, "upgrade/sawgerrera")
	g.Until(ask.SetDials, nil)
	crits := 0
	for _, e := range xwingtest.All[board.DamageSuffered](g) {
		if e.Ship == 2 && e.Crit {
			crits++
		}
	}
	if crits != 2 || suffered(g, 1) < 1 {
		t.Errorf("%d crits, want 2 for one damage of one's own", crits)
	}
	if offers(ready("hhb"), onAttack, "upgrade/sawgerrera") {
		t.Error("offered without a focus result")
	}
}

func TestOptimizedPrototype(t *testing.T) {
	ready := func(locked bool, facedown int, attack string) *xwingtest.Game {
		return attacks(t, "primary:0", func(s *xwing.State) {
			faces(s, attack, "bbb")
			if locked {
				s.View.Ships[2].Locks = []string{"ship:2"}
			}
			s.View.Ships[0].Conditions = []board.Condition{{Card: "optimizedprototype", Seat: game.Red, By: 3}}
			s.View.Ships[1].Facedown, s.Hidden.Facedown[1] = facedown, []xwing.DamageCard{{Card: "structuraldamage", N: 1}}[:facedown]
		}, redShip("bluesquadronescort", 450, 300, 0), blueShip("bluesquadronescort", 450, 490, 180),
			redShip("academypilot", 150, 300, 0, "directorkrennic"))
	}
	const id = "condition/optimizedprototype"
	t.Run("X20-ERR-015", func(t *testing.T) {
		g := ready(true, 1, "hfb")
		g.Pick(onAttack, id)
		if o, _ := g.Option(ask.ChooseDice, "die:2"); o.Refusal == nil {
			t.Error("a blank may be spent")
		}
		g.Pick(ask.ChooseDice, "die:1")
		g.Pick(ask.ChooseEither, "expose")
		if d := g.Now().View.Attack; d != nil && !d.Dice[board.AttackDice][1].Gone || len(g.Ship(2).Faceup) != 1 {
			t.Error("the focus result was not spent to expose the card")
		}
		for die, attack := range map[string]string{"die:0": "hbb", "die:2": "bfc"} {
			g = ready(true, 1, attack)
			g.Pick(onAttack, id)
			if attack == "bfc" {
				g.Pick(ask.ChooseDice, die)
			}
			g.Pick(ask.ChooseEither, "expose")
			want(t, "exposed by "+die+" of "+attack, len(g.Ship(2).Faceup), 1)
		}
		g = ready(true, 0, "hfb") // nothing to expose: the shield goes
		shields := g.Ship(2).Shields.Active
		g.Pick(onAttack, id)
		g.Pick(ask.ChooseDice, "die:1")
		if got := shields - g.Ship(2).Shields.Active; got != 2 {
			t.Errorf("%d shields lost, want one to the card and one to the hit", got)
		}
	})
	if offers(ready(false, 1, "hfb"), onAttack, id) || offers(ready(true, 1, "bbb"), onAttack, id) {
		t.Error("offered without Krennic's lock, or with blanks alone")
	}
}

func TestDirectorKrennic(t *testing.T) {
	s, err := xwing.New(xwingtest.Rules(t, declared()...), [2]xwing.Muster{
		{Points: 1, Ships: []xwing.MusterShip{{Pilot: "academypilot"}, {Pilot: "academypilot", Upgrades: []xwing.MusterUpgrade{{XWS: "directorkrennic"}}}, {Pilot: "academypilot"}}},
		{Points: 2, Ships: []xwing.MusterShip{{Pilot: "academypilot"}}}}, 1)
	if err != nil {
		t.Fatal(err)
	}
	g := xwingtest.Play(t, s)
	g.Until(ask.ChooseShip, nil)
	if offers(g, ask.ChooseShip, "ship:2") {
		t.Error("Krennic's own ship is offered")
	}
	g.Pick(ask.ChooseShip, "ship:3")
	if !g.Ship(3).HasCondition("optimizedprototype") {
		t.Error("ship 3 is no prototype")
	}
}

// turretDuel starts a duel of a ship with a turret that looks ahead.
func turretDuel(t *testing.T, y float64, upgrades ...string) *xwingtest.Game {
	t.Helper()
	return play(t, board.Engagement, func(s *xwing.State) {
		s.View.Ships[0].Turret = []physics.Arc{physics.Front}
		faces(s, "hbb"+"hbb"+"bbb", "bbb"+"bbb"+"bbb")
	}, redShip("bluesquadronescort", 450, 300, 0, append(upgrades, "dorsalturret")...), blueShip("blacksquadronace", 450, y, 180))
}

func TestHanSoloGunner(t *testing.T) {
	const bonus = "choose-bonus-attack"
	t.Run("X20-FAQ-041 X20-FAQ-042", func(t *testing.T) {
		// It resolves ahead of a ship that engages at initiative 7.
		g := play(t, board.Engagement, func(s *xwing.State) {
			s.View.Ships[0].Turret = []physics.Arc{physics.Front}
			s.Memory.Ships[1].Initiative = []xwing.InitiativeChange{{By: "test", Value: 7, Phase: board.Engagement}}
		}, redShip("bluesquadronescort", 450, 300, 0, "hansolo", "dorsalturret"), blueShip("blacksquadronace", 450, 490, 180))
		d := g.Decision(bonus)
		if d.Seat != game.Red {
			t.Errorf("seat %d attacks first", d.Seat)
		}
		g.Pick(bonus, "upgrade:dorsalturret>ship:2")
		g.Until(ask.ChooseAttack, nil)
		if d := g.Decision(ask.ChooseAttack); d.Seat != game.Blue || !xwingtest.All[board.AttackDeclared](g)[0].Attack.Bonus {
			t.Error("want a bonus attack, then the ship of initiative 7")
		}
	})
	t.Run("X20-FAQ-043:arc", func(t *testing.T) {
		g := turretDuel(t, 490, "hansolo")
		g.Pick(bonus, "upgrade:dorsalturret>ship:2")
		g.Until(ask.ChooseAttack, nil)
		for g.Decision(ask.ChooseAttack).Seat != game.Red {
			g.Pick(ask.ChooseAttack, "none")
		}
		if o, ok := g.Option(ask.ChooseAttack, "upgrade:dorsalturret>ship:2"); !ok || o.Refusal == nil || o.Refusal.Rule != "X20-FAQ-043" {
			t.Errorf("the turret again: %+v", o)
		}
		if !offers(g, ask.ChooseAttack, "primary:0>ship:2") {
			t.Error("no attack with the primary weapon")
		}
	})
	if turretDuel(t, 600, "hansolo").Asks(bonus) || turretDuel(t, 490).Asks(bonus) {
		t.Error("offered out of range, or without Han")
	}
}

func TestScumHanSolo(t *testing.T) {
	g := duel(t, nil, redShip("bluesquadronescort", 450, 300, 0, "hansolo-gunner"), prey)
	g.Pick(ask.ChooseAction, "focus")
	if s := g.Ship(1); s.Has(board.Focus) != 1 || s.Has(board.Stress) != 1 || !g.Asks(ask.ChooseAttack) {
		t.Error("no red focus action before engaging")
	}
	g = duel(t, func(s *xwing.State) { s.View.Ships[0].Tokens[board.Stress] = 1 },
		redShip("bluesquadronescort", 450, 300, 0, "hansolo-gunner"), prey)
	if g.Asks(ask.ChooseAction) {
		t.Error("offered to a stressed ship")
	}
}

func TestVeteranTurretGunner(t *testing.T) {
	const bonus = "choose-bonus-attack"
	after := func(weapon string) *xwingtest.Game {
		g := turretDuel(t, 490, "veteranturretgunner")
		g.Until(ask.ChooseAttack, nil)
		for g.Decision(ask.ChooseAttack).Seat != game.Red {
			g.Pick(ask.ChooseAttack, "none")
		}
		g.Pick(ask.ChooseAttack, weapon+">ship:2")
		g.Until(bonus, nil)
		return g
	}
	t.Run("X20-FAQ-005", func(t *testing.T) {
		g := after("primary:0")
		g.Pick(bonus, "upgrade:dorsalturret>ship:2")
		if a := xwingtest.All[board.AttackDeclared](g); len(a) != 2 || !a[1].Attack.Bonus || a[1].Attack.Weapon.Arc != catalog.SingleTurretArc {
			t.Error("no bonus attack of the turret that looks ahead")
		}
	})
	if after("upgrade:dorsalturret").Asks(bonus) {
		t.Error("offered after a special attack")
	}
}
