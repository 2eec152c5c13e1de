package cards_test

import (
	"slices"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
)

// community starts a table with every card enforced, by the list that has the
// later ships, too.
func community(t *testing.T, phase board.Phase, change func(*xwing.State), ships ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	rules := xwingtest.Rules(t, cards.All()...)
	rules.List = catalog.X2PO
	return xwingtest.Start(t, rules, xwing.Scenario{Phase: phase, Ships: ships}, change)
}

// withDial begins with ship 1 about to fly a maneuver, the others having activated.
func withDial(code string) func(*xwing.State) {
	return func(s *xwing.State) {
		for i := range s.View.Ships {
			s.View.Ships[i].Activated = i > 0
		}
		dial(s, 1, code)
	}
}

// both makes two changes.
func both(first, second func(*xwing.State)) func(*xwing.State) {
	return func(s *xwing.State) { first(s); second(s) }
}

// withTokens gives ship 1 tokens.
func withTokens(k board.Token, n int8) func(*xwing.State) {
	return func(s *xwing.State) { s.View.Ships[0].Tokens[k] = n }
}

// legal lists what may be picked; "" when nothing of the kind is asked.
func legal(g *xwingtest.Game, kind game.Kind) string {
	if !g.Asks(kind) {
		return ""
	}
	return strings.Join(g.Legal(kind), " ")
}

// afar is an opponent out of everybody's way.
func afar() xwing.ScenarioShip { return blueShip("academypilot", 860, 860, 180) }

func wantText(t *testing.T, what, got, want string) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %q, want %q", what, got, want)
	}
}

// TestShipAbilitiesGrantActions asks what each ability offers, and when it offers
// nothing.
func TestShipAbilitiesGrantActions(t *testing.T) {
	fast, slow := withDial("3FB"), withDial("2FB")
	stressed, forceless := withTokens(board.Stress, 1), func(s *xwing.State) { s.View.Ships[0].Force.Active = 0 }
	none := func(*xwing.State) {}
	for _, c := range []struct {
		ability, ship string
		before        string // the action performed first, if any
		change        func(*xwing.State)
		offers        string // in choose-action; "" for nothing
	}{
		{"autothrusters", "alphasquadronpilot", "focus", slow, "barrelroll boost none"},
		{"autothrusters", "alphasquadronpilot", "none", slow, ""},
		{"vectoredthrusters", "phoenixsquadronpilot", "focus", slow, "boost none"},
		{"vectoredthrusters", "phoenixsquadronpilot", "none", slow, ""},
		{"refinedgyrostabilizers", "bluesquadronrecruit", "focus", both(slow, func(s *xwing.State) { s.View.Ships[0].Turret = []gauge.Arc{gauge.Front} }), "boost rotate none"},
		{"refinedgyrostabilizers", "bluesquadronrecruit", "none", slow, ""},
		{"fullthrottle", "deltasquadronpilot", "", fast, "evade none"},
		{"fullthrottle", "deltasquadronpilot", "focus", slow, ""},
		{"finetunedcontrols", "jediknight", "", slow, "boost barrelroll none"},
		{"finetunedcontrols", "jediknight", "focus", both(slow, forceless), ""},
		{"pinpointtractorarray", "stalgasinhiveguard", "", both(slow, func(s *xwing.State) { s.View.Ships[0].Turret = []gauge.Arc{gauge.Front} }), "rotate none"},
		{"pinpointtractorarray", "stalgasinhiveguard", "", both(withDial("2FR"), none), ""},
	} {
		t.Run(c.ability+" "+c.ship+" "+c.before, func(t *testing.T) {
			g := play(t, board.Activation, c.change, redShip(c.ship, 400, 300, 0), afar())
			if c.before != "" {
				g.Pick(ask.ChooseAction, c.before)
			}
			got := ""
			if d := g.Open(); len(d) > 0 && d[0].Kind == ask.ChooseAction && d[0].Prompt.Arg("source") == "ship/"+c.ability {
				got = legal(g, ask.ChooseAction)
			}
			wantText(t, "offered", got, c.offers)
			if did(g, "ship/"+c.ability) {
				t.Error("used before an action is picked")
			}
		})
	}
	for _, c := range []struct {
		ability, ship, upgrade string
		change                 func(*xwing.State)
		offers                 string
	}{
		{"sensitivecontrols", "alphasquadronpilot", "sensitivecontrols", none, "barrelroll boost none"},
		{"sensitivecontrols", "alphasquadronpilot", "sensitivecontrols", stressed, ""},
		{"sensitivecontrols", "alphasquadronpilot", "", none, ""},
		{"pursuitthrusters", "firstordercadet", "", none, "boost none"},
		{"pursuitthrusters", "firstordercadet", "", stressed, ""},
		{"intuitivecontrols", "jedigeneral", "", none, "barrelroll boost none"},
		{"intuitivecontrols", "jedigeneral", "", forceless, ""},
		{"vectoredcannons", "tychocelchu-battleoverendor", "", func(s *xwing.State) { s.View.Ships[0].Turret = []gauge.Arc{gauge.Front} }, "boost rotate none"},
		{"vectoredcannons", "arvelcrynyd-battleoverendor", "", stressed, ""},
	} {
		t.Run("in the System Phase "+c.ability+" "+c.upgrade, func(t *testing.T) {
			g := community(t, board.System, c.change, redShip(c.ship, 400, 300, 0, strings.Fields(c.upgrade)...), afar())
			if option := "ship/" + c.ability + "/0"; strings.Contains(legal(g, ask.SystemAbilities), option) {
				g.Pick(ask.SystemAbilities, option)
			}
			got := ""
			if g.Now().View.Phase == board.System {
				got = legal(g, ask.ChooseAction)
			}
			wantText(t, "offered", got, c.offers)
		})
	}
}

func TestShipAbilitiesAboutActions(t *testing.T) {
	slow := withDial("2FB")
	t.Run("the red action stresses, and is offered once", func(t *testing.T) {
		g := play(t, board.Activation, slow, redShip("alphasquadronpilot", 400, 300, 0), afar())
		g.Pick(ask.ChooseAction, "focus")
		g.Pick(ask.ChooseAction, "boost")
		g.Pick(ask.ChooseBoost, "left")
		want(t, "stress", g.Ship(1).Has(board.Stress), 1)
		if g.Asks(ask.ChooseAction) || len(xwingtest.All[board.AbilityUsed](g)) != 1 {
			t.Errorf("a stressed ship acts again: %v", g.Kinds())
		}
	})
	t.Run("the cost is that of the action picked", func(t *testing.T) {
		for pick, left := range map[string]int{"boost": 0, "none": 1} {
			g := play(t, board.Activation, slow, redShip("jediknight", 400, 300, 0), afar())
			g.Pick(ask.ChooseAction, pick)
			g.Until(ask.ChooseAction, map[game.Kind][]string{ask.ChooseBoost: {"straight"}})
			want(t, "Force after "+pick, g.Ship(1).Force.Active, left)
		}
		g := play(t, board.System, nil, redShip("jedigeneral", 400, 300, 0), afar())
		g.Pick(ask.SystemAbilities, "ship/intuitivecontrols/0")
		g.Pick(ask.ChooseAction, "boost")
		want(t, "Force after a purple boost", g.Ship(1).Force.Active, g.Ship(1).Force.Limit-1)
		g = play(t, board.Activation, both(slow, func(s *xwing.State) { s.View.Ships[0].Turret = []gauge.Arc{gauge.Front} }),
			redShip("stalgasinhiveguard", 400, 300, 0), afar())
		g.Pick(ask.ChooseAction, "rotate")
		g.Until(ask.ChooseTurretArc, nil)
		want(t, "tractor", g.Ship(1).Has(board.Tractor), 1)
		wantText(t, "arcs of a Nantex", legal(g, ask.ChooseTurretArc), "left right")
	})
	t.Run("turrets that turn only so far", func(t *testing.T) {
		g := play(t, board.Activation, both(slow, func(s *xwing.State) { s.View.Ships[0].Turret = []gauge.Arc{gauge.Front} }),
			redShip("bluesquadronrecruit", 400, 300, 0), afar())
		g.Pick(ask.ChooseAction, "focus")
		g.Pick(ask.ChooseAction, "rotate")
		wantText(t, "arcs of an RZ-2", legal(g, ask.ChooseTurretArc), "rear")
		if no := g.Refused(ask.ChooseTurretArc, "left"); !strings.Contains(no, "ship/refinedgyrostabilizers") {
			t.Error(no)
		}
	})
	t.Run("advanceddroidbrain", func(t *testing.T) {
		for action, calculates := range map[string]int{"calculate": 2, "evade": 0} {
			g := play(t, board.Activation, slow, redShip("ig88b", 400, 300, 0), afar())
			g.Pick(ask.ChooseAction, action)
			want(t, "calculates after "+action, g.Ship(1).Has(board.Calculate), calculates)
		}
	})
	t.Run("experimentalscanners", func(t *testing.T) {
		g := play(t, board.Activation, slow, redShip("knavesquadronescort", 100, 100, 0), blueShip("academypilot", 100, 300, 180), afar())
		g.Pick(ask.ChooseAction, "lock")
		wantText(t, "targets", legal(g, ask.ChooseLockTarget), "ship:3")
		if no := g.Refused(ask.ChooseLockTarget, "ship:2"); !strings.Contains(no, "ship/experimentalscanners") {
			t.Error(no)
		}
	})
}

func TestShipAbilitiesAct(t *testing.T) {
	slow := withDial("2FB")
	t.Run("spacetugtractorarray", func(t *testing.T) {
		const action = "card:ship/spacetugtractorarray/0"
		for _, c := range []struct {
			x, y   float64
			tokens int // -1: not offered
		}{{400, 460, 2}, {450, 460, 1}, {400, 620, -1}, {400, 240, -1}} {
			g := play(t, board.Activation, withDial("1FB"), redShip("jakkugunrunner", 400, 300, 0), blueShip("academypilot", c.x, c.y+40, 180))
			offered := slices.Contains(g.Legal(ask.ChooseAction), action)
			if offered != (c.tokens >= 0) {
				t.Errorf("at %v, %v: offered %v", c.x, c.y, offered)
			}
			if offered {
				g.Pick(ask.ChooseAction, action)
				g.Until(ask.ChooseAttack, map[game.Kind][]string{ask.ChooseShip: {"ship:2"}})
				var got int
				for _, e := range xwingtest.All[board.TokenGained](g) {
					got += e.N
				}
				want(t, "tractor", got, c.tokens)
			}
		}
	})
	t.Run("stygiumarray", func(t *testing.T) {
		g := play(t, board.System, withTokens(board.Cloak, 1), redShip("imdaartestpilot", 400, 300, 0), afar())
		g.Pick(ask.SystemAbilities, "decloak")
		g.Pick(ask.ChooseDecloak, "boost-straight")
		wantText(t, "after decloaking", legal(g, ask.ChooseAction), "evade none")
		g.Pick(ask.ChooseAction, "evade")
		g.Until(ask.UseAbility, nil)
		g.Pick(ask.UseAbility, "yes")
		if s := g.Ship(1); s.Has(board.Evade) != 0 || s.Has(board.Cloak) != 1 {
			t.Errorf("%d evade, %d cloak", s.Has(board.Evade), s.Has(board.Cloak))
		}
		g = play(t, board.System, withTokens(board.Cloak, 1), redShip("imdaartestpilot", 400, 300, 0), afar())
		g.Until(ask.SetDials, nil)
		if did(g, "ship/stygiumarray") {
			t.Error("it works without a decloak or an evade token")
		}
	})
	t.Run("explosionwithwings", func(t *testing.T) {
		for disarm, left := range map[string]int{"yes": 0, "no": 1} {
			g := play(t, board.Activation, func(s *xwing.State) {
				slow(s)
				s.View.Ships[0].Facedown = 1
				s.Hidden.Facedown[0] = []xwing.DamageCard{{Card: "structuraldamage", N: 1}}
			}, redShip("colossusstationmechanic", 400, 300, 0), afar())
			g.Pick(ask.ChooseAction, "slam")
			g.Pick(ask.ChooseSlamManeuver, "2FB")
			g.Pick(ask.UseAbility, disarm)
			want(t, "disarm tokens", g.Ship(1).Has(board.Disarm), left)
			want(t, "exposed", len(g.Ship(1).Faceup), 1-left)
		}
		g := play(t, board.Activation, slow, redShip("colossusstationmechanic", 400, 300, 0), afar())
		g.Pick(ask.ChooseAction, "slam")
		g.Pick(ask.ChooseSlamManeuver, "2FB")
		if g.Asks(ask.UseAbility) {
			t.Error("there is no card to expose")
		}
	})
	t.Run("explosionwithwings at setup", func(t *testing.T) {
		g := musters(t, ask.SetDials, []string{"colossusstationmechanic"}, []string{"academypilot"})
		want(t, "facedown cards", g.Ship(1).Facedown, 1)
		want(t, "facedown cards of others", g.Ship(2).Facedown, 0)
		want(t, "cards left in the deck", g.Now().View.Decks[0], 32)
	})
	t.Run("intuitiveinterface", func(t *testing.T) {
		g := play(t, board.Activation, slow, redShip("newrepublicpatrol", 400, 300, 0, "engineupgrade"), afar())
		g.Pick(ask.ChooseAction, "focus")
		if g.Asks(ask.ChooseAction) {
			t.Error("focus is on the bar anyway")
		}
		g = play(t, board.Activation, slow, redShip("newrepublicpatrol", 400, 300, 0, "engineupgrade"), afar())
		if !slices.Contains(g.Legal(ask.ChooseAction), "boost") {
			t.Fatalf("no boost among %v", g.Legal(ask.ChooseAction))
		}
		g.Pick(ask.ChooseAction, "boost")
		g.Pick(ask.ChooseBoost, "straight")
		wantText(t, "after the boost", legal(g, ask.ChooseAction), "calculate none")
	})
}
