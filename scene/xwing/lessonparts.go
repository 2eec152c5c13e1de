package xwing

import (
	"xwing/game/xwing/lesson"
	"xwing/scene/draw"
)

// seeking is how often the list has been turned so that what is lit lies within it.
type seeking struct{ choices, times int }

// taught is what a first game shows beside the question: a strip with a sentence, and what is lit.
type taught struct {
	at    draw.Rect   // the strip; empty: there is none
	whole bool        // all that it says has room
	hint  lesson.Hint // to the question that is open
	asks  bool        // one is, and it is the learner's
	seek  seeking     // for what is lit and lies outside the list
	left  bool        // the learner wants no coach
	lost  bool        // he knows that his ship is lost
}
