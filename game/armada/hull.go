package armada

import "xwing/game/armada/board"

// hullValue is the hull value of a ship: what is printed on it, and what cards add.
func hullValue(t *Table, id board.ShipID) int {
	return t.shipCard(id).Hull + t.sum(HullValue, Moment{Ship: id})
}

// reweigh has the hull values follow the cards once one of them may have come or gone; a ship that has as many damage cards as
// its lower hull value is destroyed (ARM-CLR-062).
func reweigh(t *Table, e board.Event) {
	switch e.(type) {
	case board.UpgradeChanged, board.PieceDestroyed, board.PieceSetAside, board.ShipDeployed:
	default:
		return
	}
	if t.rules.Cards == nil || !t.rules.Cards.query[HullValue].any {
		return
	}
	for i := range t.View.Ships {
		ship := &t.View.Ships[i]
		if hull := hullValue(t, ship.ID); ship.Where <= board.OnTable && hull != ship.Hull {
			t.announce(board.HullValueChanged{Ship: ship.ID, Hull: hull})
			t.destroyIfDue(ship.ID)
		}
	}
}
