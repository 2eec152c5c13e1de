package draw

import "math"

// Theme is how the colors of the palette are shown. They are made for a dark table; in a
// bright hall every color is turned around: dark is light, and it keeps its hue. So what
// stands apart on the one stands apart on the other, and colors are named once.
type Theme struct {
	ID    string
	known map[Color]Color // turned already
}

// The themes.
const (
	DarkTable  = "dark"
	BrightHall = "bright"
)

// Themes are the ids of all themes, the usual one first.
func Themes() []string { return []string{DarkTable, BrightHall} }

// NewTheme returns the theme of an id.
func NewTheme(id string) *Theme { return &Theme{ID: id, known: map[Color]Color{}} }

// mostKnown bounds the memory of colors: what fades has many.
const mostKnown = 20000

// Of is a color as the theme shows it.
func (t *Theme) Of(c Color) Color {
	if t == nil || t.ID == DarkTable {
		return c
	}
	now, ok := t.known[c]
	if !ok {
		if len(t.known) > mostKnown {
			clear(t.known)
		}
		now = Turned(c)
		t.known[c] = now
	}
	return now
}

// How a lightness is turned: the words of the dark table become ink, its panels paper.
const (
	turnFrom  = 1.165
	turnBy    = 1.055
	inkiest   = 0.10
	dye       = 0.335 // the least of a color of full chroma: darker, nobody tells amber from black
	fullDye   = 0.1
	whitest   = 0.985
	turnSteps = 12 // in which a color is made so pale that a screen can show it
)

// Turned is a color with its lightness turned around.
func Turned(c Color) Color {
	l, a, b := toLab(c)
	least := max(inkiest, dye*min(1, math.Hypot(a, b)/fullDye))
	l = min(max(turnFrom-turnBy*l, least), whitest)
	out, ok := fromLab(l, a, b)
	if !ok {
		pale, vivid := 0.0, 1.0
		for range turnSteps {
			k := (pale + vivid) / 2
			if now, fits := fromLab(l, a*k, b*k); fits {
				pale, out = k, now
			} else {
				vivid = k
			}
		}
	}
	out.A = c.A
	return out
}
