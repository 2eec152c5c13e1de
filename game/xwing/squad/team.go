package squad

import (
	"xwing/game/xwing/catalog"
)

// TeamOf is a team of so many Players, of two the larger of which has Most.
type TeamOf struct{ Players, Most int }

// firstTeam is the format of the players of teams in first edition.
const firstTeam = "team"

// InTeam is the mode of the squad of a player of a team. In second edition the team has the points of one player, and each
// squad may have as many as the others leave (RULINGS 62). In first edition both teams have 200 for each player of the larger one
// (X10-OPT-001), and so many epic points and ships of a type; each player has an even part.
func (m Mode) InTeam(cat *catalog.Catalog, of TeamOf) Mode {
	if cat.Family() != catalog.XWing1 || of.Most < 2 {
		return m
	}
	m, _ = m.InFormat(cat, firstTeam) // which its lists have that have epic battles
	part := func(n int) int { return n * of.Most / of.Players }
	m.Points = part(m.Points)
	m.OfType = catalog.OfType{EpicHalves: part(m.OfType.EpicHalves), Small: part(m.OfType.Small), Large: part(m.OfType.Large)}
	return m
}

// Part is the mode of a player's squad where those of a team share its points alike.
func (m Mode) Part(cat *catalog.Catalog, of TeamOf) Mode {
	if m = m.InTeam(cat, of); cat.Family() != catalog.XWing1 {
		m.Points /= of.Players
	}
	return m
}

// OfTeam is what the squads of a team may come to together, in points or threat; 0: as much as they like.
func (m Mode) OfTeam(cat *catalog.Catalog, of TeamOf) int {
	limit := m.InTeam(cat, of).Points
	if cat.Family() == catalog.XWing1 {
		limit *= of.Players
	}
	return limit
}

// TeamOver is by how many points, or of quick builds how much threat, the squads of a team are over what it has; 0: they are not.
func TeamOver(cat *catalog.Catalog, m Mode, of TeamOf, squads []Squad) int {
	limit := m.OfTeam(cat, of)
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
