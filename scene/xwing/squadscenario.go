package xwing

import (
	"strconv"

	"xwing/game/xwing/match"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// noScenario stands for a game without one.
const noScenario = "none"

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
	size := s.scenarioSize(a, cells[1].W)
	for i, id := range s.scenarioIDs(a) {
		name, why := a.Say("scenario-none"), a.Say("scenario-why-none")
		switch id {
		case noScenario:
		case match.Rolled:
			name, why = a.Say("scenario-roll"), a.Say("scenario-why-roll")
		default:
			name, why = a.Words.Value("scenario", id), a.Say("scenario-why-"+id)
		}
		if a.UI.Button("squads.scenario:"+id, cells[i], name, ui.ButtonStyle{Align: draw.Center, Size: size, On: s.scenario == id,
			Tip: why}) {
			s.pickScenario(a, id)
		}
	}
}

// scenarioSize is how large the names of scenarios are written, each on one line of a button that wide.
func (s *squadsScreen) scenarioSize(a *Client, width float64) float64 {
	var names []string
	for _, m := range a.kit.Scenarios(s.list) {
		names = append(names, a.Words.Value("scenario", m.ID))
	}
	return a.UI.OneSize(width-a.UI.Px(20), draw.Style{Size: 14}, names...)
}

// pickScenario has the game be of that scenario.
func (s *squadsScreen) pickScenario(a *Client, id string) {
	s.scenario, a.Opt.Settings.XWing.Scenario = id, id
	a.Keep("xwing.scenario", id)
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
	if s.battle(a) {
		return s.taskOf(a)
	}
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
