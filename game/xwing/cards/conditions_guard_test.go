package cards_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// holding gives a ship tokens.
func holding(s xwing.ScenarioShip, tokens ...board.Token) xwing.ScenarioShip {
	s.Tokens = map[board.Token]int{}
	for _, k := range tokens {
		s.Tokens[k]++
	}
	return s
}

func TestNabooHandmaiden(t *testing.T) {
	g := musters(t, ask.ChooseShip, []string{"naboohandmaiden", "bravoflightofficer", "naboohandmaiden"}, []string{"academypilot"})
	targets(t, g, game.Red, "ship:2")

	defends := func(decoy string, x float64, tokens ...board.Token) *xwingtest.Game {
		g := duel(t, func(s *xwing.State) { assigned(2, "decoyed", 3)(s); faces(s, "hhb", "bbb") },
			redShip("jekporkins", 400, 300, 0), blueShip(decoy, 400, 500, 180), holding(blueShip("naboohandmaiden", x, 500, 180), tokens...))
		g.Until(ask.ChooseAttack, nil)
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		return g
	}
	g = defends("academypilot", 480, board.Evade)
	g.Pick(ask.ModifyDefenseDice, "pilot/naboohandmaiden@ship:3")
	g.Pick(ask.ChooseDice, "die:1")
	want(t, "evade tokens", g.Ship(3).Has(board.Evade), 0)
	want(t, "hits", hurt(g, 2), 1)
	g = defends("bravoflightofficer", 480, board.Evade)
	g.Pick(ask.ModifyDefenseDice, "pilot/naboohandmaiden@ship:3")
	if e := xwingtest.All[board.DiceModified](g); len(e) != 1 || !e[0].Dice[len(e[0].Dice)-1].Added {
		t.Errorf("modified %+v, want a result added", e)
	}
	if defends("academypilot", 480).Asks(ask.ModifyDefenseDice) {
		t.Error("she helps without an evade token")
	}
	if defends("academypilot", 800, board.Evade).Asks(ask.ModifyDefenseDice) {
		t.Error("she helps from outside the attack arc")
	}
}

func TestMagnaGuardProtector(t *testing.T) {
	g := musters(t, ask.ChooseShip, []string{"magnaguardprotector", "tradefederationdrone", "magnaguardprotector"}, []string{"academypilot"})
	targets(t, g, game.Red, "ship:2")

	for _, c := range []struct {
		name   string
		x      float64 // of the guarded ship; the attacker's bullseye lies at 400
		guards [2]float64
		tokens []board.Token
		dice   int
	}{
		{"two guards", 440, [2]float64{360, 480}, []board.Token{board.Calculate}, 2},
		{"evading", 440, [2]float64{360, 480}, []board.Token{board.Evade}, 2},
		{"no token", 440, [2]float64{360, 480}, []board.Token{board.Focus}, 0},
		{"one outside", 440, [2]float64{360, 880}, []board.Token{board.Calculate}, 1},
		{"bullseye", 400, [2]float64{340, 460}, []board.Token{board.Calculate}, 0},
	} {
		ships := []xwing.ScenarioShip{redShip("jekporkins", 400, 300, 0), blueShip("tradefederationdrone", c.x, 480, 180),
			holding(blueShip("magnaguardprotector", c.guards[0], 540, 180), c.tokens...),
			holding(blueShip("magnaguardprotector", c.guards[1], 540, 180), c.tokens...)}
		with := later(t, board.Engagement, assigned(2, "guarded", 3), ships...).Now().PreviewAttack(1, "primary:0", 2)
		without := later(t, board.Engagement, nil, ships...).Now().PreviewAttack(1, "primary:0", 2)
		want(t, c.name+": more dice", with.DefenseDice-without.DefenseDice, c.dice)
	}
}

func TestTarfful(t *testing.T) {
	g := musters(t, ask.ChooseShip, []string{"tarfful-wat1", "wullffwarro", "jekporkins", "bluesquadronescort"}, []string{"academypilot"})
	targets(t, g, game.Red, "ship:2", "ship:4")

	attack := func(dice string, x float64) *xwingtest.Game {
		g := later(t, board.Engagement, func(s *xwing.State) {
			assigned(3, "liberated-wat1", 2)(s)
			for i := range s.View.Ships {
				s.View.Ships[i].Engaged = i > 0
			}
			faces(s, dice, "bb")
		}, redShip("jekporkins", 400, 300, 0), blueShip("tarfful-wat1", 400, 480, 180), blueShip("bluesquadronescort", x, 620, 180))
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		g.Until(ask.UseAbility, map[game.Kind][]string{ask.ModifyAttackDice: {"done"}})
		return g
	}
	g = attack("hcb", 450)
	g.Pick(ask.UseAbility, "yes")
	g.Pick(ask.ChooseEither, "crit")
	want(t, "damage of the freed ship", hurt(g, 3), 1)
	want(t, "damage of Tarfful", hurt(g, 2), 1)
	for name, g := range map[string]*xwingtest.Game{"one result": attack("hbb", 450), "beyond range 2": attack("hhb", 880)} {
		if g.Asks(ask.UseAbility) && g.Now().View.Attack != nil {
			t.Errorf("%s: it is offered", name)
		}
	}

	freed := later(t, board.Engagement, func(s *xwing.State) {
		assigned(3, "liberated-wat1", 2)(s)
		s.View.Ship(2).Engaged, s.View.Ship(3).Engaged = true, true
		faces(s, "bbb", "bb")
	}, redShip("jekporkins", 400, 300, 0), blueShip("tarfful-wat1", 400, 880, 180), blueShip("bluesquadronescort", 400, 480, 180))
	freed.Pick(ask.ChooseAttack, "primary:0>ship:3")
	freed.Pick(ask.UseAbility, "yes")
	if !freed.Ship(2).HasLocked("ship:1") {
		t.Error("no lock, whatever the range")
	}

	heir := later(t, board.Engagement, func(s *xwing.State) {
		assigned(2, "liberated-wat1", 3)(s)
		s.View.Ship(2).Shields.Active = 0
		for i := range s.View.Ships {
			s.View.Ships[i].Engaged = i > 0
		}
		faces(s, "hhh", "bbb")
		for range s.View.Ship(2).Hull - 1 {
			s.View.Ship(2).Facedown++
			s.Hidden.Facedown[1] = append(s.Hidden.Facedown[1], xwing.DamageCard{})
		}
	}, redShip("jekporkins", 400, 300, 0), blueShip("bluesquadronescort", 400, 480, 180), blueShip("tarfful-wat1", 800, 800, 180),
		blueShip("wullffwarro", 100, 800, 180), blueShip("lukeskywalker", 600, 800, 180))
	heir.Pick(ask.ChooseAttack, "primary:0>ship:2")
	heir.Until(ask.ChooseShip, nil)
	targets(t, heir, game.Blue, "ship:4")
	heir.Pick(ask.ChooseShip, "ship:4")
	if !heir.Ship(4).HasCondition("liberated-wat1") {
		t.Error("it is not passed on")
	}
}

func TestGA97(t *testing.T) {
	g := musters(t, ask.UseAbility, []string{"vimoradi+ga97", "redsquadronexpert"}, []string{"academypilot"})
	g.Pick(ask.UseAbility, "yes")
	if got := g.Legal(ask.ChooseCharges); !slices.Equal(got, []string{"3", "4", "5"}) {
		t.Errorf("charges %v", got)
	}
	g.Pick(ask.ChooseCharges, "3")
	targets(t, g, game.Red, "ship:2")
	g.Pick(ask.ChooseShip, "ship:2")
	g.Until(ask.SetDials, nil)
	if s := g.Ship(2); s.Where != board.InReserve || !s.HasCondition("itstheresistance") || g.Ship(1).Upgrades[0].Charges.Active != 2 {
		t.Fatalf("ship 2 is %v", s.Where)
	}
	if d := g.Decision(ask.SetDials); len(d.Slots) != 1 {
		t.Errorf("%d dials, want none for the ship in reserve", len(d.Slots))
	}

	waits := func(phase board.Phase, charges int, change func(*xwing.State)) *xwingtest.Game {
		return play(t, phase, func(s *xwing.State) {
			assigned(2, "itstheresistance", 1)(s)
			s.View.Ship(2).Where, s.View.Ship(1).Upgrades[0].Charges.Active = board.InReserve, charges
			if change != nil {
				change(s)
			}
		}, redShip("vimoradi", 400, 300, 0, "ga97"), redShip("redsquadronexpert", 0, 0, 0), blueShip("jekporkins", 400, 480, 180))
	}
	if waits(board.Planning, 4, nil).Asks(ask.PlaceFromReserve) {
		t.Error("it arrives before all charges are back")
	}
	g = waits(board.Planning, 5, nil)
	d := g.Decision(ask.PlaceFromReserve)
	for _, c := range []struct {
		x, y float64
		ok   bool
	}{{30, 880, true}, {880, 30, true}, {450, 820, false}, {75, 480, false}, {75, 880, true}, {400, 300, false}} {
		if no := d.Placement.Check("ship:2", physics.PoseAt(c.x, c.y, 0)); (len(no) == 0) != c.ok {
			t.Errorf("at %v %v: %v", c.x, c.y, no)
		}
	}
	g.Put(ask.PlaceFromReserve, "ship:2", 30, 800, 90)
	if s := g.Ship(2); s.Where != board.InPlay || s.HasCondition("itstheresistance") || len(g.Decision(ask.SetDials).Slots) != 2 {
		t.Errorf("it is %v with %+v", s.Where, s.Conditions)
	}
	g = waits(board.Engagement, 0, func(s *xwing.State) {
		s.View.Ship(1).Shields.Active, s.View.Ship(1).Engaged = 0, true
		for range s.View.Ship(1).Hull - 1 {
			s.View.Ship(1).Facedown++
			s.Hidden.Facedown[0] = append(s.Hidden.Facedown[0], xwing.DamageCard{})
		}
		faces(s, "hhhh", "bbb")
	})
	g.Pick(ask.ChooseAttack, "primary:0>ship:1")
	g.Until(ask.PlaceFromReserve, nil)
	g.Put(ask.PlaceFromReserve, "ship:2", 30, 800, 90)
	if s := g.Ship(2); s.Where != board.InPlay || s.Has(board.Disarm) != 1 {
		t.Errorf("it is %v with %v", s.Where, s.Tokens)
	}
	fled := waits(board.Activation, 0, func(s *xwing.State) {
		dial(s, 1, "2FB")
		s.View.Ship(1).Pose = physics.PoseAt(400, 880, 0)
	})
	fled.Until(ask.ChooseAttack, nil)
	if s := fled.Ship(2); s.Where != board.Removed || !s.Fled {
		t.Errorf("the ship that waits for one that has fled is %v", s.Where)
	}
}
