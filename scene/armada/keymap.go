package armada

import (
	"github.com/hajimehoshi/ebiten/v2"

	"xwing/scene"
	"xwing/scene/ui"
)

// What keys do at Armada's table and its fleets, beside what the shell has for any game.
var (
	actPaste  = scene.Act{Group: "fleets", Name: "paste", Sole: true, Strokes: scene.With(scene.Stroke{Ctrl: true}, ebiten.KeyV)}
	actReread = scene.Act{Group: "fleets", Name: "reread", Strokes: scene.Keys(ebiten.KeyF5)}

	actAdd  = scene.Act{Group: "build", Name: "add", Strokes: []scene.Stroke{{Sign: '+'}}}
	actSlot = scene.Act{Group: "build", Name: "slot", Fixed: true,
		Strokes: scene.With(scene.Stroke{Fine: true}, ebiten.KeyDigit1, ebiten.KeyDigit2,
			ebiten.KeyDigit3, ebiten.KeyDigit4, ebiten.KeyDigit5, ebiten.KeyDigit6, ebiten.KeyDigit7, ebiten.KeyDigit8, ebiten.KeyDigit9,
			ebiten.KeyNumpad1, ebiten.KeyNumpad2, ebiten.KeyNumpad3, ebiten.KeyNumpad4, ebiten.KeyNumpad5, ebiten.KeyNumpad6,
			ebiten.KeyNumpad7, ebiten.KeyNumpad8, ebiten.KeyNumpad9)}
	actOffer = scene.Act{Group: "build", Name: "offer", Pads: scene.Sides(), Fixed: true, Strokes: scene.Arrows(scene.Stroke{})}
	actRub   = scene.Act{Group: "build", Name: "rub", Fixed: true, Strokes: scene.Keys(ebiten.KeyBackspace)}
	actOut   = scene.Act{Group: "build", Name: "out", Strokes: scene.Keys(ebiten.KeyDelete)}
	actTwice = scene.Act{Group: "build", Name: "twice", Strokes: scene.With(scene.Stroke{Ctrl: true}, ebiten.KeyD)}
	actOrder = scene.Act{Group: "build", Name: "order", Fixed: true, Strokes: scene.With(scene.Stroke{Alt: true},
		ebiten.KeyArrowUp, ebiten.KeyArrowDown)}
	actBreach = scene.Act{Group: "build", Name: "breach", Strokes: scene.Keys(ebiten.KeyF8)}
	actAims   = scene.Act{Group: "build", Name: "aims", Strokes: scene.Keys(ebiten.KeyF9)}
	actKeep   = scene.Act{Group: "build", Name: "keep", Strokes: scene.With(scene.Stroke{Ctrl: true}, ebiten.KeyS)}

	actShelf   = scene.Act{Group: "build", Name: "shelf", Strokes: scene.Keys(ebiten.KeyF3)}
	actLeaf    = scene.Act{Group: "shelf", Name: "leaf", Fixed: true, Strokes: scene.Keys(ebiten.KeyPageUp, ebiten.KeyPageDown)}
	actKind    = scene.Act{Group: "shelf", Name: "kind", Strokes: scene.Keys(ebiten.KeyF5)}
	actFaction = scene.Act{Group: "shelf", Name: "faction", Strokes: scene.Keys(ebiten.KeyF4)}
	actCompare = scene.Act{Group: "shelf", Name: "compare", Strokes: scene.Keys(ebiten.KeyF2)}
	actScripts = scene.Act{Group: "shelf", Name: "scripts", Strokes: scene.Keys(ebiten.KeyF6)}
	actColumn  = scene.Act{Group: "shelf", Name: "column", Strokes: scene.Keys(ebiten.KeyF7)}
	actUpDown  = scene.Act{Group: "shelf", Name: "updown", Strokes: scene.With(scene.Stroke{Shift: true}, ebiten.KeyF7)}

	actJoint = scene.Act{Group: "tool", Name: "joint", Pads: []ui.PadButton{ui.PadUp, ui.PadDown, ui.StickUp, ui.StickDown}, Fixed: true,
		Strokes: scene.Keys(ebiten.KeyArrowUp, ebiten.KeyArrowDown)}
	actYaw = scene.Act{Group: "tool", Name: "yaw", Pads: []ui.PadButton{ui.PadLeft, ui.PadRight, ui.StickLeft, ui.StickRight}, Fixed: true,
		Strokes: scene.Keys(ebiten.KeyArrowLeft, ebiten.KeyArrowRight)}
	actToolLeft = scene.Act{Group: "tool", Name: "toolleft", Pads: []ui.PadButton{ui.PadLeftShoulder},
		Strokes: scene.Keys(ebiten.KeyQ)}
	actToolRight = scene.Act{Group: "tool", Name: "toolright", Pads: []ui.PadButton{ui.PadRightShoulder},
		Strokes: scene.Keys(ebiten.KeyE)}

	actStacks = scene.Act{Group: "table", Name: "stacks", Strokes: scene.Keys(ebiten.KeyK)}
	actRanges = scene.Act{Group: "table", Name: "ranges", Strokes: scene.Keys(ebiten.KeyR)}
	actRuler  = scene.Act{Group: "table", Name: "ruler", Strokes: scene.Keys(ebiten.KeyM)}
)

// acts are all of them, in the order in which they are told.
func acts() []scene.Act {
	return []scene.Act{actPaste, actReread,
		actAdd, actSlot, actOffer, actRub, actOut, actTwice, actOrder, actBreach, actAims, actKeep, actShelf,
		actLeaf, actKind, actFaction, actCompare, actScripts, actColumn, actUpDown,
		actJoint, actYaw, actToolLeft, actToolRight, actStacks, actRanges, actRuler}
}
