package xwing

import (
	"slices"

	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// foot is what does not belong to a question: what has happened last, and the tools. Where
// the table has no line for it, the tools used most stand in the bar, all others in the menu.
func (t *tableScreen) foot(a *Client) {
	in := t.sight.Areas.Foot
	if tools := t.tools(a); a.desk.measured().foot > 0 {
		t.toolButtons(a, &in, tools)
		t.side.latest(a.desk, in)
	} else {
		t.toolButtons(a, &in, often(tools))
	}
}

// tool is something that a player can do beside answering.
type tool struct {
	id     string // of its button, and the key of its words
	often  bool   // it stands in the bar even where that is short
	on     bool
	reason string // why it cannot be used now
	use    func()
}

// tools are, from the right: menu, fit, flip, ruler, ranges, redo, undo.
func (t *tableScreen) tools(a *Client) []tool {
	redo, undo := "", ""
	if t.play.Session.CanRedo() == 0 {
		redo = a.Say("nothing-redo")
	}
	if !t.play.CanTakeBack() {
		undo = a.Say("nothing-undo")
	}
	return []tool{
		{id: "menu", often: true, on: a.Covers.Over != nil, use: func() { a.Cover(t.menu()) }},
		{id: "fit", on: t.sight.Cam.Fitted, use: t.sight.Fit},
		{id: "flip", on: t.sight.Cam.Flipped, use: t.sight.Flip},
		{id: "ruler", on: t.ruler.on, use: func() { *t.ruler = ruler{on: !t.ruler.on} }},
		{id: "ranges", on: t.side.ranges, use: func() { t.side.ranges = !t.side.ranges }},
		{id: "redo", reason: redo, use: t.question.Redo},
		{id: "undo", often: true, reason: undo, use: t.question.Undo},
	}
}

// often are those of the tools that stand even in a short bar.
func often(tools []tool) []tool {
	return slices.DeleteFunc(slices.Clone(tools), func(x tool) bool { return !x.often })
}

// menu is what can be done beside playing; with it stand the tools that nothing else shows.
func (t *tableScreen) menu() scene.Overlay {
	a := t.client
	m := scene.MenuOverlay{Question: &t.question.Question, Rules: func() scene.Overlay {
		return rulesOverlay{t, t.play.state().Rules().Edition}
	}}
	if a.desk.measured().foot > 0 {
		return m
	}
	m.Tools = func() []scene.MenuTool {
		out := []scene.MenuTool{{ID: "log.tall", Label: a.Say("log"), On: t.side.open, Use: func() { t.side.foldLog(a.desk) }}}
		for _, x := range t.tools(a) {
			if !x.often {
				out = append(out, scene.MenuTool{ID: x.id, Label: a.Say(x.id), Tip: a.Say(x.id + "-tip"), On: x.on, Reason: x.reason, Use: x.use})
			}
		}
		return out
	}
	return m
}

// toolWide is how wide the button of a tool is.
func toolWide(a *Client, x tool) float64 {
	return a.UI.Fonts.Width(a.Say(x.id), draw.Style{Size: a.UI.Px(13)}) + a.UI.Px(18)
}

// barEnd is what of the bar on top the tools take that stand in it; nothing where they have a
// line of their own.
func (t *tableScreen) barEnd(a *Client, bar draw.Rect) draw.Rect {
	gap, wide := a.UI.Px(4), 0.0
	if a.desk.measured().foot == 0 && t.play.Session != nil {
		for _, x := range often(t.tools(a)) {
			wide += toolWide(a, x) + gap
		}
	}
	return bar.CutRight(wide, 0).Inset(min(gap, wide))
}

// toolButtons builds buttons for tools, from the right.
func (t *tableScreen) toolButtons(a *Client, in *draw.Rect, tools []tool) {
	u := a.UI
	for _, x := range tools {
		r := in.CutRight(toolWide(a, x), u.Px(4))
		u.Solid(r)
		st := ui.ButtonStyle{Size: 13, Align: draw.Center, Tip: a.Say(x.id + "-tip"), On: x.on, Reason: x.reason}
		if u.Button(x.id, r, a.Say(x.id), st) {
			x.use()
			a.Touch()
		}
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
