package xwing

import (
	"strconv"

	"xwing/game/xwing/board"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// lay paints the attack under way, or a roll outside of one, and damage cards that are
// dealt, on the free part of the table.
func (t *diceTrays) lay(a *desk, free draw.Rect) {
	t.boxes = [2][]draw.Rect{}
	t.attack(a, free)
	t.dealtCard(a, free)
}

// attack paints the trays of the attack under way, or that of a roll.
func (t *diceTrays) attack(a *desk, free draw.Rect) {
	at := t.play.board.underFire()
	roll, rolls := t.play.board.Now.(board.DiceRolled)
	if rolls && !roll.Attack {
		t.loose(a, free, roll)
		return
	}
	if at == nil {
		return
	}
	over := &t.draft.die
	over.before, over.now = over.now, ""
	var shown [2]tray
	var wide [2]float64
	for side := range shown {
		shown[side] = t.trayOf(at, board.Side(side))
		wide[side] = t.width(a, at, board.Side(side), &shown[side])
	}
	ships := [2]board.ShipID{at.Attacker, at.Defender}
	places := t.places(a, free, ships, wide)
	for side := range shown {
		t.tray(a, places[side], at, board.Side(side), ships[side], &shown[side])
	}
	t.cancelLine(a, &shown)
	t.comet(a)
	if over.now != over.before {
		a.Touch() // what it would become is shown in the next frame
	}
}

// lines is what stands in a tray below the name of its ship: with what and how far it is
// shot; which step of the defense it is, or what has come of it.
func (t *diceTrays) lines(a *desk, at *board.Attack, side board.Side) (text string, c draw.Color) {
	if side == board.AttackDice {
		return t.shotWords(a, at), draw.Muted
	}
	if text := t.outcome(a, at); text != "" {
		return text, draw.Warn
	}
	if at.Step < board.RollDefenseDice {
		return "", draw.Accent // what the other ship does is told beside the question
	}
	return t.play.words.Value("step", at.Step.String()), draw.Accent
}

// shotWords says with what an attack is made, and how far.
func (t *diceTrays) shotWords(a *desk, at *board.Attack) string {
	what := a.Say("weapon-range", "weapon", at.Weapon.ID, "n", strconv.Itoa(int(at.Range)))
	if at.IsObstructed() {
		what += " · " + a.Say("obstructed")
	}
	return what
}

// outcome says whether the attack hits, once the last pair of dice has been seen to
// cancel each other.
func (t *diceTrays) outcome(a *desk, at *board.Attack) string {
	hit := at.Step > board.NeutralizeResults && at.Hit
	_, known := t.play.board.Now.(board.AttackEnded)
	if e, ok := t.play.board.Now.(board.ResultsNeutralized); ok {
		n := float64(pairs(at, e))
		known, hit = t.play.board.Progress() > (n+0.8)/(n+1), e.Hit
	} else {
		known = known || hit
	}
	switch {
	case !known:
		return ""
	case hit:
		return a.Say("hits")
	}
	return a.Say("misses")
}

// width is how wide a tray is: for its dice, its name, and what it says.
func (t *diceTrays) width(a *desk, at *board.Attack, side board.Side, tr *tray) float64 {
	u := a.UI
	n, m := float64(max(tr.size(), tr.ahead, leastRow)), a.measured()
	w := u.Px(n*m.die + (n-1)*dieGap)
	id := [2]board.ShipID{at.Attacker, at.Defender}[side]
	name := u.Fonts.Width(t.play.names.Bare(id), draw.Style{Size: u.Px(15), Bold: true})
	w = max(w, name+u.Px(26+46))
	if side == board.AttackDice {
		w = max(w, u.Fonts.Width(t.shotWords(a, at), draw.Style{Size: u.Px(12)})+u.Px(4))
	}
	return w + 2*u.Px(m.around)
}

// tray paints the tray of a side: the ship, what is to be said, the dice.
func (t *diceTrays) tray(a *desk, r draw.Rect, at *board.Attack, side board.Side, ship board.ShipID, tr *tray) {
	u := a.UI
	in := t.trayFrame(a, r, ship)
	t.trayTop(a, in.CutTop(u.Px(trayHead), 0), side, ship, tr)
	row := in.CutTop(u.Px(trayLine), u.Px(4))
	if !tr.altered() {
		text, c := t.lines(a, at, side)
		u.Label(row, text, draw.Style{Size: 12, Bold: c == draw.Warn, Color: c})
	}
	if side == board.AttackDice {
		name := func(id board.ShipID) string { return t.play.words.Value("ship", id.Piece()) }
		u.Note("attack", name(at.Attacker)+" ► "+name(at.Defender)+", "+t.shotWords(a, at), r)
	} else {
		u.Note("attack.step", t.play.words.Value("step", at.Step.String()), row)
	}
	t.dice(a, in, row, side, tr)
	t.because(a, r, side)
}

// trayFrame paints an empty tray and returns the room in it. While the attack is declared
// it comes.
func (t *diceTrays) trayFrame(a *desk, r draw.Rect, ship board.ShipID) draw.Rect {
	u := a.UI
	alpha := 1.0
	if _, opens := t.play.board.Now.(board.AttackDeclared); opens {
		alpha = min(t.play.board.Progress()*2, 1)
		if !a.set.Animation.Reduced {
			r.Y += (1 - alpha) * u.Px(14)
		}
	}
	c := t.play.seatColor(ship)
	if t.play.board.Resting() {
		u.Solid(r)
	}
	t.sight.Trays = append(t.sight.Trays, r)
	corners := []draw.Pt{{X: float32(r.X), Y: float32(r.Y + u.Px(4))}, {X: float32(r.Right()), Y: float32(r.Y + u.Px(4))},
		{X: float32(r.Right()), Y: float32(r.Bottom() + u.Px(4))}, {X: float32(r.X), Y: float32(r.Bottom() + u.Px(4))}}
	u.L.Soft(corners, u.Px(18), draw.Fade(draw.Shadow, 0.7*alpha))
	u.L.Round(r, u.Px(8), draw.Fade(draw.Floating, 0.93*alpha))
	u.L.Ring(r, u.Px(8), max(1.5, u.Px(2)), draw.Fade(c, alpha))
	return r.Inset(u.Px(a.measured().around))
}

// trayTop paints the ship's number and name, and how many results count.
func (t *diceTrays) trayTop(a *desk, r draw.Rect, side board.Side, ship board.ShipID, tr *tray) {
	u := a.UI
	s := t.play.board.view.Ship(ship)
	if s == nil {
		return
	}
	mark := r.CutLeft(u.Px(20), u.Px(6))
	x, y := mark.Center()
	art.SeatMark(u.L, s.Seat, x, y, u.Px(9.5), max(1, u.Px(1.2)))
	u.L.Text(x, y, strconv.Itoa(int(ship)), draw.Style{Size: u.Px(12), Bold: true, Color: draw.White, Align: draw.Center})
	if tr.size() > 0 {
		n, c := tr.counts(t.play.board.Progress()), draw.White
		if tr.next.known {
			would := tray{pool: tr.next.dice}
			if n = would.counts(1); tr.next.rolled() {
				n = tr.counts(1)
			} else {
				c = draw.Accent
			}
		}
		u.Label(r.CutRight(u.Px(18), u.Px(2)), strconv.Itoa(n), draw.Style{Size: 20, Bold: true, Color: c, Align: draw.RightAligned})
		sign, light := "hit", draw.HitSum
		if side == board.DefenseDice {
			sign, light = "evade", draw.Good
		}
		u.Label(r.CutRight(u.Px(20), u.Px(4)), a.Sign(sign), draw.Style{Size: 17, Color: light, Align: draw.Center})
	}
	u.Label(r, t.play.names.Bare(ship), draw.Style{Size: 15, Bold: true, Color: draw.Mix(art.SeatColor(s.Seat), draw.White, 0.35)})
}

// because names what has changed the dice of a tray, on its lower edge.
func (t *diceTrays) because(a *desk, r draw.Rect, side board.Side) {
	how := ""
	switch e := t.play.board.cause.(type) {
	case board.DiceModified:
		if e.Side == side {
			how = e.Phrase(&t.play.board.view).Arg("how")
		}
	case board.DiceCanceled:
		if e.Side == side {
			how = e.Phrase(&t.play.board.view).Arg("how")
		}
	}
	if how == "" {
		return
	}
	u := a.UI
	st := draw.Style{Size: u.Px(12), Bold: true, Color: draw.Accent, Align: draw.Center}
	text := u.Fonts.Fit(t.play.words.Value("how", how), st, r.W-u.Px(40))
	w := u.Fonts.Width(text, st) + u.Px(18)
	at := draw.Rect{X: r.X + (r.W-w)/2, Y: r.Bottom() - u.Px(10), W: w, H: u.Px(20)}.Snapped()
	u.L.Round(at, u.Px(10), draw.Floating)
	u.L.Ring(at, u.Px(10), max(1, u.Px(1.2)), draw.Accent)
	x, y := at.Center()
	u.L.Text(x, y, text, st)
}

// loose shows a roll outside an attack, in a tray beside the ship that rolls.
func (t *diceTrays) loose(a *desk, free draw.Rect, e board.DiceRolled) {
	u := a.UI
	why := t.play.words.Say(e.Why)
	st := draw.Style{Size: u.Px(12)}
	n, m := float64(max(len(e.Dice), leastRow)), a.measured()
	w := max(u.Px(n*m.die+(n-1)*dieGap), min(u.Fonts.Width(why, st)+u.Px(4), u.Px(300))) + 2*u.Px(m.around)
	places := t.places(a, free, [2]board.ShipID{e.Ship, 0}, [2]float64{w, 0})
	tr := tray{pool: e.Dice, falling: true, struck: -1}
	in := t.trayFrame(a, places[0], e.Ship)
	t.trayTop(a, in.CutTop(u.Px(trayHead), 0), e.Side, e.Ship, &tr)
	row := in.CutTop(u.Px(trayLine), u.Px(4))
	u.Label(row, why, draw.Style{Size: 12, Color: draw.Muted})
	t.dice(a, in, row, e.Side, &tr)
}

// seatColor is the color of whose a ship is.
func (p *play) seatColor(id board.ShipID) draw.Color {
	if s := p.board.view.Ship(id); s != nil {
		return art.SeatColor(s.Seat)
	}
	return draw.Text
}
