package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// evacuationShuttles lists the remotes of Cover the Evacuation.
func evacuationShuttles() []*xwing.Card { return []*xwing.Card{evacuationShuttle()} }

// evacuationShuttle has an evade result more while a ship of those who defend it is in the attack arc (X25-EPC-010): it is
// the whole team's.
func evacuationShuttle() *xwing.Card {
	return device(catalog.EvacuationShuttle, nil, xwing.Ability{When: xwing.ModifyingDefenseDice,
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && escorted(t, m.Owner) },
		Do: func(t *xwing.Table, m xwing.Moment) { t.Fight().AddDie(board.DefenseDice, board.EvadeResult) }})
}

// escorted reports whether a ship of a remote's side is in the attack arc of the attack under way.
func escorted(t *xwing.Table, remote board.ShipID) bool {
	return slices.ContainsFunc(t.View.ShipsInPlay(), func(id board.ShipID) bool {
		return !t.View.Opposed(t.Ship(id).Seat, t.Ship(remote).Seat) && inAttackArc(t, id)
	})
}
