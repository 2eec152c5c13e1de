package cards_test

import (
	"slices"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
)

func TestDepletingShipAbilities(t *testing.T) {
	t.Run("lockedsfoils", func(t *testing.T) {
		for action, tokens := range map[string]int{"boost": 1, "focus": 0} {
			g := community(t, board.Activation, withDial("2FB"), redShip("yendor-battleoverendor", 400, 300, 0), afar())
			g.Pick(ask.ChooseAction, action)
			if action == "boost" {
				g.Pick(ask.ChooseBoost, "straight")
			}
			want(t, "deplete tokens after "+action, g.Ship(1).Has(board.Deplete), tokens)
		}
	})
	t.Run("finetunedthrusters", func(t *testing.T) {
		provocateur := redShip("firstorderprovocateur", 400, 300, 0)
		for pick, token := range map[string]board.Token{"deplete": board.Deplete, "strain": board.Strain} {
			g := play(t, board.Activation, withDial("3FW"), provocateur, blueShip("academypilot", 400, 700, 180))
			wantText(t, "grants", legal(g, ask.ChooseAction), "lock barrelroll none")
			g.Pick(ask.ChooseAction, "lock")
			g.Pick(ask.ChooseEither, pick)
			if g.Asks(ask.ChooseLockTarget) {
				g.Pick(ask.ChooseLockTarget, "ship:2")
			}
			if s := g.Ship(1); s.Has(token) != 1 || !s.HasLocked("ship:2") {
				t.Errorf("%s: tokens %v, locks %v", pick, s.Tokens, s.Locks)
			}
			g.Pick(ask.ChooseAction, "none")
		}
		for what, change := range map[string]func(*xwing.State){"strained": withTokens(board.Strain, 1),
			"depleted": withTokens(board.Deplete, 1)} {
			g := play(t, board.Activation, both(withDial("3FW"), change), provocateur, afar())
			if got := g.Legal(ask.ChooseAction); slices.Equal(got, []string{"lock", "barrelroll", "none"}) {
				t.Errorf("%s: it may %v", what, got)
			}
		}
	})
}
