package armada

import (
	"github.com/hajimehoshi/ebiten/v2"

	"xwing/scene"
)

// What keys do at Armada's table and its fleets, beside what the shell has for any game.
var (
	actPaste  = scene.Act{Group: "fleets", Name: "paste", Strokes: scene.With(scene.Stroke{Ctrl: true}, ebiten.KeyV)}
	actReread = scene.Act{Group: "fleets", Name: "reread", Strokes: scene.Keys(ebiten.KeyF5)}

	actJoint     = scene.Act{Group: "tool", Name: "joint", Strokes: scene.Keys(ebiten.KeyArrowUp, ebiten.KeyArrowDown)}
	actYaw       = scene.Act{Group: "tool", Name: "yaw", Strokes: scene.Keys(ebiten.KeyArrowLeft, ebiten.KeyArrowRight)}
	actToolLeft  = scene.Act{Group: "tool", Name: "toolleft", Strokes: scene.Keys(ebiten.KeyQ)}
	actToolRight = scene.Act{Group: "tool", Name: "toolright", Strokes: scene.Keys(ebiten.KeyE)}

	actStacks = scene.Act{Group: "table", Name: "stacks", Strokes: scene.Keys(ebiten.KeyK)}
	actRanges = scene.Act{Group: "table", Name: "ranges", Strokes: scene.Keys(ebiten.KeyR)}
	actRuler  = scene.Act{Group: "table", Name: "ruler", Strokes: scene.Keys(ebiten.KeyM)}
)

// acts are all of them, in the order in which they are told.
func acts() []scene.Act {
	return []scene.Act{actPaste, actReread, actJoint, actYaw, actToolLeft, actToolRight, actStacks, actRanges, actRuler}
}
