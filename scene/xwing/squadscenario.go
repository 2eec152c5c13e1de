package xwing

import (
	"strconv"

	"xwing/game/xwing/match"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// noScenario stands for a game without one.
const noScenario = "none"

// scenarios is the row that chooses the scenario, where the points list's edition has any.
func (s *squadsScreen) scenarios(a *Client, all *draw.Rect) {
	u, missions := a.UI, a.kit.Scenarios(s.list)
	if len(missions) == 0 {
		return
	}
	row := all.CutTop(u.Px(32), u.Px(8))
	s.agreedRounds(a, row.CutRight(u.Px(100), u.Px(10)))
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

// scenarioIDs are what can be chosen for a scenario: none, each of them, one that is rolled.
func (s *squadsScreen) scenarioIDs(a *Client) []string {
	ids := []string{noScenario}
	for _, m := range a.kit.Scenarios(s.list) {
		ids = append(ids, m.ID)
	}
	return append(ids, match.Rolled)
}

// scenarioButtons builds a button in each cell.
func (s *squadsScreen) scenarioButtons(a *Client, cells []draw.Rect) {
	for i, id := range s.scenarioIDs(a) {
		name, why := a.Say("scenario-none"), a.Say("scenario-why-none")
		switch id {
		case noScenario:
		case match.Rolled:
			name, why = a.Say("scenario-roll"), a.Say("scenario-why-roll")
		default:
			name, why = a.Words.Value("scenario", id), a.Say("scenario-why-"+id)
		}
		if a.UI.Button("squads.scenario:"+id, cells[i], name, ui.ButtonStyle{Align: draw.Center, Size: 14, On: s.scenario == id, Tip: why}) {
			s.scenario, a.Opt.Settings.XWing.Scenario = id, id
			a.Keep("xwing.scenario", id)
		}
	}
}

// agreedRounds is where the players write down how many rounds they have agreed on.
func (s *squadsScreen) agreedRounds(a *Client, in draw.Rect) {
	u := a.UI
	s.rounds = a.NumberField("squads.rounds", in, s.rounds, a.Say("rounds-of", "n", strconv.Itoa(a.kit.Rounds(s.list))), 2)
	if u.Over(in) && !u.Writing() {
		u.Tip(a.Say("rounds-why"), in)
	}
}

// played is the scenario picked, if the points list's edition has it.
func (s *squadsScreen) played(a *Client) string {
	missions := a.kit.Scenarios(s.list)
	id := s.scenario
	if id == match.Rolled && len(missions) > 0 {
		id = missions[0].ID
	}
	if _, err := a.kit.Scenario(s.list, id); err != nil {
		return ""
	}
	return s.scenario
}
