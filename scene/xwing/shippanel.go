package xwing

import (
	"strconv"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/ui"
	"xwing/scene/xwing/pieces"
)

// shipPanel is the right side: both squads, the ship under the mouse or
// selected, the log.
func (t *side) shipPanel(a *Client) {
	u := a.UI
	all := t.sight.areas.ships
	v := &t.play.board.view
	n := 0
	for i := range v.Ships {
		if v.Ships[i].Where != board.Removed {
			n++
		}
	}
	rowH := u.Px(23)
	want := float64(n)*rowH + u.Px(66)
	list := all.CutTop(min(want, all.H*0.45), u.Px(8))
	in := u.Panel(list)
	u.Scroll("ships", in, func(r draw.Rect) float64 { return t.shipRows(a, r, rowH) })

	if s := v.Ship(t.carded()); s != nil {
		in := u.Panel(all.CutTop(t.cardHeight(a, all.H), u.Px(8)))
		u.Scroll("card", in, func(r draw.Rect) float64 { return t.shipCard(a, r, s) })
	}
	chosen := ""
	if v.Ship(t.pieces.selected) != nil {
		chosen = t.pieces.selected.Piece()
	}
	t.log.Build(&a.Desk, all, t.play.board.Lines, chosen, func(head *draw.Rect) {
		t.stretchButton(a, head.CutRight(u.Px(24), u.Px(6)), "log.tall", tallLog)
	}, t.pieces.center)
}

// tall is which of the panels on the right has most of the room.
type tall int

const (
	even tall = iota
	tallCard
	tallLog
)

// stretch gives a panel most of the room, or takes it back.
func (t *side) stretch(a *Client, which tall) {
	if t.tall == which {
		which = even
	}
	t.tall = which
	a.Touch()
}

// stretchButton gives a panel on the right most of the room, or takes it back.
func (t *side) stretchButton(a *Client, r draw.Rect, id string, which tall) {
	label := "▲"
	if (t.tall == which) == (which == tallLog) {
		label = "▼"
	}
	if a.UI.Button(id, r, label, ui.ButtonStyle{Size: 12, Align: draw.Center, On: t.tall == which, Tip: a.Say("taller-tip")}) {
		t.stretch(a, which)
	}
}

// carded is the ship whose card is shown: the one under the mouse, else the one
// that an answer under the mouse points at, else the one selected.
func (t *side) carded() board.ShipID {
	if t.pieces.hovered != 0 {
		return t.pieces.hovered
	}
	if t.listed != 0 {
		return t.listed
	}
	if o := t.question.Hint; o != nil && board.ShipOf(o.Target) != 0 {
		return board.ShipOf(o.Target)
	}
	return t.pieces.selected
}

// cardHeight is how high the card is of the room that it shares with the log: as
// its words need it, but the log keeps some lines.
func (t *side) cardHeight(a *Client, room float64) float64 {
	u := a.UI
	least := max(u.Px(150), room*0.4)
	switch t.tall {
	case tallCard:
		least = u.Px(84)
	case tallLog:
		return u.Px(120)
	}
	return min(u.ScrollHeight("card")+u.Px(24), room-least)
}

// shipRows lists the ships of both seats, one line each.
func (t *side) shipRows(a *Client, r draw.Rect, rowH float64) float64 {
	u := a.UI
	y := r.Y
	v := &t.play.board.view
	for _, seat := range []game.Seat{game.Red, game.Blue} {
		u.Label(draw.Rect{X: r.X, Y: y, W: r.W, H: u.Px(20)}, t.play.words.Seat(seat),
			draw.Style{Size: 14, Bold: true, Color: art.SeatColor(seat)})
		y += u.Px(21)
		for i := range v.Ships {
			s := &v.Ships[i]
			if s.Seat != seat || s.Where == board.Removed {
				continue
			}
			t.shipRow(a, draw.Rect{X: r.X, Y: y, W: r.W, H: rowH - 1}, s)
			y += rowH
		}
	}
	return y - r.Y
}

// shipRow is one ship: number, initiative, name, hull, shields, tokens.
func (t *side) shipRow(a *Client, r draw.Rect, s *board.Ship) {
	u := a.UI
	name := t.play.names.Bare(s.ID) // beside the badge
	hot, clicked := u.Area("ship:"+strconv.Itoa(int(s.ID)), t.play.words.Value("ship", s.ID.Piece()), r)
	if clicked && t.ruler.on {
		t.ruler.take(rulerEnd{ship: s.ID, at: s.Pose.Point()})
		a.Touch()
	} else if clicked {
		t.pieces.selected = s.ID
		a.Touch()
	}
	if hot {
		t.listed = s.ID
	}
	if hot || t.pieces.selected == s.ID || t.play.board.view.Active == s.ID {
		c := draw.PanelHigh
		if t.pieces.selected == s.ID {
			c = draw.ButtonOn
		}
		u.L.Round(r, u.Px(4), c)
	}
	in := draw.Rect{X: r.X + u.Px(4), Y: r.Y, W: r.W - u.Px(8), H: r.H}
	box := in.CutLeft(u.Px(20), u.Px(3))
	x, y := box.Center()
	art.SeatMark(u.L, s.Seat, x, y, u.Px(8.5), max(1, u.Px(1)))
	u.L.Text(x, y, strconv.Itoa(int(s.ID)), draw.Style{Size: u.Px(12), Bold: true, Color: draw.White, Align: draw.Center})
	u.Label(in.CutLeft(u.Px(14), u.Px(3)), strconv.Itoa(s.Initiative), draw.Style{Size: 15, Bold: true, Color: draw.RGB(0xffb454), Align: draw.Center})

	hull := in.CutRight(u.Px(23), 0)
	t.cards.help(a, hull, "help-hull")
	u.Label(hull, strconv.Itoa(max(s.Hull-s.DamageCards(), 0)), draw.Style{Size: 15, Bold: true, Color: draw.Hull, Align: draw.RightAligned})
	shields := in.CutRight(u.Px(16), u.Px(4))
	if s.Shields.Limit > 0 {
		t.cards.help(a, shields, "help-shields")
		u.Label(shields, strconv.Itoa(s.Shields.Active), draw.Style{Size: 15, Bold: true, Color: draw.Shield, Align: draw.RightAligned})
	}
	for i, k := range tokensOf(s) {
		if i == 4 {
			break
		}
		b := in.CutRight(u.Px(16), u.Px(1))
		cx, cy := b.Center()
		if u.Over(b) {
			u.Tip(t.play.words.Value("token", k.String())+"\n"+a.Say("help-token-"+k.String()), b)
		}
		a.Stamp(u.L, pieces.Token{Kind: k}, cx, cy, u.Px(16))
	}
	if s.Destroyed {
		name = t.play.words.Say(game.Say("ui.destroyed-option", "option", name))
	}
	u.Label(in, name, draw.Style{Size: 14, Color: t.nameColor(s)})
}

// nameColor tells ships that are in reserve, that have had their turn or are destroyed
// from the others.
func (t *side) nameColor(s *board.Ship) draw.Color {
	v := &t.play.board.view
	switch {
	case s.Destroyed, s.Where == board.InReserve && t.pieces.selected != s.ID:
		return draw.Dim
	case s.Where == board.InReserve, v.Phase == board.Activation && s.Activated, v.Phase == board.Engagement && s.Engaged:
		return draw.Muted
	}
	return draw.Text
}
