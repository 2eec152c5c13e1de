package armada

import (
	"strconv"

	"xwing/game"
	"xwing/game/armada/board"
	"xwing/scene"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/table"
)

// topBar shows who plays and his score, at the sides, and in the middle round and phases.
func (t *tableScreen) topBar(a *desk) {
	in := t.sight.Bar(a.Desk)
	v := &t.play.board.view
	wide, narrow := float64(nameWide), a.Room() == scene.Narrow
	if narrow {
		wide = 106
	}
	for _, seat := range []game.Seat{game.Red, game.Blue} {
		letter := ""
		if v.First == seat {
			letter = "1"
		}
		r := t.sight.BarSeat(a.Desk, &in, seat, wide, t.play.words.Seat(seat), letter)
		if letter != "" {
			text := a.Say("first-player", "seat", seat.ID())
			a.help(r, text)
			a.UI.Note("bar.first", text, r)
		}
	}
	for _, seat := range []game.Seat{game.Red, game.Blue} {
		t.score(a, &in, seat, narrow)
	}
	t.phases(a, in, narrow)
}

// help explains what stands in r while the mouse rests on it.
func (a *desk) help(r draw.Rect, text string) {
	if a.UI.Over(r) {
		a.UI.Tip(text, r)
	}
}

// score shows how many points a seat has, as a number and as a bar: of all that there are.
func (t *tableScreen) score(a *desk, in *draw.Rect, seat game.Seat, narrow bool) {
	u, v := a.UI, &t.play.board.view
	cut, align := in.CutLeft, draw.Left
	if seat == game.Blue {
		cut, align = in.CutRight, draw.RightAligned
	}
	cut(u.Px(10), 0)
	n := t.play.state().Score(seat)
	words := strconv.Itoa(n)
	r := cut(u.Px(48), u.Px(6))
	u.Label(r, words, draw.Style{Size: 24, Bold: true, Color: draw.Text, Align: align})
	a.help(r, a.Say("help-score"))
	u.Note("bar.score:"+seat.ID(), words, r)
	if narrow {
		return
	}
	bar := cut(u.Px(scoreWide), u.Px(10))
	box := draw.Rect{X: bar.X, Y: bar.Y + bar.H/2 - u.Px(3), W: bar.W, H: u.Px(6)}
	u.L.Round(box, u.Px(3), draw.EdgeSoft)
	part := min(float64(n)/float64(max(v.Sides[board.Across(seat)].Cost, 1)), 1)
	fill := draw.Rect{X: box.X, Y: box.Y, W: box.W * part, H: box.H}
	if seat == game.Blue {
		fill.X = box.Right() - fill.W
	}
	if fill.W > 0 {
		u.L.Round(fill, u.Px(3), art.SeatColor(seat))
	}
	a.help(bar, a.Say("help-score"))
}

// phases shows the round and its phases, the one that is on marked.
func (t *tableScreen) phases(a *desk, in draw.Rect, narrow bool) {
	v, rounds := &t.play.board.view, t.play.state().Rounds()
	s := table.Steps{Round: a.Say("setup"), Now: v.Round, Rounds: rounds, On: -1, Help: func(r draw.Rect, id string) {
		if id != "" {
			a.help(r, a.Say("help-phase-"+id))
		}
	}}
	switch {
	case v.Round > 0 && rounds > 0:
		s.Round = a.Say("round-of", "n", strconv.Itoa(v.Round), "of", strconv.Itoa(rounds))
	case v.Round > 0:
		s.Round = a.Say("round", "n", strconv.Itoa(v.Round))
	}
	for p := board.CommandPhase; p <= board.StatusPhase; p++ {
		if narrow && p != v.Phase {
			continue
		}
		if p == v.Phase {
			s.On = len(s.Names)
		}
		s.Names, s.IDs = append(s.Names, a.Say("phase-"+p.String())), append(s.IDs, p.String())
	}
	table.BarSteps(a.Desk, in, s)
}
