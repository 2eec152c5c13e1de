package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// dealing is a damage card about to be dealt.
type dealing struct {
	discarded, chosen bool
	shut              bool    // it has been turned facedown: as such it is not dealt, and nothing more answers to it
	used, declined    []Entry // where every ability has its say
}

// replaceDealing offers what may happen instead of dealing the top card of the damage deck to a ship: one ability alone
// turns it over or discards it (X20-REP-005), or each that answers to the card as it then lies, until one turns it
// facedown. It reports whether the card is dealt faceup in the end, or discarded.
func (t *Table) replaceDealing(id board.ShipID, faceup bool) (up, discarded bool) {
	outer := t.dealing
	d := &dealing{}
	t.dealing = d
	switch up = faceup; {
	case t.rules.Edition.DamageDeck.Shown:
		for t.answerDealing(id, &up) && !d.discarded && !d.shut {
			if d.chosen { // another card: who has let the first one be is asked again
				d.declined, d.chosen = nil, false
			}
		}
	case t.replaced(t.dealt(id, faceup)) && !d.chosen:
		up = !faceup
	}
	t.dealing = outer
	return up, d.discarded
}

// dealt is the moment before a ship is dealt the top card of the damage deck.
func (t *Table) dealt(id board.ShipID, faceup bool) Moment {
	m := Moment{When: WouldBeDealtFacedown, Ship: id}
	if faceup {
		m.When = WouldBeDealtFaceup
		if t.heeding(concern{when: m.When}) != 0 {
			m.Damage.Dealt = board.FaceupDamage(t.topDamage(id))
		}
	}
	return m
}

// answerDealing has one ability answer to a card that a ship is dealt, and turns the card over if that does nothing else.
// It reports whether there was one: each has its say but once about the card.
func (t *Table) answerDealing(id board.ShipID, up *bool) bool {
	dealt := t.dealt(id, *up)
	found := t.triggered(&dealt)
	for seat := range t.playerOrder() {
		e, ok := t.pickAnswer(seat, found)
		if !ok {
			continue
		}
		d := t.dealing
		d.used = append(d.used, e)
		if t.use(t.ability(e), e.Moment); !d.discarded && !d.chosen {
			d.shut = *up
			*up = !*up
		}
		return true
	}
	return false
}

// pickAnswer returns what a player does about a card that is dealt: first what he must, in an order of his choice, then
// what he may.
func (t *Table) pickAnswer(seat game.Seat, found []Entry) (Entry, bool) {
	var must, may []Entry
	for _, e := range found {
		had := func(o Entry) bool { return e.sameAbility(o) }
		switch d := t.dealing; {
		case t.Ship(e.Moment.Owner).Seat != seat || slices.ContainsFunc(d.used, had) || slices.ContainsFunc(d.declined, had):
		case t.ability(e).May:
			may = append(may, e)
		default:
			must = append(must, e)
		}
	}
	if len(must) > 0 {
		return t.pickFirst(seat, must), true
	}
	for _, e := range may {
		if t.askUse(t.ability(e), e.Moment) {
			return e, true
		}
		t.dealing.declined = append(t.dealing.declined, e)
	}
	return Entry{}, false
}

// pickFirst asks a player which of several abilities comes first.
func (t *Table) pickFirst(seat game.Seat, own []Entry) Entry {
	if len(own) == 1 {
		return own[0]
	}
	var options []game.Option
	var about []string
	for _, e := range own {
		id := e.choiceID(func(id string) bool {
			return slices.ContainsFunc(options, func(o game.Option) bool { return o.ID == id })
		})
		owner := e.Moment.Owner.Piece()
		options = append(options, game.Option{ID: id, Target: owner, Text: e.text(own, t.ability(e))})
		if !slices.Contains(about, owner) {
			about = append(about, owner)
		}
	}
	pick := t.askOne(seat, ask.ChooseAbility, game.Say("prompt.choose-ability-order"), about, options)
	return own[slices.IndexFunc(options, func(o game.Option) bool { return o.ID == pick })]
}

// sameAbility reports whether two entries are of one ability of one card.
func (e Entry) sameAbility(o Entry) bool {
	a, b := e.Moment, o.Moment
	return a.Owner == b.Owner && a.Card == b.Card && a.Copy == b.Copy && e.Index == o.Index
}

// ByAttack reports whether a damage card that is dealt now is dealt by the attack under way itself, or by what its weapon's
// card says of a hit; by none of the other abilities that have come of it.
func (f *Fight) ByAttack() bool {
	a := f.seen()
	return a != nil && a.Step == board.DealDamage &&
		(!f.t.resolving || f.modifier == modifier{a.Attacker, catalog.UpgradeCard.Ref(a.Weapon.Upgrade)})
}
