package tally

import "xwing/game/xwing/board"

// Eighths is how many of eight faces of a die of that kind count without anybody's help.
func Eighths(side board.Side) int {
	n := 0
	for _, f := range side.Faces() {
		n += counts(f)
	}
	return n
}

// counts is 1 for a result that hits or evades.
func counts(f board.Face) int {
	if f.Hurts() || f == board.EvadeResult {
		return 1
	}
	return 0
}

// rolled counts the dice of a pool. What was put there unrolled is none of them.
func (t *Tally) rolled(e board.DiceRolled) {
	if !e.Attack || t.view.Attack == nil {
		return
	}
	d := t.of(e.Side)
	for _, die := range e.Dice {
		if !die.Added {
			d.Rolled++
			d.Results += counts(die.Face)
		}
	}
}

// settled counts what is left of the pools before evades cancel hits.
func (t *Tally) settled() {
	for side, dice := range t.view.Attack.Dice {
		d := t.of(board.Side(side))
		for _, die := range dice {
			if !die.Gone {
				d.After += counts(die.Face)
			}
		}
	}
}

// of are the dice of the one who rolls that kind in the attack under way.
func (t *Tally) of(side board.Side) *Dice {
	ship := t.view.Attack.Attacker
	if side == board.DefenseDice {
		ship = t.view.Attack.Defender
	}
	return &t.Dice[t.view.SideOf(t.view.Ship(ship).Seat)][side]
}
