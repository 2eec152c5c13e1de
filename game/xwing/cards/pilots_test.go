package cards_test

import (
	"slices"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

func TestLukeSkywalker(t *testing.T) {
	attacked := func(force int) *xwingtest.Game {
		g := duel(t, func(s *xwing.State) {
			s.View.Ships[1].Force.Active = force
		}, redShip("academypilot", 450, 300, 0), blueShip("lukeskywalker", 450, 490, 180))
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		return g
	}
	g := attacked(1)
	if xwingtest.Has[board.DiceRolled](g, nil) {
		t.Error("dice were rolled before his ability")
	}
	g.Pick(ask.UseAbility, "yes")
	if got := g.Ship(2).Force.Active; got != 2 {
		t.Errorf("Force = %d, want 2", got)
	}
	g = attacked(1)
	g.Pick(ask.UseAbility, "no")
	if did(g, "pilot/lukeskywalker") {
		t.Error("declined, and used all the same")
	}
	if g := attacked(2); g.Asks(ask.UseAbility) {
		t.Error("he is asked with full Force")
	}
}

func TestJekPorkins(t *testing.T) {
	stressed := func(face string) *xwingtest.Game {
		g := fly(t, "4KR", func(s *xwing.State) { faces(s, face, "") }, redShip("jekporkins", 450, 300, 0), blueShip("academypilot", 100, 800, 180))
		return g
	}
	for face, shields := range map[string]int{"h": 1, "c": 2, "f": 2, "b": 2} {
		g := stressed(face)
		g.Pick(ask.UseAbility, "yes")
		if s := g.Ship(1); s.Stressed() || s.Shields.Active != shields {
			t.Errorf("rolled %s: stressed %v, %d shields, want calm and %d", face, s.Stressed(), s.Shields.Active, shields)
		}
	}
	g := stressed("h")
	g.Pick(ask.UseAbility, "no")
	if s := g.Ship(1); !s.Stressed() || s.Shields.Active != 2 {
		t.Error("declined, yet something happened")
	}
}

// Two tokens at once are two opportunities.
func TestJekPorkinsTwice(t *testing.T) {
	g := duel(t, func(s *xwing.State) {
		faces(s, "cbbff", "bb")
		s.View.Ships[1].Shields.Active = 0
		s.Hidden.Decks[1] = append(s.Hidden.Decks[1], xwing.DamageCard{Card: "panickedpilot", N: 9})
	}, redShip("redsquadronveteran", 450, 300, 0), blueShip("jekporkins", 450, 490, 180))
	g.Pick(ask.ChooseAttack, "primary:0>ship:2")
	if got := g.Ship(2).Has(board.Stress); got != 2 {
		t.Fatalf("%d stress tokens, want 2", got)
	}
	g.Pick(ask.UseAbility, "yes")
	g.Pick(ask.UseAbility, "yes")
	if got := g.Ship(2).Has(board.Stress); got != 0 {
		t.Errorf("%d stress tokens, want none", got)
	}
}

func TestIdenVersio(t *testing.T) {
	// Red hits the ship above; Iden Versio is ship 3 or that ship itself.
	hit := func(victim string, idenX float64, charges int) *xwingtest.Game {
		g := duel(t, func(s *xwing.State) {
			faces(s, "hhb", "bbbb")
			s.View.Ships[2].Charges.Active = charges
		}, redShip("jekporkins", 450, 300, 0), blueShip(victim, 450, 490, 180), blueShip("idenversio", idenX, 490, 180))
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		return g
	}
	g := hit("academypilot", 560, 1)
	if d := g.Decision(ask.UseAbility); d.Prompt.Arg("target") != "ship:2" || d.Prompt.Arg("n") != "2" || d.Prompt.Arg("damage") != "hit" {
		t.Errorf("she is asked %v, which does not tell what she would prevent", d.Prompt)
	}
	g.Pick(ask.UseAbility, "yes")
	if s := g.Ship(2); s.DamageCards() != 0 || g.Ship(3).Charges.Active != 0 {
		t.Errorf("%d damage cards, %d charges, want none and none", s.DamageCards(), g.Ship(3).Charges.Active)
	}
	if !xwingtest.Has[board.DamagePrevented](g, nil) {
		t.Error("nobody was told that damage was prevented")
	}
	g = hit("academypilot", 560, 1)
	g.Pick(ask.UseAbility, "no")
	if got := g.Ship(2).DamageCards(); got != 2 {
		t.Errorf("declined: %d damage cards, want 2", got)
	}
	for what, g := range map[string]*xwingtest.Game{"beyond range 1": hit("academypilot", 700, 1),
		"without a charge": hit("academypilot", 560, 0), "for no TIE/ln": hit("countessryad", 560, 1)} {
		if g.Asks(ask.UseAbility) {
			t.Errorf("%s she is asked", what)
		}
	}
	t.Run("X20-FRI-004", func(t *testing.T) { // herself
		g := duel(t, func(s *xwing.State) { faces(s, "hhb", "bbbb") },
			redShip("jekporkins", 450, 300, 0), blueShip("idenversio", 450, 490, 180))
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		g.Pick(ask.UseAbility, "yes")
		if got := g.Ship(2).DamageCards(); got != 0 {
			t.Errorf("%d damage cards, want none", got)
		}
	})
}

func TestValenRudor(t *testing.T) {
	defended := func(x float64, change func(*xwing.State)) *xwingtest.Game {
		g := duel(t, func(s *xwing.State) {
			faces(s, "hhh", "bbbb")
			if change != nil {
				change(s)
			}
		}, redShip("jekporkins", 450, 300, 0), blueShip("blacksquadronace", 450, 490, 180), blueShip("valenrudor", x, 490, 180))
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		return g
	}
	g := defended(560, nil)
	if got, want := g.Legal(ask.ChooseAction), []string{"focus", "evade", "barrelroll", "none"}; !slices.Equal(got, want) {
		t.Fatalf("actions %v, want his action bar %v", got, want)
	}
	if g.Ship(2).DamageCards() != 3 {
		t.Error("he acts before the damage is resolved")
	}
	g.Pick(ask.ChooseAction, "evade")
	if !xwingtest.Has(g, func(e board.TokenGained) bool { return e.Ship == 3 && e.Token == board.Evade }) {
		t.Error("he gained no evade token")
	}
	t.Run("X20-ABL-005", func(t *testing.T) { // destroyed himself, he acts before he is removed
		g := duel(t, func(s *xwing.State) { faces(s, "hhh", "bbb") },
			redShip("jekporkins", 450, 300, 0), blueShip("valenrudor", 450, 490, 180))
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		if !g.Ship(2).Destroyed {
			t.Fatal("he was not destroyed")
		}
		g.Pick(ask.ChooseAction, "focus")
		if !xwingtest.Has(g, func(e board.TokenGained) bool { return e.Ship == 2 && e.Token == board.Focus }) {
			t.Error("he gained no focus token")
		}
	})
	if g := defended(700, nil); g.Asks(ask.ChooseAction) {
		t.Error("he acts beyond range 1")
	}
	if g := defended(560, func(s *xwing.State) { s.View.Ships[2].Tokens[board.Stress] = 1 }); g.Asks(ask.ChooseAction) {
		t.Error("he acts while stressed")
	}
}

func TestNightBeast(t *testing.T) {
	after := func(code string, change func(*xwing.State)) *xwingtest.Game {
		return fly(t, code, change, redShip("nightbeast", 450, 300, 0), blueShip("academypilot", 450, 440, 0))
	}
	source := func(g *xwingtest.Game) string { return g.Decision(ask.ChooseAction).Prompt.Arg("source") }
	g := after("2BB", nil)
	if got := source(g); got != "pilot/nightbeast" || !slices.Equal(g.Legal(ask.ChooseAction), []string{"focus", "none"}) {
		t.Errorf("%s grants %v, want a focus action", got, g.Legal(ask.ChooseAction))
	}
	g.Pick(ask.ChooseAction, "focus")
	if got := g.Ship(1).Has(board.Focus); got != 1 {
		t.Errorf("%d focus tokens, want 1", got)
	}
	if got := source(g); got != "step" { // its own action comes as well
		t.Errorf("then %s asks, want the Perform Action step", got)
	}
	if got := source(after("1TW", nil)); got != "step" {
		t.Errorf("after a white maneuver %s asks", got)
	}
	if g := after("3FB", nil); g.Asks(ask.ChooseAction) { // bumps: no own action either
		t.Errorf("after a partial blue maneuver %s asks", source(g))
	}
}
