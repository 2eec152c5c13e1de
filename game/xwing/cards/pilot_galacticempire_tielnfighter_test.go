package cards_test

import (
	"slices"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

func TestWampa(t *testing.T) {
	g := duel(t, func(s *xwing.State) { faces(s, "bbb", "bbb") }, redShip("wampa", 400, 300, 0), blueShip("jekporkins", 400, 500, 180))
	g.Pick(ask.ChooseAttack, "primary:0>ship:2")
	g.Pick(ask.UseAbility, "yes")
	want(t, "dice", rolled(g, board.AttackDice), 3)
	lost := func(id board.ShipID, spent bool) bool { // it comes back in the End Phase
		return xwingtest.Has(g, func(e board.ChargesChanged) bool { return e.Ship == id && e.Active == 0 && (e.Spent > 0) == spent })
	}
	if !lost(1, true) {
		t.Error("no charge spent")
	}
	g = duel(t, func(s *xwing.State) { faces(s, "bbb", "bbb") }, redShip("jekporkins", 400, 300, 0), blueShip("wampa", 400, 500, 180))
	g.Pick(ask.ChooseAttack, "primary:0>ship:2")
	if !lost(2, false) {
		t.Error("no charge lost after defending")
	}
}

func TestSeynMarana(t *testing.T) {
	for dice, offered := range map[string]bool{"ch": true, "hh": false} {
		g := duel(t, func(s *xwing.State) { faces(s, dice, "bbb") }, redShip("seynmarana", 400, 300, 0), blueShip("jekporkins", 400, 500, 180))
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		if g.Asks(ask.ModifyAttackDice) != offered {
			t.Errorf("%s: offered %v", dice, !offered)
		}
		if offered {
			g.Pick(ask.ModifyAttackDice, "pilot/seynmarana")
			want(t, "cards dealt past the shields", g.Ship(2).Facedown, 1)
			want(t, "shields", g.Ship(2).Shields.Active, 2)
		}
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
