package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
)

// Some upgrades hold tokens, which are in no ship's possession until they are
// handed out.

// PutOnCard places tokens on the upgrade of the moment's ability, in place of those that lie there.
func (t *Table) PutOnCard(m Moment, tokens ...board.Token) {
	t.announce(board.CardTokensChanged{Ship: m.Owner, XWS: chargeCard(m.Card), Tokens: tokens})
}

// OnCard returns the tokens on the upgrade of the moment's ability.
func (t *Table) OnCard(m Moment) []board.Token {
	if u := t.Ship(m.Owner).Upgrade(chargeCard(m.Card)); u != nil {
		return u.Tokens
	}
	return nil
}

// FuseCard places fuse markers on the upgrade of the moment's ability, or removes them (n < 0), and returns how many then lie there.
func (t *Table) FuseCard(m Moment, n int) int {
	xws := chargeCard(m.Card)
	fuses := max(0, t.Ship(m.Owner).Upgrade(xws).Fuses+n)
	t.announce(board.CardFusesChanged{Ship: m.Owner, XWS: xws, Fuses: fuses})
	return fuses
}

// ShieldCard places shield tokens on the upgrade of the moment's ability, or removes them (n < 0).
func (t *Table) ShieldCard(m Moment, n int) {
	t.announce(board.CardShieldsChanged{Ship: m.Owner, XWS: chargeCard(m.Card), Shields: t.ShieldsOnCard(m) + n})
}

// ShieldsOnCard is how many shield tokens lie there.
func (t *Table) ShieldsOnCard(m Moment) int {
	return t.Ship(m.Owner).Upgrade(chargeCard(m.Card)).Shields
}

// GiveFromCard has the player of an ability remove a token of his choice from the
// card; the ship gains a matching one.
func (t *Table) GiveFromCard(m Moment, to board.ShipID) {
	var options []game.Option
	kinds := slices.Clone(t.OnCard(m))
	slices.Sort(kinds)
	for _, k := range slices.Compact(kinds) {
		options = append(options, game.Option{ID: k.String(), Text: game.Say("option.token", "token", k.String())})
	}
	pick := t.askOne(t.Ship(m.Owner).Seat, ask.ChooseToken, game.Say("prompt.choose-token", "card", m.Card, "ship", to.Piece()),
		[]string{m.Owner.Piece(), to.Piece()}, options)
	if pick == "" {
		return
	}
	t.HandOut(m, to, tokenOf(pick))
}

// HandOut removes a token that is on the card; the ship gains a matching one.
func (t *Table) HandOut(m Moment, to board.ShipID, k board.Token) {
	left := slices.Clone(t.OnCard(m))
	i := slices.Index(left, k)
	t.PutOnCard(m, slices.Delete(left, i, i+1)...)
	t.GainTokensFrom(t.Ship(m.Owner).Seat, to, k, 1)
}
