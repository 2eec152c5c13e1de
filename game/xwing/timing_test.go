package xwing_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/xwingtest"
)

func TestTiming(t *testing.T) {
	marks := func(when xwing.Timing) xwing.Ability { return xwing.Ability{When: when, Do: nothing} }
	usedAt := func(g *xwingtest.Game) int { return indexOf(g, func(board.AbilityUsed) bool { return true }) }
	t.Run("X20-TIM-001", func(t *testing.T) {
		g := activate(t, []*xwing.Card{testCard(catalog.PilotCard, "lukeskywalker", marks(xwing.BeforeActivating))}, "2FB", nil,
			apart("lukeskywalker", "idenversio")...)
		if used, dial := usedAt(g), indexOf(g, func(board.DialRevealed) bool { return true }); used < 0 || used > dial {
			t.Errorf("resolved at %d, the dial revealed at %d", used, dial)
		}
		g = fight(t, game.Red, []*xwing.Card{testCard(catalog.PilotCard, "lukeskywalker", marks(xwing.BeforeEngaging))}, nil,
			apart("lukeskywalker", "idenversio")...)
		g.Until(ask.SetDials, nil)
		if used, done := usedAt(g), indexOf(g, func(board.ShipEngaged) bool { return true }); used < 0 || used > done {
			t.Errorf("resolved at %d, engaged at %d", used, done)
		}
		for when, what := range map[xwing.Timing]string{xwing.BeforeRevealingDial: "DialRevealed", xwing.BeforeManeuver: "ShipMoved"} {
			g = activate(t, []*xwing.Card{testCard(catalog.PilotCard, "lukeskywalker", marks(when))}, "2FB", nil,
				apart("lukeskywalker", "idenversio")...)
			if got := order(g, "DialRevealed", "ShipMoved", "AbilityUsed"); slices.Index(got, "AbilityUsed") != slices.Index(got, what)-1 {
				t.Errorf("%v, want the ability immediately before %s", got, what)
			}
		}
	})
	t.Run("X20-TIM-003", func(t *testing.T) {
		// "While you perform an attack": each part at the step where it belongs.
		more := xwing.Ability{Query: xwing.AttackDiceCount, By: func(*xwing.Table, xwing.Moment) int { return 1 }}
		change := marks(xwing.ModifyingAttackDice)
		g := faceOff(t, []*xwing.Card{testCard(catalog.PilotCard, "jekporkins", more, change)}, nil,
			xwingtest.Ship(0, "jekporkins", 0, 0, 0), xwingtest.Ship(0, "academypilot", 0, 0, 0))
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		if rolls := xwingtest.All[board.DiceRolled](g); len(rolls) != 1 || len(rolls[0].Dice) != 4 {
			t.Fatalf("rolls %+v, want 4 attack dice", rolls)
		}
		if a := g.Now().View.Attack; a.Step != board.ModifyAttackDice || !g.Asks(ask.ModifyAttackDice) {
			t.Errorf("in step %s", a.Step)
		}
	})
	t.Run("X20-TIM-006", func(t *testing.T) {
		g := activate(t, []*xwing.Card{testCard(catalog.PilotCard, "lukeskywalker", marks(xwing.AfterManeuver))}, "2FB", nil,
			apart("lukeskywalker", "idenversio")...)
		used, moved := usedAt(g), indexOf(g, func(board.ManeuverExecuted) bool { return true })
		if used < moved || !g.Asks(ask.ChooseAction) {
			t.Errorf("executed at %d, resolved at %d, want before the action is chosen", moved, used)
		}
		g = activate(t, []*xwing.Card{testCard(catalog.PilotCard, "lukeskywalker", marks(xwing.AfterAction))}, "2FB", nil,
			apart("lukeskywalker", "idenversio")...)
		g.Pick(ask.ChooseAction, "focus")
		used, acted := usedAt(g), indexOf(g, func(board.ActionPerformed) bool { return true })
		if done := indexOf(g, func(board.ShipActivated) bool { return true }); used < acted || used > done {
			t.Errorf("acted at %d, resolved at %d, done at %d", acted, used, done)
		}
		wantUsed(t, g, "pilot/lukeskywalker 1")
		// After an attack, whose damage is dealt by then.
		g = faceOff(t, []*xwing.Card{testCard(catalog.PilotCard, "jekporkins", marks(xwing.AfterAttacking))}, func(s *xwing.State) {
			load(s, board.AttackDice, "hhh")
			load(s, board.DefenseDice, "bbb")
		}, xwingtest.Ship(0, "jekporkins", 0, 0, 0), xwingtest.Ship(0, "academypilot", 0, 0, 0))
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		if got := order(g, "ResultsNeutralized", "DamageSuffered", "AbilityUsed", "AttackEnded"); len(got) < 4 ||
			got[len(got)-2] != "AbilityUsed" || slices.Index(got, "AbilityUsed") != len(got)-2 {
			t.Errorf("%v, want the ability at the end of the attack", got)
		}
	})
}

func TestTimingOfPhases(t *testing.T) {
	marks := func(when xwing.Timing) xwing.Ability { return xwing.Ability{When: when, Do: nothing} }
	usedAt := func(g *xwingtest.Game) int { return indexOf(g, func(board.AbilityUsed) bool { return true }) }
	t.Run("X20-TIM-002:system,activation,engagement,end,planning", func(t *testing.T) {
		for when, phase := range map[xwing.Timing]board.Phase{xwing.StartOfSystem: board.System, xwing.StartOfActivation: board.Activation,
			xwing.StartOfEngagement: board.Engagement, xwing.StartOfEnd: board.End, xwing.StartOfPlanning: board.Planning} {
			got := usedDuring(t, when, phase, "AbilityUsed", "ShipActive", "DialsAssigned", "TokenLost")
			if len(got) == 0 || got[0] != "AbilityUsed" || slices.Contains(got[1:], "AbilityUsed") {
				t.Errorf("%s phase: %v, want the ability once, before anything else", phase, got)
			}
		}
	})
	t.Run("X20-TIM-002:system,end", func(t *testing.T) {
		// Ahead of what ships do in the System Phase, and of what abilities do during the End Phase.
		start := marks(xwing.StartOfSystem)
		start.If = always
		luke := xwingtest.Ship(game.Red, "lukeskywalker", 100, 100, 0, "elusive")
		g := fly(t, xwingtest.Rules(t, testCard(catalog.PilotCard, "lukeskywalker", start),
			testCard(catalog.UpgradeCard, "elusive", gadget(nothing))),
			ships(luke, apart("", "idenversio")[1]), nil, nil)
		g.Pick(ask.SystemAbilities, "upgrade/elusive/0")
		wantUsed(t, g, "pilot/lukeskywalker 1", "upgrade/elusive 1")
		first, during := marks(xwing.StartOfEnd), marks(xwing.DuringEndPhase)
		first.If, during.If = always, always
		g = fight(t, game.Red, []*xwing.Card{testCard(catalog.PilotCard, "lukeskywalker", first),
			testCard(catalog.UpgradeCard, "elusive", during)}, nil, luke, apart("", "idenversio")[1])
		g.Until(ask.SetDials, nil)
		wantUsed(t, g, "pilot/lukeskywalker 1", "upgrade/elusive 1")
	})
	t.Run("X20-TIM-005:activation,engagement,end X20-QUE-007", func(t *testing.T) {
		for when, phase := range map[xwing.Timing]board.Phase{xwing.EndOfActivation: board.Activation,
			xwing.EndOfEngagement: board.Engagement,
			xwing.EndOfEndPhase:   board.End} {
			got := usedDuring(t, when, phase, "AbilityUsed", "ShipActivated", "ShipEngaged", "TokenLost")
			if i := slices.Index(got, "AbilityUsed"); i < 1 || i != len(got)-1 {
				t.Errorf("%s phase: %v, want the ability once, after all the rest", phase, got)
			}
		}
	})
	t.Run("X20-TIM-005:end", func(t *testing.T) {
		force := -1
		looks := xwing.Ability{When: xwing.EndOfEndPhase, If: always,
			Do: func(t *xwing.Table, _ xwing.Moment) { force = t.Ship(1).Force.Active }}
		g := xwingtest.Start(t, xwingtest.Rules(t, testCard(catalog.PilotCard, "lukeskywalker", looks)),
			xwing.Scenario{Phase: board.End, Ships: apart("lukeskywalker", "idenversio")},
			func(s *xwing.State) { s.View.Ships[0].Force.Active = 0 })
		g.Until(ask.SetDials, nil)
		eq(t, "Force, recovered before", force, 1)
	})
	t.Run("X20-TIM-005:activation", func(t *testing.T) {
		end := marks(xwing.EndOfActivation)
		end.If = always
		g := activate(t, []*xwing.Card{testCard(catalog.PilotCard, "lukeskywalker", end)}, "2FB", nil,
			apart("lukeskywalker", "idenversio")...)
		g.Until(ask.SetDials, nil)
		used, done := usedAt(g), indexOf(g, func(board.ShipActivated) bool { return true })
		next := indexOf(g, func(e board.PhaseBegan) bool { return e.Phase == board.Engagement })
		if used < done || used > next {
			t.Errorf("activated at %d, resolved at %d, the next phase at %d", done, used, next)
		}
	})
}

// usedDuring plays a round with an ability of the timing: which of the wanted kinds of events came in that phase, in order.
func usedDuring(t *testing.T, when xwing.Timing, phase board.Phase, wanted ...string) []string {
	t.Helper()
	marks := func(when xwing.Timing) xwing.Ability { return xwing.Ability{When: when, Do: nothing} }
	a := marks(when)
	a.If = always
	ships := apart("lukeskywalker", "idenversio")
	g := xwingtest.Start(t, xwingtest.Rules(t, testCard(catalog.PilotCard, "lukeskywalker", a)),
		xwing.Scenario{Phase: board.End, Ships: ships}, nil)
	g.Until(ask.SetDials, nil)
	g.Dials(nil)
	g.Until(ask.SetDials, map[game.Kind][]string{ask.ChooseAction: {"focus"}})
	var out []string
	in, rounds := false, 0
	for _, e := range g.Events {
		if p, ok := e.(board.PhaseBegan); ok {
			if in = p.Phase == phase && rounds == 0; in {
				rounds++
			}
		}
		if in && slices.Contains(wanted, game.EventKind(e)) {
			out = append(out, game.EventKind(e))
		}
	}
	return out
}
