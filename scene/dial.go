package scene

import (
	"fmt"
	"strconv"

	"xwing/game"
	"xwing/game/catalog"
	"xwing/game/xwing"
	"xwing/physics"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// dialColumns is the bearings of a dial from left to right.
var dialColumns = [...]physics.Bearing{
	physics.TallonRollLeft, physics.SegnorsLoopLeft, physics.TurnLeft, physics.BankLeft, physics.ReverseBankLeft,
	physics.StraightAhead, physics.Stationary, physics.ReverseStraight,
	physics.ReverseBankRight, physics.BankRight, physics.TurnRight, physics.SegnorsLoopRight, physics.TallonRollRight,
	physics.KoiogranTurn,
}

// column is the column of a bearing: what goes straight, forwards or back, and
// banks in reverse share one with their like.
func column(b physics.Bearing) physics.Bearing {
	switch b {
	case physics.Stationary, physics.ReverseStraight:
		return physics.StraightAhead
	case physics.ReverseBankLeft:
		return physics.BankLeft
	case physics.ReverseBankRight:
		return physics.BankRight
	}
	return b
}

// row is the row of a maneuver: its speed, below zero in reverse.
func row(m catalog.Maneuver) int {
	switch m.Bearing {
	case physics.ReverseStraight, physics.ReverseBankLeft, physics.ReverseBankRight:
		return -m.Speed
	}
	return m.Speed
}

// dial builds a ship's dial as a grid, speeds by bearings, and returns its
// height. The maneuver under the mouse is shown on the table.
func (t *tableScreen) dial(a *App, r draw.Rect, d game.Decision, s *game.Slot, dial map[catalog.Maneuver]*game.Option) float64 {
	u := a.ui
	cells := map[[2]int]catalog.Maneuver{}
	used := map[physics.Bearing]bool{}
	top, bottom := -9, 9
	for m := range dial {
		used[column(m.Bearing)] = true
		top, bottom = max(top, row(m)), min(bottom, row(m))
	}
	var columns []physics.Bearing
	for _, b := range dialColumns {
		if used[b] {
			columns = append(columns, b)
		}
	}
	for m := range dial {
		for i, b := range columns {
			if b == column(m.Bearing) {
				cells[[2]int{row(m), i}] = m
			}
		}
	}
	label := u.Px(20)
	gap := u.Px(3)
	size := min((r.W-label-gap*float64(len(columns)))/float64(len(columns)), u.Px(42))
	left := r.X + (r.W-label-float64(len(columns))*(size+gap))/2
	y := r.Y
	for speed := top; speed >= bottom; speed-- {
		if !anyInRow(cells, speed, len(columns)) {
			continue
		}
		u.Label(draw.Rect{X: left, Y: y, W: label - gap, H: size}, strconv.Itoa(abs1(speed)),
			draw.Style{Size: 15, Bold: true, Color: draw.Muted, Align: draw.Center})
		for i := range columns {
			m, ok := cells[[2]int{speed, i}]
			if !ok {
				continue
			}
			cell := draw.Rect{X: left + label + float64(i)*(size+gap), Y: y, W: size, H: size}
			t.dialCell(a, cell, d, s, m, dial[m])
		}
		y += size + gap
	}
	return y - r.Y + u.Px(8)
}

// dialCell is one maneuver of a dial.
func (t *tableScreen) dialCell(a *App, r draw.Rect, d game.Decision, s *game.Slot, m catalog.Maneuver, o *game.Option) {
	u := a.ui
	id := fmt.Sprintf("option:%s:%s", s.ID, o.ID)
	st := ui.ButtonStyle{On: t.draft.each[s.ID] == o.ID, Words: t.play.words.Option(*o), Align: draw.Center}
	if o.Refusal != nil {
		st.Reason = t.play.words.Refusal(*o.Refusal)
	}
	if u.Button(id, r, "", st) {
		t.fill(a, d, s, o.ID)
	}
	x, y := r.Center()
	alpha := 1.0
	if o.Refusal != nil {
		alpha = 0.3
	}
	u.L.Sprite(a.studio.Sprite(art.Maneuver{Bearing: m.Bearing, Difficulty: m.Difficulty}), x, y, 0, r.H*0.74/24, alpha)
	if u.Hover() == id {
		t.hint.ship, t.hint.maneuver = xwing.ShipOf(s.ID), m
		tip := st.Words
		if st.Reason != "" {
			tip += "\n" + st.Reason
		}
		u.Tip(tip, draw.Rect{X: t.areas.left.X, Y: r.Y, W: t.areas.left.W, H: r.H})
	}
}

func anyInRow(cells map[[2]int]catalog.Maneuver, speed, columns int) bool {
	for i := range columns {
		if _, ok := cells[[2]int{speed, i}]; ok {
			return true
		}
	}
	return false
}

func abs1(n int) int {
	if n < 0 {
		return -n
	}
	return n
}
