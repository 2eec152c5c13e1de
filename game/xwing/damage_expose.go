package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
)

// ExposeDamage has a ship expose one of its damage cards, a random one unless an ability
// says otherwise: it turns faceup and is resolved. It reports whether there was one. It is
// not dealing (X20-DCD-003, 005, 006).
func (t *Table) ExposeDamage(id board.ShipID) bool {
	if t.Ship(id).Facedown > 0 && t.replaced(Moment{When: WouldExpose, Ship: id}) {
		return true
	}
	return t.ExposeOf(id)
}

// ExposeOf is ExposeDamage by another ship: nothing that the ship may do before it exposes
// a card itself comes up.
func (t *Table) ExposeOf(id board.ShipID) bool {
	var cards []int // their places: counters are none
	for i, d := range t.Hidden.Facedown[id-1] {
		if d.Card != "" {
			cards = append(cards, i)
		}
	}
	if len(cards) == 0 {
		return false
	}
	t.expose(id, t.takeFrom(id, cards[t.Hidden.Decks[t.Ship(id).Pile()].Chance.Below(len(cards))]))
	return true
}

// ExposeChosen has the player of an ability look at a ship's facedown damage cards, behind
// his curtain, and choose the one that is exposed.
func (t *Table) ExposeChosen(m Moment, id board.ShipID) {
	cards := t.exposable(id)
	if len(cards) == 0 {
		return
	}
	t.Reveal() // he has seen them
	d := cards[t.chooseTitle(m, game.Say("prompt.choose-exposed", "ship", id.Piece()), id, cards)]
	t.takeFrom(id, slices.Index(t.Hidden.Facedown[id-1], d))
	t.expose(id, d)
}

// ExposeDealt turns the damage cards faceup that a ship was dealt facedown in the attack under way.
func (f *Fight) ExposeDealt(id board.ShipID) {
	for _, d := range f.dealtFacedown(id) {
		if i := slices.Index(f.t.Hidden.Facedown[id-1], d); i >= 0 {
			f.t.expose(id, f.t.takeFrom(id, i))
		}
	}
}

// CanExposeDealt reports whether there is one.
func (f *Fight) CanExposeDealt(id board.ShipID) bool { return f != nil && len(f.dealtFacedown(id)) > 0 }

// Exposable counts the damage cards of a ship that can be exposed: counters cannot.
func (t *Table) Exposable(id board.ShipID) int { return len(t.exposable(id)) }

func (t *Table) exposable(id board.ShipID) []DamageCard {
	return slices.DeleteFunc(slices.Clone(t.Hidden.Facedown[id-1]), func(d DamageCard) bool { return d.Card == "" })
}

// expose turns a card faceup that was taken from the ship's facedown ones.
func (t *Table) expose(id board.ShipID, d DamageCard) {
	t.Chance("expose:" + d.String())
	t.announce(board.DamageExposed{Ship: id, Card: d.Card, N: d.N})
	if t.replaced(Moment{When: WouldExpose, Ship: id, Damage: MomentDamage{Dealt: board.FaceupDamage(d)}}) {
		return
	}
	t.resolveFaceup(id, d)
	if t.counting(id) > 0 {
		t.destroyUnlessSuffering(id)
	}
}
