package xwing

import "xwing/scene/draw"

// scenarios is the row that chooses the scenario, where the points list's edition has any.
func (s *squadsScreen) scenarios(a *Client, all *draw.Rect) {
	u, missions := a.UI, a.kit.Scenarios(s.list)
	if len(missions) == 0 {
		return
	}
	row := all.CutTop(u.Px(32), u.Px(8))
	s.agreedRounds(a, row.CutRight(u.Px(100), u.Px(10)))
	if s.hasBattle(a) {
		s.epicButton(a, row.CutRight(u.Px(120), u.Px(10)))
	}
	label := draw.Style{Size: 14, Color: draw.Muted}
	u.Label(row.CutLeft(u.Px(84), u.Px(6)), a.Say("scenario"), label)
	if _, err := a.kit.Scenario(s.list, missions[0].ID); err != nil {
		u.Label(row, a.words.Error(err), label)
		return
	}
	gap, short := u.Px(4), u.Px(84) // of what is no scenario's name
	cells := []draw.Rect{row.CutLeft(short, gap)}
	last := row.CutRight(short, gap)
	s.scenarioButtons(a, append(append(cells, row.Columns(len(missions), gap)...), last))
}
