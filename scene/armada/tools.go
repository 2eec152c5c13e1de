package armada

import (
	"xwing/scene"
	"xwing/scene/table"
)

// foot is what does not belong to a question: what has happened last, and the tools. Where the table has no line for it,
// the tools used most stand in the bar, all others in the menu.
func (t *tableScreen) foot(a *Client) {
	in := t.sight.Areas.Foot
	tools := t.tools()
	if table.Measured(&a.Desk).Foot == 0 {
		table.ToolButtons(&a.Desk, &in, table.InBar(tools))
		return
	}
	table.ToolButtons(&a.Desk, &in, tools)
	if table.Latest(&a.Desk, in, t.play.board.Lines, t.side.open) {
		t.side.foldLog(a.desk)
	}
}

// tools are those of any table, and stacks, ruler and ranges.
func (t *tableScreen) tools() []table.Tool {
	return t.sight.Tools(&t.question.Question, t.menu,
		table.Tool{ID: "stacks", On: t.dials.looking, Reason: t.dials.shut(), Use: t.dials.look},
		table.Tool{ID: "ruler", On: t.ruler.On, Use: t.ruler.Turn},
		table.Tool{ID: "ranges", On: t.ranges, Use: func() { t.ranges = !t.ranges }})
}

// menu is what can be done beside playing; with it stand the tools that nothing else shows.
func (t *tableScreen) menu() scene.Overlay {
	a := t.client
	m := scene.MenuOverlay{Question: &t.question.Question}
	if table.Measured(&a.Desk).Foot > 0 {
		return m
	}
	m.Tools = func() []scene.MenuTool {
		log := scene.MenuTool{ID: "log.tall", Label: a.Say("log"), On: t.side.open, Use: func() { t.side.foldLog(a.desk) }}
		return append([]scene.MenuTool{log}, table.InMenu(&a.Desk, t.tools())...)
	}
	return m
}

// TakesKeys reports whether the table wants arrows, Tab and Enter for itself: for the tool, the dials or a piece in hand.
func (t *tableScreen) TakesKeys() bool {
	_, _, placing := t.placing.InHand()
	return placing || t.tool.asked() || t.dials.asked()
}

// shortcuts are the keys of the table.
func (t *tableScreen) shortcuts(a *Client) {
	if a.Covers.Dialog != nil {
		return
	}
	t.sight.Shortcuts(&a.Desk, table.Keys{Question: &t.question.Question, Ruler: &t.ruler,
		Moves: !t.play.board.Resting() || t.question.Computing(),
		Shut:  t.shut, Menu: func() { a.Cover(t.menu()) }, Own: func() bool { return t.ownKeys(a.desk) }})
	if !t.tool.keys(a.desk) && !t.dials.keys(a.desk) {
		t.placing.Keys()
	}
	if !t.sight.Keys(&a.Desk) {
		table.LogKeys(&a.Desk, func() { t.side.foldLog(a.desk) })
	}
}

// shut puts away what has been opened last beside the table; false where nothing was.
func (t *tableScreen) shut() bool {
	switch {
	case t.dials.looking:
		t.dials.close()
	case t.side.open:
		t.side.open = false
	default:
		return false
	}
	return true
}

// ownKeys take up the ruler, switch range bands on, and look at the own stacks.
func (t *tableScreen) ownKeys(a *desk) bool {
	switch in := &a.UI.In; {
	case scene.Struck(in, actRanges):
		t.ranges = !t.ranges
	case scene.Struck(in, actRuler):
		t.ruler.Turn()
	case scene.Struck(in, actStacks):
		if t.dials.shut() == "" {
			t.dials.look()
		}
	default:
		return false
	}
	a.Touch()
	return true
}
