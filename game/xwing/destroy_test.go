package xwing_test

import (
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

// Damage that follows upon another ship's damage destroys as any other.
func TestDestroyedByWhatFollows(t *testing.T) {
	rules := xwingtest.Rules(t, pilotCard(tie, xwing.Ability{
		When: xwing.AfterSufferingDamage,
		If:   func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship != m.Owner },
		Do:   func(t *xwing.Table, m xwing.Moment) { t.SufferDamage(m.Owner, xwing.Damage{Hits: 3}) },
	}))
	sc := lying(ships(red(tie, 100, 100, 0), red(xwingT65, 400, 300, 0), blue(jedi, 500, 850, 180)), asteroid, 400, 380)
	g := fly(t, rules, sc, codes{1: "2FB", 2: "2FB"}, rolling(board.Hit))
	g.Until(ask.ChooseAction, nil)
	g.Pick(ask.ChooseAction, "focus") // of the TIE fighter
	if s := g.Ship(1); !s.Destroyed || s.Where != board.Removed {
		t.Errorf("the TIE fighter has %d damage cards of %d and is still there", s.DamageCards(), s.Hull)
	}
}
