package draw

import (
	"bytes"
	"math"
	"strings"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"

	"xwing/assets"
	"xwing/internal/harmless"
)

func hypot(x, y float64) float64 { return math.Hypot(x, y) }

// Fonts are the two faces of the client (the Go fonts) at every size in use,
// each with the signs of our icon set, and the widths measured with them.
type Fonts struct {
	regular, bold, icons *text.GoTextFaceSource
	faces                map[fontKey]text.Face
	widths               map[widthKey]float64
	signs                signs
}

type fontKey struct {
	size float64
	bold bool
}

type widthKey struct {
	fontKey
	s string
}

// NewFonts reads the fonts.
func NewFonts() (*Fonts, error) {
	f := &Fonts{faces: map[fontKey]text.Face{}, widths: map[widthKey]float64{}}
	signs, err := assets.IconFont()
	if err != nil {
		return nil, err
	}
	for _, s := range []struct {
		source **text.GoTextFaceSource
		ttf    []byte
	}{{&f.regular, goregular.TTF}, {&f.bold, gobold.TTF}, {&f.icons, signs}} {
		if *s.source, err = text.NewGoTextFaceSource(bytes.NewReader(s.ttf)); err != nil {
			return nil, err
		}
	}
	return f, nil
}

func (f *Fonts) face(size float64, bold bool) text.Face {
	k := fontKey{size, bold}
	if face := f.faces[k]; face != nil {
		return face
	}
	source := f.regular
	if bold {
		source = f.bold
	}
	letters := &text.GoTextFace{Source: source, Size: size}
	var face text.Face = letters
	if both, err := text.NewMultiFace(letters, &text.GoTextFace{Source: f.icons, Size: size}); err == nil {
		face = both // it fails only where lines would run in two directions
	}
	f.faces[k] = face
	return face
}

// maxWidths bounds the memory of measured texts.
const maxWidths = 20000

// Width is the width of a text in pixels.
func (f *Fonts) Width(s string, st Style) float64 {
	s = harmless.Text(s)
	k := widthKey{fontKey{st.Size, st.Bold}, s}
	if w, ok := f.widths[k]; ok {
		return w
	}
	if len(f.widths) > maxWidths {
		clear(f.widths)
	}
	w := text.AdvanceAt(s, len(s), f.face(st.Size, st.Bold))
	f.widths[k] = w
	return w
}

// Wrap breaks a text into lines no wider than width, with its signs (NameSigns).
func (f *Fonts) Wrap(s string, st Style, width float64) []string {
	if !st.Plain {
		s = f.signs.in(s)
	}
	var lines []string
	for _, paragraph := range strings.Split(s, "\n") {
		line := ""
		for _, word := range f.whole(f.pieces(strings.Fields(paragraph), st, width), st, width) {
			next := word
			if line != "" {
				next = line + " " + word
			}
			if line != "" && f.Width(next, st) > width {
				lines = append(lines, line)
				next = word
			}
			line = next
		}
		lines = append(lines, line)
	}
	return lines
}

// whole joins words that are read as one, as far as a line has room for them: a sign and its word, what stands
// in quotes, a name and the number behind it.
func (f *Fonts) whole(words []string, st Style, width float64) []string {
	out := make([]string, 0, len(words))
	for i, word := range words {
		if n := len(out) - 1; n >= 0 && belongs(out[n], word, i == len(words)-1) {
			if both := out[n] + " " + word; f.Width(both, st) <= width {
				out[n] = both
				continue
			}
		}
		out = append(out, word)
	}
	return out
}

// belongs reports whether a word is read together with those before it. A number belongs to the word before it if
// nothing follows: "range 1", but "1 crit".
func belongs(before, word string, last bool) bool {
	if hasSign(before) || strings.Count(before, `"`)%2 == 1 || strings.Count(before, "“") > strings.Count(before, "”") {
		return true
	}
	number := strings.TrimRight(word, ".,:;·!?")
	ends := last || number != word
	if inner, ok := strings.CutPrefix(number, "("); ok {
		number, ends = strings.TrimSuffix(inner, ")"), true
	}
	return ends && number != "" && len(number) <= 3 && strings.Trim(number, "0123456789") == ""
}

// pieces breaks words that are wider than a line, behind a hyphen where they have one.
func (f *Fonts) pieces(words []string, st Style, width float64) []string {
	for i, word := range words {
		runes := []rune(word)
		n := len(runes)
		for n > 1 && f.Width(string(runes[:n]), st) > width {
			n--
		}
		if n < len(runes) {
			if hyphen := strings.LastIndexAny(string(runes[:n]), "-\u2010–"); hyphen > 0 {
				n = utf8.RuneCountInString(string(runes[:n])[:hyphen]) + 1
			}
			rest := append([]string{string(runes[n:])}, words[i+1:]...)
			return append(append(words[:i:i], string(runes[:n])), f.pieces(rest, st, width)...)
		}
	}
	return words
}

// Fit is the text, cut with an ellipsis if it is wider than width.
func (f *Fonts) Fit(s string, st Style, width float64) string {
	if f.Width(s, st) <= width {
		return s
	}
	runes := []rune(s)
	for n := len(runes) - 1; n > 0; n-- {
		cut := strings.TrimRight(string(runes[:n]), " ") + "…"
		if f.Width(cut, st) <= width {
			return cut
		}
	}
	return "…"
}

// LineHeight is the distance of two lines of that size.
func LineHeight(size float64) float64 { return math.Round(size * 1.32) }
