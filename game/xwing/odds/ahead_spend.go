package odds

import (
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// each calls with what may come of one thing that a player does to his dice.
func (h *ahead) each(side board.Side, id string, pools [2]pool, has [2]purse, call func(s *tally)) {
	p, own := &pools[side], &has[side]
	good := [...]board.Face{board.Hit, board.EvadeResult}[side]
	turn := func(from board.Face, n int) {
		*p = p.turned(from, good, n)
	}
	switch id {
	case game.Done:
		if side == board.AttackDice {
			call(h.settled(pools[side], has))
		} else {
			call(h.compared(pools, has))
		}
		return
	case catalog.Lock.String():
		h.eachReroll(pools, has, call)
		return
	case board.Focus.String():
		own.focus--
		turn(board.FocusResult, mostDice)
	case board.Calculate.String():
		own.calculate--
		turn(board.FocusResult, 1)
	case board.ForceCharges:
		own.force--
		turn(board.FocusResult, 1)
	case xwing.ByGasCloud:
		own.cloud--
		turn(board.Blank, 1)
	case board.Evade.String(), evadeFocus:
		own.evade--
		switch {
		case h.r.EvadeAdds() && p.n == mostDice:
			h.foreign = true
		case h.r.EvadeAdds():
			p.dice[p.n] = board.Die{Face: good, Added: true}
			*p = poolOfDice(p.dice[:p.n+1])
		case id == evadeFocus || p.count(board.Blank) == 0:
			turn(board.FocusResult, 1)
		default:
			turn(board.Blank, 1)
		}
	}
	call(h.modified(side, pools, has))
}

// evadeFocus is the option of an evade token that is spent on a focus result although there is a blank.
const evadeFocus = "evade-focus"

// eachReroll calls with what comes of each set of dice that a lock may have rerolled.
func (h *ahead) eachReroll(pools [2]pool, has [2]purse, call func(s *tally)) {
	has[board.AttackDice].lock--
	all := pools[board.AttackDice]
	fresh := func(f board.Face) (n int) {
		for _, d := range all.dice[:all.n] {
			if d.Face == f && !d.Gone && !d.Rerolled {
				n++
			}
		}
		return n
	}
	blanks, focused := fresh(board.Blank), fresh(board.FocusResult)
	if h.foreign = h.foreign || h.r.Rerollable() != blanks+focused+fresh(board.Hit)+fresh(board.Crit); h.foreign {
		return
	}
	for i := range blanks + 1 {
		for j := range focused + 1 {
			if i+j == 0 {
				continue
			}
			sum := new(tally)
			kept := all.without(board.Blank, i).without(board.FocusResult, j)
			for _, th := range throws(board.AttackDice, i+j) {
				pools[board.AttackDice] = kept.rolled(th.faces, true)
				if s := h.modified(board.AttackDice, pools, has); s != nil {
					sum.add(s, th.chance)
				}
			}
			if h.foreign {
				return
			}
			call(sum)
		}
	}
}
