package armada

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/armada/board"
)

// inPlay is a card that may answer: whose it is, and which copy.
type inPlay struct {
	owner board.ShipID
	self  board.SquadronID
	card  *Card
	copy  int
	lasts *Lasting // of a use that lasts, not of the card as it lies there
	gone  bool     // it was destroyed in the attack under way
}

// Lasting is a use of a card that lasts to the end of the round.
type Lasting struct {
	Seat  game.Seat
	Owner board.ShipID
	Card  string
	N     int
}

// eachCard calls with the cards in play that are declared and answer: the objective; by ship damage cards, then upgrades
// that are not discarded (ARM-TIM-018); squadrons; uses that last. Before they are deployed pieces are in play (ARM-TIM-017).
func (t *Table) eachCard(answers *answers, call func(inPlay)) {
	if !answers.any {
		return
	}
	if c := answers.objectives[t.View.Objective]; c != nil && !t.skipped {
		call(inPlay{card: c})
	}
	for i := range t.View.Ships {
		ship := &t.View.Ships[i]
		gone := t.attack.lost(ship.ID.Piece(), ship.Where)
		if ship.Where > board.OnTable && !gone {
			continue
		}
		for _, d := range ship.Faceup {
			if c := answers.damage[d.Card]; c != nil {
				call(inPlay{owner: ship.ID, card: c, copy: d.Copy, gone: gone})
			}
		}
		for k := range ship.Upgrades {
			if c := answers.upgrade[ship.Upgrades[k].Card]; c != nil && !ship.Upgrades[k].Discarded {
				call(inPlay{owner: ship.ID, card: c, gone: gone})
			}
		}
	}
	for i := range t.View.Squadrons {
		q := &t.View.Squadrons[i]
		if c := answers.squadron[q.Card]; c != nil {
			if gone := t.attack.lost(q.ID.Piece(), q.Where); gone || q.Where <= board.OnTable {
				call(inPlay{self: q.ID, card: c, gone: gone})
			}
		}
	}
	for i := range t.Memory.Lasting {
		l := t.Memory.Lasting[i]
		if c := answers.upgrade[l.Card]; c != nil {
			call(inPlay{owner: l.Owner, card: c, lasts: &l})
		}
	}
}

// lost reports whether a piece was destroyed as the defender of the attack.
func (a *Attack) lost(piece string, where board.Where) bool {
	return a != nil && where == board.Destroyed && a.shot.Defender == piece
}

// applies reports whether an ability of a card answers to a moment: it can be paid for and used once more, and its
// condition is met.
func (t *Table) applies(c inPlay, a *Ability, m Moment) bool {
	if o := t.own(c); a.Lasts != (c.lasts != nil) || c.gone && !a.EvenDestroyed || !o.payable(a.Cost) || o.usedUp(a.Limit) {
		return false
	}
	if a.If == nil {
		return m.Ship == m.Owner && m.Owner != 0
	}
	return a.If(t, m)
}

// at is the moment as a card sees it.
func (c inPlay) at(m Moment) Moment {
	m.Owner, m.Self, m.Card, m.Copy = c.owner, c.self, c.card.Ref, c.copy
	if c.lasts != nil {
		m.Kept = c.lasts.N
	}
	return m
}

// forbidden is why a card forbids something, nil if none does.
func (t *Table) forbidden(q Query, m Moment) (why *game.Refusal) {
	if t.rules.Cards == nil {
		return nil
	}
	t.eachCard(&t.rules.Cards.query[q], func(c inPlay) {
		for i := range c.card.Abilities {
			a := &c.card.Abilities[i]
			if m := c.at(m); why == nil && a.Query == q && a.Refuse != nil && t.applies(c, a, m) {
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
	t.eachCard(&t.rules.Cards.query[q], func(c inPlay) {
		for i := range c.card.Abilities {
			a := &c.card.Abilities[i]
			if m := c.at(m); a.Query == q && a.By != nil && t.applies(c, a, m) {
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

func (p pending) ability() *Ability { return &p.card.card.Abilities[p.index] }

// holder is the ship or squadron whose card it is; "" of the objective.
func (c inPlay) holder() string {
	switch {
	case c.owner != 0:
		return c.owner.Piece()
	case c.self != 0:
		return c.self.Piece()
	}
	return ""
}

// ref names it among options.
func (p pending) ref() string {
	holder := p.card.holder()
	switch {
	case holder == "":
		return p.card.card.Ref + "/" + strconv.Itoa(p.index)
	case p.card.copy == 0:
		return holder + "/" + p.card.card.Ref + "/" + strconv.Itoa(p.index)
	}
	return holder + "/" + p.card.card.Ref + "/" + strconv.Itoa(p.card.copy) + "/" + strconv.Itoa(p.index)
}

// option offers it.
func (p pending) option() game.Option {
	holder, a, key := p.card.holder(), p.ability(), "option.ability"
	switch {
	case holder == "":
		return game.Option{ID: p.ref(), Text: game.Say("option.objective-ability", "card", p.card.card.Ref)}
	case a.Dear:
		key = "option.dear-ability"
	case a.Turns != "":
		key = "option.ability." + string(a.Turns)
	}
	return game.Option{ID: p.ref(), Text: game.Say(key, "ship", holder, "card", p.card.card.Ref)}
}

// trigger resolves the abilities of a timing: all of the first player's in an order of his choice, then the second
// player's; after each it is looked anew which there are, and each resolves once (ARM-TIM-003 to -006, -010, -011, -024).
func (t *Table) trigger(when Timing, m Moment) {
	m.When = when
	if t.rules.Cards == nil || !t.rules.Cards.when[when].any {
		return
	}
	done := map[string]bool{}
	for _, seat := range []game.Seat{t.View.First, t.second()} {
		t.triggerOf(seat, m, done, false)
	}
}

// triggerOf resolves those of one player that have not resolved, or those alone that he may leave.
func (t *Table) triggerOf(seat game.Seat, m Moment, done map[string]bool, may bool) {
	if t.rules.Cards == nil {
		return
	}
	for {
		waiting := slices.DeleteFunc(t.pending(m.When, m, seat, done), func(p pending) bool { return may && !p.ability().May })
		if len(waiting) == 0 {
			return
		}
		next, ok := t.askNext(seat, m, waiting)
		if !ok {
			return
		}
		done[next.ref()] = true
		t.use(next, m)
	}
}

// pending are a seat's abilities that answer to the moment and have not resolved.
func (t *Table) pending(when Timing, m Moment, seat game.Seat, done map[string]bool) (all []pending) {
	t.eachCard(&t.rules.Cards.when[when], func(c inPlay) {
		for i := range c.card.Abilities {
			p := pending{c, i}
			if a := &c.card.Abilities[i]; a.When == when && decider(t, c, a, m) == seat && !done[p.ref()] && t.applies(c, a, c.at(m)) {
				all = append(all, p)
			}
		}
	})
	return all
}

// decider is who resolves an ability: whose card it is, or whose the ship is that it is about.
func decider(t *Table, c inPlay, a *Ability, m Moment) game.Seat {
	if ship := t.Ship(m.Ship); a.Theirs && ship != nil {
		return ship.Seat
	}
	return t.ownerOf(c)
}

// ownerOf is whose a card is: the objective is the second player's.
func (t *Table) ownerOf(c inPlay) game.Seat {
	switch {
	case c.lasts != nil:
		return c.lasts.Seat
	case c.owner != 0:
		return t.Ship(c.owner).Seat
	case c.self != 0:
		return t.Squadron(c.self).Seat
	}
	return t.second()
}
