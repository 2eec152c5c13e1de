package xwing

import (
	"fmt"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/xwing/pieces"
)

// shipCard shows all that everybody may know of a ship, and returns its height.
func (t *side) shipCard(a *Client, r draw.Rect, s *board.Ship) float64 {
	u := a.UI
	y, whole := r.Y, r
	line := func(h float64) draw.Rect {
		l := draw.Rect{X: r.X, Y: y, W: r.W, H: u.Px(h)}
		y += u.Px(h)
		return l
	}
	t.cards.portrait(a, &r, s)
	head := line(22)
	t.closeCard(a, head.CutRight(u.Px(24), u.Px(6)))
	u.Label(head.CutRight(u.Px(22), u.Px(4)), strconv.Itoa(s.Initiative), draw.Style{Size: 18, Bold: true, Color: draw.RGB(0xffb454), Align: draw.RightAligned})
	name := t.play.words.Value("ship", s.ID.Piece())
	st := draw.Style{Size: 17, Bold: true, Color: art.SeatColor(s.Seat)}
	for st.Size > 12 && u.Fonts.Width(name, draw.Style{Size: u.Px(st.Size), Bold: true}) > head.W {
		st.Size-- // a long name
	}
	u.Label(head, name, st)
	chassis := s.Chassis
	if ship, err := a.game.Kit.Facts.Ship(s.Chassis); err == nil {
		chassis = ship.Name
	}
	below := line(18)
	if p, err := a.game.Kit.Facts.Pilot(s.Pilot); err == nil {
		a.emblem(below.CutRight(u.Px(18), u.Px(4)), p.Faction, 16)
	}
	u.Label(below, chassis, draw.Style{Size: 14, Color: draw.Muted})
	r = whole
	y += u.Px(3)
	t.cards.stats(a, line(22), s)
	y += u.Px(3)
	if len(tokensOf(s))+len(s.Locks)+len(t.pieces.lockedBy(s))+len(s.Conditions) > 0 {
		y += t.cards.tokenRow(a, draw.Rect{X: r.X, Y: y, W: r.W, H: u.Px(24)}, s)
	}
	for _, text := range t.cards.lockWords(a, s) {
		row := line(18)
		u.Label(row, text, draw.Style{Size: 14, Color: draw.Muted})
		u.Note("card.lock", text, row)
	}
	y += t.cards.actionRow(a, draw.Rect{X: r.X, Y: y, W: r.W, H: u.Px(22)}, s)
	y += t.cards.damage(a, r, y, s)
	y += t.cards.conditionTexts(a, r, y, s)
	if s.Remote != "" {
		y += t.cards.cardText(a, r, y, catalog.DeviceKind.Ref(s.Remote), draw.Text, nil)
		return y - r.Y
	}
	y += t.cards.cardText(a, r, y, catalog.PilotCard.Ref(s.Pilot), draw.Text, &s.Charges)
	if ability := t.play.state().Rules().ShipAbility(s); ability != "" {
		y += t.cards.cardText(a, r, y, ability, draw.Text, nil)
	}
	for i := range s.Upgrades {
		y += t.cards.upgradeText(a, r, y, &s.Upgrades[i])
	}
	return y - r.Y
}

// portrait paints the ship type beside the heading, which it leaves room for.
func (t *cards) portrait(a *Client, r *draw.Rect, s *board.Ship) {
	box := r.CutLeft(a.UI.Px(40), a.UI.Px(8))
	x, y := box.X+box.W/2, box.Y+a.UI.Px(20)
	a.Stamp(a.UI.L, a.shipPicture(s.Pilot, s.Chassis), x, y, box.W)
}

// shipIcon is the side in pixels of ship types in lists.
const shipIcon = 96

// stats is the stat line: attack, agility, hull, shields, Force, damage.
func (t *cards) stats(a *Client, r draw.Rect, s *board.Ship) {
	u := a.UI
	profile := t.play.state().Profile(s.ID)
	cell := func(sign, value string, c draw.Color, help string) {
		label, size := a.Sign(sign), u.Px(16)
		w := u.Fonts.Width(label, draw.Style{Size: size}) + u.Fonts.Width(value, draw.Style{Size: size, Bold: true}) + u.Px(11)
		if w > r.W {
			return
		}
		b := r.CutLeft(w, 0)
		t.help(a, b, help)
		u.Label(b, label, draw.Style{Size: 16, Color: c})
		b.CutLeft(u.Fonts.Width(label, draw.Style{Size: size})+u.Px(2), 0)
		u.Label(b, value, draw.Style{Size: 16, Bold: true, Color: c})
	}
	for _, w := range profile.Stats.Attacks {
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
}

// tokenRow shows a ship's tokens, what it has locked, its conditions.
func (t *cards) tokenRow(a *Client, r draw.Rect, s *board.Ship) float64 {
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
		place(pieces.Lock{Color: art.SeatColor(s.Seat)}, a.Say("locked", "target", l)+"\n"+a.Say("help-token-lock"))
	}
	for _, by := range t.pieces.lockedBy(s) {
		place(pieces.Lock{Color: art.SeatColor(by.Seat), On: true}, a.Say("locked-by", "ship", by.ID.Piece())+"\n"+a.Say("help-token-lock"))
	}
	for _, c := range t.conditionsOf(s) {
		place(conditionMark(c), t.conditionTip(a, c))
	}
	return y - r.Y + size + u.Px(4)
}

// actionRow shows the action bar.
func (t *cards) actionRow(a *Client, r draw.Rect, s *board.Ship) float64 {
	u := a.UI
	size := u.Px(20)
	x := r.X
	sign := func(k catalog.ActionType, d catalog.Difficulty) {
		c := draw.DifficultyWhite
		if d != 0 {
			c = pieces.DifficultyColor(d)
		}
		a.Stamp(u.L, art.Icon{ID: k.String(), Color: c}, x+size/2, r.Y+size/2, size)
		if box := (draw.Rect{X: x, Y: r.Y, W: size, H: size}); u.Over(box) {
			u.Tip(t.play.words.Value("action", k.String())+"\n"+a.Say("help-action-"+k.String()), box)
		}
		x += size
	}
	for _, b := range t.play.state().ActionBar(s.ID) {
		sign(b.Type, b.Difficulty)
		if b.Linked != nil {
			u.L.Text(x+u.Px(4), r.Y+size/2, "›", draw.Style{Size: u.Px(16), Color: draw.Muted, Align: draw.Center})
			x += u.Px(8)
			sign(b.Linked.Type, b.Linked.Difficulty)
		}
		x += u.Px(7)
	}
	return size + u.Px(6)
}

// cardText shows a card: its name, what it does in our words, whether that is enforced.
func (t *cards) cardText(a *Client, r draw.Rect, y float64, ref string, c draw.Color, charges *board.Charges) float64 {
	title := t.play.words.CardName(ref)
	if catalog.PilotCard.Names(ref) {
		title = a.Say("ability")
	}
	return t.titledCard(a, r, y, ref, title, c, charges)
}

// upgradeText shows an upgrade, of a dual card the side that lies up.
func (t *cards) upgradeText(a *Client, r draw.Rect, y float64, up *board.Upgrade) float64 {
	return t.titledCard(a, r, y, catalog.UpgradeCard.Ref(up.XWS), t.play.words.CardSide(up.XWS, up.Side), draw.Text, &up.Charges)
}

// sideUp is the side that lies up of the dual card that a question is about, ""
// of any other card.
func (t *cards) sideUp(d game.Decision) string {
	s := t.play.board.view.Ship(board.ShipOf(d.Prompt.Arg("ship")))
	xws, is := catalog.UpgradeCard.Of(d.Prompt.Arg("card"))
	if s == nil || !is {
		return ""
	}
	xws, _, _ = strings.Cut(xws, "/")
	for _, up := range s.Upgrades {
		if side := t.play.words.CardSide(xws, up.Side); up.XWS == xws && side != t.play.words.CardName(catalog.UpgradeCard.Ref(xws)) {
			return side
		}
	}
	return ""
}

// titledCard shows a card under a title.
func (t *cards) titledCard(a *Client, r draw.Rect, y float64, ref, title string, c draw.Color, charges *board.Charges) float64 {
	u := a.UI
	text, worded := t.play.words.CardText(ref)
	rules := t.play.state().Rules()
	xws, pilot := catalog.PilotCard.Of(ref)
	enforced := rules.Enforced(ref)
	if pilot && rules.Cards.Card(ref) != nil { // the ship ability has its own text
		enforced = true
	}
	if pilot {
		if p, err := a.game.Kit.Facts.Pilot(xws); err == nil && !p.HasAbility {
			return 0
		}
	}
	from := y
	name := draw.Rect{X: r.X, Y: y, W: r.W, H: u.Px(20)}
	if charges != nil && charges.Limit > 0 {
		u.Label(name.CutRight(u.Px(46), u.Px(4)), fmt.Sprintf("%d/%d", charges.Active, charges.Limit),
			draw.Style{Size: 14, Bold: true, Color: draw.Charge, Align: draw.RightAligned})
	}
	u.Label(name, title, draw.Style{Size: 14, Bold: true, Color: c})
	y += u.Px(20)
	body := draw.Style{Size: 14, Color: draw.Muted}
	switch {
	case worded:
		y += u.Paragraph(draw.Rect{X: r.X, Y: y, W: r.W}, text, body)
		if !enforced {
			y += u.Paragraph(draw.Rect{X: r.X, Y: y, W: r.W}, a.Say("not-enforced"), draw.Style{Size: 14, Color: draw.Warn})
		}
	case !enforced:
		y += u.Paragraph(draw.Rect{X: r.X, Y: y, W: r.W}, a.Say("not-enforced"), draw.Style{Size: 14, Color: draw.Warn})
	}
	return y - from + u.Px(4)
}
