package main

import (
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// epic reports whether an epic battle is asked for, of games by a points list and in a scenario or none.
func (p *program) epic(command string, c *call, list catalog.Ruleset, scenario bool) (bool, error) {
	switch {
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
	if c.has("epic") && p.kit().HasEpic(list) {
		mode, _ = mode.InFormat(p.kit().Facts, squad.Epic) // which the list has
	}
	return mode
}
