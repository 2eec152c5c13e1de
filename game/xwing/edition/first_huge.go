package edition

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// firstHuge is how huge ships play in first edition.
func firstHuge() xwing.HugeRules {
	tool := gauge.FirstEditionTool()
	return xwing.HugeRules{
		Tools:     gauge.HugeTools{gauge.Huge: tool, gauge.HugeShort: tool},
		SmallDice: 1, LargeDice: 2, DiceHurt: true, Destroys: true,
		Solid:   xwing.Harm{Cards: 1},
		Contact: true, BumpDice: 1,
		Last: true, Ascending: true,
		Supplied: true,
		Calm:     true, Untaken: []board.Token{board.Focus, board.Evade, board.Tractor},
		Bound: true, Jams: 2,
		EachWeapon: true, Sections: true, FarDice: 1,
	}
}
