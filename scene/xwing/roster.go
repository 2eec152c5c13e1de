package xwing

import (
	"math"
	"strconv"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// Measures of a roster in units of the design.
const (
	rowHigh   = 84   // of a card at most
	shortHigh = 62   // below that a card has two lines
	lineHigh  = 42   // of a card of two lines
	goneHigh  = 22   // of the row of a ship that is out of the game
	bothOpen  = 1000 // wide a window has room for both rosters
	cardGap   = 4
)

// wide is how wide the roster of a seat is, on screen.
func (t *side) wide(a *desk, seat game.Seat) float64 {
	if t.strip(a, seat) {
		return math.Round(a.UI.Px(a.measured().strip))
	}
	return math.Round(a.UI.Px(rosterWide))
}

// strip reports whether the roster of a seat's side shows badges alone.
func (t *side) strip(a *desk, seat game.Seat) bool {
	seat = t.play.board.view.Head(seat)
	if a.measured().strips {
		return !t.opened[seat]
	}
	return t.folded[seat]
}

// fold leaves the badges alone of a roster, or takes that back: where rosters are strips, one
// is open at a time unless there is room for both.
func (t *side) fold(a *desk, seat game.Seat) {
	if a.measured().strips {
		open := !t.opened[seat]
		if a.Width < a.UI.Px(bothOpen) {
			t.opened = [2]bool{}
		}
		t.opened[seat] = open
	} else {
		t.folded[seat] = !t.folded[seat]
	}
	a.Touch()
}

// rosters shows both squads, a card for each ship.
func (t *side) rosters(a *desk) {
	for _, seat := range []game.Seat{game.Red, game.Blue} {
		t.roster(a, t.sight.Areas.Sides[seat], seat)
	}
}

// roster shows the squad of a seat: what it is called, how many are left, the ships.
func (t *side) roster(a *desk, r draw.Rect, seat game.Seat) {
	u := a.UI
	u.Solid(r)
	u.L.Fill(r, draw.Floating)
	edge := draw.Rect{X: r.Right() - 1, Y: r.Y, W: 1, H: r.H}
	if seat == game.Blue {
		edge.X = r.X
	}
	u.L.Fill(edge, draw.Edge)
	in := r.Inset(u.Px(4))
	here, gone := t.squad(seat)
	t.head(a, &in, seat, countShips(here), len(gone))
	gap, owned := u.Px(cardGap), t.byOwner(a, seat, here)
	if t.strip(a, seat) {
		owned = 0
	}
	room := in.H - owned*float64(owners(here))
	for _, s := range gone {
		room -= t.goneHigh(a, s, in.W) + gap
	}
	u.Scroll("ships:"+seat.ID()+".list", in, func(r draw.Rect) float64 {
		high := t.rowHigh(a, seat, len(here), r.W, room)
		look := rowLook{short: high < u.Px(shortHigh), name: t.nameSize(a, here, r.W)}
		y := r.Y
		for i, s := range here {
			y += t.owner(a, draw.Rect{X: r.X, Y: y, W: r.W, H: owned}, here, i)
			t.shipRow(a, draw.Rect{X: r.X, Y: y, W: r.W, H: high}, s, look)
			y += high + gap
		}
		for _, s := range gone {
			high := t.goneHigh(a, s, r.W)
			t.goneRow(a, draw.Rect{X: r.X, Y: y, W: r.W, H: high}, s)
			y += high + gap
		}
		return y - gap - r.Y
	})
}

// rowLook is how all cards of a roster are painted.
type rowLook struct {
	short bool    // in two lines
	name  float64 // size of the names, in units of the design
}

// rowHigh is how high each of n cards of ships is: as there is room for, up to a limit and no less than two lines.
func (t *side) rowHigh(a *desk, seat game.Seat, n int, width, room float64) float64 {
	u := a.UI
	alike := room/float64(max(n, 1)) - u.Px(cardGap)
	if !t.strip(a, seat) {
		return max(min(alike, u.Px(rowHigh)), u.Px(lineHigh))
	}
	if toldInStrip(a, width) {
		return max(min(alike, u.Px(lineHigh)), u.Px(toldHigh))
	}
	return max(min(alike, u.Px(rowHigh)), u.Px(lineHigh))
}

// head says what the squad is called and how many of its ships are left.
func (t *side) head(a *desk, in *draw.Rect, seat game.Seat, here, gone int) {
	u := a.UI
	if t.strip(a, seat) {
		head := in.CutTop(u.Px(24), u.Px(cardGap))
		t.foldButton(a, &head, seat)
		return
	}
	left := a.Say("ships-of", "n", strconv.Itoa(here), "all", strconv.Itoa(here+gone))
	st := draw.Style{Size: 12, Color: draw.Muted}
	measure := draw.Style{Size: u.Px(12)}
	name, count := t.squadName(seat), u.Fonts.Width(left, measure)+2
	over := in.W-u.Px(24+5+6)-count < u.Fonts.Width(name, measure) // it has a line of its own, below the count
	head, low := in.CutTop(u.Px(24), 0), in.CutTop(u.Px(cardGap), 0)
	if over {
		low = in.CutTop(u.Px(shortName), 0)
	}
	t.foldButton(a, &head, seat)
	right := st
	right.Align = draw.RightAligned
	u.Label(head.CutRight(count, u.Px(6)), left, right)
	if over {
		head = low
	}
	u.Label(head, name, st)
}

// squad lists the ships and remotes of a seat that are in the game, and its ships that are
// not any more.
func (t *side) squad(seat game.Seat) (here, gone []*board.Ship) {
	ships := t.play.board.view.Ships
	for i := range ships {
		switch s := &ships[i]; {
		case t.play.board.view.Head(s.Seat) != seat:
		case s.Where != board.Removed:
			here = append(here, s)
		case s.Remote == "":
			gone = append(gone, s)
		}
	}
	return here, gone
}

// countShips counts those that are no remotes.
func countShips(ships []*board.Ship) int {
	n := 0
	for _, s := range ships {
		if s.Remote == "" {
			n++
		}
	}
	return n
}

// foldButton leaves the badges alone of a roster, or takes that back.
func (t *side) foldButton(a *desk, head *draw.Rect, seat game.Seat) {
	cut, label := head.CutLeft, "◄"
	if seat == game.Blue {
		cut = head.CutRight
	}
	if t.strip(a, seat) != (seat == game.Blue) {
		label = "►"
	}
	st := ui.ButtonStyle{Size: 12, Align: draw.Center, Quiet: true, Tip: a.Say("fold-tip")}
	if a.UI.Button("fold:"+seat.ID(), cut(a.UI.Px(24), a.UI.Px(5)), label, st) {
		t.fold(a, seat)
	}
}

// goneHigh is how high the row of a ship is that is out of the game: a name that has no room between the number and the
// points has a line of its own.
func (t *side) goneHigh(a *desk, s *board.Ship, width float64) float64 {
	u := a.UI
	if t.strip(a, s.Seat) || u.Fonts.Width(t.play.names.Bare(s.ID), draw.Style{Size: u.Px(12)}) <= t.goneRoom(a, s, width) {
		return u.Px(goneHigh)
	}
	return u.Px(goneHigh + shortName)
}

// goneRoom is how wide a name has room between the number of a ship that is out of the game and the points that the
// other side got for it.
func (t *side) goneRoom(a *desk, s *board.Ship, width float64) float64 {
	u := a.UI
	width -= u.Px(2*goneEdge + goneNumber)
	if worth := t.play.state().Worth(s.ID); worth > 0 {
		width -= u.Fonts.Width("+"+strconv.Itoa(worth), draw.Style{Size: u.Px(12), Bold: true}) + 2 + u.Px(5)
	}
	return width
}

// Measures of the row of a ship that is out of the game, in units of the design.
const (
	goneEdge   = 4
	goneNumber = 22 // wide is its number, with the gap behind it
)

// goneRow is a ship that is out of the game, and what the other side got for it.
func (t *side) goneRow(a *desk, r draw.Rect, s *board.Ship) {
	u := a.UI
	u.L.Round(r, u.Px(3), draw.Fade(draw.Card, 0.5))
	name, number := t.play.names.Bare(s.ID), strconv.Itoa(int(s.ID))
	u.Note("gone:"+number, name, r)
	in := draw.Rect{X: r.X + u.Px(goneEdge), Y: r.Y, W: r.W - u.Px(2*goneEdge), H: r.H}
	st := draw.Style{Size: 12, Color: draw.Dim}
	if t.strip(a, s.Seat) {
		st.Align = draw.Center
		u.StruckLabel(in, number, st)
		return
	}
	top := in.CutTop(u.Px(goneHigh), 0)
	if worth := t.play.state().Worth(s.ID); worth > 0 {
		gained := draw.Style{Size: 12, Bold: true, Color: art.SeatName(t.play.board.view.Across(s.Seat)), Align: draw.RightAligned}
		u.Label(top, "+"+strconv.Itoa(worth), gained)
	}
	u.Label(top, number, st)
	if in.H > 0 {
		in = draw.Rect{X: in.X, Y: in.Y - u.Px(4), W: in.W, H: in.H}
	} else {
		in = draw.Rect{X: top.X + u.Px(goneNumber), Y: top.Y, W: t.goneRoom(a, s, r.W), H: top.H}
	}
	u.StruckLabel(in, name, st)
}

// shipRow is one ship, its card short or whole: a click answers which it is, shows all of
// it, or measures from it.
func (t *side) shipRow(a *desk, r draw.Rect, s *board.Ship, look rowLook) {
	u, v := a.UI, &t.play.board.view
	hot, clicked := u.Area("ship:"+strconv.Itoa(int(s.ID)), t.play.words.Value("ship", s.ID.Piece()), r)
	switch {
	case clicked && t.measure(s):
		a.Touch()
	case clicked:
		if !t.question.answerBy(a, s.ID) {
			t.looked.look(s.ID)
		}
		a.Touch()
	}
	if hot {
		t.listed = s.ID
	}
	r = r.Snapped()
	back, rim, wide := draw.Card, draw.EdgeSoft, max(1, u.Px(1))
	switch {
	case t.looked.selected == s.ID:
		back, rim = draw.Mix(draw.Card, draw.ButtonOn, 0.5), draw.Accent
	case hot:
		back = draw.PanelHigh
	}
	if at := v.Attack; at != nil && at.Defender == s.ID {
		rim, wide = draw.Now, u.Px(2)
	}
	if t.play.active() == s.ID {
		rim, wide = draw.White, u.Px(2)
	}
	u.L.Round(r, u.Px(4), back)
	u.L.Ring(r, u.Px(4), wide, rim)
	c := rosterRow{side: t, a: a, ship: s, light: 1}
	if t.rested(s) {
		c.light = 0.5
	}
	switch {
	case t.strip(a, s.Seat):
		c.inStrip(r)
	case look.short:
		c.short(r, look.name)
	default:
		c.whole(r, look.name)
	}
}
