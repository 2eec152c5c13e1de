package xwing_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
)

func TestTokenActions(t *testing.T) {
	all := []string{"focus", "evade", "calculate", "cloak"}
	gain := func(k board.Token) xwing.Ability {
		return doing(xwing.BeforeActivating, func(t *xwing.Table, id board.ShipID) { t.GainTokens(id, k, 1) })
	}
	for _, c := range []struct {
		ids, action string
		token       board.Token
	}{
		{"X20-FOC-001", "focus", board.Focus}, {"X20-EVD-001", "evade", board.Evade},
		{"X20-CAL-001", "calculate", board.Calculate}, {"X20-CLK-001", "cloak", board.Cloak},
	} {
		t.Run(c.ids, func(t *testing.T) {
			g := acting(t, xwingtest.Rules(t, pilotCard(tie, granting(only(c.action)))), tie, "2FB")
			g.Pick(ask.ChooseAction, c.action)
			holds(g, 1, c.token, 1)
			if got := performed(g); !slices.Equal(got, []string{"white " + c.action}) {
				t.Errorf("performed %v", got)
			}
		})
	}
	for _, c := range []struct {
		ids, action string
		token       board.Token
	}{
		{"X20-FOC-006", "focus", board.Focus}, {"X20-EVD-005", "evade", board.Evade}, {"X20-CAL-006", "calculate", board.Calculate},
	} {
		t.Run(c.ids, func(t *testing.T) {
			g := acting(t, xwingtest.Rules(t, pilotCard(tie, gain(c.token), granting(only(all...)))), tie, "2FB")
			holds(g, 1, c.token, 1)
			g.Pick(ask.ChooseAction, c.action)
			holds(g, 1, c.token, 2)
		})
	}
	for _, c := range []struct {
		ids   string
		token board.Token
	}{
		{"X20-FOC-002", board.Focus}, {"X20-EVD-002", board.Evade}, {"X20-CAL-002", board.Calculate},
		{"X20-REI-002", board.ReinforceFore}, {"X20-REI-002", board.ReinforceAft},
	} {
		t.Run(c.ids, func(t *testing.T) {
			if c.token.Color() != board.Green || !c.token.Circular() {
				t.Errorf("%s is not green and circular", c.token)
			}
		})
	}
}

func TestReinforceAction(t *testing.T) {
	rules := xwingtest.Rules(t)
	t.Run("X20-REI-001:fore,aft X20-REI-009", func(t *testing.T) {
		for side, token := range map[string]board.Token{"fore": board.ReinforceFore, "aft": board.ReinforceAft} {
			g := acting(t, rules, lambda, "1FB")
			g.Pick(ask.ChooseAction, "reinforce")
			if d := g.Decision(ask.ChooseReinforceSide); d.Seat != 0 {
				t.Errorf("seat %d chooses, want the ship's player", d.Seat)
			}
			g.Pick(ask.ChooseReinforceSide, side)
			holds(g, 1, token, 1)
			// Beside the one that it may have.
			had := red(lambda, 400, 300, 0)
			had.Tokens = map[board.Token]int{board.ReinforceFore: 1, board.ReinforceAft: 1}
			g = fly(t, rules, ships(had, blue(jedi, 500, 850, 180)), codes{1: "1FB"}, nil)
			g.Pick(ask.ChooseAction, "reinforce")
			g.Pick(ask.ChooseReinforceSide, side)
			holds(g, 1, token, 2)
			if n := g.Ship(1).Has(board.ReinforceFore) + g.Ship(1).Has(board.ReinforceAft); n != 3 {
				t.Errorf("%d reinforce tokens, want 3", n)
			}
		}
		g := fly(t, rules, ships(blue(lambda, 500, 850, 180), red(jedi, 400, 100, 0)), codes{1: "1FB"}, nil)
		g.Pick(ask.ChooseAction, "reinforce")
		if d := g.Decision(ask.ChooseReinforceSide); d.Seat != 1 {
			t.Errorf("seat %d chooses for blue's ship", d.Seat)
		}
	})
	t.Run("X20-REI-007 X20-REI-011", func(t *testing.T) {
		gains := xwingtest.Rules(t, pilotCard(lambda, doing(xwing.AfterManeuver, func(t *xwing.Table, id board.ShipID) { t.Reinforce(id) })))
		g := acting(t, gains, lambda, "1FB")
		g.Pick(ask.ChooseReinforceSide, "fore")
		g.Pick(ask.ChooseAction, "reinforce")
		g.Pick(ask.ChooseReinforceSide, "fore")
		holds(g, 1, board.ReinforceFore, 2)
		// Nor the other way round, and what follows the action does not follow.
		after := 0
		later := xwingtest.Rules(t, pilotCard(lambda, xwing.Ability{When: xwing.StartOfEngagement, If: always,
			Do: func(t *xwing.Table, m xwing.Moment) { t.Reinforce(m.Owner) }}, xwing.Ability{When: xwing.AfterAction, Do: func(*xwing.Table, xwing.Moment) { after++ }}))
		g = acting(t, later, lambda, "1FB")
		g.Pick(ask.ChooseAction, "reinforce")
		g.Pick(ask.ChooseReinforceSide, "fore")
		g.Until(ask.ChooseAttack, map[game.Kind][]string{ask.ChooseReinforceSide: {"aft"}})
		holds(g, 1, board.ReinforceAft, 1)
		eq(t, "reinforce actions", after, 1)
	})
}

func TestRotate(t *testing.T) {
	turret := func(pilot string, arcs ...gauge.Arc) xwing.ScenarioShip {
		s := red(pilot, 400, 300, 0)
		s.Turret = arcs
		return s
	}
	rules := xwingtest.Rules(t)
	t.Run("X20-ROT-001", func(t *testing.T) {
		g := fly(t, rules, ships(turret(lancer, gauge.Left), blue(jedi, 500, 850, 180)), codes{1: "2FB"}, nil)
		g.Pick(ask.ChooseAction, "rotate")
		if got, want := g.Legal(ask.ChooseTurretArc), []string{"front", "right", "rear"}; !slices.Equal(got, want) {
			t.Fatalf("legal %v, want %v", got, want)
		}
		g.Pick(ask.ChooseTurretArc, "rear")
		if got := g.Ship(1).Turret; !slices.Equal(got, []gauge.Arc{gauge.Rear}) {
			t.Errorf("turret points to %v", got)
		}
		arcs := map[string]gauge.Arc{"front": gauge.Front, "left": gauge.Left, "right": gauge.Right, "rear": gauge.Rear}
		for from, is := range arcs {
			for to, want := range arcs {
				g := fly(t, rules, ships(turret(lancer, is), blue(jedi, 500, 850, 180)), codes{1: "2FB"}, nil)
				g.Pick(ask.ChooseAction, "rotate")
				if slices.Contains(g.Legal(ask.ChooseTurretArc), to) != (from != to) {
					t.Errorf("from %s it may turn to %v", from, g.Legal(ask.ChooseTurretArc))
				}
				if from == to {
					continue
				}
				g.Pick(ask.ChooseTurretArc, to)
				if got := g.Ship(1).Turret; !slices.Equal(got, []gauge.Arc{want}) {
					t.Errorf("from %s to %s: turret points to %v", from, to, got)
				}
			}
		}
		// A ship without an indicator cannot rotate.
		g = acting(t, xwingtest.Rules(t, pilotCard(tie, granting(only("rotate", "focus")))), tie, "2FB")
		if got := rule(g, ask.ChooseAction, "rotate"); got != "X20-ROT-001" {
			t.Errorf("rotate is refused by %q", got)
		}
	})
	t.Run("X20-ROT-002", func(t *testing.T) {
		g := fly(t, rules, ships(turret(kwing, gauge.Front, gauge.Rear), blue(jedi, 500, 850, 180)), codes{1: "2FB"}, nil)
		g.Pick(ask.ChooseAction, "rotate")
		if got := g.Ship(1).Turret; !slices.Equal(got, []gauge.Arc{gauge.Left, gauge.Right}) {
			t.Errorf("turret points to %v, want left and right", got)
		}
		g = fly(t, rules, ships(turret(kwing, gauge.Left, gauge.Right), blue(jedi, 500, 850, 180)), codes{1: "2FB"}, nil)
		g.Pick(ask.ChooseAction, "rotate")
		if got := g.Ship(1).Turret; !slices.Equal(got, []gauge.Arc{gauge.Front, gauge.Rear}) {
			t.Errorf("turret points to %v, want front and rear", got)
		}
	})
	t.Run("X20-ROT-003", func(t *testing.T) {
		turning := xwingtest.Rules(t, pilotCard(kwing, doing(xwing.AfterManeuver, func(t *xwing.Table, id board.ShipID) { t.Rotate(id) })))
		g := fly(t, turning, ships(turret(kwing, gauge.Front, gauge.Rear), blue(jedi, 500, 850, 180)), codes{1: "2FB"}, nil)
		g.Pick(ask.ChooseAction, "rotate")
		if got := g.Ship(1).Turret; !slices.Equal(got, []gauge.Arc{gauge.Front, gauge.Rear}) {
			t.Errorf("turret points to %v, want front and rear again", got)
		}
		// Nor the other way round, and what follows the action does not follow.
		after := 0
		later := xwingtest.Rules(t, pilotCard(kwing, xwing.Ability{When: xwing.StartOfEngagement, If: always,
			Do: func(t *xwing.Table, m xwing.Moment) { t.Rotate(m.Owner) }}, xwing.Ability{When: xwing.AfterAction, Do: func(*xwing.Table, xwing.Moment) { after++ }}))
		g = fly(t, later, ships(turret(kwing, gauge.Front, gauge.Rear), blue(jedi, 500, 850, 180)), codes{1: "2FB"}, nil)
		g.Pick(ask.ChooseAction, "rotate")
		g.Until(ask.ChooseAttack, nil)
		eq(t, "turned", len(xwingtest.All[board.TurretRotated](g)), 2)
		eq(t, "rotate actions", after, 1)
	})
}

func TestReload(t *testing.T) {
	loaded := func(active ...int) func(*xwing.State) {
		return func(s *xwing.State) {
			for i, n := range active {
				s.View.Ships[0].Upgrades[i].Charges.Active = n
			}
		}
	}
	start := func(t *testing.T, rules *xwing.Rules, active ...int) *xwingtest.Game {
		t.Helper()
		return fly(t, rules, ships(red(kwing, 400, 300, 0, "protontorpedoes", "concussionmissiles", "seismiccharges", "elusive"),
			blue(jedi, 500, 850, 180)), codes{1: "2FB"}, loaded(active...))
	}
	why := func(g *xwingtest.Game) string {
		if o, ok := g.Option(ask.ChooseAction, "reload"); ok && o.Refusal != nil {
			return o.Refusal.Why.Key
		}
		return ""
	}
	rules := xwingtest.Rules(t)
	t.Run("X20-REL-001:fewer X20-REL-002 X20-REL-003", func(t *testing.T) {
		g := start(t, rules, 1, 3, 0, 0)
		g.Pick(ask.ChooseAction, "reload")
		if got, want := g.Legal(ask.ChooseReload), []string{"protontorpedoes", "seismiccharges"}; !slices.Equal(got, want) {
			t.Fatalf("offered %v, want %v", got, want)
		}
		g.Pick(ask.ChooseReload, "seismiccharges")
		if got := g.Ship(1).Upgrades[2].Charges.Active; got != 1 {
			t.Errorf("%d charges, want 1", got)
		}
		holds(g, 1, board.Disarm, 1)
		g = start(t, rules, 1, 3, 0, 0)
		g.Pick(ask.ChooseAction, "reload")
		g.Pick(ask.ChooseReload, "protontorpedoes") // the other of the two
		if u := g.Ship(1).Upgrades; u[0].Charges.Active != 2 || u[2].Charges.Active != 0 {
			t.Errorf("%d and %d charges, want 2 and 0", u[0].Charges.Active, u[2].Charges.Active)
		}
	})
	t.Run("X20-REL-001:torpedo,missile,device", func(t *testing.T) {
		g := start(t, rules, 2, 3, 2, 0)
		if got := rule(g, ask.ChooseAction, "reload"); got != "X20-REL-001" {
			t.Errorf("with nothing to reload it is refused by %q", got)
		}
		if got := why(g); got != "refusal.nothing-to-reload" {
			t.Errorf("with nothing spent the reason is %q", got)
		}
		never := upgradeCard("protontorpedoes")
		never.Drained = true
		if got := why(start(t, xwingtest.Rules(t, never), 1, 3, 2, 0)); got != "refusal.reloads-nothing" {
			t.Errorf("with a charge spent that cannot be recovered the reason is %q", got)
		}
		g = start(t, rules, 1, 2, 1, 0)
		g.Pick(ask.ChooseAction, "reload")
		if got, want := g.Legal(ask.ChooseReload), []string{"protontorpedoes", "concussionmissiles", "seismiccharges"}; !slices.Equal(got, want) {
			t.Errorf("offered %v, want %v", got, want)
		}
	})
	t.Run("X20-REL-004 X20-REL-003", func(t *testing.T) {
		by := xwingtest.Rules(t, pilotCard(kwing, doing(xwing.AfterManeuver, func(t *xwing.Table, id board.ShipID) { t.Reload(id) })))
		g := start(t, by, 0, 3, 2, 1)
		g.Pick(ask.ChooseAction, "reload")
		if got := g.Ship(1).Upgrades[0].Charges.Active; got != 2 {
			t.Errorf("%d charges, want 2 after both", got)
		}
		holds(g, 1, board.Disarm, 2)
		// Nor the other way round, and what follows the action does not follow.
		after := 0
		later := xwingtest.Rules(t, pilotCard(kwing, xwing.Ability{When: xwing.StartOfEngagement, If: always,
			Do: func(t *xwing.Table, m xwing.Moment) { t.Reload(m.Owner) }}, xwing.Ability{When: xwing.AfterAction, Do: func(*xwing.Table, xwing.Moment) { after++ }}))
		g = start(t, later, 0, 3, 2, 1)
		g.Pick(ask.ChooseAction, "reload")
		g.Until(ask.ChooseAttack, nil)
		if got := g.Ship(1).Upgrades[0].Charges.Active; got != 2 {
			t.Errorf("%d charges, want 2 after both", got)
		}
		eq(t, "reload actions", after, 1)
		eq(t, "reload actions told", len(xwingtest.All[board.ActionPerformed](g)), 1)
	})
}
