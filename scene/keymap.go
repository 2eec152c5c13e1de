package scene

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/scene/ui"
)

// Act is something that a key does. What a screen does by keys it asks for by act, so
// that the acts here and those that a game adds (Tenant.Acts) are all there is: what is
// handled and what the overlay of keys tells. Where a key stands more than once, the
// question on screen decides: a piece in hand takes the arrows.
type Act struct {
	Group, Name string // of the words that tell of it: "keys-GROUP", "keys-NAME"
	Strokes     []Stroke
	Pads        []ui.PadButton // of a gamepad that do it, in the order of the strokes, or of these again
	Held        bool           // it lasts as long as the key is held
	Fixed       bool           // its keys stay: which of them it is counts, or everybody expects it there
	Sole        bool           // nothing but a key does it: one it keeps
}

// Command is what the act is called in the player's config.toml.
func (x Act) Command() ui.Command { return ui.Command{Place: x.Group, Name: x.Name} }

// strokesOf are the keys of an act: the player's own, else those that it came with.
func strokesOf(in *ui.Input, x Act) []Stroke {
	if len(in.Bound) > 0 {
		if own, ok := in.Bound[x.Command()]; ok {
			return own
		}
	}
	return x.Strokes
}

// Stroke is a key with what must be held besides, or a sign.
type Stroke = ui.Stroke

// Keys are strokes with nothing held.
func Keys(list ...ebiten.Key) []Stroke { return With(Stroke{}, list...) }

// With are strokes with the same held besides.
func With(s Stroke, list ...ebiten.Key) []Stroke {
	var out []Stroke
	for _, k := range list {
		s.Key = k
		out = append(out, s)
	}
	return out
}

// Arrows are the arrows in the order of Ways.
func Arrows(s Stroke) []Stroke {
	return With(s, ebiten.KeyArrowUp, ebiten.KeyArrowDown, ebiten.KeyArrowLeft, ebiten.KeyArrowRight)
}

// Sides are the cross and the left stick of a gamepad in that order.
func Sides() []ui.PadButton {
	return []ui.PadButton{ui.PadUp, ui.PadDown, ui.PadLeft, ui.PadRight, ui.StickUp, ui.StickDown, ui.StickLeft, ui.StickRight}
}

// Ways are the arrows as steps on screen, y down.
var Ways = [4][2]int{{0, -1}, {0, 1}, {-1, 0}, {1, 0}}

// digits are the keys that count: 1 to 9, and 0 for ten. Where digits want shift, as on
// French keyboards, they count with it and without.
func digits() []Stroke { return digitsTo(counted) }

// digitsTo are those to a number.
func digitsTo(most ebiten.Key) []Stroke {
	var out []Stroke
	for _, zero := range []ebiten.Key{ebiten.KeyDigit0, ebiten.KeyNumpad0} {
		for n := range most {
			out = append(out, Stroke{Key: zero + (n+1)%counted, Fine: true})
		}
	}
	return out
}

// counted is how many answers have a key of their own.
const counted = 10

// The shell's acts, by where they matter.
var (
	ActStep = Act{Group: "anywhere", Name: "move", Pads: Sides(), Fixed: true, Strokes: Arrows(Stroke{})}
	ActNext = Act{Group: "anywhere", Name: "next", Pads: []ui.PadButton{ui.PadRightShoulder}, Fixed: true,
		Strokes: Keys(ebiten.KeyTab)}
	ActBack = Act{Group: "anywhere", Name: "back", Pads: []ui.PadButton{ui.PadLeftShoulder}, Fixed: true,
		Strokes: With(Stroke{Shift: true}, ebiten.KeyTab)}
	ActPress = Act{Group: "anywhere", Name: "press", Pads: []ui.PadButton{ui.PadA}, Fixed: true,
		Strokes: Keys(ebiten.KeyEnter, ebiten.KeyNumpadEnter)}
	ActTick   = Act{Group: "anywhere", Name: "tick", Fixed: true, Strokes: Keys(ebiten.KeySpace)}
	ActMain   = Act{Group: "anywhere", Name: "main", Fixed: true, Strokes: With(Stroke{Ctrl: true}, ebiten.KeyEnter)}
	ActEscape = Act{Group: "anywhere", Name: "escape", Pads: []ui.PadButton{ui.PadB, ui.PadStart}, Fixed: true,
		Strokes: Keys(ebiten.KeyEscape)}
	ActUndo = Act{Group: "anywhere", Name: "undo", Pads: []ui.PadButton{ui.PadY}, Strokes: With(Stroke{Ctrl: true}, ebiten.KeyZ)}
	ActRedo = Act{Group: "anywhere", Name: "redo", Strokes: append(With(Stroke{Ctrl: true}, ebiten.KeyY), Stroke{Key: ebiten.KeyZ,
		Ctrl: true, Shift: true})}
	ActHelp = Act{Group: "anywhere", Name: "help", Pads: []ui.PadButton{ui.PadSelect},
		Strokes: append(Keys(ebiten.KeyF1), Stroke{Sign: '?'})}
	ActGlossary = Act{Group: "anywhere", Name: "glossary", Strokes: With(Stroke{Shift: true}, ebiten.KeyF1)}
	ActFull     = Act{Group: "anywhere", Name: "full", Strokes: Keys(ebiten.KeyF11)}
	ActMute     = Act{Group: "anywhere", Name: "mute", Strokes: Keys(ebiten.KeyN)}
	ActBigger   = Act{Group: "anywhere", Name: "bigger", Strokes: With(Stroke{Ctrl: true, Fine: true}, ebiten.KeyEqual,
		ebiten.KeyNumpadAdd)}
	ActSmaller = Act{Group: "anywhere", Name: "smaller", Strokes: With(Stroke{Ctrl: true, Fine: true}, ebiten.KeyMinus,
		ebiten.KeyNumpadSubtract)}

	ActPasteGame = Act{Group: "games", Name: "pastegame", Strokes: With(Stroke{Ctrl: true}, ebiten.KeyV)}

	ActPick     = Act{Group: "question", Name: "pick", Fixed: true, Strokes: digits()}
	ActPass     = Act{Group: "question", Name: "pass", Pads: []ui.PadButton{ui.PadX}, Strokes: Keys(ebiten.KeyP)}
	ActStepBack = Act{Group: "question", Name: "stepback", Strokes: Keys(ebiten.KeyBackspace)}
	ActEarlier  = Act{Group: "question", Name: "earlier", Strokes: With(Stroke{Shift: true}, ebiten.KeyArrowUp)}
	ActLater    = Act{Group: "question", Name: "later", Strokes: With(Stroke{Shift: true}, ebiten.KeyArrowDown)}

	ActPush = Act{Group: "place", Name: "push", Pads: []ui.PadButton{ui.StickUp, ui.StickDown, ui.StickLeft, ui.StickRight}, Fixed: true,
		Strokes: Arrows(Stroke{Fine: true})}
	ActLeft = Act{Group: "place", Name: "turnleft", Pads: []ui.PadButton{ui.PadLeft},
		Strokes: With(Stroke{Fine: true}, ebiten.KeyQ)}
	ActRight = Act{Group: "place", Name: "turnright", Pads: []ui.PadButton{ui.PadRight},
		Strokes: With(Stroke{Fine: true}, ebiten.KeyE)}
	ActFine = Act{Group: "place", Name: "fine", Pads: []ui.PadButton{ui.PadX}, Fixed: true, Held: true,
		Strokes: Keys(ebiten.KeyShift, ebiten.KeyShiftLeft, ebiten.KeyShiftRight)}
	ActFree = Act{Group: "place", Name: "free", Fixed: true,
		Strokes: Keys(ebiten.KeyControl, ebiten.KeyControlLeft, ebiten.KeyControlRight),
		Held:    true}
	ActFind = Act{Group: "place", Name: "find", Pads: []ui.PadButton{ui.PadUp}, Strokes: Keys(ebiten.KeyG)}

	ActPan    = Act{Group: "table", Name: "pan", Fixed: true, Strokes: Arrows(Stroke{Ctrl: true}), Held: true}
	ActZoomIn = Act{Group: "table", Name: "zoomin", Pads: []ui.PadButton{ui.PadRightTrigger},
		Strokes: With(Stroke{Fine: true}, ebiten.KeyEqual, ebiten.KeyNumpadAdd)}
	ActZoomOut = Act{Group: "table", Name: "zoomout", Pads: []ui.PadButton{ui.PadLeftTrigger},
		Strokes: With(Stroke{Fine: true}, ebiten.KeyMinus, ebiten.KeyNumpadSubtract)}
	ActGrab    = Act{Group: "table", Name: "grab", Strokes: Keys(ebiten.KeySpace), Held: true}
	ActFit     = Act{Group: "table", Name: "fit", Pads: []ui.PadButton{ui.PadLeftStick}, Strokes: Keys(ebiten.KeyF, ebiten.KeyHome)}
	ActFlip    = Act{Group: "table", Name: "flip", Pads: []ui.PadButton{ui.PadRightStick}, Strokes: Keys(ebiten.KeyT)}
	ActLog     = Act{Group: "table", Name: "log", Strokes: Keys(ebiten.KeyL)}
	ActLogUp   = Act{Group: "table", Name: "logup", Strokes: Keys(ebiten.KeyPageUp)}
	ActLogDown = Act{Group: "table", Name: "logdown", Strokes: Keys(ebiten.KeyPageDown)}
	ActPause   = Act{Group: "table", Name: "pause",
		Strokes: append(Keys(ebiten.KeyPause), With(Stroke{Ctrl: true}, ebiten.KeyP)...)}
	ActSkip = Act{Group: "table", Name: "skip", Pads: []ui.PadButton{ui.PadA, ui.PadB}, Fixed: true,
		Strokes: Keys(ebiten.KeyEnter, ebiten.KeyNumpadEnter, ebiten.KeyEscape)}

	ActFilmPlay   = Act{Group: "film", Name: "filmplay", Pads: []ui.PadButton{ui.PadX}, Strokes: Keys(ebiten.KeySpace)}
	ActFilmBefore = Act{Group: "film", Name: "filmbefore", Pads: []ui.PadButton{ui.PadLeft},
		Strokes: Keys(ebiten.KeyArrowLeft)}
	ActFilmAfter = Act{Group: "film", Name: "filmafter", Pads: []ui.PadButton{ui.PadRight},
		Strokes: Keys(ebiten.KeyArrowRight)}
	ActFilmRoundBefore = Act{Group: "film", Name: "filmroundbefore", Strokes: With(Stroke{Shift: true}, ebiten.KeyArrowLeft)}
	ActFilmRoundAfter  = Act{Group: "film", Name: "filmroundafter", Strokes: With(Stroke{Shift: true}, ebiten.KeyArrowRight)}
	ActFilmFirst       = Act{Group: "film", Name: "filmfirst", Strokes: Keys(ebiten.KeyHome)}
	ActFilmLast        = Act{Group: "film", Name: "filmlast", Strokes: Keys(ebiten.KeyEnd)}
	ActFilmPoint       = Act{Group: "film", Name: "filmpoint", Fixed: true, Strokes: digitsTo(mostNumbers)}
)

// shellActs are all of them, in the order in which they are told.
func shellActs() []Act {
	return []Act{
		ActStep, ActNext, ActBack, ActPress, ActTick, ActMain, ActEscape, ActUndo, ActRedo, ActHelp, ActGlossary, ActFull, ActMute,
		ActBigger, ActSmaller,
		ActPasteGame,
		ActPick, ActPass, ActStepBack, ActEarlier, ActLater,
		ActPush, ActLeft, ActRight, ActFine, ActFree, ActFind,
		ActPan, ActZoomIn, ActZoomOut, ActGrab, ActFit, ActFlip, ActLog, ActLogUp, ActLogDown, ActPause, ActSkip,
		ActFilmPlay, ActFilmBefore, ActFilmAfter, ActFilmRoundBefore, ActFilmRoundAfter, ActFilmFirst, ActFilmLast, ActFilmPoint,
	}
}

// Acts are all acts: the shell's, and those of the game in question.
func (a *App) Acts() []Act { return append(slices.Clip(a.tenant().Acts), shellActs()...) }

// StruckAt is which key of an act has been struck in this tick.
func StruckAt(in *ui.Input, x Act) (int, bool) {
	for i, s := range strokesOf(in, x) {
		if s.Sign != 0 && slices.Contains(in.Typed, s.Sign) || s.Sign == 0 && in.Strikes(s.Key) && s.Fits(in) {
			return i, true
		}
	}
	for i, b := range x.Pads {
		if in.Pad.Strikes(b) {
			return i % max(len(x.Strokes), 1), true
		}
	}
	return 0, false
}

// Struck reports whether a key of an act has been struck in this tick.
func Struck(in *ui.Input, x Act) bool {
	_, ok := StruckAt(in, x)
	return ok
}

// Swallow is struck for one who wants nobody else to see the stroke.
func Swallow(in *ui.Input, x Act) bool {
	i, ok := StruckAt(in, x)
	if own := strokesOf(in, x); ok && i < len(own) {
		in.Swallow(own[i].Key)
	}
	for _, b := range x.Pads {
		in.Pad.Swallow(b)
	}
	return ok
}

// HeldAt is which keys of an act are held.
func HeldAt(in *ui.Input, x Act) []int {
	var out []int
	for i, s := range strokesOf(in, x) {
		if s.Sign == 0 && in.Holds(s.Key) && (isModifier(s.Key) || s.Fits(in)) {
			out = append(out, i)
		}
	}
	for i, b := range x.Pads {
		if in.Pad.Holds(b) {
			out = append(out, i%max(len(x.Strokes), 1))
		}
	}
	return out
}

// isModifier reports whether a key is itself what may be held besides others.
func isModifier(k ebiten.Key) bool {
	switch k {
	case ebiten.KeyShift, ebiten.KeyShiftLeft, ebiten.KeyShiftRight, ebiten.KeyControl, ebiten.KeyControlLeft, ebiten.KeyControlRight:
		return true
	}
	return false
}

// Held reports whether a key of an act is held.
func Held(in *ui.Input, x Act) bool { return len(HeldAt(in, x)) > 0 }
