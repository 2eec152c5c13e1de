package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// What comes into play in the middle of an event, a damage card, a condition or a remote, answers only to what happens
// after it came: not to the event that brought it, nor to one around that (RULINGS 85). So a Moment that tells of the end
// of something says when that began, and the queue leaves out what has come since. Tokens are told apart by number alone
// (see wearOff).

// arrival is a card that came into play on a ship; card is "" for all that a ship or remote brings.
type arrival struct {
	owner board.ShipID
	card  string // "damage/fuelleak"
	copy  int
}

// Began is what a Moment keeps of the time at which something begins: more than 0.
func (t *Table) Began() int { return len(t.arrivals) + 1 }

// noteArrival remembers what comes into play by an event.
func (t *Table) noteArrival(e game.Event) {
	switch e := e.(type) {
	case board.DamageDealt:
		if e.Card != "" {
			t.arrivals = append(t.arrivals, arrival{e.Ship, catalog.DamageKind.Ref(e.Card), e.N})
		}
	case board.DamageExposed:
		t.arrivals = append(t.arrivals, arrival{e.Ship, catalog.DamageKind.Ref(e.Card), e.N})
	case board.ConditionAssigned:
		t.arrivals = append(t.arrivals, arrival{owner: e.Ship, card: catalog.ConditionCard.Ref(e.Condition.Card)})
	case board.RemotePlaced:
		t.arrivals = append(t.arrivals, arrival{owner: e.Ship})
	}
}

// cameSince reports whether the card that the moment is looked at from came into play after what the moment tells of
// began.
func (t *Table) cameSince(m *Moment) bool {
	return m.Began > 0 && slices.ContainsFunc(t.arrivals[m.Began-1:], func(a arrival) bool {
		return a.owner == m.Owner && (a.card == "" || a.card == m.Card && a.copy == m.Copy)
	})
}
