package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// PreviewTarget reports whether an action of a ship would find a target now, by the functions
// that the action itself uses: without one a coordinate, jam or lock action fails. Other actions need none.
func (s *State) PreviewTarget(id board.ShipID, action string) bool {
	t := &Table{State: s}
	var options []game.Option
	switch action {
	case catalog.Coordinate.String():
		options = t.coordinateOptions(id, coordinating{remotes: true})
	case catalog.Jam.String():
		options = t.jamTargets(id)
	case catalog.Lock.String():
		options = t.lockOptions(id, action)
	default:
		return true
	}
	return slices.ContainsFunc(options, game.Option.Legal)
}
