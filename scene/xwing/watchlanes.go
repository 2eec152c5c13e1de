package xwing

import (
	"xwing/scene"
	"xwing/scene/draw"
)

// lanes are what stands above the axis of a film; nil: nothing does.
func (w *watched) lanes() func() []scene.Lane { return nil }

// beside is what is told of the whole game, at the right of the table; nil: nothing is.
func (w *watched) beside() func(in draw.Rect) { return nil }
