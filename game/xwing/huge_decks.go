package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// share is the damage deck of a section among those of a player's huge ships, which lie in one pile: by the ship type, of a
// ship with one card by its section, too, and which of his ships of that type it is (X10-HUG-002). The zero one is the pile.
type share struct {
	deck string
	ship int
}

// shareOf is the deck that a damage card is of.
func (r *Rules) shareOf(d DamageCard) share {
	card, err := r.Catalog.Damage(d.Card)
	if err != nil {
		return share{}
	}
	deck, ship := card.Share(d.N)
	return share{deck, ship}
}

// sectionDecks are the decks of the sections of a ship: one of a section, the fore and the aft one of a ship with one card, none of
// others.
func (s *State) sectionDecks(id board.ShipID) []share {
	ship := s.View.Ship(id)
	if !ship.HugeDeck || !s.rules.Edition.Huge.Sections {
		return nil
	}
	n := 0
	for i := range s.View.Ships[:id-1] {
		if other := &s.View.Ships[i]; other.Seat == ship.Seat && other.Chassis == ship.Chassis {
			n++
		}
	}
	if facts, err := s.rules.Catalog.Ship(ship.Chassis); err == nil && facts.Epic.Section != 0 {
		return []share{{ship.Chassis, n}}
	}
	return []share{{ship.Chassis + "/" + catalog.ForeSection.String(), n}, {ship.Chassis + "/" + catalog.AftSection.String(), n}}
}

// WholeDeck returns a whole damage deck, unshuffled; of huge ships whose sections have decks of their own all of these, one
// behind the other.
func (s *State) WholeDeck(p board.Pile) []DamageCard {
	if !p.Huge() || !s.rules.Edition.Huge.Sections {
		return s.rules.WholeDeck(p)
	}
	var deck []DamageCard
	for i := range s.View.Ships {
		if s.View.Ships[i].Pile() != p {
			continue
		}
		for _, of := range s.sectionDecks(s.View.Ships[i].ID) {
			for _, title := range s.rules.damageTitles(p) {
				for n := 1; n <= title.Copies; n++ {
					if d := (DamageCard{title.ID, n + of.ship*title.Copies}); s.rules.shareOf(d) == of {
						deck = append(deck, d)
					}
				}
			}
		}
	}
	return deck
}

// struck is of which section a huge ship with one card is dealt damage cards.
type struck struct {
	ship    board.ShipID
	section catalog.Section
	met     bool // it follows from what has met it; else it was chosen for the damage under way
}

// inSection has what follows strike a section of a ship.
func (t *Table) inSection(id board.ShipID, section catalog.Section, what func()) {
	before := t.struck
	t.struck = struck{id, section, true}
	what()
	t.struck = before
}

// InFore has what follows strike the fore section of a huge ship.
func (t *Table) InFore(id board.ShipID, what func()) { t.inSection(id, catalog.ForeSection, what) }

// shareStruck is the deck from which a ship is dealt its next card: of the section that is attacked, or met, or else that its
// opponent chooses (X10-HUG-037).
func (t *Table) shareStruck(id board.ShipID) share {
	of := t.sectionDecks(id)
	if len(of) < 2 {
		return append(of, share{})[0]
	}
	section := catalog.Section(0)
	if t.struck.ship == id {
		section = t.struck.section
	} else if a := t.View.Attack; a != nil && a.Defender == id && t.Fight().Fighting(id) {
		section = a.Section
	}
	if section == 0 {
		section = t.pickSection(id)
	}
	if t.other == id {
		section = catalog.ForeSection + catalog.AftSection - section
	}
	return of[section-catalog.ForeSection]
}

// DrawFromOther has the card that a huge ship with two decks is about to be dealt drawn from the other one.
func (t *Table) DrawFromOther(m Moment) { t.dealing.chosen, t.other = true, m.Ship }

// pickSection has a player choose the section of the other's ship that is struck, once for all damage that it suffers together.
func (t *Table) pickSection(id board.ShipID) catalog.Section {
	options := []game.Option{{ID: "fore", Text: game.Say("option.fore")}, {ID: "aft", Text: game.Say("option.aft")}}
	section := catalog.ForeSection
	if t.askOne(t.View.OpponentOf(t.Ship(id).Seat), ask.ChooseEither, game.Say("prompt.choose-section", "ship", id.Piece()),
		[]string{id.Piece()}, options) == "aft" {
		section = catalog.AftSection
	}
	if t.damaging > 0 {
		t.struck = struck{id, section, false}
	}
	return section
}

// raise brings so many cards of the deck that a ship is dealt from to the top of the pile, as far as there are any, and tells how
// many those are. A deck that lacks some is made anew of its discarded cards.
func (t *Table) raise(id board.ShipID, n int) int {
	pile, of := t.Ship(id).Pile(), t.shareStruck(id)
	is := func(d DamageCard) bool { return t.rules.shareOf(d) == of }
	have := func() (count int) {
		if of == (share{}) {
			return len(t.Hidden.Decks[pile].Cards)
		}
		for _, d := range t.Hidden.Decks[pile].Cards {
			if is(d) {
				count++
			}
		}
		return count
	}
	if have() < n {
		if of == (share{}) {
			t.renewDeck(pile, nil)
		} else {
			t.renewDeck(pile, is)
		}
	}
	n = min(n, have())
	if of == (share{}) || n == 0 {
		return n
	}
	var up []DamageCard
	deck := slices.Clone(t.Hidden.Decks[pile].Cards)
	for i := len(deck) - 1; i >= 0 && len(up) < n; i-- {
		if is(deck[i]) {
			up = append(up, deck[i])
			deck = slices.Delete(deck, i, i+1)
		}
	}
	slices.Reverse(up)
	t.Hidden.Decks[pile].Cards = append(deck, up...)
	return n
}

// drawFor draws the top card of the damage deck that a ship is dealt from; a counter where there is none.
func (t *Table) drawFor(id board.ShipID) DamageCard {
	ready := t.raise(id, 1)
	t.other = 0
	if ready == 0 {
		return DamageCard{}
	}
	return t.drawDamage(t.Ship(id).Pile())
}
