package script

import (
	"xwing/game/script"
	"xwing/game/xwing/position"
)

// grammar is how the lines of X-Wing's scripts look: those of a position, and squads that are to be set up.
func grammar() script.Grammar {
	return position.Grammar([]string{"squad"}, "squad red NAME", "teams NvN")
}
