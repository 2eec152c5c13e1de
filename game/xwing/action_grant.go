package xwing

import "xwing/game/xwing/board"

// act offers the actions that an ability grants to its owner, or to the carrier of
// one that works while docked. Whoever picks one uses the ability, pays for it and
// then performs the action; where none can be performed nobody is asked. It reports
// whether one was picked.
func (t *Table) act(a *Ability, m Moment) bool {
	picked := ""
	t.whileResolving(func() { picked, _ = t.PerformAction(t.actor(a, m), t.granted(a, m)) })
	if !t.resolving {
		t.drain()
	}
	return picked != ""
}

// GrantAction offers a ship one of the actions that the card of a moment's ability grants,
// as PerformAction does.
func (t *Table) GrantAction(m Moment, id board.ShipID, g ActionGrant) (action string, completed bool) {
	g.Source = m.Card
	return t.PerformAction(id, g)
}

// GrantActionFor is GrantAction at a cost, which the ship pays once an action is picked.
func (t *Table) GrantActionFor(m Moment, id board.ShipID, c Cost, g ActionGrant) (action string, completed bool) {
	g.picked = func() { t.pay(id, m.Card, c) }
	return t.GrantAction(m, id, g)
}

// GrantActionThen is GrantAction by a card that goes on with "then": it is noted as used
// once an action is picked, and what answers to the action is resolved before the rest.
func (t *Table) GrantActionThen(m Moment, id board.ShipID, note string, g ActionGrant, then func()) {
	action := ""
	g.picked = func() { t.Note(m, note) }
	t.Process(func() { action, _ = t.GrantAction(m, id, g) })
	if action != "" {
		then()
	}
}

// granted is what an ability grants, paid for once an action is picked.
func (t *Table) granted(a *Ability, m Moment) ActionGrant {
	g := *a.Act
	g.Source = m.Card
	g.picked = func() {
		t.announce(board.AbilityUsed{Ship: m.Owner, Card: m.Card})
		t.pay(m.Owner, m.Card, a.Cost)
	}
	return g
}

// actor returns the ship to which an ability grants an action.
func (t *Table) actor(a *Ability, m Moment) board.ShipID {
	if a.Docked {
		return t.Ship(m.Owner).Docked
	}
	return m.Owner
}

// canAct reports whether an ability that grants actions has one to offer now;
// others always have something.
func (t *Table) canAct(a *Ability, m Moment) bool {
	if a.Act == nil {
		return true
	}
	return t.CanPerform(t.actor(a, m), t.granted(a, m))
}
