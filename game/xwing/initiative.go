package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// Initiative returns the ship's initiative: the most recent change still
// active, else what its own cards make of the printed value (Initiative chapter).
func (s *State) Initiative(id board.ShipID) int {
	ship := s.View.Ship(id)
	if s.Huge(id) {
		return ship.Initiative // which nothing changes (X25-HUG-033)
	}
	if c := s.Memory.Ships[id-1].Initiative; len(c) > 0 {
		return c[len(c)-1].Value
	}
	own := max(0, ship.Initiative-s.lapsed(ship))
	replace := func(t *Table, a *Ability, m Moment) {
		if a.applies(t, &m) {
			own = a.By(t, m)
		}
	}
	s.eachOwn(ship, InitiativeValue, replace)
	s.eachDealt(ship, InitiativeValue, replace)
	return own
}

// lapsed is what upgrades of the ship that are not in force have added to its printed initiative.
func (s *State) lapsed(ship *board.Ship) (n int) {
	for i := range ship.Upgrades {
		u := &ship.Upgrades[i]
		if !u.Discarded && len(ship.Faceup) == 0 || s.works(ship, u) {
			continue
		}
		if facts, err := s.rules.Catalog.Upgrade(u.XWS); err == nil {
			card, _ := facts.In(s.rules.List)
			for _, g := range card.Sides[u.Side].Grants {
				if g.Stat == catalog.InitiativeStat {
					n += g.Amount
				}
			}
		}
	}
	return n
}

// SetInitiative replaces a ship's initiative until the end of a phase; of several
// changes the most recent counts (X20-INI-003).
func (t *Table) SetInitiative(id board.ShipID, by string, value int, until board.Phase) {
	m := t.memory(id)
	m.Initiative = append(m.Initiative, InitiativeChange{By: by, Value: value, Phase: until})
}

// endInitiativeChanges drops the changes that last until the end of the phase.
func (s *State) endInitiativeChanges(p board.Phase) {
	for i := range s.Memory.Ships {
		m := &s.Memory.Ships[i]
		m.Initiative = slices.DeleteFunc(slices.Clone(m.Initiative), func(c InitiativeChange) bool { return c.Phase == p })
	}
}

// byInitiative sorts ships from lowest to highest initiative, player order
// breaking ties, into groups of one player and one initiative (X20-INI-002,
// X20-PLO-005).
func (t *Table) byInitiative(ids []board.ShipID) [][]board.ShipID { return t.byRank(ids, t.Initiative) }

// byRank sorts ships by what takes the place of their initiative.
func (t *Table) byRank(ids []board.ShipID, initiative func(board.ShipID) int) [][]board.ShipID {
	var room [16]ranked
	all := t.ranked(ids, initiative, room[:0])
	slices.SortStableFunc(all, func(a, b ranked) int { return a.rank - b.rank })
	ids = make([]board.ShipID, len(all))
	groups, from := make([][]board.ShipID, 0, len(ids)), 0
	for i := range all {
		ids[i] = all[i].id
		if i+1 == len(all) || all[i+1].rank != all[i].rank {
			groups, from = append(groups, ids[from:i+1:i+1]), i+1
		}
	}
	return groups
}

// ranked is a ship with its place in the order of initiative.
type ranked struct {
	id   board.ShipID
	rank int
}

// ranked appends the ships with their places, which are asked for once.
func (t *Table) ranked(ids []board.ShipID, initiative func(board.ShipID) int, out []ranked) []ranked {
	n := t.View.Seats()
	for _, id := range ids {
		out = append(out, ranked{id, n*initiative(id) + (int(t.Ship(id).Seat-t.View.First)+n)%n})
	}
	return out
}

// firstByInitiative is the first group of byInitiative, in the room of the ships given.
func (t *Table) firstByInitiative(ids []board.ShipID) []board.ShipID {
	var room [16]ranked
	all := t.ranked(ids, t.Initiative, room[:0])
	first := ids[:0]
	for _, r := range all {
		if len(first) > 0 && r.rank > all[0].rank {
			continue
		}
		if r.rank < all[0].rank {
			first = first[:0]
		}
		all[0].rank, first = r.rank, append(first, r.id)
	}
	return first
}

// Turns returns the ships in play that are not idle in the order in which they have their turns in a phase:
// the lowest initiative first, or where they engage the highest, of equals the first
// player's. Among those of one player he chooses. A wing activates with its leader.
func (s *State) Turns(p board.Phase) []board.ShipID {
	t := &Table{State: s}
	groups := t.byInitiative(slices.DeleteFunc(s.View.ShipsInPlay(), s.idles))
	if p == board.Activation {
		all := slices.Concat(groups...)
		if s.rules.Edition.Huge.Last {
			all = append(slices.DeleteFunc(slices.Clone(all), s.Huge), slices.DeleteFunc(all,
				func(id board.ShipID) bool { return !s.Huge(id) })...)
		}
		return s.inWings(all)
	}
	if p == board.Engagement {
		slices.SortStableFunc(groups, func(a, b []board.ShipID) int { return t.EngagementValue(b[0]) - t.EngagementValue(a[0]) })
	}
	return slices.Concat(groups...)
}

// pickTurn asks a player which of his ships of one initiative goes next; a single
// one goes unasked (X20-SYS-005, X20-AVN-007, X20-ENG-004).
func (t *Table) pickTurn(kind game.Kind, ships []board.ShipID) board.ShipID {
	if len(ships) == 1 {
		return ships[0]
	}
	options := make([]game.Option, len(ships))
	for i, id := range ships {
		options[i] = game.Option{ID: id.Piece(), Target: id.Piece(), Text: t.say("option.ship", "ship", id.Piece())}
	}
	return board.ShipOf(t.askOne(t.Ship(ships[0]).Seat, kind, game.Say("prompt."+string(kind)), pieces(ships), options))
}
