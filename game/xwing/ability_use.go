package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
)

// untold is an ability that is used, but has done and asked nothing so far: whoever
// then picks nothing has not used it.
type untold struct {
	by      board.AbilityUsed
	forgone bool
}

// use pays for an ability and carries it out; what it triggers comes after it.
func (t *Table) use(a *Ability, m Moment) {
	outer := len(t.untold)
	t.untold = append(t.untold, untold{by: board.AbilityUsed{Ship: m.Owner, Card: m.Card}})
	do := func() {
		defer func(outer board.ShipID) { t.regarding = outer }(t.regarding)
		t.regarding = t.regarder(t.Ship(m.Owner), m.Card)
		there := t.Ship(m.Owner).Where
		if t.pay(m.Owner, m.Card, a.Cost); t.Ship(m.Owner).Where == there { // or it has died of it
			a.Do(t, m)
		}
	}
	if t.Fight().modifierNow().by != 0 {
		t.whileResolving(do)
	} else { // dice may be changed outside the steps that modify them
		t.Fight().modifies(t.modifier(m), m.Card, func() { t.whileResolving(do) })
	}
	if len(t.untold) > outer && t.untold[outer].forgone {
		t.untold = t.untold[:outer]
	} else if len(t.untold) > outer {
		t.tellUses()
	}
	if !t.resolving {
		t.drain()
	}
}

// tellUses announces the abilities that are used, now that something comes of them.
func (t *Table) tellUses() {
	for len(t.untold) > 0 {
		used := t.untold[0].by
		t.untold = t.untold[1:]
		t.View.Apply(used)
		t.Table.Announce(used)
	}
}

// heardOf tells of the abilities that are used once something is picked for them.
func (t *Table) heardOf(c game.Choice) {
	if len(c.Pick) > 0 && !slices.Contains(c.Pick, game.None) {
		t.tellUses()
		return
	}
	t.untold[len(t.untold)-1].forgone = true
}

// forgoable reports whether nothing may be picked.
func forgoable(d *game.Decision) bool {
	if d.Shape == game.SomeOf && d.Min == 0 {
		return true
	}
	for i := range d.Options {
		if d.Options[i].ID == game.None {
			return true
		}
	}
	return false
}
