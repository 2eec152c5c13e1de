package scene

import (
	"fmt"
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// rolls reports whether there are dice to be shown: an attack is under way, or
// somebody rolls outside of one.
func (t *tableScreen) rolls() bool {
	if t.play.board.view.Attack != nil {
		return true
	}
	switch t.play.board.now.(type) {
	case board.AttackDeclared, board.DiceRolled:
		return true
	}
	return false
}

// attackPanel shows the attack under way below the question: who attacks whom
// with what, and both pools of dice.
func (t *tableScreen) attackPanel(a *App) {
	if t.areas.attack.Empty() {
		return
	}
	at := t.play.board.view.Attack
	if e, ok := t.play.board.now.(board.AttackDeclared); ok {
		at = &e.Attack
	}
	roll, rolling := t.play.board.now.(board.DiceRolled)
	u := a.ui
	in := u.Panel(t.areas.attack)
	if at == nil {
		if rolling {
			t.looseRoll(a, in, roll)
		}
		return
	}
	name := func(id board.ShipID) string { return t.play.words.Value("ship", id.Piece()) }
	step := t.play.words.Value("step", at.Step.String())
	result := ""
	_, ended := t.play.board.now.(board.AttackEnded)
	if e, ok := t.play.board.now.(board.ResultsNeutralized); ok && t.play.board.progress() > 0.8 {
		result = a.say("misses")
		if e.Hit {
			result = a.say("hits")
		}
	} else if at.Step > board.NeutralizeResults && at.Hit {
		result = a.say("hits")
	} else if ended {
		result = a.say("misses")
	}
	u.Label(in.CutTop(u.Px(18), u.Px(2)), name(at.Attacker)+" ►", draw.Style{Size: 15, Bold: true, Color: t.seatColor(at.Attacker)})
	u.Label(in.CutTop(u.Px(18), u.Px(2)), "► "+name(at.Defender), draw.Style{Size: 15, Bold: true, Color: t.seatColor(at.Defender)})
	what := a.say("weapon-range", "weapon", at.Weapon.ID, "n", strconv.Itoa(int(at.Range)))
	if len(at.Obstructed) > 0 {
		what += " · " + a.say("obstructed")
	}
	u.Label(in.CutTop(u.Px(18), u.Px(2)), what, draw.Style{Size: 14, Color: draw.Muted})
	line := in.CutTop(u.Px(18), u.Px(6))
	if result != "" {
		u.Label(line, result, draw.Style{Size: 14, Bold: true, Color: draw.Warn})
	} else {
		u.Label(line, step, draw.Style{Size: 14, Color: draw.Accent})
	}
	u.Note("attack.step", step, line)
	u.Note("attack", name(at.Attacker)+" ► "+name(at.Defender)+", "+what, t.areas.attack)
	half := (in.H - u.Px(6)) / 2
	over := &t.draft.die
	over.before, over.now = over.now, ""
	for side := range 2 {
		tr := t.trayOf(at, board.Side(side))
		t.dice(a, in.CutTop(half, u.Px(6)), board.Side(side), &tr)
	}
	if over.now != over.before {
		a.dirty = true // what it would become is shown in the next frame
	}
}

func (t *tableScreen) seatColor(id board.ShipID) draw.Color {
	if s := t.play.board.view.Ship(id); s != nil {
		return art.SeatColor(s.Seat)
	}
	return draw.Text
}

// dice paints a tray; dice that a question points at can be clicked.
func (t *tableScreen) dice(a *App, r draw.Rect, side board.Side, tr *tray) {
	u := a.ui
	n := tr.size()
	if n == 0 {
		key := "attack-dice"
		if side == board.DefenseDice {
			key = "defense-dice"
		}
		u.Label(r, a.say(key), draw.Style{Size: 14, Color: draw.Dim, Align: draw.Center})
		return
	}
	size := min(u.Px(46), (r.W-u.Px(4)*float64(n-1))/float64(n), r.H)
	x := r.X + (r.W-(size+u.Px(4))*float64(n)+u.Px(4))/2
	y := r.Y + (r.H-size)/2
	d, asks := t.decision()
	asks = asks && t.play.board.resting()
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
func (t *tableScreen) clickDie(a *App, d game.Decision, side board.Side, i int, words string, box, around draw.Rect) {
	u := a.ui
	_, asked, ok := t.dieOf("die:" + strconv.Itoa(i))
	o := optionOf(d, "die:"+strconv.Itoa(i))
	if !ok || o == nil || asked != side {
		return
	}
	hot, clicked := u.Area(fmt.Sprintf("die:%d:%d", side, i), words, box)
	on := slices.Contains(t.draft.picks, o.ID)
	switch {
	case on:
		u.L.Ring(around, u.Px(6), u.Px(3), draw.Accent)
	case hot && o.Legal():
		u.L.Ring(around, u.Px(6), u.Px(2), draw.White)
	}
	if hot {
		t.draft.die.now = o.ID
	}
	if hot && !o.Legal() {
		u.Tip(t.play.words.Refusal(*o.Refusal), box)
	}
	if clicked && o.Legal() {
		t.toggle(o.ID)
		a.dirty = true
	}
}

// looseRoll shows a roll outside an attack.
func (t *tableScreen) looseRoll(a *App, in draw.Rect, e board.DiceRolled) {
	u := a.ui
	if e.Ship != 0 {
		u.Label(in.CutTop(u.Px(20), u.Px(6)), t.play.words.Value("ship", e.Ship.Piece()),
			draw.Style{Size: 15, Bold: true, Color: t.seatColor(e.Ship)})
	}
	u.Paragraph(in.CutTop(u.Px(40), u.Px(6)), t.play.words.Say(e.Why), draw.Style{Size: 14, Color: draw.Muted})
	t.dice(a, in, e.Side, &tray{pool: e.Dice, falling: true, struck: -1})
}
