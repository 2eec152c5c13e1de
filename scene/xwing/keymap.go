package xwing

import (
	"github.com/hajimehoshi/ebiten/v2"

	"xwing/scene"
	"xwing/scene/ui"
)

// What keys do at X-Wing's table and its squads, beside what the shell has for any game.
var (
	actPaste  = scene.Act{Group: "squads", Name: "paste", Sole: true, Strokes: scene.With(scene.Stroke{Ctrl: true}, ebiten.KeyV)}
	actReread = scene.Act{Group: "squads", Name: "reread", Strokes: scene.Keys(ebiten.KeyF5)}
	actRack   = scene.Act{Group: "squads", Name: "rack", Strokes: scene.Keys(ebiten.KeyF6)}

	actAdd  = scene.Act{Group: "build", Name: "add", Strokes: []scene.Stroke{{Sign: '+'}}}
	actSlot = scene.Act{Group: "build", Name: "slot", Fixed: true,
		Strokes: scene.With(scene.Stroke{Fine: true}, ebiten.KeyDigit1, ebiten.KeyDigit2,
			ebiten.KeyDigit3, ebiten.KeyDigit4, ebiten.KeyDigit5, ebiten.KeyDigit6, ebiten.KeyDigit7, ebiten.KeyDigit8, ebiten.KeyDigit9,
			ebiten.KeyNumpad1, ebiten.KeyNumpad2, ebiten.KeyNumpad3, ebiten.KeyNumpad4, ebiten.KeyNumpad5, ebiten.KeyNumpad6,
			ebiten.KeyNumpad7, ebiten.KeyNumpad8, ebiten.KeyNumpad9)}
	actStep  = scene.Act{Group: "build", Name: "offer", Pads: scene.Sides(), Fixed: true, Strokes: scene.Arrows(scene.Stroke{})}
	actRub   = scene.Act{Group: "build", Name: "rub", Fixed: true, Strokes: scene.Keys(ebiten.KeyBackspace)}
	actOut   = scene.Act{Group: "build", Name: "out", Strokes: scene.Keys(ebiten.KeyDelete)}
	actTwice = scene.Act{Group: "build", Name: "twice", Strokes: scene.With(scene.Stroke{Ctrl: true}, ebiten.KeyD)}
	actOrder = scene.Act{Group: "build", Name: "order", Fixed: true, Strokes: scene.With(scene.Stroke{Alt: true},
		ebiten.KeyArrowUp, ebiten.KeyArrowDown)}
	actBreach    = scene.Act{Group: "build", Name: "breach", Strokes: scene.Keys(ebiten.KeyF8)}
	actSwap      = scene.Act{Group: "build", Name: "swap", Strokes: scene.With(scene.Stroke{Ctrl: true}, ebiten.KeyR)}
	actFormat    = scene.Act{Group: "build", Name: "format", Strokes: scene.Keys(ebiten.KeyF6)}
	actWings     = scene.Act{Group: "build", Name: "wings", Strokes: scene.Keys(ebiten.KeyF7)}
	actObstacles = scene.Act{Group: "build", Name: "obstacles", Strokes: scene.Keys(ebiten.KeyF9)}
	actKeep      = scene.Act{Group: "build", Name: "keep", Strokes: scene.With(scene.Stroke{Ctrl: true}, ebiten.KeyS)}
	actLink      = scene.Act{Group: "build", Name: "link", Strokes: scene.With(scene.Stroke{Ctrl: true}, ebiten.KeyL)}
	actBeside    = scene.Act{Group: "build", Name: "beside", Strokes: scene.Keys(ebiten.KeyF2)}
	actPrint     = scene.Act{Group: "build", Name: "print", Strokes: scene.With(scene.Stroke{Ctrl: true}, ebiten.KeyP)}

	actShelf   = scene.Act{Group: "build", Name: "everycard", Strokes: scene.Keys(ebiten.KeyF3)}
	actCompare = scene.Act{Group: "shelf", Name: "compare", Strokes: scene.Keys(ebiten.KeyF2)}
	actTakers  = scene.Act{Group: "shelf", Name: "takers", Strokes: scene.Keys(ebiten.KeyF3)}
	actLikes   = scene.Act{Group: "shelf", Name: "likes", Strokes: scene.Keys(ebiten.KeyF4)}
	actFilter  = scene.Act{Group: "shelf", Name: "filter", Strokes: scene.Keys(ebiten.KeyF5)}
	actScripts = scene.Act{Group: "shelf", Name: "scripts", Strokes: scene.Keys(ebiten.KeyF6)}
	actColumn  = scene.Act{Group: "shelf", Name: "column", Strokes: scene.Keys(ebiten.KeyF7)}
	actUpDown  = scene.Act{Group: "shelf", Name: "updown", Strokes: scene.With(scene.Stroke{Shift: true}, ebiten.KeyF7)}
	actAmong   = scene.Act{Group: "shelf", Name: "among", Pads: scene.Sides(), Fixed: true, Strokes: scene.Arrows(scene.Stroke{})}
	actLeaf    = scene.Act{Group: "shelf", Name: "leaf", Fixed: true, Strokes: scene.Keys(ebiten.KeyPageUp, ebiten.KeyPageDown)}

	actDial  = scene.Act{Group: "dials", Name: "dial", Pads: scene.Sides(), Fixed: true, Strokes: scene.Arrows(scene.Stroke{})}
	actSpeed = scene.Act{Group: "dials", Name: "speed", Fixed: true,
		Strokes: scene.With(scene.Stroke{Fine: true}, ebiten.KeyDigit0, ebiten.KeyDigit1,
			ebiten.KeyDigit2, ebiten.KeyDigit3, ebiten.KeyDigit4, ebiten.KeyDigit5,
			ebiten.KeyNumpad0, ebiten.KeyNumpad1, ebiten.KeyNumpad2, ebiten.KeyNumpad3, ebiten.KeyNumpad4, ebiten.KeyNumpad5)}
	actCopy = scene.Act{Group: "dials", Name: "copy", Pads: []ui.PadButton{ui.PadX}, Strokes: scene.Keys(ebiten.KeyC)}

	actReach = scene.Act{Group: "table", Name: "reach", Sole: true,
		Strokes: scene.With(scene.Stroke{Fine: true}, ebiten.KeyA, ebiten.KeyAlt,
			ebiten.KeyAltLeft, ebiten.KeyAltRight), Held: true}
	actRanges   = scene.Act{Group: "table", Name: "ranges", Strokes: scene.Keys(ebiten.KeyR)}
	actRuler    = scene.Act{Group: "table", Name: "ruler", Strokes: scene.Keys(ebiten.KeyM)}
	actShip     = scene.Act{Group: "table", Name: "ship", Strokes: scene.Keys(ebiten.KeyS)}
	actShipBack = scene.Act{Group: "table", Name: "shipback", Strokes: scene.With(scene.Stroke{Shift: true}, ebiten.KeyS)}
	actCard     = scene.Act{Group: "table", Name: "card", Strokes: scene.Keys(ebiten.KeyD)}
	actPin      = scene.Act{Group: "table", Name: "pin", Strokes: scene.Keys(ebiten.KeyK)}
	actCardUp   = scene.Act{Group: "table", Name: "cardup", Strokes: scene.With(scene.Stroke{Shift: true}, ebiten.KeyPageUp)}
	actOdds     = scene.Act{Group: "table", Name: "odds", Strokes: scene.Keys(ebiten.KeyO)}
	actOddsLine = scene.Act{Group: "oddsopen", Name: "oddsline", Fixed: true, Strokes: actSlot.Strokes}
	actOddsShot = scene.Act{Group: "oddsopen", Name: "oddsshot", Pads: scene.Sides(), Fixed: true,
		Strokes: scene.Arrows(scene.Stroke{})}
	actThreat = scene.Act{Group: "table", Name: "threat",
		Strokes: scene.With(scene.Stroke{Fine: true}, ebiten.KeyH), Held: true}
	actAdvice      = scene.Act{Group: "table", Name: "advice", Strokes: scene.Keys(ebiten.KeyI)}
	actSkipStep    = scene.Act{Group: "table", Name: "skipstep", Strokes: scene.Keys(ebiten.KeyJ)}
	actLeaveLesson = scene.Act{Group: "table", Name: "leavelesson", Strokes: scene.With(scene.Stroke{Shift: true}, ebiten.KeyJ)}
	actCardDown    = scene.Act{Group: "table", Name: "carddown", Strokes: scene.With(scene.Stroke{Shift: true}, ebiten.KeyPageDown)}
)

// acts are all of them, in the order in which they are told.
func acts() []scene.Act {
	return []scene.Act{
		actPaste, actReread, actRack,
		actAdd, actSlot, actStep, actRub, actOut, actTwice, actOrder, actBreach, actSwap, actFormat, actWings, actObstacles, actKeep,
		actLink,
		actBeside, actPrint, actShelf,
		actCompare, actTakers, actLikes, actFilter, actScripts, actColumn, actUpDown, actAmong, actLeaf,
		actDial, actSpeed, actCopy,
		actReach, actRanges, actRuler, actShip, actShipBack, actCard, actPin, actCardUp, actOdds, actOddsLine, actOddsShot,
		actThreat, actAdvice, actSkipStep, actLeaveLesson, actCardDown,
	}
}
