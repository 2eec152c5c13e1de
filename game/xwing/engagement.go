package xwing

import (
	"slices"

	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
)

// engagementPhase is the fourth phase (Engagement Phase chapter, X20-ENG-001).
// Each call has one ship engage, from the highest initiative to the lowest,
// player order breaking ties; it returns true once all have.
func (t *Table) engagementPhase() bool {
	t.beginPhase(board.Engagement)
	from := t.Memory.Now
	if !t.Memory.Engaging {
		t.Memory.Engaging, from = true, 7
		t.Trigger(Moment{When: StartOfEngagement})
		t.removeDestroyed() // no initiative has been reached at which they could engage (X20-SIM-001)
		t.initiative7()
	}
	var room [16]board.ShipID
	ships, initiative := t.nextToEngage(room[:0])
	if t.Memory.Reached && initiative < t.Memory.Now {
		t.removeDestroyed()
		if ships, initiative = t.nextToEngage(room[:0]); initiative < t.Memory.Now {
			t.Memory.Reached = false
			ships, initiative = t.nextToEngage(room[:0])
		}
	}
	if t.passInitiatives(from, initiative) {
		return false
	}
	if initiative <= 0 && t.initiative0() {
		ships, initiative = t.nextToEngage(room[:0])
	}
	if len(ships) == 0 {
		t.removeDestroyed()
		t.Memory.Engaging, t.Memory.Reached, t.Memory.AtZero, t.Memory.Now = false, false, false, 0
		t.announce(board.ShipActive{})
		t.Trigger(Moment{When: EndOfEngagement})
		t.removeStaying(StayUntilPhase) // and those destroyed by bonus attacks at the very end
		return true
	}
	t.Memory.Reached, t.Memory.Now = true, initiative
	t.engage(t.pickTurn(ask.ChooseShipToEngage, ships))
	t.removeEngaged()
	return false
}

// initiative7 resolves what abilities do at initiative 7: ahead of every ship that
// engages then (X20-FAQ-042), and whoever it destroys still engages at 7.
func (t *Table) initiative7() {
	if found := t.triggered(&Moment{When: AtInitiative, N: 7}); len(found) > 0 {
		t.Memory.Reached, t.Memory.Now = true, 7
		t.enqueue(found)
	}
}

// passInitiatives resolves what abilities do at each initiative below that from which a phase goes on, down to the next at which
// a ship engages, ahead of those. It stops at the first at which there was anything, and reports that: whoever it destroys
// still engages there.
func (t *Table) passInitiatives(from, next int) bool {
	for n := from - 1; n >= max(next, 1); n-- {
		if found := t.triggered(&Moment{When: AtInitiative, N: n}); len(found) > 0 {
			t.Memory.Reached, t.Memory.Now = true, n
			t.enqueue(found)
			return true
		}
	}
	return false
}

// initiative0 resolves what abilities do at initiative 0, once a phase and ahead of
// every ship that engages then, and reports whether there was anything.
func (t *Table) initiative0() bool {
	if t.Memory.AtZero {
		return false
	}
	t.Memory.AtZero = true
	found := t.triggered(&Moment{When: AtInitiative})
	if len(found) > 0 {
		t.Memory.Reached, t.Memory.Now = true, 0
		t.enqueue(found)
	}
	return len(found) > 0
}

// nextToEngage appends the ships of one player that engage next, and their
// initiative: the highest that is left, the first player's before the second's
// (X20-ENG-002 to 005). A ship destroyed at this initiative still engages
// (X20-SIM-003). With no ship left the initiative is below all others. What it appends to is empty.
func (t *Table) nextToEngage(ships []board.ShipID) ([]board.ShipID, int) {
	best := -1
	var room [16]board.ShipID
	engaging := t.engaging(room[:0])
	for seat := range t.playerOrder() {
		for _, id := range engaging {
			s := t.Ship(id)
			if s.Seat != seat || s.Engaged {
				continue
			}
			i := t.EngagementValue(id)
			if t.Memory.Reached { // whose initiative rises past the step under way engages in it (X25-ATK-036)
				if i = min(i, t.Memory.Now); t.memory(id).Stays == StayToEngage {
					i = t.Memory.Now
				}
			}
			switch {
			case i > best:
				best, ships = i, append(ships[:0], id)
			case i == best && t.Ship(ships[0]).Seat == seat:
				ships = append(ships, id)
			}
		}
	}
	return ships, best
}

// engaging appends the ships in play that are not idle, and the remotes to which something happens
// when they engage.
func (t *Table) engaging(ids []board.ShipID) []board.ShipID {
	ids = t.View.AppendTargets(ids)
	return slices.DeleteFunc(ids, func(id board.ShipID) bool {
		return t.Ship(id).Remote != "" && !t.remoteEngages(id) || t.Ship(id).Follows() || t.idles(id)
	})
}

// engage has one ship engage: what comes before engaging, then one attack if its
// player wants one (X20-ATK-012), of huge ships more. A disarmed ship engages as well (X20-DIS-004).
func (t *Table) engage(id board.ShipID) {
	t.announce(board.ShipActive{Ship: id, Initiative: t.Initiative(id)})
	if t.Ship(id).Remote != "" {
		t.Trigger(Moment{When: WhenEngaging, Ship: id})
		t.announce(board.ShipEngaged{Ship: id})
		return
	}
	t.Trigger(Moment{When: BeforeEngaging, Ship: id})
	began := t.Began()
	if t.Ship(id).Where == board.InPlay {
		t.attackInTurn(id)
	}
	for _, card := range t.cardShips(id) {
		t.announce(board.ShipEngaged{Ship: card})
	}
	t.Trigger(Moment{When: AfterTurn, Action: board.Engagement.String(), Ship: id, Began: began})
}
