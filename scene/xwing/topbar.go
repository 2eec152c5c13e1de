package xwing

import (
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// topBar shows round, phases, first player and initiative, and has the buttons
// that do not belong to a question.
func (t *tableScreen) topBar(a *Client) {
	u := a.UI
	bar := t.sight.areas.top
	u.Solid(bar)
	u.L.Fill(bar, draw.Panel)
	u.L.Fill(draw.Rect{X: 0, Y: bar.Bottom() - 1, W: bar.W, H: 1}, draw.Edge)
	in := bar.Inset(u.Px(6))
	in.X, in.W = u.Px(12), bar.W-u.Px(20)
	v := &t.play.board.view
	t.topButtons(a, &in)

	round := a.Say("round", "n", strconv.Itoa(v.Round))
	if v.Round == 0 {
		round = a.Say("setup")
	}
	u.Label(in.CutLeft(u.Px(86), u.Px(6)), round, draw.Style{Size: 17, Bold: true, Color: draw.Text})
	t.cards.help(a, draw.Rect{X: u.Px(12), Y: bar.Y, W: u.Px(86), H: bar.H}, "help-round")
	u.Note("bar.round", round, draw.Rect{X: u.Px(12), Y: bar.Y, W: u.Px(86), H: bar.H})
	for p := board.Planning; p <= board.End; p++ {
		label := a.Say("phase-" + p.String())
		st := draw.Style{Size: 14, Color: draw.Dim}
		on := v.Phase == p
		if on {
			st.Color, st.Bold = draw.White, true
		}
		w := u.Fonts.Width(label, draw.Style{Size: u.Px(14), Bold: true}) + u.Px(18)
		cell := in.CutLeft(w, u.Px(2))
		if on {
			u.L.Round(cell.Inset(u.Px(2)), u.Px(5), draw.ButtonOn)
			u.Note("bar.phase", p.String(), cell)
		}
		st.Align = draw.Center
		u.Label(cell, label, st)
		t.cards.help(a, cell, "help-phase-"+p.String())
	}
	in.CutLeft(u.Px(8), 0)
	if s := v.Ship(v.Active); s != nil {
		text := a.Say("initiative", "n", strconv.Itoa(t.play.board.initiative))
		st := draw.Style{Size: 14, Bold: true, Color: draw.RGB(0xffb454)}
		wide := func(s string) float64 { return u.Fonts.Width(s, draw.Style{Size: u.Px(14), Bold: true}) + u.Px(6) }
		first := a.Say("first-player", "seat", v.First.ID())
		if named := t.play.words.Value("ship", s.ID.Piece()) + " · " + text; wide(named)+wide(first)+u.Px(30) < in.W {
			text = named
		}
		cell := in.CutRight(wide(text), u.Px(6))
		u.Label(cell, text, st)
		u.Note("bar.initiative", text, cell)
		t.cards.help(a, cell, "help-initiative")
	}
	if v.Chosen {
		in.W = max(in.W, u.Px(24))
		t.cards.help(a, in, "help-first")
		art.SeatMark(u.L, v.First, in.X+u.Px(7), in.Y+in.H/2, u.Px(6), max(1, u.Px(1)))
		in.CutLeft(u.Px(18), 0)
		text := a.Say("first-player", "seat", v.First.ID())
		u.Label(in, text, draw.Style{Size: 14, Color: draw.Muted})
		u.Note("bar.first", text, in)
	}
}

// actionHelp explains the action that an option would perform, "" if it is none.
func (t *question) actionHelp(a *Client, d game.Decision, o *game.Option) string {
	k, err := catalog.ParseActionType(granted(o.ID))
	if err != nil || d.Kind != ask.ChooseAction && d.Kind != ask.ChooseAbility {
		return ""
	}
	return a.Say("help-action-" + k.String())
}

// granted is the action of an answer, which may name what grants it before it.
func granted(id string) string {
	_, action, ok := strings.Cut(id, ">")
	if !ok {
		return id
	}
	return action
}

// tokenHelp says what a token does that an answer gives or takes.
func (t *question) tokenHelp(a *Client, d game.Decision, o *game.Option) string {
	key := "help-token-" + o.ID
	switch d.Kind {
	case ask.ChooseEither, ask.ChooseToken, ask.ChooseJamEffect:
		if t.play.words.Has("ui." + key) {
			return a.Say(key)
		}
	}
	return ""
}

// help explains what stands in r while the mouse rests on it.
func (t *cards) help(a *Client, r draw.Rect, key string) {
	if a.UI.Over(r) {
		a.UI.Tip(a.Say(key), r)
	}
}

// topButtons are, from the right: menu, fit, flip, ruler, ranges, redo, undo.
func (t *tableScreen) topButtons(a *Client, in *draw.Rect) {
	u := a.UI
	button := func(id, key string, st ui.ButtonStyle) bool {
		label := a.Say(key)
		w := u.Fonts.Width(label, draw.Style{Size: u.Px(14)}) + u.Px(22)
		st.Size, st.Align, st.Tip = 14, draw.Center, a.Say(key+"-tip")
		return u.Button(id, in.CutRight(w, u.Px(6)), label, st)
	}
	if button("menu", "menu", ui.ButtonStyle{On: a.Covers.Over != nil}) {
		a.Cover(menuOverlay{t})
	}
	if button("fit", "fit", ui.ButtonStyle{On: t.sight.cam.Fitted}) {
		t.sight.cam.Fit(t.play.board.view.Area.Width, t.play.board.view.Area.Height)
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
	in.CutRight(u.Px(8), 0)
}
