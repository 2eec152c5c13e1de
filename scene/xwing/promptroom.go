package xwing

import (
	"math"

	"xwing/scene/draw"
	"xwing/scene/table"
)

// Heights of the panel in units of the design: while something moves at least, and what it has at
// least.
const (
	waitHigh  = 132
	leastHigh = 96
)

// panel is where the question stands: as high as it needs.
func (t *question) panel(a *desk) draw.Rect {
	u, r := a.UI, t.sight.Areas.Asks
	if _, ok := t.Pending(); !ok || !t.play.board.Resting() {
		inside := u.Px(table.PanelEdge)
		r.H = min(r.H, max(u.Px(waitHigh), t.WaitingHeight(r.W-2*inside)+2*inside))
		return r
	}
	r.H = min(r.H, max(t.high, u.Px(leastHigh)))
	return r
}

// grow measures how high the panel would be with all that stands on it.
func (t *question) grow(a *desk) {
	u := a.UI
	high := t.panel(a).H + u.Slack("prompt.list") + t.told + 2 // what is rounded to whole pixels
	if high = min(max(high, u.Px(leastHigh)), t.sight.Areas.Asks.H); math.Abs(high-t.high) > 2.5 {
		t.high = high
		a.Touch()
	}
}
