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
	rowHigh   = 108 // of a card at most
	shortHigh = 62  // below that a card has two lines
	lineHigh  = 42  // of a card of two lines
	goneHigh  = 22
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

// strip reports whether the roster of a seat shows badges alone.
func (t *side) strip(a *desk, seat game.Seat) bool {
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
		t.roster(a, t.sight.areas.squads[seat], seat)
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
	in := r.Inset(u.Px(5))
	here, gone := t.squad(seat)
	t.head(a, &in, seat, countShips(here), len(gone))
	gap := u.Px(cardGap)
	room := in.H
	for _, s := range gone {
		room -= t.goneHigh(a, s, in.W) + gap
	}
	u.Scroll("ships:"+seat.ID()+".list", in, func(r draw.Rect) float64 {
		highs, short := t.rowHighs(a, here, r.W, room)
		y := r.Y
		for i, s := range here {
			t.shipRow(a, draw.Rect{X: r.X, Y: y, W: r.W, H: highs[i]}, s, short)
			y += highs[i] + gap
		}
		for _, s := range gone {
			high := t.goneHigh(a, s, r.W)
			t.goneRow(a, draw.Rect{X: r.X, Y: y, W: r.W, H: high}, s)
			y += high + gap
		}
		return y - gap - r.Y
	})
}

// rowHighs are how high the cards of ships are: as there is room for, all alike; where cards
// are short, a longer name has more of it.
func (t *side) rowHighs(a *desk, here []*board.Ship, width, room float64) (highs []float64, short bool) {
	u := a.UI
	gap, n := u.Px(cardGap), float64(max(len(here), 1))
	alike := min(room/n-gap, u.Px(rowHigh))
	short = alike < u.Px(shortHigh)
	need := 0.0
	for _, s := range here {
		c := rosterRow{side: t, a: a, ship: s}
		high := c.stripHigh(width)
		if !t.strip(a, s.Seat) {
			short = short || !c.fits(draw.Rect{W: width, H: alike})
			high = c.shortHigh(width)
		}
		highs = append(highs, high)
		need += high + gap
	}
	for i := range highs {
		if short {
			highs[i] += max((room-need)/n, 0)
		} else {
			highs[i] = alike
		}
		if c := (rosterRow{side: t, a: a, ship: here[i]}); c.toldInStrip(width) {
			highs[i] = min(highs[i], u.Px(lineHigh))
		}
	}
	return highs, short
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
	w := u.Fonts.Width(left, draw.Style{Size: u.Px(12)}) + 2
	name := t.play.state().Memory.Squads[seat]
	head := in.CutTop(u.LabelHeight(in.W-u.Px(24+5+6)-w, name, st, 24, 30), u.Px(cardGap))
	t.foldButton(a, &head, seat)
	count := st
	count.Align = draw.RightAligned
	u.Label(head.CutRight(w, u.Px(6)), left, count)
	u.Label(head, name, st)
	if u.Over(head) && u.Fonts.Width(name, draw.Style{Size: u.Px(12)}) > head.W {
		u.Tip(name, head)
	}
}

// squad lists the ships and remotes of a seat that are in the game, and its ships that are
// not any more.
func (t *side) squad(seat game.Seat) (here, gone []*board.Ship) {
	ships := t.play.board.view.Ships
	for i := range ships {
		switch s := &ships[i]; {
		case s.Seat != seat:
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

// goneHigh is how high the row of a ship is that is out of the game.
func (t *side) goneHigh(a *desk, s *board.Ship, width float64) float64 {
	if t.strip(a, s.Seat) {
		return a.UI.Px(goneHigh)
	}
	return a.UI.LabelHeight(width-a.UI.Px(30)-t.goneWorth(a, s), t.play.names.Bare(s.ID), draw.Style{Size: 12}, goneHigh, goneHigh+10)
}

// goneWorth is how wide the points are that the other side got for a ship.
func (t *side) goneWorth(a *desk, s *board.Ship) float64 {
	if worth := t.play.state().Worth(s.ID); worth > 0 {
		return a.UI.Fonts.Width("+"+strconv.Itoa(worth), draw.Style{Size: a.UI.Px(12), Bold: true}) + 2 + a.UI.Px(5)
	}
	return 0
}

// goneRow is a ship that is out of the game, and what the other side got for it.
func (t *side) goneRow(a *desk, r draw.Rect, s *board.Ship) {
	u := a.UI
	u.L.Round(r, u.Px(3), draw.Fade(draw.Card, 0.5))
	name := t.play.names.Bare(s.ID)
	u.Note("gone:"+strconv.Itoa(int(s.ID)), name, r)
	r = draw.Rect{X: r.X + u.Px(4), Y: r.Y, W: r.W - u.Px(8), H: r.H}
	st := draw.Style{Size: 12, Color: draw.Dim}
	number := strconv.Itoa(int(s.ID))
	if t.strip(a, s.Seat) {
		st.Align = draw.Center
		u.StruckLabel(r, number, st)
		return
	}
	if w := t.goneWorth(a, s); w > 0 {
		u.Label(r.CutRight(w-u.Px(5), u.Px(5)), "+"+strconv.Itoa(t.play.state().Worth(s.ID)),
			draw.Style{Size: 12, Bold: true, Color: art.SeatName(s.Seat.Other()), Align: draw.RightAligned})
	}
	u.Label(r.CutLeft(u.Px(18), u.Px(4)), number, st)
	u.StruckLabel(r, name, st)
}

// shipRow is one ship, its card short or whole: a click answers which it is, shows all of
// it, or measures from it.
func (t *side) shipRow(a *desk, r draw.Rect, s *board.Ship, short bool) {
	u, v := a.UI, &t.play.board.view
	hot, clicked := u.Area("ship:"+strconv.Itoa(int(s.ID)), t.play.words.Value("ship", s.ID.Piece()), r)
	switch {
	case clicked && t.ruler.on:
		t.ruler.take(rulerEnd{ship: s.ID, at: s.Pose.Point()})
		a.Touch()
	case clicked:
		if !t.question.answerBy(a, s.ID) {
			t.pieces.look(s.ID)
		}
		a.Touch()
	}
	if hot {
		t.listed = s.ID
	}
	r = r.Snapped()
	back, rim, wide := draw.Card, draw.EdgeSoft, max(1, u.Px(1))
	switch {
	case t.pieces.selected == s.ID:
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
	case short:
		c.short(r)
	default:
		c.whole(r)
	}
}

// rested reports whether a ship has had its turn in the phase, or is not in play.
func (t *side) rested(s *board.Ship) bool {
	return s.Destroyed || s.Where == board.InReserve || t.acted(s)
}

// acted reports whether a ship has had its turn in the phase.
func (t *side) acted(s *board.Ship) bool {
	switch t.play.board.view.Phase {
	case board.Activation:
		return s.Activated
	case board.Engagement:
		return s.Engaged
	}
	return false
}
