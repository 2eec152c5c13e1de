package scene

import (
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/scene/ui"
)

// act is something that a key does. What a screen does by keys it asks for by
// act, so that the table below is all there is: what is handled and what the
// overlay of keys tells.
type act string

// The acts, by where they matter.
const (
	actStep    act = "move"
	actNext    act = "next"
	actBack    act = "back"
	actPress   act = "press"
	actTick    act = "tick"
	actMain    act = "main"
	actEscape  act = "escape"
	actUndo    act = "undo"
	actRedo    act = "redo"
	actHelp    act = "help"
	actFull    act = "full"
	actMute    act = "mute"
	actBigger  act = "bigger"
	actSmaller act = "smaller"

	actPick     act = "pick"
	actPass     act = "pass"
	actStepBack act = "stepback"
	actEarlier  act = "earlier"
	actLater    act = "later"

	actPush  act = "push"
	actLeft  act = "turnleft"
	actRight act = "turnright"
	actFine  act = "fine"
	actFind  act = "find"
	actFree  act = "free"

	actPaste  act = "paste"
	actReread act = "reread"

	actSpeed act = "speed"
	actDial  act = "dial"
	actCopy  act = "copy"

	actReach    act = "reach"
	actRanges   act = "ranges"
	actRuler    act = "ruler"
	actFlip     act = "flip"
	actFit      act = "fit"
	actPan      act = "pan"
	actZoomIn   act = "zoomin"
	actZoomOut  act = "zoomout"
	actShip     act = "ship"
	actShipBack act = "shipback"
	actCard     act = "card"
	actLog      act = "log"
	actLogUp    act = "logup"
	actLogDown  act = "logdown"
	actCardUp   act = "cardup"
	actCardDown act = "carddown"
	actSkip     act = "skip"
	actGrab     act = "grab"
)

// stroke is a key, with what must be held besides.
type stroke struct {
	key   ebiten.Key
	ctrl  bool
	shift bool
	fine  bool // shift may be held: it means something of its own
}

// binding is the keys of an act. Groups and acts name the words that tell of them.
type binding struct {
	group   string
	act     act
	strokes []stroke
	held    bool // it lasts as long as the key is held
}

func keys(list ...ebiten.Key) []stroke {
	var out []stroke
	for _, k := range list {
		out = append(out, stroke{key: k})
	}
	return out
}

func with(s stroke, list ...ebiten.Key) []stroke {
	var out []stroke
	for _, k := range list {
		s.key = k
		out = append(out, s)
	}
	return out
}

// arrows in the order of directions.
func arrows(s stroke) []stroke {
	return with(s, ebiten.KeyArrowUp, ebiten.KeyArrowDown, ebiten.KeyArrowLeft, ebiten.KeyArrowRight)
}

// ways are the arrows as steps on screen, y down.
var ways = [4][2]int{{0, -1}, {0, 1}, {-1, 0}, {1, 0}}

func digits1to9() []stroke {
	var out []stroke
	for n := ebiten.Key(1); n <= 9; n++ {
		out = append(out, stroke{key: ebiten.KeyDigit0 + n})
	}
	for n := ebiten.Key(1); n <= 9; n++ {
		out = append(out, stroke{key: ebiten.KeyNumpad0 + n})
	}
	return out
}

// keymap is every key and what it does. Where a key stands more than once, the
// question on screen decides: a dial or a piece in hand takes the arrows.
var keymap = []binding{
	{"anywhere", actStep, arrows(stroke{}), false},
	{"anywhere", actNext, keys(ebiten.KeyTab), false},
	{"anywhere", actBack, with(stroke{shift: true}, ebiten.KeyTab), false},
	{"anywhere", actPress, keys(ebiten.KeyEnter, ebiten.KeyNumpadEnter), false},
	{"anywhere", actTick, keys(ebiten.KeySpace), false},
	{"anywhere", actMain, with(stroke{ctrl: true}, ebiten.KeyEnter), false},
	{"anywhere", actEscape, keys(ebiten.KeyEscape), false},
	{"anywhere", actUndo, with(stroke{ctrl: true}, ebiten.KeyZ), false},
	{"anywhere", actRedo, append(with(stroke{ctrl: true}, ebiten.KeyY), stroke{key: ebiten.KeyZ, ctrl: true, shift: true}), false},
	{"anywhere", actHelp, append(keys(ebiten.KeyF1), with(stroke{shift: true}, ebiten.KeySlash)...), false},
	{"anywhere", actFull, keys(ebiten.KeyF11), false},
	{"anywhere", actMute, keys(ebiten.KeyN), false},
	{"anywhere", actBigger, with(stroke{ctrl: true, fine: true}, ebiten.KeyEqual, ebiten.KeyNumpadAdd), false},
	{"anywhere", actSmaller, with(stroke{ctrl: true, fine: true}, ebiten.KeyMinus, ebiten.KeyNumpadSubtract), false},

	{"question", actPick, digits1to9(), false},
	{"question", actPass, keys(ebiten.KeyP), false},
	{"question", actStepBack, keys(ebiten.KeyBackspace), false},
	{"question", actEarlier, with(stroke{shift: true}, ebiten.KeyArrowUp), false},
	{"question", actLater, with(stroke{shift: true}, ebiten.KeyArrowDown), false},

	{"place", actPush, arrows(stroke{fine: true}), false},
	{"place", actLeft, with(stroke{fine: true}, ebiten.KeyQ), false},
	{"place", actRight, with(stroke{fine: true}, ebiten.KeyE), false},
	{"place", actFine, keys(ebiten.KeyShift, ebiten.KeyShiftLeft, ebiten.KeyShiftRight), true},
	{"place", actFree, keys(ebiten.KeyControl, ebiten.KeyControlLeft, ebiten.KeyControlRight), true},
	{"place", actFind, keys(ebiten.KeyG), false},

	{"squads", actPaste, with(stroke{ctrl: true}, ebiten.KeyV), false},
	{"squads", actReread, keys(ebiten.KeyF5), false},

	{"dials", actDial, arrows(stroke{}), false},
	{"dials", actSpeed, keys(ebiten.KeyDigit0, ebiten.KeyDigit1, ebiten.KeyDigit2, ebiten.KeyDigit3, ebiten.KeyDigit4, ebiten.KeyDigit5,
		ebiten.KeyNumpad0, ebiten.KeyNumpad1, ebiten.KeyNumpad2, ebiten.KeyNumpad3, ebiten.KeyNumpad4, ebiten.KeyNumpad5), false},
	{"dials", actCopy, keys(ebiten.KeyC), false},

	{"table", actReach, with(stroke{fine: true}, ebiten.KeyA, ebiten.KeyAlt, ebiten.KeyAltLeft, ebiten.KeyAltRight), true},
	{"table", actRanges, keys(ebiten.KeyR), false},
	{"table", actRuler, keys(ebiten.KeyM), false},
	{"table", actShip, keys(ebiten.KeyS), false},
	{"table", actShipBack, with(stroke{shift: true}, ebiten.KeyS), false},
	{"table", actPan, arrows(stroke{ctrl: true}), true},
	{"table", actZoomIn, with(stroke{fine: true}, ebiten.KeyEqual, ebiten.KeyNumpadAdd), false},
	{"table", actZoomOut, with(stroke{fine: true}, ebiten.KeyMinus, ebiten.KeyNumpadSubtract), false},
	{"table", actGrab, keys(ebiten.KeySpace), true},
	{"table", actFit, keys(ebiten.KeyF, ebiten.KeyHome), false},
	{"table", actFlip, keys(ebiten.KeyT), false},
	{"table", actCard, keys(ebiten.KeyD), false},
	{"table", actLog, keys(ebiten.KeyL), false},
	{"table", actLogUp, keys(ebiten.KeyPageUp), false},
	{"table", actLogDown, keys(ebiten.KeyPageDown), false},
	{"table", actCardUp, with(stroke{shift: true}, ebiten.KeyPageUp), false},
	{"table", actCardDown, with(stroke{shift: true}, ebiten.KeyPageDown), false},
	{"table", actSkip, keys(ebiten.KeyEnter, ebiten.KeyNumpadEnter, ebiten.KeyEscape), false},
}

// bound is the binding of an act.
func bound(x act) *binding {
	for i := range keymap {
		if keymap[i].act == x {
			return &keymap[i]
		}
	}
	return &binding{}
}

// fits reports whether what is held besides a key is what its stroke wants.
func (s stroke) fits(in *ui.Input) bool {
	return s.ctrl == in.Ctrl() && (s.fine || s.shift == in.Shift())
}

// struckAt is which key of an act has been struck in this tick.
func struckAt(in *ui.Input, x act) (int, bool) {
	for i, s := range bound(x).strokes {
		if in.Strikes(s.key) && s.fits(in) {
			return i, true
		}
	}
	return 0, false
}

// struck reports whether a key of an act has been struck in this tick.
func struck(in *ui.Input, x act) bool {
	_, ok := struckAt(in, x)
	return ok
}

// swallow is struck for one who wants nobody else to see the stroke.
func swallow(in *ui.Input, x act) bool {
	i, ok := struckAt(in, x)
	if ok {
		in.Swallow(bound(x).strokes[i].key)
	}
	return ok
}

// heldAt is which keys of an act are held.
func heldAt(in *ui.Input, x act) []int {
	var out []int
	for i, s := range bound(x).strokes {
		modifier := x == actFine || x == actFree // the key is itself what may be held besides
		if in.Holds(s.key) && (modifier || s.fits(in)) {
			out = append(out, i)
		}
	}
	return out
}

// held reports whether a key of an act is held.
func held(in *ui.Input, x act) bool { return len(heldAt(in, x)) > 0 }

// caps names the keys of an act as they stand on a keyboard, each once.
func caps(b *binding) string {
	var names []string
	for _, s := range b.strokes {
		name := capOf(s)
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	prefix := ""
	for _, p := range []string{"Ctrl+", "Shift+"} {
		if all(names, func(n string) bool { return strings.HasPrefix(n, prefix+p) }) {
			prefix += p
		}
	}
	for i := range names {
		names[i] = strings.TrimPrefix(names[i], prefix)
	}
	switch {
	case len(names) > 4:
		return prefix + names[0] + " – " + names[len(names)-1]
	case len(names) == 4 && names[0] == "↑":
		return prefix + strings.Join(names, " ")
	}
	return prefix + strings.Join(names, " / ")
}

func all(list []string, is func(string) bool) bool {
	return !slices.ContainsFunc(list, func(s string) bool { return !is(s) })
}

// capOf names a stroke as it stands on a keyboard.
func capOf(s stroke) string {
	name := s.key.String()
	if short, ok := map[ebiten.Key]string{ebiten.KeyArrowUp: "↑", ebiten.KeyArrowDown: "↓", ebiten.KeyArrowLeft: "←",
		ebiten.KeyArrowRight: "→", ebiten.KeyEscape: "Esc", ebiten.KeyNumpadEnter: "Enter", ebiten.KeyPageUp: "PgUp",
		ebiten.KeyPageDown: "PgDn", ebiten.KeyEqual: "+", ebiten.KeyNumpadAdd: "+", ebiten.KeyMinus: "−",
		ebiten.KeyNumpadSubtract: "−", ebiten.KeyAltLeft: "Alt", ebiten.KeyAltRight: "Alt", ebiten.KeyShiftLeft: "Shift",
		ebiten.KeyShiftRight: "Shift", ebiten.KeyControl: "Ctrl", ebiten.KeyControlLeft: "Ctrl", ebiten.KeyControlRight: "Ctrl"}[s.key]; ok {
		name = short
	}
	name = strings.TrimPrefix(strings.TrimPrefix(name, "Digit"), "Numpad")
	if s.key == ebiten.KeySlash && s.shift {
		return "?"
	}
	if s.shift {
		name = "Shift+" + name
	}
	if s.ctrl {
		name = "Ctrl+" + name
	}
	return name
}
