package xwing

import (
	"fmt"

	"xwing/game/xwing/board"
	"xwing/scene/draw"
	"xwing/scene/xwing/pieces"
)

// tray is how a pool of dice is shown now.
type tray struct {
	pool    []board.Die
	falling bool
	blind   bool        // they would be rolled: no face
	fresh   []bool      // dice that have just changed
	struck  int         // the die that is being canceled or does its damage; -1: none
	next    dicePreview // what the answer under the mouse would make of the pool
}

// size is for how many dice there is to be room: one may be to come.
func (tr *tray) size() int { return max(len(tr.pool), len(tr.next.dice)) }

// turns reports whether a die would not be as it is.
func (tr *tray) turns(i int) bool {
	return i < len(tr.next.dice) && (tr.next.unknown[i] || i >= len(tr.pool) ||
		tr.pool[i].Face != tr.next.dice[i].Face || tr.pool[i].Gone != tr.next.dice[i].Gone)
}

// tumbles reports whether a die is still in the air, a share p of the time after
// it was thrown.
func (tr *tray) tumbles(i int, p float64) bool {
	return tr.falling && p < 0.55+0.4*float64(i+1)/float64(len(tr.pool)+1)
}

// trayOf is what the tray of a side shows at this moment.
func (t *dicePanel) trayOf(at *board.Attack, side board.Side) tray {
	out := tray{pool: at.Dice[side], struck: -1}
	p := t.play.board.Progress()
	switch e := t.play.board.Now.(type) {
	case board.DiceRolled:
		if e.Attack && e.Side == side {
			out.pool, out.falling = e.Dice, true
		}
	case board.DiceModified:
		if e.Side == side && p > 0.4 {
			out.pool, out.fresh = e.Dice, changes(at.Dice[side], e.Dice)
		}
	case board.ResultsNeutralized:
		now, struck := neutralizing(at.Dice, e.Dice, p)
		out.pool, out.struck = now[side], struck[side]
	case board.DamageSuffered:
		if side == board.AttackDice && at.Step == board.DealDamage {
			out.pool, out.struck = dealing(at.Dice[side], e.Crit, t.play.board.hurt[e.Crit])
		}
	case nil:
		if h := t.hintedDice(); h.known && h.side == side {
			out.next = h
		}
	}
	return out
}

// changes marks the dice that are not as they were.
func changes(before, after []board.Die) []bool {
	out := make([]bool, len(after))
	for i := range after {
		out[i] = i >= len(before) || before[i].Face != after[i].Face || before[i].Gone != after[i].Gone
	}
	return out
}

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

// dealing is the pool while its n-th hit (or crit) does its damage: those before
// it have done theirs.
func dealing(pool []board.Die, crit bool, n int) (now []board.Die, struck int) {
	now, struck = append([]board.Die(nil), pool...), -1
	face := board.Hit
	if crit {
		face = board.Crit
	}
	for i := range now {
		if now[i].Gone || now[i].Face != face {
			continue
		}
		if n--; n == 0 {
			return now, i
		}
		now[i].Gone = true
	}
	return now, struck
}

// Of a die that would turn both faces are painted in the place of one.
const (
	smaller = 0.62 // than a die by itself
	aside   = 0.56 // how far both reach from the middle
)

// around is the room that a die takes up whose place is box.
func (tr *tray) around(box draw.Rect, i int) draw.Rect {
	if !tr.turns(i) {
		return box
	}
	x, y := box.Center()
	w, h := 2*(aside+0.04)*box.W, 2*(smaller+0.08)*box.W
	return draw.Rect{X: x - w/2, Y: y - h/2, W: w, H: h}
}

// die paints one die of a tray: as it is, and smaller below what it would be.
func (t *dicePanel) die(a *Client, box draw.Rect, side board.Side, tr *tray, i int) {
	if !tr.turns(i) {
		t.dieNow(a, box, side, tr, i)
		return
	}
	u := a.UI
	x, y := box.Center()
	small := box.W * smaller
	low := draw.Rect{X: x + box.W*aside - small, Y: y + u.Px(2), W: small, H: small}
	if i < len(tr.pool) {
		high := draw.Rect{X: x - box.W*aside, Y: y - u.Px(2) - small, W: small, H: small}
		t.dieNow(a, high, side, tr, i)
		t.sight.arrow(a, high.X+high.W/2, high.Bottom()+u.Px(2), low.X-u.Px(2), low.Y+low.H/2)
	}
	would := tray{pool: tr.next.dice, struck: -1, blind: tr.next.unknown[i]}
	t.dieNow(a, low, side, &would, i)
	u.L.Ring(low, u.Px(5), u.Px(2), draw.Accent)
}

// arrow leads from a die down and to the right, to what it would be.
func (t *sight) arrow(a *Client, x0, y0, x1, y1 float64) {
	u := a.UI
	w, d := max(1, u.Px(1.5)), u.Px(3.5)
	u.L.Line(x0, y0, x0, y1, w, draw.Accent)
	u.L.Line(x0, y1, x1, y1, w, draw.Accent)
	u.L.Line(x1, y1, x1-d, y1-d, w, draw.Accent)
	u.L.Line(x1, y1, x1-d, y1+d, w, draw.Accent)
}

// dieNow paints one die of a tray as it is.
func (t *dicePanel) dieNow(a *Client, box draw.Rect, side board.Side, tr *tray, i int) {
	u := a.UI
	d := tr.pool[i]
	recipe := pieces.Die{Side: side, Face: d.Face, Rerolled: d.Rerolled}
	angle, alpha, size := 0.0, 1.0, box.W/24
	p := t.play.board.Progress()
	if tr.tumbles(i, p) {
		angle = p * 7 * float64(1+i%3)
	}
	if tr.tumbles(i, p) || tr.blind {
		recipe = pieces.Die{Side: side, Rolling: true}
	}
	if d.Gone {
		alpha = 0.25
	}
	if i == tr.struck {
		alpha, size = 1, size*1.12
	}
	cx, cy := box.Center()
	u.L.Sprite(a.Studio.Sprite(recipe), cx, cy, angle, size, alpha)
	switch {
	case i == tr.struck:
		u.L.Ring(box, u.Px(6), u.Px(3), draw.Damage)
	case tr.fresh != nil && tr.fresh[i]:
		u.L.Ring(box, u.Px(6), u.Px(2), draw.Accent)
	}
	if d.Gone && i != tr.struck {
		u.L.Line(box.X+box.W*0.2, box.Y+box.H*0.8, box.X+box.W*0.8, box.Y+box.H*0.2, max(1.5, u.Px(2)), draw.Fade(draw.Bad, 0.7))
	}
}

// dieWords names a die in the log of the screen; what is still in the air, or
// would be, is a question mark there.
func (t *dicePanel) dieWords(tr *tray, i int) string {
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
