package xwing_test

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

// Focus, Calculate and Force chapters: focus results become hits or evades.
func TestFocusModifies(t *testing.T) {
	t.Run("X20-FOC-003 X20-FOC-002", func(t *testing.T) {
		g := attackWith(t, "ffbb", give(attacker, board.Focus, 2), "focus")
		eq(t, "dice", first(neutralized(t, g)), "hhbb/bbb")
		eq(t, "tokens", g.Ship(attacker).Has(board.Focus), 1)
	})
	t.Run("X20-FOC-004", func(t *testing.T) {
		g := defendWith(t, "ffb", give(defender, board.Focus, 1), "focus")
		eq(t, "dice", first(neutralized(t, g)), "hh/b")
		eq(t, "tokens", g.Ship(defender).Has(board.Focus), 0)
	})
	t.Run("X20-FOC-005:attack", func(t *testing.T) {
		g := attackWith(t, "bbhh", all(give(attacker, board.Focus, 2), locked("ship:2")))
		eq(t, "focus without a focus result", refusal(g, ask.ModifyAttackDice, "focus"), "X20-FOC-005")
		g.Refused(ask.ModifyAttackDice, "focus")
	})
	t.Run("X20-FOC-005:defense", func(t *testing.T) {
		g := defendWith(t, "bee", all(give(defender, board.Focus, 1), give(defender, board.Evade, 1)))
		eq(t, "focus without a focus result", refusal(g, ask.ModifyDefenseDice, "focus"), "X20-FOC-005")
		g.Refused(ask.ModifyDefenseDice, "focus")
	})
}

func TestCalculateModifies(t *testing.T) {
	t.Run("X20-CAL-003 X20-CAL-002", func(t *testing.T) {
		g := attackWith(t, "fffb", give(attacker, board.Calculate, 3), "calculate", "calculate", "done")
		eq(t, "dice", first(neutralized(t, g)), "hhfb/bbb")
		eq(t, "tokens", g.Ship(attacker).Has(board.Calculate), 1)
		g = attackWith(t, "fffb", all(give(attacker, board.Calculate, 1), give(attacker, board.Focus, 1)), "calculate", "done")
		eq(t, "dice, with a focus token beside", first(neutralized(t, g)), "hffb/bbb")
		g = duel{gap: 160, upgrades: []string{"ioncannon"}, cards: []*xwing.Card{card("upgrade/ioncannon")}, attack: "ffb", defense: "bbb", change: give(attacker, board.Calculate, 1)}.start(t)
		g.Pick(ask.ChooseAttack, "upgrade:ioncannon>ship:2")
		g.Pick(ask.ModifyAttackDice, "calculate")
		eq(t, "dice of a special weapon", first(neutralized(t, g)), "hfb/bbb")
	})
	t.Run("X20-CAL-004", func(t *testing.T) {
		g := defendWith(t, "fff", give(defender, board.Calculate, 2), "calculate", "calculate")
		eq(t, "dice", first(neutralized(t, g)), "hh/f")
	})
	t.Run("X20-CAL-005:attack", func(t *testing.T) {
		g := attackWith(t, "bbhh", all(give(attacker, board.Calculate, 1), locked("ship:2")))
		eq(t, "calculate without a focus result", refusal(g, ask.ModifyAttackDice, "calculate"), "X20-CAL-005")
	})
	t.Run("X20-CAL-005:defense", func(t *testing.T) {
		g := defendWith(t, "bee", all(give(defender, board.Calculate, 1), give(defender, board.Evade, 1)))
		eq(t, "calculate without a focus result", refusal(g, ask.ModifyDefenseDice, "calculate"), "X20-CAL-005")
	})
}

func TestForceAndEvadeModify(t *testing.T) {
	force := func(id board.ShipID, n int) func(*xwing.State) {
		return func(s *xwing.State) { s.View.Ship(id).Force = board.Charges{Active: n, Limit: n, Recurring: 1} }
	}
	t.Run("X20-FRC-002", func(t *testing.T) {
		g := attackWith(t, "fffb", force(attacker, 3), "force", "force", "done")
		eq(t, "dice", first(neutralized(t, g)), "hhfb/bbb")
		eq(t, "Force", g.Ship(attacker).Force.Active, 1)
	})
	t.Run("X20-FRC-003", func(t *testing.T) {
		g := defendWith(t, "fff", force(defender, 1), "force")
		eq(t, "dice", first(neutralized(t, g)), "hhh/ff")
		eq(t, "Force", g.Ship(defender).Force.Active, 0)
	})
	t.Run("X20-EVD-003:blank,focus X20-EVD-002", func(t *testing.T) {
		g := defendWith(t, "bff", give(defender, board.Evade, 3), "evade-focus", "evade", "done")
		eq(t, "dice", first(neutralized(t, g)), "hh/f")
		eq(t, "tokens", g.Ship(defender).Has(board.Evade), 1)
		g = defendWith(t, "bff", give(defender, board.Evade, 1), "evade")
		eq(t, "dice", first(neutralized(t, g)), "hhh/ff")
		g = defendWith(t, "eee", all(give(defender, board.Evade, 1)))
		eq(t, "asked without a blank or a focus result", g.Asks(ask.ModifyDefenseDice), false)
		eq(t, "unspent", g.Ship(defender).Has(board.Evade), 1)
	})
	t.Run("X20-EVD-004", func(t *testing.T) {
		g := attackWith(t, "fbbb", all(give(attacker, board.Evade, 1), give(attacker, board.Focus, 1)))
		eq(t, "evade", refusal(g, ask.ModifyAttackDice, "evade"), "absent")
		eq(t, "focus", refusal(g, ask.ModifyAttackDice, "focus"), "")
	})
}

func TestTokensOfOthersModify(t *testing.T) {
	t.Run("X20-ABL-003:spend X20-ABL-004:modify", func(t *testing.T) {
		// The defender's tokens do nothing to the attacker's dice, nor the other way round.
		g := attackWith(t, "ffff", give(defender, board.Focus, 1))
		if g.Asks(ask.ModifyAttackDice) {
			t.Error("the defender may modify attack dice with a token")
		}
		g = defendWith(t, "fff", give(attacker, board.Focus, 1))
		if g.Asks(ask.ModifyDefenseDice) {
			t.Error("the attacker may modify defense dice with a token")
		}
		// Nor does what a friend has do anything to the dice of either.
		for _, seat := range []game.Seat{game.Red, game.Blue} {
			wing := xwingtest.Ship(seat, tiePilot, 700, 300, 0)
			rich := func(s *xwing.State) {
				friend := s.View.Ship(3)
				for _, k := range []board.Token{board.Focus, board.Calculate, board.Evade} {
					friend.Tokens[k] = 1
				}
				friend.Force, friend.Locks = board.Charges{Active: 1, Limit: 1}, []string{"ship:2"}
				s.View.Ship(attacker).Locks = []string{"ship:3"}
			}
			g := duel{attack: "ffff", defense: "fbf", more: []xwing.ScenarioShip{wing}, change: rich}.start(t)
			g.Pick(ask.ChooseAttack, shoot)
			if g.Asks(ask.ModifyAttackDice) || g.Asks(ask.ModifyDefenseDice) {
				t.Errorf("with what a friend of seat %d has, dice may be modified", seat)
			}
		}
		// And nobody uses the card of his enemy.
		theirs := card("pilot/"+xwingPilot, xwing.Ability{When: xwing.ModifyingAttackDice, May: true, If: always, Do: nothing})
		g = duel{attack: "bbbb", defense: "bbb", cards: []*xwing.Card{theirs}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "who may modify by the attacker's card", g.Decision(ask.ModifyAttackDice).Seat, game.Red)
	})
	t.Run("X20-ABL-003:allowed of a friend", func(t *testing.T) {
		// A card that spends a token spends its ship's; one that allows others, a friend's.
		wing := xwingtest.Ship(game.Red, "bluesquadronescort", 520, 300, 0)
		for _, c := range []struct {
			near   bool
			holder board.ShipID
			want   bool
		}{{false, attacker, true}, {false, 3, false}, {true, 3, true}, {true, defender, false}} {
			pays := card("pilot/"+xwingPilot, xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
				Cost: xwing.Cost{Spend: board.Evade, SpendN: 1, Near: c.near},
				If:   func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == m.Owner && m.Owner == attacker },
				Do:   func(*xwing.Table, xwing.Moment) {}})
			g := duel{attack: "bbbb", more: []xwing.ScenarioShip{wing}, cards: []*xwing.Card{pays}, change: give(c.holder, board.Evade, 1)}.start(t)
			g.Pick(ask.ChooseAttack, shoot)
			if got := g.Asks(ask.ModifyAttackDice); got != c.want {
				t.Errorf("ship %d has the token, others' allowed: %v: it can be spent: %v", c.holder, c.near, got)
			}
		}
	})
}

// attackWith makes an attack of these dice and picks what modifies them.
func attackWith(t *testing.T, dice string, change func(*xwing.State), picks ...string) *xwingtest.Game {
	t.Helper()
	g := duel{attack: dice, defense: "bbb", change: change}.start(t)
	g.Pick(ask.ChooseAttack, shoot)
	for _, p := range picks {
		g.Pick(ask.ModifyAttackDice, p)
	}
	return g
}

// defendWith defends with these dice and picks what modifies them.
func defendWith(t *testing.T, dice string, change func(*xwing.State), picks ...string) *xwingtest.Game {
	t.Helper()
	g := duel{attack: "hhhh", defense: dice, change: change}.start(t)
	g.Pick(ask.ChooseAttack, shoot)
	for _, p := range picks {
		g.Pick(ask.ModifyDefenseDice, p)
	}
	return g
}

// Lock chapter: a lock on the defender is spent for rerolls.
func TestLockRerolls(t *testing.T) {
	lock := func(targets ...string) func(*xwing.State) {
		return func(s *xwing.State) { s.View.Ship(attacker).Locks = targets }
	}
	t.Run("X20-LOC-005 X20-DIC-003", func(t *testing.T) {
		g := duel{attack: "bbfh" + "hc", defense: "bbb", change: lock("ship:2")}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "optional", refusal(g, ask.ModifyAttackDice, "done"), "")
		g.Pick(ask.ModifyAttackDice, "lock")
		d := g.Decision(ask.ChooseDice)
		eq(t, "the attacker chooses", d.Seat, game.Red)
		eq(t, "least", d.Min, 1)
		eq(t, "most", d.Max, 4)
		g.Pick(ask.ChooseDice, "die:0", "die:1")
		eq(t, "dice", first(neutralized(t, g)), "hcfh/bbb")
		eq(t, "locks", len(g.Ship(attacker).Locks), 0)
		if !xwingtest.Has(g, func(e board.LockLost) bool { return e.Spent && e.Target == "ship:2" }) {
			t.Error("the lock was not spent")
		}
	})
	t.Run("X20-LOC-006", func(t *testing.T) {
		g := duel{attack: "bbfb", change: all(lock("ship:3"), give(attacker, board.Focus, 1)),
			more: []xwing.ScenarioShip{xwingtest.Ship(game.Blue, tiePilot, 600, 450, 180)}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "lock on another ship", refusal(g, ask.ModifyAttackDice, "lock"), "X20-LOC-006")
		g.Refused(ask.ModifyAttackDice, "lock")
		// Nor a lock on an obstacle, though a friend has one on the defender.
		g = duel{attack: "bbfb", change: all(lock("obstacle:1"), give(attacker, board.Focus, 1), func(s *xwing.State) { s.View.Ship(3).Locks = []string{"ship:2"} }),
			obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid0", Pose: at(700, 450)}},
			more:      []xwing.ScenarioShip{xwingtest.Ship(game.Red, tiePilot, 600, 300, 0)}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "lock on an obstacle", refusal(g, ask.ModifyAttackDice, "lock"), "X20-LOC-006")
		g = duel{attack: "bbfb", change: all(lock("ship:3"), give(attacker, board.Focus, 1)),
			more: []xwing.ScenarioShip{xwingtest.Ship(game.Red, tiePilot, 600, 300, 0)}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "lock on a friend", refusal(g, ask.ModifyAttackDice, "lock"), "X20-LOC-006")
		g = duel{attack: "bbfb", change: all(lock("ship:3"), give(attacker, board.Focus, 1)),
			devices: []xwing.ScenarioDevice{{Seat: game.Blue, Kind: "drk1probedroid", Pose: at(600, 300)}}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "lock on a remote", refusal(g, ask.ModifyAttackDice, "lock"), "X20-LOC-006")
	})
}
