package xwing

import (
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/xwing/pieces"
)

// conditionsOf returns the conditions of a ship as whoever sits there may see them:
// a facedown one has no name but behind its player's curtain.
func (t *cards) conditionsOf(s *board.Ship) []board.Condition {
	if t.private != nil {
		if own := t.private.Ship(s.ID); own != nil && len(own.Conditions) == len(s.Conditions) {
			return own.Conditions
		}
	}
	return s.Conditions
}

// conditionMark is the sign of a condition, in the color of whose card it is.
func conditionMark(c board.Condition) pieces.Condition {
	return pieces.Condition{Color: art.SeatColor(c.Seat), Facedown: c.Facedown}
}

// conditionTip says what a condition is, what it does and whose doing it is.
func (t *cards) conditionTip(a *desk, c board.Condition) string {
	text := a.Say("facedown-condition") + "\n" + a.Say("help-facedown-condition")
	if c.Card != "" {
		what, _ := t.play.words.CardText(catalog.ConditionCard.Ref(c.Card))
		text = t.play.words.CardName(catalog.ConditionCard.Ref(c.Card)) + "\n" + what
	}
	if c.Damage != "" {
		text += "\n" + a.Say("condition-damage", "card", catalog.DamageKind.Ref(c.Damage))
	}
	return text + "\n" + a.Say("assigned-by", "ship", c.By.Piece())
}

// conditionTexts shows the conditions of a ship on its card and returns their height.
func (t *cards) conditionTexts(a *desk, r draw.Rect, y float64, s *board.Ship) float64 {
	from, u := y, a.UI
	for _, c := range t.conditionsOf(s) {
		at := y
		if c.Card != "" {
			y += t.cardText(a, r, y, catalog.ConditionCard.Ref(c.Card), draw.Warn, nil)
		} else {
			u.Label(draw.Rect{X: r.X, Y: y, W: r.W, H: u.Px(20)}, a.Say("facedown-condition"), draw.Style{Size: 14, Bold: true, Color: draw.Warn})
			y += u.Px(24)
		}
		if c.Damage != "" {
			y += t.cardText(a, r, y, catalog.DamageKind.Ref(c.Damage), draw.Damage, nil)
		}
		if box := (draw.Rect{X: r.X, Y: at, W: r.W, H: y - at}); u.Over(box) {
			u.Tip(t.conditionTip(a, c), box)
		}
	}
	return y - from
}
