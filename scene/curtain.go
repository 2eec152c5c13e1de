package scene

import (
	"xwing/game"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// BehindCurtain reports whether a private question waits for its player to take the
// mouse: until then nothing of it is shown.
func (q *Question) BehindCurtain() bool {
	if !q.Play.Show.Resting() {
		return false
	}
	d, ok := q.Decision()
	return ok && d.Private && q.Curtain != d.Seat
}

// The panel of a curtain, in units of the design; where the window is high enough it shows what
// the player has on the table.
const (
	curtainWide = 620
	curtainHigh = 232
	curtainCrew = 168
	curtainEdge = 7
	curtainDark = 0.70 // is what it hides
)

// CurtainPanel asks for the mouse to be passed on, over all of what it hides.
func (q *Question) CurtainPanel(all draw.Rect) {
	a := q.App
	u := a.UI
	d, _ := q.Decision()
	u.Solid(all)
	u.L.Fill(all, draw.Fade(draw.Night, curtainDark))
	color := art.SeatColor(d.Seat)
	crew := u.Px(curtainCrew)
	if all.H < u.Px(curtainHigh)+crew {
		crew = 0
	}
	r := draw.Rect{W: min(u.Px(curtainWide), all.W-u.Px(16)), H: min(u.Px(curtainHigh)+crew, all.H)}
	r.X, r.Y = (a.Width-r.W)/2, all.Y+(all.H-r.H)/2
	in := u.Panel(r).Inset(u.Px(14))
	u.L.Round(draw.Rect{X: r.X, Y: r.Y, W: r.W, H: u.Px(curtainEdge)}, u.Px(3), color)
	if crew > 0 {
		at := in.CutTop(crew-u.Px(10), u.Px(10))
		x, y := at.Center()
		u.L.Glow(x, y, at.H*0.9, draw.Fade(color, 0.22))
		q.Manner.Crew(at, d.Seat)
	}
	u.Label(in.CutTop(u.Px(56), 0), a.Say("curtain", "seat", d.Seat.ID()), draw.Style{Size: 26, Bold: true, Color: color, Align: draw.Center})
	u.Paragraph(in.CutTop(u.Px(72), u.Px(10)), a.Say("curtain-why", "seat", d.Seat.ID()),
		draw.Style{Size: 16, Color: draw.Muted, Align: draw.Center})
	b := in.CutBottom(u.Px(48), 0)
	b = draw.Rect{X: b.X + b.W/2 - u.Px(160), Y: b.Y, W: u.Px(320), H: b.H}
	st := ui.ButtonStyle{Align: draw.Center, Primary: true, Size: 17, Cap: Caps(u, ActPress)}
	if u.Button("curtain.open", b, a.Say("curtain-open", "seat", d.Seat.ID()), st) {
		q.OpenCurtain(d.Seat)
	}
}

// OpenCurtain shows a seat what it alone may see, until its question is answered.
func (q *Question) OpenCurtain(seat game.Seat) {
	q.Draft = Draft{}
	q.Curtain = seat
	q.Manner.Fresh()
	q.Manner.Private(seat)
	q.App.Touch()
}
