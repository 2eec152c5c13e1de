package xwing

import (
	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/tally"
	"xwing/scene"
	"xwing/scene/draw"
)

// luck shows how the dice fell to each seat in attacks, as they were rolled, against what
// was to be expected of so many, and what modifying made of them.
func (s *resultScreen) luck(a *desk, r draw.Rect) {
	u := a.UI
	in := a.SheetPart(r, a.Say("sheet-dice"))
	lines := in.CutBottom(u.Px(16), 0)
	u.Label(lines, a.Say("sheet-dice-legend"), draw.Style{Size: 12, Color: draw.Muted})
	for side, block := range []draw.Rect{in.CutTop(in.H/2, 0), in} {
		side := board.Side(side)
		u.Label(block.CutTop(u.Px(17), 0), a.Say("sheet-"+side.String()), draw.Style{Size: 12, Color: draw.Muted})
		for seat := range s.count.tally.Dice {
			d := s.count.tally.Dice[seat][side]
			luck := scene.Luck{Rolled: d.Rolled, Results: d.Results, After: d.After, Share: float64(tally.Eighths(side)) / 8}
			a.LuckBar(block.CutTop(u.Px(19), 0), game.Seat(seat), side.String(), luck)
		}
	}
}
