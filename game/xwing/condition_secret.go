package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// Secret is what a facedown condition is.
type Secret struct {
	Ship board.ShipID
	Card string
}

// AssignSecret assigns a condition facedown: only its player knows which. It takes the place of the secret that
// the ship has (X25-CND-003).
func (t *Table) AssignSecret(m Moment, to board.ShipID, card string) {
	t.RemoveSecret(to)
	t.Hidden.Secrets = append(slices.Clone(t.Hidden.Secrets), Secret{Ship: to, Card: card})
	t.assignCondition(m, to, card, true)
}

// ChooseSecret has the player of an ability choose one of the conditions behind
// his curtain.
func (t *Table) ChooseSecret(m Moment, among ...string) string {
	d := game.Decision{Kind: ask.ChooseSecret, Seat: t.Ship(m.Owner).Seat, Private: true, Shape: game.OneOf,
		Prompt: game.Say("prompt.choose-secret", "ship", m.Owner.Piece()), About: []string{m.Owner.Piece()}}
	for _, c := range among {
		d.Options = append(d.Options, game.Option{ID: c, Text: game.Say("option.card", "card", catalog.ConditionCard.Ref(c))})
	}
	t.Table.Reveal() // what he knows now he may not take back
	return t.ask(d).One()
}

// AskReveal asks a player behind his curtain whether he reveals the facedown
// condition of the ability's ship: whether he could must not be seen from outside.
func (t *Table) AskReveal(m Moment, no *game.Refusal) bool {
	return t.ask(game.Decision{Kind: ask.RevealSecret, Seat: t.Ship(m.Owner).Seat, Private: true, Shape: game.OneOf,
		Prompt:  game.Say("prompt.reveal-secret", "ship", m.Owner.Piece(), "card", catalog.ConditionCard.Ref(t.secret(m.Owner))),
		About:   []string{m.Owner.Piece()},
		Options: []game.Option{{ID: game.Yes, Text: game.Say("option.reveal"), Refusal: no}, {ID: game.No, Text: game.Say("option.keep-hidden")}}}).One() == game.Yes
}

// SecretIs reports what the ship's facedown condition is: for what its own player
// is asked behind his curtain alone.
func (t *Table) SecretIs(id board.ShipID, card string) bool { return t.secret(id) == card }

// RevealSecret turns the ship's facedown condition faceup and resolves what it does
// then; by is the ship that has attacked, if that is why.
func (t *Table) RevealSecret(id, by board.ShipID) {
	card := t.takeSecret(id)
	if card == "" {
		return
	}
	t.Reveal()
	t.announce(board.ConditionRevealed{Ship: id, Card: card})
	t.triggerCondition(Moment{When: WhenRevealed, Ship: id, Other: by}, card)
}

// RemoveSecret takes a facedown condition off the ship, unseen.
func (t *Table) RemoveSecret(id board.ShipID) {
	if t.takeSecret(id) != "" {
		t.announce(board.ConditionRemoved{Ship: id})
	}
}

// takeSecret forgets what the ship's facedown condition is and returns it.
func (t *Table) takeSecret(id board.ShipID) string {
	card := t.secret(id)
	t.Hidden.Secrets = slices.DeleteFunc(slices.Clone(t.Hidden.Secrets), func(s Secret) bool { return s.Ship == id })
	return card
}
