package player

import (
	"strings"

	"xwing/game"
)

// dear reports whether a card's ability on offer costs something that its player may rather keep.
func dear(o *game.Option) bool { return o.Text.Key == "option.dear-ability" }

// use judges the abilities of cards that may be used now: of squadrons what costs nothing, else as often as not.
func (l *look) use(o *game.Option) float64 {
	if o.ID == game.None || dear(o) {
		return 0
	}
	if strings.HasPrefix(o.ID, "squadron:") {
		return 1
	}
	return 0
}
