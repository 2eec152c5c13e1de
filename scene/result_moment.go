package scene

import (
	"xwing/game"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// Recount has a game told once more to whoever counts what happened in it, some choices a tick, so that no frame waits for it.
type Recount struct {
	Tale *game.Retelling
	Add  func(game.Event)
	Done bool
}

// perTick is how many choices are told in a tick: two or three milliseconds.
const perTick = 12

// On tells what a tick has time for.
func (c *Recount) On() {
	for range perTick {
		if c.Done {
			return
		}
		events, more := c.Tale.Next()
		for _, e := range events {
			c.Add(e)
		}
		if !more {
			c.Stop()
		}
	}
}

// Stop ends it where it stands.
func (c *Recount) Stop() {
	c.Done = true
	c.Tale.Close()
}

// Moment is the attack of a game that did most, as a part of the sheet shows it.
type Moment struct {
	Text  string                      // who attacked whom, and what came of it
	Sum   string                      // in a word or two, between both
	Pairs [2]func(x, y, side float64) // paint both in squares about a point; nil: they have no picture
}

// MomentPart tells of it; it reports a click on the button that shows it on the table. Of none nothing is told but a sentence.
func (d *Desk) MomentPart(r draw.Rect, m *Moment, none string) (shown bool) {
	u := d.UI
	in := d.SheetPart(r, d.Say("sheet-best"))
	if m == nil {
		if none != "" {
			u.Paragraph(in, none, draw.Style{Size: 13, Color: draw.Muted})
		}
		return false
	}
	button := in.CutBottom(u.Px(32), u.Px(6))
	st := draw.Style{Size: 13, Color: draw.Text}
	words := in.CutBottom(u.ParagraphHeight(in.W, m.Text, st), u.Px(2))
	pair := in.CutTop(min(u.Px(48), in.H), 0).Columns(3, 0)
	side := pair[0].H
	for i, x := range []float64{pair[0].X + side/2, pair[2].Right() - side/2} {
		if m.Pairs[i] != nil {
			m.Pairs[i](x, pair[0].Y+side/2, side)
		}
	}
	u.Label(pair[1], m.Sum, draw.Style{Size: 14, Bold: true, Color: draw.Warn, Align: draw.Center})
	u.Paragraph(words, m.Text, st)
	return u.Button("result.moment", button, d.Say("sheet-best-show"), ui.ButtonStyle{Size: 13, Align: draw.Center, Tip: m.Text})
}

// MomentFoot is how high what MomentBack says stands above the foot of the window, in units of the design.
const MomentFoot = 92

// MomentBack says below the table, as it stood then, what happened; it reports a click on the way back to the sheet.
func (d *Desk) MomentBack(text string) (back bool) {
	u := d.UI
	u.Solid(d.Window())
	r := draw.Rect{W: min(u.Px(720), d.Width-u.Px(32)), H: u.Px(64)}
	r.X, r.Y = (d.Width-r.W)/2, d.Height-r.H-u.Px(14)
	in := u.Panel(r)
	back = u.Button("result.back", in.CutRight(u.Px(190), u.Px(10)), d.Say("sheet-back"), ui.ButtonStyle{Align: draw.Center, Primary: true})
	u.Paragraph(in, text, draw.Style{Size: 15, Color: draw.Text})
	u.Note("result.moment.text", text, in)
	return back
}
