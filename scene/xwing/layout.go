package xwing

import (
	"xwing/game"
	"xwing/scene"
	"xwing/scene/table"
)

// measures are how what is X-Wing's on the table screen is divided, in units of the design.
type measures struct {
	seat   float64 // wide is a player's name in the bar
	scored float64 // wide is the bar of a score; 0: the number alone is shown
	steps  bool    // the bar lists all steps of a round, else the one that is on
	strips bool    // rosters are strips of badges until one is opened
	strip  float64 // wide is one
	die    float64 // is the side of a die
	around float64 // is left free around what lies in a tray of dice
}

// measured is how it is divided in a room.
func (d *desk) measured() measures {
	if d.Room() == scene.Narrow {
		// Dice are never smaller on screen than where words are smaller.
		die := 36 + 22*min(d.Width/d.UI.Px(640)-1, 1)
		return measures{seat: 106, strips: true, strip: 44, die: die, around: 6}
	}
	return measures{seat: rosterWide, scored: 86, steps: true, strip: 34, die: 58, around: 10}
}

// rosterWide is how wide a roster is, in units of the design.
const rosterWide = 184

// layout divides the screen, and has the camera look at what it is about.
func (t *tableScreen) layout(a *Client) {
	if d, ok := t.question.Pending(); ok && t.play.board.Resting() {
		t.sight.Asked = d.Seat
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
	t.look(a)
}
