package squad

import "xwing/game/catalog"

// Mode is what a game mode asks of a squad (Game Mode, Squad Building).
type Mode struct {
	Ruleset     catalog.Ruleset // whose costs and slots
	Points      int             // the squad point limit; 0: none
	Format      string          // only cards legal in it; "": every card of the rule set
	MixFactions bool            // ships of several factions in one squad
	Loadout     bool            // upgrades are paid from each ship's loadout value
}

// ModeOf is the recommended mode of a rule set: 200 points in 2.0.
func ModeOf(r catalog.Ruleset) Mode {
	switch r {
	case catalog.AMG25:
		return Mode{Ruleset: r, Points: 20, Loadout: true}
	case catalog.XWA:
		return Mode{Ruleset: r, Points: 50, Loadout: true}
	}
	return Mode{Ruleset: r, Points: 200}
}
