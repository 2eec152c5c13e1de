package table

import (
	"slices"

	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// Tool is something that a player can do beside answering.
type Tool struct {
	ID     string // of its button, and the key of its words
	Often  bool   // it stands in the bar even where that is short
	On     bool
	Reason string // why it cannot be used now
	Use    func()
}

const toolGap = 4 // between tools, in units of the design

// Tools are, from the right: menu, fit, flip, those that are the game's own, redo, undo.
func (s *Sight) Tools(q *scene.Question, menu func() scene.Overlay, own ...Tool) []Tool {
	a, redo, undo := q.App, "", ""
	if q.Play.Session.CanRedo() == 0 {
		redo = a.Say("nothing-redo")
	}
	if !q.Play.CanTakeBack() {
		undo = a.Say("nothing-undo")
	}
	return slices.Concat([]Tool{
		{ID: "menu", Often: true, On: a.Covers.Over != nil, Use: func() { a.Cover(menu()) }},
		{ID: "fit", On: s.Cam.Fitted, Use: s.Fit},
		{ID: "flip", On: s.Cam.Flipped, Use: s.Flip},
	}, own, []Tool{
		{ID: "redo", Reason: redo, Use: q.Redo},
		{ID: "undo", Often: true, Reason: undo, Use: q.Undo},
	})
}

// InBar are those of the tools that stand in the bar, where the table has no foot.
func InBar(tools []Tool) []Tool {
	return slices.DeleteFunc(slices.Clone(tools), func(x Tool) bool { return !x.Often })
}

// InMenu are all others: there they stand in the menu.
func InMenu(d *scene.Desk, tools []Tool) (out []scene.MenuTool) {
	for _, x := range tools {
		if !x.Often {
			label, tip := d.Say(x.ID), d.Say(x.ID+"-tip")
			out = append(out, scene.MenuTool{ID: x.ID, Label: label, Tip: tip, On: x.On, Reason: x.Reason, Use: x.Use})
		}
	}
	return out
}

// toolWide is how wide the button of a tool is.
func toolWide(d *scene.Desk, x Tool) float64 {
	return d.UI.Fonts.Width(d.Say(x.ID), draw.Style{Size: d.UI.Px(13)}) + d.UI.Px(18)
}

// ToolsWide is how wide the buttons of tools are, with what is between them.
func ToolsWide(d *scene.Desk, tools []Tool) (wide float64) {
	for _, x := range tools {
		wide += toolWide(d, x) + d.UI.Px(toolGap)
	}
	return wide
}

// ToolButtons builds buttons for tools, from the right.
func ToolButtons(d *scene.Desk, in *draw.Rect, tools []Tool) {
	u := d.UI
	for _, x := range tools {
		r := in.CutRight(toolWide(d, x), u.Px(toolGap))
		u.Solid(r)
		st := ui.ButtonStyle{Size: 13, Align: draw.Center, Tip: d.Say(x.ID + "-tip"), On: x.On, Reason: x.Reason}
		if u.Button(x.ID, r, d.Say(x.ID), st) {
			x.Use()
			d.Touch()
		}
	}
}

// Latest tells what has happened last, in the line below the table; it reports whether all of the log is to open above
// it, or to close.
func Latest(d *scene.Desk, r draw.Rect, lines []scene.LogLine, open bool) (fold bool) {
	u := d.UI
	u.Solid(r)
	u.L.Round(r, u.Px(5), draw.Fade(draw.Floating, 0.92))
	u.L.Ring(r, u.Px(5), max(1, u.Px(1)), draw.Edge)
	button := r.CutRight(u.Px(30), u.Px(4))
	label := "▲"
	if open {
		label = "▼"
	}
	st := ui.ButtonStyle{Size: 12, Align: draw.Center, Quiet: true, On: open, Tip: d.Say("log-tip")}
	fold = u.Button("log.tall", button, label, st)
	r.CutLeft(u.Px(10), 0)
	word := d.Say("log")
	w := u.Fonts.Width(word, draw.Style{Size: u.Px(12), Bold: true})
	u.Label(r.CutLeft(w+2, u.Px(8)), word, draw.Style{Size: 12, Bold: true, Color: draw.Muted})
	text := ""
	if len(lines) > 0 {
		text = lines[len(lines)-1].Text
	}
	u.Label(r, text, draw.Style{Size: 14, Color: draw.Text})
	if u.Fonts.Width(text, draw.Style{Size: u.Px(14)}) > r.W && u.Over(r) {
		u.Tip(text, r)
	}
	u.Note("log.latest", text, r)
	return fold
}
