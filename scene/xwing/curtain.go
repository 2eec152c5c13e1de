package xwing

import (
	"xwing/game"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// behindCurtain reports whether a private question waits for its player to take
// the mouse: until then nothing of it is shown.
func (t *question) behindCurtain() bool {
	if !t.play.board.Resting() {
		return false
	}
	d, ok := t.decision()
	return ok && d.Private && t.curtain != d.Seat
}

// curtainPanel asks for the mouse to be passed on.
func (t *question) curtainPanel(a *Client) {
	u := a.UI
	d, _ := t.decision()
	all := draw.Rect{Y: t.sight.areas.top.Bottom(), W: a.Width, H: a.Height - t.sight.areas.top.Bottom()}
	u.Solid(all)
	u.L.Fill(all, draw.Fade(draw.RGB(0x05080d), 0.93))
	color := art.SeatColor(d.Seat)
	r := draw.Rect{W: u.Px(620), H: u.Px(250)}
	r.X, r.Y = (a.Width-r.W)/2, (a.Height-r.H)/2
	in := u.Panel(r).Inset(u.Px(14))
	u.L.Round(draw.Rect{X: r.X, Y: r.Y, W: r.W, H: u.Px(7)}, u.Px(3), color)
	u.Label(in.CutTop(u.Px(56), 0), a.Say("curtain", "seat", d.Seat.ID()), draw.Style{Size: 26, Bold: true, Color: color, Align: draw.Center})
	u.Paragraph(in.CutTop(u.Px(72), u.Px(10)), a.Say("curtain-why", "seat", d.Seat.ID()),
		draw.Style{Size: 16, Color: draw.Muted, Align: draw.Center})
	b := in.CutBottom(u.Px(48), 0)
	b = draw.Rect{X: b.X + b.W/2 - u.Px(160), Y: b.Y, W: u.Px(320), H: b.H}
	if u.Button("curtain.open", b, a.Say("curtain-open", "seat", d.Seat.ID()), ui.ButtonStyle{Align: draw.Center, Primary: true, Size: 17, Cap: "Enter"}) {
		t.openCurtain(a, d.Seat)
	}
}

// openCurtain shows a seat what it alone may see, until its question is answered.
func (t *question) openCurtain(a *Client, seat game.Seat) {
	t.draft = draft{}
	t.curtain = seat
	v := t.play.state().ViewFor(seat)
	t.cards.private = &v
	a.Touch()
}
