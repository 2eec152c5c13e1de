package xwing

import (
	"fmt"
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/odds"
	"xwing/scene"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/table"
	"xwing/scene/ui"
)

// asksForShot reports whether a question is for an attack.
func asksForShot(d game.Decision) bool {
	return d.Kind == ask.ChooseAttack || d.Kind == ask.ChooseBonusAttack
}

// oddsKey opens the odds of the attack that is pointed at, or else the best, and closes them.
func (t *tableScreen) oddsKey(a *desk) {
	if !scene.Struck(&a.UI.In, actOdds) {
		return
	}
	if !t.shutOdds() {
		if why := t.noOdds(a); why != "" {
			t.client.Toast(why)
			return
		}
		t.openOdds()
	}
	a.Touch()
}

// shutOdds closes the odds, and reports whether they were open.
func (t *tableScreen) shutOdds() bool {
	was := t.odds.open
	t.odds.open = false
	return was
}

// noOdds says why there are no odds now; "" if there are.
func (t *tableScreen) noOdds(a *desk) string {
	if d, ok := t.question.Decision(); !ok || !asksForShot(d) || len(shotsOf(d)) == 0 {
		return a.Say("odds-later")
	}
	return ""
}

// oddsTool opens them from the menu.
func (t *tableScreen) oddsTool(a *desk) scene.MenuTool {
	return scene.MenuTool{ID: "menu.odds", Label: a.Say("odds-of-attack"), Tip: a.Say("odds-tip"), Reason: t.noOdds(a), Use: t.openOdds}
}

// openOdds opens the odds of the attack that is pointed at, or else the best.
func (t *tableScreen) openOdds() {
	d, _ := t.question.Decision()
	legal := shotsOf(d)
	o := t.play.bestShot(d, legal)
	if h := t.question.Hint; h != nil && slices.ContainsFunc(legal, func(o *game.Option) bool { return o.ID == h.ID }) {
		o = h
	}
	t.odds = oddsPanel{open: true, shot: o.ID}
}

// shotsOf are the attacks among the answers that are legal.
func shotsOf(d game.Decision) (legal []*game.Option) {
	for i := range d.Options {
		if o := &d.Options[i]; o.Legal() && !game.Declines(o.ID) {
			legal = append(legal, o)
		}
	}
	return legal
}

// oddsShown reports whether the odds stand in the place of a question.
func (t *tableScreen) oddsShown(d game.Decision) bool {
	if t.odds.open && (!asksForShot(d) || scene.OptionOf(d, t.odds.shot) == nil) {
		t.odds.open = false
	}
	return t.odds.open
}

// askWithOdds is the panel of a question for an attack while its odds are open.
func (t *tableScreen) askWithOdds(a *desk, d game.Decision) {
	r := t.sight.Areas.Asks
	t.sight.Areas.Asking = r
	in := table.Floats(a.Desk, r)
	u, o := a.UI, scene.OptionOf(d, t.odds.shot)
	t.question.Hint = o
	top := in.CutTop(u.Px(26), u.Px(4))
	t.oddsStep(a, &top, d)
	u.Label(top, a.Say("odds"), draw.Style{Size: 14, Bold: true, Color: art.SeatColor(d.Seat)})
	in.CutTop(u.Paragraph(in, t.play.words.Say(o.Text), draw.Style{Size: 16, Bold: true, Color: draw.Text}), u.Px(8))
	buttons := in.CutBottom(u.Px(44), u.Px(8))
	back := buttons.CutRight(buttons.W*0.4, u.Px(8))
	counted := t.play.odds.of(t.play.Session, d, t.odds.shot, t.odds.off)
	switch {
	case counted == nil:
		u.Paragraph(in, a.Say("odds-none"), draw.Style{Size: 15, Color: draw.Muted})
	default:
		if all, known := counted.known(); !known {
			u.Paragraph(in, a.Say("odds-wait"), draw.Style{Size: 15, Color: draw.Muted})
			a.Touch()
		} else if counted.err != nil {
			u.Paragraph(in, a.Say("odds-fail"), draw.Style{Size: 15, Color: draw.Warn})
		} else {
			u.Scroll("odds.list", in, func(r draw.Rect) float64 { return t.oddsTold(a, r, d, &all) })
		}
	}
	if u.Button("odds.back", back, a.Say("odds-back"), ui.ButtonStyle{Size: 15, Cap: scene.Caps(u, actOdds)}) {
		t.odds.open = false
	}
	if u.Button("odds.attack", buttons, a.Say("odds-attack"), ui.ButtonStyle{Size: 15, Primary: true}) {
		t.odds.open = false
		t.question.Pick(d, o.ID)
	}
}

// oddsStep looks at the attack before or behind, by keys or buttons at the right of a row.
func (t *tableScreen) oddsStep(a *desk, row *draw.Rect, d game.Decision) {
	u, legal := a.UI, shotsOf(d)
	at := slices.IndexFunc(legal, func(o *game.Option) bool { return o.ID == t.odds.shot })
	if at < 0 || len(legal) < 2 {
		return
	}
	step := 0
	if i, struck := scene.StruckAt(&u.In, actOddsShot); struck {
		step = [...]int{-1, 1, -1, 1}[i]
	}
	for i, sign := range [...]string{"►", "◄"} {
		b := row.CutRight(u.Px(34), u.Px(4))
		if u.Button("odds.step:"+sign, b, sign, ui.ButtonStyle{Size: 14, Align: draw.Center, Tip: a.Say([...]string{"odds-next",
			"odds-before"}[i])}) {
			step = [...]int{1, -1}[i]
		}
	}
	if step != 0 {
		t.odds.shot = legal[(at+step+len(legal))%len(legal)].ID
		a.Touch()
	}
}

// oddsTold paints the odds: the mean, each damage, chances, and what may be switched off. It returns how high they stand.
func (t *tableScreen) oddsTold(a *desk, in draw.Rect, d game.Decision, o *odds.Odds) float64 {
	u, from := a.UI, in.Y
	head := in.CutTop(u.Px(34), u.Px(4))
	u.Label(head.CutLeft(u.Px(74), u.Px(8)), fmt.Sprintf("%.2f", o.Mean()), draw.Style{Size: 24, Bold: true, Color: draw.Text})
	u.Label(head, a.Say("odds-average"), draw.Style{Size: 14, Color: draw.Muted})
	u.Note("odds.mean", fmt.Sprintf("%.2f", o.Mean()), head)
	idle := t.spared(d, o)
	most := mostLikely(&o.Spread)
	for n := 0; n <= most; n++ {
		row := damageBar(a, &in, n, o.Damage[n], d.Seat)
		if idle != nil {
			x := row.X + row.W*idle.Damage[n]
			u.L.Fill(draw.Rect{X: x - u.Px(1), Y: row.Y, W: u.Px(2), H: row.H}, draw.Text)
		}
		u.Note("odds.damage:"+strconv.Itoa(n), percent(o.Damage[n]), row)
	}
	if idle != nil {
		in.CutTop(u.Paragraph(in, a.Say("odds-idle"), draw.Style{Size: 13, Color: draw.Muted}), u.Px(4))
	}
	in.CutTop(u.Px(4), 0)
	for _, c := range []struct {
		key string
		p   float64
	}{{"odds-chance-hit", o.Hit}, {"odds-chance-strip", o.Strip}, {"odds-chance-crit", o.Crit}, {"odds-chance-kill", o.Kill}} {
		if c.key == "odds-chance-strip" && t.unshielded(d) {
			continue
		}
		row := in.CutTop(u.Px(19), 0)
		u.Label(row.CutRight(u.Px(60), u.Px(6)), percent(c.p), draw.Style{Size: 14, Bold: true, Color: draw.Text, Align: draw.RightAligned})
		u.Label(row, a.Say(c.key), draw.Style{Size: 14, Color: draw.Muted})
	}
	in.CutTop(u.Px(8), 0)
	t.oddsLines(a, &in, d, o)
	t.oddsVolley(a, &in, d)
	return in.Y - from
}

// spared are the odds where the defender uses nothing, once they are counted; nil while they are not, or where he has nothing.
func (t *tableScreen) spared(d game.Decision, o *odds.Odds) *odds.Odds {
	without := slices.Clone(t.odds.off)
	for _, l := range t.oddsOffered(d, o) {
		if !l.Attacks && !slices.Contains(without, l.ID) {
			without = append(without, l.ID)
		}
	}
	if len(without) == len(t.odds.off) {
		return nil
	}
	c := t.play.odds.of(t.play.Session, d, t.odds.shot, without)
	if c == nil {
		return nil
	}
	if all, known := c.known(); known && c.err == nil {
		return &all
	}
	return nil
}

// oddsOffered are all lines that may be switched off: those that stand, and those that are off.
func (t *tableScreen) oddsOffered(d game.Decision, o *odds.Odds) []odds.Line {
	if len(t.odds.off) == 0 {
		return o.Lines
	}
	if c := t.play.odds.of(t.play.Session, d, t.odds.shot, nil); c != nil {
		if all, known := c.known(); known {
			return all.Lines
		}
	}
	return o.Lines
}

// oddsLines are switches for what each player may use, with what each changes.
func (t *tableScreen) oddsLines(a *desk, in *draw.Rect, d game.Decision, o *odds.Odds) {
	u := a.UI
	struck, byKey := scene.StruckAt(&u.In, actOddsLine)
	for i, l := range t.oddsOffered(d, o) {
		off := slices.Contains(t.odds.off, l.ID)
		st := ui.ButtonStyle{Size: 14, On: !off, Mark: art.SeatColor(t.seatOfLine(d, l))}
		if i < lineKeys {
			st.Cap = strconv.Itoa(i + 1)
		}
		label := t.play.words.Say(l.Text)
		if change := t.lineChange(d, o, l, off); change != "" {
			st.Note = a.Say("odds-line", "change", change)
		}
		row := in.CutTop(u.ButtonHeight(in.W, label, st), u.Px(4))
		if u.Button("odds.line:"+l.ID, row, label, st) || byKey && struck%lineKeys == i {
			t.odds.toggle(l.ID)
			a.Touch()
		}
	}
}

// lineKeys is how many lines have a digit.
const lineKeys = 9

// seatOfLine is whose a line is: the player's who is asked, or the defender's.
func (t *tableScreen) seatOfLine(d game.Decision, l odds.Line) game.Seat {
	if s := t.shotAt(d); s != nil && !l.Attacks {
		return s.Seat
	}
	return d.Seat
}

// unshielded reports whether the defender has no shields that it could lose.
func (t *tableScreen) unshielded(d game.Decision) bool {
	s := t.shotAt(d)
	return s != nil && s.Shields.Active == 0
}

// lineChange is by how much a line changes the damage on average.
func (t *tableScreen) lineChange(d game.Decision, o *odds.Odds, l odds.Line, off bool) string {
	other := oddsPanel{off: t.odds.off}
	other.toggle(l.ID)
	c := t.play.odds.of(t.play.Session, d, t.odds.shot, other.off)
	if c == nil {
		return ""
	}
	all, known := c.known()
	if !known || c.err != nil {
		return ""
	}
	change := o.Mean() - all.Mean()
	if off {
		change = -change
	}
	return fmt.Sprintf("%+.2f", change)
}
