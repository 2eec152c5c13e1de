package xwing

import "xwing/game"

// A replacement effect ("would … instead") acts at the very moment of the effect
// that it replaces, outside the ability queue; the original effect then never
// happened (Replacement Effects chapter, X20-REP-001 to X20-REP-005).

// replaced offers the replacement effects that answer to the moment, in player
// order, and carries out at most one of them. It reports whether one took the
// original effect's place.
func (t *Table) replaced(m Moment) bool {
	for _, e := range t.triggered(m) {
		a := &t.rules.Cards.Card(e.Moment.Card).Abilities[e.Index]
		if a.May && !t.askUse(e.Moment) {
			continue
		}
		t.use(a, e.Moment)
		return true
	}
	return false
}

// AskUse asks the owner of an ability that is being resolved whether to go on.
func (t *Table) AskUse(m Moment) bool { return t.askUse(m) }

// askUse asks the owner of an optional ability whether to use it.
func (t *Table) askUse(m Moment) bool {
	return t.askMay(t.Ship(m.Owner).Seat, "use-ability",
		game.Say("prompt.use-ability", "ship", m.Owner.Piece(), "card", m.Card), m.Owner.Piece())
}
