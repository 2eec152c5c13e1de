package cards_test

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

func TestHanSoloAmongScum(t *testing.T) {
	attack := func(rockY float64, red, blue xwing.ScenarioShip, answer string, ignores bool) *xwingtest.Game {
		all := declared()
		if ignores {
			all = append(all, &xwing.Card{ID: card("academypilot"), Editions: []string{"2.0"}, Abilities: []xwing.Ability{
				{Query: xwing.IgnoringObstacles, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == 1 }, By: func(*xwing.Table, xwing.Moment) int { return 1 }}}})
		}
		g := xwingtest.Start(t, xwingtest.Rules(t, all...), xwing.Scenario{Phase: board.Engagement, Ships: []xwing.ScenarioShip{red, blue},
			Obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid2", Pose: physics.PoseAt(450, rockY, 0)}}}, func(s *xwing.State) { s.View.Ship(2).Engaged = true })
		fight(g, "primary:0", map[game.Kind][]string{ask.UseAbility: {answer}})
		return g
	}
	han := turned(redShip("hansolo", 450, 250, 0), gauge.Front)
	target := blueShip("academypilot", 450, 530, 180)
	for name, g := range map[string]*xwingtest.Game{"obstructed": attack(390, han, target, "yes", false), "ignored": attack(390, han, target, "yes", true)} {
		t.Run("X20-FAQ-014 "+name, func(t *testing.T) { want(t, "attack dice", rolled(g, board.AttackDice), 2+1) })
	}
	want(t, "declined", rolled(attack(390, han, target, "no", false), board.AttackDice), 2)
	if g := attack(800, han, target, "yes", false); did(g, "pilot/hansolo") {
		t.Error("he rolls more in the open")
	}
	g := attack(390, redShip("jekporkins", 450, 250, 0), turned(blueShip("hansolo", 450, 530, 180), gauge.Front), "yes", false)
	want(t, "in defense", rolled(g, board.DefenseDice), 1+1+1+1) // agility, range 3, obstruction, Han
}
