package armada

import (
	"slices"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
)

// Forces that an objective brings into a game: squadrons and ships that are not unique, and have no upgrades.

// Forces is which of them a player may choose.
type Forces struct {
	Faction     catalog.Faction
	Irregular   bool // of squadrons the irregular ones alone
	Ships       bool // ships, too
	Least, Most int  // fleet points of all of them together
	Count       int  // exactly so many; 0: any number
}

// fits are the cards that may be chosen, and their costs: "squadron/yt-1300", "ship/cr90-corvette-a".
func (f *Forces) fits(cat *catalog.Catalog) (cards []string, costs []int) {
	for _, s := range cat.Squadrons() {
		if s.Faction == f.Faction && !s.Unique && (s.Irregular || !f.Irregular) && s.Cost <= f.Most {
			cards, costs = append(cards, "squadron/"+s.ID), append(costs, s.Cost)
		}
	}
	for _, s := range cat.Ships() {
		if f.Ships && s.Faction == f.Faction && s.Cost <= f.Most {
			cards, costs = append(cards, "ship/"+s.ID), append(costs, s.Cost)
		}
	}
	return cards, costs
}

// completes reports whether a choice of n of them, of so many points, can be brought to what is asked for: with the cheapest.
func (f *Forces) completes(n, spent int, costs []int) bool {
	for ; spent < f.Least || n < f.Count; n++ {
		if n == f.Count && f.Count > 0 || len(costs) == 0 {
			return false
		}
		spent += slices.Min(costs)
	}
	return spent <= f.Most
}

// ChooseForces has a player choose forces, one after the other; none where what has to be chosen cannot be.
func (g Goal) ChooseForces(by game.Seat, f Forces) (chosen []string) {
	t := g.t
	cards, costs := f.fits(t.rules.Catalog)
	for spent := 0; f.Count == 0 || len(chosen) < f.Count; {
		var options []game.Option
		for i, card := range cards {
			if f.completes(len(chosen)+1, spent+costs[i], costs) {
				options = append(options, game.Option{ID: card, Text: game.Say("option.force", "card", card, "n", strconv.Itoa(costs[i]))})
			}
		}
		if len(options) == 0 {
			break
		}
		if f.Count == 0 && spent >= f.Least {
			options = append(options, game.Option{ID: "done", Text: game.Say("option.done")})
		}
		pick := t.askOne(by, ask.ChooseForces, game.Say("prompt.choose-forces", "card", g.m.Card,
			"n", strconv.Itoa(f.Most-spent)), nil, options)
		if pick == "done" {
			break
		}
		spent += costs[slices.Index(cards, pick)]
		chosen = append(chosen, pick)
	}
	return chosen
}

// Reserve keeps forces that are nobody's yet: what is kept lies beside the table, open to all.
func (g Goal) Reserve(by game.Seat, cards []string) {
	g.t.Memory.Reserve = slices.Clone(cards)
	if len(cards) > 0 {
		g.t.announce(board.ForcesReserved{Seat: by, Cards: cards, By: g.m.Card})
	}
}

// Enlist adds forces to a player's fleet, to be deployed; those that were kept are kept no more.
func (g Goal) Enlist(seat game.Seat, cards []string) (pieces []string) {
	t := g.t
	t.Memory.Reserve = nil
	for _, card := range cards {
		if id, ok := strings.CutPrefix(card, "squadron/"); ok {
			q := t.newSquadron(seat, id)
			t.announce(board.SquadronAdded{Squadron: q})
			pieces = append(pieces, q.ID.Piece())
		} else if id, ok := strings.CutPrefix(card, "ship/"); ok {
			ship := t.newShip(seat, id)
			t.Hidden.Stacks, t.Hidden.Facedown = append(t.Hidden.Stacks, nil), append(t.Hidden.Facedown, nil)
			t.Memory.Ships = append(t.Memory.Ships, ShipMemory{})
			t.announce(board.ShipAdded{Ship: ship})
			pieces = append(pieces, ship.ID.Piece())
		}
	}
	return pieces
}

// newShip is a ship of a card as it begins, newSquadron a squadron: the next one of its game.
func (s *State) newShip(seat game.Seat, id string) board.Ship {
	card, err := s.rules.Catalog.Ship(id)
	if err != nil {
		panic("armada: " + err.Error())
	}
	ship := board.Ship{ID: board.ShipID(len(s.View.Ships) + 1), Seat: seat, Card: id, Size: card.Size, Hull: card.Hull}
	for _, z := range card.Zones() {
		ship.Shields[z] = card.Shields.Of(z)
	}
	ship.Tokens = readied(card.Tokens)
	return ship
}

func (s *State) newSquadron(seat game.Seat, id string) board.Squadron {
	card, err := s.rules.Catalog.Squadron(id)
	if err != nil {
		panic("armada: " + err.Error())
	}
	return board.Squadron{ID: board.SquadronID(len(s.View.Squadrons) + 1), Seat: seat, Card: id, Hull: card.Hull,
		Tokens: readied(card.Tokens)}
}

// ChangeSides gives a squadron to the other player.
func (g Goal) ChangeSides(id board.SquadronID) {
	g.t.announce(board.SquadronTurned{Squadron: id, Seat: board.Across(g.t.Squadron(id).Seat)})
}
