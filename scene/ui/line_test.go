package ui

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/scene/draw"
)

// TestField takes what is typed after a click on it, until a click elsewhere.
func TestField(t *testing.T) {
	u := newUI(t)
	r := draw.Rect{X: 10, Y: 10, W: 100, H: 30}
	text := ""
	for _, in := range []Input{{Typed: []rune("no")}, down(20, 20), up(20, 20), {X: 300, Y: 20, Typed: []rune("Anns and more")},
		{X: 300, Y: 20, Struck: []ebiten.Key{ebiten.KeyBackspace}}, down(300, 20), {Typed: []rune("no")}} {
		u.Begin(in, 1)
		text = u.Field("f", r, text, "name", 4)
		u.End()
	}
	if text != "Ann" || u.Writing() {
		t.Errorf("the field holds %q, writing %v", text, u.Writing())
	}
}

// writer writes in a field tick by tick. The clipboard holds what board says.
type writer struct {
	u           *UI
	text, board string
}

func (w *writer) tick(in Input) {
	w.u.Begin(in, 1)
	w.text = w.u.Field("f", draw.Rect{X: 10, Y: 10, W: 200, H: 30}, w.text, "name", 20)
	w.u.End()
}

// shown is the text with its selection in brackets and its caret as a bar.
func (w *writer) shown() string {
	l := &w.u.write.line
	if !w.u.Writing() {
		return w.text
	}
	var out strings.Builder
	from, to := l.Selection()
	for i := 0; i <= len(l.Text); i++ {
		if i == to && from < to {
			out.WriteString("]")
		}
		if i == l.Caret {
			out.WriteString("|")
		}
		if i == from && from < to {
			out.WriteString("[")
		}
		if i < len(l.Text) {
			out.WriteRune(l.Text[i])
		}
	}
	return out.String()
}

// TestFieldKeys writes, moves, selects and erases as on any desktop.
func TestFieldKeys(t *testing.T) {
	strokes := map[string]ebiten.Key{"left": ebiten.KeyArrowLeft, "right": ebiten.KeyArrowRight, "home": ebiten.KeyHome, "end": ebiten.KeyEnd,
		"back": ebiten.KeyBackspace, "del": ebiten.KeyDelete, "esc": ebiten.KeyEscape, "enter": ebiten.KeyEnter,
		"a": ebiten.KeyA, "c": ebiten.KeyC, "x": ebiten.KeyX, "v": ebiten.KeyV}
	for _, c := range []struct{ name, do, want string }{
		{"in the middle", "type:Lke left left type:u", "Lu|ke"},
		{"the front", "type:uke home type:L end type:!", "Luke!|"},
		{"before and after the caret", "type:Lukke left left back right del", "Luk|"},
		{"words", "type:Luke-Sky-Wing ctrl+left ctrl+left type:New", "Luke-New|Sky-Wing"},
		{"a word behind", "type:Luke-Sky ctrl+back", "Luke-|"},
		{"a word ahead", "type:Luke-Sky home ctrl+del", "|Sky"},
		{"select and write over it", "type:Luke shift+home type:Leia", "Leia|"},
		{"select a little", "type:Luke shift+left shift+left", "Lu|[ke]"},
		{"go to the end of what is selected", "type:Luke shift+left shift+left right", "Luke|"},
		{"go to its begin", "type:Luke shift+left shift+left left", "Lu|ke"},
		{"erase it", "type:Luke shift+left shift+left back", "Lu|"},
		{"all", "type:Luke ctrl+a", "[Luke]|"},
		{"copy and paste", "type:Luke ctrl+a ctrl+c end ctrl+v", "LukeLuke|"},
		{"cut", "type:Luke shift+left ctrl+x home ctrl+v", "e|Luk"},
		{"cut nothing", "type:Luke ctrl+x ctrl+v", "Lukeboard|"},
		{"no more than there is room for", "type:0123456789abcdef ctrl+v home type:zzz", "|0123456789abcdefboar"},
		{"letters that are none", "type:a\u202eb\x1bc", "abc|"},
		{"letters of several bytes", "type:Äöü left back type:ß", "Äß|ü"},
		{"enter ends", "type:Luke enter type:Leia", "Luke"},
		{"escape ends", "type:Luke esc", "Luke"},
	} {
		w := &writer{u: newUI(t), board: "board"}
		w.u.Clipboard = Clipboard{Read: func() (string, error) { return w.board, nil }, Write: func(s string) error { w.board = s; return nil }}
		w.tick(down(20, 20))
		w.tick(up(20, 20))
		for _, step := range strings.Fields(c.do) {
			in := Input{X: -1, Y: -1}
			if text, ok := strings.CutPrefix(step, "type:"); ok {
				in.Typed = []rune(text)
			} else {
				if rest, ok := strings.CutPrefix(step, "ctrl+"); ok {
					step, in.Keys = rest, append(in.Keys, ebiten.KeyControlLeft)
				}
				if rest, ok := strings.CutPrefix(step, "shift+"); ok {
					step, in.Keys = rest, append(in.Keys, ebiten.KeyShiftLeft)
				}
				in.Struck = []ebiten.Key{strokes[step]}
			}
			w.tick(in)
			if w.u.Complaint != nil {
				t.Errorf("%s: %v", c.name, w.u.Complaint)
			}
		}
		if got := w.shown(); got != c.want {
			t.Errorf("%s: %s becomes %q, want %q", c.name, c.do, got, c.want)
		}
	}
}

// TestFieldMouse puts the caret where a click is, drags a selection, and takes words.
func TestFieldMouse(t *testing.T) {
	w := &writer{u: newUI(t), text: "Luke Skywalker"}
	st := draw.Style{Size: 15, Plain: true}
	at := func(n int) float64 { return 19 + w.u.Fonts.Width(w.text[:n], st) + 1 }
	click := func(n int) {
		w.tick(down(at(n), 20))
		w.tick(up(at(n), 20))
	}
	click(0)
	click(5)
	if got := w.shown(); got != "Luke |Skywalker" {
		t.Errorf("a click puts the caret at %q", got)
	}
	click(5)
	if got := w.shown(); got != "Luke [Skywalker]|" {
		t.Errorf("a double click selects %q", got)
	}
	click(5)
	if got := w.shown(); got != "[Luke Skywalker]|" {
		t.Errorf("a third click selects %q", got)
	}
	for range doubleClick + 1 {
		w.tick(Input{X: 300})
	}
	w.tick(down(at(5), 20))
	in := down(at(8), 20)
	in.Pressed[LeftButton] = false
	w.tick(in)
	w.tick(up(at(8), 20))
	if got := w.shown(); got != "Luke [Sky]|walker" {
		t.Errorf("dragging selects %q", got)
	}
}

// TestFieldWithoutClipboard says so, and nothing is lost.
func TestFieldWithoutClipboard(t *testing.T) {
	w := &writer{u: newUI(t), text: "Luke"}
	w.tick(down(20, 20))
	w.tick(up(20, 20))
	for _, k := range []ebiten.Key{ebiten.KeyA, ebiten.KeyX} {
		w.tick(Input{X: -1, Keys: []ebiten.Key{ebiten.KeyControlLeft}, Struck: []ebiten.Key{k}})
	}
	if w.text != "Luke" || w.u.Complaint == nil {
		t.Errorf("cutting without a clipboard leaves %q and says %v", w.text, w.u.Complaint)
	}
}

// TestInputMethod shows what is not settled yet in its place, and takes what is.
func TestInputMethod(t *testing.T) {
	w := &writer{u: newUI(t), text: "ab"}
	w.tick(down(200, 20))
	w.tick(up(200, 20))
	w.tick(Input{X: -1, Struck: []ebiten.Key{ebiten.KeyArrowLeft}})
	w.tick(Input{X: -1, Composed: "か"})
	if w.text != "ab" {
		t.Errorf("what is not settled is written: %q", w.text)
	}
	if c, ok := w.u.Caret(); !ok || c.Before != "a" || c.After != "b" || c.X < 19 {
		t.Errorf("the method is told of %+v", c)
	}
	w.tick(Input{X: -1, Typed: []rune("可")})
	if w.text != "a可b" {
		t.Errorf("what is settled makes %q", w.text)
	}
	w.tick(Input{X: -1, Around: &Around{Before: "x", After: "y"}, Typed: []rune("z")})
	if w.text != "xzy" {
		t.Errorf("what it puts around the caret makes %q", w.text)
	}
}
