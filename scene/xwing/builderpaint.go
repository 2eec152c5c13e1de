package xwing

import (
	"strconv"
	"unicode"

	"xwing/game/xwing/catalog"
	"xwing/scene/draw"
	"xwing/scene/xwing/pieces"
)

// dashed paints the edge of what is not there, or not allowed.
func (b *builderScreen) dashed(r draw.Rect, c draw.Color) { b.client.UI.Dashed(r, c) }

// bar paints how much of a limit is spent, in a color, and what more a card would take.
func (b *builderScreen) bar(r draw.Rect, spent, more, limit int, c draw.Color) {
	b.client.UI.Spent(r, spent, more, limit, c)
}

// silhouette paints a ship of a type in a square.
func (b *builderScreen) silhouette(r draw.Rect, pilot, chassis string, light float64) {
	a := b.client
	x, y := r.Center()
	a.UI.L.Glow(x, y, r.H*0.60, draw.Fade(draw.RedSeat, 0.20))
	if chassis != "" {
		a.desk.hull(a.UI.L, pilot, chassis, x, y, 0, min(r.W, r.H)/2.16, light)
	}
}

// plate paints a ship on its base with the arcs of its weapons, in a square.
func (b *builderScreen) plate(r draw.Rect, card catalog.Pilot, ship *catalog.Ship) {
	a := b.client
	l := a.UI.L
	side := max(ship.Size.Width(), ship.Size.Length())
	k := r.W / side
	x, y := r.Center()
	l.Glow(x, y, r.W*0.86, draw.Fade(draw.RedSeat, 0.22))
	base := pieces.Base{Size_: ship.Size, Detail: pieces.Mid, Initiative: card.Initiative}
	stats := ship.StatsIn(b.list, card.Faction)
	if card.Stats != nil {
		stats = *card.Stats
	}
	for _, w := range stats.Attacks {
		base.Arcs |= pieces.Shade(w.Arc)
	}
	l.Sprite(a.Studio.Sprite(base), x, y, 0, k, 1)
	half := ship.Size.Fore() * k
	a.desk.hull(l, card.XWS, card.Ship, x, y-shipFore*half, 0, half*midShip, 1)
}

// cap paints a key, in a square at the left of r.
func (b *builderScreen) cap(r draw.Rect, key string) { b.client.UI.Cap(r, key) }

// lines writes a text in so many lines at most, the last of them cut, and returns whether all of it has room.
func (b *builderScreen) lines(r draw.Rect, text string, st draw.Style, most int) bool {
	return b.client.UI.Lines(r, text, st, most)
}

// ofLimit is "14 of 24".
func (b *builderScreen) ofLimit(n, limit int) string {
	return b.client.Say("build-of", "n", strconv.Itoa(n), "limit", strconv.Itoa(limit))
}

// capital begins a name with a capital letter.
func capital(s string) string {
	for i, r := range s {
		return string(unicode.ToUpper(r)) + s[i+len(string(r)):]
	}
	return s
}
