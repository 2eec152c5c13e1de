package xwing

import (
	"fmt"
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/scene"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// rolls reports whether there are dice to be shown: an attack is under way, or
// somebody rolls outside of one.
func (t *onTable) rolls() bool {
	if t.play.board.view.Attack != nil {
		return true
	}
	switch t.play.board.Now.(type) {
	case board.AttackDeclared, board.DiceRolled:
		return true
	}
	return false
}

// attackPanel shows the attack under way below the question: who attacks whom
// with what, and both pools of dice.
func (t *dicePanel) attackPanel(a *Client) {
	if t.sight.areas.attack.Empty() {
		return
	}
	at := t.play.board.view.Attack
	if e, ok := t.play.board.Now.(board.AttackDeclared); ok {
		at = &e.Attack
	}
	roll, rolling := t.play.board.Now.(board.DiceRolled)
	u := a.UI
	in := u.Panel(t.sight.areas.attack)
	if at == nil {
		if rolling {
			t.looseRoll(a, in, roll)
		}
		return
	}
	name := func(id board.ShipID) string { return t.play.words.Value("ship", id.Piece()) }
	step := t.play.words.Value("step", at.Step.String())
	result := ""
	_, ended := t.play.board.Now.(board.AttackEnded)
	if e, ok := t.play.board.Now.(board.ResultsNeutralized); ok && t.play.board.Progress() > 0.8 {
		result = a.Say("misses")
		if e.Hit {
			result = a.Say("hits")
		}
	} else if at.Step > board.NeutralizeResults && at.Hit {
		result = a.Say("hits")
	} else if ended {
		result = a.Say("misses")
	}
	u.Label(in.CutTop(u.Px(18), u.Px(2)), name(at.Attacker)+" ►", draw.Style{Size: 15, Bold: true, Color: t.pieces.seatColor(at.Attacker)})
	u.Label(in.CutTop(u.Px(18), u.Px(2)), "► "+name(at.Defender), draw.Style{Size: 15, Bold: true, Color: t.pieces.seatColor(at.Defender)})
	what := a.Say("weapon-range", "weapon", at.Weapon.ID, "n", strconv.Itoa(int(at.Range)))
	if len(at.Obstructed) > 0 {
		what += " · " + a.Say("obstructed")
	}
	u.Label(in.CutTop(u.Px(18), u.Px(2)), what, draw.Style{Size: 14, Color: draw.Muted})
	line := in.CutTop(u.Px(18), u.Px(6))
	if result != "" {
		u.Label(line, result, draw.Style{Size: 14, Bold: true, Color: draw.Warn})
	} else {
		u.Label(line, step, draw.Style{Size: 14, Color: draw.Accent})
	}
	u.Note("attack.step", step, line)
	u.Note("attack", name(at.Attacker)+" ► "+name(at.Defender)+", "+what, t.sight.areas.attack)
	half := (in.H - u.Px(6)) / 2
	over := &t.question.draft.die
	over.before, over.now = over.now, ""
	for side := range 2 {
		tr := t.trayOf(at, board.Side(side))
		t.dice(a, in.CutTop(half, u.Px(6)), board.Side(side), &tr)
	}
	if over.now != over.before {
		a.Touch() // what it would become is shown in the next frame
	}
}

func (t *onTable) seatColor(id board.ShipID) draw.Color {
	if s := t.play.board.view.Ship(id); s != nil {
		return art.SeatColor(s.Seat)
	}
	return draw.Text
}

// dice paints a tray; dice that a question points at can be clicked.
func (t *dicePanel) dice(a *Client, r draw.Rect, side board.Side, tr *tray) {
	u := a.UI
	n := tr.size()
	if n == 0 {
		key := "attack-dice"
		if side == board.DefenseDice {
			key = "defense-dice"
		}
		u.Label(r, a.Say(key), draw.Style{Size: 14, Color: draw.Dim, Align: draw.Center})
		return
	}
	size := min(u.Px(46), (r.W-u.Px(4)*float64(n-1))/float64(n), r.H)
	x := r.X + (r.W-(size+u.Px(4))*float64(n)+u.Px(4))/2
	y := r.Y + (r.H-size)/2
	d, asks := t.question.Decision()
	asks = asks && t.play.board.Resting()
	for i := range n {
		box := draw.Rect{X: x, Y: y, W: size, H: size}
		x += size + u.Px(4)
		t.die(a, box, side, tr, i)
		words := t.dieWords(tr, i)
		switch {
		case asks && d.Kind == ask.ChooseDice:
			t.clickDie(a, d, side, i, words, box, tr.around(box, i))
		case asks && t.clickWay(a, d, side, i, words, box, tr.around(box, i)):
		default:
			u.Note(fmt.Sprintf("die:%d:%d", side, i), words, box)
		}
	}
}

// clickDie lets a die be picked for the question that points at it; around is what
// is painted of it.
func (t *dicePanel) clickDie(a *Client, d game.Decision, side board.Side, i int, words string, box, around draw.Rect) {
	u := a.UI
	_, asked, ok := t.question.dieOf("die:" + strconv.Itoa(i))
	o := scene.OptionOf(d, "die:"+strconv.Itoa(i))
	if !ok || o == nil || asked != side {
		return
	}
	hot, clicked := u.Area(fmt.Sprintf("die:%d:%d", side, i), words, box)
	on := slices.Contains(t.question.Draft.Picks, o.ID)
	switch {
	case on:
		u.L.Ring(around, u.Px(6), u.Px(3), draw.Accent)
	case hot && o.Legal():
		u.L.Ring(around, u.Px(6), u.Px(2), draw.White)
	}
	if hot {
		t.question.draft.die.now = o.ID
	}
	if hot && !o.Legal() {
		u.Tip(t.play.words.Refusal(*o.Refusal), box)
	}
	if clicked && o.Legal() {
		t.question.Toggle(o.ID)
		a.Touch()
	}
}

// looseRoll shows a roll outside an attack.
func (t *dicePanel) looseRoll(a *Client, in draw.Rect, e board.DiceRolled) {
	u := a.UI
	if e.Ship != 0 {
		u.Label(in.CutTop(u.Px(20), u.Px(6)), t.play.words.Value("ship", e.Ship.Piece()),
			draw.Style{Size: 15, Bold: true, Color: t.pieces.seatColor(e.Ship)})
	}
	u.Paragraph(in.CutTop(u.Px(40), u.Px(6)), t.play.words.Say(e.Why), draw.Style{Size: 14, Color: draw.Muted})
	t.dice(a, in, e.Side, &tray{pool: e.Dice, falling: true, struck: -1})
}
