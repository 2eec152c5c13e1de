package armada

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/gauge"
)

// suffer has a ship suffer damage at a hull zone, one point at a time: a shield there, or a facedown damage card
// (ARM-DMG-003, -004). By an attack the first cards are faceup that a critical effect says.
func (t *Table) suffer(id board.ShipID, zone gauge.Zone, n int, by *Attack) {
	for ; n > 0 && t.Ship(id).Where == board.OnTable; n-- {
		if shields := t.Ship(id).Shields[zone]; shields > 0 && (by == nil || !by.Shieldless()) {
			t.announce(board.ShieldsChanged{Ship: id, Zone: zone, Shields: shields - 1})
			continue
		}
		t.deal(id, by != nil && by.nextFaceup())
	}
}

// Suffer has a ship suffer damage at a zone of its owner's choice, one for all of it (ARM-DMG-005).
func (t *Table) Suffer(id board.ShipID, n int) {
	t.suffer(id, t.askZone(id, game.Say("prompt.suffer", "ship", id.Piece(), "n", strconv.Itoa(n)), t.Zones(id)), n, nil)
}

// deal deals a damage card from its owner's deck to a ship, and destroys it with as many cards as its hull (ARM-DMG-007).
func (t *Table) deal(id board.ShipID, faceup bool) {
	seat := t.Ship(id).Seat
	if faceup {
		t.trigger(BeforeFaceup, Moment{Ship: id})
	}
	t.restock(seat)
	card := DamageCard{Card: "marker"} // both piles are empty
	if deck := t.Hidden.Decks[seat]; len(deck) > 0 {
		card = deck[len(deck)-1]
		away := faceup && t.turnedAway(id, card)
		t.Hidden.Decks[seat] = deck[:len(deck)-1]
		if away {
			t.discard(seat, card)
			t.announce(board.CardTurnedAway{Ship: id, Card: board.FaceupDamage(card), Left: len(deck) - 1})
			return
		}
		faceup, t.covered = faceup && !t.covered, false
	} else {
		faceup = false
	}
	e := board.DamageDealt{Ship: id, Seat: seat, Left: len(t.Hidden.Decks[seat])}
	if faceup {
		e.Faceup = board.FaceupDamage{Card: card.Card, Copy: card.Copy}
		t.Chance("faceup " + card.Card)
	} else {
		t.Hidden.Facedown[id-1] = append(t.Hidden.Facedown[id-1], card)
	}
	t.Reveal()
	t.announce(e)
	if faceup {
		t.countFaceup(id)
	}
	if ship := t.Ship(id); ship.Damage() >= ship.Hull {
		if faceup {
			t.trigger(WhenDealtFaceup, Moment{Ship: id, Damage: e.Faceup, N: 1})
		}
		t.destroyIfDue(id)
	}
	if faceup && t.Ship(id).Where == board.OnTable {
		t.trigger(WhenDealtFaceup, Moment{Ship: id, Damage: e.Faceup})
	}
}

// restock makes a new deck of the discarded cards once it is empty, at the moment in which a card is wanted (ARM-DCK-007).
func (t *Table) restock(seat game.Seat) {
	if len(t.Hidden.Decks[seat]) == 0 {
		t.Hidden.Decks[seat], t.Hidden.Discard[seat] = t.Hidden.Discard[seat], nil
		t.shuffle(seat)
		t.Chance("deck shuffled")
	}
}

// turnedAway reports whether a card that was drawn to be dealt faceup is discarded instead.
func (t *Table) turnedAway(id board.ShipID, card DamageCard) bool {
	m := Moment{Ship: id, Damage: board.FaceupDamage(card)}
	if len(t.pending(BeforeFaceup, m, game.Red, nil))+len(t.pending(BeforeFaceup, m, game.Blue, nil)) == 0 {
		return false
	}
	t.away, t.covered = false, false
	t.Reveal()
	t.Chance("drawn " + card.Card)
	t.announce(board.DamageDrawn{Ship: id, Card: m.Damage})
	t.trigger(BeforeFaceup, m)
	return t.away
}

// destroyIfDue destroys a ship with as many damage cards as its hull value.
func (t *Table) destroyIfDue(id board.ShipID) {
	if ship := t.Ship(id); ship.Where == board.OnTable && ship.Damage() >= ship.Hull {
		t.destroyShip(id, false)
	}
}

// destroyShip takes a ship from the table; its damage cards go to the discard pile (ARM-DMG-012). One that owes a salvo
// makes it first (ARM-DEF-035).
func (t *Table) destroyShip(id board.ShipID, left bool) {
	if t.attack != nil && t.attack.owesAnswer(id) && !left {
		if !slices.Contains(t.salvoing, id) { // each card beyond its hull comes here
			t.salvoing = append(t.salvoing, id)
		}
		return
	}
	if !left && t.spared(id.Piece(), Moment{Ship: id}) {
		return
	}
	t.takeShip(id, left)
}

// takeShip takes a destroyed ship from the table.
func (t *Table) takeShip(id board.ShipID, left bool) {
	ship := t.Ship(id)
	t.trigger(WhenDestroyed, Moment{Ship: id, N: 1})
	for _, c := range t.Hidden.Facedown[id-1] {
		t.discard(ship.Seat, c)
	}
	for _, c := range ship.Faceup {
		t.discard(ship.Seat, DamageCard(c))
	}
	t.Hidden.Facedown[id-1], t.Hidden.Stacks[id-1] = nil, nil
	t.announce(board.PieceDestroyed{Piece: id.Piece(), Seat: ship.Seat, Cost: t.shipCost(id), Left: left})
	t.trigger(WhenDestroyed, Moment{Ship: id, N: 2})
	t.ending = t.ending || len(t.onTable(ship.Seat)) == 0
}

func (t *Table) discard(seat game.Seat, c DamageCard) {
	if c.Card != "marker" {
		t.Hidden.Discard[seat] = append(t.Hidden.Discard[seat], c)
	}
}

// DiscardDamage has the owner discard one of a ship's damage cards, faceup or facedown (ARM-ENG-007).
func (t *Table) DiscardDamage(id board.ShipID) {
	ship := t.Ship(id)
	var options []game.Option
	for i, c := range ship.Faceup {
		options = append(options, game.Option{ID: "faceup:" + strconv.Itoa(i), Text: game.Say("option.damage", "card", "damage/"+c.Card)})
	}
	if ship.Facedown > 0 {
		options = append(options, game.Option{ID: "facedown", Text: game.Say("option.facedown")})
	}
	if len(options) == 0 {
		return
	}
	pick := t.askOne(ship.Seat, ask.ChooseDamage, game.Say("prompt.choose-damage", "ship", id.Piece()), []string{id.Piece()}, options)
	if pick == "facedown" {
		dropFacedown(t, id)
		return
	}
	i := slices.IndexFunc(options, func(o game.Option) bool { return o.ID == pick })
	card := ship.Faceup[i]
	t.discard(ship.Seat, DamageCard(card))
	t.announce(board.DamageDiscarded{Ship: id, Faceup: card})
}

// dropFacedown discards one of a ship's facedown damage cards.
func dropFacedown(t *Table, id board.ShipID) {
	down := t.Hidden.Facedown[id-1]
	t.discard(t.Ship(id).Seat, down[len(down)-1])
	t.Hidden.Facedown[id-1] = down[:len(down)-1]
	t.announce(board.DamageDiscarded{Ship: id})
}

// Hurt has a squadron lose hull points, and destroys it at none (ARM-DMG-002, -008).
func (t *Table) Hurt(id board.SquadronID, n int) {
	q := t.Squadron(id)
	if n <= 0 || q.Where != board.OnTable {
		return
	}
	if q.Hull > 0 {
		t.announce(board.HullChanged{Squadron: id, Hull: max(0, q.Hull-n)})
	}
	if q.Hull == 0 {
		t.destroySquadron(id, false)
	}
}

func (t *Table) destroySquadron(id board.SquadronID, left bool) {
	q := t.Squadron(id)
	out, m := q.Hull == 0, Moment{Squadron: id, At: q.Pose}
	if left {
		m.N = 3
		t.trigger(WhenDestroyed, m)
	} else if t.spared(id.Piece(), m) || out && q.Hull > 0 { // it has recovered
		return
	}
	t.takeSquadron(id, left)
}

// takeSquadron takes a destroyed squadron from the table (ARM-DMG-011).
func (t *Table) takeSquadron(id board.SquadronID, left bool) {
	t.trigger(WhenDestroyed, Moment{Squadron: id, N: 1})
	t.announce(board.PieceDestroyed{Piece: id.Piece(), Seat: t.Squadron(id).Seat, Cost: t.squadronCard(id).Cost, Left: left})
}
