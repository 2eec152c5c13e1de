package catalog

import "xwing/internal/facts"

// QuickBuild is a quick build card: one ship or two with their upgrades, at a threat level instead of points.
type QuickBuild struct {
	ID      string           `toml:"id"`
	Faction Faction          `toml:"-"`
	Threat  int              `toml:"threat"`
	Ships   []QuickBuildShip `toml:"ships"`
}

// QuickBuildShip is one ship of a quick build.
type QuickBuildShip struct {
	Pilot    string   `toml:"pilot"`    // XWS id
	Upgrades []string `toml:"upgrades"` // XWS ids
}

// quickBuildsIn decodes a file of quickbuilds/, which is named after its faction.
func quickBuildsIn(faction Faction, text []byte) ([]*QuickBuild, error) {
	var file struct {
		Rows []QuickBuild `toml:"build"`
	}
	err := facts.Decode(text, &file)
	rows := facts.Pointers(file.Rows)
	for _, q := range rows {
		q.Faction = faction
	}
	return rows, err
}
