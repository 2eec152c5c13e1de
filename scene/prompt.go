package scene

import (
	"xwing/game"
	"xwing/game/words"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// answers is the list of the panel, as it scrolls.
const answers = "prompt.list"

// list builds what is told above the answers and below it, in a list that scrolls, the
// answers: where panels are short, all of that scrolls together, so that the answers have what
// room there is.
func (q *Question) list(in draw.Rect, d game.Decision, lead func(in *draw.Rect), answer func(r draw.Rect) float64) (left draw.Rect) {
	u := q.App.UI
	told := func(r *draw.Rect) {
		q.Manner.Lead(r, d)
		lead(r)
	}
	if q.App.Room() == Broad {
		told(&in)
		u.Scroll(answers, in, answer)
		return in
	}
	u.Scroll(answers, in, func(r draw.Rect) float64 {
		top := r.Y
		told(&r)
		return r.Y - top + answer(r)
	})
	return in
}

// Whom says whose question it is, and at the right end of the same line about what.
func (q *Question) Whom(in *draw.Rect, d game.Decision, about string) {
	u := q.App.UI
	color := art.SeatColor(d.Seat)
	who := q.Play.Words.Seat(d.Seat)
	wide := min(u.Fonts.Width(who, draw.Style{Size: u.Px(17), Bold: true})+1, (in.W-u.Px(14))*0.68)
	head := in.CutTop(u.LabelHeight(in.W-u.Px(14)-wide-u.Px(12), about, draw.Style{Size: 12}, 24, 30), u.Px(6))
	u.L.Round(draw.Rect{X: head.X, Y: head.Y, W: u.Px(6), H: head.H}, u.Px(2), color)
	head.CutLeft(u.Px(14), 0)
	u.Label(head.CutLeft(wide, u.Px(12)), who, draw.Style{Size: 17, Bold: true, Color: color})
	if about != "" {
		u.Label(head, about, draw.Style{Size: 14, Color: draw.Muted, Align: draw.RightAligned})
	}
}

// Tell writes a text above the answers, and notes it under a name.
func (q *Question) Tell(in *draw.Rect, id, text string, st draw.Style) {
	h := q.App.UI.Paragraph(*in, text, st)
	q.App.UI.Note(id, text, draw.Rect{X: in.X, Y: in.Y, W: in.W, H: h})
	q.App.Reads(text)
	in.CutTop(h, q.App.UI.Px(8))
}

// Trouble says why the latest try was refused, and that the other seat is asked too.
func (q *Question) Trouble(in *draw.Rect) {
	u := q.App.UI
	if q.Draft.Refusal != "" {
		q.Tell(in, "prompt.refusal", q.Draft.Refusal, draw.Style{Size: 14, Color: draw.Warn})
		q.ruleLink(in)
	}
	if open := q.Play.Session.Open(); len(open) > 1 && q.Curtain == game.NoSeat {
		u.Label(in.CutTop(u.Px(18), u.Px(6)), q.App.Say("both-asked"), draw.Style{Size: 13, Color: draw.Muted})
	}
}

// ruleLink leads to the rule of the refusal that is shown.
func (q *Question) ruleLink(in *draw.Rect) {
	u, r := q.App.UI, q.Draft.refused
	if q.Draft.Refusal != q.Draft.says {
		return // it is no answer that was refused
	}
	q.App.Refuses(r)
	term := q.App.TermOf(r.Rule)
	if term == nil {
		return
	}
	st := ui.ButtonStyle{Size: 13, Quiet: true, Cap: Caps(u, ActGlossary)}
	if u.Button("prompt.rule", in.CutTop(u.Px(28), u.Px(8)), q.App.Say("glossary-rule", "term", words.Text(term.Name)), st) {
		q.App.OpenGlossary(r.Rule)
	}
}

// Heights in the panel of what moves, in units of the design: its title, and the button that skips it.
const (
	waitTitle = 24
	waitSkip  = 38
)

// Waiting says what is moving, and offers not to wait.
func (q *Question) Waiting(in draw.Rect, title string) {
	a := q.App
	u := a.UI
	b := in.CutBottom(u.Px(waitSkip), u.Px(6))
	u.Label(in.CutTop(u.Px(waitTitle), u.Px(6)), title, draw.Style{Size: 17, Bold: true, Color: draw.Muted})
	if text := q.moving(); text != "" {
		h := u.Paragraph(in, text, q.movingStyle(in, text))
		u.Note("moving", text, draw.Rect{X: in.X, Y: in.Y, W: in.W, H: h})
	}
	if u.Button("skip", b, a.Say("skip"), ui.ButtonStyle{Align: draw.Center, Tip: a.Say("skip-tip"), Cap: Caps(u, ActPress)}) {
		q.Skip()
		a.Touch()
	}
}

// WaitingHeight is how high the room inside the panel must be that Waiting has in a width.
func (q *Question) WaitingHeight(width float64) float64 {
	u := q.App.UI
	high := u.Px(waitTitle + 6 + 6 + waitSkip)
	if text := q.moving(); text != "" {
		high += u.ParagraphHeight(width, text, draw.Style{Size: movingSize})
	}
	return high
}

// moving is the sentence about what moves.
func (q *Question) moving() string {
	if n := len(q.Play.Show.Lines); n > 0 {
		return q.Play.Show.Lines[n-1].Text
	}
	return ""
}

// movingSize is how large that is written, in units of the design, where there is room for all of it.
const movingSize = 16

// movingStyle is how it is written: smaller where it would not be whole.
func (q *Question) movingStyle(in draw.Rect, text string) draw.Style {
	st := draw.Style{Size: movingSize, Color: draw.Text}
	for st.Size > 12 && q.App.UI.ParagraphHeight(in.W, text, st) > in.H {
		st.Size--
	}
	return st
}

// Nothing is what stands in the panel when nobody is asked: the game is over, or the
// rules failed and only undo leads on. It reports whether the result is to be shown.
func (q *Question) Nothing(in draw.Rect) bool {
	a := q.App
	u := a.UI
	_, over := q.Play.Session.Over()
	text := a.Say("nothing-asked")
	if q.Play.Session.Broken() {
		text = a.Say("broken")
	} else if over {
		text = a.Say("over")
	}
	h := u.Paragraph(in, text, draw.Style{Size: 16, Color: draw.Text})
	u.Note("prompt.text", text, draw.Rect{X: in.X, Y: in.Y, W: in.W, H: h})
	b := in.CutBottom(u.Px(40), 0)
	if over {
		if u.Button("result", b, a.Say("to-result"), ui.ButtonStyle{Align: draw.Center, Primary: true}) {
			q.Looking = false
			return true
		}
		return false
	}
	if u.Button("undo.panel", b, a.Say("undo"), ui.ButtonStyle{Align: draw.Center, Primary: true}) {
		q.Undo()
	}
	return false
}

// Confirm builds the button at the bottom that gives the answer.
func (q *Question) Confirm(in *draw.Rect, label, reason string) bool {
	u := q.App.UI
	b := in.CutBottom(u.Px(42), u.Px(8))
	if reason != "" && Struck(&u.In, ActPress) && u.Focused() == "" && q.Draft.Refusal == "" {
		q.Draft.Refusal = reason
		q.App.Touch()
	}
	st := ui.ButtonStyle{Align: draw.Center, Primary: reason == "", Reason: reason, Size: 16, Cap: Caps(u, ActPress)}
	return u.Button("confirm", b, label, st)
}

// Prepare makes the first draft of an answer whose options are given in some order, or
// one for each of several.
func (q *Question) Prepare(d game.Decision) {
	switch d.Shape {
	case game.Order:
		for _, o := range d.Options {
			if o.Legal() {
				q.Draft.Picks = append(q.Draft.Picks, o.ID)
			}
		}
	case game.OneForEach:
		q.Draft.Each = map[string]string{}
		if len(d.Slots) > 0 {
			q.Draft.Slot = d.Slots[0].ID
		}
	}
}
