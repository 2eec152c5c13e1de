package main

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// epic reports whether an epic battle is asked for, of games by a points list and in a scenario or none.
func (p *program) epic(command string, c *call, list catalog.Ruleset, scenario bool) (bool, error) {
	switch {
	case p.epicScenario(c, list):
		return true, nil
	case !c.has("epic"):
		return false, nil
	case scenario:
		return false, misuse(command, "--epic: an epic battle is not of a scenario; leave out --scenario or --epic")
	case !p.kit().HasEpic(list):
		return false, misuse(command, "--epic: %s has no format %s", list, squad.Epic)
	}
	return true, nil
}

// gameMode is what a game asks of its squads: the mode that its points list recommends, in an epic battle that of the format.
func (p *program) gameMode(c *call, list catalog.Ruleset) squad.Mode {
	mode := squad.ModeOf(p.kit().Facts, list)
	if p.asksEpic(c, list) && p.kit().HasEpic(list) {
		mode, _ = mode.InFormat(p.kit().Facts, squad.Epic) // which the list has
	}
	return mode
}

// epicScenario reports whether --scenario names one of epic battles.
func (p *program) epicScenario(c *call, list catalog.Ruleset) bool {
	return slices.ContainsFunc(p.kit().EpicScenarios(list), func(m *xwing.Mission) bool { return m.ID == c.text("scenario", noScenario) })
}

// asksEpic reports whether an epic battle is asked for, in a scenario of its own or none.
func (p *program) asksEpic(c *call, list catalog.Ruleset) bool {
	return c.has("epic") || p.epicScenario(c, list)
}
