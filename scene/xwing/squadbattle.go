package xwing

import (
	"strconv"

	"xwing/game/xwing/match"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// battleRow is the row that chooses who plays an epic battle, and its scenario.
func (s *squadsScreen) battleRow(a *Client, all *draw.Rect) {
	u := a.UI
	row := all.CutTop(u.Px(32), u.Px(8))
	if len(a.kit.Scenarios(s.list)) > 0 {
		s.agreedRounds(a, row.CutRight(u.Px(100), u.Px(10)))
	}
	s.epicButton(a, row.CutRight(u.Px(120), u.Px(10)))
	label := func(text string) {
		wide := u.Fonts.Width(text, draw.Style{Size: u.Px(14)}) + u.Px(2)
		u.Label(row.CutLeft(wide, u.Px(8)), text, draw.Style{Size: 14, Color: draw.Muted})
	}
	label(a.Say("players"))
	s.teamButtons(a, row.CutLeft(u.Px(300), u.Px(18)))
	if len(a.kit.EpicScenarios(s.list)) > 0 {
		label(a.Say("scenario"))
		s.taskButtons(a, row.CutLeft(min(row.W, u.Px(320)), 0))
	}
}

// teamButtons builds a button for each number of players.
func (s *squadsScreen) teamButtons(a *Client, r draw.Rect) {
	all := match.EvenTeams()
	for i, cell := range r.Columns(len(all), a.UI.Px(4)) {
		t, why := all[i], a.Say("teams-none-why")
		red, blue := strconv.Itoa(max(t[0], 1)), strconv.Itoa(max(t[1], 1))
		st := ui.ButtonStyle{Align: draw.Center, Size: 14, On: s.playing(a) == t}
		if t != (match.Teams{}) {
			why = a.Say("teams-why", "red", red, "blue", blue)
			if err := a.kit.PlaysTeams(s.list, t); err != nil {
				st.Reason = a.words.Error(err)
			}
		}
		st.Tip = why
		if a.UI.Button("squads.teams:"+red+"v"+blue, cell, a.Say("teams", "red", red, "blue", blue), st) {
			s.teams = t
			a.Touch()
		}
	}
}

// taskButtons builds a button for each scenario of epic battles, and for none.
func (s *squadsScreen) taskButtons(a *Client, r draw.Rect) {
	none := r.CutLeft(a.UI.Px(84), a.UI.Px(4))
	missions := a.kit.EpicScenarios(s.list)
	button := func(cell draw.Rect, id, task, name, why string) {
		st := ui.ButtonStyle{Align: draw.Center, Size: 14, On: s.taskOf(a) == task, Tip: why}
		if a.UI.Button("squads.task:"+id, cell, name, st) {
			s.task = task
			a.Touch()
		}
	}
	button(none, noScenario, "", a.Say("scenario-none"), a.Say("epic-why"))
	for i, cell := range r.Columns(len(missions), a.UI.Px(4)) {
		id := missions[i].ID
		button(cell, id, id, a.Words.Value("scenario", id), a.Say("scenario-why-"+id))
	}
}
