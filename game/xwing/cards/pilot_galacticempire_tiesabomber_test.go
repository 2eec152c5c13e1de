package cards_test

import (
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
)

func TestCaptainJonus(t *testing.T) {
	g := duel(t, func(s *xwing.State) {
		s.View.Apply(board.LockAcquired{Ship: 1, Target: "ship:2"})
		faces(s, "bbbb", "bb")
	}, redShip("jekporkins", 400, 300, 0, "protontorpedoes"), blueShip("idenversio", 400, 500, 180), redShip("captainjonus", 500, 300, 0))
	g.Pick(ask.ChooseAttack, "upgrade:protontorpedoes>ship:2")
	g.Pick(ask.ModifyAttackDice, "pilot/captainjonus@ship:3")
	if d := g.Decision(ask.ChooseDice); d.Min != 1 || d.Max != 2 {
		t.Errorf("%d to %d dice, want 1 to 2", d.Min, d.Max)
	}
}
