package xwing

import (
	"fmt"
	"strconv"

	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/xwing/pieces"
)

// rosterSign is something that lies at a ship: a sign, how many there are, and what a tooltip says of it.
type rosterSign struct {
	art.Recipe        // nil: words alone
	count      string // behind it; empty: none
	ink        draw.Color
	tip        func() string
}

// lying paints what lies at the ship, as large as all of it has room, of the sizes given in units of the design. What has
// none at the smallest is counted at the end, and told by the card of the ship.
func (c *rosterRow) lying(r draw.Rect, sizes ...float64) {
	u, signs := c.a.UI, c.signs()
	size, places := 0.0, []draw.Rect(nil)
	for _, s := range sizes {
		if size = u.Px(s); size > r.H+1 {
			continue
		}
		if places = c.places(r, size, signs); len(places) == len(signs) {
			break
		}
	}
	if left := len(signs) - len(places); left > 0 && len(places) > 0 { // the last place tells how many more there are
		last := len(places) - 1
		u.L.Text(places[last].X+u.Px(1), places[last].Y+size/2, "+"+strconv.Itoa(left+1), draw.Style{Size: u.Px(12), Color: draw.Muted})
		places = places[:last]
	}
	for i, at := range places {
		g := &signs[i]
		wide := size + u.Px(1)
		if g.Recipe == nil {
			wide = 0
		} else {
			c.a.Stamp(u.L, g.Recipe, at.X+size/2, at.Y+size/2, size)
		}
		if g.count != "" {
			u.L.Text(at.X+wide, at.Y+size/2, g.count, draw.Style{Size: u.Px(12), Bold: true, Color: g.ink})
		}
		if u.Over(at) {
			u.Tip(g.tip(), at)
		}
	}
}

// places is where signs of a size stand, row by row, as far as there is room.
func (c *rosterRow) places(r draw.Rect, size float64, signs []rosterSign) []draw.Rect {
	u := c.a.UI
	var out []draw.Rect
	x, y := r.X, r.Y
	for _, g := range signs {
		w := size
		if g.Recipe == nil {
			w = 0
		}
		if g.count != "" {
			w += u.Fonts.Width(g.count, draw.Style{Size: u.Px(12), Bold: true}) + u.Px(1)
		}
		if x+w > r.Right() && x > r.X {
			x, y = r.X, y+size+u.Px(1)
		}
		if y+size > r.Bottom()+1 {
			break
		}
		out = append(out, draw.Rect{X: x, Y: y, W: w, H: size})
		x += w + u.Px(2)
	}
	return out
}

// signs is what lies at the ship: its tokens with how many there are, who has locked it, conditions, its dial, then
// Force, its charges, and its upgrades, those with charges first.
func (c *rosterRow) signs() []rosterSign {
	out := append(c.stateSigns(), c.wingSigns()...)
	out = append(out, c.tokenSigns()...)
	for _, k := range c.side.cards.conditionsOf(c.ship) {
		out = append(out, rosterSign{Recipe: conditionMark(k), tip: func() string { return c.side.cards.conditionTip(c.a, k) }})
	}
	switch d := c.side.cards.dialShown(c.ship); {
	case d.Revealed:
		out = append(out, rosterSign{c.a.maneuver(d.Maneuver), strconv.Itoa(d.Maneuver.Speed),
			draw.Mix(c.a.difficulty(d.Maneuver.Difficulty), draw.White, 0.4),
			func() string { return c.side.play.words.Maneuver(d.Maneuver) }})
	case d.Assigned:
		out = append(out, rosterSign{Recipe: art.Icon{ID: "dial", Color: draw.Muted}, tip: func() string { return c.a.Say("dial-set") }})
	}
	return append(out, c.cardSigns()...)
}

// stateSigns say what has become of the ship: a section that is crippled, a shuttle with objective tokens.
func (c *rosterRow) stateSigns() (out []rosterSign) {
	if c.ship.Crippled {
		out = append(out, rosterSign{count: c.a.Say("crippled-badge"), ink: draw.Warn,
			tip: func() string { return c.a.Say("crippled-tip") }})
	}
	if n := c.ship.Objectives; n > 0 {
		out = append(out, rosterSign{count: c.a.Say("tokens-aboard", "n", strconv.Itoa(n)), ink: draw.Warn,
			tip: func() string { return c.a.Say("tokens-aboard-tip") }})
	}
	return out
}

// wingSigns is the wing of the ship, as its base prints it: the number of the leader, and its place.
func (c *rosterRow) wingSigns() []rosterSign {
	w := c.ship.Wing
	if w.Leader == 0 {
		return nil
	}
	n, ink := strconv.Itoa(int(w.Leader)), draw.Fade(draw.Shield, 0.7+0.3*c.light)
	if w.Split {
		ink = draw.Muted
	}
	if w.Leads() {
		mates := len(c.side.play.board.view.Wingmates(c.ship.ID))
		return []rosterSign{{count: c.a.Say("wing-badge", "n", n), ink: ink,
			tip: func() string { return c.a.Say("wing-leads", "n", strconv.Itoa(mates+1)) }}}
	}
	at := strconv.Itoa(int(w.At))
	return []rosterSign{{count: c.a.Say("wing-badge", "n", n+"."+at), ink: ink,
		tip: func() string { return c.a.Say("wing-flies", "ship", w.Leader.Piece(), "n", at) }}}
}

// tokenSigns are the tokens of the ship and the locks on it.
func (c *rosterRow) tokenSigns() []rosterSign {
	s, words := c.ship, c.side.play.words
	var out []rosterSign
	for k := range board.TokenKinds {
		n := s.Has(k)
		if n == 0 {
			continue
		}
		g := rosterSign{Recipe: pieces.Token{Kind: k}, ink: draw.Text,
			tip: func() string { return words.Value("token", k.String()) + "\n" + c.a.Say("help-token-"+k.String()) }}
		if n > 1 {
			g.count = strconv.Itoa(n)
		}
		out = append(out, g)
	}
	lettered := c.a.facts.Lettered()
	if lettered && len(s.Locks) > 0 {
		out = append(out, rosterSign{Recipe: c.a.lockToken(s, false),
			tip: func() string { return c.a.Say("locked", "target", s.Locks[0]) + "\n" + c.a.Say("help-token-lock") }})
	}
	for _, by := range c.side.play.lockedBy(s) {
		g := rosterSign{c.a.lockToken(by, true), strconv.Itoa(int(by.ID)), art.SeatName(by.Seat),
			func() string { return c.a.Say("locked-by", "ship", by.ID.Piece()) + "\n" + c.a.Say("help-token-lock") }}
		if lettered { // it says as much
			g.count = ""
		}
		out = append(out, g)
	}
	return out
}

// cardSigns are what the ship's cards have: Force, charges, and the upgrades by their slots. What is spent is dim; an
// upgrade without charges has no number.
func (c *rosterRow) cardSigns() []rosterSign {
	s, t := c.ship, c.side.cards
	var charged, others []rosterSign
	add := func(icon string, have board.Charges, color draw.Color, tip func() string) {
		if have.Limit == 0 {
			return
		}
		ink := draw.Text
		if have.Active == 0 {
			color, ink = draw.Dim, draw.Muted
		}
		charged = append(charged, rosterSign{art.Icon{ID: icon, Color: color}, strconv.Itoa(have.Active), ink, tip})
	}
	add("force", s.Force, draw.Force, func() string { return countedTip(c.a.Say("help-force"), s.Force) })
	if !c.celled {
		add("charge", s.Charges, c.chargeInk(), func() string {
			what, _ := t.play.words.CardText(catalog.PilotCard.Ref(s.Pilot))
			return countedTip(c.name(), s.Charges) + "\n" + what
		})
	}
	for i := range s.Upgrades {
		up := &s.Upgrades[i]
		tip := func() string { return t.upgradeTip(c.a, up) }
		switch {
		case up.Discarded:
		case up.Charges.Limit > 0:
			add(slotSign(up.Kind), up.Charges, draw.Charge, tip)
		default:
			others = append(others, rosterSign{Recipe: art.Icon{ID: slotSign(up.Kind), Color: draw.Muted}, tip: tip})
		}
	}
	return append(charged, others...)
}

// slotSign is the sign of a slot: that of a card where it has none of its own.
func slotSign(slot string) string {
	switch slot {
	case "force-power":
		return "force"
	case "salvaged-astromech":
		slot = "astromech"
	}
	if sign := "slot-" + slot; art.HasSign(sign) {
		return sign
	}
	return "slot-other"
}

// upgradeTip says what an upgrade is called, how many charges it has left, and what it does.
func (t *cards) upgradeTip(a *desk, up *board.Upgrade) string {
	title, _ := t.upgradeTitle(a, up)
	if text, ok := t.play.words.CardText(catalog.UpgradeCard.Ref(up.XWS)); ok {
		return countedTip(title, up.Charges) + "\n" + text
	}
	return countedTip(title, up.Charges)
}

// countedTip puts behind a title how many charges are left, of how many.
func countedTip(title string, c board.Charges) string {
	if c.Limit == 0 {
		return title
	}
	return fmt.Sprintf("%s  %d/%d", title, c.Active, c.Limit)
}

// name is what the ship is called; its number stands on the badge.
func (c *rosterRow) name() string { return c.side.play.names.Bare(c.ship.ID) }
