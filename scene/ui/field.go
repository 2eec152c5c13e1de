package ui

import (
	"math"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/scene/draw"
)

// writing is the field that takes what is typed.
type writing struct {
	id     string // "" for none
	line   Line
	scroll float64 // pixels of the text that lie to the left of the field
	clicks clicks
	caret  Caret
}

// clicks counts clicks at one place, tick by tick.
type clicks struct {
	n    int
	x    float64
	tick int // since the latest
}

// doubleClick is how many ticks two clicks of a double click may lie apart.
const doubleClick = 24

// Field builds a line to write in: a click begins, or a letter while the keys are at
// it; Enter, Escape, Tab or a click elsewhere ends. It holds at most limit letters, shows
// what is empty where it holds none, and returns the text as it is now.
func (u *UI) Field(id string, r draw.Rect, text, empty string, limit int) string {
	u.focus.field = !u.blocked
	hot, _, pressed := u.press(id, r, false)
	entered := pressed && u.focus.keyed
	in := draw.Rect{X: r.X + u.Px(9), Y: r.Y, W: r.W - u.Px(18), H: r.H}
	st := draw.Style{Size: u.Px(15), Color: draw.Text, Plain: true}
	typing := len(u.In.Typed) > 0 || u.In.Again(ebiten.KeyBackspace)
	switch {
	case u.blocked:
	case entered, u.Focused() == id && typing && u.write.id != id, hot && u.In.Pressed[LeftButton] && u.write.id != id:
		u.write = writing{id: id, line: Line{Text: []rune(text), Caret: len([]rune(text)), Anchor: len([]rune(text))}}
	case u.write.id == id && u.In.Pressed[LeftButton] && !hot:
		u.Blur()
	}
	focused := u.write.id == id && !u.blocked
	if focused {
		u.write.line.Limit = limit
		if string(u.write.line.Text) != text { // somebody else has changed it
			u.write.line.Text = []rune(text)
			u.write.line.Move(len(u.write.line.Text), false)
		}
		if !entered {
			u.fieldKeys(&u.write.line)
		}
		u.fieldMouse(&u.write.line, in, st, hot)
		text = string(u.write.line.Text)
		if !entered && slices.ContainsFunc(u.In.Struck, endsWriting) {
			u.Blur()
			focused = false
		}
	}
	u.note(id, text, r, true, "", focused)
	u.paintField(r.Snapped(), in, st, text, empty, focused, hot)
	return text
}

// endsWriting reports whether a key ends writing.
func endsWriting(k ebiten.Key) bool {
	switch k {
	case ebiten.KeyEnter, ebiten.KeyNumpadEnter, ebiten.KeyEscape, ebiten.KeyTab:
		return true
	}
	return false
}

// fieldKeys does what is typed and struck.
func (u *UI) fieldKeys(l *Line) {
	if around := u.In.Around; around != nil { // an input method has put other letters there
		l.Text = []rune(around.Before + around.After)
		l.Move(len([]rune(around.Before)), false)
	}
	if len(u.In.Typed) > 0 {
		l.Insert(u.In.Typed)
	}
	word, extend := u.In.Ctrl(), u.In.Shift()
	for _, k := range slices.Concat(u.In.Struck, u.In.repeated) {
		switch k {
		case ebiten.KeyArrowLeft:
			if from, to := l.Selection(); from < to && !extend {
				l.Move(from, false)
			} else {
				l.Move(l.Before(word), extend)
			}
		case ebiten.KeyArrowRight:
			if from, to := l.Selection(); from < to && !extend {
				l.Move(to, false)
			} else {
				l.Move(l.After(word), extend)
			}
		case ebiten.KeyHome, ebiten.KeyArrowUp:
			l.Move(0, extend)
		case ebiten.KeyEnd, ebiten.KeyArrowDown:
			l.Move(len(l.Text), extend)
		case ebiten.KeyBackspace:
			l.EraseTo(l.Before(word))
		case ebiten.KeyDelete:
			l.EraseTo(l.After(word))
		}
	}
	if u.In.Ctrl() {
		u.fieldClipboard(l)
	}
}

// fieldClipboard selects all, copies, cuts and pastes. Where the clipboard cannot be had
// the field says so, and nothing is lost.
func (u *UI) fieldClipboard(l *Line) {
	switch {
	case u.In.Strikes(ebiten.KeyA):
		l.Select(0, len(l.Text))
	case u.In.Strikes(ebiten.KeyC), u.In.Strikes(ebiten.KeyX):
		if l.Selected() == "" {
			return
		}
		if err := u.Clipboard.write(l.Selected()); err != nil {
			u.Complaint = err
		} else if u.In.Strikes(ebiten.KeyX) {
			l.Erase()
		}
	case u.In.Strikes(ebiten.KeyV):
		text, err := u.Clipboard.read()
		if err != nil {
			u.Complaint = err
			return
		}
		l.Insert([]rune(strings.TrimRight(text, "\r\n")))
	}
}

// fieldMouse puts the caret where a click is, drags a selection, and selects a word by
// two clicks and all by three.
func (u *UI) fieldMouse(l *Line, r draw.Rect, st draw.Style, hot bool) {
	w := &u.write
	w.clicks.tick++
	at := u.letterAt(l, u.In.X-r.X+w.scroll, st)
	switch {
	case hot && u.In.Pressed[LeftButton]:
		if w.clicks.tick > doubleClick || math.Abs(u.In.X-w.clicks.x) > u.Px(6) {
			w.clicks.n = 0
		}
		w.clicks = clicks{n: w.clicks.n + 1, x: u.In.X}
		switch w.clicks.n {
		case 1:
			l.Move(at, u.In.Shift())
		case 2:
			l.Select(l.WordAt(at))
		default:
			l.Select(0, len(l.Text))
		}
	case u.active == w.id && u.In.Down[LeftButton] && w.clicks.n == 1 && u.In.X != w.clicks.x:
		l.Move(at, true)
	}
}

// letterAt is the letter before which the caret stands at x pixels of the text.
func (u *UI) letterAt(l *Line, x float64, st draw.Style) int {
	before := 0.0
	for i := range l.Text {
		next := u.Fonts.Width(string(l.Text[:i+1]), st)
		if x < (before+next)/2 {
			return i
		}
		before = next
	}
	return len(l.Text)
}

func (u *UI) paintField(r, in draw.Rect, st draw.Style, text, empty string, focused, hot bool) {
	face, edge := draw.Space, draw.Edge
	if focused || hot {
		edge = draw.Accent
	}
	u.L.Round(r, u.Px(radius), face)
	u.L.Ring(r, u.Px(radius), max(1, u.Px(1)), edge)
	switch {
	case focused:
		u.paintWriting(in, st)
	case text == "":
		u.Label(in, empty, draw.Style{Size: 15, Color: draw.Dim})
	default:
		u.Label(in, text, draw.Style{Size: 15, Color: draw.Text, Plain: true})
	}
}

// paintWriting paints the line that is written: so far to the left that its caret can be
// seen, what is selected, and what an input method has not settled, underlined.
func (u *UI) paintWriting(r draw.Rect, st draw.Style) {
	w, l := &u.write, &u.write.line
	before, after := string(l.Text[:l.Caret]), string(l.Text[l.Caret:])
	composed := u.In.Composed
	caret, all := u.Fonts.Width(before+composed, st), u.Fonts.Width(before+composed+after, st)
	w.scroll = min(max(w.scroll, caret-r.W), caret)
	w.scroll = max(min(w.scroll, all-r.W), 0)
	left, middle, half := r.X-w.scroll, r.Y+r.H/2, u.Px(10)
	u.L.Clip(draw.Rect{X: r.X - u.Px(3), Y: r.Y, W: r.W + u.Px(6), H: r.H})
	if from, to := l.Selection(); from < to && composed == "" {
		x0, x1 := u.Fonts.Width(string(l.Text[:from]), st), u.Fonts.Width(string(l.Text[:to]), st)
		u.L.Fill(draw.Rect{X: left + x0, Y: middle - half, W: x1 - x0, H: 2 * half}, draw.Fade(draw.Accent, 0.35))
	}
	u.L.Text(left, middle, before+composed+after, st)
	if composed != "" {
		x := u.Fonts.Width(before, st)
		u.L.Fill(draw.Rect{X: left + x, Y: middle + half - u.Px(2), W: caret - x, H: max(1, u.Px(1.5))}, draw.Accent)
	}
	at := draw.Rect{X: left + caret, Y: middle - half, W: max(1, u.Px(1.5)), H: 2 * half}
	u.L.Fill(at, draw.Text)
	u.L.Unclip()
	w.caret = Caret{X: at.X, Y: at.Y, H: at.H, Before: before, After: after}
}

// Caret is where letters go that are typed next, in pixels of the frame, and the text
// around it.
type Caret struct {
	X, Y, H       float64
	Before, After string
}

// Caret is that of the field that takes what is typed; ok is false where none does.
func (u *UI) Caret() (c Caret, ok bool) { return u.write.caret, u.Writing() }

// Writing reports whether a field takes what is typed, arrows and Enter too.
func (u *UI) Writing() bool { return u.write.id != "" }

// Lettering reports whether a field takes letters: it is written in, or the keys are
// at it. No letter means anything else then.
func (u *UI) Lettering() bool {
	at, ok := u.focus.find(u.Focused())
	return u.Writing() || ok && at.field
}

// NextField ends writing and goes on to the next widget, or back.
func (u *UI) NextField(back bool) {
	u.focus.at = u.write.id
	u.Blur()
	u.Next(back)
}

// Blur ends writing, as when the screen with the field goes away.
func (u *UI) Blur() { u.write = writing{} }
