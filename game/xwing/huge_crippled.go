package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// cripple turns the card of a section over that has as many damage cards as hull: energy and upgrades that the crippled side
// cannot hold are lost (X10-HUG-039). Once both sections are crippled the ship is destroyed (X10-HUG-041).
func (t *Table) cripple(id board.ShipID) {
	cards := t.cardShips(id)
	if !t.Ship(id).Crippled {
		t.announce(board.SectionCrippled{Ship: id, Energy: t.Profile(id).Ship.Epic.Energy})
		t.loseCrippled(id)
	}
	if slices.ContainsFunc(cards, func(card board.ShipID) bool { return !t.Ship(card).Crippled }) {
		return
	}
	for _, card := range cards {
		if t.Ship(card).Destroyed || t.becomeDestroyed(card, func() bool { return true }) {
			t.removeInTurn(card)
		}
	}
}

// loseCrippled has a crippled section lose its upgrades but for one of each type, which its player chooses (RULINGS 75).
func (t *Table) loseCrippled(id board.ShipID) {
	kinds := map[string][]string{}
	var order []string
	for _, u := range t.Ship(id).Upgrades {
		if u.Discarded {
			continue
		}
		if kinds[u.Kind] == nil {
			order = append(order, u.Kind)
		}
		kinds[u.Kind] = append(kinds[u.Kind], u.XWS)
	}
	for _, kind := range order {
		if len(kinds[kind]) > 1 && !t.gone(id) { // with what it has lost the whole ship may be destroyed
			t.keepOne(id, kinds[kind])
		}
	}
}

// keepOne has a ship lose all of some upgrades but the one that its player chooses; of two copies of a card it is one.
func (t *Table) keepOne(id board.ShipID, upgrades []string) {
	var options []game.Option
	for i, xws := range upgrades {
		if !slices.Contains(upgrades[:i], xws) {
			options = append(options, game.Option{ID: xws, Text: game.Say("option.card", "card", catalog.UpgradeCard.Ref(xws))})
		}
	}
	stays := options[0].ID
	if len(options) > 1 {
		stays = t.askOne(t.Ship(id).Seat, ask.ChooseUpgrade, game.Say("prompt.choose-upgrade-kept", "ship", id.Piece()),
			[]string{id.Piece()}, options)
	}
	lost := slices.Clone(upgrades)
	at := slices.Index(lost, stays)
	for _, xws := range slices.Delete(lost, at, at+1) {
		t.DiscardUpgrade(id, xws)
	}
}

// crippledWeapons are a ship's weapons with the value that the crippled side of its card gives the primary ones. The list given
// stays as it is.
func (s *State) crippledWeapons(ship *board.Ship, weapons []board.Weapon) []board.Weapon {
	if !ship.Crippled {
		return weapons
	}
	facts, err := s.rules.Catalog.Ship(ship.Chassis)
	if err != nil {
		return weapons
	}
	weapons = slices.Clone(weapons)
	for i := range weapons {
		if !weapons[i].Special {
			weapons[i].Value = facts.Epic.Attack
		}
	}
	return weapons
}

// OneOfEach leaves of each huge ship with two cards one section among the ships that something befalls which names none: the one
// that its opponent chooses (X10-HUG-037).
func (t *Table) OneOfEach(ids []board.ShipID) []board.ShipID {
	var out []board.ShipID
	for _, id := range ids {
		cards := t.cardShips(id)
		if len(cards) == 1 {
			out = append(out, id)
		} else if id == cards[0] || !slices.Contains(ids, cards[0]) {
			out = append(out, t.anySection(id))
		}
	}
	return out
}

// anySection has the opponent choose a section of a huge ship that is not crippled; of another ship it is that.
func (t *Table) anySection(id board.ShipID) board.ShipID {
	cards := t.cardShips(id)
	if len(cards) == 1 {
		return id
	}
	var options []game.Option
	for _, card := range cards {
		if !t.Ship(card).Crippled && t.Ship(card).Where == board.InPlay {
			options = append(options, game.Option{ID: card.Piece(), Target: card.Piece(), Text: game.Say("option.ship", "ship",
				card.Piece())})
		}
	}
	switch len(options) {
	case 0:
		return id
	case 1:
		return board.ShipOf(options[0].ID)
	}
	return board.ShipOf(t.askOne(t.View.OpponentOf(t.Ship(id).Seat), ask.ChooseEither, game.Say("prompt.choose-section", "ship",
		id.Piece()),
		[]string{id.Piece()}, options))
}
