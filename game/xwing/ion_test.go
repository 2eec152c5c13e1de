package xwing_test

import (
	"slices"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
)

func TestIon(t *testing.T) {
	rules := xwingtest.Rules(t)
	ionized := func(pilot string, n int, upgrades ...string) xwing.ScenarioShip {
		return holding(red(pilot, 400, 300, 0, upgrades...), board.Ion, n)
	}
	t.Run("X20-ION-001", func(t *testing.T) {
		for pilot, need := range map[string]int{tie: 1, kwing: 2, lambda: 3} {
			for n := range 4 {
				g := xwingtest.Start(t, rules, ships(ionized(pilot, n), blue(tie, 100, 800, 180)), nil)
				if got := g.Now().Ionized(1); got != (n >= need) {
					t.Errorf("%s with %d tokens: ionized %v", pilot, n, got)
				}
				if dial := len(g.Open()) == 2; dial != (n < need) {
					t.Errorf("%s with %d tokens: sets a dial %v", pilot, n, dial)
				}
			}
		}
	})
	t.Run("X20-ION-002 X20-TOK-006", func(t *testing.T) {
		if board.Ion.Color() != board.RedColor || board.Ion.Circular() {
			t.Error("ion tokens leave in the End Phase")
		}
	})
	t.Run("X20-ION-006 X20-ION-004", func(t *testing.T) {
		g := fly(t, rules, ships(holding(ionized(tie, 1), board.Stress, 1)), nil, nil)
		stands(g, 1, 400, 380, 0)
		holds(g, 1, board.Stress, 0)
	})
	t.Run("X20-ION-007", func(t *testing.T) {
		harder := xwingtest.Rules(t, upgradeCard("elusive", asking(xwing.ManeuverDifficulty, 2)))
		g := fly(t, harder, ships(ionized(tie, 1, "elusive")), nil, nil)
		if got := xwingtest.All[board.ManeuverExecuted](g)[0].Maneuver; got != g.Now().IonManeuver() {
			t.Errorf("executed %s, want %s", got.Code(), g.Now().IonManeuver().Code())
		}
		at := catalog.Red
		looks := upgradeCard("elusive", asking(xwing.ManeuverDifficulty, 2), xwing.Ability{When: xwing.BeforeManeuver,
			Do: func(_ *xwing.Table, m xwing.Moment) { at = m.Difficulty }})
		fly(t, xwingtest.Rules(t, looks), ships(ionized(tie, 1, "elusive")), nil, nil)
		eq(t, "before it is executed", at, catalog.Blue)
		// Nor is another executed in its place.
		other := xwingtest.Rules(t, upgradeCard("elusive", doing(xwing.BeforeManeuver, func(t *xwing.Table, id board.ShipID) {
			t.ChangeManeuver(id, catalog.Maneuver{Speed: 3, Bearing: gauge.StraightAhead, Difficulty: catalog.Red})
		})))
		g = fly(t, other, ships(ionized(tie, 1, "elusive")), nil, nil)
		if got := xwingtest.All[board.ManeuverExecuted](g)[0].Maneuver; got != g.Now().IonManeuver() {
			t.Errorf("executed %s, want %s", got.Code(), g.Now().IonManeuver().Code())
		}
	})
	t.Run("X20-ION-008 X20-ION-009", func(t *testing.T) {
		g := fly(t, rules, ships(ionized(lambda, 3)), nil, nil)
		if got, want := offered(g, ask.ChooseAction), []string{"focus", "none"}; !slices.Equal(got, want) {
			t.Errorf("offered %v, want %v", got, want)
		}
		holds(g, 1, board.Ion, 3)
		g.Pick(ask.ChooseAction, "focus")
		holds(g, 1, board.Ion, 0)
		if !xwingtest.Has(g, func(e board.TokenLost) bool { return e.Token == board.Ion && e.N == 3 }) {
			t.Error("not all ion tokens were removed")
		}
	})
	t.Run("X20-FAQ-032", func(t *testing.T) {
		g := fly(t, rules, ships(ionized(advanced, 1)), nil, nil)
		g.Pick(ask.ChooseAction, "focus")
		if g.Asks(ask.ChooseAction) {
			t.Error("a linked action is offered to an ionized ship")
		}
	})
	t.Run("X20-ION-004 X20-ION-010", func(t *testing.T) {
		late := xwingtest.Rules(t, pilotCard(tie, doing(xwing.BeforeActivating, func(t *xwing.Table, id board.ShipID) {
			if !t.Ionized(id) {
				t.GainTokens(id, board.Ion, 1)
			}
		})))
		g := fly(t, late, ships(red(tie, 400, 300, 0), blue(phantom, 100, 500, 180)), codes{1: "5FW"}, nil)
		stands(g, 1, 400, 540, 0)
		holds(g, 1, board.Ion, 1)
		if got := offered(g, ask.ChooseAction); !slices.Contains(got, "evade") {
			t.Errorf("offered %v, want the usual actions", got)
		}
		g.Until(ask.SetDials, nil)
		holds(g, 1, board.Ion, 1)
		if d := g.Decision(ask.SetDials); len(d.Slots) != 1 || d.Slots[0].ID != "ship:2" {
			t.Errorf("next round's dials: %v, want ship 2 alone", d.Slots)
		}
	})
}

func TestStress(t *testing.T) {
	rules := xwingtest.Rules(t)
	stressed := holding(red(tie, 400, 300, 0), board.Stress, 1)

	t.Run("X20-STR-001 X20-STR-003", func(t *testing.T) {
		for n := range 3 {
			g := xwingtest.Start(t, rules, ships(holding(red(tie, 400, 300, 0), board.Stress, n)), nil)
			if got := g.Ship(1).Stressed(); got != (n > 0) {
				t.Errorf("%d tokens: stressed %v", n, got)
			}
		}
		if board.Stress.Color() != board.RedColor || board.Stress.Circular() {
			t.Error("stress leaves in the End Phase")
		}
	})
	t.Run("X20-STR-002 X20-STR-005", func(t *testing.T) {
		g := fly(t, rules, ships(stressed), codes{1: "3KR"}, nil)
		stands(g, 1, 400, 420, 0)
		holds(g, 1, board.Stress, 1)
		if got := xwingtest.All[board.ManeuverExecuted](g)[0].Maneuver.Code(); got != "2FW" {
			t.Errorf("executed %s, want the white straight 2", got)
		}
		if g.Asks(ask.ChooseAction) {
			t.Error("a stressed ship may act")
		}
		for _, code := range []string{"2FB", "3TW"} {
			g := fly(t, rules, ships(stressed), codes{1: code}, nil)
			if got := xwingtest.All[board.ManeuverExecuted](g)[0].Maneuver.Code(); got != code {
				t.Errorf("executed %s, want %s: it is not red", got, code)
			}
		}
		// Nor what a card's header grants, what is linked to an action, or what another ship coordinates.
		heads := upgradeCard("elusive", xwing.Ability{When: xwing.AsAction, Do: noop})
		for _, grant := range []string{xwing.PerformActionStep, xwing.LinkedAction, xwing.Coordination} {
			s := holding(red(tie, 400, 300, 0, "elusive"), board.Stress, 1)
			state := fly(t, xwingtest.Rules(t, heads), ships(s, blue(jedi, 500, 850, 180)), codes{1: "3TW"}, nil).Now()
			if (&xwing.Table{State: state}).CanPerform(1, xwing.ActionGrant{Source: grant}) {
				t.Errorf("a stressed ship may act by %q", grant)
			}
		}
		// Nor a red maneuver after another.
		more := xwingtest.Rules(t, pilotCard(tie, doing(xwing.AfterManeuver, func(t *xwing.Table, id board.ShipID) {
			if t.Ship(id).Pose.Point().Y < 450 {
				t.ExecuteManeuver(id, catalog.Maneuver{Speed: 1, Bearing: gauge.StraightAhead, Difficulty: catalog.Red}, xwing.ManeuverOptions{})
			}
		})))
		g = fly(t, more, ships(holding(red(tie, 400, 300, 0), board.Stress, 2)), codes{1: "2FB"}, nil)
		if got := xwingtest.All[board.ManeuverExecuted](g); len(got) < 2 || got[1].Maneuver.Code() != "2FW" {
			t.Errorf("executed %+v, want the white straight 2 as the second", got)
		}
		// A red one of speed 0, too, which is no template at all.
		g = fly(t, rules, ships(holding(red(lambda, 400, 300, 0), board.Stress, 1)), codes{1: "0OR"}, nil)
		stands(g, 1, 400, 460, 0)
		holds(g, 1, board.Stress, 1)
	})
	t.Run("X20-STR-004", func(t *testing.T) {
		g := fly(t, rules, ships(red(tie, 400, 300, 0)), codes{1: "3KR"}, nil)
		holds(g, 1, board.Stress, 1)
		g = fly(t, rules, ships(red(lambda, 400, 300, 0)), codes{1: "1FB"}, nil)
		g.Pick(ask.ChooseAction, "jam") // red, and it fails
		g.Pick(ask.ChooseJamTarget, "none")
		holds(g, 1, board.Stress, 1)
		// Whatever grants it, and linked to another.
		g = acting(t, xwingtest.Rules(t, pilotCard(tie, granting(only("red focus")))), tie, "2FB")
		g.Pick(ask.ChooseAction, "focus")
		holds(g, 1, board.Stress, 1)
		g = acting(t, rules, advanced, "2FB")
		g.Pick(ask.ChooseAction, "focus")
		g.Pick(ask.ChooseAction, "barrelroll")
		g.Pick(ask.ChooseBarrelRoll, "left/middle")
		holds(g, 1, board.Stress, 1)
	})
	t.Run("X20-STR-006", func(t *testing.T) {
		change := func(t *xwing.Table, id board.ShipID) {
			m := t.Ship(id).Dial.Maneuver
			if m.Speed == 3 {
				m = t.IonManeuver()
			}
			t.ChangeManeuver(id, m)
		}
		calm := func(t *xwing.Table, id board.ShipID) { t.RemoveTokens(id, board.Stress, 1) }
		for _, c := range []struct {
			when       xwing.Timing
			do         func(*xwing.Table, board.ShipID)
			code, want string
		}{
			{xwing.AfterRevealingDial, change, "3KR", "1FB"}, {xwing.AfterRevealingDial, change, "4KR", "2FW"},
			{xwing.BeforeManeuver, change, "3KR", "1FB"}, {xwing.BeforeManeuver, change, "4KR", "2FW"},
			{xwing.AfterRevealingDial, calm, "3KR", "3KR"},
		} {
			rules := xwingtest.Rules(t, upgradeCard("elusive", doing(c.when, c.do)))
			g := fly(t, rules, ships(holding(red(tie, 400, 300, 0, "elusive"), board.Stress, 1)), codes{1: c.code}, nil)
			if got := xwingtest.All[board.ManeuverExecuted](g)[0].Maneuver.Code(); got != c.want {
				t.Errorf("revealed %s, executed %s, want %s", c.code, got, c.want)
			}
		}
	})
}
