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

func TestLockAcquired(t *testing.T) {
	rules := xwingtest.Rules(t)
	// The X-wing ends at (400, 420): the front edge of its base at 440.
	table := ships(red(xwingT65, 400, 300, 0), red(jedi, 400, 260, 0), blue(jedi, 400, 700, 180), blue(jedi, 400, 800, 180))
	t.Run("X20-LOC-002:ship,obstacle,device,friend,foe X20-LOC-001 X20-OBJ-001", func(t *testing.T) {
		near := table
		near.Ships = append(slices.Clone(table.Ships), blue(jedi, 440, 420, 0), // beside it, at range 0
			blue(jedi, 330, 750, 0), red(lambda, 400, 60, 0)) // on the line of range 3; behind, on it as well
		near.Devices = []xwing.ScenarioDevice{{Seat: game.Blue, Kind: "proximitymine", Pose: poseAt(600, 420, 0)},
			{Seat: game.Red, Kind: "proximitymine", Pose: poseAt(850, 100, 0)}}
		g := lockFrom(t, rules, lying(lying(near, "coreasteroid0", 200, 300), "gascloud1", 880, 880))
		for id, want := range map[string]string{"ship:2": "", "ship:3": "", "ship:4": "X20-LOC-002", "ship:5": "",
			"ship:6": "", "ship:7": "", "obstacle:1": "", "obstacle:2": "X20-LOC-002", "device:1": "", "device:2": "X20-LOC-002"} {
			if got := rule(g, askLockTarget, id); got != want {
				t.Errorf("%s is refused by %q, want %q", id, got, want)
			}
		}
		if got := g.Now().RangeBetween(1, 5); got != gauge.Range0 {
			t.Errorf("ship 5 is at range %d, want 0", got)
		}
		for _, far := range []board.ShipID{6, 7} {
			if s := g.Now(); s.RangeBetween(1, far) != gauge.Range3 || s.WithinRange(1, far, gauge.Range3) {
				t.Errorf("ship %d is at range %d, wholly within it %v; want 3, false", far, s.RangeBetween(1, far), s.WithinRange(1, far, gauge.Range3))
			}
		}
		if slices.Contains(offered(g, askLockTarget), "ship:1") {
			t.Error("the ship is offered itself")
		}
	})
	t.Run("X20-LOC-003 X20-OBJ-002", func(t *testing.T) {
		laid := table
		laid.Devices = []xwing.ScenarioDevice{{Seat: game.Blue, Kind: "proximitymine", Pose: poseAt(600, 420, 0)},
			{Seat: game.Blue, Kind: "drk1probedroid", Pose: poseAt(300, 500, 0)}, {Seat: game.Red, Kind: "proximitymine", Pose: poseAt(600, 300, 0)}}
		for _, id := range []string{"ship:2", "ship:3", "ship:5", "obstacle:1", "device:1", "device:2"} {
			g := lockFrom(t, rules, lying(laid, "coreasteroid0", 200, 300))
			g.Pick(askLockTarget, id)
			if got := g.Ship(1).Locks; !slices.Equal(got, []string{id}) {
				t.Errorf("locks %v, want %s", got, id)
			}
		}
	})
	t.Run("X20-GLD-003", func(t *testing.T) {
		no := xwing.Ability{Query: xwing.AcquiringLock, Refuse: func(*xwing.Table, xwing.Moment) *game.Refusal {
			return &game.Refusal{Rule: "card"}
		}}
		must := doing(xwing.AfterManeuver, func(t *xwing.Table, id board.ShipID) { t.Lock(id) })
		g := fly(t, xwingtest.Rules(t, pilotCard(xwingT65, no, must)), table, codes{1: "2FB"}, nil)
		if g.Asks(askLockTarget) || len(g.Ship(1).Locks) != 0 {
			t.Errorf("an effect that has it lock beats a card by which it cannot: locks %v", g.Ship(1).Locks)
		}
		g.Pick(ask.ChooseAction, "lock")
		if len(g.Ship(1).Locks) != 0 || !xwingtest.Has[board.ActionFailed](g, nil) {
			t.Errorf("the action beats a card by which it cannot: locks %v", g.Ship(1).Locks)
		}
	})
}

func TestLockTargets(t *testing.T) {
	rules := xwingtest.Rules(t)
	// The X-wing ends at (400, 420): the front edge of its base at 440.
	table := ships(red(xwingT65, 400, 300, 0), red(jedi, 400, 260, 0), blue(jedi, 400, 700, 180), blue(jedi, 400, 800, 180))
	t.Run("X20-LOC-009", func(t *testing.T) {
		g := lockFrom(t, rules, table)
		if slices.Contains(offered(g, askLockTarget), "ship:1") {
			t.Error("a ship may lock itself")
		}
		self := xwingtest.Rules(t, pilotCard(xwingT65, doing(xwing.AfterManeuver, func(t *xwing.Table, id board.ShipID) { t.AcquireLock(id, id.Piece()) })))
		if g := fly(t, self, table, codes{1: "2FB"}, nil); len(g.Ship(1).Locks) != 0 {
			t.Error("a ship has locked itself")
		}
		moves := xwingtest.Rules(t, pilotCard(xwingT65, doing(xwing.AfterManeuver, func(t *xwing.Table, id board.ShipID) {
			t.AcquireLock(id, "ship:2")
			t.MoveLock(id, "ship:2", id.Piece())
		})))
		if g := fly(t, moves, table, codes{1: "2FB"}, nil); len(g.Ship(1).Locks) != 0 {
			t.Error("its lock was moved to the ship itself")
		}
	})
	t.Run("X20-LOC-008 X20-FAQ-010", func(t *testing.T) {
		g := lockFrom(t, rules, table)
		if slices.Contains(offered(g, askLockTarget), "none") {
			t.Error("the lock may be declined")
		}
		g = lockFrom(t, rules, ships(red(xwingT65, 400, 300, 0), blue(jedi, 400, 800, 180)))
		if !xwingtest.Has(g, func(e board.ActionFailed) bool { return e.Action == "lock" }) {
			t.Errorf("without an object in range the lock did not fail: %s", g.Kinds())
		}
		// A friend or an obstacle is an object to lock, and must be where it is the only one.
		for id, sc := range map[string]xwing.Scenario{
			"ship:3":     ships(red(xwingT65, 400, 300, 0), blue(jedi, 400, 800, 180), red(jedi, 400, 260, 0)),
			"ship:4":     ships(red(xwingT65, 400, 300, 0), blue(jedi, 400, 800, 180), blue(jedi, 600, 850, 180), blue(jedi, 400, 460, 180)), // at range 0
			"ship:2":     ships(red(xwingT65, 400, 300, 0), blue(jedi, 400, 720, 180)),                                                       // at range 3
			"obstacle:1": lying(ships(red(xwingT65, 400, 300, 0), blue(jedi, 400, 800, 180)), "coreasteroid0", 200, 300),
		} {
			if g := lockFrom(t, rules, sc); !slices.Equal(g.Legal(askLockTarget), []string{id}) {
				t.Errorf("may lock %v, want %s alone", g.Legal(askLockTarget), id)
			} else if g.Pick(askLockTarget, id); !g.Ship(1).HasLocked(id) {
				t.Errorf("has not locked %s", id)
			}
		}
	})
	t.Run("two at once", func(t *testing.T) {
		twice := xwing.Ability{Query: xwing.LockLimit, Of: xwing.AtOnce, By: func(*xwing.Table, xwing.Moment) int { return 2 }}
		told := 0
		counts := xwing.Ability{When: xwing.AfterLocking, If: func(*xwing.Table, xwing.Moment) bool { told++; return false }, Do: nothing}
		g := lockFrom(t, xwingtest.Rules(t, pilotCard(xwingT65, asking(xwing.LockLimit, 2), twice, counts)), table)
		g.Pick(askLockTarget, "ship:2")
		if got := g.Legal(askLockTarget); slices.Contains(got, "ship:2") || !slices.Contains(got, "none") {
			t.Errorf("may lock %v besides, want others or none", got)
		}
		g.Pick(askLockTarget, "ship:3")
		if len(g.Ship(1).Locks) != 2 || g.Asks(askLockTarget) || told != 2 {
			t.Errorf("has locked %v, told %d times, want two, each once", g.Ship(1).Locks, told)
		}
	})
	t.Run("X20-LOC-010", func(t *testing.T) {
		g := fly(t, rules, ships(red(xwingT65, 300, 300, 0), red(xwingT65, 500, 300, 0), blue(jedi, 400, 700, 180)), codes{1: "2FB", 2: "2FB"}, nil)
		g.Pick(ask.ChooseShipToActivate, "ship:1")
		for range 2 {
			g.Pick(ask.ChooseAction, "lock")
			g.Pick(askLockTarget, "ship:3")
		}
		if !g.Ship(1).HasLocked("ship:3") || !g.Ship(2).HasLocked("ship:3") {
			t.Errorf("locks %v and %v, want both on ship 3", g.Ship(1).Locks, g.Ship(2).Locks)
		}
		// Enemies, too.
		g = fly(t, rules, lying(ships(red(xwingT65, 300, 300, 0), blue(xwingT65, 500, 300, 0)), "coreasteroid0", 400, 500), codes{1: "2FB", 2: "2FB"}, nil)
		for range 2 {
			g.Pick(ask.ChooseAction, "lock")
			g.Pick(askLockTarget, "obstacle:1")
		}
		if !g.Ship(1).HasLocked("obstacle:1") || !g.Ship(2).HasLocked("obstacle:1") {
			t.Errorf("locks %v and %v, want both on the asteroid", g.Ship(1).Locks, g.Ship(2).Locks)
		}
	})
}

func TestLockKept(t *testing.T) {
	rules := xwingtest.Rules(t)
	// The X-wing ends at (400, 420): the front edge of its base at 440.
	table := ships(red(xwingT65, 400, 300, 0), red(jedi, 400, 260, 0), blue(jedi, 400, 700, 180), blue(jedi, 400, 800, 180))
	t.Run("X20-LOC-011 X20-LOC-007", func(t *testing.T) {
		twice := xwingtest.Rules(t, pilotCard(xwingT65, doing(xwing.AfterManeuver, func(t *xwing.Table, id board.ShipID) { t.Lock(id) })))
		for _, c := range [][2]string{{"ship:2", "ship:3"}, {"obstacle:1", "ship:3"}, {"ship:3", "obstacle:1"}} {
			g := fly(t, twice, lying(table, "coreasteroid0", 200, 300), codes{1: "2FB"}, nil)
			g.Pick(askLockTarget, c[0])
			g.Forget()
			g.Pick(ask.ChooseAction, "lock")
			g.Pick(askLockTarget, c[1])
			inOrder(g, "LockLost", "LockAcquired")
			if got := g.Ship(1).Locks; !slices.Equal(got, []string{c[1]}) {
				t.Errorf("locks %v, want %s alone", got, c[1])
			}
		}
	})
	t.Run("X20-LOC-004", func(t *testing.T) {
		for _, id := range []string{"ship:3", "obstacle:1"} {
			g := lockFrom(t, rules, lying(table, "coreasteroid0", 200, 300))
			g.Pick(askLockTarget, id)
			g.Until(ask.SetDials, nil)
			if !g.Ship(1).HasLocked(id) {
				t.Errorf("the lock on %s did not last through the End Phase", id)
			}
			of := &xwing.Table{State: g.Now()}
			if locked, want := len(of.LockedBy(3)) == 1, id == "ship:3"; locked != want || len(of.LockedBy(4)) > 0 {
				t.Errorf("with a lock on %s ship 3 is locked: %v, want %v", id, locked, want)
			}
		}
		// Who breaks or spends his own lock leaves those of others.
		g := fly(t, rules, table, codes{1: "2FB"}, func(s *xwing.State) {
			s.View.Ships[0].Locks, s.View.Ships[1].Locks = []string{"ship:3"}, []string{"ship:3"}
		})
		g.Pick(ask.ChooseAction, "lock")
		g.Pick(askLockTarget, "ship:2")
		eq(t, "the others' lock", g.Ship(2).HasLocked("ship:3") && !g.Ship(1).HasLocked("ship:3"), true)
		g = duel{attack: "bbbb" + "b", change: func(s *xwing.State) {
			s.View.Ship(1).Locks, s.View.Ship(3).Locks = []string{"ship:2"}, []string{"ship:2"}
		},
			more: []xwing.ScenarioShip{xwingtest.Ship(game.Red, tiePilot, 600, 300, 0)}}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		g.Pick(ask.ModifyAttackDice, "lock")
		g.Pick(ask.ChooseDice, "die:0")
		eq(t, "the others' lock, one spent", g.Ship(3).HasLocked("ship:2"), true)
	})
	t.Run("X20-FLE-001", func(t *testing.T) {
		// The locks on a ship that is removed go.
		g := fly(t, rules, ships(red(xwingT65, 400, 500, 0), blue(phantom, 400, 800, 0), blue(jedi, 100, 500, 180)),
			codes{1: "1FB", 2: "4FW"}, nil)
		g.Pick(ask.ChooseAction, "lock")
		g.Pick(askLockTarget, "ship:2")
		g.Until(ask.ChooseAction, map[game.Kind][]string{ask.ChooseShipToActivate: {"ship:2"}})
		if g.Ship(2).Where != board.Removed || len(g.Ship(1).Locks) != 0 {
			t.Errorf("ship 2 is %d, locks %v", g.Ship(2).Where, g.Ship(1).Locks)
		}
	})
}

func TestLockByAbility(t *testing.T) {
	// The X-wing ends at (400, 420): the front edge of its base at 440.
	table := ships(red(xwingT65, 400, 300, 0), red(jedi, 400, 260, 0), blue(jedi, 400, 700, 180), blue(jedi, 400, 800, 180))
	t.Run("X20-LOC-012 X20-LOC-013", func(t *testing.T) {
		by := xwingtest.Rules(t, pilotCard(xwingT65, doing(xwing.AfterManeuver, func(t *xwing.Table, id board.ShipID) { t.Lock(id) })))
		g := fly(t, by, table, codes{1: "2FB"}, nil)
		if got := rule(g, askLockTarget, "ship:4"); got != "X20-LOC-002" {
			t.Errorf("an ability's lock beyond range 3 is refused by %q", got)
		}
		g.Pick(askLockTarget, "ship:2")
		g.Pick(ask.ChooseAction, "lock")
	})
	t.Run("X20-LOC-013", func(t *testing.T) {
		by := xwingtest.Rules(t, pilotCard(xwingT65, doing(xwing.AfterManeuver, func(t *xwing.Table, id board.ShipID) { t.Lock(id) })))
		near := table
		near.Ships = append(slices.Clone(table.Ships), blue(jedi, 440, 420, 0))
		near.Devices = []xwing.ScenarioDevice{{Seat: game.Blue, Kind: "proximitymine", Pose: poseAt(600, 420, 0)}}
		g := fly(t, by, lying(near, "coreasteroid0", 150, 250), codes{1: "2FB"}, nil)
		for id, want := range map[string]gauge.Range{"ship:5": gauge.Range0, "ship:2": gauge.Range2, "ship:3": gauge.Range3} {
			if got := g.Now().RangeBetween(1, board.ShipOf(id)); got != want {
				t.Fatalf("%s is at range %d, want %d", id, got, want)
			}
		}
		far := fly(t, by, lying(near, "coreasteroid0", 880, 880), codes{1: "2FB"}, nil)
		if got := rule(far, askLockTarget, "obstacle:1"); got != "X20-LOC-002" {
			t.Errorf("an ability's lock on an asteroid beyond range 3 is refused by %q", got)
		}
		for _, id := range []string{"ship:5", "ship:2", "ship:3", "obstacle:1", "device:1"} {
			if got := rule(g, askLockTarget, id); got != "" {
				t.Errorf("an ability's lock on %s is refused by %q", id, got)
			}
		}
	})
	t.Run("X20-LOC-012", func(t *testing.T) {
		// Neither does the action keep the ship from an ability's lock, nor stress, and what follows the action does not follow.
		after := 0
		by := xwingtest.Rules(t, pilotCard(xwingT65, xwing.Ability{When: xwing.EndOfActivation,
			If: func(*xwing.Table, xwing.Moment) bool { return true }, Do: func(t *xwing.Table, m xwing.Moment) { t.Lock(m.Owner) }},
			xwing.Ability{When: xwing.AfterAction, Do: func(*xwing.Table, xwing.Moment) { after++ }}))
		sc := ships(red(xwingT65, 400, 300, 0), red(jedi, 400, 260, 0))
		g := fly(t, by, sc, codes{1: "2FB"}, nil)
		g.Pick(ask.ChooseAction, "lock")
		g.Pick(askLockTarget, "ship:2")
		g.Until(askLockTarget, nil)
		g.Pick(askLockTarget, "ship:2")
		if after != 1 {
			t.Errorf("%d lock actions, want 1", after)
		}
		sc = ships(holding(red(xwingT65, 400, 300, 0), board.Stress, 1), red(jedi, 400, 260, 0))
		g = fly(t, by, sc, codes{1: "3FW"}, nil)
		g.Until(askLockTarget, nil)
		g.Pick(askLockTarget, "ship:2")
	})
}

// askLockTarget is the question what to lock.
const askLockTarget = "choose-lock-target"

// lockFrom flies the first ship straight ahead and has it take the lock action.
func lockFrom(t *testing.T, rules *xwing.Rules, sc xwing.Scenario) *xwingtest.Game {
	t.Helper()
	g := fly(t, rules, sc, codes{1: "2FB"}, nil)
	g.Pick(ask.ChooseAction, "lock")
	return g
}
