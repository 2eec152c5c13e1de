package xwing

import (
	"slices"
	"strconv"
	"strings"

	"xwing/game/xwing/catalog"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// How high the stage of a ship is, in units of the design, and where room is short.
const (
	stageWhole = 288
	stageShort = 236
)

// stagedShip is a ship of the squad on the stage; ok is false where its card is not known.
func (b *builderScreen) stagedShip(i int) (st staged, ok bool) {
	card, _, ok := b.shipOf(i)
	if !ok {
		return st, false
	}
	var ids []string
	for _, e := range b.upgradesOf(i) {
		ids = append(ids, e.XWS)
	}
	return b.stagedCard(card, b.points(i), ids)
}

// stagedCard is a ship card on the stage, with upgrades.
func (b *builderScreen) stagedCard(card catalog.Pilot, points string, upgrades []string) (st staged, ok bool) {
	facts := b.client.kit.Facts
	ship, err := facts.Ship(card.Ship)
	if err != nil {
		return st, false
	}
	profile, err := facts.Profile(b.list, card.XWS, upgrades...)
	if err != nil {
		if profile, err = facts.Printed(b.list, card.XWS); err != nil {
			return st, false
		}
	}
	return staged{card, ship, profile, points, upgrades}, true
}

// stage shows a ship: its silhouette on its base, what is printed on its card, its dial and what it can do.
func (b *builderScreen) stage(r draw.Rect, st staged) {
	a := b.client
	u := a.UI
	box := r.Snapped()
	u.L.Round(box, u.Px(6), draw.PanelHigh)
	u.L.Clip(box)
	u.L.Glow(r.X+r.W*0.2, r.Y+r.H*0.4, r.H*0.9, draw.Fade(draw.RedSeat, 0.10))
	left := r.Inset(u.Px(11))
	pic := left.CutLeft(min(left.H, r.W*0.26), u.Px(14))
	side := min(pic.W, pic.H)
	b.plate(draw.Rect{X: pic.X + (pic.W-side)/2, Y: pic.Y + (pic.H-side)/2, W: side, H: side}.Inset(u.Px(4)), st.card, st.ship)
	u.L.Unclip()
	u.L.Ring(box, u.Px(6), max(1, u.Px(1)), draw.EdgeSoft)
	b.stageHead(&left, st)
	b.statLine(left.CutTop(u.Px(28), u.Px(6)), st)
	b.actionLine(left.CutTop(u.Px(28), u.Px(8)), st)
	b.dialAndText(left, st)
}

// stageHead is who flies, in what, and for how much.
func (b *builderScreen) stageHead(r *draw.Rect, st staged) {
	a := b.client
	u := a.UI
	head := r.CutTop(u.Px(28), 0)
	u.Label(head.CutRight(u.Px(44), u.Px(4)), st.points, draw.Style{Size: 24, Bold: true, Color: draw.Text, Align: draw.RightAligned})
	first := head.CutLeft(u.Px(20), u.Px(6))
	u.Label(first, strconv.Itoa(st.card.Initiative), draw.Style{Size: 24, Bold: true, Color: draw.Now})
	a.desk.help(first, "help-initiative")
	u.Label(head, st.card.Name, draw.Style{Size: 20, Bold: true, Color: draw.Text, Plain: true})
	line, unit := r.CutTop(u.Px(19), u.Px(7)), a.Say("sheet-points")
	if b.mode().Quick {
		unit = a.Say("build-threat")
	}
	u.Label(line.CutRight(u.Px(50), u.Px(4)), unit, draw.Style{Size: 13, Color: draw.Muted, Align: draw.RightAligned})
	told := []string{b.chassisName(&st.card)}
	if st.card.Limited > 0 {
		told = append(told, a.Say("build-limited", "n", strconv.Itoa(st.card.Limited)))
	}
	told = append(told, st.card.Keywords...)
	text := strings.Join(told, " · ")
	u.Label(line, text, draw.Style{Size: 13, Color: draw.Muted})
	u.Note("builder.stage", st.card.Name+" · "+text, line)
}

// chip paints a sign and a number in a frame at x, and returns where the next one stands.
func (b *builderScreen) chip(r draw.Rect, x float64, sign, value string, c draw.Color, help string) float64 {
	a := b.client
	u := a.UI
	label := a.Sign(sign)
	sw, vw := u.Fonts.Width(label, draw.Style{Size: u.Px(16)}), u.Fonts.Width(value, draw.Style{Size: u.Px(16), Bold: true})
	cell := draw.Rect{X: x, Y: r.Y, W: sw + vw + u.Px(20), H: r.H}
	if cell.Right() > r.Right()+1 {
		return x
	}
	u.L.Round(cell.Snapped(), u.Px(4), draw.Panel)
	u.L.Ring(cell.Snapped(), u.Px(4), max(1, u.Px(1)), draw.Edge)
	in := cell.Inset(u.Px(7))
	in.Y, in.H = cell.Y, cell.H
	u.Label(in.CutLeft(sw+1, u.Px(5)), label, draw.Style{Size: 16, Color: c})
	in.W += u.Px(4)
	u.Label(in, value, draw.Style{Size: 16, Bold: true, Color: c})
	if help != "" {
		a.desk.help(cell, help)
	}
	return cell.Right() + u.Px(6)
}

// statLine is the stat line, with what upgrades add to it.
func (b *builderScreen) statLine(r draw.Rect, st staged) {
	s := st.profile.Stats
	x := r.X
	for _, w := range s.Weapons() {
		x = b.chip(r, x, w.Arc.String(), strconv.Itoa(w.Value), draw.RedSeat, "help-attack")
	}
	x = b.chip(r, x, "agility", strconv.Itoa(s.Agility), draw.Agility, "help-agility")
	x = b.chip(r, x, "hull", strconv.Itoa(s.Hull), draw.Hull, "help-hull")
	if s.Shields > 0 {
		x = b.chip(r, x, "shield", strconv.Itoa(s.Shields), draw.Shield, "help-shields")
	}
	if s.Energy > 0 {
		x = b.chip(r, x, "charge", strconv.Itoa(s.Energy), draw.Energy, "help-energy")
	}
	if f := st.profile.Force.Value; f > 0 {
		x = b.chip(r, x, "force", strconv.Itoa(f), draw.Force, "help-force")
	}
	if c := st.profile.Charges.Value; c > 0 {
		b.chip(r, x, "charge", strconv.Itoa(c), draw.Charge, "")
	}
}

// actionLine is the action bar; what upgrades add to it is dashed.
func (b *builderScreen) actionLine(r draw.Rect, st staged) {
	u := b.client.UI
	printed := st.profile.Actions
	if p, err := b.client.kit.Facts.Printed(b.list, st.card.XWS); err == nil {
		printed = p.Actions
	}
	x := r.X
	for _, act := range st.profile.Actions {
		added := !slices.ContainsFunc(printed, act.Equal)
		wide := r.H
		if act.Linked != nil {
			wide = 2*r.H + u.Px(4)
		}
		cell := draw.Rect{X: x, Y: r.Y, W: wide, H: r.H}
		if cell.Right() > r.Right()+1 {
			return
		}
		u.L.Round(cell.Snapped(), u.Px(4), draw.Panel)
		if added {
			b.dashed(cell, draw.Accent)
		} else {
			u.L.Ring(cell.Snapped(), u.Px(4), max(1, u.Px(1)), draw.Edge)
		}
		b.action(cell.CutLeft(r.H, u.Px(4)), act.Type, act.Difficulty)
		if act.Linked != nil {
			u.L.Text(cell.X-u.Px(1), r.Y+r.H/2, "›", draw.Style{Size: u.Px(15), Color: draw.Muted, Align: draw.Center})
			b.action(cell, act.Linked.Type, act.Linked.Difficulty)
		}
		x += wide + u.Px(5)
	}
}

// action is the sign of an action.
func (b *builderScreen) action(r draw.Rect, k catalog.ActionType, d catalog.Difficulty) {
	a := b.client
	c := draw.DifficultyWhite
	if d != 0 {
		c = a.desk.difficulty(d)
	}
	x, y := r.Center()
	a.Stamp(a.UI.L, art.Icon{ID: k.String(), Color: c}, x, y, a.UI.Px(20))
	if a.UI.Over(r) {
		a.UI.Tip(b.words().Value("action", k.String())+"\n"+a.Say("help-action-"+k.String()), r)
	}
}
