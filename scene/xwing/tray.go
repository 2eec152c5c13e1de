package xwing

import (
	"xwing/game/xwing/board"
	"xwing/scene/draw"
)

// tray is how a pool of dice is shown now.
type tray struct {
	pool    []board.Die
	falling bool
	old     []board.Die // the pool before it was changed just now; nil: it was not
	struck  int         // the die that is being canceled or does its damage; -1: none
	dealt   []bool      // dice that have done their damage
	next    dicePreview // what the answer under the mouse would make of the pool
	ahead   int         // how many dice are to be rolled; 0: none, or they have been, -1: not known
}

// size is for how many dice there is to be room: one may be to come.
func (tr *tray) size() int { return max(len(tr.pool), len(tr.next.dice)) }

// turns reports whether a die would not be as it is.
func (tr *tray) turns(i int) bool {
	return i < len(tr.next.dice) && (tr.next.unknown[i] || i >= len(tr.pool) ||
		tr.pool[i].Face != tr.next.dice[i].Face || tr.pool[i].Gone != tr.next.dice[i].Gone)
}

// rests is when a die lies still: one after the other, a share of the time after they
// were thrown.
func (tr *tray) rests(i int) float64 {
	return 0.55 + 0.4*float64(i+1)/float64(len(tr.pool)+1)
}

// tumbles reports whether a die is still in the air, a share p of the time after it
// was thrown: all of a roll, or those that are rolled again.
func (tr *tray) tumbles(i int, p float64) bool {
	return p < tr.rests(i) && (tr.falling || tr.rerolled(i))
}

// rerolled reports whether a die is one that was just rolled again.
func (tr *tray) rerolled(i int) bool {
	return tr.fresh(i) && tr.pool[i].Rerolled && (i >= len(tr.old) || !tr.old[i].Rerolled)
}

// fresh reports whether a die is not as it was before it was changed just now.
func (tr *tray) fresh(i int) bool {
	return tr.old != nil && i < len(tr.pool) && (i >= len(tr.old) || tr.old[i] != tr.pool[i])
}

// counts is how many results of a tray count, of those that lie still.
func (tr *tray) counts(p float64) int {
	n := 0
	for i, d := range tr.pool {
		if !d.Gone && !tr.tumbles(i, p) && (d.Face == board.Hit || d.Face == board.Crit || d.Face == board.EvadeResult) {
			n++
		}
	}
	return n
}

// awaited is how many dice are to be rolled in an attack, as it was when a question about it stood:
// what is played before the next one tells nothing.
type awaited struct {
	ships [2]board.ShipID
	dice  [2]int
	known bool
}

// changing is when dice that are changed show what they are now, a share of the time.
const changing = 0.4

// orNone is a pool that may be empty, but is there.
func orNone(pool []board.Die) []board.Die { return append([]board.Die{}, pool...) }

// neutralizing is how far the pairs of evade and hit have canceled each other at
// a share p of the time, hits first, and which dice do so just now.
func neutralizing(before, after [2][]board.Die, p float64) (now [2][]board.Die, struck [2]int) {
	var order [2][]int
	for side := range 2 {
		for _, crits := range [2]bool{false, true} {
			for i, d := range after[side] {
				gone := i < len(before[side]) && before[side][i].Gone
				if d.Gone && !gone && (d.Face == board.Crit) == crits {
					order[side] = append(order[side], i)
				}
			}
		}
	}
	pairs := max(len(order[0]), len(order[1]))
	k := min(int(p*float64(pairs+1)), pairs)
	for side := range 2 {
		now[side] = append([]board.Die(nil), after[side]...)
		struck[side] = -1
		for n, i := range order[side] {
			now[side][i].Gone = n < k
			if n == k-1 && p < 1 {
				struck[side] = i
			}
		}
	}
	return now, struck
}

// pairs counts the pairs of dice that cancel each other.
func pairs(at *board.Attack, e board.ResultsNeutralized) int {
	if at == nil {
		return 0
	}
	n := 0
	for i, d := range e.Dice[board.AttackDice] {
		if d.Gone && !at.Dice[board.AttackDice][i].Gone {
			n++
		}
	}
	return n
}

// dealing marks the dice of a pool that have done their damage, so many hits and crits,
// and finds the one whose damage flies now: the latest of its kind.
func dealing(pool []board.Die, hits, crits int, flies, crit bool) (dealt []bool, struck int) {
	dealt, struck = make([]bool, len(pool)), -1
	left := map[board.Face]int{board.Hit: hits, board.Crit: crits}
	latest := board.Hit
	if crit {
		latest = board.Crit
	}
	for i, d := range pool {
		if d.Gone || left[d.Face] == 0 {
			continue
		}
		left[d.Face]--
		if dealt[i] = true; flies && d.Face == latest && left[d.Face] == 0 {
			dealt[i], struck = false, i
		}
	}
	return dealt, struck
}

// trayStand is where the trays of an attack stand, and what that was found for: they keep
// their place until it ends.
type trayStand struct {
	ships [2]board.ShipID
	bases [2]draw.Rect // on screen
	free  draw.Rect
	cards []draw.Rect // of ships that are looked at
	spots []draw.Rect // to which the answers lead
	wide  [2]float64
	way   [2]int
	at    [2]draw.Rect
}

// altered reports whether dice are shown as they were and as they are now.
func (tr *tray) altered() bool {
	for i := range tr.size() {
		if tr.turns(i) || tr.fresh(i) {
			return true
		}
	}
	return false
}

// The measures of a tray, in units of the design.
const (
	dieGap   = 8
	trayHead = 24 // number, name, what counts
	trayLine = 24 // weapon and range, the step, or what dice have been
	leastRow = 3  // for how many dice there is room at least
)

// tray is how high every tray is.
func (m *measures) tray() float64 { return 2*m.around + trayHead + trayLine + 4 + m.die }
