package sim

import (
	"errors"
	"slices"

	"xwing/game"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// squadStream is the stream of random numbers that the squads of a game are drawn from.
const squadStream = 302

// Squads draws random squads for games: of any two factions, which may be the same. It never changes.
type Squads struct {
	cat      *catalog.Catalog
	mode     squad.Mode
	allowed  func(catalog.CardID) bool
	pools    []*squad.Pool     // of the factions that have one
	factions []catalog.Faction // of the factions that have quick builds, in the mode of quick builds
	standIns []catalog.CardID  // drawn for the ship ability that they bring alone
}

// NewSquads collects what squads of a mode are drawn from, as far as allowed says so (nil: all cards). A
// faction without enough cards takes no part.
func NewSquads(cat *catalog.Catalog, mode squad.Mode, allowed func(catalog.CardID) bool) (*Squads, error) {
	s := &Squads{cat: cat, mode: mode, allowed: allowed}
	for _, f := range catalog.Factions() {
		if mode.Quick {
			chance := game.NewSource(0, squadStream)
			if _, ok := squad.DrawQuick(cat, mode, f, allowed, &chance); ok {
				s.factions = append(s.factions, f)
			}
		} else if pool, err := squad.NewPool(cat, mode, f, allowed); err == nil {
			s.pools = append(s.pools, pool)
		}
	}
	if len(s.pools)+len(s.factions) == 0 {
		return nil, errors.New("no faction has enough cards for a random squad")
	}
	return s, nil
}

// Pair draws the squads of a game, as XWS; they follow from the seed.
func (s *Squads) Pair(seed uint64) (Pair, error) {
	chance := game.NewSource(seed, squadStream)
	return s.pair(s.draw(&chance), s.draw(&chance))
}

// Pair is the two squads of a game, as XWS, red's first, and the points list that they were made by.
type Pair struct {
	List     catalog.Ruleset
	Squads   [2][]byte
	StandIns []string // their cards whose own text is not enforced and has no effect: drawn for the ship ability that they bring
}

func (s *Squads) pair(red, blue squad.Squad) (Pair, error) {
	p := Pair{List: s.mode.Ruleset}
	for i, drawn := range []squad.Squad{red, blue} {
		text, err := drawn.XWS()
		if err != nil {
			return p, err
		}
		p.Squads[i] = text
		for _, ship := range drawn.Pilots {
			for _, id := range cardsOf(ship) {
				if slices.Contains(s.standIns, id) {
					p.StandIns = append(p.StandIns, id.XWS)
				}
			}
		}
	}
	return p, nil
}

func (s *Squads) draw(chance squad.Chance) squad.Squad {
	if s.mode.Quick {
		drawn, _ := squad.DrawQuick(s.cat, s.mode, s.factions[chance.Below(len(s.factions))], s.allowed, chance)
		return drawn
	}
	return s.pools[chance.Below(len(s.pools))].Draw(chance)
}

// shipAbility is the id of the ship ability that a card brings, "" for none.
func (s *Squads) shipAbility(id catalog.CardID) string { return shipAbility(s.cat, s.mode.Ruleset, id) }

// cardsOf are the ship card and the upgrades of a ship.
func cardsOf(ship squad.SquadPilot) []catalog.CardID {
	ids := []catalog.CardID{catalog.Card(catalog.PilotCard, ship.Pilot)}
	for _, u := range ship.UpgradeIDs() {
		ids = append(ids, catalog.Card(catalog.UpgradeCard, u))
	}
	return ids
}
