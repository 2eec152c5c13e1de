package xwing

import (
	"xwing/game/xwing/lesson"
	"xwing/scene/draw"
)

// taught is what a first game shows beside the question: a strip with a sentence, and what is lit.
type taught struct {
	at   draw.Rect   // the strip; empty: there is none
	hint lesson.Hint // to the question that is open
	asks bool        // one is, and it is the learner's
	left bool        // the learner wants no coach
	lost bool        // he knows that his ship is lost
}
