package edition_test

import (
	"fmt"
	"strings"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/physics"
)

// decloaks are the ways in which ship 1 may decloak, which stands alone but for obstacles.
func decloaks(x, y float64, obstacles ...xwing.ScenarioObstacle) func(*testing.T) string {
	return func(t *testing.T) string {
		s := table{phase: board.Planning, ships: []xwing.ScenarioShip{red(tie, x, y, 0, board.Cloak), far}, obstacles: obstacles}
		g := s.first(t)
		g.Dials(nil)
		return strings.Join(g.Legal(ask.ChooseDecloak), " ")
	}
}

// Where an obstacle or the edge is in the way of a ship that decloaks.
func TestFirstDecloaks(t *testing.T) {
	tell(t, []told{
		{"X10-CLK-008 alone", decloaks(400, 300), "boost-straight roll-left roll-right none"},
		{"X10-CLK-008 ahead, an obstacle under the base", decloaks(400, 300, asteroid(400, 450)), "roll-left roll-right none"},
		{"X10-CLK-008 ahead, an obstacle under the template", decloaks(400, 300, asteroid(400, 360)), "roll-left roll-right none"},
		{"X10-CLK-008 aside, an obstacle under the base", decloaks(400, 300, asteroid(550, 300)), "boost-straight roll-left none"},
		{"X10-CLK-008 aside, an obstacle under the template", decloaks(400, 300, asteroid(460, 300)), "boost-straight roll-left none"},
		{"X10-CLK-008 ahead, out of the play area", decloaks(400, 780), "roll-left roll-right none"},
		{"X10-CLK-008 aside, out of the play area", decloaks(130, 300), "boost-straight roll-right none"},
	})
	t.Run("X10-CLK-008 where the obstacles lie", func(t *testing.T) {
		for _, c := range []struct {
			obstacle       xwing.ScenarioObstacle
			base, template physics.Shape
			onBase         bool
		}{
			{asteroid(400, 450), physics.Rect(380, 400, 420, 440), physics.Rect(390, 320, 410, 400), true},
			{asteroid(400, 360), physics.Rect(380, 400, 420, 440), physics.Rect(390, 320, 410, 400), false},
			{asteroid(550, 300), physics.Rect(500, 280, 540, 320), physics.Rect(420, 280, 500, 320), true},
			{asteroid(460, 300), physics.Rect(500, 280, 540, 320), physics.Rect(420, 290, 500, 310), false},
		} {
			s := table{phase: board.Planning, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far}, obstacles: []xwing.ScenarioObstacle{c.obstacle}}.first(t).Now()
			if base, template := physics.ShapesOverlap(s.ObstacleShape(1), c.base), physics.ShapesOverlap(s.ObstacleShape(1), c.template); base != c.onBase || template == c.onBase {
				t.Errorf("%v lies under the base: %v, under the template: %v", c.obstacle.Pose, base, template)
			}
		}
	})
}

// bankDecloaks are the ways in which ship 1 may decloak, which does so with banks and stands alone but for obstacles.
func bankDecloaks(x, y float64, obstacles ...xwing.ScenarioObstacle) func(*testing.T) string {
	return func(t *testing.T) string {
		s := table{phase: board.Planning, ships: []xwing.ScenarioShip{red(tie, x, y, 0, board.Cloak), far}, obstacles: obstacles}
		g := s.first(t, xwing.Ability{Query: xwing.DecloakingBanks, By: func(*xwing.Table, xwing.Moment) int { return 1 }})
		g.Dials(nil)
		return strings.Join(g.Legal(ask.ChooseDecloak), " ")
	}
}

// The same with the banks that a card gives: where the straight template would fit, and where it would not.
func TestFirstDecloaksWithBanks(t *testing.T) {
	tell(t, []told{
		{"X10-CLK-008 banks alone", bankDecloaks(400, 300), "boost-left boost-right roll-left roll-right none"},
		{"X10-CLK-008 banks, an obstacle where the straight template's base would be", bankDecloaks(400, 300, asteroid(545, 300)),
			"boost-left boost-right roll-left roll-right none"},
		{"X10-CLK-008 banks, an obstacle where both begin", bankDecloaks(400, 300, asteroid(440, 300)), "boost-left boost-right roll-left none"},
		{"X10-CLK-009 banks, the edge aside", bankDecloaks(148, 300), "boost-left boost-right roll-left roll-right none"},
		{"X10-CLK-009 banks, out of the play area aside", bankDecloaks(132, 300), "boost-left boost-right roll-right none"},
	})
}

// boosts are the ways in which ship 1 may boost, which stands alone but for obstacles.
func boosts(x, y float64, obstacles ...xwing.ScenarioObstacle) func(*testing.T) string {
	return func(t *testing.T) string {
		s := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, x, y, 0), far}, obstacles: obstacles}
		return strings.Join(s.first(t, duty(func(t *xwing.Table) { t.Boost(1) })).Legal(ask.ChooseBoost), " ")
	}
}

// The same of a boost: of the banks the base ends 90 mm ahead, where the straight template's does not reach.
func TestFirstBoostsAside(t *testing.T) {
	tell(t, []told{
		{"X10-BST-002 alone", boosts(400, 300), "left straight right"},
		{"X10-BST-002 an obstacle under the base", boosts(400, 300, asteroid(400, 410)), "left right"},
		{"X10-BST-002 an obstacle under the template", boosts(400, 300, asteroid(432, 343)), "left straight"},
		{"X10-BST-002 out of the play area ahead", boosts(400, 800), "straight"},
		{"X10-BST-002 out of the play area aside", boosts(50, 300), "straight right"},
	})
}

// openRail tells how far behind and ahead, in mm, ship 1 may come to stand to its right, past an obstacle.
func openRail(obstacle xwing.ScenarioObstacle) func(*testing.T) string {
	return func(t *testing.T) string {
		s := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far}, obstacles: []xwing.ScenarioObstacle{obstacle}}
		p := s.first(t, duty(func(t *xwing.Table) { t.BarrelRoll(1) })).Decision(ask.PlaceBarrelRoll).Placement
		var open []float64
		for mm := -20.0; mm <= 20; mm++ {
			if len(p.Check("ship:1", physics.PoseAt(480, 300+mm, 0))) == 0 {
				open = append(open, mm)
			}
		}
		if len(open) == 0 {
			return "nowhere"
		}
		return fmt.Sprint(open[0], " to ", open[len(open)-1])
	}
}

// The template lies within the sides of both bases: whom an obstacle keeps from that, or lets ahead alone, shows it. The
// asteroid reaches 15.4 mm ahead of its middle, and a template 10 mm behind its own.
func TestFirstRollBesideObstacle(t *testing.T) {
	tell(t, []told{
		{"X10-BRL-002 none in the way", openRail(asteroid(440, 255)), "-20 to 20"},
		{"X10-BRL-002 the base within the template's place", openRail(asteroid(440, 275)), "-9 to 20"},
		{"X10-BRL-002 X10-BRL-004 the template within the base that it leaves", openRail(asteroid(440, 286)), "nowhere"},
	})
}
