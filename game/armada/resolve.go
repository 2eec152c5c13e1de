package armada

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
)

// inPlay is a card that may answer: whose it is, and which copy.
type inPlay struct {
	owner board.ShipID
	card  *Card
	copy  int
}

// eachCard calls with the cards on the table that are declared and answer, by owner and then in the order in which they
// lie: damage cards, then upgrades that are not discarded (ARM-TIM-018).
func (t *Table) eachCard(answers map[string]bool, call func(inPlay)) {
	if len(answers) == 0 {
		return
	}
	if o := t.objective(); o != nil && answers[o.Card.Ref] {
		call(inPlay{card: &o.Card})
	}
	for i := range t.View.Ships {
		ship := &t.View.Ships[i]
		if ship.Where != board.OnTable {
			continue
		}
		for _, d := range ship.Faceup {
			if ref := "damage/" + d.Card; answers[ref] {
				call(inPlay{ship.ID, t.rules.Cards.cards[ref], d.Copy})
			}
		}
		for _, u := range ship.Upgrades {
			if ref := "upgrade/" + u.Card; answers[ref] && !u.Discarded {
				call(inPlay{ship.ID, t.rules.Cards.cards[ref], 0})
			}
		}
	}
}

// applies reports whether an ability answers to a moment.
func (t *Table) applies(a *Ability, m Moment) bool {
	if a.If == nil {
		return m.Ship == m.Owner
	}
	return a.If(t, m)
}

// at is the moment as a card sees it.
func (c inPlay) at(m Moment) Moment {
	m.Owner, m.Card, m.Copy = c.owner, c.card.Ref, c.copy
	return m
}

// forbidden is why a card forbids something, nil if none does.
func (t *Table) forbidden(q Query, m Moment) (why *game.Refusal) {
	if t.rules.Cards == nil {
		return nil
	}
	t.eachCard(t.rules.Cards.query[q], func(c inPlay) {
		for i := range c.card.Abilities {
			a := &c.card.Abilities[i]
			if m := c.at(m); why == nil && a.Query == q && a.Refuse != nil && t.applies(a, m) {
				why = a.Refuse(t, m)
			}
		}
	})
	return why
}

// sum adds up what cards add to a number.
func (t *Table) sum(q Query, m Moment) (n int) {
	t.eachAnswer(q, m, func(a *Ability, m Moment) { n += a.By(t, m) })
	return n
}

// fold lets each card make a new number of the one before.
func (t *Table) fold(q Query, n int, m Moment) int {
	t.eachAnswer(q, m, func(a *Ability, m Moment) {
		m.N = n
		n = a.By(t, m)
	})
	return n
}

func (t *Table) eachAnswer(q Query, m Moment, call func(a *Ability, m Moment)) {
	if t.rules.Cards == nil {
		return
	}
	t.eachCard(t.rules.Cards.query[q], func(c inPlay) {
		for i := range c.card.Abilities {
			a := &c.card.Abilities[i]
			if m := c.at(m); a.Query == q && a.By != nil && t.applies(a, m) {
				call(a, m)
			}
		}
	})
}

// pending is an ability that waits to resolve, by where it is found again.
type pending struct {
	card  inPlay
	index int
}

// ref names it among options.
func (p pending) ref() string {
	if p.card.owner == 0 {
		return p.card.card.Ref + "/" + strconv.Itoa(p.index)
	}
	return p.card.owner.Piece() + "/" + p.card.card.Ref + "/" + strconv.Itoa(p.card.copy) + "/" + strconv.Itoa(p.index)
}

// option offers it.
func (p pending) option() game.Option {
	if p.card.owner == 0 {
		return game.Option{ID: p.ref(), Text: game.Say("option.objective-ability", "card", p.card.card.Ref)}
	}
	return game.Option{ID: p.ref(), Text: game.Say("option.ability", "ship", p.card.owner.Piece(), "card", p.card.card.Ref)}
}

// trigger resolves the abilities of a timing: all of the first player's in an order of his choice, then the second
// player's; after each it is looked anew which there are, and each resolves once (ARM-TIM-003 to -006, -010, -011, -024).
func (t *Table) trigger(when Timing, m Moment) {
	m.When = when
	if t.rules.Cards == nil || len(t.rules.Cards.when[when]) == 0 {
		return
	}
	done := map[string]bool{}
	for _, seat := range []game.Seat{t.View.First, t.second()} {
		for {
			waiting := t.pending(when, m, seat, done)
			if len(waiting) == 0 {
				break
			}
			next := t.askNext(seat, waiting)
			done[next.ref()] = true
			next.card.card.Abilities[next.index].Do(t, next.card.at(m))
		}
	}
}

// pending are a seat's abilities that answer to the moment and have not resolved.
func (t *Table) pending(when Timing, m Moment, seat game.Seat, done map[string]bool) (all []pending) {
	t.eachCard(t.rules.Cards.when[when], func(c inPlay) {
		if t.ownerOf(c) != seat {
			return
		}
		for i := range c.card.Abilities {
			p := pending{c, i}
			if a := &c.card.Abilities[i]; a.When == when && !done[p.ref()] && t.applies(a, c.at(m)) {
				all = append(all, p)
			}
		}
	})
	return all
}

// askNext has a player pick which of his abilities resolves next; of copies of one card on one ship it is all the same.
func (t *Table) askNext(seat game.Seat, waiting []pending) pending {
	var options []game.Option
	for _, p := range waiting {
		options = append(options, p.option())
	}
	if len(options) == 1 {
		return waiting[0]
	}
	pick := t.askOne(seat, ask.OrderAbilities, game.Say("prompt.order-abilities"), nil, options)
	return waiting[slices.IndexFunc(waiting, func(p pending) bool { return p.ref() == pick })]
}

// ownerOf is whose a card is: the objective is the second player's.
func (t *Table) ownerOf(c inPlay) game.Seat {
	if c.owner == 0 {
		return t.second()
	}
	return t.Ship(c.owner).Seat
}
