package xwing

import (
	"xwing/game/xwing/catalog"
	"xwing/scene/draw"
	"xwing/scene/xwing/pieces"
)

// emblem paints a faction's emblem in its color, that many units of the design
// high; resting on it tells the faction's name.
func (a *desk) emblem(r draw.Rect, f catalog.Faction, size float64) {
	x, y := r.Center()
	a.UI.L.Text(x, y, a.Sign(f.String()), draw.Style{Size: a.UI.Px(size), Color: pieces.FactionColor(f), Align: draw.Center})
	if a.UI.Over(r) {
		a.UI.Tip(a.Words.Value("faction", f.String()), r)
	}
}
