package draw

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// TestSignsInText gives a sign the room of its letter and leaves the line where
// it stands without.
func TestSignsInText(t *testing.T) {
	f, err := NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	for _, size := range []float64{13, 15, 30} {
		for _, bold := range []bool{false, true} {
			st := Style{Size: size, Bold: bold}
			got := f.Width("\ue000focus", st) - f.Width("focus", st)
			if got < 0.9*size || got > 1.1*size {
				t.Errorf("size %v: a sign is %.1f wide", size, got)
			}
			letters := &text.GoTextFace{Source: f.regular, Size: size}
			if bold {
				letters.Source = f.bold
			}
			with, without := f.face(size, bold).Metrics(), letters.Metrics()
			if with.HAscent != without.HAscent || with.CapHeight != without.CapHeight {
				t.Errorf("size %v: lines stand at %+v, want %+v", size, with, without)
			}
		}
	}
}

// TestSignsBeforeWords puts signs before whole words, the longest first.
func TestSignsBeforeWords(t *testing.T) {
	f, err := NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	f.NameSigns(map[string]rune{"focus": '1', "arc": '2', "front arc": '3', "Force": '4', "full front arc": '5'})
	for text, want := range map[string]string{
		"spends 1 focus token":                    "spends 1 1focus token",
		"Focus, focused, refocus, focus.":         "1Focus, focused, refocus, 1focus.",
		"in the front arc (full front arc)":       "in the 3front arc (5full front arc)",
		"arc":                                     "2arc",
		"S-arc arc's the force, the Force":        "S-arc arc's the force, the 4Force",
		"\ue001focus focus":                       "\ue001focus 1focus",
		"à front  arc":                            "à front  2arc",
		"Front arc. Focus: Focus":                 "3Front arc. 1Focus: 1Focus",
		"The Front arc Pilot, Force, Force Pilot": "The Front arc Pilot, 4Force, Force Pilot",
		"White Focus, blank Arc":                  "White Focus, blank Arc",
		"":                                        "",
	} {
		if got := f.signs.in(text); got != want {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
	st := Style{Size: 14}
	if got := f.Wrap("focus", st, 1000)[0]; got != "1focus" {
		t.Errorf("wrapped: %q", got)
	}
	st.Plain = true
	if got := f.Wrap("focus", st, 1000)[0]; got != "focus" {
		t.Errorf("plain: %q", got)
	}
}

// TestWrapKeepsNamesWhole breaks lines between names, not in quotes and not before the number of a ship.
func TestWrapKeepsNamesWhole(t *testing.T) {
	f, err := NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	st := Style{Size: 15, Plain: true}
	for _, c := range []struct {
		text string
		upTo string // what a line has room for
		want []string
	}{
		{`Attack "Winged Gundark" (8), range 1`, `Attack "Winged Gun`, []string{"Attack", `"Winged Gundark"`, "(8), range 1"}},
		{`Attack "Winged Gundark" (8), range 1`, `Attack "Winged Gundark" (8)`, []string{"Attack", `"Winged Gundark" (8),`, "range 1"}},
		{"at Black Squadron Pilot (7), range 1", "at Black Squadron Pilot (7", []string{"at Black Squadron", "Pilot (7), range 1"}},
		{"suffers 1 crit damage", "suffers 1 crit", []string{"suffers 1 crit", "damage"}},
		{"attacks at range 2: cannon", "attacks at range 2", []string{"attacks at", "range 2: cannon"}},
		{`"A name wider than the line"`, `"A name wider`, []string{`"A name wider`, `than the line"`}},
	} {
		if got := f.Wrap(c.text, st, f.Width(c.upTo, st)); !slices.Equal(got, c.want) {
			t.Errorf("%q up to %q breaks into %q, want %q", c.text, c.upTo, got, c.want)
		}
	}
}
