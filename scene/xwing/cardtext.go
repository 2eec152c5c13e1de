package xwing

import (
	"fmt"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/scene/draw"
)

// cardText shows a card: its name, what it does in our words, whether that is enforced.
func (t *cards) cardText(a *desk, r draw.Rect, y float64, ref string, c draw.Color, charges *board.Charges) float64 {
	title := t.play.words.CardName(ref)
	if catalog.PilotCard.Names(ref) {
		title = a.Say("ability")
	}
	return t.titledCard(a, r, y, ref, title, c, charges)
}

// upgradeText shows an upgrade, of a dual card the side that lies up, and what lies beneath it.
func (t *cards) upgradeText(a *desk, r draw.Rect, y float64, up *board.Upgrade) float64 {
	title, color := t.upgradeTitle(a, up)
	h := t.titledCard(a, r, y, catalog.UpgradeCard.Ref(up.XWS), title, color, &up.Charges)
	switch up.Beneath {
	case "":
		return h
	case board.Unknown:
		title = a.Say("card-beneath-unknown")
	default:
		title = a.Say("card-beneath", "card", t.play.words.CardName(catalog.UpgradeCard.Ref(up.Beneath)))
	}
	return h + a.UI.Paragraph(draw.Rect{X: r.X, Y: y + h, W: r.W}, title, draw.Style{Size: 13, Color: draw.Muted})
}

// upgradeTitle is what stands over an upgrade, and in which color.
func (t *cards) upgradeTitle(a *desk, up *board.Upgrade) (string, draw.Color) {
	title, color := t.play.words.CardSide(up.XWS, up.Side), draw.Text
	if up.Discarded {
		title, color = a.Say("card-discarded", "card", title), draw.Muted
	}
	if up.Ordnance > 0 {
		title = a.Say("card-ordnance", "card", title, "n", strconv.Itoa(up.Ordnance))
	}
	if up.Shields > 0 {
		title = a.Say("card-shields", "card", title, "n", strconv.Itoa(up.Shields))
	}
	return title, color
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
func (t *cards) titledCard(a *desk, r draw.Rect, y float64, ref, title string, c draw.Color, charges *board.Charges) float64 {
	u := a.UI
	text, worded := t.play.words.CardText(ref)
	rules := t.play.state().Rules()
	xws, pilot := catalog.PilotCard.Of(ref)
	enforced := rules.Enforced(ref)
	if pilot && rules.Cards.Card(ref) != nil { // the ship ability has its own text
		enforced = true
	}
	if pilot {
		if p, err := a.facts.Pilot(xws); err == nil && !p.HasAbility {
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
		a.Reads(text)
		y += u.Paragraph(draw.Rect{X: r.X, Y: y, W: r.W}, text, body)
		if !enforced {
			y += u.Paragraph(draw.Rect{X: r.X, Y: y, W: r.W}, a.Say("not-enforced"), draw.Style{Size: 14, Color: draw.Warn})
		}
	case !enforced:
		y += u.Paragraph(draw.Rect{X: r.X, Y: y, W: r.W}, a.Say("not-enforced"), draw.Style{Size: 14, Color: draw.Warn})
	}
	return y - from + u.Px(4)
}
