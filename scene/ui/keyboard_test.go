package ui

import (
	"maps"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// The layouts say where they differ from an American keyboard, as Ebitengine tells it.
var (
	american = map[ebiten.Key]string{ebiten.KeyEqual: "=", ebiten.KeyMinus: "-", ebiten.KeySlash: "/"}
	german   = map[ebiten.Key]string{ebiten.KeyY: "z", ebiten.KeyZ: "y", ebiten.KeyMinus: "ß", ebiten.KeyEqual: "´", ebiten.KeyBracketRight: "+",
		ebiten.KeySlash: "-", ebiten.KeySemicolon: "ö", ebiten.KeyQuote: "ä", ebiten.KeyBracketLeft: "ü"}
	french = map[ebiten.Key]string{ebiten.KeyQ: "a", ebiten.KeyA: "q", ebiten.KeyW: "z", ebiten.KeyZ: "w", ebiten.KeyM: ",", ebiten.KeySemicolon: "m",
		ebiten.KeyDigit1: "&", ebiten.KeyDigit6: "-", ebiten.KeyMinus: ")", ebiten.KeyEqual: "=", ebiten.KeySlash: "!"}
	russian = map[ebiten.Key]string{ebiten.KeyZ: "я", ebiten.KeyY: "н", ebiten.KeyF: "а", ebiten.KeyEqual: "=", ebiten.KeyMinus: "-"}
)

// keyboardOf is one of a layout; the letters that it leaves out are where Americans have
// them, but on a keyboard without any.
func keyboardOf(layout map[ebiten.Key]string) *Keyboard {
	_, cyrillic := layout[ebiten.KeyF]
	b := NewKeyboard(func(k ebiten.Key) string {
		label, ok := layout[k]
		switch {
		case !ok && isLetter(k) && !cyrillic:
			return string(rune('a' + k - ebiten.KeyA))
		case !ok && isDigit(k):
			return string(rune('0' + k - ebiten.KeyDigit0))
		}
		return label
	})
	b.learn(ebiten.KeyA)
	return b
}

// TestKeyboard tells keys by what is written on them.
func TestKeyboard(t *testing.T) {
	for _, c := range []struct {
		name   string
		layout map[ebiten.Key]string
		place  ebiten.Key
		ctrl   bool
		want   ebiten.Key
	}{
		{"american Z", american, ebiten.KeyZ, true, ebiten.KeyZ},
		{"american =", american, ebiten.KeyEqual, true, ebiten.KeyEqual},
		{"german Z stands where Americans have Y", german, ebiten.KeyY, true, ebiten.KeyZ},
		{"german Y stands where Americans have Z", german, ebiten.KeyZ, true, ebiten.KeyY},
		{"german + ", german, ebiten.KeyBracketRight, true, ebiten.KeyEqual},
		{"german -", german, ebiten.KeySlash, false, ebiten.KeyMinus},
		{"german ß is no minus", german, ebiten.KeyMinus, true, unknownKey},
		{"german ´ is no plus", german, ebiten.KeyEqual, true, unknownKey},
		{"french Z stands where Americans have W", french, ebiten.KeyW, true, ebiten.KeyZ},
		{"french A", french, ebiten.KeyQ, false, ebiten.KeyA},
		{"french M", french, ebiten.KeySemicolon, false, ebiten.KeyM},
		{"french , is no M", french, ebiten.KeyM, false, unknownKey},
		{"french 6 counts", french, ebiten.KeyDigit6, false, ebiten.KeyDigit6},
		{"french - is 6 under control", french, ebiten.KeyDigit6, true, ebiten.KeyMinus},
		{"french & counts", french, ebiten.KeyDigit1, false, ebiten.KeyDigit1},
		{"french =", french, ebiten.KeyEqual, true, ebiten.KeyEqual},
		{"russian Я is told by its place", russian, ebiten.KeyZ, true, ebiten.KeyZ},
		{"an arrow is none of this", french, ebiten.KeyArrowUp, false, ebiten.KeyArrowUp},
		{"nobody knows the layout", map[ebiten.Key]string{ebiten.KeyF: ""}, ebiten.KeyY, true, ebiten.KeyY},
	} {
		if got := keyboardOf(c.layout).Meant(c.place, c.ctrl); got != c.want {
			t.Errorf("%s: the key of %v means %v, want %v", c.name, c.place, got, c.want)
		}
	}
	if got := keyboardOf(russian).Label(ebiten.KeyZ); got != "Я" {
		t.Errorf("the key of Z is called %q on a Russian keyboard", got)
	}
	for _, layout := range []map[ebiten.Key]string{american, german, french} {
		if got := keyboardOf(layout).Label(ebiten.KeyZ); got != "" {
			t.Errorf("the key labelled Z is called %q", got)
		}
	}
}

// TestKeyboardChanges follows a player who changes the layout, from the first stroke on.
func TestKeyboardChanges(t *testing.T) {
	layout := maps.Clone(american)
	b := NewKeyboard(func(k ebiten.Key) string {
		if label, ok := layout[k]; ok {
			return label
		}
		return string(rune('a' + k - ebiten.KeyA))
	})
	strike := func(k ebiten.Key) ebiten.Key {
		in := Input{Keys: []ebiten.Key{ebiten.KeyControlLeft, k}, Struck: []ebiten.Key{k}}
		b.read(&in)
		if !slices.Equal(in.Keys[1:], in.Struck) {
			t.Errorf("held is %v, struck %v", in.Keys[1:], in.Struck)
		}
		return in.Struck[0]
	}
	if got := strike(ebiten.KeyZ); got != ebiten.KeyZ {
		t.Errorf("on an American keyboard Z is %v", got)
	}
	maps.Copy(layout, german)
	if got := strike(ebiten.KeyY); got != ebiten.KeyZ {
		t.Errorf("on a German keyboard the key labelled Z is %v", got)
	}
	if got := strike(ebiten.KeyZ); got != ebiten.KeyY {
		t.Errorf("on a German keyboard the key labelled Y is %v", got)
	}
}

// TestRepeats has keys strike again that move or erase, and no others.
func TestRepeats(t *testing.T) {
	in := Input{repeated: []ebiten.Key{ebiten.KeyArrowLeft, ebiten.KeyBackspace, ebiten.KeyA, ebiten.KeyControlLeft}}
	keyboardOf(american).read(&in)
	if !slices.Equal(in.Struck, []ebiten.Key{ebiten.KeyArrowLeft}) || !in.Again(ebiten.KeyBackspace) || in.Again(ebiten.KeyA) {
		t.Errorf("held keys strike again: %v, and to erase %v", in.Struck, in.repeated)
	}
}

// TestTaps has whoever waits for a button's going down and up see both, though they come
// in one tick.
func TestTaps(t *testing.T) {
	const down, up, held = 'd', 'u', 'h'
	for _, c := range []struct{ name, ticks, want string }{
		{"slow", "d h h u -", "d h h u -"},
		{"a tap in one tick", "du -", "d u"},
		{"two taps in one tick each", "du du - -", "d u d u"},
		{"a tap and a press", "du d h u - -", "d u d u - -"},
		{"nothing", "- -", "- -"},
	} {
		var taps taps
		var got string
		for i := 0; i < len(c.ticks); i++ {
			var in Input
			for ; i < len(c.ticks) && c.ticks[i] != ' '; i++ {
				switch c.ticks[i] {
				case down:
					in.Pressed[LeftButton], in.Down[LeftButton] = true, true
				case up:
					in.Released[LeftButton] = true
				case held:
					in.Down[LeftButton] = true
				}
			}
			taps.spread(&in)
			switch {
			case in.Pressed[LeftButton] && in.Released[LeftButton]:
				got += "? "
			case in.Pressed[LeftButton]:
				got += "d "
			case in.Released[LeftButton]:
				got += "u "
			case in.Down[LeftButton]:
				got += "h "
			default:
				got += "- "
			}
		}
		if got != c.want+" " {
			t.Errorf("%s: %q is told as %q, want %q", c.name, c.ticks, got, c.want)
		}
	}
}
