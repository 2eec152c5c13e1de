package xwing

import (
	"xwing/game"
	"xwing/scene/table"
)

// look has the camera show what the game is about, unless a player has it for himself.
func (t *tableScreen) look(a *Client) {
	set := &a.Opt.Settings
	g := table.Gaze{Now: a.Clock.Tick, Ticks: table.GlideTicks(set.Animation), Held: t.held(a.desk), Still: set.Table.Still}
	t.sight.Look(&a.Desk, g, t.subject)
}

// held reports whether somebody is at something on the table that may not move under his
// hand.
func (t *tableScreen) held(a *desk) bool {
	for _, down := range a.UI.In.Down {
		if down {
			return true
		}
	}
	return t.ruler.On || t.sight.Panning() || t.placing.Dragging()
}

// layout divides the screen, and has the camera look at what it is about.
func (t *tableScreen) layout(a *Client) {
	if d, ok := t.question.Pending(); ok && t.play.board.Resting() {
		t.sight.Asked = t.play.board.view.Head(d.Seat)
	}
	v := &t.play.board.view
	t.sight.Area = table.Area(v.Area)
	p := table.Parts{Order: v.Round > 0, LogOpen: t.side.open}
	for seat := range p.Sides {
		p.Sides[seat] = t.side.wide(a.desk, game.Seat(seat))
	}
	if table.Measured(&a.Desk).Foot == 0 && t.play.Session != nil {
		p.Tools = table.ToolsWide(&a.Desk, table.InBar(t.tools()))
	}
	t.sight.Layout(&a.Desk, p)
	t.lessonRoom(a.desk)
	t.look(a)
}
