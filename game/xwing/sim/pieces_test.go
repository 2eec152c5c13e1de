package sim

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/trial"
	"xwing/game/xwing/board"
)

// TestPieces: what a piece cannot have is told when it falls to it, and nothing else is.
func TestPieces(t *testing.T) {
	const flies, reserve, gone, remote = 1, 2, 3, 4
	w := &watch{Faults: new(trial.Faults), game: Game{Checks: true}}
	w.board.Ships = []board.Ship{{ID: flies, Where: board.InPlay}, {ID: reserve, Where: board.InReserve},
		{ID: gone, Where: board.Removed}, {ID: remote, Where: board.InPlay, Remote: "probe"}}
	for name, c := range map[string]struct {
		event func(id board.ShipID) game.Event
		fails []board.ShipID
	}{
		"token":     {func(id board.ShipID) game.Event { return board.TokenGained{Ship: id, N: 1} }, []board.ShipID{gone, remote}},
		"condition": {func(id board.ShipID) game.Event { return board.ConditionAssigned{Ship: id} }, []board.ShipID{gone}},
		"damage":    {func(id board.ShipID) game.Event { return board.DamageSuffered{Ship: id} }, []board.ShipID{gone}},
		"card":      {func(id board.ShipID) game.Event { return board.DamageDealt{Ship: id} }, []board.ShipID{gone}},
		"move":      {func(id board.ShipID) game.Event { return board.ShipMoved{Ship: id} }, []board.ShipID{reserve, gone}},
		"lock": {func(id board.ShipID) game.Event { return board.LockAcquired{Ship: flies, Target: id.Piece()} },
			[]board.ShipID{flies, reserve, gone}},
		"lock by": {func(id board.ShipID) game.Event { return board.LockAcquired{Ship: id, Target: "obstacle/1"} }, []board.ShipID{gone}},
		"attack": {func(id board.ShipID) game.Event {
			return board.AttackDeclared{Attack: board.Attack{Attacker: flies, Defender: id}}
		}, []board.ShipID{reserve, gone}},
		"attack by": {func(id board.ShipID) game.Event {
			return board.AttackDeclared{Attack: board.Attack{Attacker: id, Defender: flies}}
		}, []board.ShipID{reserve, gone}},
	} {
		for id := board.ShipID(flies); id <= remote; id++ {
			*w.Faults = nil
			w.pieces("here", c.event(id))
			if got := len(*w.Faults) > 0; got != slices.Contains(c.fails, id) {
				t.Errorf("%s of ship %d: %v", name, id, *w.Faults)
			}
		}
	}
}
