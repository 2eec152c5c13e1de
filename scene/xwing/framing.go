package xwing

import (
	"xwing/game/xwing/board"
	"xwing/scene/table"
)

// closeUp is where a line of the log leads, in units of the design that a millimetre is at least.
const closeUp = 1.3

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
	return t.ruler.on || t.sight.Panning() || t.placing.Dragging()
}

// showAttack frames an attack at once, above what stands at the foot of the window.
func (t *tableScreen) showAttack(a *Client, attacker, defender board.ShipID, foot float64) {
	s := t.about(roomAttack)
	t.addShip(&s, attacker, 0)
	t.addShip(&s, defender, 0)
	free := t.sight.Areas.Table
	free.CutBottom(foot, 0)
	t.sight.Show(&a.Desk, a.Clock.Tick, s, free)
}
