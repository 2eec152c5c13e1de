package ui

import (
	"github.com/hajimehoshi/ebiten/v2"

	"xwing/scene/draw"
)

// Field builds a line to write in: a click begins, or a letter while the keys are at
// it; Enter, Escape, Tab or a click elsewhere ends. It returns the text as it is now.
func (u *UI) Field(id string, r draw.Rect, text, empty string, limit int) string {
	u.focus.field = !u.blocked
	hot, _, entered := u.press(id, r, false)
	if u.In.Pressed[LeftButton] && !u.blocked {
		if hot {
			u.writing = id
		} else if u.writing == id {
			u.writing = ""
		}
	}
	if u.Focused() == id && !u.blocked && !entered && (len(u.In.Typed) > 0 || u.In.Erase) {
		u.writing = id
	}
	focused := u.writing == id && !u.blocked
	if entered {
		u.writing, focused = id, true
	} else if focused {
		for _, c := range u.In.Typed {
			if len([]rune(text)) < limit && c >= ' ' {
				text += string(c)
			}
		}
		if runes := []rune(text); u.In.Erase && len(runes) > 0 {
			text = string(runes[:len(runes)-1])
		}
		if u.In.Strikes(ebiten.KeyEnter) || u.In.Strikes(ebiten.KeyEscape) || u.In.Strikes(ebiten.KeyTab) {
			u.writing, focused = "", false
		}
	}
	u.note(id, text, r, true, "", focused)
	r = r.Snapped()
	face, edge := draw.Space, draw.Edge
	if focused || hot {
		edge = draw.Accent
	}
	u.L.Round(r, u.Px(radius), face)
	u.L.Ring(r, u.Px(radius), max(1, u.Px(1)), edge)
	in := draw.Rect{X: r.X + u.Px(9), Y: r.Y, W: r.W - u.Px(18), H: r.H}
	st := draw.Style{Size: 15, Color: draw.Text}
	shown := text
	switch {
	case focused:
		shown += "|"
	case text == "":
		shown, st.Color = empty, draw.Dim
	}
	u.Label(in, shown, st)
	return text
}

// Writing reports whether a field takes what is typed, arrows and Enter too.
func (u *UI) Writing() bool { return u.writing != "" }

// Lettering reports whether a field takes letters: it is written in, or the keys are
// at it. No letter means anything else then.
func (u *UI) Lettering() bool {
	at, ok := u.focus.find(u.Focused())
	return u.Writing() || ok && at.field
}

// NextField ends writing and goes on to the next widget, or back.
func (u *UI) NextField(back bool) {
	u.focus.at, u.writing = u.writing, ""
	u.Next(back)
}

// Blur ends writing, as when the screen with the field goes away.
func (u *UI) Blur() { u.writing = "" }
