package xwing

import (
	"strconv"

	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/table"
	"xwing/scene/ui"
)

// Measures of the strip, in units of the design.
const (
	lessonHead    = 20 // high is its title, where panels are broad
	lessonButtons = 30 // likewise its buttons
	lessonGap     = 6
)

// lessonText is what the strip says: what has just been learnt, and what is to be done.
func (t *tableScreen) lessonText(a *desk) (news []string, now string) {
	for _, id := range t.play.coach.News() {
		news = append(news, a.Say("lesson-"+id))
	}
	switch {
	case !t.taught.asks:
		return news, a.Say("lesson-watch")
	case t.taught.hint.Step == "":
		return news, a.Say("lesson-free")
	}
	return news, a.Say("lesson-" + t.taught.hint.Step)
}

// lessonNews is how the strip writes what has been learnt.
var lessonNews = draw.Style{Size: 14, Color: draw.Text}

// lessonNow is how it writes what is to be done.
func (d *desk) lessonNow() draw.Style {
	st := draw.Style{Size: 16, Bold: true, Color: draw.Now}
	if d.Room() != scene.Broad {
		st.Size = 14
	}
	return st
}

// lessonRoom cuts the strip from the room of the question: above it, so that it covers neither that nor the table.
func (t *tableScreen) lessonRoom(a *desk) {
	t.taught.at = draw.Rect{}
	if t.coached() && t.question.BehindCurtain() && t.play.Alone() { // else the dial would be asked for without a word
		d, _ := t.question.Decision()
		t.question.OpenCurtain(d.Seat)
	}
	if t.teach(); !t.coached() || t.question.BehindCurtain() {
		return
	}
	u, asks := a.UI, &t.sight.Areas.Asks
	inside := asks.W - 2*u.Px(table.PanelEdge)
	news, now := t.lessonText(a)
	high := u.Px(2*table.PanelEdge+lessonGap+lessonButtons) + u.ParagraphHeight(inside, now, a.lessonNow())
	if a.Room() == scene.Broad {
		high += u.Px(lessonHead + lessonGap)
	}
	for _, text := range news {
		high += u.ParagraphHeight(inside, text, lessonNews) + u.Px(lessonGap)
	}
	t.taught.whole = high <= asks.H*0.5
	t.taught.at = asks.CutTop(min(high, asks.H*0.5), u.Px(table.Margin))
}

// lessonStrip is the strip: how far the lesson is, its sentence, and the ways out of it.
func (t *tableScreen) lessonStrip(a *desk) {
	if t.taught.at.Empty() {
		return
	}
	u, in := a.UI, table.Floats(a.Desk, t.taught.at)
	buttons := in.CutBottom(u.Px(lessonButtons), u.Px(lessonGap))
	if a.Room() == scene.Broad {
		t.lessonCount(a, in.CutTop(u.Px(lessonHead), u.Px(lessonGap)))
	}
	if t.taught.whole { // no room is left for a bar that nobody needs
		t.lessonSaid(a, in)
	} else {
		u.Scroll("lesson.list", in, func(r draw.Rect) float64 { return t.lessonSaid(a, r) })
	}
	skip := ui.ButtonStyle{Size: 14, Align: draw.Center, Cap: scene.Caps(u, actSkipStep)}
	if t.taught.hint.Step == "" {
		skip.Reason = a.Say("lesson-none")
	}
	leave := buttons.CutRight(buttons.W*0.4, u.Px(lessonGap))
	if u.Button("lesson.skip", buttons, a.Say("lesson-skip"), skip) {
		t.skipStep()
	}
	st := ui.ButtonStyle{Size: 14, Align: draw.Center, Tip: a.Say("lesson-leave-tip")}
	if u.Button("lesson.leave", leave, a.Say("lesson-leave"), st) {
		t.leaveLesson()
	}
}

// lessonSaid writes what the strip says, and returns how high that is.
func (t *tableScreen) lessonSaid(a *desk, r draw.Rect) float64 {
	u, top := a.UI, r.Y
	news, now := t.lessonText(a)
	for i, text := range news {
		h := u.Paragraph(r, text, lessonNews)
		u.Note("lesson.news:"+strconv.Itoa(i), text, draw.Rect{X: r.X, Y: r.Y, W: r.W, H: h})
		r.CutTop(h, u.Px(lessonGap))
	}
	h := u.Paragraph(r, now, a.lessonNow())
	u.Note("lesson.now", now, draw.Rect{X: r.X, Y: r.Y, W: r.W, H: h})
	return r.Y - top + h
}

// lessonCount tells how far the lesson is.
func (t *tableScreen) lessonCount(a *desk, head draw.Rect) {
	over, all := t.play.coach.Count()
	count := a.Say("lesson-count", "n", strconv.Itoa(min(over+1, all)), "of", strconv.Itoa(all))
	a.UI.Note("lesson.count", count, head)
	a.UI.Label(head.CutRight(a.UI.Px(76), a.UI.Px(4)), count, draw.Style{Size: 13, Color: draw.Muted, Align: draw.RightAligned})
	a.UI.Label(head, a.Say("lesson"), draw.Style{Size: 13, Bold: true, Color: draw.Muted})
}
