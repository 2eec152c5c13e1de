package xwing

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// DealDamageCard deals a card from the ship's own player's damage deck, faceup or
// facedown (Damage Cards chapter). It is not suffering damage: shields do not
// stop it and nothing that follows damage triggers (X20-DMG-009). The text of a
// faceup card is resolved at once. It returns the card if it lies faceup. A ship that is gone is dealt none (decision 46).
func (t *Table) DealDamageCard(id board.ShipID, faceup bool) board.FaceupDamage {
	if !t.Ship(id).Present() || t.Ship(id).Crippled {
		return board.FaceupDamage{}
	}
	deck, began := t.Ship(id).Pile(), t.Began()
	faceup, discarded := t.replaceDealing(id, faceup)
	if discarded {
		return board.FaceupDamage{}
	}
	card := t.drawFor(id)
	left := len(t.Hidden.Decks[deck].Cards)
	if !faceup || card.Card == "" {
		t.Hidden.Facedown[id-1] = append(t.Hidden.Facedown[id-1], card)
		t.fight.noteDealt(id, card, false)
		t.announce(board.DamageDealt{Ship: id, Deck: left})
		t.Reveal() // nobody has seen it, but the deck was drawn from
		t.Trigger(Moment{When: AfterDealtCard, Ship: id, N: t.Ship(id).DamageCards(), Began: began})
		t.destroyUnlessSuffering(id)
		return board.FaceupDamage{}
	}
	t.Chance("damage:" + card.String())
	t.dealFaceup(id, card, left, began)
	return board.FaceupDamage(card)
}

// dealFaceup deals the ship a faceup card, with so many left in the deck; began is when its dealing did.
func (t *Table) dealFaceup(id board.ShipID, card DamageCard, left, began int) {
	t.announce(board.DamageDealt{Ship: id, Card: card.Card, N: card.N, Deck: left})
	t.fight.noteDealt(id, card, true)
	n := t.Ship(id).DamageCards() // its text may deal more
	t.resolvePrecision(id, card)
	t.resolveFaceup(id, card)
	t.Trigger(Moment{When: AfterDealtCard, Ship: id, Damage: MomentDamage{Dealt: board.FaceupDamage(card)}, N: n, Began: began})
	t.destroyUnlessSuffering(id)
}

// String names the card and its copy, for the record of chance.
func (d DamageCard) String() string { return d.Card + "/" + strconv.Itoa(d.N) }

// destroyUnlessSuffering checks for destruction after an effect that dealt a
// card outside SufferDamage, which checks at its own end.
func (t *Table) destroyUnlessSuffering(id board.ShipID) {
	if t.damaging == 0 {
		t.destroyIfDue(id)
	}
}

// drawDamage draws the top card of a damage deck. An empty one is first made
// anew from the cards of destroyed ships (X20-DCD-011); if there are none, a
// blank counter stands in for a facedown card.
func (t *Table) drawDamage(deck board.Pile) DamageCard {
	if len(t.Hidden.Decks[deck].Cards) == 0 {
		t.renewDeck(deck, nil)
	}
	cards := t.Hidden.Decks[deck].Cards
	if len(cards) == 0 {
		return DamageCard{}
	}
	t.Hidden.Decks[deck].Cards = cards[:len(cards)-1]
	return cards[len(cards)-1]
}

// DamageDeckRules say where damage cards come from (Damage Cards chapter).
type DamageDeckRules struct {
	// FromShips makes a deck of the facedown cards of ships in play, where destroyed ships have none: counters take their
	// places. 2.5: yes.
	FromShips bool
	// OpenDiscard has everybody see the cards that are discarded, and a ship that is removed discard its own (X10-DMG-011).
	// First edition: yes; else those stay on its ship card until they are gathered (X20-DCD-002).
	OpenDiscard bool
	// Shown has a card be looked at that is dealt faceup before anything else happens to it, and every ability that
	// answers to it do so, in player order, not one alone (X10-ABL-005). First edition: yes.
	Shown bool
}

// renewDeck gathers the damage cards of destroyed ships that are of the deck, and the
// repaired ones, and shuffles them into a new deck, under what is left of the old; where sections have decks of their own,
// those for which of holds.
func (t *Table) renewDeck(pile board.Pile, of func(DamageCard) bool) {
	var deck, stay []DamageCard
	for _, d := range t.Hidden.Decks[pile].Discard {
		if of == nil || of(d) {
			deck = append(deck, d)
		} else {
			stay = append(stay, d)
		}
	}
	t.Hidden.Decks[pile].Discard = stay
	var gathered []board.ShipID
	for i := range t.View.Ships {
		s := &t.View.Ships[i]
		if s.Pile() != pile || !s.Destroyed || s.Where != board.Removed {
			continue
		}
		gathered = append(gathered, s.ID)
		gather := func(d DamageCard) {
			if other := t.PileOf(s.ID, d); other != pile {
				t.Hidden.Decks[other].Discard = append(t.Hidden.Decks[other].Discard, d)
			} else if d.Card != "" && of != nil && !of(d) {
				t.Hidden.Decks[pile].Discard = append(t.Hidden.Decks[pile].Discard, d)
			} else if d.Card != "" {
				deck = append(deck, d)
			}
		}
		for _, d := range s.Faceup {
			gather(DamageCard(d))
		}
		for _, d := range t.Hidden.Facedown[i] {
			gather(d)
		}
		t.Hidden.Facedown[i] = nil
	}
	if len(deck) == 0 && t.rules.Edition.DamageDeck.FromShips {
		deck = t.countedCards(pile)
	}
	t.Hidden.Decks[pile].Chance.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
	t.Hidden.Decks[pile].Cards = slices.Concat(deck, t.Hidden.Decks[pile].Cards)
	cards := t.View.Decks
	cards[pile] = len(t.Hidden.Decks[pile].Cards)
	t.announce(board.DecksShuffled{Cards: cards, Gathered: gathered})
}

// resolveFaceup resolves the text of a damage card that has just come faceup, at
// once and outside the ability queue (X20-DMG-005).
func (t *Table) resolveFaceup(id board.ShipID, d DamageCard) {
	m := Moment{When: WhenDealtFaceup, Ship: id, Owner: id, Card: catalog.DamageKind.Ref(d.Card), Copy: d.N}
	t.eachPrinted(m, func(a *Ability) { t.use(a, m) })
}

// eachPrinted calls f for the abilities of the moment's own card that answer to it.
func (t *Table) eachPrinted(m Moment, f func(a *Ability)) {
	card := t.rules.Cards.Card(m.Card)
	if card == nil {
		return
	}
	for i := range card.Abilities {
		if a := &card.Abilities[i]; a.When == m.When && a.applies(t, &m) {
			f(a)
		}
	}
}

// TurnFacedown flips a faceup damage card facedown that is not repaired.
func (t *Table) TurnFacedown(id board.ShipID, d board.FaceupDamage) {
	if slices.Contains(t.Ship(id).Faceup, d) {
		t.Hidden.Facedown[id-1] = append(t.Hidden.Facedown[id-1], DamageCard(d))
		t.announce(board.DamageTurned{Ship: id, Card: d.Card, N: d.N})
	}
}

// RepairFaceup flips one faceup damage card facedown and reports whether the
// ship had it (X20-DCD-004).
func (t *Table) RepairFaceup(id board.ShipID, d board.FaceupDamage) bool {
	if !slices.Contains(t.Ship(id).Faceup, d) {
		return false
	}
	t.Hidden.Facedown[id-1] = append(t.Hidden.Facedown[id-1], DamageCard(d))
	t.announce(board.DamageRepaired{Ship: id, Card: d.Card, N: d.N})
	t.Trigger(Moment{When: AfterRepairing, Ship: id, Damage: MomentDamage{Dealt: d}})
	return true
}

// RepairAgain repairs a damage card that the ship has just repaired, and that lies facedown.
func (t *Table) RepairAgain(id board.ShipID, d board.FaceupDamage) bool {
	i := slices.Index(t.Hidden.Facedown[id-1], DamageCard(d))
	if i < 0 {
		return false
	}
	t.repaired(id, t.takeFrom(id, i))
	return true
}

// repaired discards a facedown card that is repaired.
func (t *Table) repaired(id board.ShipID, d DamageCard) {
	if t.rules.Edition.DamageDeck.OpenDiscard {
		t.discardFacedown(id, d)
	} else {
		t.discard(id, d)
		t.announce(board.DamageRepaired{Ship: id})
	}
	t.Trigger(Moment{When: AfterRepairing, Ship: id})
}

// RepairThis repairs the damage card that the moment's ability stands on.
func (t *Table) RepairThis(m Moment) bool {
	if t.Ship(m.Owner).Where != board.InPlay {
		return false
	}
	for _, d := range t.Ship(m.Owner).Faceup {
		if catalog.DamageKind.Ref(d.Card) == m.Card && d.N == m.Copy {
			return t.RepairFaceup(m.Owner, d)
		}
	}
	return false
}

// RepairFacedown discards a random facedown damage card of the ship and reports
// whether there was one (X20-DCD-004, X20-DCD-006).
func (t *Table) RepairFacedown(id board.ShipID) bool {
	d, ok := t.takeFacedown(id)
	if !ok {
		return false
	}
	t.repaired(id, d)
	return true
}

// takeFacedown takes a facedown card of the ship, each as likely as any other
// (X20-DCD-007).
func (t *Table) takeFacedown(id board.ShipID) (DamageCard, bool) {
	cards := t.Hidden.Facedown[id-1]
	if len(cards) == 0 {
		return DamageCard{}, false
	}
	return t.takeFrom(id, t.Hidden.Decks[t.Ship(id).Pile()].Chance.Below(len(cards))), true
}

// takeFrom takes one of the ship's facedown cards by its place among them.
func (t *Table) takeFrom(id board.ShipID, i int) DamageCard {
	cards := t.Hidden.Facedown[id-1]
	t.Hidden.Facedown[id-1] = slices.Delete(slices.Clone(cards), i, i+1)
	return cards[i]
}

// Repair repairs one damage card of the ship, faceup or facedown as its player
// chooses (X20-DCD-008).
func (t *Table) Repair(id board.ShipID) bool {
	s := t.Ship(id)
	if d, ok := t.pickDamage(id, s.Faceup, s.Facedown > 0); ok {
		return t.RepairFaceup(id, d)
	}
	return t.RepairFacedown(id)
}

// pickDamage has the ship's player pick one of its faceup damage cards or, where
// they may be had too, a facedown one, for which it reports false. Copies of the
// same card are one answer, and there is no question about one answer.
func (t *Table) pickDamage(id board.ShipID, among []board.FaceupDamage, facedown bool) (board.FaceupDamage, bool) {
	among = unlike(among)
	if len(among) == 0 || len(among) == 1 && !facedown {
		return first(among)
	}
	var options []game.Option
	for _, d := range among {
		options = append(options, game.Option{ID: d.ID(), Text: game.Say("option.repair-faceup", "card", catalog.DamageKind.Ref(d.Card))})
	}
	if facedown {
		options = append(options, game.Option{ID: "facedown", Text: game.Say("option.repair-facedown")})
	}
	picked := t.askOne(t.Ship(id).Seat, ask.ChooseRepair, game.Say("prompt.choose-repair", "ship", id.Piece()),
		[]string{id.Piece()}, options)
	i := slices.IndexFunc(among, func(d board.FaceupDamage) bool { return d.ID() == picked })
	if i < 0 {
		return board.FaceupDamage{}, false
	}
	return among[i], true
}

// unlike leaves one of the copies of each card.
func unlike(cards []board.FaceupDamage) []board.FaceupDamage {
	var out []board.FaceupDamage
	for _, d := range cards {
		if !slices.ContainsFunc(out, func(have board.FaceupDamage) bool { return have.Card == d.Card }) {
			out = append(out, d)
		}
	}
	return out
}

// DamageTrait returns the trait of a damage card.
func (s *State) DamageTrait(card string) catalog.Trait {
	d, err := s.rules.Catalog.Damage(card)
	if err != nil {
		return 0
	}
	return d.Trait
}
