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

var frontOnly = []physics.Arc{physics.Front}

func TestAfterburners(t *testing.T) {
	after := func(code string, change func(*xwing.State)) *xwingtest.Game {
		return fly(t, code, change, redShip("jekporkins", 450, 200, 0, "afterburners"), blueShip("academypilot", 100, 800, 180))
	}
	g := after("3FW", func(s *xwing.State) { s.View.Ships[0].Tokens[board.Stress] = 1 })
	if got := g.Legal(ask.ChooseAction); !slices.Equal(got, []string{"boost", "none"}) {
		t.Fatalf("actions %v, want a boost, stressed or not, or none", got)
	}
	g.Pick(ask.ChooseAction, "boost")
	g.Pick(ask.ChooseBoost, "straight")
	if y := g.Ship(1).Pose.Point().Y; y != 200+160+80 || g.Ship(1).Upgrades[0].Charges.Active != 1 {
		t.Errorf("at y %v with %d charges, want 440 and 1", y, g.Ship(1).Upgrades[0].Charges.Active)
	}
	for what, g := range map[string]*xwingtest.Game{"speed 2": after("2FB", nil),
		"no charge":          after("3FW", func(s *xwing.State) { s.View.Ships[0].Upgrades[0].Charges.Active = 0 }),
		"a partial maneuver": fly(t, "3FW", nil, redShip("jekporkins", 450, 200, 0, "afterburners"), blueShip("academypilot", 450, 370, 0))} {
		if g.Asks(ask.ChooseAction) && g.Decision(ask.ChooseAction).Prompt.Arg("source") == "upgrade/afterburners" {
			t.Errorf("offered after %s", what)
		}
	}
}

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

func TestR2(t *testing.T) {
	for xws, charges := range map[string]int{"r2astromech": 2, "r2d2": 3} {
		reveal := func(shields int) *xwingtest.Game {
			return fly(t, "2FB", func(s *xwing.State) { s.View.Ships[0].Shields.Active = shields },
				redShip("jekporkins", 450, 300, 0, xws), blueShip("academypilot", 100, 800, 180))
		}
		g := reveal(1)
		if !xwingtest.Has[board.DialRevealed](g, nil) || xwingtest.Has[board.ShipMoved](g, nil) {
			t.Errorf("%s: want it between the dial and the move", xws)
		}
		g.Pick(ask.UseAbility, "yes")
		s := g.Ship(1)
		if s.Shields.Active != 2 || s.Has(board.Disarm) != 1 || s.Upgrades[0].Charges.Active != charges-1 {
			t.Errorf("%s: %d shields, %d disarm, %d charges", xws, s.Shields.Active, s.Has(board.Disarm), s.Upgrades[0].Charges.Active)
		}
		if reveal(2).Asks(ask.UseAbility) {
			t.Errorf("%s is offered with full shields", xws)
		}
	}
}

func TestR5(t *testing.T) {
	for xws, charges := range map[string]int{"r5astromech": 2, "r5d8": 3} {
		damaged := func(facedown int, faceup ...string) *xwingtest.Game {
			return fly(t, "2FB", func(s *xwing.State) {
				for range facedown {
					s.Hidden.Facedown[0] = append(s.Hidden.Facedown[0], xwing.DamageCard{Card: "directhit", N: 9})
					s.View.Ships[0].Facedown++
				}
				for i, c := range faceup {
					s.View.Ships[0].Faceup = append(s.View.Ships[0].Faceup, board.FaceupDamage{Card: c, N: i + 1})
				}
			}, redShip("jekporkins", 450, 300, 0, xws), blueShip("academypilot", 100, 800, 180))
		}
		first, second := "card:upgrade/"+xws+"/0", "card:upgrade/"+xws+"/1"
		g := damaged(1, "structuraldamage", "panickedpilot")
		g.Pick(ask.ChooseAction, first)
		if s := g.Ship(1); s.Facedown != 0 || s.Upgrades[0].Charges.Active != charges-1 {
			t.Errorf("%s: %d facedown, %d charges", xws, s.Facedown, s.Upgrades[0].Charges.Active)
		}
		g = damaged(1, "panickedpilot", "structuraldamage")
		g.Pick(ask.ChooseAction, second)
		if s := g.Ship(1); len(s.Faceup) != 1 || s.Faceup[0].Card != "panickedpilot" || s.Facedown != 2 || s.Upgrades[0].Charges.Active != charges {
			t.Errorf("%s: faceup %v, %d facedown", xws, s.Faceup, s.Facedown)
		}
		g = damaged(0, "structuraldamage", "hullbreach")
		g.Pick(ask.ChooseAction, second)
		g.Pick(ask.ChooseRepair, "damage/hullbreach/2")
		if s := g.Ship(1); len(s.Faceup) != 1 || s.Faceup[0].Card != "structuraldamage" {
			t.Errorf("%s: faceup %v", xws, s.Faceup)
		}
		legal := damaged(0, "panickedpilot").Legal(ask.ChooseAction)
		if slices.Contains(legal, first) || slices.Contains(legal, second) {
			t.Errorf("%s: offered %v with nothing to repair", xws, legal)
		}
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

func TestServomotorSFoils(t *testing.T) {
	t.Run("X20-ANA-008", func(t *testing.T) {
		for side, want := range []int{2, 3} {
			g := duel(t, func(s *xwing.State) { s.View.Ships[0].Upgrades[0].Side = side },
				redShip("jekporkins", 450, 300, 0, "servomotorsfoils"), blueShip("academypilot", 450, 490, 180))
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			if got := len(xwingtest.All[board.DiceRolled](g)[0].Dice); got != want {
				t.Errorf("side %d: %d attack dice, want %d", side+1, got, want)
			}
		}
		g := fly(t, "2FB", nil, redShip("jekporkins", 450, 300, 0, "servomotorsfoils"), blueShip("academypilot", 100, 800, 180))
		if xwingtest.Has[board.DialRevealed](g, nil) {
			t.Error("the ship has begun to activate")
		}
		g.Pick(ask.UseAbility, "yes")
		if got := g.Ship(1).Upgrades[0].Side; got != 1 {
			t.Errorf("side %d, want the open one", got+1)
		}
		if slices.Contains(g.Legal(ask.ChooseAction), "boost") {
			t.Error("boost on the bar while open")
		}
		g = fly(t, "2FB", nil, redShip("jekporkins", 450, 300, 0, "servomotorsfoils"), blueShip("academypilot", 100, 800, 180))
		g.Pick(ask.UseAbility, "no")
		if !slices.Contains(g.Legal(ask.ChooseAction), "boost") {
			t.Error("no boost on the bar while closed")
		}
	})
	t.Run("X20-ANA-008 special attack", func(t *testing.T) {
		g := duel(t, func(s *xwing.State) { s.View.Ships[0].Locks = []string{"ship:2"} },
			redShip("jekporkins", 450, 300, 0, "servomotorsfoils", "protontorpedoes"), blueShip("academypilot", 450, 490, 180))
		g.Pick(ask.ChooseAttack, "upgrade:protontorpedoes>ship:2")
		if got := len(xwingtest.All[board.DiceRolled](g)[0].Dice); got != 4 {
			t.Errorf("torpedoes: %d attack dice, want 4", got)
		}
	})
}

func TestHullAndShieldUpgrade(t *testing.T) {
	s := play(t, board.Engagement, nil, redShip("jekporkins", 450, 300, 0, "hullupgrade", "shieldupgrade"), blueShip("academypilot", 100, 800, 180)).Ship(1)
	if s.Hull != 5 || s.Shields.Active != 3 || s.Shields.Limit != 3 {
		t.Errorf("hull %d, shields %+v, want 5 and 3", s.Hull, s.Shields)
	}
}
