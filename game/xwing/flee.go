package xwing

import (
	"slices"

	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// outside reports whether any part of a base lies outside the play area.
func (s *State) outside(base gauge.Base) bool { return !gauge.InsideBase(s.View.Area, base) }

// ByFleeing is how a ship leaves the game, where WouldFlee is about one that has left the play area.
const ByFleeing = "flee"

// flee removes a ship that has left the play area (Flee chapter, X20-FLE-001).
// None of its other effects resolves any more (X20-FLE-003). What it tows stays where it came from.
func (t *Table) flee(id board.ShipID, from gauge.Base) {
	if t.replaced(Moment{When: WouldFlee, Ship: id, Action: ByFleeing}) {
		return
	}
	t.announce(board.ShipFled{Ship: id})
	t.jettison(id, from)
	if t.keptByQueue() {
		t.leaving = append(t.leaving, id)
		return
	}
	t.removeFled(id)
}

// removeFled removes a ship that has fled, with what is aboard.
func (t *Table) removeFled(id board.ShipID) {
	if t.rules.Edition.Destroy.FledConditions {
		t.Process(func() {
			t.enqueue(slices.DeleteFunc(t.queueable(&Moment{When: BeforeDestroyedRemoved, Ship: id}), func(e Entry) bool {
				_, condition := catalog.ConditionCard.Of(e.Moment.Card)
				return !condition
			}))
		})
	}
	t.removeShip(id)
	for _, aboard := range append(t.View.DockedWith(id), t.View.WaitingFor(id)...) { // they are gone with it
		t.announce(board.ShipFled{Ship: aboard})
		t.removeShip(aboard)
	}
}
