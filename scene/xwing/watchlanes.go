package xwing

import (
	"xwing/game"
	"xwing/scene"
	"xwing/scene/draw"
)

// filmLanes are what stands above the axis of a film; nil: nothing does.
func filmLanes(_ *play, _ *game.Film) func() []scene.Lane { return nil }

// filmBeside builds what is told of the whole game at the right of its table; nil: nothing is.
func filmBeside(_ *play, _ *game.Film) func(in draw.Rect) { return nil }
