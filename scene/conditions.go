package scene

import (
	"xwing/game/xwing/board"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// conditionsOf returns the conditions of a ship as whoever sits there may see them:
// a facedown one has no name but behind its player's curtain.
func (t *tableScreen) conditionsOf(s *board.Ship) []board.Condition {
	if t.private != nil {
		if own := t.private.Ship(s.ID); own != nil && len(own.Conditions) == len(s.Conditions) {
			return own.Conditions
		}
	}
	return s.Conditions
}

// conditionMark is the sign of a condition, in the color of whose card it is.
func conditionMark(c board.Condition) art.Condition {
	return art.Condition{Color: art.SeatColor(c.Seat), Facedown: c.Facedown}
}

// conditionTip says what a condition is, what it does and whose doing it is.
func (t *tableScreen) conditionTip(a *App, c board.Condition) string {
	text := a.say("facedown-condition") + "\n" + a.say("help-facedown-condition")
	if c.Card != "" {
		what, _ := t.play.words.CardText("condition/" + c.Card)
		text = t.play.words.CardName("condition/"+c.Card) + "\n" + what
	}
	if c.Damage != "" {
		text += "\n" + a.say("condition-damage", "card", "damage/"+c.Damage)
	}
	return text + "\n" + a.say("assigned-by", "ship", c.By.Piece())
}

// conditionTexts shows the conditions of a ship on its card and returns their height.
func (t *tableScreen) conditionTexts(a *App, r draw.Rect, y float64, s *board.Ship) float64 {
	from, u := y, a.ui
	for _, c := range t.conditionsOf(s) {
		at := y
		if c.Card != "" {
			y += t.cardText(a, r, y, "condition/"+c.Card, draw.Warn, nil)
		} else {
			u.Label(draw.Rect{X: r.X, Y: y, W: r.W, H: u.Px(20)}, a.say("facedown-condition"), draw.Style{Size: 14, Bold: true, Color: draw.Warn})
			y += u.Px(24)
		}
		if c.Damage != "" {
			y += t.cardText(a, r, y, "damage/"+c.Damage, draw.Damage, nil)
		}
		if box := (draw.Rect{X: r.X, Y: at, W: r.W, H: y - at}); u.Over(box) {
			u.Tip(t.conditionTip(a, c), box)
		}
	}
	return y - from
}
