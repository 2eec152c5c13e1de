package paper

import (
	"strings"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"xwing/internal/harmless"
)

// letters measures the letters of the two faces that are printed: those of the client.
type letters struct {
	faces  [2]*sfnt.Font // regular, bold
	wide   [2]map[rune]float64
	buffer sfnt.Buffer
}

// newLetters reads the fonts.
func newLetters() (*letters, error) {
	l := &letters{wide: [2]map[rune]float64{{}, {}}}
	var err error
	for i, ttf := range [][]byte{goregular.TTF, gobold.TTF} {
		if l.faces[i], err = sfnt.Parse(ttf); err != nil {
			return nil, err
		}
	}
	return l, nil
}

// face is the number of a face.
func face(bold bool) int {
	if bold {
		return 1
	}
	return 0
}

// em is how large letters are measured, in units of the font.
const em = 2048

// width is how wide a text is, of letters that are one point high.
func (l *letters) width(s string, bold bool) float64 {
	sum := 0.0
	at := face(bold)
	for _, r := range s {
		w, known := l.wide[at][r]
		if !known {
			w = l.letter(r, at)
			l.wide[at][r] = w
		}
		sum += w
	}
	return sum
}

// letter is how wide one letter is.
func (l *letters) letter(r rune, at int) float64 {
	i, err := l.faces[at].GlyphIndex(&l.buffer, r)
	if err != nil {
		return 1
	}
	w, err := l.faces[at].GlyphAdvance(&l.buffer, i, fixed.I(em), font.HintingNone)
	if err != nil {
		return 1
	}
	return float64(w) / 64 / em
}

// legible is a text of which each letter can be printed: those that no font has become marks, line breaks blanks.
func (l *letters) legible(s string) string {
	return strings.Map(func(r rune) rune {
		if r == '\n' || r == '\t' {
			return ' '
		}
		if i, err := l.faces[0].GlyphIndex(&l.buffer, r); err != nil || i == 0 {
			return harmless.Mark
		}
		return r
	}, harmless.Text(s))
}

// fit is a text no wider than there is room, its end left out if need be.
func (l *letters) fit(s string, size float64, bold bool, room float64) (fits string, whole bool) {
	if l.width(s, bold)*size <= room {
		return s, true
	}
	runes := []rune(s)
	for n := min(len(runes), 400); n > 0; n-- {
		if short := strings.TrimRight(string(runes[:n]), " ") + "…"; l.width(short, bold)*size <= room {
			return short, false
		}
	}
	return "", false
}

// wrap breaks a text into lines no wider than there is room.
func (l *letters) wrap(s string, size float64, bold bool, room float64) []string {
	var lines []string
	line := ""
	for _, word := range strings.Fields(s) {
		for _, part := range l.parts(word, size, bold, room) {
			next := part
			if line != "" {
				next = line + " " + part
			}
			if line != "" && l.width(next, bold)*size > room {
				lines = append(lines, line)
				next = part
			}
			line = next
		}
	}
	if line != "" {
		lines = append(lines, line)
	}
	return lines
}

// parts breaks a word that is wider than there is room.
func (l *letters) parts(word string, size float64, bold bool, room float64) []string {
	if l.width(word, bold)*size <= room {
		return []string{word}
	}
	var parts []string
	part := ""
	for _, r := range word {
		if next := part + string(r); part != "" && l.width(next, bold)*size > room {
			parts = append(parts, part)
			part = string(r)
		} else {
			part = next
		}
	}
	return append(parts, part)
}
