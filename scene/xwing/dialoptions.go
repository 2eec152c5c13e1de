package xwing

import (
	"strings"

	"xwing/game"
	"xwing/game/xwing/catalog"
)

func abs1(n int) int {
	if n < 0 {
		return -n
	}
	return n
}

// maneuverOf reads an option that names a maneuver, also by which guides a ship
// deploys.
func maneuverOf(id string) (catalog.Maneuver, bool) {
	if _, code, ok := strings.Cut(id, "/"); ok {
		id = code
	}
	m, err := catalog.ParseManeuver(id)
	return m, err == nil
}

// dialOf reads a slot's options as the maneuvers of a dial.
func dialOf(s *game.Slot) (map[catalog.Maneuver]*game.Option, bool) {
	dial := make(map[catalog.Maneuver]*game.Option, len(s.Options))
	for i := range s.Options {
		m, ok := maneuverOf(s.Options[i].ID)
		if !ok {
			return nil, false
		}
		dial[m] = &s.Options[i]
	}
	return dial, len(dial) > 0
}
