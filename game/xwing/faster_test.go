package xwing_test

import (
	"math"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
)

// TestBoostingTurns measures a boost by a turn, and what becomes of it with a faster template.
func TestBoostingTurns(t *testing.T) {
	boosts := doing(xwing.AfterManeuver, func(t *xwing.Table, id board.ShipID) { t.Boost(id) })
	for _, c := range []struct {
		name, pick      string
		faster          int
		dx, dy, heading float64
	}{
		{"left", "turn-left", 0, -55, 55, 90},
		{"right", "turn-right", 0, 55, 55, -90},
		{"faster", "turn-left", 1, -82.5, 82.5, 90},
		{"straight, as fast as there is", "straight", 6, 0, 240, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			faster := asking(xwing.FasterTemplates, c.faster)
			faster.If = func(_ *xwing.Table, m xwing.Moment) bool { return m.Move.By == board.ByBoost }
			rules := xwingtest.Rules(t, pilotCard(awing, boosts, asking(xwing.BoostingTurns, xwing.InItsColor), faster))
			g := fly(t, rules, ships(red(awing, 400, 300, 0)), codes{1: "2FB"}, nil)
			at := g.Ship(1).Pose.Point()
			g.Pick(ask.ChooseBoost, c.pick)
			stands(g, 1, at.X+c.dx, at.Y+c.dy, c.heading)
		})
	}
}

// TestFasterTemplates flies maneuvers and barrel rolls with templates that are faster, where there are such.
func TestFasterTemplates(t *testing.T) {
	faster := asking(xwing.FasterTemplates, 1)
	for _, c := range []struct {
		code string
		y    float64
	}{{"2FB", 300 + 160}, {"5FB", 300 + 240}} {
		t.Run(c.code, func(t *testing.T) {
			g := fly(t, xwingtest.Rules(t, pilotCard(awing, faster)), ships(red(awing, 400, 300, 0)), codes{1: c.code}, nil)
			stands(g, 1, 400, c.y, 0)
		})
	}
	t.Run("barrel roll", func(t *testing.T) {
		rolls := doing(xwing.AfterManeuver, func(t *xwing.Table, id board.ShipID) { t.BarrelRoll(id) })
		g := fly(t, xwingtest.Rules(t, pilotCard(awing, faster, rolls)), ships(red(awing, 400, 300, 0)), codes{1: "2FB"}, nil)
		at := g.Ship(1).Pose.Point()
		g.Pick(ask.ChooseBarrelRoll, "left/middle")
		if to := g.Ship(1).Pose.Point(); math.Abs(to.X-(at.X-120)) > 0.1 || to.Y != at.Y {
			t.Errorf("from %v to %v, want 120 mm to the left", at, to)
		}
	})
	t.Run("boost by a tractor X20-MOV-001", func(t *testing.T) {
		drag := doing(xwing.AfterManeuver, func(t *xwing.Table, id board.ShipID) { t.Tractor(game.Blue, id, 1) })
		g := fly(t, xwingtest.Rules(t, pilotCard(awing, faster, drag)), ships(red(awing, 400, 300, 0)), codes{1: "2FB"}, nil)
		at := g.Ship(1).Pose.Point()
		g.Pick(ask.ChooseTractorMove, "boost-straight")
		stands(g, 1, at.X, at.Y+120, 0)
	})
	t.Run("preview", func(t *testing.T) {
		g := xwingtest.Start(t, xwingtest.Rules(t, pilotCard(awing, faster)), ships(red(awing, 400, 300, 0)), nil)
		ahead := catalog.Maneuver{Speed: 2, Bearing: gauge.StraightAhead, Difficulty: catalog.Blue}
		if p := g.Now().PreviewDial(1, ahead); p.Final != poseAt(400, 460, 0) {
			t.Errorf("PreviewDial ends at %v, want 160 mm ahead", p.Final)
		}
	})
}
