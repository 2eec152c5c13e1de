package xwing

import (
	"fmt"

	"xwing/game/xwing/board"
)

// await counts the dice to be rolled, -1 as long as that is not known.
func (t *diceTrays) await(at *board.Attack) [2]int {
	ships := [2]board.ShipID{at.Attacker, at.Defender}
	switch {
	case t.play.board.Resting():
		t.ahead = awaited{ships, t.play.state().DiceAhead(at), true}
	case t.ahead.ships != ships:
		t.ahead = awaited{ships: ships}
	}
	if !t.ahead.known {
		return [2]int{-1, -1}
	}
	return t.ahead.dice
}

// trayOf is what the tray of a side shows at this moment.
func (t *diceTrays) trayOf(at *board.Attack, side board.Side) tray {
	out := tray{pool: at.Dice[side], struck: -1}
	if rolls := [2]board.AttackStep{board.RollAttackDice, board.RollDefenseDice}[side]; at.Step <= rolls && len(out.pool) == 0 {
		out.ahead = t.await(at)[side]
	}
	p := t.play.board.Progress()
	switch e := t.play.board.Now.(type) {
	case board.DiceRolled:
		if e.Attack && e.Side == side {
			out.pool, out.falling = e.Dice, true
		}
	case board.DiceModified:
		if e.Side == side && p > changing {
			out.pool, out.old = e.Dice, orNone(at.Dice[side])
		}
	case board.DiceCanceled:
		if e.Side == side && p > changing {
			out.pool, out.old = e.Dice, orNone(at.Dice[side])
		}
	case board.ResultsNeutralized:
		now, struck := neutralizing(at.Dice, e.Dice, p)
		out.pool, out.struck = now[side], struck[side]
	case nil:
		if h := t.hintedDice(); h.known && h.side == side {
			out.next = h
		}
	}
	if side == board.AttackDice && at.Step >= board.DealDamage {
		hits, crits := t.play.board.hurt[false], t.play.board.hurt[true]
		e, flies := t.play.board.Now.(board.DamageSuffered)
		out.dealt, out.struck = dealing(at.Dice[side], hits, crits, flies && at.Step == board.DealDamage, e.Crit)
	}
	return out
}

// dieWords names a die in the log of the screen; what is still in the air, or
// would be, is a question mark there.
func (t *diceTrays) dieWords(tr *tray, i int) string {
	face := func(d board.Die) string {
		if d.Gone {
			return "-"
		}
		return t.play.words.Value("face", d.Face.String())
	}
	words := "+"
	switch {
	case i >= len(tr.pool):
	case tr.tumbles(i, t.play.board.Progress()):
		words = "?"
	default:
		words = face(tr.pool[i])
	}
	switch {
	case !tr.turns(i):
	case tr.next.unknown[i]:
		words += " → ?"
	default:
		words += " → " + face(tr.next.dice[i])
	}
	return fmt.Sprintf("%s %d", words, i)
}
