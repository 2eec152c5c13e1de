package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
)

// dicePreview is what an answer would make of a pool of dice.
type dicePreview struct {
	side    board.Side
	dice    []board.Die
	unknown []bool // it would be rolled: chance is nobody's to know
	known   bool   // something would change
}

// previewDice looks what a modification would do to the dice, in a second game
// that is thrown away. Of dice that would be rolled it tells only that.
func previewDice(s *game.Session, d game.Decision, pick []string) dicePreview {
	var p dicePreview
	at := s.State().(*xwing.State).View.Attack
	if at == nil || !ask.ModifiesDice(d.Kind) && d.Kind != ask.ChooseDice {
		return p
	}
	f := s.Fork()
	defer f.Close()
	f.Drain()
	before := at.Dice // the fork has a state of its own
	if f.Choose(game.Choice{Seat: d.Seat, Kind: d.Kind, Pick: pick}) != nil {
		return p
	}
	for _, e := range f.Drain() {
		var side board.Side
		var dice []board.Die
		switch e := e.(type) {
		case board.DiceModified:
			side, dice = e.Side, e.Dice
		case board.DiceCanceled:
			side, dice = e.Side, e.Dice
		case board.DiceRolled, board.AttackStepBegan, board.AttackEnded, board.DamageSuffered:
			return p // what comes after is no part of the modification
		default:
			continue
		}
		p.side, p.dice, p.known = side, dice, true
		if p.forget(before[side]) {
			return p // what follows depends on chance
		}
	}
	return p
}

// rolled reports whether there are dice that would be.
func (p *dicePreview) rolled() bool { return slices.Contains(p.unknown, true) }

// forget marks the dice that would be rolled, which look as before, and reports
// whether there are any.
func (p *dicePreview) forget(before []board.Die) (rolled bool) {
	p.dice, p.unknown = slices.Clone(p.dice), make([]bool, len(p.dice))
	for i := range p.dice {
		if i < len(before) && p.dice[i].Rerolled && !before[i].Rerolled {
			p.dice[i], p.unknown[i], rolled = before[i], true, true
		}
	}
	return rolled
}
