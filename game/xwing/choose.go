package xwing

import (
	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// The words in which card declarations speak of ships.

// ChooseShip has the player of an ability choose one of the ships; with may he
// can choose none (0). Without ships there is nothing to choose.
func (t *Table) ChooseShip(m Moment, ids []board.ShipID, may bool) board.ShipID {
	return t.ChooseShipFor(t.Ship(m.Owner).Seat, m, ids, may)
}

// ChooseShipFor has a seat choose for the ability, as ChooseShip has its player.
func (t *Table) ChooseShipFor(seat game.Seat, m Moment, ids []board.ShipID, may bool) board.ShipID {
	if len(ids) == 0 {
		return 0
	}
	var options []game.Option
	for _, id := range ids {
		options = append(options, game.Option{ID: id.Piece(), Target: id.Piece(), Text: game.Say("option.ship", "ship", id.Piece())})
	}
	if may {
		options = append(options, game.Option{ID: game.None, Text: game.Say("option.none")})
	}
	return board.ShipOf(t.askOne(seat, ask.ChooseShip, game.Say("prompt.choose-ship", "card", m.Card),
		append([]string{m.Owner.Piece()}, pieces(ids)...), options))
}

// ChooseShips has the player of an ability choose one or more of the ships.
func (t *Table) ChooseShips(m Moment, ids []board.ShipID) []board.ShipID {
	if len(ids) < 2 {
		return ids
	}
	return t.chooseShips(m, ids, 1, len(ids))
}

// ChooseUpTo has the player of an ability choose as many of the ships as he likes, up to most; none, too.
func (t *Table) ChooseUpTo(m Moment, ids []board.ShipID, most int) []board.ShipID {
	return t.chooseShips(m, ids, 0, min(most, len(ids)))
}

// chooseShips asks nothing where there is no ship.
func (t *Table) chooseShips(m Moment, ids []board.ShipID, least, most int) []board.ShipID {
	if len(ids) == 0 {
		return nil
	}
	var options []game.Option
	for _, id := range ids {
		options = append(options, game.Option{ID: id.Piece(), Target: id.Piece(), Text: game.Say("option.ship", "ship", id.Piece())})
	}
	var out []board.ShipID
	for _, id := range t.ask(game.Decision{Kind: ask.ChooseShips, Seat: t.Ship(m.Owner).Seat, Shape: game.SomeOf, Min: least, Max: most,
		Prompt: game.Say("prompt.choose-ships", "card", m.Card), About: append([]string{m.Owner.Piece()}, pieces(ids)...),
		Options: options}).Pick {
		out = append(out, board.ShipOf(id))
	}
	return out
}

// ChooseFaceup has the ship's player choose one of its faceup damage cards for
// which f holds, for the ability of a card; without any it reports false.
func (t *Table) ChooseFaceup(m Moment, f func(card string) bool) (board.FaceupDamage, bool) {
	var among []board.FaceupDamage
	for _, d := range t.Ship(m.Owner).Faceup {
		if f(d.Card) {
			among = append(among, d)
		}
	}
	return t.pickDamage(m.Owner, among, false)
}

func first(among []board.FaceupDamage) (board.FaceupDamage, bool) {
	if len(among) == 0 {
		return board.FaceupDamage{}, false
	}
	return among[0], true
}

// ChooseRecovering has the player of an ability choose one of the cards whose charges a ship is
// about to recover, or its Force.
func (t *Table) ChooseRecovering(m Moment, id board.ShipID, among []string) string {
	if len(among) == 1 {
		return among[0]
	}
	var options []game.Option
	for _, c := range among {
		text := game.Say("option.charge-of", "card", catalog.UpgradeCard.Ref(c))
		switch c {
		case board.ForceCharges:
			text = game.Say("option.charge-of-force")
		case board.ShipCharges:
			text = game.Say("option.charge-of", "card", catalog.PilotCard.Ref(t.Ship(id).Pilot))
		}
		options = append(options, game.Option{ID: c, Text: text})
	}
	return t.askOne(t.Ship(m.Owner).Seat, ask.ChooseUpgrade, game.Say("prompt.choose-recovering", "card", m.Card, "ship", id.Piece()),
		[]string{m.Owner.Piece(), id.Piece()}, options)
}

// ChooseUpgrade has the player of an ability choose one of the upgrades of its
// ship, by xws.
func (t *Table) ChooseUpgrade(m Moment, among []string) string {
	return t.ChooseUpgradeFor(t.Ship(m.Owner).Seat, m, among)
}

// ChooseUpgradeFor has a seat choose for the ability, as ChooseUpgrade has its player.
func (t *Table) ChooseUpgradeFor(seat game.Seat, m Moment, among []string) string {
	if len(among) == 1 {
		return among[0]
	}
	var options []game.Option
	for _, c := range among {
		options = append(options, game.Option{ID: c, Text: game.Say("option.card", "card", catalog.UpgradeCard.Ref(c))})
	}
	return t.askOne(seat, ask.ChooseUpgrade, game.Say("prompt.choose-upgrade", "card", m.Card),
		[]string{m.Owner.Piece()}, options)
}
