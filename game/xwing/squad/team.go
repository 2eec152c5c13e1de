package squad

import (
	"xwing/game/xwing/catalog"
)

// firstTeamPoints are those of each player of a team in first edition.
const firstTeamPoints = 200

// InTeam is the mode of the squads of a team of so many players: in second edition the team has the points of one
// player, and each squad may have as many as the others leave (RULINGS 62); in first edition each player has 200.
func (m Mode) InTeam(cat *catalog.Catalog, players int) Mode {
	if cat.Family() == catalog.XWing1 && players > 1 {
		m.Points = firstTeamPoints
	}
	return m
}

// Part is the mode of a player's squad where those of a team share its points alike.
func (m Mode) Part(cat *catalog.Catalog, players int) Mode {
	if m = m.InTeam(cat, players); cat.Family() != catalog.XWing1 {
		m.Points /= players
	}
	return m
}

// OfTeam is what the squads of a team of so many may come to together, in points or threat; 0: as much as they like.
func (m Mode) OfTeam(cat *catalog.Catalog, players int) int {
	limit := m.InTeam(cat, players).Points
	if cat.Family() == catalog.XWing1 {
		limit *= players
	}
	return limit
}

// TeamOver is by how many points, or of quick builds how much threat, the squads of a team are over what it has; 0: they are not.
func TeamOver(cat *catalog.Catalog, m Mode, squads []Squad) int {
	limit := m.OfTeam(cat, len(squads))
	if limit == 0 {
		return 0
	}
	total := 0
	for _, s := range squads {
		if m.Quick {
			n, _, _ := s.Threat(cat)
			total += n
			continue
		}
		n, _ := s.Points(cat, m.Ruleset) // what has no cost is a breach of its own
		total += n
	}
	return max(0, total-limit)
}
