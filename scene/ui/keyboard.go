package ui

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"
)

// Keyboard knows what is written on the keys of the player's keyboard. Ebitengine tells
// keys by their place on an American one; whoever presses Ctrl+Z means the key labelled Z,
// wherever it is. Keys of a keyboard without Latin letters are told by their place, as
// everywhere: nobody could say what Я undoes.
type Keyboard struct {
	name   func(ebiten.Key) string // what stands on a key, "" where nobody knows
	labels map[ebiten.Key]string   // by place
	latin  bool
	again  []Stroke // strike again while they are held, besides those that always do
}

// Again has other keys strike again while they are held, besides those that always do.
func (b *Keyboard) Again(strokes []Stroke) { b.again = strokes }

// NewKeyboard returns a keyboard whose keys are called as name says.
func NewKeyboard(name func(ebiten.Key) string) *Keyboard {
	return &Keyboard{name: name, labels: map[ebiten.Key]string{}}
}

// labelled are the keys on which layouts differ, besides letters.
var labelled = []ebiten.Key{
	ebiten.KeyBackquote, ebiten.KeyMinus, ebiten.KeyEqual, ebiten.KeyBracketLeft, ebiten.KeyBracketRight, ebiten.KeyBackslash,
	ebiten.KeySemicolon, ebiten.KeyQuote, ebiten.KeyComma, ebiten.KeyPeriod, ebiten.KeySlash, ebiten.KeyIntlBackslash,
}

// signKeys are the keys by the sign on them that means something to the program.
var signKeys = map[string]ebiten.Key{"+": ebiten.KeyEqual, "=": ebiten.KeyEqual, "-": ebiten.KeyMinus, "/": ebiten.KeySlash}

// unknownKey is one whose label means nothing to the program.
const unknownKey = ebiten.KeyMax + 1

// isLetter reports whether a key has a letter on an American keyboard.
func isLetter(k ebiten.Key) bool { return ebiten.KeyA <= k && k <= ebiten.KeyZ }

// isDigit reports whether a key is in the row of digits.
func isDigit(k ebiten.Key) bool { return ebiten.KeyDigit0 <= k && k <= ebiten.KeyDigit9 }

// isLabelled reports whether a key is another on another layout.
func isLabelled(k ebiten.Key) bool {
	if isLetter(k) || isDigit(k) {
		return true
	}
	for _, l := range labelled {
		if k == l {
			return true
		}
	}
	return false
}

// learn reads the labels anew if the one of a key that was struck has changed: that is
// cheap enough for a stroke and would not be for every tick.
func (b *Keyboard) learn(struck ebiten.Key) {
	if label, known := b.labels[struck]; known && label == b.name(struck) {
		return
	}
	b.latin = false
	for k := range unknownKey {
		if isLabelled(k) {
			b.labels[k] = b.name(k)
			b.latin = b.latin || isLetter(k) && isLatin(b.labels[k])
		}
	}
}

func isLatin(label string) bool {
	return len(label) == 1 && 'a' <= label[0]|0x20 && label[0]|0x20 <= 'z'
}

// Meant is the key that is meant by the one in a place: that of the letter or sign which
// stands on it. The row of digits counts as digits, shifted or not, but under control,
// where nothing is counted, it is what its signs say.
func (b *Keyboard) Meant(place ebiten.Key, ctrl bool) ebiten.Key {
	if !isLabelled(place) {
		return place
	}
	label := b.labels[place]
	sign, isSign := signKeys[label]
	switch {
	case isDigit(place):
		if ctrl && isSign {
			return sign
		}
		return place
	case !b.latin || label == "":
		return place
	case isLatin(label):
		return ebiten.KeyA + ebiten.Key(label[0]|0x20-'a')
	case isSign:
		return sign
	}
	return unknownKey
}

// Label is what stands on the key that means k, in capitals, where that is no Latin
// letter; "" where the name of the key is what stands on it.
func (b *Keyboard) Label(k ebiten.Key) string {
	if len(b.labels) == 0 { // before the first stroke
		b.learn(k)
	}
	label := b.labels[k]
	if b.latin || !isLetter(k) || utf8.RuneCountInString(label) != 1 {
		return ""
	}
	return strings.ToUpper(label)
}

// read tells the keys of an Input by their labels, and has those that may strike again do so.
func (b *Keyboard) read(in *Input) {
	for _, k := range in.Struck {
		if isLabelled(k) {
			b.learn(k)
			break
		}
	}
	ctrl := in.Ctrl()
	for _, list := range [][]ebiten.Key{in.Keys, in.Struck, in.repeated} {
		for i, k := range list {
			list[i] = b.Meant(k, ctrl)
		}
	}
	held := in.repeated
	in.repeated = nil
	for _, k := range held {
		switch {
		case repeats(k) || slices.ContainsFunc(b.again, func(s Stroke) bool { return s.Key == k }):
			in.Struck = append(in.Struck, k)
		case erases(k):
			in.repeated = append(in.repeated, k)
		}
	}
}
