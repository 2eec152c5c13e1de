package xwing

import (
	"xwing/game"
)

// Condition is a condition card assigned to a ship (Condition Cards chapter).
type Condition struct {
	Card     string    // xws; "" for one that lies facedown and is another's secret
	Seat     game.Seat // whose card it is
	By       ShipID    // the ship whose effect assigned it
	Facedown bool      `json:",omitempty"`
	Damage   string    `json:",omitempty"` // the damage card that lies faceup on it
	N        int       `json:",omitempty"` // its copy
}

// AssignCondition assigns a condition to a ship by an ability (X20-CON-001,
// 003): its own text, if it speaks of that, resolves at once (X20-CON-002). Of a
// limited condition that is in play already, one is removed first (X20-CON-005).
func (t *Table) AssignCondition(m Moment, to ShipID, card string) {
	t.assignCondition(m, to, card, false)
}

func (t *Table) assignCondition(m Moment, to ShipID, card string, facedown bool) {
	seat := t.Ship(m.Owner).Seat
	facts, err := t.rules.Catalog.Condition(card)
	if err != nil {
		panic("xwing: " + err.Error())
	}
	c := Condition{Card: card, Seat: seat, By: m.Owner, Facedown: facedown}
	if have := t.withCondition(seat, card); facts.Limited > 0 && len(have) >= facts.Limited {
		old := t.Ship(have[0]).condition(card)
		c.Damage, c.N = old.Damage, old.N // what lies on it moves with it
		t.RemoveCondition(have[0], card)
	}
	if facedown {
		c.Card = ""
	}
	t.announce(ConditionAssigned{Ship: to, Condition: c})
	if !facedown {
		t.resolveAssigned(to, card)
	}
}

// resolveAssigned triggers what the condition itself does when it is assigned.
func (t *Table) resolveAssigned(to ShipID, card string) {
	t.triggerCondition(Moment{When: WhenAssigned, Ship: to}, card)
}

// triggerCondition triggers what a condition of the moment's ship does.
func (t *Table) triggerCondition(m Moment, card string) {
	to := m.Ship
	var found []Entry
	for _, e := range t.triggered(m) {
		if e.Moment.Owner == to && e.Moment.Card == "condition/"+card {
			found = append(found, e)
		}
	}
	t.enqueue(found)
}

// withCondition returns the ships that have a seat's faceup condition, in ShipID
// order.
func (t *Table) withCondition(seat game.Seat, card string) []ShipID {
	var ids []ShipID
	for i := range t.View.Ships {
		if c := t.View.Ships[i].condition(card); c != nil && c.Seat == seat {
			ids = append(ids, t.View.Ships[i].ID)
		}
	}
	return ids
}

// condition returns the ship's faceup condition of a card; nil if it has none.
func (s *Ship) condition(card string) *Condition {
	for i := range s.Conditions {
		if s.Conditions[i].Card == card {
			return &s.Conditions[i]
		}
	}
	return nil
}

// HasCondition reports whether the ship has a faceup condition of the card.
func (s *Ship) HasCondition(card string) bool { return s.condition(card) != nil }

// ConditionBy returns the ship whose effect assigned the ship's condition, 0 if
// it has none.
func (s *State) ConditionBy(id ShipID, card string) ShipID {
	if c := s.View.Ship(id).condition(card); c != nil {
		return c.By
	}
	return 0
}

// RemoveCondition takes a condition, card and marker, off a ship (X20-CON-003). It
// can be assigned again (X20-CON-004).
func (t *Table) RemoveCondition(id ShipID, card string) {
	if t.Ship(id).HasCondition(card) {
		t.announce(ConditionRemoved{Ship: id, Card: card})
	}
}

// RemoveThis removes the condition that the moment's ability stands on.
func (t *Table) RemoveThis(m Moment) { t.RemoveCondition(m.Owner, m.Card[len("condition/"):]) }

// FlipDialFaceup reveals a ship's assigned dial ahead of its activation.
func (t *Table) FlipDialFaceup(id ShipID) {
	if d := t.Ship(id).Dial; !d.Assigned || d.Revealed {
		return
	}
	t.Reveal()
	t.announce(DialRevealed{Ship: id, Maneuver: t.Hidden.Dials[id-1]})
}
