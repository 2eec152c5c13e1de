package catalog

// Scenario is a scenario of 2.5.
type Scenario struct {
	ID      string         `toml:"id"` // slug of the name
	Name    string         `toml:"name"`
	Markers map[string]int `toml:"markers"` // how many of each kind; none where that is not known

	points *lists
}

// ScenarioRules is what a points list says about a scenario; zero where it does not.
type ScenarioRules struct {
	MissionPoints int // who has them wins
	Rounds        int // after which the game ends
}

// Rules is what the points list says; ok is false where the scenario is not in it.
func (s *Scenario) Rules(r Ruleset) (ScenarioRules, bool) {
	return row(s.points.find(r), scenarioTable, s.ID)
}
