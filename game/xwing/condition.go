package xwing

import (
	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// AssignCondition assigns a condition to a ship by an ability (X20-CON-001,
// 003): its own text, if it speaks of that, resolves at once (X20-CON-002). Of a
// limited condition that is in play already, one is removed first (X20-CON-005).
func (t *Table) AssignCondition(m Moment, to board.ShipID, card string) {
	t.assignCondition(m, to, card, false)
}

func (t *Table) assignCondition(m Moment, to board.ShipID, card string, facedown bool) {
	seat := t.Ship(m.Owner).Seat
	facts, err := t.rules.Catalog.Condition(card)
	if err != nil {
		panic("xwing: " + err.Error())
	}
	c := board.Condition{Card: card, Seat: seat, By: m.Owner, Facedown: facedown}
	if have := t.withCondition(seat, card); facts.Limited > 0 && len(have) >= facts.Limited {
		from := have[0]
		if len(have) > 1 {
			from = t.ChooseShip(m, have, false)
		}
		old := t.Ship(from).ConditionOf(card)
		c.Damage, c.N, c.Points = old.Damage, old.N, old.Points // what lies on it moves with it
		if t.Ship(from).Seat != t.Ship(to).Seat {               // but to no ship of another's deck: of that it is searched anew
			t.unload(from, card)
			c.Damage, c.N = "", 0
		}
		t.RemoveCondition(from, card)
	}
	if !facedown && t.Ship(to).HasCondition(card) { // a mate's, by the same name: a ship has one of a name, the latest
		t.unload(to, card)
		t.RemoveCondition(to, card)
	}
	if facedown {
		c.Card = ""
	}
	t.announce(board.ConditionAssigned{Ship: to, Condition: c})
	if !facedown {
		t.resolveAssigned(to, card)
	}
}

// unload returns the damage card that lies on a ship's condition to its deck.
func (t *Table) unload(id board.ShipID, card string) {
	if c := t.Ship(id).ConditionOf(card); c.Damage != "" {
		t.returnToDeck(id, DamageCard{Card: c.Damage, N: c.N})
	}
}

// resolveAssigned triggers what the condition itself does when it is assigned.
func (t *Table) resolveAssigned(to board.ShipID, card string) {
	t.triggerCondition(Moment{When: WhenDealtFaceup, Ship: to}, card)
}

// triggerCondition triggers what a condition of the moment's ship does.
func (t *Table) triggerCondition(m Moment, card string) {
	to := m.Ship
	var found []Entry
	for _, e := range t.triggered(&m) {
		if e.Moment.Owner == to && e.Moment.Card == catalog.ConditionCard.Ref(card) {
			found = append(found, e)
		}
	}
	t.enqueue(found)
}

// withCondition returns the ships that have a seat's faceup condition, in ShipID
// order.
func (t *Table) withCondition(seat game.Seat, card string) []board.ShipID {
	var ids []board.ShipID
	for i := range t.View.Ships {
		if c := t.View.Ships[i].ConditionOf(card); c != nil && c.Seat == seat {
			ids = append(ids, t.View.Ships[i].ID)
		}
	}
	return ids
}

// ConditionBy returns the ship whose effect assigned the ship's condition, 0 if
// it has none.
func (s *State) ConditionBy(id board.ShipID, card string) board.ShipID {
	if c := s.View.Ship(id).ConditionOf(card); c != nil {
		return c.By
	}
	return 0
}

// RemoveCondition takes a condition, card and marker, off a ship (X20-CON-003). It
// can be assigned again (X20-CON-004).
func (t *Table) RemoveCondition(id board.ShipID, card string) {
	if t.Ship(id).HasCondition(card) {
		t.announce(board.ConditionRemoved{Ship: id, Card: card})
	}
}

// condition is the condition whose card the moment is about.
func (m Moment) condition() string {
	xws, _ := catalog.ConditionCard.Of(m.Card)
	return xws
}

// RemoveThis removes the condition that the moment's ability stands on.
func (t *Table) RemoveThis(m Moment) { t.RemoveCondition(m.Owner, m.condition()) }

// FlipDialFaceup reveals a ship's assigned dial ahead of its activation.
func (t *Table) FlipDialFaceup(id board.ShipID) {
	if d := t.Ship(id).Dial; !d.Assigned || d.Revealed {
		return
	}
	t.Reveal()
	t.announce(board.DialRevealed{Ship: id, Maneuver: t.Hidden.Dials[id-1]})
}
