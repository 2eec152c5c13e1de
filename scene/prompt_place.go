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
	u := a.UI
	lead := func(in *draw.Rect) {
		how := a.Say("place-how")
		u.Paragraph(in.CutTop(u.ParagraphHeight(in.W, how, draw.Style{Size: 14}), u.Px(8)), how, draw.Style{Size: 14, Color: draw.Muted})
		if d.Placement.Relaxed != nil {
			h := u.Paragraph(*in, q.Play.Words.Refusal(*d.Placement.Relaxed), draw.Style{Size: 14, Color: draw.Warn})
			in.CutTop(h, u.Px(6))
		}
	}
	var reasons []string
	for _, r := range p.Against(d) {
		reasons = append(reasons, q.Play.Words.Refusal(r))
	}
	reason := strings.Join(reasons, " ")
	label := a.Say("place-here")
	if n := len(p.Laid(d)); n > 1 {
		label = a.Say("place-all", "n", strconv.Itoa(n))
	}
	if q.Confirm(&in, label, reason) {
		p.setDown(d)
		return
	}
	state := in.CutBottom(u.Px(64), u.Px(6))
	if reason != "" {
		u.Paragraph(state, reason, draw.Style{Size: 14, Color: draw.Warn})
	} else {
		u.Paragraph(state, a.Say("place-legal"), draw.Style{Size: 14, Color: draw.Good})
	}
	u.Note("place.state", reason, state)
	loose := a.Room() == Broad // the buttons stand below the list, else in it
	if loose {
		p.buttons(in.CutBottom(p.buttonsHigh(), 0), d)
	}
	q.list(in, d, lead, func(r draw.Rect) float64 {
		y := r.Y
		if !loose {
			p.buttons(r.CutTop(p.buttonsHigh(), 0), d)
			y = r.Y
		}
		for _, piece := range d.Placement.Pieces {
			st := ui.ButtonStyle{On: q.Draft.hand.piece == piece.ID, Sprite: p.Look.Sprite(piece.ID), Picture: 32}
			label := p.Look.Label(piece.ID)
			h := u.ButtonHeight(r.W, label, st)
			if id := "piece:" + piece.ID; u.Button(id, draw.Rect{X: r.X, Y: y, W: r.W, H: h}, label, st) && !st.On {
				p.take(d, piece)
			} else if u.Pulled(id) && !p.Dragging() && (u.In.X < r.X || u.In.X > r.Right()) {
				p.fetch(d, piece)
			}
			y += h + u.Px(6)
		}
		return y - r.Y
	})
}

// buttonsHigh is how high those are that move the piece in hand.
func (p *Placing) buttonsHigh() float64 {
	if _, _, ok := p.InHand(); !ok {
		return 0
	}
	return p.Question.App.UI.Px(32 + 6 + 2*(30+5))
}

// buttons move and turn the piece in hand, and look for a place by themselves.
func (p *Placing) buttons(in draw.Rect, d game.Decision) {
	_, piece, ok := p.InHand()
	if !ok {
		return
	}
	a := p.Question.App
	u := a.UI
	suggest := in.CutBottom(u.Px(32), u.Px(6))
	st := ui.ButtonStyle{Align: draw.Center, Size: 14, Tip: a.Say("place-suggest-tip"), Cap: Caps(ActFind)}
	if u.Button("place.suggest", suggest, a.Say("place-suggest"), st) {
		p.suggest(d, piece)
	}
	turn := in.CutBottom(u.Px(30), u.Px(5)).Columns(4, u.Px(5))
	move := in.CutBottom(u.Px(30), u.Px(5)).Columns(4, u.Px(5))
	small := ui.ButtonStyle{Align: draw.Center, Size: 14}
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
	for i, degrees := range []float64{90, 15, -15, -90} {
		if u.Button(fmt.Sprintf("place.turn%+.0f", degrees), turn[i], fmt.Sprintf("%+.0f°", degrees), small) {
			p.turn(d, piece, degrees)
		}
	}
}
