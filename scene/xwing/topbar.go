package xwing

import (
	"slices"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// topBar shows who plays and his score, at the sides, and in the middle round and steps.
// The half of who is asked has its light.
func (t *tableScreen) topBar(a *desk) {
	u := a.UI
	bar := t.sight.Areas.Top
	u.Solid(bar)
	u.L.Fill(bar, draw.Panel)
	u.L.Fill(draw.Rect{X: 0, Y: bar.Bottom() - 1, W: bar.W, H: 1}, draw.Edge)
	in := bar
	if end := t.sight.Areas.Foot; end.Y < bar.Bottom() {
		in.CutRight(max(bar.Right()-end.X, 0), u.Px(6))
	}
	for _, seat := range []game.Seat{game.Red, game.Blue} {
		t.seat(a, &in, seat)
	}
	t.score(a, &in)
	t.steps(a, in)
}

// seat shows a player: mark, name, and whether he is first player.
func (t *tableScreen) seat(a *desk, in *draw.Rect, seat game.Seat) {
	u, v := a.UI, &t.play.board.view
	c, wide := art.SeatColor(seat), a.measured().seat
	r, align := draw.Rect{}, draw.Left
	if seat == game.Blue {
		r, align = in.CutRight(u.Px(wide), 0), draw.RightAligned
	} else {
		r = in.CutLeft(u.Px(wide), 0)
	}
	if t.sight.Asked == seat {
		some, none := draw.Fade(c, 0.4), draw.Fade(c, 0.1)
		if seat == game.Blue {
			some, none = none, some
		}
		u.L.Across(r, some, none)
		u.L.Fill(draw.Rect{X: r.X, Y: r.Bottom() - u.Px(3), W: r.W, H: u.Px(3)}, c)
	}
	first := v.Chosen && v.First == seat
	text := ""
	if first {
		text = a.Say("first-player", "seat", seat.ID())
		a.help(r, "help-first")
		u.Note("bar.first", text, r)
	}
	room := draw.Rect{X: r.X + u.Px(10), Y: r.Y, W: r.W - u.Px(20), H: r.H}
	mark := room.CutLeft(u.Px(18), u.Px(6))
	if seat == game.Blue {
		room = draw.Rect{X: r.X + u.Px(10), Y: r.Y, W: r.W - u.Px(20), H: r.H}
		mark = room.CutRight(u.Px(18), u.Px(6))
	}
	x, y := mark.Center()
	art.SeatMark(u.L, seat, x, y, u.Px(8.5), max(1, u.Px(1)))
	if first {
		u.L.Text(x, y, "1", draw.Style{Size: u.Px(12), Bold: true, Color: draw.White, Align: draw.Center})
	}
	name := t.play.words.Seat(seat)
	u.Label(room, name, draw.Style{Size: nameSize(u, name, room.W), Bold: true, Color: art.SeatName(seat), Align: align})
}

// nameSize is how large a name is written: smaller where it would not stand in one line.
func nameSize(u *ui.UI, name string, room float64) float64 {
	const most, least = 17, 11
	return min(max(most*room/max(u.Fonts.Width(name, draw.Style{Size: u.Px(most), Bold: true}), 1), least), most)
}

// score shows how many points each side has, as the rules count them, and how many of all
// that there are.
func (t *tableScreen) score(a *desk, in *draw.Rect) {
	u := a.UI
	state := t.play.state()
	scored := a.measured().scored
	in.CutLeft(u.Px(min(14, 4+scored)), 0)
	in.CutRight(u.Px(min(14, 4+scored)), 0)
	now := state.Standing(&t.play.board.view)
	for _, seat := range []game.Seat{game.Red, game.Blue} {
		cut, align := in.CutLeft, draw.Left
		if seat == game.Blue {
			cut, align = in.CutRight, draw.RightAligned
		}
		words := strconv.Itoa(now[seat])
		width, ahead := 48.0, state.Mission() != nil
		if ahead {
			width = 34
		}
		r := cut(u.Px(width), u.Px(6))
		u.Label(r, words, draw.Style{Size: 24, Bold: true, Color: draw.Text, Align: align})
		wide := scored
		if ahead {
			t.ahead(a, cut(u.Px(28), u.Px(6)), seat)
			wide = scored - 20
		}
		a.help(r, t.play.asPlayed("help-score"))
		u.Note("bar.score:"+seat.ID(), words, r)
		if wide <= 0 {
			continue
		}
		bar := cut(u.Px(wide), u.Px(10))
		t.scoreBar(a, draw.Rect{X: bar.X, Y: bar.Y + bar.H/2 - u.Px(3), W: bar.W, H: u.Px(6)}, seat, now[seat])
		a.help(bar, t.play.asPlayed("help-score"))
	}
}

// steps shows the round and the phases of the edition, the one that is on marked.
func (t *tableScreen) steps(a *desk, in draw.Rect) {
	u, v := a.UI, &t.play.board.view
	rounds := t.play.state().Rules().Edition.Ending.Rounds
	round := a.Say("round", "n", strconv.Itoa(v.Round))
	switch {
	case v.Round == 0 && t.play.state().Mission() != nil:
		round = t.play.words.Value("scenario", t.play.state().Mission().ID)
	case v.Round == 0:
		round = a.Say("setup")
	case rounds > 0:
		round = a.Say("round-of", "n", strconv.Itoa(v.Round), "of", strconv.Itoa(rounds))
	}
	size := u.Px(13)
	wide := func(s string) float64 { return u.Fonts.Width(s, draw.Style{Size: size, Bold: true}) + u.Px(20) }
	phases := t.phases()
	if v.Round == 0 && t.play.state().Mission() != nil { // whose name has the room
		phases, rounds = nil, 0
	}
	if !a.measured().steps {
		phases = slices.DeleteFunc(phases, func(p board.Phase) bool { return p != v.Phase || v.Round == 0 })
	}
	named := draw.Style{Size: 18, Bold: true, Color: draw.Text}
	head := max(u.Px(86), u.Fonts.Width(round, draw.Style{Size: u.Px(18), Bold: true})+u.Px(8))
	room := u.Px(6)
	for _, p := range phases {
		room += wide(a.Say("phase-"+p.String())) + u.Px(2)
	}
	head = min(head, max(in.W-room, u.Px(60)))
	room += head
	dots := u.Px(11)*float64(rounds) + u.Px(10)
	if rounds == 0 || room+dots > in.W {
		dots = 0
	}
	in.X += max((in.W-room-dots)/2, 0)
	r := in.CutLeft(head, u.Px(6))
	u.Label(r, round, named)
	a.help(r, t.play.asPlayed("help-round"))
	u.Note("bar.round", round, r)
	if dots > 0 {
		t.rounds(a, in.CutLeft(dots-u.Px(10), u.Px(10)), rounds)
	}
	for _, p := range phases {
		label := a.Say("phase-" + p.String())
		st := draw.Style{Size: 13, Color: draw.StepOff, Align: draw.Center}
		cell := in.CutLeft(wide(label), u.Px(2))
		if v.Phase == p {
			st.Color, st.Bold = draw.White, true
			u.L.Round(draw.Rect{X: cell.X, Y: cell.Y + u.Px(9), W: cell.W, H: cell.H - u.Px(18)}, u.Px(14), draw.Primary)
			u.Note("bar.phase", p.String(), cell)
		}
		u.Label(cell, label, st)
		a.help(cell, "help-phase-"+p.String())
	}
}

// rounds is a dot for each round of a game that has a last one.
func (t *tableScreen) rounds(a *desk, r draw.Rect, n int) {
	for i, cell := range r.Columns(n, 0) {
		x, y := cell.Center()
		c, size := draw.Edge, a.UI.Px(2.5)
		switch now := t.play.board.view.Round; {
		case i+1 == now:
			c, size = draw.Now, a.UI.Px(4)
		case i+1 < now:
			c = draw.Muted
		}
		a.UI.L.Disc(x, y, size, c)
	}
}

// phases lists the phases of a round of the edition.
func (t *tableScreen) phases() []board.Phase {
	e := t.play.state().Rules().Edition
	var out []board.Phase
	for _, s := range e.Steps[e.Again:] {
		if p := s.Phase(); !slices.Contains(out, p) {
			out = append(out, p)
		}
	}
	return out
}

// actionHelp explains the action that an option would perform, "" if it is none.
func (t *question) actionHelp(a *desk, d game.Decision, o *game.Option) string {
	k, err := catalog.ParseActionType(xwing.Untreated(granted(o.ID)))
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
func (t *question) tokenHelp(a *desk, d game.Decision, o *game.Option) string {
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
func (a *desk) help(r draw.Rect, key string) {
	if a.UI.Over(r) {
		a.UI.Tip(a.Say(key), r)
	}
}
