package xwing

import (
	"fmt"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/scene"
)

// shotAt is the defender of the attack that is looked at.
func (t *tableScreen) shotAt(d game.Decision) *board.Ship {
	_, _, target, _ := t.play.shotOf(d, scene.OptionOf(d, t.odds.shot))
	return t.play.board.view.Ship(target)
}

func percent(p float64) string { return fmt.Sprintf("%.1f %%", 100*p) }
