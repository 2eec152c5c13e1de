package xwing

import (
	"strconv"

	"xwing/game/xwing/board"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/xwing/pieces"
)

// rosterRow is a ship's card in a roster while it is painted.
type rosterRow struct {
	side  *side
	a     *desk
	ship  *board.Ship
	light float64 // of portrait and pips: less once it has had its turn
}

// whole is a card with room for everything: portrait, badge and initiative at the left,
// beside them name, pips, and what lies at the ship.
func (c *rosterRow) whole(r draw.Rect) {
	u := c.a.UI
	in := r.Inset(u.Px(5))
	left := in.CutLeft(c.portraitWide(r.H), u.Px(8))
	c.portrait(draw.Rect{X: left.X, Y: left.Y + u.Px(2), W: left.W, H: left.W})
	c.badge(left.X+u.Px(7), left.Y+u.Px(7))
	foot := draw.Rect{X: left.X, Y: r.Bottom() - u.Px(22), W: left.W, H: u.Px(19)}
	c.initiative(foot, 17)
	y := in.Y
	rows, size := c.nameLines(in.W - u.Px(18))
	st := draw.Style{Size: size, Bold: true, Color: c.ink()}
	for _, row := range rows {
		u.L.Text(in.X, y+u.Px(nameHigh)/2, row, st)
		y += u.Px(nameHigh)
	}
	if c.side.acted(c.ship) {
		c.tick(in.Right()-u.Px(10), in.Y+u.Px(7))
	}
	y += u.Px(2)
	c.pips(draw.Rect{X: in.X, Y: y, W: in.W, H: u.Px(9)})
	y += u.Px(pipsHigh)
	c.lying(draw.Rect{X: in.X, Y: y, W: in.W, H: r.Bottom() - u.Px(2) - y}, 18)
}

// Measures of a card with room for everything, in units of the design.
const (
	nameHigh = 15 // of a line of the name
	pipsHigh = 12
	leastPic = 44 // is a portrait wide at least,
	mostPic  = 66 // and at most, where there are few ships
)

// portraitWide is how wide the portrait is on a card so high, above the initiative.
func (c *rosterRow) portraitWide(high float64) float64 {
	u := c.a.UI
	return min(max(high-u.Px(38), u.Px(leastPic)), u.Px(mostPic))
}

// nameLines is the name in as many lines of a width as it needs, and how large they are written, in pixels: as all
// names of the roster, smaller where one of them had two lines else.
func (c *rosterRow) nameLines(width float64) ([]string, float64) {
	u := c.a.UI
	st := draw.Style{Size: 13, Bold: true, Plain: true}
	var names []string
	v := &c.side.play.board.view
	for i := range v.Ships {
		if v.Ships[i].Seat == c.ship.Seat && v.Ships[i].Where != board.Removed {
			names = append(names, c.side.play.names.Bare(v.Ships[i].ID))
		}
	}
	st.Size = u.Px(u.OneSize(width, st, names...))
	return u.Fonts.Wrap(c.name(), st, width), st.Size
}

// fits reports whether the name has room on a whole card, with the pips below it.
func (c *rosterRow) fits(r draw.Rect) bool {
	u := c.a.UI
	in := r.Inset(u.Px(5))
	rows, _ := c.nameLines(in.W - c.portraitWide(r.H) - u.Px(8+18))
	return in.H >= u.Px(nameHigh*float64(len(rows))+2+pipsHigh)
}

// Measures of a card in which the name has few lines and the rest one, in units of the design.
const (
	shortName = 14 // of a line of the name
	startWide = 17 // of the initiative
	shortLeft = 39 // of the portrait
	shortRest = 16 // of what stands below the name
)

// shortLines is the name in lines of a short card: none is cut.
func (c *rosterRow) shortLines(width float64) []string {
	u := c.a.UI
	return u.Fonts.Wrap(c.name(), draw.Style{Size: u.Px(12), Bold: true, Plain: true}, width-u.Px(startWide))
}

// shortHigh is how high a short card of a width must be.
func (c *rosterRow) shortHigh(width float64) float64 {
	u := c.a.UI
	rows := len(c.shortLines(width - u.Px(6+shortLeft)))
	return max(u.Px(6+2+shortRest+shortName*float64(rows)), u.Px(lineHigh))
}

// short is a card in which the name has few lines and the rest one.
func (c *rosterRow) short(r draw.Rect) {
	u := c.a.UI
	in := r.Inset(u.Px(3))
	left := in.CutLeft(u.Px(34), u.Px(5))
	c.portrait(draw.Rect{X: left.X + u.Px(2), Y: left.Y + (left.H-u.Px(32))/2, W: u.Px(32), H: u.Px(32)})
	c.badge(left.X+u.Px(8), left.Y+u.Px(8))
	if c.side.acted(c.ship) {
		c.tick(left.X+u.Px(9), left.Bottom()-u.Px(5))
	}
	rows := c.shortLines(in.W)
	top := in.CutTop(u.Px(shortName*float64(len(rows))+2), 0)
	first := draw.Rect{X: top.X, Y: top.Y, W: top.W, H: u.Px(16)}
	c.initiative(first.CutRight(u.Px(startWide), 0), 14)
	st := draw.Style{Size: u.Px(12), Bold: true, Color: c.ink()}
	for _, row := range rows {
		line := top.CutTop(u.Px(shortName), 0)
		u.L.Text(line.X, line.Y+line.H/2, row, st)
	}
	n := c.pips(draw.Rect{X: in.X, Y: in.Y + (in.H-u.Px(8))/2, W: in.W * 0.55, H: u.Px(8)})
	in.CutLeft(n+u.Px(5), 0)
	c.lying(in, 16)
}

// name is what the ship is called; its number stands on the badge.
func (c *rosterRow) name() string { return c.side.play.names.Bare(c.ship.ID) }

// ink is the color of the name.
func (c *rosterRow) ink() draw.Color {
	if c.light < 1 {
		return draw.Muted
	}
	return draw.Text
}

// portrait is the picture of the ship, or the token of a remote, on the light of its seat.
func (c *rosterRow) portrait(r draw.Rect) {
	x, y := r.Center()
	c.a.UI.L.Glow(x, y, r.W*0.55, draw.Fade(art.SeatColor(c.ship.Seat), 0.30*c.light))
	if c.ship.Remote != "" {
		c.a.tokenPortrait(c.a.UI.L, c.ship.Remote, c.ship.Seat, 0.35+0.65*c.light, r)
		return
	}
	c.a.hull(c.a.UI.L, c.ship.Pilot, c.ship.Chassis, x, y, 0, r.W/2.16, 0.35+0.65*c.light)
}

// badge is the number in the shape of the seat.
func (c *rosterRow) badge(x, y float64) {
	u := c.a.UI
	radius := u.Px(8.5)
	if c.ship.ID > 9 {
		radius = u.Px(10)
	}
	art.SeatMark(u.L, c.ship.Seat, x, y, radius, max(1, u.Px(1)))
	u.L.Text(x, y, strconv.Itoa(int(c.ship.ID)), draw.Style{Size: u.Px(12), Bold: true, Color: draw.White, Align: draw.Center})
}

func (c *rosterRow) initiative(r draw.Rect, size float64) {
	if c.ship.Remote != "" {
		return
	}
	words := strconv.Itoa(c.ship.Initiative)
	c.a.UI.Label(r, words, draw.Style{Size: size, Bold: true, Color: draw.Fade(draw.Now, 0.6+0.4*c.light), Align: draw.Center})
	c.side.cards.help(c.a, r, "help-initiative")
}

// tick says that the ship has had its turn.
func (c *rosterRow) tick(x, y float64) {
	u := c.a.UI
	w := max(1.5, u.Px(2))
	u.L.Line(x-u.Px(4), y, x-u.Px(1), y+u.Px(3.5), w, draw.Good)
	u.L.Line(x-u.Px(1), y+u.Px(3.5), x+u.Px(5), y-u.Px(4), w, draw.Good)
}

// pips are hull as squares, damage as crosses, shields as diamonds, and spent ones hollow.
// It returns how wide they are.
func (c *rosterRow) pips(r draw.Rect) float64 {
	u, s := c.a.UI, c.ship
	n := s.Hull + s.Shields.Limit
	if n == 0 {
		return 0
	}
	step := min(r.W/float64(n), r.H+max(1, u.Px(1.5)))
	size := step - max(1, u.Px(1.5))
	light := 0.35 + 0.65*c.light
	y := r.Y + (r.H-size)/2
	for i := range n {
		box := draw.Rect{X: r.X + step*float64(i), Y: y, W: size, H: size}
		switch {
		case i >= s.Hull:
			diamond(u.L, box, draw.Fade(draw.Shield, light), i-s.Hull < s.Shields.Active)
		case i >= s.HullRemaining():
			crossed(u.L, box, draw.Fade(draw.Damage, light))
		default:
			u.L.Fill(box.Snapped(), draw.Fade(draw.Hull, light))
		}
	}
	wide := step * float64(n)
	c.side.cards.help(c.a, draw.Rect{X: r.X, Y: r.Y, W: step * float64(s.Hull), H: r.H}, "help-hull")
	if s.Shields.Limit > 0 {
		c.side.cards.help(c.a, draw.Rect{X: r.X + step*float64(s.Hull), Y: r.Y, W: step * float64(s.Shields.Limit), H: r.H}, "help-shields")
	}
	return wide
}

// diamond is the pip of a shield; one that is spent is hollow.
func diamond(l *draw.List, r draw.Rect, c draw.Color, full bool) {
	x, y := r.Center()
	h := r.W/2 + 0.5
	pts := []draw.Pt{{X: float32(x), Y: float32(y - h)}, {X: float32(x + h), Y: float32(y)}, {X: float32(x), Y: float32(y + h)}, {X: float32(x - h), Y: float32(y)}}
	if full {
		l.Polygon(pts, c)
		return
	}
	l.Outline(pts, max(1, r.W*0.14), draw.Fade(c, 0.7))
}

// crossed is the pip of damage, in a dark square.
func crossed(l *draw.List, r draw.Rect, c draw.Color) {
	l.Fill(r.Snapped(), draw.CardBack)
	in := r.Inset(r.W * 0.14)
	w := max(1.2, r.W*0.2)
	l.Line(in.X, in.Y, in.Right(), in.Bottom(), w, c)
	l.Line(in.X, in.Bottom(), in.Right(), in.Y, w, c)
}

// lying paints what lies at the ship: its tokens with how many there are, conditions, who
// has locked it, its dial. What finds no room is told by the card of the ship.
func (c *rosterRow) lying(r draw.Rect, size float64) {
	u, s, words := c.a.UI, c.ship, c.side.play.words
	size = u.Px(size)
	x, y := r.X, r.Y
	place := func(sign art.Recipe, count string, ink draw.Color, tip string) {
		w := size
		if count != "" {
			w += u.Fonts.Width(count, draw.Style{Size: u.Px(12), Bold: true}) + u.Px(1)
		}
		if x+w > r.Right() && x > r.X {
			x, y = r.X, y+size+u.Px(1)
		}
		if y+size > r.Bottom()+1 {
			return
		}
		c.a.Stamp(u.L, sign, x+size/2, y+size/2, size)
		if count != "" {
			u.L.Text(x+size+u.Px(1), y+size/2, count, draw.Style{Size: u.Px(12), Bold: true, Color: ink})
		}
		if box := (draw.Rect{X: x, Y: y, W: w, H: size}); u.Over(box) {
			u.Tip(tip, box)
		}
		x += w + u.Px(2)
	}
	for k := range board.TokenKinds {
		if n := s.Has(k); n > 0 {
			count := ""
			if n > 1 {
				count = strconv.Itoa(n)
			}
			place(pieces.Token{Kind: k}, count, draw.Text, words.Value("token", k.String())+"\n"+c.a.Say("help-token-"+k.String()))
		}
	}
	lettered := c.a.facts.Lettered()
	if lettered && len(s.Locks) > 0 {
		place(c.a.lockToken(s, false), "", draw.Text, c.a.Say("locked", "target", s.Locks[0])+"\n"+c.a.Say("help-token-lock"))
	}
	for _, by := range c.side.pieces.lockedBy(s) {
		number := strconv.Itoa(int(by.ID))
		if lettered { // it says as much
			number = ""
		}
		place(c.a.lockToken(by, true), number, art.SeatName(by.Seat),
			c.a.Say("locked-by", "ship", by.ID.Piece())+"\n"+c.a.Say("help-token-lock"))
	}
	for _, k := range c.side.cards.conditionsOf(s) {
		place(conditionMark(k), "", draw.Text, c.side.cards.conditionTip(c.a, k))
	}
	switch d := c.side.cards.dialShown(s); {
	case d.Revealed:
		place(c.a.maneuver(d.Maneuver), strconv.Itoa(d.Maneuver.Speed),
			draw.Mix(c.a.difficulty(d.Maneuver.Difficulty), draw.White, 0.4), words.Maneuver(d.Maneuver))
	case d.Assigned:
		place(art.Icon{ID: "dial", Color: draw.Muted}, "", draw.Text, c.a.Say("dial-set"))
	}
}
