package scenario_test

import (
	"fmt"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/scenario"
	"xwing/physics"
)

// ended is what is scored as the End Phase of round 2 starts.
func ended(t *testing.T, m *xwing.Mission, features []physics.Pose, ships ...xwing.ScenarioShip) string {
	t.Helper()
	return scored(table{mission: m, phase: board.End, features: features, ships: ships}.end(t))
}

func TestAssault(t *testing.T) {
	m, far := scenario.Assault(), blue(tie, 850, 850)
	two := []physics.Pose{middle, physics.PoseAt(457.2, 290, 0)}
	t.Run("X25-SCN-029", func(t *testing.T) {
		want(t, ended(t, m, nil, red(tie, 457, 560), far), "red 1 controls feature:1")
		want(t, ended(t, m, nil, red(tie, 457, 596), far), "") // range 2
		want(t, ended(t, m, nil, red(tie, 457, 457), far), "red 1 controls feature:1")
	})
	t.Run("X25-SCN-030", func(t *testing.T) {
		want(t, ended(t, m, nil, red(tie, 457, 560), blue(tie, 457, 360)), "")
		want(t, ended(t, m, nil, red(tie, 457, 560), red(tie, 520, 560), blue(tie, 457, 360)), "red 1 controls feature:1")
		want(t, ended(t, m, nil, red(tie, 457, 560), blue(medium, 457, 350)), "blue 1 controls feature:1")
		want(t, ended(t, m, nil, red(tie, 457, 560), red(tie, 520, 560), blue(medium, 457, 350)), "")
		want(t, ended(t, m, nil, red(tie, 457, 560), red(tie, 520, 560), blue(large, 457, 340)), "")
	})
	t.Run("X25-SCN-031", func(t *testing.T) {
		want(t, ended(t, m, two, red(tie, 457, 373), far), "red 1 controls feature:1, red 1 controls feature:2")
		want(t, ended(t, m, append(two, physics.PoseAt(560, 373, 0)), red(tie, 457, 373), far), "red 1 controls feature:1, red 1 controls feature:2, red 1 controls feature:3")
	})
	t.Run("X25-SCN-032", func(t *testing.T) {
		g := table{mission: m, phase: board.End, ships: []xwing.ScenarioShip{red(tie, 457, 560), far}}.end(t)
		s := g.Now()
		if len(s.Objectives()) != 1 {
			t.Errorf("at the satellite: %v", s.Objectives())
		}
		away := s.Clone().(*xwing.State)
		away.View.Ships[0].Pose = physics.PoseAt(100, 100, 0)
		if got := away.Objectives(); len(got) != 0 {
			t.Errorf("gone from the satellite it is still controlled: %v", got)
		}
		lost := s.Clone().(*xwing.State)
		lost.View.Ships[0].Destroyed = true // it stands there until all of its initiative have engaged
		if got := lost.Objectives(); len(got) != 0 {
			t.Errorf("destroyed it still controls the satellite: %v", got)
		}
	})
	t.Run("X25-SCN-033", func(t *testing.T) { fullPoints(t, m) })
}

// fullPoints: a ship that is lost gives all of its points, and none for half of its health.
func fullPoints(t *testing.T, m *xwing.Mission) {
	c := table{mission: m, phase: board.Engagement, round: 1, ships: []xwing.ScenarioShip{red(tie, 100, 100), red(fighter, 300, 100), blue(tie, 800, 800)}}
	c.does = func(t *xwing.Table) { t.SufferDamage(2, xwing.Damage{Hits: 3}) }
	want(t, scored(c.end(t)), "")
	c.does = func(t *xwing.Table) { t.SufferDamage(2, xwing.Damage{Hits: 6}) }
	want(t, scored(c.end(t)), "blue 5 ship-lost ship:2")
}

func TestChance(t *testing.T) {
	m := scenario.Chance()
	t.Run("X25-SCN-035", func(t *testing.T) {
		want(t, ended(t, m, nil, red(tie, 457, 660), blue(tie, 850, 850)), "red 2 contests feature:1")
		want(t, ended(t, m, nil, red(tie, 457, 660), blue(tie, 457, 300)), "red 1 contests feature:1, blue 1 contests feature:1")
	})
	t.Run("X25-SCN-035 not in round 1", func(t *testing.T) {
		want(t, scored(table{mission: m, phase: board.End, round: 1, ships: []xwing.ScenarioShip{red(tie, 457, 660), blue(tie, 850, 850)}}.end(t)), "")
	})
	t.Run("X25-SCN-036", func(t *testing.T) {
		want(t, ended(t, m, nil, red(tie, 457, 696), blue(tie, 850, 850)), "") // range 3
		want(t, ended(t, m, nil, red(tie, 457, 560), red(tie, 520, 560), blue(large, 457, 340)), "red 1 contests feature:1, blue 1 contests feature:1")
	})
	hurt := func(does func(*xwing.Table)) string {
		c := table{mission: m, phase: board.Engagement, round: 1, does: does,
			ships: []xwing.ScenarioShip{red(tie, 100, 100), red(fighter, 300, 100), blue(tie, 800, 800)}}
		return scored(c.end(t))
	}
	hits := func(n int) func(*xwing.Table) {
		return func(t *xwing.Table) { t.SufferDamage(2, xwing.Damage{Hits: n}) }
	}
	t.Run("X25-SCN-037 X25-SCN-038", func(t *testing.T) { // Luke has 4 hull and 2 shields, a TIE fighter 3 hull
		want(t, hurt(hits(2)), "")
		want(t, hurt(hits(3)), "blue 2 ship-halved ship:2")
		third := func(n int) func(*xwing.Table) {
			return func(t *xwing.Table) { t.SufferDamage(3, xwing.Damage{Hits: n}) }
		}
		want(t, hurt(third(1)), "")
		want(t, hurt(third(2)), "red 2 ship-halved ship:3")
		want(t, hurt(func(t *xwing.Table) { t.LoseShield(2); t.LoseShield(2); t.SufferDamage(2, xwing.Damage{Hits: 1}) }), "blue 2 ship-halved ship:2")
	})
	t.Run("X25-SCN-037 by its shields", func(t *testing.T) {
		want(t, hurt(func(t *xwing.Table) { t.DealDamageCard(2, false); t.LoseShield(2); t.LoseShield(2) }), "blue 2 ship-halved ship:2")
	})
	t.Run("X25-SCN-039", func(t *testing.T) {
		want(t, hurt(func(t *xwing.Table) {
			hits(3)(t)
			t.RecoverShield(2)
			t.LoseShield(2)
		}), "blue 2 ship-halved ship:2")
	})
	t.Run("X25-SCN-040", func(t *testing.T) {
		want(t, hurt(hits(6)), "blue 2 ship-halved ship:2, blue 3 ship-lost ship:2")
		want(t, hurt(func(t *xwing.Table) { t.Destroy(2) }), "blue 5 ship-lost ship:2")
	})
	t.Run("X25-SCN-003", func(t *testing.T) { // nobody is pushed
		want(t, ended(t, m, nil, red(tie, 457, 457), blue(tie, 457, 500)), "red 1 contests feature:1, blue 1 contests feature:1")
	})
}

func TestScrambled(t *testing.T) {
	m := scenario.Scramble()
	marked := func(seat game.Seat) table {
		return table{mission: m, phase: board.End, ships: []xwing.ScenarioShip{red(tie, 100, 100), blue(tie, 850, 850)},
			change: func(s *xwing.State) { s.View.Features[0].Marker = seat }}
	}
	t.Run("X25-SCN-060 X25-SCN-061", func(t *testing.T) {
		want(t, scored(marked(game.Red).end(t)), "red 1 scrambled feature:1")
		want(t, scored(marked(game.Blue).end(t)), "blue 1 scrambled feature:1")
	})
	t.Run("X25-SCN-061 not in round 1", func(t *testing.T) {
		first := marked(game.Red)
		first.round = 1
		want(t, scored(first.end(t)), "")
	})
	t.Run("X25-SCN-063", func(t *testing.T) { want(t, scored(marked(game.NoSeat).end(t)), "") })
	t.Run("X25-SCN-063 as the game begins", func(t *testing.T) {
		g := begin(t, m)
		g.Until(ask.SetDials, nil)
		for _, f := range g.Now().View.Features {
			want(t, fmt.Sprint(f.Marker == game.NoSeat), "true")
		}
		want(t, fmt.Sprint(len(g.Now().View.Features)), "3")
	})
	t.Run("X25-SCN-062", func(t *testing.T) { fullPoints(t, m) })
}

func TestTowed(t *testing.T) {
	m := scenario.Salvage()
	t.Run("X25-SCN-044", func(t *testing.T) {
		c := table{mission: m, phase: board.End, features: []physics.Pose{middle, physics.PoseAt(457, 160, 0)},
			ships: []xwing.ScenarioShip{red(tie, 100, 100), blue(tie, 850, 850), blue(tie, 700, 850)}}
		c.change = func(s *xwing.State) { s.View.Features[0].Towed, s.View.Features[1].Towed = 2, 3 }
		want(t, scored(c.end(t)), "blue 1 tows feature:1, blue 1 tows feature:2")
		c.change = func(s *xwing.State) { s.View.Features[0].Towed = 1 }
		g := c.end(t)
		want(t, scored(g), "red 1 tows feature:1")
		lost := g.Now().Clone().(*xwing.State)
		lost.View.Features[0].Towed, lost.View.Ships[0].Destroyed = 1, true // the cache drops when the ship is removed
		if got := lost.Objectives(); len(got) != 0 {
			t.Errorf("destroyed it still tows: %v", got)
		}
	})
	t.Run("X25-SCN-045", func(t *testing.T) { fullPoints(t, m) })
}
