package xwing

import (
	"fmt"
	"math"
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/scene"
	"xwing/scene/art/noise"
	"xwing/scene/draw"
	"xwing/scene/xwing/pieces"
)

// dice paints a pool; dice that a question points at can be clicked. What they have been
// stands in the row above.
func (t *diceTrays) dice(a *desk, r, row draw.Rect, side board.Side, tr *tray) {
	u := a.UI
	n := tr.size()
	if n == 0 {
		t.toCome(a, r, side, tr.ahead)
		return
	}
	first, size, gap := t.inRow(a, r, n)
	x, y := first.X, first.Y
	d, asks := t.question.Decision()
	asks = asks && t.play.board.Resting()
	for i := range n {
		box := draw.Rect{X: x, Y: y, W: size, H: size}
		x += size + gap
		t.boxes[side] = append(t.boxes[side], box)
		t.die(a, box, row, side, tr, i)
		words := t.dieWords(tr, i)
		switch {
		case asks && d.Kind == ask.ChooseDice:
			t.clickDie(a, d, side, i, words, box)
		case asks && t.clickWay(a, d, side, i, words, box):
		default:
			u.Note(fmt.Sprintf("die:%d:%d", side, i), words, box)
		}
	}
}

// inRow is where the first of so many dice lies in a row, how large it is, and what is between two.
func (t *diceTrays) inRow(a *desk, r draw.Rect, n int) (first draw.Rect, size, gap float64) {
	u := a.UI
	size, gap = u.Px(a.measured().die), u.Px(dieGap)
	size = min(size, (r.W-gap*float64(n-1))/float64(n))
	return draw.Rect{X: r.X + (r.W-(size+gap)*float64(n)+gap)/2, Y: r.Bottom() - size, W: size, H: size}, size, gap
}

// toCome shows dim how many dice are to be rolled, or says that there is none; -1: nobody knows yet.
func (t *diceTrays) toCome(a *desk, r draw.Rect, side board.Side, n int) {
	if n < 0 {
		return
	}
	if n == 0 {
		key := [2]string{"no-attack-dice", "no-defense-dice"}[side]
		a.UI.Label(r, a.Say(key), draw.Style{Size: 14, Color: draw.Muted, Align: draw.Center})
		return
	}
	box, size, gap := t.inRow(a, r, n)
	a.UI.Note(fmt.Sprintf("dice:%d", side), strconv.Itoa(n), r)
	for range n {
		t.face(a, box, pieces.Die{Side: side, Face: board.Blank}, 0, 1, 0.28)
		box.X += size + gap
	}
}

// clickDie lets a die be picked for the question that points at it.
func (t *diceTrays) clickDie(a *desk, d game.Decision, side board.Side, i int, words string, box draw.Rect) {
	u := a.UI
	_, asked, ok := t.question.dieOf("die:" + strconv.Itoa(i))
	o := scene.OptionOf(d, "die:"+strconv.Itoa(i))
	if !ok || o == nil || asked != side {
		u.Note(fmt.Sprintf("die:%d:%d", side, i), words, box)
		return
	}
	hot, clicked := u.Area(fmt.Sprintf("die:%d:%d", side, i), words, box)
	around := box.Inset(-u.Px(3))
	on := slices.Contains(t.question.Draft.Picks, o.ID)
	switch {
	case on:
		u.L.Ring(around, u.Px(9), u.Px(3), draw.Accent)
	case hot && o.Legal():
		u.L.Ring(around, u.Px(9), u.Px(2), draw.White)
	}
	if hot {
		t.draft.die.now = o.ID
	}
	if hot && !o.Legal() {
		u.Tip(t.play.words.Refusal(*o.Refusal), box)
	}
	if clicked && o.Legal() {
		t.question.Toggle(o.ID)
		a.Touch()
	}
}

// die paints one die of a tray: as it would be, or has become, and small above it as it
// is, or has been.
func (t *diceTrays) die(a *desk, box, row draw.Rect, side board.Side, tr *tray, i int) {
	u := a.UI
	was := tr.pool
	switch {
	case tr.turns(i):
		would := tray{pool: tr.next.dice, struck: -1}
		if tr.next.unknown[i] {
			t.face(a, box, pieces.Die{Side: side, Rolling: true}, 0, 1, 1)
		} else {
			t.dieNow(a, box, side, &would, i)
		}
	case tr.fresh(i):
		t.dieNow(a, box, side, tr, i)
		was = tr.old
	default:
		t.dieNow(a, box, side, tr, i)
		return
	}
	u.L.Ring(box.Inset(-u.Px(3)), u.Px(9), max(1.5, u.Px(2)), draw.Accent)
	if i >= len(was) {
		return
	}
	x, _ := box.Center()
	small := draw.Rect{X: x - u.Px(25), Y: row.Y, W: u.Px(24), H: u.Px(24)}
	t.face(a, small, pieces.Die{Side: side, Face: was[i].Face, Rerolled: was[i].Rerolled}, 0, 1, 1)
	ax, ay := float32(x+u.Px(12)), float32(row.Y+u.Px(12))
	h := float32(u.Px(6))
	u.L.Polygon([]draw.Pt{{X: ax - h, Y: ay - h*0.7}, {X: ax + h, Y: ay - h*0.7}, {X: ax, Y: ay + h}}, draw.Accent)
}

// dieNow paints one die of a tray as it is.
func (t *diceTrays) dieNow(a *desk, box draw.Rect, side board.Side, tr *tray, i int) {
	u := a.UI
	d, p := tr.pool[i], t.play.board.Progress()
	x, y := box.Center()
	if tr.tumbles(i, p) {
		t.tumbling(a, box, side, i, p/tr.rests(i))
		return
	}
	alpha, size := 1.0, 1.0
	switch {
	case i == tr.struck:
		size = 1.12
		light := draw.Gold
		if side == board.AttackDice {
			light = draw.CritLight
		}
		u.L.Glow(x, y, box.W*0.95, draw.Fade(light, 0.55))
	case d.Gone:
		alpha = 0.3
	case i < len(tr.dealt) && tr.dealt[i]:
		alpha = 0.42
	}
	t.face(a, box, pieces.Die{Side: side, Face: d.Face, Rerolled: d.Rerolled}, 0, size, alpha)
	if d.Gone && i != tr.struck {
		k := box.W * 0.3
		u.L.Line(x-k, y+k, x+k, y-k, max(2, u.Px(3)), draw.Fade(draw.Struck, 0.9))
	}
}

// tumbling paints a die in the air, a share q of the time until it lies still: it falls,
// hops twice, and turns. The faces that pass say nothing of the one that comes.
func (t *diceTrays) tumbling(a *desk, box draw.Rect, side board.Side, i int, q float64) {
	if a.set.Animation.Reduced {
		t.face(a, box, pieces.Die{Side: side, Rolling: true}, 0, 1, 1)
		return
	}
	high := 0.0
	switch {
	case q < 0.5:
		high = 1 - (q/0.5)*(q/0.5)
	case q < 0.8:
		k := (q - 0.65) / 0.15
		high = 0.36 * (1 - k*k)
	default:
		k := (q - 0.9) / 0.1
		high = 0.12 * (1 - k*k)
	}
	faces := facesOf(side)
	turn := int(q * (2 - q) * 14)
	face := faces[int(float64(len(faces))*noise.Field(int(side)+11).Corner(i, turn))%len(faces)]
	spin := (1 - q) * (1 - q) * (7 + 2*float64(i%3)) * float64(1-2*(i%2))
	x, y := box.Center()
	fall := box
	fall.Y -= high * box.H * 1.1
	fall.X += (1 - q) * box.W * 0.5 * float64(1-2*(i%2)) * high
	a.UI.L.AsIs(func() {
		a.UI.L.Disc(x, y+box.H*0.06, box.W*(0.46-0.1*high), draw.Fade(draw.Shadow, 0.45*(1-0.6*high)))
	})
	t.face(a, fall, pieces.Die{Side: side, Face: face}, spin, 1+0.18*high, min(q*8, 1))
}

// facesOf are the faces of the dice of a side.
func facesOf(side board.Side) []board.Face {
	if side == board.DefenseDice {
		return []board.Face{board.EvadeResult, board.FocusResult, board.Blank}
	}
	return []board.Face{board.Hit, board.FocusResult, board.Blank, board.Crit}
}

// readyDice has the pictures of dice painted before the first are thrown.
func readyDice(a *desk) {
	for _, side := range [...]board.Side{board.AttackDice, board.DefenseDice} {
		for _, face := range facesOf(side) {
			a.Studio.Sprite(pieces.Die{Side: side, Face: face})
		}
	}
}

// face paints the picture of a die.
func (t *diceTrays) face(a *desk, box draw.Rect, d pieces.Die, angle, size, alpha float64) {
	x, y := box.Center()
	a.UI.L.Sprite(a.Studio.Sprite(d), math.Round(x), math.Round(y), angle, size*box.W/24, alpha)
}

// cancelLine leads from one die to the other of the pair that cancels now.
func (t *diceTrays) cancelLine(a *desk, shown *[2]tray) {
	if _, ok := t.play.board.Now.(board.ResultsNeutralized); !ok {
		return
	}
	var at [2][2]float64
	for side := range shown {
		i := shown[side].struck
		if i < 0 || i >= len(t.boxes[side]) {
			return
		}
		at[side][0], at[side][1] = t.boxes[side][i].Center()
	}
	l, u := a.UI.L, a.UI
	l.Line(at[0][0], at[0][1], at[1][0], at[1][1], u.Px(7), draw.Fade(draw.Gold, 0.22))
	l.Line(at[0][0], at[0][1], at[1][0], at[1][1], max(1.5, u.Px(2.2)), draw.Gold)
	for _, p := range at {
		l.Disc(p[0], p[1], u.Px(3.5), draw.Mix(draw.Gold, draw.White, 0.5))
	}
}
