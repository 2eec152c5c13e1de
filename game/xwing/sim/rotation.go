package sim

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// rotationStream is the stream of random numbers that the order of the cards in turn is drawn from.
const rotationStream = 303

// besides is how many cards a squad is built around beside the card whose turn it is.
const besides = 5

// Rotation draws squads such that every card comes up: in game after game the squads of both seats are
// built around the next card in turn and a few others, the rarer the likelier. It never changes.
type Rotation struct {
	cards []catalog.CardID
	homes map[catalog.CardID][]home
}

// home is a pool that has a card.
type home struct {
	list *Squads
	pool *squad.Pool
}

// partners are what a card is of no use without: whoever carries brings whom he can carry, and whose ship
// ability is of use aboard or after leaving a carrier brings that.
func (s *Squads) partners(id catalog.CardID) []catalog.CardID {
	switch s.shipAbility(id) {
	case "lockedandloaded":
		return []catalog.CardID{catalog.Card(catalog.UpgradeCard, "phantom"), catalog.Card(catalog.UpgradeCard, "ghost")}
	case "pursuitcraft":
		return []catalog.CardID{catalog.Card(catalog.UpgradeCard, "houndstooth")}
	}
	switch id.XWS {
	case "ghost":
		return []catalog.CardID{catalog.Card(catalog.UpgradeCard, "phantom")}
	case "phantom":
		return []catalog.CardID{catalog.Card(catalog.UpgradeCard, "ghost")}
	case "transgalmegcontrollink":
		return []catalog.CardID{catalog.Card(catalog.PilotCard, "jediknight"), catalog.Card(catalog.PilotCard, "loyalistvolunteer")}
	case "houndstooth":
		return []catalog.CardID{catalog.Card(catalog.PilotCard, "nashtahpup"), catalog.Card(catalog.PilotCard, "binayrepirate")}
	}
	return nil
}

// NewRotation rotates through the cards of all the lists.
func NewRotation(lists ...*Squads) *Rotation {
	r := &Rotation{homes: map[catalog.CardID][]home{}}
	for _, list := range lists {
		for _, pool := range list.pools {
			for _, id := range pool.Cards() {
				if r.homes[id] == nil {
					r.cards = append(r.cards, id)
				}
				r.homes[id] = append(r.homes[id], home{list, pool})
			}
		}
	}
	return r
}

// Cards is how many cards take turns: in that many games each of them has had its turn on either side.
func (r *Rotation) Cards() int { return len(r.cards) }

// Around is the rotation of the cards of some ids alone, the id of a ship ability standing for the ship cards
// that bring it; nil if there are none.
func (r *Rotation) Around(ids ...string) *Rotation {
	cards := slices.DeleteFunc(slices.Clone(r.cards), func(id catalog.CardID) bool {
		return !slices.Contains(ids, id.XWS) && !slices.ContainsFunc(r.homes[id], func(h home) bool {
			return slices.Contains(ids, h.list.shipAbility(id))
		})
	})
	if len(cards) == 0 {
		return nil
	}
	return &Rotation{cards: cards, homes: r.homes}
}

// Pair draws the squads of a game; they follow from the seed, and every seed has its card in turn.
func (r *Rotation) Pair(seed uint64) (Pair, error) {
	pass, at := seed/uint64(len(r.cards)), int(seed%uint64(len(r.cards)))
	chance := game.NewSource(seed, rotationStream)
	var drawn [2]squad.Squad
	first := r.inTurn(2*pass, at)
	homes := r.homes[first]
	of := homes[int(pass)%len(homes)]
	seat := int(pass+seed) % 2
	drawn[seat] = r.draw(of, first, &chance)
	second := r.inTurn(2*pass+1, at)
	homes = slices.DeleteFunc(slices.Clone(r.homes[second]), func(h home) bool { return h.list != of.list })
	if len(homes) == 0 { // it is not in that list
		drawn[1-seat] = of.list.draw(&chance)
	} else {
		drawn[1-seat] = r.draw(homes[chance.Below(len(homes))], second, &chance)
	}
	return of.list.pair(drawn[0], drawn[1])
}

// inTurn is the card in turn at a place of a pass; each pass has an order of its own.
func (r *Rotation) inTurn(pass uint64, at int) catalog.CardID {
	chance := game.NewSource(pass, rotationStream)
	order := slices.Clone(r.cards)
	for i := len(order) - 1; i > 0; i-- {
		k := chance.Below(i + 1)
		order[i], order[k] = order[k], order[i]
	}
	return order[at]
}

// draw draws a squad around a card and some others of its pool: cards that few pools have sooner than those
// that all have.
func (r *Rotation) draw(h home, id catalog.CardID, chance squad.Chance) squad.Squad {
	wanted := append([]catalog.CardID{id}, h.list.partners(id)...)
	cards := h.pool.Cards()
	for n := 0; n < besides; {
		other := cards[chance.Below(len(cards))]
		if chance.Below(len(r.homes[other])) > 0 {
			continue
		}
		wanted = append(append(wanted, other), h.list.partners(other)...)
		n++
	}
	return h.pool.DrawWith(wanted, chance)
}
