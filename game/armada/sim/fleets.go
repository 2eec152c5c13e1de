package sim

import (
	"fmt"
	"math/rand/v2"

	"xwing/game/armada/catalog"
	"xwing/game/armada/fleet"
)

// fleetStream is the stream of random numbers that the fleets of a game are drawn from.
const fleetStream = 401

// Fleets draws fleets for games: of any two factions, which may be the same. It never changes.
type Fleets struct {
	Cat    *catalog.Catalog
	Points int    // the agreed total
	Around string // id of a card that one of the fleets has; "" for none
}

// Pair draws the fleets of a game in our own form; they follow from the seed. Every fifth game has huge ships.
func (d Fleets) Pair(seed uint64) (texts [2][]byte, err error) {
	rng := rand.New(rand.NewPCG(seed, fleetStream))
	for i := range texts {
		wish := fleet.Wish{Points: d.Points, Huge: seed%5 == 4}
		if uint64(i) == seed%2 {
			wish.Around = d.Around
		}
		f, err := d.draw(rng, wish)
		if err != nil {
			return texts, err
		}
		f.Name = fmt.Sprintf("%s %d", f.Faction, seed)
		if texts[i], err = f.JSON(); err != nil {
			return texts, err
		}
	}
	return texts, nil
}

// draw draws a fleet of any faction; where a card is wished for, of one that can have it.
func (d Fleets) draw(rng *rand.Rand, wish fleet.Wish) (f fleet.Fleet, err error) {
	factions := catalog.Factions()
	first := rng.IntN(len(factions))
	for i := range factions {
		wish.Faction = factions[(first+i)%len(factions)]
		if f, err = fleet.Draw(d.Cat, rng, wish); err == nil {
			return f, nil
		}
	}
	return f, err
}
