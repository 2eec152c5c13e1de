package armada

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/scene/armada/pieces"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// Measures of the trays of an attack, in units of the design.
const (
	dieSide   = 46
	dieGap    = 8
	tokenSide = 34
	trayHead  = 46
)

// layTrays finds where dice and tokens of the attack lie: where they cover no piece and not the line between them.
func (t *tableScreen) layTrays(a *desk) {
	t.trays = trays{}
	at := t.play.board.view.Attack
	if at == nil || t.question.band() {
		return
	}
	t.judge(a)
	u := a.UI
	n := max(len(at.Dice)+len(at.Locked), 1)
	dice := draw.Rect{W: u.Px(16) + float64(n)*u.Px(dieSide+dieGap), H: u.Px(trayHead + dieSide + 16)}
	dice.W = max(dice.W, u.Px(240))
	tokens := t.play.board.view.TokensOf(at.Defender)
	if r, ok := t.trayRoom(a, at.Attacker, at.Defender, dice); ok {
		t.trays.at[0] = r
		t.sight.Trays = append(t.sight.Trays, r)
		t.sight.Free.Over = append(t.sight.Free.Over, r)
		row := draw.Rect{X: r.X + u.Px(10), Y: r.Bottom() - u.Px(dieSide+10), W: r.W, H: u.Px(dieSide)}
		for range at.Dice {
			t.trays.dice = append(t.trays.dice, row.CutLeft(u.Px(dieSide), u.Px(dieGap)))
		}
		for range at.Locked {
			t.trays.locks = append(t.trays.locks, row.CutLeft(u.Px(dieSide), u.Px(dieGap)))
		}
	}
	if len(tokens) == 0 {
		return
	}
	box := draw.Rect{W: max(u.Px(20)+float64(len(tokens))*u.Px(tokenSide+26), u.Px(180)), H: u.Px(trayHead + tokenSide + 32)}
	if r, ok := t.trayRoom(a, at.Defender, at.Attacker, box); ok {
		t.trays.at[1] = r
		t.sight.Trays = append(t.sight.Trays, r)
		row := draw.Rect{X: r.X + u.Px(14), Y: r.Y + u.Px(trayHead), W: r.W, H: u.Px(tokenSide)}
		for range tokens {
			t.trays.tokens = append(t.trays.tokens, row.CutLeft(u.Px(tokenSide+16), u.Px(10)))
		}
	}
}

// trayRoom is where a tray beside a piece covers the least; it pulls away from the other piece.
func (t *tableScreen) trayRoom(a *desk, of, from string, box draw.Rect) (draw.Rect, bool) {
	shape, ok := t.pieces.shape(of)
	if !ok {
		return box, false
	}
	r := t.sight.Rect(shape)
	x, y := r.Center()
	away := 1.0
	if other, there := t.pieces.shape(from); there {
		if _, oy := t.sight.Rect(other).Center(); oy > y {
			away = -1
		}
	}
	u := a.UI
	box.X, box.Y = x-box.W/2, y+away*(r.H/2+u.Px(26)+box.H/2)-box.H/2
	return t.sight.Free.Nearest(box.Snapped()), true
}

// drawTrays paints the trays: dice with what they sum up to, tokens with their state in words.
func (t *tableScreen) drawTrays(a *desk) {
	at := t.play.board.view.Attack
	if at == nil || t.trays.at[0].W == 0 {
		return
	}
	t.diceTray(a, at)
	if t.trays.at[1].W > 0 {
		t.tokenTray(a, at)
		t.locks(a, at)
	}
}

// locks rings what locks a defense token, an accuracy icon that was spent or one that would be, and joins it with its token.
func (t *tableScreen) locks(a *desk, at *board.Attack) {
	u := a.UI
	join := func(cell draw.Rect, token int, c draw.Color) {
		if token >= len(t.trays.tokens) {
			return
		}
		x, y := cell.Center()
		to := t.trays.tokens[token]
		x1, y1 := to.Center()
		a.Back.Circle(x, y, cell.W*0.56, max(1.5, u.Px(2)), c)
		a.Back.Dashed(x, y, x1, y1, max(1.5, u.Px(1.8)), u.Px(5), c)
	}
	for k, cell := range t.trays.locks {
		if k >= len(at.Locked) {
			break
		}
		x, y := cell.Center()
		r := cell.W * 0.3
		a.Back.Circle(x, y, r, max(1, u.Px(1.5)), draw.Accent)
		a.Back.Line(x-r*1.4, y, x+r*1.4, y, max(1, u.Px(1.5)), draw.Accent)
		a.Back.Line(x, y-r*1.4, x, y+r*1.4, max(1, u.Px(1.5)), draw.Accent)
		join(cell, at.Locked[k], draw.Accent)
		if tokens := t.play.board.view.TokensOf(at.Defender); at.Locked[k] < len(tokens) {
			words := t.play.words.Value("token", tokens[at.Locked[k]].Kind.String()) + ", " + a.Say("token-locked")
			u.Note("tray.lock:"+strconv.Itoa(at.Locked[k]), words, cell)
			a.help(cell, words)
		}
	}
	h := t.question.Hint
	if h == nil || !strings.HasPrefix(h.ID, "lock:") {
		return
	}
	die := slices.IndexFunc(at.Dice, func(d board.Die) bool { return d.Face == catalog.Accuracy })
	token := -1
	for i := range t.play.board.view.TokensOf(at.Defender) {
		if h.Target == tokenOf(at.Defender, i) {
			token = i
		}
	}
	if die >= 0 && die < len(t.trays.dice) && token >= 0 {
		join(t.trays.dice[die], token, draw.Focus)
	}
}

// tokenOf is what an option about a defense token of a piece points at.
func tokenOf(piece string, i int) string { return piece + "/token:" + strconv.Itoa(i) }

// trayGround paints a tray of a piece and returns the room of its head.
func (t *tableScreen) trayGround(a *desk, r draw.Rect, piece string) draw.Rect {
	u := a.UI
	seat, _ := t.play.seatOf(piece)
	if shape, ok := t.pieces.shape(piece); ok { // whose it is
		of := t.sight.Rect(shape)
		x0, y0 := r.Center()
		x1, y1 := toward(of, x0, y0)
		x0, y0 = toward(r, x1, y1)
		a.Back.Dashed(x0, y0, x1, y1, max(1, u.Px(1.5)), u.Px(4), draw.Fade(art.SeatColor(seat), 0.8))
	}
	a.Back.Round(r, u.Px(6), draw.Fade(draw.Floating, 0.94))
	a.Back.Ring(r, u.Px(6), max(1.5, u.Px(1.5)), art.SeatColor(seat))
	head := r.Inset(u.Px(8))
	head.H = u.Px(16)
	name := t.play.named(piece)
	a.Back.Text(head.X, head.Y+head.H/2, u.Fonts.Fit(name, draw.Style{Size: u.Px(14), Bold: true, Plain: true}, head.W-u.Px(50)),
		draw.Style{Size: u.Px(14), Bold: true, Color: art.SeatName(seat), Plain: true})
	return head
}

// toward is where the line from the middle of a rectangle to a point leaves it.
func toward(r draw.Rect, x, y float64) (ex, ey float64) {
	cx, cy := r.Center()
	part := 1.0
	if x != cx {
		part = min(part, r.W/2/math.Abs(x-cx))
	}
	if y != cy {
		part = min(part, r.H/2/math.Abs(y-cy))
	}
	return cx + float64(part*(x-cx)), cy + float64(part*(y-cy))
}

// diceTray paints the dice of the attack.
func (t *tableScreen) diceTray(a *desk, at *board.Attack) {
	u, r := a.UI, t.trays.at[0]
	head := t.trayGround(a, r, at.Attacker)
	if len(at.Dice) > 0 {
		a.Back.Text(head.Right(), head.Y+head.H/2, strconv.Itoa(t.play.damage(at)),
			draw.Style{Size: u.Px(20), Bold: true, Color: draw.Text, Align: draw.RightAligned})
	}
	under := t.play.words.Value("range", at.Range.String())
	if at.From != 0 {
		under = t.play.words.Zone(at.From) + " · " + under
	}
	if at.Obstructed {
		under += " · " + a.Say("obstructed-price")
	}
	a.Back.Text(head.X, head.Bottom()+u.Px(9), under, draw.Style{Size: u.Px(12), Color: draw.Muted})
	d, asked := t.question.Asked()
	for i, cell := range t.trays.dice {
		if i >= len(at.Dice) {
			break
		}
		die := at.Dice[i]
		x, y := cell.Center()
		sp := a.Studio.Sprite(pieces.Die{Color: die.Color, Face: die.Face})
		a.Back.Sprite(sp, x, y, 0, cell.W/24, 1)
		id := "die:" + strconv.Itoa(i)
		words := t.play.words.Value("color", die.Color.String()) + " " + t.play.words.Value("face", die.Face.String())
		t.trayAnswer(a, d, asked, [2]string{id, id}, words, cell)
	}
}

// trayAnswer lets a die or a token in a tray be clicked as the answer that points at it: what it is called in the tray, and
// in answers.
func (t *tableScreen) trayAnswer(a *desk, d game.Decision, asked bool, called [2]string, words string, cell draw.Rect) {
	u, id := a.UI, called[0]
	u.Note("tray."+id, words, cell)
	if !asked || d.Shape == game.Place {
		return
	}
	for i := range d.Options {
		o := &d.Options[i]
		if o.Target != called[1] {
			continue
		}
		hot, clicked := u.Area("tray:"+id, words, cell)
		switch {
		case !o.Legal():
			if hot {
				u.Tip(t.play.words.Refusal(*o.Refusal), cell)
			}
		case clicked:
			t.question.Take(d, []*game.Option{o})
			return
		default:
			if hot {
				t.question.Hint = o
				u.Tip(words+"\n"+t.play.words.Option(*o), cell)
			}
			c := draw.Good
			if hot || t.question.Hint == o {
				c = draw.Focus
			}
			a.Back.Ring(cell.Inset(-u.Px(2)), u.Px(6), max(1.5, u.Px(2)), c)
		}
		return
	}
}

// tokenTray paints the defense tokens of the defender, each with its state.
func (t *tableScreen) tokenTray(a *desk, at *board.Attack) {
	u := a.UI
	head := t.trayGround(a, t.trays.at[1], at.Defender)
	a.Back.Text(head.X, head.Bottom()+u.Px(8), a.Say("defense-tokens"), draw.Style{Size: u.Px(12), Color: draw.Muted})
	d, asked := t.question.Asked()
	for i, token := range t.play.board.view.TokensOf(at.Defender) {
		if i >= len(t.trays.tokens) {
			break
		}
		cell := t.trays.tokens[i]
		x, y := cell.Center()
		locked, spent := slices.Contains(at.Locked, i), slices.Contains(at.Spent, i)
		t.pieces.set.Defense(&a.Back, token, locked, x, y, u.Px(tokenSide))
		state, color := "ready", draw.Good
		switch {
		case locked:
			state, color = "locked", draw.Damage
		case token.State == board.Discarded:
			state, color = "discarded", draw.Dim
		case spent:
			state, color = "spent", draw.Warn
		case token.State == board.Exhausted:
			state, color = "exhausted", draw.Warn
		}
		words := t.play.words.Value("token", token.Kind.String())
		a.Back.Text(x, cell.Bottom()+u.Px(11), a.Say("token-"+state), draw.Style{Size: u.Px(12), Color: color, Align: draw.Center})
		called := [2]string{"token:" + strconv.Itoa(i), tokenOf(at.Defender, i)}
		t.trayAnswer(a, d, asked, called, words+", "+a.Say("token-"+state), cell)
	}
}
