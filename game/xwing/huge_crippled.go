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
		if len(kinds[kind]) < 2 {
			continue
		}
		var options []game.Option
		for _, xws := range kinds[kind] {
			options = append(options, game.Option{ID: xws, Text: game.Say("option.card", "card", catalog.UpgradeCard.Ref(xws))})
		}
		stays := t.askOne(t.Ship(id).Seat, ask.ChooseUpgrade, game.Say("prompt.choose-upgrade-kept", "ship", id.Piece()),
			[]string{id.Piece()}, options)
		for _, xws := range kinds[kind] {
			if xws != stays {
				t.DiscardUpgrade(id, xws)
			}
		}
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
