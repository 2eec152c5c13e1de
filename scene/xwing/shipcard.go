package xwing

import (
	"fmt"
	"strconv"

	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/ui"
	"xwing/scene/xwing/pieces"
)

// build shows all that everybody may know of the ship, and returns its height.
func (c *sheet) build(r draw.Rect) float64 {
	a, s, t := c.a, c.ship, c.side.cards
	u := a.UI
	y := r.Y + c.head(r) + u.Px(5)
	row := func(h float64) draw.Rect { return draw.Rect{X: r.X, Y: y, W: r.W, H: u.Px(h)} }
	y += t.stats(a, row(22), s) + u.Px(3)
	if len(tokensOf(s))+len(s.Locks)+len(t.play.lockedBy(s))+len(s.Conditions) > 0 {
		y += t.tokenRow(a, row(24), s)
	}
	for _, text := range t.lockWords(a, s) {
		h := u.Paragraph(row(18), text, draw.Style{Size: 14, Color: draw.Muted})
		u.Note("card.lock", text, draw.Rect{X: r.X, Y: y, W: r.W, H: h})
		y += h
	}
	for _, by := range t.play.touched(s) {
		text := a.Say("touches", "ship", by.ID.Piece())
		if by.Seat != s.Seat {
			text = a.Say("touches-enemy", "ship", by.ID.Piece())
		}
		h := u.Paragraph(row(18), text, draw.Style{Size: 14, Color: draw.Warn})
		u.Note("card.touches", text, draw.Rect{X: r.X, Y: y, W: r.W, H: h})
		y += h
	}
	y += t.actionRow(a, row(22), s)
	y += t.damage(a, r, y, s)
	y += t.conditionTexts(a, r, y, s)
	if s.Remote != "" {
		return y + t.cardText(a, r, y, catalog.DeviceKind.Ref(s.Remote), draw.Text, nil) - r.Y
	}
	y += c.dial(draw.Rect{X: r.X, Y: y, W: r.W})
	y += t.cardText(a, r, y, catalog.PilotCard.Ref(s.Pilot), draw.Text, &s.Charges)
	if ability := t.play.state().Rules().ShipAbility(s); ability != "" {
		y += t.cardText(a, r, y, ability, draw.Text, nil)
	}
	for i := range s.Upgrades {
		y += t.upgradeText(a, r, y, &s.Upgrades[i])
	}
	return y - r.Y
}

// portraitSide is the side of the picture at the head of a sheet, in units of the design.
const portraitSide = 66

// head shows the ship on its base, what it is called and of which type it is, and the
// buttons; it returns how high it is.
func (c *sheet) head(r draw.Rect) float64 {
	u, a, s := c.a.UI, c.a, c.ship
	in := r
	c.portrait(in.CutLeft(u.Px(portraitSide), u.Px(9)))
	y := in.Y
	name := draw.Rect{X: in.X, Y: y, W: in.W - u.Px(26)}
	c.closeButton(draw.Rect{X: in.Right() - u.Px(22), Y: y, W: u.Px(22), H: u.Px(22)})
	y += max(u.Paragraph(name, c.side.play.words.Value("ship", s.ID.Piece()), draw.Style{Size: 16, Bold: true, Color: art.SeatName(s.Seat),
		Plain: true}), u.Px(22))
	chassis := s.Chassis
	if ship, err := a.facts.Ship(s.Chassis); err == nil {
		chassis = ship.Name
	}
	if s.Remote == "" {
		y += u.Paragraph(draw.Rect{X: in.X, Y: y, W: in.W}, chassis, draw.Style{Size: 13, Color: draw.Muted, Plain: true})
	}
	y += u.Px(4)
	foot := draw.Rect{X: in.X, Y: y, W: in.W, H: u.Px(20)}
	c.pinButton(foot.CutRight(u.Px(52), u.Px(6)))
	c.termsButton(foot.CutRight(u.Px(20), u.Px(6)))
	if s.Remote == "" {
		first := foot.CutLeft(u.Px(16), u.Px(6))
		u.Label(first, strconv.Itoa(s.Initiative), draw.Style{Size: 18, Bold: true, Color: draw.Now})
		a.help(first, "help-initiative")
		if p, err := a.facts.Pilot(s.Pilot); err == nil {
			a.emblem(foot.CutLeft(u.Px(18), 0), p.Faction, 16)
		}
	}
	return max(y+u.Px(20)-r.Y, u.Px(portraitSide))
}

// portrait paints the ship on its base, with the arcs that its weapons and turrets have, or a remote's token.
func (c *sheet) portrait(r draw.Rect) {
	a, s := c.a, c.ship
	l := a.UI.L
	if s.Remote != "" {
		a.tokenPortrait(l, s.Remote, s.Seat, 1, draw.Rect{X: r.X, Y: r.Y, W: r.W, H: r.W})
		return
	}
	x, y := r.X+r.W/2, r.Y+r.W/2
	k := r.W / max(s.Size.Width(), s.Size.Length())
	base := a.printedBase(s)
	base.Detail, base.Initiative, base.Number, base.Wing = pieces.Mid, s.Initiative, int(s.ID), s.Wing
	l.Sprite(a.Studio.Sprite(base), x, y, 0, k, 1)
	for _, m := range mounts(s) {
		for _, arc := range m.arcs {
			l.Sprite(a.Studio.Sprite(m.piece), x, y-m.ahead*k, -arcTurn(arc), k, 1)
		}
	}
	half := r.W / 2
	sp := a.raisedShip(s.Pilot, s.Chassis, 2.16*half*midShip)
	l.Lit(sp, x, y-shipFore*half, 0, half*midShip, 1)
}

// stats is the stat line: attack, agility, hull, shields, Force, damage. It returns how
// high it is: what finds no room goes on below.
func (t *cards) stats(a *desk, r draw.Rect, s *board.Ship) float64 {
	u := a.UI
	profile := t.play.state().Profile(s.ID)
	x, y := r.X, r.Y
	cell := func(sign, value string, c draw.Color, help string) {
		label, size := a.Sign(sign), u.Px(16)
		w := u.Fonts.Width(label, draw.Style{Size: size}) + u.Fonts.Width(value, draw.Style{Size: size, Bold: true}) + u.Px(11)
		if x > r.X && x+w > r.Right() {
			x, y = r.X, y+r.H
		}
		b := draw.Rect{X: x, Y: y, W: w, H: r.H}
		x += w
		a.help(b, help)
		u.Label(b, label, draw.Style{Size: 16, Color: c})
		b.CutLeft(u.Fonts.Width(label, draw.Style{Size: size})+u.Px(2), 0)
		u.Label(b, value, draw.Style{Size: 16, Bold: true, Color: c})
	}
	for _, w := range profile.Stats.Weapons() {
		cell(w.Arc.String(), strconv.Itoa(w.Value), draw.RedSeat, "help-attack")
	}
	cell("agility", strconv.Itoa(profile.Stats.Agility), draw.Agility, "help-agility")
	cell("hull", fmt.Sprintf("%d/%d", max(s.Hull-s.DamageCards(), 0), s.Hull), draw.Hull, "help-hull")
	if s.Shields.Limit > 0 {
		cell("shield", fmt.Sprintf("%d/%d", s.Shields.Active, s.Shields.Limit), draw.Shield, "help-shields")
	}
	if s.Force.Limit > 0 {
		cell("force", fmt.Sprintf("%d/%d", s.Force.Active, s.Force.Limit), draw.Force, "help-force")
	}
	if state := t.play.state(); state.Huge(s.ID) {
		cell("charge", fmt.Sprintf("%d/%d", s.Charges.Active, s.Charges.Limit), draw.Energy, "help-energy")
		cell("initiative", strconv.Itoa(state.EngagementValue(s.ID)), draw.Now, "help-engagement")
	}
	return y + r.H - r.Y
}

// tokenRow shows a ship's tokens, what it has locked, its conditions.
func (t *cards) tokenRow(a *desk, r draw.Rect, s *board.Ship) float64 {
	u := a.UI
	size := u.Px(22)
	x, y := r.X, r.Y
	place := func(token art.Recipe, tip string) {
		if x+size > r.Right() {
			x, y = r.X, y+size+u.Px(2)
		}
		a.Stamp(u.L, token, x+size/2, y+size/2, size)
		if box := (draw.Rect{X: x, Y: y, W: size, H: size}); u.Over(box) {
			u.Tip(tip, box)
		}
		x += size + u.Px(3)
	}
	for _, k := range tokensOf(s) {
		place(pieces.Token{Kind: k}, t.play.words.Value("token", k.String())+"\n"+a.Say("help-token-"+k.String()))
	}
	for _, l := range s.Locks {
		place(a.lockToken(s, false), a.Say("locked", "target", l)+"\n"+a.Say("help-token-lock"))
	}
	for _, by := range t.play.lockedBy(s) {
		place(a.lockToken(by, true), a.Say("locked-by", "ship", by.ID.Piece())+"\n"+a.Say("help-token-lock"))
	}
	for _, c := range t.conditionsOf(s) {
		place(conditionMark(c), t.conditionTip(a, c))
	}
	return y - r.Y + size + u.Px(4)
}

// actionRow shows the action bar; what finds no room goes on below.
func (t *cards) actionRow(a *desk, r draw.Rect, s *board.Ship) float64 {
	u := a.UI
	size := u.Px(20)
	x, y := r.X, r.Y
	sign := func(k catalog.ActionType, d catalog.Difficulty) {
		c := draw.DifficultyWhite
		if d != 0 {
			c = a.difficulty(d)
		}
		a.Stamp(u.L, art.Icon{ID: k.String(), Color: c}, x+size/2, y+size/2, size)
		if box := (draw.Rect{X: x, Y: y, W: size, H: size}); u.Over(box) {
			u.Tip(t.play.words.Value("action", k.String())+"\n"+a.Say("help-action-"+k.String()), box)
		}
		x += size
	}
	for _, b := range t.play.state().ActionBar(s.ID) {
		wide := size
		if b.Linked != nil {
			wide = 2*size + u.Px(8)
		}
		if x > r.X && x+wide > r.Right() {
			x, y = r.X, y+size+u.Px(4)
		}
		sign(b.Type, b.Difficulty)
		if b.Linked != nil {
			u.L.Text(x+u.Px(4), y+size/2, "›", draw.Style{Size: u.Px(16), Color: draw.Muted, Align: draw.Center})
			x += u.Px(8)
			sign(b.Linked.Type, b.Linked.Difficulty)
		}
		x += u.Px(7)
	}
	return y - r.Y + size + u.Px(6)
}

// closeButton is the button at the head of a sheet that puts it away.
func (c *sheet) closeButton(r draw.Rect) {
	t := c.side
	if !c.a.UI.Button(c.id+".close", r, "×", ui.ButtonStyle{Size: 15, Align: draw.Center, Quiet: true, Tip: c.a.Say("card-tip")}) {
		return
	}
	if c.id == "pin" {
		t.pinned = 0
	} else {
		t.looked.card = false
	}
	c.a.Touch()
}

// pinButton keeps the sheet while others are looked at.
func (c *sheet) pinButton(r draw.Rect) {
	st := ui.ButtonStyle{Size: 12, Align: draw.Center, On: c.id == "pin", Tip: c.a.Say("pin-tip")}
	if c.a.UI.Button(c.id+".pin", r, c.a.Say("pin"), st) {
		c.side.pin(c.a, c.ship.ID)
	}
}

// termsButton opens the glossary for what the sheet says.
func (c *sheet) termsButton(r draw.Rect) {
	if c.a.UI.Button(c.id+".terms", r, "?", ui.ButtonStyle{Size: 12, Align: draw.Center, Words: c.a.Say("glossary"),
		Tip: c.a.Say("glossary-tip")}) {
		c.a.AskGlossary()
	}
}

// pin keeps the card of the ship that is shown beside those that are shown from now on, or
// lets it go.
func (t *side) pin(a *desk, id board.ShipID) {
	if t.pinned == id {
		id = 0
	}
	t.pinned = id
	a.Touch()
}
