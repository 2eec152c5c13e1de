package xwing

import (
	"fmt"
	"strconv"

	"xwing/game/xwing/compare"
	"xwing/scene/draw"
)

// damageHigh is how high the table of damage is, in units of the design.
const damageHigh = 86

// damageTable is what the primary weapon does at each range, with bare dice.
func (b *builderScreen) damageTable(r draw.Rect, st staged) {
	a := b.client
	u := a.UI
	w, ok := compare.Primary(a.kit.RulesBy(b.list), st.profile)
	if !ok {
		return
	}
	const column = 78
	head := r.CutTop(u.Px(19), u.Px(2))
	for agility := 3; agility >= 1; agility-- {
		u.Label(head.CutRight(u.Px(column), 0), a.Say("build-agility", "n", strconv.Itoa(agility)),
			draw.Style{Size: 13, Color: draw.Muted, Align: draw.RightAligned})
	}
	u.Label(head, a.Say("build-damage"), draw.Style{Size: 13, Bold: true, Color: draw.Text})
	for at := 1; at <= 3; at++ {
		row := r.CutTop(u.Px(20), u.Px(1.5))
		u.L.Round(row.Snapped(), u.Px(3), draw.PanelHigh)
		attack, more, reaches := w.Dice(at, compare.Ship{})
		for agility := 3; agility >= 1; agility-- {
			cell := row.CutRight(u.Px(column), 0)
			cell.W -= u.Px(6)
			n, ok := w.Damage(at, compare.Ship{Agility: agility})
			if !ok {
				continue
			}
			u.Label(cell.CutRight(u.Px(32), u.Px(4)), fmt.Sprintf("%.2f", n),
				draw.Style{Size: 13, Color: draw.Text, Align: draw.RightAligned})
			high := u.Px(8)
			long := min(n/3, 1) * cell.W
			bar := draw.Rect{X: cell.Right() - long, Y: cell.Y + (cell.H-high)/2, W: long, H: high}
			u.L.Round(bar, u.Px(2), draw.Fade(draw.Damage, 0.85))
		}
		row.CutLeft(u.Px(10), 0)
		u.Label(row.CutLeft(u.Px(64), 0), a.Say("build-range", "n", strconv.Itoa(at)), draw.Style{Size: 13, Color: draw.Text})
		if !reaches {
			continue
		}
		u.Label(row.CutLeft(u.Px(52), 0), a.Say("build-dice", "n", strconv.Itoa(attack)), draw.Style{Size: 13, Color: draw.RedName})
		if more == 1 {
			u.Label(row, a.Say("build-one-more"), draw.Style{Size: 12, Color: draw.Muted})
		}
	}
}
