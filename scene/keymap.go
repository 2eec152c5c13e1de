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
	ActStep    act = "move"
	ActNext    act = "next"
	ActBack    act = "back"
	ActPress   act = "press"
	ActTick    act = "tick"
	ActMain    act = "main"
	ActEscape  act = "escape"
	ActUndo    act = "undo"
	ActRedo    act = "redo"
	ActHelp    act = "help"
	ActFull    act = "full"
	ActMute    act = "mute"
	ActBigger  act = "bigger"
	ActSmaller act = "smaller"

	ActPick     act = "pick"
	ActPass     act = "pass"
	ActStepBack act = "stepback"
	ActEarlier  act = "earlier"
	ActLater    act = "later"

	ActPush  act = "push"
	ActLeft  act = "turnleft"
	ActRight act = "turnright"
	ActFine  act = "fine"
	ActFind  act = "find"
	ActFree  act = "free"

	ActPaste  act = "paste"
	ActReread act = "reread"

	ActSpeed act = "speed"
	ActDial  act = "dial"
	ActCopy  act = "copy"

	ActReach    act = "reach"
	ActRanges   act = "ranges"
	ActRuler    act = "ruler"
	ActFlip     act = "flip"
	ActFit      act = "fit"
	ActPan      act = "pan"
	ActZoomIn   act = "zoomin"
	ActZoomOut  act = "zoomout"
	ActShip     act = "ship"
	ActShipBack act = "shipback"
	ActCard     act = "card"
	ActPin      act = "pin"
	ActLog      act = "log"
	ActLogUp    act = "logup"
	ActLogDown  act = "logdown"
	ActCardUp   act = "cardup"
	ActCardDown act = "carddown"
	ActSkip     act = "skip"
	ActGrab     act = "grab"
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

// Ways are the arrows as steps on screen, y down.
var Ways = [4][2]int{{0, -1}, {0, 1}, {-1, 0}, {1, 0}}

// digits are the keys that count: 1 to 9, and 0 for ten.
func digits() []stroke {
	var out []stroke
	for _, zero := range []ebiten.Key{ebiten.KeyDigit0, ebiten.KeyNumpad0} {
		for n := range ebiten.Key(counted) {
			out = append(out, stroke{key: zero + (n+1)%counted})
		}
	}
	return out
}

// counted is how many answers have a key of their own.
const counted = 10

// keymap is every key and what it does. Where a key stands more than once, the
// question on screen decides: a dial or a piece in hand takes the arrows.
var keymap = []binding{
	{"anywhere", ActStep, arrows(stroke{}), false},
	{"anywhere", ActNext, keys(ebiten.KeyTab), false},
	{"anywhere", ActBack, with(stroke{shift: true}, ebiten.KeyTab), false},
	{"anywhere", ActPress, keys(ebiten.KeyEnter, ebiten.KeyNumpadEnter), false},
	{"anywhere", ActTick, keys(ebiten.KeySpace), false},
	{"anywhere", ActMain, with(stroke{ctrl: true}, ebiten.KeyEnter), false},
	{"anywhere", ActEscape, keys(ebiten.KeyEscape), false},
	{"anywhere", ActUndo, with(stroke{ctrl: true}, ebiten.KeyZ), false},
	{"anywhere", ActRedo, append(with(stroke{ctrl: true}, ebiten.KeyY), stroke{key: ebiten.KeyZ, ctrl: true, shift: true}), false},
	{"anywhere", ActHelp, append(keys(ebiten.KeyF1), with(stroke{shift: true}, ebiten.KeySlash)...), false},
	{"anywhere", ActFull, keys(ebiten.KeyF11), false},
	{"anywhere", ActMute, keys(ebiten.KeyN), false},
	{"anywhere", ActBigger, with(stroke{ctrl: true, fine: true}, ebiten.KeyEqual, ebiten.KeyNumpadAdd), false},
	{"anywhere", ActSmaller, with(stroke{ctrl: true, fine: true}, ebiten.KeyMinus, ebiten.KeyNumpadSubtract), false},

	{"question", ActPick, digits(), false},
	{"question", ActPass, keys(ebiten.KeyP), false},
	{"question", ActStepBack, keys(ebiten.KeyBackspace), false},
	{"question", ActEarlier, with(stroke{shift: true}, ebiten.KeyArrowUp), false},
	{"question", ActLater, with(stroke{shift: true}, ebiten.KeyArrowDown), false},

	{"place", ActPush, arrows(stroke{fine: true}), false},
	{"place", ActLeft, with(stroke{fine: true}, ebiten.KeyQ), false},
	{"place", ActRight, with(stroke{fine: true}, ebiten.KeyE), false},
	{"place", ActFine, keys(ebiten.KeyShift, ebiten.KeyShiftLeft, ebiten.KeyShiftRight), true},
	{"place", ActFree, keys(ebiten.KeyControl, ebiten.KeyControlLeft, ebiten.KeyControlRight), true},
	{"place", ActFind, keys(ebiten.KeyG), false},

	{"squads", ActPaste, with(stroke{ctrl: true}, ebiten.KeyV), false},
	{"squads", ActReread, keys(ebiten.KeyF5), false},

	{"dials", ActDial, arrows(stroke{}), false},
	{"dials", ActSpeed, keys(ebiten.KeyDigit0, ebiten.KeyDigit1, ebiten.KeyDigit2, ebiten.KeyDigit3, ebiten.KeyDigit4, ebiten.KeyDigit5,
		ebiten.KeyNumpad0, ebiten.KeyNumpad1, ebiten.KeyNumpad2, ebiten.KeyNumpad3, ebiten.KeyNumpad4, ebiten.KeyNumpad5), false},
	{"dials", ActCopy, keys(ebiten.KeyC), false},

	{"table", ActReach, with(stroke{fine: true}, ebiten.KeyA, ebiten.KeyAlt, ebiten.KeyAltLeft, ebiten.KeyAltRight), true},
	{"table", ActRanges, keys(ebiten.KeyR), false},
	{"table", ActRuler, keys(ebiten.KeyM), false},
	{"table", ActShip, keys(ebiten.KeyS), false},
	{"table", ActShipBack, with(stroke{shift: true}, ebiten.KeyS), false},
	{"table", ActPan, arrows(stroke{ctrl: true}), true},
	{"table", ActZoomIn, with(stroke{fine: true}, ebiten.KeyEqual, ebiten.KeyNumpadAdd), false},
	{"table", ActZoomOut, with(stroke{fine: true}, ebiten.KeyMinus, ebiten.KeyNumpadSubtract), false},
	{"table", ActGrab, keys(ebiten.KeySpace), true},
	{"table", ActFit, keys(ebiten.KeyF, ebiten.KeyHome), false},
	{"table", ActFlip, keys(ebiten.KeyT), false},
	{"table", ActCard, keys(ebiten.KeyD), false},
	{"table", ActPin, keys(ebiten.KeyK), false},
	{"table", ActLog, keys(ebiten.KeyL), false},
	{"table", ActLogUp, keys(ebiten.KeyPageUp), false},
	{"table", ActLogDown, keys(ebiten.KeyPageDown), false},
	{"table", ActCardUp, with(stroke{shift: true}, ebiten.KeyPageUp), false},
	{"table", ActCardDown, with(stroke{shift: true}, ebiten.KeyPageDown), false},
	{"table", ActSkip, keys(ebiten.KeyEnter, ebiten.KeyNumpadEnter, ebiten.KeyEscape), false},
}

// Bound is the binding of an act.
func Bound(x act) *binding {
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

// StruckAt is which key of an act has been struck in this tick.
func StruckAt(in *ui.Input, x act) (int, bool) {
	for i, s := range Bound(x).strokes {
		if in.Strikes(s.key) && s.fits(in) {
			return i, true
		}
	}
	return 0, false
}

// Struck reports whether a key of an act has been struck in this tick.
func Struck(in *ui.Input, x act) bool {
	_, ok := StruckAt(in, x)
	return ok
}

// Swallow is struck for one who wants nobody else to see the stroke.
func Swallow(in *ui.Input, x act) bool {
	i, ok := StruckAt(in, x)
	if ok {
		in.Swallow(Bound(x).strokes[i].key)
	}
	return ok
}

// HeldAt is which keys of an act are held.
func HeldAt(in *ui.Input, x act) []int {
	var out []int
	for i, s := range Bound(x).strokes {
		modifier := x == ActFine || x == ActFree // the key is itself what may be held besides
		if in.Holds(s.key) && (modifier || s.fits(in)) {
			out = append(out, i)
		}
	}
	return out
}

// Held reports whether a key of an act is held.
func Held(in *ui.Input, x act) bool { return len(HeldAt(in, x)) > 0 }

// Caps names the keys of an act as they stand on a keyboard, each once.
func Caps(b *binding) string {
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
