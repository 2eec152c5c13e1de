package match

import (
	"fmt"
	"slices"
	"sync"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// musters are the squads of a header as the rules need them.
func (k *Kit) musters(list catalog.Ruleset, h game.Header) ([]xwing.Muster, error) {
	if _, err := k.sidesOf(list, h); err != nil {
		return nil, err
	}
	musters := make([]xwing.Muster, len(h.Squads))
	for i, xws := range h.Squads {
		if m, ok := k.last.find(list, xws); ok {
			musters[i] = m
			continue
		}
		s, err := squad.ParseXWS(game.Seat(i).ID()+" squad", xws)
		if err != nil {
			return musters, err
		}
		if musters[i], err = k.Muster(list, s); err != nil {
			return musters, err
		}
		k.last.keep(mustered{list, string(xws), musters[i]})
	}
	return musters, nil
}

// mustered is a squad that was turned into what the rules need of it.
type mustered struct {
	list   catalog.Ruleset
	xws    string
	muster xwing.Muster
}

// lastMustered are the squads mustered last: a header is read for its facts and again for its game, and so are both squads
// of one game after the other.
type lastMustered struct {
	lock  sync.Mutex
	kept  [4]mustered
	count int
	lines [4]writtenDown // of headers
	wrote int
}

// writtenDown is a squad as it was given, and as it stands in a header for a seat.
type writtenDown struct {
	list      catalog.Ruleset
	seat      game.Seat
	xws, line string
}

// written is the line of a header for a squad, if it is one of the last.
func (l *lastMustered) written(list catalog.Ruleset, xws []byte, seat game.Seat) ([]byte, bool) {
	l.lock.Lock()
	defer l.lock.Unlock()
	for i := range l.lines {
		if w := &l.lines[i]; w.list == list && w.seat == seat && w.xws == string(xws) && w.xws != "" {
			return []byte(w.line), true
		}
	}
	return nil, false
}

// write keeps a line in the place of the oldest.
func (l *lastMustered) write(w writtenDown) {
	l.lock.Lock()
	defer l.lock.Unlock()
	l.lines[l.wrote%len(l.lines)] = w
	l.wrote++
}

// find is the muster of a squad, if it is one of the last.
func (l *lastMustered) find(list catalog.Ruleset, xws []byte) (xwing.Muster, bool) {
	l.lock.Lock()
	defer l.lock.Unlock()
	for i := range l.kept {
		if k := &l.kept[i]; k.list == list && k.xws == string(xws) && k.xws != "" {
			return k.muster, true
		}
	}
	return xwing.Muster{}, false
}

// keep keeps a squad in the place of the oldest.
func (l *lastMustered) keep(m mustered) {
	l.lock.Lock()
	defer l.lock.Unlock()
	l.kept[l.count%len(l.kept)] = m
	l.count++
}

// Playable says why no game can be begun with a squad, whatever the players agree
// on: a card that is not known or not in the points list at all, or is on one ship twice.
func (k *Kit) Playable(list catalog.Ruleset, s squad.Squad) error {
	m, err := k.Muster(list, s)
	if err != nil {
		return err
	}
	_, err = xwing.New(k.RulesBy(list), [2]xwing.Muster{m}, 0)
	return err
}

// Muster turns a squad into what the rules need of it.
func (k *Kit) Muster(list catalog.Ruleset, s squad.Squad) (xwing.Muster, error) {
	s = s.ResolveIn(k.Facts, list)
	m := xwing.Muster{Name: s.Name, Obstacles: s.Obstacles}
	if len(m.Obstacles) == 0 { // journals from before shares were written down
		m.Obstacles = []string{"coreasteroid0", "coreasteroid1", "coreasteroid2"}
	}
	for _, id := range m.Obstacles {
		if !k.brings(id) {
			return m, fmt.Errorf("squad %q: there is no obstacle %q to bring", s.Name, id)
		}
	}
	if lone := k.loneSection(list, s); lone != "" {
		return xwing.Muster{}, fmt.Errorf("squad %q: %s lacks the other section of its ship", s.Name, lone)
	}
	for _, p := range s.Pilots {
		ship := xwing.MusterShip{Pilot: p.Pilot}
		cost, err := k.cost(list, p)
		if err != nil {
			return m, fmt.Errorf("squad %q: %w", s.Name, err)
		}
		m.Points, ship.Points = m.Points+cost, cost
		for _, u := range p.Upgrades {
			if slices.ContainsFunc(ship.Upgrades, func(have xwing.MusterUpgrade) bool { return have.XWS == u.XWS }) {
				return m, fmt.Errorf("squad %q: %s carries %s twice, and nobody could tell the two apart", s.Name, p.Pilot, u.XWS)
			}
			ship.Upgrades = append(ship.Upgrades, xwing.MusterUpgrade{Slot: u.Slot, XWS: u.XWS})
		}
		if len(p.Upgrades) == 0 { // builders leave a standard loadout out
			for _, xws := range k.standardLoadout(list, p.Pilot) {
				ship.Upgrades = append(ship.Upgrades, xwing.MusterUpgrade{XWS: xws})
			}
		}
		m.Ships = append(m.Ships, ship)
	}
	var err error
	m.Wings, err = wings(s)
	return m, err
}

// loneSection is the type of a section of a huge ship whose other one the squad lacks; "" where it has both of each.
func (k *Kit) loneSection(list catalog.Ruleset, s squad.Squad) string {
	count := map[string]int{}
	for _, p := range s.Pilots {
		if ship := k.shipOf(list, p.Pilot); ship != nil {
			count[ship.XWS]++
		}
	}
	for _, p := range s.Pilots {
		if ship := k.shipOf(list, p.Pilot); ship != nil && ship.Epic.Joined != "" && count[ship.XWS] > count[ship.Epic.Joined] {
			return ship.XWS
		}
	}
	return ""
}

// shipOf is the type of the ship that a card is of, as the points list has it; nil if
// it does not know the card.
func (k *Kit) shipOf(list catalog.Ruleset, pilot string) *catalog.Ship {
	facts, err := k.Facts.Pilot(pilot)
	if err != nil {
		return nil
	}
	card, ok := facts.In(list)
	if !ok {
		return nil
	}
	ship, err := k.Facts.Ship(card.Ship)
	if err != nil {
		return nil
	}
	return ship
}

// cost is what a ship counts for player order and mission points: with its upgrades, but for those that loadout points
// pay for (X25-SCN-013). Cards without a cost, which only players who have agreed on it can field, count nothing.
func (k *Kit) cost(list catalog.Ruleset, p squad.SquadPilot) (int, error) {
	pilot, err := k.Facts.Pilot(p.Pilot)
	if err != nil {
		return 0, err
	}
	rules, ok := pilot.Rules(list)
	if !ok {
		return 0, fmt.Errorf("pilot %s is not in the points list %s", p.Pilot, list)
	}
	total := rules.Cost
	l, err := k.Facts.List(list)
	if err != nil {
		return 0, err
	}
	if l.Loadout || len(rules.StandardLoadout) > 0 {
		return total, nil
	}
	equipped := p.UpgradeIDs() // some make others cheaper
	for _, u := range p.Upgrades {
		if cost, err := k.Facts.UpgradeCost(list, p.Pilot, u.XWS, equipped...); err == nil {
			total += cost
		}
	}
	return total, nil
}

// standardLoadout lists the upgrades that a ship card always comes with.
func (k *Kit) standardLoadout(list catalog.Ruleset, pilot string) []string {
	card, err := k.Facts.Pilot(pilot)
	if err != nil {
		return nil
	}
	rules, _ := card.Rules(list)
	return rules.StandardLoadout
}
