package xwing

import (
	"xwing/game"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// foot is the lowest line over the table: what has happened last, and the tools that do not
// belong to a question.
func (t *tableScreen) foot(a *Client) {
	in := t.sight.areas.foot
	t.tools(a, &in)
	t.side.latest(a.desk, in)
}

// menu is what can be done beside playing.
func (t *tableScreen) menu() scene.Overlay {
	return scene.MenuOverlay{Question: &t.question.Question, Rules: func() scene.Overlay {
		return rulesOverlay{t, t.play.state().Rules().Edition}
	}}
}

// tools are, from the right: menu, fit, flip, ruler, ranges, redo, undo.
func (t *tableScreen) tools(a *Client, in *draw.Rect) {
	u := a.UI
	button := func(id, key string, st ui.ButtonStyle) bool {
		label := a.Say(key)
		w := u.Fonts.Width(label, draw.Style{Size: u.Px(13)}) + u.Px(18)
		st.Size, st.Align, st.Tip = 13, draw.Center, a.Say(key+"-tip")
		r := in.CutRight(w, u.Px(4))
		u.Solid(r)
		return u.Button(id, r, label, st)
	}
	if button("menu", "menu", ui.ButtonStyle{On: a.Covers.Over != nil}) {
		a.Cover(t.menu())
	}
	if button("fit", "fit", ui.ButtonStyle{On: t.sight.cam.Fitted}) {
		t.sight.fit()
		a.Touch()
	}
	if button("flip", "flip", ui.ButtonStyle{On: t.sight.cam.Flipped}) {
		t.sight.flip()
		a.Touch()
	}
	if button("ruler", "ruler", ui.ButtonStyle{On: t.ruler.on}) {
		*t.ruler = ruler{on: !t.ruler.on}
		a.Touch()
	}
	if button("ranges", "ranges", ui.ButtonStyle{On: t.side.ranges}) {
		t.side.ranges = !t.side.ranges
		a.Touch()
	}
	redo := ui.ButtonStyle{}
	if t.play.Session.CanRedo() == 0 {
		redo.Reason = a.Say("nothing-redo")
	}
	if button("redo", "redo", redo) {
		t.question.Redo()
	}
	undo := ui.ButtonStyle{}
	if can := t.play.Session.CanUndo(game.NoSeat); can.Choices == 0 && !can.End {
		undo.Reason = a.Say("nothing-undo")
	}
	if button("undo", "undo", undo) {
		t.question.Undo()
	}
}

// latest tells what has happened last; all of the log opens above it.
func (t *side) latest(a *desk, r draw.Rect) {
	u := a.UI
	u.Solid(r)
	u.L.Round(r, u.Px(5), draw.Fade(draw.Floating, 0.92))
	u.L.Ring(r, u.Px(5), max(1, u.Px(1)), draw.Edge)
	fold := r.CutRight(u.Px(30), u.Px(4))
	label := "▲"
	if t.open {
		label = "▼"
	}
	st := ui.ButtonStyle{Size: 12, Align: draw.Center, Quiet: true, On: t.open, Tip: a.Say("log-tip")}
	if u.Button("log.tall", fold, label, st) {
		t.foldLog(a)
	}
	r.CutLeft(u.Px(10), 0)
	word := a.Say("log")
	w := u.Fonts.Width(word, draw.Style{Size: u.Px(12), Bold: true})
	u.Label(r.CutLeft(w+2, u.Px(8)), word, draw.Style{Size: 12, Bold: true, Color: draw.Muted})
	text := ""
	if lines := t.play.board.Lines; len(lines) > 0 {
		text = lines[len(lines)-1].Text
	}
	u.Label(r, text, draw.Style{Size: 14, Color: draw.Text})
	if u.Fonts.Width(text, draw.Style{Size: u.Px(14)}) > r.W && u.Over(r) {
		u.Tip(text, r)
	}
	u.Note("log.latest", text, r)
}
