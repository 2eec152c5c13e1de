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

func TestSupernaturalReflexes(t *testing.T) {
	before := func(pilot, code string, change func(*xwing.State), upgrades ...string) *xwingtest.Game {
		return fly(t, code, change, redShip(pilot, 450, 300, 0, append(upgrades, "supernaturalreflexes")...), blueShip("academypilot", 100, 800, 180))
	}
	g := before("lukeskywalker", "2FB", nil)
	if xwingtest.Has[board.DialRevealed](g, nil) {
		t.Error("the dial is revealed already")
	}
	g.Pick(ask.UseAbility, "yes")
	if got := g.Legal(ask.ChooseAction); !slices.Equal(got, []string{"barrelroll", "boost"}) {
		t.Fatalf("actions %v", got)
	}
	g.Pick(ask.ChooseAction, "boost") // an X-wing has no boost
	g.Pick(ask.ChooseBoost, "straight")
	if s := g.Ship(1); s.Shields.Active != 1 || s.Force.Active != 1 {
		t.Errorf("%d shields, %d Force, want 1 and 1", s.Shields.Active, s.Force.Active)
	}
	g = before("lukeskywalker", "2FB", nil)
	g.Pick(ask.UseAbility, "yes")
	g.Pick(ask.ChooseAction, "barrelroll") // which it has
	g.Pick(ask.ChooseBarrelRoll, "left/middle")
	if got := g.Ship(1).Shields.Active; got != 2 {
		t.Errorf("%d shields, want 2: barrel roll is on the bar", got)
	}
	g = before("lukeskywalker", "2FB", nil, "servomotorsfoils") // closed, they put boost on the bar
	g.Pick(ask.ChooseAbility, "upgrade/supernaturalreflexes")
	g.Pick(ask.ChooseAction, "boost")
	g.Pick(ask.ChooseBoost, "straight")
	if got := g.Ship(1).Shields.Active; got != 2 {
		t.Errorf("%d shields, want 2: boost is on the bar", got)
	}
	if g := before("lukeskywalker", "2FB", func(s *xwing.State) { s.View.Ships[0].Tokens[board.Stress] = 1 }); g.Asks(ask.UseAbility) {
		t.Error("offered while stressed")
	}
	if g := before("lukeskywalker", "2FB", func(s *xwing.State) { s.View.Ships[0].Force.Active = 0 }); g.Asks(ask.UseAbility) {
		t.Error("offered without Force")
	}
}

func TestSense(t *testing.T) {
	sensing := func(force int) *xwingtest.Game {
		g := play(t, board.System, func(s *xwing.State) {
			s.View.Ships[0].Force.Active = force
			dial(s, 1, "2FB")
			dial(s, 2, "3FB")
			dial(s, 3, "1TW")
		}, redShip("lukeskywalker", 450, 300, 0, "sense"), blueShip("idenversio", 450, 400, 180), blueShip("academypilot", 450, 590, 180))
		g.Pick(ask.SystemAbilities, "upgrade/sense/0")
		return g
	}
	g := sensing(1)
	if got := g.Legal(ask.ChooseShip); !slices.Equal(got, []string{"ship:2", "ship:3", "none"}) {
		t.Errorf("ships %v, want both enemies", got)
	}
	g.Pick(ask.ChooseShip, "ship:2")
	d := g.Decision(ask.LookedAtDial)
	if d.Seat != game.Red || !d.Private {
		t.Errorf("decision %+v, want Red's behind the curtain", d)
	}
	own, other, public := g.Now().ViewFor(game.Red), g.Now().ViewFor(game.Blue), g.Now().ViewFor(game.NoSeat)
	if got := own.Ship(2).Dial.Maneuver.Code(); got != "3FB" {
		t.Errorf("Red sees %q, want 3FB", got)
	}
	if public.Ship(2).Dial.Revealed || !public.Ship(2).Dial.Maneuver.IsZero() || !own.Ship(3).Dial.Maneuver.IsZero() || !other.Ship(1).Dial.Maneuver.IsZero() {
		t.Error("somebody sees a dial that he has not looked at")
	}
	if g.Ship(1).Force.Active != 1 {
		t.Error("a ship at range 1 cost Force")
	}
	g.Pick(ask.LookedAtDial, "seen")
	g = sensing(1)
	g.Pick(ask.ChooseShip, "ship:3")
	if got := g.Ship(1).Force.Active; got != 0 {
		t.Errorf("a ship at range 3: Force %d, want 0", got)
	}
	if got := sensing(0).Legal(ask.ChooseShip); !slices.Equal(got, []string{"ship:2", "none"}) {
		t.Errorf("without Force: ships %v, want the one at range 1", got)
	}
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
