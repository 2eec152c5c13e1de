package squad

import (
	"cmp"
	"slices"

	"xwing/game/xwing/catalog"
)

// Meetings draws legal squads in which cards meet: every two cards of the pool that meet says something about, and
// that fit one ship without a third card, are together on a ship of one of the squads.
func (p *Pool) Meetings(meet func(a, b catalog.CardID) bool, chance Chance) []Squad {
	m := meetings{Pool: p, cards: p.Cards(), chance: chance}
	m.find(meet)
	var squads []Squad
	for m.next < len(m.pairs) {
		s, ok := m.squad()
		if !ok { // the pair fits no ship
			m.pairs[m.next].met = true
			m.skip()
			continue
		}
		squads = append(squads, s)
	}
	return squads
}

// meetings is the plan of the squads in the making.
type meetings struct {
	*Pool
	cards  []catalog.CardID
	chance Chance
	pairs  []pair
	at     map[[2]int]int // of each pair, by its cards' places in cards, the place in pairs
	next   int            // the first pair that has not met
}

// pair is two cards, by their places among the cards, the earlier one first.
type pair struct {
	a, b int
	met  bool
}

// find lists the pairs of cards that are to meet and may sit on one ship.
func (m *meetings) find(meet func(a, b catalog.CardID) bool) {
	m.at = map[[2]int]int{}
	carried := make([]map[int]bool, len(m.upgrades))
	for k, ships := range m.carriers {
		carried[k] = map[int]bool{}
		for _, i := range ships {
			carried[k][i] = true
		}
	}
	for b := len(m.pilots); b < len(m.cards); b++ {
		for a := range b {
			on := m.carriers[b-len(m.pilots)]
			fits := func(i int) bool { return a >= len(m.pilots) && carried[a-len(m.pilots)][i] || i == a }
			if slices.ContainsFunc(on, fits) && meet(m.cards[a], m.cards[b]) {
				m.at[[2]int{a, b}] = len(m.pairs)
				m.pairs = append(m.pairs, pair{a: a, b: b})
			}
		}
	}
}

// skip goes on to the next pair that has not met.
func (m *meetings) skip() {
	for m.next < len(m.pairs) && m.pairs[m.next].met {
		m.next++
	}
}

// squad draws a squad around the next pairs; ok is false where the first of them fits no ship.
func (m *meetings) squad() (Squad, bool) {
	d := draft{Pool: m.Pool, chance: m.chance, squad: Squad{Faction: m.faction}}
	for m.next < len(m.pairs) && m.ship(&d) {
		m.skip()
	}
	if len(d.squad.Pilots) == 0 {
		return Squad{}, false
	}
	d.finish()
	m.bring(&d.squad, m.chance)
	return d.squad, true
}

// ship adds a ship on which the next pair meets, with as many other cards as meet there.
func (m *meetings) ship(d *draft) bool {
	first := m.pairs[m.next]
	carriers := m.carriers[first.b-len(m.pilots)]
	if first.a < len(m.pilots) {
		carriers = []int{first.a}
	}
	before := d.squad
	for _, k := range d.order(len(carriers)) {
		if aboard, ok := m.board(d, carriers[k], first); ok {
			m.crowd(d, len(before.Pilots), aboard)
			return true
		}
		d.squad = before
	}
	return false
}

// board adds a ship with the two cards to the squad and returns the cards aboard, by their places.
func (m *meetings) board(d *draft, carrier int, cards pair) (aboard []int, ok bool) {
	changed, ship := d.squad, len(d.squad.Pilots)
	changed.Pilots = append(slices.Clone(changed.Pilots), m.pilots[carrier].pilots()...)
	if m.pilots[carrier].standard || !d.affordable(changed) || !d.try(changed) {
		return nil, false
	}
	empty := d.squad
	for _, order := range [][]int{{cards.a, cards.b}, {cards.b, cards.a}} { // one may bring what the other needs
		d.squad = empty
		aboard = []int{carrier}
		for _, card := range order {
			if card >= len(m.pilots) && m.equip(d, ship, card) {
				aboard = append(aboard, card)
			}
		}
		if cards.a < len(m.pilots) && len(aboard) == 2 || len(aboard) == 3 {
			return aboard, true
		}
	}
	return nil, false
}

// equip puts the upgrade, by its place among the cards, on a ship, with the ship that it asks the squad to include.
func (m *meetings) equip(d *draft, ship, card int) bool {
	u, before := m.upgrades[card-len(m.pilots)], d.squad
	if slices.Contains(d.squad.Pilots[ship].UpgradeIDs(), u.XWS) || !m.fits(d, ship, u) {
		return false
	}
	if d.add(ship, u) {
		return true
	}
	if named := d.named(u); len(named) > 0 && d.ship(named) && d.add(ship, u) {
		return true
	}
	d.squad = before
	return false
}

// fits reports whether there is a slot for the upgrade.
func (m *meetings) fits(d *draft, ship int, u catalog.Upgrade) bool {
	return slices.ContainsFunc(d.fitting(ship), func(f catalog.Upgrade) bool { return f.XWS == u.XWS })
}

// crowd equips the ship with what meets the most cards aboard that it has not met yet, until nothing does.
func (m *meetings) crowd(d *draft, ship int, aboard []int) {
	m.note(aboard)
	for {
		var by []int
		gain := map[int]int{}
		for _, u := range d.fitting(ship) {
			card := slices.IndexFunc(m.cards, func(id catalog.CardID) bool { return id == u.ID() })
			for _, other := range aboard {
				if i, ok := m.at[[2]int{min(card, other), max(card, other)}]; ok && !m.pairs[i].met {
					gain[card]++
				}
			}
			if gain[card] > 0 {
				by = append(by, card)
			}
		}
		slices.SortFunc(by, func(a, b int) int { return cmp.Or(cmp.Compare(gain[b], gain[a]), cmp.Compare(a, b)) })
		i := slices.IndexFunc(by, func(card int) bool { return m.equip(d, ship, card) })
		if i < 0 {
			return
		}
		aboard = append(aboard, by[i])
		m.note(aboard)
	}
}

// note has the cards aboard have met.
func (m *meetings) note(aboard []int) {
	for _, a := range aboard {
		for _, b := range aboard {
			if i, ok := m.at[[2]int{a, b}]; ok {
				m.pairs[i].met = true
			}
		}
	}
}
