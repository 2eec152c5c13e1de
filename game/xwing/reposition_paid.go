package xwing

import (
	"slices"

	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// Some ships may barrel roll or boost with templates that others cannot, if their player wants, for a cost.

// RollingTurns answers RollingBanks: with turn templates in place of banks.
const RollingTurns = 2

// unasked is the sum of a query over the abilities that leave no choice.
func (t *Table) unasked(q Query, m *Moment) int {
	n := 0
	t.eachAsked(q, m, func(a *Ability, m Moment, _ int) {
		if !a.May && a.applies(t, &m) {
			n += a.By(t, m)
		}
	})
	return n
}

// eachWish calls f for every ability that answers a query if its player wants and pays, with what it answers.
func (t *Table) eachWish(q Query, m *Moment, f func(e *Entry, n int)) {
	t.eachAsked(q, m, func(a *Ability, m Moment, index int) {
		if a.May && a.applies(t, &m) && t.affordable(m.Owner, m.Card, a.Cost) {
			f(&Entry{Moment: m, Index: index}, a.By(t, m))
		}
	})
}

// payMove pays for a template that an ability gives, and has happen what follows from it.
func (t *Table) payMove(payer *Entry) {
	if payer == nil {
		return
	}
	m, a := payer.Moment, t.ability(*payer)
	t.announce(board.AbilityUsed{Ship: m.Owner, Card: m.Card})
	t.pay(m.Owner, m.Card, a.Cost)
	if a.Do != nil {
		a.Do(t, m)
	}
}

// onHand reports whether there is such a template; of a curved one that has no side yet, to either.
func onHand(tp gauge.Template) bool {
	if tp.Kind != gauge.Straight && tp.Side == gauge.NoSide {
		tp.Side = gauge.LeftSide
	}
	return tp.Exists()
}

// moment is what queries about a barrel roll are asked with.
func (r Roll) moment(id board.ShipID) *Moment {
	return &Moment{Ship: id, Move: MomentMove{By: r.By}, Difficulty: r.Color}
}

// bentWays are the ways of a barrel roll with a curved template, bent forward and backward.
func (t *Table) bentWays(id board.ShipID, kind gauge.TemplateKind, r Roll) []rollWay {
	bent := t.faster(id, gauge.Template{Kind: kind, Speed: r.Template.Speed}, r.By, r.Color)
	return []rollWay{{"forward-", bent, gauge.Forward, nil}, {"backward-", bent, gauge.Backwards, nil}}
}

// paidRolls are the ways of a barrel roll that are paid for: with a curved template, or with one that is faster than each of
// some ways. What two cards would give is one way.
func (t *Table) paidRolls(id board.ShipID, r Roll, ways []rollWay) (paid []rollWay) {
	add := func(w rollWay) {
		same := func(o rollWay) bool { return o.template == w.template && o.curve == w.curve }
		if onHand(w.template) && !slices.ContainsFunc(ways, same) && !slices.ContainsFunc(paid, same) {
			paid = append(paid, w)
		}
	}
	t.eachWish(RollingBanks, r.moment(id), func(e *Entry, n int) {
		kind, prefix := gauge.Bank, ""
		if n == RollingTurns {
			kind, prefix = gauge.Turn, "turn-"
		}
		for _, w := range t.bentWays(id, kind, r) {
			add(rollWay{prefix + w.id, w.template, w.curve, e})
		}
	})
	t.eachWish(FasterTemplates, r.moment(id), func(e *Entry, _ int) {
		for _, w := range ways {
			w.template.Speed++
			add(rollWay{"faster-" + w.id, w.template, w.curve, e})
		}
	})
	return paid
}

// paidBoosts are the ways of a boost with templates faster than those of some ways, which are paid for.
func (t *Table) paidBoosts(id board.ShipID, b Boosting, ways []boostWay) (paid []boostWay) {
	t.eachWish(FasterTemplates, &Moment{Ship: id, Move: MomentMove{By: board.ByBoost}, Difficulty: b.Color}, func(e *Entry, _ int) {
		for _, w := range ways {
			w.template.Speed++
			if w.payer == nil && w.template.Exists() {
				w.id, w.payer = "faster-"+w.id, e
				paid = append(paid, w)
			}
		}
	})
	return paid
}
