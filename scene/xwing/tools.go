package xwing

import (
	"slices"

	"xwing/scene"
	"xwing/scene/table"
)

// foot is what does not belong to a question: what has happened last, and the tools. Where
// the table has no line for it, the tools used most stand in the bar, all others in the menu.
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

// tools are those of any table, and ruler and ranges.
func (t *tableScreen) tools() []table.Tool {
	return t.sight.Tools(&t.question.Question, t.menu,
		table.Tool{ID: "ruler", On: t.ruler.On, Use: t.ruler.Turn},
		table.Tool{ID: "ranges", On: t.side.ranges, Use: func() { t.side.ranges = !t.side.ranges }},
		t.threatTool(t.client.desk))
}

// menu is what can be done beside playing; with it stand the tools that nothing else shows.
func (t *tableScreen) menu() scene.Overlay {
	a := t.client
	m := scene.MenuOverlay{Question: &t.question.Question, Rules: func() scene.Overlay {
		return rulesOverlay{t, t.play.state().Rules().Edition}
	}, Helps: slices.Concat([]scene.MenuTool{t.oddsTool(a.desk), t.adviceTool(a.desk)}, t.lessonTool(a.desk), t.sandboxTools())}
	if table.Measured(&a.Desk).Foot > 0 {
		return m
	}
	m.Tools = func() []scene.MenuTool {
		log := scene.MenuTool{ID: "log.tall", Label: a.Say("log"), On: t.side.open, Use: func() { t.side.foldLog(a.desk) }}
		return append([]scene.MenuTool{log}, table.InMenu(&a.Desk, t.tools())...)
	}
	return m
}
