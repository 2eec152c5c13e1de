package xwing

import (
	"slices"

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
	t.eachAsked(PlacingSides, &m, func(a *Ability, m Moment, index int) {
		if !ok && a.applies(t, &m) && t.affordable(m.Owner, m.Card, a.Cost) {
			payer, ok = Entry{Moment: m, Index: index}, true
		}
	})
	return payer, ok
}

// insteadPayer finds the ability that gives a way, for a cost, in place of dropping with the straight template of its speed.
func (t *Table) insteadPayer(m Moment, w board.Way) (payer Entry, ok bool) {
	m.Ship = m.Owner
	own := w
	own.Template = straight(w.Template.Speed)
	t.eachAsked(PlacingInstead, &m, func(a *Ability, m Moment, index int) {
		if !ok && a.May && slices.Contains(a.Instead(own), w) && a.applies(t, &m) {
			payer, ok = Entry{Moment: m, Index: index}, true
		}
	})
	return payer, ok
}

// payWay pays for a way from a side, and for one in place of another.
func (t *Table) payWay(m Moment, w board.Way) {
	instead, paid := t.insteadPayer(m, w)
	if e, ok := t.sidePayer(m); ok && w.From != gauge.NoSide {
		t.payMove(&e)
	}
	if paid {
		t.payMove(&instead)
	}
}

// textOf says a way in words; of one from a side, or in place of another, also which card is paid for it.
func (t *Table) textOf(m Moment, w board.Way) game.Phrase {
	if e, ok := t.sidePayer(m); ok && w.From != gauge.NoSide {
		return game.Say("option.drop-paid-"+board.SideID(w.From), "template", board.TemplateCode(w.Template), "card", e.Moment.Card)
	}
	if e, ok := t.insteadPayer(m, w); ok {
		return game.Say("option.drop-paid", "template", board.TemplateCode(w.Template), "card", e.Moment.Card,
			"cost", t.ability(e).Cost.id())
	}
	return w.Text()
}
