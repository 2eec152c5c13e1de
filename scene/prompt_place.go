package scene

import (
	"fmt"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// Ask lists the pieces that may be placed, says what is against the place where the one
// in hand lies, and offers to move and turn it by buttons for whoever does not drag it.
func (p *Placing) Ask(in draw.Rect, d game.Decision) {
	q := p.Question
	a := q.App
	label, reason := p.confirms(d)
	if q.Confirm(&in, label, reason) {
		p.setDown(d)
		return
	}
	if a.Room() == Narrow { // all in the list, what is needed most first
		p.state(&in, d, reason, true)
		q.list(in, d, func(in *draw.Rect) { p.relaxed(in, d) }, func(r draw.Rect) float64 {
			top := r.Y
			p.buttons(r.CutTop(p.buttonsHigh(), 0), d)
			r.CutTop(p.pieces(r, d, 1), 0)
			p.how(&r)
			return r.Y - top
		})
		return
	}
	p.state(&in, d, reason, false)
	p.buttons(in.CutBottom(p.buttonsHigh(), 0), d)
	lead := func(in *draw.Rect) {
		p.how(in)
		p.relaxed(in, d)
	}
	q.list(in, d, lead, func(r draw.Rect) float64 { return p.pieces(r, d, 1) })
}

// confirms is what the button says that confirms, and what is against it.
func (p *Placing) confirms(d game.Decision) (label, reason string) {
	q := p.Question
	var reasons []string
	for _, r := range p.Against(d) {
		reasons = append(reasons, q.Play.Words.Refusal(r))
	}
	label = q.App.Say("place-here")
	if n := len(p.Laid(d)); n > 1 {
		label = q.App.Say("place-all", "n", strconv.Itoa(n))
	} else if p.leaves(d) != "" {
		label = q.App.Say("place-leaving")
	}
	return label, strings.Join(reasons, " ")
}

// leaves says what becomes of the piece in hand where it leaves the area by its own player's will; "" where it does not.
func (p *Placing) leaves(d game.Decision) string {
	if _, piece, ok := p.InHand(); ok && d.Placement.Leaves(piece.ID, p.poses[piece.ID]) {
		return p.Question.Play.Words.Refusal(*d.Placement.Leaving)
	}
	return ""
}

// AskBeside is Ask in a panel that is broad and low: the pieces at the left, beside them what is said of the place and how
// to find one, at the right the button that confirms.
func (p *Placing) AskBeside(in draw.Rect, d game.Decision) {
	q, a := p.Question, p.Question.App
	u := a.UI
	label, reason := p.confirms(d)
	right := in.CutRight(min(u.Px(208), in.W*0.34), u.Px(10))
	if q.Confirm(&right, label, reason) {
		p.setDown(d)
		return
	}
	moves := in.CutRight(min(u.Px(196), in.W*0.35), u.Px(10))
	if _, piece, ok := p.InHand(); ok {
		p.suggestion(right.CutBottom(u.Px(32), 0), d, piece)
		p.moves(&moves, d, piece)
	}
	p.state(&moves, d, reason, true)
	columns := max(int(in.W/u.Px(124)), 1)
	room := in.H
	q.list(in, d, func(in *draw.Rect) { p.relaxed(in, d) }, func(r draw.Rect) float64 {
		high := p.pieces(r, d, columns)
		if room-high > u.Px(64) { // else whoever has so many pieces has read it before
			r.CutTop(high, 0)
			p.how(&r)
		}
		return high
	})
}

// how tells how a piece is placed.
func (p *Placing) how(in *draw.Rect) {
	u, st := p.Question.App.UI, draw.Style{Size: 14, Color: draw.Muted}
	key := "place-how"
	switch {
	case p.railed():
		key = "place-how-rails"
	case p.round():
		key = "place-how-round"
	}
	text := p.Question.App.Say(key)
	u.Paragraph(in.CutTop(u.ParagraphHeight(in.W, text, st), u.Px(8)), text, st)
}

// relaxed says which rule is left out because there is no other place.
func (p *Placing) relaxed(in *draw.Rect, d game.Decision) {
	if d.Placement.Relaxed == nil {
		return
	}
	u := p.Question.App.UI
	h := u.Paragraph(*in, p.Question.Play.Words.Refusal(*d.Placement.Relaxed), draw.Style{Size: 14, Color: draw.Warn})
	in.CutTop(h, u.Px(6))
}

// state says whether the piece in hand may lie where it does, and what it costs it: in a room that stays as it is,
// or in as little as that needs.
func (p *Placing) state(in *draw.Rect, d game.Decision, reason string, little bool) {
	a := p.Question.App
	u, text, st := a.UI, reason, draw.Style{Size: 14, Color: draw.Warn}
	if lost := p.leaves(d); reason == "" && lost != "" {
		text = lost
	} else if reason == "" {
		text, st.Color = a.Say("place-legal"), draw.Good
	}
	high := u.Px(64)
	if little {
		high = min(high, u.ParagraphHeight(in.W, text, st))
	}
	r := in.CutBottom(high, u.Px(6))
	u.Paragraph(r, text, st)
	u.Note("place.state", text, r)
}

// pieces lists those that may be placed, in columns, and returns their height.
func (p *Placing) pieces(r draw.Rect, d game.Decision, columns int) float64 {
	u, y, high := p.Question.App.UI, r.Y, 0.0
	cells := r.Columns(columns, u.Px(6))
	for i, piece := range d.Placement.Pieces {
		if r = cells[i%columns]; i%columns == 0 {
			y, high = y+high, 0
		}
		st := ui.ButtonStyle{On: p.Question.Draft.hand.piece == piece.ID, Sprite: p.Look.Sprite(piece.ID), Picture: 32}
		label := p.Look.Label(piece.ID)
		h := u.ButtonHeight(r.W, label, st)
		if id := "piece:" + piece.ID; u.Button(id, draw.Rect{X: r.X, Y: y, W: r.W, H: h}, label, st) && !st.On {
			p.take(d, piece)
		} else if u.Pulled(id) && !p.Dragging() && (u.In.X < r.X || u.In.X > r.Right()) {
			p.fetch(d, piece)
		}
		high = max(high, h+u.Px(6))
	}
	return y + high - r.Y
}

// buttonsHigh is how high those are that move the piece in hand.
func (p *Placing) buttonsHigh() float64 {
	if _, _, ok := p.InHand(); !ok {
		return 0
	}
	rows := 2
	switch _, piece, _ := p.InHand(); {
	case len(piece.Rails) > 0:
		rows = 1 + sideRows(piece)
	case p.round():
		rows = 1
	}
	return p.Question.App.UI.Px(32 + 6 + float64(rows)*(30+5))
}

// round reports whether the piece in hand is: nothing comes of turning it.
func (p *Placing) round() bool {
	_, piece, ok := p.InHand()
	return ok && piece.Outline.Round()
}

// railed reports whether the piece in hand slides along lines.
func (p *Placing) railed() bool {
	_, piece, ok := p.InHand()
	return ok && len(piece.Rails) > 0
}

// sides are the buttons that put the piece in hand onto one line or another, two in a row.
func (p *Placing) sides(in *draw.Rect, piece game.Piece, st ui.ButtonStyle) {
	a := p.Question.App
	rows := sideRows(piece)
	for row := range rows {
		cells := in.CutBottom(a.UI.Px(30), a.UI.Px(5)).Columns(2, a.UI.Px(5))
		for i := 2 * (rows - 1 - row); i < min(2*(rows-row), len(piece.Rails)); i++ {
			rail := &piece.Rails[i]
			_, st.On = rail.Place(p.poses[piece.ID])
			if a.UI.Button("place.side:"+rail.ID, cells[i%2], a.Say("place-side-"+strings.ReplaceAll(rail.ID, "-", "")), st) {
				p.ontoRail(piece, i)
			}
		}
	}
}

// sideRows is how many rows of buttons a piece has for its lines: none for one alone, or for parts of one.
func sideRows(piece game.Piece) int {
	if len(piece.Rails) < 2 || piece.Rails[0].ID == "" {
		return 0
	}
	return (len(piece.Rails) + 1) / 2
}

// buttons move and turn the piece in hand, and look for a place by themselves.
func (p *Placing) buttons(in draw.Rect, d game.Decision) {
	_, piece, ok := p.InHand()
	if !ok {
		return
	}
	p.suggestion(in.CutBottom(p.Question.App.UI.Px(32), p.Question.App.UI.Px(6)), d, piece)
	p.moves(&in, d, piece)
}

// suggestion is the button that looks for a place by itself.
func (p *Placing) suggestion(r draw.Rect, d game.Decision, piece game.Piece) {
	a := p.Question.App
	st := ui.ButtonStyle{Align: draw.Center, Size: 14, Tip: a.Say("place-suggest-tip"), Cap: Caps(a.UI, ActFind)}
	if a.UI.Button("place.suggest", r, a.Say("place-suggest"), st) {
		p.suggest(d, piece)
	}
}

// moves are the buttons that move and turn the piece in hand, cut off the foot of a room.
func (p *Placing) moves(in *draw.Rect, d game.Decision, piece game.Piece) {
	u := p.Question.App.UI
	small := ui.ButtonStyle{Align: draw.Center, Size: 14}
	switch {
	case p.railed():
		p.sides(in, piece, small)
	case !p.round():
		p.turns(in.CutBottom(u.Px(30), u.Px(5)), d, piece, small)
	}
	move := in.CutBottom(u.Px(30), u.Px(5)).Columns(4, u.Px(5))
	step := 10.0
	if u.In.Shift() {
		step = 1
	}
	for i, b := range []struct {
		id, label string
		right, up float64
	}{{"left", "◄", -1, 0}, {"right", "►", 1, 0}, {"up", "▲", 0, 1}, {"down", "▼", 0, -1}} {
		if u.Button("place."+b.id, move[i], b.label, small) {
			p.shift(piece, b.right*step, b.up*step)
		}
	}
}

// turns are the buttons that turn the piece in hand.
func (p *Placing) turns(in draw.Rect, d game.Decision, piece game.Piece, st ui.ButtonStyle) {
	cells := in.Columns(4, p.Question.App.UI.Px(5))
	for i, degrees := range []float64{90, 15, -15, -90} {
		if p.Question.App.UI.Button(fmt.Sprintf("place.turn%+.0f", degrees), cells[i], fmt.Sprintf("%+.0f°", degrees), st) {
			p.turn(d, piece, degrees)
		}
	}
}
