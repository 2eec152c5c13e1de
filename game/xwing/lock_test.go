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

func TestLock(t *testing.T) {
	rules := xwingtest.Rules(t)
	const target = "choose-lock-target"
	// The X-wing ends at (400, 420): the front edge of its base at 440.
	table := ships(red(xwingT65, 400, 300, 0), red(jedi, 400, 260, 0), blue(jedi, 400, 700, 180), blue(jedi, 400, 800, 180))
	locking := func(t *testing.T, rules *xwing.Rules, sc xwing.Scenario) *xwingtest.Game {
		t.Helper()
		g := fly(t, rules, sc, codes{1: "2FB"}, nil)
		g.Pick(ask.ChooseAction, "lock")
		return g
	}
	t.Run("X20-LOC-002:ship,obstacle,device,friend,foe X20-LOC-001 X20-OBJ-001", func(t *testing.T) {
		near := table
		near.Ships = append(slices.Clone(table.Ships), blue(jedi, 440, 420, 0)) // beside it, at range 0
		near.Devices = []xwing.ScenarioDevice{{Seat: game.Blue, Kind: "proximitymine", Pose: poseAt(600, 420, 0)},
			{Seat: game.Red, Kind: "proximitymine", Pose: poseAt(850, 100, 0)}}
		g := locking(t, rules, lying(lying(near, "coreasteroid0", 200, 300), "gascloud1", 880, 880))
		for id, want := range map[string]string{"ship:2": "", "ship:3": "", "ship:4": "X20-LOC-002", "ship:5": "", "obstacle:1": "", "obstacle:2": "X20-LOC-002", "device:1": "", "device:2": "X20-LOC-002"} {
			if got := rule(g, target, id); got != want {
				t.Errorf("%s is refused by %q, want %q", id, got, want)
			}
		}
		if got := g.Now().RangeBetween(1, 5); got != gauge.Range0 {
			t.Errorf("ship 5 is at range %d, want 0", got)
		}
		if slices.Contains(offered(g, target), "ship:1") {
			t.Error("the ship is offered itself")
		}
	})
	t.Run("X20-LOC-003 X20-OBJ-002", func(t *testing.T) {
		mined := table
		mined.Devices = []xwing.ScenarioDevice{{Seat: game.Blue, Kind: "proximitymine", Pose: poseAt(600, 420, 0)},
			{Seat: game.Blue, Kind: "drk1probedroid", Pose: poseAt(300, 500, 0)}}
		for _, id := range []string{"ship:2", "ship:3", "ship:5", "obstacle:1", "device:1"} {
			g := locking(t, rules, lying(mined, "coreasteroid0", 200, 300))
			g.Pick(target, id)
			if got := g.Ship(1).Locks; !slices.Equal(got, []string{id}) {
				t.Errorf("locks %v, want %s", got, id)
			}
		}
	})
	t.Run("X20-LOC-009", func(t *testing.T) {
		g := locking(t, rules, table)
		if slices.Contains(offered(g, target), "ship:1") {
			t.Error("a ship may lock itself")
		}
		self := xwingtest.Rules(t, pilotCard(xwingT65, doing(xwing.AfterManeuver, func(t *xwing.Table, id board.ShipID) { t.AcquireLock(id, id.Piece()) })))
		if g := fly(t, self, table, codes{1: "2FB"}, nil); len(g.Ship(1).Locks) != 0 {
			t.Error("a ship has locked itself")
		}
	})
	t.Run("X20-LOC-008 X20-FAQ-010", func(t *testing.T) {
		g := locking(t, rules, table)
		if slices.Contains(offered(g, target), "none") {
			t.Error("the lock may be declined")
		}
		g = locking(t, rules, ships(red(xwingT65, 400, 300, 0), blue(jedi, 400, 800, 180)))
		if !xwingtest.Has(g, func(e board.ActionFailed) bool { return e.Action == "lock" }) {
			t.Errorf("without an object in range the lock did not fail: %s", g.Kinds())
		}
	})
	t.Run("X20-LOC-010", func(t *testing.T) {
		g := fly(t, rules, ships(red(xwingT65, 300, 300, 0), red(xwingT65, 500, 300, 0), blue(jedi, 400, 700, 180)), codes{1: "2FB", 2: "2FB"}, nil)
		g.Pick(ask.ChooseShipToActivate, "ship:1")
		for range 2 {
			g.Pick(ask.ChooseAction, "lock")
			g.Pick(target, "ship:3")
		}
		if !g.Ship(1).HasLocked("ship:3") || !g.Ship(2).HasLocked("ship:3") {
			t.Errorf("locks %v and %v, want both on ship 3", g.Ship(1).Locks, g.Ship(2).Locks)
		}
	})
	t.Run("X20-LOC-011 X20-LOC-007", func(t *testing.T) {
		twice := xwingtest.Rules(t, pilotCard(xwingT65, doing(xwing.AfterManeuver, func(t *xwing.Table, id board.ShipID) { t.Lock(id) })))
		g := fly(t, twice, table, codes{1: "2FB"}, nil)
		g.Pick(target, "ship:2")
		g.Forget()
		g.Pick(ask.ChooseAction, "lock")
		g.Pick(target, "ship:3")
		inOrder(g, "LockLost", "LockAcquired")
		if got := g.Ship(1).Locks; !slices.Equal(got, []string{"ship:3"}) {
			t.Errorf("locks %v, want ship 3 alone", got)
		}
	})
	t.Run("X20-LOC-012 X20-LOC-013", func(t *testing.T) {
		by := xwingtest.Rules(t, pilotCard(xwingT65, doing(xwing.AfterManeuver, func(t *xwing.Table, id board.ShipID) { t.Lock(id) })))
		g := fly(t, by, table, codes{1: "2FB"}, nil)
		if got := rule(g, target, "ship:4"); got != "X20-LOC-002" {
			t.Errorf("an ability's lock beyond range 3 is refused by %q", got)
		}
		g.Pick(target, "ship:2")
		g.Pick(ask.ChooseAction, "lock")
	})
	t.Run("X20-LOC-004", func(t *testing.T) {
		g := locking(t, rules, table)
		g.Pick(target, "ship:3")
		g.Until(ask.SetDials, nil)
		if !g.Ship(1).HasLocked("ship:3") {
			t.Error("the lock did not last through the End Phase")
		}
	})
	t.Run("X20-FLE-001", func(t *testing.T) {
		// The locks on a ship that is removed go.
		g := fly(t, rules, ships(red(xwingT65, 400, 500, 0), blue(phantom, 400, 800, 0), blue(jedi, 100, 500, 180)), codes{1: "1FB", 2: "4FW"}, nil)
		g.Pick(ask.ChooseAction, "lock")
		g.Pick(target, "ship:2")
		g.Until(ask.ChooseAction, map[game.Kind][]string{ask.ChooseShipToActivate: {"ship:2"}})
		if g.Ship(2).Where != board.Removed || len(g.Ship(1).Locks) != 0 {
			t.Errorf("ship 2 is %d, locks %v", g.Ship(2).Where, g.Ship(1).Locks)
		}
	})
}
