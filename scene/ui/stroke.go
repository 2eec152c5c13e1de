package ui

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"
)

// Stroke is a key, told by what is written on it, with what must be held besides; or a
// sign, whichever keys that takes.
type Stroke struct {
	Key   ebiten.Key
	Sign  rune // typed; 0: it is a key
	Ctrl  bool
	Shift bool
	Fine  bool // shift may be held: it means something of its own
	Alt   bool // alt is held: such a stroke is asked for before the one without it
}

// Command names what keys do: where it works, and what it is called there.
type Command struct{ Place, Name string }

// Fits reports whether what is held besides a key is what its stroke wants.
func (s Stroke) Fits(in *Input) bool {
	return s.Ctrl == in.Ctrl() && (s.Fine || s.Shift == in.Shift()) && (!s.Alt || in.Alt())
}

// Meets reports whether there is a stroke that is both.
func (s Stroke) Meets(o Stroke) bool {
	if s.Sign != 0 && o.Sign != 0 {
		return s.Sign == o.Sign
	}
	if s.Sign != 0 {
		s, o = o, s
	}
	if o.Sign != 0 {
		key, known := signKeys[string(o.Sign)]
		return known && !s.Ctrl && (s.Key == key || s.Key == numpadTwin(key))
	}
	return s.Key == o.Key && s.Ctrl == o.Ctrl && s.Alt == o.Alt && (s.Fine || o.Fine || s.Shift == o.Shift)
}

// numpadTwin is the key of the number pad with the same sign; the key itself where there is none.
func numpadTwin(k ebiten.Key) ebiten.Key {
	switch k {
	case ebiten.KeyEqual:
		return ebiten.KeyNumpadAdd
	case ebiten.KeyMinus:
		return ebiten.KeyNumpadSubtract
	}
	return k
}

// Writes reports whether a letter, a sign or a space comes of it where something is written.
func (s Stroke) Writes() bool {
	if s.Sign != 0 {
		return true
	}
	pad := ebiten.KeyNumpad0 <= s.Key && s.Key <= ebiten.KeyNumpadSubtract && s.Key != ebiten.KeyNumpadEnter
	return !s.Ctrl && (isLabelled(s.Key) || s.Key == ebiten.KeySpace || pad)
}

// String is a stroke as config.toml has it: "Ctrl+Shift+Z", "PageUp", "?".
func (s Stroke) String() string {
	if s.Sign != 0 {
		return string(s.Sign)
	}
	name := s.Key.String()
	for _, m := range []struct {
		on   bool
		name string
	}{{s.Shift, "Shift+"}, {s.Alt, "Alt+"}, {s.Ctrl, "Ctrl+"}} {
		if m.on {
			name = m.name + name
		}
	}
	return name
}

// ReadStroke reads what String writes, in whatever case its words are; an error says what there is.
func ReadStroke(text string) (Stroke, error) {
	var s Stroke
	rest := text
	for {
		head, tail, more := strings.Cut(rest, "+")
		if !more || tail == "" {
			break
		}
		switch strings.ToLower(head) {
		case "ctrl":
			s.Ctrl = true
		case "shift":
			s.Shift = true
		case "alt":
			s.Alt = true
		default:
			return Stroke{}, fmt.Errorf(`%q is held with no key: Ctrl, Shift and Alt are`, head)
		}
		rest = tail
	}
	if err := s.Key.UnmarshalText([]byte(rest)); err == nil {
		return s, nil
	}
	if r, n := utf8.DecodeRuneInString(rest); n == len(rest) && n > 0 && r > ' ' && s == (Stroke{}) {
		return Stroke{Sign: r}, nil
	}
	return Stroke{}, fmt.Errorf(`%q is no key: a key is called as in "F", "F5", "Home", "PageUp", "Ctrl+Z" or "?"`, text)
}

// Repeats reports whether it strikes again and again while it is held.
func (s Stroke) Repeats() bool { return s.Sign == 0 && repeats(s.Key) }

// Erases reports whether it takes letters away.
func (s Stroke) Erases() bool { return s.Sign == 0 && !s.Ctrl && !s.Shift && erases(s.Key) }

// Nameless reports whether a key was struck, other than those held besides others, that no Stroke can name.
func (in *Input) Nameless() bool {
	_, named := in.Stroke()
	return !named && slices.ContainsFunc(in.Struck, func(k ebiten.Key) bool { return !isHeldBesides(k) })
}

// Stroke is the stroke of this tick that a command may be given: neither what is held besides
// others nor what has no name on this keyboard. Under alt there is none: it shows ranges, and
// systems keep it for themselves.
func (in *Input) Stroke() (Stroke, bool) {
	if in.Alt() && !in.Ctrl() { // AltGr may be told as control and alt, and types a sign
		return Stroke{}, false
	}
	for _, k := range in.Struck {
		switch {
		case isHeldBesides(k):
		case len(in.Typed) == 1 && !keyed(k):
			return Stroke{Sign: in.Typed[0]}, true
		case k < unknownKey:
			return Stroke{Key: k, Ctrl: in.Ctrl(), Shift: in.Shift()}, true
		}
	}
	return Stroke{}, false
}

// keyed reports whether a key is known by its own name rather than by the sign that it types.
func keyed(k ebiten.Key) bool {
	if k == ebiten.KeyEqual || k == ebiten.KeyMinus {
		return true
	}
	return k < unknownKey && !slices.Contains(labelled, k)
}

// isHeldBesides reports whether a key is one that is held besides others.
func isHeldBesides(k ebiten.Key) bool {
	switch k {
	case ebiten.KeyShift, ebiten.KeyShiftLeft, ebiten.KeyShiftRight, ebiten.KeyControl, ebiten.KeyControlLeft, ebiten.KeyControlRight,
		ebiten.KeyAlt, ebiten.KeyAltLeft, ebiten.KeyAltRight, ebiten.KeyMeta, ebiten.KeyMetaLeft, ebiten.KeyMetaRight, ebiten.KeyCapsLock,
		ebiten.KeyNumLock:
		return true
	}
	return false
}

// Cap names a stroke as it stands on a keyboard.
func (s Stroke) Cap(on *Keyboard) string {
	if s.Sign != 0 {
		return string(s.Sign)
	}
	name := s.Key.String()
	if label := on.Label(s.Key); label != "" {
		name = label
	}
	if short, ok := map[ebiten.Key]string{ebiten.KeyArrowUp: "↑", ebiten.KeyArrowDown: "↓", ebiten.KeyArrowLeft: "←",
		ebiten.KeyArrowRight: "→", ebiten.KeyEscape: "Esc", ebiten.KeyNumpadEnter: "Enter", ebiten.KeyPageUp: "PgUp",
		ebiten.KeyPageDown: "PgDn", ebiten.KeyEqual: "+", ebiten.KeyNumpadAdd: "+", ebiten.KeyMinus: "−",
		ebiten.KeyNumpadSubtract: "−", ebiten.KeyAltLeft: "Alt", ebiten.KeyAltRight: "Alt", ebiten.KeyShiftLeft: "Shift",
		ebiten.KeyShiftRight: "Shift", ebiten.KeyControl: "Ctrl", ebiten.KeyControlLeft: "Ctrl",
		ebiten.KeyControlRight: "Ctrl"}[s.Key]; ok {
		name = short
	}
	name = strings.TrimPrefix(strings.TrimPrefix(name, "Digit"), "Numpad")
	if s.Shift {
		name = "Shift+" + name
	}
	if s.Alt {
		name = "Alt+" + name
	}
	if s.Ctrl {
		name = "Ctrl+" + name
	}
	return name
}
