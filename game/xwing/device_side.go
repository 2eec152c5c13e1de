package xwing

import (
	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// Some ships drop devices from their sides, for a cost.

// fromSides returns the ways to drop that a ship has from its left and right, too.
func fromSides(ways []board.Way) []board.Way {
	var out []board.Way
	for _, w := range ways {
		if w.Launch || !w.Template.Exists() {
			continue
		}
		for _, side := range [2]gauge.Side{gauge.LeftSide, gauge.RightSide} {
			w.From = side
			out = append(out, w)
		}
	}
	return out
}

// sidePayer finds the ability that lets the ship of a placing use its sides, and
// that it can pay for.
func (t *Table) sidePayer(m Moment) (payer Entry, ok bool) {
	m.Ship = m.Owner
	t.eachAsked(PlacingSides, m, func(a *Ability, m Moment, index int) {
		if !ok && a.applies(t, m) && t.affordable(m.Owner, m.Card, a.Cost) {
			payer, ok = Entry{Moment: m, Index: index}, true
		}
	})
	return payer, ok
}

// paySide pays for a way from a side.
func (t *Table) paySide(m Moment, w board.Way) {
	if w.From == gauge.NoSide {
		return
	}
	if e, ok := t.sidePayer(m); ok {
		t.announce(board.AbilityUsed{Ship: e.Moment.Owner, Card: e.Moment.Card})
		t.pay(e.Moment.Owner, e.Moment.Card, t.ability(e).Cost)
	}
}

// textOf says a way in words; of one from a side also which card is paid for it.
func (t *Table) textOf(m Moment, w board.Way) game.Phrase {
	if e, ok := t.sidePayer(m); ok && w.From != gauge.NoSide {
		return game.Say("option.drop-paid-"+board.SideID(w.From), "template", board.TemplateCode(w.Template), "card", e.Moment.Card)
	}
	return w.Text()
}
