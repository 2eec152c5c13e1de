package xwing

import (
	"fmt"
	"strconv"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/compare"
	"xwing/scene/draw"
)

// damageHigh is how high the table of damage is, in units of the design.
const damageHigh = 86

// primary is the best primary weapon of a ship; ok is false where it has none.
func primary(s catalog.Stats) (best catalog.PrimaryWeapon, ok bool) {
	for _, w := range s.Weapons() {
		if !ok || w.Value > best.Value {
			best, ok = w, true
		}
	}
	return best, ok && best.Value > 0
}

// damageTable is what the primary weapon does at each range, with bare dice.
func (b *builderScreen) damageTable(r draw.Rect, st staged) {
	a := b.client
	u := a.UI
	w, ok := primary(st.profile.Stats)
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
		attack, defense := w.Value, 0
		switch at {
		case 1:
			attack++
		case 3:
			defense = 1
		}
		for agility := 3; agility >= 1; agility-- {
			cell := row.CutRight(u.Px(column), 0)
			cell.W -= u.Px(6)
			n := compare.Expected(attack, agility+defense)
			u.Label(cell.CutRight(u.Px(32), u.Px(4)), fmt.Sprintf("%.2f", n),
				draw.Style{Size: 13, Color: draw.Text, Align: draw.RightAligned})
			high := u.Px(8)
			long := min(n/3, 1) * cell.W
			bar := draw.Rect{X: cell.Right() - long, Y: cell.Y + (cell.H-high)/2, W: long, H: high}
			u.L.Round(bar, u.Px(2), draw.Fade(draw.Damage, 0.85))
		}
		row.CutLeft(u.Px(10), 0)
		u.Label(row.CutLeft(u.Px(64), 0), a.Say("build-range", "n", strconv.Itoa(at)), draw.Style{Size: 13, Color: draw.Text})
		u.Label(row.CutLeft(u.Px(52), 0), a.Say("build-dice", "n", strconv.Itoa(attack)), draw.Style{Size: 13, Color: draw.RedName})
		if at == 3 {
			u.Label(row, a.Say("build-one-more"), draw.Style{Size: 12, Color: draw.Muted})
		}
	}
}
