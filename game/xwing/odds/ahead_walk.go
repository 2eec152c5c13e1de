package odds

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// look counts what follows the point to which a try has come: the roll of so many dice of a side, or, for none, the modifying of
// its dice. It is nil where a card has a part in that; the table is then as it was.
func (w *walk) look(side board.Side, dice int) *tally {
	r := &w.rehearsal
	if w.naive || w.minded || w.plan != nil || !r.Plain() {
		return nil
	}
	h := &w.ahead
	if h.known == nil {
		h.known, h.ways = map[state]*tally{}, map[state][]string{}
	}
	h.clouded = r.Clouded()
	h.w, h.r, h.foreign, h.locks, h.heeded = w, r, false, r.Ship(board.AttackDice).Locks, r.Heeded()
	laid := [2][]board.Die{r.Dice(board.AttackDice), r.Dice(board.DefenseDice)}
	var pools [2]pool
	for side, dice := range laid {
		if len(dice) > mostDice {
			return nil
		}
		pools[side] = poolOfDice(dice)
	}
	if dice > mostDice {
		return nil
	}
	step := r.Stand(board.DeclareTarget)
	has := [2]purse{purseOf(r.Ship(board.AttackDice)), purseOf(r.Ship(board.DefenseDice))}
	has[board.AttackDice].lock = 1 // if it has one: else it is not offered
	if h.clouded {
		has[board.DefenseDice].cloud = 1
	}
	h.rest = h.sum()
	var all *tally
	switch {
	case side == board.AttackDice && dice > 0:
		all = h.attackRolled(dice, has)
	case side == board.AttackDice:
		all = h.modified(side, pools, has)
	case dice > 0:
		all = h.defenseRolled(dice, pools[board.AttackDice], has)
	default:
		all = h.modified(side, h.seen(pools), h.seenPurses(has))
	}
	h.put(pools, has)
	r.Lay(board.AttackDice, laid[board.AttackDice])
	r.Lay(board.DefenseDice, laid[board.DefenseDice])
	r.Stand(step)
	if h.foreign || r.Minded {
		return nil
	}
	return all
}

// purseOf is what a ship may spend.
func purseOf(s *board.Ship) purse {
	return purse{focus: s.Tokens[board.Focus], calculate: s.Tokens[board.Calculate], evade: s.Tokens[board.Evade],
		force: int8(s.Force.Active)}
}

// have has a ship have that.
func (p *purse) have(s *board.Ship) {
	s.Tokens[board.Focus], s.Tokens[board.Calculate], s.Tokens[board.Evade] = p.focus, p.calculate, p.evade
	s.Force.Active = int(p.force)
}

// sum sums up all but dice and tokens.
func (h *ahead) sum() uint64 {
	h.put([2]pool{}, [2]purse{})
	return h.r.Sum()
}

// put has dice and tokens lie on the table.
func (h *ahead) put(pools [2]pool, has [2]purse) {
	for side := range pools {
		h.r.Lay(board.Side(side), slices.Clone(pools[side].dice[:pools[side].n]))
		has[side].have(h.r.Ship(board.Side(side)))
	}
	if h.clouded {
		h.r.Cloud(has[board.DefenseDice].cloud == 0)
	}
	h.r.HasLock(has[board.AttackDice].lock > 0, h.locks)
}

// seen is what matters of the dice once the attack dice are what they are.
func (h *ahead) seen(pools [2]pool) [2]pool {
	p, all := &pools[board.AttackDice], pools[board.AttackDice]
	*p = pool{}
	for _, d := range all.dice[:all.n] {
		if h.heeded || d.Face.Hurts() && !d.Gone {
			d.Rerolled, d.Added = false, false
			p.dice[p.n] = d
			p.n++
		}
	}
	*p = poolOfDice(p.dice[:p.n])
	return pools
}

// seenPurses is what matters of the tokens then.
func (h *ahead) seenPurses(has [2]purse) [2]purse {
	if !h.heeded {
		has[board.AttackDice] = purse{}
	}
	return has
}

// attackRolled is what comes of a roll of so many attack dice.
func (h *ahead) attackRolled(n int, has [2]purse) *tally {
	all := new(tally)
	for _, th := range throws(board.AttackDice, n) {
		pools := [2]pool{pool{}.rolled(th.faces, false)}
		h.put(pools, has)
		h.r.Stand(board.RollAttackDice)
		h.foreign = h.foreign || !h.r.QuietAfter(board.AttackDice)
		h.r.Stand(board.ModifyAttackDice)
		if h.foreign = h.foreign || len(h.r.Ways(board.DefenseDice, board.AttackDice)) > 0; h.foreign {
			return nil
		}
		if s := h.modified(board.AttackDice, pools, has); s != nil {
			all.add(s, th.chance)
		}
	}
	if h.foreign {
		return nil
	}
	return all
}

// defenseRolled is what comes of a roll of so many defense dice, none too.
func (h *ahead) defenseRolled(n int, attack pool, has [2]purse) *tally {
	pools, has := h.seen([2]pool{attack}), h.seenPurses(has)
	key := state{rest: h.rest, at: rolling, rolled: int8(n), pools: pools, purses: has}
	if s := h.known[key]; s != nil {
		return s
	}
	all := new(tally)
	for _, th := range throws(board.DefenseDice, n) {
		pools[board.DefenseDice] = pool{}.rolled(th.faces, false)
		if h.heeded {
			h.put(pools, has)
			h.r.Stand(board.RollDefenseDice)
			h.foreign = h.foreign || n > 0 && !h.r.QuietAfter(board.DefenseDice)
			h.r.Stand(board.ModifyDefenseDice)
			h.foreign = h.foreign || len(h.r.Ways(board.AttackDice, board.DefenseDice)) > 0
		}
		if h.foreign {
			return nil
		}
		if s := h.modified(board.DefenseDice, pools, has); s != nil {
			all.add(s, th.chance)
		}
	}
	if h.foreign {
		return nil
	}
	h.known[key] = all
	return all
}

// modified is what comes of dice once the player of a side has modified his as is best for him.
func (h *ahead) modified(side board.Side, pools [2]pool, has [2]purse) *tally {
	key := state{rest: h.rest, at: modifying, rolled: int8(side), pools: pools, purses: has}
	if s := h.known[key]; s != nil || h.foreign {
		return s
	}
	h.put(pools, has)
	h.r.Stand([...]board.AttackStep{board.ModifyAttackDice, board.ModifyDefenseDice}[side])
	attacks := h.r.Attacks(h.r.Ship(side).Seat)
	var best *tally
	for _, id := range h.offered(side, pools, has, attacks) {
		h.each(side, id, pools, has, func(s *tally) {
			if s != nil && (best == nil || better(s, best, attacks)) {
				best = s
			}
		})
	}
	if h.foreign {
		return nil
	}
	h.known[key] = best
	return best
}

// settled is what comes of attack dice that are modified no more.
func (h *ahead) settled(attack pool, has [2]purse) *tally {
	h.put([2]pool{attack}, has)
	h.r.Stand(board.ModifyAttackDice)
	n, known := h.r.DefenseDice()
	if h.foreign = h.foreign || !known || n > mostDice; h.foreign {
		return nil
	}
	return h.defenseRolled(n, attack, has)
}

// compared is what comes of dice that nobody modifies any more.
func (h *ahead) compared(pools [2]pool, has [2]purse) *tally {
	key := state{rest: h.rest, at: comparing, pools: pools, purses: has}
	if !h.heeded {
		evades := pool{}
		for range pools[board.DefenseDice].showing(board.EvadeResult) {
			evades.dice[evades.n] = board.Die{Face: board.EvadeResult}
			evades.n++
		}
		key.pools[board.DefenseDice] = evades
		if !h.w.volley {
			key.purses = [2]purse{}
		}
	}
	if s := h.known[key]; s != nil {
		return s
	}
	h.put(pools, has)
	h.r.Stand(board.ModifyDefenseDice)
	hits, crits, known := h.r.Left()
	if h.foreign = h.foreign || !known; h.foreign {
		return nil
	}
	s := h.w.suffered(hits, crits, 0)
	h.known[key] = &s
	return &s
}

// offered lists what the player of a side may do to his dice that lie on the table, as far as it may be any good.
func (h *ahead) offered(side board.Side, pools [2]pool, has [2]purse, attacks bool) []string {
	key := state{rest: h.rest, rolled: int8(side), pools: pools, purses: has}
	if side == board.DefenseDice && !h.heeded {
		key.pools[board.AttackDice] = pool{}
	}
	if legal, ok := h.ways[key]; ok {
		return legal
	}
	legal := []string{}
	for _, o := range h.r.Ways(side, side) {
		switch o.ID {
		case board.Focus.String(), board.Calculate.String(), board.ForceCharges, board.Evade.String(), evadeFocus,
			catalog.Lock.String(), xwing.ByGasCloud:
		default:
			h.foreign = true
			return nil
		}
		id := lineID(o.ID, attacks)
		h.w.note(Line{ID: id, Text: o.Text, Attacks: attacks})
		if !h.w.without[o.ID] && !h.w.without[id] {
			legal = append(legal, o.ID)
		}
	}
	if legal = append(legal, game.Done); !h.w.volley || attacks {
		legal = atOnce(h.r, legal)
	}
	h.ways[key] = legal
	return legal
}
