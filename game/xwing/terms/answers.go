package terms

import (
	"strconv"

	"xwing/game"
	"xwing/game/words"
)

// Answers says what was answered to a Decision, and what would have been better: of several pieces those alone in which both
// differ.
func (w *Words) Answers(d game.Decision, taken, best game.Choice) string {
	say := func(c, other game.Choice) string {
		switch text := w.Answer(d, c, &other); {
		case text != "":
			return text
		case d.Shape == game.Place:
			return w.Plain("ui.play-place")
		}
		return w.Plain("ui.play-nothing")
	}
	return w.Say(game.Say("ui.play-taken", "taken", words.Text(say(taken, best)), "best", words.Text(say(best, taken))))
}

// Cost says what an answer gave away, and its standard error, in hundredths of a squad point.
func (w *Words) Cost(cost, off int) string {
	points := func(n int) string { return strconv.FormatFloat(float64(n)/100, 'f', 1, 64) }
	return w.Plain("ui.play-cost", "points", points(cost), "error", points(off))
}
