package cards_test

import (
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// fires has an X-wing in duel position attack with the weapon that it carries,
// with a lock and a focus token.
func fires(t *testing.T, weapon, attack, defense string, blue xwing.ScenarioShip, more ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	return attacks(t, "upgrade:"+weapon, func(s *xwing.State) {
		faces(s, attack, defense)
		s.View.Ships[0].Locks, s.View.Ships[0].Turret = []string{"ship:2"}, frontOnly
		s.View.Ships[0].Tokens[board.Focus] = 1
		for i := range s.View.Ships[1:] {
			s.View.Ships[i+1].Shields.Active = 0
			s.View.Ships[i+1].Facedown, s.Hidden.Facedown[i+1] = 1, []xwing.DamageCard{{Card: "panickedpilot", N: 1}}
		}
	}, redShip("jekporkins", 450, 300, 0, weapon), blue, more...)
}

var prey = blueShip("blacksquadronace", 450, 490, 180)

func TestIonWeapons(t *testing.T) {
	for _, weapon := range []string{"ioncannon", "ioncannonturret", "iontorpedoes", "ionmissiles"} {
		g := fires(t, weapon, "hcbb", "bbb", prey)
		g.Until(ask.SetDials, nil)
		if d, n := suffered(g, 2), gained(g, 2, board.Ion); d != 1 || n != 1 {
			t.Errorf("%s: %d damage and %d ion tokens, want 1 and 1", weapon, d, n)
		}
		g = fires(t, weapon, "hbbb", "ebb", prey)
		g.Until(ask.SetDials, nil)
		if d, n := suffered(g, 2), gained(g, 2, board.Ion); d != 0 || n != 0 {
			t.Errorf("%s misses: %d damage and %d ion tokens", weapon, d, n)
		}
	}
	t.Run("X20-FAQ-044 X20-FAQ-045", func(t *testing.T) {
		g := fires(t, "ioncannon", "hhh", "bbb", blueShip("idenversio", 450, 490, 180))
		g.Until(ask.UseAbility, nil)
		g.Pick(ask.UseAbility, "yes")
		g.Until(ask.SetDials, nil)
		if n := gained(g, 2, board.Ion); n != 2 || !xwingtest.Has[board.DamagePrevented](g, nil) || g.Ship(2).DamageCards() != 1 {
			t.Errorf("%d ion tokens, want 2, and the damage prevented", n)
		}
	})
	g := duel(t, nil, redShip("jekporkins", 450, 300, 0, "iontorpedoes"), prey)
	if offers(g, ask.ChooseAttack, "upgrade:iontorpedoes>ship:2") {
		t.Error("torpedoes without a lock")
	}
	g = duel(t, func(s *xwing.State) { s.View.Ships[0].Turret = []physics.Arc{physics.Rear} },
		redShip("jekporkins", 450, 300, 0, "ioncannonturret"), prey)
	if offers(g, ask.ChooseAttack, "upgrade:ioncannonturret>ship:2") {
		t.Error("a turret that looks backwards")
	}
}

func TestBeams(t *testing.T) {
	for weapon, k := range map[string]board.Token{"jammingbeam": board.Jam, "tractorbeam": board.Tractor} {
		g := fires(t, weapon, "hhc", "ebb", prey)
		g.Until(ask.SetDials, nil)
		if d, n := suffered(g, 2), gained(g, 2, k); d != 0 || n != 2 {
			t.Errorf("%s: %d damage and %d tokens, want 0 and 2", weapon, d, n)
		}
		g = fires(t, weapon, "bbb", "ebb", prey)
		g.Until(ask.SetDials, nil)
		if n := gained(g, 2, k); n != 0 {
			t.Errorf("%s misses and leaves %d tokens", weapon, n)
		}
	}
}

func TestDorsalTurret(t *testing.T) {
	g := fires(t, "dorsalturret", "hh", "bbb", prey)
	g.Until(ask.SetDials, nil)
	if got := suffered(g, 2); got != 2 {
		t.Errorf("%d damage, want 2", got)
	}
	g = duel(t, func(s *xwing.State) { s.View.Ships[0].Turret = frontOnly },
		redShip("jekporkins", 450, 300, 0, "dorsalturret"), blueShip("blacksquadronace", 450, 590, 180))
	if offers(g, ask.ChooseAttack, "upgrade:dorsalturret>ship:2") {
		t.Error("it reaches to range 3")
	}
}

func TestHeavyLaserCannon(t *testing.T) {
	g := fires(t, "heavylasercannon", "ccbb", "bbb", prey)
	g.Until(ask.SetDials, nil)
	if got := suffered(g, 2); got != 2 || xwingtest.Has(g, func(e board.DamageSuffered) bool { return e.Crit }) {
		t.Errorf("%d damage, want 2, none of it a crit", got)
	}
	g = duel(t, nil, redShip("jekporkins", 450, 300, 0, "heavylasercannon"), blueShip("blacksquadronace", 500, 490, 180))
	if offers(g, ask.ChooseAttack, "upgrade:heavylasercannon>ship:2") {
		t.Error("outside the bullseye arc")
	}
}

func TestAdvProtonTorpedoes(t *testing.T) {
	near := blueShip("blacksquadronace", 450, 400, 180)
	g := fires(t, "advprotontorpedoes", "hbbbb", "bbb", near)
	g.Refused(onAttack, "done")
	g.Pick(onAttack, "upgrade/advprotontorpedoes")
	g.Until(ask.SetDials, nil)
	if !xwingtest.Has(g, func(e board.DamageSuffered) bool { return e.Crit }) {
		t.Error("no crit")
	}
	g = duel(t, func(s *xwing.State) { s.View.Ships[0].Locks = []string{"ship:2"} },
		redShip("jekporkins", 450, 300, 0, "advprotontorpedoes"), prey)
	if offers(g, ask.ChooseAttack, "upgrade:advprotontorpedoes>ship:2") {
		t.Error("they reach to range 2")
	}
}

func TestConcussionMissiles(t *testing.T) {
	beside, far := blueShip("blacksquadronace", 550, 490, 180), blueShip("blacksquadronace", 750, 490, 180)
	exposed := func(attack string) []board.ShipID {
		g := fires(t, "concussionmissiles", attack, "bbb", prey, beside, far)
		g.Until(ask.SetDials, nil)
		var ids []board.ShipID
		for _, e := range xwingtest.All[board.DamageExposed](g) {
			ids = append(ids, e.Ship)
		}
		return ids
	}
	if got := exposed("hbb"); len(got) != 2 || got[0] != 2 || got[1] != 3 {
		t.Errorf("exposed cards of %v, want of the defender and of the ship beside it", got)
	}
	if got := exposed("bbb"); len(got) != 0 {
		t.Errorf("a miss exposes cards of %v", got)
	}
}

func TestHomingMissiles(t *testing.T) {
	for pick, rolls := range map[string]bool{"suffer-hit": false, "defend": true} {
		g := fires(t, "homingmissiles", "hhhh", "bbb", prey)
		g.Pick(ask.ChooseEither, pick)
		g.Until(ask.SetDials, nil)
		want := map[bool]int{false: 1, true: 4}[rolls]
		if got := suffered(g, 2); got != want || xwingtest.Has[board.DiceRolled](g, nil) != rolls || g.Ship(1).Upgrades[0].Charges.Active != 1 {
			t.Errorf("%s: %d damage, want %d; dice %v", pick, got, want, rolls)
		}
	}
	if g := fires(t, "concussionmissiles", "ccc", "bbb", prey); g.Asks(ask.ChooseEither) {
		t.Error("asked about another weapon")
	}
}

func TestClusterMissiles(t *testing.T) {
	const bonus = "choose-bonus-attack"
	g := fires(t, "clustermissiles", "hbb"+"hbb", "bbb"+"bbb", prey, blueShip("academypilot", 550, 490, 180), blueShip("academypilot", 250, 450, 180))
	g.Until(bonus, nil)
	if offers(g, bonus, "upgrade:clustermissiles>ship:2") || offers(g, bonus, "upgrade:clustermissiles>ship:4") {
		t.Error("the same target, or one far from it, is offered")
	}
	g.Pick(bonus, "upgrade:clustermissiles>ship:3")
	g.Until(ask.SetDials, nil)
	if got := suffered(g, 3); got != 1 || g.Ship(1).Upgrades[0].Charges.Active != 2 {
		t.Errorf("%d damage to the second target, %d charges left, want 1 and 2", got, g.Ship(1).Upgrades[0].Charges.Active)
	}
	if g := fires(t, "clustermissiles", "hbb", "bbb", prey); offers(g, bonus, "none") {
		t.Error("offered with nobody near the defender")
	}
}

func TestBarrageRockets(t *testing.T) {
	g := fires(t, "barragerockets", "bbb"+"hh", "bbb", prey)
	g.Pick(onAttack, "upgrade/barragerockets")
	g.Pick(ask.ChooseDice, "die:0", "die:1")
	if got := g.Ship(1).Upgrades[0].Charges.Active; got != 2 {
		t.Errorf("%d charges, want 2", got)
	}
	if g := fires(t, "barragerockets", "bbb", "bbb", blueShip("blacksquadronace", 500, 490, 180)); offers(g, onAttack, "upgrade/barragerockets") {
		t.Error("offered outside the bullseye arc")
	}
}
